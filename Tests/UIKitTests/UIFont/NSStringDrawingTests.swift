import Testing
import UIKit

@Suite struct NSStringDrawingTests {
  private func ink(_ image: UIImage) throws -> CGRect {
    let cgImage = try #require(image.cgImage)
    let bytes = try cgImage.bytes()
    var bounds = CGRect.null
    for y in 0..<cgImage.height {
      for x in 0..<cgImage.width where bytes[(y * cgImage.width + x) * 4 + 3] > 0 {
        bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return bounds
  }

  @Test("Text is drawn with its upper left corner at the point, within the size that it is said to have")
  func place() throws {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let size = "Map".size(withAttributes: attributes)
    let image = picture(120, 80) { _ in "Map".draw(at: CGPoint(x: 30, y: 20), withAttributes: attributes) }
    let ink = try ink(image)
    #expect(ink.minX >= 29 && ink.maxX <= 31 + size.width)
    #expect(ink.minY >= 20 && ink.maxY <= 21 + size.height)
    #expect(ink.width > size.width * 0.7)
  }

  @Test("Text stands upright: an L has its foot below")
  func upright() throws {
    let image = picture(40, 40) { _ in "L".draw(at: .zero, withAttributes: [.font: UIFont.boldSystemFont(ofSize: 30)]) }
    let ink = try ink(image)
    let right = Int(ink.maxX) - 3
    #expect(try image.pixel(right, Int(ink.maxY) - 2).alpha > 200)
    #expect(try image.pixel(right, Int(ink.minY) + 2).alpha == 0)
  }

  @Test("The colour is the attribute's, black without one")
  func color() throws {
    func darkest(_ attributes: [NSAttributedString.Key: Any]) throws -> Pixel {
      let image = picture(30, 60) { _ in "l".draw(at: .zero, withAttributes: attributes) }
      let ink = try ink(image)
      return try image.pixel(Int(ink.midX), Int(ink.midY))
    }
    let font = UIFont.boldSystemFont(ofSize: 40)
    #expect(try darkest([.font: font, .foregroundColor: UIColor.red]) == .red)
    #expect(try darkest([.font: font]) == .black)
  }

  @Test("Without attributes the font has 12 points")
  func defaultFont() {
    #expect("Map".size() == "Map".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]))
  }

  @Test("In a rectangle, text is broken at its width and cut off at its edges")
  func inRectangle() throws {
    let rect = CGRect(x: 10, y: 10, width: 60, height: 30)
    let image = picture(200, 120) { _ in "one two three four five six".draw(in: rect) }
    let ink = try ink(image)
    #expect(rect.insetBy(dx: -1, dy: -1).contains(ink))
    #expect(ink.height > 20, "more than one line")
  }

  @Test("Strings and NSStrings agree, and line ends make lines")
  func agreement() {
    #expect("a\nb".size() == NSString(string: "a\nb").size())
    #expect("a\nb".size().height > "a".size().height * 1.9)
  }

  @Test("Rectangles that make no sense draw nothing and do not trap")
  func strangeRectangles() throws {
    let image = picture(10, 10) { _ in
      "Map".draw(in: .null)
      "Map".draw(in: CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5))
      "Map".draw(in: CGRect(x: 0, y: 0, width: 0, height: 5))
      "Map".draw(at: CGPoint(x: CGFloat.infinity, y: 0))
    }
    #expect(try image.pixel(5, 5) == .clear)
  }

  @Test("Outside of drawing, text is measured but goes nowhere")
  func noContext() {
    "Map".draw(at: .zero)
    "Map".draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect("Map".size().width > 0)
  }
}
