/// Who knows what a table holds.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// Answers how many sections there are; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Answers how many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Answers the cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Answers the words above a section; nil by default.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Answers the words below a section; nil by default.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  /// Answers 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Answers nil.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Answers nil.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}
