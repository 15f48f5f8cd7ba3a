// A bridge in the manner of a cross-platform framework: an engine is the delegate of every scene and
// passes what UIKit tells it on to plugins. It speaks scenecheck's line protocol.
//
//     node engine.mjs [FAULT]
//
// It conforms; a fault is one of those that the built-in mutants have. It has windows, plugins and
// what comes from outside, and declares no more.

import { createInterface } from "node:readline"

const fault = process.argv[2]

// What UIKit tells the delegate of a scene. The engine implements all of it, for any plugin may need it.
const sceneCallbacks = new Set([
  "willConnect", "restoreInteractionState", "sceneWillEnterForeground", "sceneDidBecomeActive",
  "sceneWillResignActive", "sceneDidEnterBackground", "stateRestorationActivity",
  "didUpdateUserActivity", "willContinueUserActivity", "continueUserActivity", "openURLContexts",
  "performActionForShortcutItem", "didReceiveNotificationResponse", "userDidAcceptCloudKitShare",
  "willPerformAppIntent", "sceneDidDisconnect",
])

// Of these a callback may tell again after the connection has told of them.
const toldAgain = new Set(["notification", "intent"])

// A plugin writes down what it is told and what it does; the log is what the engine answers with.
class Plugin {
  constructor({ plugin, legacy = false, claims = null }, log) {
    Object.assign(this, { name: plugin, isLegacy: legacy, claims, log })
  }

  sceneEvent(callback, scene, tokens) {
    this.log.push({ effect: "dispatched", plugin: this.name, callback, scene, tokens })
  }

  applicationEvent(callback) {
    this.log.push({ effect: "dispatched", plugin: this.name, callback })
  }

  // Says whether it handled what came.
  open({ kind, token, scene }) {
    if (kind !== this.claims) return false
    this.log.push({ effect: "handled", token, scene, plugin: this.name })
    return true
  }
}

class Engine {
  constructor() {
    this.log = []
    this.plugins = [] // in the order in which they registered
    this.scenes = new Set() // connected, in the order of their connection
    this.scenesInFront = new Set()
    this.isAway = false // whether the app has left the foreground and not come back
    this.kept = [] // what came with a connection and waits for its window, or for who claims it
    this.announced = [] // what came with a connection and a callback may tell again
  }

  // UIKit calls the delegate of a scene.
  call(callback, { scene, payload }) {
    const came = (payload?.tokens ?? []).map((token) => ({ kind: payload.kind, token, scene }))
    if (callback === "willConnect") this.scenes.add(scene)
    this.tellOfScene(callback, scene, came)
    this.tellOfApplication(callback, scene)
    if (callback === "willConnect") {
      this.kept.push(...came)
      this.announced.push(...came.filter(({ kind }) => toldAgain.has(kind)))
    } else if (callback === "sceneDidBecomeActive") {
      this.handleKept((one) => one.scene === scene)
    } else if (callback === "sceneWillResignActive" || callback === "sceneDidEnterBackground") {
      // What comes from here on is another, even if it is called the same.
      this.announced = this.announced.filter((one) => one.scene !== scene)
    } else if (callback === "sceneDidDisconnect") {
      this.forget(scene)
    } else {
      for (const one of came) if (!this.wasAnnounced(one)) this.handle(one)
    }
  }

  // Whoever registers late is told of the windows that are there, and gets what waits for him.
  register(description) {
    const plugin = new Plugin(description, this.log)
    this.plugins.push(plugin)
    if (!plugin.isLegacy && fault !== "forgets-late-plugins") {
      for (const scene of this.scenes) {
        const open = this.kept.filter((one) => one.scene === scene)
        plugin.sceneEvent("willConnect", scene, open.map(({ token }) => token))
      }
    }
    this.handleKept(({ kind }) => kind === plugin.claims)
  }

  tellOfScene(callback, scene, came) {
    if (fault === "dispatches-no-disconnect" && callback === "sceneDidDisconnect") return
    const [first] = this.scenes
    const told = fault === "dispatches-to-first-window" ? first : scene
    const tokens = fault === "passes-no-payloads" ? [] : came.map(({ token }) => token)
    for (const plugin of this.plugins.filter(({ isLegacy }) => !isLegacy)) {
      plugin.sceneEvent(callback, told, tokens)
      if (fault === "dispatches-twice") plugin.sceneEvent(callback, told, tokens)
    }
  }

  // Plugins from before there were scenes hear that the app leaves with its last window and comes
  // back with the first.
  tellOfApplication(callback, scene) {
    const before = this.scenesInFront.size
    if (callback === "sceneWillEnterForeground") this.scenesInFront.add(scene)
    if (callback === "sceneDidEnterBackground") this.scenesInFront.delete(scene)
    if (callback === "sceneDidDisconnect") this.scenesInFront.delete(scene)
    const after = this.scenesInFront.size
    const leaves = after < before && (after === 0 || fault === "tells-legacy-per-scene")
    const returns = after > before && this.isAway
    if (!leaves && !returns) return
    this.isAway = leaves
    for (const plugin of this.plugins.filter(({ isLegacy }) => isLegacy)) {
      plugin.applicationEvent(leaves ? "applicationDidEnterBackground" : "applicationWillEnterForeground")
    }
  }

  handleKept(isMeant) {
    if (fault === "ignores-connection-payloads") return
    const meant = this.kept.filter(isMeant)
    this.kept = this.kept.filter((one) => !isMeant(one))
    for (const one of meant) this.handle(one)
  }

  // The first plugin that says so handles it, and the engine itself when none does.
  handle({ kind, token, scene }) {
    const [first] = this.scenes
    const one = { kind, token, scene: fault === "handles-in-first-window" ? first : scene }
    const asked = fault === "last-claimer-handles" ? this.plugins.toReversed() : this.plugins
    if (asked.some((plugin) => plugin.open(one))) return
    this.log.push({ effect: "handled", token, scene: one.scene })
  }

  // A callback tells once again what the connection has told.
  wasAnnounced({ token, scene }) {
    const place = this.announced.findIndex((one) => one.token === token && one.scene === scene)
    if (place < 0 || fault === "handles-each-telling") return false
    this.announced.splice(place, 1)
    return true
  }

  // What a window did not live to handle is nobody's.
  forget(scene) {
    this.scenes.delete(scene)
    this.kept = this.kept.filter((one) => one.scene !== scene)
    this.announced = this.announced.filter((one) => one.scene !== scene)
  }

  takeLog() {
    return this.log.splice(0)
  }
}

const hello = {
  protocol: 1,
  version: "1.0",
  capabilities: ["multiple-scenes", "payloads", "bridge"],
  resets: true,
}

let engine = new Engine()

function answer(message) {
  const name = message.message
  if (name === "hello") return hello
  if (name === "observe") return { windows: [...engine.scenes].map((scene) => ({ scene })) }
  if (name === "reset") engine = new Engine()
  else if (name === "subscribe") engine.register(message)
  else if (sceneCallbacks.has(name)) engine.call(name, message)
  else if (!["launch", "settle", "bye"].includes(name)) return { unhandled: true }
  return { effects: engine.takeLog() }
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  process.stdout.write(JSON.stringify({ number: message.number, ...answer(message) }) + "\n")
}
