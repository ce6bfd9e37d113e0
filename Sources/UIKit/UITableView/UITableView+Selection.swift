extension UITableView {
  /// The first row that is selected, in the order they were; nil where none is.
  public final var indexPathForSelectedRow: IndexPath? { selected.first }

  /// The rows that are selected, in the order they were; nil where none is.
  public final var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

  /// Selects a row without telling the delegate, and deselects others unless several may be; nil deselects all.
  ///
  /// A row that is not there is ignored. On Apple's framework: that raises an exception.
  public final func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selected { mark(path, isSelected: false, animated: animated) }
      return
    }
    guard contains(indexPath) else { return }
    if !allowsMultipleSelection {
      for path in selected where path != indexPath { mark(path, isSelected: false, animated: animated) }
    }
    mark(indexPath, isSelected: true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row without telling the delegate; one that is not selected is ignored.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    mark(indexPath, isSelected: false, animated: animated)
  }

  /// Called by whoever shows the table when a row has been tapped: asks and tells the delegate, and selects the row.
  ///
  /// A tap on a selected row deselects it where several may be selected; otherwise the delegate is told anew, as on
  /// Apple's framework.
  ///
  /// - Returns: Whether the selection may have changed.
  @discardableResult package final func tapAsUser(rowAt indexPath: IndexPath) -> Bool {
    guard allowsSelection, isUserInteractionEnabled, contains(indexPath),
      cellForRow(at: indexPath)?.isUserInteractionEnabled ?? true
    else { return false }
    if allowsMultipleSelection, selected.contains(indexPath) { return deselectAsUser(indexPath) }
    guard let path = willSelect(indexPath), contains(path) else { return false }
    if !allowsMultipleSelection { for other in selected where other != path { deselectAsUser(other) } }
    // The delegate may have loaded the table anew meanwhile.
    guard contains(path) else { return true }
    mark(path, isSelected: true, animated: true)
    delegate?.tableView(self, didSelectRowAt: path)
    return true
  }

  /// Called by whoever shows the table when the accessory of a row has been tapped: a control is used, or of a button
  /// the delegate is told.
  ///
  /// - Returns: Whether there is one.
  @discardableResult package final func tapAccessoryAsUser(rowAt indexPath: IndexPath) -> Bool {
    guard let cell = cellForRow(at: indexPath) else { return false }
    if let control = cell.accessoryView as? UIControl { return control.tapAsUser() }
    guard cell.accessoryView == nil, cell.accessoryType.isButton else { return false }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    return true
  }

  private func willSelect(_ path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willSelectRowAt: path)
  }

  @discardableResult private func deselectAsUser(_ wanted: IndexPath) -> Bool {
    var path: IndexPath? = wanted
    if let delegate { path = delegate.tableView(self, willDeselectRowAt: wanted) }
    guard let path, selected.contains(path) else { return false }
    mark(path, isSelected: false, animated: true)
    delegate?.tableView(self, didDeselectRowAt: path)
    return true
  }

  /// Leaves only the row that was selected first.
  final func keepOneSelected() {
    for path in selected.dropFirst() { mark(path, isSelected: false, animated: false) }
  }

  private func mark(_ path: IndexPath, isSelected: Bool, animated: Bool) {
    guard selected.contains(path) != isSelected else { return }
    if isSelected { selected.append(path) } else { selected.removeAll { $0 == path } }
    cellForRow(at: path)?.setSelected(isSelected, animated: animated)
    setNeedsShowing()
  }
}
