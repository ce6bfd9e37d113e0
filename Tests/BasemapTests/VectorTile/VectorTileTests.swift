import Testing

@testable import Basemap

@Suite("Vector tiles")
struct VectorTileTests {
  static func sample() -> TileWriter {
    var tile = TileWriter()
    tile.area("water", ["class": "lake"], TileWriter.square(10, 20, 300, 400))
    tile.line("transportation", ["class": "motorway", "brunnel": "bridge"], (0, 0), (100, 50), (-20, 4200))
    tile.add(
      "place",
      .init(
        kind: .point, parts: [[(7, 9), (8, 8)]],
        tags: [("rank", .integer(-3)), ("pop", .unsigned(9)), ("area", .number(2.5)), ("capital", .bool(true))], id: 77)
    )
    return tile
  }

  /// The reason that decoding and everything after it gives, or nil.
  static func failure(_ bytes: [UInt8]) -> VectorTileError? {
    do throws(VectorTileError) {
      for layer in try VectorTile(bytes).layers {
        _ = try layer.geometry()
        for feature in layer.features { _ = try layer.tags(of: feature) }
        for index in 0..<layer.valueCount { _ = try layer.value(at: index) }
      }
      return nil
    } catch {
      return error
    }
  }

  @Test("Layers, features, tags and values are read", arguments: [0, 1, 2])
  func contents(wrapping: Int) throws {
    let bytes = Self.sample().bytes
    let tile = try VectorTile(wrapping == 0 ? bytes : Gzip.wrapped(bytes, zlib: wrapping == 2))
    #expect(tile.layers.map(\.name) == ["water", "transportation", "place"])
    let roads = try #require(tile.layer(named: "transportation"))
    #expect(roads.version == 2 && roads.extent == 4096 && roads.features.map(\.kind) == [.line])
    let road = try #require(roads.features.first)
    #expect(try roads.tags(of: road) == ["class": .string("motorway"), "brunnel": .string("bridge")])
    let places = try #require(tile.layer(named: "place"))
    let place = try #require(places.features.first)
    #expect(place.id == 77 && place.kind == .point)
    #expect(
      try places.tags(of: place) == [
        "rank": .integer(-3), "pop": .unsigned(9), "area": .number(2.5), "capital": .bool(true),
      ])
    #expect(try places.value(at: 4) == nil && places.value(at: -1) == nil)
  }

  @Test("Values of every type are read, and as text whole numbers have no fraction")
  func values() throws {
    var writer = ByteWriter()
    writer.number(2 << 3 | 5)
    writer.littleEndian(UInt64(Float(1.5).bitPattern), count: 4)
    let float = writer.bytes
    writer = ByteWriter()
    writer.field(6, number: 5)
    let signed = writer.bytes
    func value(_ bytes: [UInt8]) throws -> VectorTileValue {
      try bytes.withBytes { (buffer) throws(VectorTileError) in try VectorTileValue(buffer, 0..<bytes.count) }
    }
    #expect(try value(float) == .number(1.5))
    #expect(try value(signed) == .integer(-3))
    #expect(throws: VectorTileError(offset: 0, reason: .emptyValue)) { try value([]) }
    #expect(VectorTileValue.number(2).text == "2" && VectorTileValue.number(2.5).text == "2.5")
    #expect(VectorTileValue.number(.nan).text == "nan" && VectorTileValue.bool(true).text == "true")
    #expect(VectorTileValue.integer(-2).double == -2 && VectorTileValue.string("2").double == nil)
  }

  @Test("A version, an extent or a name that cannot be is refused with the layer's name")
  func layers() {
    var tile = Self.sample()
    tile.version = 3
    #expect(Self.failure(tile.bytes) == VectorTileError(layer: "water", offset: 2, reason: .version(3)))
    tile.version = 1
    #expect(Self.failure(tile.bytes) == nil)
    tile.extent = 0
    #expect(Self.failure(tile.bytes)?.reason == .extent(0))
    tile.extent = 1 << 21
    #expect(Self.failure(tile.bytes)?.reason == .extent(1 << 21))
    var writer = ByteWriter()
    writer.field(3, [15 << 3, 2])
    #expect(Self.failure(writer.bytes) == VectorTileError(offset: 2, reason: .noName))
  }

  @Test("Tags that name what is not there are refused with layer and place")
  func tags() {
    for tags: [UInt8] in [[0, 0], [5], [0]] {
      var feature = ByteWriter()
      feature.field(2, tags)
      var layer = ByteWriter()
      layer.field(1, Array("road".utf8))
      layer.field(2, feature.bytes)
      var tile = ByteWriter()
      tile.field(3, layer.bytes)
      #expect(Self.failure(tile.bytes) == VectorTileError(layer: "road", offset: 12, reason: .tag))
    }
  }

  @Test("A flood of features, values, keys or layers is refused before it takes memory")
  func floods() {
    func flood(_ field: UInt64, _ count: Int) -> [UInt8] {
      var layer = ByteWriter()
      layer.field(1, Array("flood".utf8))
      layer.bytes += [UInt8](repeating: 0, count: 2 * count).enumerated().map {
        $0.offset.isMultiple(of: 2) ? UInt8(field << 3 | 2) : 0
      }
      var tile = ByteWriter()
      tile.field(3, layer.bytes)
      return tile.bytes
    }
    #expect(Self.failure(flood(2, VectorTile.Limit.features + 1))?.reason == .tooMany)
    #expect(Self.failure(flood(3, VectorTile.Limit.keys + 1))?.reason == .tooMany)
    #expect(Self.failure(flood(4, VectorTile.Limit.values + 1))?.reason == .tooMany)
    var tile = ByteWriter()
    for _ in 0...VectorTile.Limit.layers { tile.field(3, [1 << 3 | 2, 1, 65]) }
    #expect(Self.failure(tile.bytes)?.reason == .tooMany)
    #expect(Self.failure(Gzip.wrapped([UInt8](repeating: 0, count: VectorTile.Limit.bytes + 1)))?.reason == .tooMany)
  }

  @Test("Cut anywhere inside, a tile is refused with a place inside it")
  func truncation() {
    let bytes = Self.sample().bytes
    var whole = 0
    for count in 0..<bytes.count {
      guard let error = Self.failure(Array(bytes[..<count])) else {
        whole += 1
        continue
      }
      #expect(error.offset <= count)
    }
    // Cut between two layers it is still a tile: with none, one or two of them.
    #expect(whole == 3)
  }

  @Test("Every byte turned into others gives a tile or an error")
  func corruption() {
    let bytes = Self.sample().bytes
    var failures = 0
    for index in bytes.indices {
      for mask: UInt8 in [0x01, 0x80, 0xFF, 0x07] {
        var broken = bytes
        broken[index] ^= mask
        if Self.failure(broken) != nil { failures += 1 }
      }
    }
    #expect(failures > bytes.count)
  }
}
