import MapKit
import Testing

/// Shapes that programs draw wrongly: across the 180th meridian, far larger than the picture, without points.
@MainActor @Suite struct HardShapesTests {
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 256, height: 256))
  let delegate = TestDelegate()

  init() { map.delegate = delegate }

  @Test("D01: a line from −170 to 170 degrees crosses the 180th meridian and not Greenwich")
  func shortWay() async throws {
    map.addOverlay(line([place(0, -170), place(0, 170)]))
    let snapshot = try await map.snapshot()
    for (longitude, isInk) in [(175.0, true), (-175, true), (0, false), (160, false), (-160, false)] {
      let x = Int(snapshot.point(for: place(0, longitude)).x)
      #expect(try snapshot.image.pixel(x, 128) == (isInk ? .red : .ground), "longitude \(longitude)")
    }
  }

  @Test("A polygon across the 180th meridian is whole from both sides and in the world")
  func polygonAcross() async throws {
    map.addOverlay(polygon([place(-10, 170), place(-10, -170), place(10, -170), place(10, 170)]))
    let world = try await map.snapshot()
    for (longitude, isInk) in [(175.0, true), (-175, true), (0, false)] {
      let x = Int(world.point(for: place(0, longitude)).x)
      #expect(try world.image.pixel(x, 128) == (isInk ? .red : .ground))
    }
    for longitude in [-180.0, -175, 175, 180] {
      map.region = MKCoordinateRegion(
        center: place(0, longitude), span: MKCoordinateSpan(latitudeDelta: 6, longitudeDelta: 6))
      let image = try await map.snapshot().image
      for x in [2, 128, 253] { #expect(try image.pixel(x, 128) == .red, "\(longitude) \(x)") }
    }
  }

  @Test("An overlay whose bounding rect runs past the world's edge is drawn at the other edge too")
  func pastTheEdge() async throws {
    let world = MKMapSize.world.width
    delegate.makeRenderer = { overlay in
      DrawingRenderer(overlay) { renderer, _, _, context in
        context.setFillColor(UIColor.red.cgColor)
        context.fill(renderer.area)
      }
    }
    map.addOverlay(
      AreaOverlay(MKMapRect(x: world * 15 / 16, y: world / 4, width: world / 8, height: world / 2)))
    let image = try await map.snapshot().image
    for (x, isInk) in [(250, true), (5, true), (14, true), (18, false), (236, false), (128, false)] {
      #expect(try image.pixel(x, 128) == (isInk ? .red : .ground), "column \(x)")
    }
  }

  @Test("A pin just west of the 180th meridian is drawn in a map centred just east of it, where point(for:) says")
  func pinAcross() async throws {
    delegate.makeView = { _, annotation in
      let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.image = plain(.red, 8, 8)
      return view
    }
    map.addAnnotation(pin(0, 179.9))
    map.region = MKCoordinateRegion(
      center: place(0, -179.9), span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    let snapshot = try await map.snapshot()
    let point = snapshot.point(for: place(0, 179.9))
    #expect(isClose(point.x, 128 - 0.2 * 256, within: 0.5))
    #expect(try snapshot.image.pixel(Int(point.x), Int(point.y)) == .red)
  }

  @Test("A picture wider than the world shows its copies side by side, ground beyond the overlays")
  func copies() async throws {
    map.frame.size = CGSize(width: 1024, height: 128)
    delegate.makeView = { _, annotation in
      let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.image = plain(.blue, 6, 6)
      return view
    }
    map.addOverlay(box(0, 0, half: 20))
    map.addAnnotation(pin(0, 90))
    map.visibleMapRect = .world
    let image = try await map.snapshot().image
    for copy in -4..<4 {
      // 128 pixels a world; Greenwich lies in the middle of the picture.
      let x = 512 + copy * 128
      #expect(try image.pixel(max(x, 0), 64) == .red, "copy \(copy)")
      #expect(try image.pixel(x + 32, 64) == .blue)
      #expect(try image.pixel(x + 64, 64) == .ground)
    }
  }

  @Test("At zoom 20 the inside and the edge of a polygon as large as the world are right")
  func worldPolygon() async throws {
    map.addOverlay(polygon([place(-84, -170), place(-84, 5), place(84, 5), place(84, -170)]))
    map.visibleMapRect = square(48.2, -100.3, side: 256)
    let inside = try await map.snapshot().image
    for (x, y) in [(0, 0), (255, 0), (0, 255), (128, 128), (255, 255)] { #expect(try inside.pixel(x, y) == .red) }
    map.visibleMapRect = square(48.2, 5, side: 256)
    let edge = try await map.snapshot().image
    for y in [0, 100, 255] {
      #expect(try edge.pixel(126, y) == .red && edge.pixel(129, y) == .ground, "row \(y)")
    }
  }

  @Test("At zoom 20 a line of 1000 km and a diagonal one lie where they should")
  func longLines() async throws {
    map.addOverlay(line([place(0, 0), place(0, 9)]))
    map.visibleMapRect = square(0, 4.5, side: 256)
    let level = try await map.snapshot().image
    for x in [0, 128, 255] {
      #expect(try level.pixel(x, 127) == .red && level.pixel(x, 122) == .ground && level.pixel(x, 133) == .ground)
    }
    map.removeOverlays(map.overlays)
    let (start, end) = (MKMapPoint(place(-30, -90)), MKMapPoint(place(40, 60)))
    map.addOverlay(MKPolyline(points: [start, end], count: 2))
    let share = 0.7345
    let on = MKMapPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    map.visibleMapRect = MKMapRect(x: on.x - 128, y: on.y - 128, width: 256, height: 256)
    let diagonal = try await map.snapshot().image
    #expect(try diagonal.pixel(128, 128) == .red && diagonal.pixel(128, 136) == .ground)
  }

  @Test("Dashes keep their rhythm on a long line at zoom 20")
  func longDashes() async throws {
    delegate.makeRenderer = { overlay in
      let renderer = MKPolylineRenderer(overlay: overlay)
      renderer.strokeColor = .red
      renderer.lineWidth = 6
      renderer.lineCap = .butt
      renderer.lineDashPattern = [16, 16]
      return renderer
    }
    // The line starts a whole number of periods, 2^20, west of the picture's left edge.
    let (x, y) = (100_000_000.0, 150_000_000.0)
    let points = [MKMapPoint(x: x - 33_554_432, y: y), MKMapPoint(x: x + 20_000_000, y: y)]
    map.addOverlay(MKPolyline(points: points, count: 2))
    map.visibleMapRect = MKMapRect(x: x, y: y - 128, width: 256, height: 256)
    let image = try await map.snapshot().image
    for period in 0..<8 {
      #expect(try image.pixel(period * 32 + 8, 128) == .red)
      #expect(try image.pixel(period * 32 + 24, 128) == .ground)
    }
  }

  @Test("A circle across a pole's edge, at zoom 20 and in the world, is drawn without a trap")
  func polarCircles() async throws {
    for latitude in [84.9, 85, 86, 89.99, 90, -84.9, -90] {
      map.addOverlay(MKCircle(center: place(latitude, 0), radius: 100_000))
    }
    map.addOverlay(MKCircle(center: place(0, 0), radius: 1e9))
    map.visibleMapRect = .world
    #expect(try await map.snapshot().image.pixel(128, 128) == .red)
    map.visibleMapRect = square(85, 0, side: 256)
    _ = try await map.snapshot()
  }

  @Test("Shapes of no point and of one point draw nothing but a dot, and do not trap")
  func fewPoints() async throws {
    map.visibleMapRect = square(0, 0, side: 1000)
    map.addOverlays([line([]), polygon([]), polygon([], holes: [polygon([])]), polygon([place(0, 0)])])
    map.addOverlay(polygon([place(0, 0), place(0, 0)], holes: [polygon([])]))
    map.addOverlay(line([place(0, 0)]))
    let image = try await map.snapshot().image
    #expect(try image.pixel(100, 128) == .ground)
    #expect(try image.pixel(10, 10) == .ground)
  }

  @Test("A point that is not a number is passed over: the rest of the shape and its neighbours are as without it")
  func notANumber() async throws {
    map.visibleMapRect = square(0, 0, side: 100_000)
    let corners = [place(-0.03, -0.03), place(-0.03, 0.03), place(0.03, 0.03), place(0.03, -0.03)]
    let route = [place(0.04, -0.05), place(0.04, 0.05), place(-0.04, 0.05)]
    map.addOverlays([polygon(corners), line(route)])
    let expected = try await map.snapshot().image.cgImage?.bytes()
    for bad in [place(.nan, 0), place(0, .nan), place(.nan, .nan)] {
      for index in 0...2 {
        map.removeOverlays(map.overlays)
        var (ring, way) = (corners, route)
        ring.insert(bad, at: index)
        way.insert(bad, at: index)
        map.addOverlays([polygon(ring, holes: [polygon([bad, bad])]), line(way), polygon([bad]), line([bad, bad])])
        map.addOverlay(MKCircle(center: bad, radius: 1000))
        #expect(try await map.snapshot().image.cgImage?.bytes() == expected, "point \(index)")
      }
    }
  }

  @Test("Lines far wider than a road reach into a picture from outside")
  func wideLine() async throws {
    delegate.makeRenderer = { overlay in
      let renderer = MKPolylineRenderer(overlay: overlay)
      renderer.strokeColor = .red
      renderer.lineWidth = 300
      return renderer
    }
    map.visibleMapRect = square(0, 0, side: 256)
    let middle = MKMapPoint(place(0, 0))
    map.addOverlay(
      MKPolyline(
        points: [MKMapPoint(x: middle.x - 5000, y: middle.y - 228), MKMapPoint(x: middle.x + 5000, y: middle.y - 228)],
        count: 2))
    let image = try await map.snapshot().image
    #expect(try image.pixel(128, 40) == .red && image.pixel(128, 60) == .ground)
  }

  @Test("Extreme shapes of a picture are drawn", arguments: [(2000.0, 1.0), (1, 2000), (1, 1)])
  func extremeSizes(_ width: Double, _ height: Double) async throws {
    map.addOverlay(box(0, 0, half: 60))
    map.visibleMapRect = square(0, 0, side: 1000)
    let image = try await map.snapshot(size: CGSize(width: width, height: height)).image
    #expect(image.cgImage?.width == Int(width) && image.cgImage?.height == Int(height))
    #expect(try image.pixel(Int(width) / 2, Int(height) / 2) == .red)
  }
}
