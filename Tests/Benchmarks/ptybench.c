// Times a terminal program on a pseudo-terminal.
//   ptybench [-n RUNS] -m MARKER [-f] [-k KEYS] [-c COLUMNS] [-r ROWS] -- COMMAND [ARG...]
// -m  text of the first frame; the frame ends with the last byte before 30 ms of silence
// -f  the clock stops when the marker is there: of what goes on drawing while its input still arrives
// -k  keys that move the focus, sent after the frame; what is drawn for them is counted
// -c, -r  the size of the terminal (80, 24)
// Prints one line: milliseconds from start to first frame (minimum, median), peak memory in KiB, bytes of the first
// frame, bytes drawn in 300 ms without input, bytes drawn for the keys, the least
// milliseconds of processor time of a run, and milliseconds from the keys to the first byte drawn for them. Esc then
// ends the program.
#define _GNU_SOURCE
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { CAPACITY = 1 << 20, WARM_UPS = 2 };

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

// Reads until nothing has come for `silence` ms; gives the number of bytes, and when the last one came: where there is
// a marker, when that was complete.
static size_t drain(int terminal, int silence, char *buffer, double *last, const char *marker) {
  int is_complete = 0;
  size_t length = 0;
  struct pollfd ready = {terminal, POLLIN, 0};
  while (poll(&ready, 1, silence) > 0) {
    ssize_t got = read(terminal, buffer + length, CAPACITY - 1 - length);
    if (got <= 0) break;
    length += got;
    if (last && !is_complete) *last = now();
    if (marker && memmem(buffer, length, marker, strlen(marker))) is_complete = 1;
  }
  buffer[length] = 0;
  return length;
}

static void send_keys(int terminal, const char *keys) {
  if (write(terminal, keys, strlen(keys)) < 0) perror("write");
}

int main(int argc, char **argv) {
  int runs = 20, columns = 80, rows = 24, stops_early = 0, option;
  const char *marker = NULL, *keys = "\t";
  while ((option = getopt(argc, argv, "+n:m:k:c:r:f")) != -1) switch (option) {
      case 'n': runs = atoi(optarg); break;
      case 'f': stops_early = 1; break;
      case 'm': marker = optarg; break;
      case 'k': keys = optarg; break;
      case 'c': columns = atoi(optarg); break;
      case 'r': rows = atoi(optarg); break;
      default: return 2;
    }
  if (optind >= argc || runs < 1 || !marker) return 2;
  static char buffer[CAPACITY];
  double *paint = calloc(runs, sizeof *paint);
  double memory = 0, processor = 1e9, answer = 0;
  size_t frame = 0, idle = 0, move = 0;
  for (int run = -WARM_UPS; run < runs; run++) {
    struct winsize size = {rows, columns, 0, 0};
    int terminal;
    double start = now(), painted = start;
    pid_t child = forkpty(&terminal, NULL, NULL, &size);
    if (child == 0) {
      setenv("TERM", "xterm-256color", 1);
      execvp(argv[optind], argv + optind);
      _exit(127);
    }
    struct pollfd ready = {terminal, POLLIN, 0};
    poll(&ready, 1, 3000);
    size_t length = drain(terminal, 30, buffer, &painted, stops_early ? marker : NULL);
    if (!memmem(buffer, length, marker, strlen(marker))) fprintf(stderr, "no frame of %s\n", argv[optind]);
    if (run == runs - 1) {
      frame = length;
      idle = drain(terminal, 300, buffer, NULL, NULL);
      double sent = now();
      send_keys(terminal, keys);
      poll(&ready, 1, 60);
      answer = now() - sent;
      move = drain(terminal, 60, buffer, NULL, NULL);
    }
    send_keys(terminal, "\033");
    struct rusage usage = {0};
    pid_t ended = 0;
    double deadline = now() + 3000;
    while (!(ended = wait4(child, NULL, WNOHANG, &usage)) && now() < deadline) drain(terminal, 5, buffer, NULL, NULL);
    if (!ended) {
      kill(child, SIGKILL);
      wait4(child, NULL, 0, &usage);
    }
    close(terminal);
    if (run < 0) continue;
    paint[run] = painted - start;
    if (usage.ru_maxrss > memory) memory = usage.ru_maxrss;
    double spent = (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e3 +
                   (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3;
    if (spent < processor) processor = spent;
  }
  qsort(paint, runs, sizeof *paint, ascending);
  printf("%.2f %.2f %.0f %zu %zu %zu %.2f %.2f\n", paint[0], paint[runs / 2], memory, frame, idle, move, processor,
         answer);
}
