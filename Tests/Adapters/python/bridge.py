"""The part of the app that passes scene events on to plugins."""

# What UIKit tells the delegate of a scene.
SCENE_CALLBACKS = {
    "willConnect", "restoreInteractionState", "sceneWillEnterForeground", "sceneDidBecomeActive",
    "sceneWillResignActive", "sceneDidEnterBackground", "stateRestorationActivity",
    "didUpdateUserActivity", "willContinueUserActivity", "continueUserActivity", "openURLContexts",
    "performActionForShortcutItem", "didReceiveNotificationResponse", "userDidAcceptCloudKitShare",
    "willPerformAppIntent", "sceneDidDisconnect",
}


class Bridge:
    """Passes scene events on to plugins, and has what comes from outside handled."""

    def __init__(self):
        self.plugins = []  # in the order in which they subscribed
        self.scenes = []  # connected, in the order of their connection
        self.in_front = set()
        self.is_away = False
        self.waiting = []  # (scene, kind, token) of a connection, until its window is active
        self.announced = []  # those of a connection that a callback may tell again

    def pass_on(self, message):
        """What is done about a callback of a scene: what is handled, then what plugins are told."""
        callback, scene = message["message"], message["scene"]
        payload = message.get("payload", {"kind": None, "tokens": []})
        event = self.application_event(callback, scene)
        came = [(scene, payload["kind"], token) for token in payload["tokens"]]
        effects = self.receive(callback, scene, came)
        for plugin in self.plugins:
            told = {"effect": "dispatched", "plugin": plugin["plugin"]}
            if not plugin.get("legacy"):
                told |= {"callback": callback, "scene": scene, "tokens": payload["tokens"]}
                effects.append(told)
            elif event:
                effects.append(told | {"callback": event})
        return effects

    def receive(self, callback, scene, came):
        if callback == "willConnect":
            self.scenes.append(scene)
            self.waiting += came
            self.announced += [one for one in came if one[1] in ("notification", "intent")]
            return []
        if callback == "sceneDidBecomeActive":
            return self.handle_waiting(lambda one: one[0] == scene)
        if callback in ("sceneWillResignActive", "sceneDidEnterBackground", "sceneDidDisconnect"):
            # What comes from here on is another, even if it is called the same.
            self.announced = [one for one in self.announced if one[0] != scene]
        if callback == "sceneDidDisconnect":
            self.scenes.remove(scene)
            self.waiting = [one for one in self.waiting if one[0] != scene]
            return []
        repeated = [one for one in came if one in self.announced]
        self.announced = [one for one in self.announced if one not in repeated]
        return [self.handle(one) for one in came if one not in repeated]

    def subscribe(self, plugin):
        self.plugins.append(plugin)
        told = [
            {
                "effect": "dispatched",
                "plugin": plugin["plugin"],
                "callback": "willConnect",
                "scene": scene,
                "tokens": [one[2] for one in self.waiting if one[0] == scene],
            }
            for scene in ([] if plugin.get("legacy") else self.scenes)
        ]
        return told + self.handle_waiting(lambda one: one[1] == plugin.get("claims"))

    def handle_waiting(self, is_meant):
        meant = [one for one in self.waiting if is_meant(one)]
        self.waiting = [one for one in self.waiting if not is_meant(one)]
        return [self.handle(one) for one in meant]

    def handle(self, one):
        """The first plugin that claims its kind handles it; the app itself does when none claims it."""
        scene, kind, token = one
        effect = {"effect": "handled", "token": token, "scene": scene}
        claimers = [plugin["plugin"] for plugin in self.plugins if plugin.get("claims") == kind]
        return effect | {"plugin": claimers[0]} if claimers else effect

    def application_event(self, callback, scene):
        """What plugins that know no scenes are told, if the app as a whole leaves or returns."""
        was_in_front = bool(self.in_front)
        if callback == "sceneWillEnterForeground":
            self.in_front.add(scene)
        elif callback in ("sceneDidEnterBackground", "sceneDidDisconnect"):
            self.in_front.discard(scene)
        if was_in_front and not self.in_front:
            self.is_away = True
            return "applicationDidEnterBackground"
        if not was_in_front and self.in_front and self.is_away:
            self.is_away = False
            return "applicationWillEnterForeground"
        return None
