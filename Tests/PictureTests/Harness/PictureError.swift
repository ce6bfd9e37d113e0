/// Why a picture could not be made or is not accepted.
enum PictureError: Error, Equatable, CustomStringConvertible {
  /// The case's file cannot be taken as it is.
  case refused(String)
  /// Nothing could be drawn.
  case notDrawn(String)

  var description: String {
    switch self {
    case .refused(let reason): "case.json is refused: \(reason)"
    case .notDrawn(let reason): "nothing was drawn: \(reason)"
    }
  }
}

extension Decoder {
  /// Throws where an object has a key that means nothing, most likely a slip of the pen.
  func refuseKeys(otherThan known: [String]) throws {
    let unknown = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).filter { !known.contains($0) }.sorted()
    guard unknown.isEmpty else { throw PictureError.refused("unknown \(unknown.joined(separator: ", "))") }
  }
}

private struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
