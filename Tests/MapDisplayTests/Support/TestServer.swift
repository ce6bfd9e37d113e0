import Foundation

@testable import MapDisplay

/// A display with a real server at a free port of this machine.
@MainActor final class TestServer {
  let display: TestDisplay
  let server: MicrohttpdServer

  init(
    limits: MicrohttpdServer.Limits = MicrohttpdServer.Limits(),
    fill: @escaping @MainActor (MKMapView) -> Void = { _ in }
  ) throws {
    display = try TestDisplay(fill: fill)
    let gate = PortGate()
    server = try MicrohttpdServer(host: "127.0.0.1", port: 0, responder: gate, limits: limits)
    let responder = DisplayResponder(
      display: display.display, assets: display.responder.assets,
      hosts: AllowedHosts(host: "127.0.0.1", port: server.port))
    gate.responder = responder
  }

  /// `@unchecked Sendable`: set before the first request.
  private final class PortGate: Responder, @unchecked Sendable {
    var responder: DisplayResponder?
    let bodyLimit = 4096
    func immediateResponse(to request: HTTPRequest) -> HTTPResponse? { responder?.immediateResponse(to: request) }
    func response(to request: HTTPRequest) async -> HTTPResponse {
      await responder?.response(to: request) ?? HTTPProblem.busy.response
    }
  }

  /// Runs blocking work on a thread of its own, so that the main actor stays free to answer.
  nonisolated static func blocking<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body()) }
    }
  }

  func stop() {
    display.display.stop()
    server.stop()
  }

  nonisolated static func isHealthy(_ port: UInt16) -> Bool {
    guard let socket = RawSocket(port: port, timeout: 20) else { return false }
    socket.send("GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    return socket.readStatus() == 200
  }
}
