extension Palette {
  /// Warm land, clear water, fresh greens; main roads in yellow.
  static let standard = Palette(
    land: .hex(0xF5F2EB), farmland: .hex(0xF1EFDD), grass: .hex(0xDCEBC8), wood: .hex(0xC6DFB4),
    park: .hex(0xC9E5B3), parkEdge: .hex(0xA9CF92), wetland: .hex(0xD3E6DA), sand: .hex(0xF5EBCB),
    rock: .hex(0xE6E2D9), ice: .hex(0xFBFDFE), residential: .hex(0xEEEAE2), commerce: .hex(0xF3E9DF),
    industry: .hex(0xEBE7E2), campus: .hex(0xF2EAD5), hospital: .hex(0xF6E3E1), leisure: .hex(0xE4EFCF),
    pitch: .hex(0xBFE0AC), cemetery: .hex(0xD3E2C6), military: .hex(0xE8E1DA), building: .hex(0xE3DDD3),
    buildingEdge: .hex(0xCFC7BA), water: .hex(0x9FCBE8), intermittentWater: .hex(0xC5DFEF), stream: .hex(0x9FCBE8),
    motorway: .hex(0xFACB74), motorwayEdge: .hex(0xD9A04A), trunk: .hex(0xFCDA8C), trunkEdge: .hex(0xDFB055),
    primary: .hex(0xFDEBB4), primaryEdge: .hex(0xDEC788), street: .hex(0xFFFFFF), streetEdge: .hex(0xD0C9BC),
    track: .hex(0xC9B796), path: .hex(0xFFFFFF), pathEdge: .hex(0xCDBFA5), square: .hex(0xFBF7EE), rail: .hex(0xB9B3AB),
    ferry: .hex(0x6FA5CC), runway: .hex(0xD7D6DF), apron: .hex(0xE9E8EE), country: .hex(0x9C8CA0),
    province: .hex(0xB9AABB))

  /// The same map in a low voice: greyer and lighter, roads white, so that what lies on it is seen first.
  static let muted: Palette = {
    var palette = standard
    func calm(_ path: WritableKeyPath<Palette, CGColor>, _ saturation: Double, _ lift: Double) {
      palette[keyPath: path] = palette[keyPath: path].muted(saturation: saturation, lift: lift)
    }
    let ground: [WritableKeyPath<Palette, CGColor>] = [
      \.land, \.farmland, \.sand, \.rock, \.residential, \.commerce, \.industry, \.campus, \.hospital, \.military,
      \.building, \.buildingEdge, \.apron, \.runway, \.square,
    ]
    let green: [WritableKeyPath<Palette, CGColor>] = [
      \.grass, \.wood, \.park, \.parkEdge, \.wetland, \.leisure, \.pitch, \.cemetery,
    ]
    let wet: [WritableKeyPath<Palette, CGColor>] = [\.water, \.intermittentWater, \.stream, \.ferry]
    let lines: [WritableKeyPath<Palette, CGColor>] = [
      \.track, \.pathEdge, \.rail, \.country, \.province, \.streetEdge,
    ]
    for path in ground { calm(path, 0.35, 0.15) }
    for path in green { calm(path, 0.4, 0.25) }
    for path in wet { calm(path, 0.45, 0.15) }
    for path in lines { calm(path, 0.4, 0.2) }
    for path: WritableKeyPath<Palette, CGColor> in [\.motorway, \.trunk] { calm(path, 0.3, 0.3) }
    for path: WritableKeyPath<Palette, CGColor> in [\.motorwayEdge, \.trunkEdge, \.primaryEdge] {
      calm(path, 0.2, 0.25)
    }
    palette.primary = .hex(0xFFFFFF)
    return palette
  }()
}
