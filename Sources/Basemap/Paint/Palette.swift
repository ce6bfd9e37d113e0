/// The colours of a drawn map.
struct Palette: Sendable {
  // The land, from the wild to the built.
  var land: CGColor
  var farmland: CGColor
  var grass: CGColor
  var wood: CGColor
  var park: CGColor
  var parkEdge: CGColor
  var wetland: CGColor
  var sand: CGColor
  var rock: CGColor
  var ice: CGColor
  var residential: CGColor
  var commerce: CGColor
  var industry: CGColor
  var campus: CGColor
  var hospital: CGColor
  var leisure: CGColor
  var pitch: CGColor
  var cemetery: CGColor
  var military: CGColor
  var building: CGColor
  var buildingEdge: CGColor
  // Water.
  var water: CGColor
  var intermittentWater: CGColor
  var stream: CGColor
  // Ways, from the widest to the narrowest.
  var motorway: CGColor
  var motorwayEdge: CGColor
  var trunk: CGColor
  var trunkEdge: CGColor
  var primary: CGColor
  var primaryEdge: CGColor
  var street: CGColor
  var streetEdge: CGColor
  var track: CGColor
  var path: CGColor
  var pathEdge: CGColor
  var square: CGColor
  var rail: CGColor
  var ferry: CGColor
  var runway: CGColor
  var apron: CGColor
  // Lines that are not there on the ground.
  var country: CGColor
  var province: CGColor
}

extension CGColor {
  /// A colour written as 0xRRGGBB.
  static func hex(_ value: UInt32, alpha: CGFloat = 1) -> CGColor {
    CGColor(
      srgbRed: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
      blue: CGFloat(value & 0xFF) / 255, alpha: alpha)
  }

  /// The colour with its saturation and its contrast to a light ground taken back.
  ///
  /// - Parameters:
  ///   - saturation: What is left of the colour's distance from grey, 0…1.
  ///   - lift: How far it moves towards near-white, 0…1.
  /// - Returns: The calmer colour, with the same alpha.
  func muted(saturation: Double, lift: Double) -> CGColor {
    let grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    func mix(_ channel: Double) -> CGFloat {
      let calm = grey + (channel - grey) * saturation
      return CGFloat(calm + (0.965 - calm) * lift)
    }
    return CGColor(srgbRed: mix(red), green: mix(green), blue: mix(blue), alpha: alpha)
  }
}
