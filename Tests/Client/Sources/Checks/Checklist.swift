import Foundation

/// Counts what holds, says what does not, and ends the program accordingly.
public final class Checklist {
  private let name: String
  private var held = 0
  private var failures: [String] = []

  /// Starts a list under the name of the client.
  public init(_ name: String) { self.name = name }

  /// Notes whether a statement holds.
  public func expect(_ condition: Bool, _ statement: String) {
    if condition { held += 1 } else { failures.append(statement) }
  }

  /// Writes data into a folder under a name, and notes whether it could.
  public func write(_ data: Data?, _ file: String, into folder: URL) {
    do {
      guard let data else { throw CocoaError(.fileWriteUnknown) }
      try data.write(to: folder.appendingPathComponent(file))
      held += 1
    } catch {
      failures.append("\(file) can be written: \(error)")
    }
  }

  /// Prints the result and exits: 0 where everything held, else 1.
  public func finish() -> Never {
    for failure in failures { print("\(name): does not hold: \(failure)") }
    print("\(name): \(held) statements hold, \(failures.count) do not")
    exit(failures.isEmpty && held > 0 ? 0 : 1)
  }

  /// The folder for pictures: the first argument of the program, or the current one.
  public static var pictureFolder: URL {
    URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".", isDirectory: true)
  }
}
