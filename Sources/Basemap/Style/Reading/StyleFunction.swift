/// A function of the earlier kind, as it is written.
struct StyleFunction {
  enum Kind: String { case identity, exponential, interval, categorical }

  struct Stop {
    let input: StyleValue
    let output: StyleValue
  }

  let kind: Kind
  /// The tag that it depends on.
  let property: String?
  let base: Double
  let space: StyleColorSpace
  /// Of a function of the zoom or of a tag.
  let stops: [Stop]
  /// Of a function of both, in ascending order.
  let zoomStops: [(zoom: Double, stops: [Stop])]

  init(_ members: [String: StyleValue], isInterpolated: Bool) throws(ExpressionFault) {
    func fault(_ reason: String) -> ExpressionFault { ExpressionFault(path: [], reason: reason) }
    property = members["property"]?.string
    if let name = members["type"] {
      guard let kind = name.string.flatMap(Kind.init) else { throw fault("there is no such type of function") }
      self.kind = kind
    } else {
      kind = isInterpolated ? .exponential : .interval
    }
    guard let base = (members["base"] ?? .number(1)).number, base > 0 else { throw fault("the base is not above 0") }
    self.base = base
    if let name = members["colorSpace"] {
      guard let space = name.string.flatMap(StyleColorSpace.init) else { throw fault("there is no such colour space") }
      self.space = space
    } else {
      space = .rgb
    }
    if kind == .identity {
      guard property != nil else { throw fault("the name of a tag expected") }
      (stops, zoomStops) = ([], [])
      return
    }
    guard let entries = members["stops"]?.array, !entries.isEmpty else { throw fault("stops expected") }
    var pairs: [Stop] = []
    for entry in entries {
      guard let pair = entry.array, pair.count == 2 else { throw fault("a stop is an input and an output") }
      pairs.append(Stop(input: pair[0], output: pair[1]))
    }
    guard case .object = pairs[0].input else {
      (stops, zoomStops) = (pairs, [])
      return
    }
    var groups: [(zoom: Double, stops: [Stop])] = []
    var places: [Double: Int] = [:]
    for pair in pairs {
      guard let input = pair.input.object, let zoom = input["zoom"]?.number, let value = input["value"] else {
        throw fault("a stop's input is a number, or a zoom and a value")
      }
      let stop = Stop(input: value, output: pair.output)
      if let place = places[zoom] {
        groups[place].stops.append(stop)
      } else {
        guard zoom > groups.last?.zoom ?? -.infinity else { throw fault("the zooms of the stops do not ascend") }
        places[zoom] = groups.count
        groups.append((zoom, [stop]))
      }
    }
    (stops, zoomStops) = ([], groups)
  }
}
