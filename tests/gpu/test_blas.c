/* test_blas.c - gemm, gemmtr, syrk, syr2k, herk and her2k, of real and complex numbers, with random parameters, as
 * BLAS's own testers vary them, compared bit by bit with the reference BLAS. Values are small integers, so that sums
 * are exact in any order; so calls are compared with OpenBLAS as well, where it is. Into half of the calls NaN and
 * infinities are sown, and these are compared with the reference alone: OpenBLAS 0.3.29 multiplies small matrices by an
 * alpha of 0. What NaN and infinities make of a real sum depends on no order either. In a complex one it depends on how
 * factors of 0 and 1 are multiplied, and BLAS's libraries differ; so an element of it must be finite in both, or in
 * neither.
 *
 *     test_blas [SEED [FIRST [COUNT]]]    seed 0 or none: the time
 *
 * All matrices are column-major, as BLAS has them. Whole memories are compared, so also what lies beyond a triangle,
 * and between columns. Skipped where there is no reference BLAS: libblas3 on Debian. */
#include "check.h"
#include "multiply.h"

#include <dlfcn.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum
{
    CASES = 60,
    MOST_EXTENT = 150,
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

static const char* const names[ROUTINES] = {"gemm", "gemmtr", "syrk", "syr2k", "herk", "her2k"};

/* BLAS's functions: of f32, then of two that are a complex number, whose alpha and beta are pointers, but for those of
 * Hermitian matrices. */
typedef void (*gemm_f)(int, int, int, int, int, int, float, const float*, int, const float*, int, float, float*, int);
typedef void (*syrk_f)(int, int, int, int, int, float, const float*, int, float, float*, int);
typedef void (*syr2k_f)(int, int, int, int, int, float, const float*, int, const float*, int, float, float*, int);
typedef void (*gemm_c)(int, int, int, int, int, int, const float*, const float*, int, const float*, int, const float*,
                       float*, int);
typedef void (*syrk_c)(int, int, int, int, int, const float*, const float*, int, const float*, float*, int);
typedef void (*syr2k_c)(int, int, int, int, int, const float*, const float*, int, const float*, int, const float*,
                        float*, int);
typedef void (*her2k_c)(int, int, int, int, int, const float*, const float*, int, const float*, int, float, float*,
                        int);

typedef struct blas_library
{
    gemm_f sgemm;
    syrk_f ssyrk, cherk;
    syr2k_f ssyr2k;
    gemm_c cgemm;
    syrk_c csyrk;
    syr2k_c csyr2k;
    her2k_c cher2k;
} blas_library;

static blas_library reference, openblas;
static rig device;
static uint64_t seed;
static uint32_t first, count;

/* One call. */
typedef struct call
{
    routine which;
    bool is_special; /* some values are NaN or infinite */
    bool is_complex, upper, trans_a, trans_b, conj_a, conj_b;
    uint32_t m, n, k, lda, ldb, ldc; /* leading dimensions: at least the rows of what is stored */
    float alpha[2], beta[2];
} call;

/* Finds a function; C has no cast from an object's pointer to one of those. */
static bool find_function(void* library, const char* name, void* function)
{
    void* found = library ? dlsym(library, name) : NULL;
    memcpy(function, &found, sizeof found);
    return found;
}

/* Opens the first of some files that has all functions. */
static bool open_blas(blas_library* blas, const char* const* files)
{
    bool done = false;
    for (; *files && !done; files++)
    {
        void* library = dlopen(*files, RTLD_NOW);
        done = find_function(library, "cblas_sgemm", &blas->sgemm) &&
               find_function(library, "cblas_ssyrk", &blas->ssyrk) &&
               find_function(library, "cblas_ssyr2k", &blas->ssyr2k) &&
               find_function(library, "cblas_cgemm", &blas->cgemm) &&
               find_function(library, "cblas_csyrk", &blas->csyrk) &&
               find_function(library, "cblas_csyr2k", &blas->csyr2k) &&
               find_function(library, "cblas_cherk", &blas->cherk) &&
               find_function(library, "cblas_cher2k", &blas->cher2k);
    }
    return done;
}

/* The reference BLAS, without which nothing is compared, and OpenBLAS. On Debian the first lies in a folder of its own,
 * since libblas.so.3 may be any of them; on Fedora and Arch its C functions are a library of their own. */
static bool open_libraries(void)
{
    static const char* const references[] = {"/usr/lib/x86_64-linux-gnu/blas/libblas.so.3",
                                             "/usr/lib/aarch64-linux-gnu/blas/libblas.so.3", "libcblas.so.3", NULL};
    static const char* const fast[] = {"libopenblas.so.0", "/usr/lib/x86_64-linux-gnu/libopenblas.so.0",
                                       "/usr/lib64/libopenblas.so.0", NULL};
    open_blas(&openblas, fast);
    return open_blas(&reference, references);
}

static bool is_hermitian(const call* c)
{
    return c->which >= HERK;
}

static bool has_two_terms(const call* c)
{
    return c->which == SYR2K || c->which == HER2K;
}

/* alpha and beta; those of Hermitian matrices are real, but for her2k's alpha. */
static void draw_factors(call* c, uint64_t* state)
{
    static const float factors[] = {0.0f, 1.0f, -1.0f, 2.0f, 3.0f};
    c->alpha[0] = factors[draw_below(state, 5)];
    c->beta[0] = factors[draw_below(state, 5)];
    c->alpha[1] = c->is_complex && c->which != HERK ? factors[draw_below(state, 5)] : 0.0f;
    c->beta[1] = c->is_complex && !is_hermitian(c) ? factors[draw_below(state, 5)] : 0.0f;
    bool is_idle = c->k == 0 || (c->alpha[0] == 0.0f && c->alpha[1] == 0.0f);
    c->beta[0] = is_hermitian(c) && is_idle ? 2.0f : c->beta[0]; /* with 1, BLAS leaves the diagonal as it is */
}

static call draw_call(uint64_t* state)
{
    call c = {.which = (routine)draw_below(state, ROUTINES)};
    c.is_complex = is_hermitian(&c) || draw_below(state, 2) == 0;
    c.upper = draw_below(state, 2) == 0;
    c.trans_a = draw_below(state, 2) == 0;
    c.trans_b = c.which >= SYRK ? !c.trans_a : draw_below(state, 2) == 0; /* of syrk, B is A' */
    c.conj_a = c.is_complex && c.which <= GEMMTR && c.trans_a && draw_below(state, 2) == 0;
    c.conj_b = c.is_complex && c.which <= GEMMTR && c.trans_b && draw_below(state, 2) == 0;
    c.conj_a = is_hermitian(&c) ? c.trans_a : c.conj_a;
    c.conj_b = is_hermitian(&c) ? c.trans_b : c.conj_b;
    c.n = draw_size(state, MOST_EXTENT);
    c.m = c.which == GEMM ? draw_size(state, MOST_EXTENT) : c.n;
    c.k = draw_below(state, 20) == 0 ? 0 : draw_size(state, MOST_EXTENT);
    c.lda = (c.trans_a ? c.k : c.m) + draw_below(state, 4);
    c.ldb = (c.trans_b ? c.n : c.k) + draw_below(state, 4);
    c.lda += c.lda == 0;
    c.ldb += c.ldb == 0;
    c.ldb = c.which == SYRK || c.which == HERK ? c.lda : c.ldb;
    c.ldc = c.m + draw_below(state, 4);
    draw_factors(&c, state);
    c.is_special = draw_below(state, 2) == 0;
    return c;
}

/* Columns of what is stored as A, B and C. */
static uint32_t columns_of(const call* c, char name)
{
    uint32_t b_columns = c->trans_b ? c->k : c->n;
    b_columns = has_two_terms(c) ? (c->trans_a ? c->n : c->k) : b_columns; /* stored like A */
    return name == 'a' ? (c->trans_a ? c->m : c->k) : name == 'b' ? b_columns : c->n;
}

static sk_gemm_desc describe(const call* c)
{
    sk_gemm_desc desc = {.m = c->m, .n = c->n, .k = c->k, .epilogue = SK_EPILOGUE_LINEAR};
    desc.a.layout = c->trans_a ? SK_LAYOUT_ROW_MAJOR : SK_LAYOUT_COL_MAJOR;
    desc.b.layout = c->trans_b ? SK_LAYOUT_ROW_MAJOR : SK_LAYOUT_COL_MAJOR;
    desc.c.layout = desc.d.layout = SK_LAYOUT_COL_MAJOR;
    desc.a.type = desc.b.type = desc.c.type = desc.d.type = c->is_complex ? SK_TYPE_CF32 : SK_TYPE_F32;
    desc.a.conjugate = c->conj_a;
    desc.b.conjugate = c->conj_b;
    desc.hermitian = is_hermitian(c);
    desc.a.leading_dimension = c->lda;
    desc.b.leading_dimension = c->ldb;
    desc.c.leading_dimension = desc.d.leading_dimension = c->ldc;
    desc.triangle = c->which == GEMM ? SK_TRIANGLE_NONE : c->upper ? SK_TRIANGLE_UPPER : SK_TRIANGLE_LOWER;
    desc.second = has_two_terms(c);
    desc.second_a.leading_dimension = c->ldb;
    desc.second_b.leading_dimension = c->lda;
    return desc;
}

static void call_rank_k(const blas_library* blas, const call* c, int trans, const float* a, const float* b, float* d)
{
    int uplo = c->upper ? UPPER : LOWER, n = (int)c->n, k = (int)c->k;
    int lda = (int)c->lda, ldb = (int)c->ldb, ldc = (int)c->ldc;
    if (c->which == HERK)
    {
        blas->cherk(COL_MAJOR, uplo, trans, n, k, c->alpha[0], a, lda, c->beta[0], d, ldc);
    }
    else if (c->which == HER2K)
    {
        blas->cher2k(COL_MAJOR, uplo, trans, n, k, c->alpha, a, lda, b, ldb, c->beta[0], d, ldc);
    }
    else if (c->which == SYRK && c->is_complex)
    {
        blas->csyrk(COL_MAJOR, uplo, trans, n, k, c->alpha, a, lda, c->beta, d, ldc);
    }
    else if (c->which == SYRK)
    {
        blas->ssyrk(COL_MAJOR, uplo, trans, n, k, c->alpha[0], a, lda, c->beta[0], d, ldc);
    }
    else if (c->is_complex)
    {
        blas->csyr2k(COL_MAJOR, uplo, trans, n, k, c->alpha, a, lda, b, ldb, c->beta, d, ldc);
    }
    else
    {
        blas->ssyr2k(COL_MAJOR, uplo, trans, n, k, c->alpha[0], a, lda, b, ldb, c->beta[0], d, ldc);
    }
}

static void call_gemm(const blas_library* blas, const call* c, int trans_a, int trans_b, const float* a,
                      const float* b, float* d)
{
    int m = (int)c->m, n = (int)c->n, k = (int)c->k, lda = (int)c->lda, ldb = (int)c->ldb, ldc = (int)c->ldc;
    if (c->is_complex)
    {
        blas->cgemm(COL_MAJOR, trans_a, trans_b, m, n, k, c->alpha, a, lda, b, ldb, c->beta, d, ldc);
    }
    else
    {
        blas->sgemm(COL_MAJOR, trans_a, trans_b, m, n, k, c->alpha[0], a, lda, b, ldb, c->beta[0], d, ldc);
    }
}

/* What a BLAS makes of C; gemmtr is a gemm of which a triangle is taken. */
static void call_blas(const blas_library* blas, const call* c, const float* a, const float* b, float* d, size_t size)
{
    int trans_a = !c->trans_a ? NO_TRANS : c->conj_a ? CONJ_TRANS : TRANS;
    int trans_b = !c->trans_b ? NO_TRANS : c->conj_b ? CONJ_TRANS : TRANS;
    if (c->which >= SYRK)
    {
        call_rank_k(blas, c, trans_a, a, b, d);
        return;
    }
    float* before = malloc(size * sizeof *before + 1);
    memcpy(before, d, size * sizeof *d);
    call_gemm(blas, c, trans_a, trans_b, a, b, d);
    for (size_t i = 0; i < size && c->which == GEMMTR; i++)
    {
        size_t element = i / (c->is_complex ? 2 : 1), row = element % c->ldc, column = element / c->ldc;
        bool kept = row >= c->m || (c->upper ? row > column : row < column);
        d[i] = kept ? before[i] : d[i];
    }
    free(before);
}

/* Where NaN and infinities are sown, no factor of a rank-k update is 0: the reference skips those. */
static float* make_values(const call* c, uint64_t* state, size_t size)
{
    static const float specials[] = {NAN, INFINITY, -INFINITY};

    float* values = malloc(size * sizeof *values + 1);
    for (size_t i = 0; i < size; i++)
    {
        values[i] = (float)draw_below(state, 7) - 3.0f;
        values[i] += c->is_special && c->which >= SYRK && values[i] == 0.0f ? 1.0f : 0.0f;
    }
    for (uint32_t i = draw_below(state, 3); i > 0 && c->is_special && size > 0; i--)
    {
        values[draw_below(state, (uint32_t)size)] = specials[draw_below(state, 3)];
    }
    return values;
}

static sk_buffer place(gpu_buffer* buffer, const float* values, size_t size)
{
    bool done = create_gpu_buffer(&device.g, size * sizeof *values + 16, GPU_HOST, buffer);
    memcpy(buffer->mapped, values, done ? size * sizeof *values : 0);
    return make_gpu_matrix(buffer, 0);
}

/* Multiplies on the device, in place of C. */
static bool call_streamk(const call* c, const float* a, size_t a_size, const float* b, size_t b_size, float* d,
                         size_t d_size)
{
    gpu_buffer buffers[3] = {{0}};
    sk_gemm_desc desc = describe(c);
    sk_plan* plan = NULL;
    sk_gemm_args args = {.alpha = (double)c->alpha[0], .beta = (double)c->beta[0]};
    args.alpha_imaginary = (double)c->alpha[1];
    args.beta_imaginary = (double)c->beta[1];
    args.a = args.second_b = place(&buffers[0], a, a_size);
    args.b = args.second_a = place(&buffers[1], b, b_size);
    args.b = c->which == SYRK || c->which == HERK ? args.a : args.b;
    args.c = args.d = place(&buffers[2], d, d_size);
    bool done = sk_create_plan(device.context, &desc, &plan) == SK_SUCCESS;
    VkDeviceSize size = done ? sk_query_plan(plan).workspace_size : 0;
    done = done && (size == 0 || prepare_workspace(&device, size));
    args.workspace = workspace_of(&device, size);
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    done = done && sk_gemm(commands, plan, &args) == SK_SUCCESS;
    done = submit_gpu_commands(&device.g, commands) && done;
    memcpy(d, buffers[2].mapped, d_size * sizeof *d);
    sk_destroy_plan(plan);
    for (int i = 0; i < 3; i++)
    {
        destroy_gpu_buffer(&device.g, &buffers[i]);
    }
    return done;
}

static bool is_finite(const float* element, size_t parts)
{
    return isfinite(element[0]) && isfinite(element[parts - 1]);
}

/* Whether an element is as wanted; of complex ones that are not finite only that they are not (see above). */
static bool is_wanted(const float* element, const float* wanted, size_t parts)
{
    if (parts == 2 && !is_finite(wanted, parts))
    {
        return !is_finite(element, parts);
    }
    bool right = true;
    for (size_t i = 0; i < parts; i++)
    {
        right = right && (element[i] == wanted[i] || (isnan(element[i]) && isnan(wanted[i])));
    }
    return right;
}

/* How many elements differ from what a BLAS makes of C. */
static size_t count_wrong(const blas_library* blas, const call* c, const float* a, const float* b,
                          const float* before, const float* d, size_t size)
{
    size_t parts = c->is_complex ? 2 : 1, wrong = 0;
    float* wanted = malloc(size * sizeof *wanted + 1);
    memcpy(wanted, before, size * sizeof *wanted);
    call_blas(blas, c, a, b, wanted, size);
    for (size_t i = 0; i < size; i += parts)
    {
        wrong += !is_wanted(d + i, wanted + i, parts);
    }
    free(wanted);
    return wrong;
}

static bool run_call(const call* c, uint64_t* state)
{
    size_t parts = c->is_complex ? 2 : 1;
    size_t a_size = parts * c->lda * columns_of(c, 'a'), b_size = parts * c->ldb * columns_of(c, 'b');
    size_t d_size = parts * c->ldc * c->n;
    float *a = make_values(c, state, a_size), *b = make_values(c, state, b_size), *d = make_values(c, state, d_size);
    float* before = malloc(d_size * sizeof *before + 1);
    memcpy(before, d, d_size * sizeof *d);
    bool right = CHECK(call_streamk(c, a, a_size, b, b_size, d, d_size));
    right = CHECK_EQ(count_wrong(&reference, c, a, b, before, d, d_size), 0) && right;
    if (openblas.cher2k && !c->is_special)
    {
        right = CHECK_EQ(count_wrong(&openblas, c, a, b, before, d, d_size), 0) && right;
    }
    free(a);
    free(b);
    free(d);
    free(before);
    return right;
}

static void every_routine_does_what_blas_does(void)
{
    if (!open_libraries())
    {
        SKIP("no reference BLAS here: libblas3 on Debian");
    }
    for (uint32_t i = first; i < first + count; i++)
    {
        uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + i;
        call c = draw_call(&state);
        if (!run_call(&c, &state))
        {
            CHECK_NOTE("test_blas %llu %u 1: %s%s of %u x %u x %u, %s, trans %d %d, ld %u %u %u, alpha %g + %g i, "
                       "beta %g + %g i%s\n",
                       (unsigned long long)seed, i, c.is_complex ? "complex " : "", names[c.which], c.m, c.n, c.k,
                       c.upper ? "upper" : "lower", c.trans_a, c.trans_b, c.lda, c.ldb, c.ldc, (double)c.alpha[0],
                       (double)c.alpha[1], (double)c.beta[0], (double)c.beta[1],
                       c.is_special ? ", with NaN or infinities" : "");
        }
    }
}

int main(int argc, char** argv)
{
    seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 0;
    seed = seed ? seed : (uint64_t)time(NULL);
    first = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : 0;
    count = argc > 3 ? (uint32_t)strtoul(argv[3], NULL, 10) : CASES;
    printf("seed: %llu (test_blas %llu repeats this run)\n", (unsigned long long)seed, (unsigned long long)seed);
    if (!open_rig(&device, NULL))
    {
        return 1;
    }
    RUN(every_routine_does_what_blas_does);
    close_rig(&device);
    return CHECK_DONE();
}
