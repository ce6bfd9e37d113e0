import Basemap
import MapDisplay

/// Serves the base map to other map clients.
@MainActor struct ServeCommand {
  nonisolated static let usage = """
    usage: openmapkit serve [options]
      --host ADDRESS        where to listen (default: 127.0.0.1, this machine alone)
      --port NUMBER         (default: 8080; 0: any)
      --allow-host NAME     one more name, with its port, under which clients may ask; may be given again
      --basemap SOURCE      as for openmapkit snapshot; may be given again
      --style FILE          a MapLibre style sheet to draw the map with
      --language CODE       of the names on the map
    Addresses:
      /tiles/LOOK/Z/X/Y.png images of 256 points (also .webp and .jpg; @2x and @3x before the ending); LOOK is standard,
                            muted, satellite or hybrid, with -dark behind it for dark surroundings
      /tiles/LOOK.json      their TileJSON
      /data/map/Z/X/Y.pbf   vector tiles as the sources have them, of the topmost source with such a tile
      /data/map.json        their TileJSON
      /styles/LOOK.json     the style sheet, for clients that draw themselves
      /healthz              whether the server lives
    """

  private let arguments: CommandArguments
  private let host: String
  private let port: UInt16

  init(_ arguments: [String]) throws(CommandFailure) {
    self.arguments = try CommandArguments(
      arguments, options: ["--host", "--port", "--allow-host", "--basemap", "--style", "--language"])
    host = self.arguments["--host"] ?? "127.0.0.1"
    port = UInt16(try self.arguments.number("--port", in: 0...65535) ?? 8080)
  }

  func run() async throws {
    let responder = try TileResponder(BaseMapArguments(arguments))
    let server: MicrohttpdServer
    do throws(MicrohttpdError) {
      server = try MicrohttpdServer(host: host, port: port, responder: responder)
    } catch {
      throw CommandFailure.failed("cannot listen at \(host), port \(port): \(error)")
    }
    responder.allow(AllowedHosts(host: host, port: server.port, others: arguments.all("--allow-host")))
    let shown = host == "0.0.0.0" || host == "::" ? "localhost" : host.contains(":") ? "[\(host)]" : host
    try OpenMapKitCommand.say("Tiles are served at http://\(shown):\(server.port)/")
    await EndSignal.wait()
    server.stop()
  }
}
