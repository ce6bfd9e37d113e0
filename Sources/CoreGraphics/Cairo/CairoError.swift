import CCairo

/// What Cairo says went wrong while drawing.
public struct CairoError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Cairo's own sentence.
  public let description: String

  init(status: cairo_status_t) {
    description = String(cString: cairo_status_to_string(status))
  }
}
