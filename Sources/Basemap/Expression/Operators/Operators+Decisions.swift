extension Operators {
  static let decisions: Table = [:]
}
