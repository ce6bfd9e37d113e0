/// Turns what a window shows into a page, and what is done to the page into what is done to the window.
@MainActor struct PageTree {
  let sprites: SpriteStore
  var objects = PageObjects()
  /// The controllers of root views, by the view.
  var controllers: [ObjectIdentifier: UIViewController] = [:]
  /// Lists in which check marks have been seen: there, no mark is an answer too.
  var checklists: Set<ObjectIdentifier> = []
  /// All lists of the page.
  var lists: Set<ObjectIdentifier> = []
  var scale: CGFloat = 1

  init(sprites: SpriteStore) { self.sprites = sprites }

  /// The page of a window as it is now.
  mutating func build(_ window: UIWindow) -> PageState {
    scale = max(window.traitCollection.displayScale, 1)
    controllers = [:]
    let presentations = window.presentations
    if let root = window.rootViewController { register(root) }
    for presentation in presentations { presentation.shownViewController.map { register($0) } }
    lists = []
    let state = PageState(
      root: window.rootViewController.flatMap { $0.viewIfLoaded }.flatMap { node(for: $0, isPlaced: false) },
      presentations: presentations.compactMap { node(for: $0, in: window) })
    checklists.formIntersection(lists)
    return state
  }

  /// Ends the page: what has not been part of it cannot be used any more.
  mutating func turn() { objects.turn() }

  private mutating func register(_ controller: UIViewController) {
    if let view = controller.viewIfLoaded { controllers[ObjectIdentifier(view)] = controller }
    for child in controller.children { register(child) }
  }

  private mutating func node(for presentation: UIPresentationController, in window: UIWindow) -> PagePresentation? {
    guard let shown = presentation.shownViewController, let view = shown.viewIfLoaded,
      let content = node(for: view, isPlaced: false)
    else { return nil }
    let style =
      switch presentation.shownStyle {
      case .popover: "popover"
      case .formSheet: "form"
      case .pageSheet: "sheet"
      default: "full"
      }
    let size = presentation.contentSize
    let top = (shown as? UINavigationController)?.topViewController ?? shown
    var result = PagePresentation(
      id: objects.number(of: presentation), style: style, name: top.navigationItem.title ?? top.title,
      width: Double(size.width), height: Double(size.height),
      isDismissable: style != "full" && !shown.isModalInPresentation, arrows: 0, content: content)
    if let popover = presentation as? UIPopoverPresentationController, style == "popover" {
      result.arrows = popover.permittedArrowDirections.rawValue & 15
      if let item = popover.barButtonItem {
        result.anchor = objects.number(of: item)
      } else if let source = popover.sourceView {
        let rect = popover.sourceRect.isNull ? source.bounds : popover.sourceRect
        result.anchorRect = Self.numbers(source.convert(rect, to: window))
      }
    }
    return result
  }

  static func numbers(_ rect: CGRect) -> [Double] {
    // An app's number that is none must not reach the page as one.
    [rect.minX, rect.minY, rect.width, rect.height].map { $0.isFinite ? Double($0) : 0 }
  }
}
