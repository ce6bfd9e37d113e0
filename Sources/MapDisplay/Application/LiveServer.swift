/// A display with its server.
@MainActor final class LiveServer {
  let display: Display
  private let server: MicrohttpdServer
  let host: String

  /// The address to open in a browser.
  var address: String {
    let shown = host == "0.0.0.0" || host == "::" ? "localhost" : host.contains(":") ? "[\(host)]" : host
    return "http://\(shown):\(server.port)/"
  }
  var port: UInt16 { server.port }

  /// Starts to serve.
  ///
  /// - Throws: `CommandProblem`.
  init(
    name: String, arguments: ServeArguments, limits: DisplayLimits = DisplayLimits(),
    makeMap: @escaping () -> MKMapView
  ) throws(CommandProblem) {
    guard let folder = OpenLayersFolder.find() else { throw .failed(WebAssetsError.noOpenLayers.description) }
    let responder = LateResponder(bodyLimit: limits.bodyBytes)
    do {
      var assets = try WebAssets(openLayers: folder)
      assets.setName(name)
      server = try MicrohttpdServer(host: arguments.host, port: arguments.port, responder: responder)
      host = arguments.host
      let hosts = AllowedHosts(host: arguments.host, port: server.port, others: arguments.allowedHosts)
      display = Display(limits: limits, services: DisplayServices(limits: limits), makeMap: makeMap)
      responder.set(DisplayResponder(display: display, assets: assets, hosts: hosts))
    } catch let error as MicrohttpdError {
      throw .failed("cannot listen at \(arguments.host), port \(arguments.port): \(error)")
    } catch {
      throw .failed("\(error)")
    }
    display.start()
  }

  func stop() {
    display.stop()
    server.stop()
  }
}

/// Answers once it knows how: which hosts are allowed depends on the port, which the server finds.
///
/// `@unchecked Sendable`: what changes is under the lock.
private final class LateResponder: Responder, @unchecked Sendable {
  private let lock = NSLock()
  private var responder: DisplayResponder?
  let bodyLimit: Int

  init(bodyLimit: Int) { self.bodyLimit = bodyLimit }

  func set(_ new: DisplayResponder) { lock.withLock { responder = new } }

  private var current: DisplayResponder? { lock.withLock { responder } }

  func immediateResponse(to request: HTTPRequest) -> HTTPResponse? {
    guard let current else { return HTTPProblem.busy.response }
    return current.immediateResponse(to: request)
  }

  func response(to request: HTTPRequest) async -> HTTPResponse {
    guard let current else { return HTTPProblem.busy.response }
    return await current.response(to: request)
  }
}
