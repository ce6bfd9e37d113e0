import CoreGraphics

/// The icons of points of interest: white signs on discs in the colour of their group.
enum Icons {
  /// What a sign is drawn with: white areas and lines, and areas and lines in the colour of the disc.
  enum Part: Sendable {
    case fill(String)
    case stroke(String, CGFloat = 1.2)
    case cut(String)
    case cutStroke(String, CGFloat = 0.9)
  }

  enum Group: UInt32 {
    case food = 0xE5813A
    case shop = 0xD39B22
    case health = 0xDF5368
    case transit = 0x4783D6
    case culture = 0xA468BE
    case nature = 0x4C9F57
    case service = 0x7A8391
    case fun = 0xD2529A
  }

  struct Icon: Sendable {
    let name: String
    let group: Group
    let parts: [Part]

    init(_ name: String, _ group: Group, _ parts: Part...) {
      (self.name, self.group, self.parts) = (name, group, parts)
    }
  }

  static let drawings =
    (transport + town + leisure + trade).map { icon in
      Drawing(name: "poi-" + icon.name, width: 20, height: 20) { draw(icon, in: $0) }
    } + [
      Drawing(name: "poi-dot", width: 10, height: 10) { context in
        Outline("O 5 5 4").fill(.white, in: context)
        Outline("O 5 5 3").fill(.hex(Group.service.rawValue), in: context)
      },
      Drawing(name: "peak", width: 12, height: 10) { context in
        let outline = Outline("M 6 1 L 11 9 L 1 9 Z")
        outline.stroke(.white, width: 1.6, in: context)
        outline.fill(.hex(0x8A7355), in: context)
      },
    ]

  private static func draw(_ icon: Icon, in context: CGContext) {
    let color = CGColor.hex(icon.group.rawValue)
    Outline("O 10 10 9.5").fill(.white, in: context)
    Outline("O 10 10 8.8").fill(color, in: context)
    // Signs are drawn for a disc without a rim.
    context.translateBy(x: 10, y: 10)
    context.scaleBy(x: 0.95, y: 0.95)
    context.translateBy(x: -10, y: -10)
    for part in icon.parts {
      switch part {
      case .fill(let text): Outline(text).fill(.white, in: context)
      case .stroke(let text, let width): Outline(text).stroke(.white, width: width, in: context)
      case .cut(let text): Outline(text).fill(color, in: context)
      case .cutStroke(let text, let width): Outline(text).stroke(color, width: width, in: context)
      }
    }
  }
}
