import UIKit

/// How a GeoJSON feature is drawn.
///
/// Source: simplestyle-spec 1.1; what is left out or wrong has the default of that text.
struct SimpleStyle {
  var title: String?
  var description: String?
  var markerColor: UIColor?
  var stroke = UIColor(red: 0x55 / 255, green: 0x55 / 255, blue: 0x55 / 255, alpha: 1)
  var strokeWidth: CGFloat = 2
  var fill = UIColor(red: 0x55 / 255, green: 0x55 / 255, blue: 0x55 / 255, alpha: 0.6)

  /// Reads the properties of a feature.
  init(_ properties: Data?) {
    guard let properties, let object = (try? JSONSerialization.jsonObject(with: properties)) as? [String: Any] else {
      return
    }
    func number(_ name: String, in range: ClosedRange<Double>) -> Double? {
      (object[name] as? NSNumber).map(\.doubleValue).flatMap { range.contains($0) ? $0 : nil }
    }
    func color(_ name: String) -> UIColor? { (object[name] as? String).flatMap(Self.color) }
    title = object["title"] as? String ?? object["name"] as? String
    description = object["description"] as? String
    markerColor = color("marker-color")
    stroke = (color("stroke") ?? stroke).withAlphaComponent(CGFloat(number("stroke-opacity", in: 0...1) ?? 1))
    strokeWidth = CGFloat(number("stroke-width", in: 0...1000) ?? 2)
    fill = (color("fill") ?? fill).withAlphaComponent(CGFloat(number("fill-opacity", in: 0...1) ?? 0.6))
  }

  /// A colour of three or six hexadecimal digits, with or without `#`.
  static func color(_ text: String) -> UIColor? {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard long.utf8.count == 6, long.allSatisfy(\.isHexDigit), let value = UInt32(long, radix: 16) else { return nil }
    func part(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
