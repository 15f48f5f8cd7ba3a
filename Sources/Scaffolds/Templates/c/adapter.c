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
