/// A feature of a GeoJSON document: shapes with properties.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
  /// The `id`, a number turned to text; nil without.
  public let identifier: String?
  /// The bytes of the `properties` object as they stand in the document; nil where it is null or absent.
  public let properties: Data?
  /// The shapes; none where the geometry is null, more than one for a MultiPoint or a GeometryCollection.
  public let geometry: [any MKShape & MKGeoJSONObject]

  init(identifier: String?, properties: Data?, geometry: [any MKShape & MKGeoJSONObject]) {
    self.identifier = identifier
    self.properties = properties
    self.geometry = geometry
    super.init()
  }
}
