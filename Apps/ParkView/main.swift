import Foundation

exit(await ParkViewCommand.run(Array(CommandLine.arguments.dropFirst())))
