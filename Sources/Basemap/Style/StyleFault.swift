/// A layer that is left out, or a part of a style sheet that is passed over, and why.
package struct StyleFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The layer's `id`, or its place such as `layers[3]`; nil for a fault of the sheet.
  package var layer: String?
  /// The property, with a place in its expression, such as `line-width[3]`.
  package var property: String?
  package var reason: String

  package init(layer: String? = nil, property: String? = nil, _ reason: String) {
    (self.layer, self.property, self.reason) = (layer, property, reason)
  }

  package var description: String { [layer, property, reason].compactMap { $0 }.joined(separator: ": ") }
}

/// A fault of a part that is being read.
struct StylePartFault: Error {
  var property: String
  var reason: String

  init(_ property: String, _ reason: String) { (self.property, self.reason) = (property, reason) }
}
