import Foundation
import Basemap

/// A file without a name that each input is written to, so that the archive is read as it always is.
private let scratch: (descriptor: Int32, path: String) = {
  var name = Array((NSTemporaryDirectory() + "/fuzz-XXXXXX").utf8CString)
  let descriptor = mkstemp(&name)
  unlink(name)
  return (descriptor, "/proc/self/fd/\(descriptor)")
}()

/// Reads the bytes as a database of tiles: metadata and some tiles of every level.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let path = scratch.path
  guard ftruncate(scratch.descriptor, 0) == 0, pwrite(scratch.descriptor, start, count, 0) == count else { return 0 }
  guard let source = try? MBTilesSource(path: path) else { return 0 }
  _ = source.facts()
  for z in 0...30 {
    let last = (1 << z) - 1
    for (x, y) in [(0, 0), (last, last), (last / 2, last / 3)] {
      if let address = TileAddress(z: z, x: x, y: y) { _ = try? source.tile(at: address) }
    }
  }
  return 0
}
