import UIKit

/// A window that is shown, as wide as a tablet unless it is told otherwise.
@MainActor func screen(_ root: UIViewController, width: CGFloat = 1000, height: CGFloat = 800) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
  window.rootViewController = root
  window.makeKeyAndVisible()
  window.commit()
  return window
}

extension UIWindow {
  /// Gives the window another width, as turning the device does.
  func turn(width: CGFloat, height: CGFloat = 800, style: UIUserInterfaceStyle = .light) {
    let size = CGSize(width: width, height: height)
    update(size: size, traits: UIWindow.traits(for: size, style: style))
    commit()
  }
}

/// What controllers of a test tell, in order.
@MainActor final class Journal {
  var entries: [String] = []
  /// The entries so far, which are then forgotten.
  func taken() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A controller that writes down what it is told.
final class JournalController: UIViewController {
  let name: String
  let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ event: String) { journal.entries.append("\(name) \(event)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("load")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will appear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did appear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("will disappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("did disappear")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "will leave" : "will move")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "did leave" : "did move")
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    note("traits \(previousTraitCollection?.horizontalSizeClass.rawValue ?? -1)")
  }
}
