import Foundation

/// The shorelines of Debian's gmt-gshhg-full: GSHHG in squares of one degree, row by row from the north pole and
/// eastwards from Greenwich.
///
/// Source: GMT's documentation of GSHHG, and the names of the file's arrays. The file is netCDF; GDAL's
/// gdalmdimtranslate takes the arrays out of it, so that no library is needed.
struct ShorelineFile {
  /// Where Debian's package keeps the finest shorelines.
  static let path = "/usr/share/gmt-gshhg/binned_GSHHS_f.nc"

  /// Bins in a row.
  let columns: Int
  /// Rows of bins.
  let rows: Int
  private let firstSegments: ZarrArray<Int32>
  private let segmentCounts: ZarrArray<Int16>
  private let cornerLevels: ZarrArray<UInt16>
  private let segments: ZarrArray<UInt32>
  private let firstPoints: ZarrArray<Int32>
  private let longitudes: ZarrArray<UInt16>
  private let latitudes: ZarrArray<UInt16>

  private static let names = [
    "Id_of_first_segment_in_a_bin", "N_segments_in_a_bin", "Embedded_node_levels_in_a_bin",
    "Embedded_npts_levels_exit_entry_for_a_segment", "Id_of_first_point_in_a_segment",
    "Relative_longitude_from_SW_corner_of_bin", "Relative_latitude_from_SW_corner_of_bin",
  ]

  /// Takes the arrays out of a file, into a folder that does not exist yet and must stay while they are used.
  ///
  /// - Throws: `CommandFailure`.
  init(path: String = ShorelineFile.path, reader: ExternalProgram, unpackedIn folder: URL) throws(CommandFailure) {
    var arguments = ["-q", "-of", "Zarr"]
    for name in Self.names { arguments += ["-array", name] }
    try reader.run(arguments + [path, folder.path], in: folder.deletingLastPathComponent())
    guard let file = ShorelineFile(unpackedIn: folder) else {
      throw .failed("\(path) is not in the form that is known of GSHHG")
    }
    self = file
  }

  /// Reads arrays that lie in a folder.
  init?(unpackedIn folder: URL) {
    let places = Self.names.map { folder.appendingPathComponent($0) }
    guard let firstSegments = ZarrArray<Int32>(places[0]), let segmentCounts = ZarrArray<Int16>(places[1]),
      let cornerLevels = ZarrArray<UInt16>(places[2]), let segments = ZarrArray<UInt32>(places[3]),
      let firstPoints = ZarrArray<Int32>(places[4]), let longitudes = ZarrArray<UInt16>(places[5]),
      let latitudes = ZarrArray<UInt16>(places[6])
    else { return nil }
    // Twice as many columns as rows.
    rows = Int((Double(firstSegments.count) / 2).squareRoot())
    columns = rows * 2
    guard rows > 0, rows * columns == firstSegments.count, segmentCounts.count == firstSegments.count,
      cornerLevels.count == firstSegments.count, firstPoints.count == segments.count,
      longitudes.count == latitudes.count
    else { return nil }
    (self.firstSegments, self.segmentCounts, self.cornerLevels) = (firstSegments, segmentCounts, cornerLevels)
    (self.segments, self.firstPoints) = (segments, firstPoints)
    (self.longitudes, self.latitudes) = (longitudes, latitudes)
  }

  /// How many degrees a bin is wide and high.
  var binSide: Double { 180 / Double(rows) }

  /// What is in a bin, or nil where there is no such bin, or its numbers contradict each other.
  func bin(column: Int, row: Int) -> ShorelineBin? {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return nil }
    let index = row * columns + column
    guard let levels = cornerLevels.number(at: index), let count = segmentCounts.number(at: index),
      let first = firstSegments.number(at: index), let heads = segments.numbers(from: Int(first), count: Int(count)),
      let starts = firstPoints.numbers(from: Int(first), count: Int(count))
    else { return nil }
    var segments: [ShorelineSegment] = []
    for (head, start) in zip(heads, starts) {
      guard let segment = segment(head, from: Int(start)) else { return nil }
      segments.append(segment)
    }
    return ShorelineBin(cornerLevels: [9, 6, 3, 0].map { Int(levels >> $0 & 7) }, segments: segments)
  }

  /// A segment: from the lowest bit on, three bits of its exit, of its entry and of its level, and the number of points.
  private func segment(_ head: UInt32, from start: Int) -> ShorelineSegment? {
    let (exit, entry, count) = (Int(head & 7), Int(head >> 3 & 7), Int(head >> 9))
    guard let level = ShorelineSegment.Level(rawValue: Int(head >> 6 & 7)),
      let x = longitudes.numbers(from: start, count: count), let y = latitudes.numbers(from: start, count: count)
    else { return nil }
    var crossing: ShorelineSegment.Crossing?
    if entry != 4 || exit != 4 {
      guard count > 0, let entry = ShorelineSegment.Side(rawValue: entry),
        let exit = ShorelineSegment.Side(rawValue: exit)
      else { return nil }
      crossing = .init(entry: entry, exit: exit)
    }
    return ShorelineSegment(
      level: level, crossing: crossing, points: zip(x, y).map { ShorelinePoint(Int32($0), Int32($1)) })
  }
}
