import MapKit

/// Which tiles are to be drawn, and how they are to be written.
struct TileJob: Sendable {
  /// How a tile is encoded.
  enum Format: String, Sendable {
    case png, webp, jpg
  }

  /// The tiles of a level in a rectangle of columns and rows.
  struct Block: Equatable, Sendable {
    let z: Int
    let columns: Range<Int>
    let rows: Range<Int>

    var addresses: [TileAddress] {
      rows.flatMap { y in columns.compactMap { x in TileAddress(z: z, x: x, y: y) } }
    }
  }

  /// The most tiles of a job.
  static let tileLimit = 1 << 24
  /// The tiles along the side of a block, which one process draws.
  static let blockSide = 8

  let zooms: ClosedRange<Int>
  /// West, south, east and north, in degrees.
  let box: [Double]
  /// Pixels per point.
  let scale: Int
  let format: Format
  let blocks: [Block]
  let tileCount: Int
  /// All that the pictures depend on, as one line: a job with another line is another job.
  let identity: String

  init(_ arguments: CommandArguments) throws(CommandFailure) {
    zooms = try Self.zooms(arguments["--zoom"] ?? "0-5")
    box = try arguments.numbers("--bbox", count: 4) ?? [-180, -85.0511, 180, 85.0511]
    guard abs(box[0]) <= 180, abs(box[2]) <= 180, abs(box[1]) <= 90, abs(box[3]) <= 90, box[0] < box[2], box[1] < box[3]
    else { throw .usage("--bbox: west, south, east and north, in degrees, the west below the east") }
    scale = try arguments.number("--scale", in: 1...4) ?? 1
    guard let format = Format(rawValue: arguments["--format"] ?? "png") else {
      throw .usage("--format: png, webp or jpg")
    }
    self.format = format
    let box = self.box
    let levels = zooms.map { Self.level($0, box) }
    // Before any list is made: a level has up to 4^22 tiles.
    tileCount = levels.reduce(0) { $0 + $1.columns.count * $1.rows.count }
    guard tileCount <= Self.tileLimit else { throw .usage("these are more than \(Self.tileLimit) tiles") }
    blocks = levels.flatMap(Self.blocks)
    let named = ["--map-type", "--language", "--style"].map { "\($0)=\(arguments[$0] ?? "")" }
    identity =
      (named + arguments.all("--basemap") + [arguments.has("--dark") ? "dark" : "light", "@\(scale)", format.rawValue])
      .joined(separator: " ")
  }

  private static func zooms(_ text: String) throws(CommandFailure) -> ClosedRange<Int> {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1], 0 <= first, first <= last,
      last <= 22
    else { throw .usage("--zoom: \"\(text)\" is not a level from 0 to 22, or two with a hyphen between them") }
    return first...last
  }

  /// All tiles of a level in a box.
  private static func level(_ z: Int, _ box: [Double]) -> Block {
    let upper = MKMapPoint(CLLocationCoordinate2D(latitude: min(box[3], 85.0511), longitude: box[0]))
    let lower = MKMapPoint(CLLocationCoordinate2D(latitude: max(box[1], -85.0511), longitude: box[2]))
    let count = 1 << z
    let side = MKMapSize.world.width / Double(count)
    func range(_ low: Double, _ high: Double) -> Range<Int> {
      let first = min(max(Int(low / side), 0), count - 1)
      return first..<max(min(Int((high / side).rounded(.up)), count), first + 1)
    }
    return Block(z: z, columns: range(upper.x, lower.x), rows: range(upper.y, lower.y))
  }

  /// The tiles of a level, in the parts that processes take.
  private static func blocks(_ level: Block) -> [Block] {
    let (columns, rows) = (level.columns, level.rows)
    return stride(from: rows.lowerBound, to: rows.upperBound, by: blockSide).flatMap { y in
      stride(from: columns.lowerBound, to: columns.upperBound, by: blockSide).map { x in
        Block(
          z: level.z, columns: x..<min(x + blockSide, columns.upperBound), rows: y..<min(y + blockSide, rows.upperBound)
        )
      }
    }
  }
}
