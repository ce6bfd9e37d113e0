/// Annotations of a map that are shown as one, since their views would collide.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// The annotations that it stands for.
  public let memberAnnotations: [any MKAnnotation]
  private var ownTitle: String?
  private var ownSubtitle: String?

  /// Makes a cluster of annotations.
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    super.init()
  }

  /// The middle of the members' places on the map, in degrees; `kCLLocationCoordinate2DInvalid` without any.
  ///
  /// Places on both sides of the 180th meridian have theirs between them. On Apple's framework: not recorded.
  open var coordinate: CLLocationCoordinate2D {
    let points = MKMapPoint.unwrapped(
      memberAnnotations.map(\.coordinate).filter(CLLocationCoordinate2DIsValid).map { MKMapPoint($0) })
    guard !points.isEmpty else { return kCLLocationCoordinate2DInvalid }
    let sum = points.reduce(MKMapPoint()) { MKMapPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return MKMapPoint(x: sum.x / Double(points.count), y: sum.y / Double(points.count)).wrappedCoordinate
  }

  /// The first line of the callout: unless set, the title of the first member that has one (fact K03).
  open var title: String? {
    get { ownTitle ?? memberAnnotations.lazy.compactMap(\.title).first { !$0.isEmpty } }
    set {
      ownTitle = newValue
      didChangeValue(forKey: "title")
    }
  }

  /// The second line of the callout: unless set, how many other members there are.
  ///
  /// On Apple's framework: it says that too; in which words is not recorded.
  open var subtitle: String? {
    get { ownSubtitle ?? (memberAnnotations.count > 1 ? "+\(memberAnnotations.count - 1) more" : nil) }
    set {
      ownSubtitle = newValue
      didChangeValue(forKey: "subtitle")
    }
  }
}
