/// The room that is wanted around a part of the map when it is shown.
enum RoomAround {
  case none
  /// In points of the view, on each side.
  case insets(UIEdgeInsets)
  /// For pins at the part's edges; how much depends on the view's size.
  case pins
}
