/// A size and weight of the text font.
///
/// On Apple's framework the system font is San Francisco; here it is Noto Sans, with the other Noto families for
/// scripts that it lacks.
public final class UIFont: NSObject, Sendable {
  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    /// −1 thinnest … 0 regular … 1 heaviest.
    public let rawValue: CGFloat
    /// Makes a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The weight of running text.
    public static let regular = Weight(rawValue: 0)
    /// The weight of emphasis.
    public static let bold = Weight(rawValue: 0.4)
  }

  package let textFont: TextFont

  init(textFont: TextFont) {
    self.textFont = textFont
    super.init()
  }

  /// Answers the regular font of a size in points.
  public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(textFont: TextFont(size: size)) }

  /// Answers the bold font of a size in points.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(textFont: TextFont(size: size, weight: 700))
  }

  /// Answers the font of a size in points and a weight; of the two weights there are, the nearer one.
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    weight.rawValue >= 0.2 ? boldSystemFont(ofSize: size) : systemFont(ofSize: size)
  }

  /// Answers the italic font of a size in points.
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(textFont: TextFont(size: size, isItalic: true))
  }

  /// The size, in points.
  public var pointSize: CGFloat { textFont.size }
  /// From the baseline up to the highest letters, in points.
  public var ascender: CGFloat { textFont.metrics.ascent }
  /// From the baseline down to the lowest letters, in points; negative.
  public var descender: CGFloat { -textFont.metrics.descent }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { ascender - descender }
}
