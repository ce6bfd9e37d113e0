/// The options of `snapshot`, read and checked.
struct SnapshotArguments: Equatable {
  /// Of the whole window, in points.
  var size = CGSize(width: 1024, height: 768)
  /// Pixels per point.
  var scale: CGFloat = 2
  /// The part of an address after `?`.
  var link = ""
  /// Paths of archives for the base map, the lowest first.
  var basemaps: [String] = []
  var output: String

  private static let options = ["--size", "--scale", "--link", "--basemap", "--output"]

  /// - Throws: `CommandProblem.usage`.
  init(_ arguments: some Collection<String>) throws(CommandProblem) {
    var values: [String: String] = [:]
    var rest = ArraySlice(arguments)
    while let option = rest.popFirst() {
      guard Self.options.contains(option) else { throw .usage("unknown option \"\(option)\"") }
      guard let value = rest.popFirst() else { throw .usage("\(option) needs a value") }
      if option == "--basemap" { basemaps.append(value) } else { values[option] = value }
    }
    guard let output = values["--output"], !output.isEmpty else { throw .usage("--output is missing") }
    self.output = output
    _ = try format
    link = values["--link"].map { $0.hasPrefix("?") ? String($0.dropFirst()) : $0 } ?? ""
    if let text = values["--size"] {
      let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
      guard sides.count == 2, let width = sides[0], let height = sides[1], (1...8192).contains(width),
        (1...8192).contains(height)
      else { throw .usage("--size: \"\(text)\" is not of the form 1024x768, up to 8192x8192") }
      size = CGSize(width: width, height: height)
    }
    if let text = values["--scale"] {
      guard let number = Double(text), number >= 0.25, number <= 8 else {
        throw .usage("--scale: \"\(text)\" is not a number from 0.25 to 8")
      }
      scale = number
    }
  }

  /// The kind of file, by its name.
  var format: MKMapSnapshotter.Format {
    get throws(CommandProblem) {
      switch URL(fileURLWithPath: output).pathExtension.lowercased() {
      case "png": .png
      case "jpg", "jpeg": .jpeg(quality: 0.9)
      case "webp": .webp(quality: 0.9)
      case "svg": .svg
      case "pdf": .pdf
      default: throw .usage("--output: \"\(output)\" does not end in .png, .svg, .pdf, .jpg or .webp")
      }
    }
  }
}
