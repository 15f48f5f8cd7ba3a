// Measures, and prints what it measured; nothing here judges.
switch Array(CommandLine.arguments.dropFirst()) {
case []:
  StepBenchmark.run()
  SheetBenchmark.run()
case ["steps"]: StepBenchmark.run()
case ["sheets"]: SheetBenchmark.run()
case let words where words.count == 3 && words[0] == "render":
  SheetBenchmark.render(words[1], to: words[2])
default: print("usage: benchmarks [steps | sheets | render RESULTS.xml PAGE.html]")
}
