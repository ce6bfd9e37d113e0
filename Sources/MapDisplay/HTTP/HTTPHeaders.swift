/// Header fields; names count in any case of letters.
struct HTTPHeaders: Sendable, ExpressibleByDictionaryLiteral {
  private(set) var fields: [(name: String, value: String)] = []

  init() {}

  init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { add(name, value) }
  }

  mutating func add(_ name: String, _ value: String) { fields.append((name.lowercased(), value)) }

  /// All values given under a name, in their order.
  func values(_ name: String) -> [String] {
    let name = name.lowercased()
    return fields.filter { $0.name == name }.map(\.value)
  }

  /// The value of a name that was given exactly once; nil otherwise: of two, none is to be believed.
  subscript(_ name: String) -> String? {
    let values = values(name)
    return values.count == 1 ? values[0] : nil
  }
}
