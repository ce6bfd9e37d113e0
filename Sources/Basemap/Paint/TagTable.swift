/// The values of some tags of all features of a layer, side by side.
///
/// Each distinct value is decoded once, and each condition is answered once for each distinct value: passing a filter
/// then takes a look-up for each condition.
struct TagTable {
  private struct Column {
    let key: String
    /// The distinct values; place 0 stands for a missing tag.
    var values: [VectorTileValue?] = [nil]
    /// For each feature the place of its value.
    var places: [Int32]

    /// For each distinct value whether it meets a condition.
    func passing(_ condition: FeatureFilter.Condition) -> [Bool] {
      values.map { value in
        guard let value else { return condition.isExclusion }
        return condition.values.contains(value.text) != condition.isExclusion
      }
    }
  }

  private let kinds: [VectorTileFeature.Kind]
  private var columns: [Column]

  init(_ layer: VectorTileLayer, keys: Set<String>) throws(VectorTileError) {
    let count = layer.features.count
    kinds = layer.features.map(\.kind)
    columns = keys.sorted().map { Column(key: $0, places: [Int32](repeating: -1, count: count)) }
    let columnOfKey = layer.keys.map { key in columns.firstIndex { $0.key == key } ?? -1 }
    // First the indices of the layer's values, then the places of those that occur.
    for (row, feature) in layer.features.enumerated() {
      try layer.forEachTag(of: feature) { key, value in
        let column = columnOfKey[key]
        if column >= 0 { columns[column].places[row] = Int32(truncatingIfNeeded: value) }
      }
    }
    var placeOfValue = [Int32](repeating: 0, count: layer.valueCount)
    for index in columns.indices {
      for place in placeOfValue.indices { placeOfValue[place] = 0 }
      for row in 0..<count {
        let value = Int(columns[index].places[row])
        if value >= 0, placeOfValue[value] == 0 {
          placeOfValue[value] = Int32(truncatingIfNeeded: columns[index].values.count)
          columns[index].values.append(try layer.value(at: value))
        }
        columns[index].places[row] = value < 0 ? 0 : placeOfValue[value]
      }
    }
  }

  /// Answers the indices of the features that pass a filter.
  func features(passing filter: FeatureFilter) -> [Int32] {
    var tests: [(places: [Int32], passing: [Bool])] = []
    for condition in filter.conditions {
      guard let column = columns.first(where: { $0.key == condition.key }) else { return [] }
      let passing = column.passing(condition)
      guard passing.contains(true) else { return [] }
      tests.append((column.places, passing))
    }
    var features: [Int32] = []
    rows: for row in kinds.indices where kinds[row] == filter.kind {
      for test in tests where !test.passing[Int(test.places[row])] { continue rows }
      features.append(Int32(truncatingIfNeeded: row))
    }
    return features
  }

  /// Answers the numbers that a tag has, 0 where it is missing or no number; empty where it always is.
  func numbers(for key: String) -> [Float] {
    guard let column = columns.first(where: { $0.key == key }) else { return [] }
    let numbers = column.values.map { Float($0?.double ?? 0) }
    guard numbers.contains(where: { $0 != 0 }) else { return [] }
    return column.places.map { numbers[Int($0)] }
  }
}
