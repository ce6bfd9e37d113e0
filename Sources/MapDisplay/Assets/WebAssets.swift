/// The files of the page, read once: nothing else of the disk can be asked for.
struct WebAssets: Sendable {
  struct Asset: Sendable {
    let data: Data
    let type: String
    let entityTag: String
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
    assets[name] = Asset(data: data, type: type, entityTag: "\"\(KeyedHash.digits(of: data, key: .open))\"")
  }

  /// Puts the app's name into the page, where `APP_NAME` stands.
  mutating func setName(_ name: String) {
    guard let page = assets["/"] else { return }
    let escaped = name.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    let text = String(decoding: page.data, as: UTF8.self).replacingOccurrences(of: "APP_NAME", with: escaped)
    let data = Data(text.utf8)
    let named = Asset(data: data, type: page.type, entityTag: "\"\(KeyedHash.digits(of: data, key: .open))\"")
    (assets["/"], assets["/index.html"]) = (named, named)
  }

  func response(to request: HTTPRequest) -> HTTPResponse? {
    guard let asset = assets[request.path] else { return nil }
    var response = HTTPResponse(asset.data, type: asset.type)
    if request.headers["if-none-match"] == asset.entityTag { response = HTTPResponse(status: 304) }
    response.headers.add("etag", asset.entityTag)
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
