import Foundation

/// All measurements, as a table for people and as JSON for programs.
struct Report: Encodable {
  let measurements: [Measurement]
  let png: [PNGComparison]

  func print() {
    let width = (measurements.map(\.name.count) + png.map(\.name.count)).max() ?? 0
    func column(_ text: String, _ width: Int) -> String {
      text.padding(toLength: max(width, text.count), withPad: " ", startingAt: 0) + "  "
    }
    Swift.print("One core; milliseconds: median (smallest…largest)")
    for result in measurements {
      let aim = result.aim.map { String(format: "aim %.0f", $0) } ?? ""
      Swift.print(
        "\(column(result.name, width))wall \(column(result.wall.text, 22))CPU \(column(result.cpu.text, 22))\(aim)")
      for (key, value) in result.extra.sorted(by: { $0.key < $1.key }) {
        Swift.print("\(column("", width))\(key) \(String(format: "%.1f", value))")
      }
    }
    Swift.print("\nPNG, 1024 × 1024, beside libpng at its defaults")
    for comparison in png { Swift.print("\(column(comparison.name, width))\(comparison.text)") }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    if let json = try? encoder.encode(self) { Swift.print("\n" + String(decoding: json, as: UTF8.self)) }
  }
}
