@_exported import MapKit
