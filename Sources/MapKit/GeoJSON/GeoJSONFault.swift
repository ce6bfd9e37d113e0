/// What is wrong with a document, and at which byte.
enum GeoJSONFault: Error {
  case notJSON(_ what: String, at: Int)
  case notGeoJSON(_ what: String, at: Int)

  /// The error the decoder throws.
  var reported: any Error {
    switch self {
    case .notJSON(let what, let place):
      CocoaError(
        .propertyListReadCorrupt, userInfo: [NSDebugDescriptionErrorKey: "Not JSON: \(what) at byte \(place)."])
    case .notGeoJSON(let what, let place):
      MKError(.decodingFailed, userInfo: [NSLocalizedDescriptionKey: "Not GeoJSON: \(what) at byte \(place)."])
    }
  }
}
