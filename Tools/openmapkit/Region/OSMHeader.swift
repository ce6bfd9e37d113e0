import Basemap

/// What the beginning of a file of OpenStreetMap's data says about it.
///
/// Source: wiki.openstreetmap.org, "PBF Format": the length of a `BlobHeader`, that header, and a `Blob` which holds a
/// `HeaderBlock`.
struct OSMHeader: Equatable {
  /// What the data covers, where the file says so.
  let box: RegionBox?

  /// The most bytes that a header may have, and a blob, wrapped or not.
  private static let (headerLimit, blobLimit) = (64 << 10, 32 << 20)

  /// Reads the beginning of a file.
  ///
  /// - Throws: `CommandFailure`.
  init(path: String) throws(CommandFailure) {
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      guard let header = OSMHeader(read: { try? file.read(upToCount: $0) }) else {
        throw CommandFailure.failed("\(path) is not OpenStreetMap's data in the PBF format")
      }
      self = header
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw .failed("\(path) cannot be read: \(error.localizedDescription)")
    }
  }

  /// Reads a header; `read` hands over the next bytes, as many as are asked for.
  init?(read: (Int) -> Data?) {
    guard let size = read(4), size.count == 4 else { return nil }
    let length = size.reduce(0) { $0 << 8 | Int($1) }
    guard length <= Self.headerLimit, let head = WireFields([UInt8](read(length) ?? Data())),
      head.bytes(1).map(Array.init) == Array("OSMHeader".utf8), let blobSize = head.number(3),
      blobSize <= Self.blobLimit, let blob = WireFields([UInt8](read(Int(blobSize)) ?? Data()))
    else { return nil }
    let content: [UInt8]
    if let plain = blob.bytes(1) {
      content = Array(plain)
    } else if let wrapped = blob.bytes(3),
      let bytes = try? Inflater.inflate(Array(wrapped), .zlib, limit: Self.blobLimit)
    {
      content = bytes
    } else {
      return nil
    }
    guard let block = WireFields(content) else { return nil }
    box = block.bytes(1).flatMap { WireFields(Array($0)) }.flatMap(Self.box)
  }

  /// A `HeaderBBox`: left, right, top and bottom, in billionths of a degree.
  private static func box(_ fields: WireFields) -> RegionBox? {
    let sides = (1...4).compactMap { fields.signedNumber($0) }.map { Double($0) / 1e9 }
    guard sides.count == 4 else { return nil }
    return RegionBox(west: sides[0], south: sides[3], east: sides[1], north: sides[2])
  }
}
