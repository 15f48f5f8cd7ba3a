// swift-format-ignore-file
import UIKit

let name = NSStringFromClass(AppDelegate.self)
_ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, name)
