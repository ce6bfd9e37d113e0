/// Which annotation views lie in front: those of the higher value.
public struct MKAnnotationViewZPriority: Hashable, RawRepresentable, Sendable {
  /// 0 back … 1000 front.
  public var rawValue: Float
  /// Makes a priority of a value 0…1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority of a value 0…1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// The front: 1000.
  public static let max = MKAnnotationViewZPriority(1000)
  /// Where a selected view lies at first: 1000.
  public static let defaultSelected = MKAnnotationViewZPriority(1000)
  /// Where a view lies at first: 500.
  public static let defaultUnselected = MKAnnotationViewZPriority(500)
  /// The back: 0.
  public static let min = MKAnnotationViewZPriority(0)
}
