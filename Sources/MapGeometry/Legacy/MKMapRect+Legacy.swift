/// Creates a rect: the spelling before Swift 4.2 of `MKMapRect.init(x:y:width:height:)`.
@available(*, deprecated, renamed: "MKMapRect.init(x:y:width:height:)")
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
  MKMapRect(x: x, y: y, width: width, height: height)
}

/// The rect that is nowhere: the spelling before Swift 4.2 of `MKMapRect.null`.
@available(*, deprecated, renamed: "MKMapRect.null")
public var MKMapRectNull: MKMapRect { MKMapRect.null }

/// The whole map: the spelling before Swift 4.2 of `MKMapRect.world`.
@available(*, deprecated, renamed: "MKMapRect.world")
public var MKMapRectWorld: MKMapRect { MKMapRect.world }

/// The x of the left edge, in map points: the spelling before Swift 4.2 of `MKMapRect.minX`.
@available(*, deprecated, renamed: "getter:MKMapRect.minX(self:)")
public func MKMapRectGetMinX(_ rect: MKMapRect) -> Double {
  rect.minX
}

/// The x of the middle, in map points: the spelling before Swift 4.2 of `MKMapRect.midX`.
@available(*, deprecated, renamed: "getter:MKMapRect.midX(self:)")
public func MKMapRectGetMidX(_ rect: MKMapRect) -> Double {
  rect.midX
}

/// The x of the right edge, in map points: the spelling before Swift 4.2 of `MKMapRect.maxX`.
@available(*, deprecated, renamed: "getter:MKMapRect.maxX(self:)")
public func MKMapRectGetMaxX(_ rect: MKMapRect) -> Double {
  rect.maxX
}

/// The y of the top edge, in map points: the spelling before Swift 4.2 of `MKMapRect.minY`.
@available(*, deprecated, renamed: "getter:MKMapRect.minY(self:)")
public func MKMapRectGetMinY(_ rect: MKMapRect) -> Double {
  rect.minY
}

/// The y of the middle, in map points: the spelling before Swift 4.2 of `MKMapRect.midY`.
@available(*, deprecated, renamed: "getter:MKMapRect.midY(self:)")
public func MKMapRectGetMidY(_ rect: MKMapRect) -> Double {
  rect.midY
}

/// The y of the bottom edge, in map points: the spelling before Swift 4.2 of `MKMapRect.maxY`.
@available(*, deprecated, renamed: "getter:MKMapRect.maxY(self:)")
public func MKMapRectGetMaxY(_ rect: MKMapRect) -> Double {
  rect.maxY
}

/// The width, in map points: the spelling before Swift 4.2 of `MKMapRect.width`.
@available(*, deprecated, renamed: "getter:MKMapRect.width(self:)")
public func MKMapRectGetWidth(_ rect: MKMapRect) -> Double {
  rect.width
}

/// The height, in map points: the spelling before Swift 4.2 of `MKMapRect.height`.
@available(*, deprecated, renamed: "getter:MKMapRect.height(self:)")
public func MKMapRectGetHeight(_ rect: MKMapRect) -> Double {
  rect.height
}

/// Whether a rect is nowhere: the spelling before Swift 4.2 of `MKMapRect.isNull`.
@available(*, deprecated, renamed: "getter:MKMapRect.isNull(self:)")
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool {
  rect.isNull
}

/// Whether a rect has no extent: the spelling before Swift 4.2 of `MKMapRect.isEmpty`.
@available(*, deprecated, renamed: "getter:MKMapRect.isEmpty(self:)")
public func MKMapRectIsEmpty(_ rect: MKMapRect) -> Bool {
  rect.isEmpty
}

/// Whether a rect spans the meridian: the spelling before Swift 4.2 of `MKMapRect.spans180thMeridian`.
@available(*, deprecated, renamed: "getter:MKMapRect.spans180thMeridian(self:)")
public func MKMapRectSpans180thMeridian(_ rect: MKMapRect) -> Bool {
  rect.spans180thMeridian
}

/// The wrapped outer part: the spelling before Swift 4.2 of `MKMapRect.remainder`.
@available(*, deprecated, renamed: "getter:MKMapRect.remainder(self:)")
public func MKMapRectRemainder(_ rect: MKMapRect) -> MKMapRect {
  rect.remainder
}
