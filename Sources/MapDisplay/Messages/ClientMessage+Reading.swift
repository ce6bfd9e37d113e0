extension ClientMessage {
  /// The farthest place that is believed, in map points: three worlds.
  private static let reach = 3 * MKMapSize.world.width
  /// The largest page, in points.
  private static let largestSide = 8192.0

  /// Reads a message and checks every number in it.
  ///
  /// - Throws: `HTTPProblem.badRequest`.
  init(json: Data) throws(HTTPProblem) {
    do {
      self = try JSONDecoder().decode(Wire.self, from: json).message
    } catch let problem as HTTPProblem {
      throw problem
    } catch {
      throw .badRequest("the body is not a message of this protocol")
    }
  }

  /// The JSON as it is; everything but the type may be missing.
  private struct Wire: Decodable {
    let type: String
    let view: PlacedView?
    let size: PageSize?
    let pin: Int?
    let place: MapPlace?
    let done: Bool?
    let control: Int?
    let index: Int?
    let on: Bool?

    var message: ClientMessage {
      get throws {
        switch type {
        case "view":
          if let view { return .view(try view.checked()) }
        case "resize":
          if let size { return .resize(try size.checked()) }
        case "select":
          if let pin { return .select(pin: pin) }
        case "deselect": return .deselect
        case "drag":
          if let pin, let place { return .drag(pin: pin, try place.checked(), done: done ?? false) }
        case "control":
          if let control {
            return .control(id: control, index.map { .index($0) } ?? on.map { .on($0) })
          }
        default: break
        }
        throw HTTPProblem.badRequest("the body is not a message of this protocol")
      }
    }
  }

  fileprivate static func isPlace(_ place: MapPlace) -> Bool {
    abs(place.x) <= reach && place.y >= 0 && place.y <= MKMapSize.world.height
  }

  fileprivate static func isSide(_ side: Double) -> Bool { side >= 0 && side <= largestSide }
}

extension MapPlace {
  func checked() throws(HTTPProblem) -> MapPlace {
    guard ClientMessage.isPlace(self) else { throw .badRequest("a place lies outside the map") }
    return self
  }
}

extension PlacedView {
  func checked() throws(HTTPProblem) -> PlacedView {
    _ = try center.checked()
    guard TileGrid.steps.contains(step), heading >= 0, heading < 360 else {
      throw .badRequest("a view is out of range")
    }
    return self
  }
}

extension PageSize {
  func checked() throws(HTTPProblem) -> PageSize {
    let sides = [width, height, pageWidth, pageHeight]
    guard sides.allSatisfy(ClientMessage.isSide), TileGrid.contentScales.contains(scale) else {
      throw .badRequest("a size is out of range")
    }
    return self
  }
}
