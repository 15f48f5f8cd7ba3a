// Measures, and prints what it measured; nothing here judges.
switch Array(CommandLine.arguments.dropFirst()) {
case []:
  StepBenchmark.run()
  SheetBenchmark.run()
case ["steps"]: StepBenchmark.run()
case ["sheets"]: SheetBenchmark.run()
default: print("usage: benchmarks [steps | sheets]")
}
