/* A disk that loses what was not synced, as a library that a program is started with (LD_PRELOAD).
 *
 * Writes go through, but what they overwrite is noted first; a sync notes from when on it holds. When the program has been killed,
 * the test puts back, latest first, whatever was overwritten since the last sync of its file: what is left is what a
 * disk must have after a power cut, and nothing else. It holds for several processes on the same files.
 *
 * LOSSY_DIR: the files under this folder. LOSSY_NOTES: a folder for the notes, one file for each process. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { OVERWRITTEN = 1, SYNCED = 2 };

struct note {
    uint32_t kind, path_len;
    uint64_t number, ino, offset, length, data_len;
};

static _Atomic uint64_t *counter; /* shared by all processes: one order for all notes */
static const char *folder;
static char notes_path[4096];
static int notes_fd = -1;
static pid_t notes_pid;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

__attribute__((constructor)) static void begin(void) {
    const char *notes = getenv("LOSSY_NOTES");
    folder = getenv("LOSSY_DIR");
    if (!notes || !folder) { folder = NULL; return; }
    snprintf(notes_path, sizeof notes_path, "%s", notes);
    char path[4200];
    snprintf(path, sizeof path, "%s/counter", notes);
    int fd = syscall(SYS_openat, AT_FDCWD, path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (fd < 0 || syscall(SYS_ftruncate, fd, sizeof(uint64_t)) != 0) { folder = NULL; return; }
    counter = mmap(NULL, sizeof(uint64_t), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    close(fd);
    if (counter == MAP_FAILED) folder = NULL;
}

static uint64_t next_number(void) { return atomic_fetch_add(counter, 1) + 1; }

/* Where a descriptor leads, if it is a file that counts. */
static int counts(int fd, char *path, size_t room, struct stat *st) {
    if (!folder) return 0;
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t len = readlink(link, path, room - 1);
    if (len <= 0) return 0;
    path[len] = 0;
    if (strncmp(path, folder, strlen(folder)) != 0) return 0;
    return fstat(fd, st) == 0 && S_ISREG(st->st_mode);
}

static void put(const struct note *note, const char *path, const void *data) {
    struct iovec parts[3] = {
        { (void *)note, sizeof *note }, { (void *)path, note->path_len }, { (void *)data, note->data_len } };
    pthread_mutex_lock(&lock);
    if (notes_fd < 0 || notes_pid != getpid()) {
        char own[4200];
        notes_pid = getpid();
        snprintf(own, sizeof own, "%s/%d.notes", notes_path, notes_pid);
        notes_fd = syscall(SYS_openat, AT_FDCWD, own, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    }
    /* In one call, so that a kill leaves no half of it but at the end. */
    if (syscall(SYS_writev, notes_fd, parts, 3) < 0) abort();
    pthread_mutex_unlock(&lock);
}

/* Notes what a write of `length` bytes at `offset` overwrites, and how long the file was. */
static void overwrites(int fd, off_t offset, size_t length) {
    char path[4096];
    struct stat st;
    int saved = errno;
    if (!counts(fd, path, sizeof path, &st)) { errno = saved; return; }
    size_t there = offset < st.st_size ? (size_t)(st.st_size - offset) : 0;
    if (there > length) there = length;
    char *data = there ? malloc(there) : NULL;
    /* The descriptor may be for writing only. */
    if (there) {
        int read_fd = syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC);
        ssize_t got = read_fd < 0 ? -1 : syscall(SYS_pread64, read_fd, data, there, offset);
        if (read_fd >= 0) syscall(SYS_close, read_fd);
        if (got != (ssize_t)there) abort();
    }
    struct note note = { OVERWRITTEN, (uint32_t)strlen(path), next_number(), st.st_ino, (uint64_t)offset,
                         (uint64_t)st.st_size, there };
    put(&note, path, data);
    free(data);
    errno = saved;
}

#define REAL(name, type) static __typeof__(type) real; if (!real) real = (__typeof__(real))dlsym(RTLD_NEXT, name)

static off_t place(int fd) {
    int flags = fcntl(fd, F_GETFL);
    return lseek(fd, 0, flags >= 0 && (flags & O_APPEND) ? SEEK_END : SEEK_CUR);
}

static size_t total(const struct iovec *parts, int count) {
    size_t sum = 0;
    for (int at = 0; at < count; at++) sum += parts[at].iov_len;
    return sum;
}

ssize_t write(int fd, const void *data, size_t length) {
    REAL("write", ssize_t (*)(int, const void *, size_t));
    if (folder && fd != notes_fd) {
        char path[4096]; struct stat st;
        int saved = errno;
        int is = counts(fd, path, sizeof path, &st);
        errno = saved;
        if (is) overwrites(fd, place(fd), length);
    }
    return real(fd, data, length);
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
    REAL("writev", ssize_t (*)(int, const struct iovec *, int));
    char path[4096]; struct stat st;
    int saved = errno;
    int is = folder && counts(fd, path, sizeof path, &st);
    errno = saved;
    if (is) overwrites(fd, place(fd), total(parts, count));
    return real(fd, parts, count);
}

#define PWRITE(name)                                                                         \
    ssize_t name(int fd, const void *data, size_t length, off_t offset) {                    \
        REAL(#name, ssize_t (*)(int, const void *, size_t, off_t));                          \
        overwrites(fd, offset, length);                                                      \
        return real(fd, data, length, offset);                                               \
    }
PWRITE(pwrite)
PWRITE(pwrite64)

#define PWRITEV(name)                                                                        \
    ssize_t name(int fd, const struct iovec *parts, int count, off_t offset) {               \
        REAL(#name, ssize_t (*)(int, const struct iovec *, int, off_t));                     \
        overwrites(fd, offset, total(parts, count));                                         \
        return real(fd, parts, count, offset);                                               \
    }
PWRITEV(pwritev)
PWRITEV(pwritev64)

#define FTRUNCATE(name)                                                                      \
    int name(int fd, off_t length) {                                                         \
        REAL(#name, int (*)(int, off_t));                                                    \
        struct stat st;                                                                      \
        int saved = errno;                                                                   \
        size_t cut = folder && fstat(fd, &st) == 0 && length < st.st_size ? st.st_size - length : 0; \
        errno = saved;                                                                       \
        overwrites(fd, length, cut);                                                         \
        return real(fd, length);                                                             \
    }
FTRUNCATE(ftruncate)
FTRUNCATE(ftruncate64)

#define FALLOCATE(name)                                                                      \
    int name(int fd, off_t offset, off_t length) {                                           \
        REAL(#name, int (*)(int, off_t, off_t));                                             \
        overwrites(fd, offset, 0);                                                           \
        return real(fd, offset, length);                                                     \
    }
FALLOCATE(posix_fallocate)
FALLOCATE(posix_fallocate64)

#define SYNC(name)                                                                           \
    int name(int fd) {                                                                       \
        REAL(#name, int (*)(int));                                                           \
        char path[4096]; struct stat st;                                                     \
        int saved = errno;                                                                   \
        int is = folder && counts(fd, path, sizeof path, &st);                               \
        errno = saved;                                                                       \
        /* It holds for what was written before it began, once it is done. */                \
        uint64_t number = is ? next_number() : 0;                                            \
        int done = getenv("LOSSY_LIES") ? 0 : real(fd);                                      \
        if (is && done == 0 && !getenv("LOSSY_LIES")) {                                      \
            struct note note = { SYNCED, (uint32_t)strlen(path), number, st.st_ino, 0, 0, 0 }; \
            saved = errno;                                                                   \
            put(&note, path, NULL);                                                          \
            errno = saved;                                                                   \
        }                                                                                    \
        return done;                                                                         \
    }
SYNC(fsync)
SYNC(fdatasync)
