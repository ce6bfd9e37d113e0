import Foundation
import MapDisplay
import ParkView

// Draws what a page of the park shows at a link, for the tests that compare the two.
let application = MapApplication(name: "Park View") {
  guard let park = try? ParkMap(size: .zero) else { return UIViewController() }
  let navigation = UINavigationController(rootViewController: ParkMapViewController(park))
  navigation.isToolbarHidden = false
  return navigation
}
exit(await application.run())
