import Testing

@testable import CoreGraphics

@Suite struct DeflateStreamTests {
  @Test(
    "A stream begins with a zlib header and ends with the Adler-32 of its bytes",
    arguments: DeflateStream.Level.allCases)
  func wrapper(level: DeflateStream.Level) throws {
    let sink = ByteSink(capacity: 0)
    let deflate = DeflateStream(level: level)
    var bytes = Array("Wikipedia".utf8)
    #expect(bytes.withUnsafeMutableBytes { deflate.write($0, isLast: true, into: sink) })
    let data = sink.takeData()
    #expect(data.first == 0x78)
    #expect((Int(data[0]) << 8 | Int(data[1])) % 31 == 0)
    // The sum in RFC 1950 for this word.
    #expect(data.suffix(4) == Data([0x11, 0xE6, 0x03, 0x98]))
  }

  @Test("A gzip file has no date, and ends with the CRC-32 and the length of its bytes")
  func gzip() throws {
    let file = try #require(GzipFile.pack(Data("123456789".utf8)))
    #expect(file.prefix(8) == Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0]))
    // The check value that catalogues of this sum give for these digits: 0xCBF43926.
    #expect(file.suffix(8) == Data([0x26, 0x39, 0xF4, 0xCB, 9, 0, 0, 0]))
    #expect(GzipFile.pack(Data()) != nil)
  }

  @Test("A stream started anew forgets the one before")
  func reset() throws {
    let sink = ByteSink(capacity: 0)
    let deflate = DeflateStream(level: .one)
    var bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    func compress() -> Data {
      deflate.reset()
      #expect(bytes.withUnsafeMutableBytes { deflate.write($0, isLast: true, into: sink) })
      return sink.takeData()
    }
    let first = compress()
    #expect(first.count < bytes.count / 10)
    #expect(compress() == first)
  }
}
