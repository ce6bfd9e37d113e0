extension GeoJSONReader {
  /// The `id` whose value stands at a place: a string, or a number turned to text.
  mutating func identifier(at place: Range<Int>?) throws(GeoJSONFault) -> String? {
    guard let place else { return nil }
    let end = json.position
    defer { json.position = end }
    json.position = place.lowerBound
    switch json.peek() {
    case UInt8(ascii: "n"): return nil
    case UInt8(ascii: "\""): return json.text(at: try json.string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let number = json.bytes[place]
      let value = try json.number()
      guard number.contains(where: { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }) else {
        return String(decoding: number, as: UTF8.self)
      }
      // 1.0 and 1e0 are the number 1.
      return Int64(exactly: value).map { "\($0)" } ?? "\(value)"
    default: throw fault("an id that is neither text nor a number")
    }
  }

  /// The bytes of the `properties` whose value stands at a place; nil for null.
  func properties(at place: Range<Int>?) throws(GeoJSONFault) -> Data? {
    guard let place else { return nil }
    switch json.bytes[place.lowerBound] {
    case UInt8(ascii: "n"): return nil
    case UInt8(ascii: "{"): return Data(json.bytes[place])
    default: throw fault("properties that are no object")
    }
  }
}
