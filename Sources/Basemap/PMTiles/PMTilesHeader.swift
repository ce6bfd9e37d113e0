/// The first 127 bytes of a PMTiles archive, version 3.
///
/// Source: PMTiles specification 3, section "Header". All offsets count bytes from the start of the file.
package struct PMTilesHeader: Sendable {
  /// How bytes are compressed; the numbers are the format's.
  package enum Compression: UInt8, Sendable {
    case unknown, none, gzip, brotli, zstd
  }

  /// What the tiles are; the numbers are the format's.
  package enum TileType: UInt8, Sendable {
    case unknown, vector, png, jpeg, webp, avif
  }

  /// A run of bytes.
  package struct Section: Equatable, Sendable {
    package let offset: UInt64
    package let length: UInt64
  }

  /// Bytes in the header.
  package static let length = 127

  package let rootDirectory: Section
  package let metadata: Section
  package let leafDirectories: Section
  package let tiles: Section
  /// Tiles counted with repetitions; 0 where unknown.
  package let addressedTileCount: UInt64
  /// Entries in all directories; 0 where unknown.
  package let entryCount: UInt64
  /// Tiles with contents of their own; 0 where unknown.
  package let contentCount: UInt64
  /// Whether tiles lie in the file in the order of their numbers.
  package let isClustered: Bool
  /// How directories and metadata are compressed.
  package let internalCompression: Compression
  /// How tiles are compressed.
  package let tileCompression: Compression
  package let tileType: TileType
  package let minimumZoom: Int
  package let maximumZoom: Int
  /// The corners of the area with tiles, as written: nothing checks that they are coordinates.
  package let southWest: CLLocationCoordinate2D
  package let northEast: CLLocationCoordinate2D

  /// Reads a header.
  ///
  /// - Throws: `PMTilesError.notAnArchive`, `.unsupportedVersion`, `.endsEarly` or `.malformed`.
  package init(_ bytes: [UInt8]) throws(PMTilesError) {
    guard bytes.starts(with: "PMTiles".utf8) else { throw .notAnArchive }
    guard bytes.count > 7 else { throw .endsEarly(.header, offset: 7) }
    guard bytes[7] == 3 else { throw .unsupportedVersion(Int(bytes[7])) }
    guard bytes.count >= Self.length else { throw .endsEarly(.header, offset: UInt64(bytes.count)) }
    func number(_ offset: Int) -> UInt64 {
      (0..<8).reduce(0) { $0 | UInt64(bytes[offset + $1]) << UInt64(8 * $1) }
    }
    func section(_ offset: Int) throws(PMTilesError) -> Section {
      let section = Section(offset: number(offset), length: number(offset + 8))
      guard section.offset <= UInt64(Int64.max), section.length <= UInt64(Int64.max) - section.offset else {
        throw .malformed(.header, offset: UInt64(offset), reason: "a section ends beyond 2^63 bytes")
      }
      return section
    }
    func coordinate(_ offset: Int) -> CLLocationCoordinate2D {
      func degrees(_ offset: Int) -> Double {
        let bits = (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[offset + $1]) << UInt32(8 * $1) }
        return Double(Int32(bitPattern: bits)) / 1e7
      }
      return CLLocationCoordinate2D(latitude: degrees(offset + 4), longitude: degrees(offset))
    }
    rootDirectory = try section(8)
    metadata = try section(24)
    leafDirectories = try section(40)
    tiles = try section(56)
    (addressedTileCount, entryCount, contentCount) = (number(72), number(80), number(88))
    isClustered = bytes[96] == 1
    guard let inner = Compression(rawValue: bytes[97]), let outer = Compression(rawValue: bytes[98]) else {
      throw .malformed(.header, offset: 97, reason: "unknown kind of compression")
    }
    (internalCompression, tileCompression) = (inner, outer)
    tileType = TileType(rawValue: bytes[99]) ?? .unknown
    (minimumZoom, maximumZoom) = (Int(bytes[100]), Int(bytes[101]))
    guard minimumZoom <= maximumZoom, maximumZoom <= TileAddress.maximumZ else {
      throw .malformed(.header, offset: 100, reason: "zoom levels \(minimumZoom) to \(maximumZoom)")
    }
    (southWest, northEast) = (coordinate(102), coordinate(110))
  }
}
