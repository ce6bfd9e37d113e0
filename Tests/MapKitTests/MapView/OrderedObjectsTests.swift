import Testing

@testable import MapKit

@Suite("OrderedObjects")
struct OrderedObjectsTests {
  private final class Thing: CustomStringConvertible {
    let description: String
    init(_ name: String) { description = name }
    var key: ObjectIdentifier { ObjectIdentifier(self) }
  }
  private let things = ["a", "b", "c", "d", "e"].map { Thing($0) }

  private func filled() -> OrderedObjects<Thing> {
    var objects = OrderedObjects<Thing>()
    for thing in things { objects.append(thing, thing.key) }
    return objects
  }

  @Test("Objects keep their order when others leave, come back or are put between")
  func order() {
    var objects = filled()
    let again = objects.append(things[0], things[0].key)
    #expect(!again)
    let removed = [1, 3, 0, 0].map { objects.remove(things[$0].key) }
    #expect(removed[0] === things[1] && removed[1] === things[3] && removed[2] === things[0] && removed[3] == nil)
    #expect("\(objects.elements)" == "[c, e]")
    objects.append(things[0], things[0].key)
    objects.insert(things[1], things[1].key, at: 1)
    #expect("\(objects.elements)" == "[c, b, e, a]")
    let index = objects.index(of: things[4].key)
    #expect(index == 2)
    #expect(objects.count == 4)
    #expect("\(objects.elements(of: [things[0], things[1], things[3], things[2]].map(\.key)))" == "[c, b, a]")
  }

  @Test("An index past the end appends")
  func pastEnd() {
    var objects = filled()
    objects.remove(things[0].key)
    objects.insert(things[0], things[0].key, at: 99)
    #expect("\(objects.elements)" == "[b, c, d, e, a]")
  }

  @Test("Two change places; one takes the place of another")
  func exchange() {
    var objects = filled()
    let new = Thing("n")
    objects.exchange(things[0].key, things[4].key)
    objects.exchange(things[0].key, new.key)
    objects.replace(things[1].key, with: new, new.key)
    #expect("\(objects.elements)" == "[e, n, c, d, a]")
    let index = objects.index(of: new.key)
    #expect(index == 1)
    #expect(!objects.contains(things[1].key))
  }
}
