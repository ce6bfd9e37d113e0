/// Reads GeoJSON documents (RFC 7946).
///
/// | GeoJSON | here |
/// |---|---|
/// | Point | `MKPointAnnotation` |
/// | MultiPoint | an `MKPointAnnotation` for each point |
/// | LineString | `MKPolyline` |
/// | MultiLineString | `MKMultiPolyline` |
/// | Polygon | `MKPolygon`, whose later rings are `interiorPolygons` |
/// | MultiPolygon | `MKMultiPolygon` |
/// | GeometryCollection | its members, one after another |
/// | Feature | `MKGeoJSONFeature` |
/// | FeatureCollection | its features, one after another |
///
/// Altitudes and further numbers of a position are left out, `bbox` and foreign members skipped. Longitudes beyond
/// ±180 degrees, up to ±540, count as their place in the world, and neighbours are joined the short way round. A ring
/// need not be closed. A geometry without any position is one that is null.
///
/// On Apple's framework: what MultiPoint, GeometryCollection and a null geometry become is not known.
open class MKGeoJSONDecoder: NSObject {
  /// Makes a decoder.
  public override init() { super.init() }

  /// Reads a document: a geometry, a feature or a collection of features.
  ///
  /// Time and memory are linear in the size of the data.
  ///
  /// - Parameter data: UTF-8, with or without a byte order mark; nested at most 512 levels deep.
  /// - Returns: The features or shapes, in the order of the document.
  /// - Throws: `CocoaError.propertyListReadCorrupt` (3840) for what is not JSON, `MKError.decodingFailed` for JSON that
  ///   is not GeoJSON: a missing or repeated member, a type that does not exist, a latitude beyond ±90 degrees, a line
  ///   of one position, a ring of fewer than three, collections nested more than 16 deep.
  open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
    let json = JSONReader(data)
    do {
      var reader = GeoJSONReader(json: json)
      return try reader.document()
    } catch {
      throw json.faultOfDocument?.reported ?? error.reported
    }
  }
}
