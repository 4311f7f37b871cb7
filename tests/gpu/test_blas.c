/* test_blas.c - gemm, gemmtr, syrk, syr2k, herk and her2k, of f32, f64, complex f32 and complex f64, with random
 * parameters, as BLAS's own testers vary them, compared bit by bit with the reference BLAS: one call at a time, and
 * several of one routine in a launch. Values are small integers, so that sums are exact in any order; so single calls
 * are compared with OpenBLAS as well, where it is. Into half of the calls NaN and infinities are sown, and these are
 * compared with the reference alone: OpenBLAS 0.3.29 multiplies small matrices by an alpha of 0. What NaN and
 * infinities make of a real sum depends on no order either. In a complex one it depends on how factors of 0 and 1 are
 * multiplied, and BLAS's libraries differ; so an element of it must be finite in both, or in neither.
 *
 *     test_blas [SEED [FIRST [COUNT]]]    seed 0 or none: the time
 *
 * All matrices are column-major, as BLAS has them. Whole memories are compared, so also what lies beyond a triangle,
 * and between columns. Skipped where there is no reference BLAS: libblas3 on Debian. */
#include "blas_library.h"
#include "check.h"
#include "multiply.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum
{
    CASES = 60,
    MOST_EXTENT = 150,
    MOST_MEMBERS = 6 /* calls of a group */
};

static const char* const names[ROUTINES] = {"gemm", "gemmtr", "syrk", "syr2k", "herk", "her2k"};

static blas_library reference, openblas;
static rig device;
static uint64_t seed;
static uint32_t first, count;
static bool has_f64;

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

/* alpha and beta; those of Hermitian matrices are real, but for her2k's alpha. */
static void draw_factors(call* c, uint64_t* state)
{
    static const double factors[] = {0.0, 1.0, -1.0, 2.0, 3.0};
    c->alpha[0] = factors[draw_below(state, 5)];
    c->beta[0] = factors[draw_below(state, 5)];
    c->alpha[1] = c->is_complex && c->which != HERK ? factors[draw_below(state, 5)] : 0.0;
    c->beta[1] = c->is_complex && !is_hermitian(c) ? factors[draw_below(state, 5)] : 0.0;
    bool is_idle = c->k == 0 || (c->alpha[0] == 0.0 && c->alpha[1] == 0.0);
    c->beta[0] = is_hermitian(c) && is_idle ? 2.0 : c->beta[0]; /* with 1, BLAS leaves the diagonal as it is */
}

/* Leading dimensions. */
static void draw_lines(call* c, uint64_t* state)
{
    c->lda = (c->trans_a ? c->k : c->m) + draw_below(state, 4);
    c->ldb = (c->trans_b ? c->n : c->k) + draw_below(state, 4);
    c->lda += c->lda == 0;
    c->ldb += c->ldb == 0;
    c->ldb = c->which == SYRK || c->which == HERK ? c->lda : c->ldb;
    c->ldc = c->m + draw_below(state, 4);
}

static call draw_call(uint64_t* state)
{
    call c = {.which = (routine)draw_below(state, ROUTINES)};
    c.is_complex = is_hermitian(&c) || draw_below(state, 2) == 0;
    c.is_double = has_f64 && draw_below(state, 2) == 0;
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
    draw_lines(&c, state);
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

static sk_type type_of(const call* c)
{
    static const sk_type types[2][2] = {{SK_TYPE_F32, SK_TYPE_F64}, {SK_TYPE_CF32, SK_TYPE_CF64}};
    return types[c->is_complex][c->is_double];
}

static sk_gemm_desc describe(const call* c)
{
    sk_gemm_desc desc = {.m = c->m, .n = c->n, .k = c->k, .epilogue = SK_EPILOGUE_LINEAR};
    desc.a.layout = c->trans_a ? SK_LAYOUT_ROW_MAJOR : SK_LAYOUT_COL_MAJOR;
    desc.b.layout = c->trans_b ? SK_LAYOUT_ROW_MAJOR : SK_LAYOUT_COL_MAJOR;
    desc.c.layout = desc.d.layout = SK_LAYOUT_COL_MAJOR;
    desc.a.type = desc.b.type = desc.c.type = desc.d.type = type_of(c);
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

/* Where NaN and infinities are sown, no factor of a rank-k update is 0: the reference skips those. */
static void* make_values(const call* c, uint64_t* state, size_t size)
{
    static const double specials[] = {(double)NAN, (double)INFINITY, -(double)INFINITY};

    void* values = malloc(size * bytes_of(c) + 1);
    for (size_t i = 0; i < size; i++)
    {
        double value = (double)draw_below(state, 7) - 3.0;
        write_value(c, values, i, c->is_special && c->which >= SYRK && value == 0.0 ? 1.0 : value);
    }
    for (uint32_t i = draw_below(state, 3); i > 0 && c->is_special && size > 0; i--)
    {
        size_t place = draw_below(state, (uint32_t)size);
        write_value(c, values, place, specials[draw_below(state, 3)]);
    }
    return values;
}

static sk_buffer place(gpu_buffer* buffer, const void* values, size_t bytes)
{
    bool done = create_gpu_buffer(&device.g, bytes + 16, GPU_HOST, buffer);
    memcpy(buffer->mapped, values, done ? bytes : 0);
    return make_gpu_matrix(buffer, 0);
}

/* Multiplies on the device, in place of C. */
static bool call_streamk(const call* c, const void* a, size_t a_bytes, const void* b, size_t b_bytes, void* d,
                         size_t d_bytes)
{
    gpu_buffer buffers[3] = {{0}};
    sk_gemm_desc desc = describe(c);
    sk_plan* plan = NULL;
    sk_gemm_args args = {.alpha = c->alpha[0], .beta = c->beta[0]};
    args.alpha_imaginary = c->alpha[1];
    args.beta_imaginary = c->beta[1];
    args.a = args.second_b = place(&buffers[0], a, a_bytes);
    args.b = args.second_a = place(&buffers[1], b, b_bytes);
    args.b = c->which == SYRK || c->which == HERK ? args.a : args.b;
    args.c = args.d = place(&buffers[2], d, d_bytes);
    bool done = sk_create_gemm_plan(device.context, &desc, &plan) == SK_SUCCESS;
    VkDeviceSize size = done ? sk_query_plan(plan).workspace_size : 0;
    done = done && (size == 0 || prepare_workspace(&device, size));
    args.workspace = workspace_of(&device, size);
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    done = done && sk_gemm(commands, plan, &args) == SK_SUCCESS;
    done = submit_gpu_commands(&device.g, commands) && done;
    memcpy(d, buffers[2].mapped, d_bytes);
    sk_destroy_plan(plan);
    for (int i = 0; i < 3; i++)
    {
        destroy_gpu_buffer(&device.g, &buffers[i]);
    }
    return done;
}

static bool run_call(const call* c, uint64_t* state)
{
    size_t parts = parts_of(c), bytes = bytes_of(c);
    size_t a_size = parts * c->lda * columns_of(c, 'a'), b_size = parts * c->ldb * columns_of(c, 'b');
    size_t d_size = parts * c->ldc * c->n;
    void *a = make_values(c, state, a_size), *b = make_values(c, state, b_size), *d = make_values(c, state, d_size);
    void* before = malloc(d_size * bytes + 1);
    memcpy(before, d, d_size * bytes);
    bool right = CHECK(call_streamk(c, a, a_size * bytes, b, b_size * bytes, d, d_size * bytes));
    right = CHECK_EQ(count_wrong(&reference, c, a, b, before, d, d_size), 0) && right;
    if (openblas.is_open && !c->is_special)
    {
        right = CHECK_EQ(count_wrong(&openblas, c, a, b, before, d, d_size), 0) && right;
    }
    free(a);
    free(b);
    free(d);
    free(before);
    return right;
}

/* ---- Groups ---------------------------------------------------------------------------------- */

/* A call of a group, with its matrices: A, B, and C, which becomes D. */
typedef struct member
{
    call c;
    size_t sizes[3];
    void* values[3];
    gpu_buffer buffers[3];
} member;

/* The routine, types and forms of one call, with sizes, leading dimensions and factors of another. */
static call draw_alike(const call* common, uint64_t* state)
{
    call c = *common;
    c.n = draw_size(state, MOST_EXTENT);
    c.m = c.which == GEMM ? draw_size(state, MOST_EXTENT) : c.n;
    c.k = draw_below(state, 20) == 0 ? 0 : draw_size(state, MOST_EXTENT);
    draw_lines(&c, state);
    draw_factors(&c, state);
    return c;
}

static bool place_member(member* x, uint64_t* state)
{
    bool done = true;
    for (int i = 0; i < 3; i++)
    {
        uint32_t line = i == 0 ? x->c.lda : i == 1 ? x->c.ldb : x->c.ldc;
        x->sizes[i] = parts_of(&x->c) * line * columns_of(&x->c, "abc"[i]);
        x->values[i] = make_values(&x->c, state, x->sizes[i]);
        place(&x->buffers[i], x->values[i], x->sizes[i] * bytes_of(&x->c));
        done = x->buffers[i].mapped && done;
    }
    return done;
}

static sk_problem describe_member(const member* x)
{
    const call* c = &x->c;
    bool is_rank_k = c->which == SYRK || c->which == HERK;
    sk_problem problem = {.m = c->m, .n = c->n, .k = c->k, .alpha = (float)c->alpha[0], .beta = (float)c->beta[0]};
    problem.alpha_imaginary = (float)c->alpha[1];
    problem.beta_imaginary = (float)c->beta[1];
    problem.leading_dimension_a = problem.leading_dimension_second_b = c->lda;
    problem.leading_dimension_b = problem.leading_dimension_second_a = c->ldb;
    problem.leading_dimension_c = problem.leading_dimension_d = c->ldc;
    problem.a = problem.second_b = x->buffers[0].address;
    problem.b = problem.second_a = x->buffers[is_rank_k ? 0 : 1].address;
    problem.c = problem.d = x->buffers[2].address;
    return problem;
}

static bool launch_members(const member* all, uint32_t members)
{
    sk_problem problems[MOST_MEMBERS];
    sk_grouped_gemm_desc desc = {.gemm = describe(&all[0].c), .most_problems = members, .addresses = true};
    sk_plan* plan = NULL;
    for (uint32_t i = 0; i < members; i++)
    {
        problems[i] = describe_member(&all[i]);
    }
    desc.gemm.m = desc.gemm.n = desc.gemm.k = 0;
    desc.gemm.a.leading_dimension = desc.gemm.b.leading_dimension = desc.gemm.c.leading_dimension = 0;
    desc.gemm.d.leading_dimension = 0;
    desc.gemm.second_a.leading_dimension = desc.gemm.second_b.leading_dimension = 0;
    desc.problems = problems;
    desc.problem_count = members;
    sk_grouped_gemm_args args = {.problems = problems, .problem_count = members};
    bool done = sk_create_grouped_gemm_plan(device.context, &desc, &plan) == SK_SUCCESS;
    VkDeviceSize size = done ? sk_query_plan(plan).workspace_size : 0;
    done = done && (size == 0 || prepare_workspace(&device, size));
    args.workspace = workspace_of(&device, size);
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    done = done && sk_grouped_gemm(commands, plan, &args) == SK_SUCCESS;
    done = submit_gpu_commands(&device.g, commands) && done;
    sk_destroy_plan(plan);
    return done;
}

static void note_call(const char* what, uint32_t index, const call* c)
{
    CHECK_NOTE("test_blas %llu, %s %u: %s%s %s of %u x %u x %u, %s, trans %d %d, ld %u %u %u, alpha %g + %g i, "
               "beta %g + %g i%s\n",
               (unsigned long long)seed, what, index, c->is_complex ? "complex " : "", c->is_double ? "f64" : "f32",
               names[c->which], c->m, c->n, c->k, c->upper ? "upper" : "lower", c->trans_a, c->trans_b, c->lda,
               c->ldb, c->ldc, c->alpha[0], c->alpha[1], c->beta[0], c->beta[1],
               c->is_special ? ", with NaN or infinities" : "");
}

static bool run_members(member* all, uint32_t members)
{
    bool right = CHECK(launch_members(all, members));
    for (uint32_t i = 0; i < members && right; i++)
    {
        member* x = &all[i];
        right = CHECK_EQ(count_wrong(&reference, &x->c, x->values[0], x->values[1], x->values[2],
                                     x->buffers[2].mapped, x->sizes[2]),
                         0);
        if (!right)
        {
            note_call("group", i, &x->c);
        }
    }
    return right;
}

static void one_launch_does_what_many_calls_do(void)
{
    static member all[MOST_MEMBERS];
    if (!reference.is_open)
    {
        SKIP("no reference BLAS here: libblas3 on Debian");
    }
    for (uint32_t i = first; i < first + (count + 3) / 4; i++)
    {
        uint64_t state = ~seed * UINT64_C(0x9e3779b97f4a7c15) + i;
        call common = draw_call(&state);
        uint32_t members = 1 + draw_below(&state, MOST_MEMBERS);
        bool placed = true;
        memset(all, 0, sizeof all);
        for (uint32_t j = 0; j < members; j++)
        {
            all[j].c = draw_alike(&common, &state);
            placed = place_member(&all[j], &state) && placed;
        }
        if (!CHECK(placed) || !run_members(all, members))
        {
            note_call("group's routine", i, &common);
        }
        for (uint32_t j = 0; j < 3 * members; j++)
        {
            free(all[j / 3].values[j % 3]);
            destroy_gpu_buffer(&device.g, &all[j / 3].buffers[j % 3]);
        }
    }
}

/* A device without f64 says so, and nothing else. */
static bool serves_f64(void)
{
    call c = {.which = GEMM, .is_double = true, .m = 1, .n = 1, .k = 1, .lda = 1, .ldb = 1, .ldc = 1};
    sk_gemm_desc desc = describe(&c);
    sk_plan* plan = NULL;
    sk_result result = sk_create_gemm_plan(device.context, &desc, &plan);
    sk_destroy_plan(plan);
    CHECK(result == SK_SUCCESS || result == SK_ERROR_MISSING_FEATURE);
    return result == SK_SUCCESS;
}

static void every_routine_does_what_blas_does(void)
{
    if (!open_libraries())
    {
        SKIP("no reference BLAS here: libblas3 on Debian");
    }
    has_f64 = serves_f64();
    printf("%s", has_f64 ? "" : "  without f64: this device has none\n");
    for (uint32_t i = first; i < first + count; i++)
    {
        uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + i;
        call c = draw_call(&state);
        if (!run_call(&c, &state))
        {
            note_call("call", i, &c);
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
    RUN(one_launch_does_what_many_calls_do);
    close_rig(&device);
    return CHECK_DONE();
}
