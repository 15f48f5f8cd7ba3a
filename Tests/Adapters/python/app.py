"""A document app over SQLite that speaks scenecheck's line protocol.

    python3 app.py [FAULT]

It conforms; a fault is one of those that the built-in mutants have.
"""

import json
import os
import sqlite3
import sys

from bridge import SCENE_CALLBACKS, Bridge

FAULT = sys.argv[1] if len(sys.argv) > 1 else None
FRESH = ("Untitled", "start")


def say(line):
    sys.stdout.write(json.dumps(line, ensure_ascii=False) + "\n")
    sys.stdout.flush()


class App:
    def __init__(self, folder):
        self.bridge = Bridge()
        self.store = sqlite3.connect(os.path.join(folder, "app.sqlite"), isolation_level=None)
        self.store.executescript(
            """
            PRAGMA journal_mode = MEMORY;
            PRAGMA synchronous = OFF; -- A kill of the process loses nothing that was written.
            CREATE TABLE IF NOT EXISTS documents (name TEXT PRIMARY KEY, text TEXT);
            CREATE TABLE IF NOT EXISTS records
                (session TEXT PRIMARY KEY, document TEXT, place TEXT, stamp INTEGER);
            """
        )
        self.device = {}
        self.windows = {}  # scene: (document, place), in the order of connection
        self.texts = dict(self.store.execute("SELECT name, text FROM documents"))
        self.stamp = self.store.execute("SELECT ifnull(max(stamp), 0) FROM records").fetchone()[0]
        self.presented = {}
        self.private = set()
        self.covered = set()
        self.observers = []
        self.resources = []
        self.last_closed = None

    # What the app keeps.

    def record(self, session):
        query = "SELECT document, place, stamp FROM records WHERE session = ?"
        return self.store.execute(query, (session,)).fetchone()

    def save(self, scene, document=True):
        name, place = self.windows[scene]
        self.stamp += 1
        self.store.execute("BEGIN")
        self.store.execute(
            "REPLACE INTO records VALUES (?, ?, ?, ?)",
            (session_of(scene), name, place, self.stamp),
        )
        if document:
            self.store.execute("REPLACE INTO documents VALUES (?, ?)", (name, self.texts.get(name, "")))
        self.store.execute("COMMIT")

    def delete_document(self, name):
        self.texts.pop(name, None)
        self.store.execute("DELETE FROM documents WHERE name = ?", (name,))

    def show(self, scene, position):
        self.windows[scene] = position
        self.texts.setdefault(position[0], "")

    # What UIKit says.

    def launch(self, message):
        self.device = message

    def willConnect(self, message):
        scene, session = message["scene"], message["session"]
        if FAULT == "drops-unconnected-records" and not self.windows:
            self.store.execute("DELETE FROM records WHERE session != ?", (session,))
        self.show(scene, self.position(session, message))
        self.observers.append(scene)
        self.resources.append(scene)
        self.save(scene, document=False)

    def position(self, session, message):
        """What it connects for comes first, then the newer of the record and what the system kept."""
        for reason in [*message["activities"], message.get("payload", {})]:
            if "target" in reason:
                return (reason["target"], FRESH[1])
        record = self.record(session)
        kept = message.get("restoration")
        if kept and kept["userInfo"]["stamp"] >= (record[2] if record else 0):
            return (kept["target"], kept["userInfo"]["place"])
        if record:
            return record[:2]
        return self.last_closed or FRESH

    def sceneDidBecomeActive(self, message):
        if FAULT == "forgets-when-active":
            self.texts = dict(self.store.execute("SELECT name, text FROM documents"))
            for document, _ in self.windows.values():
                self.texts.setdefault(document, "")

        self.covered.discard(message["scene"])

    def sceneWillResignActive(self, message):
        saves = FAULT != "forgets-when-active" and not (FAULT or "").startswith("saves-only")
        self.save(message["scene"], document=saves)

    def sceneDidEnterBackground(self, message):
        self.covered |= {message["scene"]} & self.private
        self.save(message["scene"], document=FAULT != "saves-only-on-disconnect")

    def stateRestorationActivity(self, message):
        document, place = self.windows[message["scene"]]
        return [
            {
                "effect": "activity",
                "activity": {
                    "type": "window",
                    "target": document,
                    "userInfo": {"place": place, "stamp": self.stamp},
                },
            }
        ]

    def continueUserActivity(self, message):
        came = message.get("activity") or message["payload"]
        if "target" in came:
            self.show(message["scene"], (came["target"], FRESH[1]))

    openURLContexts = performActionForShortcutItem = continueUserActivity
    didReceiveNotificationResponse = userDidAcceptCloudKitShare = continueUserActivity
    willPerformAppIntent = continueUserActivity

    def sceneDidDisconnect(self, message):
        scene = message["scene"]
        self.save(scene, document=FAULT != "saves-only-in-background")
        document, place = self.windows.pop(scene)
        self.presented.pop(scene, None)
        self.private.discard(scene)
        self.covered.discard(scene)
        if FAULT == "starts-where-last-closed":
            self.last_closed = (document, place)
        self.observers.remove(scene)
        self.resources.remove(scene)

    def didDiscardSceneSessions(self, message):
        connected = {session_of(scene) for scene in self.windows}
        for session in message["sessions"]:
            record = self.record(session)
            if not record or session in connected:
                continue
            if FAULT == "deletes-document-on-discard":
                self.delete_document(record[0])
            self.store.execute("DELETE FROM records WHERE session = ?", (session,))

    def applicationWillTerminate(self, message):
        if not FAULT or not FAULT.startswith("saves-only"):
            for scene in self.windows:
                self.save(scene)

    # What the user does.

    def edit(self, message):
        self.texts[self.windows[message["scene"]][0]] = message["text"]

    def navigate(self, message):
        moved = self.windows if FAULT == "navigates-every-window" else [message["scene"]]
        for scene in moved:
            self.show(scene, (self.windows[scene][0], message["place"]))

    def commit(self, message):
        self.save(message["scene"], document=not (FAULT or "").startswith("saves-only"))

    def present(self, message):
        self.presented[message["scene"]] = message["text"]

    def make_private(self, message):
        self.private.add(message["scene"])

    def post(self, message):
        return [
            {"effect": "heard", "scene": scene, "text": message["text"]}
            for scene in self.observers
        ]

    def subscribe(self, message):
        return self.bridge.subscribe(message)

    def ask(self, message):
        if message["wish"] == "open":
            return self.open(message["scene"], message["document"])
        if message["wish"] == "new":
            return [{"effect": "activate"}]
        return [{"effect": message["wish"], "session": message["session"]}]

    def open(self, scene, document):
        if self.windows[scene][0] == document:
            return []
        for other, (shown, _) in self.windows.items():
            if shown == document:
                return [{"effect": "activate", "session": session_of(other)}]
        query = "SELECT session FROM records WHERE document = ?"
        archived = self.store.execute(query, (document,)).fetchone()
        if archived:
            return [{"effect": "activate", "session": archived[0]}]
        if (
            self.device["manifest"] == "multiple-scenes"
            and self.device["idiom"] in ("pad", "mac", "vision")
        ):
            return [{"effect": "activate", "activity": {"type": "window", "target": document}}]
        self.show(scene, (document, FRESH[1]))
        return []

    def settle(self, message):
        pass

    def observe(self):
        return {
            "windows": [
                {
                    "scene": scene, "document": name, "text": self.texts.get(name, ""),
                    "place": place, "presented": self.presented.get(scene),
                    "covered": scene in self.covered,
                }
                for scene, (name, place) in self.windows.items()
            ],
            "documents": [{"name": name, "text": text} for name, text in self.texts.items()],
            "records": [row[0] for row in self.store.execute("SELECT session FROM records")],
            "observers": counts(self.observers),
            "resources": counts(self.resources),
            "starts": 1,  # All that windows share is in this object, made once.
        }


def session_of(scene):
    return scene.split(".")[0]


def counts(scenes):
    sessions = [session_of(scene) for scene in scenes]
    return [{"session": one, "number": sessions.count(one)} for one in dict.fromkeys(sessions)]


HELLO = {
    "protocol": 1,
    "version": "1.0 (SQLite %s)" % sqlite3.sqlite_version,
    "capabilities": [
        "multiple-scenes", "documents", "places", "records", "observers", "resources", "requests",
        "presentations", "privacy", "starts", "payloads", "bridge",
    ],
    "resets": True,
}


def answer(app, message):
    name = message["message"]
    if name == "hello":
        return app, HELLO
    if name == "reset":
        return App(message["folder"]), {"effects": []}
    if name == "bye":
        return app, {"effects": []}
    app = app or App(os.environ["SCENECHECK_DATA"])
    if name == "observe":
        return app, app.observe()
    handler = getattr(app, name.replace("-", "_"), None)
    effects = handler(message) or [] if handler else []
    if name in SCENE_CALLBACKS:
        effects += app.bridge.pass_on(message)
    return app, {"effects": effects} if handler or effects else {"unhandled": True}


def main():
    app = None
    for line in sys.stdin:
        message = json.loads(line)
        app, reply = answer(app, message)
        say({"number": message["number"], **reply})


main()
