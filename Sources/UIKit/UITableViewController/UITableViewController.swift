/// A controller of a table, which is its view.
///
/// It is the table's data source and delegate: a subclass overrides the calls that it wants.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  /// Whether nothing is selected any more each time the view appears; true at first.
  open var clearsSelectionOnViewWillAppear = true

  private let style: UITableView.Style
  private var table: UITableView?

  /// Makes a controller of a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of a plain table.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller of a plain table: there are no archives to read here.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // Implicitly unwrapped, as on Apple's framework: an outlet there.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table, loaded when it is first asked for.
  ///
  /// Setting it makes another table the view, or, where the view is something else, only the table. A table without
  /// data source or delegate gets this controller.
  open var tableView: UITableView! {
    get {
      loadViewIfNeeded()
      return table
    }
    set {
      let wasView = !isViewLoaded || viewIfLoaded === table
      table = newValue
      guard let newValue else { return }
      if newValue.dataSource == nil { newValue.dataSource = self }
      if newValue.delegate == nil { newValue.delegate = self }
      if wasView { view = newValue }
    }
  }

  /// Makes the table the view.
  open override func loadView() {
    super.loadView()
    let made = UITableView(frame: viewIfLoaded?.frame ?? .zero, style: style)
    (made.dataSource, made.delegate) = (self, self)
    table = made
    view = made
  }

  /// Deselects all rows if `clearsSelectionOnViewWillAppear`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table else { return }
    for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: animated) }
  }

  /// Answers 1.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Answers 0.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// Answers an empty cell; on Apple's framework: raises an exception.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// Answers nil.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Answers nil.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  /// Answers `rowHeight` of the table.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.rowHeight }
  /// Answers the same row.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Answers the same row.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
}
