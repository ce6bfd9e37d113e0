import Dispatch

/// The way of a change from an annotation, which knows no map, to the maps.
enum AnnotationChanges {
  private struct Listener {
    weak var map: MKMapView?
  }

  @MainActor private static var listeners: [Listener] = []
  private static let pending = PendingAnnotationChanges()

  /// Marks the main queue: on Linux its work may run on other threads than the one the program began on.
  private static let mainQueueKey = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Has a map told of all changes, as long as it lives.
  @MainActor static func listen(_ map: MKMapView) {
    listeners.removeAll { $0.map == nil }
    listeners.append(Listener(map: map))
  }

  /// Tells the maps: at once on the main queue, else soon.
  static func tell(_ change: AnnotationChange) {
    if Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil {
      MainActor.assumeIsolated { deliver(change) }
    } else if pending.add(change) {
      DispatchQueue.main.async { pending.takeAll().forEach { deliver($0) } }
    }
  }

  @MainActor private static func deliver(_ change: AnnotationChange) {
    for listener in listeners { listener.map?.annotationDidChange(change) }
  }
}
