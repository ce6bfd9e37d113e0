import Foundation

/// The houses, stalls, tents and towers of the park.
enum Buildings {
  static let brick = Tint(0xC9735A)
  static let slate = Tint(0x7C93A0)
  static let teal = Tint(0x6FA39B)
  static let ochre = Tint(0xD9A95C)
  static let plum = Tint(0xA07A99)
  static let moss = Tint(0x8B9E6B)
  static let stone = Tint(0xBFB6A6)
  static let cream = Tint(0xF2E7D0)
  static let sand = Tint(0xE6D2AC)

  /// A house at a place: width, length, turn in degrees, height.
  static func house(
    _ place: Place, _ width: CGFloat, _ length: CGFloat, _ degrees: CGFloat = 0, _ height: CGFloat = 8,
    _ roof: House.Roof, _ tile: Tint, wall: Tint = cream, awning: Bool = false
  ) -> House {
    House(
      center: PlanProjection.point(place), width: width, length: length, angle: degrees * .pi / 180, height: height,
      roof: roof, wall: wall, tile: tile, hasAwning: awning)
  }

  static let houses: [House] = rows + entrance + west + south + north + stations

  /// Shops wall to wall along a street.
  static func row(
    _ start: Place, _ end: Place, _ count: Int, depth: CGFloat, _ tints: [Tint], awning: Bool = true
  ) -> [House] {
    let (a, b) = (PlanProjection.point(start), PlanProjection.point(end))
    let width = (b - a).length / Double(count)
    let angle = atan2(b.y - a.y, b.x - a.x)
    return (0..<count).map { index in
      House(
        center: a.mixed(b, (Double(index) + 0.5) / Double(count)), width: width - 0.3, length: depth, angle: angle,
        height: [8, 10, 7.5, 9.5][index % 4], roof: index % 3 == 1 ? .flat : .gable,
        wall: [cream, sand, Tint(0xE9D9CF), Tint(0xDDE3DC)][index % 4], tile: tints[index % tints.count],
        hasAwning: awning)
    }
  }

  static let tents: [RoundTent] = {
    let white = Tint(0xFBF4E6)
    func tent(_ place: Place, _ radius: CGFloat, _ tint: Tint) -> RoundTent {
      RoundTent(
        center: PlanProjection.point(place), radius: radius, height: radius > 6 ? 8 : 4, stripes: [tint, white],
        hasFlag: radius > 6)
    }
    let large = [
      tent((34.42415, -118.59584), 15, Tint(0xCF6F66)), tent((34.42462, -118.59626), 9, Tint(0x6FA3B0)),
      tent((34.42779, -118.59518), 11, Tint(0xD9A95C)),
      tent((34.42352, -118.59943), 9, Tint(0x9A83AE)), tent((34.42160, -118.59665), 9, Tint(0x7FAE8B)),
      tent((34.42591, -118.60012), 8, Tint(0xD9A95C)),
    ]
    var random = SeededGenerator(seed: 99)
    let small = parasols.map { tent($0, 3.4, random.pick(Palette.flags, fallback: white)) }
    return large + small
  }()

  private static let parasols: [Place] = [
    (34.42381, -118.59522), (34.42374, -118.59529), (34.42348, -118.59526), (34.42345, -118.59516),
    (34.42382, -118.59482), (34.42350, -118.59488), (34.42627, -118.59724), (34.42625, -118.59697),
    (34.42609, -118.59720), (34.42621, -118.59929), (34.42621, -118.59905),
    (34.42185, -118.59557), (34.42170, -118.59555), (34.42181, -118.59532), (34.42126, -118.59583),
    (34.42120, -118.59577), (34.42125, -118.59559), (34.42369, -118.59911), (34.42356, -118.59896),
    (34.42133, -118.59752), (34.42121, -118.59728),
    (34.42476, -118.60000), (34.42462, -118.59986), (34.42295, -118.59907), (34.42285, -118.59894),
    (34.42805, -118.59526), (34.42796, -118.59508), (34.42428, -118.59577), (34.42437, -118.59557),
    (34.42399, -118.59490), (34.42403, -118.59482),
  ]

  /// Where trees would stand in the rides' way.
  static let ridePlaces: [Place] = [
    (34.42788, -118.59474), (34.42290, -118.59947), (34.42149, -118.59657), (34.42462, -118.59779),
    (34.42486, -118.59738),
  ]

  static let towers: [any Standing] = [
    SkyTower(foot: PlanProjection.point((34.42462, -118.59779))),
    ShotTower(foot: PlanProjection.point((34.42486, -118.59738))),
    BigWheel(foot: PlanProjection.point((34.42788, -118.59474)), radius: 24),
    SwingRide(foot: PlanProjection.point((34.42290, -118.59947)), tint: Tint(0xD9A95C)),
    SwingRide(foot: PlanProjection.point((34.42149, -118.59657)), tint: Tint(0x6FA3B0)),
    Turret(foot: PlanProjection.point((34.42383, -118.59425)), tint: brick),
    Turret(foot: PlanProjection.point((34.42348, -118.59425)), tint: brick),
  ]

  static let vessels: [any Standing] = {
    let boats = [
      (34.42835, -118.59874), (34.42813, -118.59848), (34.42822, -118.59779), (34.42852, -118.59862),
      (34.42241, -118.59768), (34.42264, -118.59714),
    ]
    let river = Water.riverLines.first ?? []
    return boats.enumerated().map { index, place in
      Boat(place: PlanProjection.point(place), tint: Palette.flags[index % Palette.flags.count])
    } + stride(from: 8, to: river.count, by: 34).map { Raft(place: river[$0]) }
  }()
}
