/* A product of matrices in files: read, checked, and written. Knows nothing of Vulkan. */
#ifndef PRODUCT_H
#define PRODUCT_H

#include "npy.h"
#include "options.h"

enum
{
    A,
    B,
    C,
    D,
    MATRIX_COUNT
};

typedef struct product
{
    const char* paths[MATRIX_COUNT]; /* NULL: there is no C, or D is not written */
    npy_matrix matrices[MATRIX_COUNT];
    const char* list; /* the file that names the product, in a line; NULL: the command line does */
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

/* Read A, B and C, find D's shape, and check that all fit. False, after a sentence. */
bool read_product(product* p, const options* o);

/* Check that a product has the types and orders of another one. False, after a sentence. */
bool check_alike(const product* p, const product* first);

/* Find out whether D can be written. False, after a sentence. */
bool can_write_product(const product* p);

/* Check D against the CPU's, and say so. */
bool verify_d(const product* p, const options* o);

/* Write D, and say so. False, after a sentence. */
bool write_d(const product* p);

void free_product(product* p);

#endif
