@_exported import Foundation

/// Why the command ends, in one line, and with which exit status: 2 for a mistake in the call, 1 for all else.
struct CommandFailure: Error, Equatable {
  let message: String
  let status: Int32

  static func usage(_ message: String) -> CommandFailure { CommandFailure(message: message, status: 2) }
  static func failed(_ message: String) -> CommandFailure { CommandFailure(message: message, status: 1) }
}
