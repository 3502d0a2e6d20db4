/*
 * Stands between a process and its disk (LD_PRELOAD): counts what is asked of the disk and, if told to, lets every
 * n-th request fail.
 *
 *   DISK_REPORT      file that gets "<writes> <syncs> <failures>" when the process ends
 *   DISK_FAIL_EVERY  0 or absent: never
 *   DISK_FAIL_WHILE  file that has to exist for requests to fail
 *   DISK_FAIL_ERRNO  what a failing request says, such as 28 (no space) or 5 (input/output error)
 */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/types.h>
#include <unistd.h>

static atomic_long writes, syncs, requests, failures;
static long fail_every;
static int fail_errno;
static const char *fail_while;

static long number_from(const char *name) {
  const char *text = getenv(name);
  return text == NULL ? 0 : atol(text);
}

__attribute__((constructor)) static void begin(void) {
  fail_every = number_from("DISK_FAIL_EVERY");
  fail_errno = (int)number_from("DISK_FAIL_ERRNO");
  fail_while = getenv("DISK_FAIL_WHILE");
}

__attribute__((destructor)) static void report(void) {
  const char *path = getenv("DISK_REPORT");
  FILE *file = path == NULL ? NULL : fopen(path, "w");
  if (file == NULL) return;
  fprintf(file, "%ld %ld %ld\n", atomic_load(&writes), atomic_load(&syncs), atomic_load(&failures));
  fclose(file);
}

static int fails(void) {
  if (fail_every == 0 || fail_while == NULL || access(fail_while, F_OK) != 0) return 0;
  long request = atomic_fetch_add(&requests, 1) + 1;
  if (request % fail_every != 0) return 0;
  atomic_fetch_add(&failures, 1);
  errno = fail_errno;
  return 1;
}

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t offset) {
  static ssize_t (*next)(int, const void *, size_t, off64_t);
  if (next == NULL) next = real("pwrite64");
  atomic_fetch_add(&writes, 1);
  return fails() ? -1 : next(fd, bytes, count, offset);
}

int ftruncate64(int fd, off64_t length) {
  static int (*next)(int, off64_t);
  if (next == NULL) next = real("ftruncate64");
  return fails() ? -1 : next(fd, length);
}

int fsync(int fd) {
  static int (*next)(int);
  if (next == NULL) next = real("fsync");
  atomic_fetch_add(&syncs, 1);
  return fails() ? -1 : next(fd);
}

int fdatasync(int fd) {
  static int (*next)(int);
  if (next == NULL) next = real("fdatasync");
  atomic_fetch_add(&syncs, 1);
  return fails() ? -1 : next(fd);
}
