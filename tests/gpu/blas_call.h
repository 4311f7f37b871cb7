/* blas_call.h - calls of gemm, gemmtr, syrk, syr2k, herk and her2k, of real and complex numbers of both precisions, and
 * what a BLAS library makes of them. All matrices are column-major, as BLAS has them. */
#ifndef BLAS_CALL_H
#define BLAS_CALL_H

#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum
{
    COL_MAJOR = 102, /* of CBLAS, as are the others */
    NO_TRANS = 111,
    TRANS = 112,
    CONJ_TRANS = 113,
    UPPER = 121,
    LOWER = 122
};

typedef enum routine
{
    GEMM,
    GEMMTR,
    SYRK,
    SYR2K,
    HERK,
    HER2K,
    ROUTINES
} routine;

/* One call. */
typedef struct call
{
    routine which;
    bool is_double, is_complex;
    bool is_special; /* some values are NaN or infinite */
    bool upper, trans_a, trans_b, conj_a, conj_b;
    uint32_t m, n, k, lda, ldb, ldc; /* leading dimensions: at least the rows of what is stored */
    double alpha[2], beta[2];
} call;

static int find_transposition(bool is_transposed, bool is_conjugated)
{
    return !is_transposed ? NO_TRANS : is_conjugated ? CONJ_TRANS : TRANS;
}

/* Finds a function; C has no cast from an object's pointer to one of those. */
static bool find_function(void* library, const char* name, void* function)
{
    void* found = library ? dlsym(library, name) : NULL;
    memcpy(function, &found, sizeof found);
    return found;
}

#define REAL float
#define OF(name) single_##name
#define REAL_LETTER "s"
#define COMPLEX_LETTER "c"
#include "gpu/blas_functions.h"

#define REAL double
#define OF(name) double_##name
#define REAL_LETTER "d"
#define COMPLEX_LETTER "z"
#include "gpu/blas_functions.h"

typedef struct blas_library
{
    bool is_there;
    single_functions of_single;
    double_functions of_double;
} blas_library;

/* Opens the first of some files that has all functions. */
static blas_library open_blas(const char* const* files)
{
    blas_library blas = {0};
    for (; *files && !blas.is_there; files++)
    {
        void* library = dlopen(*files, RTLD_NOW);
        blas.is_there =
            single_find_functions(library, &blas.of_single) && double_find_functions(library, &blas.of_double);
    }
    return blas;
}

/* The reference BLAS. On Debian it lies in a folder of its own, since libblas.so.3 may be any BLAS; on Fedora and Arch
 * its C functions are a library of their own. */
static blas_library open_reference(void)
{
    static const char* const files[] = {"/usr/lib/x86_64-linux-gnu/blas/libblas.so.3",
                                        "/usr/lib/aarch64-linux-gnu/blas/libblas.so.3", "libcblas.so.3", NULL};
    return open_blas(files);
}

static blas_library open_openblas(void)
{
    static const char* const files[] = {"libopenblas.so.0", "/usr/lib/x86_64-linux-gnu/libopenblas.so.0",
                                        "/usr/lib64/libopenblas.so.0", NULL};
    return open_blas(files);
}

static size_t size_of_real(const call* c)
{
    return c->is_double ? sizeof(double) : sizeof(float);
}

static size_t size_of_element(const call* c)
{
    return size_of_real(c) * (c->is_complex ? 2 : 1);
}

static void call_as_it_is(const blas_library* blas, const call* c, const void* a, const void* b, void* d)
{
    if (c->is_double && c->which >= SYRK)
    {
        double_call_rank_k(&blas->of_double, c, a, b, d);
    }
    else if (c->is_double)
    {
        double_call_gemm(&blas->of_double, c, a, b, d);
    }
    else if (c->which >= SYRK)
    {
        single_call_rank_k(&blas->of_single, c, a, b, d);
    }
    else
    {
        single_call_gemm(&blas->of_single, c, a, b, d);
    }
}

/* What a BLAS makes of C, which has `elements` in memory; gemmtr is a gemm of which a triangle is taken. */
static void call_blas(const blas_library* blas, const call* c, const void* a, const void* b, void* d, size_t elements)
{
    size_t size = size_of_element(c);
    unsigned char *before = malloc(elements * size + 1), *after = d;
    memcpy(before, d, elements * size);
    call_as_it_is(blas, c, a, b, d);
    for (size_t i = 0; i < elements && c->which == GEMMTR; i++)
    {
        size_t row = i % c->ldc, column = i / c->ldc;
        if (row >= c->m || (c->upper ? row > column : row < column))
        {
            memcpy(after + i * size, before + i * size, size);
        }
    }
    free(before);
}

#endif
