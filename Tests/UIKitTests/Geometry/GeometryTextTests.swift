import Testing
import UIKit

@Suite struct GeometryTextTests {
  @Test("A text of zeros is told apart from a bad one")
  func zeroIsNotBad() {
    #expect(GeometryText.numbers(in: "{0,0}", nesting: .flat(2)) == [0, 0])
    #expect(GeometryText.numbers(in: "{0,}", nesting: .flat(2)) == nil)
    #expect(GeometryText.numbers(in: "{{0,0},{0,0}}", nesting: .pairs) == [0, 0, 0, 0])
    #expect(GeometryText.numbers(in: "{{0,0}{0,0}}", nesting: .pairs) == nil)
    #expect(GeometryText.numbers(in: "[0]", nesting: .bracketed(1)) == [0])
    #expect(GeometryText.numbers(in: "{0}", nesting: .bracketed(1)) == nil)
  }

  @Test("Hexadecimal, words for numbers and numbers that overflow are bad", arguments: ["0x10", "nan", "inf", "1e999"])
  func strangeNumbers(_ number: String) {
    #expect(GeometryText.numbers(in: "{\(number),1}", nesting: .flat(2)) == nil)
  }
}
