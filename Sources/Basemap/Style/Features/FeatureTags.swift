/// The tags of all features of a layer in flat arrays: each distinct value is decoded once.
final class FeatureTags: Sendable {
  struct Tag: Sendable {
    /// The index of the key.
    let key: Int32
    /// The index of the value.
    let value: Int32
  }

  /// Each name once.
  let keys: [String]
  let values: [StyleValue]
  /// All tags, one feature after the other; of one feature each key at most once.
  let tags: [Tag]
  /// Where the tags of each feature begin, and one past the end of the last.
  let starts: [Int32]
  /// For the number of a `StyleKey` the index of the key; −1 where the layer lacks it.
  private let indexOfNumber: [Int32]

  init(keys: [String], values: [StyleValue], tags: [Tag], starts: [Int32]) {
    (self.keys, self.values, self.tags, self.starts) = (keys, values, tags, starts)
    indexOfNumber = StyleKeys.shared.indices(in: keys)
  }

  /// The tags of a feature, 0 ..< count.
  func range(of feature: Int) -> Range<Int> { Int(starts[feature])..<Int(starts[feature + 1]) }

  /// The value of a feature's tag; nil where it has none of that key.
  @inline(__always)
  func value(_ key: StyleKey, of feature: Int) -> StyleValue? {
    if key.number >= 0, key.number < indexOfNumber.count {
      let index = indexOfNumber[key.number]
      return index < 0 ? nil : value(at: index, of: feature)
    }
    // A style that was read after the tile: its names may have got their numbers since.
    return value(key.name, of: feature)
  }

  func value(_ name: String, of feature: Int) -> StyleValue? {
    for place in range(of: feature) where keys[Int(tags[place].key)] == name { return values[Int(tags[place].value)] }
    return nil
  }

  @inline(__always)
  private func value(at key: Int32, of feature: Int) -> StyleValue? {
    for place in range(of: feature) where tags[place].key == key { return values[Int(tags[place].value)] }
    return nil
  }
}
