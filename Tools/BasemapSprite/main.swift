import Foundation

// Writes the pictures of the map's styles into the folder given, or where the styles are.
let folder = URL(
  fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Sources/Basemap/Resources/Styles")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
for (scale, suffix) in [(1, ""), (2, "@2x")] {
  let sheet = SpriteSheet(Drawing.all, scale: scale)
  try sheet.png().write(to: folder.appendingPathComponent("sprite\(suffix).png"))
  try Data(sheet.json.utf8).write(to: folder.appendingPathComponent("sprite\(suffix).json"))
}
