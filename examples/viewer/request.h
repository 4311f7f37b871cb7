/* What `draw` is asked for. */
#ifndef REQUEST_H
#define REQUEST_H

#include "group.h"
#include "course/profile.h"

typedef enum picture
{
    PICTURE_SCHEDULE,
    PICTURE_COMPARISON,
    PICTURE_CANDIDATES,
    PICTURE_TRACE,
    PICTURE_SWEEP,
    PICTURE_ROOFLINE,
    PICTURE_SPARSE,
    PICTURE_RANKS,
    PICTURE_COUNT
} picture;

typedef struct request
{
    picture picture;
    sk_gemm_desc desc; /* of the pictures of one problem, with what is forced */
    group problems;    /* --group; of the schedule and the comparison of several problems */
    colouring colours; /* --colour */
    char** files;      /* the CSV of sweep, if any; those of roofline; the matrix of sparse; the trace of ranks */
    int file_count;
    const char* cublas; /* of roofline */
    const char* output; /* -o */
    const char* trace;  /* --trace-json */
    const char* teaal;  /* --teaal */
    const char* device; /* --device */
    const char* as;     /* --as */
    uint32_t units;     /* --units */
    uint32_t nonzeros;  /* --nonzeros */
    uint32_t size[2];   /* --size; 0: the picture's own */
    bool times;         /* --time */
    bool halves, help;
} request;

/* False after a sentence on stderr. Close it in any case. */
bool parse_request(int count, char** words, request* r);

void close_request(request* r);

void print_help(void);

/* "2176 x 2176 x 2176 f16". */
void describe_problem(const sk_gemm_desc* desc, char* words, size_t size);

#endif
