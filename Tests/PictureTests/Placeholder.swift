import MapKit
import Testing
