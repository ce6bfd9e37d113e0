/// Gathers the tags of features, one feature after the other.
struct FeatureTagsBuilder {
  private let keys: [String]
  /// For each key the first with the same name.
  private let canonical: [Int32]
  /// For each key where it stands among the tags; of the feature under way if that is not before its first.
  private var places: [Int32]
  private var tags: [FeatureTags.Tag] = []
  private var starts: [Int32] = [0]

  init(keys: [String]) {
    self.keys = keys
    var first: [String: Int32] = [:]
    canonical = keys.enumerated().map { index, key in
      let index = first[key] ?? Int32(truncatingIfNeeded: index)
      first[key] = index
      return index
    }
    places = [Int32](repeating: -1, count: keys.count)
  }

  /// Adds a tag to the feature under way; of several with one name the last counts.
  mutating func add(key: Int, value: Int) {
    let tag = FeatureTags.Tag(key: canonical[key], value: Int32(truncatingIfNeeded: value))
    let place = places[Int(tag.key)]
    if place >= starts[starts.count - 1] {
      tags[Int(place)] = tag
    } else {
      places[Int(tag.key)] = Int32(truncatingIfNeeded: tags.count)
      tags.append(tag)
    }
  }

  mutating func endFeature() { starts.append(Int32(truncatingIfNeeded: tags.count)) }

  func tags(_ values: [StyleValue]) -> FeatureTags {
    FeatureTags(keys: keys, values: values, tags: tags, starts: starts)
  }
}
