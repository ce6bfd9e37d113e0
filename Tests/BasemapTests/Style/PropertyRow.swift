import Testing

@testable import Basemap

/// What is expected of a property.
struct PropertyRow: CustomTestStringConvertible {
  /// What its expressions may depend on.
  enum Kind {
    case data, camera, gradient, fixed
  }

  let name: String
  let group: String
  let kind: Kind
  /// The default, as text.
  let standard: String
  /// A value in JSON, and as text.
  let sample: (json: String, text: String)
  /// Values in JSON that are refused.
  let bad: [String]

  init(
    _ name: String, _ group: String, _ kind: Kind, _ standard: String, _ sample: (json: String, text: String),
    bad: [String]
  ) {
    (self.name, self.group, self.kind, self.standard) = (name, group, kind, standard)
    (self.sample, self.bad) = (sample, bad)
  }

  var testDescription: String { name }

  /// The value as an expression.
  var expression: String { sample.json.hasPrefix("[") ? #"["literal", \#(sample.json)]"# : sample.json }

  /// The name of the Swift property.
  var swiftName: String {
    let words = name.split(separator: "-")
    return words.dropFirst().reduce(into: String(words[0])) { $0 += $1.prefix(1).uppercased() + $1.dropFirst() }
  }
}

/// A property of any type.
protocol DescribedProperty {
  var isSet: Bool { get }
  var dependsOnState: Bool { get }
  func text(in context: StyleContext) -> String
}

extension StyleProperty: DescribedProperty {
  func text(in context: StyleContext) -> String { String(describing: value(in: context)) }
}
