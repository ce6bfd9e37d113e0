import MapDisplay
import ParkView

let application = MapApplication(name: "Park trial") {
  guard let park = try? ParkMap(size: CGSize(width: 800, height: 600)) else { return UIViewController() }
  let navigation = UINavigationController(rootViewController: TrialController(park: park))
  navigation.isToolbarHidden = false
  return navigation
}
exit(await application.run())
