import Testing
import UIKit

@Suite struct UIColorNamedTests {
  @Test("The named colours have the documented components")
  func named() {
    let expected: [(UIColor, [Double])] = [
      (.black, [0, 0, 0, 1]), (.darkGray, [1.0 / 3, 1.0 / 3, 1.0 / 3, 1]),
      (.lightGray, [2.0 / 3, 2.0 / 3, 2.0 / 3, 1]),
      (.white, [1, 1, 1, 1]), (.gray, [0.5, 0.5, 0.5, 1]), (.red, [1, 0, 0, 1]), (.green, [0, 1, 0, 1]),
      (.blue, [0, 0, 1, 1]), (.cyan, [0, 1, 1, 1]), (.yellow, [1, 1, 0, 1]), (.magenta, [1, 0, 1, 1]),
      (.orange, [1, 0.5, 0, 1]), (.purple, [0.5, 0, 0.5, 1]), (.brown, [0.6, 0.4, 0.2, 1]), (.clear, [0, 0, 0, 0]),
    ]
    for (color, components) in expected {
      #expect(color.cgColor.components?.map(Double.init) == components)
    }
  }

  @Test("The system's colours are opaque and all different")
  func system() {
    let colors: [UIColor] = [
      .systemRed, .systemGreen, .systemBlue, .systemOrange, .systemYellow, .systemPink, .systemPurple, .systemTeal,
      .systemIndigo, .systemBrown, .systemMint, .systemCyan, .systemGray,
    ]
    #expect(Set(colors).count == 13)
    #expect(colors.allSatisfy { $0.cgColor.alpha == 1 })
    #expect(UIColor.systemBlue == UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1))
  }
}
