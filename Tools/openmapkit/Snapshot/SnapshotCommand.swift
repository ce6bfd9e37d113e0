import MapKit

/// Draws a picture of a part of the map, with GeoJSON documents and pins on it.
@MainActor struct SnapshotCommand {
  nonisolated static let usage = """
    usage: openmapkit snapshot [options] --output FILE.png|.svg|.pdf|.jpg|.webp
      --center LAT,LON      the middle, in degrees, with --span or --zoom
      --span LATDELTA       the height, in degrees of latitude
      --zoom NUMBER         0 to 22: at 0 the world is 256 points wide
      --bbox WEST,SOUTH,EAST,NORTH
                            the area, in degrees; one across the 180th meridian has its west east of its east
                            (without an area: what is on the map, or the world)
      --map-type TYPE       standard, muted, satellite or hybrid (default: standard)
      --dark                for dark surroundings
      --language CODE       of the names on the map, as in "de" or "zh-Hant" (default: the system's)
      --style FILE          a MapLibre style sheet to draw the map with
      --basemap SOURCE      a PMTiles or MBTiles archive, a GeoJSON document, or the address of a TileJSON or of tiles
                            as https://…/{z}/{x}/{y}.png; above the world; may be given again
      --geojson FILE        drawn with the colours of simplestyle-spec 1.1; may be given again
      --pin LAT,LON[,TITLE] may be given again
      --size WIDTHxHEIGHT[@SCALE]
                            in points, and pixels per point, 0.25 to 8 (default: 1024x768@2)
    """

  private let arguments: CommandArguments
  private let output: String
  private let format: MKMapSnapshotter.Format
  private let size: PictureSize

  init(_ arguments: [String]) throws(CommandFailure) {
    self.arguments = try CommandArguments(
      arguments,
      options: [
        "--center", "--span", "--zoom", "--bbox", "--map-type", "--language", "--style", "--basemap", "--geojson",
        "--pin", "--size", "--output",
      ], switches: ["--dark"])
    guard let output = self.arguments["--output"], !output.isEmpty else { throw .usage("--output is missing") }
    self.output = output
    format = try Self.format(of: output)
    size = try PictureSize(self.arguments["--size"] ?? "1024x768@2")
  }

  func run() async throws {
    let map = MKMapView(frame: CGRect(origin: .zero, size: size.points))
    map.mapType = try Self.mapType(arguments["--map-type"] ?? "standard")
    map.baseMap = try BaseMapArguments(arguments).baseMap()
    if arguments.has("--dark") { map.overrideUserInterfaceStyle = .dark }
    let content = SnapshotContent()
    map.delegate = content
    for path in arguments.all("--geojson") { try content.add(documentAt: path, to: map) }
    for pin in arguments.all("--pin") { try content.addPin(pin, to: map) }
    try show(map)
    let options = MKMapSnapshotter.Options()
    options.mapView = map
    options.size = size.points
    options.scale = size.scale
    options.mapRect = map.visibleMapRect
    let data: Data
    do {
      data = try await MKMapSnapshotter(options: options).data(as: format)
    } catch {
      throw CommandFailure.failed("\(error)")
    }
    for fault in map.baseMap.faults { OpenMapKitCommand.note(fault) }
    do {
      try data.write(to: URL(fileURLWithPath: output), options: .atomic)
    } catch {
      throw CommandFailure.failed("cannot write \(output): \(error.localizedDescription)")
    }
    try OpenMapKitCommand.say("\(output): \(data.count) bytes")
  }

  /// Moves the map to the area asked for, or to what is on it.
  private func show(_ map: MKMapView) throws(CommandFailure) {
    let areas = ["--center", "--bbox"].filter { arguments[$0] != nil }
    guard areas.count < 2 else { throw .usage("--center and --bbox exclude each other") }
    if let box = try arguments.numbers("--bbox", count: 4) {
      map.setVisibleMapRect(try Self.rect(box), animated: false)
    } else if let text = arguments["--center"] {
      let (latitude, longitude) = try CommandArguments.place(text, "--center")
      let center = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
      switch (try arguments.numbers("--span", count: 1)?.first, try arguments.numbers("--zoom", count: 1)?.first) {
      case (let span?, nil):
        guard span > 0, span <= 180 else { throw .usage("--span: more than 0 and at most 180 degrees") }
        map.setRegion(
          MKCoordinateRegion(center: center, span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: 0)),
          animated: false)
      case (nil, let zoom?):
        guard (0...22).contains(zoom) else { throw .usage("--zoom: from 0 to 22") }
        let scale = exp2(zoom - 20)
        let (width, height) = (Double(size.points.width) / scale, Double(size.points.height) / scale)
        let middle = MKMapPoint(center)
        map.setVisibleMapRect(
          MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height), animated: false)
      default: throw .usage("--center needs one of --span and --zoom")
      }
    } else if !map.annotations.isEmpty || !map.overlays.isEmpty {
      let rect = map.overlays.reduce(MKMapRect.null) { $0.union($1.boundingMapRect) }
      let whole = map.annotations.reduce(rect) { rect, annotation in
        rect.union(MKMapRect(origin: MKMapPoint(annotation.coordinate), size: MKMapSize(width: 1, height: 1)))
      }
      // A single place is shown with its neighbourhood, some 600 metres of it.
      let least = 600 * MKMapPointsPerMeterAtLatitude(MKMapPoint(x: whole.midX, y: whole.midY).coordinate.latitude)
      let grown = whole.insetBy(dx: min((whole.width - least) / 2, 0), dy: min((whole.height - least) / 2, 0))
      let room = UIEdgeInsets(top: 56, left: 40, bottom: 40, right: 40)
      map.setVisibleMapRect(grown, edgePadding: room, animated: false)
    } else {
      map.setVisibleMapRect(.world, animated: false)
    }
  }

  private static func rect(_ box: [Double]) throws(CommandFailure) -> MKMapRect {
    let (west, south, east, north) = (box[0], box[1], box[2], box[3])
    guard abs(west) <= 180, abs(east) <= 180, abs(south) <= 90, abs(north) <= 90, south < north, west != east else {
      throw .usage("--bbox: west, south, east and north, in degrees")
    }
    let upper = MKMapPoint(CLLocationCoordinate2D(latitude: north, longitude: west))
    let lower = MKMapPoint(CLLocationCoordinate2D(latitude: south, longitude: east))
    let width = lower.x - upper.x + (west > east ? MKMapSize.world.width : 0)
    return MKMapRect(x: upper.x, y: upper.y, width: width, height: lower.y - upper.y)
  }

  static func mapType(_ name: String) throws(CommandFailure) -> MKMapType {
    switch name {
    case "standard": .standard
    case "muted": .mutedStandard
    case "satellite": .satellite
    case "hybrid": .hybrid
    default: throw .usage("--map-type: \"\(name)\" is none of standard, muted, satellite and hybrid")
    }
  }

  private static func format(of path: String) throws(CommandFailure) -> MKMapSnapshotter.Format {
    switch URL(fileURLWithPath: path).pathExtension.lowercased() {
    case "png": .png
    case "jpg", "jpeg": .jpeg(quality: 0.9)
    case "webp": .webp(quality: 0.9)
    case "svg": .svg
    case "pdf": .pdf
    default: throw .usage("--output: \"\(path)\" does not end in .png, .svg, .pdf, .jpg or .webp")
    }
  }
}
