import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Fetches the bytes of a tile.
enum TileDownload {
  /// The longest a tile may be waited for, in seconds.
  private static let timeout = 15.0

  static func load(_ url: URL, result: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    if url.isFileURL {
      do {
        result(try Data(contentsOf: url), nil)
      } catch {
        result(nil, error)
      }
      return
    }
    var request = URLRequest(url: url, timeoutInterval: timeout)
    request.setValue("OpenMapKit", forHTTPHeaderField: "User-Agent")
    URLSession.shared.dataTask(with: request) { data, response, error in
      if let status = (response as? HTTPURLResponse)?.statusCode, status != 200 {
        return result(nil, URLError(status == 404 ? .fileDoesNotExist : .badServerResponse))
      }
      result(data, error)
    }.resume()
  }
}

/// Resumes a continuation with the first answer; an app that answers twice, or never, does no harm.
///
/// `@unchecked Sendable`: the continuation is only touched under the lock.
final class FirstAnswer: @unchecked Sendable {
  private let lock = NSLock()
  private var continuation: CheckedContinuation<Data, any Error>?

  init(_ continuation: CheckedContinuation<Data, any Error>) { self.continuation = continuation }

  deinit { give(.failure(URLError(.cancelled))) }

  func give(_ result: Result<Data, any Error>) {
    let waiting = lock.withLock {
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(with: result)
  }
}
