import Foundation

/// A program of the system.
struct ExternalProgram {
  let path: String

  /// Finds a program in the search path.
  init?(_ name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    guard let folder = folders.first(where: { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }) else {
      return nil
    }
    path = "\(folder)/\(name)"
  }

  /// Runs it to its end; what it says goes to standard error.
  ///
  /// - Throws: `CommandFailure` where it cannot be started, or ends badly.
  func run(_ arguments: [String], in folder: URL) throws(CommandFailure) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.standardError
    do {
      try process.run()
    } catch {
      throw .failed("cannot start \(path): \(error.localizedDescription)")
    }
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw .failed("\(path) ended with status \(process.terminationStatus)")
    }
  }
}
