// swift-format-ignore-file
import SwiftUI

struct ContentView: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Image(systemName: "globe")
                .imageScale(.large)
            Text("Hello, World!")
            Button("Count \(count)") { count += 1 }
        }
        .padding()
    }
}
