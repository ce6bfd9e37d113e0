/// A section of a table: its words, and its rows as far as their cells have been made.
@MainActor struct TableSection {
  let header: String?
  let footer: String?
  /// The cells by row; nil where none has been made yet.
  var cells: [UITableViewCell?]
}

/// A section of a table as it is shown.
package struct ShownTableSection {
  /// The words above; nil where there are none.
  package let header: String?
  /// The words below; nil where there are none.
  package let footer: String?
  /// The cells from top to bottom.
  package let cells: [UITableViewCell]
}
