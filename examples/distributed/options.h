/* The command line of distributed. */
#ifndef DISTRIBUTED_OPTIONS_H
#define DISTRIBUTED_OPTIONS_H

#include "layout.h"

#include "course/status.h"

enum
{
    MOST_PIECES = 8 /* of the last product */
};

typedef struct options
{
    const char *a, *b, *d; /* paths; d NULL: not written */
    bool is_made_up;       /* --random: matrices are made up, of this size */
    bool plans;            /* --plan: nothing is multiplied */
    uint32_t m, n, k;      /* of both */
    sk_type type;          /* of made-up matrices, and of those of a plan */
    sk_type raw;           /* what u2 or u1 hold; F32: nothing but themselves */
    int type_d;            /* 0: A's, or what its sums have; then 1 + sk_type */
    grid shape;            /* rows 0: chosen */
    const char *devices, *profile, *trace_json, *csv;
    double memory;       /* bytes a rank may use of the host's memory, and of its device's; 0: what is free */
    double host_memory;  /* the same of the host's alone */
    double network;      /* GB/s that a rank receives with, as it is predicted */
    double host_device;  /* GB/s between host and device, as it is predicted */
    uint32_t ranks;      /* of a plan */
    uint32_t panel;      /* k of a panel; 0: chosen */
    uint32_t row_blocks; /* of D; 0: chosen */
    uint32_t chunk;      /* k whose sum is made apart; 0: the order of sums is the grid's */
    uint32_t repeats;    /* how often all is multiplied: only the last time D is checked and written */
    uint32_t pieces;     /* of D, that go out one after the other; 0: chosen */
    uint64_t upload;     /* bytes of a panel that are submitted at once; 0: chosen */
    bool check, rebalance, rates, messages, staged, help;
} options;

void print_help(void);

/* Understand the words; a sentence that says why not is kept, or printed. */
bool parse_options(int count, char** words, options* o);

#endif
