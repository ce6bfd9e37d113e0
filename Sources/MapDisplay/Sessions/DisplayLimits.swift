/// How much a display takes on.
struct DisplayLimits: Sendable {
  /// Visitors at once.
  var sessions = 2000
  /// Pages that one visitor may have open.
  var screensPerSession = 8
  /// How long a page may be away before its controller goes, in seconds.
  var screenIdleSeconds = 120.0
  /// How long a visitor without a page is remembered, in seconds.
  var sessionIdleSeconds = 1800.0
  /// The most bytes of a message.
  var bodyBytes = 4096
  /// The most pins that a page is told of; those in front count.
  var pins = 2000
  /// How many tiles may wait to be drawn.
  var tileQueue = 512
  /// How often a page is looked at for changes by the app, in seconds.
  var lookInterval = 0.05
  /// How often a stream says that it lives, in seconds.
  var heartbeatInterval = 15.0
}
