/* halves.h - plans a product of f32 by halves: where all lies in the workspace, and the products of halves, which are
 * plans of their own.
 *
 * Uses parts.h, slices.h. Must not know pipelines or command buffers.
 *
 * A line of A or B is scaled by a power of two, and each element is cut into the nearest f16, its high half, and the
 * f16 that is nearest to 2^11 times what is left, its low half. Of a line of A the low halves come first, and of one of
 * B the high ones: so low by high and high by low is one product, of twice k, which is written to D. Then the product
 * of high halves is added to it. Factors of rows and columns scale both back; those of low halves have the 2^-11.
 * alpha is both products', beta C the first one's. Complex numbers are components, as those of slices are: a row of A
 * and two lines for a column of B have 2 k of them, which is the k of all below.
 *
 * Panels do not overlap, as D is read again: so the last rows and columns have plans of their own. Of a triangle panels
 * are square, and those on the diagonal are triangles. Triangles of complex numbers, and alpha, beta and C of them, are
 * what finish.h makes of A B.
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

#include "parts.h"
#include "slices.h"

enum
{
    SK__LEAST_SPREAD = 28,      /* binary orders, where x is 0 */
    SK__MOST_SPREAD = 36,       /* beyond it low halves are no smaller than high ones */
    SK__MOST_HALVED_K = 1 << 20 /* whose lines of halves span less than 2^31 bytes in SK__TILE_LINES rows */
};

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

/* Bytes of a factor for each line of a panel. */
static VkDeviceSize sk__ones_size(const sk__narrow_operand* operand)
{
    VkDeviceSize size = (VkDeviceSize)4u * operand->lines;
    return sk__take_room(&size, 0); /* a multiple of the alignment */
}

/* Takes room for what is known of the lines of an operand, and for its halves: in the workspace, or in what sk_pack()
 * writes, which is alike on every device and has a copy of the elements. */
static void sk__take_halved_room(sk_plan* plan, sk__narrow_operand* operand)
{
    VkDeviceSize lines = operand->all, k = plan->halved.k;
    VkDeviceSize* size = operand->prepacked ? &operand->size : &plan->workspace_size;
    operand->size = 0;
    operand->magnitudes = sk__take_room(size, 8u * lines * operand->chunks);
    operand->factors = sk__take_room(size, 4u * lines);
    operand->low_factors = sk__take_room(size, 4u * lines);
    operand->flags = sk__take_room(size, 4u * lines);
    operand->halves = sk__take_room(size, 4u * lines * k);
    operand->copy = sk__take_room(size, operand->prepacked ? 4u * lines * plan->narrow.depth : 0u);
    operand->size = sk__take_room(&operand->size, 0);
    operand->ones = sk__take_room(&plan->workspace_size, operand->prepacked ? 3u * sk__ones_size(operand) : 0u);
}

/* What the products need comes first: they follow each other. Without D nothing is needed. */
static void sk__lay_out_halves(sk_plan* plan)
{
    plan->workspace_size = 0;
    if (sk__is_empty(plan))
    {
        return;
    }
    plan->workspace_size = SK__WORKSPACE_HEAD;
    for (uint32_t shape = 0; shape < SK__PANEL_SHAPES; ++shape)
    {
        const sk__halved_products* products = &plan->halved.shapes[shape];
        VkDeviceSize low = products->low ? products->low->workspace_size : 0u;
        VkDeviceSize high = products->high ? products->high->workspace_size : 0u, larger = low > high ? low : high;
        plan->workspace_size = larger > plan->workspace_size ? larger : plan->workspace_size;
    }
    sk__take_halved_room(plan, &plan->narrow.a);
    sk__take_halved_room(plan, &plan->narrow.b);
    sk__take_rounded_room(plan);
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
    uint32_t is_complex = sk__is_complex_type(desc->d.type);
    uint64_t depth = (uint64_t)desc->k << is_complex, m = (uint64_t)desc->m << is_complex;
    uint64_t n = (uint64_t)desc->n << is_complex, most = m > n ? m : n; /* either may have pairs of lines */
    uint64_t lines = most / SK__HALVES_LINES + 1u, tiles = depth / SK__HALVES_DEPTH + SK__MOST_CHUNKS;
    uint64_t rows = m / SK__MEND_TILE + 1u, columns = n / SK__MEND_TILE + 1u;
    return depth <= SK__MOST_HALVED_K && most <= INT32_MAX && lines * tiles <= INT32_MAX &&
           rows * columns <= INT32_MAX;
}

/* Of a triangle of real numbers panels are square. */
static void sk__set_halved_panels(sk_plan* plan, uint32_t panels_m, uint32_t panels_n, uint32_t parts)
{
    bool is_square = plan->problem.epilogue.triangle && !plan->narrow.is_rounded;
    uint32_t larger = sk__max(panels_m, panels_n);
    (void)parts;
    sk__set_panels(plan, is_square ? larger : panels_m, is_square ? larger : panels_n);
}

/* Which plans the products of a panel have. */
static uint32_t sk__shape_of_panel(const sk_plan* plan, uint32_t row, uint32_t column)
{
    const sk__narrow* narrow = &plan->narrow;
    const sk__problem* problem = &plan->problem;
    uint32_t shape = problem->m - row < narrow->panel_m ? (uint32_t)SK__LAST_ROWS : 0u;
    shape |= problem->n - column < narrow->panel_n ? (uint32_t)SK__LAST_COLUMNS : 0u;
    bool is_triangle = problem->epilogue.triangle && !narrow->is_rounded && row == column;
    return shape | (is_triangle ? (uint32_t)SK__ON_DIAGONAL : 0u);
}

/* The first of them that D has, which is described. */
static const sk__halved_products* sk__first_halved_products(const sk_plan* plan)
{
    return &plan->halved.shapes[sk__shape_of_panel(plan, 0, 0)];
}

static bool sk__is_one_panel(const sk_plan* plan)
{
    return plan->narrow.panels_m <= 1u && plan->narrow.panels_n <= 1u;
}

/* D as a matrix of real numbers. */
static sk_matrix_desc sk__describe_halved_d(const sk_plan* plan, const sk_gemm_desc* desc)
{
    const sk__narrow* narrow = &plan->narrow;
    sk_matrix_desc d;
    memset(&d, 0, sizeof d);
    d.type = SK_TYPE_F32;
    d.layout = desc->d.layout;
    d.leading_dimension = narrow->is_rounded ? narrow->rounded_dimension : plan->problem.d.leading_dimension;
    d.leading_dimension <<= narrow->is_complex;
    return d;
}

/* A product of halves, whose D is the panel's. An operand's line has both halves. */
static sk_gemm_desc sk__describe_halves(const sk_plan* plan, const sk_gemm_desc* desc, uint32_t shape, uint32_t k)
{
    const sk__narrow* narrow = &plan->narrow;
    const sk__problem* problem = &plan->problem;
    uint32_t rows = shape & SK__LAST_ROWS ? problem->m % narrow->panel_m : narrow->panel_m;
    uint32_t columns = shape & SK__LAST_COLUMNS ? problem->n % narrow->panel_n : narrow->panel_n;
    columns <<= narrow->is_complex;
    sk_gemm_desc product;
    memset(&product, 0, sizeof product);
    product.m = problem->exchanged ? columns : rows;
    product.n = problem->exchanged ? rows : columns;
    product.k = k;
    product.a.type = product.b.type = SK_TYPE_F16;
    product.b.layout = SK_LAYOUT_COL_MAJOR;
    product.a.leading_dimension = product.b.leading_dimension = 2u * plan->halved.k;
    product.d = sk__describe_halved_d(plan, desc);
    if (problem->epilogue.linear && !narrow->is_rounded)
    {
        product.epilogue = SK_EPILOGUE_LINEAR;
        product.c = desc->c;
        product.c.leading_dimension = problem->c.leading_dimension;
        product.c.batch_stride = 0;
    }
    product.triangle = shape & SK__ON_DIAGONAL ? desc->triangle : SK_TRIANGLE_NONE;
    product.scale_m = product.scale_n = true;
    product.aligned = narrow->is_rounded || (desc->aligned && desc->batch_count <= 1); /* others may lie otherwise */
    product.most_time = desc->most_time;
    product.most_workspace = sk__spare_room(plan, desc->most_workspace);
    return product;
}

/* The same with the decisions of a desc. */
static sk_gemm_desc sk__describe_high_halves(const sk_plan* plan, const sk_gemm_desc* desc, uint32_t shape)
{
    sk_gemm_desc product = sk__describe_halves(plan, desc, shape, plan->halved.k);
#define SK__TAKE(member, ...) product.member = desc->member;
    SK_DECISIONS(SK__TAKE, SK__TAKE, SK__TAKE, SK__TAKE, SK__TAKE)
#undef SK__TAKE
    product.accuracy = SK_ACCURACY_TYPES;
    product.way = SK_WAY_AUTO;
    product.most_workspace = sk__spare_room(plan, desc->most_workspace);
    product.c = product.d; /* which is not read: its beta is 0 */
    product.add_residual = true;
    product.residual = product.d;
    return product;
}

static void sk__forget_halves(const sk_context* context, sk__halved* halved)
{
    for (uint32_t shape = 0; shape < SK__PANEL_SHAPES; ++shape)
    {
        sk__forget_product(context, &halved->shapes[shape].low);
        sk__forget_product(context, &halved->shapes[shape].high);
    }
}

static sk_result sk__plan_product_of_halves(const sk_context* context, const sk_gemm_desc* desc, uint32_t promotion,
                                            sk_plan** product)
{
    SK__TRY(sk__allocate_part(context, product));
    sk_plan* made = *product;
    SK__TRY(sk__resolve_problem(&context->logger, desc, desc, &made->problem));
    made->problem.epilogue.promotion = promotion;
    SK__TRY(sk__decide_problem(context, desc, made));
    const sk__kernel* last = sk__kernel_at(made->choice.last_wave_kernel);
    SK__REQUIRE(&context->logger, made->choice.last_wave_tiles == 0 || sk__promotes_sums(&made->problem, last),
                SK_ERROR_INVALID_VALUE, "last_wave_kernel is \"%s\", but way is f16x3, and it does not promote sums",
                last->name);
    return SK_SUCCESS;
}

/* Plans both products of a panel, unless they are planned. */
static sk_result sk__plan_halved_panel(const sk_context* context, const sk_gemm_desc* desc, uint32_t shape,
                                       sk_plan* plan)
{
    sk__halved_products* products = &plan->halved.shapes[shape];
    if (products->low)
    {
        return SK_SUCCESS;
    }
    sk_gemm_desc low = sk__describe_halves(plan, desc, shape, 2u * plan->halved.k);
    sk_gemm_desc high = sk__describe_high_halves(plan, desc, shape);
    SK__TRY(sk__plan_product_of_halves(context, &low, 0, &products->low));
    return sk__plan_product_of_halves(context, &high, sk__choose_short_sum(plan->narrow.depth), &products->high);
}

/* Plans those of all panels. Without D there is one, which has nothing. */
static sk_result sk__plan_products_of_halves(const sk_context* context, const sk_gemm_desc* desc, sk_plan* plan)
{
    const sk__narrow* narrow = &plan->narrow;
    SK__TRY(sk__plan_halved_panel(context, desc, sk__shape_of_panel(plan, 0, 0), plan));
    for (uint32_t row = 0; row < plan->problem.m && !sk__is_one_panel(plan); row += narrow->panel_m)
    {
        for (uint32_t column = 0; column < plan->problem.n; column += narrow->panel_n)
        {
            if (sk__is_panel_inside(plan, row, column))
            {
                SK__TRY(sk__plan_halved_panel(context, desc, sk__shape_of_panel(plan, row, column), plan));
            }
        }
    }
    return SK_SUCCESS;
}
