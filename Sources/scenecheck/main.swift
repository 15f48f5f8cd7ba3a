import Foundation
import Implementations

if CommandLine.arguments.dropFirst().elementsEqual([ProcessGuard.hiddenWord]) {
  ProcessGuard.serve()
}
Stream.occupy()
exit(Command.main(Array(CommandLine.arguments.dropFirst())).rawValue)
