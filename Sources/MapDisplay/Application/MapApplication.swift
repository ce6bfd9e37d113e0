/// An app with a map: gives a program its commands.
///
/// An addition to Apple's interface, whose apps are shown by a device. `serve`, which is meant where no command is
/// given, shows the app in browsers until the program is told to end; `snapshot` draws its map into a file.
///
/// In a browser the map is moved by dragging, by the arrow keys and by fingers; zoomed by the wheel, a double click, plus
/// and minus, and two fingers; turned by dragging with Alt or Control held, Shift with the left or right arrow key, and
/// two fingers.
@MainActor public struct MapApplication {
  /// Does a command, given what comes after its name, and answers the exit status.
  public typealias Command = @MainActor ([String]) async -> Int32

  let name: String
  let makeRoot: @MainActor () -> UIViewController
  private let commands: [String: Command]

  /// Makes an app.
  ///
  /// - Parameters:
  ///   - name: What the browser's window is called.
  ///   - commands: Commands of the app's own, by their names; one called `snapshot` takes the place of the usual one.
  ///   - root: Makes the controller that one page shows.
  public init(
    name: String, commands: [String: Command] = [:], root: @escaping @MainActor () -> UIViewController
  ) {
    (self.name, self.commands) = (name, commands)
    makeRoot = root
  }

  static let usage = """
    commands:
      serve       show the app in browsers (where no command is given)
        --host ADDRESS      where to listen (default: 127.0.0.1, this machine alone)
        --port NUMBER       (default: 8080; 0: any)
        --allow-host NAME   one more name, with its port, under which browsers may ask; may be given again
        --basemap SOURCE    an archive (PMTiles, MBTiles), GeoJSON document or address of tiles to draw above the
                            world; may be given again, as may OPENMAPKIT_BASEMAP, with semicolons between them
      snapshot    draw the map into a file
        --output FILE       .png, .jpg, .webp, .svg or .pdf
        --basemap SOURCE    as above
        --size WIDTHxHEIGHT of the window, in points (default: 1024x768)
        --scale NUMBER      pixels per point, 0.25 to 8 (default: 2)
        --link TEXT         what an address says after the question mark
    """

  /// Does what the arguments say, and answers the exit status: 0, 2 for a mistake in the call, 1 for all else.
  public func run(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) async -> Int32 {
    var rest = ArraySlice(arguments)
    let isServing = rest.first.map { $0.hasPrefix("--") && $0 != "--help" } ?? true
    let command = isServing ? "serve" : rest.removeFirst()
    if let own = commands[command] { return await own(Array(rest)) }
    do throws(CommandProblem) {
      switch command {
      case "serve": try await serve(try ServeArguments(rest))
      case "snapshot":
        let arguments = try SnapshotArguments(rest)
        try Self.lay(arguments.basemaps)
        Self.say(try await SnapshotCommand(arguments: arguments, makeRoot: makeRoot).run())
      case "--help", "-h", "help": Self.say(Self.usage)
      default: throw .usage("unknown command \"\(command)\"; try --help")
      }
      return 0
    } catch {
      let line = "\(ProcessInfo.processInfo.processName): \(error.message)\n"
      try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
      return error.status
    }
  }

  private func serve(_ arguments: ServeArguments) async throws(CommandProblem) {
    try Self.lay(arguments.basemaps)
    let server = try LiveServer(name: name, arguments: arguments, makeRoot: makeRoot)
    Self.say("\(name) is shown at \(server.address)")
    await EndSignal.wait()
    server.stop()
  }

  /// Lays archives under all maps that are made from now on.
  private static func lay(_ basemaps: [String]) throws(CommandProblem) {
    guard !basemaps.isEmpty else { return }
    do throws(BaseMapError) {
      BaseMap.standard = try BaseMap(archives: BaseMap.sourcesOfEnvironment + basemaps)
    } catch {
      throw .failed("--basemap: \(error)")
    }
  }

  /// Prints a line; where nobody takes it, the work goes on.
  private static func say(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data("\(text)\n".utf8))
  }
}
