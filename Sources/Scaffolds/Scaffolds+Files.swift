// Made by scripts/embed-scaffolds from Sources/Scaffolds/Templates. Do not edit.
// swift-format-ignore-file

extension Scaffolds {
  /// The files of all languages, each with its path below `Templates/`.
  package static let files: [(path: String, text: String)] = [
    (path: "c/adapter.c", text: ###"""
// An adapter between an app and scenecheck: a line of JSON comes in, a line goes out.
//
// Put your app in the place of `windows` and `text`. What the messages hold stands in scenecheck's
// docs/implementing.md. Print to standard error only; standard output is for the protocol.

#include "scenecheck.h"

static char windows[64][32]; // The connected scenes; all show one document.
static int count;
static char *text; // Its text.

static void hello(void) {
  scenecheck_put_integer("protocol", 1);
  scenecheck_put_text("version", "0.1");
  scenecheck_open("capabilities", '[');
  scenecheck_put_text(NULL, "documents");
  scenecheck_close(']');
}

static void show(const char *scene) {
  scenecheck_open(NULL, '{');
  if (scene) scenecheck_put_text("scene", scene);
  scenecheck_put_text(scene ? "document" : "name", "Untitled");
  scenecheck_put_text("text", text ? text : "");
  scenecheck_close('}');
}

static void observe(void) {
  scenecheck_open("windows", '[');
  for (int place = 0; place < count; place++) show(windows[place]);
  scenecheck_close(']');
  scenecheck_open("documents", '[');
  show(NULL);
  scenecheck_close(']');
}

int main(void) {
  scenecheck_value message;
  while (scenecheck_read(&message)) {
    scenecheck_value name = scenecheck_field(message, "message");
    char *scene = scenecheck_text(scenecheck_field(message, "scene"));
    scenecheck_reply(message);
    if (scenecheck_is(name, "hello")) hello();
    else if (scenecheck_is(name, "observe")) observe();
    else {
      if (scenecheck_is(name, "willConnect") && count < 64) {
        snprintf(windows[count++], 32, "%s", scene);
      } else if (scenecheck_is(name, "sceneDidDisconnect")) {
        for (int place = 0; place < count; place++)
          if (strcmp(windows[place], scene) == 0) memmove(windows[place], windows[--count], 32);
      } else if (scenecheck_is(name, "edit")) {
        free(text);
        text = scenecheck_text(scenecheck_field(message, "text"));
      } // At launch read what was saved; at commit save, in the working folder.
      scenecheck_effects();
    }
    scenecheck_send();
    free(scene);
  }
}

"""###),
    (path: "c/scenecheck.h", text: ###"""
// Reads and writes the lines of scenecheck's protocol, version 1. C99 and POSIX; include it once.
//
// A value is a piece of the line that was read, and valid until the next one is read. A field that
// is absent is an empty value, and every function takes an empty value for an empty text, list or
// object, for zero or for false. Nothing reads beyond its value, whatever stands in it.
#ifndef SCENECHECK_H
#define SCENECHECK_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct {
  const char *start, *end;
} scenecheck_value;

// Reading.

static inline const char *scenecheck_space(const char *at, const char *end) {
  while (at < end && (*at == ' ' || *at == '\t' || *at == '\r' || *at == '\n')) at++;
  return at;
}

// Where the value ends that begins at `at`.
static inline const char *scenecheck_skip(const char *at, const char *end) {
  int depth = 0;
  bool quoted = false;
  for (; at < end; at++) {
    if (quoted) {
      if (*at == '\\' && at + 1 < end) at++;
      else if (*at == '"') quoted = false;
    } else if (*at == '"') {
      quoted = true;
    } else if (*at == '{' || *at == '[') {
      depth++;
    } else if (*at == '}' || *at == ']') {
      if (depth == 0) return at;
      depth--;
    } else if ((*at == ',' || *at == ':') && depth == 0) {
      return at;
    }
  }
  return end;
}

static inline scenecheck_value scenecheck_trim(const char *at, const char *end) {
  at = scenecheck_space(at, end);
  while (end > at && scenecheck_space(end - 1, end) == end) end--;
  return (scenecheck_value){at, end};
}

// The next element of a list; `element` is empty before the first.
static inline bool scenecheck_next(scenecheck_value list, scenecheck_value *element) {
  if (list.start >= list.end || *list.start != '[') return false;
  const char *at = element->start ? scenecheck_space(element->end, list.end) : list.start;
  if (at + 1 >= list.end || *at == ']') return false;
  *element = scenecheck_trim(at + 1, scenecheck_skip(at + 1, list.end));
  return element->start < element->end;
}

// The next field of an object; `name` and `value` are empty before the first.
static inline bool scenecheck_next_field(scenecheck_value object, scenecheck_value *name,
                                         scenecheck_value *value) {
  if (object.start >= object.end || *object.start != '{') return false;
  const char *at = value->start ? scenecheck_space(value->end, object.end) : object.start;
  if (at + 1 >= object.end || *at == '}') return false;
  const char *colon = scenecheck_skip(at + 1, object.end);
  *name = scenecheck_trim(at + 1, colon);
  if (colon >= object.end || *colon != ':') return false;
  *value = scenecheck_trim(colon + 1, scenecheck_skip(colon + 1, object.end));
  return name->start < name->end;
}

// Whether a text is this one, which needs no escapes.
static inline bool scenecheck_is(scenecheck_value value, const char *text) {
  size_t length = strlen(text);
  return (size_t)(value.end - value.start) == length + 2 && *value.start == '"' &&
         memcmp(value.start + 1, text, length) == 0;
}

static inline bool scenecheck_true(scenecheck_value value) {
  return value.end - value.start == 4 && memcmp(value.start, "true", 4) == 0;
}

static inline scenecheck_value scenecheck_field(scenecheck_value object, const char *wanted) {
  scenecheck_value name = {0}, value = {0};
  while (scenecheck_next_field(object, &name, &value)) {
    if (scenecheck_is(name, wanted)) return value;
  }
  return (scenecheck_value){0};
}

static inline long long scenecheck_integer(scenecheck_value value) {
  char digits[24] = {0};
  size_t length = value.end - value.start;
  if (length >= sizeof digits) return 0;
  if (length > 0) memcpy(digits, value.start, length);
  return strtoll(digits, NULL, 10);
}

static inline unsigned scenecheck_hex(const char *at, const char *end) {
  char digits[5] = {0};
  if (end - at >= 4) memcpy(digits, at, 4);
  return (unsigned)strtoul(digits, NULL, 16);
}

// The characters of a text, UTF-8, in memory of their own that the caller frees. A NUL in it ends it.
static inline char *scenecheck_text(scenecheck_value value) {
  char *text = malloc(value.end - value.start + 1), *out = text;
  if (!text) abort();
  const char *at = value.start + 1, *end = value.end - 1;
  while (value.start < value.end && at < end) {
    if (*at != '\\') {
      *out++ = *at++;
      continue;
    }
    char letter = at[1];
    at += 2;
    switch (letter) {
    case 'n': *out++ = '\n'; break;
    case 't': *out++ = '\t'; break;
    case 'r': *out++ = '\r'; break;
    case 'b': *out++ = '\b'; break;
    case 'f': *out++ = '\f'; break;
    case 'u': {
      unsigned code = scenecheck_hex(at, end);
      at += 4;
      if (code >= 0xD800 && code < 0xDC00 && end - at >= 6) {
        code = 0x10000 + ((code - 0xD800) << 10) + (scenecheck_hex(at + 2, end) - 0xDC00);
        at += 6;
      }
      if (code < 0x80) {
        *out++ = (char)code;
      } else if (code < 0x800) {
        *out++ = (char)(0xC0 | code >> 6);
        *out++ = (char)(0x80 | (code & 63));
      } else if (code < 0x10000) {
        *out++ = (char)(0xE0 | code >> 12);
        *out++ = (char)(0x80 | (code >> 6 & 63));
        *out++ = (char)(0x80 | (code & 63));
      } else {
        *out++ = (char)(0xF0 | code >> 18);
        *out++ = (char)(0x80 | (code >> 12 & 63));
        *out++ = (char)(0x80 | (code >> 6 & 63));
        *out++ = (char)(0x80 | (code & 63));
      }
      break;
    }
    default: *out++ = letter;
    }
  }
  *out = 0;
  return text;
}

// Bytes that grow.
typedef struct {
  char *bytes;
  size_t count, capacity;
} scenecheck_bytes;

static inline void scenecheck_reserve(scenecheck_bytes *bytes, size_t more) {
  if (bytes->count + more <= bytes->capacity) return;
  bytes->capacity = (bytes->count + more) * 2;
  bytes->bytes = realloc(bytes->bytes, bytes->capacity);
  if (!bytes->bytes) abort();
}

// The next message; false when the harness has nothing more to say.
static inline bool scenecheck_read(scenecheck_value *message) {
  static scenecheck_bytes input;
  static size_t taken;
  input.count -= taken;
  if (input.count > 0) memmove(input.bytes, input.bytes + taken, input.count);
  taken = 0;
  size_t searched = 0;
  while (true) {
    char *end = input.count > searched
                    ? memchr(input.bytes + searched, '\n', input.count - searched) : NULL;
    if (end) {
      *message = scenecheck_trim(input.bytes, end);
      taken = end + 1 - input.bytes;
      return true;
    }
    searched = input.count;
    scenecheck_reserve(&input, 4096);
    ssize_t got = read(STDIN_FILENO, input.bytes + input.count, input.capacity - input.count);
    if (got <= 0) return false;
    input.count += got;
  }
}

// Writing. A name is NULL within a list.

static scenecheck_bytes scenecheck_output;

static inline void scenecheck_raw(const char *text, size_t length) {
  if (length == 0) return;
  scenecheck_reserve(&scenecheck_output, length);
  memcpy(scenecheck_output.bytes + scenecheck_output.count, text, length);
  scenecheck_output.count += length;
}

static inline void scenecheck_quote(const char *text) {
  scenecheck_raw("\"", 1);
  for (; *text; text++) {
    unsigned char byte = (unsigned char)*text;
    char escape[8];
    if (byte == '"' || byte == '\\') {
      scenecheck_raw("\\", 1);
      scenecheck_raw(text, 1);
    } else if (byte < 0x20) {
      scenecheck_raw(escape, (size_t)snprintf(escape, sizeof escape, "\\u%04x", byte));
    } else {
      scenecheck_raw(text, 1);
    }
  }
  scenecheck_raw("\"", 1);
}

static inline void scenecheck_name(const char *name) {
  char last = scenecheck_output.count ? scenecheck_output.bytes[scenecheck_output.count - 1] : '{';
  if (last != '{' && last != '[') scenecheck_raw(",", 1);
  if (!name) return;
  scenecheck_quote(name);
  scenecheck_raw(":", 1);
}

static inline void scenecheck_put_text(const char *name, const char *text) {
  scenecheck_name(name);
  scenecheck_quote(text);
}

static inline void scenecheck_put_integer(const char *name, long long number) {
  char digits[24];
  scenecheck_name(name);
  scenecheck_raw(digits, (size_t)snprintf(digits, sizeof digits, "%lld", number));
}

static inline void scenecheck_put_flag(const char *name, bool flag) {
  scenecheck_name(name);
  scenecheck_raw(flag ? "true" : "false", flag ? 4 : 5);
}

// Repeats a value that was read.
static inline void scenecheck_put_value(const char *name, scenecheck_value value) {
  scenecheck_name(name);
  scenecheck_raw(value.start, value.end - value.start);
}

static inline void scenecheck_open(const char *name, char bracket) {
  scenecheck_name(name);
  scenecheck_raw(&bracket, 1);
}

static inline void scenecheck_close(char bracket) { scenecheck_raw(&bracket, 1); }

// Begins the answer to a message.
static inline void scenecheck_reply(scenecheck_value message) {
  scenecheck_output.count = 0;
  scenecheck_raw("{", 1);
  scenecheck_put_value("number", scenecheck_field(message, "number"));
}

// Ends the answer and writes it.
static inline void scenecheck_send(void) {
  scenecheck_raw("}\n", 2);
  const char *at = scenecheck_output.bytes;
  while (scenecheck_output.count > 0) {
    ssize_t put = write(STDOUT_FILENO, at, scenecheck_output.count);
    if (put <= 0) exit(1);
    at += put;
    scenecheck_output.count -= put;
  }
}

// What an answer holds when nothing happened that the harness must know.
static inline void scenecheck_effects(void) {
  scenecheck_open("effects", '[');
  scenecheck_close(']');
}

#endif

"""###),
    (path: "javascript/adapter.mjs", text: ###"""
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

"""###),
    (path: "python/adapter.py", text: ###"""
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

"""###),
    (path: "swift/adapter.swift", text: ###"""
// An adapter between an app and scenecheck: a line of JSON comes in, a line goes out.
//
// Put your app in the place of `windows` and `texts`. What the messages hold stands in scenecheck's
// docs/implementing.md. Write to standard error only; standard output is for the protocol.

import Foundation

var windows: [(scene: String, document: String)] = []
var texts: [String: String] = [:]

/// What happened over a message, in order; `nil` for a callback that the app does not implement.
func perform(_ name: String, _ scene: String, _ message: [String: Any]) -> [[String: Any]]? {
  switch name {
  case "launch": break  // Read what an earlier process saved.
  case "willConnect":
    windows.append((scene, "Untitled"))
    texts["Untitled", default: ""] += ""
  case "sceneDidDisconnect": windows.removeAll { $0.scene == scene }
  case "edit":
    for window in windows where window.scene == scene {
      texts[window.document] = message["text"] as? String
    }
  case "commit": break  // Save the document of this window, in the folder SCENECHECK_DATA.
  case "settle", "bye": break
  default: return nil
  }
  return []
}

func observe() -> [String: Any] {
  [
    "windows": windows.map {
      ["scene": $0.scene, "document": $0.document, "text": texts[$0.document] ?? ""]
    },
    "documents": texts.map { ["name": $0.key, "text": $0.value] },
  ]
}

func answer(_ message: [String: Any]) -> [String: Any] {
  let name = message["message"] as? String ?? ""
  if name == "hello" { return ["protocol": 1, "version": "0.1", "capabilities": ["documents"]] }
  if name == "observe" { return observe() }
  let effects = perform(name, message["scene"] as? String ?? "", message)
  return effects.map { ["effects": $0] } ?? ["unhandled": true]
}

while let line = readLine() {
  guard let message = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
  else { break }
  var reply = answer(message)
  reply["number"] = message["number"]
  let data = try JSONSerialization.data(withJSONObject: reply)
  FileHandle.standardOutput.write(data + Data("\n".utf8))
}

"""###),
  ]
}
