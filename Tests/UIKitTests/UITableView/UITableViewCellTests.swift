import Testing
import UIKit

@MainActor @Suite struct UITableViewCellTests {
  private func cell(_ style: UITableViewCell.CellStyle, _ text: String = "Goliath", _ detail: String? = "85 m")
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: style, reuseIdentifier: "row")
    cell.textLabel?.text = text
    cell.detailTextLabel?.text = detail
    cell.frame.size = CGSize(width: 320, height: 50)
    cell.layoutIfNeeded()
    return cell
  }

  @Test("A new cell has no accessory and is not selected; the default style has one label")
  func defaults() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.accessoryType == .none && cell.accessoryView == nil && cell.selectionStyle == .default)
    #expect(!cell.isSelected && !cell.isHighlighted && cell.reuseIdentifier == nil)
    #expect(cell.textLabel != nil && cell.detailTextLabel == nil && cell.imageView?.image == nil)
    for style in [UITableViewCell.CellStyle.value1, .value2, .subtitle] {
      #expect(UITableViewCell(style: style, reuseIdentifier: "a").detailTextLabel != nil)
    }
    #expect(UITableViewCell().reuseIdentifier == nil)
    cell.setSelected(true, animated: false)
    cell.setHighlighted(true, animated: false)
    #expect(cell.isSelected && cell.isHighlighted)
  }

  @Test("The second words stand at the right, beside the first or below them")
  func styles() throws {
    let right = cell(.value1)
    let detail = try #require(right.detailTextLabel)
    #expect(detail.frame.maxX == 304 && right.textLabel?.frame.minX == 16)
    let below = cell(.subtitle)
    #expect(below.detailTextLabel?.frame.minY == below.textLabel?.frame.maxY)
    #expect(below.detailTextLabel?.frame.minX == 16)
    let beside = cell(.value2)
    #expect(beside.detailTextLabel?.frame.minX == 120)
    #expect(cell(.subtitle).sizeThatFits(.zero).height >= 44 && cell(.default).sizeThatFits(.zero).height == 44)
  }

  @Test("An image moves the words, and accessories take room at the end")
  func room() throws {
    let cell = cell(.default)
    let plain = try #require(cell.textLabel?.frame)
    cell.imageView?.image = quarters(30)
    cell.layoutIfNeeded()
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.imageView?.frame == CGRect(x: 16, y: 10, width: 30, height: 30))
    #expect(cell.textLabel?.frame.minX == plain.minX + 46)
    cell.accessoryType = .checkmark
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 292)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    cell.accessoryView = view
    cell.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 264, y: 15, width: 40, height: 20) && cell.contentView.frame.width == 264)
    cell.accessoryView = nil
    #expect(view.superview == nil)
  }

  @Test("Check marks, angles and info buttons are drawn at the end, and a selected cell has a grey ground")
  func drawing() throws {
    let cell = cell(.default)
    cell.tintColor = .red
    func ink(_ color: (Pixel) -> Bool) throws -> Int {
      let image = try #require(cell.picture(scale: 2))
      return try (0..<96).reduce(0) { sum, y in try sum + (500..<640).count { color(try image.pixel($0, y)) } }
    }
    func isRed(_ pixel: Pixel) -> Bool { pixel == .red }
    func isGrey(_ pixel: Pixel) -> Bool { pixel.red == pixel.blue && pixel.red < 210 }
    #expect(try ink(isRed) == 0 && ink(isGrey) == 0)
    cell.accessoryType = .checkmark
    #expect(try ink(isRed) > 20 && ink(isGrey) == 0)
    cell.accessoryType = .disclosureIndicator
    #expect(try ink(isRed) == 0 && ink(isGrey) > 10)
    cell.accessoryType = .detailDisclosureButton
    #expect(try ink(isRed) > 100 && ink(isGrey) > 10)
    cell.accessoryType = .detailButton
    #expect(try ink(isRed) > 100 && ink(isGrey) == 0)
    cell.accessoryType = .none
    cell.isSelected = true
    #expect(try ink(isGrey) > 10_000)
    cell.selectionStyle = .none
    #expect(try ink(isGrey) == 0)
  }

  @Test("Those who do not see a cell hear its words, or what was set instead")
  func accessibility() {
    let cell = cell(.value1)
    #expect(cell.accessibilityLabel == "Goliath, 85 m" && cell.isAccessibilityElement)
    cell.accessibilityLabel = "Goliath"
    #expect(cell.accessibilityLabel == "Goliath")
    #expect(UITableViewCell().accessibilityLabel == nil)
  }
}
