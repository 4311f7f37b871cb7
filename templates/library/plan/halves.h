/* halves.h - plans a product of f32 by halves: where all lies in the workspace, and the products of halves, which are
 * plans of their own.
 *
 * Uses slices.h. Must not know pipelines or command buffers.
 *
 * A line of A or B is scaled by a power of two, and each element is cut into the nearest f16, its high half, and the
 * f16 that is nearest to 2^11 times what is left, its low half. Of a line of A the low halves come first, and of one of
 * B the high ones: so low by high and high by low is one product, of twice k, which is written to D. Then the product
 * of high halves is added to it. Factors of rows and columns scale both back; those of low halves have the 2^-11.
 * alpha is both products', beta C the first one's.
 *
 * BOUND, relative to the sum of |a| |b|, in units of u = 2^-24. Let a line's least element, but 0, be 2^(28 + x) times
 * smaller than its largest, whose exponent becomes 14. f16 has bits down to 2^-24. So
 *
 *   what both halves leave of an element is at most 2^(x - 22) of it, of both factors            8 2^x
 *   the low half is at most 2^(x - 11) of it, so that low by low, which is left out, is          4 4^x
 *   a matrix unit, as is assumed of all, errs by at most 2 u of the sum of magnitudes for each
 *   product that it adds: over 2 k products with low halves, of which each is 2^(x - 11)         k 2^x / 256
 *   the same, of the products of a short sum of high halves, and those of a k-iteration          2 (short + tile_k)
 *   a short sum is added to the others, rounded, and so are those of a tile's peers, and both
 *   products                                                                                     k / short + 3 + peers
 *
 * All must be less than the k u of f32 multiply-adds. That decides x, or that k is too small. Short sums are of 256 k,
 * or of more where k is so long that they are an eighth of it at most: that is faster, and still as accurate.
 */

#include "slices.h"

enum
{
    SK__LEAST_SPREAD = 28,      /* binary orders, where x is 0 */
    SK__MOST_SPREAD = 36,       /* beyond it low halves are no smaller than high ones */
    SK__MOST_HALVED_K = 1 << 20 /* whose lines of halves span less than 2^31 bytes in SK__TILE_LINES rows */
};

static bool sk__is_halved(const sk_plan* plan)
{
    return plan->halved.low != NULL;
}

/* The k of a short sum. */
static uint32_t sk__choose_short_sum(uint32_t k)
{
    uint32_t sum = SK__SHORT_SUM;
    while (sum < 1024u && 16u * sum <= k)
    {
        sum *= 2u;
    }
    return sum;
}

/* See above; `more` is x. */
static double sk__bound_of_halves(uint32_t k, uint32_t more, uint32_t tile_k, uint32_t peers)
{
    double factor = (double)(1u << more), all = k, sum = sk__choose_short_sum(k);
    double units = 8.0 * factor + 4.0 * factor * factor + all * factor / 256.0;
    units += 2.0 * (sum + tile_k) + all / sum + 3.0 + peers;
    return units * 1.001 / 16777216.0; /* products of small errors */
}

/* The binary orders that may be covered so that the bound is kept; 0: none. */
static uint32_t sk__find_spread(uint32_t k, uint32_t tile_k, uint32_t peers)
{
    uint32_t spread = SK__MOST_SPREAD;
    while (spread >= SK__LEAST_SPREAD &&
           sk__bound_of_halves(k, spread - SK__LEAST_SPREAD, tile_k, peers) > sk__bound_of_floats(SK_ACCURACY_F32, k))
    {
        --spread;
    }
    return spread >= SK__LEAST_SPREAD ? spread : 0u;
}

/* Takes room for what is known of the lines of an operand, and for its halves. */
static void sk__take_halved_room(sk_plan* plan, sk__halved_operand* operand)
{
    VkDeviceSize lines = operand->lines, k = plan->halved.k;
    operand->magnitudes = sk__take_room(&plan->workspace_size, 8u * lines * operand->chunks);
    operand->factors = sk__take_room(&plan->workspace_size, 4u * lines);
    operand->low_factors = sk__take_room(&plan->workspace_size, 4u * lines);
    operand->flags = sk__take_room(&plan->workspace_size, 4u * lines);
    operand->halves = sk__take_room(&plan->workspace_size, 4u * lines * k);
}

/* What the products need comes first: they follow each other. Without D nothing is needed. */
static void sk__lay_out_halves(sk_plan* plan)
{
    VkDeviceSize low = plan->halved.low->workspace_size, high = plan->halved.high->workspace_size;
    if (sk__is_empty(plan))
    {
        return;
    }
    plan->workspace_size = low > high ? low : high;
    plan->workspace_size = plan->workspace_size > SK__WORKSPACE_HEAD ? plan->workspace_size : SK__WORKSPACE_HEAD;
    sk__take_halved_room(plan, &plan->halved.a);
    sk__take_halved_room(plan, &plan->halved.b);
}

/* Whether a kernel promotes sums, and has what writes halves: traced ones have not. */
static bool sk__halves_numbers(const sk__kernel* kernel)
{
    return kernel->promotes && kernel->modules[SK__MODULE_MEND];
}

/* A kernel that does: its modules are those of all. */
static uint32_t sk__find_halving_kernel(void)
{
    uint32_t kernel = 0;
    while (kernel < sk__kernel_count() && !sk__halves_numbers(sk__kernel_at(kernel)))
    {
        ++kernel;
    }
    return kernel;
}

/* Whether a device runs a kernel that is made for it and promotes sums. */
static bool sk__has_halving_kernel(const sk_context* context)
{
    for (uint32_t i = 0; i < sk__kernel_count(); ++i)
    {
        const sk__kernel* kernel = sk__kernel_at(i);
        if (sk__halves_numbers(kernel) && !*context->builds[i].reason && sk__is_made_for(kernel, &context->device))
        {
            return true;
        }
    }
    return false;
}

/* Whether 32 bits count the workgroups, and reach the lines. */
static bool sk__fit_halves(const sk_gemm_desc* desc)
{
    uint64_t lines = sk__divide_up(sk__max(desc->m, desc->n), SK__HALVES_LINES);
    uint64_t tiles = sk__max(sk__divide_up(desc->k, SK__HALVES_DEPTH), SK__MOST_CHUNKS);
    uint64_t rows = sk__divide_up(desc->m, SK__MEND_TILE), columns = sk__divide_up(desc->n, SK__MEND_TILE);
    return desc->k <= SK__MOST_HALVED_K && lines * tiles <= INT32_MAX && rows * columns <= INT32_MAX;
}

/* A product of halves, whose D is the desc's. An operand's line has both halves. */
static sk_gemm_desc sk__describe_halves(const sk_plan* plan, const sk_gemm_desc* desc, uint32_t k)
{
    sk_gemm_desc product;
    memset(&product, 0, sizeof product);
    product.m = desc->m;
    product.n = desc->n;
    product.k = k;
    product.a.type = product.b.type = SK_TYPE_F16;
    product.b.layout = SK_LAYOUT_COL_MAJOR;
    product.a.leading_dimension = product.b.leading_dimension = 2u * plan->halved.k;
    product.d = desc->d;
    product.d.batch_stride = 0;
    product.c = desc->c;
    product.c.batch_stride = 0;
    product.epilogue = desc->epilogue;
    product.triangle = desc->triangle;
    product.scale_m = product.scale_n = true;
    product.aligned = desc->aligned && desc->batch_count <= 1; /* other matrices may lie otherwise */
    product.most_time = desc->most_time;
    return product;
}

/* The same with the decisions of a desc. */
static sk_gemm_desc sk__describe_high_halves(const sk_plan* plan, const sk_gemm_desc* desc)
{
    sk_gemm_desc product = sk__describe_halves(plan, desc, plan->halved.k);
#define SK__TAKE(member, ...) product.member = desc->member;
    SK_DECISIONS(SK__TAKE, SK__TAKE, SK__TAKE, SK__TAKE, SK__TAKE)
#undef SK__TAKE
    product.accuracy = SK_ACCURACY_TYPES;
    product.way = SK_WAY_AUTO;
    product.c = product.d; /* which is not read: its beta is 0 */
    product.add_residual = true;
    product.residual = product.d;
    return product;
}

static void sk__forget_halves(const sk_context* context, sk__halved* halved)
{
    sk__forget_product(context, &halved->low);
    sk__forget_product(context, &halved->high);
}

static sk_result sk__plan_product_of_halves(const sk_context* context, const sk_gemm_desc* desc, uint32_t promotion,
                                            sk_plan** product)
{
    sk_plan* made = *product = (sk_plan*)sk__allocate(context->allocator, sizeof *made);
    SK__REQUIRE(&context->logger, made, SK_ERROR_OUT_OF_HOST_MEMORY,
                "the %llu bytes of a product of halves could not be allocated", (unsigned long long)sizeof *made);
    made->program.context = context;
    SK__TRY(sk__resolve_problem(&context->logger, desc, desc, &made->problem));
    made->problem.epilogue.promotion = promotion;
    SK__TRY(sk__decide_problem(context, desc, made));
    const sk__kernel* last = sk__kernel_at(made->choice.last_wave_kernel);
    SK__REQUIRE(&context->logger, made->choice.last_wave_tiles == 0 || sk__promotes_sums(&made->problem, last),
                SK_ERROR_INVALID_VALUE, "last_wave_kernel is \"%s\", but way is f16x3, and it does not promote sums",
                last->name);
    return SK_SUCCESS;
}

static sk_result sk__plan_products_of_halves(const sk_context* context, const sk_gemm_desc* desc, sk_plan* plan)
{
    sk_gemm_desc low = sk__describe_halves(plan, desc, 2u * plan->halved.k);
    sk_gemm_desc high = sk__describe_high_halves(plan, desc);
    SK__TRY(sk__plan_product_of_halves(context, &low, 0, &plan->halved.low));
    return sk__plan_product_of_halves(context, &high, sk__choose_short_sum(desc->k), &plan->halved.high);
}

static void sk__begin_halved_operand(const sk_context* context, uint32_t lines, uint32_t k,
                                     sk__halved_operand* operand)
{
    operand->lines = lines;
    operand->chunk = sk__choose_chunk_of_lines(context, lines, k);
    operand->chunks = sk__divide_up(k, sk__max(operand->chunk, 1u));
}
