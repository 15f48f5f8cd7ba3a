enum SheetBenchmark { static func run() {} }
