/// The part of the world that a region covers, in degrees.
struct RegionBox: Equatable, Sendable {
  let west: Double
  let south: Double
  let east: Double
  let north: Double

  /// Makes a box, or nil where it is empty or leaves the world.
  init?(west: Double, south: Double, east: Double, north: Double) {
    guard west >= -180, west < east, east <= 180, south >= -90, south < north, north <= 90 else { return nil }
    (self.west, self.south, self.east, self.north) = (west, south, east, north)
  }

  /// The box, grown by degrees on each side, within the world.
  func grown(by margin: Double) -> RegionBox {
    RegionBox(
      west: max(west - margin, -180), south: max(south - margin, -90), east: min(east + margin, 180),
      north: min(north + margin, 90)) ?? self
  }
}
