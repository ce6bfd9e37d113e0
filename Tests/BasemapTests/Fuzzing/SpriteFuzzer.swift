import Basemap
import Foundation

/// Reads the bytes as a sprite: the description up to the first zero, and the picture after it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Data(bytes: start, count: count)
  let end = bytes.firstIndex(of: 0) ?? bytes.endIndex
  guard let sprite = try? Sprite(json: bytes[..<end], picture: Data(bytes[end...].dropFirst())) else { return 0 }
  for image in sprite.images.values { _ = image.size }
  return 0
}
