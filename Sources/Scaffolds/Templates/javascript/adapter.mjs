// An adapter between an app and scenecheck: a line of JSON comes in, a line goes out.
//
// Put your app in the place of `windows` and `texts`. What the messages hold stands in scenecheck's
// docs/implementing.md. Log with console.error only; standard output is for the protocol.

import { createInterface } from "node:readline"

const windows = new Map() // The document that each connected scene shows.
const texts = new Map() // The text of each document.

// Each returns the effects, in order; nothing for none.
const handlers = {
  launch() {}, // Read what an earlier process saved.

  willConnect({ scene }) {
    windows.set(scene, "Untitled")
    if (!texts.has("Untitled")) texts.set("Untitled", "")
  },

  sceneDidDisconnect({ scene }) {
    windows.delete(scene)
  },

  edit({ scene, text }) {
    texts.set(windows.get(scene), text)
  },

  commit({ scene }) {}, // Save the document of this window, in the folder SCENECHECK_DATA.

  settle() {}, // Return when nothing that the app started is outstanding.

  bye() {},
}

function observe() {
  return {
    windows: [...windows].map(([scene, name]) => ({
      scene,
      document: name,
      text: texts.get(name),
    })),
    documents: [...texts].map(([name, text]) => ({ name, text })),
  }
}

function answer(message) {
  const name = message.message
  if (name === "hello") return { protocol: 1, version: "0.1", capabilities: ["documents"] }
  if (name === "observe") return observe()
  if (!Object.hasOwn(handlers, name)) return { unhandled: true }
  return { effects: handlers[name](message) ?? [] }
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  process.stdout.write(JSON.stringify({ number: message.number, ...answer(message) }) + "\n")
}
