import Testing

@testable import MapKit

@MainActor @Suite struct CalloutAccessoryTapTests {
  /// A map with a selected pin and its view.
  private func selected(_ left: UIView?, _ right: UIView?, detail: UIView? = nil) throws -> (
    ShownAnnotation, MKAnnotationView
  ) {
    let shown = ShownAnnotation { annotation in
      let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.image = plain(.red, 10, 10)
      view.canShowCallout = true
      view.leftCalloutAccessoryView = left
      view.rightCalloutAccessoryView = right
      view.detailCalloutAccessoryView = detail
      return view
    }
    shown.map.selectAnnotation(shown.annotation, animated: false)
    return (shown, try #require(shown.map.view(for: shown.annotation)))
  }

  @Test("V56: the delegate is told of taps on controls at both sides of a callout, of a slider as of a button")
  func controls() throws {
    let (left, right) = (UIButton(type: .contactAdd), UIControl(frame: .zero))
    let (shown, view) = try selected(left, right)
    right.tapAsUser()
    left.sendActions(for: .touchUpInside)
    #expect(shown.delegate.tapped.map { $0.control } == [right, left])
    #expect(shown.delegate.tapped.allSatisfy { $0.view === view })
    left.isEnabled = false
    left.tapAsUser()
    #expect(shown.delegate.tapped.count == 2)
  }

  @Test("V56: of a view that is no control, or of a control in place of the subtitle, it is not told")
  func others() throws {
    let (left, right) = (UIImageView(image: plain(.blue, 20, 20)), UIButton(type: .detailDisclosure))
    let (shown, _) = try selected(left, nil, detail: right)
    right.tapAsUser()
    #expect(shown.delegate.tapped.isEmpty)
  }

  @Test("A control that is no longer an accessory, or whose view has left the map, tells nobody; its own actions stay")
  func removed() throws {
    let right = UIButton(type: .detailDisclosure)
    var count = 0
    right.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    let (shown, view) = try selected(nil, right)
    right.tapAsUser()
    #expect(shown.delegate.tapped.count == 1 && count == 1)
    view.rightCalloutAccessoryView = nil
    right.tapAsUser()
    #expect(shown.delegate.tapped.count == 1 && count == 2)
    view.rightCalloutAccessoryView = right
    shown.map.removeAnnotation(shown.annotation)
    right.tapAsUser()
    #expect(shown.delegate.tapped.count == 1 && count == 3)
  }

  @Test("A window is told of changes in the views of a callout and in annotation views, and drawing them is no change")
  func changes() throws {
    let (right, detail) = (UIButton(type: .detailDisclosure), UILabel())
    detail.frame.size = CGSize(width: 40, height: 12)
    let (shown, view) = try selected(nil, right, detail: detail)
    let controller = UIViewController()
    controller.view.addSubview(shown.map)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let grid = try #require(PixelGrid(zoom: 12, contentScale: 1))
    func draw() { _ = shown.map.captureScene(in: shown.map.visibleMapRect, grid: grid, pictures: true) }
    // Before a picture has been drawn the views lie in no callout, afterwards in the one that was drawn.
    for _ in 0..<2 {
      for change in [{ right.isHighlighted.toggle() }, { detail.text = UUID().uuidString }, { view.setNeedsDisplay() }]
      {
        window.commit()
        #expect(!window.needsCommit)
        change()
        #expect(window.needsCommit)
      }
      draw()
      draw()
      window.commit()
      draw()
      #expect(!window.needsCommit)
    }
    view.rightCalloutAccessoryView = nil
    window.commit()
    right.isEnabled = false
    #expect(!window.needsCommit)
  }

  @Test("A tap on the callout uses the control there; beside the bubble, and without a callout, there is nothing")
  func hits() async throws {
    let right = UIButton(type: .detailDisclosure)
    let (shown, view) = try selected(nil, right)
    // Where the button is drawn: blue, in the callout above the pin.
    let image = try await shown.image(scale: 1)
    var place: CGPoint?
    for y in 0..<50 {
      for x in 0..<100 where try image.pixel(x, y).blue > 200 && image.pixel(x, y).red < 60 {
        place = place ?? CGPoint(x: x, y: y)
      }
    }
    let point = try #require(place)
    let hit = try #require(shown.map.calloutHit(at: CGPoint(x: point.x, y: point.y + 4)))
    #expect(hit.annotationView === view && hit.control === right)
    #expect(shown.map.tapCalloutAsUser(at: CGPoint(x: point.x, y: point.y + 4)))
    #expect(shown.delegate.tapped.count == 1)
    let title = try #require(shown.map.calloutHit(at: CGPoint(x: 20, y: point.y + 4)))
    #expect(title.control == nil)
    #expect(shown.map.tapCalloutAsUser(at: CGPoint(x: 20, y: point.y + 4)))
    #expect(!shown.map.tapCalloutAsUser(at: CGPoint(x: 50, y: 90)))
    shown.map.deselectAnnotation(shown.annotation, animated: false)
    #expect(shown.map.calloutHit(at: CGPoint(x: point.x, y: point.y + 4)) == nil)
    #expect(shown.delegate.tapped.count == 1)
  }
}
