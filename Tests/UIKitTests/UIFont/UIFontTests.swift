import Testing
import UIKit

@Suite struct UIFontTests {
  @Test("A font has the size asked for; its line is as high as ascent and descent together")
  func metrics() {
    let font = UIFont.systemFont(ofSize: 20)
    #expect(font.pointSize == 20)
    #expect(font.ascender > 10 && font.ascender < 30)
    #expect(font.descender < 0)
    #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 1e-9)
    #expect(UIFont.systemFont(ofSize: 40).ascender > font.ascender * 1.9)
  }

  @Test("Bold letters are wider, by name or by weight")
  func bold() {
    let text = "Goliath"
    func width(_ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
    let (regular, bold) = (width(.systemFont(ofSize: 20)), width(.boldSystemFont(ofSize: 20)))
    #expect(bold > regular)
    #expect(width(.systemFont(ofSize: 20, weight: .bold)) == bold)
    #expect(width(.systemFont(ofSize: 20, weight: .regular)) == regular)
  }

  @Test("Italic letters are drawn differently")
  func italic() throws {
    func bytes(_ font: UIFont) throws -> [UInt8] {
      try #require(picture(60, 30) { _ in "lH".draw(at: .zero, withAttributes: [.font: font]) }.cgImage).bytes()
    }
    #expect(try bytes(.italicSystemFont(ofSize: 20)) != bytes(.systemFont(ofSize: 20)))
  }

  @Test("Sizes that make no sense give a usable font", arguments: [CGFloat.nan, -5, 0, .infinity])
  func strangeSizes(_ size: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(font.pointSize > 0 && font.pointSize.isFinite)
    #expect(font.lineHeight.isFinite)
  }
}
