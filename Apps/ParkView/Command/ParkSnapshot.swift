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
    try save(data)
    let size = arguments.size
    let dimensions =
      switch arguments.format {
      case .svg, .pdf: "\(Int(size.width)) × \(Int(size.height)) points"
      case .png, .jpeg, .webp:
        "\(Int((size.width * arguments.scale).rounded())) × \(Int((size.height * arguments.scale).rounded())) pixels"
      }
    return "\(arguments.output): \(dimensions), \(data.count) bytes"
  }

  func picture() async throws -> Data {
    let map = try ParkMap(size: arguments.size)
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
    if let name = arguments.callout, !map.selectAttraction(named: name) {
      let known = map.attractionNames.joined(separator: ", ")
      throw CommandFailure.usage("--callout: no attraction is called \"\(name)\"; there are \(known)")
    }
    let options = MKMapSnapshotter.Options()
    options.mapView = map.mapView
    options.size = arguments.size
    options.scale = arguments.scale
    return try await MKMapSnapshotter(options: options).data(as: arguments.format)
  }

  /// Writes all of the file or none of it.
  private func save(_ data: Data) throws {
    let path = arguments.output
    let kind = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    guard kind == nil || kind == .typeRegular else {
      throw CommandFailure.failed("cannot write \(path): it is not a plain file")
    }
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw CommandFailure.failed("cannot write \(path): \(Self.reason(error))")
    }
  }

  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    if let underlying, underlying.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(underlying.code)))
    }
    return (error as NSError).localizedDescription
  }
}
