/// Objects in an order, each of them once; taking one out costs little wherever it stands.
///
/// What is taken out leaves a gap; when gaps are in the majority the rest moves together.
struct OrderedObjects<Element> {
  private typealias Slot = (key: ObjectIdentifier, element: Element)
  private var slots: [Slot?] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// The number of objects.
  var count: Int { places.count }

  /// All of them in their order.
  ///
  /// - Complexity: O(n).
  var elements: [Element] { slots.compactMap { $0?.element } }

  func contains(_ key: ObjectIdentifier) -> Bool { places[key] != nil }

  subscript(key: ObjectIdentifier) -> Element? { places[key].flatMap { slots[$0]?.element } }

  /// Adds an object at the end; answers false, and changes nothing, where it is there already.
  ///
  /// - Complexity: O(1), amortised.
  @discardableResult mutating func append(_ element: Element, _ key: ObjectIdentifier) -> Bool {
    guard places[key] == nil else { return false }
    places[key] = slots.count
    slots.append((key, element))
    return true
  }

  /// Takes an object out and answers it, or nil where it is not there.
  ///
  /// - Complexity: O(1), amortised.
  @discardableResult mutating func remove(_ key: ObjectIdentifier) -> Element? {
    guard let place = places.removeValue(forKey: key) else { return nil }
    let element = slots[place]?.element
    slots[place] = nil
    if places.count * 2 < slots.count { close() }
    return element
  }

  /// Adds an object before the one at an index, or at the end for an index past it; one that is there stays where it is.
  ///
  /// - Complexity: O(n).
  @discardableResult mutating func insert(_ element: Element, _ key: ObjectIdentifier, at index: Int) -> Bool {
    guard places[key] == nil else { return false }
    close()
    slots.insert((key, element), at: min(max(index, 0), slots.count))
    renumber()
    return true
  }

  /// Puts an object in the place of another, which leaves; where that is not there, or the new one is, nothing changes.
  ///
  /// - Complexity: O(1).
  mutating func replace(_ old: ObjectIdentifier, with element: Element, _ key: ObjectIdentifier) {
    guard places[key] == nil, let place = places.removeValue(forKey: old) else { return }
    slots[place] = (key, element)
    places[key] = place
  }

  /// Lets two objects change places; where one of them is not there, nothing changes.
  ///
  /// - Complexity: O(1).
  mutating func exchange(_ first: ObjectIdentifier, _ second: ObjectIdentifier) {
    guard let one = places[first], let other = places[second] else { return }
    slots.swapAt(one, other)
    (places[first], places[second]) = (other, one)
  }

  /// Where an object stands, counted from 0.
  ///
  /// - Complexity: O(n) where objects have been taken out since the last call, else O(1).
  mutating func index(of key: ObjectIdentifier) -> Int? {
    close()
    return places[key]
  }

  /// The objects of some keys in their order; keys that are not there are left out.
  ///
  /// - Complexity: O(m log m) for m keys.
  func elements(of keys: [ObjectIdentifier]) -> [Element] {
    keys.compactMap { places[$0] }.sorted().compactMap { slots[$0]?.element }
  }

  private mutating func close() {
    guard places.count < slots.count else { return }
    slots.removeAll { $0 == nil }
    renumber()
  }

  private mutating func renumber() {
    for (place, slot) in slots.enumerated() {
      if let slot { places[slot.key] = place }
    }
  }
}
