/// One of the words or pictures in a segmented control.
@MainActor struct Segment {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  var isEnabled = true

  private func layout(isSelected: Bool, isEnabled: Bool) -> TextLayout {
    let color = isEnabled && self.isEnabled ? CGColor(gray: 0, alpha: 1) : CGColor(gray: 0.6, alpha: 1)
    return TextLayout(
      title ?? "", font: TextFont(size: 13, weight: isSelected ? 700 : 400), color: color, maximumLines: 1)
  }

  /// The size of words or picture, in points.
  var size: CGSize { image?.size ?? layout(isSelected: true, isEnabled: true).size }

  /// Draws words or picture into the middle of a rectangle of a context.
  func draw(in rect: CGRect, isSelected: Bool, isEnabled: Bool, context: CGContext) {
    if let image {
      let size = image.size
      image.draw(
        in: CGRect(
          x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height),
        blendMode: .normal, alpha: isEnabled && self.isEnabled ? 1 : 0.4)
      return
    }
    var layout = layout(isSelected: isSelected, isEnabled: isEnabled)
    guard !layout.text.isEmpty, rect.width > 4 else { return }
    layout.maximumWidth = rect.width - 4
    layout.alignment = .center
    context.draw(layout, at: CGPoint(x: rect.minX + 2, y: rect.midY - layout.size.height / 2))
  }
}
