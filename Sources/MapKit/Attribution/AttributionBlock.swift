/// The words in a picture's lower right corner that name where its map comes from.
struct AttributionBlock {
  private let layout: TextLayout
  private let textSize: CGSize
  private let picture: CGSize
  private let plate: CGColor

  private static let padding = CGSize(width: 5, height: 2)
  /// The smallest picture that gets one, in points: on less it could not be read, and would hide the map.
  private static let smallest = CGSize(width: 80, height: 48)
  /// Pictures narrower than this get smaller letters, in points.
  private static let narrow: CGFloat = 240

  /// Lays lines out for a picture; nil where there are none or where they have no room.
  ///
  /// - Parameters:
  ///   - lines: Whom to name.
  ///   - picture: The size of the picture, in points.
  ///   - isDark: Whether the map is dark: the letters are light then.
  init?(_ lines: [String], in picture: CGSize, isDark: Bool) {
    guard !lines.isEmpty, picture.width >= Self.smallest.width, picture.height >= Self.smallest.height else {
      return nil
    }
    let font = TextFont(size: picture.width < Self.narrow ? 7 : 9)
    let ink = isDark ? CGColor(gray: 1, alpha: 0.95) : CGColor(gray: 0.2, alpha: 1)
    plate = isDark ? CGColor(gray: 0, alpha: 0.5) : CGColor(gray: 1, alpha: 0.75)
    let room = picture.width - 2 * Self.padding.width
    // At most half of the height; a line is about 1.4 times as high as its letters.
    let most = max(1, Int(picture.height / 2 / (font.size * 1.4)))
    // The sign stays with the name that it belongs to.
    let text = lines.joined(separator: "  ·  ").replacingOccurrences(of: "© ", with: "©\u{A0}")
    var layout = TextLayout(
      text, font: font, color: ink, maximumWidth: room, maximumLines: most)
    let width = min(layout.size.width.rounded(.up) + 1, room)
    layout.maximumWidth = width
    layout.alignment = .right
    self.layout = layout
    textSize = CGSize(width: width, height: layout.size.height.rounded(.up))
    self.picture = picture
  }

  /// The place of the plate in the picture, in points, y down.
  var frame: CGRect {
    let size = CGSize(
      width: textSize.width + 2 * Self.padding.width, height: textSize.height + 2 * Self.padding.height)
    return CGRect(
      origin: CGPoint(x: picture.width - size.width, y: picture.height - size.height), size: size)
  }

  /// Draws the words on their plate; the context's unit is a point, y down, from the picture's upper left corner.
  func draw(in context: CGContext) {
    context.isolated {
      context.setFillColor(plate)
      context.fill(frame)
      context.draw(
        layout, at: CGPoint(x: frame.minX + Self.padding.width, y: frame.minY + Self.padding.height))
    }
  }

  /// Draws the words into the pixels of the picture.
  func draw(into pixels: PixelBuffer, scale: CGFloat) {
    guard let context = CGContext(pixels: pixels, pointScale: scale) else { return }
    draw(in: context)
    context.close()
  }
}
