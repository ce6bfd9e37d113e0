import Foundation
import FoundationNetworking

/// Sends requests, some at once, each checked, limited in time and size, and tried twice.
///
/// `@unchecked Sendable`: `waiting` is only touched under the lock; all else is immutable or locks for itself.
final class RemoteFetcher: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  /// The most bytes of an answer.
  static let bodyLimit = VectorTile.Limit.bytes
  /// What is sent as `User-Agent`: servers of OpenStreetMap's tiles ask for one that says what asks.
  static let userAgent = "OpenMapKit/1 (MapKit for Linux)"

  private final class Request {
    let done = DispatchSemaphore(value: 0)
    var body: [UInt8] = []
    var response: HTTPURLResponse?
    var failure: RemoteError?
  }

  private let addresses: AddressGuard
  private let timeout: Double
  private let slots: DispatchSemaphore
  private let lock = NSLock()
  private var waiting: [Int: Request] = [:]
  private let retryDelay: Double

  init(_ options: RemoteOptions, retryDelay: Double = 0.5) {
    addresses = AddressGuard(allowedHosts: options.allowedHosts)
    timeout = options.timeout
    slots = DispatchSemaphore(value: max(options.maximumRequests, 1))
    self.retryDelay = retryDelay
  }

  /// Made when it is first needed: it holds its delegate until it is invalidated.
  private lazy var session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.timeoutIntervalForRequest = timeout
    configuration.timeoutIntervalForResource = timeout
    return URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
  }()
  private var liveSession: URLSession { lock.withLock { session } }

  /// Ends what is under way; nothing can be fetched afterwards.
  func close() { liveSession.invalidateAndCancel() }

  /// Fetches an address and waits for it: twice `timeout` at most.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - entityTag: That of a copy: the answer is 304 where it is still good.
  /// - Returns: The answer.
  /// - Throws: `RemoteError`; any status other than 2xx, 304, 404 and 410 is one.
  func fetch(_ url: URL, entityTag: String? = nil) throws(RemoteError) -> RemoteAnswer {
    do throws(RemoteError) {
      return try fetchOnce(url, entityTag)
    } catch {
      guard error.isTemporary else { throw error }
      Thread.sleep(forTimeInterval: retryDelay)
      return try fetchOnce(url, entityTag)
    }
  }

  private func fetchOnce(_ url: URL, _ entityTag: String?) throws(RemoteError) -> RemoteAnswer {
    try addresses.check(url)
    var request = URLRequest(url: url, timeoutInterval: timeout)
    request.setValue(Self.userAgent, forHTTPHeaderField: "User-Agent")
    if let entityTag { request.setValue(entityTag, forHTTPHeaderField: "If-None-Match") }
    slots.wait()
    defer { slots.signal() }
    let task = liveSession.dataTask(with: request)
    let pending = Request()
    lock.withLock { waiting[task.taskIdentifier] = pending }
    task.resume()
    // The session's own limit ends the task; the second one is for a session that does not call back.
    let isDone = pending.done.wait(timeout: .now() + timeout + 2) == .success
    lock.withLock { waiting[task.taskIdentifier] = nil }
    guard isDone else {
      task.cancel()
      throw .unreachable("no answer within \(Int(timeout)) s")
    }
    if let failure = pending.failure { throw failure }
    guard let response = pending.response else { throw .unreachable("no answer") }
    let status = response.statusCode
    guard (200..<300).contains(status) || status == 304 || status == 404 || status == 410 else { throw .status(status) }
    return RemoteAnswer(
      status: status, type: response.value(forHTTPHeaderField: "Content-Type"),
      entityTag: response.value(forHTTPHeaderField: "ETag"),
      lifetime: RemoteAnswer.lifetime(cacheControl: response.value(forHTTPHeaderField: "Cache-Control")),
      body: pending.body)
  }

  private func request(of task: URLSessionTask) -> Request? { lock.withLock { waiting[task.taskIdentifier] } }

  // MARK: URLSessionDataDelegate

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    guard let request = request(of: dataTask) else { return completionHandler(.cancel) }
    request.response = response as? HTTPURLResponse
    if response.expectedContentLength > Int64(Self.bodyLimit) {
      request.failure = .tooLarge(limit: Self.bodyLimit)
      return completionHandler(.cancel)
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    guard let request = request(of: dataTask), request.failure == nil else { return }
    guard request.body.count + data.count <= Self.bodyLimit else {
      request.failure = .tooLarge(limit: Self.bodyLimit)
      request.body = []
      return dataTask.cancel()
    }
    request.body += data
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    guard let request = request(of: task) else { return }
    if let error, request.failure == nil { request.failure = .unreachable(Self.reason(error)) }
    request.done.signal()
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) {
    guard let url = newRequest.url else { return completionHandler(nil) }
    do throws(RemoteError) {
      try addresses.check(url)
      completionHandler(newRequest)
    } catch {
      self.request(of: task)?.failure = error
      completionHandler(nil)
    }
  }

  /// One short line; the system's own descriptions hold addresses.
  private static func reason(_ error: any Error) -> String {
    switch (error as? URLError)?.code {
    case .timedOut: "it took too long"
    case .cannotFindHost: "no such host"
    case .cannotConnectToHost: "nobody answers there"
    case .networkConnectionLost: "the connection broke off"
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate:
      "its certificate is not good"
    case let code?: "error \(code.rawValue)"
    case nil: "an error"
    }
  }
}
