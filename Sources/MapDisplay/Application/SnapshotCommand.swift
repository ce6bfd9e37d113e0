/// Draws the map of an app into a file.
@MainActor struct SnapshotCommand {
  let arguments: SnapshotArguments
  let makeRoot: () -> UIViewController

  /// Draws what a page of that size would show of the map.
  ///
  /// - Returns: What was done, in one line.
  /// - Throws: `CommandProblem`.
  func run() async throws(CommandProblem) -> String {
    let traits = UIWindow.traits(for: arguments.size, style: .light, displayScale: arguments.scale)
    let root = RootWindow(makeRoot(), size: arguments.size, traits: traits)
    guard let controller = root.window.rootViewController else { throw .failed("there is no controller") }
    PageLink.open(arguments.link, in: controller, map: root.map)
    root.window.commit()
    guard let map = root.map else { throw .failed("there is no map in sight") }
    let options = MKMapSnapshotter.Options()
    options.mapView = map
    options.size = map.bounds.size
    options.scale = arguments.scale
    options.baseMap = map.baseMap
    let data: Data
    do {
      data = try await MKMapSnapshotter(options: options).data(as: try arguments.format)
    } catch let problem as CommandProblem {
      throw problem
    } catch {
      throw .failed("\(error)")
    }
    root.window.isHidden = true
    do {
      try data.write(to: URL(fileURLWithPath: arguments.output), options: .atomic)
    } catch {
      throw .failed("cannot write \(arguments.output): \(error.localizedDescription)")
    }
    return "\(arguments.output): \(data.count) bytes"
  }
}
