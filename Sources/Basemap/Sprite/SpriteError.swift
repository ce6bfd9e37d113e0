/// Why a sprite could not be read.
package enum SpriteError: Error, Equatable, Sendable {
  /// The description is not JSON, or no object.
  case description(String)
  /// The picture cannot be decoded.
  case picture(ImageCodecError)
  /// More than `Sprite.Limit` allows.
  case tooLarge(String)
  /// A file cannot be read.
  case unreadable(String)
}

extension SpriteError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .description(let reason): "The sprite's description: \(reason)."
    case .picture(let error): "The sprite's picture: \(error)."
    case .tooLarge(let reason): "The sprite is too large: \(reason)."
    case .unreadable(let path): "\(path) cannot be read."
    }
  }
}
