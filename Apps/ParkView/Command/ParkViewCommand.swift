import MapKit

/// The command line of the app.
@MainActor public enum ParkViewCommand {
  static let usage = """
    usage: parkview snapshot [options] --output FILE.png|.svg|.pdf|.jpg|.webp
      --show LIST           of overlay,pins,route,boundary,characters or none (default: all)
      --map-type TYPE       standard, satellite, hybrid or muted (default: standard)
      --basemap FILE        a PMTiles or MBTiles archive with streets or imagery, above the world; more than one is allowed
      --size WIDTHxHEIGHT   in points (default: 1024x768)
      --scale NUMBER        pixels per point, 0.25 to 8 (default: 2)
      --center LAT,LON      the middle, in degrees; with --span (default: the park)
      --span LATDELTA       the height, in degrees of latitude
      --seed NUMBER         where the characters are (default: 0)
      --callout NAME        the attraction whose callout is open
    """

  /// Runs the command and answers its exit status.
  public static func run(_ arguments: [String]) async -> Int32 {
    do {
      guard let command = arguments.first else { throw CommandFailure.usage("no command; try: parkview --help") }
      switch command {
      case "--help", "-h", "help":
        try say(usage)
      case "snapshot":
        if arguments.contains("--help") || arguments.contains("-h") {
          try say(usage)
        } else {
          try say(try await ParkSnapshot(SnapshotArguments(Array(arguments.dropFirst()))).write())
        }
      default:
        throw CommandFailure.usage("unknown command \"\(command)\"; the command is: snapshot")
      }
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
