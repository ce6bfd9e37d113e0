import Testing

@testable import CoreGraphics

@Suite struct CGDataProviderTests {
  @Test("A provider gives the bytes it was made of, from memory or from a file")
  func bytes() throws {
    let bytes = Data([1, 2, 3])
    #expect(try #require(CGDataProvider(data: bytes)).data == bytes)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("provider-\(UUID().uuidString)")
    try bytes.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try #require(CGDataProvider(filename: file.path)).data == bytes)
    #expect(CGDataProvider(filename: file.path + "-missing") == nil)
  }

  @Test("A consumer's data keeps what was in it before")
  func consumer() throws {
    let data = NSMutableData(data: Data("before".utf8))
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try #require(CGContext(svgConsumer: consumer, size: CGSize(width: 5, height: 5)))
    context.closePDF()
    #expect(String(decoding: Data(referencing: data), as: UTF8.self).hasPrefix("before<?xml"))
  }
}
