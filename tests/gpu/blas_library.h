/* blas_library.h - a call of BLAS (s, d, c or z; column-major), and how a library on this machine answers it: what
 * a test computes is compared with that. */
#ifndef BLAS_LIBRARY_H
#define BLAS_LIBRARY_H

#include <dlfcn.h>
#include <math.h>
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

/* One call. alpha and beta are small integers, which every type holds. */
typedef struct call
{
    routine which;
    bool is_special; /* some values are NaN or infinite */
    bool is_double, is_complex, upper, trans_a, trans_b, conj_a, conj_b;
    uint32_t m, n, k, lda, ldb, ldc; /* leading dimensions: at least the rows of what is stored */
    double alpha[2], beta[2];
} call;

/* BLAS's functions: of f32, of f64, and of complex numbers, which are pointers to two of either. Those of Hermitian
 * matrices have a real beta. */
typedef void (*gemm_s)(int, int, int, int, int, int, float, const float*, int, const float*, int, float, float*, int);
typedef void (*gemm_d)(int, int, int, int, int, int, double, const double*, int, const double*, int, double, double*,
                       int);
typedef void (*gemm_x)(int, int, int, int, int, int, const void*, const void*, int, const void*, int, const void*,
                       void*, int);
typedef void (*syrk_s)(int, int, int, int, int, float, const float*, int, float, float*, int);
typedef void (*syrk_d)(int, int, int, int, int, double, const double*, int, double, double*, int);
typedef void (*syrk_x)(int, int, int, int, int, const void*, const void*, int, const void*, void*, int);
typedef void (*syr2k_s)(int, int, int, int, int, float, const float*, int, const float*, int, float, float*, int);
typedef void (*syr2k_d)(int, int, int, int, int, double, const double*, int, const double*, int, double, double*,
                        int);
typedef void (*syr2k_x)(int, int, int, int, int, const void*, const void*, int, const void*, int, const void*, void*,
                        int);
typedef void (*herk_c)(int, int, int, int, int, float, const void*, int, float, void*, int);
typedef void (*herk_z)(int, int, int, int, int, double, const void*, int, double, void*, int);
typedef void (*her2k_c)(int, int, int, int, int, const void*, const void*, int, const void*, int, float, void*, int);
typedef void (*her2k_z)(int, int, int, int, int, const void*, const void*, int, const void*, int, double, void*, int);

typedef struct blas_library
{
    bool is_open;
    gemm_s sgemm;
    gemm_d dgemm;
    gemm_x xgemm[2]; /* [is_double], as below */
    syrk_s ssyrk;
    syrk_d dsyrk;
    syrk_x xsyrk[2];
    syr2k_s ssyr2k;
    syr2k_d dsyr2k;
    syr2k_x xsyr2k[2];
    herk_c cherk;
    herk_z zherk;
    her2k_c cher2k;
    her2k_z zher2k;
} blas_library;

static inline bool is_hermitian(const call* c)
{
    return c->which >= HERK;
}

static inline bool has_two_terms(const call* c)
{
    return c->which == SYR2K || c->which == HER2K;
}

static inline size_t parts_of(const call* c)
{
    return c->is_complex ? 2 : 1;
}

/* Bytes of a real number, or of a part of a complex one. */
static inline size_t bytes_of(const call* c)
{
    return c->is_double ? sizeof(double) : sizeof(float);
}

static inline double read_value(const call* c, const void* values, size_t i)
{
    return c->is_double ? ((const double*)values)[i] : (double)((const float*)values)[i];
}

static inline void write_value(const call* c, void* values, size_t i, double value)
{
    if (c->is_double)
    {
        ((double*)values)[i] = value;
    }
    else
    {
        ((float*)values)[i] = (float)value;
    }
}

/* Finds a function; C has no cast from an object's pointer to one of those. */
static inline bool find_function(void* library, const char* name, void* function)
{
    void* found = library ? dlsym(library, name) : NULL;
    memcpy(function, &found, sizeof found);
    return found;
}

static inline bool find_functions(void* library, blas_library* blas)
{
    const struct
    {
        const char* name;
        void* function;
    } all[] = {
        {"cblas_sgemm", &blas->sgemm},    {"cblas_dgemm", &blas->dgemm},      {"cblas_cgemm", &blas->xgemm[0]},
        {"cblas_zgemm", &blas->xgemm[1]}, {"cblas_ssyrk", &blas->ssyrk},      {"cblas_dsyrk", &blas->dsyrk},
        {"cblas_csyrk", &blas->xsyrk[0]}, {"cblas_zsyrk", &blas->xsyrk[1]},   {"cblas_ssyr2k", &blas->ssyr2k},
        {"cblas_dsyr2k", &blas->dsyr2k},  {"cblas_csyr2k", &blas->xsyr2k[0]}, {"cblas_zsyr2k", &blas->xsyr2k[1]},
        {"cblas_cherk", &blas->cherk},    {"cblas_zherk", &blas->zherk},      {"cblas_cher2k", &blas->cher2k},
        {"cblas_zher2k", &blas->zher2k}};
    bool done = true;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
    {
        done = find_function(library, all[i].name, all[i].function) && done;
    }
    return done;
}

/* Opens the first of some files that has all functions. */
static inline bool open_blas(blas_library* blas, const char* const* files)
{
    for (; *files && !blas->is_open; files++)
    {
        blas->is_open = find_functions(dlopen(*files, RTLD_NOW), blas);
    }
    return blas->is_open;
}

/* alpha or beta, as a complex call takes it: a pointer to two floats, or to the doubles themselves. */
static inline const void* pass_factor(const call* c, const double factor[2], float narrow[2])
{
    narrow[0] = (float)factor[0];
    narrow[1] = (float)factor[1];
    return c->is_double ? (const void*)factor : narrow;
}

static inline void call_gemm(const blas_library* blas, const call* c, int trans_a, int trans_b, const void* a,
                             const void* b, void* d)
{
    int m = (int)c->m, n = (int)c->n, k = (int)c->k, lda = (int)c->lda, ldb = (int)c->ldb, ldc = (int)c->ldc;
    float narrow[2][2];
    const void *alpha = pass_factor(c, c->alpha, narrow[0]), *beta = pass_factor(c, c->beta, narrow[1]);
    if (c->is_complex)
    {
        blas->xgemm[c->is_double](COL_MAJOR, trans_a, trans_b, m, n, k, alpha, a, lda, b, ldb, beta, d, ldc);
    }
    else if (c->is_double)
    {
        blas->dgemm(COL_MAJOR, trans_a, trans_b, m, n, k, c->alpha[0], a, lda, b, ldb, c->beta[0], d, ldc);
    }
    else
    {
        blas->sgemm(COL_MAJOR, trans_a, trans_b, m, n, k, *narrow[0], a, lda, b, ldb, *narrow[1], d, ldc);
    }
}

/* syrk and herk. */
static inline void call_rank_k(const blas_library* blas, const call* c, int trans, const void* a, void* d)
{
    int uplo = c->upper ? UPPER : LOWER, n = (int)c->n, k = (int)c->k, lda = (int)c->lda, ldc = (int)c->ldc;
    float narrow[2][2];
    const void *alpha = pass_factor(c, c->alpha, narrow[0]), *beta = pass_factor(c, c->beta, narrow[1]);
    if (c->which == HERK && c->is_double)
    {
        blas->zherk(COL_MAJOR, uplo, trans, n, k, c->alpha[0], a, lda, c->beta[0], d, ldc);
    }
    else if (c->which == HERK)
    {
        blas->cherk(COL_MAJOR, uplo, trans, n, k, *narrow[0], a, lda, *narrow[1], d, ldc);
    }
    else if (c->is_complex)
    {
        blas->xsyrk[c->is_double](COL_MAJOR, uplo, trans, n, k, alpha, a, lda, beta, d, ldc);
    }
    else if (c->is_double)
    {
        blas->dsyrk(COL_MAJOR, uplo, trans, n, k, c->alpha[0], a, lda, c->beta[0], d, ldc);
    }
    else
    {
        blas->ssyrk(COL_MAJOR, uplo, trans, n, k, *narrow[0], a, lda, *narrow[1], d, ldc);
    }
}

/* syr2k and her2k. */
static inline void call_rank_2k(const blas_library* blas, const call* c, int trans, const void* a, const void* b,
                                void* d)
{
    int uplo = c->upper ? UPPER : LOWER, n = (int)c->n, k = (int)c->k;
    int lda = (int)c->lda, ldb = (int)c->ldb, ldc = (int)c->ldc;
    float narrow[2][2];
    const void *alpha = pass_factor(c, c->alpha, narrow[0]), *beta = pass_factor(c, c->beta, narrow[1]);
    if (c->which == HER2K && c->is_double)
    {
        blas->zher2k(COL_MAJOR, uplo, trans, n, k, alpha, a, lda, b, ldb, c->beta[0], d, ldc);
    }
    else if (c->which == HER2K)
    {
        blas->cher2k(COL_MAJOR, uplo, trans, n, k, alpha, a, lda, b, ldb, *narrow[1], d, ldc);
    }
    else if (c->is_complex)
    {
        blas->xsyr2k[c->is_double](COL_MAJOR, uplo, trans, n, k, alpha, a, lda, b, ldb, beta, d, ldc);
    }
    else if (c->is_double)
    {
        blas->dsyr2k(COL_MAJOR, uplo, trans, n, k, c->alpha[0], a, lda, b, ldb, c->beta[0], d, ldc);
    }
    else
    {
        blas->ssyr2k(COL_MAJOR, uplo, trans, n, k, *narrow[0], a, lda, b, ldb, *narrow[1], d, ldc);
    }
}

/* A gemm of which a triangle is taken; the reference has no gemmtr before 3.12. */
static inline void call_gemmtr(const blas_library* blas, const call* c, int trans_a, int trans_b, const void* a,
                               const void* b, void* d, size_t size)
{
    void* before = malloc(size * bytes_of(c) + 1);
    memcpy(before, d, size * bytes_of(c));
    call_gemm(blas, c, trans_a, trans_b, a, b, d);
    for (size_t i = 0; i < size; i++)
    {
        size_t element = i / parts_of(c), row = element % c->ldc, column = element / c->ldc;
        if (row >= c->m || (c->upper ? row > column : row < column))
        {
            write_value(c, d, i, read_value(c, before, i));
        }
    }
    free(before);
}

/* What a BLAS makes of C, in its place; size: numbers in it, two a complex one. */
static inline void call_blas(const blas_library* blas, const call* c, const void* a, const void* b, void* d,
                             size_t size)
{
    int trans_a = !c->trans_a ? NO_TRANS : c->conj_a ? CONJ_TRANS : TRANS;
    int trans_b = !c->trans_b ? NO_TRANS : c->conj_b ? CONJ_TRANS : TRANS;
    if (c->which == GEMM)
    {
        call_gemm(blas, c, trans_a, trans_b, a, b, d);
    }
    else if (c->which == GEMMTR)
    {
        call_gemmtr(blas, c, trans_a, trans_b, a, b, d, size);
    }
    else if (has_two_terms(c))
    {
        call_rank_2k(blas, c, trans_a, a, b, d);
    }
    else
    {
        call_rank_k(blas, c, trans_a, a, d);
    }
}

static inline bool is_finite(const call* c, const void* values, size_t i)
{
    return isfinite(read_value(c, values, i)) && isfinite(read_value(c, values, i + parts_of(c) - 1));
}

/* Whether an element is as wanted; of complex ones that are not finite only that they are not (see test_blas.c). */
static inline bool is_wanted(const call* c, const void* values, const void* wanted, size_t first_part)
{
    if (c->is_complex && !is_finite(c, wanted, first_part))
    {
        return !is_finite(c, values, first_part);
    }
    bool right = true;
    for (size_t i = first_part; i < first_part + parts_of(c); i++)
    {
        double value = read_value(c, values, i), want = read_value(c, wanted, i);
        right = right && (value == want || (isnan(value) && isnan(want)));
    }
    return right;
}

/* How many elements differ from what a BLAS makes of C. */
static inline size_t count_wrong(const blas_library* blas, const call* c, const void* a, const void* b,
                                 const void* before, const void* d, size_t size)
{
    size_t wrong = 0;
    void* wanted = malloc(size * bytes_of(c) + 1);
    memcpy(wanted, before, size * bytes_of(c));
    call_blas(blas, c, a, b, wanted, size);
    for (size_t i = 0; i < size; i += parts_of(c))
    {
        wrong += !is_wanted(c, d, wanted, i);
    }
    free(wanted);
    return wrong;
}

#endif
