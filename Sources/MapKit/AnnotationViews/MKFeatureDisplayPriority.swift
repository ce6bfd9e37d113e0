/// Which annotation views stay where they collide: those of the higher value.
///
/// A view of a lower priority than `.required` is not shown where it collides with one that goes before it.
public struct MKFeatureDisplayPriority: Hashable, RawRepresentable, Sendable {
  /// 0…1000.
  public var rawValue: Float
  /// Makes a priority of a value 0…1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority of a value 0…1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Always shown: 1000.
  public static let required = MKFeatureDisplayPriority(1000)
  /// Rather shown than most: 750.
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  /// Rather left out than most: 250.
  public static let defaultLow = MKFeatureDisplayPriority(250)
}
