import Testing

@testable import CoreGraphics

@Suite struct CGColorTests {
  @Test("Components are cut to 0…1, and what is not a number is 0")
  func range() {
    let color = CGColor(srgbRed: 2, green: -1, blue: .nan, alpha: 0.25)
    #expect(color.components == [1, 0, 0, 0.25])
    #expect(color.numberOfComponents == 4)
    #expect(color.colorSpace?.name == CGColorSpace.sRGB)
  }

  @Test("A grey has three equal components")
  func grey() {
    #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 0.5, 0.5, 1])
    #expect(CGColor.black.components == [0, 0, 0, 1])
    #expect(CGColor.white.components == [1, 1, 1, 1])
    #expect(CGColor.clear.alpha == 0)
  }

  @Test("A space reads its own number of components")
  func spaces() throws {
    let rgb = try #require(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0.1, 0.2, 0.3, 0.4]))
    #expect(rgb == CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    let grey = try #require(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.1, 0.4]))
    #expect(grey == CGColor(gray: 0.1, alpha: 0.4))
  }

  @Test("Equal colours are one in a set; a copy has another alpha only")
  func equality() throws {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(Set([color, CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), .black]).count == 2)
    #expect(try #require(color.copy(alpha: 1)) == CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
  }
}
