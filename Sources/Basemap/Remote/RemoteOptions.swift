import Foundation

/// How tiles are asked for.
package struct RemoteOptions: Sendable {
  /// Hosts that may lie in a private network, or be this machine.
  package var allowedHosts: Set<String> = []
  /// The folder for what was fetched; nil: nothing is kept from one run to the next.
  package var cacheFolder: URL?
  /// The most bytes of that folder.
  package var cacheLimit = 512 << 20
  /// The most requests under way at once.
  package var maximumRequests = 6
  /// How long a request may take, in seconds.
  package var timeout = 10.0
  /// How long a server that failed is not asked again for the same tile, in seconds.
  package var pause = 30.0

  package init() {}

  /// Those for programs: the cache lies in `OPENMAPKIT_CACHE`, or in `openmapkit` in the user's folder for caches;
  /// `OPENMAPKIT_ALLOW_HOSTS` names private hosts, with commas between them.
  package static var standard: RemoteOptions {
    let environment = ProcessInfo.processInfo.environment
    var options = RemoteOptions()
    let hosts = environment["OPENMAPKIT_ALLOW_HOSTS"] ?? ""
    options.allowedHosts = Set(hosts.split(separator: ",").map { $0.filter { !$0.isWhitespace } })
    if let folder = environment["OPENMAPKIT_CACHE"], !folder.isEmpty {
      options.cacheFolder = URL(fileURLWithPath: folder)
    } else if let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first {
      options.cacheFolder = caches.appendingPathComponent("openmapkit")
    }
    return options
  }
}
