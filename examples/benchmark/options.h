/* The command line of benchmark. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include "parts/matrices/types.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct options
{
    const char* shapes; /* NULL: the default of the device */
    const char* device;
    const char* csv;
    const char* json;
    const char* compare;
    uint64_t types;         /* bit t: TYPES[t]; 0: none was said */
    uint32_t layouts;       /* bit l: layout l of problem.h; 0: see choose_layouts() */
    uint32_t candidates;    /* bit c: candidate_kind c */
    bool gate;              /* n counts the columns of B */
    uint32_t epilogue;      /* 0: none; or one bit, of EPILOGUES in options.c */
    uint32_t repeat;        /* batches */
    sk_gemm_desc decisions; /* of all candidates the kernel, if any; of CANDIDATE_FORCED all */
    uint32_t sweep_count, sweep_seed;
    bool every_kernel, quick, warm, resume, first_use, prepacked, list, date, help;
} options;

void print_help(void);

/* Those that were said, or else one that suits the types: blocks of B lie along k. A bit each, as above. */
uint32_t choose_layouts(const options* o, const product_types* t);

sk_activation find_activation(const options* o);

/* False, after a sentence on stderr, if the words cannot be understood. */
bool parse_options(int count, char** words, options* o);

#endif
