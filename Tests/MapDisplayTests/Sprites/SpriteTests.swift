import Foundation
import Testing

@testable import MapDisplay

@MainActor @Suite struct SpriteTests {
  private static func image(_ value: UInt8) throws -> CGImage {
    let pixels = try #require(PixelBuffer(width: 3, height: 2))
    memset(pixels.bytes, Int32(value), pixels.byteCount)
    return CGImage(pixels: pixels)
  }

  @Test("of images that are the same, the first stands for all") func shared() throws {
    let store = SpriteStore(secret: .random())
    let (first, second, other) = (try Self.image(7), try Self.image(7), try Self.image(8))
    #expect(store.shared(first) === first)
    #expect(store.shared(second) === first)
    #expect(store.shared(other) === other)
    #expect(store.insert(first) == store.insert(second))
    #expect(store.insert(first) != store.insert(other))
  }

  @Test("images that nobody shows any more are forgotten") func forgotten() throws {
    var images = SharedImages()
    for number in 0..<1000 { images.note(try Self.image(1), key: "\(number)") }
    #expect(images.count <= 64)
    #expect(images.image(for: "0") == nil)
  }

  @Test("pins that look the same hold one picture between visitors") func pinsOfVisitors() async throws {
    let display = try TestDisplay { map in
      let pin = MKPointAnnotation()
      pin.coordinate = map.centerCoordinate
      map.addAnnotation(pin)
    }
    var pictures: [CGImage] = []
    for _ in 0..<2 {
      display.cookie = nil
      _ = await display.listen(try await display.openScreen())
      let map = try #require(display.map)
      let view = try #require(map.annotations.first.flatMap { map.view(for: $0) })
      pictures.append(try #require(view.picture(scale: 1)))
    }
    #expect(pictures[0] === pictures[1])
  }
}
