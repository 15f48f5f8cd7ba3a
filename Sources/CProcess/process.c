#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <unistd.h>

static int above_standard(int descriptor) {
  if (descriptor > STDERR_FILENO) return descriptor;
  int raised = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  close(descriptor);
  return raised;
}

int process_pipe(int *reading, int *writing) {
  int ends[2];
#ifdef __APPLE__
  // Nothing is inherited there: see POSIX_SPAWN_CLOEXEC_DEFAULT below.
  if (pipe(ends) != 0) return errno;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
#else
  if (pipe2(ends, O_CLOEXEC) != 0) return errno;
#endif
  *reading = above_standard(ends[0]);
  *writing = above_standard(ends[1]);
  return *reading < 0 || *writing < 0 ? errno : 0;
}

static void add_stream(posix_spawn_file_actions_t *actions, int descriptor, int standard) {
  if (descriptor >= 0) {
    posix_spawn_file_actions_adddup2(actions, descriptor, standard);
  } else {
    posix_spawn_file_actions_addopen(actions, standard, "/dev/null", O_WRONLY, 0);
  }
}

int process_spawn(pid_t *number, const char *path, char *const *arguments,
                  char *const *environment, const char *folder, int input, int output, int error,
                  bool own_session) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  add_stream(&actions, input, STDIN_FILENO);
  add_stream(&actions, output, STDOUT_FILENO);
  add_stream(&actions, error, STDERR_FILENO);
  posix_spawn_file_actions_addchdir_np(&actions, folder);

  short flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
#ifdef __APPLE__
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#else
  // Also those that we were given by our own parent and know nothing of.
  posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
#endif
  flags |= own_session ? POSIX_SPAWN_SETSID : POSIX_SPAWN_SETPGROUP;
  posix_spawnattr_setpgroup(&attributes, 0);

  sigset_t signals;
  sigemptyset(&signals);
  posix_spawnattr_setsigmask(&attributes, &signals);
  const int usual[] = {SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGCHLD};
  for (size_t place = 0; place < sizeof usual / sizeof *usual; place++) {
    sigaddset(&signals, usual[place]);
  }
  posix_spawnattr_setsigdefault(&attributes, &signals);
  posix_spawnattr_setflags(&attributes, flags);

  int code = posix_spawn(number, path, &actions, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return code;
}
