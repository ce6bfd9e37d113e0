/// How far a drag has come: the spelling before Swift 4.2 of `MKAnnotationView.DragState`.
@available(*, deprecated, renamed: "MKAnnotationView.DragState")
public typealias MKAnnotationViewDragState = MKAnnotationView.DragState

/// What of a view collides: the spelling before Swift 4.2 of `MKAnnotationView.CollisionMode`.
@available(*, deprecated, renamed: "MKAnnotationView.CollisionMode")
public typealias MKAnnotationViewCollisionMode = MKAnnotationView.CollisionMode

extension MKAnnotationView {
  /// The spelling before Swift 3 of `isEnabled`.
  @available(*, deprecated, renamed: "isEnabled")
  public var enabled: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }

  /// The spelling before Swift 3 of `isSelected`.
  @available(*, deprecated, renamed: "isSelected")
  public var selected: Bool {
    get { isSelected }
    set { isSelected = newValue }
  }

  /// The spelling before Swift 3 of `isHighlighted`.
  @available(*, deprecated, renamed: "isHighlighted")
  public var highlighted: Bool {
    get { isHighlighted }
    set { isHighlighted = newValue }
  }

  /// The spelling before Swift 3 of `isDraggable`.
  @available(*, deprecated, renamed: "isDraggable")
  public var draggable: Bool {
    get { isDraggable }
    set { isDraggable = newValue }
  }
}

extension MKAnnotationView.DragState {
  /// The spelling before Swift 3 of `none`.
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }
  /// The spelling before Swift 3 of `starting`.
  @available(*, deprecated, renamed: "starting")
  public static var Starting: Self { .starting }
  /// The spelling before Swift 3 of `dragging`.
  @available(*, deprecated, renamed: "dragging")
  public static var Dragging: Self { .dragging }
  /// The spelling before Swift 3 of `canceling`.
  @available(*, deprecated, renamed: "canceling")
  public static var Canceling: Self { .canceling }
  /// The spelling before Swift 3 of `ending`.
  @available(*, deprecated, renamed: "ending")
  public static var Ending: Self { .ending }
}

extension MKPinAnnotationColor {
  /// The spelling before Swift 3 of `red`.
  @available(*, deprecated, renamed: "red")
  public static var Red: Self { .red }
  /// The spelling before Swift 3 of `green`.
  @available(*, deprecated, renamed: "green")
  public static var Green: Self { .green }
  /// The spelling before Swift 3 of `purple`.
  @available(*, deprecated, renamed: "purple")
  public static var Purple: Self { .purple }
}
