import UIKit

enum MapOption: Int, CaseIterable {
  case boundary, overlay, pins, characters, route

  var name: String {
    switch self {
    case .boundary: return "Park Boundary"
    case .overlay: return "Map Overlay"
    case .pins: return "Attraction Pins"
    case .characters: return "Character Location"
    case .route: return "Route"
    }
  }
}

class MapOptionsViewController: UITableViewController {
  var selectedOptions: [MapOption] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Options"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "OptionCell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return MapOption.allCases.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "OptionCell", for: indexPath)
    if let option = MapOption(rawValue: indexPath.row) {
      cell.textLabel?.text = option.name
      cell.accessoryType = selectedOptions.contains(option) ? .checkmark : .none
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let cell = tableView.cellForRow(at: indexPath), let option = MapOption(rawValue: indexPath.row) else {
      return
    }
    if cell.accessoryType == .checkmark {
      selectedOptions = selectedOptions.filter { $0 != option }
      cell.accessoryType = .none
    } else {
      selectedOptions += [option]
      cell.accessoryType = .checkmark
    }
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
