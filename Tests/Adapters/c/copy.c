// Reads every message and writes all that was in it again, through scenecheck.h alone.

#include "scenecheck.h"

static void copy(const char *name, scenecheck_value value) {
  if (*value.start == '{') {
    scenecheck_value field = {0}, inner = {0};
    scenecheck_open(name, '{');
    while (scenecheck_next_field(value, &field, &inner)) {
      char *text = scenecheck_text(field);
      copy(text, inner);
      free(text);
    }
    scenecheck_close('}');
  } else if (*value.start == '[') {
    scenecheck_value element = {0};
    scenecheck_open(name, '[');
    while (scenecheck_next(value, &element)) copy(NULL, element);
    scenecheck_close(']');
  } else if (*value.start == '"') {
    char *text = scenecheck_text(value);
    scenecheck_put_text(name, text);
    free(text);
  } else if (*value.start == 't' || *value.start == 'f') {
    scenecheck_put_flag(name, scenecheck_true(value));
  } else {
    scenecheck_put_integer(name, scenecheck_integer(value));
  }
}

int main(void) {
  scenecheck_value message;
  while (scenecheck_read(&message)) {
    scenecheck_reply(message);
    copy("copy", message);
    scenecheck_send();
  }
}
