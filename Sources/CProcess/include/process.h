// What the system headers offer only with _GNU_SOURCE, which Swift's import of them does without.
#ifndef SCENECHECK_PROCESS_H
#define SCENECHECK_PROCESS_H

#include <stdbool.h>
#include <sys/types.h>

/// Makes a pipe that no process inherits, both ends above the standard streams.
///
/// Returns 0, or the number of the error.
int process_pipe(int *reading, int *writing);

/// Starts a process that has these three descriptors as its standard streams, and no others.
///
/// A negative output or error is nowhere. It leads a session of its own, or a group of its own.
/// Returns 0, or the number of the error.
int process_spawn(pid_t *number, const char *path, char *const *arguments,
                  char *const *environment, const char *folder, int input, int output, int error,
                  bool own_session);

#endif
