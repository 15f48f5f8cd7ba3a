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

# Where the numbers of all processes are put down, for who looks whether they have gone.
PIDS = os.environ.get("MISBEHAVE_PIDS")


def put_down(number):
    if PIDS:
        with open(PIDS, "a") as file:
            file.write("%d\n" % number)


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
    if WHAT == "resets":
        greeting["resets"] = True
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
    if WHAT == "silent-with-a-child":
        put_down(subprocess.Popen(["sleep", "60"]).pid)
        wait()
    if WHAT == "lists-descriptors":
        sys.exit("descriptors: " + ",".join(sorted(os.listdir("/dev/fd"))))
    if WHAT == "shows-where-it-is":
        data = os.environ["SCENECHECK_DATA"]
        sys.exit("at home: %s, empty: %s" % (os.getcwd() == data, os.listdir(data) == []))
    if WHAT == "no-json":
        write("window shown\n")
    if WHAT == "not-utf8":
        sys.stdout.buffer.write(b'{"number": %d, "\xff": 1, "effects": []}\n' % number)
    if WHAT == "half-a-line":
        write('{"number": 4')
        sys.exit(0)
    if WHAT == "wrong-number":
        return say(999, effects=[])
    if WHAT == "answers-twice":
        text = json.dumps({"number": number, "effects": []})
        return write(text + "\n" + json.dumps({"number": number}) + "\n")
    if WHAT == "chats-after-the-answer":
        text = json.dumps({"number": number, "effects": []})
        return write(text + "\nwindow shown\n")
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
        return say(number, effects=[{"effect": "teleport"}])
    if WHAT == "reports-an-error":
        return say(number, error="no such scene")
    say(number, effects=[])


def answer(message):
    number, name = message["number"], message["message"]
    if name == "hello":
        at_hello(number)
    elif name == "observe":
        say(number, windows=[{"scene": scene} for scene in windows], documents=[])
    elif name == "edit" and WHAT == "unhandled-edit":
        say(number, unhandled=True)
    elif name == "sceneDidBecomeActive" and WHAT == "answers-twice-later":
        say(number - 1, effects=[])
    elif name == "sceneWillEnterForeground":
        at_foreground(number)
    else:
        if name == "willConnect":
            windows.append(message["scene"])
        say(number, effects=[])


put_down(os.getpid())
at_start()
while True:
    line = sys.stdin.readline()
    if not line:
        break
    answer(json.loads(line))
