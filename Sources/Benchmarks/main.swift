// Measures, and prints what it measured; nothing here judges.
switch Array(CommandLine.arguments.dropFirst()) {
case []:
  StepBenchmark.run()
  SheetBenchmark.run()
case ["steps"]: StepBenchmark.run()
case ["sheets"]: SheetBenchmark.run()
case let words where words.count == 3 && words[0] == "render":
  SheetBenchmark.render(words[1], to: words[2])
case let words where words.count == 4 && words[0] == "exec":
  try ExecBenchmark.run(
    adapter: words[1],
    bareTrip: Double(words[2]) ?? .nan,
    bareSpawn: Double(words[3]) ?? .nan
  )
default:
  print("usage: benchmarks [steps | sheets | render RESULTS.xml PAGE.html | exec APP TRIP SPAWN]")
}
