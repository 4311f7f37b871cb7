/* The file that D is written to. Knows nothing of matrices. Only this part of matmul differs between operating systems.
 *
 * A file that exists is written in place, as cp and sort -o do: it keeps its mode, owner and links, symlinks are
 * followed, and a FIFO or a device gets the bytes. A new file is first written under a temporary name in the same
 * folder, and gets its own name when it is complete. It is removed if that fails, or if SIGHUP, SIGINT or SIGTERM ends
 * the program. */
#ifndef PARTS_FILES_OUTPUT_H
#define PARTS_FILES_OUTPUT_H

#include <stdbool.h>
#include <stdio.h>

typedef struct output
{
    FILE* file;
    const char* path;
    bool is_new; /* written under a temporary name */
} output;

/* If standard output is that file, or "-" means it, keep it for open_output, and send what is printed to standard
 * error instead. `path` must live as long as the program. */
void claim_stdout(const char* path);

/* The file as sentences call it: standard output instead of "-". */
const char* name_output(const char* path);

/* Whether the file is a terminal, which binary data would garble. */
bool is_terminal_output(const char* path);

/* Find out whether open_output may succeed. False: errno says why not. */
bool can_open_output(const char* path);

/* Open for binary writing; `path` must live until close_output. One at a time. Until then, a pipe whose reader has left
 * is an error, EPIPE, and no signal. False: errno says why. */
bool open_output(output* o, const char* path);

/* Close the file. A new file gets its name if it is complete, otherwise it is removed. False, if `complete` is false,
 * and errno is unchanged; or if the file could not be completed, and errno says why. */
bool close_output(output* o, bool complete);

#endif
