/// Says something in the log, once however often it is to be said.
///
/// `@unchecked Sendable`: its one variable is read and written under the lock only.
package final class SingleNotice: @unchecked Sendable {
  private let text: String
  private let write: @Sendable (String) -> Void
  private let lock = NSLock()
  private var isSaid = false

  package init(_ text: String, write: @escaping @Sendable (String) -> Void = SingleNotice.log) {
    self.text = text
    self.write = write
  }

  package func say() {
    let isFirst = lock.withLock {
      defer { isSaid = true }
      return !isSaid
    }
    if isFirst { write(text) }
  }

  /// Writes a line to standard error; where that is closed or full, nothing is said.
  package static let log: @Sendable (String) -> Void = { text in
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }

  /// That the user's place was asked for, and the app has set no source of it.
  package static let noLocationSource = SingleNotice(
    """
    No location source: set CLLocationManager.source or MKMapView.locationSource to a SimulatedLocationSource. Until \
    then the user's location is not known and not shown.
    """)
}
