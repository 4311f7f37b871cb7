/* The command line of matmul. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include "course/parser.h"
#include "course/status.h"
#include "operand.h"
#include "verify.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct options
{
    const char* paths[OPERAND_COUNT]; /* NULL: none */
    const char* group;                /* path of a list of products; NULL: there is one */
    const char* pattern;              /* listed only: sampled.h reads the words that have it */
    const char* device;
    formula formula;
    sk_layout layout_d;
    int conjugate;          /* 1 A, 2 B, 3 both */
    int type_d;             /* 0: that of C, else A's, or what its sums have; then 1 + sk_type */
    sk_type raw;            /* what u2 or u1 hold; F32: nothing but themselves */
    sk_gemm_desc decisions; /* the plan's; 0: streamk decides */
    bool has_beta;          /* it was given */
    bool check, time, verbose, json, help;
} options;

/* Print how matmul is used, to stdout. */
void print_help(void);

/* Understand the words, or print a sentence to stderr and return false. */
bool parse_options(int count, char** words, options* o);

/* Understand the words of another kind of product, `form`, which has two files, and options of its own. `more` is what
 * a sentence says of those. False, after a sentence. */
bool parse_form(const char* form, const char* more, const option* list, int count, char** words,
                const char* paths[2]);

/* What depends on whether there are C and D: beta's default, and what is needed besides. parse_options has called it
 * for one product. False, after a sentence. */
bool settle_options(options* o, bool has_c, bool has_output);

#endif
