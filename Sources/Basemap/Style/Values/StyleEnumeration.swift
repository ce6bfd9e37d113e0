/// Words that a property may have; the raw values are the specification's.
package protocol StyleEnumeration: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {}

/// How lines end.
package enum StyleLineCap: String, StyleEnumeration {
  case butt, round, square
}

/// How lines bend.
package enum StyleLineJoin: String, StyleEnumeration {
  case bevel, round, miter
}

/// What a shift or a size goes with: the map, which turns, or the screen.
package enum StyleMapOrViewport: String, StyleEnumeration {
  case map, viewport
}

/// Where labels are placed.
package enum StyleSymbolPlacement: String, StyleEnumeration {
  case point, line
  case lineCenter = "line-center"
}

/// Which labels lie above others.
package enum StyleSymbolOrder: String, StyleEnumeration {
  case auto, source
  case viewportY = "viewport-y"
}

/// Whether labels may overlap.
package enum StyleOverlap: String, StyleEnumeration {
  case never, always, cooperative
}

/// What icons, or pitched labels, are aligned with.
package enum StyleAlignment: String, StyleEnumeration {
  case map, viewport, auto
}

/// What text is turned with.
package enum StyleTextAlignment: String, StyleEnumeration {
  case map, viewport, auto
  case viewportGlyph = "viewport-glyph"
}

/// Which sides of an icon follow the text.
package enum StyleIconTextFit: String, StyleEnumeration {
  case none, width, height, both
}

/// The part of a label that lies on its place.
package enum StyleAnchor: String, StyleEnumeration {
  case center, left, right, top, bottom
  case topLeft = "top-left"
  case topRight = "top-right"
  case bottomLeft = "bottom-left"
  case bottomRight = "bottom-right"
}

/// How lines of text are set.
package enum StyleTextJustify: String, StyleEnumeration {
  case auto, left, center, right
}

/// The ways a text may run.
package enum StyleWritingMode: String, StyleEnumeration {
  case horizontal, vertical
}

/// The case of text.
package enum StyleTextTransform: String, StyleEnumeration {
  case none, uppercase, lowercase
}

/// How imagery is made larger or smaller.
package enum StyleResampling: String, StyleEnumeration {
  case linear, nearest
}

/// Whether a layer is drawn.
package enum StyleVisibility: String, StyleEnumeration {
  case visible, none
}
