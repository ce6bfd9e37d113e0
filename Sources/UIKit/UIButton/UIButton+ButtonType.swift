extension UIButton {
  /// What a button looks like.
  public enum ButtonType: Int, Sendable {
    /// Only what the app puts into it.
    case custom = 0
    /// Words in the tint colour.
    case system = 1
    /// An "i" in a circle, in the tint colour.
    case detailDisclosure = 2
    /// The same as `detailDisclosure`.
    case infoLight = 3
    /// The same as `detailDisclosure`.
    case infoDark = 4
    /// A plus sign in a circle, in the tint colour.
    case contactAdd = 5
    /// A cross on a grey disc.
    case close = 7

    /// The sign drawn on the button, if there is one.
    var symbol: ButtonSymbol? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: .info
      case .contactAdd: .add
      case .close: .close
      }
    }
  }
}
