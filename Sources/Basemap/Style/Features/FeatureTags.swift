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

  /// The index of the value of a feature's tag; −1 where it has none of that key.
  @inline(__always)
  func index(of key: StyleKey, of feature: Int) -> Int {
    // A style that was read after the tile: its names may have got their numbers since.
    guard key.number >= 0, key.number < indexOfNumber.count else { return index(of: key.name, of: feature) }
    let own = indexOfNumber[key.number]
    guard own >= 0 else { return -1 }
    for place in range(of: feature) where tags[place].key == own { return Int(tags[place].value) }
    return -1
  }

  func index(of name: String, of feature: Int) -> Int {
    for place in range(of: feature) where keys[Int(tags[place].key)] == name { return Int(tags[place].value) }
    return -1
  }
}
