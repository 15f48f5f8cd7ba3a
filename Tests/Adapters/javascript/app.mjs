// A document app on Node that speaks scenecheck's line protocol; its store is a file that is
// replaced by an atomic rename.
//
//     node app.mjs [FAULT]
//
// It conforms; a fault is one of those that the built-in mutants have.

import { readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { createInterface } from "node:readline"

import { Bridge, sceneCallbacks } from "./bridge.mjs"

const fault = process.argv[2]
const fresh = { document: "Untitled", place: "start" }
const sessionOf = (scene) => scene.split(".")[0]

class Store {
  constructor(folder) {
    this.path = join(folder, "app.json")
    try {
      this.rows = JSON.parse(readFileSync(this.path, "utf8"))
    } catch (error) {
      if (error.code !== "ENOENT") throw error
      this.rows = { documents: {}, records: {} }
    }
  }

  save() {
    writeFileSync(this.path + ".new", JSON.stringify(this.rows))
    renameSync(this.path + ".new", this.path)
  }
}

class App {
  constructor(folder) {
    this.bridge = new Bridge()
    this.store = new Store(folder)
    this.windows = new Map() // scene: position, in the order of connection
    this.texts = new Map(Object.entries(this.store.rows.documents))
    this.stamp = Math.max(0, ...Object.values(this.records).map((record) => record.stamp))
    this.presented = new Map()
    this.private = new Set()
    this.covered = new Set()
    this.observers = []
    this.resources = []
  }

  get records() {
    return this.store.rows.records
  }

  save(scene, withDocument = true) {
    const position = this.windows.get(scene)
    this.records[sessionOf(scene)] = { ...position, stamp: ++this.stamp }
    if (withDocument) {
      this.store.rows.documents[position.document] = this.texts.get(position.document) ?? ""
    }
    this.store.save()
  }

  show(scene, position) {
    this.windows.set(scene, position)
    if (!this.texts.has(position.document)) this.texts.set(position.document, "")
  }

  launch(message) {
    this.device = message
  }

  willConnect(message) {
    this.show(message.scene, this.position(message))
    this.observers.push(message.scene)
    this.resources.push(message.scene)
    this.save(message.scene, false)
  }

  // What it connects for comes first, then the newer of the record and what the system kept.
  position({ session, activities, restoration, payload }) {
    const target = activities[0]?.target ?? payload?.target
    if (target) return { document: target, place: fresh.place }
    const other = Object.keys(this.records).find((key) => key !== session)
    let record = this.records[session]
    if (fault === "restores-another-session" && record && other) record = this.records[other]
    else if (restoration && restoration.userInfo.stamp >= (record?.stamp ?? 0)) {
      return { document: restoration.target, place: restoration.userInfo.place }
    }
    return record ? { document: record.document, place: record.place } : fresh
  }

  sceneDidBecomeActive({ scene }) {
    this.covered.delete(scene)
  }

  sceneWillResignActive({ scene }) {
    this.save(scene)
  }

  sceneDidEnterBackground({ scene }) {
    if (this.private.has(scene)) this.covered.add(scene)
    this.save(scene)
  }

  stateRestorationActivity({ scene }) {
    const { document, place } = this.windows.get(scene)
    const userInfo = { place, stamp: this.stamp }
    return [{ effect: "activity", activity: { type: "window", target: document, userInfo } }]
  }

  continueUserActivity({ scene, activity, payload }) {
    const { target } = activity ?? payload
    if (target) this.show(scene, { document: target, place: fresh.place })
  }

  sceneDidDisconnect({ scene }) {
    this.save(scene)
    for (const part of [this.windows, this.presented, this.private, this.covered]) part.delete(scene)
    this.observers = this.observers.filter((one) => one !== scene)
    this.resources = this.resources.filter((one) => one !== scene)
  }

  didDiscardSceneSessions({ sessions }) {
    const connected = new Set([...this.windows.keys()].map(sessionOf))
    for (const session of sessions) {
      if (!this.records[session] || connected.has(session)) continue
      if (fault === "cleans-up-every-session") this.store.rows.records = {}
      delete this.records[session]
    }
    this.store.save()
  }

  applicationWillTerminate() {
    for (const scene of this.windows.keys()) this.save(scene)
  }

  edit({ scene, text }) {
    this.texts.set(this.windows.get(scene).document, text)
  }

  navigate({ scene, place }) {
    this.show(scene, { document: this.windows.get(scene).document, place })
  }

  commit({ scene }) {
    this.save(scene)
  }

  present({ scene, text }) {
    this.presented.set(scene, text)
  }

  "make-private"({ scene }) {
    this.private.add(scene)
  }

  post({ text }) {
    const hearing = fault === "only-first-window-hears" ? this.observers.slice(0, 1) : this.observers
    return hearing.map((scene) => ({ effect: "heard", scene, text }))
  }

  subscribe(message) {
    return this.bridge.subscribe(message)
  }

  ask({ scene, wish, document, session }) {
    if (wish === "open") return this.open(scene, document)
    return [wish === "new" ? { effect: "activate" } : { effect: wish, session }]
  }

  open(scene, document) {
    if (this.windows.get(scene).document === document) return []
    for (const [other, position] of this.windows) {
      if (position.document === document) {
        return [{ effect: "activate", session: sessionOf(other) }]
      }
    }
    const archived = Object.keys(this.records).find((key) => this.records[key].document === document)
    if (archived && fault !== "opens-second-window") {
      return [{ effect: "activate", session: archived }]
    }
    const { manifest, idiom } = this.device
    if (manifest === "multiple-scenes" && ["pad", "mac", "vision"].includes(idiom)) {
      const activity = { type: "window", target: document, userInfo: {} }
      return [{ effect: "activate", activity }]
    }
    this.show(scene, { document, place: fresh.place })
  }

  settle() {}

  observe() {
    const count = (scenes) => {
      const counts = new Map()
      for (const session of scenes.map(sessionOf)) {
        counts.set(session, (counts.get(session) ?? 0) + 1)
      }
      return [...counts].map(([session, number]) => ({ session, number }))
    }
    return {
      windows: [...this.windows].map(([scene, position]) => ({
        scene,
        ...position,
        text: this.texts.get(position.document) ?? "",
        presented: this.presented.get(scene),
        covered: this.covered.has(scene),
      })),
      documents: [...this.texts].map(([name, text]) => ({ name, text })),
      records: Object.keys(this.records),
      observers: count(this.observers),
      resources: count(this.resources),
      starts: 1, // All that windows share is in this object, made once.
    }
  }
}

// All else that comes from outside to a connected scene is followed in the same way.
for (const callback of [
  "openURLContexts", "performActionForShortcutItem", "didReceiveNotificationResponse",
  "userDidAcceptCloudKitShare", "willPerformAppIntent",
]) {
  App.prototype[callback] = App.prototype.continueUserActivity
}

const hello = {
  protocol: 1,
  version: "1.0",
  capabilities: [
    "multiple-scenes", "documents", "places", "records", "observers", "resources", "requests",
    "presentations", "privacy", "starts", "payloads", "bridge",
  ],
  resets: true,
}

let app

function answer(message) {
  switch (message.message) {
    case "hello":
      return hello
    case "reset":
      app = new App(message.folder)
      return { effects: [] }
    case "bye":
      return { effects: [] }
    case "observe":
      return app.observe()
  }
  app ??= new App(process.env.SCENECHECK_DATA)
  const name = message.message
  const isKnown = name !== "constructor" && name in App.prototype
  const effects = (isKnown ? app[name](message) : null) ?? []
  if (sceneCallbacks.has(name)) effects.push(...app.bridge.passOn(message))
  return isKnown || effects.length > 0 ? { effects } : { unhandled: true }
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  process.stdout.write(JSON.stringify({ number: message.number, ...answer(message) }) + "\n")
}
