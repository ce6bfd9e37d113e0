/// What shows a controller in a bubble that points at a bar item or a view.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The item that the bubble points at; nil at first; it comes before a view.
  ///
  /// With neither the bubble points at nothing. On Apple's framework: that raises an exception.
  open var barButtonItem: UIBarButtonItem?
  /// The view that the bubble points at; nil at first.
  open var sourceView: UIView?
  /// The part of the view that the bubble points at, in points of the view; null at first: all of it.
  open var sourceRect = CGRect.null
  /// The sides of the bubble that its arrow may be on; any at first.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// What the bubble points at now: an item, or a rectangle in points of the window; nil where there is neither.
  package final var anchor: PopoverAnchor? {
    if let barButtonItem { return .item(barButtonItem) }
    guard let sourceView else { return nil }
    return .rect(sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: nil))
  }

  /// The style in a window with little room sideways, if the delegate has none: `.pageSheet`.
  open override var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }

  override func willShow() {
    guard shownStyle == .popover else { return }
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
  }
}

/// What a popover's bubble points at.
package enum PopoverAnchor {
  /// An item in a bar.
  case item(UIBarButtonItem)
  /// A rectangle in points of the window.
  case rect(CGRect)
}

/// The side of a bubble that its arrow is on, as a set.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper side: the bubble is below what it points at.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The lower side: the bubble is above what it points at.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The left side.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The right side.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any side.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// It is not known.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
