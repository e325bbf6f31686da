/* Preloaded into the server: makes chosen system calls on the database's files fail or hang.
 *
 * ORRERY_FAULTS names a file that both processes map: a few faults, each armed by the test while the server runs. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <unistd.h>

enum { FAULTS = 2, FILES = 4096 };
enum { WRITE = 1, SYNC = 2, OPEN = 3, READ = 4, TRUNCATE = 5, UNLINK = 6 };
enum { DATABASE = 1, LOG = 2, INDEX = 4, FOLDER = 8 };

struct fault {
    int call;  /* 0: not armed */
    int files; /* a set of the kinds above */
    int skip;  /* so many calls succeed first */
    int times; /* then so many fail; negative: all */
    int error; /* negative: the call hangs for so many milliseconds, and then succeeds */
    int struck; /* how many failed or hung */
};

static struct fault *faults;
static unsigned char kinds[FILES];

__attribute__((constructor)) static void map_faults(void) {
    int file = open(getenv("ORRERY_FAULTS"), O_RDWR);
    void *mapped = mmap(NULL, FAULTS * sizeof(struct fault), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (file < 0 || mapped == MAP_FAILED) abort();
    faults = mapped;
}

static int strikes(int call, int kind) {
    if (!faults || !kind) return 0;
    for (int i = 0; i < FAULTS; i++) {
        struct fault *fault = &faults[i];
        if (__atomic_load_n(&fault->call, __ATOMIC_SEQ_CST) != call || !(fault->files & kind)) continue;
        if (__atomic_fetch_sub(&fault->skip, 1, __ATOMIC_SEQ_CST) > 0) continue;
        if (fault->times >= 0 && __atomic_fetch_sub(&fault->times, 1, __ATOMIC_SEQ_CST) <= 0) {
            fault->times = 0;
            continue;
        }
        __atomic_fetch_add(&fault->struck, 1, __ATOMIC_SEQ_CST);
        if (fault->error < 0) {
            usleep(-fault->error * 1000);
            return 0;
        }
        errno = fault->error;
        return 1;
    }
    return 0;
}

static int kind_of_path(const char *path) {
    const char *folder = getenv("ORRERY_FAULTS_FOLDER");
    if (folder && strcmp(path, folder) == 0) return FOLDER;
    const char *name = strstr(path, "orrery.sqlite");
    if (!name) return 0;
    return strcmp(name, "orrery.sqlite-wal") == 0 ? LOG : strcmp(name, "orrery.sqlite-shm") == 0 ? INDEX : DATABASE;
}

static int kind_of(int file) { return file >= 0 && file < FILES ? kinds[file] : 0; }

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

#define OPEN_CALL(name)                                                   \
    int name(const char *path, int flags, ...) {                          \
        va_list rest;                                                     \
        va_start(rest, flags);                                            \
        mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;         \
        va_end(rest);                                                     \
        int kind = kind_of_path(path);                                    \
        if (strikes(OPEN, kind)) return -1;                               \
        int file = ((int (*)(const char *, int, ...))next(#name))(path, flags, mode); \
        if (file >= 0 && file < FILES) kinds[file] = kind;                \
        return file;                                                      \
    }
OPEN_CALL(open)
OPEN_CALL(open64)

int close(int file) {
    if (file >= 0 && file < FILES) kinds[file] = 0;
    return ((int (*)(int))next("close"))(file);
}

ssize_t write(int file, const void *bytes, size_t count) {
    if (strikes(WRITE, kind_of(file))) return -1;
    return ((ssize_t(*)(int, const void *, size_t))next("write"))(file, bytes, count);
}

ssize_t read(int file, void *bytes, size_t count) {
    if (strikes(READ, kind_of(file))) return -1;
    return ((ssize_t(*)(int, void *, size_t))next("read"))(file, bytes, count);
}

#define PREAD_CALL(name)                                                                                   \
    ssize_t name(int file, void *bytes, size_t count, off64_t at) {                                        \
        if (strikes(READ, kind_of(file))) return -1;                                                       \
        return ((ssize_t(*)(int, void *, size_t, off64_t))next(#name))(file, bytes, count, at);            \
    }
PREAD_CALL(pread)
PREAD_CALL(pread64)

#define PWRITE_CALL(name)                                                                                  \
    ssize_t name(int file, const void *bytes, size_t count, off64_t at) {                                  \
        if (strikes(WRITE, kind_of(file))) return -1;                                                      \
        return ((ssize_t(*)(int, const void *, size_t, off64_t))next(#name))(file, bytes, count, at);      \
    }
PWRITE_CALL(pwrite)
PWRITE_CALL(pwrite64)

#define SYNC_CALL(name)                                  \
    int name(int file) {                                 \
        if (strikes(SYNC, kind_of(file))) return -1;     \
        return ((int (*)(int))next(#name))(file);        \
    }
SYNC_CALL(fsync)
SYNC_CALL(fdatasync)

#define TRUNCATE_CALL(name)                                           \
    int name(int file, off64_t length) {                              \
        if (strikes(TRUNCATE, kind_of(file))) return -1;              \
        return ((int (*)(int, off64_t))next(#name))(file, length);    \
    }
TRUNCATE_CALL(ftruncate)
TRUNCATE_CALL(ftruncate64)

int unlink(const char *path) {
    if (strikes(UNLINK, kind_of_path(path))) return -1;
    return ((int (*)(const char *))next("unlink"))(path);
}
