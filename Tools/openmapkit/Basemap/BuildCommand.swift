/// Makes an archive of vector tiles of a region, street by street, from OpenStreetMap's data, by Debian's tilemaker.
struct BuildCommand {
  static let usage = """
    usage: openmapkit basemap build REGION.osm.pbf --output FILE.mbtiles
      --coastline FILE.shp  polygons of the sea, in degrees (default: from Debian's gmt-gshhg-full where it is installed)
      --no-coastline        without the sea
    Needs Debian's packages tilemaker and, for the sea, gmt-gshhg-full; neither is installed by this command.
    """

  private let region: String
  private let output: String
  private let coastline: String?
  private let hasSea: Bool

  init(_ arguments: [String]) throws(CommandFailure) {
    let arguments = try CommandArguments(
      arguments, options: ["--output", "--coastline"], switches: ["--no-coastline"], restLimit: 1)
    guard let region = arguments.rest.first else { throw .usage("which file of OpenStreetMap's data? try --help") }
    guard let output = arguments["--output"], output.hasSuffix(".mbtiles") else {
      throw .usage("--output: a file whose name ends in .mbtiles")
    }
    (self.region, self.output, coastline) = (region, output, arguments["--coastline"])
    hasSea = !arguments.has("--no-coastline")
  }

  func run() throws(CommandFailure) {
    guard FileManager.default.isReadableFile(atPath: region) else { throw .failed("\(region) cannot be read") }
    try RegionBuild(region: region, output: output, coastline: coastline, hasSea: hasSea).run()
  }
}
