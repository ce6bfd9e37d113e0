import Testing

@testable import OpenMapKitCommand

/// Files of two bins, each half the world wide, in the form that GDAL unpacks them to.
@Suite final class ShorelineFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write<Number: FixedWidthInteger>(_ name: String, _ numbers: [Number], shape: String? = nil) throws {
    let place = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let shape = shape ?? "[\(numbers.count)]"
    let header = #"{"chunks":\#(shape),"compressor":null,"dtype":"<i\#(Number.bitWidth / 8)","shape":\#(shape)}"#
    try Data(header.utf8).write(to: place.appendingPathComponent(".zarray"))
    let bytes = numbers.flatMap { number in withUnsafeBytes(of: number.littleEndian) { Array($0) } }
    try Data(bytes).write(to: place.appendingPathComponent("0"))
  }

  private func write(
    firsts: [Int32] = [0, 0], counts: [Int16] = [0, 1], levels: [Int16] = [0, 0o0011],
    // Three points of a coast from the west (3) to the east (1).
    heads: [Int32] = [3 << 9 | 1 << 6 | 3 << 3 | 1], starts: [Int32] = [0],
    x: [UInt16] = [0, 40_000, 65_535], y: [UInt16] = [32_768, 50_000, 32_768]
  ) throws {
    try write("Id_of_first_segment_in_a_bin", firsts)
    try write("N_segments_in_a_bin", counts)
    try write("Embedded_node_levels_in_a_bin", levels)
    try write("Embedded_npts_levels_exit_entry_for_a_segment", heads)
    try write("Id_of_first_point_in_a_segment", starts)
    try write("Relative_longitude_from_SW_corner_of_bin", x)
    try write("Relative_latitude_from_SW_corner_of_bin", y)
  }

  @Test("the numbers of a bin become corners and segments")
  func bin() throws {
    try write()
    let file = try #require(ShorelineFile(unpackedIn: folder))
    #expect(file.columns == 2 && file.rows == 1 && file.binSide == 180)
    let empty = try #require(file.bin(column: 0, row: 0))
    #expect(empty.cornerLevels == [0, 0, 0, 0] && empty.segments == [])
    let bin = try #require(file.bin(column: 1, row: 0))
    #expect(bin.cornerLevels == [0, 0, 1, 1])
    let coast = ShorelineSegment(
      level: .coast, crossing: .init(entry: .west, exit: .east),
      points: [[0, 32_768], [40_000, 50_000], [65_535, 32_768]])
    #expect(bin.segments == [coast])
    for (column, row) in [(2, 0), (0, 1), (-1, 0), (0, -1)] { #expect(file.bin(column: column, row: row) == nil) }
  }

  @Test("the sea is written bin by bin, where it is in the world")
  func document() throws {
    try write()
    let file = try #require(ShorelineFile(unpackedIn: folder))
    func lines(_ west: Double, _ east: Double) throws -> [String] {
      var lines: [String] = []
      let box = try #require(RegionBox(west: west, south: -10, east: east, north: 10))
      let count = try SeaDocument(shorelines: file, box: box).write { lines.append($0) }
      #expect(count == lines.count)
      return lines
    }
    // The second bin begins at the 180th meridian.
    let west = try lines(-100, -90)
    #expect(west.count == 1 && west[0].hasSuffix("]]]}}\n"))
    #expect(
      west[0].contains("[[[-180.0,0.0013733],[-70.1350423,47.3311971],[0.0,0.0013733],[0.0,-90.0],[-180.0,-90.0],"))
    let east = try lines(90, 100)
    #expect(east.count == 1 && east[0].contains("[180.0,90.0]") && !east[0].contains("[-"))
    #expect(try lines(-1, 1).count == 2)
    #expect(try lines(-180, 180).count == 2)
  }

  @Test("numbers that contradict each other are no bin")
  func contradictions() throws {
    try write()
    #expect(ShorelineFile(unpackedIn: folder)?.bin(column: 1, row: 0) != nil)
    func isRefused() -> Bool { ShorelineFile(unpackedIn: folder)?.bin(column: 1, row: 0) == nil }
    try write(firsts: [0, 1])
    #expect(isRefused())
    try write(firsts: [0, -1])
    #expect(isRefused())
    try write(counts: [0, -1])
    #expect(isRefused())
    try write(counts: [0, 2])
    #expect(isRefused())
    try write(starts: [1])
    #expect(isRefused())
    try write(starts: [.min])
    #expect(isRefused())
    for head: Int32 in [-1, .min, 1 << 6 | 3 << 3 | 1, 3 << 9 | 3 << 3 | 1, 3 << 9 | 1 << 6 | 5 << 3 | 1] {
      try write(heads: [head])
      #expect(isRefused())
    }
  }

  @Test("arrays that are cut off, of other lengths, or not there are no file")
  func damage() throws {
    try write(x: [0])
    #expect(ShorelineFile(unpackedIn: folder) == nil)
    try write(firsts: [0, 0, 0])
    #expect(ShorelineFile(unpackedIn: folder) == nil)
    try write()
    for shape in ["[3]", "[-1]", "[9223372036854775807]", "[1,2]", "[]", "x"] {
      try write("N_segments_in_a_bin", [Int16(0), 1], shape: shape)
      #expect(ShorelineFile(unpackedIn: folder) == nil)
    }
    try write("N_segments_in_a_bin", [Int32(0), 1])
    #expect(ShorelineFile(unpackedIn: folder) == nil)
    try FileManager.default.removeItem(at: folder.appendingPathComponent("N_segments_in_a_bin"))
    #expect(ShorelineFile(unpackedIn: folder) == nil)
  }
}
