extension MapStyle {
  /// Reads a style sheet of a user's, with the pictures that lie beside it.
  ///
  /// The address of its sprite may be a path, which is counted from the sheet's folder; pictures elsewhere are not
  /// fetched, and one of `faults` says so.
  ///
  /// - Parameter path: The sheet's file.
  /// - Throws: `StyleSheetError`.
  package convenience init(path: String) throws(StyleSheetError) {
    // A pipe, say, would be waited for.
    guard let file = try? RandomAccessFile(path: path), file.length <= UInt64(StyleJSON.Limit.bytes),
      let bytes = try? file.read(at: 0, count: Int(file.length))
    else { throw .notAStyleSheet("it cannot be read, or is larger than \(StyleJSON.Limit.bytes) bytes") }
    let sheet = try StyleSheet(json: Data(bytes))
    var faults: [StyleFault] = []
    var sprite = Sprite()
    if let address = sheet.sprites.first(where: { $0.prefix.isEmpty }) {
      let text = address.url.hasPrefix("file://") ? String(address.url.dropFirst(7)) : address.url
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      do throws(SpriteError) {
        if text.contains("://") {
          faults.append(StyleFault(property: "sprite", "pictures are only read from beside the style sheet"))
        } else {
          sprite = try Sprite(path: URL(fileURLWithPath: text, relativeTo: folder).path, scale: 2)
        }
      } catch {
        faults.append(StyleFault(property: "sprite", "\(error)"))
      }
    }
    self.init(sheet, sprite: sprite, faults: faults)
  }
}
