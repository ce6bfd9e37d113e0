/// The plan's colours: mid-light and a little dusty, so that lines and pins of the app stay readable.
enum Palette {
  static let grass = Tint(0xCBD7A4)
  static let grassLight = Tint(0xD6DFB3)
  static let grassDeep = Tint(0xBDCD97)
  static let woodland = Tint(0xA9BF8A)
  static let dryHill = Tint(0xDDD5AB)
  static let rim = Tint(0x76906B)

  static let shadow = Tint(0x33473F)

  static let path = Tint(0xF3E7CB)
  static let pathEdge = Tint(0xD3BF97)
  static let plaza = Tint(0xF1DDBA)
  static let plazaPattern = Tint(0xE2C79C)

  static let asphalt = Tint(0xC6C5C1)
  static let asphaltEdge = Tint(0xADACA6)
  static let road = Tint(0xD4D2CB)
  static let marking = Tint(0xEFEDE6)

  static let water = Tint(0x9DCBD7)
  static let waterDeep = Tint(0x86BACB)
  static let shore = Tint(0xE3E3BE)
  static let foam = Tint(0xDDF0F1)

  static let crowns = [
    Tint(0x7C9F66), Tint(0x88AB6B), Tint(0x6E9564), Tint(0x9BB36E), Tint(0x8FA55C), Tint(0x7AA377),
  ]
  static let conifer = Tint(0x5C8568)
  static let blossom = [Tint(0xC5A4C6), Tint(0xE0B3A6), Tint(0xE3C878)]
  static let trunk = Tint(0x8A7156)
  static let palm = Tint(0x86A860)

  static let cars = [
    Tint(0xFAF8F2), Tint(0xB5554B), Tint(0x5F7F9E), Tint(0x50575C), Tint(0xA9B2B5), Tint(0xD9B561), Tint(0x7C9A86),
    Tint(0xE6E1D5), Tint(0x8C6A58), Tint(0xF1EFEA),
  ]
  static let flags = [Tint(0xD96F5B), Tint(0xE5B655), Tint(0x6BA3B0), Tint(0x9A83AE), Tint(0x86AC73)]
  static let wall = Tint(0xEFE3CC)
}
