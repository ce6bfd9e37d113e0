import MapKit

/// The options of `parkview snapshot`, read and checked.
struct SnapshotArguments {
  var show = Set(ParkMapOption.allCases)
  var mapType = MKMapType.standard
  /// Paths of archives, the lowest first.
  var basemaps: [String] = []
  var size = CGSize(width: 1024, height: 768)
  var scale: CGFloat = 2
  var center: CLLocationCoordinate2D?
  var span: CLLocationDegrees?
  var seed: UInt64 = 0
  var callout: String?
  var output: String
  var format: MKMapSnapshotter.Format

  /// - Throws: `CommandFailure` with exit status 2.
  init(_ arguments: [String]) throws(CommandFailure) {
    var values: [String: String] = [:]
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard Self.options.contains(option) else { throw .usage("unknown option \"\(option)\"; try: parkview --help") }
      guard let value = rest.popFirst() else { throw .usage("\(option) needs a value") }
      if option == "--basemap" {
        basemaps.append(value)
        continue
      }
      guard values.updateValue(value, forKey: option) == nil else { throw .usage("\(option) is given twice") }
    }
    guard let output = values["--output"], !output.isEmpty else { throw .usage("--output is missing") }
    self.output = output
    format = try Self.format(of: output)
    if let text = values["--show"] { show = try Self.options(text) }
    if let text = values["--map-type"] { mapType = try Self.mapType(text) }
    if let text = values["--size"] { size = try Self.size(text) }
    if let text = values["--scale"] { scale = CGFloat(try Self.number(text, "--scale", in: 0.25...8)) }
    if let text = values["--center"] { center = try Self.coordinate(text) }
    if let text = values["--span"] { span = try Self.number(text, "--span", in: 0.000_01...180) }
    guard (center == nil) == (span == nil) else { throw .usage("--center and --span go together") }
    if let text = values["--seed"] {
      guard let seed = UInt64(text) else { throw .usage("--seed: \"\(text)\" is not a whole number from 0 on") }
      self.seed = seed
    }
    let (width, height) = (size.width * scale, size.height * scale)
    guard max(width, height) <= 16_384, width * height <= 67_108_864, min(width, height) >= 1 else {
      throw .usage("--size times --scale gives \(Int(width)) × \(Int(height)) pixels; 1 to 67 million are drawn")
    }
    if case .webp = format, max(width, height) > 16_383 {
      throw .usage("--output: WebP ends at 16383 pixels a side; this is \(Int(width)) × \(Int(height))")
    }
    callout = values["--callout"]
    guard callout == nil || show.contains(.pins) else { throw .usage("--callout needs pins among --show") }
  }

  private static let options: Set<String> = [
    "--show", "--map-type", "--basemap", "--size", "--scale", "--center", "--span", "--seed", "--callout", "--output",
  ]

  private static func number(
    _ text: String, _ option: String, in range: ClosedRange<Double>
  ) throws(CommandFailure) -> Double {
    guard let value = Double(text), value.isFinite else { throw .usage("\(option): \"\(text)\" is not a number") }
    guard range.contains(value) else {
      throw .usage("\(option): \(text) is outside \(range.lowerBound)…\(range.upperBound)")
    }
    return value
  }

  private static func options(_ text: String) throws(CommandFailure) -> Set<ParkMapOption> {
    if text == "none" { return [] }
    var result: Set<ParkMapOption> = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let option = ParkMapOption(rawValue: String(name)) else {
        let known = ParkMapOption.allCases.map(\.rawValue).joined(separator: ", ")
        throw .usage("--show: \"\(name)\" is none of \(known)")
      }
      result.insert(option)
    }
    return result
  }

  private static func mapType(_ text: String) throws(CommandFailure) -> MKMapType {
    switch text {
    case "standard": .standard
    case "satellite": .satellite
    case "hybrid": .hybrid
    case "muted": .mutedStandard
    default: throw .usage("--map-type: \"\(text)\" is none of standard, satellite, hybrid, muted")
    }
  }

  private static func size(_ text: String) throws(CommandFailure) -> CGSize {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1] else {
      throw .usage("--size: \"\(text)\" is not of the form 1024x768")
    }
    guard (1...8192).contains(width), (1...8192).contains(height) else {
      throw .usage("--size: \(text) is outside 1x1…8192x8192")
    }
    return CGSize(width: width, height: height)
  }

  private static func coordinate(_ text: String) throws(CommandFailure) -> CLLocationCoordinate2D {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let latitude = parts[0], let longitude = parts[1] else {
      throw .usage("--center: \"\(text)\" is not of the form 34.4248,-118.5971")
    }
    let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    guard CLLocationCoordinate2DIsValid(coordinate) else {
      throw .usage("--center: \(text) lies outside latitude -90…90, longitude -180…180")
    }
    return coordinate
  }

  private static func format(of output: String) throws(CommandFailure) -> MKMapSnapshotter.Format {
    switch URL(fileURLWithPath: output).pathExtension.lowercased() {
    case "png": .png
    case "jpg", "jpeg": .jpeg(quality: 0.9)
    case "webp": .webp(quality: 0.9)
    case "svg": .svg
    case "pdf": .pdf
    default: throw .usage("--output: \"\(output)\" does not end in .png, .svg, .pdf, .jpg or .webp")
    }
  }
}
