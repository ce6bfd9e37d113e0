/// The ways of the `transportation` layer, by rank: how wide they are and from which zoom they are drawn.
///
/// Source of the classes: the OpenMapTiles schema, layer "transportation".
struct RoadClass: Sendable {
  /// Above, on or below the ground.
  enum Level: Sendable {
    case tunnel, ground, bridge
    /// From afar all are one: many short bridges would break a motorway up.
    case any

    /// The zoom from which levels are told apart.
    static let from = 13.0

    static let nearby = [Level.tunnel, .ground, .bridge]

    var conditions: [FeatureFilter.Condition] {
      switch self {
      case .tunnel: [.is("brunnel", ["tunnel"])]
      case .ground: [.isNot("brunnel", ["tunnel", "bridge"])]
      case .bridge: [.is("brunnel", ["bridge"])]
      case .any: []
      }
    }
  }

  let classes: [String]
  /// Only slip roads, or none; nil for both.
  let isRamp: Bool?
  /// The zoom of the first appearance.
  let from: Double
  /// The zoom from which the edges are drawn too.
  let edgeFrom: Double
  /// In points.
  let width: ZoomCurve
  let fill: KeyPath<Palette, CGColor> & Sendable
  let edge: KeyPath<Palette, CGColor> & Sendable

  func filter(_ level: Level) -> FeatureFilter {
    var conditions = level.conditions
    if let isRamp { conditions.append(isRamp ? .is("ramp", ["1"]) : .isNot("ramp", ["1"])) }
    return .lines("transportation", classes, where: conditions)
  }

  /// From the lowest rank to the highest: the order of drawing.
  static let ranks = [
    RoadClass(
      classes: ["service", "service_construction", "raceway"], isRamp: nil, from: 14, edgeFrom: 15.5,
      width: ZoomCurve([14: 0.7, 15: 1.6, 16: 3.4, 18: 9, 20: 28]), fill: \.street, edge: \.streetEdge),
    RoadClass(
      classes: ["minor", "minor_construction", "busway", "bus_guideway", "street", "street_limited"], isRamp: nil,
      from: 12.5, edgeFrom: 13.5, width: ZoomCurve([12.5: 0.4, 13: 0.8, 14: 1.8, 15: 3.6, 16: 6.4, 18: 17, 20: 56]),
      fill: \.street, edge: \.streetEdge),
    RoadClass(
      classes: ["tertiary", "tertiary_construction"], isRamp: nil, from: 10.5, edgeFrom: 12,
      width: ZoomCurve([10.5: 0.5, 12: 1.2, 13: 1.9, 14: 3.1, 15: 4.8, 16: 7.8, 18: 20, 20: 64]), fill: \.street,
      edge: \.streetEdge),
    RoadClass(
      classes: ["secondary"], isRamp: true, from: 12.5, edgeFrom: 13.5,
      width: ZoomCurve([12.5: 0.6, 14: 2.2, 16: 5.6, 18: 14, 20: 44]), fill: \.street, edge: \.streetEdge),
    RoadClass(
      classes: ["primary"], isRamp: true, from: 12.5, edgeFrom: 13.5,
      width: ZoomCurve([12.5: 0.7, 14: 2.4, 16: 6, 18: 15, 20: 46]), fill: \.primary, edge: \.primaryEdge),
    RoadClass(
      classes: ["secondary", "secondary_construction"], isRamp: false, from: 9.5, edgeFrom: 11,
      width: ZoomCurve([9.5: 0.5, 11: 1, 12: 1.7, 13: 2.5, 14: 3.8, 16: 9, 18: 23, 20: 74]), fill: \.street,
      edge: \.streetEdge),
    RoadClass(
      classes: ["primary", "primary_construction"], isRamp: false, from: 8.5, edgeFrom: 10.5,
      width: ZoomCurve([8.5: 0.5, 10: 1.1, 12: 2, 13: 3, 14: 4.4, 16: 10, 18: 25, 20: 80]), fill: \.primary,
      edge: \.primaryEdge),
    RoadClass(
      classes: ["motorway", "trunk"], isRamp: true, from: 11, edgeFrom: 12.5,
      width: ZoomCurve([11: 0.6, 12: 1.1, 13: 1.9, 14: 3, 16: 7, 18: 17, 20: 52]), fill: \.trunk, edge: \.trunkEdge),
    RoadClass(
      classes: ["trunk", "trunk_construction"], isRamp: false, from: 6, edgeFrom: 10,
      width: ZoomCurve([6: 0.5, 8: 0.9, 10: 1.7, 12: 2.8, 13: 4, 14: 5.6, 16: 12, 18: 28, 20: 88]), fill: \.trunk,
      edge: \.trunkEdge),
    RoadClass(
      classes: ["motorway", "motorway_construction"], isRamp: false, from: 5, edgeFrom: 8.5,
      width: ZoomCurve([5: 0.5, 8: 1.2, 10: 2.2, 12: 3.4, 13: 4.6, 14: 6.2, 16: 13, 18: 30, 20: 94]),
      fill: \.motorway, edge: \.motorwayEdge),
  ]
}
