/// What stands behind a command: options with their values, switches, and what is neither.
struct CommandArguments {
  private var values: [String: [String]] = [:]
  private var switches: Set<String> = []
  private(set) var rest: [String] = []

  /// Reads arguments.
  ///
  /// - Parameters:
  ///   - arguments: What stands behind the command.
  ///   - options: The options that take a value; one may be given again.
  ///   - known: The options that take none.
  ///   - restLimit: How many arguments without an option there may be.
  /// - Throws: `CommandFailure`.
  init(
    _ arguments: [String], options: Set<String>, switches known: Set<String> = [], restLimit: Int = 0
  ) throws(CommandFailure) {
    var left = arguments[...]
    while let argument = left.popFirst() {
      if known.contains(argument) {
        switches.insert(argument)
      } else if options.contains(argument) {
        guard let value = left.popFirst() else { throw .usage("\(argument) needs a value") }
        values[argument, default: []].append(value)
      } else if argument.hasPrefix("-"), argument.count > 1 {
        throw .usage("unknown option \"\(argument)\"")
      } else if rest.count < restLimit {
        rest.append(argument)
      } else {
        throw .usage("\"\(argument)\" is not expected here")
      }
    }
  }

  /// All values of an option, in their order.
  func all(_ option: String) -> [String] { values[option] ?? [] }

  /// The last value of an option.
  subscript(_ option: String) -> String? { values[option]?.last }

  func has(_ name: String) -> Bool { switches.contains(name) }

  /// A whole number in a range.
  ///
  /// - Throws: `CommandFailure`.
  func number(_ option: String, in range: ClosedRange<Int>) throws(CommandFailure) -> Int? {
    guard let text = self[option] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .usage("\(option): \"\(text)\" is not a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Numbers with commas between them.
  ///
  /// - Throws: `CommandFailure`.
  func numbers(_ option: String, count: Int) throws(CommandFailure) -> [Double]? {
    guard let text = self[option] else { return nil }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    let finite = numbers.compactMap { $0 }.filter(\.isFinite)
    guard numbers.count == count, finite.count == count else {
      throw .usage("\(option): \"\(text)\" is not \(count) number\(count == 1 ? "" : "s with commas between them")")
    }
    return finite
  }

  /// A place as latitude and longitude, in degrees.
  ///
  /// - Throws: `CommandFailure`.
  static func place(_ text: some StringProtocol, _ option: String) throws(CommandFailure) -> (Double, Double) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1], abs(latitude) <= 90,
      abs(longitude) <= 180
    else { throw .usage("\(option): \"\(text)\" is not a latitude and a longitude, in degrees") }
    return (latitude, longitude)
  }
}
