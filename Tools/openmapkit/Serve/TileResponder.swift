import Basemap
import Dispatch
import MapDisplay

/// Answers for the tiles of a base map.
///
/// `@unchecked Sendable`: what changes is under the lock.
final class TileResponder: Responder, @unchecked Sendable {
  let bodyLimit = 0
  private let images: ImageTiles
  private let data: DataTiles
  private let lock = NSLock()
  private var hosts: AllowedHosts?

  /// - Throws: `CommandFailure`.
  init(_ arguments: BaseMapArguments) throws(CommandFailure) {
    images = ImageTiles(map: try arguments.baseMap())
    data = try DataTiles(arguments.sources)
  }

  /// Says under which names the server may be asked; before that it answers nobody.
  func allow(_ new: AllowedHosts) { lock.withLock { hosts = new } }

  func immediateResponse(to request: HTTPRequest) -> HTTPResponse? {
    guard lock.withLock({ hosts })?.allow(request.headers["host"]) ?? false else {
      return HTTPProblem.wrongHost.response
    }
    guard request.isRead else { return HTTPProblem.methodNotAllowed(allow: "GET, HEAD").response }
    guard let asked = TileRequest(request.path) else { return HTTPProblem.notFound.response }
    switch asked {
    case .health: return json(["status": "ok"], request)
    case .index: return json(index(root(request)), request)
    case .imageDescription(let look):
      return json(images.description(look, root: root(request), credits: data.userCredits), request)
    case .dataDescription: return json(data.description(root: root(request)), request)
    case .image(let look, let address, let scale, let format):
      return images.kept(ImageTiles.Name(look: look, address: address, scale: scale, format: format), request)
    case .style, .data: return nil
    }
  }

  func response(to request: HTTPRequest) async -> HTTPResponse {
    do {
      switch TileRequest(request.path) {
      case .image(let look, let address, let scale, let format):
        let name = ImageTiles.Name(look: look, address: address, scale: scale, format: format)
        return try await images.response(name, request)
      case .data(let address): return try await data.response(address, request)
      case .style(let look): return json(try StyleDocument(look).object(root: root(request)), request)
      default: return HTTPProblem.notFound.response
      }
    } catch let problem as HTTPProblem {
      return problem.response
    } catch {
      return HTTPProblem.failed.response
    }
  }

  /// The server's own address, as the client wrote it.
  private func root(_ request: HTTPRequest) -> String {
    let scheme = request.headers["x-forwarded-proto"] == "https" ? "https" : "http"
    return "\(scheme)://\(request.headers["host"] ?? "localhost")"
  }

  private func index(_ root: String) -> [String: Any] {
    [
      "tiles": Look.allCases.map { "\(root)/tiles/\($0.text).json" },
      "styles": Look.allCases.map { "\(root)/styles/\($0.text).json" }, "data": ["\(root)/data/map.json"],
    ]
  }

  private func json(_ object: [String: Any], _ request: HTTPRequest) -> HTTPResponse {
    guard
      let text = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    else { return HTTPProblem.failed.response }
    var response = HTTPResponse(text + Data("\n".utf8), type: "application/json")
    response.headers.add("cache-control", "no-cache")
    return Self.open(response)
  }

  /// Lets pages of any host read an answer: tiles are for other people's maps, and nothing here is a visitor's own.
  static func open(_ response: HTTPResponse) -> HTTPResponse {
    var response = response
    response.headers.add("access-control-allow-origin", "*")
    response.headers.add("x-content-type-options", "nosniff")
    return response
  }
}
