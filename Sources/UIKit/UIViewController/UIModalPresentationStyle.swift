/// How a controller is shown over another.
public enum UIModalPresentationStyle: Int, Sendable {
  /// All of the window; the controller below disappears.
  case fullScreen = 0
  /// A sheet over most of the window.
  case pageSheet = 1
  /// A smaller sheet in the middle of the window.
  case formSheet = 2
  /// The place of the controller that presents.
  case currentContext = 3
  /// As the app's own presentation controller says; shown here as `fullScreen`.
  case custom = 4
  /// All of the window; the controller below stays.
  case overFullScreen = 5
  /// The place of the controller that presents, which stays.
  case overCurrentContext = 6
  /// A bubble that points at a bar item or a view.
  case popover = 7
  /// As wanted: no other style is adapted to.
  case none = -1
  /// The system's choice: `pageSheet`.
  case automatic = -2

  /// Whether the controller below is out of sight.
  var coversPresenter: Bool { self == .fullScreen || self == .currentContext || self == .custom }

  /// Whether whoever uses the app can close it without a button that the app provides: sheets and popovers.
  var canBeDismissedAsUser: Bool { self == .pageSheet || self == .formSheet || self == .popover }
}
