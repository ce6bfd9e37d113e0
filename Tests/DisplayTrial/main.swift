import Foundation
import MapDisplay

exit(
  await MapApplication(name: "Trial </title>") { UINavigationController(rootViewController: TrialController()) }.run())
