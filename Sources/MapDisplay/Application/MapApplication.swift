/// An app with a map: gives a program its commands.
@MainActor public struct MapApplication {
  let name: String
  let makeMap: () -> MKMapView

  /// Makes an app.
  ///
  /// - Parameters:
  ///   - name: What the browser's window is called.
  ///   - map: Makes the map of one page.
  public init(name: String, map: @escaping () -> MKMapView) {
    self.name = name
    makeMap = map
  }

  /// Serves the app until the program is ended.
  public func run(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) async -> Int32 {
    do throws(CommandProblem) {
      let server = try LiveServer(name: name, arguments: try ServeArguments(arguments), makeMap: makeMap)
      try? FileHandle.standardOutput.write(contentsOf: Data("\(name) is shown at \(server.address)\n".utf8))
      await Self.untilEnded()
      server.stop()
      return 0
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("\(error.message)\n".utf8))
      return error.status
    }
  }

  /// Waits for Control-C, or to be told to end.
  private static func untilEnded() async {
    let (signals, continuation) = AsyncStream.makeStream(of: Void.self)
    let sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { continuation.yield() }
      source.activate()
      return source
    }
    defer { sources.forEach { $0.cancel() } }
    for await _ in signals { return }
  }
}
