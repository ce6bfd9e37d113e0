import Testing

@testable import CoreGraphics

@Suite struct CGColorSpaceTests {
  @Test("There are sRGB and grey, and no other name")
  func names() throws {
    let rgb = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    #expect(rgb.model == .rgb && rgb.numberOfComponents == 3)
    let grey = try #require(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2))
    #expect(grey.model == .monochrome && grey.numberOfComponents == 1)
    #expect(CGColorSpace(name: "kCGColorSpaceGenericCMYK") == nil)
    #expect(CGColorSpaceCreateDeviceRGB().name == CGColorSpace.sRGB)
    #expect(CGColorSpaceCreateDeviceGray().name == CGColorSpace.genericGrayGamma2_2)
  }

  @Test("The models have Core Graphics' numbers")
  func numbers() {
    #expect(CGColorSpaceModel.monochrome.rawValue == 0 && CGColorSpaceModel.rgb.rawValue == 1)
  }
}
