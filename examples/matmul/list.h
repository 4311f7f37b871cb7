/* A text file that names products: one a line, "a.npy b.npy d.npy" and maybe "c.npy", with blanks between.
 *
 * Relative names count from the file's folder, or from the working directory where the file is standard input, "-".
 * A D of "-" is not written. From a word that begins with # on, a line is a comment. Lines without words do not count.
 */
#ifndef LIST_H
#define LIST_H

#include "product.h"

typedef struct product_list
{
    product* products;
    uint32_t count;
    char* text;   /* what the file holds; */
    char* folder; /* the folder's name with its separator, and */
    char* names;  /* the products' paths, which begin with it */
} product_list;

/* Read the names of products. False, after a sentence; close it in any case. */
bool read_list(const char* path, product_list* list);

/* Check that no two products have one D. False, after a sentence. */
bool check_outputs(const product_list* list);

void close_list(product_list* list);

#endif
