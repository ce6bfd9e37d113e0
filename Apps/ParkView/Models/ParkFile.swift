import MapKit

/// A property list among the resources, read with an error that names file, entry and field.
struct ParkFile {
  let name: String
  private let root: Any

  /// The most bytes a property list may have: 1 MiB, a hundred times what the park needs.
  private static let maximumSize = 1 << 20

  /// - Throws: `ParkDataError` where the file is missing, too large, or is not an XML property list.
  init(_ name: String) throws(ParkDataError) {
    self.name = "\(name).plist"
    func error(_ problem: String) -> ParkDataError {
      ParkDataError(file: "\(name).plist", place: nil, problem: problem)
    }
    guard let path = ResourceSearch.path(forResource: name, ofType: "plist"),
      let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber,
      let data = size.intValue <= Self.maximumSize ? FileManager.default.contents(atPath: path) : Data()
    else { throw error("the file is missing or cannot be read") }
    guard size.intValue <= Self.maximumSize else { throw error("the file is larger than \(Self.maximumSize) bytes") }
    // A binary list of a few bytes can stand for more entries than any memory holds.
    guard !data.starts(with: Data("bplist".utf8)) else {
      throw error("the file is a binary property list, not an XML one")
    }
    guard let root = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) else {
      throw error("the file is not a property list")
    }
    self.root = root
  }

  func error(_ place: String?, _ problem: String) -> ParkDataError {
    ParkDataError(file: name, place: place, problem: problem)
  }

  /// The file as a dictionary.
  func dictionary() throws(ParkDataError) -> [String: Any] {
    guard let dictionary = root as? [String: Any] else { throw error(nil, "the file is not a dictionary") }
    return dictionary
  }

  /// The file as an array with something in it.
  func array() throws(ParkDataError) -> [Any] {
    guard let array = root as? [Any] else { throw error(nil, "the file is not an array") }
    guard !array.isEmpty else { throw error(nil, "the array is empty") }
    return array
  }

  /// Reads a text that is there and not empty.
  func text(_ value: Any?, at place: String) throws(ParkDataError) -> String {
    guard let value else { throw error(place, "missing") }
    guard let text = value as? String else { throw error(place, "not a text") }
    guard !text.isEmpty else { throw error(place, "empty") }
    return text
  }

  /// Reads a coordinate of the form `{latitude,longitude}`, in degrees.
  func coordinate(_ value: Any?, at place: String) throws(ParkDataError) -> CLLocationCoordinate2D {
    let text = try text(value, at: place)
    guard let numbers = GeometryText.numbers(in: text, nesting: .flat(2)) else {
      throw error(place, "\"\(text.prefix(60))\" is not a coordinate of the form {latitude,longitude}")
    }
    let coordinate = CLLocationCoordinate2D(latitude: numbers[0], longitude: numbers[1])
    guard CLLocationCoordinate2DIsValid(coordinate) else {
      throw error(place, "\"\(text.prefix(60))\" lies outside latitude -90…90, longitude -180…180")
    }
    return coordinate
  }

  /// Reads an array of coordinates with at least `least` of them.
  func coordinates(_ value: Any?, at place: String?, atLeast least: Int) throws(ParkDataError)
    -> [CLLocationCoordinate2D]
  {
    guard let value else { throw error(place, "missing") }
    guard let array = value as? [Any] else { throw error(place, "not an array") }
    guard array.count >= least else { throw error(place, "\(array.count) coordinates, \(least) are needed") }
    var result: [CLLocationCoordinate2D] = []
    for (index, entry) in array.enumerated() {
      let name = place.map { "\($0), entry \(index + 1)" } ?? "entry \(index + 1)"
      result.append(try coordinate(entry, at: name))
    }
    return result
  }
}
