import Testing

@testable import MapKit

@Suite struct JSONReaderTests {
  private func number(_ text: String) throws -> Double {
    var reader = JSONReader(Data(text.utf8))
    let value = try reader.number()
    try reader.expectEnd()
    return value
  }

  @Test(
    "A number becomes the double nearest to it",
    arguments: [
      "0", "-0", "7", "-118.5971", "0.1", "123456789012345678", "9007199254740993", "9007199254740992.5",
      "0.30000000000000004", "1e22", "1e23", "-1.5E-7", "179.99999999999999999", "2.2250738585072014e-308", "4e-324",
      "34.424812345678901234567890", "9223372036854775808", "0.0000000000000000000001", "0.00000000000000000000001",
    ])
  func numbers(text: String) throws {
    let expected = try #require(Double(text))
    #expect(try number(text).bitPattern == expected.bitPattern)
  }

  @Test("Random numbers of up to 25 digits become what the standard library makes of them")
  func randomNumbers() throws {
    var generator = SplitMix(seed: 5)
    for _ in 0..<50_000 {
      let digits = String(
        (0..<Int.random(in: 1...25, using: &generator)).map { _ in
          Character("\(Int.random(in: 0...9, using: &generator))")
        })
      let text = "\(Int.random(in: -179...179, using: &generator)).\(digits)"
      #expect(try number(text) == Double(text), "\(text)")
    }
  }

  @Test("A number too large for a double is infinite, one with thousands of digits is read")
  func hugeNumbers() throws {
    #expect(try number("1e999") == .infinity)
    #expect(try number("-1e99999999999999999999") == -.infinity)
    #expect(try number("1" + String(repeating: "0", count: 5000)) == .infinity)
    #expect(try number("0." + String(repeating: "0", count: 5000) + "1") == 0)
    #expect(try number("1e-99999999999999999999") == 0)
  }

  @Test("Escapes become characters; half a surrogate pair becomes U+FFFD")
  func escapes() throws {
    var reader = JSONReader(Data(#""a\"\\\/\b\f\n\r\té\u20AC\ud83d\ude00\ud83d!""#.utf8))
    let place = try reader.string()
    #expect(reader.text(at: place) == "a\"\\/\u{8}\u{c}\n\r\té€😀\u{FFFD}!")
  }
}
