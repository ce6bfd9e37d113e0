/// The command line of the project: pictures, archives and a server of tiles.
@MainActor public enum OpenMapKitCommand {
  static let usage = """
    usage: openmapkit snapshot [options] --output FILE
           openmapkit basemap info FILE
           openmapkit basemap tiles [options] --output FOLDER|FILE.mbtiles|FILE.pmtiles
           openmapkit basemap build REGION.osm.pbf --output FILE.mbtiles
           openmapkit serve [options]
    Each command tells its options with --help.
    """

  /// Runs a command and answers its exit status: 0, 2 for a mistake in the call, 1 for all else.
  public static func run(_ arguments: [String]) async -> Int32 {
    do {
      try await run(arguments[...])
      return 0
    } catch let failure as CommandFailure {
      return report(failure)
    } catch {
      return report(.failed("\(error)"))
    }
  }

  private static func run(_ arguments: ArraySlice<String>) async throws {
    let rest = Array(arguments.dropFirst())
    let wantsHelp = rest.contains("--help") || rest.contains("-h")
    switch arguments.first {
    case "snapshot": try await wantsHelp ? say(SnapshotCommand.usage) : SnapshotCommand(rest).run()
    case "serve": try await wantsHelp ? say(ServeCommand.usage) : ServeCommand(rest).run()
    case "basemap":
      let own = Array(rest.dropFirst())
      switch rest.first {
      case "info": try wantsHelp ? say(InfoCommand.usage) : InfoCommand(own).run()
      case "tiles": try await wantsHelp ? say(TilesCommand.usage) : TilesCommand(own).run()
      case "build": try wantsHelp ? say(BuildCommand.usage) : BuildCommand(own).run()
      case "--help", "-h", nil: try say(usage)
      case let other?: throw CommandFailure.usage("unknown command \"basemap \(other)\"; try --help")
      }
    case "--help", "-h", "help", nil: try say(usage)
    case let other?: throw CommandFailure.usage("unknown command \"\(other)\"; try --help")
    }
  }

  /// Prints a line, and notices where nobody takes it.
  nonisolated static func say(_ text: String) throws(CommandFailure) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data("\(text)\n".utf8))
    } catch {
      throw .failed("cannot write to standard output")
    }
  }

  /// Prints what is worth knowing, though the work goes on.
  nonisolated static func note(_ text: String) {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    try? FileHandle.standardError.write(contentsOf: Data("openmapkit: \(line)\n".utf8))
  }

  private static func report(_ failure: CommandFailure) -> Int32 {
    note(failure.message)
    return failure.status
  }
}
