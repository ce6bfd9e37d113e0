import Testing
import UIKit

@MainActor @Suite struct UIButtonTests {
  private func ink(_ view: UIView, scale: CGFloat = 2) throws -> Int {
    let image = try #require(view.picture(scale: scale))
    return try (0..<image.height).reduce(0) { sum, y in
      try sum + (0..<image.width).count { x in try image.pixel(x, y).alpha > 128 }
    }
  }

  @Test("Types with a sign have its size at once; the others none until they are told")
  func sizes() {
    for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd] {
      let button = UIButton(type: type)
      #expect(button.bounds.size == CGSize(width: 24, height: 24) && button.buttonType == type)
      #expect(button.intrinsicContentSize == button.bounds.size)
    }
    #expect(UIButton(type: .close).bounds.size == CGSize(width: 30, height: 30))
    #expect(UIButton(type: .system).bounds.size == .zero)
    #expect(UIButton().buttonType == .custom)
  }

  @Test("The sign is drawn in the tint colour, a ring with an i or a plus; grey when disabled")
  func sign() throws {
    for type in [UIButton.ButtonType.detailDisclosure, .contactAdd] {
      let button = UIButton(type: type)
      button.tintColor = .red
      let image = try #require(button.picture(scale: 4))
      // The ring at the left, the stem in the middle, nothing in the corner.
      #expect(try image.pixel(7, 48) == .red)
      #expect(try image.pixel(48, 54) == .red)
      #expect(try image.pixel(2, 2) == .clear)
      // Left and right of the stem, and above the plus, the ring is empty.
      #expect(try image.pixel(20, 36) == .clear && image.pixel(76, 60) == .clear)
      button.isEnabled = false
      #expect(try button.picture(scale: 4)?.pixel(48, 54) == Pixel(red: 170, green: 170, blue: 170, alpha: 255))
    }
    let close = try #require(UIButton(type: .close).picture(scale: 2))
    #expect(try close.pixel(1, 1) == .clear && close.pixel(30, 6).alpha > 20 && close.pixel(30, 30).alpha > 150)
  }

  @Test("Title, colour, image and background of a state; the normal ones where a state has none")
  func states() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.setTitle("Going", for: .highlighted)
    button.setTitleColor(.green, for: .normal)
    let (image, background) = (quarters(), quarters(10))
    button.setImage(image, for: .normal)
    button.setBackgroundImage(background, for: .selected)
    #expect(button.currentTitle == "Go" && button.titleLabel?.text == "Go" && button.currentTitleColor == .green)
    #expect(button.currentImage === image && button.imageView?.image === image)
    #expect(button.currentBackgroundImage == nil && button.backgroundImage(for: .selected) === background)
    button.isHighlighted = true
    #expect(button.currentTitle == "Going" && button.title(for: .disabled) == "Go")
    #expect(button.titleColor(for: .selected) == .green && button.image(for: .disabled) === image)
    button.isHighlighted = false
    button.isSelected = true
    #expect(button.currentBackgroundImage === background)
    button.isEnabled = false
    #expect(button.currentTitleColor == .lightGray)
    #expect(UIButton().currentTitleColor == .white && UIButton(type: .system).currentTitleColor == .systemBlue)
  }

  @Test("The size holds image and title, next to each other; both are drawn")
  func content() throws {
    let button = UIButton(type: .system)
    button.setTitle("Details", for: .normal)
    button.sizeToFit()
    let words = button.bounds.size
    #expect(words.width > 40 && words.height >= 30)
    let plainInk = try ink(button)
    #expect(plainInk > 100)
    button.setImage(quarters(20), for: .normal)
    button.sizeToFit()
    #expect(button.bounds.width == words.width + 24)
    #expect(try ink(button) - plainInk > 20 * 20 * 4 - 100)
    let (image, label) = (try #require(button.imageView), try #require(button.titleLabel))
    #expect(image.frame.minX == 0 && label.frame.minX == 24 && label.frame.midY == button.bounds.midY)
    let pictured = UIButton()
    pictured.setImage(quarters(20), for: .normal)
    #expect(pictured.intrinsicContentSize == CGSize(width: 20, height: 20))
  }

  @Test("A background fills the button")
  func background() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    button.setBackgroundImage(quarters(), for: .normal)
    let image = try #require(button.picture(scale: 1))
    #expect(try image.pixel(3, 3) == .red && image.pixel(26, 3) == .green && image.pixel(3, 26) == .blue)
  }

  @Test("A button takes words, picture and deed from an action")
  func primaryAction() {
    var count = 0
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in count += 1 })
    #expect(button.currentTitle == "Go" && button.buttonType == .system && button.bounds.height >= 30)
    button.tapAsUser()
    #expect(count == 1)
  }

  @Test("Those who do not see a button hear its label, its title or its sign")
  func accessibility() {
    let button = UIButton(type: .detailDisclosure)
    #expect(button.accessibilityLabel == "More Info" && button.isAccessibilityElement)
    #expect(button.accessibilityTraits == .button)
    button.setTitle("Details", for: .normal)
    #expect(button.accessibilityLabel == "Details")
    button.accessibilityLabel = "Details of Goliath"
    #expect(button.accessibilityLabel == "Details of Goliath")
    #expect(UIButton(type: .contactAdd).accessibilityLabel == "Add")
    #expect(UIButton(type: .close).accessibilityLabel == "Close")
  }

  @Test("A subclass of a button is made with a type")
  func subclass() {
    let button = CountingButton(type: .contactAdd)
    #expect(button.count == 1 && button.buttonType == .contactAdd)
  }
}

private final class CountingButton: UIButton {
  var count = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    count += 1
  }
  required init?(coder: NSCoder) { nil }
}
