extension UITableViewCell {
  /// Which words a cell has, and where.
  public enum CellStyle: Int, Sendable {
    /// One line.
    case `default`
    /// One at the left and one at the right.
    case value1
    /// A small one at the left and one beside it.
    case value2
    /// One and a smaller one below.
    case subtitle
  }

  /// How a cell shows that it is selected.
  public enum SelectionStyle: Int, Sendable {
    /// It does not.
    case none
    /// Today the same as `gray`.
    case blue
    /// With a grey ground.
    case gray
    /// As the system likes: with a grey ground.
    case `default`
  }

  /// What a cell shows at its end.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// An angle: it leads on.
    case disclosureIndicator
    /// An info button, and an angle.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// An info button.
    case detailButton

    /// Whether it can be tapped.
    package var isButton: Bool { self == .detailDisclosureButton || self == .detailButton }
  }
}
