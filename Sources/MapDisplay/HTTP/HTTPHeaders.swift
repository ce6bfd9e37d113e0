/// Header fields; names count in any case of letters.
package struct HTTPHeaders: Sendable, ExpressibleByDictionaryLiteral {
  package private(set) var fields: [(name: String, value: String)] = []

  package init() {}

  package init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { add(name, value) }
  }

  package mutating func add(_ name: String, _ value: String) { fields.append((name.lowercased(), value)) }

  /// All values given under a name, in their order.
  package func values(_ name: String) -> [String] {
    let name = name.lowercased()
    return fields.filter { $0.name == name }.map(\.value)
  }

  /// The value of a name that was given exactly once; nil otherwise: of two, none is to be believed.
  package subscript(_ name: String) -> String? {
    let values = values(name)
    return values.count == 1 ? values[0] : nil
  }
}

extension HTTPHeaders {
  /// Whether the asker can unpack gzip: it says so, and not with a weight of 0 (RFC 9110, section 12.5.3).
  package var acceptsGzip: Bool {
    guard let accepted = self["accept-encoding"] else { return false }
    return accepted.split(separator: ",").contains { coding in
      let parts = coding.split(separator: ";").map { $0.filter { !$0.isWhitespace }.lowercased() }
      guard let name = parts.first, name == "gzip" || name == "x-gzip" else { return false }
      return !parts.dropFirst().contains { $0.hasPrefix("q=") && (Double($0.dropFirst(2)) ?? 0) <= 0 }
    }
  }
}
