extension UIBarButtonItem {
  /// Items that look and read the same everywhere.
  public enum SystemItem: Int, Sendable {
    /// "Done": closes and keeps.
    case done = 0
    /// "Cancel": closes and drops.
    case cancel = 1
    /// "Edit".
    case edit = 2
    /// "Save".
    case save = 3
    /// A plus sign.
    case add = 4
    /// A space that takes what is left.
    case flexibleSpace = 5
    /// A space of `width`.
    case fixedSpace = 6
    /// A pencil.
    case compose = 7
    /// An arrow back.
    case reply = 8
    /// An arrow out of a box: shares.
    case action = 9
    /// A folder.
    case organize = 10
    /// A book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// An arrow in a circle.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
    /// A triangle: begins.
    case play = 17
    /// Two bars: waits.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
    case fastForward = 20
    /// An arrow back in a curve.
    case undo = 21
    /// An arrow on in a curve.
    case redo = 22
    /// A cross: closes.
    case close = 24

    /// What the item is called; nil for spaces.
    package var name: String? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "Add"
      case .compose: "Compose"
      case .reply: "Reply"
      case .action: "Share"
      case .organize: "Organize"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .refresh: "Refresh"
      case .stop: "Stop"
      case .camera: "Camera"
      case .trash: "Delete"
      case .play: "Play"
      case .pause: "Pause"
      case .rewind: "Rewind"
      case .fastForward: "Fast Forward"
      case .undo: "Undo"
      case .redo: "Redo"
      case .close: "Close"
      }
    }

    /// Whether the item shows its name, not a sign.
    package var showsName: Bool { [.done, .cancel, .edit, .save, .undo, .redo].contains(self) }
  }

  /// How much an item stands out.
  public enum Style: Int, Sendable {
    /// As usual.
    case plain = 0
    /// More: it closes what is shown.
    case done = 2
  }
}
