/// Collects rules, and gives equal filters of all tables one index.
struct PaintTableBuilder {
  private(set) var filters: [FeatureFilter] = []
  private var indices: [FeatureFilter: Int] = [:]
  private var rules: [PaintRule] = []

  /// Answers the index of a filter.
  mutating func index(of filter: FeatureFilter) -> Int {
    if let known = indices[filter] { return known }
    indices[filter] = filters.count
    filters.append(filter)
    return filters.count - 1
  }

  mutating func fill(
    _ filter: FeatureFilter, _ color: CGColor, from first: Double = 0, to last: Double = .infinity,
    opacity: ZoomCurve = .constant(1)
  ) {
    rules.append(
      PaintRule(
        filter: index(of: filter), zooms: first..<last, parts: .all,
        paint: .fill(PaintRule.Fill(color: color, opacity: opacity))))
  }

  mutating func band(_ filter: FeatureFilter, _ color: CGColor, breadth: Double, from first: Double) {
    rules.append(
      PaintRule(
        filter: index(of: filter), zooms: first..<Double.infinity, parts: .closed,
        paint: .band(PaintRule.Band(color: color, breadth: breadth))))
  }

  mutating func stroke(
    _ filter: FeatureFilter, _ stroke: PaintRule.Stroke, from first: Double = 0, to last: Double = .infinity,
    parts: PaintRule.Parts = .all
  ) {
    rules.append(PaintRule(filter: index(of: filter), zooms: first..<last, parts: parts, paint: .stroke(stroke)))
  }

  /// Ends a table and starts the next with the same filters.
  mutating func finish(
    ground: CGColor, beyond: (north: CGColor, south: CGColor)? = nil, opacity: CGFloat = 1
  ) -> PaintTable {
    defer { rules = [] }
    return PaintTable(ground: ground, beyond: beyond, rules: rules, opacity: opacity)
  }
}

extension FeatureFilter {
  /// Areas of a layer whose class is one of some; without any, all.
  static func areas(_ layer: String, _ classes: String..., where more: [Condition] = []) -> FeatureFilter {
    FeatureFilter(layer: layer, kind: .polygon, conditions: conditions(classes) + more)
  }

  /// Lines of a layer whose class is one of some; without any, all.
  static func lines(_ layer: String, _ classes: [String] = [], where more: [Condition] = []) -> FeatureFilter {
    FeatureFilter(layer: layer, kind: .line, conditions: conditions(classes) + more)
  }

  private static func conditions(_ classes: [String]) -> [Condition] {
    classes.isEmpty ? [] : [.is("class", classes)]
  }
}

extension FeatureFilter.Condition {
  static func `is`(_ key: String, _ values: [String]) -> Self {
    Self(key: key, values: Set(values), isExclusion: false)
  }
  static func isNot(_ key: String, _ values: [String]) -> Self {
    Self(key: key, values: Set(values), isExclusion: true)
  }
}
