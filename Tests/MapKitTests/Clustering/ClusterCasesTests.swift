import Testing

@testable import MapKit

/// The cases of users with clusters, on maps of many annotations at random places.
@MainActor @Suite struct ClusterCasesTests {
  private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let delegate = SquareDelegate()

  init() { map.delegate = delegate }

  private func scatter(_ count: Int, seed: UInt64, around middle: MKMapPoint, side: Double) -> [MKPointAnnotation] {
    var random = SplitMix(seed: seed)
    return (0..<count).map { _ in
      let annotation = MKPointAnnotation()
      annotation.coordinate =
        MKMapPoint(
          x: middle.x + .random(in: -side / 2...side / 2, using: &random),
          y: middle.y + .random(in: -side / 2...side / 2, using: &random)
        ).wrappedCoordinate
      return annotation
    }
  }

  /// Who stands together in what the map shows, among clusters whose members all lie in a part of it.
  private func memberships(within part: MKMapRect) -> Set<Set<ObjectIdentifier>> {
    _ = map.annotationView(at: .zero)
    let clusters = map.annotations.compactMap { map.view(for: $0)?.cluster?.annotation as? MKClusterAnnotation }
    return Set(
      clusters.filter { $0.memberAnnotations.allSatisfy { part.contains(MKMapPoint($0.coordinate)) } }
        .map { Set($0.memberAnnotations.map { ObjectIdentifier($0) }) })
  }

  @Test("D26: annotations on both sides of the 180th meridian come together, and stand between")
  func meridian() async throws {
    let pins = [pin(0, 178), pin(0, 179.5), pin(1, -179.5), pin(0, -178)]
    map.visibleMapRect = square(0, 180, side: 200_000_000)
    map.addAnnotations(pins)
    _ = try await map.snapshot()
    let cluster = try #require(map.view(for: pins[0])?.cluster?.annotation as? MKClusterAnnotation)
    #expect(cluster.memberAnnotations.count == 4)
    #expect(abs(abs(cluster.coordinate.longitude) - 180) < 1e-6 && cluster.coordinate.latitude > 0)
    for x in [190_000_000.0, 268_000_000, 320_000_000] {
      map.visibleMapRect = MKMapRect(x: x - 1e8, y: 3e7, width: 2e8, height: 2e8)
      _ = try await map.snapshot()
      #expect(map.view(for: pins[3])?.cluster?.annotation === cluster)
    }
  }

  @Test("D27: at one zoom, clusters stay the same while the map is moved, a point at a time")
  func panning() {
    let middle = MKMapPoint(place(0, 0))
    // They lie farther around than a picture looks: others are looked at after each step.
    map.addAnnotations(scatter(2500, seed: 1, around: middle, side: 20_000))
    // 10 map points a point, and the step a whole number of them: the scale stays the same to the last bit.
    map.visibleMapRect = MKMapRect(x: middle.x - 2000, y: middle.y - 2000, width: 4000, height: 4000)
    let common = MKMapRect(x: middle.x - 1000, y: middle.y - 1000, width: 2000, height: 2000)
    let first = memberships(within: common)
    #expect(first.count > 5)
    for _ in 0..<100 {
      map.visibleMapRect = map.visibleMapRect.offsetBy(dx: 10, dy: -10)
      #expect(memberships(within: common) == first)
    }
  }

  @Test("D28: the members of all clusters and the views by themselves add up to the annotations", arguments: [1, 2, 3])
  func sums(seed: UInt64) async throws {
    let middle = MKMapPoint(place(20, 30))
    let annotations = scatter(800, seed: seed, around: middle, side: 3000)
    map.addAnnotations(annotations)
    for side in [4000.0, 8000, 40_000] {
      map.visibleMapRect = square(20, 30, side: side)
      let scale = 400 / map.visibleMapRect.width
      let shown = map.visibleViews(in: map.visibleMapRect, pointsPerMapPoint: scale).compactMap(\.view.annotation)
      let counts = shown.map { ($0 as? MKClusterAnnotation)?.memberAnnotations.count ?? 1 }
      #expect(counts.reduce(0, +) == 800 && counts.count < 800)
      let members = shown.flatMap { ($0 as? MKClusterAnnotation)?.memberAnnotations ?? [$0] }
      #expect(Set(members.map { ObjectIdentifier($0) }).count == 800)
    }
  }

  @Test("Pictures of parts show the clusters of the whole")
  func parts() async throws {
    let middle = MKMapPoint(place(0, 0))
    map.addAnnotations(scatter(300, seed: 5, around: middle, side: 4000))
    map.visibleMapRect = MKMapRect(x: middle.x - 2000, y: middle.y - 2000, width: 4000, height: 4000)
    let grid = try #require(PixelGrid(scale: 0.1, contentScale: 1, through: middle))
    func pixels(_ rect: PixelRect) throws -> PixelBuffer {
      try map.captureScene(in: grid.mapRect(of: rect), grid: grid, pictures: true).scene.drawPixels(of: rect, on: grid)
    }
    let corner = try #require(grid.origin(of: map.visibleMapRect))
    let whole = try pixels(PixelRect(x: corner.x, y: corner.y, width: 400, height: 400))
    for (x, y) in [(0, 0), (200, 0), (0, 200), (200, 200)] {
      let part = try pixels(PixelRect(x: corner.x + x, y: corner.y + y, width: 200, height: 200))
      let isSame = (0..<200).allSatisfy { row in
        memcmp(
          part.bytes.advanced(by: row * part.bytesPerRow),
          whole.bytes.advanced(by: (y + row) * whole.bytesPerRow + 4 * x), 800) == 0
      }
      #expect(isSame, "the part at (\(x), \(y))")
    }
  }
}

/// Squares of 20 points that all may stand together.
@MainActor private final class SquareDelegate: NSObject, MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
    view.image = annotation is MKClusterAnnotation ? Self.blue : Self.red
    if !(annotation is MKClusterAnnotation) { view.clusteringIdentifier = "square" }
    return view
  }

  private static let red = plain(.red, 20, 20)
  private static let blue = plain(.blue, 20, 20)
}
