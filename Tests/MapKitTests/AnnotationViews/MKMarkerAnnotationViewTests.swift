import Testing

@testable import MapKit

@MainActor @Suite struct MKMarkerAnnotationViewTests {
  @Test("A10: a marker has a frame of 28 × 28, nothing set, and adaptive words")
  func defaults() {
    let view = MKMarkerAnnotationView(annotation: nil, reuseIdentifier: nil)
    #expect(view.frame.size == CGSize(width: 28, height: 28))
    #expect(view.glyphText == nil && view.glyphImage == nil && view.selectedGlyphImage == nil)
    #expect(view.markerTintColor == nil && view.glyphTintColor == nil && !view.animatesWhenAdded)
    #expect(view.titleVisibility == .adaptive && view.subtitleVisibility == .adaptive)
    #expect(!view.canShowCallout)
    #expect(MKMarkerAnnotationView(coder: NSCoder())?.frame.width == 28)
  }

  @Test("A10, section 12: MKFeatureVisibility is adaptive 0, hidden 1, visible 2")
  func visibilities() {
    #expect(MKFeatureVisibility.adaptive.rawValue == 0 && MKFeatureVisibility.hidden.rawValue == 1)
    #expect(MKFeatureVisibility.visible.rawValue == 2)
  }

  @Test("D19: a marker in the middle has its tip on the middle, its red round above, and nothing below")
  func tip() async throws {
    for scale in [1, 2, 3] {
      let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      map.visibleMapRect = square(10, 20, side: 1000)
      map.addAnnotation(pin(10, 20))
      let snapshot = try await map.snapshot(scale: CGFloat(scale))
      let side = try snapshot.image.pixel(40 * scale, 29 * scale)
      #expect(side.red > 240 && side.green < 100 && side.blue < 90)
      #expect(try snapshot.image.pixel(50 * scale, 49 * scale) != .ground)
      #expect(try snapshot.image.pixel(50 * scale, 55 * scale) == .ground)
      #expect(try snapshot.image.pixel(30 * scale, 29 * scale) == .ground)
      let point = snapshot.point(for: place(10, 20))
      #expect(abs(point.x - 50) <= 0.5 && abs(point.y - 50) <= 0.5)
    }
  }

  @Test("The marker is drawn whole: nothing touches the edge of its picture")
  func notClipped() throws {
    let view = MKMarkerAnnotationView(annotation: nil, reuseIdentifier: nil)
    for isSelected in [false, true] {
      view.isSelected = isSelected
      let image = try #require(view.picture(scale: 3))
      for x in 0..<image.width {
        #expect(try image.pixel(x, 0).alpha < 8)
        #expect(try image.pixel(x, image.height - 1).alpha < 8)
      }
      for y in 0..<image.height {
        #expect(try image.pixel(0, y).alpha < 8)
        #expect(try image.pixel(image.width - 1, y).alpha < 8)
      }
    }
  }

  @Test("The tint colours the balloon, and the glyph has its own colour")
  func tints() throws {
    let view = MKMarkerAnnotationView(annotation: nil, reuseIdentifier: nil)
    view.markerTintColor = .blue
    view.glyphTintColor = .green
    let image = try #require(view.picture(scale: 1))
    let (left, top) = (Int(-view.drawnRect.minX), Int(-view.drawnRect.minY))
    let side = try image.pixel(left + 4, top + 14)
    #expect(side.blue > 230 && side.red < 70)
    #expect(try image.pixel(left + 14, top + 11) == .green)
  }

  @Test("A glyph image shows its opacity in the glyph's colour, and another one while selected if there is one")
  func glyphImages() throws {
    let view = MKMarkerAnnotationView(annotation: nil, reuseIdentifier: nil)
    view.canShowCallout = true
    view.glyphImage = plain(.black, 40, 40)
    func middle() throws -> Pixel {
      let image = try #require(view.picture(scale: 1))
      return try image.pixel(Int(-view.drawnRect.minX) + 14, Int(-view.drawnRect.minY) + 14)
    }
    #expect(try middle() == .white)
    view.glyphTintColor = .green
    #expect(try middle() == .green)
    view.selectedGlyphImage = plain(.clear, 40, 40)
    #expect(try middle() == .green)
    view.setSelected(true, animated: false)
    #expect(try middle().red > 200)
    view.setSelected(false, animated: false)
    #expect(try middle() == .green)
    view.glyphImage = UIImage()
    #expect(try middle().red > 200)
  }

  @Test(
    "A glyph text is drawn smaller where it is too wide, never outside the balloon", arguments: ["A", "100 %", "🎢"])
  func glyphText(_ text: String) throws {
    let view = MKMarkerAnnotationView(annotation: nil, reuseIdentifier: nil)
    let plainImage = try #require(view.picture(scale: 2))
    view.glyphText = text
    let image = try #require(view.picture(scale: 2))
    #expect(image.width == plainImage.width && image.height == plainImage.height)
    var changes = 0
    for y in 0..<image.height {
      for x in 0..<image.width {
        let isChanged = try image.pixel(x, y) != plainImage.pixel(x, y)
        if isChanged { changes += 1 }
        if isChanged { #expect(try plainImage.pixel(x, y).alpha == 255, "(\(x), \(y))") }
      }
    }
    #expect(changes > 20)
  }

  @Test("The title is written below unless hidden or said by the callout; the subtitle adaptively while selected")
  func words() {
    let annotation = pin(0, 0, title: "Goliath")
    annotation.subtitle = "Coaster"
    let view = MKMarkerAnnotationView(annotation: nil, reuseIdentifier: nil)
    func height() -> CGFloat { view.drawnRect.height }
    let bare = height()
    view.annotation = annotation
    view.annotation = annotation
    let titled = height()
    #expect(titled > bare + 5)
    view.titleVisibility = .hidden
    #expect(height() == bare)
    view.titleVisibility = .visible
    #expect(height() == titled)
    view.subtitleVisibility = .visible
    let both = height()
    #expect(both > titled + 5)
    view.subtitleVisibility = .adaptive
    #expect(height() == titled)
    view.canShowCallout = true
    view.titleVisibility = .adaptive
    view.setSelected(true, animated: false)
    #expect(height() == bare)
    view.canShowCallout = false
    #expect(height() > both)
  }

  @Test("A callout below a marker starts below the tip, not over it")
  func calloutBelow() async throws {
    let shown = ShownAnnotation { annotation in
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.canShowCallout = true
      return view
    }
    shown.map.selectAnnotation(shown.annotation, animated: false)
    let image = try await shown.image()
    let tip = try image.pixel(50, 47)
    #expect(tip.red > 200 && tip.green < 160)
    #expect(try image.pixel(50, 58) == .white)
  }

  @Test("A selected marker without a callout is drawn larger, on the same spot")
  func enlarged() async throws {
    let shown = ShownAnnotation { annotation in
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.titleVisibility = .hidden
      return view
    }
    #expect(try await shown.image().pixel(50, 8) == .ground)
    shown.map.selectAnnotation(shown.annotation, animated: false)
    let image = try await shown.image()
    #expect(try image.pixel(50, 8) != .ground)
    #expect(try image.pixel(50, 49) != .ground)
    #expect(try image.pixel(50, 55) == .ground)
  }
}
