/// Finds the key of a map's overlays, looking at each renderer once.
@MainActor final class OverlayKeys {
  private struct Known {
    let renderer: MKOverlayRenderer
    let revision: Int
    let digits: String
  }
  private let secret: KeyedHash.Key
  private var known: [ObjectIdentifier: Known] = [:]

  init(secret: KeyedHash.Key) { self.secret = secret }

  func overlays(_ content: OverlayContent, on base: LiveBase) -> LiveOverlays? {
    guard !content.isEmpty else {
      known = [:]
      return nil
    }
    var hash = KeyedHash(secret)
    let coverBase = content.mixesWithMap
    // Names of the map lie between the two levels.
    hash.append(coverBase || content.countAboveRoads > 0 ? base.name : "")
    hash.append("\(content.countAboveRoads)")
    var seen: [ObjectIdentifier: Known] = [:]
    for renderer in content.renderers {
      let id = ObjectIdentifier(renderer)
      let revision = renderer.revision
      let entry: Known
      if let old = known[id], old.revision == revision {
        entry = old
      } else {
        entry = Known(renderer: renderer, revision: revision, digits: digits(of: renderer))
      }
      seen[id] = entry
      hash.append(entry.digits)
    }
    known = seen
    return LiveOverlays(key: hash.digits, content: content, base: base, coverBase: coverBase)
  }

  /// Whether a renderer has said that its drawing is out of date since the last look.
  var isOutdated: Bool { known.values.contains { $0.renderer.revision != $0.revision } }

  private func digits(of renderer: MKOverlayRenderer) -> String {
    guard let description = renderer.contentDescription else {
      // Nobody else can be known to draw the same.
      return SecretToken().text
    }
    return KeyedHash.digits(of: description, key: secret)
  }
}
