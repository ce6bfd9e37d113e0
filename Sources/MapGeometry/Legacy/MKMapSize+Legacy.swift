/// Creates a size: the spelling before Swift 4.2 of `MKMapSize.init(width:height:)`.
@available(*, deprecated, renamed: "MKMapSize.init(width:height:)")
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize {
  MKMapSize(width: width, height: height)
}

/// The size of the whole map: the spelling before Swift 4.2 of `MKMapSize.world`.
@available(*, deprecated, renamed: "MKMapSize.world")
public var MKMapSizeWorld: MKMapSize { MKMapSize.world }
