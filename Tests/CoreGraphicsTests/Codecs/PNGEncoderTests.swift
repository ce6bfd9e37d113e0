import CPNG
import Testing

@testable import CoreGraphics

@Suite struct PNGEncoderTests {
  static let sizes = [(1, 1), (1, 70), (70, 1), (3, 5), (5, 3), (16, 16), (17, 2), (250, 3), (301, 99), (40, 700)]

  @Test("Opaque pictures of any size come back the same", arguments: sizes)
  func opaqueRoundTrip(width: Int, height: Int) throws {
    let pictures = [
      try PixelBuffer.imagery(width, height), try PixelBuffer.flatMap(width, height),
      try PixelBuffer.slope(width, height),
    ]
    for picture in pictures {
      let decoded = try ImageDecoder.decode(PNGEncoder.encode(picture))
      #expect(decoded.width == width && decoded.height == height)
      #expect(decoded.words == picture.words)
    }
  }

  @Test("Translucent pictures of any size come back the same", arguments: sizes)
  func translucentRoundTrip(width: Int, height: Int) throws {
    let picture = try PixelBuffer.translucent(width, height)
    #expect(try ImageDecoder.decode(PNGEncoder.encode(picture)).words == picture.words)
  }

  @Test("Every premultiplied value at every alpha comes back the same")
  func everyValue() throws {
    let picture = try PixelBuffer.picture(256, 256) { x, y in
      let value = UInt32(min(x, y))
      return UInt32(y) << 24 | value << 16 | (UInt32(y) - value) << 8 | value / 2
    }
    #expect(try ImageDecoder.decode(PNGEncoder.encode(picture)).words == picture.words)
  }

  @Test("Each filter and each level gives a file that decodes to the same pixels", arguments: PNGFilter.allCases)
  func everyFilter(filter: PNGFilter) throws {
    let pictures = [
      try PixelBuffer.imagery(61, 40), try PixelBuffer.translucent(61, 40), try PixelBuffer.flatMap(61, 40),
    ]
    for picture in pictures {
      for level in DeflateStream.Level.allCases {
        let rows = PNGRows(picture)
        let data = try PNGEncoder.encode(rows, pixelsPerMetre: nil, level: level, stretch: 1000) { _ in filter }
        #expect(try ImageDecoder.decode(data).words == picture.words)
      }
    }
  }

  @Test("The filter may change within a picture, from any to any")
  func changingFilters() throws {
    let picture = try PixelBuffer.imagery(61, 75)
    let order = PNGFilter.allCases.flatMap { first in PNGFilter.allCases.flatMap { [first, $0] } }
    let data = try PNGEncoder.encode(PNGRows(picture), pixelsPerMetre: nil, stretch: 1) { order[$0 % order.count] }
    #expect(try ImageDecoder.decode(data).words == picture.words)
  }

  @Test("Opaque pixels are written as RGB, translucent ones as RGBA, few colours as a palette")
  func layout() throws {
    // The colour type stands after the signature, the chunk's length and type, the size and the depth.
    let colourType = 8 + 8 + 8 + 1
    #expect(try PNGEncoder.encode(.imagery(64, 64))[colourType] == 2)
    #expect(try PNGEncoder.encode(.translucent(64, 64))[colourType] == 6)
    #expect(try PNGEncoder.encode(.flatMap(64, 64))[colourType] == 3)
  }

  @Test("256 colours make a palette, 257 do not, and both come back")
  func paletteLimit() throws {
    for (colours, type) in [(256, 3), (257, 6)] as [(UInt32, UInt8)] {
      let picture = try PixelBuffer.picture(50, 40) { x, y in
        let number = UInt32(x + y * 50) % colours
        return number < 256 ? number << 24 | number << 8 : 0xFFFF_FFFF
      }
      let data = try PNGEncoder.encode(picture)
      #expect(data[25] == type)
      #expect(try ImageDecoder.decode(data).words == picture.words)
    }
  }

  @Test("The same pixels give the same bytes")
  func deterministic() throws {
    for make in [PixelBuffer.imagery, PixelBuffer.flatMap, PixelBuffer.translucent] {
      let first = try PNGEncoder.encode(make(400, 300))
      for _ in 0..<3 { #expect(try PNGEncoder.encode(make(400, 300)) == first) }
    }
  }

  @Test("The same pixels give the same bytes, whatever lay in memory before")
  func deterministicOverGarbage() throws {
    var numbers = SystemRandomNumberGenerator()
    for make in [PixelBuffer.imagery, PixelBuffer.flatMap, PixelBuffer.translucent] {
      let picture = try make(400, 300)
      let first = try PNGEncoder.encode(picture)
      for _ in 0..<12 {
        // Freed blocks full of random bytes are what the encoder's own buffers are made of next.
        let blocks = [1 << 12, 1 << 16, 66_000, 100_000, 1 << 17, 1 << 18, 300_000, 1 << 19, 1 << 20].flatMap { size in
          (0..<3).compactMap { _ in malloc(size).map { UnsafeMutableRawBufferPointer(start: $0, count: size) } }
        }
        for block in blocks {
          var word = numbers.next()
          for offset in stride(from: 0, to: block.count - 7, by: 8) {
            word = word &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            block.storeBytes(of: word, toByteOffset: offset, as: UInt64.self)
          }
        }
        for block in blocks { free(block.baseAddress) }
        #expect(try PNGEncoder.encode(picture) == first)
      }
    }
  }

  @Test("Imagery is written with filters, a flat map without")
  func choosesFilters() throws {
    let imagery = try PNGRows(.imagery(256, 256))
    #expect(PNGFilterChooser(imagery).choose(from: 0) != .none)
    let map = try PNGRows(.flatMap(256, 256))
    #expect(PNGFilterChooser(map).choose(from: 0) == .none)
  }

  @Test("A picture that is half map and half imagery gets a filter for each")
  func mixedPicture() throws {
    let imagery = try PixelBuffer.imagery(1024, 1024).words
    let picture = try PixelBuffer.picture(1024, 1024) { x, y in y < 512 ? 0xFFAA_D3DF : imagery[y * 1024 + x] }
    let chooser = PNGFilterChooser(PNGRows(picture))
    #expect(chooser.choose(from: 0) == .none)
    #expect(chooser.choose(from: chooser.stretch * 3) != .none)
    #expect(try ImageDecoder.decode(PNGEncoder.encode(picture)).words == picture.words)
  }

  @Test("Files are at most 1.45 times as long as libpng's at its defaults")
  func length() throws {
    for make in [PixelBuffer.imagery, PixelBuffer.flatMap, PixelBuffer.translucent] {
      let picture = try make(256, 256)
      #expect(try PNGEncoder.encode(picture).count * 100 <= Self.lengthByLibpng(picture) * 145)
    }
  }

  /// How long libpng's one-call writer makes the file.
  ///
  /// It is given premultiplied colours, which are no harder to compress than straight ones.
  private static func lengthByLibpng(_ picture: PixelBuffer) throws -> Int {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    (image.width, image.height) = (png_uint_32(picture.width), png_uint_32(picture.height))
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR)
    var samples: [UInt8] = picture.words.flatMap { word in [0, 8, 16].map { UInt8(truncatingIfNeeded: word >> $0) } }
    if !picture.isOpaque {
      image.format |= png_uint_32(PNG_FORMAT_FLAG_ALPHA)
      samples = picture.words.flatMap { word in [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: word >> $0) } }
    }
    var length = 0
    try #require(png_image_write_to_memory(&image, nil, &length, 0, samples, 0, nil) != 0)
    return length
  }

  @Test("A density in range is written, one out of range is not")
  func density() throws {
    let picture = try PixelBuffer.flatMap(4, 4)
    let chunk = Data(HandMadePNG.chunk("pHYs", [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1]))
    let data = try PNGEncoder.encode(picture, pixelsPerMetre: 5669)
    #expect(data.range(of: chunk) != nil)
    #expect(try ImageDecoder.decode(data).words == picture.words)
    for value in [0, -1, Int.max] {
      #expect(try PNGEncoder.encode(picture, pixelsPerMetre: value) == PNGEncoder.encode(picture))
    }
  }
}
