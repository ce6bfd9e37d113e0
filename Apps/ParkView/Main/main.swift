import Foundation
import ParkView

exit(await ParkViewCommand.run(Array(CommandLine.arguments.dropFirst())))
