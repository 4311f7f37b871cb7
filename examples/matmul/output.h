/* The file that D goes to. Knows nothing of matrices; the part of matmul that differs between systems.
 *
 * As by cp and sort -o, what exists is written in place: where a symlink leads, with its mode, owner and other names;
 * a FIFO or a device takes the bytes. A new file grows beside its place, under a name that nothing else has, and gets
 * its own name when it is complete. If that fails, or SIGHUP, SIGINT or SIGTERM ends the program, it is removed. */
#ifndef OUTPUT_H
#define OUTPUT_H

#include <stdbool.h>
#include <stdio.h>

typedef struct output
{
    FILE* file;
    const char* path;
    bool is_new; /* grows beside its place */
} output;

/* If standard output is that file, keep it for open_output, and let what is printed go to standard error. */
void claim_stdout(const char* path);

/* Find out whether open_output has a chance. False: errno says why not. */
bool can_open_output(const char* path);

/* Open for binary writing; `path` must live until close_output. One at a time. False: errno says why. */
bool open_output(output* o, const char* path);

/* Close. A new file gets its name if it is complete, otherwise it is removed. False: it is not complete, and errno is
 * what it was; or it cannot be completed, and errno says why. */
bool close_output(output* o, bool complete);

#endif
