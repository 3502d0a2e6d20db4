/*
 * Intercepts the disk calls of a process (LD_PRELOAD) and counts them. On request it lets every n-th call fail, or copies
 * each file at every successful sync: the state that a power cut would leave.
 *
 *   DISK_REPORT      file that gets "<writes> <syncs> <failures>" when the process ends
 *   DISK_FAIL_EVERY  0 or absent: never
 *   DISK_FAIL_WHILE  calls fail only while this file exists
 *   DISK_FAIL_ERRNO  error number of a failing call, such as 28 (no space) or 5 (input/output error)
 *   DISK_KEEP_OF     folder whose files are copied
 *   DISK_KEEP_IN     folder for the copies
 */

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static atomic_long writes, syncs, requests, failures;
static long fail_every;
static int fail_errno;
static const char *fail_while, *keep_of, *keep_in;

static long number_from(const char *name) {
  const char *text = getenv(name);
  return text == NULL ? 0 : atol(text);
}

__attribute__((constructor)) static void begin(void) {
  fail_every = number_from("DISK_FAIL_EVERY");
  fail_errno = (int)number_from("DISK_FAIL_ERRNO");
  fail_while = getenv("DISK_FAIL_WHILE");
  keep_of = getenv("DISK_KEEP_OF");
  keep_in = getenv("DISK_KEEP_IN");
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

/* The path of an open file below keep_of; 0 when it lies elsewhere. */
static int path_of(int fd, char *path, size_t size) {
  char link[64];
  if (keep_of == NULL || keep_in == NULL || *keep_in == 0) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, size - 1);
  if (length <= 0) return 0;
  path[length] = 0;
  return strncmp(path, keep_of, strlen(keep_of)) == 0;
}

/*
 * Reads through the descriptor it is given: opening the file again and closing it would drop the locks that SQLite
 * holds on it. The copy appears in one step, so that a kill in the middle leaves the one before.
 */
static void keep_file(int fd, const char *path) {
  char to[PATH_MAX], part[PATH_MAX + 8], bytes[65536];
  snprintf(to, sizeof to, "%s%s", keep_in, strrchr(path, '/'));
  snprintf(part, sizeof part, "%s.part", to);
  int out = open(part, O_CREAT | O_TRUNC | O_WRONLY, 0600);
  if (out < 0) return;
  off_t offset = 0;
  ssize_t count;
  while ((count = pread(fd, bytes, sizeof bytes, offset)) > 0 && write(out, bytes, (size_t)count) == count) offset += count;
  close(out);
  if (count == 0) rename(part, to);
}

/* With its folder synced, a deleted file stays deleted. */
static void forget_deleted(void) {
  char path[PATH_MAX];
  struct dirent *entry;
  DIR *folder = opendir(keep_in);
  if (folder == NULL) return;
  while ((entry = readdir(folder)) != NULL) {
    snprintf(path, sizeof path, "%s/%s", keep_of, entry->d_name);
    if (access(path, F_OK) != 0) unlinkat(dirfd(folder), entry->d_name, 0);
  }
  closedir(folder);
}

static int kept(int fd, int synced) {
  char path[PATH_MAX];
  struct stat facts;
  if (synced != 0 || !path_of(fd, path, sizeof path) || fstat(fd, &facts) != 0) return synced;
  if (S_ISREG(facts.st_mode)) keep_file(fd, path);
  if (S_ISDIR(facts.st_mode)) forget_deleted();
  return synced;
}

int fsync(int fd) {
  static int (*next)(int);
  if (next == NULL) next = real("fsync");
  atomic_fetch_add(&syncs, 1);
  return fails() ? -1 : kept(fd, next(fd));
}

int fdatasync(int fd) {
  static int (*next)(int);
  if (next == NULL) next = real("fdatasync");
  atomic_fetch_add(&syncs, 1);
  return fails() ? -1 : kept(fd, next(fd));
}
