/// A controller whose state is part of the page's address, so that a link, or loading the page anew, shows it again.
///
/// Where the map is need not be part of it: the address says that of itself, under `center`, `zoom` and `heading`.
@preconcurrency @MainActor public protocol LinkedController: UIViewController {
  /// What an address says of what is shown now; a few short items.
  var linkItems: [URLQueryItem] { get }
  /// Shows what an address says.
  ///
  /// Anybody may have written it: items that are missing, unknown or nonsense are to be passed over. Called once, after
  /// the view is loaded.
  func open(_ linkItems: [URLQueryItem])
}
