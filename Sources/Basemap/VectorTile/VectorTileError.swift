/// Why a vector tile could not be decoded.
package struct VectorTileError: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    /// The bytes end inside a message, number or string.
    case endsEarly
    /// A number has more than 64 bits.
    case longNumber
    /// A field has a wire type that does not exist, that protocol buffers no longer use, or that is not its own.
    case wireType
    /// A layer has no name.
    case noName
    /// The layer is of a version other than 1 and 2.
    case version(UInt64)
    /// The extent is 0 or beyond `VectorTile.Limit.extent`.
    case extent(UInt64)
    /// A value has no content.
    case emptyValue
    /// A tag names a key or value that the layer does not have, or there is a key without a value.
    case tag
    /// A geometry has an unknown command, one in the wrong place, or one with a wrong count.
    case command
    /// A coordinate lies beyond `VectorTile.Limit.coordinate`.
    case coordinate
    /// More layers, features, keys, values or bytes than `VectorTile.Limit` allows.
    case tooMany
  }

  /// The layer, where its name had been read.
  package var layer: String?
  /// Where in the tile's unwrapped bytes.
  package let offset: Int
  package let reason: Reason

  package init(layer: String? = nil, offset: Int, reason: Reason) {
    self.layer = layer
    self.offset = offset
    self.reason = reason
  }
}
