/* The command line of matmul. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

/* Where a word is chosen, its index is the value: of the sk_ constants, which have the same order. */
typedef struct options
{
    const char *a, *b, *c, *output; /* paths; NULL: none */
    const char *device, *kernel;
    float alpha, beta;
    int decomposition;                    /* sk_decomposition */
    int fixup;                            /* sk_fixup */
    int layout_d;                         /* sk_layout */
    int type_d;                           /* 0: that of C, else of A; then 1 + sk_type */
    uint32_t splits, workers, most_looks; /* 0: streamk decides */
    bool check, time, verbose, help;
} options;

/* Print how matmul is used, to stdout. */
void options_print_help(void);

/* Understand the words, or print a sentence to stderr and return false. */
bool options_parse(int count, char** words, options* o);

#endif
