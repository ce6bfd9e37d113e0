import MapDisplay

/// The command line of the app.
@MainActor public enum ParkViewCommand {
  static let usage = """
    usage: parkview [serve] [options]
      --host ADDRESS        where to listen (default: 127.0.0.1, this machine alone)
      --port NUMBER         (default: 8080; 0: any)
      --allow-host NAME     one more name, with its port, under which browsers may ask; may be given again
      --basemap SOURCE      streets or imagery above the world: an archive (PMTiles, MBTiles), a GeoJSON document, or an
                            address of tiles; may be given again
    usage: parkview snapshot [options] --output FILE.png|.svg|.pdf|.jpg|.webp
      --show LIST           of overlay,pins,route,boundary,characters or none (default: all)
      --map-type TYPE       standard, satellite, hybrid or muted (default: standard)
      --basemap SOURCE      as above
      --size WIDTHxHEIGHT   in points (default: 1024x768)
      --scale NUMBER        pixels per point, 0.25 to 8 (default: 2)
      --center LAT,LON      the middle, in degrees; with --span (default: the park)
      --span LATDELTA       the height, in degrees of latitude
      --seed NUMBER         where the characters are (default: 0)
      --callout NAME        the attraction whose callout is open
    """

  /// Runs the command and answers its exit status.
  public static func run(_ arguments: [String]) async -> Int32 {
    do throws(ParkDataError) {
      // Read once now: a page could only show that it failed.
      _ = try ParkMap(size: .zero)
    } catch {
      return report(error.description, status: 1)
    }
    let help: MapApplication.Command = { _ in await reporting { usage } }
    return await MapApplication(
      name: "Park View", commands: ["snapshot": snapshot, "--help": help, "-h": help, "help": help], root: makeRoot
    ).run(arguments)
  }

  private static func snapshot(_ arguments: [String]) async -> Int32 {
    await reporting {
      if arguments.contains("--help") || arguments.contains("-h") { return usage }
      return try await ParkSnapshot(SnapshotArguments(arguments)).write()
    }
  }

  /// The screen of one page.
  private static func makeRoot() -> UIViewController {
    // It has been read before: it can only have been damaged since.
    guard let park = try? ParkMap(size: CGSize(width: 390, height: 844)) else { return UIViewController() }
    let navigation = UINavigationController(rootViewController: ParkMapViewController(park))
    navigation.isToolbarHidden = false
    return navigation
  }

  /// Prints what a command answers, or in one line why it failed.
  private static func reporting(_ command: () async throws -> String) async -> Int32 {
    do {
      try say(try await command())
      return 0
    } catch let failure as CommandFailure {
      return report(failure.message, status: failure.status)
    } catch let error as ParkDataError {
      return report(error.description, status: 1)
    } catch {
      return report("\(error)", status: 1)
    }
  }

  /// Prints a line, and notices where nobody takes it.
  private static func say(_ text: String) throws(CommandFailure) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data("\(text)\n".utf8))
    } catch {
      throw .failed("cannot write to standard output")
    }
  }

  private static func report(_ message: String, status: Int32) -> Int32 {
    // One line, whatever the message quotes.
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    // Standard error may be closed or full: the exit status then says it alone.
    try? FileHandle.standardError.write(contentsOf: Data("parkview: \(line)\n".utf8))
    return status
  }
}
