import Testing

@testable import CoreGraphics

@Suite struct PremultiplicationTests {
  @Test("A premultiplied colour survives the way to straight and back, at every alpha and value")
  func everyPairComesBack() {
    for alpha in UInt32(0)...255 {
      for value in 0...alpha {
        let pixel = alpha << 24 | value << 16 | value << 8 | value
        #expect(Premultiplication.premultiplied(Premultiplication.straight(pixel)) == pixel)
      }
    }
  }

  @Test("Both ways round to the nearest value")
  func roundsToNearest() {
    for alpha in 0...255 {
      for value in 0...255 {
        let straight = UInt32(alpha << 24 | value << 16 | value << 8 | value)
        let product = UInt32((Double(value * alpha) / 255).rounded())
        #expect(Premultiplication.premultiplied(straight) == UInt32(alpha) << 24 | product * 0x01_0101)
        guard value <= alpha, alpha > 0 else { continue }
        let quotient = UInt32((Double(value * 255) / Double(alpha)).rounded())
        #expect(Premultiplication.straight(straight) == UInt32(alpha) << 24 | quotient * 0x01_0101)
      }
    }
  }

  @Test("The channels do not disturb each other")
  func channelsAreApart() {
    #expect(Premultiplication.premultiplied(0x80FF_0003) == 0x8080_0002)
    #expect(Premultiplication.straight(0x8080_0002) == 0x80FF_0004)
  }

  @Test("A colour above its alpha counts as full, and a transparent pixel is zero")
  func impossiblePixels() {
    #expect(Premultiplication.straight(0x40FF_8020) == 0x40FF_FF80)
    #expect(Premultiplication.straight(0x00FF_8020) == 0)
  }
}
