import CPango
import Testing

@testable import CoreGraphics

@Suite struct FontLibraryTests {
  @Test("Every font comes from the Noto fonts' folders, whatever else the machine has or configures")
  func privateFonts() throws {
    let files = FontLibrary.shared.withContext { _ -> [String] in
      guard let set = FcConfigGetFonts(FontLibrary.shared.configuration, FcSetSystem)?.pointee else { return [] }
      return (0..<Int(set.nfont)).map { index in
        var file: UnsafeMutablePointer<FcChar8>?
        FcPatternGetString(set.fonts[index], FC_FILE, 0, &file)
        return file.map { String(cString: $0) } ?? ""
      }
    }
    let fonts = try #require(files)
    #expect(fonts.count > 100)
    let strangers = fonts.filter { font in !FontLibrary.directories.contains { font.hasPrefix($0 + "/") } }
    #expect(strangers.isEmpty)
    // The further weights and widths of other Noto packages lie in the same folders.
    let kinds = Set(fonts.map { $0.split(separator: "-").last.map(String.init) ?? $0 })
    #expect(
      kinds == ["Regular.ttf", "Bold.ttf", "Italic.ttf", "BoldItalic.ttf", "Regular.ttc", "Bold.ttc"])
  }

  @Test("Arabic comes in the plain type, not in the first one by name")
  func arabic() {
    // Noto Kufi Arabic is a fifth wider.
    let width = TextLayout("مدينة القاهرة", font: TextFont(size: 100)).size.width
    #expect(width > 400 && width < 560)
  }
}
