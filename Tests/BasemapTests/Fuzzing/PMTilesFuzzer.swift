import Foundation
import Basemap

/// Reads the bytes as an archive: metadata and the first tiles of every level.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  // A file without a name, so that the archive is read as it always is.
  let descriptor = memfd_create("fuzz", 0)
  guard descriptor >= 0 else { return 0 }
  defer { close(descriptor) }
  guard write(descriptor, start, count) == count else { return 0 }
  let path = "/proc/self/fd/\(descriptor)"
  guard let archive = try? PMTilesArchive(path: path) else { return 0 }
  _ = try? archive.metadata()
  _ = try? archive.firstTile()
  for z in 0...30 {
    let last = (1 << z) - 1
    for (x, y) in [(0, 0), (last, last), (last / 2, last / 3)] {
      if let address = TileAddress(z: z, x: x, y: y) { _ = try? archive.tile(at: address) }
    }
  }
  _ = try? PMTilesSource(path: path)
  return 0
}
