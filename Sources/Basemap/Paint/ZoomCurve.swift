/// A number that changes with the zoom: given at some zooms, in between interpolated, beyond them constant.
struct ZoomCurve: Hashable, Sendable {
  struct Stop: Hashable, Sendable {
    let zoom: Double
    let value: Double
  }

  /// In the order of their zooms; never empty.
  private let stops: [Stop]

  /// Makes a curve through values at zooms, in any order.
  init(_ values: KeyValuePairs<Double, Double>) {
    let sorted = values.map { Stop(zoom: $0.key, value: $0.value) }.sorted { $0.zoom < $1.zoom }
    stops = sorted.isEmpty ? [Stop(zoom: 0, value: 0)] : sorted
  }

  private init(stops: [Stop]) { self.stops = stops }

  static func constant(_ value: Double) -> ZoomCurve { ZoomCurve([0: value]) }

  /// The curve with each value times a factor.
  func scaled(by factor: Double) -> ZoomCurve {
    ZoomCurve(stops: stops.map { Stop(zoom: $0.zoom, value: $0.value * factor) })
  }

  /// The value at a zoom.
  ///
  /// Between two positive values it grows by the same factor on each step, as scales do; else evenly.
  func value(at zoom: Double) -> Double {
    guard let next = stops.firstIndex(where: { $0.zoom > zoom }) else { return stops[stops.count - 1].value }
    guard next > 0 else { return stops[0].value }
    let (a, b) = (stops[next - 1], stops[next])
    let part = (zoom - a.zoom) / (b.zoom - a.zoom)
    return a.value > 0 && b.value > 0
      ? a.value * pow(b.value / a.value, part) : a.value + (b.value - a.value) * part
  }

  /// The largest value of all.
  var maximum: Double { stops.reduce(stops[0].value) { max($0, $1.value) } }
}
