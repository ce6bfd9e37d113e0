extension NSAttributedString.Key {
  /// The font, a `UIFont`; 12 points of the system font without it.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour, a `UIColor`; black without it.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
}

extension NSString {
  /// Answers the size of the text in one line (or as many as it has line ends), in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextLayout(self, attributes: attributes).size
  }

  /// Draws the text with its upper left corner at a point of the current context, whose y points down.
  ///
  /// Of the attributes, font and colour count.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    UIGraphicsGetCurrentContext()?.draw(TextLayout(self, attributes: attributes), at: point)
  }

  /// Draws the text into a rectangle of the current context: broken at its width, cut off at its edges.
  ///
  /// Of the attributes, font and colour count.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var layout = TextLayout(self, attributes: attributes)
    layout.maximumWidth = rect.width
    context.saveGState()
    context.clip(to: rect)
    context.draw(layout, at: rect.origin)
    context.restoreGState()
  }
}

extension TextLayout {
  init(_ text: NSString, attributes: [NSAttributedString.Key: Any]?) {
    let font = attributes?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
    let color = attributes?[.foregroundColor] as? UIColor ?? .black
    self.init(String(describing: text), font: font.textFont, color: color.cgColor)
  }
}

extension StringProtocol {
  /// Answers the size of the text in one line (or as many as it has line ends), in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: String(self)).size(withAttributes: attributes)
  }

  /// Draws the text with its upper left corner at a point of the current context, whose y points down.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: String(self)).draw(at: point, withAttributes: attributes)
  }

  /// Draws the text into a rectangle of the current context: broken at its width, cut off at its edges.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: String(self)).draw(in: rect, withAttributes: attributes)
  }
}
