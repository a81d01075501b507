// Programs run on a pseudo-terminal, for tests.
//
// A keeper process leads the session, as a shell does. It starts the program in a process group of its own,
// tells what becomes of it, and stays until it is told to end: only so can the terminal be looked at after the
// program has ended (the end of a session leader hangs the terminal up and resets its attributes).
#ifndef PSEUDO_TERMINAL_H
#define PSEUDO_TERMINAL_H

#include <stdint.h>
#include <sys/types.h>

enum {
  PSEUDO_TERMINAL_FD_TERMINAL = -1,  // the terminal itself
  PSEUDO_TERMINAL_FD_CLOSED = -2,
};

// How the program is started.
struct pseudo_terminal_program {
  const char *path;          // looked up nowhere
  char *const *arguments;    // may be empty
  char *const *environment;
  const char *directory;     // NULL: the current one
  int standard[3];           // descriptors for 0, 1 and 2, or PSEUDO_TERMINAL_FD_…
  int has_terminal;          // 0: a session without a controlling terminal
  int is_foreground;         // 0: a background job of the session
  const int *ignored_signals;  // numbers that the program finds ignored, 0 at the end
};

// What became of the program; one record is one atomic write.
enum {
  PSEUDO_TERMINAL_STARTED = 1,  // value: the process ID
  PSEUDO_TERMINAL_FAILED = 2,   // value: errno of what could not be done
  PSEUDO_TERMINAL_STATUS = 3,   // value: a wait status: stopped, ended
};
struct pseudo_terminal_event {
  int32_t kind;
  int32_t value;
};

// What the keeper is told, one byte each; the end of the file ends the session.
enum {
  PSEUDO_TERMINAL_FOREGROUND = 'f',  // continue the program in the foreground
  PSEUDO_TERMINAL_BACKGROUND = 'b',  // continue it in the background
};

// Opens a pseudo-terminal of a size. Returns 0, or -1 and errno.
int pseudo_terminal_open(int *master, int *slave, unsigned short columns, unsigned short rows);

// Starts a program. Returns the keeper's process ID and the two pipes, or -1 and errno.
pid_t pseudo_terminal_start(
    const struct pseudo_terminal_program *program, int master, int slave, int *control, int *events);

// Makes this process the leader of a new session on the terminal. Returns 0, or -1 and errno.
int pseudo_terminal_take(int slave);

// Forks (Swift hides it). The child may do little if other threads hold locks.
pid_t pseudo_terminal_fork(void);

// Makes a pipe that other programs do not inherit. Returns 0, or -1 and errno.
int pseudo_terminal_pipe(int ends[2]);

// Changes the size of the window, which tells the foreground group.
int pseudo_terminal_resize(int descriptor, unsigned short columns, unsigned short rows);

// Bytes that were typed on the terminal and not yet read; -1 on error.
int pseudo_terminal_unread(int slave);

// The group in the foreground of the terminal; -1 on error.
pid_t pseudo_terminal_foreground(int master);

// Copies all that tcgetattr tells about the terminal, without padding, at most `capacity` bytes. Returns their
// number; 0 on error.
size_t pseudo_terminal_attributes(int descriptor, uint8_t *bytes, size_t capacity);

#endif
