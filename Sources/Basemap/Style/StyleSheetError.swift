/// Why a style sheet could not be read at all.
package enum StyleSheetError: Error, Hashable, Sendable {
  /// Not JSON: what was met, and at which byte.
  case notJSON(String, at: Int)
  /// JSON, but no style sheet of version 8.
  case notAStyleSheet(String)
  /// Larger than `StyleSheet.Limit` allows.
  case tooLarge(String)
}

extension StyleSheetError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notJSON(let what, let place): "The style sheet is not JSON: \(what) at byte \(place)."
    case .notAStyleSheet(let reason): "This is not a style sheet: \(reason)."
    case .tooLarge(let reason): "The style sheet is too large: \(reason)."
    }
  }
}
