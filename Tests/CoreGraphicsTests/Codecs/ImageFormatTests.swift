import Testing

@testable import CoreGraphics

@Suite struct ImageFormatTests {
  @Test("Each encoder's files are recognised")
  func recognisesFiles() throws {
    let picture = try PixelBuffer.imagery(8, 8)
    #expect(ImageFormat.sniff(try PNGEncoder.encode(picture)) == .png)
    #expect(ImageFormat.sniff(try JPEGEncoder.encode(picture, quality: 0.5)) == .jpeg)
    #expect(ImageFormat.sniff(try WebPEncoder.encode(picture, quality: 0.5)) == .webp)
  }

  @Test("Anything else is of no format", arguments: ["", "R", "GIF89a", "RIFF1234WAVE", "\u{89}PNG", "<svg/>"])
  func refusesOthers(text: String) {
    let data = Data(text.utf8)
    #expect(ImageFormat.sniff(data) == nil)
    #expect(throws: ImageCodecError.unknownFormat) { try ImageDecoder.header(of: data) }
    #expect(throws: ImageCodecError.unknownFormat) { try ImageDecoder.decode(data) }
  }

  @Test("A slice of data is read from its own start")
  func readsSlices() throws {
    let picture = try PixelBuffer.imagery(5, 4)
    let slice = try (Data([1, 2, 3]) + PNGEncoder.encode(picture)).dropFirst(3)
    #expect(ImageFormat.sniff(slice) == .png)
    #expect(try ImageDecoder.decode(slice).words == picture.words)
  }
}
