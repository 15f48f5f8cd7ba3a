"""An adapter between an app and scenecheck: a line of JSON comes in, a line goes out.

Put your app in the place of `windows` and `texts`. What the messages hold stands in scenecheck's
docs/implementing.md. Print to standard error only; standard output is for the protocol.
"""

import json
import sys

windows = {}  # The document that each connected scene shows.
texts = {}  # The text of each document.


def willConnect(message):
    windows[message["scene"]] = "Untitled"
    texts.setdefault("Untitled", "")


def sceneDidDisconnect(message):
    windows.pop(message["scene"], None)


def edit(message):
    texts[windows[message["scene"]]] = message["text"]


def commit(message):
    pass  # Save the document of this window, in the folder that SCENECHECK_DATA names.


def launch(message):
    pass  # Read what an earlier process saved.


def settle(message):
    pass  # Return when nothing that the app started is outstanding.


def observe():
    return {
        "windows": [
            {"scene": scene, "document": name, "text": texts[name]}
            for scene, name in windows.items()
        ],
        "documents": [{"name": name, "text": text} for name, text in texts.items()],
    }


for line in sys.stdin:
    message = json.loads(line)
    name = message["message"]
    if name == "hello":
        reply = {"protocol": 1, "version": "0.1", "capabilities": ["documents"]}
    elif name == "observe":
        reply = observe()
    elif name == "bye" or name in globals():
        reply = {"effects": (globals()[name](message) if name != "bye" else None) or []}
    else:
        reply = {"unhandled": True}
    print(json.dumps({"number": message["number"], **reply}), flush=True)
