/// What lies beneath everything.
///
/// The properties are the specification's; no value, where it is optional, means that there is none of that kind.
package final class BackgroundStyle: Sendable {
  package let backgroundColor: StyleProperty<StyleColor>
  package let backgroundPattern: StyleProperty<StyleImage?>
  /// 0…1.
  package let backgroundOpacity: StyleProperty<Double>

  init(_ reader: inout StylePropertyReader) throws(StylePartFault) {
    backgroundColor = try reader.color("background-color", .paint, .camera)
    backgroundPattern = try reader.image("background-pattern", .paint, .camera)
    backgroundOpacity = try reader.number("background-opacity", .paint, .camera, default: 1, in: 0...1)
  }
}
