import MapKit

/// What an address of the server asks for.
enum TileRequest: Equatable {
  /// How an image is encoded.
  enum Format: String {
    case png, webp, jpg
  }

  case index
  case health
  case image(Look, TileAddress, scale: Int, Format)
  case imageDescription(Look)
  case data(TileAddress)
  case dataDescription
  case style(Look)

  /// The deepest level that is drawn.
  static let lastLevel = 22

  /// Reads the path of an address; nil for one that the server does not have.
  init?(_ path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
    switch (parts.first, parts.count) {
    case ("", 1): self = .index
    case ("healthz", 1): self = .health
    case ("tiles", 2):
      guard let look = Self.stem(parts[1], ".json").flatMap(Look.init) else { return nil }
      self = .imageDescription(look)
    case ("styles", 2):
      guard let look = Self.stem(parts[1], ".json").flatMap(Look.init) else { return nil }
      self = .style(look)
    case ("tiles", 5):
      guard let look = Look(parts[1]), let file = FileName(parts[4]),
        let address = Self.address(parts[2], parts[3], file.row)
      else { return nil }
      self = .image(look, address, scale: file.scale, file.format)
    case ("data", 2):
      guard parts[1] == "map.json" else { return nil }
      self = .dataDescription
    case ("data", 5):
      guard parts[1] == "map", let row = Self.stem(parts[4], ".pbf"),
        let address = Self.address(parts[2], parts[3], row)
      else { return nil }
      self = .data(address)
    default: return nil
    }
  }

  /// The last part of an image's address, as in `12@2x.png`.
  private struct FileName {
    let row: String
    let scale: Int
    let format: Format

    init?(_ text: String) {
      guard let dot = text.lastIndex(of: "."), let format = Format(rawValue: String(text[text.index(after: dot)...]))
      else { return nil }
      self.format = format
      let parts = text[..<dot].split(separator: "@", omittingEmptySubsequences: false)
      row = String(parts[0])
      switch parts.count {
      case 1: scale = 1
      case 2 where ["2x", "3x"].contains(parts[1]): scale = parts[1] == "2x" ? 2 : 3
      default: return nil
      }
    }
  }

  private static func stem(_ text: String, _ ending: String) -> String? {
    text.hasSuffix(ending) ? String(text.dropLast(ending.count)) : nil
  }

  private static func address(_ z: String, _ x: String, _ y: String) -> TileAddress? {
    // One way to write a number, so that each tile has one address.
    let numbers = [z, x, y].map { text in Int(text).flatMap { String($0) == text ? $0 : nil } }
    guard let z = numbers[0], let x = numbers[1], let y = numbers[2], z <= lastLevel else { return nil }
    return TileAddress(z: z, x: x, y: y)
  }
}
