/// Where `UIImage(named:)`, image literals and apps look for their files.
///
/// An addition to Apple's interface: on Linux `Bundle.main` does not find the resources that the Swift package
/// manager copies. The rule, first match wins:
///
/// 1. folders given to `addFolder(_:)`, the latest first;
/// 2. the folders in the environment variable `OPENMAPKIT_RESOURCES`, separated by colons;
/// 3. for each `*.resources` folder beside the executable, in order of name: the folder itself and its `Resources`;
/// 4. the folder of the executable, and `Resources` beside it.
public enum ResourceSearch {
  /// `folders` is only touched under its lock.
  private static let added = LockedFolders()

  /// Looks into a folder before all others, in the whole process.
  public static func addFolder(_ path: String) { added.add(path) }

  /// Looks for a resource.
  ///
  /// - Parameters:
  ///   - name: The name, possibly with folders before it; one that would lead out of a folder ("..") finds nothing.
  ///   - kind: The extension without its dot; nil or empty when `name` has it.
  /// - Returns: The path, or nil where there is none.
  public static func path(forResource name: String, ofType kind: String?) -> String? {
    let file = kind.map { $0.isEmpty ? name : "\(name).\($0)" } ?? name
    guard !file.isEmpty, !file.hasPrefix("/"), !file.contains("\0"),
      !file.split(separator: "/").contains("..")
    else { return nil }
    for folder in folders {
      let path = folder + "/" + file
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue { return path }
    }
    return nil
  }

  /// All folders, in the order they are looked into.
  public static var folders: [String] {
    // `ProcessInfo` would read the whole environment, for each image that is looked for.
    let environment = getenv("OPENMAPKIT_RESOURCES").map { String(cString: $0) } ?? ""
    return added.all + environment.split(separator: ":").map(String.init) + besideExecutable
  }

  private static let besideExecutable: [String] = {
    let home = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent().path ?? "."
    let names = (try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []
    let bundles = names.filter { $0.hasSuffix(".resources") }.sorted().map { home + "/" + $0 }
    return bundles.flatMap { [$0, $0 + "/Resources"] } + [home, home + "/Resources"]
  }()
}

/// `@unchecked Sendable`: `paths` is only touched under `lock`.
private final class LockedFolders: @unchecked Sendable {
  private let lock = NSLock()
  private var paths: [String] = []

  func add(_ path: String) { lock.withLock { paths.insert(path, at: 0) } }
  var all: [String] { lock.withLock { paths } }
}
