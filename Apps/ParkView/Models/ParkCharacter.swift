import MapKit

/// A costumed character: a circle round one of the places where it has been seen.
final class ParkCharacter: MKCircle {
  /// The three there are.
  enum Kind: String, CaseIterable {
    case batman = "Batman"
    case taz = "Taz"
    case tweetyBird = "Tweety Bird"

    var filename: String {
      switch self {
      case .batman: "BatmanLocations"
      case .taz: "TazLocations"
      case .tweetyBird: "TweetyBirdLocations"
      }
    }

    var color: UIColor {
      switch self {
      case .batman: .blue
      case .taz: .orange
      case .tweetyBird: .yellow
      }
    }
  }

  var name: String?
  var color: UIColor?

  /// Picks one of the places and a radius of 5 to 39 metres.
  ///
  /// - Throws: `ParkDataError`.
  convenience init(_ kind: Kind, using generator: inout some RandomNumberGenerator) throws(ParkDataError) {
    let file = try ParkFile(kind.filename)
    let places = try file.coordinates(try file.array(), at: nil, atLeast: 1)
    let index = Int.random(in: places.indices, using: &generator)
    let radius = max(5, Double(Int.random(in: 0...39, using: &generator)))
    self.init(center: places[index], radius: radius)
    name = kind.rawValue
    color = kind.color
  }
}
