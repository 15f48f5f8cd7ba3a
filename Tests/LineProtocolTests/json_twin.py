"""Reads lines with Python's json, as strictly as we do, and writes each again, or 'no'."""

import json
import random
import sys


def strict_object(pairs):
    if len({name for name, _ in pairs}) < len(pairs):
        raise ValueError("a name stands twice")
    return dict(pairs)


def whole(text):
    number = int(text)
    if not -(2**63) <= number < 2**63:
        raise ValueError("out of range")
    return number


def real(text):
    number = float(text)
    if number in (float("inf"), float("-inf")):
        raise ValueError("out of range")
    return number


def constant(text):
    raise ValueError(text)


def depth(value):
    if isinstance(value, list):
        return 1 + max(map(depth, value), default=0)
    if isinstance(value, dict):
        return 1 + max(map(depth, value.values()), default=0)
    return 0


def read(line):
    value = json.loads(
        line.decode("utf-8"),
        object_pairs_hook=strict_object,
        parse_int=whole,
        parse_float=real,
        parse_constant=constant,
    )
    json.dumps(value, ensure_ascii=False).encode("utf-8")  # Refuses halves of surrogate pairs.
    if depth(value) > 32:
        raise ValueError("too deep")
    return value


dice = random.Random(4)
for line in sys.stdin.buffer.read().split(b"\n")[:-1]:
    try:
        text = json.dumps(
            read(line),
            ensure_ascii=dice.random() < 0.5,
            separators=dice.choice([(",", ":"), (", ", ": "), (" ,\t", " :\r")]),
        )
    except (ValueError, RecursionError):
        text = "no"
    sys.stdout.buffer.write(text.encode("utf-8") + b"\n")
