import CoreGraphics
import Testing

@Suite struct TextLayoutLimitTests {
  @Test("a letter with a million accents counts as long text")
  func accents() {
    let text = "a" + String(repeating: "\u{301}", count: 1_000_000) + "b"
    let layout = TextLayout(text, font: TextFont(size: 12))
    #expect(layout.text.unicodeScalars.count == 64)
    #expect(layout.size.height > 0)
  }

  @Test("text is cut by code points and keeps whole what is short")
  func length() {
    #expect(TextLayout(String(repeating: "x", count: 50_000), font: TextFont(size: 12)).text.count == 20_000)
    #expect(TextLayout("Tweety 👩‍👩‍👧‍👦 é", font: TextFont(size: 12)).text == "Tweety 👩‍👩‍👧‍👦 é")
  }

  @Test(
    "NUL and noncharacters are drawn as unknown characters, in documents too",
    arguments: ["\0", "\u{FFFF}", "\u{1FFFE}"])
  func unknown(_ text: String) throws {
    let layout = TextLayout("a" + text, font: TextFont(size: 12))
    #expect(layout.text == "a\u{FFFD}")
    let consumer = try #require(CGDataConsumer(data: NSMutableData()))
    let context = try #require(CGContext(consumer: consumer, mediaBox: nil))
    context.beginPDFPage(nil)
    context.draw(layout, at: .zero)
    context.closePDF()
    #expect(throws: Never.self) { try context.checkStatus() }
  }
}
