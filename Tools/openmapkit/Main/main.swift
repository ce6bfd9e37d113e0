import OpenMapKitCommand

exit(await OpenMapKitCommand.run(Array(CommandLine.arguments.dropFirst())))
