import Testing

@testable import MapKit

@MainActor @Suite struct ClusteringTests {
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let delegate = ClusterDelegate()

  init() {
    map.delegate = delegate
    // 10 map points a point.
    map.visibleMapRect = square(0, 0, side: 2000)
  }

  /// An annotation some points right of the middle of the map, of a kind.
  private func at(_ x: Double, _ y: Double = 0, kind: String? = "a", title: String? = nil) -> KindAnnotation {
    let middle = MKMapPoint(place(0, 0))
    let annotation = KindAnnotation()
    annotation.coordinate = MKMapPoint(x: middle.x + x * 10, y: middle.y + y * 10).coordinate
    (annotation.kind, annotation.title) = (kind, title)
    return annotation
  }

  private func clusterView(of annotation: any MKAnnotation) -> MKAnnotationView? { map.view(for: annotation)?.cluster }

  private func members(of view: MKAnnotationView?) -> [String?] {
    (view?.annotation as? MKClusterAnnotation)?.memberAnnotations.map(\.title) ?? []
  }

  @Test("A01: a view has no clusteringIdentifier and no cluster at first")
  func defaults() {
    let view = MKAnnotationView(annotation: nil, reuseIdentifier: nil)
    #expect(view.clusteringIdentifier == nil && view.cluster == nil)
  }

  @Test("K01: views come together with those of the same identifier only, and not without one")
  func kinds() async throws {
    let annotations = [at(0, title: "1"), at(4, title: "2"), at(1, kind: "b"), at(2, kind: nil), at(3, kind: nil)]
    map.addAnnotations(annotations)
    _ = try await map.snapshot()
    #expect(annotations.map { clusterView(of: $0) != nil } == [true, true, false, false, false])
    #expect(clusterView(of: annotations[0]) === clusterView(of: annotations[1]))
    #expect(members(of: clusterView(of: annotations[0])) == ["1", "2"])
  }

  @Test("K02: what collides is replaced by one view in the middle; nearer, where nothing collides, it is shown again")
  func replaced() async throws {
    let (left, right) = (at(-8), at(8))
    map.addAnnotations([left, right])
    let image = try await map.snapshot().image
    #expect(try image.pixel(100, 100) == .blue)
    #expect(try image.pixel(85, 100) == .ground)
    #expect(try image.pixel(115, 100) == .ground)
    #expect(clusterView(of: left) != nil && map.annotations.count == 2)
    #expect(map.annotationView(at: CGPoint(x: 100, y: 100)) === clusterView(of: left))
    map.visibleMapRect = square(0, 0, side: 1000)
    let nearer = try await map.snapshot().image
    #expect(try nearer.pixel(100, 100) == .ground)
    #expect(try nearer.pixel(84, 100) == .red)
    #expect(try nearer.pixel(116, 100) == .red)
    #expect(clusterView(of: left) == nil && clusterView(of: right) == nil)
  }

  @Test("K02: as collisionMode says, circles collide later than squares, and views without collisions never")
  func modes() async throws {
    // Squares of 20 points whose corners overlap: circles in them do not meet.
    let pair = [at(0), at(16, 16)]
    map.addAnnotations(pair)
    for (mode, comesTogether) in [
      (MKAnnotationView.CollisionMode.rectangle, true), (.circle, false), (.none, false),
    ] {
      delegate.mode = mode
      for annotation in pair { map.view(for: annotation)?.collisionMode = mode }
      _ = try await map.snapshot()
      #expect((clusterView(of: pair[0]) != nil) == comesTogether, "\(mode)")
    }
  }

  @Test("K03: a cluster has the title of a member, and its subtitle says how many others there are; both can be set")
  func titles() {
    let members = [at(0, title: nil), at(0, title: "Goliath"), at(0, title: "Scream")]
    let cluster = MKClusterAnnotation(memberAnnotations: members)
    #expect(cluster.title == "Goliath" && cluster.subtitle?.contains("2") == true)
    #expect(cluster.memberAnnotations.count == 3)
    cluster.title = "Coasters"
    cluster.subtitle = "all"
    #expect(cluster.title == "Coasters" && cluster.subtitle == "all")
    #expect(MKClusterAnnotation(memberAnnotations: [members[1]]).subtitle == nil)
  }

  @Test("K04: the delegate is asked once for a cluster of the members; one with others is not taken")
  func delegateCluster() async throws {
    let pair = [at(0, title: "1"), at(4, title: "2")]
    map.addAnnotations(pair)
    delegate.makeCluster = { NamedCluster(memberAnnotations: $0) }
    _ = try await map.snapshot()
    _ = try await map.snapshot()
    #expect(clusterView(of: pair[0])?.annotation is NamedCluster)
    #expect(delegate.asked == [["1", "2"]])
    map.removeAnnotations(pair)
    map.addAnnotations(pair)
    delegate.makeCluster = { NamedCluster(memberAnnotations: [$0[0]]) }
    _ = try await map.snapshot()
    let taken = clusterView(of: pair[0])?.annotation
    #expect(taken is MKClusterAnnotation && !(taken is NamedCluster) && delegate.asked.count == 2)
  }

  @Test("K05: cluster is the cluster's view in a member's view, nil while the member is shown, selected say")
  func clusterProperty() async throws {
    let pair = [at(0, title: "1"), at(4, title: "2")]
    map.addAnnotations(pair)
    _ = try await map.snapshot()
    let view = try #require(clusterView(of: pair[0]))
    #expect(view.annotation is MKClusterAnnotation && view.cluster == nil)
    let annotation = try #require(view.annotation)
    #expect(map.view(for: annotation) === view)
    map.selectAnnotation(pair[0], animated: false)
    let image = try await map.snapshot().image
    #expect(clusterView(of: pair[0]) == nil && clusterView(of: pair[1]) == nil)
    #expect(try image.pixel(98, 100) == .red)
  }

  @Test("A cluster can be selected; it ends with a member, and its view is used again")
  func removal() async throws {
    let trio = [at(0, title: "1"), at(4, title: "2"), at(8, title: "3")]
    map.addAnnotations(trio)
    _ = try await map.snapshot()
    let view = try #require(clusterView(of: trio[0]))
    let cluster = try #require(view.annotation)
    map.selectAnnotation(cluster, animated: false)
    #expect(map.selectedAnnotations.first === cluster && view.isSelected)
    map.removeAnnotation(trio[2])
    #expect(map.selectedAnnotations.isEmpty && !view.isSelected && view.annotation == nil)
    #expect(clusterView(of: trio[0]) == nil && map.view(for: cluster) == nil)
    _ = try await map.snapshot()
    #expect(clusterView(of: trio[0]) === view && members(of: view) == ["1", "2"])
  }

  @Test("V34: a kind registered for clusters is used where the delegate answers nil; else a marker with the number")
  func defaultViews() async throws {
    let pair = [at(0), at(4)]
    delegate.makesClusterViews = false
    map.addAnnotations(pair)
    _ = try await map.snapshot()
    #expect((clusterView(of: pair[0]) as? MKMarkerAnnotationView)?.glyphText == "2")
    map.removeAnnotations(pair)
    map.register(
      MKPinAnnotationView.self,
      forAnnotationViewWithReuseIdentifier: MKMapViewDefaultClusterAnnotationViewReuseIdentifier)
    map.addAnnotations(pair)
    _ = try await map.snapshot()
    #expect(clusterView(of: pair[0]) is MKPinAnnotationView)
  }

  @Test("Clusters that are no longer seen are forgotten after a while")
  func forgotten() async throws {
    let pair = [at(-8), at(8)]
    map.addAnnotations(pair + [at(60), at(61)])
    _ = try await map.snapshot()
    weak let cluster = clusterView(of: pair[0])?.annotation
    #expect(cluster != nil)
    map.visibleMapRect = square(0, 0, side: 1000)
    for _ in 0..<200 { _ = map.annotationView(at: .zero) }
    #expect(cluster == nil)
  }
}

final class KindAnnotation: MKPointAnnotation {
  var kind: String?
}

private final class NamedCluster: MKClusterAnnotation {}

/// Squares of 20 points: red for annotations, blue for clusters.
@MainActor private final class ClusterDelegate: NSObject, MKMapViewDelegate {
  var mode = MKAnnotationView.CollisionMode.rectangle
  var makesClusterViews = true
  var makeCluster: ([any MKAnnotation]) -> MKClusterAnnotation = { MKClusterAnnotation(memberAnnotations: $0) }
  var asked: [[String?]] = []

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    let isCluster = annotation is MKClusterAnnotation
    guard makesClusterViews || !isCluster else { return nil }
    let kind = isCluster ? "cluster" : "single"
    let view =
      mapView.dequeueReusableAnnotationView(withIdentifier: kind)
      ?? MKAnnotationView(annotation: annotation, reuseIdentifier: kind)
    view.image = plain(isCluster ? .blue : .red, 20, 20)
    view.clusteringIdentifier = (annotation as? KindAnnotation)?.kind
    view.collisionMode = mode
    return view
  }

  func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation {
    asked.append(memberAnnotations.map(\.title))
    return makeCluster(memberAnnotations)
  }
}
