import Dispatch

/// The way of a change from an annotation, which knows no map, to the maps.
enum AnnotationChanges {
  private struct Listener {
    weak var map: MKMapView?
  }

  @MainActor private static var listeners: [Listener] = []
  private static let pending = PendingAnnotationChanges()

  /// Has a map told of all changes, as long as it lives.
  @MainActor static func listen(_ map: MKMapView) {
    listeners.removeAll { $0.map == nil }
    listeners.append(Listener(map: map))
  }

  /// Tells the maps: at once on the main thread, else soon.
  static func tell(_ change: AnnotationChange) {
    if Thread.isMainThread {
      MainActor.assumeIsolated { deliver(change) }
    } else if pending.add(change) {
      DispatchQueue.main.async { pending.takeAll().forEach { deliver($0) } }
    }
  }

  @MainActor private static func deliver(_ change: AnnotationChange) {
    for listener in listeners { listener.map?.annotationDidChange(change) }
  }
}
