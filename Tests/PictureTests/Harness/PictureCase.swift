import Foundation

/// What a `case.json` says: what to draw, how large, and what the picture is there to show.
struct PictureCase: Sendable, Decodable {
  /// What a person should see in the picture, in words.
  var shows: String
  /// The size, in points, 1…4096 each.
  var width: Int
  var height: Int
  /// Pixels for each point, 1…4; 1 when left out.
  var scale: Int
  /// The name under which the drawing is registered.
  var drawing: String
  /// What the drawing is told, by name.
  var parameters: [String: PictureParameter]
  /// How far the picture may differ; none when left out: every pixel must be the same.
  var tolerance: PictureTolerance?

  enum CodingKeys: String, CodingKey, CaseIterable {
    case shows, width, height, scale, drawing, parameters, tolerance
  }

  init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(otherThan: CodingKeys.allCases.map(\.rawValue))
    let values = try decoder.container(keyedBy: CodingKeys.self)
    shows = try values.decode(String.self, forKey: .shows)
    width = try values.decode(Int.self, forKey: .width)
    height = try values.decode(Int.self, forKey: .height)
    scale = try values.decodeIfPresent(Int.self, forKey: .scale) ?? 1
    drawing = try values.decode(String.self, forKey: .drawing)
    parameters = try values.decodeIfPresent([String: PictureParameter].self, forKey: .parameters) ?? [:]
    tolerance = try values.decodeIfPresent(PictureTolerance.self, forKey: .tolerance)
    guard shows.count >= 10 else { throw PictureError.refused("`shows` must say in words what the picture shows") }
    guard 1...4096 ~= width, 1...4096 ~= height, 1...4 ~= scale else {
      throw PictureError.refused("the size must be 1…4096 points a side, at 1…4 pixels a point")
    }
  }

  init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(PictureCase.self, from: Data(contentsOf: file))
  }

  /// The number given under a name, or the default.
  func number(_ name: String, default fallback: Double) -> Double {
    if case .number(let value) = parameters[name] { value } else { fallback }
  }

  /// The text given under a name, or the default.
  func text(_ name: String, default fallback: String) -> String {
    if case .text(let value) = parameters[name] { value } else { fallback }
  }

  /// The flag given under a name, or the default.
  func flag(_ name: String, default fallback: Bool) -> Bool {
    if case .flag(let value) = parameters[name] { value } else { fallback }
  }

  /// The list given under a name, or an empty one.
  func list(_ name: String) -> [PictureParameter] {
    if case .list(let values) = parameters[name] { values } else { [] }
  }
}

/// One value that a case gives its drawing.
enum PictureParameter: Sendable, Hashable, Decodable {
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([PictureParameter])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else {
      self = .list(try value.decode([PictureParameter].self))
    }
  }
}
