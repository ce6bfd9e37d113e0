import Foundation
import Testing

@testable import Basemap

/// A short run of what Fuzzing/run does at length.
@Suite("Style sheets and sprites changed at random")
struct StyleMutationTests {
  /// The words, numbers and marks of a document.
  private static func tokens(_ text: String) -> [String] {
    var tokens: [String] = []
    var rest = Array(text)[...]
    while let first = rest.first {
      var token = String(first)
      rest.removeFirst()
      if first == "\"" {
        while let next = rest.popFirst() {
          token.append(next)
          if next == "\"" { break }
        }
      } else if first.isLetter || first.isNumber || first == "-" {
        while let next = rest.first, next.isLetter || next.isNumber || next == "." { token.append(rest.removeFirst()) }
      } else if first.isWhitespace {
        continue
      }
      tokens.append(token)
    }
    return tokens
  }

  private static let odd = [
    "null", "true", "-1", "0", "1e300", "1e-300", "0.5", "[]", "{}", "\"\"", "[\"get\", \"rank\"]", "[\"zoom\"]",
    "[\"/\", 0, 0]", "[[[]]]", "{\"stops\": []}", "9007199254740993", "\"{name}\"",
  ]

  /// Words and numbers in place of others most times, marks sometimes.
  private static func mutated(_ tokens: [String], _ numbers: inout Numbers) -> String {
    var result = tokens
    let values = tokens.indices.filter { !["{", "}", "[", "]", ",", ":"].contains(tokens[$0]) }
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      guard let value = values.randomElement(using: &numbers), let other = values.randomElement(using: &numbers) else {
        break
      }
      let place = Int.random(in: result.indices, using: &numbers)
      switch Int.random(in: 0..<12, using: &numbers) {
      case 0: result.removeSubrange(place..<min(place + 2, result.count))
      case 1: result.insert(result[place], at: place)
      case 2..<7: result[min(value, result.count - 1)] = odd.randomElement(using: &numbers) ?? ""
      default: result[min(value, result.count - 1)] = tokens[other]
      }
    }
    return result.joined(separator: " ")
  }

  private static func features() throws -> [StyleContext] {
    var tile = TileWriter()
    let tags: [(String, VectorTileValue)] = [
      ("class", .string("path")), ("name", .string("Ä park")), ("rank", .integer(3)), ("color", .string("red")),
    ]
    tile.add("a", TileWriter.Feature(kind: .point, parts: [[(10, 20)]], tags: tags, id: 4))
    tile.add("a", TileWriter.Feature(kind: .line, parts: [[(10, 20), (30, 4000)]], tags: [("rank", .number(.nan))]))
    tile.add("a", TileWriter.Feature(kind: .polygon, parts: [TileWriter.square(1, 1, 9, 9)]))
    let layer = try FeatureLayer(try #require(try VectorTile(tile.bytes).layer(named: "a")))
    return (0..<3).map { index in
      StyleContext(
        zoom: Double(index) * 7.3, feature: layer.feature(index), lineProgress: 0.3,
        tile: TileAddress(z: 14, x: 8192, y: 8192), availableImages: ["wood"])
    } + [StyleContext(zoom: 99)]
  }

  /// Evaluates all properties of all layers.
  static func evaluate(_ sheet: StyleSheet, _ contexts: [StyleContext]) -> Int {
    var count = 0
    for layer in sheet.layers {
      guard let style = Mirror(reflecting: layer.paint).children.first?.value else { continue }
      for context in contexts {
        if layer.filter?.passes(context) ?? true { count += 1 }
        for child in Mirror(reflecting: style).children {
          if let property = child.value as? any DescribedProperty { count += property.text(in: context).count }
        }
      }
    }
    return count
  }

  @Test("Style sheets are read or give an error, and evaluate")
  func sheets() throws {
    let contexts = try Self.features()
    let whole = try StyleSheet(json: Data(StyleSeed.sheet.utf8))
    #expect(whole.faults == [.init(layer: "photo", property: "source", "a raster source expected")])
    #expect(Self.evaluate(whole, contexts) > 1000)
    let tokens = Self.tokens(StyleSeed.sheet)
    var numbers = Numbers()
    var (good, faulty, bad) = (0, 0, 0)
    for _ in 0..<400 {
      do {
        let sheet = try StyleSheet(json: Data(Self.mutated(tokens, &numbers).utf8))
        if sheet.faults.count > 1 { faulty += 1 } else { good += 1 }
        _ = Self.evaluate(sheet, contexts)
      } catch {
        bad += 1
      }
    }
    #expect(good > 20 && faulty > 20 && bad > 20)
  }

  @Test("Sprites are read or give an error")
  func sprites() throws {
    let json =
      #"{"a": {"x": 0, "y": 0, "width": 4, "height": 4, "pixelRatio": 2, "stretchX": [[1, 2]], "content": [0, 0, 3, 3]}}"#
    let tokens = Self.tokens(json)
    let sheet = try SpriteTests.sheet()
    var numbers = Numbers()
    var (good, bad) = (0, 0)
    for _ in 0..<400 {
      var picture = [UInt8](sheet)
      if Bool.random(using: &numbers) {
        picture[Int.random(in: picture.indices, using: &numbers)] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
      }
      do {
        let sprite = try Sprite(json: Data(Self.mutated(tokens, &numbers).utf8), picture: Data(picture))
        good += sprite.images.values.allSatisfy { $0.size.width > 0 } ? 1 : 0
      } catch {
        bad += 1
      }
    }
    #expect(good > 20 && bad > 20)
  }
}
