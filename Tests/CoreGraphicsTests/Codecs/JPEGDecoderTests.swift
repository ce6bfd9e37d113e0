import CTurboJPEG
import Testing

@testable import CoreGraphics

@Suite struct JPEGDecoderTests {
  /// A file in a layout that `JPEGEncoder` does not write.
  static func file(
    _ pixels: [UInt8], width: Int, height: Int, format: TJPF, subsampling: TJSAMP, flags: Int32 = 0
  ) throws -> Data {
    let handle = try #require(tjInitCompress())
    defer { tjDestroy(handle) }
    var output: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { tjFree(output) }
    let status = tjCompress2(
      handle, pixels, Int32(width), 0, Int32(height), Int32(format.rawValue), &output, &count,
      Int32(subsampling.rawValue), 100, flags)
    try #require(status == 0)
    return Data(bytes: try #require(output), count: Int(count))
  }

  @Test("A grey file becomes opaque grey")
  func grey() throws {
    let data = try Self.file(
      [UInt8](repeating: 77, count: 64), width: 8, height: 8, format: TJPF_GRAY, subsampling: TJSAMP_GRAY)
    #expect(try ImageDecoder.decode(data).words == [UInt32](repeating: 0xFF4D_4D4D, count: 64))
  }

  @Test("A CMYK file is converted in Adobe's convention: 255 is no ink")
  func ink() throws {
    let pixels = (0..<64).flatMap { _ in [255, 128, 0, 204] as [UInt8] }
    let data = try Self.file(pixels, width: 8, height: 8, format: TJPF_CMYK, subsampling: TJSAMP_444)
    let word = try #require(try ImageDecoder.decode(data).words.first)
    let channels = [24, 16, 8, 0].map { Int(word >> $0 & 0xFF) }
    // 255, 128 and 0 times 204 / 255.
    for (channel, expected) in zip(channels, [255, 204, 102, 0]) { #expect(abs(channel - expected) <= 2) }
  }

  @Test("A progressive file is read, and refused where cut short")
  func progressive() throws {
    let pixels = (0..<48 * 48 * 3).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let data = try Self.file(
      pixels, width: 48, height: 48, format: TJPF_RGB, subsampling: TJSAMP_420, flags: TJFLAG_PROGRESSIVE)
    #expect(try ImageDecoder.decode(data).width == 48)
    for count in stride(from: 0, to: data.count, by: 5) {
      #expect(throws: ImageCodecError.self, "\(count)") { try ImageDecoder.decode(data.prefix(count)) }
    }
  }

  @Test("A size above the limit is refused, whatever the data")
  func absurdSize() throws {
    var data = try JPEGEncoder.encode(.imagery(8, 8), quality: 0.5)
    // The frame header: marker, length, precision, height, width.
    let frame = try #require(data.range(of: Data([0xFF, 0xC0]))).lowerBound
    data.replaceSubrange(frame + 5..<frame + 9, with: [0xEA, 0x60, 0xEA, 0x60])
    #expect(throws: ImageCodecError.sizeOutOfRange(width: 60000, height: 60000)) { try ImageDecoder.decode(data) }
  }
}
