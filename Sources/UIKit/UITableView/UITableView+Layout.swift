extension UITableView {
  /// The height of a line of words above or below a section, in points.
  private static let wordsHeight: CGFloat = 28
  /// Between sections that space sets off, in points.
  private static let gap: CGFloat = 18
  /// From the sides to a plate, and to words, in points.
  private static let inset: CGFloat = 16

  /// Makes the cells that are missing and puts everything below each other.
  final func layOutRows() {
    loadCells()
    words = []
    var y: CGFloat = 0
    let inset = style == .insetGrouped ? Self.inset : 0
    func place(_ view: UIView?, height: CGFloat, inset: CGFloat = 0) {
      view?.frame = CGRect(x: inset, y: y, width: max(bounds.width - 2 * inset, 0), height: height)
      y += height
    }
    func place(_ text: String?) {
      guard let text, !text.isEmpty else { return }
      words.append(
        (
          text,
          CGRect(x: inset + Self.inset, y: y, width: bounds.width - 2 * (inset + Self.inset), height: Self.wordsHeight)
        ))
      y += Self.wordsHeight
    }
    if let tableHeaderView { place(tableHeaderView, height: tableHeaderView.bounds.height) }
    for (index, section) in shownSections.enumerated() {
      if style != .plain { y += Self.gap }
      place(section.header)
      for (row, cell) in section.cells.enumerated() {
        place(cell, height: height(of: cell, at: IndexPath(row: row, section: index)), inset: inset)
      }
      place(section.footer)
    }
    if let tableFooterView { place(tableFooterView, height: tableFooterView.bounds.height) }
    contentSize = CGSize(width: bounds.width, height: y)
    setNeedsDisplay()
  }

  private func height(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    let wanted = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return wanted >= 0 && wanted.isFinite ? wanted : cell.sizeThatFits(bounds.size).height
  }

  /// Draws the words above and below sections.
  final func drawWords() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for (text, place) in words where place.width > 0 {
      let layout = TextLayout(
        text, font: TextFont(size: 13), color: CGColor(gray: 0.42, alpha: 1), maximumWidth: place.width,
        maximumLines: 1)
      context.draw(layout, at: CGPoint(x: place.minX, y: place.midY - layout.size.height / 2))
    }
  }
}
