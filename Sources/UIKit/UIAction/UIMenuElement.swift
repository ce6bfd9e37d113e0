/// Words and a picture that stand for something to do.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// Whether something is switched on.
  public enum State: Int, Sendable {
    /// It is not.
    case off
    /// It is.
    case on
    /// It partly is.
    case mixed
  }

  /// What can be done with an element.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It does nothing at present.
    public static let disabled = Attributes(rawValue: 1)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// The words; empty where there are none.
  public internal(set) final var title: String
  /// The picture; nil where there is none.
  public internal(set) final var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}
