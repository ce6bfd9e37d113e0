/// What can be told of a source at a glance; what a source does not know is left out.
package struct TileSourceFacts: Equatable, Sendable {
  /// The kind of file or service.
  package var kind = ""
  /// What the source says it is.
  package var summary: String?
  /// Tiles counted with repetitions.
  package var tileCount: Int?
  /// The area with tiles, in degrees.
  package var west: Double?
  package var south: Double?
  package var east: Double?
  package var north: Double?
  /// The layers of vector tiles, in the order of the source.
  package var layers: [String] = []

  package init() {}
}

extension PMTilesSource {
  package func facts() -> TileSourceFacts {
    var facts = TileSourceFacts()
    let header = archive.header
    let metadata = try? archive.metadata()
    facts.kind = "PMTiles 3"
    facts.summary = metadata?.summary
    facts.layers = metadata?.vectorLayers.map(\.id) ?? []
    facts.tileCount = header.addressedTileCount > 0 ? Int(clamping: header.addressedTileCount) : nil
    (facts.west, facts.south) = (header.southWest.longitude, header.southWest.latitude)
    (facts.east, facts.north) = (header.northEast.longitude, header.northEast.latitude)
    return facts
  }
}

extension MBTilesSource {
  package func facts() -> TileSourceFacts {
    var facts = TileSourceFacts()
    let metadata = (try? archive.metadata()) ?? [:]
    facts.kind = "MBTiles"
    facts.summary = metadata["description"]
    facts.tileCount = try? archive.tileCount()
    let bounds = (metadata["bounds"] ?? "").split(separator: ",").map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    if bounds.count == 4, bounds.allSatisfy({ $0?.isFinite ?? false }) {
      (facts.west, facts.south, facts.east, facts.north) = (bounds[0], bounds[1], bounds[2], bounds[3])
    }
    // The member "json" holds what a TileJSON of the tiles would.
    if let json = metadata["json"], let described = try? PMTilesMetadata(json: Array(json.utf8)) {
      facts.layers = described.vectorLayers.map(\.id)
    }
    return facts
  }
}

extension GeoJSONSource {
  package func facts() -> TileSourceFacts {
    var facts = TileSourceFacts()
    facts.kind = "GeoJSON"
    facts.layers = layers
    return facts
  }
}

extension RemoteSource {
  package func facts() -> TileSourceFacts {
    var facts = TileSourceFacts()
    facts.kind = "a server"
    return facts
  }
}
