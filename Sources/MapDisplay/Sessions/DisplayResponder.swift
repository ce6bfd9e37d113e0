/// Answers everything that browsers ask of a display.
struct DisplayResponder: Responder {
  let display: Display
  let services: DisplayServices
  let assets: WebAssets
  let hosts: AllowedHosts
  let bodyLimit: Int

  static let cookieName = "openmapkit-session"

  @MainActor init(display: Display, assets: WebAssets, hosts: AllowedHosts) {
    self.display = display
    services = display.services
    self.assets = assets
    self.hosts = hosts
    bodyLimit = display.limits.bodyBytes
  }

  func immediateResponse(to request: HTTPRequest) -> HTTPResponse? {
    do throws(HTTPProblem) {
      try check(request)
      return try kept(request).map(Self.finished)
    } catch {
      return Self.finished(error.response)
    }
  }

  func response(to request: HTTPRequest) async -> HTTPResponse {
    do {
      try check(request)
      if let response = try kept(request) { return Self.finished(response) }
      return Self.finished(try await answer(request))
    } catch let problem as HTTPProblem {
      return Self.finished(problem.response)
    } catch {
      return Self.finished(HTTPProblem.failed.response)
    }
  }

  private static func finished(_ response: HTTPResponse) -> HTTPResponse {
    var response = response
    SecurityHeaders.add(to: &response)
    return response
  }

  // MARK: Who may ask

  private func check(_ request: HTTPRequest) throws(HTTPProblem) {
    guard hosts.allow(request.headers["host"]) else { throw .wrongHost }
    switch request.method {
    case "GET", "HEAD": return
    case "POST":
      guard AllowedHosts.isSame(origin: request.headers["origin"], as: request.headers["host"]) else {
        throw .forbidden("the page that sent this is not of this server")
      }
      let type = request.headers["content-type"]?.split(separator: ";").first
      guard type?.trimmingCharacters(in: .whitespaces).lowercased() == "application/json" else {
        throw .unsupportedMediaType
      }
      guard request.body.count <= bodyLimit else { throw .tooLarge }
    default: throw .methodNotAllowed(allow: "GET, HEAD, POST")
    }
  }

  /// The visitor's cookie; one that is no token of ours counts as none.
  private static func cookie(of request: HTTPRequest) -> SecretToken? {
    for field in request.headers.values("cookie") {
      for pair in field.split(separator: ";") {
        let parts = pair.split(separator: "=", maxSplits: 1)
        if parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == cookieName {
          return SecretToken(parts[1].trimmingCharacters(in: .whitespaces))
        }
      }
    }
    return nil
  }

  // MARK: What is there already

  private func kept(_ request: HTTPRequest) throws(HTTPProblem) -> HTTPResponse? {
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    switch parts.first {
    case "tiles":
      guard request.isRead else { throw .methodNotAllowed(allow: "GET, HEAD") }
      guard let name = TileName(path: parts.dropFirst()) else { throw .notFound }
      return services.tiles.keptTile(name)?.response(to: request, lifetime: name.lifetime)
    case "labels":
      guard request.isRead else { throw .methodNotAllowed(allow: "GET, HEAD") }
      guard let name = LabelsName(path: parts.dropFirst()) else { throw .notFound }
      return services.tiles.keptLabels(name)?.response(to: request, lifetime: .hour)
    case "sprites":
      guard request.isRead else { throw .methodNotAllowed(allow: "GET, HEAD") }
      guard parts.count == 2, let file = parts.last, file.hasSuffix(".png"),
        let sprite = services.sprites[String(file.dropLast(4))]
      else { throw .notFound }
      return sprite.response(to: request, lifetime: .forever)
    case "screens", "healthz": return nil
    default:
      guard let response = assets.response(to: request) else { throw .notFound }
      guard request.isRead else { throw .methodNotAllowed(allow: "GET, HEAD") }
      return response
    }
  }

  // MARK: What has to be made

  private func answer(_ request: HTTPRequest) async throws -> HTTPResponse {
    let parts = Array(request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst())
    switch (parts.first, parts.count) {
    case ("tiles", _):
      guard let name = TileName(path: parts[1...]) else { throw HTTPProblem.notFound }
      return try await services.tiles.tile(name).response(to: request, lifetime: name.lifetime)
    case ("labels", _):
      guard let name = LabelsName(path: parts[1...]) else { throw HTTPProblem.notFound }
      return try await services.tiles.labels(name).response(to: request, lifetime: .hour)
    case ("healthz", 1): return try await health(request)
    case ("screens", 1):
      guard request.method == "POST" else { throw HTTPProblem.methodNotAllowed(allow: "POST") }
      return try await makeScreen(request)
    case ("screens", 3):
      guard let id = SecretToken(parts[1]) else { throw HTTPProblem.notFound }
      switch parts[2] {
      case "events":
        guard request.method == "GET" else { throw HTTPProblem.methodNotAllowed(allow: "GET") }
        return try await events(of: id, request)
      case "messages":
        guard request.method == "POST" else { throw HTTPProblem.methodNotAllowed(allow: "POST") }
        return try await receive(request, for: id)
      default: throw HTTPProblem.notFound
      }
    default: throw HTTPProblem.notFound
    }
  }

  @MainActor private func health(_ request: HTTPRequest) throws(HTTPProblem) -> HTTPResponse {
    guard request.isRead else { throw .methodNotAllowed(allow: "GET, HEAD") }
    var response = HTTPResponse(
      Data("{\"status\":\"ok\",\"sessions\":\(display.sessions.count)}\n".utf8), type: "application/json")
    response.headers.add("cache-control", "no-store")
    return response
  }

  @MainActor private func makeScreen(_ request: HTTPRequest) throws(HTTPProblem) -> HTTPResponse {
    let (session, screen) = try display.makeScreen(
      for: Self.cookie(of: request), opening: try PageOpening(json: request.body))
    var response = HTTPResponse(
      Data("{\"screen\":\"\(screen.id)\"}\n".utf8), type: "application/json", status: 201)
    response.headers.add("cache-control", "no-store")
    response.headers.add("set-cookie", "\(Self.cookieName)=\(session.id); Path=/; HttpOnly; SameSite=Strict")
    return response
  }

  @MainActor private func events(of id: SecretToken, _ request: HTTPRequest) throws(HTTPProblem) -> HTTPResponse {
    guard let screen = display.screen(id, of: Self.cookie(of: request)) else { throw .notFound }
    return HTTPResponse(
      headers: ["content-type": "text/event-stream", "cache-control": "no-store", "x-accel-buffering": "no"],
      body: .events(screen.open(lastEventID: request.headers["last-event-id"])))
  }

  @MainActor private func receive(_ request: HTTPRequest, for id: SecretToken) throws(HTTPProblem) -> HTTPResponse {
    guard let screen = display.screen(id, of: Self.cookie(of: request)) else { throw .notFound }
    screen.receive(try ClientMessage(json: request.body))
    return HTTPResponse(status: 204, headers: ["cache-control": "no-store"])
  }
}

extension TileName {
  /// Overlays' addresses tell what is in them; the ground may be replaced.
  var lifetime: EncodedPicture.Lifetime {
    if case .base = picture { return .hour }
    return .forever
  }
}
