/// The pictures of a style: icons and patterns, by their names.
///
/// Source: MapLibre Style Specification, "Sprite": a sheet of pictures, and a JSON object that says where each lies.
package struct Sprite: Sendable {
  /// What a sprite may hold at most.
  package enum Limit {
    package static let images = 16_384
    /// Of the sheet, and of all pictures together.
    package static let pixels = 1 << 24
  }

  /// A picture that is left out, and why.
  package struct Fault: Hashable, Sendable {
    package let name: String
    package let reason: String
  }

  package private(set) var images: [String: SpriteImage] = [:]
  /// In the order of their names.
  package private(set) var faults: [Fault] = []

  /// Makes a sprite without pictures.
  package init() {}

  /// Reads a sprite of its two files.
  ///
  /// - Throws: `SpriteError` where either cannot be read at all; a faulty picture is left out, and `faults` says why.
  package init(json: Data, picture: Data) throws(SpriteError) {
    let entries = try Self.entries(json)
    let sheet = try Self.sheet(picture)
    let size = CGSize(width: sheet.width, height: sheet.height)
    var pixels = 0
    for (name, json) in entries.sorted(by: { $0.key < $1.key }) {
      do throws(SpriteEntry.Fault) {
        let entry = try SpriteEntry(json, sheet: size)
        pixels += Int(entry.frame.width * entry.frame.height)
        guard pixels <= Limit.pixels else { throw SpriteEntry.Fault("the pictures together are too large") }
        guard let image = sheet.cropping(to: entry.frame) else { throw SpriteEntry.Fault("there is no memory for it") }
        images[name] = SpriteImage(
          image, pixelRatio: entry.pixelRatio, isDistanceField: entry.isDistanceField, stretchX: entry.stretchX,
          stretchY: entry.stretchY, content: entry.content, textFitWidth: entry.textFitWidth,
          textFitHeight: entry.textFitHeight)
      } catch {
        faults.append(Fault(name: name, reason: error.reason))
      }
    }
  }

  /// The names of the pictures, as expressions ask for them.
  package var names: Set<String> { Set(images.keys) }

  /// Adds a picture, or replaces it.
  package mutating func add(_ image: SpriteImage, named name: String) { images[name] = image }

  /// Adds the pictures of another sprite, each with something before its name; those that are there already stay.
  package mutating func add(_ other: Sprite, prefix: String = "") {
    for (name, image) in other.images where images[prefix + name] == nil { images[prefix + name] = image }
    faults += other.faults.map { Fault(name: prefix + $0.name, reason: $0.reason) }
  }

  private static func entries(_ json: Data) throws(SpriteError) -> [String: StyleValue] {
    let value: StyleValue
    do throws(StyleSheetError) {
      value = try StyleJSON.value(of: json)
    } catch {
      if case .tooLarge(let reason) = error { throw SpriteError.tooLarge(reason) }
      throw SpriteError.description("\(error)")
    }
    guard case .object(let entries) = value else { throw SpriteError.description("it is no object") }
    guard entries.count <= Limit.images else { throw SpriteError.tooLarge("more than \(Limit.images) pictures") }
    return entries
  }

  private static func sheet(_ picture: Data) throws(SpriteError) -> CGImage {
    do throws(ImageCodecError) {
      return CGImage(pixels: try ImageDecoder.decode(picture, maximumPixelCount: Limit.pixels))
    } catch {
      if case .sizeOutOfRange = error { throw SpriteError.tooLarge("a sheet of more than \(Limit.pixels) pixels") }
      throw SpriteError.picture(error)
    }
  }
}
