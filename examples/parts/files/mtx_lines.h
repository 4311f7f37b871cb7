/* Lines of a Matrix Market file, and their words. */
#ifndef PARTS_FILES_MTX_LINES_H
#define PARTS_FILES_MTX_LINES_H

#include "mtx.h"

enum
{
    MTX_LINE = 1026, /* bytes of a line with its end and a 0: the format allows 1024 */
    MTX_WORD = 32    /* and of the longest word that sentences show */
};

typedef struct mtx_reader
{
    FILE* file;
    const char* name;
    char* sentence;
    char line[MTX_LINE];
    unsigned long number; /* of the line */
} mtx_reader;

typedef enum mtx_line_state
{
    MTX_LINE_READ,
    MTX_LINE_END, /* of the file */
    MTX_LINE_BAD  /* after a sentence */
} mtx_line_state;

/* Make the sentence that says what is wrong with the line. Returns false. */
bool refuse_mtx(const mtx_reader* r, const char* format, ...);

/* Read the next line. Comments may be of any length, and only their beginning is kept; but the first line, the banner,
 * is no comment. */
mtx_line_state read_mtx_line(mtx_reader* r);

bool is_mtx_blank(const char* text);

/* The next word, in lower case, cut where it is too long to be one of the format. Returns what follows it. */
const char* take_mtx_word(const char* text, char word[MTX_WORD]);

/* A number of digits that is below 2^32. Returns what follows it, or NULL. */
const char* take_mtx_count(const char* text, uint32_t* count);

#endif
