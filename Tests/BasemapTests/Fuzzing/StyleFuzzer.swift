import Basemap
import Foundation

/// A property of any type.
private protocol AnyProperty {
  func evaluate(in context: StyleContext)
}

extension StyleProperty: AnyProperty {
  fileprivate func evaluate(in context: StyleContext) { _ = value(in: context) }
}

private let contexts: [StyleContext] = {
  let tags: [String: StyleValue] = [
    "class": .string("path"), "name": .string("Ä park"), "rank": .number(3), "color": .string("red"), "none": .null,
    "list": .array([.string("a"), .number(1)]), "flag": .bool(true),
  ]
  let layer = FeatureLayer(
    name: "a", extent: 4096, geometry: VectorTileGeometry(),
    entries: [
      FeatureLayer.Entry(kind: .point, tags: tags, id: .number(4)),
      FeatureLayer.Entry(kind: .line, tags: ["rank": .number(.nan), "class": .number(.infinity)]),
    ])
  return [0, 1].map { index in
    StyleContext(
      zoom: 3.7 + Double(index) * 9, feature: layer.feature(index), lineProgress: 0.3,
      tile: TileAddress(z: 14, x: 8192, y: 8192), availableImages: ["wood"])
  } + [StyleContext(zoom: 99)]
}()

/// Reads the bytes as a style sheet, and evaluates every filter and property of its layers.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard let sheet = try? StyleSheet(json: Data(bytes: start, count: count)) else { return 0 }
  for layer in sheet.layers {
    guard let style = Mirror(reflecting: layer.paint).children.first?.value else { continue }
    for context in contexts {
      _ = layer.filter?.passes(context)
      _ = layer.visibility.value(in: context)
      for child in Mirror(reflecting: style).children { (child.value as? any AnyProperty)?.evaluate(in: context) }
    }
  }
  return 0
}
