import Basemap
import Foundation

/// Reads the bytes as a GeoJSON document, and cuts some tiles of every level from it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard let source = try? GeoJSONSource(Data(bytes: start, count: count), name: "fuzz") else { return 0 }
  _ = source.facts()
  for z in source.info.zooms {
    let last = (1 << z) - 1
    for (x, y) in [(0, 0), (last, last), (last / 2, last / 2), (last / 2 + 1, last / 2)] {
      guard let address = TileAddress(z: z, x: min(x, last), y: y), let tile = try? source.tile(at: address) else {
        continue
      }
      _ = try? MapStyle.builtIn(BasemapLook(.standard)).sorted(VectorTile(tile))
    }
  }
  return 0
}
