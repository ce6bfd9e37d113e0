import FoundationXML

/// Reads the points of a GPX 1.1 file (topografix.com/GPX/1/1): `wpt`, `rtept` and `trkpt` with `ele` and `time`.
final class GPXReader: NSObject, XMLParserDelegate {
  private var locations: [CLLocation] = []
  private var failure: GPXError?
  private var point: Point?
  private var text = ""
  private var hasElement = false

  private struct Point {
    var coordinate: CLLocationCoordinate2D
    var elevation: Double?
    var time: Date?
  }

  private static let largestFile = 64 << 20
  private static let mostPoints = 1_000_000
  /// No number or time is longer; what follows is not kept.
  private static let longestText = 64

  static func locations(in data: Data) throws(GPXError) -> [CLLocation] {
    guard data.count <= largestFile else { throw .tooLarge }
    let (reader, parser) = (GPXReader(), XMLParser(data: data))
    parser.delegate = reader
    let isRead = parser.parse()
    if let failure = reader.failure { throw failure }
    // The parser keeps silent about what is too short to be XML.
    guard isRead, reader.hasElement else { throw .notXML(line: max(parser.lineNumber, 1)) }
    guard !reader.locations.isEmpty else { throw .noPoints }
    return reader.locations
  }

  private static func isPoint(_ name: String) -> Bool { ["wpt", "rtept", "trkpt"].contains(name) }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String]
  ) {
    text = ""
    hasElement = true
    guard Self.isPoint(elementName) else { return }
    guard let latitude = attributeDict["lat"].flatMap(Double.init),
      let longitude = attributeDict["lon"].flatMap(Double.init)
    else { return fail(parser, .invalidPoint(line: parser.lineNumber)) }
    let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    guard CLLocationCoordinate2DIsValid(coordinate) else {
      return fail(parser, .invalidPoint(line: parser.lineNumber))
    }
    point = Point(coordinate: coordinate)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if text.utf8.count < Self.longestText { text += string.prefix(Self.longestText) }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
  ) {
    let value = text.trimmingCharacters(in: .whitespacesAndNewlines)
    text = ""
    switch elementName {
    case "ele": point?.elevation = Double(value).flatMap { $0.isFinite ? $0 : nil }
    case "time": point?.time = Self.date(value)
    default: if Self.isPoint(elementName) { finishPoint(parser) }
    }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    if failure == nil { failure = .notXML(line: max(parser.lineNumber, 1)) }
  }

  private func finishPoint(_ parser: XMLParser) {
    guard let point else { return }
    self.point = nil
    guard locations.count < Self.mostPoints else { return fail(parser, .tooLarge) }
    let time = point.time ?? locations.last.map { $0.timestamp + 1 } ?? Date(timeIntervalSinceReferenceDate: 0)
    locations.append(
      CLLocation(
        coordinate: point.coordinate, altitude: point.elevation ?? 0, horizontalAccuracy: 5,
        verticalAccuracy: point.elevation == nil ? -1 : 5, timestamp: time))
  }

  private static func date(_ text: String) -> Date? {
    (try? Date(text, strategy: .iso8601))
      ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
  }

  private func fail(_ parser: XMLParser, _ error: GPXError) {
    if failure == nil { failure = error }
    parser.abortParsing()
  }
}
