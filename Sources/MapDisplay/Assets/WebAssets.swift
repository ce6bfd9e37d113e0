/// The files of the page, read once: nothing else of the disk can be asked for.
struct WebAssets: Sendable {
  struct Asset: Sendable {
    let data: Data
    let type: String
    let entityTag: String
    /// The same, packed with gzip; nil where that saves next to nothing.
    let packed: Data?

    init(_ data: Data, type: String) {
      (self.data, self.type) = (data, type)
      entityTag = KeyedHash.digits(of: data, key: .open)
      packed = GzipFile.pack(data).flatMap { $0.count < data.count * 9 / 10 ? $0 : nil }
    }
  }
  private var assets: [String: Asset] = [:]

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml", "json": "application/json",
  ]

  /// Reads the page's files and OpenLayers.
  ///
  /// - Throws: `WebAssetsError`.
  init(openLayers folder: URL) throws(WebAssetsError) {
    guard let root = Bundle.module.url(forResource: "Web", withExtension: nil),
      let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    else { throw .missing("the page's own files") }
    for case let file as URL in files {
      let name = String(file.path.dropFirst(root.path.count))
      if let type = Self.types[file.pathExtension] { try add(file, as: name, type: type) }
    }
    for name in ["ol.js", "ol.css"] {
      try add(
        folder.appendingPathComponent(name), as: "/openlayers/\(name)",
        type: Self.types[String(name.dropFirst(3))] ?? "")
    }
    assets["/"] = assets["/index.html"]
    guard assets["/"] != nil else { throw .missing("the page's own files") }
  }

  private mutating func add(_ file: URL, as name: String, type: String) throws(WebAssetsError) {
    guard let data = try? Data(contentsOf: file) else { throw .missing(file.lastPathComponent) }
    assets[name] = Asset(data, type: type)
  }

  /// Puts the app's name into the page, where `APP_NAME` stands.
  mutating func setName(_ name: String) {
    guard let page = assets["/"] else { return }
    let escaped = name.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    let text = String(decoding: page.data, as: UTF8.self).replacingOccurrences(of: "APP_NAME", with: escaped)
    let named = Asset(Data(text.utf8), type: page.type)
    (assets["/"], assets["/index.html"]) = (named, named)
  }

  func response(to request: HTTPRequest) -> HTTPResponse? {
    guard let asset = assets[request.path] else { return nil }
    let packed = request.headers.acceptsGzip ? asset.packed : nil
    let entityTag = packed == nil ? "\"\(asset.entityTag)\"" : "\"\(asset.entityTag)-gzip\""
    var response = HTTPResponse(packed ?? asset.data, type: asset.type)
    if request.headers["if-none-match"] == entityTag {
      response = HTTPResponse(status: 304)
    } else if packed != nil {
      response.headers.add("content-encoding", "gzip")
    }
    response.headers.add("etag", entityTag)
    response.headers.add("vary", "accept-encoding")
    response.headers.add("cache-control", "no-cache")
    return response
  }
}

/// Which of the files that browsers need is not there.
enum WebAssetsError: Error, Equatable, CustomStringConvertible {
  case missing(String)
  case noOpenLayers

  var description: String {
    switch self {
    case .missing(let name): "missing: \(name)"
    case .noOpenLayers:
      "OpenLayers is not there: run `make setup`, or name a folder with ol.js and ol.css in OPENMAPKIT_OPENLAYERS"
    }
  }
}
