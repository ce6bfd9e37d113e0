import Testing

@testable import CoreGraphics

@Suite struct ImageDecoderTests {
  /// A small file of every kind that the encoders write.
  static func files() throws -> [(name: String, data: Data)] {
    let picture = try PixelBuffer.imagery(19, 13)
    let translucent = try PixelBuffer.translucent(19, 13)
    return [
      ("PNG, opaque", try PNGEncoder.encode(picture)),
      ("PNG, translucent", try PNGEncoder.encode(translucent)),
      ("PNG, palette", try PNGEncoder.encode(PixelBuffer.flatMap(19, 13))),
      ("JPEG", try JPEGEncoder.encode(picture, quality: 0.7)),
      ("WebP, lossy", try WebPEncoder.encode(picture, quality: 0.7)),
      ("WebP, lossy with alpha", try WebPEncoder.encode(translucent, quality: 0.7)),
      ("WebP, lossless", try WebPEncoder.encode(translucent, quality: nil)),
    ]
  }

  @Test("Every file cut short is refused")
  func truncation() throws {
    for (name, data) in try Self.files() {
      for count in 0..<data.count {
        #expect(throws: ImageCodecError.self, "\(name), \(count) of \(data.count)") {
          try ImageDecoder.decode(data.prefix(count))
        }
      }
    }
  }

  @Test("A changed byte gives an error, or a picture of the size in the header")
  func corruption() throws {
    var random = RandomBytes(seed: 3)
    for (name, data) in try Self.files() {
      for index in 0..<data.count {
        for change in [0xFF, 1, random.byte() | 1] as [UInt8] {
          var changed = data
          changed[index] ^= change
          do throws(ImageCodecError) {
            let picture = try ImageDecoder.decode(changed, maximumPixelCount: 1 << 20)
            let header = try ImageDecoder.header(of: changed)
            #expect(picture.width == header.width && picture.height == header.height, "\(name), byte \(index)")
          } catch {
            if case .encodingFailed = error { Issue.record("\(name), byte \(index): \(error)") }
          }
        }
      }
    }
  }

  @Test("A changed byte of a PNG file never goes unnoticed")
  func corruptPNG() throws {
    for (name, data) in try Self.files() where name.hasPrefix("PNG") {
      for index in 0..<data.count {
        var changed = data
        changed[index] ^= 0x10
        #expect(throws: ImageCodecError.self, "\(name), byte \(index)") { try ImageDecoder.decode(changed) }
      }
    }
  }

  @Test("Random bytes after a signature are refused")
  func randomBytes() throws {
    var random = RandomBytes(seed: 4)
    for (name, data) in try Self.files() {
      for count in [0, 1, 7, 30, 300, 3000] {
        let noise = data.prefix(12) + Data((0..<count).map { _ in random.byte() })
        #expect(throws: ImageCodecError.self, "\(name), \(count)") { try ImageDecoder.decode(noise) }
      }
    }
  }

  @Test("A picture above the caller's limit is refused, one at the limit is not")
  func callersLimit() throws {
    for (_, data) in try Self.files() {
      #expect(throws: ImageCodecError.sizeOutOfRange(width: 19, height: 13)) {
        try ImageDecoder.decode(data, maximumPixelCount: 19 * 13 - 1)
      }
      #expect(try ImageDecoder.decode(data, maximumPixelCount: 19 * 13).width == 19)
    }
  }

  @Test("The header gives format, size and alpha")
  func header() throws {
    let expected: [(ImageFormat, Bool)] = [
      (.png, false), (.png, true), (.png, false), (.jpeg, false), (.webp, false), (.webp, true), (.webp, true),
    ]
    for (file, (format, hasAlpha)) in zip(try Self.files(), expected) {
      let header = ImageHeader(format: format, width: 19, height: 13, hasAlpha: hasAlpha)
      #expect(try ImageDecoder.header(of: file.data) == header)
    }
  }
}
