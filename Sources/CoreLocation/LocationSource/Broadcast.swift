/// Sends values to all that listen, on the thread that sends, and keeps the latest.
package final class Broadcast<Value> {
  private struct Receiver {
    weak var owner: AnyObject?
    let receive: (Value) -> Void
  }

  /// The latest value; nil before the first.
  package private(set) var latest: Value?
  private var receivers: [Receiver] = []

  func send(_ value: Value) {
    latest = value
    receivers.removeAll { $0.owner == nil }
    // A copy: who is told may begin or cease to listen.
    for receiver in receivers where receiver.owner != nil { receiver.receive(value) }
  }

  /// Has an owner told of the latest value now and of those to come, as long as it lives.
  package func connect(_ owner: AnyObject, _ receive: @escaping (Value) -> Void) {
    disconnect(owner)
    receivers.append(Receiver(owner: owner, receive: receive))
    if let latest { receive(latest) }
  }

  /// Tells an owner no more.
  package func disconnect(_ owner: AnyObject) { receivers.removeAll { $0.owner === owner || $0.owner == nil } }
}
