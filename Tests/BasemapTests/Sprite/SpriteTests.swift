import Foundation
import Testing

@testable import Basemap

@Suite("Sprites")
struct SpriteTests {
  /// A sheet of 8 × 4 pixels: red on the left, blue on the right.
  static func sheet() throws -> Data {
    let buffer = try #require(PixelBuffer(width: 8, height: 4))
    let pixels = buffer.bytes.bindMemory(to: UInt32.self, capacity: 32)
    for index in 0..<32 { pixels[index] = index % 8 < 4 ? 0xFFFF_0000 : 0xFF00_00FF }
    return try CGImage(pixels: buffer).pngData()
  }

  private func sprite(_ json: String) throws -> Sprite { try Sprite(json: Data(json.utf8), picture: Self.sheet()) }

  /// The first pixel of a picture.
  private func color(_ image: SpriteImage?) throws -> UInt32 {
    let picture = try #require(image).image
    let pixels = try #require(picture.pixels(level: 0))
    return pixels.bytes.load(as: UInt32.self)
  }

  @Test("Pictures lie where their description says")
  func pictures() throws {
    let sprite = try sprite(
      """
      {"park": {"x": 0, "y": 0, "width": 4, "height": 4},
       "zoo": {"x": 4, "y": 1, "width": 4, "height": 2, "pixelRatio": 2, "sdf": true, "stretchX": [[0, 1], [2, 4]],
               "stretchY": [[1, 2]], "content": [1, 0, 3, 2], "textFitWidth": "stretchOnly",
               "textFitHeight": "proportional"}}
      """)
    #expect(sprite.faults == [] && sprite.names == ["park", "zoo"])
    let park = try #require(sprite.images["park"])
    let zoo = try #require(sprite.images["zoo"])
    #expect(try color(park) == 0xFFFF_0000)
    #expect(try color(zoo) == 0xFF00_00FF)
    #expect(park.size == CGSize(width: 4, height: 4) && park.pixelRatio == 1 && !park.isDistanceField)
    #expect(park.stretchX.isEmpty && park.stretchY.isEmpty && park.content == nil)
    #expect(park.textFitWidth == .stretchOrShrink && park.textFitHeight == .stretchOrShrink)
    #expect(zoo.size == CGSize(width: 2, height: 1) && zoo.pixelRatio == 2 && zoo.isDistanceField)
    #expect(zoo.stretchX == [0..<1, 2..<4] && zoo.stretchY == [1..<2])
    #expect(zoo.content == CGRect(x: 1, y: 0, width: 2, height: 2))
    #expect(zoo.textFitWidth == .stretchOnly && zoo.textFitHeight == .proportional)
  }

  @Test(
    "A faulty picture is left out and named; the others are there",
    arguments: [
      "3", "{}", #"{"x": 0, "y": 0, "width": 4}"#, #"{"x": 5, "y": 0, "width": 4, "height": 4}"#,
      #"{"x": 0, "y": 1, "width": 4, "height": 4}"#, #"{"x": -1, "y": 0, "width": 4, "height": 4}"#,
      #"{"x": 0, "y": 0, "width": 0, "height": 4}"#, #"{"x": 0.5, "y": 0, "width": 4, "height": 4}"#,
      #"{"x": 1e300, "y": 0, "width": 1e300, "height": 4}"#,
      #"{"x": 0, "y": 0, "width": 4, "height": 4, "pixelRatio": 0}"#,
      #"{"x": 0, "y": 0, "width": 4, "height": 4, "stretchX": [[2, 1]]}"#,
      #"{"x": 0, "y": 0, "width": 4, "height": 4, "stretchX": [[0, 5]]}"#,
      #"{"x": 0, "y": 0, "width": 4, "height": 4, "stretchY": [[1, 2], [1, 3]]}"#,
      #"{"x": 0, "y": 0, "width": 4, "height": 4, "stretchY": 3}"#,
      #"{"x": 0, "y": 0, "width": 4, "height": 4, "content": [0, 0, 5, 4]}"#,
      #"{"x": 0, "y": 0, "width": 4, "height": 4, "content": [3, 0, 2, 4]}"#,
      #"{"x": 0, "y": 0, "width": 4, "height": 4, "textFitWidth": "wide"}"#,
    ])
  func faults(_ entry: String) throws {
    let sprite = try sprite(#"{"bad": \#(entry), "good": {"x": 0, "y": 0, "width": 1, "height": 1}}"#)
    #expect(sprite.names == ["good"] && sprite.faults.map(\.name) == ["bad"])
  }

  @Test("Files that cannot be read")
  func errors() throws {
    let (sheet, json) = (try Self.sheet(), Data("{}".utf8))
    #expect(throws: SpriteError.description("it is no object")) { try Sprite(json: Data("[]".utf8), picture: sheet) }
    #expect(throws: SpriteError.self) { try Sprite(json: Data("{".utf8), picture: sheet) }
    #expect(throws: SpriteError.picture(.unknownFormat)) { try Sprite(json: json, picture: Data("png".utf8)) }
    #expect(throws: SpriteError.self) { try Sprite(json: json, picture: sheet.dropLast(9)) }
    let entries = (0...Sprite.Limit.images).map { "\"\($0)\": 0" }.joined(separator: ",")
    #expect(throws: SpriteError.tooLarge("more than 16384 pictures")) {
      try Sprite(json: Data("{\(entries)}".utf8), picture: sheet)
    }
    let deep = String(repeating: "[", count: 200)
    #expect(throws: SpriteError.tooLarge("more than 128 levels")) { try Sprite(json: Data(deep.utf8), picture: sheet) }
    #expect(throws: SpriteError.unreadable("/nowhere/sprite.json")) { try Sprite(path: "/nowhere/sprite", scale: 1) }
  }

  @Test("Pictures that overlap do not take more memory than the limit")
  func memory() throws {
    let side = 1024
    let buffer = try #require(PixelBuffer(width: side, height: side))
    let picture = try CGImage(pixels: buffer).pngData()
    let entries = (10..<40).map { #""\#($0)": {"x": 0, "y": 0, "width": \#(side), "height": \#(side)}"# }
    let sprite = try Sprite(json: Data("{\(entries.joined(separator: ","))}".utf8), picture: picture)
    #expect(sprite.images.count == Sprite.Limit.pixels / (side * side) && sprite.faults.count == 14)
  }

  @Test("Several sprites make one")
  func merging() throws {
    var all = try sprite(#"{"a": {"x": 0, "y": 0, "width": 1, "height": 1}, "b": 3}"#)
    all.add(try sprite(#"{"a": {"x": 7, "y": 0, "width": 1, "height": 1}, "c": 3}"#), prefix: "more:")
    all.add(try sprite(#"{"a": {"x": 7, "y": 0, "width": 1, "height": 1}}"#))
    #expect(all.names == ["a", "more:a"] && all.faults.map(\.name) == ["b", "more:c"])
    #expect(try color(all.images["a"]) == 0xFFFF_0000)
    #expect(try color(all.images["more:a"]) == 0xFF00_00FF)
    all.add(try #require(all.images["more:a"]), named: "a")
    #expect(try color(all.images["a"]) == 0xFF00_00FF)
  }

  @Test("Addresses, and files of two sizes")
  func files() throws {
    #expect(Sprite.addresses(of: "https://a/b", scale: 1) == ("https://a/b.json", "https://a/b.png"))
    #expect(Sprite.addresses(of: "https://a/b?k=1", scale: 2) == ("https://a/b@2x.json?k=1", "https://a/b@2x.png?k=1"))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("sprite").path
    func write(_ ending: String, _ name: String) throws {
      try Data(#"{"\#(name)": {"x": 0, "y": 0, "width": 1, "height": 1}}"#.utf8).write(
        to: URL(fileURLWithPath: path + ending + ".json"))
      try Self.sheet().write(to: URL(fileURLWithPath: path + ending + ".png"))
    }
    try write("", "small")
    #expect(try Sprite(path: path, scale: 2).names == ["small"])
    try write("@2x", "large")
    #expect(try Sprite(path: path, scale: 2).names == ["large"])
    #expect(try Sprite(path: path, scale: 1).names == ["small"])
  }
}
