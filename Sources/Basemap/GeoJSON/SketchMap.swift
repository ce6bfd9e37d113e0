/// The sketch maps that come with the program, drawn where there is no street map of the place.
enum SketchMap: String, CaseIterable {
  /// The surroundings of the theme park of ParkView.
  case park = "Sketches/magic-mountain.geojson"
  /// The half mile around Los Angeles City Hall.
  case cityHall = "Sketches/los-angeles-city-hall.geojson"

  /// Opens the map; `EmbeddedFile` says where it is looked for.
  ///
  /// - Throws: `TileSourceError`.
  func open() throws(TileSourceError) -> GeoJSONSource {
    try GeoJSONSource(path: EmbeddedFile.path(rawValue))
  }
}
