/// The overlays of a map by level, and their renderers.
@MainActor struct OverlayStore {
  private var levels: [MKOverlayLevel: [any MKOverlay]] = [:]
  private var known: Set<ObjectIdentifier> = []
  private var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]

  /// All overlays in drawing order: level by level, within a level as added.
  var overlays: [any MKOverlay] { overlays(in: .aboveRoads) + overlays(in: .aboveLabels) }

  mutating func add(_ new: [any MKOverlay], level: MKOverlayLevel) {
    let fresh = new.filter { known.insert(ObjectIdentifier($0)).inserted }
    levels[level, default: []] += fresh
  }

  /// Takes overlays off with their renderers.
  ///
  /// Linear in the number of overlays on the map.
  mutating func remove(_ old: [any MKOverlay]) {
    let leaving = Set(old.map { ObjectIdentifier($0) }).intersection(known)
    guard !leaving.isEmpty else { return }
    known.subtract(leaving)
    for level in levels.keys { levels[level]?.removeAll { leaving.contains(ObjectIdentifier($0)) } }
    for key in leaving { renderers[key] = nil }
  }

  func contains(_ overlay: any MKOverlay) -> Bool { known.contains(ObjectIdentifier(overlay)) }

  func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { renderers[ObjectIdentifier(overlay)] }

  mutating func setRenderer(_ renderer: MKOverlayRenderer, for overlay: any MKOverlay) {
    renderers[ObjectIdentifier(overlay)] = renderer
  }

  func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { levels[level] ?? [] }
}
