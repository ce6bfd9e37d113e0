import Testing

@testable import Basemap

@Suite("Unwrapping gzip and zlib")
struct InflaterTests {
  private let text = Array(String(repeating: "a map is not the territory. ", count: 200).utf8)

  @Test("Both wrappings are seen and taken off", arguments: [false, true])
  func unwraps(zlib: Bool) throws {
    let wrapped = Gzip.wrapped(text, zlib: zlib)
    #expect(wrapped.count < text.count / 4)
    let wrapping = try #require(Inflater.wrapping(of: wrapped))
    #expect((wrapping == .zlib) == zlib)
    #expect(try Inflater.inflate(wrapped, wrapping, limit: text.count) == text)
  }

  @Test("Nothing is a stream too")
  func empty() throws {
    #expect(try Inflater.inflate(Gzip.wrapped([]), .gzip, limit: 0) == [])
  }

  @Test("Bytes of another kind have no wrapping")
  func none() {
    for bytes: [UInt8] in [[], [0x1F], [0x1A, 0x2B, 0x0A], Array("PMTiles".utf8)] {
      #expect(Inflater.wrapping(of: bytes) == nil)
    }
  }

  @Test("One byte above the limit is refused, whatever the stream claims")
  func limit() throws {
    #expect(throws: InflateError.tooLarge(limit: text.count - 1)) {
      try Inflater.inflate(Gzip.wrapped(text), .gzip, limit: text.count - 1)
    }
    let bomb = Gzip.wrapped([UInt8](repeating: 0, count: 64 << 20))
    #expect(bomb.count < 1 << 20)
    #expect(throws: InflateError.tooLarge(limit: 1 << 20)) { try Inflater.inflate(bomb, .gzip, limit: 1 << 20) }
  }

  @Test("Cut anywhere, a stream is refused")
  func truncation() {
    let wrapped = Gzip.wrapped(text)
    for count in 0..<wrapped.count {
      #expect(throws: InflateError.self) { try Inflater.inflate(Array(wrapped[..<count]), .gzip, limit: 1 << 20) }
    }
  }

  @Test("A wrong checksum is refused")
  func checksum() {
    var wrapped = Gzip.wrapped(text)
    wrapped[wrapped.count - 6] ^= 1
    #expect(throws: InflateError.self) { try Inflater.inflate(wrapped, .gzip, limit: 1 << 20) }
  }
}
