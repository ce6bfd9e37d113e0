import Foundation
import Testing

@testable import Basemap

@Suite("Painting imagery")
struct RasterPaintingTests {
  /// A picture of imagery of one colour, or of two beside each other, drawn with a raster layer.
  private func picture(_ paint: String, _ colors: UInt32..., zoom: Double = 0) throws -> Picture {
    let pixels = try #require(PixelBuffer(width: 256, height: 256))
    for y in 0..<256 {
      for x in 0..<256 {
        let color = colors[x * colors.count / 256]
        pixels.bytes.storeBytes(of: 0xFF00_0000 | color, toByteOffset: y * 1024 + x * 4, as: UInt32.self)
      }
    }
    let bytes = [UInt8](try CGImage(pixels: pixels).pngData())
    let source = MemorySource(.imagery(side: 256), zooms: 0...0) { _ throws(TileSourceError) in bytes }
    let layer = #"{"id": "raster", "type": "raster", "source": "i", "paint": {\#(paint)}}"#
    let map = Basemap(layers: [BasemapLayer(source, role: .world)], style: try Painted.style(layer))
    return try #require(Picture(map, latitude: 0, longitude: 0, zoom: zoom, width: 64, height: 64))
  }

  @Test("Imagery lies on what is below, as opaque as the style says")
  func opacity() throws {
    // style: raster-opacity, raster-fade-duration
    #expect(try picture(#""raster-fade-duration": 300"#, 0x3366CC).at(0, 0) == 0x3366CC)
    #expect(distance(try picture(#""raster-opacity": 0.5"#, 0x3366CC).at(0, 0), 0x99B2E6) <= 2)
    #expect(try picture(#""raster-opacity": 0"#, 0x3366CC).colors == [0xFFFFFF])
  }

  @Test("Black and white become the darkest and the brightest")
  func brightness() throws {
    // style: raster-brightness-min, raster-brightness-max
    let paint = #""raster-brightness-min": 0.2, "raster-brightness-max": 0.6"#
    #expect(distance(try picture(paint, 0x000000).at(0, 0), 0x333333) <= 1)
    #expect(distance(try picture(paint, 0xFFFFFF).at(0, 0), 0x999999) <= 1)
  }

  @Test("Without saturation all is grey, with more of it colours are stronger")
  func saturation() throws {
    // style: raster-saturation
    #expect(distance(try picture(#""raster-saturation": -1"#, 0x3366CC).at(0, 0), 0x777777) <= 2)
    let strong = try picture(#""raster-saturation": 0.3"#, 0x3366CC).at(0, 0)
    #expect(strong >> 16 < 0x33 && strong & 0xFF > 0xCC)
  }

  @Test("Contrast pulls colours to the middle or pushes them away from it")
  func contrast() throws {
    // style: raster-contrast
    #expect(distance(try picture(#""raster-contrast": -1"#, 0x3366CC).at(0, 0), 0x808080) <= 1)
    let strong = try picture(#""raster-contrast": 0.5"#, 0x3366CC).at(0, 0)
    #expect(strong >> 16 == 0 && strong & 0xFF == 0xFF && distance(strong & 0x00FF00, 0x004D00) <= 2)
  }

  @Test("A third of a turn of the hue makes red green, and grey stays")
  func hue() throws {
    // style: raster-hue-rotate
    #expect(distance(try picture(#""raster-hue-rotate": 120"#, 0xFF0000).at(0, 0), 0x00FF00) <= 1)
    #expect(distance(try picture(#""raster-hue-rotate": 240"#, 0xFF0000).at(0, 0), 0x0000FF) <= 1)
    #expect(distance(try picture(#""raster-hue-rotate": 77"#, 0x808080).at(0, 0), 0x808080) <= 1)
  }

  @Test("Enlarged, pixels blend or stay squares")
  func resampling() throws {
    // style: raster-resampling, resampling
    #expect(try picture("", 0xFF0000, 0x0000FF, zoom: 4).colors.count > 3)
    #expect(
      try picture(#""raster-resampling": "nearest""#, 0xFF0000, 0x0000FF, zoom: 4).colors == [0xFF0000, 0x0000FF])
    #expect(try picture(#""resampling": "nearest""#, 0xFF0000, 0x0000FF, zoom: 4).colors == [0xFF0000, 0x0000FF])
  }
}
