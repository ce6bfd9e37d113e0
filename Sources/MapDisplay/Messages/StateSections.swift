/// The state of a screen in parts, as JSON; a part that changes is sent whole.
struct StateSections: Equatable {
  private(set) var parts: [String: Data] = [:]

  mutating func set(_ name: String, _ value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Numbers are finite wherever these are made; one that is not must not end the program.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    parts[name] = try? encoder.encode(value)
  }

  /// The parts that differ from an earlier state.
  func changes(since old: StateSections) -> StateSections {
    var changes = StateSections()
    changes.parts = parts.filter { old.parts[$0.key] != $0.value }
    return changes
  }

  var isEmpty: Bool { parts.isEmpty }

  mutating func remove(_ name: String) { parts[name] = nil }

  /// The parts as one JSON object.
  var json: Data {
    var json = Data("{".utf8)
    for (index, part) in parts.sorted(by: { $0.key < $1.key }).enumerated() {
      json.append(Data("\(index == 0 ? "" : ",")\"\(part.key)\":".utf8))
      json.append(part.value)
    }
    json.append(Data("}".utf8))
    return json
  }
}
