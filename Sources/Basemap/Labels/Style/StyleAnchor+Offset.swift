extension StyleAnchor {
  /// How much less a text needs to stand off above and below, in ems: its lines are higher than its letters.
  private static let slack = 7.0 / 24

  /// The shift, in ems, that keeps a text at a distance from its place.
  func offset(radius: Double) -> SIMD2<Double> {
    let radius = max(radius, 0)
    let diagonal = radius / 2.0.squareRoot()
    switch self {
    case .center: return SIMD2()
    case .top: return SIMD2(0, radius - Self.slack)
    case .bottom: return SIMD2(0, Self.slack - radius)
    case .left: return SIMD2(radius, 0)
    case .right: return SIMD2(-radius, 0)
    case .topLeft: return SIMD2(diagonal, diagonal - Self.slack)
    case .topRight: return SIMD2(-diagonal, diagonal - Self.slack)
    case .bottomLeft: return SIMD2(diagonal, Self.slack - diagonal)
    case .bottomRight: return SIMD2(-diagonal, Self.slack - diagonal)
    }
  }

  /// The shift, in ems, for distances to the side and up or down, whatever their signs.
  func offset(sides: SIMD2<Double>) -> SIMD2<Double> {
    let (x, y) = (abs(sides.x), abs(sides.y))
    let across =
      switch fractionX {
      case 0: x
      case 1: -x
      default: 0.0
      }
    let down =
      switch fractionY {
      case 0: y - Self.slack
      case 1: Self.slack - y
      default: 0.0
      }
    return SIMD2(across, down)
  }

  /// The shift, in ems, of an anchor with an offset of its own.
  func offset(from offset: SIMD2<Double>) -> SIMD2<Double> {
    switch fractionY {
    case 0: SIMD2(offset.x, offset.y - Self.slack)
    case 1: SIMD2(offset.x, offset.y + Self.slack)
    default: offset
    }
  }
}
