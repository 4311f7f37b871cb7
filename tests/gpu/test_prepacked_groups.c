/* test_prepacked_groups.c - groups whose weights sk_pack() wrote have the bits of groups that read them as they lie:
 * told by an array, by the host or by a table; with weights that are A or B, in every order. Nothing beside what is
 * prepacked is written or read.
 *
 *     test_prepacked_groups [SEED [FIRST [COUNT [PART]]]]    PART: of the kernels' names
 *
 * Group i of a seed is the same however many are run. */
#include "prepacked_group.h"

#include "drawn.h"
#include "left_out.h"

enum
{
    GROUPS = 60
};

/* ---- drawing --------------------------------------------------------------------------------- */

static uint32_t draw_extent(uint64_t* state, uint32_t most, uint32_t granule)
{
    return (draw_below(state, most) / granule + 1) * granule;
}

/* How many lines of what is stacked each problem has; one in four has none. */
static void draw_lines(weights_case* c, uint32_t granule, uint64_t* state)
{
    uint32_t end = 0;
    for (uint32_t i = 0; i < c->count; i++)
    {
        c->extent[i] = draw_below(state, 4) == 0 ? 0 : draw_extent(state, MOST_EXTENT, granule);
        c->begin[i] = end;
        c->matrix[i] = c->form == TOLD_BY_ARRAY ? i : draw_below(state, c->desc.most_problems);
        end += c->extent[i];
    }
    c->begin[c->count] = end;
}

/* Layouts, and space between lines and between the matrices of the weights. */
static void draw_layouts(weights_case* c, uint32_t granule, uint64_t* state)
{
    sk_gemm_desc* gemm = &c->desc.gemm;
    sk_matrix_desc* weights = weights_of(c);
    sk_matrix_desc* stacked[] = {c->is_a ? &gemm->b : &gemm->a, &gemm->d};
    for (int i = 0; i < 2; i++)
    {
        stacked[i]->layout = (sk_layout)draw_below(state, 2);
        stacked[i]->leading_dimension = stacked_line(c, i == 1) + granule * draw_below(state, 3);
    }
    if (!is_in_blocks(weights->type))
    {
        weights->layout = (sk_layout)draw_below(state, 2);
    }
    gemm->c = gemm->d; /* it is never read: beta is 0 */
    uint32_t block = block_elements(weights->type), length = weights_line(c);
    weights->leading_dimension = draw_below(state, 2) == 0 ? 0 : length + block * draw_below(state, 3);
    weights->shared = draw_below(state, 4) == 0;
    uint64_t packed = (uint64_t)(weights->leading_dimension ? weights->leading_dimension : length) * weights_lines(c);
    bool apart = !weights->shared && draw_below(state, 2) == 0;
    weights->batch_stride = apart ? packed + block * draw_below(state, 20) : 0;
}

static void draw_decisions(weights_case* c, const sk_kernel_info* kernel, uint64_t* state)
{
    static const sk_fixup fixups[] = {SK_FIXUP_LAST_ARRIVER, SK_FIXUP_SEPARATE_PASS, SK_FIXUP_TURNSTILE};
    sk_gemm_desc* gemm = &c->desc.gemm;
    bool whole = draw_below(state, 3) == 0, arranged = kernel->multiply == SK_MULTIPLY_ARRANGED;
    gemm->decomposition = whole ? SK_DECOMPOSITION_DATA_PARALLEL : SK_DECOMPOSITION_STREAM_K;
    gemm->fixup = whole ? SK_FIXUP_AUTO : fixups[draw_below(state, 3)];
    gemm->workers = 1 + draw_below(state, 20);
    gemm->sort = SK_SORT_NEVER;
    sk_packing other = c->is_a ? SK_PACKING_B : SK_PACKING_A;
    c->packing = arranged || draw_below(state, 2) == 0 ? SK_PACKING_AUTO
                 : draw_below(state, 3)                ? other
                                                       : SK_PACKING_NEVER;
}

/* All that a 16-byte access touches is aligned, but the weights, which are so once they are prepacked. */
static void draw_extents(weights_case* c, uint64_t* state)
{
    sk_gemm_desc* gemm = &c->desc.gemm;
    uint32_t granule = c->desc.aligned ? 16 : 1, block = block_elements(weights_of(c)->type);
    *(c->is_a ? &gemm->n : &gemm->m) = MOST_EXTENT + 16;
    *(c->is_a ? &gemm->m : &gemm->n) = draw_extent(state, MOST_EXTENT, granule);
    gemm->k = block > 1 ? block * (1 + draw_below(state, MOST_K / block)) : draw_extent(state, MOST_K, granule);
    draw_lines(c, granule, state);
    draw_layouts(c, granule, state);
    sk_matrix_desc* other = c->is_a ? &gemm->b : &gemm->a;
    bool along_k = other->layout == (c->is_a ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR);
    if (c->desc.aligned && !along_k && block == 1 && draw_below(state, 2) == 0)
    {
        gemm->k -= draw_below(state, 15);
        weights_of(c)->leading_dimension = 0;
        weights_of(c)->batch_stride = 0;
    }
}

/* Stacked lines that lie anywhere, where they are whole: any of those there are, or none. */
static void draw_gather(weights_case* c, uint64_t* state)
{
    uint32_t all = c->begin[c->count];
    c->desc.gathers = c->form == TOLD_BY_ARRAY && is_line_whole(c, false) && all > 0 && draw_below(state, 2) == 0;
    c->desc.most_lines = c->desc.gathers ? all : 0;
    for (uint32_t i = 0; i < all; i++)
    {
        c->gather[i] = draw_below(state, 10) == 0 ? UINT32_MAX : draw_below(state, all);
    }
}

static weights_case draw_case(uint32_t index)
{
    uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + index;
    const sk_kernel_info* kernel = &kernels[draw_below(&state, kernel_count)];
    weights_case c;
    memset(&c, 0, sizeof c);
    sk_gemm_desc* gemm = &c.desc.gemm;
    c.seed = draw_bits(&state);
    c.is_dot = kernel->multiply == SK_MULTIPLY_DOT;
    gemm->kernel = kernel->name;
    gemm->a.type = gemm->b.type = kernel->input;
    gemm->c.type = gemm->d.type = kernel->output;
    gemm->accumulator = kernel->accumulator;
    c.form = (form)draw_below(&state, FORMS);
    c.is_a = draw_below(&state, 2) == 0;
    c.count = draw_below(&state, 8) == 0 ? draw_below(&state, 2) : 1 + draw_below(&state, MOST_PROBLEMS);
    c.desc.most_problems = c.count + 1;
    c.desc.ragged = c.form != TOLD_BY_ARRAY ? SK_RAGGED_NONE : c.is_a ? SK_RAGGED_N : SK_RAGGED_M;
    c.desc.aligned = draw_below(&state, 2) == 0;
    c.desc.addresses = c.form != TOLD_BY_ARRAY && draw_below(&state, 4) == 0;
    bool is_real = kernel->accumulator == SK_TYPE_F32;
    bool decodes = is_real && element_size(kernel->input) > 1 && kernel->multiply != SK_MULTIPLY_ARRANGED;
    if (decodes && draw_below(&state, 3) == 0)
    {
        sk_matrix_desc* weights = weights_of(&c);
        weights->type = (sk_type)(SK_TYPE_Q4_0 + draw_below(&state, FORMATS));
        weights->layout = c.is_a ? SK_LAYOUT_ROW_MAJOR : SK_LAYOUT_COL_MAJOR;
    }
    bool may_gate = is_real && !c.is_a && element_size(kernel->output) <= 4 && kernel->output != SK_TYPE_S32;
    gemm->gate = may_gate && draw_below(&state, 4) == 0 ? SK_GATE_INTERLEAVED : gemm->gate;
    gemm->epilogue = gemm->gate ? SK_EPILOGUE_NONE : (sk_epilogue)draw_below(&state, 2);
    draw_extents(&c, &state);
    draw_gather(&c, &state);
    draw_decisions(&c, kernel, &state);
    return c;
}

/* ---- bits ------------------------------------------------------------------------------------ */

static void prepacked_weights_give_the_bits_of_those_that_lie(void)
{
    if (!kernel_count)
    {
        SKIP("no kernel of that name runs here");
    }
    for (uint32_t i = first; i < first + count; i++)
    {
        weights_case c = draw_case(i);
        char line[SK_LINE_SIZE] = "";
        if (!CHECK(compare_case(&c, line)))
        {
            CHECK_NOTE("test_prepacked_groups %llu %u 1: %s\n", (unsigned long long)seed, i, line);
        }
    }
}

/* ---- hostile tables -------------------------------------------------------------------------- */

/* Six problems of a table on the device, with odd extents; rows of D lie behind one another. */
static weights_case make_table(void)
{
    weights_case c;
    memset(&c, 0, sizeof c);
    sk_gemm_desc* gemm = &c.desc.gemm;
    gemm->kernel = kernels[0].name;
    gemm->a.type = gemm->b.type = kernels[0].input;
    gemm->c.type = gemm->d.type = kernels[0].output;
    gemm->accumulator = kernels[0].accumulator;
    gemm->decomposition = SK_DECOMPOSITION_STREAM_K;
    gemm->workers = 5;
    gemm->m = MOST_EXTENT;
    gemm->n = 33;
    gemm->k = 47;
    c.form = TOLD_BY_TABLE;
    c.count = 6;
    c.desc.most_problems = 6;
    for (uint32_t i = 0; i < c.count; i++)
    {
        c.extent[i] = i == 4 ? 0 : 7 * i + 3;
        c.matrix[i] = 5 - i;
        c.begin[i + 1] = c.begin[i] + c.extent[i];
    }
    gemm->a.leading_dimension = gemm->k;
    gemm->d.leading_dimension = gemm->n;
    return c;
}

/* Launches with a hostile third problem, of which `right` has nothing. Others are right, and its own rows of D are as
 * they were, unless it is none that the device leaves out. */
static bool launch_hostile(weights_case* c, const sk_plan* plan, const prepacked* made, const unsigned char* right)
{
    size_t row = c->desc.gemm.n * element_size(c->desc.gemm.d.type);
    size_t begin = c->begin[2] * row, end = c->begin[3] * row;
    const unsigned char* d = operands[D].mapped;
    device.is_workspace_clear = false;
    return CHECK(launch_case(c, plan, made)) && CHECK(memcmp(d, right, begin) == 0) &&
           CHECK(memcmp(d + end, right + end, ROOM - end) == 0) && CHECK(is_guarded(made));
}

static void problems_that_differ_from_the_header_are_left_out(void)
{
    static const sk_pack_header any;
    weights_case c = make_table();
    prepacked made;
    memset(&made, 0, sizeof made);
    fill_operands(&c);
    sk_plan *lies = make_case_plan(&c, NULL), *plan = make_case_plan(&c, &any);
    if (CHECK(lies && plan) && CHECK(launch_case(&c, lies, NULL) && pack_weights(&c, plan, &made)))
    {
        const unsigned char* right = operands[WANTED].mapped;
        const sk_problem good = write_out(&c, 2, &made);
        size_t row = c.desc.gemm.n * element_size(c.desc.gemm.d.type);
        CHECK(launch_case(&c, plan, &made) && memcmp(operands[D].mapped, right, ROOM) == 0);
        for (uint32_t i = 0; i < 7; i++)
        {
            sk_problem bad = good;
            bad.n -= i == 0;
            bad.k -= i == 1;
            bad.leading_dimension_b = i == 2 ? 0 : i == 3 ? 2 * good.leading_dimension_b : good.leading_dimension_b;
            bad.b = i == 4 ? 64 : i == 5 ? good.b + 128 : i == 6 ? good.b / 2 * made.header.batch_count : good.b;
            c.hostile = &bad;
            CHECK(launch_hostile(&c, plan, &made, right));
            const unsigned char* d = operands[D].mapped;
            for (size_t at = c.begin[2] * row; at < c.begin[3] * row; at++)
            {
                CHECK_EQ(d[at], DROPPED);
            }
            check_left_out(&device, "1 of 6 problems was left out; the first is problem 2",
                           i < 6
                               ? "n, k or leading_dimension_b is not that of the prepacked b, or none of its matrices"
                               : "b reaches past the end of its buffer, or of what is prepacked");
        }
    }
    device.is_workspace_clear = false;
    sk_destroy_plan(lies);
    sk_destroy_plan(plan);
}

/* Any bits where a problem tells of its weights: nothing is read past the packed size, where pages are closed. */
static void any_problem_reads_what_is_packed_alone(void)
{
    static const sk_pack_header any;
    weights_case c = make_table();
    prepacked made;
    uint64_t state = seed;
    memset(&made, 0, sizeof made);
    fill_operands(&c);
    sk_plan *lies = make_case_plan(&c, NULL), *plan = make_case_plan(&c, &any);
    if (CHECK(lies && plan) && CHECK(launch_case(&c, lies, NULL) && pack_weights(&c, plan, &made)))
    {
        const sk_problem good = write_out(&c, 2, &made);
        for (uint32_t i = 0; i < 60; i++)
        {
            sk_problem bad = good;
            uint64_t near_end = made.header.size - 128 * draw_below(&state, 200);
            uint64_t offsets[] = {near_end, draw_bits(&state), (uint64_t)draw_bits(&state) << 32, good.b};
            bad.b = offsets[draw_below(&state, 4)];
            bad.n = draw_below(&state, 3) ? good.n : draw_below(&state, 40);
            bad.k = draw_below(&state, 3) ? good.k : draw_bits(&state);
            bad.leading_dimension_b = draw_below(&state, 3) ? good.leading_dimension_b : draw_bits(&state);
            c.hostile = &bad;
            CHECK(launch_hostile(&c, plan, &made, operands[WANTED].mapped));
        }
    }
    device.is_workspace_clear = false;
    sk_destroy_plan(lies);
    sk_destroy_plan(plan);
}

int main(int argc, char** argv)
{
    choose_drawn(argc, argv, GROUPS);
    if (!open_rig(&device, NULL) || !create_operands())
    {
        return 1;
    }
    kernel_count = list_kernels(&device, argc > 4 ? argv[4] : NULL, kernels);
    kernel_count = leave_out_blocks(kernel_count);
    RUN(prepacked_weights_give_the_bits_of_those_that_lie);
    if (kernel_count)
    {
        RUN(problems_that_differ_from_the_header_are_left_out);
        RUN(any_problem_reads_what_is_packed_alone);
    }
    destroy_operands();
    close_rig(&device);
    return CHECK_DONE();
}
