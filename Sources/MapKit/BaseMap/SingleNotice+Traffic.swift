extension SingleNotice {
  /// That traffic was asked for, and nobody tells of it.
  static let noTraffic = SingleNotice("No traffic: MKMapView.showsTraffic is set, but no base map knows of traffic.")
}
