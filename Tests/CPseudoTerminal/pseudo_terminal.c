#define _GNU_SOURCE
#include "pseudo_terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif

static void close_on_exec(int descriptor) { fcntl(descriptor, F_SETFD, FD_CLOEXEC); }

int pseudo_terminal_open(int *master, int *slave, unsigned short columns, unsigned short rows) {
  char name[128];
  *slave = -1;
#ifdef __linux__
  *master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
#else
  *master = posix_openpt(O_RDWR | O_NOCTTY);
#endif
  if (*master < 0) return -1;
  close_on_exec(*master);
  if (grantpt(*master) == 0 && unlockpt(*master) == 0 && ptsname_r(*master, name, sizeof name) == 0) {
    *slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
  }
  if (*slave >= 0 && pseudo_terminal_resize(*slave, columns, rows) == 0) return 0;
  int code = errno;
  if (*slave >= 0) close(*slave);
  close(*master);
  errno = code;
  return -1;
}

int pseudo_terminal_take(int slave) {
  if (setsid() < 0) return -1;
  return ioctl(slave, TIOCSCTTY, 0);
}

pid_t pseudo_terminal_fork(void) { return fork(); }

int pseudo_terminal_pipe(int ends[2]) {
#ifdef __linux__
  return pipe2(ends, O_CLOEXEC);
#else
  if (pipe(ends) < 0) return -1;
  close_on_exec(ends[0]);
  close_on_exec(ends[1]);
  return 0;
#endif
}

int pseudo_terminal_resize(int descriptor, unsigned short columns, unsigned short rows) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  return ioctl(descriptor, TIOCSWINSZ, &size);
}

int pseudo_terminal_unread(int slave) {
  int count = 0;
  return ioctl(slave, FIONREAD, &count) < 0 ? -1 : count;
}

pid_t pseudo_terminal_foreground(int master) {
  pid_t group = 0;
  return ioctl(master, TIOCGPGRP, &group) < 0 ? -1 : group;
}

size_t pseudo_terminal_attributes(int descriptor, uint8_t *bytes, size_t capacity) {
  struct termios attributes;
  if (tcgetattr(descriptor, &attributes) < 0) return 0;
  const tcflag_t modes[] = {attributes.c_iflag, attributes.c_oflag, attributes.c_cflag, attributes.c_lflag};
  const speed_t speeds[] = {cfgetispeed(&attributes), cfgetospeed(&attributes)};
  if (sizeof modes + sizeof speeds + sizeof attributes.c_cc > capacity) return 0;
  memcpy(bytes, modes, sizeof modes);
  memcpy(bytes + sizeof modes, speeds, sizeof speeds);
  memcpy(bytes + sizeof modes + sizeof speeds, attributes.c_cc, sizeof attributes.c_cc);
  return sizeof modes + sizeof speeds + sizeof attributes.c_cc;
}

// From here to `pseudo_terminal_start`: code of the children, which may only make async-signal-safe calls, as
// other threads of the parent may have held any lock.

// Closes every descriptor from `first` on. Children of other tests hold copies of ours between fork and exec.
static void close_from(int first) {
#if defined(__linux__) && defined(SYS_close_range)
  if (syscall(SYS_close_range, (unsigned)first, ~0U, 0U) == 0) return;
#endif
  long limit = sysconf(_SC_OPEN_MAX);
  if (limit < 0 || limit > 65536) limit = 65536;
  for (int descriptor = first; descriptor < limit; descriptor++) close(descriptor);
}

static void tell(int events, int kind, int value) {
  struct pseudo_terminal_event event = {.kind = kind, .value = value};
  while (write(events, &event, sizeof event) < 0 && errno == EINTR) {
  }
}

static void reset_signals(const int *ignored) {
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  for (; ignored && *ignored; ignored++) signal(*ignored, SIG_IGN);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

// Becomes the program. Writes errno to `failure` when that cannot be done; its end without a word means success.
static void run_program(const struct pseudo_terminal_program *program, int slave, int failure) {
  // Both sides set the group and the foreground, so that neither depends on who is first.
  setpgid(0, 0);
  if (program->has_terminal && program->is_foreground) {
    signal(SIGTTOU, SIG_IGN);
    tcsetpgrp(slave, getpgrp());
  }
  int sources[3];
  for (int place = 0; place < 3; place++) {
    int source = program->standard[place];
    if (source == PSEUDO_TERMINAL_FD_TERMINAL) source = slave;
    // Out of the way of 0 to 3, whatever is there.
    sources[place] = source == PSEUDO_TERMINAL_FD_CLOSED ? -1 : fcntl(source, F_DUPFD_CLOEXEC, 4);
  }
  failure = dup2(fcntl(failure, F_DUPFD_CLOEXEC, 4), 3);
  close_on_exec(failure);
  for (int place = 0; place < 3; place++) {
    if (sources[place] < 0) close(place);
    else dup2(sources[place], place);
  }
  close_from(4);
  if (!program->directory || chdir(program->directory) == 0) {
    reset_signals(program->ignored_signals);
    execve(program->path, program->arguments, program->environment);
  }
  int code = errno;
  while (write(failure, &code, sizeof code) < 0 && errno == EINTR) {
  }
  _exit(127);
}

// Starts the program, and returns when it runs. Returns its process ID, or -1 and errno.
static pid_t start_program(const struct pseudo_terminal_program *program, int slave) {
  int failures[2];
  if (pseudo_terminal_pipe(failures) < 0) return -1;
  pid_t child = fork();
  if (child == 0) run_program(program, slave, failures[1]);
  close(failures[1]);
  if (child < 0) return -1;
  setpgid(child, child);
  if (program->has_terminal && program->is_foreground) tcsetpgrp(slave, child);
  int code = 0;
  ssize_t count;
  do count = read(failures[0], &code, sizeof code);
  while (count < 0 && errno == EINTR);
  close(failures[0]);
  if (count == 0) return child;
  errno = code;
  return -1;
}

static volatile sig_atomic_t is_hung_up;
static void note_child(int number) { (void)number; }
static void note_hang_up(int number) {
  (void)number;
  is_hung_up = 1;
}

static void keep_session(
    const struct pseudo_terminal_program *program, int slave, int control, int events) {
  reset_signals(NULL);
  signal(SIGTTOU, SIG_IGN);
  signal(SIGPIPE, SIG_IGN);
  struct sigaction on_child = {.sa_handler = note_child}, on_hang_up = {.sa_handler = note_hang_up};
  sigaction(SIGCHLD, &on_child, NULL);
  sigaction(SIGHUP, &on_hang_up, NULL);
  sigset_t blocked, unblocked;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGCHLD);
  sigaddset(&blocked, SIGHUP);
  sigprocmask(SIG_BLOCK, &blocked, &unblocked);

  pid_t child = -1;
  if (setsid() >= 0 && (!program->has_terminal || ioctl(slave, TIOCSCTTY, 0) >= 0)) {
    child = start_program(program, slave);
  }
  if (child < 0) {
    tell(events, PSEUDO_TERMINAL_FAILED, errno);
    _exit(1);
  }
  tell(events, PSEUDO_TERMINAL_STARTED, child);

  // Only the terminal and the two pipes: what belongs to the program closes when it ends.
  slave = dup2(slave, 0);
  control = dup2(control, 1);
  events = dup2(events, 2);
  close_from(3);

  int is_alive = 1;
  for (;;) {
    int status;
    while (is_alive && waitpid(child, &status, WNOHANG | WUNTRACED) == child) {
      if (program->has_terminal) tcsetpgrp(slave, getpgrp());
      if (!WIFSTOPPED(status)) is_alive = 0;
      tell(events, PSEUDO_TERMINAL_STATUS, status);
    }
    if (is_hung_up) {
      // The kernel tells the session's leader alone; a shell passes it on to its jobs.
      is_hung_up = 0;
      kill(-child, SIGHUP);
      kill(-child, SIGCONT);
    }
    fd_set readable;
    FD_ZERO(&readable);
    FD_SET(control, &readable);
    if (pselect(control + 1, &readable, NULL, NULL, NULL, &unblocked) <= 0) continue;
    char command;
    ssize_t count = read(control, &command, 1);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    if (!is_alive) continue;
    if (program->has_terminal) {
      tcsetpgrp(slave, command == PSEUDO_TERMINAL_FOREGROUND ? child : getpgrp());
    }
    kill(-child, SIGCONT);
  }
  kill(-child, SIGKILL);
  if (is_alive) waitpid(child, NULL, 0);
  _exit(0);
}

pid_t pseudo_terminal_start(
    const struct pseudo_terminal_program *program, int master, int slave, int *control, int *events) {
  int controls[2], reports[2];
  if (pseudo_terminal_pipe(controls) < 0) return -1;
  if (pseudo_terminal_pipe(reports) < 0) {
    close(controls[0]);
    close(controls[1]);
    return -1;
  }
  // No handler of the parent may run in the child.
  sigset_t all, former;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &former);
  pid_t keeper = fork();
  if (keeper == 0) {
    // Out of the way of 0 to 2: the keeper puts its own there.
    int kept_slave = fcntl(slave, F_DUPFD_CLOEXEC, 3);
    int kept_control = fcntl(controls[0], F_DUPFD_CLOEXEC, 3);
    int kept_events = fcntl(reports[1], F_DUPFD_CLOEXEC, 3);
    close(master);
    close(controls[1]);
    close(reports[0]);
    keep_session(program, kept_slave, kept_control, kept_events);
  }
  int code = errno;
  pthread_sigmask(SIG_SETMASK, &former, NULL);
  close(controls[0]);
  close(reports[1]);
  if (keeper < 0) {
    close(controls[1]);
    close(reports[0]);
    errno = code;
    return -1;
  }
  *control = controls[1];
  *events = reports[0];
  return keeper;
}
