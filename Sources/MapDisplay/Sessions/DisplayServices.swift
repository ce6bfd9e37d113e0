/// What all screens share: the pictures, and the secret their names are made with.
struct DisplayServices: Sendable {
  let secret: KeyedHash.Key
  let sprites: SpriteStore
  let tiles: TileService

  init(limits: DisplayLimits) {
    secret = .random()
    sprites = SpriteStore(secret: secret)
    tiles = TileService(queueLimit: limits.tileQueue)
  }
}
