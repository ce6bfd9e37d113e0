/// What all screens share: the pictures, and the secret their names are made with.
struct DisplayServices: Sendable {
  let secret: KeyedHash.Key
  let overlays: OverlayRegistry
  let sprites: SpriteStore
  let tiles: TileService

  init(limits: DisplayLimits) {
    secret = .random()
    overlays = OverlayRegistry()
    sprites = SpriteStore(secret: secret)
    tiles = TileService(overlays: overlays, queueLimit: limits.tileQueue)
  }
}
