import Basemap

/// One tile for every place, as if it were the whole world.
private struct OneTile: TileSource {
  let bytes: [UInt8]
  let info = TileSourceInfo(name: "fuzz", content: .vector, zooms: 0...0, attribution: [])

  func tile(at address: TileAddress) throws(TileSourceError) -> [UInt8]? { bytes }
}

/// Reads the bytes as a vector tile: all geometries, tags and values; and draws it, with its names.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  guard let tile = try? VectorTile(bytes) else { return 0 }
  for layer in tile.layers {
    if let geometry = try? layer.geometry() {
      for shape in geometry.shapes { _ = geometry.polygons(of: shape) }
    }
    for feature in layer.features { _ = try? layer.tags(of: feature) }
    for index in 0..<layer.valueCount { _ = (try? layer.value(at: index))??.text }
  }
  let map = Basemap(layers: [BasemapLayer(OneTile(bytes: bytes), role: .world)])
  guard let pixels = PixelBuffer(width: 64, height: 64), let context = CGContext(pixels: pixels, pointScale: 1) else {
    return 0
  }
  let scale = 64 / MKMapSize.world.width
  map.draw(.world, pixelsPerMapPoint: scale, contentScale: 1, look: BasemapLook(.standard), in: context)
  map.drawLabels(.world, pixelsPerMapPoint: scale, contentScale: 0.1, look: BasemapLook(.standard), in: context)
  context.close()
  return 0
}
