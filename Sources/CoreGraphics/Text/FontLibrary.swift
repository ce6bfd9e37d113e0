import CCairo
import CPango

/// The fonts that text is drawn with: Debian's Noto fonts and no others, whatever else the machine has or configures.
///
/// `@unchecked Sendable`: the Pango objects are only used inside `withContext`, which holds the lock. Pango's font
/// maps are not made for several threads.
final class FontLibrary: @unchecked Sendable {
  static let shared = FontLibrary()

  /// Where Debian's font packages put the Noto fonts.
  static let directories = ["/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto"]
  /// The family for all text; Pango finds other Noto families for scripts it does not have.
  static let family = "Noto Sans"
  /// The families of scripts for which there are several, of which the plain one would not come first by name.
  static let scriptFamilies = [
    "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai", "Noto Sans Lao", "Noto Sans CJK SC",
  ]
  /// The family that draws ideographs as a language does, where it is not that of `scriptFamilies`.
  static func ideographFamily(_ language: String) -> String? {
    switch language.lowercased().split(separator: "-").map(String.init) {
    case let parts where parts.first == "ja": "Noto Sans CJK JP"
    case let parts where parts.first == "ko": "Noto Sans CJK KR"
    case let parts where parts.first == "zh" && (parts.contains("hk") || parts.contains("mo")): "Noto Sans CJK HK"
    case let parts where parts.first == "zh" && (parts.contains("hant") || parts.contains("tw")): "Noto Sans CJK TC"
    default: nil
    }
  }

  /// The files of those folders that count: what Debian's packages fonts-noto-core and fonts-noto-cjk hold.
  ///
  /// Other Noto packages put further weights and widths into the same folders, and would change pictures.
  static let files =
    ["Regular", "Bold", "Italic", "BoldItalic"].map { "/usr/share/fonts/truetype/noto/Noto*-\($0).ttf" }
    + ["Regular", "Bold"].map { "/usr/share/fonts/opentype/noto/NotoSansCJK-\($0).ttc" }

  private let lock = NSRecursiveLock()
  let configuration: OpaquePointer?
  private let map: OpaquePointer?
  private let context: OpaquePointer?
  /// Only used inside `withContext`.
  let outlines = GlyphOutlines()

  private init() {
    let configuration = FcConfigCreate()
    let settings = Self.settings
    settings.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: settings.utf8.count) { bytes in
        _ = FcConfigParseAndLoadFromMemory(configuration, bytes, FcBool(0))
      }
    }
    FcConfigBuildFonts(configuration)
    self.configuration = configuration
    map = pango_cairo_font_map_new()
    context = map.flatMap { map in
      pango_fc_font_map_set_config(map, configuration)
      // One font unit of size is one unit of user space.
      pango_cairo_font_map_set_resolution(map, 72)
      return pango_font_map_create_context(map)
    }
    if let context, let options = cairo_font_options_create() {
      // No hinting: a letter has the same shape and width at every scale and on every cell of a picture.
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      pango_cairo_context_set_font_options(context, UnsafeRawPointer(options))
      pango_context_set_round_glyph_positions(context, 0)
      cairo_font_options_destroy(options)
    }
  }

  deinit {
    if let context { g_object_unref(UnsafeMutableRawPointer(context)) }
    if let map { g_object_unref(UnsafeMutableRawPointer(map)) }
    FcConfigDestroy(configuration)
  }

  /// The caches are fontconfig's own places, so that fonts scanned once are not scanned again.
  private static var settings: String {
    """
    <?xml version="1.0"?>
    <fontconfig>
      \(directories.map { "<dir>\($0)</dir>" }.joined(separator: "\n  "))
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      <selectfont>
        \(files.map { "<acceptfont><glob>\($0)</glob></acceptfont>" }.joined(separator: "\n    "))
        <rejectfont><glob>*</glob></rejectfont>
      </selectfont>
      <match target="pattern">
        <edit name="family" mode="append_last">
          \(([family] + scriptFamilies).map { "<string>\($0)</string>" }.joined())
        </edit>
      </match>
    </fontconfig>
    """
  }

  /// Runs a body with the Pango context, alone among all threads; answers nil where Pango could not start.
  func withContext<Result>(_ body: (OpaquePointer) -> Result) -> Result? {
    lock.lock()
    defer { lock.unlock() }
    return context.map(body)
  }
}
