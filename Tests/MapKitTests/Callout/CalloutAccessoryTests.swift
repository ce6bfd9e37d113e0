import Testing

@testable import MapKit

@MainActor @Suite struct CalloutAccessoryTests {
  private func block(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.backgroundColor = color
    return view
  }

  @Test("A01: a new view has no accessories")
  func defaults() {
    let view = MKAnnotationView(annotation: nil, reuseIdentifier: nil)
    #expect(view.leftCalloutAccessoryView == nil && view.rightCalloutAccessoryView == nil)
    #expect(view.detailCalloutAccessoryView == nil)
  }

  @Test("Views at the sides widen the bubble by their width and stand in its middle; the words lie between")
  func sides() throws {
    let (left, right) = (block(.red, 20, 30), block(.blue, 16, 10))
    let plainView = CalloutView(title: "Goliath", subtitle: "Coaster")
    let view = CalloutView(
      title: "Goliath", subtitle: "Coaster", accessories: CalloutAccessories(left: left, right: right))
    // A side is 2 × 9 points of margin in place of 14.
    #expect(abs(view.bounds.width - plainView.bounds.width - 44) <= 1)
    #expect(left.superview === view && right.superview === view)
    #expect(left.frame.minX == 17 && right.frame.maxX >= view.bounds.width - 18)
    #expect(abs(left.frame.midY - right.frame.midY) <= 1)
    let image = try #require(view.picture(scale: 1))
    #expect(try image.pixel(Int(left.frame.midX), Int(left.frame.midY)) == .red)
    #expect(try image.pixel(Int(right.frame.midX), Int(right.frame.midY)) == .blue)
  }

  @Test("A tall view at a side makes the bubble higher; it is drawn at its size")
  func tall() throws {
    let left = block(.red, 10, 90)
    let view = CalloutView(title: "Goliath", subtitle: "", accessories: CalloutAccessories(left: left))
    let image = try #require(view.picture(scale: 1))
    let column = try (0..<image.height).filter { try image.pixel(Int(left.frame.midX), $0) == .red }
    #expect(column.count == 90)
    // Padding, room for the shadow, and the tip.
    #expect(view.bounds.height >= 134)
  }

  @Test("The detail view takes the subtitle's place, below the title, at its own size")
  func detail() throws {
    let detail = block(.green, 120, 40)
    let view = CalloutView(
      title: "Goliath", subtitle: String(repeating: "Coaster ", count: 30),
      accessories: CalloutAccessories(detail: detail))
    let alone = CalloutView(title: "Goliath", subtitle: "")
    #expect(abs(view.bounds.height - alone.bounds.height - 45) <= 1)
    #expect(view.bounds.width == 164)
    #expect(detail.frame.minX == 22)
    let image = try #require(view.picture(scale: 1))
    #expect(try image.pixel(Int(detail.frame.midX), Int(detail.frame.midY)) == .green)
  }

  @Test("A01: the accessories of a selected view are drawn on the map; below a view at the upper edge they follow")
  func onTheMap() async throws {
    let right = block(.blue, 24, 24)
    let shown = ShownAnnotation { annotation in
      let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.image = plain(.red, 10, 10)
      view.canShowCallout = true
      view.rightCalloutAccessoryView = right
      return view
    }
    shown.map.selectAnnotation(shown.annotation, animated: false)
    func blueRows() async throws -> [Int] {
      let image = try await shown.image()
      return try (0..<100).filter { y in try (0..<100).contains { try image.pixel($0, y) == .blue } }
    }
    let above = try await blueRows()
    #expect(above.count == 24 && (above.last ?? 100) < 40)
    shown.map.visibleMapRect = shown.map.visibleMapRect.offsetBy(dx: 0, dy: 400)
    let below = try await blueRows()
    #expect(below.count == 24 && (below.first ?? 0) > 20)
    right.backgroundColor = .green
    #expect(try await blueRows().isEmpty)
  }

  @Test("A bubble with an accessory of no size, or of more than any picture holds, does no harm")
  func strangeSizes() {
    for side in [CGFloat.nan, -5, .infinity, 1e9] {
      let view = CalloutView(
        title: "Goliath", subtitle: "", accessories: CalloutAccessories(left: block(.red, side, side)))
      view.place(above: .zero, below: .zero, in: CGRect(x: 0, y: 0, width: 100, height: 100))
      _ = view.picture(scale: 2)
    }
  }
}
