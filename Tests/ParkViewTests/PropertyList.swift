import Foundation
import MapKit

@testable import ParkView

/// Writes a property list under a name of its own and hands the name to a body: the search for resources is one for
/// the whole process, so each test needs names that no other has.
func withPropertyList<Result>(_ root: String, _ body: (String) throws -> Result) throws -> Result {
  let folder = try TemporaryFolder()
  let name = "List-" + UUID().uuidString
  let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">\(root)</plist>
    """
  try folder.write(text, to: name + ".plist")
  ResourceSearch.addFolder(folder.path)
  return try withExtendedLifetime(folder) { try body(name) }
}

/// An entry for an attraction, with fields changed or, where empty, left out.
func attractionEntry(_ changes: [String: String] = [:]) -> String {
  var fields: [String: String] = [
    "name": "<string>Swing</string>", "location": "<string>{34.4,-118.6}</string>", "type": "<string>1</string>",
    "subtitle": "<string>Gentle</string>",
  ]
  for (key, value) in changes { fields[key] = value }
  let text = fields.sorted { $0.key < $1.key }.map { key, value in value.isEmpty ? "" : "<key>\(key)</key>\(value)" }
  return "<dict>\(text.joined())</dict>"
}
