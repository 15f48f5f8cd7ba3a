// What the app holds in memory, and its store: a file that is replaced by an atomic rename.
#ifndef APP_STORE_H
#define APP_STORE_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LIMIT 256

typedef struct {
  char *key;      // A scene, a session or a document's name.
  char *document; // The document shown; a document's text.
  char *place;    // NULL for a document.
  long long stamp; // Of a record.
} row;

typedef struct {
  row rows[LIMIT];
  int count;
} table;

static table windows, texts, saved_texts, records;
static char observers[LIMIT][32];
static int observer_count, resource_count;
static char resources[LIMIT][32];
static long long stamp;

// Tables.

static row *find(table *table, const char *key) {
  for (int place = 0; place < table->count; place++) {
    if (strcmp(table->rows[place].key, key) == 0) return &table->rows[place];
  }
  return NULL;
}

static void put(table *table, const char *key, const char *document, const char *place) {
  row *found = find(table, key);
  if (!found) {
    if (table->count == LIMIT) abort();
    found = &table->rows[table->count++];
    *found = (row){.key = strdup(key)};
  }
  char *old_document = found->document, *old_place = found->place;
  found->document = strdup(document);
  found->place = place ? strdup(place) : NULL;
  free(old_document);
  free(old_place);
}

static void drop(table *table, const char *key) {
  row *found = find(table, key);
  if (!found) return;
  free(found->key);
  free(found->document);
  free(found->place);
  memmove(found, found + 1, (char *)&table->rows[--table->count] - (char *)found);
}

static void clear(table *table) {
  while (table->count > 0) drop(table, table->rows[table->count - 1].key);
}

static void session_of(const char *scene, char session[32]) {
  snprintf(session, 32, "%.*s", (int)strcspn(scene, "."), scene);
}

static void remove_string(char strings[][32], int *count, const char *string) {
  for (int place = 0; place < *count; place++) {
    if (strcmp(strings[place], string) != 0) continue;
    memmove(strings[place], strings[place + 1], (size_t)(--*count - place) * 32);
    return;
  }
}

// The store: a line of lengths, then the strings.

static void write_rows(FILE *file, const table *table) {
  for (int at = 0; at < table->count; at++) {
    const row *row = &table->rows[at];
    const char *place = row->place ? row->place : "";
    fprintf(file, "%c %zu %zu %zu %lld\n%s%s%s\n", row->place ? 'R' : 'D', strlen(row->key),
            strlen(row->document), strlen(place), row->stamp, row->key, row->document, place);
  }
}

static void save_store(void) {
  FILE *file = fopen("store.new", "w");
  if (!file) abort();
  write_rows(file, &records);
  write_rows(file, &saved_texts);
  if (fclose(file) != 0 || rename("store.new", "store") != 0) abort();
}

static char *read_string(FILE *file, size_t length) {
  char *text = calloc(length + 1, 1);
  if (!text || fread(text, 1, length, file) != length) abort();
  return text;
}

static void load_store(void) {
  clear(&windows), clear(&texts), clear(&saved_texts), clear(&records);
  observer_count = resource_count = 0;
  stamp = 0;
  FILE *file = fopen("store", "r");
  char kind;
  size_t lengths[3];
  long long number;
  while (file && fscanf(file, " %c %zu %zu %zu %lld", &kind, &lengths[0], &lengths[1], &lengths[2],
                        &number) == 5) {
    fgetc(file);
    char *key = read_string(file, lengths[0]), *document = read_string(file, lengths[1]);
    char *place = read_string(file, lengths[2]);
    put(kind == 'R' ? &records : &saved_texts, key, document, kind == 'R' ? place : NULL);
    if (kind == 'R') find(&records, key)->stamp = number;
    else put(&texts, key, document, NULL);
    if (number > stamp) stamp = number;
    free(key), free(document), free(place);
  }
  if (file) fclose(file);
}

#endif
