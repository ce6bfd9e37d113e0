import Foundation

/// Gets the tiles of a server: from memory, from the folder or from the server itself, each once at a time.
///
/// `@unchecked Sendable`: `underway` and `failures` are only touched under `condition`.
final class RemoteLoads: @unchecked Sendable {
  private let template: TileTemplate
  private let fetcher: RemoteFetcher
  private let disk: TileDiskCache?
  private let pause: Double
  private let queue = OperationQueue()
  /// What was fetched ahead of time and not yet asked for.
  private let recent = LeastRecentlyUsed<TileAddress, [UInt8]>(limit: 16 << 20)
  private let condition = NSCondition()
  private var underway: Set<TileAddress> = []
  private var failures: [TileAddress: (error: RemoteError, until: Double)] = [:]

  /// The most failures that are remembered.
  private static let maximumFailures = 4096

  init(template: TileTemplate, fetcher: RemoteFetcher, options: RemoteOptions) {
    (self.template, self.fetcher, pause) = (template, fetcher, options.pause)
    disk = options.cacheFolder.map { TileDiskCache(folder: $0, template: template.text, limit: options.cacheLimit) }
    queue.maxConcurrentOperationCount = max(options.maximumRequests, 1)
  }

  deinit { fetcher.close() }

  /// Answers a tile, nil where the server has none; waits for the server if it must.
  func tile(at address: TileAddress) throws(RemoteError) -> [UInt8]? {
    condition.lock()
    while underway.contains(address) { condition.wait() }
    if let bytes = recent.value(for: address) {
      condition.unlock()
      return bytes.isEmpty ? nil : bytes
    }
    if let failure = failures[address], failure.until > Self.now {
      condition.unlock()
      throw failure.error
    }
    underway.insert(address)
    condition.unlock()
    return try load(address)
  }

  /// Begins to fetch tiles that will be asked for.
  func prefetch(_ addresses: [TileAddress]) {
    for address in addresses {
      let isNew = condition.withLock { () -> Bool in
        if let failure = failures[address], failure.until > Self.now { return false }
        return recent.value(for: address) == nil && underway.insert(address).inserted
      }
      guard isNew else { continue }
      queue.addOperation { [self] in
        // A fault is told to whoever asks for the tile.
        _ = try? load(address)
      }
    }
  }

  private static var now: Double { Date().timeIntervalSince1970 }

  /// Loads a tile that is marked as under way.
  private func load(_ address: TileAddress) throws(RemoteError) -> [UInt8]? {
    let result: Result<[UInt8], RemoteError>
    do throws(RemoteError) {
      result = .success(try answer(address))
    } catch {
      result = .failure(error)
    }
    condition.withLock {
      underway.remove(address)
      switch result {
      case .success(let bytes):
        failures[address] = nil
        recent.insert(bytes, for: address, cost: bytes.count + 64)
      case .failure(let error):
        if failures.count >= Self.maximumFailures { failures.removeAll() }
        failures[address] = (error, Self.now + pause)
      }
      condition.broadcast()
    }
    let bytes = try result.get()
    return bytes.isEmpty ? nil : bytes
  }

  /// The bytes of a tile, none where the server has no such tile.
  private func answer(_ address: TileAddress) throws(RemoteError) -> [UInt8] {
    let kept = disk?.entry(for: address)
    if let kept, kept.expires > Self.now { return kept.answer.body }
    do throws(RemoteError) {
      var answer = try fetcher.fetch(try template.url(for: address), entityTag: kept?.answer.entityTag)
      if answer.status == 304, let kept {
        answer = RemoteAnswer(
          status: kept.answer.status, type: kept.answer.type, entityTag: kept.answer.entityTag,
          lifetime: answer.lifetime, body: kept.answer.body)
      } else if answer.status == 404 || answer.status == 410 {
        answer.body = []
      } else if !Self.isTile(answer) {
        throw .notATile
      }
      disk?.insert(TileDiskCache.Entry(answer: answer, expires: Self.now + answer.lifetime), for: address)
      return answer.body
    } catch {
      if let kept { return kept.answer.body }
      throw error
    }
  }

  /// Whether an answer may be a tile: nothing, an image, or what a vector tile begins with, perhaps packed.
  static func isTile(_ answer: RemoteAnswer) -> Bool {
    if answer.body.isEmpty { return true }
    if answer.type?.lowercased().hasPrefix("text/html") ?? false { return false }
    if (try? ImageDecoder.header(of: Data(answer.body))) != nil { return true }
    // Field 3 with a length, the layers; or gzip or zlib.
    return answer.body[0] == 0x1A || Inflater.wrapping(of: answer.body) != nil
  }
}
