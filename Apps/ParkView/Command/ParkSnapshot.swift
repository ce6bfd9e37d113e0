import MapKit

/// Draws the park as the options say and writes the file.
@MainActor struct ParkSnapshot {
  let arguments: SnapshotArguments

  init(_ arguments: SnapshotArguments) { self.arguments = arguments }

  /// Answers a line with the file and its size.
  ///
  /// - Throws: `CommandFailure`, `ParkDataError` or `MKSnapshotError`.
  func write() async throws -> String {
    let data = try await picture()
    try PictureFile(path: arguments.output).write(data)
    let size = arguments.size
    let dimensions =
      switch arguments.format {
      case .svg, .pdf: "\(Int(size.width)) × \(Int(size.height)) points"
      case .png, .jpeg, .webp:
        "\(Int((size.width * arguments.scale).rounded())) × \(Int((size.height * arguments.scale).rounded())) pixels"
      }
    let name = arguments.output.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\(name): \(dimensions), \(data.count) bytes"
  }

  func picture() async throws -> Data {
    let map = try ParkMap(size: arguments.size)
    if !arguments.basemaps.isEmpty {
      do throws(BaseMapError) {
        map.mapView.baseMap = try BaseMap(archives: BaseMap.sourcesOfEnvironment + arguments.basemaps)
      } catch {
        throw CommandFailure.failed("--basemap: \(error)")
      }
    }
    var generator = SeededGenerator(seed: arguments.seed)
    try map.show(arguments.show, using: &generator)
    map.mapView.mapType = arguments.mapType
    if let center = arguments.center, let span = arguments.span {
      let region = MKCoordinateRegion(
        center: center, span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: 0))
      do {
        try region.validate()
      } catch {
        throw CommandFailure.usage(error.description)
      }
      map.mapView.region = region
    }
    if let name = arguments.callout { try openCallout(of: name, on: map) }
    let options = MKMapSnapshotter.Options()
    options.mapView = map.mapView
    options.size = arguments.size
    options.scale = arguments.scale
    let data = try await MKMapSnapshotter(options: options).data(as: arguments.format)
    warn(of: map.mapView.baseMap.faults)
    return data
  }

  /// Tells, in a line on standard error, of tiles that could not be read: the picture is drawn without them.
  private func warn(of faults: [String]) {
    guard let first = faults.first else { return }
    let text = "parkview: --basemap: tiles left out since they cannot be read: \(faults.count); the first: \(first)"
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }

  private func openCallout(of name: String, on map: ParkMap) throws(CommandFailure) {
    guard map.selectAttraction(named: name) else {
      let known = map.attractionNames.joined(separator: ", ")
      throw .usage("--callout: no attraction is called \"\(name)\"; there are \(known)")
    }
    guard !map.mapView.selectedAnnotations.isEmpty else {
      throw .usage("--callout: \(name) lies outside the picture")
    }
  }
}
