/* The command line of matmul. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include "course/parser.h"
#include "course/status.h"
#include "parts/oracle/operand.h"
#include "parts/oracle/verify.h"

#include <stdbool.h>
#include <stdint.h>

/* What is multiplied, as the files tell. */
typedef enum product_form
{
    FORM_DENSE,
    FORM_GROUP,
    FORM_SPARSE,       /* A.mtx B.mtx */
    FORM_SPARSE_DENSE, /* A.mtx B.npy */
    FORM_PATTERN,
    FORM_LIST,     /* nothing is multiplied: the tensors of a file are told, or */
    FORM_QUANTIZE, /* a file of one tensor is made */
    FORM_COUNT
} product_form;

typedef struct options
{
    product_form form;
    const char* paths[OPERAND_COUNT]; /* NULL: none */
    const char* group;                /* path of a list of products; NULL: there is one */
    const char* pattern;              /* path of a sparse matrix whose nonzeros tell where D is computed; or NULL */
    const char* list;                 /* path of a file whose tensors are told; or NULL */
    const char* quantize;             /* word of the type in blocks that A becomes; or NULL */
    const char* packed;               /* path of the file that A or B is prepacked to, with: */
    int pack;                         /* 1 A, 2 B */
    const char* device;
    formula formula;
    sk_layout layout_d;
    int conjugate;          /* 1 A, 2 B, 3 both */
    int type_d;             /* 0: that of C, else A's, or what its sums have; then 1 + sk_type */
    sk_type type;           /* of sparse products, */
    bool is_typed;          /* if it was given */
    sk_type raw;            /* what u2 or u1 hold; F32: nothing but themselves */
    int words;              /* layout of layers whose codes are words; 0: unknown; then 1 + layout_kind */
    sk_gemm_desc decisions; /* the plan's; 0: streamk decides */
    bool has_beta;          /* it was given */
    bool check, time, verbose, json, help;
} options;

/* Print how matmul is used, to stdout. */
void print_help(void);

/* Understand the words, or print a sentence to stderr and return false. */
bool parse_options(int count, char** words, options* o);

/* What depends on whether there are C and D: beta's default, and what is needed besides. parse_options() has called it
 * for one dense product. False, after a sentence. */
bool settle_options(options* o, bool has_c, bool has_output);

#endif
