/// Makes an archive of vector tiles of a region, street by street, from OpenStreetMap's data, by Debian's tilemaker.
struct BuildCommand {
  static let usage = """
    usage: openmapkit basemap build REGION.osm.pbf --output FILE.mbtiles
      --bbox WEST,SOUTH,EAST,NORTH
                            what to cover, in degrees (default: what REGION.osm.pbf says that it covers)
      --coastline FILE.shp  polygons of the sea, in degrees (default: from Debian's gmt-gshhg-full where it is installed)
      --no-coastline        without the sea
    Needs Debian's package tilemaker and, for the sea, gdal-bin and gmt-gshhg-full; this command installs none of them.
    """

  private let build: RegionBuild

  init(_ arguments: [String]) throws(CommandFailure) {
    let arguments = try CommandArguments(
      arguments, options: ["--output", "--coastline", "--bbox"], switches: ["--no-coastline"], restLimit: 1)
    guard let region = arguments.rest.first else { throw .usage("which file of OpenStreetMap's data? try --help") }
    guard let output = arguments["--output"], output.hasSuffix(".mbtiles") else {
      throw .usage("--output: a file whose name ends in .mbtiles")
    }
    var box: RegionBox?
    if let sides = try arguments.numbers("--bbox", count: 4) {
      box = RegionBox(west: sides[0], south: sides[1], east: sides[2], north: sides[3])
      guard box != nil else { throw .usage("--bbox: west, south, east and north, in degrees") }
    }
    let own = arguments["--coastline"].map { RegionSea.file($0) }
    let sea: RegionSea = arguments.has("--no-coastline") ? .none : own ?? .shorelines
    build = RegionBuild(region: region, output: output, box: box, sea: sea)
  }

  func run() throws(CommandFailure) {
    guard FileManager.default.isReadableFile(atPath: build.region) else {
      throw .failed("\(build.region) cannot be read")
    }
    try build.run()
  }
}
