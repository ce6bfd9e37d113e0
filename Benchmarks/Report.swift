import Foundation

/// Prints measurements as a table for people and as JSON for programs.
enum Report {
  static func print(_ results: [Measurement]) {
    let width = results.map(\.name.count).max() ?? 0
    Swift.print("One core; milliseconds: median (smallest…largest)")
    for result in results {
      let name = result.name.padding(toLength: width + 2, withPad: " ", startingAt: 0)
      let wall = result.wall.text.padding(toLength: 24, withPad: " ", startingAt: 0)
      let cpu = result.cpu.text.padding(toLength: 24, withPad: " ", startingAt: 0)
      let aim = result.aim.map { String(format: "aim %.0f", $0) } ?? ""
      Swift.print("\(name)wall \(wall)CPU \(cpu)\(aim)")
      for (key, value) in result.extra.sorted(by: { $0.key < $1.key }) {
        Swift.print("  \(key): \(String(format: "%.1f", value))")
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    if let json = try? encoder.encode(results) { Swift.print(String(decoding: json, as: UTF8.self)) }
  }
}
