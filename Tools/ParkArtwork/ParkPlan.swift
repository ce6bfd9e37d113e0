import CoreGraphics

/// The illustrated plan: ground first, then all shadows, then what stands, from the back to the front.
enum ParkPlan {
  static let picture = Picture(name: "overlay_park", size: PlanProjection.size, roundsColors: true, draw: draw)

  private static func draw(in context: CGContext) {
    let tracks = Coaster.all.flatMap { $0.standing() }
    let built: [any Standing] = Buildings.houses + Buildings.tents + Buildings.towers + Buildings.vessels
    let use = groundUse()
    let forest = Forest(keepingOff: use, carParkIslands: CarPark.islands(keepingOff: trackUse()))
    let standing = (tracks + built + forest.trees).sorted { $0.depth < $1.depth }

    context.addPath(Boundary.path)
    context.clip()
    Ground.draw(in: context)
    CarPark.draw(in: context)
    Paths.drawRoads(in: context)
    CarPark.drawStalls(in: context, keepingOff: trackUse())
    Water.draw(in: context)
    Paths.drawWalks(in: context)
    Gardens.draw(in: context)
    Water.drawFountains(in: context)
    context.layered(alpha: 0.24) {
      for object in standing { object.drawShadow(in: context) }
    }
    Crowd.draw(in: context)
    for object in standing { object.draw(in: context) }
    Boundary.drawRim(in: context)
  }

  private static func groundUse() -> GroundUse {
    var use = trackUse()
    Water.claim(&use)
    Paths.claim(&use)
    CarPark.claim(&use)
    Gardens.claim(&use)
    for place in Buildings.ridePlaces { use.take(PlanProjection.point(place), radius: 20) }
    for house in Buildings.houses {
      use.take(Polygon(house.ground.map { $0.offset(0, -2) }), margin: 4)
    }
    for tent in Buildings.tents { use.take(tent.center, radius: tent.radius + 2) }
    return use
  }

  /// The ground under tracks and in front of low ones, whose trains a tree would hide.
  private static func trackUse() -> GroundUse {
    var use = GroundUse(size: PlanProjection.size)
    for coaster in Coaster.all {
      for p in coaster.line() {
        use.take(p.ground, radius: 4)
        if p.z < 20 { use.take(p.ground.offset(0, 5), radius: 4) }
      }
    }
    return use
  }
}
