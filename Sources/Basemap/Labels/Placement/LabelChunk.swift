/// The labels of one square of the map that may be shown.
///
/// `@unchecked Sendable`: the candidates belong to one `LabelBoard`, which touches them under its lock alone.
final class LabelChunk: @unchecked Sendable {
  /// From left to right by where their room begins.
  private let candidates: [LabelCandidate]
  private let boxes: [LabelBox]
  /// The width of the widest room, in points.
  private let reach: Double

  init(_ candidates: [LabelCandidate]) {
    self.candidates = candidates.sorted { $0.box.minX < $1.box.minX }
    boxes = self.candidates.map(\.box)
    reach = boxes.reduce(0) { max($0, $1.width) }
  }

  /// Calls `body` with the candidates whose room touches a rectangle.
  func forEach(in sight: LabelBox, _ body: (LabelCandidate) -> Void) {
    var (low, high) = (0, boxes.count)
    while low < high {
      let middle = (low + high) / 2
      if boxes[middle].minX < sight.minX - reach { low = middle + 1 } else { high = middle }
    }
    while low < boxes.count, boxes[low].minX <= sight.maxX {
      if boxes[low].overlaps(sight) { body(candidates[low]) }
      low += 1
    }
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
