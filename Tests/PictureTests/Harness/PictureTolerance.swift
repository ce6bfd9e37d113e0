/// How far a picture may differ from the expected one.
///
/// A file that gives no reason for it is refused.
struct PictureTolerance: Sendable, Hashable, Decodable {
  /// The largest difference a channel of a pixel may have, 0…255.
  var channel: Int
  /// The share of all pixels that may differ at all, 0…1.
  var share: Double
  /// Why the picture cannot be the same every time.
  var reason: String

  enum CodingKeys: String, CodingKey, CaseIterable { case channel, share, reason }

  init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(otherThan: CodingKeys.allCases.map(\.rawValue))
    let values = try decoder.container(keyedBy: CodingKeys.self)
    channel = try values.decode(Int.self, forKey: .channel)
    share = try values.decode(Double.self, forKey: .share)
    let reason = try values.decodeIfPresent(String.self, forKey: .reason)
    guard let reason, reason.count >= 10 else {
      throw PictureError.refused("a tolerance must carry a `reason` in words")
    }
    self.reason = reason
    guard 0...255 ~= channel, 0...1 ~= share else {
      throw PictureError.refused("a tolerance must have a `channel` of 0…255 and a `share` of 0…1")
    }
  }
}
