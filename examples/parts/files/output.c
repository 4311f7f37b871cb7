#include "output.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>

static char temporary[4096]; /* the temporary name of a new file */

/* ---- what systems do differently ------------------------------------------------------------- */

#ifdef _WIN32
#include <io.h>

enum
{
    BINARY = _O_BINARY,
    NO_TERMINAL = 0
};

static bool is_present(const char* path)
{
    return _access(path, 0) == 0;
}

static bool is_stdout(const char* path)
{
    (void)path;
    return false;
}

static bool is_terminal(int file)
{
    return _isatty(file) != 0;
}

/* There, writing to a closed pipe is an error, and no signal. */
static void begin_writing(void)
{
}

static void end_writing(void)
{
}

/* A file that is open cannot be removed there, so a signal leaves it behind. */
static void begin_change(void)
{
}

static void end_change(bool grows)
{
    (void)grows;
}

#else
#include <signal.h>
#include <unistd.h>

enum
{
    BINARY = 0,
    NO_TERMINAL = O_NOCTTY, /* opening one does not make it the program's */
    SIGNAL_COUNT = 3
};
static struct sigaction at_pipe; /* that was in place for SIGPIPE */
static const int SIGNALS[SIGNAL_COUNT] = {SIGHUP, SIGINT, SIGTERM};
static struct sigaction actions[SIGNAL_COUNT]; /* that were in place before */
static volatile sig_atomic_t growing;          /* there is a temporary file */
static volatile sig_atomic_t changing;         /* it is being made or removed: signals must wait */
static volatile sig_atomic_t waiting;          /* the signal that waits; 0: none */

/* A symlink that leads nowhere exists too. */
static bool is_present(const char* path)
{
    struct stat found;
    return lstat(path, &found) == 0;
}

/* Terminals and other devices are not files: what is printed may go there, too. */
static bool is_stdout(const char* path)
{
    struct stat file, out;
    return stat(path, &file) == 0 && fstat(STDOUT_FILENO, &out) == 0 && !S_ISCHR(out.st_mode) &&
           file.st_dev == out.st_dev && file.st_ino == out.st_ino;
}

static bool is_terminal(int file)
{
    return isatty(file) != 0;
}

/* A pipe whose reader has left is an error to tell, and not the end of the program. */
static void begin_writing(void)
{
    struct sigaction action = {.sa_handler = SIG_IGN};
    sigaction(SIGPIPE, &action, &at_pipe);
}

static void end_writing(void)
{
    sigaction(SIGPIPE, &at_pipe, NULL);
}

/* May run on any thread: drivers have threads that do not block signals. */
static void remove_and_end(int number)
{
    struct sigaction standard = {.sa_handler = SIG_DFL};
    waiting = number;
    if (changing)
        return;
    if (growing)
        unlink(temporary);
    sigaction(number, &standard, NULL);
    raise(number);
}

/* Call before the temporary file is made or removed. */
static void begin_change(void)
{
    struct sigaction action = {.sa_handler = remove_and_end};
    changing = true;
    for (int i = 0; i < SIGNAL_COUNT && !growing; i++)
        if (sigaction(SIGNALS[i], NULL, &actions[i]) == 0 && actions[i].sa_handler != SIG_IGN)
            sigaction(SIGNALS[i], &action, NULL);
}

/* Call after that, and tell whether the file exists. If not, signals do again what they did before. */
static void end_change(bool grows)
{
    growing = grows;
    changing = false;
    if (waiting)
        remove_and_end(waiting);
    for (int i = 0; i < SIGNAL_COUNT && !grows; i++)
        sigaction(SIGNALS[i], &actions[i], NULL);
}
#endif

/* ---- files ----------------------------------------------------------------------------------- */

static const char* claimed_path; /* what means standard output; NULL: nothing does */
static int claimed = -1;         /* standard output as it was; -1: it was closed */

void claim_stdout(const char* path)
{
    if (claimed_path || !(strcmp(path, "-") == 0 || is_stdout(path)))
        return;
    claimed_path = path;
    claimed = dup(fileno(stdout));
    dup2(fileno(stderr), fileno(stdout));
}

static bool is_claimed(const char* path)
{
    return claimed_path && strcmp(path, claimed_path) == 0;
}

const char* name_output(const char* path)
{
    return is_claimed(path) && strcmp(path, "-") == 0 ? "standard output" : path;
}

bool is_terminal_output(const char* path)
{
    struct stat found;
    if (is_claimed(path))
        return claimed >= 0 && is_terminal(claimed);
    int file = stat(path, &found) == 0 && S_ISCHR(found.st_mode) ? open(path, O_WRONLY | NO_TERMINAL) : -1;
    bool is_one = file >= 0 && is_terminal(file);
    if (file >= 0)
        close(file);
    return is_one;
}

/* Make a temporary file with a name that no file has. -1: errno says why there is none. */
static int create_temporary(const char* path)
{
    const int most = 10000;
    int file = -1;
    errno = EEXIST;
    for (int i = 0; i < most && file < 0 && errno == EEXIST; i++)
    {
        int length = snprintf(temporary, sizeof temporary, "%s.%d.part", path, i);
        if (length >= (int)sizeof temporary)
            errno = ENAMETOOLONG;
        else
            file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | BINARY, 0666);
    }
    return file;
}

static bool can_create(const char* path)
{
    begin_change();
    int file = create_temporary(path), error = errno;
    if (file >= 0)
    {
        close(file);
        remove(temporary);
    }
    end_change(false);
    errno = error;
    return file >= 0;
}

bool can_open_output(const char* path)
{
    struct stat found;
    if (is_claimed(path))
    {
        errno = EBADF;
        return claimed >= 0;
    }
    if (!is_present(path))
        return can_create(path);
    if (stat(path, &found) != 0)
        return false;
    if (S_ISDIR(found.st_mode))
    {
        errno = EISDIR;
        return false;
    }
    return access(path, W_OK) == 0;
}

static bool open_in_place(output* o)
{
    int file = is_claimed(o->path) ? dup(claimed) : open(o->path, O_WRONLY | O_TRUNC | BINARY);
    o->file = file >= 0 ? fdopen(file, "wb") : NULL;
    return o->file != NULL;
}

static bool open_beside(output* o)
{
    begin_change();
    int file = create_temporary(o->path);
    o->is_new = true;
    o->file = file >= 0 ? fdopen(file, "wb") : NULL;
    int error = errno;
    if (file >= 0 && !o->file)
    {
        close(file);
        remove(temporary);
    }
    end_change(o->file != NULL);
    errno = error;
    return o->file != NULL;
}

bool open_output(output* o, const char* path)
{
    *o = (output){.path = path};
    begin_writing();
    bool opened = is_claimed(path) || is_present(path) ? open_in_place(o) : open_beside(o);
    if (!opened)
        end_writing();
    return opened;
}

bool close_output(output* o, bool complete)
{
    int error = errno;
    if (fclose(o->file) != 0 && complete)
    {
        complete = false;
        error = errno;
    }
    if (o->is_new)
    {
        begin_change();
        if (complete && rename(temporary, o->path) != 0)
        {
            complete = false;
            error = errno;
        }
        if (!complete)
            remove(temporary);
        end_change(false);
    }
    end_writing();
    errno = error;
    return complete;
}
