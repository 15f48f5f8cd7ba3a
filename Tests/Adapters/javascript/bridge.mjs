// The part of the app that passes scene events on to plugins.

// What UIKit tells the delegate of a scene.
export const sceneCallbacks = new Set([
  "willConnect", "restoreInteractionState", "sceneWillEnterForeground", "sceneDidBecomeActive",
  "sceneWillResignActive", "sceneDidEnterBackground", "stateRestorationActivity",
  "didUpdateUserActivity", "willContinueUserActivity", "continueUserActivity", "openURLContexts",
  "performActionForShortcutItem", "didReceiveNotificationResponse", "userDidAcceptCloudKitShare",
  "willPerformAppIntent", "sceneDidDisconnect",
])

// Passes scene events on to plugins, and has what comes from outside handled.
export class Bridge {
  constructor() {
    this.plugins = [] // in the order in which they subscribed
    this.scenes = new Set() // connected, in the order of their connection
    this.inFront = new Set()
    this.isAway = false
    this.waiting = [] // came with a connection and waits until its window is active
    this.announced = [] // came with a connection and may be told again by a callback
  }

  // What is done about a callback of a scene: what is handled, then what plugins are told.
  passOn({ message: callback, scene, payload = { tokens: [] } }) {
    const came = payload.tokens.map((token) => ({ scene, kind: payload.kind, token }))
    const event = this.applicationEvent(callback, scene)
    const effects = this.receive(callback, scene, came)
    for (const { plugin, legacy } of this.plugins) {
      if (!legacy) {
        effects.push({ effect: "dispatched", plugin, callback, scene, tokens: payload.tokens })
      } else if (event) {
        effects.push({ effect: "dispatched", plugin, callback: event })
      }
    }
    return effects
  }

  receive(callback, scene, came) {
    const isHere = (one) => one.scene === scene
    switch (callback) {
      case "willConnect":
        this.scenes.add(scene)
        this.waiting.push(...came)
        this.announced.push(...came.filter(({ kind }) => ["notification", "intent"].includes(kind)))
        return []
      case "sceneDidBecomeActive":
        return this.handle(this.take("waiting", isHere))
      case "sceneWillResignActive":
      case "sceneDidEnterBackground":
        this.take("announced", isHere) // What comes from here on is another of the same name.
        return []
      case "sceneDidDisconnect":
        this.scenes.delete(scene)
        this.take("waiting", isHere)
        this.take("announced", isHere)
        return []
      default: {
        const told = this.take("announced", (one) => came.some((now) => isSame(one, now)))
        return this.handle(came.filter((one) => !told.some((old) => isSame(one, old))))
      }
    }
  }

  subscribe(plugin) {
    this.plugins.push(plugin)
    const told = plugin.legacy ? [] : [...this.scenes].map((scene) => ({
      effect: "dispatched",
      plugin: plugin.plugin,
      callback: "willConnect",
      scene,
      tokens: this.waiting.filter((one) => one.scene === scene).map(({ token }) => token),
    }))
    return [...told, ...this.handle(this.take("waiting", ({ kind }) => kind === plugin.claims))]
  }

  // The first plugin that claims its kind handles a payload; the app itself does when none claims it.
  handle(payloads) {
    return payloads.map(({ scene, kind, token }) => {
      const plugin = this.plugins.find(({ claims }) => claims === kind)?.plugin
      return { effect: "handled", token, scene, plugin }
    })
  }

  // What plugins that know no scenes are told, if the app as a whole leaves or returns.
  applicationEvent(callback, scene) {
    const before = this.inFront.size
    if (callback === "sceneWillEnterForeground") this.inFront.add(scene)
    if (["sceneDidEnterBackground", "sceneDidDisconnect"].includes(callback)) {
      this.inFront.delete(scene)
    }
    const after = this.inFront.size
    if (before > 0 && after === 0) {
      this.isAway = true
      return "applicationDidEnterBackground"
    }
    if (before > 0 || after === 0 || !this.isAway) return null
    this.isAway = false
    return "applicationWillEnterForeground"
  }

  take(list, isMeant) {
    const taken = this[list].filter(isMeant)
    this[list] = this[list].filter((one) => !isMeant(one))
    return taken
  }
}

const isSame = (one, other) => one.scene === other.scene && one.token === other.token
