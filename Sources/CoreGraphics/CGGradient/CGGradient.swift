/// Colours along a line, each at a place 0…1.
public final class CGGradient: Sendable {
  struct Stop: Sendable {
    let location: Double
    let color: CGColor
  }
  let stops: [Stop]

  /// Makes a gradient of colours and their places; without places the colours stand at equal distances.
  ///
  /// Answers nil where there is no colour. Places outside 0…1 are cut to it.
  public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty, locations.map({ $0.count >= colors.count }) ?? true else { return nil }
    let unordered = colors.enumerated().map { index, color in
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      let place = locations.map { Double($0[index]) } ?? even
      return Stop(location: place > 0 ? min(place, 1) : 0, color: color)
    }
    // Stops at one place stay in the order given: there the colour changes at once.
    stops = unordered.enumerated().sorted { a, b in
      (a.element.location, a.offset) < (b.element.location, b.offset)
    }.map(\.element)
  }

  /// Makes a gradient of components (alpha last in each colour) and places.
  ///
  /// Answers nil where the count is not positive. The caller vouches for `count` colours and places.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let stride = space.numberOfComponents + 1
    let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * stride) }
    self.init(
      colorsSpace: space, colors: colors,
      locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
    )
  }
}

/// What a gradient does before its first and after its last colour.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes options of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
