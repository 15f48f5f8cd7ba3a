// The bare peers of the benchmarks.
//
//     bare trips N BYTES     N lines of so many bytes to a child of its own and back: seconds
//     bare spawns N          N processes started and waited for, one after the other: seconds
//     bare echo | bare end   what the children do

#define _GNU_SOURCE
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static void echo(void) {
  char line[65536];
  ssize_t count;
  while ((count = read(STDIN_FILENO, line, sizeof line)) > 0) {
    if (write(STDOUT_FILENO, line, count) != count) exit(1);
  }
}

static void start(char *self, char *word, posix_spawn_file_actions_t *actions, pid_t *child) {
  char *arguments[] = {self, word, NULL};
  if (posix_spawn(child, self, actions, NULL, arguments, environ) != 0) exit(1);
}

static void trips(char *self, long number, size_t bytes) {
  int to[2], from[2];
  char line[65536], answer[65536];
  pid_t child;
  posix_spawn_file_actions_t actions;
  if (bytes > sizeof line || pipe(to) != 0 || pipe(from) != 0) exit(1);
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, to[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, from[1], STDOUT_FILENO);
  for (int end = 0; end < 2; end++) {
    posix_spawn_file_actions_addclose(&actions, to[end]);
    posix_spawn_file_actions_addclose(&actions, from[end]);
  }
  start(self, "echo", &actions, &child);
  memset(line, 'x', bytes);
  double begin = now();
  for (long trip = 0; trip < number; trip++) {
    if (write(to[1], line, bytes) != (ssize_t)bytes) exit(1);
    if (read(from[0], answer, sizeof answer) != (ssize_t)bytes) exit(1);
  }
  printf("%.9f\n", now() - begin);
  close(to[1]);
  waitpid(child, NULL, 0);
}

static void spawns(char *self, long number) {
  double begin = now();
  for (long at = 0; at < number; at++) {
    pid_t child;
    start(self, "end", NULL, &child);
    waitpid(child, NULL, 0);
  }
  printf("%.9f\n", now() - begin);
}

int main(int count, char **arguments) {
  const char *what = count > 1 ? arguments[1] : "";
  if (strcmp(what, "echo") == 0) echo();
  if (strcmp(what, "trips") == 0 && count > 3) {
    trips(arguments[0], atol(arguments[2]), (size_t)atol(arguments[3]));
  }
  if (strcmp(what, "spawns") == 0 && count > 2) spawns(arguments[0], atol(arguments[2]));
}
