// A document app in C that speaks scenecheck's line protocol.
//
//     cc -std=c99 -D_POSIX_C_SOURCE=200809L -I FOLDER_OF_SCENECHECK_H -o app app.c && ./app [FAULT]
//
// It conforms; a fault is one of those that the built-in mutants have. One that "cannot-reset" conforms
// too, and needs a new process for each run.

#include "bridge.h"
#include "scenecheck.h"
#include "store.h"

static bool several_windows;
static const char *fault = "";
static table presented, privates, covered; // By scene.

static bool has_fault(const char *name) { return strcmp(fault, name) == 0; }

static void save(const char *scene, bool with_document) {
  char session[32];
  session_of(scene, session);
  const row *window = find(&windows, scene);
  put(&records, session, window->document, window->place);
  find(&records, session)->stamp = ++stamp;
  if (with_document) {
    const row *text = find(&texts, window->document);
    put(&saved_texts, window->document, text ? text->document : "", NULL);
  }
  save_store();
}

static void show(const char *scene, const char *document, const char *place) {
  put(&windows, scene, document, place);
  if (!find(&texts, document)) put(&texts, document, "", NULL);
}

// What UIKit says.

static void connect(scenecheck_value message, const char *scene) {
  char session[32];
  session_of(scene, session);
  const row *record = find(&records, session);
  scenecheck_value activity = {0}, target = {0};
  if (scenecheck_next(scenecheck_field(message, "activities"), &activity)) {
    target = scenecheck_field(activity, "target");
  }
  if (!target.start) target = scenecheck_field(scenecheck_field(message, "payload"), "target");
  scenecheck_value kept = scenecheck_field(message, "restoration");
  scenecheck_value info = scenecheck_field(kept, "userInfo");
  char *document, *place;
  if (target.start) {
    document = scenecheck_text(target), place = strdup("start");
  } else if (has_fault("ignores-restoration")) {
    document = strdup("Untitled"), place = strdup("start");
  } else if (kept.start && scenecheck_integer(scenecheck_field(info, "stamp")) >=
                               (record ? record->stamp : 0)) {
    document = scenecheck_text(scenecheck_field(kept, "target"));
    place = scenecheck_text(scenecheck_field(info, "place"));
  } else {
    document = strdup(record ? record->document : "Untitled");
    place = strdup(record ? record->place : "start");
  }
  show(scene, document, place);
  free(document), free(place);
  snprintf(observers[observer_count++ % LIMIT], 32, "%s", scene);
  // What the fault keeps it lets go when the window connects again.
  if (has_fault("keeps-resource")) remove_string(resources, &resource_count, session);
  snprintf(resources[resource_count++ % LIMIT], 32, "%s", session);
  save(scene, false);
}

static void disconnect(const char *scene) {
  char session[32];
  session_of(scene, session);
  save(scene, true);
  if (has_fault("deletes-on-disconnect")) {
    char *document = strdup(find(&windows, scene)->document);
    drop(&texts, document), drop(&saved_texts, document);
    save_store();
    free(document);
  }
  drop(&windows, scene);
  drop(&presented, scene), drop(&privates, scene), drop(&covered, scene);
  if (!has_fault("leaves-observers")) remove_string(observers, &observer_count, scene);
  if (!has_fault("keeps-resource")) remove_string(resources, &resource_count, session);
}

// Shows what an activity or a payload is for.
static void follow(scenecheck_value message, const char *scene) {
  scenecheck_value came = scenecheck_field(message, "activity");
  if (!came.start) came = scenecheck_field(message, "payload");
  scenecheck_value target = scenecheck_field(came, "target");
  char *document = scenecheck_text(target);
  if (target.start) show(scene, document, "start");
  free(document);
}

static bool is_connected(const char *session) {
  for (int place = 0; place < windows.count; place++) {
    char own[32];
    session_of(windows.rows[place].key, own);
    if (strcmp(own, session) == 0) return true;
  }
  return false;
}

static void discard(scenecheck_value sessions) {
  scenecheck_value element = {0};
  bool is_any_known = false;
  while (scenecheck_next(sessions, &element)) {
    char *session = scenecheck_text(element);
    is_any_known = is_any_known || find(&records, session);
    free(session);
  }
  if (has_fault("takes-unknown-for-oldest") && !is_any_known && records.count > 0) {
    drop(&records, records.rows[0].key);
  }
  element = (scenecheck_value){0};
  while (!has_fault("never-cleans-up") && scenecheck_next(sessions, &element)) {
    char *session = scenecheck_text(element);
    if (!is_connected(session) || has_fault("acts-on-late-discard")) drop(&records, session);
    free(session);
  }
  save_store();
}

static void give_activity(const char *scene) {
  const row *window = find(&windows, scene);
  scenecheck_open(NULL, '{');
  scenecheck_put_text("effect", "activity");
  scenecheck_open("activity", '{');
  scenecheck_put_text("type", "window");
  scenecheck_put_text("target", window->document);
  scenecheck_open("userInfo", '{');
  scenecheck_put_text("place", window->place);
  scenecheck_put_integer("stamp", stamp);
  scenecheck_raw("}}}", 3);
}

// What the user does.

static void hear(scenecheck_value text) {
  for (int place = 0; place < observer_count; place++) {
    scenecheck_open(NULL, '{');
    scenecheck_put_text("effect", "heard");
    scenecheck_put_text("scene", observers[place]);
    scenecheck_put_value("text", text);
    scenecheck_close('}');
  }
}

static void request(const char *name, const char *session, const char *document) {
  scenecheck_open(NULL, '{');
  scenecheck_put_text("effect", name);
  if (session) scenecheck_put_text("session", session);
  if (document) {
    scenecheck_open("activity", '{');
    scenecheck_put_text("type", "window");
    scenecheck_put_text("target", document);
    scenecheck_close('}');
  }
  scenecheck_close('}');
}

static const char *session_showing(const table *table, const char *document, char session[32]) {
  for (int place = 0; place < table->count; place++) {
    session_of(table->rows[place].key, session);
    if (strcmp(table->rows[place].document, document) == 0) return session;
  }
  return NULL;
}

static void open_document(const char *scene, const char *document) {
  char session[32];
  if (strcmp(find(&windows, scene)->document, document) == 0) return;
  if (session_showing(&windows, document, session) || session_showing(&records, document, session)) {
    request("activate", session, NULL);
  } else if (several_windows) {
    request("activate", NULL, document);
  } else {
    show(scene, document, "start");
  }
}

static void ask(scenecheck_value message, const char *scene) {
  scenecheck_value wish = scenecheck_field(message, "wish");
  char *session = scenecheck_text(scenecheck_field(message, "session"));
  char *document = scenecheck_text(scenecheck_field(message, "document"));
  if (has_fault("ignores-wishes")) wish = (scenecheck_value){0};
  if (scenecheck_is(wish, "open")) open_document(scene, document);
  if (scenecheck_is(wish, "new")) request("activate", NULL, NULL);
  if (scenecheck_is(wish, "activate")) request("activate", session, NULL);
  if (scenecheck_is(wish, "destroy")) request("destroy", session, NULL);
  if (scenecheck_is(wish, "refresh")) request("refresh", session, NULL);
  free(session), free(document);
}

static void put_counts(const char *name, char strings[][32], int count) {
  scenecheck_open(name, '[');
  for (int place = 0; place < count; place++) {
    char session[32], other[32];
    int number = 0, first = count;
    session_of(strings[place], session);
    for (int at = count - 1; at >= 0; at--) {
      session_of(strings[at], other);
      if (strcmp(session, other) == 0) number++, first = at;
    }
    if (first < place) continue;
    scenecheck_open(NULL, '{');
    scenecheck_put_text("session", session);
    scenecheck_put_integer("number", number);
    scenecheck_close('}');
  }
  scenecheck_close(']');
}

static void observe(void) {
  scenecheck_open("windows", '[');
  for (int place = 0; place < windows.count; place++) {
    const row *window = &windows.rows[place], *text = find(&texts, window->document);
    scenecheck_open(NULL, '{');
    scenecheck_put_text("scene", window->key);
    scenecheck_put_text("document", window->document);
    scenecheck_put_text("text", text ? text->document : "");
    scenecheck_put_text("place", window->place);
    const row *above = find(&presented, window->key);
    if (above) scenecheck_put_text("presented", above->document);
    scenecheck_put_flag("covered", find(&covered, window->key) != NULL);
    scenecheck_close('}');
  }
  scenecheck_close(']');
  scenecheck_put_integer("starts", 1); // All that windows share is in this process, once.
  scenecheck_open("documents", '[');
  for (int place = 0; place < texts.count; place++) {
    scenecheck_open(NULL, '{');
    scenecheck_put_text("name", texts.rows[place].key);
    scenecheck_put_text("text", texts.rows[place].document);
    scenecheck_close('}');
  }
  scenecheck_close(']');
  scenecheck_open("records", '[');
  for (int place = 0; place < records.count; place++) {
    scenecheck_put_text(NULL, records.rows[place].key);
  }
  scenecheck_close(']');
  put_counts("observers", observers, observer_count);
  put_counts("resources", resources, resource_count);
}

static void hello(void) {
  static const char *const capabilities[] = {"multiple-scenes", "documents", "places", "records",
                                             "observers",       "resources", "requests",
                                             "presentations",   "privacy",   "starts",
                                             "payloads",        "bridge"};
  scenecheck_put_integer("protocol", 1);
  scenecheck_put_text("version", "1.0");
  scenecheck_put_flag("resets", !has_fault("cannot-reset"));
  scenecheck_open("capabilities", '[');
  for (size_t place = 0; place < sizeof capabilities / sizeof *capabilities; place++) {
    scenecheck_put_text(NULL, capabilities[place]);
  }
  scenecheck_close(']');
}

// Answers all but hello, reset, observe and bye; false for what the app does not implement.
static bool perform(scenecheck_value message, scenecheck_value name, const char *scene) {
  if (scenecheck_is(name, "launch")) {
    scenecheck_value idiom = scenecheck_field(message, "idiom");
    several_windows = scenecheck_is(scenecheck_field(message, "manifest"), "multiple-scenes") &&
                      !scenecheck_is(idiom, "phone") && !scenecheck_is(idiom, "tv");
    load_store();
  } else if (scenecheck_is(name, "willConnect")) {
    connect(message, scene);
  } else if (scenecheck_is(name, "sceneDidBecomeActive")) {
    drop(&covered, scene);
  } else if (scenecheck_is(name, "sceneWillResignActive")) {
    save(scene, true);
  } else if (scenecheck_is(name, "sceneDidEnterBackground")) {
    if (find(&privates, scene)) put(&covered, scene, "", NULL);
    save(scene, true);
  } else if (scenecheck_is(name, "stateRestorationActivity")) {
    give_activity(scene);
  } else if (scenecheck_is(name, "continueUserActivity") ||
             scenecheck_field(message, "payload").start) {
    follow(message, scene);
  } else if (scenecheck_is(name, "sceneDidDisconnect")) {
    disconnect(scene);
  } else if (scenecheck_is(name, "didDiscardSceneSessions")) {
    discard(scenecheck_field(message, "sessions"));
  } else if (scenecheck_is(name, "applicationWillTerminate")) {
    for (int place = 0; place < windows.count; place++) save(windows.rows[place].key, true);
  } else if (scenecheck_is(name, "edit")) {
    char *text = scenecheck_text(scenecheck_field(message, "text"));
    put(&texts, find(&windows, scene)->document, text, NULL);
    free(text);
  } else if (scenecheck_is(name, "navigate")) {
    char *place = scenecheck_text(scenecheck_field(message, "place"));
    put(&windows, scene, find(&windows, scene)->document, place);
    free(place);
  } else if (scenecheck_is(name, "present")) {
    char *text = scenecheck_text(scenecheck_field(message, "text"));
    put(&presented, scene, text, NULL);
    free(text);
  } else if (scenecheck_is(name, "make-private")) {
    put(&privates, scene, "", NULL);
  } else if (scenecheck_is(name, "commit")) {
    save(scene, true);
  } else if (scenecheck_is(name, "post")) {
    hear(scenecheck_field(message, "text"));
  } else if (scenecheck_is(name, "subscribe")) {
    subscribe(message);
  } else if (scenecheck_is(name, "ask")) {
    ask(message, scene);
  } else if (scenecheck_is(name, "settle") && has_fault("never-rests") && windows.count > 0) {
    char session[32];
    session_of(windows.rows[0].key, session);
    request("refresh", session, NULL);
  } else {
    return scenecheck_is(name, "settle");
  }
  return true;
}

int main(int count, char **arguments) {
  if (count > 1) fault = arguments[1];
  scenecheck_value message;
  while (scenecheck_read(&message)) {
    scenecheck_value name = scenecheck_field(message, "message");
    char *scene = scenecheck_text(scenecheck_field(message, "scene"));
    scenecheck_reply(message);
    if (scenecheck_is(name, "hello")) {
      hello();
    } else if (scenecheck_is(name, "observe")) {
      observe();
    } else if (scenecheck_is(name, "bye")) {
      scenecheck_effects();
    } else if (scenecheck_is(name, "reset")) {
      char *folder = scenecheck_text(scenecheck_field(message, "folder"));
      if (chdir(folder) != 0) abort();
      load_store();
      clear(&presented), clear(&privates), clear(&covered);
      forget_plugins();
      free(folder);
      scenecheck_effects();
    } else {
      scenecheck_open("effects", '[');
      bool is_known = perform(message, name, scene);
      size_t before = scenecheck_output.count;
      if (is_scene_callback(name)) pass_on(message, name, scene);
      if (is_known || scenecheck_output.count > before) {
        scenecheck_close(']');
      } else {
        scenecheck_reply(message);
        scenecheck_put_flag("unhandled", true);
      }
    }
    scenecheck_send();
    free(scene);
  }
}
