/// Chooses where a text is broken so that its lines come out about equally long.
struct LineBreaker {
  /// A place where the text may be broken.
  struct Place {
    /// How far the text before it reaches, without the space at its end.
    let endX: Double
    /// Where the text after it begins.
    let startX: Double
    let isMandatory: Bool
    /// What breaking here costs beside the lengths of the lines.
    let penalty: Double
  }

  /// The most places that are weighed; a longer text is broken at mandatory ones alone.
  private static let limit = 200

  /// Answers the places to break at, by their index, in order.
  ///
  /// The number of lines is the least that the width allows; among the ways to break into lines the one whose squared
  /// distances from the mean length sum up to the least is taken. A word that is wider than the width stays whole.
  static func breaks(at places: [Place], length: Double, maximumWidth: Double) -> [Int] {
    let mandatory = places.indices.filter { places[$0].isMandatory }
    guard places.count <= limit, maximumWidth > 0 else { return mandatory }
    var breaks: [Int] = []
    var start = 0
    var startX = 0.0
    for end in mandatory + [places.count] {
      let endX = end < places.count ? places[end].endX : length
      breaks += self.breaks(at: places, in: start..<end, from: startX, to: endX, maximumWidth)
      if end < places.count {
        breaks.append(end)
        startX = places[end].startX
      }
      start = end + 1
    }
    return breaks
  }

  private static func breaks(
    at places: [Place], in range: Range<Int>, from startX: Double, to endX: Double, _ maximumWidth: Double
  ) -> [Int] {
    let lines = ((endX - startX) / maximumWidth).rounded(.up)
    guard lines > 1, !range.isEmpty else { return [] }
    let target = (endX - startX) / lines
    // For each end of a line the least cost of getting there, and the end of the line before.
    var cost = [Double](repeating: 0, count: range.count + 1)
    var previous = [Int](repeating: -1, count: range.count + 1)
    for end in 0...range.count {
      let isLast = end == range.count
      let (lineEnd, penalty) =
        isLast ? (endX, 0) : (places[range.lowerBound + end].endX, places[range.lowerBound + end].penalty)
      cost[end] = badness(lineEnd - startX, target, isLast: isLast) + penalty
      for begin in 0..<end {
        let length = lineEnd - places[range.lowerBound + begin].startX
        let total = cost[begin] + badness(length, target, isLast: isLast) + penalty
        if total < cost[end] { (cost[end], previous[end]) = (total, begin) }
      }
    }
    var breaks: [Int] = []
    var place = previous[range.count]
    while place >= 0 {
      breaks.append(range.lowerBound + place)
      place = previous[place]
    }
    return breaks.reversed()
  }

  private static func badness(_ length: Double, _ target: Double, isLast: Bool) -> Double {
    let square = (length - target) * (length - target)
    // A short last line does not disturb as much as a long one.
    return isLast ? square * (length < target ? 0.5 : 2) : square
  }
}
