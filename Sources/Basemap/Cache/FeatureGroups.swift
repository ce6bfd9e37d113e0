/// The features of a layer in groups of one kind with equal tags.
///
/// Thousands of streets have a few dozen combinations of tags: what depends on tags alone is asked once for each.
struct FeatureGroups {
  /// For each feature the number of its group.
  private(set) var groupOfFeature: [Int32] = []
  /// For each group the index of its first feature.
  private(set) var representatives: [Int32] = []

  init(_ layer: FeatureLayer) {
    var groups: [UInt64: Int32] = [:]
    groupOfFeature.reserveCapacity(layer.count)
    for index in 0..<layer.count {
      var key = layer.tagHash(of: index)
      while true {
        guard let group = groups[key] else {
          groups[key] = Int32(truncatingIfNeeded: representatives.count)
          groupOfFeature.append(Int32(truncatingIfNeeded: representatives.count))
          representatives.append(Int32(truncatingIfNeeded: index))
          break
        }
        if layer.hasEqualTags(index, Int(representatives[Int(group)])) {
          groupOfFeature.append(group)
          break
        }
        // Another combination with the same hash: the next number is free, or theirs.
        key &+= 1
      }
    }
  }
}

extension FeatureLayer {
  /// A number that is the same for features of one kind with the same tags in the same order.
  fileprivate func tagHash(of index: Int) -> UInt64 {
    let feature = feature(index)
    let tags = feature.storage.tags
    var hash = 0xCBF2_9CE4_8422_2325 ^ UInt64(feature.kind.rawValue)
    for place in tags.range(of: index) {
      let tag = tags.tags[place]
      hash = (hash ^ UInt64(truncatingIfNeeded: tag.key)) &* 0x100_0000_01B3
      hash = (hash ^ UInt64(truncatingIfNeeded: tag.value)) &* 0x100_0000_01B3
    }
    return hash
  }

  fileprivate func hasEqualTags(_ a: Int, _ b: Int) -> Bool {
    let (first, second) = (feature(a), feature(b))
    guard first.kind == second.kind else { return false }
    let tags = first.storage.tags
    let (ours, theirs) = (tags.range(of: a), tags.range(of: b))
    guard ours.count == theirs.count else { return false }
    return zip(ours, theirs).allSatisfy { place, other in
      tags.tags[place].key == tags.tags[other].key && tags.tags[place].value == tags.tags[other].value
    }
  }
}
