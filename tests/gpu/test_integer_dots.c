/* test_integer_dots.c - products of A in q8_0 and B in blocks, whose codes are multiplied as integers: exact where
 * scales are powers of two, else within a bound; and nothing is read beyond the blocks. On CPU drivers a page without
 * access lies on either side of each array.
 *
 *     test_integer_dots [SEED [FIRST [COUNT [PART]]]]    PART: of the kernels' names
 *
 * Product i of a seed is the same however many are run. */
#include "check.h"
#include "guard_pages.h"
#include "drawn.h"
#include "multiply.h"
#include "quantized.h"
#include "streamk_blocks.h"

#include <math.h>
#include <string.h>

enum
{
    PRODUCTS = 60,
    MOST_EXTENT = 12,
    MOST_ELEMENTS = 1024, /* along k, where sums are exact */
    MOST_LONG = 100000,   /* along k, where they are not */
    ROOM = 1 << 23,       /* bytes of all arrays */
    FILL = 0xa5
};

static const sk_type FORMATS_OF_CODES[] = {SK_TYPE_Q4_0,   SK_TYPE_Q4_1,   SK_TYPE_Q5_0,   SK_TYPE_Q8_0,
                                           SK_TYPE_Q4_K,   SK_TYPE_Q6_K,   SK_TYPE_MXFP4,  SK_TYPE_NVFP4,
                                           SK_TYPE_Q4_G32, SK_TYPE_Q4_G64, SK_TYPE_Q4_G128};
#define FORMATS_COUNT (uint32_t)(sizeof FORMATS_OF_CODES / sizeof FORMATS_OF_CODES[0])

static rig device;
static gpu_buffer memory;
static sk_kernel_info kernels[MOST_KERNELS];
static uint32_t kernel_count;

/* On a CPU driver those that are made for it, unless they are named. */
static uint32_t list_multipliers_of_codes(const char* part)
{
    uint32_t found = 0;
    for (uint32_t i = 0; i < sk_query_context(device.context).kernel_count; i++)
    {
        sk_kernel_info kernel = sk_query_kernel(device.context, i);
        bool is_suited = part ? strstr(kernel.name, part) != NULL : !is_on_cpu(&device) || kernel.automatic;
        if (kernel.codes && kernel.available && is_suited)
            kernels[found++] = kernel;
    }
    return found;
}

/* ---- exact products -------------------------------------------------------------------------- */

static uint64_t edit_state;
static bool edit_b; /* the codes of B are those of activations */

/* Makes the activations' codes -1, 0 and 1, with scales that are powers of two: every sum is then exact. */
static void shorten_codes(const rig* r, const placement* placed)
{
    const matrix* x = edit_b ? &placed->b : &placed->a;
    uint32_t lines = edit_b ? x->columns : x->rows, k = edit_b ? x->rows : x->columns;
    for (uint32_t i = 0; i < lines * x->batch_count; i++)
    {
        for (uint32_t along = 0; along < k; along += 32)
        {
            uint32_t row = edit_b ? along : i % lines, column = edit_b ? i % lines : along;
            unsigned char* block = (unsigned char*)r->arena.mapped + locate_element(x, i / lines, row, column);
            store_element(SK_TYPE_F16, block, draw_below(&edit_state, 2) ? 1.0 : 0.5);
            for (uint32_t e = 0; e < 32; e++)
                block[2 + e] = (unsigned char)(draw_below(&edit_state, 3) - 1);
        }
    }
}

/* Extra blocks between lines, and between matrices. */
static void lay_out_blocks(sk_matrix_desc* desc, sk_type format, sk_layout layout, uint32_t lines, const product* p,
                           uint64_t* state)
{
    uint32_t block = block_elements(format), more = block * draw_below(state, 3);
    desc->type = format;
    desc->layout = layout;
    desc->leading_dimension = more ? p->desc.k + more : 0;
    desc->batch_stride =
        p->desc.batch_count > 1 ? (uint64_t)lines * (p->desc.k + more) + block * draw_below(state, 2) : 0;
}

/* Any decomposition and fixup that the kernel can have. */
static void draw_decisions(product* p, const sk_kernel_info* kernel, uint64_t* state)
{
    static const sk_decomposition list[] = {SK_DECOMPOSITION_AUTO, SK_DECOMPOSITION_DATA_PARALLEL,
                                            SK_DECOMPOSITION_SPLIT_K, SK_DECOMPOSITION_STREAM_K,
                                            SK_DECOMPOSITION_HYBRID};
    sk_fixup fixup = (sk_fixup)(SK_FIXUP_LAST_ARRIVER + draw_below(state, SK_FIXUP_ATOMIC - SK_FIXUP_NONE));
    bool plain = fixup != SK_FIXUP_ATOMIC || !(p->desc.activation || p->desc.clamp || p->desc.add_residual ||
                                               p->desc.bias || p->desc.scale_m || p->desc.scale_n || p->desc.gate);
    uint32_t iterations = (p->desc.k + kernel->tile_k - 1) / kernel->tile_k;
    p->desc.decomposition = list[draw_below(state, 5)];
    if (p->desc.decomposition >= SK_DECOMPOSITION_SPLIT_K && can_fix_up(&device, kernel, fixup) && plain)
        p->desc.fixup = fixup;
    if (p->desc.decomposition == SK_DECOMPOSITION_SPLIT_K)
        p->desc.splits = iterations < 3 ? iterations : 3;
}

/* A gate of pairs of lines of B, or a triangle of D, whose layout tells which of A and B is decoded where codes are not
 * multiplied: so that is to be the activations. */
static void draw_form(product* p, bool of_a, uint64_t* state)
{
    uint32_t form = draw_below(state, 8);
    if (form == 0 && !of_a)
    {
        set_gate(p);
    }
    else if (form == 1)
    {
        p->desc.m = p->desc.n = p->desc.m + p->desc.n;
        p->desc.triangle = draw_below(state, 2) ? SK_TRIANGLE_LOWER : SK_TRIANGLE_UPPER;
        p->desc.d.layout = of_a ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    }
}

static product draw_exact_product(uint32_t index)
{
    uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + index;
    product p = {.seed = seed + index, .edit = shorten_codes};
    const sk_kernel_info* kernel = &kernels[draw_below(&state, kernel_count)];
    sk_type format = FORMATS_OF_CODES[index % FORMATS_COUNT];
    static const uint32_t packed[4];
    bool of_a = draw_below(&state, 2) == 0; /* weights are A, and there are few columns of B */
    specialization s = choose_specialization(draw_below(&state, SPECIALIZATIONS));
    s.aligned = false;
    specialize(&p, kernel, s, draw_below(&state, 2) == 0);
    set_parts(&p, draw_below(&state, 2) == 0 ? draw_below(&state, PARTS) : 0);
    uint32_t few = 1 + draw_below(&state, 5), many = few + 1 + draw_below(&state, MOST_EXTENT);
    p.desc.m = of_a ? many : few;
    p.desc.n = of_a ? few : many;
    uint32_t block = block_elements(format);
    p.desc.k = block * (1 + draw_below(&state, MOST_ELEMENTS / block));
    p.desc.batch_count = draw_below(&state, 4) == 0 ? 2 : 1;
    p.offset_a = draw_below(&state, 9);
    p.offset_b = draw_below(&state, 9);
    p.offset_d = draw_below(&state, 9);
    p.by_address = draw_below(&state, 2) == 0;
    draw_real_factors(&p, &state);
    draw_form(&p, of_a, &state);
    lay_out(&p, s, packed, false);
    p.desc.multiplied = kernel->input;
    lay_out_blocks(&p.desc.a, of_a ? format : SK_TYPE_Q8_0, SK_LAYOUT_ROW_MAJOR, p.desc.m, &p, &state);
    lay_out_blocks(&p.desc.b, of_a ? SK_TYPE_Q8_0 : format, SK_LAYOUT_COL_MAJOR, columns_of_b(&p.desc), &p, &state);
    p.desc.packing = draw_below(&state, 2) ? SK_PACKING_AUTO : SK_PACKING_NEVER;
    draw_decisions(&p, kernel, &state);
    edit_state = p.seed;
    edit_b = of_a;
    return p;
}

static void sums_of_small_integers_are_exact(void)
{
    if (!kernel_count)
        SKIP("no kernel of that name multiplies codes here");
    for (uint32_t i = first; i < first + count; i++)
    {
        product p = draw_exact_product(i);
        if (!CHECK(run_product(&device, &p)))
            CHECK_NOTE("test_integer_dots %llu %u 1\n", (unsigned long long)seed, i);
    }
}

/* ---- bounded products ------------------------------------------------------------------------ */

/* A product, and where its arrays lie in the memory. Blocks of weights are of `format`. */
typedef struct bounded_product
{
    sk_gemm_desc desc;
    sk_type format;
    size_t a, b, d, workspace; /* bytes from the memory's first */
    size_t a_size, b_size, d_size;
    guard_pages pages;
} bounded_product;

/* Puts an array right behind a page, or right before one, as near as its alignment allows. */
static size_t place_array(guard_pages* pages, size_t size, bool at_end)
{
    size_t begin = guard_page(pages, memory.mapped, pages->end) + GUARD_PAGE;
    size_t end = guard_page(pages, memory.mapped, begin + size);
    return at_end ? end - size : begin;
}

static void draw_bounded_product(uint64_t* state, uint32_t index, bounded_product* x)
{
    const sk_kernel_info* kernel = &kernels[draw_below(state, kernel_count)];
    memset(x, 0, sizeof *x);
    x->format = FORMATS_OF_CODES[index % FORMATS_COUNT];
    uint32_t block = block_elements(x->format), most = draw_below(state, 4) ? 2000 : MOST_LONG;
    x->desc.m = 1 + draw_below(state, 3);
    x->desc.n = x->desc.m + draw_below(state, 8);
    x->desc.k = block * (1 + draw_below(state, most / block));
    x->desc.a.type = SK_TYPE_Q8_0;
    x->desc.b.type = x->format;
    x->desc.b.layout = SK_LAYOUT_COL_MAJOR;
    x->desc.d.type = kernel->output;
    x->desc.multiplied = kernel->input;
    x->desc.kernel = draw_below(state, 2) ? kernel->name : NULL; /* with NEVER, others have to decode */
    x->desc.packing = SK_PACKING_NEVER;
    x->a_size = sk_blocks_size(SK_TYPE_Q8_0, (uint64_t)x->desc.m * x->desc.k);
    x->b_size = sk_blocks_size(x->format, (uint64_t)x->desc.n * x->desc.k);
    x->d_size = (size_t)x->desc.m * x->desc.n * element_size(x->desc.d.type);
    x->pages.guard = is_on_cpu(&device);
    x->a = place_array(&x->pages, x->a_size, draw_below(state, 2));
    x->b = place_array(&x->pages, x->b_size, draw_below(state, 2));
    x->d = place_array(&x->pages, x->d_size, true) / 4 * 4;
    CHECK(x->pages.end <= memory.size);
}

/* Blocks of reals, as sk_quantize() makes them. */
static void fill_with_reals(sk_type type, unsigned char* to, uint64_t count_of, uint64_t* state)
{
    float values[256];
    uint32_t block = block_elements(type);
    for (uint64_t at = 0; at < count_of; at += block, to += element_size(type))
    {
        float size = ldexpf(1.0f, (int)draw_below(state, 9) - 4);
        for (uint32_t i = 0; i < block; i++)
            values[i] = size * ((float)draw_below(state, 1u << 24) / (1 << 23) - 0.9f);
        CHECK_EQ(sk_quantize(type, values, block, to), SK_SUCCESS);
    }
}

static bool launch(bounded_product* x, const sk_plan* plan)
{
    sk_plan_info info = sk_query_plan(plan);
    if (info.workspace_size > 0 && !prepare_workspace(&device, info.workspace_size))
        return false;
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    sk_gemm_args args = {.a = {.buffer = memory.buffer, .offset = x->a, .size = x->a_size},
                         .b = {.buffer = memory.buffer, .offset = x->b, .size = x->b_size},
                         .d = {.buffer = memory.buffer, .offset = x->d, .size = x->d_size},
                         .workspace = workspace_of(&device, info.workspace_size)};
    sk_result recorded = sk_gemm(commands, plan, &args);
    protect_pages(&x->pages, memory.mapped, x->pages.guard);
    bool done = submit_gpu_commands(&device.g, commands);
    protect_pages(&x->pages, memory.mapped, false);
    return CHECK_EQ(recorded, SK_SUCCESS) && CHECK(done);
}

static bool has_minima(sk_type type)
{
    return type == SK_TYPE_Q4_1 || type == SK_TYPE_Q4_K || (type >= SK_TYPE_Q4_G32 && type <= SK_TYPE_Q4_G128);
}

static bool has_two_scales(sk_type type)
{
    return type == SK_TYPE_Q4_K || type == SK_TYPE_Q6_K || type == SK_TYPE_NVFP4;
}

/* The minimum of an element: what it is with a code of 0. */
static double minimum_of(sk_type type, const unsigned char* block, uint32_t i)
{
    unsigned char copy[256];
    uint32_t head = type == SK_TYPE_Q4_K ? 16 : 4;
    if (!has_minima(type))
        return 0.0;
    memcpy(copy, block, head);
    memset(copy + head, 0, element_size(type) - head);
    return decode_element(type, copy, i);
}

/* An element of D, and the sum of what is added up in f32, without signs: of each scale group the product of scales and
 * the sum of products of codes, and that of the minimum and the sum of A's. 16 neighbours have the same scales. */
static double sum_exactly(const bounded_product* x, uint32_t row, uint32_t column, double* size)
{
    const unsigned char* a = (const unsigned char*)memory.mapped + x->a + row * run_size(SK_TYPE_Q8_0, x->desc.k);
    const unsigned char* b = (const unsigned char*)memory.mapped + x->b + column * run_size(x->format, x->desc.k);
    double sum = 0.0;
    uint32_t elements = block_elements(x->format);
    *size = 0.0;
    for (uint32_t k = 0; k < x->desc.k; k += 16)
    {
        const unsigned char* block = b + run_size(x->format, k / elements * elements);
        double codes = 0.0, minima = 0.0;
        for (uint32_t i = k; i < k + 16; i++)
        {
            double of_a = decode_element(SK_TYPE_Q8_0, a + i / 32 * 34, i % 32);
            double minimum = minimum_of(x->format, block, i % elements);
            codes += of_a * (decode_element(x->format, block, i % elements) - minimum);
            minima += of_a * minimum;
        }
        sum += codes + minima;
        *size += fabs(codes) + fabs(minima);
    }
    return sum;
}

/* An invocation adds one number for each scale group of its runs, or two where there are minima; then TILE_K / 32
 * invocations' sums are added, and those of peers. Each addition rounds by 2^-24, the product of scales before by as
 * much, and D at last by its type's. */
static double bound_of(const bounded_product* x, const sk_plan_info* info, double value, double size)
{
    double terms = (has_two_scales(x->format) ? 2.0 : 1.0) * (has_minima(x->format) ? 2.0 : 1.0);
    double added = terms * info->k_iterations + info->tile_k / 32.0 + info->most_peers + 3.0;
    double bound = 1.01 * ldexp(added, -24) * size;
    double rounding = x->desc.d.type == SK_TYPE_F32 ? 0.0 : ldexp(1.0, x->desc.d.type == SK_TYPE_F16 ? -11 : -8);
    return bound + rounding * (fabs(value) + bound) + ldexp(1.0, x->desc.d.type == SK_TYPE_F16 ? -14 : -126);
}

static bool is_within_bound(const bounded_product* x, const sk_plan* plan)
{
    sk_plan_info info = sk_query_plan(plan);
    char line[SK_LINE_SIZE];
    const unsigned char* d = (const unsigned char*)memory.mapped + x->d;
    for (uint32_t i = 0; i < x->desc.m * x->desc.n; i++)
    {
        double size = 0.0, wanted = sum_exactly(x, i / x->desc.n, i % x->desc.n, &size);
        double got = load_element(x->desc.d.type, d + i * element_size(x->desc.d.type));
        double bound = bound_of(x, &info, wanted, size);
        bool beyond = x->desc.d.type == SK_TYPE_F16 && fabs(wanted) + bound > 65504.0 && isinf(got);
        if (!CHECK(fabs(got - wanted) <= bound || beyond))
        {
            sk_format_plan(plan, line, sizeof line);
            CHECK_NOTE("D[%u] is %.9g, should be %.9g, off by at most %.3g: %s\n", i, got, wanted, bound, line);
            return false;
        }
    }
    return true;
}

/* Twice, to the same bits. */
static bool multiply_twice(bounded_product* x, const sk_plan* plan)
{
    unsigned char* before = malloc(x->d_size);
    unsigned char* d = (unsigned char*)memory.mapped + x->d;
    bool done = before && launch(x, plan);
    if (done)
    {
        memcpy(before, d, x->d_size);
        memset(d, FILL, x->d_size);
        done = launch(x, plan) && CHECK(memcmp(before, d, x->d_size) == 0);
    }
    free(before);
    return done;
}

static void run_bounded_product(uint32_t index)
{
    uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + index;
    static bounded_product x;
    sk_plan* plan = NULL;
    draw_bounded_product(&state, index, &x);
    memset(memory.mapped, FILL, memory.size);
    fill_with_reals(SK_TYPE_Q8_0, (unsigned char*)memory.mapped + x.a, (uint64_t)x.desc.m * x.desc.k, &state);
    fill_with_reals(x.format, (unsigned char*)memory.mapped + x.b, (uint64_t)x.desc.n * x.desc.k, &state);
    bool made = CHECK_EQ(sk_create_gemm_plan(device.context, &x.desc, &plan), SK_SUCCESS);
    bool right = made && CHECK(strstr(sk_query_plan(plan).kernel, "_codes_") != NULL) && multiply_twice(&x, plan) &&
                 is_within_bound(&x, plan);
    if (!right)
        CHECK_NOTE("test_integer_dots %llu %u 1: %u x %u x %u, %s\n", (unsigned long long)seed, index, x.desc.m,
                   x.desc.n, x.desc.k, sk_word(SK_WORDS_TYPE, x.format));
    sk_destroy_plan(plan);
}

static void sums_of_reals_are_within_the_bound(void)
{
    if (!kernel_count)
        SKIP("no kernel of that name multiplies codes here");
    for (uint32_t i = first; i < first + count; i++)
        run_bounded_product(i);
}

int main(int argc, char** argv)
{
    choose_drawn(argc, argv, PRODUCTS);
    if (!open_rig(&device, NULL) || !create_gpu_buffer(&device.g, ROOM, GPU_HOST, &memory))
        return 1;
    kernel_count = list_multipliers_of_codes(argc > 4 ? argv[4] : NULL);
    RUN(sums_of_small_integers_are_exact);
    RUN(sums_of_reals_are_within_the_bound);
    destroy_gpu_buffer(&device.g, &memory);
    close_rig(&device);
    return CHECK_DONE();
}
