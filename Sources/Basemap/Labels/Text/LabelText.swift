/// The text of a label on its way to lines.
struct LabelText {
  private let runs: [LabelRun]
  private let bytes: [UInt8]
  /// Where each run begins, and the end.
  private let starts: [Int]
  private let letterSpacing: Double
  /// The runs shaped as a whole.
  private let shapes: [ShapedLine]

  init(_ runs: [LabelRun], letterSpacing: Double) {
    var left = TextShaper.maximumLength
    self.runs = runs.map { run in
      var run = run
      run.text = String(run.text.unicodeScalars.prefix(left))
      left -= run.text.unicodeScalars.count
      return run
    }
    let text = self.runs.map(\.text).joined()
    bytes = Array(text.utf8)
    starts = self.runs.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.text.utf8.count) }
    self.letterSpacing = text.isCursive ? 0 : letterSpacing
    shapes = self.runs.map(\.shape)
  }

  /// Answers the parts of the text that are lines of their own.
  func lines(maximumWidth: Double) -> [Range<Int>] {
    guard maximumWidth.isFinite else { return [0..<bytes.count] }
    let opportunities = TextShaper.breaks(in: String(decoding: bytes, as: UTF8.self)).filter { $0.offset < bytes.count }
    guard !opportunities.isEmpty else { return [0..<bytes.count] }
    let reach = widths()
    let places = opportunities.map { opportunity in
      LineBreaker.Place(
        endX: reach[trimmed(0..<opportunity.offset).upperBound], startX: reach[opportunity.offset],
        isMandatory: opportunity.isMandatory, penalty: penalty(at: opportunity.offset))
    }
    let breaks = LineBreaker.breaks(at: places, length: reach[bytes.count], maximumWidth: maximumWidth)
    var lines: [Range<Int>] = []
    var start = 0
    for end in breaks.map({ opportunities[$0].offset }) + [bytes.count] where end > start {
      lines.append(trimmed(start..<end))
      start = end
    }
    return lines
  }

  /// Shapes a part of the text as a line.
  func line(_ range: Range<Int>) -> LabelLine {
    var line = LabelLine()
    for (index, run) in runs.enumerated() {
      let part = range.clamped(to: starts[index]..<starts[index + 1])
      guard !part.isEmpty else { continue }
      let shape =
        part == starts[index]..<starts[index + 1]
        ? shapes[index]
        : run.with(String(decoding: bytes[part], as: UTF8.self)).shape
      line.append(shape, scale: run.scale, color: run.color, letterSpacing: letterSpacing)
    }
    line.end(letterSpacing: letterSpacing)
    return line
  }

  /// How far the text before each byte reaches, in reading order, whatever the direction it is written in.
  private func widths() -> [Double] {
    var widths = [Double](repeating: 0, count: bytes.count + 1)
    for (index, run) in runs.enumerated() {
      for cluster in shapes[index].clusters {
        let end = starts[index] + cluster.offset + 1
        if end < widths.count { widths[end] += cluster.advance * run.scale + letterSpacing }
      }
    }
    for index in bytes.indices { widths[index + 1] += widths[index] }
    return widths
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    var (start, end) = (range.lowerBound, range.upperBound)
    while end > start, isSpace(bytes[end - 1]) { end -= 1 }
    while start < end, isSpace(bytes[start]) { start += 1 }
    return start..<end
  }

  /// Breaks between ideographs are taken when none at a space or a dash offers.
  private func penalty(at offset: Int) -> Double {
    guard offset > 0 else { return 0 }
    switch bytes[offset - 1] {
    case 0x09...0x0D, 0x20, UInt8(ascii: "-"), UInt8(ascii: "/"): return 0
    default: return 0.3
    }
  }
}

extension LabelRun {
  fileprivate var shape: ShapedLine {
    TextShaper.line(text, weight: weight, isItalic: isItalic, language: language)
  }

  fileprivate func with(_ text: String) -> LabelRun {
    var run = self
    run.text = text
    return run
  }
}

extension String {
  /// Whether its letters are joined, so that space between them would tear them apart.
  fileprivate var isCursive: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0600...0x08FF, 0x0900...0x0DFF, 0x1800...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: true
      default: false
      }
    }
  }
}
