/// The storey of a building at which a location was measured.
///
/// Only a positioning system inside the building knows the storey, so the locations that an app builds have none.
public final class CLFloor: NSObject, Sendable {
  /// The storey: 0 at ground level, positive above, negative below.
  public let level: Int

  package init(level: Int) {
    self.level = level
    super.init()
  }
}
