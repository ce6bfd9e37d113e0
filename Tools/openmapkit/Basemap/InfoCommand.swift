import Basemap

/// Describes a source of a base map.
struct InfoCommand {
  static let usage = """
    usage: openmapkit basemap info SOURCE
      SOURCE                a PMTiles or MBTiles archive, a GeoJSON document, or the address of a TileJSON
    """

  private let name: String

  init(_ arguments: [String]) throws(CommandFailure) {
    let arguments = try CommandArguments(arguments, options: [], restLimit: 1)
    guard let name = arguments.rest.first else { throw .usage("which archive? try --help") }
    self.name = name
  }

  func run() throws(CommandFailure) {
    let source: any TileSource
    do throws(TileSourceError) {
      source = try TileArchive.open(name)
    } catch {
      throw .failed("\(name): \(error)")
    }
    try OpenMapKitCommand.say(Self.lines(of: source).joined(separator: "\n"))
  }

  static func lines(of source: any TileSource) -> [String] {
    let (info, facts) = (source.info, source.facts())
    let tiles: String
    switch info.content {
    case .vector: tiles = "vector tiles"
    case .imagery(let side): tiles = "images of \(side) × \(side) pixels"
    }
    var lines = [
      line("name", info.name), line("kind", facts.kind), line("tiles", tiles),
      line("levels", "\(info.zooms.lowerBound) to \(info.zooms.upperBound)"),
    ]
    if let count = facts.tileCount { lines.append(line("count", "\(count)")) }
    if let west = facts.west, let south = facts.south, let east = facts.east, let north = facts.north {
      lines.append(
        line(
          "area",
          "\(degrees(west, "W", "E")) to \(degrees(east, "W", "E")), \(degrees(south, "S", "N")) to \(degrees(north, "S", "N"))"
        ))
    }
    if !facts.layers.isEmpty { lines.append(line("layers", facts.layers.joined(separator: " "))) }
    if let summary = facts.summary, !summary.isEmpty { lines.append(line("about", summary)) }
    for credit in info.attribution { lines.append(line("credit", credit)) }
    return lines
  }

  /// A line of the answer: an archive's own words cannot break it or move the cursor.
  private static func line(_ name: String, _ value: String) -> String {
    let plain = value.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : String($0) }.joined()
    return name.padding(toLength: 8, withPad: " ", startingAt: 0) + plain.prefix(1000)
  }

  private static func degrees(_ value: Double, _ below: String, _ above: String) -> String {
    String(format: "%.4f° %@", abs(value), value < 0 ? below : above)
  }
}
