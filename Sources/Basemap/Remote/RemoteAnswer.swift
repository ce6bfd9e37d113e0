import Foundation

/// What a server answered.
struct RemoteAnswer: Equatable, Sendable {
  var status: Int
  var type: String?
  var entityTag: String?
  /// How long it may be used without asking again, in seconds.
  var lifetime: Double
  var body: [UInt8]

  /// How long an answer lasts whose server does not say, in seconds.
  static let defaultLifetime = 7 * 86_400.0
  /// The longest an answer may last, in seconds.
  static let maximumLifetime = 365 * 86_400.0

  /// How long an answer may be used (RFC 9111): the number of `max-age`, or none for what must be asked for anew.
  static func lifetime(cacheControl: String?) -> Double {
    guard let directives = cacheControl?.lowercased().split(separator: ",") else { return defaultLifetime }
    let words = directives.map { $0.filter { !$0.isWhitespace } }
    if words.contains("no-cache") || words.contains("no-store") { return 0 }
    guard let age = words.first(where: { $0.hasPrefix("max-age=") }).flatMap({ Double($0.dropFirst(8)) }) else {
      return defaultLifetime
    }
    return min(max(age, 0), maximumLifetime)
  }
}
