import Foundation

/// Where the houses stand.
extension Buildings {
  static let rows: [House] =
    row((34.42632, -118.59825), (34.42632, -118.59764), 4, depth: 14, [brick, teal, ochre, slate])
    + row((34.42557, -118.59976), (34.42501, -118.59976), 4, depth: 15, [plum, ochre, teal, brick], awning: false)
    + row((34.42136, -118.59901), (34.42134, -118.59829), 5, depth: 14, [ochre, brick, slate, teal, plum])
    + row((34.42415, -118.59650), (34.42368, -118.59648), 3, depth: 15, [moss, brick, ochre], awning: false)
    + row((34.42403, -118.59494), (34.42392, -118.59429), 4, depth: 15, [plum, teal, brick, ochre])
    + row((34.42334, -118.59490), (34.42342, -118.59427), 4, depth: 15, [slate, ochre, teal, brick])
    + row((34.42327, -118.59697), (34.42319, -118.59628), 4, depth: 13, [teal, ochre, brick, slate])
    + row((34.42105, -118.59722), (34.42107, -118.59663), 4, depth: 14, [plum, slate, ochre, brick])

  static let entrance = [
    house((34.42335, -118.59506), 26, 14, 0, 9, .gable, slate, awning: true),
    house((34.42384, -118.59543), 18, 22, 0, 9, .gable, brick),
    house((34.42345, -118.59559), 26, 18, 0, 10, .hip, teal),
    house((34.42308, -118.59508), 34, 24, 0, 11, .flat, stone),
    house((34.42308, -118.59463), 30, 26, 0, 12, .gable, slate),
    house((34.42327, -118.59581), 20, 13, 40, 8, .gable, ochre, awning: true),
    house((34.42433, -118.59480), 34, 22, 0, 11, .flat, sand),
    house((34.42449, -118.59539), 22, 14, 0, 8, .gable, plum, awning: true),
    house((34.42444, -118.59606), 18, 13, 0, 8, .hip, teal, awning: true),
  ]

  static let west = [
    house((34.42642, -118.59943), 24, 15, 0, 8, .gable, brick, wall: Tint(0xF4EEE2)),
    house((34.42645, -118.59894), 22, 14, 6, 8, .hip, slate),
    house((34.42481, -118.59957), 20, 26, 0, 10, .gable, plum),
    house((34.42421, -118.59947), 18, 18, 30, 8, .hip, brick, awning: true),
    house((34.42591, -118.59913), 22, 16, 0, 9, .gable, moss),
    house((34.42390, -118.59886), 22, 14, -12, 8, .gable, slate, awning: true),
    house((34.42332, -118.59972), 24, 18, -36, 10, .gable, ochre),
    house((34.42292, -118.60029), 16, 22, 0, 9, .hip, brick),
    house((34.42246, -118.59970), 16, 24, 0, 9, .gable, teal, awning: true),
    house((34.42225, -118.60035), 15, 26, 0, 9, .gable, moss), house((34.42168, -118.60029), 24, 16, 60, 9, .hip, plum),
    house((34.42133, -118.59972), 26, 18, 30, 9, .gable, slate),
    house((34.42624, -118.59665), 20, 16, 0, 9, .hip, brick, awning: true),
    house((34.42600, -118.59650), 16, 18, 0, 8, .gable, teal),
  ]

  static let south = [
    house((34.42100, -118.59825), 24, 14, 0, 8, .hip, teal),
    house((34.42143, -118.59563), 20, 13, 0, 8, .hip, brick, awning: true),
    house((34.42194, -118.59563), 17, 14, 0, 8, .gable, ochre, awning: true),
    house((34.42327, -118.59766), 22, 13, 10, 8, .hip, brick, awning: true),
    house((34.42284, -118.59677), 18, 14, 0, 8, .gable, moss),
    house((34.42065, -118.59923), 44, 22, 4, 10, .flat, stone),
    house((34.42040, -118.59862), 36, 18, 2, 9, .flat, sand),
    house((34.42034, -118.59687), 40, 18, 0, 9, .flat, stone),
    house((34.42031, -118.59529), 46, 18, 0, 9, .flat, stone),
  ]

  static let north = [
    house((34.42891, -118.59907), 24, 15, -20, 8, .gable, brick),
    house((34.42818, -118.59687), 17, 22, 0, 8, .gable, teal, awning: true),
    house((34.42788, -118.59917), 20, 15, 0, 8, .hip, ochre),
    house((34.42904, -118.59776), 22, 14, 12, 8, .gable, slate),
    house((34.43042, -118.59886), 18, 13, 0, 8, .hip, brick),
    house((34.42689, -118.59289), 30, 20, 20, 10, .gable, slate),
    house((34.42729, -118.59234), 34, 20, 30, 10, .flat, sand),
    house((34.42640, -118.59431), 30, 16, 0, 9, .gable, moss),
  ]

  /// Long roofs over the tracks where trains stop.
  static let stations = [
    house((34.42650, -118.59734), 54, 17, 0, 11, .gable, Tint(0x5F9296)),
    house((34.42525, -118.60043), 40, 16, 4, 11, .gable, Tint(0x6D7390)),
    house((34.42459, -118.60039), 38, 16, 5, 11, .gable, Tint(0x8C7BA0)),
    house((34.42156, -118.59543), 40, 16, 0, 11, .gable, Tint(0x7B7680)),
    house((34.42147, -118.59726), 44, 16, 3, 11, .gable, Tint(0xB9675A)),
    house((34.42195, -118.59482), 38, 16, -4, 11, .gable, Tint(0x7F9B72)),
    house((34.42482, -118.59549), 58, 16, 2, 11, .gable, Tint(0xB0846A)),
    house((34.42689, -118.59392), 48, 16, 3, 11, .gable, Tint(0x8C7BA0)),
    house((34.42480, -118.59356), 36, 16, 2, 11, .gable, Tint(0xC08A5A)),
  ]
}
