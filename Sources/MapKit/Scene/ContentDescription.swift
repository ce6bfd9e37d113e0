/// What a drawing depends on, as bytes: equal bytes, equal drawing.
///
/// Maps of different visitors that show the same are known by it. What cannot be described (a closure, an object of
/// unknown insides) makes no description, and the drawing is then nobody else's.
struct ContentDescription {
  private(set) var bytes = Data()
  /// Beyond this much nothing is described: looking would cost more than drawing.
  private static let limit = 32 << 20
  private static let deepest = 6

  mutating func append(_ number: Double) { withUnsafeBytes(of: number.bitPattern) { bytes.append(contentsOf: $0) } }

  mutating func append(_ number: Int) { withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) } }

  mutating func append(_ text: String) {
    append(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func append(_ color: UIColor?) {
    let components = color?.cgColor.components ?? []
    append(components.count)
    for component in components { append(Double(component)) }
  }

  mutating func append(_ rect: MKMapRect) {
    for number in [rect.minX, rect.minY, rect.width, rect.height] { append(number) }
  }

  mutating func append(_ path: CGPath?) {
    guard let elements = path?.elements else { return append(-1) }
    append(elements.verbs.count)
    bytes.append(contentsOf: elements.verbs.lazy.map(\.rawValue))
    elements.points.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }

  /// Describes a value by looking into it; answers whether that could be done.
  mutating func append(reflecting value: Any, depth: Int = 0) -> Bool {
    guard depth < Self.deepest, bytes.count < Self.limit else { return false }
    switch value {
    case let number as Bool: append(number ? 1 : 0)
    case let number as Int: append(number)
    case let number as any BinaryInteger: append("\(number)")
    case let number as Double: append(number)
    case let number as Float: append(Double(number))
    case let number as CGFloat: append(Double(number))
    case let text as String: append(text)
    case let color as UIColor: append(color)
    case let image as UIImage: return append(image)
    case let points as [MKMapPoint]: points.withUnsafeBytes { bytes.append(contentsOf: $0) }
    case let path as CGPath: append(path)
    default: return append(insideOf: value, depth: depth)
    }
    return true
  }

  /// A picture is known by its number: named images are read once for the whole program.
  private mutating func append(_ image: UIImage) -> Bool {
    guard type(of: image) == UIImage.self else { return false }
    append(Double(image.scale))
    append(image.cgImage.map { Int(truncatingIfNeeded: $0.serial) } ?? -1)
    return true
  }

  private mutating func append(insideOf value: Any, depth: Int) -> Bool {
    let mirror = Mirror(reflecting: value)
    append(String(reflecting: mirror.subjectType))
    switch mirror.displayStyle {
    case .struct, .tuple, .optional, .collection:
      append(mirror.children.count)
    case .enum:
      // A case without a value has no children: its name tells it.
      append("\(value)")
    default:
      return false
    }
    for child in mirror.children where !append(reflecting: child.value, depth: depth + 1) { return false }
    return true
  }

  /// Describes what an object's class and its superclasses store, up to a class that is described otherwise.
  mutating func append(storedIn object: Any, upTo known: Any.Type) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, current.subjectType != known {
      append(String(reflecting: current.subjectType))
      for child in current.children where !append(reflecting: child.value, depth: 1) { return false }
      mirror = current.superclassMirror
    }
    return true
  }
}
