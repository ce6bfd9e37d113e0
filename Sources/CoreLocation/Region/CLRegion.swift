/// An area that an app names and wants to be told about; `CLCircularRegion` is the kind that can be made.
open class CLRegion: NSObject {
  private let name: String

  /// Whether entering the region is worth a notification; true unless set.
  open var notifyOnEntry = true

  /// Whether leaving the region is worth a notification; true unless set.
  open var notifyOnExit = true

  /// The name that the app gave to the region.
  open var identifier: String { name }

  init(identifier: String) {
    name = identifier
    super.init()
  }
}
