"""Speaks the protocol well up to `sceneWillEnterForeground`, then does one thing wrong.

    python3 misbehave.py WHAT
"""

import json
import os
import signal
import subprocess
import sys
import time

WHAT = sys.argv[1]
windows = []


def write(text):
    sys.stdout.write(text)
    sys.stdout.flush()


def say(number, **reply):
    write(json.dumps({"number": number, **reply}) + "\n")


def wait():
    while True:
        time.sleep(60)


def at_start():
    if WHAT == "ends-at-once":
        sys.exit(3)
    if WHAT == "never-reads":
        wait()
    if WHAT == "leaves-a-child-at-start":
        subprocess.Popen(["sleep", "60"])
        sys.exit(0)


def at_hello(number):
    if WHAT == "silent-at-hello":
        wait()
    greeting = {"protocol": 1, "version": "1", "capabilities": ["documents"]}
    if WHAT == "wrong-version":
        greeting["protocol"] = 2
    if WHAT == "unknown-capability":
        greeting["capabilities"] = ["dokuments"]
    if WHAT == "greets-anew":
        greeting["version"] = str(os.getpid())
    if WHAT == "chats-at-hello":
        write("Hello, I am an adapter\n")
    say(number, **greeting)


def at_foreground(number):
    if WHAT == "exits":
        sys.stderr.write("first line\nTraceback: \x1b[31mno window\x1b[0m\n::error::planted\n")
        sys.exit(3)
    if WHAT == "dies-of-a-signal":
        os.kill(os.getpid(), signal.SIGSEGV)
    if WHAT == "silent":
        wait()
    if WHAT == "no-json":
        write("window shown\n")
    if WHAT == "not-utf8":
        sys.stdout.buffer.write(b'{"number": %d, "\xff": 1, "effects": []}\n' % number)
    if WHAT == "half-a-line":
        write('{"number": 4')
        sys.exit(0)
    if WHAT == "wrong-number":
        say(number + 7, effects=[])
    if WHAT == "answers-twice":
        write(json.dumps({"number": number, "effects": []}) + "\n" + json.dumps({"number": number}))
        write("\n")
    if WHAT == "answers-twice-later":
        say(number, effects=[])
    if WHAT == "chats-after-the-answer":
        write(json.dumps({"number": number, "effects": []}) + "\nwindow shown\n")
    if WHAT == "floods-stdout":
        while True:
            write("x" * 99 + "\n")
    if WHAT == "floods-stderr":
        while True:
            sys.stderr.write("x" * 99 + "\n")
    if WHAT == "gigabyte-in-a-line":
        for _ in range(1024):
            write("x" * (1 << 20))
    if WHAT == "closes-stdin":
        os.close(0)
        say(number, effects=[])
        wait()
    if WHAT == "closes-stdout":
        os.close(1)
        wait()
    if WHAT == "leaves-a-child":
        subprocess.Popen(["sleep", "60"])
        os._exit(0)
    if WHAT == "unknown-effect":
        say(number, effects=[{"effect": "teleport"}])
    if WHAT == "reports-an-error":
        say(number, error="no such scene")
    say(number, effects=[])


def answer(message):
    number, name = message["number"], message["message"]
    if name == "hello":
        at_hello(number)
    elif name == "observe":
        say(number, windows=[{"scene": scene} for scene in windows], documents=[])
    elif name == "edit" and WHAT == "unhandled-edit":
        say(number, unhandled=True)
    elif name == "sceneWillEnterForeground":
        at_foreground(number)
    else:
        if name == "willConnect":
            windows.append(message["scene"])
        say(number, effects=[])


at_start()
while True:
    line = sys.stdin.readline()
    if not line:
        break
    answer(json.loads(line))
