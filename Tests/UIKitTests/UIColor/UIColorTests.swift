import Testing
import UIKit

@Suite struct UIColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red, green, blue, alpha]
  }

  @Test("Components are kept, and cut to 0…1")
  func rgb() {
    #expect(components(UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)) == [0.25, 0.5, 0.75, 0.5])
    #expect(components(UIColor(red: -1, green: 2, blue: .nan, alpha: .infinity)) == [0, 1, 0, 1])
    #expect(components(UIColor(white: 0.25, alpha: 1)) == [0.25, 0.25, 0.25, 1])
  }

  private struct Corner: Sendable {
    var hue: Double
    var saturation = 1.0
    var brightness = 1.0
    var expected: [Double]
  }

  private static let corners = [
    Corner(hue: 0, expected: [1, 0, 0]), Corner(hue: 1.0 / 6, expected: [1, 1, 0]),
    Corner(hue: 1.0 / 3, expected: [0, 1, 0]), Corner(hue: 0.5, expected: [0, 1, 1]),
    Corner(hue: 2.0 / 3, expected: [0, 0, 1]), Corner(hue: 5.0 / 6, expected: [1, 0, 1]),
    Corner(hue: 1, expected: [1, 0, 0]), Corner(hue: 0.3, saturation: 0, brightness: 0.5, expected: [0.5, 0.5, 0.5]),
    Corner(hue: 0, saturation: 0.5, brightness: 0.8, expected: [0.8, 0.4, 0.4]),
    Corner(hue: 0.7, brightness: 0, expected: [0, 0, 0]),
  ]

  @Test("Hue, saturation and brightness give the known corners of the colour wheel", arguments: corners)
  private func hsb(_ corner: Corner) {
    let color = UIColor(
      hue: corner.hue, saturation: corner.saturation, brightness: corner.brightness, alpha: 1)
    for (value, wanted) in zip(components(color), corner.expected) { #expect(abs(value - wanted) < 1e-9) }
  }

  @Test("Another opacity leaves the colour as it is")
  func withAlpha() {
    #expect(components(UIColor.orange.withAlphaComponent(0.25)) == [1, 0.5, 0, 0.25])
  }

  @Test("Colours of the same components are equal, however they were made")
  func equality() {
    let colors: Set = [
      UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1),
      UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1),
    ]
    #expect(colors.count == 1)
    #expect(UIColor.red != UIColor.blue)
    #expect(UIColor.red.isEqual("red") == false)
  }

  @Test("A colour literal is a UIColor")
  func literal() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor.orange)
  }

  @Test("set sets fill and stroke colour, setFill and setStroke one of them")
  func setting() throws {
    let image = picture(10, 10) { context in
      UIColor.red.set()
      UIColor.blue.setStroke()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.stroke(CGRect(x: 1, y: 1, width: 8, height: 8), width: 2)
    }
    #expect(try image.pixel(5, 5) == .red)
    #expect(try image.pixel(1, 5) == .blue)
  }
}
