extension IndexPath {
  /// Makes the path of a row in a section, both from 0.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The section, from 0; the path must have one.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in its section, from 0; the path must have one.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
