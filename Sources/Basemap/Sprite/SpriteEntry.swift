/// The description of a picture in a sprite: where it lies on the sheet, and how it may be used.
struct SpriteEntry {
  struct Fault: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
  }

  let frame: CGRect
  let pixelRatio: Double
  let isDistanceField: Bool
  let stretchX: [Range<Double>]
  let stretchY: [Range<Double>]
  let content: CGRect?
  let textFitWidth: SpriteImage.TextFit
  let textFitHeight: SpriteImage.TextFit

  /// Reads the description of a picture on a sheet of a size in pixels.
  init(_ json: StyleValue, sheet: CGSize) throws(Fault) {
    guard case .object(let members) = json else { throw Fault("it is no object") }
    let x = try Self.whole(members, "x", 0...Double(sheet.width))
    let y = try Self.whole(members, "y", 0...Double(sheet.height))
    let width = try Self.whole(members, "width", 1...Double(sheet.width))
    let height = try Self.whole(members, "height", 1...Double(sheet.height))
    guard x + width <= sheet.width, y + height <= sheet.height else { throw Fault("it reaches beyond the picture") }
    frame = CGRect(x: x, y: y, width: width, height: height)
    if let ratio = members["pixelRatio"] {
      guard let number = ratio.number, (0.1...16).contains(number) else { throw Fault("pixelRatio, 0.1…16, expected") }
      pixelRatio = number
    } else {
      pixelRatio = 1
    }
    isDistanceField = members["sdf"]?.bool ?? false
    stretchX = try Self.stretches(members, "stretchX", width)
    stretchY = try Self.stretches(members, "stretchY", height)
    content = try Self.content(members, width, height)
    textFitWidth = try Self.textFit(members, "textFitWidth")
    textFitHeight = try Self.textFit(members, "textFitHeight")
  }

  private static func whole(
    _ members: [String: StyleValue], _ name: String, _ range: ClosedRange<Double>
  ) throws(Fault) -> Double {
    guard let number = members[name]?.number, range.contains(number), number == number.rounded() else {
      throw Fault("\(name), a whole number of pixels on the picture, expected")
    }
    return number
  }

  /// Rising stretches of a side.
  private static func stretches(
    _ members: [String: StyleValue], _ name: String, _ side: Double
  ) throws(Fault) -> [Range<Double>] {
    guard let json = members[name], json != .null else { return [] }
    var stretches: [Range<Double>] = []
    for entry in json.array ?? [.null] {
      let ends = (entry.array ?? []).compactMap(\.number)
      guard ends.count == 2, entry.array?.count == 2, ends[0] >= stretches.last?.upperBound ?? 0, ends[0] <= ends[1],
        ends[1] <= side
      else { throw Fault("\(name), rising pairs of pixels, expected") }
      stretches.append(ends[0]..<ends[1])
    }
    return stretches
  }

  private static func content(
    _ members: [String: StyleValue], _ width: Double, _ height: Double
  ) throws(Fault) -> CGRect? {
    guard let json = members["content"], json != .null else { return nil }
    let sides = (json.array ?? []).compactMap(\.number)
    guard sides.count == 4, json.array?.count == 4, 0 <= sides[0], sides[0] <= sides[2], sides[2] <= width,
      0 <= sides[1], sides[1] <= sides[3], sides[3] <= height
    else { throw Fault("content: left, top, right and bottom expected") }
    return CGRect(x: sides[0], y: sides[1], width: sides[2] - sides[0], height: sides[3] - sides[1])
  }

  private static func textFit(
    _ members: [String: StyleValue], _ name: String
  ) throws(Fault) -> SpriteImage.TextFit {
    guard let json = members[name], json != .null else { return .stretchOrShrink }
    guard let fit = json.string.flatMap(SpriteImage.TextFit.init) else { throw Fault("\(name): no such word") }
    return fit
  }
}
