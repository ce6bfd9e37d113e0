internal import Basemap

/// Which kinds of places a map shows.
public final class MKPointOfInterestFilter: NSObject, NSCopying, Sendable {
  private let isIncluding: Bool
  private let categories: Set<MKPointOfInterestCategory>

  /// Shows all places.
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  /// Shows none.
  public static let excludingAll = MKPointOfInterestFilter(including: [])

  /// Shows places of these kinds alone.
  public init(including categories: [MKPointOfInterestCategory]) {
    (isIncluding, self.categories) = (true, Set(categories))
    super.init()
  }

  /// Shows places of all kinds but these, and those of no kind.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    (isIncluding, self.categories) = (false, Set(categories))
    super.init()
  }

  /// Whether places of a kind are shown.
  public func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == isIncluding }

  /// Whether places of a kind are not shown.
  public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }

  /// Answers the filter itself: it cannot be changed.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another filter shows the same kinds.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? MKPointOfInterestFilter else { return false }
    return isIncluding == other.isIncluding && categories == other.categories
  }

  /// Equal for filters that are.
  public override var hash: Int { isIncluding.hashValue ^ categories.hashValue }

  var points: PointsOfInterest {
    if !isIncluding, categories.isEmpty { return .all }
    let kinds = Set(categories.map(\.kind))
    return isIncluding ? .only(kinds) : .allBut(kinds)
  }
}
