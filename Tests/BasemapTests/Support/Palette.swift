@testable import Basemap

/// The colours of a style sheet that comes with the program, by what they paint.
struct Palette {
  static let standard = Palette(BasemapLook(.standard))
  static let muted = Palette(BasemapLook(.mutedStandard))
  static let imagery = Palette(BasemapLook(.satellite))

  private let style: MapStyle

  init(_ look: BasemapLook) { style = .builtIn(look) }

  /// The colour of a layer that has one for all features; clear for others.
  subscript(_ layer: String) -> CGColor {
    switch style.sheet.layers.first(where: { $0.id == layer })?.paint {
    case .background(let background): background.backgroundColor.constant?.cgColor ?? .clear
    case .fill(let fill): fill.fillColor.constant?.cgColor ?? .clear
    case .line(let line): line.lineColor.constant?.cgColor ?? .clear
    default: .clear
    }
  }

  var land: CGColor { self["land"] }
  var wood: CGColor { self["wood"] }
  var ice: CGColor { self["ice"] }
  var leisure: CGColor { self["leisure"] }
  var water: CGColor { self["water"] }
  var intermittentWater: CGColor { self["seasonal-water"] }
  var stream: CGColor { self["river"] }
  var building: CGColor { self["building"] }
  var motorway: CGColor { self["motorway"] }
  var street: CGColor { self["secondary"] }
  var square: CGColor { self["pedestrian"] }
}
