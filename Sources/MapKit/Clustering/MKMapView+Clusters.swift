extension MKMapView {
  /// How far outside a picture a cluster may lie and still be made, in points: farther out its members are not all known.
  private static let clusterMargin = 128.0

  /// Puts clusters in the place of views that collide with others of their kind.
  ///
  /// The views come as added, with their coordinates' places; the part of the map and the scale are those of the picture.
  func clustered(
    _ views: [(view: MKAnnotationView, anchor: MKMapPoint)], in rect: MKMapRect, pointsPerMapPoint scale: Double
  ) -> [(view: MKAnnotationView, anchor: MKMapPoint)] {
    let candidates = views.indices.filter { views[$0].view.clusteringIdentifier != nil && !views[$0].view.isSelected }
    guard !candidates.isEmpty else {
      for (view, _) in views where view.cluster != nil { view.cluster = nil }
      return views
    }
    forget(annotationStore.beginPicture())
    let items = candidates.map { index in
      let (view, anchor) = views[index]
      return AnnotationClusters.Item(
        frame: view.collisionItem(at: anchor, pointsPerMapPoint: scale), kind: view.clusteringIdentifier ?? "",
        rank: anchor.scatteredRank)
    }
    let worldWidth = CGFloat(MKMapSize.world.width * scale)
    var replaced: Set<Int> = []
    var added: [(view: MKAnnotationView, anchor: MKMapPoint)] = []
    for group in AnnotationClusters(worldWidth: worldWidth).clusters(among: items) {
      let members = group.map { candidates[$0] }
      replaced.formUnion(members)
      let shown = cluster(of: members.map { views[$0].view }, near: rect, pointsPerMapPoint: scale)
      for member in members { views[member].view.cluster = shown?.view }
      if let shown { added.append(shown) }
    }
    for index in views.indices where !replaced.contains(index) { views[index].view.cluster = nil }
    return views.indices.filter { !replaced.contains($0) }.map { views[$0] } + added
  }

  /// The view of the cluster of annotations, if it lies near a picture.
  private func cluster(
    of views: [MKAnnotationView], near rect: MKMapRect, pointsPerMapPoint scale: Double
  ) -> (view: MKAnnotationView, anchor: MKMapPoint)? {
    let margin = Self.clusterMargin / scale
    let near = rect.insetBy(dx: -margin, dy: -margin)
    let members = views.compactMap(\.annotation)
    let isNear = members.contains { !WorldCopies.shifts(of: MKMapPoint($0.coordinate), into: near).isEmpty }
    guard isNear, members.count == views.count else { return nil }
    let annotation = annotationStore.cluster(of: members) ?? makeCluster(of: members)
    guard CLLocationCoordinate2DIsValid(annotation.coordinate), let view = makeView(for: annotation), !view.isHidden
    else { return nil }
    return (view, MKMapPoint(annotation.coordinate))
  }

  /// The delegate's cluster of annotations or, if that has other members, one of the map's own.
  private func makeCluster(of members: [any MKAnnotation]) -> any MKAnnotation {
    let wanted = Set(members.map { ObjectIdentifier($0) })
    let answer = delegate?.mapView(self, clusterAnnotationForMemberAnnotations: members)
    let isRight = answer.map { Set($0.memberAnnotations.map { ObjectIdentifier($0) }) == wanted } ?? false
    let cluster = (isRight ? answer : nil) ?? MKClusterAnnotation(memberAnnotations: members)
    annotationStore.addCluster(cluster, of: members)
    return cluster
  }

  /// Has the views of clusters that are no more wait to be used again.
  func forget(_ views: [MKAnnotationView]) {
    for view in views {
      for member in (view.annotation as? MKClusterAnnotation)?.memberAnnotations ?? [] {
        let own = annotationStore.view(for: member)
        if own?.cluster === view { own?.cluster = nil }
      }
      view.annotation = nil
      view.isSelected = false
      view.owningMap = nil
      annotationStore.enqueue(view)
    }
  }

  private static let defaultClusterIdentifier = "OpenMapKit.defaultCluster"

  /// What the map itself shows of a cluster: a marker with the number of members, which is always shown.
  func makeMarker(for cluster: MKClusterAnnotation) -> MKAnnotationView {
    let view =
      dequeueReusableAnnotationView(withIdentifier: Self.defaultClusterIdentifier)
      ?? MKMarkerAnnotationView(annotation: cluster, reuseIdentifier: Self.defaultClusterIdentifier)
    view.canShowCallout = true
    view.displayPriority = .required
    (view as? MKMarkerAnnotationView)?.glyphText = "\(cluster.memberAnnotations.count)"
    return view
  }
}

extension MKMapPoint {
  /// A number that says nothing about where the point lies, the same on each run.
  fileprivate var scatteredRank: UInt64 {
    // Twice a multiplication by the golden ratio's odd fraction of 2^64, whose upper half depends on all bits below.
    let golden: UInt64 = 0x9E37_79B9_7F4A_7C15
    let bits = (x.bitPattern &+ (y.bitPattern << 32 | y.bitPattern >> 32)) &* golden
    let mixed = (bits ^ bits >> 32) &* golden
    return mixed ^ mixed >> 32
  }
}
