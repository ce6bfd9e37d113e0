/// A part of the page: a view, a bar or a control, with what a browser needs to show it and to name it.
///
/// Which values a node has depends on its kind; Documentation/Protocol.md lists them.
struct PageNode: Codable, Equatable {
  enum Kind: String, Codable {
    /// A view with others in it.
    case group
    case map
    case label
    case button
    /// One of several words or pictures.
    case segments
    case image
    case list
    /// A controller with bars.
    case navigation
    /// A space in a bar that takes what is left, or `width` points.
    case space
    /// A circle that turns, or anything else that is only to be seen: a picture.
    case picture
  }

  var kind: Kind
  /// By which the page speaks of it.
  var id: Int
  /// In the node around it, in points: x, y, width, height; nil where the page lays it out.
  var frame: [Double]?
  /// What it is called by those who do not see it.
  var name: String?
  var hint: String?
  /// The words in it.
  var text: String?
  /// The key of its picture.
  var sprite: String?
  /// A sign of the system's: "add", "trash".
  var sign: String?
  var isDisabled: Bool?
  var isSelected: Bool?
  /// Whether it stands out.
  var isProminent: Bool?
  /// Whether taps anywhere on it mean something.
  var takesTaps: Bool?
  /// A colour of its own, as `#rrggbbaa`.
  var color: String?
  /// The colour that fills it.
  var fill: String?
  var opacity: Double?
  var clips: Bool?
  /// Of a space, in points.
  var width: Double?
  var font: PageFont?
  /// How an image fills its frame.
  var fit: String?
  /// What lies in it, from back to front.
  var children: [PageNode]?
  /// The words or pictures to choose from, and which is chosen.
  var segments: [PageSegment]?
  var index: Int?
  /// A list's sections.
  var sections: [PageSection]?
  /// Whether the rows of a list are switched on and off, each for itself.
  var isChecklist: Bool?
  /// "plain", "grouped" or "insetGrouped".
  var style: String?
  var bar: PageBar?
  var toolbar: [PageNode]?

  init(_ kind: Kind, id: Int) { (self.kind, self.id) = (kind, id) }
}

/// How words look.
struct PageFont: Codable, Equatable {
  /// In points.
  var size: Double
  /// 100…900.
  var weight: Int
  /// "left", "center" or "right"; nil: as the script goes.
  var align: String?
  /// The most lines; 0: any number.
  var lines: Int
}

/// One of several words or pictures.
struct PageSegment: Codable, Equatable {
  var text: String?
  var sprite: String?
  var isDisabled: Bool
}

/// A section of a list.
struct PageSection: Codable, Equatable {
  var header: String?
  var footer: String?
  var rows: [PageRow]
}

/// A row of a list.
struct PageRow: Codable, Equatable {
  var name: String?
  var text: String?
  var detail: String?
  /// Whether the second words stand below the first.
  var isSubtitle: Bool
  var sprite: String?
  var isChecked: Bool
  var isSelected: Bool
  var isDisabled: Bool
  /// Whether a tap leads on.
  var leadsOn: Bool
  /// Whether there is a button at the end.
  var hasButton: Bool
}

/// The bar above a controller.
struct PageBar: Codable, Equatable {
  var title: String?
  var prompt: String?
  /// The view in place of the title, if there is one.
  var titleView: [PageNode]
  /// The words of the button back.
  var back: String?
  var left: [PageNode]
  var right: [PageNode]
}

/// All of a page but its map.
struct PageState: Codable, Equatable {
  var root: PageNode?
  var presentations: [PagePresentation]
}

/// A controller that is shown over another.
struct PagePresentation: Codable, Equatable {
  var id: Int
  /// "popover", "sheet", "form" or "full".
  var style: String
  var name: String?
  /// Of a popover or form, in points.
  var width: Double
  var height: Double
  /// Whether a tap beside it closes it.
  var isDismissable: Bool
  /// What a popover points at: the number of a node, or a rectangle of the window.
  var anchor: Int?
  var anchorRect: [Double]?
  /// The sides that its arrow may be on: 1 up, 2 down, 4 left, 8 right.
  var arrows: UInt
  var content: PageNode
}
