import Dispatch
import MapKit
import Testing

@MainActor @Suite struct MKMapSnapshotterWaitingTests {
  @Test("A snapshot without a map view is made while the main thread waits for it")
  func waiting() {
    let done = DispatchSemaphore(value: 0)
    MKMapSnapshotter(options: MKMapSnapshotter.Options()).start(with: .global()) { snapshot, _ in
      if snapshot != nil { done.signal() }
    }
    #expect(done.wait(timeout: .now() + 60) == .success)
  }
}
