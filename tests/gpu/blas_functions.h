/* blas_functions.h - the functions of a BLAS library for numbers of one precision. Include it once for each, with REAL
 * and these macros defined: OF(name) is a name of that precision, and REAL_LETTER and COMPLEX_LETTER begin the names of
 * BLAS's functions. Alpha and beta of complex numbers are pointers, but for those of Hermitian matrices. */

typedef void (*OF(gemm_real))(int, int, int, int, int, int, REAL, const REAL*, int, const REAL*, int, REAL, REAL*,
                              int);
typedef void (*OF(syrk_real))(int, int, int, int, int, REAL, const REAL*, int, REAL, REAL*, int);
typedef void (*OF(syr2k_real))(int, int, int, int, int, REAL, const REAL*, int, const REAL*, int, REAL, REAL*, int);
typedef void (*OF(gemm_complex))(int, int, int, int, int, int, const REAL*, const REAL*, int, const REAL*, int,
                                 const REAL*, REAL*, int);
typedef void (*OF(syrk_complex))(int, int, int, int, int, const REAL*, const REAL*, int, const REAL*, REAL*, int);
typedef void (*OF(syr2k_complex))(int, int, int, int, int, const REAL*, const REAL*, int, const REAL*, int,
                                  const REAL*, REAL*, int);
typedef void (*OF(her2k_complex))(int, int, int, int, int, const REAL*, const REAL*, int, const REAL*, int, REAL,
                                  REAL*, int);

typedef struct OF(functions)
{
    OF(gemm_real) gemm;
    OF(syrk_real) syrk, herk;
    OF(syr2k_real) syr2k;
    OF(gemm_complex) complex_gemm;
    OF(syrk_complex) complex_syrk;
    OF(syr2k_complex) complex_syr2k;
    OF(her2k_complex) her2k;
} OF(functions);

static bool OF(find_functions)(void* library, OF(functions) * found)
{
    return find_function(library, "cblas_" REAL_LETTER "gemm", &found->gemm) &&
           find_function(library, "cblas_" REAL_LETTER "syrk", &found->syrk) &&
           find_function(library, "cblas_" REAL_LETTER "syr2k", &found->syr2k) &&
           find_function(library, "cblas_" COMPLEX_LETTER "gemm", &found->complex_gemm) &&
           find_function(library, "cblas_" COMPLEX_LETTER "syrk", &found->complex_syrk) &&
           find_function(library, "cblas_" COMPLEX_LETTER "syr2k", &found->complex_syr2k) &&
           find_function(library, "cblas_" COMPLEX_LETTER "herk", &found->herk) &&
           find_function(library, "cblas_" COMPLEX_LETTER "her2k", &found->her2k);
}

static void OF(call_rank_k)(const OF(functions) * f, const call* c, const REAL* a, const REAL* b, REAL* d)
{
    const REAL alpha[2] = {(REAL)c->alpha[0], (REAL)c->alpha[1]}, beta[2] = {(REAL)c->beta[0], (REAL)c->beta[1]};
    int uplo = c->upper ? UPPER : LOWER, trans = find_transposition(c->trans_a, c->conj_a);
    int n = (int)c->n, k = (int)c->k, lda = (int)c->lda, ldb = (int)c->ldb, ldc = (int)c->ldc;
    if (c->which == HERK)
    {
        f->herk(COL_MAJOR, uplo, trans, n, k, alpha[0], a, lda, beta[0], d, ldc);
    }
    else if (c->which == HER2K)
    {
        f->her2k(COL_MAJOR, uplo, trans, n, k, alpha, a, lda, b, ldb, beta[0], d, ldc);
    }
    else if (c->which == SYRK && c->is_complex)
    {
        f->complex_syrk(COL_MAJOR, uplo, trans, n, k, alpha, a, lda, beta, d, ldc);
    }
    else if (c->which == SYRK)
    {
        f->syrk(COL_MAJOR, uplo, trans, n, k, alpha[0], a, lda, beta[0], d, ldc);
    }
    else if (c->is_complex)
    {
        f->complex_syr2k(COL_MAJOR, uplo, trans, n, k, alpha, a, lda, b, ldb, beta, d, ldc);
    }
    else
    {
        f->syr2k(COL_MAJOR, uplo, trans, n, k, alpha[0], a, lda, b, ldb, beta[0], d, ldc);
    }
}

static void OF(call_gemm)(const OF(functions) * f, const call* c, const REAL* a, const REAL* b, REAL* d)
{
    const REAL alpha[2] = {(REAL)c->alpha[0], (REAL)c->alpha[1]}, beta[2] = {(REAL)c->beta[0], (REAL)c->beta[1]};
    int trans_a = find_transposition(c->trans_a, c->conj_a), trans_b = find_transposition(c->trans_b, c->conj_b);
    int m = (int)c->m, n = (int)c->n, k = (int)c->k, lda = (int)c->lda, ldb = (int)c->ldb, ldc = (int)c->ldc;
    if (c->is_complex)
    {
        f->complex_gemm(COL_MAJOR, trans_a, trans_b, m, n, k, alpha, a, lda, b, ldb, beta, d, ldc);
    }
    else
    {
        f->gemm(COL_MAJOR, trans_a, trans_b, m, n, k, alpha[0], a, lda, b, ldb, beta[0], d, ldc);
    }
}

#undef REAL
#undef OF
#undef REAL_LETTER
#undef COMPLEX_LETTER
