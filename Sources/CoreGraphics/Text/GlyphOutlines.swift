import CCairo
import CPango

/// Reads the shapes of glyphs from their fonts, once each.
///
/// Not for several threads: only used inside `FontLibrary.withContext`.
final class GlyphOutlines {
  private struct Key: Hashable {
    let font: OpaquePointer
    let glyph: UInt32
  }

  /// The size that shapes are read at: its rounding is far below what can be seen at any size.
  static let size = 256.0
  /// The most shapes that are kept, about 1 KiB each; then all are read anew.
  private static let limit = 8_192

  private var known: [Key: GlyphOutline] = [:]
  /// The fonts that `known` names, kept so that no other font comes to lie at their place.
  private var fonts: Set<OpaquePointer> = []
  private let surface: OpaquePointer?
  private let cairo: OpaquePointer?

  init() {
    surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    cairo = cairo_create(surface)
    // Curves are taken as they are; nothing is flattened here.
    cairo_set_tolerance(cairo, 0.01)
  }

  deinit {
    forget()
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// The shape of a glyph; blank where the font cannot give one.
  func outline(of glyph: UInt32, in font: OpaquePointer) -> GlyphOutline {
    let key = Key(font: font, glyph: glyph)
    if let outline = known[key] { return outline }
    if known.count >= Self.limit { forget() }
    if fonts.insert(font).inserted { g_object_ref(UnsafeMutableRawPointer(font)) }
    let outline = GlyphOutline(path: read(glyph, in: font))
    known[key] = outline
    return outline
  }

  private func forget() {
    known = [:]
    for font in fonts { g_object_unref(UnsafeMutableRawPointer(font)) }
    fonts = []
  }

  private func read(_ glyph: UInt32, in font: OpaquePointer) -> PathElements {
    var path = PathElements()
    guard let cairo, let scaled = pango_cairo_font_get_scaled_font(font) else { return path }
    cairo_set_scaled_font(cairo, OpaquePointer(scaled))
    cairo_new_path(cairo)
    var glyph = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    cairo_glyph_path(cairo, &glyph, 1)
    guard let copy = cairo_copy_path(cairo) else { return path }
    defer { cairo_path_destroy(copy) }
    // A font that fails leaves the context in error for good.
    guard copy.pointee.status == CAIRO_STATUS_SUCCESS, let data = copy.pointee.data else { return path }
    var index = 0
    while index < Int(copy.pointee.num_data) {
      let header = data[index].header
      func point(_ offset: Int) -> CGPoint {
        CGPoint(x: data[index + offset].point.x / Self.size, y: data[index + offset].point.y / Self.size)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: path.move(to: point(1))
      case CAIRO_PATH_LINE_TO: path.addLine(to: point(1))
      case CAIRO_PATH_CURVE_TO: path.addCurve(to: point(3), control1: point(1), control2: point(2))
      default: path.close()
      }
      index += max(Int(header.length), 1)
    }
    return path.withoutLoneMoves
  }
}

extension PathElements {
  /// The path without moves that nothing is drawn from: they would count in the bounds.
  fileprivate var withoutLoneMoves: PathElements {
    var path = PathElements()
    var start: CGPoint?
    forEach { verb, index in
      if verb == .move {
        start = points[index]
        return
      }
      if let place = start, verb != .close {
        path.move(to: place)
        start = nil
      }
      switch verb {
      case .line: path.addLine(to: points[index])
      case .curve: path.addCurve(to: points[index + 2], control1: points[index], control2: points[index + 1])
      case .quadCurve: path.addQuadCurve(to: points[index + 1], control: points[index])
      case .close: if start == nil { path.close() }
      case .move: break
      }
    }
    return path
  }
}
