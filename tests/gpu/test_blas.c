/* test_blas.c - gemm, gemmtr, syrk and syr2k with random parameters, as BLAS's own testers vary them, compared bit by bit
 * with OpenBLAS. Values are small integers, so that sums are exact in any order.
 *
 *     test_blas [SEED [FIRST [COUNT]]]    seed 0 or none: the time
 *
 * All matrices are column-major, as BLAS has them. Whole memories are compared, so also what lies beyond a triangle, and
 * between columns. Skipped where there is no OpenBLAS: libopenblas0 on Debian. */
#include "check.h"
#include "multiply.h"

#include <dlfcn.h>
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
    UPPER = 121,
    LOWER = 122
};

typedef enum routine
{
    GEMM,
    GEMMTR,
    SYRK,
    SYR2K,
    ROUTINES
} routine;

static const char* const names[ROUTINES] = {"gemm", "gemmtr", "syrk", "syr2k"};

/* OpenBLAS's functions, of f32. */
typedef void (*gemm_function)(int, int, int, int, int, int, float, const float*, int, const float*, int, float,
                              float*, int);
typedef void (*syrk_function)(int, int, int, int, int, float, const float*, int, float, float*, int);
typedef void (*syr2k_function)(int, int, int, int, int, float, const float*, int, const float*, int, float, float*,
                               int);

static gemm_function blas_gemm;
static syrk_function blas_syrk;
static syr2k_function blas_syr2k;
static rig device;
static uint64_t seed;
static uint32_t first, count;

/* One call. */
typedef struct call
{
    routine which;
    bool upper, trans_a, trans_b;
    uint32_t m, n, k, lda, ldb, ldc; /* leading dimensions: at least the rows of what is stored */
    float alpha, beta;
} call;

static void* find_function(void* library, const char* name)
{
    void* function = library ? dlsym(library, name) : NULL;
    return function;
}

static bool open_blas(void)
{
    static const char* const files[] = {"libopenblas.so.0", "/usr/lib/x86_64-linux-gnu/libopenblas.so.0",
                                        "/usr/lib64/libopenblas.so.0"};
    void* library = NULL;
    for (size_t i = 0; i < sizeof files / sizeof files[0] && !library; i++)
    {
        library = dlopen(files[i], RTLD_NOW);
    }
    void* functions[3] = {find_function(library, "cblas_sgemm"), find_function(library, "cblas_ssyrk"),
                          find_function(library, "cblas_ssyr2k")};
    memcpy(&blas_gemm, &functions[0], sizeof blas_gemm); /* C has no cast from an object's pointer to a function's */
    memcpy(&blas_syrk, &functions[1], sizeof blas_syrk);
    memcpy(&blas_syr2k, &functions[2], sizeof blas_syr2k);
    return blas_gemm && blas_syrk && blas_syr2k;
}

static call draw_call(uint64_t* state)
{
    static const float factors[] = {0.0f, 1.0f, -1.0f, 2.0f, 3.0f};
    call c = {.which = (routine)draw_below(state, ROUTINES)};
    c.upper = draw_below(state, 2) == 0;
    c.trans_a = draw_below(state, 2) == 0;
    c.trans_b = c.which >= SYRK ? !c.trans_a : draw_below(state, 2) == 0; /* of syrk, B is A' */
    c.n = draw_size(state, MOST_EXTENT);
    c.m = c.which == GEMM ? draw_size(state, MOST_EXTENT) : c.n;
    c.k = draw_below(state, 20) == 0 ? 0 : draw_size(state, MOST_EXTENT);
    c.lda = (c.trans_a ? c.k : c.m) + draw_below(state, 4);
    c.ldb = (c.trans_b ? c.n : c.k) + draw_below(state, 4);
    c.lda += c.lda == 0;
    c.ldb += c.ldb == 0;
    c.ldb = c.which == SYRK ? c.lda : c.ldb;
    c.ldc = c.m + draw_below(state, 4);
    c.alpha = factors[draw_below(state, 5)];
    c.beta = factors[draw_below(state, 5)];
    return c;
}

/* Columns of what is stored as A, B and C. */
static uint32_t columns_of(const call* c, char name)
{
    uint32_t b_columns = c->trans_b ? c->k : c->n;
    b_columns = c->which == SYR2K ? (c->trans_a ? c->n : c->k) : b_columns; /* stored like A */
    return name == 'a' ? (c->trans_a ? c->m : c->k) : name == 'b' ? b_columns : c->n;
}

static sk_gemm_desc describe(const call* c)
{
    sk_gemm_desc desc = {.m = c->m, .n = c->n, .k = c->k, .epilogue = SK_EPILOGUE_LINEAR};
    desc.a.layout = c->trans_a ? SK_LAYOUT_ROW_MAJOR : SK_LAYOUT_COL_MAJOR;
    desc.b.layout = c->trans_b ? SK_LAYOUT_ROW_MAJOR : SK_LAYOUT_COL_MAJOR;
    desc.c.layout = desc.d.layout = SK_LAYOUT_COL_MAJOR;
    desc.a.leading_dimension = c->lda;
    desc.b.leading_dimension = c->ldb;
    desc.c.leading_dimension = desc.d.leading_dimension = c->ldc;
    desc.triangle = c->which == GEMM ? SK_TRIANGLE_NONE : c->upper ? SK_TRIANGLE_UPPER : SK_TRIANGLE_LOWER;
    desc.second = c->which == SYR2K;
    desc.second_a.leading_dimension = c->ldb;
    desc.second_b.leading_dimension = c->lda;
    return desc;
}

/* What BLAS makes of C; gemmtr is a gemm of which a triangle is taken. */
static void call_blas(const call* c, const float* a, const float* b, float* d)
{
    int trans_a = c->trans_a ? TRANS : NO_TRANS, trans_b = c->trans_b ? TRANS : NO_TRANS;
    int uplo = c->upper ? UPPER : LOWER, n = (int)c->n, k = (int)c->k;
    int lda = (int)c->lda, ldb = (int)c->ldb, ldc = (int)c->ldc;
    size_t size = (size_t)c->ldc * c->n;
    if (c->which == SYRK)
    {
        blas_syrk(COL_MAJOR, uplo, trans_a, n, k, c->alpha, a, lda, c->beta, d, ldc);
        return;
    }
    if (c->which == SYR2K)
    {
        blas_syr2k(COL_MAJOR, uplo, trans_a, n, k, c->alpha, a, lda, b, ldb, c->beta, d, ldc);
        return;
    }
    float* before = malloc(size * sizeof *before + 1);
    memcpy(before, d, size * sizeof *d);
    blas_gemm(COL_MAJOR, trans_a, trans_b, (int)c->m, n, k, c->alpha, a, lda, b, ldb, c->beta, d, ldc);
    for (size_t i = 0; i < size && c->which == GEMMTR; i++)
    {
        size_t row = i % c->ldc, column = i / c->ldc;
        bool kept = row >= c->m || (c->upper ? row > column : row < column);
        d[i] = kept ? before[i] : d[i];
    }
    free(before);
}

static float* make_values(uint64_t* state, size_t size)
{
    float* values = malloc(size * sizeof *values + 1);
    for (size_t i = 0; i < size; i++)
    {
        values[i] = (float)draw_below(state, 7) - 3.0f;
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
    sk_gemm_args args = {.alpha = c->alpha, .beta = c->beta};
    args.a = args.second_b = place(&buffers[0], a, a_size);
    args.b = args.second_a = place(&buffers[1], b, b_size);
    args.b = c->which == SYRK ? args.a : args.b;
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

static bool run_call(const call* c, uint64_t* state)
{
    uint32_t ldb = c->ldb;
    size_t a_size = (size_t)c->lda * columns_of(c, 'a'), b_size = (size_t)ldb * columns_of(c, 'b');
    size_t d_size = (size_t)c->ldc * c->n;
    float *a = make_values(state, a_size), *b = make_values(state, b_size), *d = make_values(state, d_size);
    float* wanted = malloc(d_size * sizeof *wanted + 1);
    memcpy(wanted, d, d_size * sizeof *d);
    call_blas(c, a, b, wanted);
    bool right = call_streamk(c, a, a_size, b, b_size, d, d_size);
    size_t wrong = 0;
    for (size_t i = 0; i < d_size; i++)
    {
        wrong += d[i] != wanted[i];
    }
    right = CHECK(right) && CHECK_EQ(wrong, 0);
    free(a);
    free(b);
    free(d);
    free(wanted);
    return right;
}

static void every_routine_does_what_blas_does(void)
{
    if (!open_blas())
    {
        SKIP("no OpenBLAS here: libopenblas0 on Debian");
    }
    for (uint32_t i = first; i < first + count; i++)
    {
        uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + i;
        call c = draw_call(&state);
        if (!run_call(&c, &state))
        {
            CHECK_NOTE("test_blas %llu %u 1: %s of %u x %u x %u, %s, trans %d %d, ld %u %u %u, alpha %g, beta %g\n",
                       (unsigned long long)seed, i, names[c.which], c.m, c.n, c.k, c.upper ? "upper" : "lower",
                       c.trans_a, c.trans_b, c.lda, c.ldb, c.ldc, (double)c.alpha, (double)c.beta);
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
