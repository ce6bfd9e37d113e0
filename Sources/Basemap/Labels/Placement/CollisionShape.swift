/// The room that a text or an icon takes on a label plane.
struct CollisionShape: Sendable {
  /// A round piece of the room of a text along a line.
  struct Disc: Sendable {
    let center: SIMD2<Double>
    let radius: Double
  }

  /// Around all of it.
  let box: LabelBox
  /// What the room is made of; empty: the box.
  let discs: [Disc]
  let overlap: StyleOverlap
  /// Whether others have to keep out.
  let blocks: Bool

  init(box: LabelBox, overlap: StyleOverlap, blocks: Bool) {
    (self.box, discs, self.overlap, self.blocks) = (box, [], overlap, blocks)
  }

  init(discs: [Disc], overlap: StyleOverlap, blocks: Bool) {
    (self.discs, self.overlap, self.blocks) = (discs, overlap, blocks)
    box = discs.reduce(LabelBox.null) { $0.union(LabelBox(around: $1.center, radius: $1.radius)) }
  }

  /// Whether the shape may not be placed once the other one is.
  func yields(to other: CollisionShape) -> Bool {
    guard other.blocks, box.overlaps(other.box) else { return false }
    switch overlap {
    case .always: return false
    case .cooperative where other.overlap != .never: return false
    default: return overlaps(other)
    }
  }

  private func overlaps(_ other: CollisionShape) -> Bool {
    if discs.isEmpty {
      return other.discs.isEmpty || other.discs.contains { Self.meet(box, $0) }
    }
    if other.discs.isEmpty { return discs.contains { Self.meet(other.box, $0) } }
    return discs.contains { disc in
      other.discs.contains { other in
        let (offset, reach) = (disc.center - other.center, disc.radius + other.radius)
        return offset.x * offset.x + offset.y * offset.y < reach * reach
      }
    }
  }

  private static func meet(_ box: LabelBox, _ disc: Disc) -> Bool {
    let x = disc.center.x - min(max(disc.center.x, box.minX), box.maxX)
    let y = disc.center.y - min(max(disc.center.y, box.minY), box.maxY)
    return x * x + y * y < disc.radius * disc.radius
  }
}
