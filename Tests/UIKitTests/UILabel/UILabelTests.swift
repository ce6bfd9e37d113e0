import Testing
import UIKit

@MainActor @Suite struct UILabelTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  /// The columns of a view's picture at scale 1 that anything is drawn in.
  private func columns(_ view: UIView) throws -> [Int] {
    let image = try #require(view.picture(scale: 1))
    return try (0..<image.width).filter { x in try (0..<image.height).contains { try image.pixel(x, $0).alpha > 0 } }
  }

  @Test("A new label is one line of 17 points, black, and not open to taps; nil brings font and colour back")
  func defaults() {
    let label = UILabel()
    #expect(label.text == nil && label.numberOfLines == 1 && label.textAlignment == .natural && label.isEnabled)
    #expect(label.font.pointSize == 17 && label.textColor == .black && !label.isUserInteractionEnabled)
    label.font = .boldSystemFont(ofSize: 9)
    label.textColor = .red
    #expect(label.font.pointSize == 9 && label.textColor == .red && label.ownTextColor == .red)
    label.font = nil
    label.textColor = nil
    #expect(label.font.pointSize == 17 && label.textColor == .black && label.ownTextColor == nil)
  }

  @Test("The size is that of the text in one line, or of its lines at a width")
  func size() {
    let label = label("Goliath is the tallest coaster of the park")
    let line = label.intrinsicContentSize
    #expect(line.width > 250 && line.height >= 17 && line.height < 34)
    #expect(label.sizeThatFits(CGSize(width: 100, height: 0)) == line)
    label.numberOfLines = 0
    let lines = label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(lines.width <= 100 && lines.height > 3 * 17)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).height < lines.height)
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize == lines)
    label.preferredMaxLayoutWidth = 0
    label.sizeToFit()
    #expect(label.bounds.size == line)
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test("Text is drawn in its colour at the left, in the middle or at the right, grey when disabled")
  func alignment() throws {
    let label = label("ll")
    label.frame.size = CGSize(width: 60, height: 20)
    #expect(try columns(label).last ?? 60 < 20)
    label.textAlignment = .center
    #expect(try columns(label).allSatisfy { $0 > 20 && $0 < 40 })
    label.textAlignment = .right
    #expect(try columns(label).first ?? 0 > 40)
    label.textColor = .red
    let image = try #require(label.picture(scale: 4))
    let reds = try (0..<240).contains { try image.pixel($0, 40) == .red }
    #expect(reds)
    label.isEnabled = false
    let grey = try #require(label.picture(scale: 4))
    let noReds = try !(0..<240).contains { try grey.pixel($0, 40) == .red }
    #expect(noReds)
  }

  @Test("What is too long for the bounds ends with an ellipsis inside them; a narrow label is harmless")
  func tooLong() throws {
    let label = label("Goliath is the tallest coaster")
    label.frame.size = CGSize(width: 80, height: 20)
    #expect(try columns(label).last ?? 80 < 80)
    label.frame.size = CGSize(width: 0.5, height: 20)
    _ = label.picture(scale: 1)
    label.frame.size = CGSize(width: CGFloat.infinity, height: 20)
    #expect(label.picture(scale: 1) == nil)
  }

  @Test("Those who do not see a label hear its text, or what was set instead")
  func accessibility() {
    let label = label("8/10")
    #expect(label.isAccessibilityElement && label.accessibilityLabel == "8/10")
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "Intensity"
    #expect(label.accessibilityLabel == "Intensity")
  }
}
