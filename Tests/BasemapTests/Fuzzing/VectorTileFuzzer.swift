import Basemap

/// Reads the bytes as a vector tile: all geometries, tags and values, and what the map paints of it.
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
  _ = try? MapStyle.builtIn(BasemapLook(.standard)).sorted(tile)
  return 0
}
