/* A product of matrices in files: read, checked, and written. Calls no Vulkan. */
#ifndef PRODUCT_H
#define PRODUCT_H

#include "parts/oracle/operand.h"
#include "options.h"
#include "prepacked.h"

typedef struct product
{
    const char* paths[OPERAND_COUNT]; /* NULL: there is none, or D is not written */
    npy_matrix matrices[OPERAND_COUNT];
    prepacked packed[2]; /* A and B whose files are prepacked; otherwise they have no bytes */
    bool bias_by_rows;   /* the bias has an element for each row, not for each column */
    verdict verdict;     /* with --check */
    const char* list;    /* the file that names the product, in a line; NULL: the command line does */
    unsigned line;
} product;

enum
{
    PLACE_SIZE = 256
};

/* "list.txt:3: ", which sentences about a product begin with, or "". Returns `place`. */
const char* name_place(const product* p, char place[PLACE_SIZE]);

/* Print a sentence about a product to stderr. Returns false. */
bool complain_of(const product* p, const char* sentence);

/* Read all operands, find D's shape, and check that all fit. False, after a sentence. */
bool read_product(product* p, const options* o);

/* Check that a product has the types and orders of another one. False, after a sentence. */
bool check_alike(const product* p, const product* first);

/* Find out whether D can be written. False, after a sentence. */
bool can_write_product(const product* p);

/* Check D against the CPU's, within the bound of a plan. */
bool verify_d(product* p, const options* o, const sk_plan_info* info);

/* Write D. False, after a sentence. */
bool write_d(const product* p);

void free_product(product* p);

#endif
