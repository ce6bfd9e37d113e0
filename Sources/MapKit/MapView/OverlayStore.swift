/// The overlays of a map by level, where they are, and their renderers.
@MainActor struct OverlayStore {
  private struct Level {
    var overlays = OrderedObjects<any MKOverlay>()
    var index = SpatialIndex<ObjectIdentifier>()
  }

  private var levels: [MKOverlayLevel: Level] = [.aboveRoads: Level(), .aboveLabels: Level()]
  private var levelOfOverlay: [ObjectIdentifier: MKOverlayLevel] = [:]
  private var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
  /// Counts the changes of what there is to see: overlays that come, go or change places.
  private(set) var revision = 0

  /// All overlays in drawing order: level by level, within a level as added.
  var overlays: [any MKOverlay] { overlays(in: .aboveRoads) + overlays(in: .aboveLabels) }

  func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { levels[level]?.overlays.elements ?? [] }

  /// The overlays of a level whose bounds meet a part of the map, in drawing order.
  ///
  /// - Complexity: O(log² n + m log m) for m overlays found.
  mutating func overlays(in level: MKOverlayLevel, meeting part: MKMapRect) -> [any MKOverlay] {
    guard let keys = levels[level]?.index.ids(in: part) else { return [] }
    return levels[level]?.overlays.elements(of: keys) ?? []
  }

  /// The overlays of all levels whose bounds come within a distance of a point, both in map points, in drawing order.
  mutating func overlays(near point: MKMapPoint, within distance: Double) -> [any MKOverlay] {
    let near = MKMapRect(origin: point, size: MKMapSize()).insetBy(dx: -distance, dy: -distance)
    return overlays(in: .aboveRoads, meeting: near) + overlays(in: .aboveLabels, meeting: near)
  }

  /// Adds overlays at the end of a level; those that are on the map already stay where they are.
  ///
  /// - Complexity: O(n log n) for n overlays, when they are next looked for.
  mutating func add(_ new: [BoundedOverlay], level: MKOverlayLevel) {
    for overlay in new where register(overlay, level: level) {
      levels[level]?.overlays.append(overlay.overlay, overlay.key)
    }
  }

  /// Puts an overlay before the one at an index of a level, or at the level's end; one that is on the map stays.
  mutating func insert(_ new: BoundedOverlay, at index: Int, level: MKOverlayLevel) {
    guard register(new, level: level) else { return }
    levels[level]?.overlays.insert(new.overlay, new.key, at: index)
  }

  private mutating func register(_ new: BoundedOverlay, level: MKOverlayLevel) -> Bool {
    guard levelOfOverlay[new.key] == nil else { return false }
    levelOfOverlay[new.key] = level
    revision += 1
    levels[level]?.index.insert(new.key, new.bounds)
    return true
  }

  /// Takes overlays off with their renderers.
  ///
  /// - Complexity: O(1) each, amortised.
  mutating func remove(_ old: [any MKOverlay]) {
    for overlay in old {
      let key = ObjectIdentifier(overlay)
      guard let level = levelOfOverlay.removeValue(forKey: key) else { continue }
      revision += 1
      levels[level]?.overlays.remove(key)
      levels[level]?.index.remove(key)
      renderers[key] = nil
    }
  }

  /// Lets two overlays change places, and levels if theirs differ.
  mutating func exchange(_ first: BoundedOverlay, _ second: BoundedOverlay) {
    let (one, other) = (first.key, second.key)
    guard let levelOfOne = levelOfOverlay[one], let levelOfOther = levelOfOverlay[other], one != other else { return }
    revision += 1
    guard levelOfOne != levelOfOther else {
      levels[levelOfOne]?.overlays.exchange(one, other)
      return
    }
    levels[levelOfOne]?.overlays.replace(one, with: second.overlay, other)
    levels[levelOfOther]?.overlays.replace(other, with: first.overlay, one)
    levels[levelOfOne]?.index.remove(one)
    levels[levelOfOther]?.index.remove(other)
    levels[levelOfOne]?.index.insert(other, second.bounds)
    levels[levelOfOther]?.index.insert(one, first.bounds)
    (levelOfOverlay[one], levelOfOverlay[other]) = (levelOfOther, levelOfOne)
  }

  func contains(_ overlay: any MKOverlay) -> Bool { level(of: overlay) != nil }

  func level(of overlay: any MKOverlay) -> MKOverlayLevel? { levelOfOverlay[ObjectIdentifier(overlay)] }

  /// Where in its level an overlay stands.
  mutating func index(of overlay: any MKOverlay) -> Int? {
    level(of: overlay).flatMap { levels[$0]?.overlays.index(of: ObjectIdentifier(overlay)) }
  }

  func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { renderers[ObjectIdentifier(overlay)] }

  mutating func setRenderer(_ renderer: MKOverlayRenderer, for overlay: any MKOverlay) {
    renderers[ObjectIdentifier(overlay)] = renderer
  }
}
