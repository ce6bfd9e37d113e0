import MapKit
import Testing

@testable import ParkView

@Suite("ParkCharacter")
struct ParkCharacterTests {
  @Test(
    "a character is a circle of its colour at one of its four places",
    arguments: [
      (ParkCharacter.Kind.batman, UIColor.blue, 34.42612...34.42612), (.taz, .orange, 34.421336...34.421336),
      (.tweetyBird, .yellow, 34.42481...34.42481),
    ])
  func places(kind: ParkCharacter.Kind, color: UIColor, first: ClosedRange<Double>) throws {
    var seen: Set<Double> = []
    var radii: Set<Double> = []
    for seed in 0..<400 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let character = try ParkCharacter(kind, using: &generator)
      #expect(character.color == color)
      #expect(character.name == kind.rawValue)
      seen.insert(character.coordinate.latitude)
      radii.insert(character.radius)
    }
    #expect(seen.count == 4)
    #expect(seen.contains { first.contains($0) })
    #expect(radii == Set(5...39).union([5]).reduce(into: []) { $0.insert(Double($1)) })
  }

  @Test("the same seed gives the same place")
  func seeds() throws {
    func character(_ seed: UInt64) throws -> ParkCharacter {
      var generator = SeededGenerator(seed: seed)
      return try ParkCharacter(.taz, using: &generator)
    }
    let (one, two) = (try character(7), try character(7))
    #expect(one.coordinate.latitude == two.coordinate.latitude && one.radius == two.radius)
  }

  @Test("the seeded numbers are those of SplitMix64")
  func generator() {
    var generator = SeededGenerator(seed: 1_234_567)
    // The first numbers of the published generator for this seed.
    #expect(generator.next() == 6_457_827_717_110_365_317)
    #expect(generator.next() == 3_203_168_211_198_807_973)
  }
}
