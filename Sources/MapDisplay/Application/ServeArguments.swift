/// The options of `serve`, read and checked.
struct ServeArguments: Equatable {
  var host = "127.0.0.1"
  var port: UInt16 = 8080
  /// More names under which browsers may ask, as they send them: behind a proxy, say.
  var allowedHosts: [String] = []
  /// Paths of archives for the base map, the lowest first.
  var basemaps: [String] = []

  private static let options = ["--host", "--port", "--allow-host", "--basemap"]

  /// - Throws: `CommandProblem.usage`.
  init(_ arguments: some Collection<String>) throws(CommandProblem) {
    var rest = ArraySlice(arguments)
    while let option = rest.popFirst() {
      guard Self.options.contains(option) else { throw .usage("unknown option \"\(option)\"") }
      guard let value = rest.popFirst() else { throw .usage("\(option) needs a value") }
      switch option {
      case "--host": host = value
      case "--port":
        guard let number = UInt16(value) else { throw .usage("--port: \"\(value)\" is not a number from 0 to 65535") }
        port = number
      case "--basemap": basemaps.append(value)
      default: allowedHosts.append(value)
      }
    }
  }
}
