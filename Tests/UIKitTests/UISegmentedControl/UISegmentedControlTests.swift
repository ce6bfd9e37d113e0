import Testing
import UIKit

@MainActor @Suite struct UISegmentedControlTests {
  private let control = UISegmentedControl(items: ["Standard", "Satellite", "Hybrid"])

  @Test("A control has the segments that it was made with, and none is selected")
  func made() {
    #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.titleForSegment(at: 2) == "Hybrid" && control.titleForSegment(at: 3) == nil)
    #expect(control.bounds.height == 32 && control.bounds.width > 200)
    let image = quarters()
    let mixed = UISegmentedControl(items: [image, 7, "Words"])
    #expect(mixed.numberOfSegments == 2 && mixed.imageForSegment(at: 0) === image)
    #expect(UISegmentedControl(items: nil).numberOfSegments == 0 && UISegmentedControl.noSegment == -1)
  }

  @Test("Selecting as the user sends valueChanged once for another segment; setting the index sends nothing")
  func selection() {
    var values: [Int] = []
    control.addAction(
      UIAction { values.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -9) }, for: .valueChanged)
    control.selectedSegmentIndex = 1
    #expect(values.isEmpty)
    #expect(!control.selectAsUser(segment: 1) && control.selectAsUser(segment: 2))
    #expect(values == [2] && control.selectedSegmentIndex == 2)
    #expect(!control.selectAsUser(segment: 3) && !control.selectAsUser(segment: -1))
    control.setEnabled(false, forSegmentAt: 0)
    #expect(!control.selectAsUser(segment: 0) && !control.isEnabledForSegment(at: 0))
    control.isEnabled = false
    #expect(!control.selectAsUser(segment: 1) && values == [2])
    control.selectedSegmentIndex = 99
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("The selection stays with its segment when others come and go, and goes with it")
  func changes() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Muted", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Satellite")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.insertSegment(with: quarters(), at: 99, animated: false)
    #expect(control.imageForSegment(at: 3) != nil)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 3)
    control.removeSegment(at: 9, animated: false)
    control.setTitle("Plain", forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == "Plain")
    control.setImage(quarters(), forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil && control.imageForSegment(at: 0) != nil)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test("Segments made of actions do them when they are selected")
  func actions() {
    var done: [String] = []
    let control = UISegmentedControl(
      frame: .zero,
      actions: ["Standard", "Hybrid"].map { name in UIAction(title: name) { _ in done.append(name) } })
    control.insertSegment(action: UIAction(title: "Muted") { _ in done.append("Muted") }, at: 0, animated: false)
    #expect(control.selectAsUser(segment: 2) && control.selectAsUser(segment: 0))
    #expect(done == ["Hybrid", "Muted"] && control.actionForSegment(at: 1)?.title == "Standard")
  }

  @Test("A momentary control selects for as long as its event lasts")
  func momentary() {
    var values: [Int] = []
    control.isMomentary = true
    control.addAction(
      UIAction { [weak control] _ in values.append(control?.selectedSegmentIndex ?? -9) }, for: .valueChanged)
    #expect(control.selectAsUser(segment: 1) && control.selectAsUser(segment: 1))
    #expect(values == [1, 1] && control.selectedSegmentIndex == -1)
  }

  @Test("The selected segment is drawn on a bright plate")
  func drawing() throws {
    control.selectedSegmentIndex = 1
    let image = try #require(control.picture(scale: 1))
    let third = image.width / 3
    #expect(try image.pixel(third + 5, 16) == .white && image.pixel(5, 16) != .white)
    control.selectedSegmentTintColor = .red
    control.selectedSegmentIndex = 0
    let other = try #require(control.picture(scale: 1))
    #expect(try other.pixel(5, 16) == .red && other.pixel(third + 5, 16) != .white)
  }
}
