/// The labels of one square of the map that may be shown.
///
/// `@unchecked Sendable`: the candidates belong to one `LabelBoard`, which touches them under its lock alone.
final class LabelChunk: @unchecked Sendable {
  let candidates: [LabelCandidate]
  /// The room of each candidate.
  let boxes: [LabelBox]

  init(_ candidates: [LabelCandidate]) {
    self.candidates = candidates
    boxes = candidates.map(\.box)
  }

  /// About how much memory the labels take, in bytes.
  var cost: Int {
    candidates.reduce(256) { sum, candidate in
      candidate.arrangements.reduce(sum + 1_200) { sum, arrangement in
        var size = 400
        for shape in arrangement.shapes { size += 64 + shape.discs.count * 32 }
        if case .curve(let curve)? = arrangement.text?.course { size += 64 + curve.path.points.count * 24 }
        return sum + size
      }
    }
  }
}
