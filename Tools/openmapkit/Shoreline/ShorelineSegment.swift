/// A piece of a shoreline within a bin, with land on its left.
struct ShorelineSegment: Equatable, Sendable {
  /// A side of a bin, counterclockwise from the south.
  enum Side: Int, Sendable {
    case south, east, north, west
  }

  /// What a shoreline parts, as GSHHG counts.
  enum Level: Int, Sendable {
    case coast = 1, lake, islandInLake, pondOnIsland, iceFront, groundingLine
  }

  let level: Level
  /// The sides it comes in and goes out by, or nil where it is closed within the bin.
  let crossing: Crossing?
  /// Its points, of which the first and the last of one that crosses lie on the bin's sides.
  let points: [ShorelinePoint]

  struct Crossing: Equatable, Sendable {
    let entry: Side
    let exit: Side
  }
}

/// A place within a bin: 0 to 65,535 from its west side, and from its south side.
typealias ShorelinePoint = SIMD2<Int32>

extension ShorelineSegment.Side {
  /// How long a side is.
  static let length = 65_535
  /// How long the way around a bin is.
  static let wayAround = 4 * length

  /// Where a point of this side lies on the way around the bin, counterclockwise from the south-western corner.
  func position(of point: ShorelinePoint) -> Int {
    let along: Int
    switch self {
    case .south: along = Int(point.x)
    case .east: along = Int(point.y)
    case .north: along = Self.length - Int(point.x)
    case .west: along = Self.length - Int(point.y)
    }
    return (rawValue * Self.length + along) % Self.wayAround
  }

  /// The corner that this side begins at, going counterclockwise.
  var corner: ShorelinePoint {
    let length = Int32(Self.length)
    switch self {
    case .south: return [0, 0]
    case .east: return [length, 0]
    case .north: return [length, length]
    case .west: return [0, length]
    }
  }
}
