import Foundation

// Writes the park's pictures into the folder given, or into the app's resources.
let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Apps/ParkView/Resources")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
for picture in Icons.pictures + [ParkPlan.picture] { try picture.write(to: folder) }
