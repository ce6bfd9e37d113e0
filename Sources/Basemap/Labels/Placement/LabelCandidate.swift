/// A label that may be shown, and what is decided about it.
///
/// Everything mutable belongs to the `LabelBoard` that made it, and is only touched under its lock.
final class LabelCandidate {
  /// What is known of a label after some rounds.
  enum Outcome {
    case undecided
    /// Shown in the arrangement of that index.
    case shown(Int)
    case hidden
  }

  let rank: LabelRank
  let style: LabelStyle
  /// The ways to show it, the most wanted first; never empty.
  let arrangements: [LabelArrangement]
  /// Around the room of all arrangements.
  let box: LabelBox
  /// Labels of one layer with the same text within this distance along lines compete, in points.
  let repeatDistance: Double

  /// Decided for so many rounds and more.
  var outcome = Outcome.undecided
  var decidedRounds = Int.max
  /// Not yet decided after so many rounds.
  var undecidedRounds = 0
  /// All ahead of it that it may have to yield to, the first ahead first; nil where not looked for.
  var rivals: [LabelCandidate]?

  init(rank: LabelRank, style: LabelStyle, arrangements: [LabelArrangement], repeatDistance: Double = 0) {
    (self.rank, self.style, self.arrangements) = (rank, style, arrangements)
    self.repeatDistance = repeatDistance
    box = arrangements.reduce(.null) { $0.union($1.box) }
  }

  var anchor: SIMD2<Double> { rank.anchor }

  /// Whether the label yields to the other one wherever both are shown: it says the same, close by.
  func repeats(_ other: LabelCandidate) -> Bool {
    guard repeatDistance > 0, other.repeatDistance > 0, rank.layer == other.rank.layer, rank.text == other.rank.text,
      !rank.text.isEmpty
    else { return false }
    let (offset, reach) = (anchor - other.anchor, max(repeatDistance, other.repeatDistance))
    return offset.x * offset.x + offset.y * offset.y < reach * reach
  }

  /// Whether it may have to yield to the other one, which is ahead.
  func isRival(_ other: LabelCandidate) -> Bool {
    repeats(other)
      || box.overlaps(other.box)
        && arrangements.contains { own in other.arrangements.contains { own.yields(to: $0) } }
  }
}
