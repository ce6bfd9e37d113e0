import Testing

@testable import CoreGraphics

@Suite struct PNGDecoderTests {
  @Test("Grey of every depth spreads over 0…255", arguments: [1, 2, 4, 8])
  func grey(depth: Int) throws {
    let top = (1 << depth) - 1
    let file = HandMadePNG(width: 5, height: 3, depth: depth, colourType: 0) { x, y in [(x * 3 + y) & top] }
    let decoded = try ImageDecoder.decode(file.data)
    let expected = try PixelBuffer.picture(5, 3) { x, y in
      0xFF00_0000 | UInt32(((x * 3 + y) & top) * 255 / top) * 0x01_0101
    }
    #expect(decoded.words == expected.words)
  }

  @Test("Samples of 16 bits are taken as sRGB and rounded to 8")
  func sixteenBits() throws {
    let file = HandMadePNG(width: 2, height: 1, depth: 16, colourType: 2) { x, _ in
      x == 0 ? [0, 0x8080, 0xFFFF] : [0x00FF, 0x40C0, 0x1234]
    }
    #expect(try ImageDecoder.decode(file.data).words == [0xFF00_80FF, 0xFF01_4012])
  }

  @Test("Grey with alpha and colours with alpha are premultiplied")
  func alphaChannels() throws {
    let grey = HandMadePNG(width: 2, height: 1, colourType: 4) { x, _ in x == 0 ? [200, 128] : [255, 0] }
    #expect(try ImageDecoder.decode(grey.data).words == [0x8064_6464, 0])
    let colours = HandMadePNG(width: 2, height: 1, colourType: 6) { x, _ in
      x == 0 ? [255, 100, 3, 128] : [1, 2, 3, 255]
    }
    #expect(try ImageDecoder.decode(colours.data).words == [0x8080_3202, 0xFF01_0203])
  }

  @Test("Palettes of every depth are looked up", arguments: [1, 2, 4, 8])
  func palette(depth: Int) throws {
    var file = HandMadePNG(width: 7, height: 2, depth: depth, colourType: 3) { x, y in [(x + y) & 1] }
    file.chunks = [("PLTE", [10, 20, 30, 200, 100, 0]), ("tRNS", [255, 51])]
    let expected = try PixelBuffer.picture(7, 2) { x, y in (x + y) & 1 == 0 ? 0xFF0A_141E : 0x3328_1400 }
    #expect(try ImageDecoder.decode(file.data).words == expected.words)
    #expect(try ImageDecoder.header(of: file.data).hasAlpha)
  }

  @Test("The one transparent colour of an RGB or grey file is transparent")
  func transparentColour() throws {
    var rgb = HandMadePNG(width: 2, height: 1) { x, _ in x == 0 ? [1, 2, 3] : [1, 2, 4] }
    rgb.chunks = [("tRNS", [0, 1, 0, 2, 0, 3])]
    #expect(try ImageDecoder.decode(rgb.data).words == [0, 0xFF01_0204])
    #expect(try ImageDecoder.header(of: rgb.data).hasAlpha)
    var grey = HandMadePNG(width: 2, height: 1, colourType: 0) { x, _ in [x] }
    grey.chunks = [("tRNS", [0, 1])]
    #expect(try ImageDecoder.decode(grey.data).words == [0xFF00_0000, 0])
  }

  @Test("An interlaced file gives the same pixels", arguments: [(1, 1), (2, 3), (8, 8), (13, 9)])
  func interlaced(width: Int, height: Int) throws {
    var file = HandMadePNG(width: width, height: height, colourType: 6) { x, y in [x * 9, y * 9, 7, 255 - x] }
    let plain = try ImageDecoder.decode(file.data)
    file.isInterlaced = true
    #expect(try ImageDecoder.decode(file.data).words == plain.words)
  }

  @Test("A stated gamma of linear light is converted to sRGB")
  func gamma() throws {
    var file = HandMadePNG(width: 1, height: 1, colourType: 0) { _, _ in [55] }
    file.chunks = [("gAMA", [0, 1, 0x86, 0xA0])]
    // 55 / 255 of linear light is 128 / 255 in sRGB.
    let grey = try #require(try ImageDecoder.decode(file.data).words.first) & 0xFF
    #expect(abs(Int(grey) - 128) <= 1)
  }

  @Test("Chunks that say nothing about the pixels are not even read")
  func skipsOtherChunks() throws {
    var file = HandMadePNG(width: 2, height: 2) { x, y in [x, y, 9] }
    let plain = try ImageDecoder.decode(file.data)
    file.chunks = [("tEXt", Array("a\0b".utf8)), ("zTXt", [1, 2, 3]), ("iCCP", [0]), ("gAMA", [0, 0, 0xB1, 0x8F])]
    var data = file.data
    // The last byte of the checksum of the first of them.
    data[33 + 8 + 3 + 3] ^= 1
    #expect(try ImageDecoder.decode(data).words == plain.words)
  }

  @Test("An unknown chunk that must be understood is refused")
  func unknownCriticalChunk() {
    var file = HandMadePNG(width: 1, height: 1) { _, _ in [1, 2, 3] }
    file.chunks = [("CgBI", [0, 0, 0, 0])]
    #expect(throws: ImageCodecError.corrupt(format: "PNG", reason: "unknown critical chunk")) {
      try ImageDecoder.decode(file.data)
    }
  }

  @Test("Sizes out of range are refused before the pixels are looked at")
  func absurdSizes() {
    let sizes: [(UInt32, UInt32)] = [
      (0x7FFF_FFFF, 0x7FFF_FFFF), (.max, .max), (30000, 30000), (40000, 1), (1, 40000), (0, 5), (5, 0),
    ]
    for (width, height) in sizes {
      #expect(throws: ImageCodecError.sizeOutOfRange(width: Int(width), height: Int(height))) {
        try ImageDecoder.decode(HandMadePNG.claiming(width: width, height: height))
      }
    }
  }

  @Test("A large size with hardly any data is refused")
  func tooLittleData() {
    #expect(throws: ImageCodecError.self) {
      try ImageDecoder.decode(HandMadePNG.claiming(width: 16000, height: 16000))
    }
  }

  @Test("A second header is refused")
  func twoHeaders() {
    var file = HandMadePNG(width: 4, height: 4) { _, _ in [1, 2, 3] }
    file.chunks = [("IHDR", [0, 0, 1, 0, 0, 0, 1, 0, 8, 2, 0, 0, 0])]
    #expect(throws: ImageCodecError.self) { try ImageDecoder.decode(file.data) }
  }

  @Test("What follows the end of the file is ignored")
  func trailingBytes() throws {
    let picture = try PixelBuffer.imagery(6, 5)
    let data = try PNGEncoder.encode(picture) + Data([1, 2, 3])
    #expect(try ImageDecoder.decode(data).words == picture.words)
  }
}
