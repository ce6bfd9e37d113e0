import MapKit
import Testing

@MainActor @Suite struct OverlayOrderTests {
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let overlays = (0..<5).map { AreaOverlay(square(0, Double($0), side: 100)) }

  private func order(_ level: MKOverlayLevel) -> [Int] {
    map.overlays(in: level).compactMap { overlay in overlays.firstIndex { $0 === overlay } }
  }

  @Test("V40, V42: an overlay is inserted at an index of a level, by default above roads")
  func insert() {
    map.addOverlays([overlays[0], overlays[1]])
    map.insertOverlay(overlays[2], at: 0)
    map.insertOverlay(overlays[3], at: 1, level: .aboveRoads)
    map.insertOverlay(overlays[4], at: 0, level: .aboveLabels)
    #expect(order(.aboveRoads) == [2, 3, 0, 1] && order(.aboveLabels) == [4])
    #expect(map.overlays.count == 5 && map.overlays.last === overlays[4])
  }

  @Test("V43: an index past the end appends")
  func pastEnd() {
    map.addOverlays([overlays[0], overlays[1]])
    map.insertOverlay(overlays[2], at: 77)
    map.insertOverlay(overlays[3], at: .max, level: .aboveLabels)
    #expect(order(.aboveRoads) == [0, 1, 2] && order(.aboveLabels) == [3])
  }

  @Test("An overlay on the map stays where it is when it is inserted again")
  func again() {
    map.addOverlays([overlays[0], overlays[1]])
    map.insertOverlay(overlays[1], at: 0)
    map.insertOverlay(overlays[0], above: overlays[1])
    map.insertOverlay(overlays[1], at: 0, level: .aboveLabels)
    #expect(order(.aboveRoads) == [0, 1] && order(.aboveLabels).isEmpty)
  }

  @Test("A negative index ends the program")
  func negative() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      MKMapView(frame: .zero).insertOverlay(AreaOverlay(.world), at: -1)
    }
  }

  @Test("Above and below another, on its level; above roads where the other is not on the map")
  func siblings() {
    map.addOverlay(overlays[0], level: .aboveLabels)
    map.insertOverlay(overlays[1], below: overlays[0])
    map.insertOverlay(overlays[2], above: overlays[1])
    #expect(order(.aboveLabels) == [1, 2, 0])
    map.insertOverlay(overlays[3], above: overlays[4])
    map.insertOverlay(overlays[4], below: AreaOverlay(.world))
    #expect(order(.aboveRoads) == [3, 4])
  }

  @Test("V44: overlays of different levels exchange places and levels")
  func exchangeLevels() async throws {
    let delegate = TestDelegate()
    map.delegate = delegate
    map.addOverlays([overlays[0], overlays[1]], level: .aboveRoads)
    map.addOverlays([overlays[2], overlays[3]], level: .aboveLabels)
    map.exchangeOverlay(overlays[0], with: overlays[3])
    #expect(order(.aboveRoads) == [3, 1] && order(.aboveLabels) == [2, 0])
    map.visibleMapRect = overlays[3].boundingMapRect
    _ = try await map.snapshot(size: CGSize(width: 1000, height: 1000))
    #expect(delegate.rendererRequests.contains { $0 === overlays[3] })
    map.removeOverlays([overlays[0], overlays[3]])
    #expect(order(.aboveRoads) == [1] && order(.aboveLabels) == [2])
  }

  @Test("Two of a level exchange places, by themselves or by their indices above roads; others change nothing")
  func exchange() {
    map.addOverlays([overlays[0], overlays[1], overlays[2]])
    map.exchangeOverlay(overlays[0], with: overlays[2])
    #expect(order(.aboveRoads) == [2, 1, 0])
    map.exchangeOverlay(at: 1, withOverlayAt: 2)
    #expect(order(.aboveRoads) == [2, 0, 1])
    map.exchangeOverlay(at: 0, withOverlayAt: 3)
    map.exchangeOverlay(at: -1, withOverlayAt: 0)
    map.exchangeOverlay(overlays[0], with: overlays[4])
    map.exchangeOverlay(overlays[0], with: overlays[0])
    #expect(order(.aboveRoads) == [2, 0, 1])
  }

  @Test("What is inserted below is drawn below")
  func drawing() async throws {
    let area = square(0, 0, side: 1_000_000)
    let (red, blue) = (AreaOverlay(area), AreaOverlay(area))
    let delegate = TestDelegate()
    delegate.makeRenderer = { overlay in
      let color = overlay === red ? UIColor.red.cgColor : UIColor.blue.cgColor
      return DrawingRenderer(overlay) { renderer, _, _, context in
        context.setFillColor(color)
        context.fill(renderer.area)
      }
    }
    map.delegate = delegate
    map.visibleMapRect = area
    map.addOverlay(red)
    map.insertOverlay(blue, below: red)
    #expect(try await map.snapshot().image.pixel(50, 50) == .red)
    map.exchangeOverlay(at: 0, withOverlayAt: 1)
    #expect(try await map.snapshot().image.pixel(50, 50) == .blue)
  }
}
