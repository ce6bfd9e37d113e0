/// Words below a marker: dark, with a light rim, so that they can be read on any ground.
struct MarkerLabel {
  private let layout: TextLayout
  private let rim: TextLayout
  private let textSize: CGSize

  private static let maximumWidth: CGFloat = 120
  private static let rimWidth: CGFloat = 1

  /// Lays words out in up to two lines, centred; nil where there are none.
  init?(_ text: String, font: TextFont) {
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    func lines(_ color: CGColor, width: CGFloat) -> TextLayout {
      var layout = TextLayout(text, font: font, color: color, maximumWidth: width, maximumLines: 2)
      layout.alignment = .center
      return layout
    }
    let width = min(lines(.black, width: Self.maximumWidth).size.width + 1, Self.maximumWidth)
    layout = lines(CGColor(gray: 0.13, alpha: 1), width: width)
    rim = lines(CGColor(gray: 1, alpha: 0.8), width: width)
    textSize = CGSize(width: width, height: layout.size.height)
  }

  /// The size of the words with their rim, in points.
  var size: CGSize {
    CGSize(width: (textSize.width + 2 * Self.rimWidth).rounded(.up), height: textSize.height + 2 * Self.rimWidth)
  }

  /// Draws the words with the upper left corner of their rim at a point.
  func draw(in context: CGContext, at corner: CGPoint) {
    let place = CGPoint(x: corner.x + Self.rimWidth, y: corner.y + Self.rimWidth)
    for step in 0..<8 {
      let angle = CGFloat(step) * .pi / 4
      let offset = CGPoint(x: place.x + Self.rimWidth * cos(angle), y: place.y + Self.rimWidth * sin(angle))
      context.draw(rim, at: offset)
    }
    context.draw(layout, at: place)
  }
}
