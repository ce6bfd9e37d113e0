/// The part of a page's address after `?`, and what it stands for.
@MainActor enum PageLink {
  /// The most bytes that are read, and written.
  private static let longest = 2000
  private static let own: Set<String> = ["center", "zoom", "heading"]

  /// Opens what an address says.
  static func open(_ text: String, in root: UIViewController, map: MKMapView?) {
    let items = items(of: text)
    guard !items.isEmpty else { return }
    linked(root)?.open(items.filter { !own.contains($0.name) })
    if let map, let view = view(items) { map.show(view) }
  }

  /// The address of what is shown now.
  static func text(of root: UIViewController?, map: MapPresenter?) -> String {
    var items = root.flatMap(linked)?.linkItems.filter { !own.contains($0.name) } ?? []
    if let map { items = Self.items(of: map) + items }
    let pairs = items.map { "\(encode($0.name))=\(encode($0.value ?? ""))" }
    var text = ""
    // What does not fit is left out, rather than cut in the middle.
    for pair in pairs where text.utf8.count + pair.utf8.count < longest { text += (text.isEmpty ? "" : "&") + pair }
    return text
  }

  /// The first controller that has something to say: the root, or one in it.
  private static func linked(_ controller: UIViewController) -> (any LinkedController)? {
    if let found = controller as? any LinkedController { return found }
    return controller.children.lazy.compactMap { linked($0) }.first
  }

  // MARK: Where the map is

  private static func items(of map: MapPresenter) -> [URLQueryItem] {
    let placed = map.placed
    let point = MKMapPoint(x: placed.center.x, y: placed.center.y)
    let coordinate = point.coordinate
    let longitude = coordinate.longitude.remainder(dividingBy: 360)
    // Enough for a fiftieth of a point at the deepest step.
    let center = String(format: "%.8f,%.8f", coordinate.latitude, longitude)
    var items = [
      URLQueryItem(name: "center", value: center),
      URLQueryItem(name: "zoom", value: String(format: "%.4f", Double(placed.step) / Double(TileGrid.stepsPerZoom))),
    ]
    if placed.heading != 0 {
      items.append(URLQueryItem(name: "heading", value: String(format: "%.2f", placed.heading)))
    }
    return items
  }

  private static func view(_ items: [URLQueryItem]) -> PlacedView? {
    func value(_ name: String) -> String? { items.first { $0.name == name }?.value }
    let center = value("center")?.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) } ?? []
    guard center.count == 2, let latitude = center[0], let longitude = center[1],
      let zoom = value("zoom").flatMap(Double.init), zoom.isFinite
    else { return nil }
    let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    guard CLLocationCoordinate2DIsValid(coordinate) else { return nil }
    let point = MKMapPoint(coordinate)
    let step = (zoom * Double(TileGrid.stepsPerZoom)).rounded()
    let heading = value("heading").flatMap(Double.init) ?? 0
    guard step >= Double(TileGrid.steps.lowerBound), step <= Double(TileGrid.steps.upperBound) else { return nil }
    return try? PlacedView(
      center: MapPlace(x: point.x, y: min(max(point.y, 0), MKMapSize.world.height)), step: Int(step),
      heading: heading >= 0 && heading < 360 ? heading : 0
    ).checked()
  }

  // MARK: Reading and writing

  private static func items(of text: String) -> [URLQueryItem] {
    guard text.utf8.count <= longest else { return [] }
    return text.split(separator: "&").prefix(64).compactMap { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = parts.first.flatMap(decode), !name.isEmpty else { return nil }
      return URLQueryItem(name: name, value: parts.count > 1 ? decode(parts[1]) : nil)
    }
  }

  private static func decode(_ text: Substring) -> String? {
    text.replacingOccurrences(of: "+", with: " ").removingPercentEncoding
  }

  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~,:")

  private static func encode(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
  }
}
