/// The paragraphs shaped last.
final class ParagraphCache: Sendable {
  private let paragraphs: LeastRecentlyUsed<LabelParagraph.Key, LabelParagraph>

  init(limit: Int) { paragraphs = LeastRecentlyUsed(limit: limit) }

  func paragraph(_ key: LabelParagraph.Key) -> LabelParagraph {
    if let known = paragraphs.value(for: key) { return known }
    let paragraph = LabelParagraph(key)
    paragraphs.insert(paragraph, for: key, cost: paragraph.cost + key.runs.reduce(0) { $0 + $1.text.utf8.count + 64 })
    return paragraph
  }

  var cost: Int { paragraphs.cost }
}
