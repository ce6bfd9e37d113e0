/// Text in sections, each with a look of its own.
package struct FormattedText: Hashable, Sendable {
  /// A run of text, or a picture among the text.
  package struct Section: Hashable, Sendable {
    package enum VerticalAlign: String, CaseIterable, Hashable, Sendable {
      case bottom, center, top
    }

    package var text: String
    /// A picture in place of text.
    package var image: StyleImage?
    /// Times the label's text size; nil for the label's own.
    package var scale: Double?
    /// The fonts, the most wanted first; nil for the label's own.
    package var fonts: [String]?
    /// nil for the label's own.
    package var color: StyleColor?
    package var verticalAlign: VerticalAlign?

    package init(
      _ text: String, image: StyleImage? = nil, scale: Double? = nil, fonts: [String]? = nil,
      color: StyleColor? = nil, verticalAlign: VerticalAlign? = nil
    ) {
      (self.text, self.image, self.scale) = (text, image, scale)
      (self.fonts, self.color, self.verticalAlign) = (fonts, color, verticalAlign)
    }
  }

  package var sections: [Section]

  package init(sections: [Section]) { self.sections = sections }

  /// Makes text of one section.
  package init(_ text: String) { sections = text.isEmpty ? [] : [Section(text)] }

  /// The text of all sections; pictures have none.
  package var text: String { sections.count == 1 ? sections[0].text : sections.reduce(into: "") { $0 += $1.text } }

  /// Whether there is neither text nor a picture.
  package var isEmpty: Bool { sections.allSatisfy { $0.text.isEmpty && $0.image == nil } }
}
