import Foundation

/// What servers answered, in a folder: a file a tile, written whole or not at all.
///
/// A file that cannot be read, or is damaged, counts as absent.
final class TileDiskCache: Sendable {
  /// An answer and until when it may be used without asking.
  struct Entry: Equatable {
    var answer: RemoteAnswer
    /// Seconds since 1970.
    var expires: Double
  }

  private static let magic = Array("OMKTILE1".utf8)

  private let folder: URL
  private let template: String
  private let pruning: CachePruning

  /// - Parameters:
  ///   - folder: The folder of all servers' answers; made where it is missing.
  ///   - template: The address of the tiles, which has a folder of its own.
  ///   - limit: The most bytes of all; the oldest go first.
  init(folder: URL, template: String, limit: Int) {
    self.folder = folder.appendingPathComponent(Self.name(of: template))
    self.template = template
    pruning = CachePruning(folder: folder, limit: limit)
  }

  /// A folder's name for an address: 64 bits of FNV-1a.
  ///
  /// Files say which address they belong to, so that two that meet in one folder do no harm.
  private static func name(of template: String) -> String {
    let hash = template.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }

  private func file(_ tile: TileAddress) -> URL { folder.appendingPathComponent("\(tile.z)/\(tile.x)/\(tile.y)") }

  func entry(for tile: TileAddress) -> Entry? {
    guard let data = try? Data(contentsOf: file(tile)), data.count <= RemoteFetcher.bodyLimit + (1 << 16) else {
      return nil
    }
    var reader = EntryReader(Array(data))
    guard reader.take(Self.magic.count) == Self.magic[...], let expires = reader.number().map(Double.init(bitPattern:)),
      let status = reader.number(), reader.text() == template, let tag = reader.text(), let type = reader.text(),
      expires.isFinite, status < 1000
    else { return nil }
    return Entry(
      answer: RemoteAnswer(
        status: Int(status), type: type.isEmpty ? nil : type, entityTag: tag.isEmpty ? nil : tag, lifetime: 0,
        body: Array(reader.rest)),
      expires: expires)
  }

  func insert(_ entry: Entry, for tile: TileAddress) {
    var bytes = Self.magic
    func number(_ value: UInt64) { withUnsafeBytes(of: value.littleEndian) { bytes += $0 } }
    func text(_ value: String) {
      number(UInt64(value.utf8.count))
      bytes += value.utf8
    }
    number(entry.expires.bitPattern)
    number(UInt64(clamping: entry.answer.status))
    text(template)
    text(entry.answer.entityTag ?? "")
    text(entry.answer.type ?? "")
    bytes += entry.answer.body
    let file = file(tile)
    // A cache that cannot be written to is none: the tile is there all the same.
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    guard (try? Data(bytes).write(to: file, options: .atomic)) != nil else { return }
    pruning.wrote(bytes.count)
  }
}

/// Reads the parts of a cached file.
private struct EntryReader {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func number() -> UInt64? {
    take(8).map { $0.reversed().reduce(0) { $0 << 8 | UInt64($1) } }
  }

  mutating func text() -> String? {
    guard let count = number(), count <= 1 << 14, let bytes = take(Int(count)) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
