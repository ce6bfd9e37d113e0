/// Why a command ends, in one line.
public enum CommandProblem: Error, Equatable, Sendable {
  /// A mistake in the call: exit status 2.
  case usage(String)
  /// All else: exit status 1.
  case failed(String)

  var message: String {
    switch self {
    case .usage(let text), .failed(let text): text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
  }

  var status: Int32 {
    if case .usage = self { return 2 }
    return 1
  }
}
