import Foundation
import MapKit

/// Reads the bytes as GeoJSON: shapes come out, or one of the two documented errors.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  do {
    for object in try MKGeoJSONDecoder().decode(Data(bytes: start, count: count)) {
      if let overlay = object as? any MKOverlay { _ = overlay.boundingMapRect }
    }
  } catch let error as MKError {
    precondition(error.code == .decodingFailed)
  } catch {
    precondition((error as? CocoaError)?.code == .propertyListReadCorrupt)
  }
  return 0
}
