/// The numbers by which a page speaks of annotations, and what it was last told of each.
@MainActor struct PinTable {
  private struct Look: Equatable {
    let latitude: Double
    let longitude: Double
    let frame: CGRect
    let picture: ObjectIdentifier?
    let isHidden: Bool
    let isSelected: Bool
    let alpha: CGFloat
    let title: String?
    let subtitle: String?

    @MainActor init(_ pin: DisplayedAnnotation, contentScale: CGFloat) {
      let (view, coordinate) = (pin.view, pin.annotation.coordinate)
      (latitude, longitude) = (coordinate.latitude, coordinate.longitude)
      frame = CGRect(origin: view.centerOffset, size: view.bounds.size)
      // A view that has not changed answers the very picture it has kept.
      picture = view.picture(scale: contentScale).map { ObjectIdentifier($0) }
      (isHidden, isSelected, alpha) = (view.isHidden, view.isSelected, view.alpha)
      (title, subtitle) = (pin.annotation.title, pin.annotation.subtitle)
    }
  }
  private struct Entry {
    let id: Int
    let pin: DisplayedAnnotation
    let look: Look
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var annotations: [Int: any MKAnnotation] = [:]
  private var lastID = 0
  private var contentScale: CGFloat = 1

  /// Takes in what is displayed now, and answers it with numbers; an annotation keeps its number while it is displayed.
  mutating func update(
    _ pins: [DisplayedAnnotation], contentScale: CGFloat
  ) -> [(id: Int, pin: DisplayedAnnotation)] {
    self.contentScale = contentScale
    var new: [ObjectIdentifier: Entry] = [:]
    var result: [(Int, DisplayedAnnotation)] = []
    for pin in pins {
      let key = ObjectIdentifier(pin.annotation)
      let id = entries[key]?.id ?? lastID + 1
      lastID = max(lastID, id)
      new[key] = Entry(id: id, pin: pin, look: Look(pin, contentScale: contentScale))
      result.append((id, pin))
    }
    entries = new
    annotations = Dictionary(result.map { ($0.0, $0.1.annotation) }) { first, _ in first }
    return result
  }

  /// The annotation of a number, as long as it is displayed.
  func annotation(_ id: Int) -> (any MKAnnotation)? { annotations[id] }

  /// The number of an annotation, as long as it is displayed.
  func id(of annotation: any MKAnnotation) -> Int? { entries[ObjectIdentifier(annotation)]?.id }

  /// Whether something that is displayed looks other than it was told.
  var isOutdated: Bool { entries.values.contains { Look($0.pin, contentScale: contentScale) != $0.look } }
}
