/// A list of rows in sections, of which some may be selected.
///
/// All rows of a table that is shown have cells: there is no screen that a list is scrolled on. Of more than 10,000 rows
/// the first 10,000 are there. On Apple's framework: only rows in sight have cells, and a table is a scroll view.
@preconcurrency @MainActor open class UITableView: UIView {
  /// How sections are set off from each other.
  public let style: Style
  /// Who knows what the table holds; setting another one loads the table anew.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// Who is asked and told what is done with the table.
  open weak var delegate: (any UITableViewDelegate)? { didSet { setNeedsLayout() } }

  /// Whether rows can be selected; true at first.
  open var allowsSelection = true
  /// Whether more than one row can be selected; false at first.
  open var allowsMultipleSelection = false { didSet { if !allowsMultipleSelection { keepOneSelected() } } }
  /// The height of rows, in points; `automaticDimension` at first: as the cells need it.
  open var rowHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// The view above the first section, at its own height; nil at first.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// The view below the last section, at its own height; nil at first.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  /// The size of all rows, in points, as of the last layout.
  public internal(set) final var contentSize = CGSize.zero

  /// Which rows the table is asked to bring in sight, and where; whoever shows the table does it and forgets it.
  package final var scrollRequest: (indexPath: IndexPath, position: ScrollPosition)?

  /// The sections, once the data source has been asked.
  private var sections: [TableSection]?
  /// The selected rows, in the order they were selected.
  final var selected: [IndexPath] = []
  private var cellMakers: [String: () -> UITableViewCell] = [:]
  private var queue: [String: [UITableViewCell]] = [:]
  /// Where headers and footers are drawn.
  final var words: [(text: String, place: CGRect)] = []

  /// The most rows a table has.
  private static let maximumRows = 10_000

  /// Makes a table at a place in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepare()
  }

  /// Makes a plain table at a place in points.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a plain table of no size: there are no archives to read here.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    contentMode = .redraw
    backgroundColor = style == .plain ? .white : UIColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1)
  }

  /// Puts everything below each other.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  /// Draws the words above and below sections.
  open override func draw(_ rect: CGRect) { drawWords() }

  // MARK: Content

  /// Asks the data source anew for everything, when the table is next shown; nothing is selected then.
  open func reloadData() {
    for cell in loadedCells { enqueue(cell) }
    // All at once: one by one takes time with the square of their number.
    removeSubviews { ($0 as? UITableViewCell)?.place != nil }
    for cell in loadedCells { cell.place = nil }
    sections = nil
    selected = []
    setNeedsLayout()
    setNeedsShowing()
  }

  /// Asks for the cells of some rows anew; rows that are not there are ignored, and the selection stays.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for path in indexPaths where contains(path) { forgetCell(at: path) }
    setNeedsLayout()
  }

  /// Asks for the cells of some sections anew, and for how many there are; their rows are no longer selected.
  ///
  /// How many sections there are stays.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    guard let old = self.sections else { return }
    for index in sections where old.indices.contains(index) {
      for row in old[index].cells.indices { forgetCell(at: IndexPath(row: row, section: index)) }
      self.sections?[index] = makeSection(index, most: Self.maximumRows)
    }
    selected.removeAll { sections.contains($0.section) }
    setNeedsLayout()
  }

  /// How many sections there are.
  open var numberOfSections: Int { loadedSections.count }

  /// Answers how many rows a section has; 0 where it is not there.
  open func numberOfRows(inSection section: Int) -> Int {
    loadedSections.indices.contains(section) ? loadedSections[section].cells.count : 0
  }

  /// Answers the cell of a row; nil before the table is shown, and where there is no such row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard sections != nil || window != nil, contains(indexPath) else { return nil }
    return sections?[indexPath.section].cells[indexPath.row] ?? (window == nil ? nil : makeCell(at: indexPath))
  }

  /// Answers the row of a cell; nil where the table does not show it.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    guard let path = cell.place, contains(path), sections?[path.section].cells[path.row] === cell else { return nil }
    return path
  }

  /// The cells that are shown, from top to bottom.
  open var visibleCells: [UITableViewCell] { loadedCells }

  /// Asks for `scrollRequest`; a row that is not there is ignored.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard contains(indexPath) else { return }
    scrollRequest = (indexPath, scrollPosition)
    setNeedsShowing()
  }

  /// All sections with all their cells, which are made now if need be.
  package final var shownSections: [ShownTableSection] {
    loadCells()
    return loadedSections.map {
      ShownTableSection(header: $0.header, footer: $0.footer, cells: $0.cells.compactMap { $0 })
    }
  }

  /// Whether there is a row.
  final func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && loadedSections.indices.contains(path.section)
      && loadedSections[path.section].cells.indices.contains(path.row)
  }

  private var loadedCells: [UITableViewCell] { (sections ?? []).flatMap { $0.cells.compactMap { $0 } } }

  private var loadedSections: [TableSection] {
    if let sections { return sections }
    var left = Self.maximumRows
    let made = (0..<max(min(dataSource?.numberOfSections(in: self) ?? 0, left), 0)).map { index in
      let section = makeSection(index, most: left)
      left -= section.cells.count
      return section
    }
    sections = made
    return made
  }

  private func makeSection(_ index: Int, most: Int) -> TableSection {
    let count = dataSource?.tableView(self, numberOfRowsInSection: index) ?? 0
    return TableSection(
      header: dataSource?.tableView(self, titleForHeaderInSection: index),
      footer: dataSource?.tableView(self, titleForFooterInSection: index),
      cells: Array(repeating: nil, count: min(max(count, 0), most)))
  }

  /// Makes the cells that are missing.
  final func loadCells() {
    for (section, content) in loadedSections.enumerated() {
      for row in content.cells.indices where content.cells[row] == nil {
        // The data source may load the table anew meanwhile.
        let path = IndexPath(row: row, section: section)
        if contains(path), sections?[section].cells[row] == nil { _ = makeCell(at: path) }
      }
    }
  }

  private func makeCell(at path: IndexPath) -> UITableViewCell? {
    guard let dataSource else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    guard contains(path) else { return nil }
    // A cell that is given twice moves to the later row.
    if let old = indexPath(for: cell) { sections?[old.section].cells[old.row] = nil }
    sections?[path.section].cells[path.row] = cell
    cell.place = path
    addSubview(cell)
    cell.setSelected(selected.contains(path), animated: false)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  private func forgetCell(at path: IndexPath) {
    guard let cell = sections?[path.section].cells[path.row] else { return }
    sections?[path.section].cells[path.row] = nil
    cell.removeFromSuperview()
    cell.place = nil
    enqueue(cell)
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Reuse

  /// Has cells of a kind made of a class, a `UITableViewCell` or a subclass; nil no longer does.
  ///
  /// `init(style:reuseIdentifier:)` is called with the style `.default`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return cellMakers[identifier] = nil }
    guard let kind = cellClass as? UITableViewCell.Type else {
      preconditionFailure("\(cellClass) is no kind of UITableViewCell.")
    }
    cellMakers[identifier] = { kind.make(style: .default, reuseIdentifier: identifier) }
  }

  /// Answers a cell of a kind that is no longer used, or one of its class; nil where none is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = queue[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellMakers[identifier]?()
  }

  /// Answers a cell of a kind that is no longer used, or one of its class, which must be registered.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("No class is registered for cells of the kind \(identifier).")
    }
    return cell
  }

  private func enqueue(_ cell: UITableViewCell) {
    if cell.isSelected { cell.setSelected(false, animated: false) }
    guard let identifier = cell.reuseIdentifier else { return }
    queue[identifier, default: []].append(cell)
  }
}
