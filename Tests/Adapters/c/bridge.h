// The part of the app that passes scene events on to plugins, and has what comes from outside handled.
#ifndef APP_BRIDGE_H
#define APP_BRIDGE_H

#include "scenecheck.h"
#include "store.h"

typedef struct {
  char *name, *claims; // No kind at all is "".
  bool is_legacy;
} plugin;

typedef struct {
  char scene[32];
  char *kind, *token;
} payload;

typedef struct {
  payload rows[LIMIT];
  int count;
} payloads;

static plugin plugins[LIMIT]; // In the order in which they subscribed.
static int plugin_count;
static payloads waiting;   // Came with a connection, until its window is active or somebody claims it.
static payloads announced; // Those of a connection that a callback may tell again.
static char in_front[LIMIT][32];
static int in_front_count;
static bool is_away; // Whether the app has left the foreground and not come back.

static bool is_scene_callback(scenecheck_value name) {
  static const char *const names[] = {
      "willConnect", "restoreInteractionState", "sceneWillEnterForeground", "sceneDidBecomeActive",
      "sceneWillResignActive", "sceneDidEnterBackground", "stateRestorationActivity",
      "didUpdateUserActivity", "willContinueUserActivity", "continueUserActivity", "openURLContexts",
      "performActionForShortcutItem", "didReceiveNotificationResponse", "userDidAcceptCloudKitShare",
      "willPerformAppIntent", "sceneDidDisconnect"};
  for (size_t place = 0; place < sizeof names / sizeof *names; place++) {
    if (scenecheck_is(name, names[place])) return true;
  }
  return false;
}

// What came and waits.

static void keep(payloads *list, const char *scene, const char *kind, const char *token) {
  if (list->count == LIMIT) abort();
  payload *new = &list->rows[list->count++];
  *new = (payload){.kind = strdup(kind), .token = strdup(token)};
  snprintf(new->scene, sizeof new->scene, "%s", scene);
}

static void take_out(payloads *list, int place) {
  free(list->rows[place].kind), free(list->rows[place].token);
  memmove(&list->rows[place], &list->rows[place + 1], (size_t)(--list->count - place) * sizeof(payload));
}

static void forget_scene(payloads *list, const char *scene) {
  for (int place = list->count - 1; place >= 0; place--) {
    if (strcmp(list->rows[place].scene, scene) == 0) take_out(list, place);
  }
}

// Whether a callback tells what the connection has told; it does so once.
static bool was_announced(const char *scene, const char *token) {
  for (int place = 0; place < announced.count; place++) {
    const payload *one = &announced.rows[place];
    if (strcmp(one->scene, scene) != 0 || strcmp(one->token, token) != 0) continue;
    take_out(&announced, place);
    return true;
  }
  return false;
}

// The first plugin that claims its kind handles it; the app itself does when none claims it.
static void handle(const char *scene, const char *kind, const char *token) {
  scenecheck_open(NULL, '{');
  scenecheck_put_text("effect", "handled");
  scenecheck_put_text("token", token);
  scenecheck_put_text("scene", scene);
  for (int place = 0; place < plugin_count; place++) {
    if (strcmp(plugins[place].claims, kind) != 0) continue;
    scenecheck_put_text("plugin", plugins[place].name);
    break;
  }
  scenecheck_close('}');
}

// Handles what waits in this scene, or is of this kind; the other is NULL.
static void handle_waiting(const char *scene, const char *kind) {
  int place = 0;
  while (place < waiting.count) {
    const payload *one = &waiting.rows[place];
    if (strcmp(scene ? one->scene : one->kind, scene ? scene : kind) == 0) {
      handle(one->scene, one->kind, one->token);
      take_out(&waiting, place);
    } else {
      place++;
    }
  }
}

static void receive(scenecheck_value message, scenecheck_value name, const char *scene) {
  scenecheck_value payload = scenecheck_field(message, "payload"), element = {0};
  bool connects = scenecheck_is(name, "willConnect");
  char *kind = scenecheck_text(scenecheck_field(payload, "kind"));
  bool is_told_again = strcmp(kind, "notification") == 0 || strcmp(kind, "intent") == 0;
  while (scenecheck_next(scenecheck_field(payload, "tokens"), &element)) {
    char *token = scenecheck_text(element);
    if (connects) {
      keep(&waiting, scene, kind, token);
      if (is_told_again) keep(&announced, scene, kind, token);
    } else if (!was_announced(scene, token)) {
      handle(scene, kind, token);
    }
    free(token);
  }
  free(kind);
  if (scenecheck_is(name, "sceneDidBecomeActive")) handle_waiting(scene, NULL);
  bool ends = scenecheck_is(name, "sceneDidDisconnect");
  if (ends) forget_scene(&waiting, scene);
  // What comes from here on is another, even if it is called the same.
  if (ends || scenecheck_is(name, "sceneWillResignActive") ||
      scenecheck_is(name, "sceneDidEnterBackground")) {
    forget_scene(&announced, scene);
  }
}

// What plugins are told.

// Begins what a plugin is told, up to its tokens, which follow; `scene` is NULL for the app as a whole.
static void open_dispatch(const plugin *plugin, const char *callback, const char *scene) {
  scenecheck_open(NULL, '{');
  scenecheck_put_text("effect", "dispatched");
  scenecheck_put_text("plugin", plugin->name);
  scenecheck_put_text("callback", callback);
  if (scene) scenecheck_put_text("scene", scene);
  scenecheck_open("tokens", '[');
}

static void close_dispatch(void) { scenecheck_close(']'), scenecheck_close('}'); }

// What plugins that know no scenes are told; NULL unless the app as a whole leaves or returns.
static const char *application_event(scenecheck_value name, const char *scene) {
  int before = in_front_count;
  if (scenecheck_is(name, "sceneWillEnterForeground")) {
    snprintf(in_front[in_front_count++ % LIMIT], 32, "%s", scene);
  } else if (scenecheck_is(name, "sceneDidEnterBackground") ||
             scenecheck_is(name, "sceneDidDisconnect")) {
    remove_string(in_front, &in_front_count, scene);
  }
  if (before > 0 && in_front_count == 0) {
    is_away = true;
    return "applicationDidEnterBackground";
  }
  if (before > 0 || in_front_count == 0 || !is_away) return NULL;
  is_away = false;
  return "applicationWillEnterForeground";
}

static void pass_on(scenecheck_value message, scenecheck_value name, const char *scene) {
  const char *event = application_event(name, scene);
  char *callback = scenecheck_text(name);
  receive(message, name, scene);
  for (int place = 0; place < plugin_count; place++) {
    if (plugins[place].is_legacy) {
      if (event) open_dispatch(&plugins[place], event, NULL), close_dispatch();
      continue;
    }
    scenecheck_value tokens = scenecheck_field(scenecheck_field(message, "payload"), "tokens");
    scenecheck_value token = {0};
    open_dispatch(&plugins[place], callback, scene);
    while (scenecheck_next(tokens, &token)) scenecheck_put_value(NULL, token);
    close_dispatch();
  }
  free(callback);
}

// Tells a plugin that subscribes of the windows that are there, and lets it have what it claims.
static void subscribe(scenecheck_value message) {
  if (plugin_count == LIMIT) abort();
  plugin *new = &plugins[plugin_count++];
  new->name = scenecheck_text(scenecheck_field(message, "plugin"));
  new->claims = scenecheck_text(scenecheck_field(message, "claims"));
  new->is_legacy = scenecheck_true(scenecheck_field(message, "legacy"));
  for (int window = 0; window < windows.count && !new->is_legacy; window++) {
    const char *scene = windows.rows[window].key;
    open_dispatch(new, "willConnect", scene);
    for (int place = 0; place < waiting.count; place++) {
      const payload *one = &waiting.rows[place];
      if (strcmp(one->scene, scene) == 0) scenecheck_put_text(NULL, one->token);
    }
    close_dispatch();
  }
  handle_waiting(NULL, new->claims);
}

static void forget_plugins(void) {
  while (plugin_count > 0) free(plugins[--plugin_count].name), free(plugins[plugin_count].claims);
  while (waiting.count > 0) take_out(&waiting, waiting.count - 1);
  while (announced.count > 0) take_out(&announced, announced.count - 1);
  in_front_count = 0;
  is_away = false;
}

#endif
