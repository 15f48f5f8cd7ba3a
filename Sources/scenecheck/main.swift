import Foundation
import Implementations

if CommandLine.arguments.dropFirst().elementsEqual([ProcessGuard.hiddenWord]) {
  ProcessGuard.serve()
}
exit(Command.main(Array(CommandLine.arguments.dropFirst())).rawValue)
