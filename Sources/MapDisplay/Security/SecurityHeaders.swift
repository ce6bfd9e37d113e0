/// What every answer tells browsers to refuse.
enum SecurityHeaders {
  static let contentSecurityPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  static let fields = [
    ("content-security-policy", contentSecurityPolicy),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-resource-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("x-frame-options", "DENY"),
  ]

  static func add(to response: inout HTTPResponse) {
    for (name, value) in fields { response.headers.add(name, value) }
  }
}
