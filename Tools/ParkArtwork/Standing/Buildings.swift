import Foundation

/// The houses, stalls, tents and towers of the park.
enum Buildings {
  private static let brick = Tint(0xC9735A)
  private static let slate = Tint(0x7C93A0)
  private static let teal = Tint(0x6FA39B)
  private static let ochre = Tint(0xD9A95C)
  private static let plum = Tint(0xA07A99)
  private static let moss = Tint(0x8B9E6B)
  private static let stone = Tint(0xBFB6A6)
  private static let cream = Tint(0xF2E7D0)
  private static let sand = Tint(0xE6D2AC)

  /// A house at a place: width, length, turn in degrees, height.
  private static func house(
    _ place: Place, _ width: CGFloat, _ length: CGFloat, _ degrees: CGFloat = 0, _ height: CGFloat = 8,
    _ roof: House.Roof, _ tile: Tint, wall: Tint = cream, awning: Bool = false
  ) -> House {
    House(
      center: PlanProjection.point(place), width: width, length: length, angle: degrees * .pi / 180, height: height,
      roof: roof, wall: wall, tile: tile, hasAwning: awning)
  }

  static let houses: [House] = rows + entrance + west + south + north + stations

  /// Shops wall to wall along a street.
  private static func row(
    _ start: Place, _ end: Place, _ count: Int, depth: CGFloat, _ tints: [Tint], awning: Bool = true
  ) -> [House] {
    let (a, b) = (PlanProjection.point(start), PlanProjection.point(end))
    let width = (b - a).length / Double(count)
    let angle = atan2(b.y - a.y, b.x - a.x)
    return (0..<count).map { index in
      House(
        center: a.mixed(b, (Double(index) + 0.5) / Double(count)), width: width - 0.3, length: depth, angle: angle,
        height: [8, 10, 7.5, 9.5][index % 4], roof: index % 3 == 1 ? .hip : .gable,
        wall: [cream, sand, Tint(0xE9D9CF), Tint(0xDDE3DC)][index % 4], tile: tints[index % tints.count], hasAwning: awning)
    }
  }

  private static let rows: [House] =
    row((34.42632, -118.59825), (34.42632, -118.59764), 4, depth: 14, [brick, teal, ochre, slate])
    + row((34.42557, -118.59976), (34.42501, -118.59976), 4, depth: 15, [plum, ochre, teal, brick], awning: false)
    + row((34.42136, -118.59901), (34.42134, -118.59829), 5, depth: 14, [ochre, brick, slate, teal, plum])
    + row((34.42415, -118.59650), (34.42368, -118.59648), 3, depth: 15, [moss, brick, ochre], awning: false)
    + row((34.42403, -118.59494), (34.42392, -118.59429), 4, depth: 15, [plum, teal, brick, ochre])
    + row((34.42334, -118.59490), (34.42342, -118.59427), 4, depth: 15, [slate, ochre, teal, brick])
    + row((34.42327, -118.59697), (34.42319, -118.59628), 4, depth: 13, [teal, ochre, brick, slate])
    + row((34.42105, -118.59722), (34.42107, -118.59663), 4, depth: 14, [plum, slate, ochre, brick])

  private static let entrance = [
    
    
    house((34.42335, -118.59506), 26, 14, 0, 9, .gable, slate, awning: true),
    house((34.42384, -118.59543), 18, 22, 0, 9, .gable, brick), house((34.42345, -118.59559), 26, 18, 0, 10, .hip, teal),
    house((34.42308, -118.59508), 34, 24, 0, 11, .flat, stone), house((34.42308, -118.59463), 30, 26, 0, 12, .gable, slate),
    house((34.42327, -118.59581), 20, 13, 40, 8, .gable, ochre, awning: true), 
    house((34.42377, -118.59593), 15, 20, 0, 8, .hip, ochre), house((34.42433, -118.59480), 34, 22, 0, 11, .flat, sand),
    house((34.42449, -118.59539), 22, 14, 0, 8, .gable, plum, awning: true), house((34.42444, -118.59606), 18, 13, 0, 8, .hip, teal, awning: true),
  ]

  private static let west = [
    house((34.42642, -118.59943), 24, 15, 0, 8, .gable, brick, wall: Tint(0xF4EEE2)), house((34.42645, -118.59894), 22, 14, 6, 8, .hip, slate),
    
    house((34.42481, -118.59957), 20, 26, 0, 10, .gable, plum), house((34.42421, -118.59947), 18, 18, 30, 8, .hip, brick, awning: true),
    house((34.42591, -118.59913), 22, 16, 0, 9, .gable, moss), 
    house((34.42390, -118.59886), 22, 14, -12, 8, .gable, slate, awning: true), house((34.42332, -118.59972), 24, 18, -36, 10, .gable, ochre),
    house((34.42292, -118.60029), 16, 22, 0, 9, .hip, brick), house((34.42246, -118.59970), 16, 24, 0, 9, .gable, teal, awning: true),
    house((34.42225, -118.60035), 15, 26, 0, 9, .gable, moss), house((34.42168, -118.60029), 24, 16, 60, 9, .hip, plum),
    house((34.42133, -118.59972), 26, 18, 30, 9, .gable, slate), 
    house((34.42624, -118.59665), 20, 16, 0, 9, .hip, brick, awning: true), house((34.42600, -118.59650), 16, 18, 0, 8, .gable, teal),
  ]

  private static let south = [
    house((34.42100, -118.59825), 24, 14, 0, 8, .hip, teal),
    
    house((34.42143, -118.59563), 20, 13, 0, 8, .hip, brick, awning: true), 
    house((34.42194, -118.59563), 17, 14, 0, 8, .gable, ochre, awning: true),
    house((34.42327, -118.59766), 22, 13, 10, 8, .hip, brick, awning: true),
    house((34.42284, -118.59677), 18, 14, 0, 8, .gable, moss), 
    house((34.42065, -118.59923), 44, 22, 4, 10, .flat, stone), house((34.42040, -118.59862), 36, 18, 2, 9, .flat, sand),
    house((34.42034, -118.59687), 40, 18, 0, 9, .flat, stone), house((34.42031, -118.59529), 46, 18, 0, 9, .flat, stone),
  ]

  private static let north = [
    house((34.42891, -118.59907), 24, 15, -20, 8, .gable, brick), house((34.42818, -118.59687), 17, 22, 0, 8, .gable, teal, awning: true),
    house((34.42776, -118.59927), 20, 15, 0, 8, .hip, ochre), house((34.42904, -118.59776), 22, 14, 12, 8, .gable, slate),
    house((34.43042, -118.59886), 18, 13, 0, 8, .hip, brick), house((34.42656, -118.59352), 40, 20, -6, 10, .flat, stone),
    house((34.42689, -118.59289), 30, 20, 20, 10, .gable, slate), house((34.42729, -118.59234), 34, 20, 30, 10, .flat, sand),
    house((34.42640, -118.59431), 30, 16, 0, 9, .gable, moss),
  ]

  /// Long roofs over the tracks where trains stop.
  private static let stations = [
    house((34.42650, -118.59734), 54, 17, 0, 11, .gable, Tint(0x5F9296)), house((34.42525, -118.60043), 40, 16, 4, 11, .gable, Tint(0x6D7390)),
    house((34.42459, -118.60039), 38, 16, 5, 11, .gable, Tint(0x8C7BA0)), house((34.42156, -118.59543), 40, 16, 0, 11, .gable, Tint(0x7B7680)),
    house((34.42147, -118.59726), 44, 16, 3, 11, .gable, Tint(0xB9675A)), house((34.42195, -118.59482), 38, 16, -4, 11, .gable, Tint(0x7F9B72)),
    house((34.42482, -118.59549), 58, 16, 2, 11, .gable, Tint(0xB0846A)), house((34.42689, -118.59392), 48, 16, 3, 11, .gable, Tint(0x8C7BA0)),
    house((34.42480, -118.59356), 36, 16, 2, 11, .gable, Tint(0xC08A5A)),
  ]

  static let tents: [RoundTent] = {
    let white = Tint(0xFBF4E6)
    func tent(_ place: Place, _ radius: CGFloat, _ tint: Tint) -> RoundTent {
      RoundTent(
        center: PlanProjection.point(place), radius: radius, height: radius > 6 ? 8 : 4, stripes: [tint, white],
        hasFlag: radius > 6)
    }
    let large = [
      tent((34.42415, -118.59584), 15, Tint(0xCF6F66)), tent((34.42462, -118.59626), 9, Tint(0x6FA3B0)), tent((34.42779, -118.59518), 11, Tint(0xD9A95C)),
      tent((34.42352, -118.59943), 9, Tint(0x9A83AE)), tent((34.42160, -118.59665), 9, Tint(0x7FAE8B)), tent((34.42591, -118.60012), 8, Tint(0xD9A95C)),
    ]
    var random = SeededGenerator(seed: 99)
    let small = parasols.map { tent($0, 3.4, random.pick(Palette.flags, fallback: white)) }
    return large + small
  }()

  private static let parasols: [Place] = [
    (34.42381, -118.59522), (34.42374, -118.59529), (34.42348, -118.59526), (34.42345, -118.59516), (34.42382, -118.59482), (34.42350, -118.59488), (34.42627, -118.59724), (34.42625, -118.59697), (34.42609, -118.59720), (34.42621, -118.59929), (34.42621, -118.59905),
    (34.42185, -118.59557), (34.42170, -118.59555), (34.42181, -118.59532), (34.42126, -118.59583), (34.42120, -118.59577), (34.42125, -118.59559), (34.42369, -118.59911), (34.42356, -118.59896), (34.42133, -118.59752), (34.42121, -118.59728),
    (34.42476, -118.60000), (34.42462, -118.59986), (34.42295, -118.59907), (34.42285, -118.59894), (34.42805, -118.59526), (34.42796, -118.59508), (34.42428, -118.59577), (34.42437, -118.59557), (34.42399, -118.59490), (34.42403, -118.59482),
  ]

  /// Where trees would stand in the rides' way.
  static let ridePlaces: [Place] = [(34.42405, -118.59612), (34.42290, -118.59947), (34.42149, -118.59657), (34.42462, -118.59779), (34.42486, -118.59738)]

  static let towers: [any Standing] = [
    SkyTower(foot: PlanProjection.point((34.42462, -118.59779))), ShotTower(foot: PlanProjection.point((34.42486, -118.59738))),
    BigWheel(foot: PlanProjection.point((34.42405, -118.59612)), radius: 21),
    SwingRide(foot: PlanProjection.point((34.42290, -118.59947)), tint: Tint(0xD9A95C)),
    SwingRide(foot: PlanProjection.point((34.42149, -118.59657)), tint: Tint(0x6FA3B0)),
    Turret(foot: PlanProjection.point((34.42382, -118.59419)), tint: brick), Turret(foot: PlanProjection.point((34.42348, -118.59419)), tint: brick),
  ]

  static let vessels: [any Standing] = {
    let boats = [(34.42835, -118.59874), (34.42813, -118.59848), (34.42822, -118.59779), (34.42852, -118.59862), (34.42241, -118.59768), (34.42264, -118.59714)]
    let river = Water.riverLines.first ?? []
    return boats.enumerated().map { index, place in
      Boat(place: PlanProjection.point(place), tint: Palette.flags[index % Palette.flags.count])
    } + stride(from: 8, to: river.count, by: 34).map { Raft(place: river[$0]) }
  }()
}
