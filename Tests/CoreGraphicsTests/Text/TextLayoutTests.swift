import Testing

@testable import CoreGraphics

@Suite struct TextLayoutTests {
  private func layout(_ text: String, width: CGFloat? = nil, lines: Int? = nil, size: CGFloat = 12) -> TextLayout {
    TextLayout(text, font: TextFont(size: size), maximumWidth: width, maximumLines: lines)
  }

  @Test("Size grows with the font and with the text")
  func sizes() {
    let (small, large) = (layout("Park").size, layout("Park", size: 24).size)
    #expect(abs(large.width / small.width - 2) < 0.02 && abs(large.height / small.height - 2) < 0.02)
    #expect(layout("Park entrance").size.width > small.width)
    #expect(layout("").size.width == 0)
    let bold = TextLayout("Park", font: TextFont(size: 12, weight: 700)).size
    #expect(bold.width > small.width)
    #expect(layout("Park").firstBaseline > 8 && layout("Park").firstBaseline < small.height)
  }

  @Test("The font has an ascent and a descent; sizes out of range are cut")
  func fonts() {
    let metrics = TextFont(size: 100).metrics
    #expect(metrics.ascent > 80 && metrics.ascent < 130 && metrics.descent > 15 && metrics.descent < 50)
    #expect(TextFont(size: .nan).size == 12 && TextFont(size: 1e9).size == 4096 && TextFont(size: -1).size == 0.1)
    #expect(TextFont(size: 12, weight: 9999).weight == 1000 && TextFont(size: 12, weight: -5).weight == 100)
  }

  @Test(
    "Every script of the core fonts has its letters",
    arguments: [
      "Łódź Đà Nẵng", "Θεσσαλονίκη", "Санкт-Петербург", "مدينة القاهرة", "תל אביב", "नई दिल्ली क्षेत्र", "กรุงเทพมหานคร",
      "Երևան", "თბილისი", "አዲስ አበባ", "ঢাকা", "சென்னை", "ភ្នំពេញ", "ວຽງຈັນ", "ရန်ကုန်", "→ ½ € °", "北京市",
      "東京タワー", "서울특별시",
    ])
  func scripts(_ text: String) {
    #expect(layout(text).missingGlyphCount == 0)
    #expect(layout(text).size.width > 10)
  }

  @Test("A letter that no font has shows as missing")
  func missing() {
    #expect(layout("\u{10FFFD}").missingGlyphCount == 1)
  }

  @Test("A NUL does not end the text")
  func nul() {
    #expect(layout("a\0b").size.width > layout("a").size.width * 1.5)
  }

  @Test("A text longer than any picture is cut")
  func longest() {
    #expect(layout(String(repeating: "m", count: 100_000)).text.count == TextLayout.maximumLength)
  }

  @Test("Lines break at words within the width, and inside a word that is wider")
  func wrapping() {
    let text = "A ferry crosses the bay every twenty minutes"
    let one = layout(text)
    #expect(one.lineCount == 1)
    let wrapped = layout(text, width: 100)
    #expect(wrapped.lineCount > 1 && wrapped.size.width <= 100)
    #expect(isNear(wrapped.size.height, one.size.height * CGFloat(wrapped.lineCount), by: 0.1))
    let word = layout("Donaudampfschifffahrtsgesellschaft", width: 60)
    #expect(word.lineCount > 2 && word.size.width <= 61)
    #expect(layout(text, width: .infinity).lineCount == 1 && layout(text, width: .nan).lineCount == 1)
    #expect(layout("a b", width: -5).lineCount > 1)
  }

  @Test("Text beyond the most lines ends in an ellipsis")
  func ellipsis() {
    let text = "A ferry crosses the bay every twenty minutes from six in the morning"
    #expect(layout(text, width: 100, lines: 2).lineCount == 2)
    #expect(layout(text, width: 100, lines: 1).size.width <= 100)
    #expect(layout("short", width: 100, lines: 1).size.width == layout("short").size.width)
  }

  @Test("The most lines hold for all paragraphs together, with a width and without")
  func paragraphs() {
    for separator in ["\n", "\r\n", "\u{2029}"] {
      let text = ["First", "Second, which is long enough for two", "Third"].joined(separator: separator)
      #expect(layout(text, width: 100).lineCount >= 4)
      for lines in 1...3 {
        #expect(layout(text, width: 100, lines: lines).lineCount == lines)
        #expect(layout(text, lines: lines).lineCount == lines)
      }
    }
    #expect(layout("a\nb", lines: 1).size.width > layout("a").size.width)
    #expect(layout("a\nb", lines: 2).size.width == max(layout("a").size.width, layout("b").size.width))
  }

  private func inkWidth(scale: CGFloat) throws -> CGFloat {
    let canvas = try Canvas(Int(200 * scale), Int(40 * scale))
    canvas.context.flipToTopLeft(scale: scale)
    canvas.context.draw(layout("Wide text", size: 16), at: CGPoint(x: 5, y: 5))
    return try #require(canvas.inkBox).width / scale
  }

  @Test("A text is equally wide at any scale")
  func scales() throws {
    let widths = try [1, 2, 3, 8].map { try inkWidth(scale: $0) }
    #expect(widths.allSatisfy { abs($0 - widths[3]) < 2 })
    #expect(try abs(inkWidth(scale: 2) - inkWidth(scale: 8)) < 1)
  }

  @Test("A text is drawn with its upper left corner at the point, in its colour")
  func drawing() throws {
    let canvas = try Canvas(80, 40, pointScale: 1)
    let text = TextLayout("Hi", font: TextFont(size: 20, weight: 700), color: .red)
    canvas.context.draw(text, at: CGPoint(x: 10, y: 6))
    let box = try #require(canvas.inkBox)
    #expect(box.minX >= 10 && box.maxX <= 10 + text.size.width && box.minY > 6)
    #expect(abs(box.maxY - (6 + text.firstBaseline)) <= 1)
    #expect(canvas.allWords.contains(0xFFFF_0000))
  }

  @Test("Alignment moves lines within the width")
  func alignment() throws {
    let boxes = try [TextLayout.Alignment.left, .center, .right].map { alignment in
      let canvas = try Canvas(120, 30, pointScale: 1)
      var text = layout("I", width: 100)
      text.alignment = alignment
      canvas.context.draw(text, at: CGPoint(x: 10, y: 0))
      return try #require(canvas.inkBox)
    }
    #expect(boxes[0].minX < 13 && abs(boxes[1].midX - 60) < 2 && boxes[2].maxX > 107)
  }

  @Test("Text too large or too far away is not drawn, and does no harm")
  func outOfReach() throws {
    let canvas = try Canvas(20, 20)
    for (scale, point) in [
      (CGFloat(1e5), CGPoint.zero), (1, CGPoint(x: 1e9, y: 0)), (1, CGPoint(x: CGFloat.nan, y: 0)),
    ] {
      canvas.context.saveGState()
      canvas.context.scaleBy(x: scale, y: scale)
      canvas.context.draw(layout("O"), at: point)
      canvas.context.restoreGState()
    }
    #expect(canvas.inkCount == 0)
    try canvas.context.checkStatus()
    canvas.context.scaleBy(x: 200, y: -200)
    canvas.context.draw(layout("█"), at: CGPoint(x: -5, y: -5))
    try canvas.context.checkStatus()
  }

  @Test("Texts drawn from several threads are the same each time")
  func threads() async throws {
    let pictures = try await withThrowingTaskGroup(of: [UInt32].self) { group in
      for _ in 0..<8 {
        group.addTask {
          let canvas = try Canvas(150, 40, pointScale: 1)
          for size in stride(from: CGFloat(8), through: 20, by: 2) {
            canvas.context.draw(layout("Zürich القاهرة", size: size), at: CGPoint(x: 2, y: 2))
          }
          return canvas.allWords
        }
      }
      return try await group.reduce(into: [[UInt32]]()) { $0.append($1) }
    }
    #expect(pictures.count == 8 && Set(pictures).count == 1)
  }
}
