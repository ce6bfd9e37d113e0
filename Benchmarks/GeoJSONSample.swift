import Foundation

/// A GeoJSON file of about ten million bytes: twenty long lines with seven digits after the point.
enum GeoJSONSample {
  static let data: Data = {
    let features = (0..<20).map { line in
      let points = (0..<19_000).map { index -> String in
        let angle = Double(index) / 1000
        return String(
          format: "[%.7f,%.7f]", -118.5971 + Double(line) + 0.1 * sin(angle), 34.4248 + 0.1 * cos(angle * 1.7))
      }
      return "{\"type\":\"Feature\",\"id\":\(line),\"properties\":{\"name\":\"Line \(line)\"},"
        + "\"geometry\":{\"type\":\"LineString\",\"coordinates\":[\(points.joined(separator: ","))]}}"
    }
    return Data("{\"type\":\"FeatureCollection\",\"features\":[\(features.joined(separator: ","))]}".utf8)
  }()
}
