import Testing

@testable import OpenMapKitCommand

@Suite struct OSMHeaderTests {
  private func header(_ bytes: [UInt8]) -> OSMHeader? {
    var rest = bytes[...]
    return OSMHeader { count in
      defer { rest = rest.dropFirst(count) }
      return Data(rest.prefix(count))
    }
  }

  @Test("a file says what it covers, plainly or wrapped")
  func box() {
    let box = RegionBox(west: -122.42, south: 37.77, east: -122.38, north: 37.8)
    #expect(box != nil && header(MadeRegion().header)?.box == box)
    #expect(header(MadeRegion(isWrapped: true).header)?.box == box)
  }

  @Test("a box may be missing, empty or outside the world")
  func noBox() {
    for box in [nil, [1, 1, 2, 2], [2, 1, 2, 1], [-181, 1, 2, 1], [1, 2, 91, 1]] as [[Double]?] {
      let header = header(MadeRegion(box: box).header)
      #expect(header != nil && header?.box == nil)
    }
  }

  @Test("what is cut off, changed or something else is no header, and never traps")
  func damage() {
    for region in [MadeRegion(), MadeRegion(isWrapped: true)] {
      let bytes = region.header
      for count in bytes.indices { #expect(header(Array(bytes.prefix(count)))?.box == nil) }
      for place in bytes.indices {
        for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
          var other = bytes
          other[place] = value
          _ = header(other)
        }
      }
    }
    #expect(header(Array("<?xml version='1.0'?><osm>".utf8)) == nil)
    #expect(header([0xFF, 0xFF, 0xFF, 0xFF] + MadeRegion().header) == nil)
  }

  @Test("fields of every kind are passed over or read; the last of several counts")
  func fields() throws {
    let message: [UInt8] = [0x09] + Array(repeating: 7, count: 8) + [0x15, 1, 2, 3, 4, 0x18, 0x96, 0x01, 0x18, 0x03]
    let fields = try #require(WireFields(message))
    #expect(fields.number(3) == 3 && fields.signedNumber(3) == -2 && fields.number(1) == nil && fields.bytes(3) == nil)
    let all = Array(repeating: UInt8(0xFF), count: 9)
    #expect(WireFields([0x18] + all + [0x01])?.signedNumber(3) == .min)
    for broken in [[0x18], [0x1A, 5, 0], [0x1B], [0x18] + all + [0xFF, 0xFF], [0x09, 1], [0x1A] + all + [0x01]] {
      #expect(WireFields(broken) == nil)
    }
  }
}
