/* test_grouped_limits.c - each rule of docs/grouped.md's "What is left out", broken by one: in every layout, for
 * problems that the host knows, and by the text with which the device judges its own. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "commands.h"
#include "grouped_rig.h"

enum
{
    LAYOUTS = 32, /* of A, B, C, D and the residual */
    M = 16,
    N = 32,
    K = 48,
    FIRST = 160, /* bytes from a buffer's begin to the operand */
    GAP = 16     /* elements between lines */
};

enum
{
    OF_A,
    OF_B,
    OF_C,
    OF_D,
    OF_RESIDUAL,
    MATRICES,
    OF_BIAS = MATRICES,
    OF_SCALE_M,
    OF_SCALE_N,
    OPERANDS
};

static const char* const names[OPERANDS] = {"a", "b", "c", "d", "residual", "bias", "scale_m", "scale_n"};
static sk_problem problem;
static uint32_t lines[OPERANDS], lengths[OPERANDS], sizes[OPERANDS];
static uint32_t element; /* bytes of the matrices */

static sk_matrix_desc* find_desc(uint32_t operand)
{
    sk_gemm_desc* gemm = &desc.gemm;
    sk_matrix_desc* const all[MATRICES] = {&gemm->a, &gemm->b, &gemm->c, &gemm->d, &gemm->residual};
    return all[operand];
}

static sk_buffer* find_buffer(uint32_t operand)
{
    sk_buffer* const all[OPERANDS] = {&args.a,        &args.b,    &args.c,       &args.d,
                                      &args.residual, &args.bias, &args.scale_m, &args.scale_n};
    return all[operand];
}

static uint64_t* find_offset(uint32_t operand)
{
    uint64_t* const all[OPERANDS] = {&problem.a,        &problem.b,    &problem.c,       &problem.d,
                                     &problem.residual, &problem.bias, &problem.scale_m, &problem.scale_n};
    return all[operand];
}

static uint32_t* find_leading(uint32_t operand)
{
    uint32_t* const all[MATRICES] = {&problem.leading_dimension_a, &problem.leading_dimension_b,
                                     &problem.leading_dimension_c, &problem.leading_dimension_d,
                                     &problem.leading_dimension_residual};
    return all[operand];
}

static void place_matrix(uint32_t operand, bool column_major, uint32_t rows, uint32_t columns)
{
    sk_matrix_desc* matrix = find_desc(operand);
    matrix->type = element == 2 ? SK_TYPE_F16 : SK_TYPE_F32;
    matrix->layout = column_major ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    lines[operand] = column_major ? columns : rows;
    lengths[operand] = column_major ? rows : columns;
    sizes[operand] = element;
    *find_leading(operand) = lengths[operand] + GAP;
}

static void place_vector(uint32_t operand, uint32_t length)
{
    lines[operand] = 1;
    lengths[operand] = length;
    sizes[operand] = 4;
}

/* Bytes of an operand's buffer that the problem needs, and not one more. */
static uint64_t measure(uint32_t operand)
{
    uint64_t leading = operand < MATRICES ? *find_leading(operand) : 0;
    return *find_offset(operand) + ((lines[operand] - 1) * leading + lengths[operand]) * sizes[operand];
}

static bool gated; /* then B has two columns for each of D, and there are neither C nor a residual */

static void place_operands(uint32_t layouts)
{
    uint32_t columns = gated ? 2 * N : N;
    desc.gemm.scale_m = desc.gemm.scale_n = true;
    desc.gemm.bias = layouts & 1 ? SK_BIAS_ALONG_M : SK_BIAS_ALONG_N;
    desc.gemm.epilogue = gated ? SK_EPILOGUE_NONE : SK_EPILOGUE_LINEAR;
    desc.gemm.gate = gated ? SK_GATE_INTERLEAVED : SK_GATE_NONE;
    desc.gemm.add_residual = !gated;
    place_matrix(OF_A, layouts & 1, M, K);
    place_matrix(OF_B, layouts & 2, K, columns);
    place_matrix(OF_C, layouts & 4, M, N);
    place_matrix(OF_D, layouts & 8, M, N);
    place_matrix(OF_RESIDUAL, layouts & 16, M, N);
    place_vector(OF_BIAS, desc.gemm.bias == SK_BIAS_ALONG_M ? M : columns);
    place_vector(OF_SCALE_M, M);
    place_vector(OF_SCALE_N, columns);
    for (uint32_t i = 0; i < OPERANDS; i++)
    {
        *find_offset(i) = FIRST;
        *find_buffer(i) = locate_room(0x100000000u * (i + 1));
        find_buffer(i)->size = measure(i);
    }
}

/* A plan whose bounds the problem just keeps, and buffers that it just fills. */
static void start(uint32_t layouts, uint32_t size, bool aligned)
{
    start_group();
    memset(&problem, 0, sizeof problem);
    element = size;
    desc.gemm.kernel = size == 2 ? NULL : desc.gemm.kernel;
    desc.gemm.m = problem.m = M;
    desc.gemm.n = problem.n = N;
    desc.gemm.k = problem.k = K;
    problem.alpha = problem.beta = 1.0f;
    desc.aligned = aligned;
    desc.most_problems = 1;
    args.problems = &problem;
    args.problem_count = 1;
    place_operands(layouts);
    make_plan();
}

/* A dot kernel has the longest k of a tile: 4096. */
static void the_tiles_of_all_kernels_reach_the_device(void)
{
    for (uint32_t i = 0; i < sk__kernel_count(); i++)
    {
        const sk__kernel* kernel = sk__kernel_at(i);
        sk__prepare_arguments pushed;
        memset(&pushed, 0, sizeof pushed);
        sk__grouped_limits limits = sk__unpack_limits(pushed);
        limits.tile_k = kernel->tile_k;
        pushed.flags = sk__pack_flags(limits);
        CHECK_EQ(pushed.flags & (SK__PREPARE_JUDGED | SK__LIMITS_PREPACKED_A | SK__LIMITS_PREPACKED_B), 0);
        pushed.tile = kernel->tile_m | kernel->tile_n << 9;
        limits = sk__unpack_limits(pushed);
        CHECK_EQ(limits.tile_m, kernel->tile_m);
        CHECK_EQ(limits.tile_n, kernel->tile_n);
        CHECK_EQ(limits.tile_k, kernel->tile_k);
        CHECK_EQ(limits.input_size, 1);
    }
}

/* ---- both judges ----------------------------------------------------------------------------- */

/* What prepare.comp is pushed, and what it then finds, in the words of a status record. "": nothing. */
static void judge_on_device(char text[256])
{
    sk__prepare_arguments pushed;
    sk__problem_row row;
    const sk_problem* host = args.problems;
    args.problems = NULL;
    args.table = locate_room(0x60000000);
    CHECK_EQ(record(), SK_SUCCESS);
    args.problems = host;
    memcpy(&pushed, find_command(FAKE_PUSH, 0)->words, sizeof pushed);
    memcpy(&row, &problem, sizeof row);
    sk__grouped_limits limits = sk__unpack_limits(pushed);
    uint32_t reason = sk__judge_row(limits.exchanged ? sk__exchange_row(row) : row, limits, pushed.room);
    reason += limits.exchanged && reason != SK__LEFT_OUT_NOT ? SK__LEFT_OUT_EXCHANGED : 0u;
    sk_workspace_status status = {0, 0, 0, 0, 0, SK_STATUS_LEFT_OUT, 0, reason, 1, 1};
    text[0] = '\0';
    if (reason != SK__LEFT_OUT_NOT)
    {
        sk_read_workspace_status(&status, text, 256);
    }
}

static void accept(void)
{
    char text[256];
    if (!CHECK_EQ(record(), SK_SUCCESS))
    {
        CHECK_NOTE("said: %s\n", fake.sentence);
    }
    judge_on_device(text);
    CHECK(text[0] == '\0');
}

/* Both leave it out, with these words. */
static void refuse(const char* operand, const char* words)
{
    char text[256], wanted[128];
    snprintf(wanted, sizeof wanted, words, operand);
    refuse_launch(wanted);
    judge_on_device(text);
    if (!CHECK(strstr(text, wanted) != NULL))
    {
        CHECK_NOTE("the device said: %s\nwanted: %s\n", text, wanted);
    }
}

/* ---- the rules ------------------------------------------------------------------------------- */

static void break_bounds(void)
{
    uint32_t* const extents[] = {&problem.m, &problem.n, &problem.k};
    static const char* const extent_names[] = {"m", "n", "k"};
    for (uint32_t i = 0; i < 3; i++)
    {
        uint32_t good = *extents[i];
        ++*extents[i];
        refuse(extent_names[i], "%s is above the plan's bound");
        *extents[i] = UINT32_MAX;
        refuse(extent_names[i], "%s is above the plan's bound");
        *extents[i] = good;
        accept();
    }
}

static void break_buffer(uint32_t operand)
{
    static const char words[] = "%s reaches past the end of its buffer, or of what is prepacked";
    uint64_t* offset = find_offset(operand);
    uint32_t step = desc.aligned ? 16 : sizes[operand];
    *offset += step;
    refuse(names[operand], words);
    *offset = (uint64_t)0 - step;
    refuse(names[operand], words);
    *offset = FIRST;
    --find_buffer(operand)->size;
    refuse(names[operand], words);
    ++find_buffer(operand)->size;
    accept();
}

static void break_line(uint32_t operand)
{
    uint32_t* leading = find_leading(operand);
    uint32_t good = *leading;
    *leading = lengths[operand] - 1;
    refuse(names[operand], "leading_dimension_%s is below the length of a line");
    *leading = good + (desc.aligned ? 16 / sizes[operand] : 1);
    refuse(names[operand], "%s reaches past the end of its buffer");
    *leading = lengths[operand];
    accept();
    *leading = 0;
    accept();
    *leading = good;
}

static void break_span(uint32_t operand)
{
    uint32_t* leading = find_leading(operand);
    uint32_t good = *leading, step = desc.aligned ? 16 / sizes[operand] : 1;
    uint64_t size = find_buffer(operand)->size;
    find_buffer(operand)->size = UINT64_C(1) << 40;
    *leading = ((1u << 31) - 1) / (lines[operand] * sizes[operand]) / step * step;
    accept();
    *leading += step;
    refuse(names[operand], "leading_dimension_%s makes the lines of a tile span 2^31 bytes or more");
    *leading = UINT32_MAX - step + 1;
    refuse(names[operand], "leading_dimension_%s makes the lines of a tile span 2^31 bytes or more");
    *leading = good;
    find_buffer(operand)->size = size;
}

/* C and the residual are promised nothing, nor are vectors along the lines of tiles. */
static bool is_promised(uint32_t operand)
{
    bool exchanged = desc.gemm.d.layout == SK_LAYOUT_COL_MAJOR;
    bool along_lines = operand == OF_SCALE_M   ? exchanged
                       : operand == OF_SCALE_N ? !exchanged
                                               : exchanged == (desc.gemm.bias == SK_BIAS_ALONG_M);
    return desc.aligned && (operand >= MATRICES ? along_lines : operand != OF_C && operand != OF_RESIDUAL);
}

static void break_alignment(uint32_t operand)
{
    static const char words[] = "%s is not aligned to its elements, or as the plan promised";
    uint64_t* offset = find_offset(operand);
    for (uint32_t byte = 1; byte < 16; byte++)
    {
        bool fits = byte % sizes[operand] == 0 && !is_promised(operand);
        *offset = FIRST - byte;
        fits ? accept() : refuse(names[operand], words);
    }
    *offset = FIRST;
    if (is_promised(operand) && operand < MATRICES)
    {
        ++*find_leading(operand);
        refuse(names[operand], words);
        --*find_leading(operand);
    }
}

static void break_every_rule(uint32_t layouts, uint32_t size, bool aligned)
{
    start(layouts, size, aligned);
    accept();
    break_bounds();
    for (uint32_t operand = 0; operand < OPERANDS; operand++)
    {
        if (gated && (operand == OF_C || operand == OF_RESIDUAL))
        {
            continue;
        }
        break_buffer(operand);
        break_alignment(operand);
        if (operand < MATRICES)
        {
            break_line(operand);
            break_span(operand);
        }
    }
    finish();
}

static void each_rule_is_kept_to_the_last_byte(void)
{
    for (uint32_t layouts = 0; layouts < LAYOUTS; layouts++)
    {
        break_every_rule(layouts, 4, false);
        break_every_rule(layouts, 4, true);
        break_every_rule(layouts, 2, false);
        break_every_rule(layouts, 2, true);
    }
}

static void each_rule_is_kept_with_a_gate(void)
{
    gated = true;
    for (uint32_t layouts = 0; layouts < LAYOUTS; layouts += 3)
    {
        break_every_rule(layouts, 4, layouts & 1);
        break_every_rule(layouts, 2, !(layouts & 1));
    }
    gated = false;
}

/* What a problem does not read may lie anywhere, in buffers of no byte. */
static void what_is_not_read_is_not_judged(void)
{
    static const uint32_t extents[4][3] = {{0, N, K}, {M, 0, K}, {M, N, 0}, {M, N, K}};
    for (uint32_t i = 0; i < 4 * LAYOUTS; i++)
    {
        start(i / 4, 4, false);
        problem.m = extents[i % 4][0];
        problem.n = extents[i % 4][1];
        problem.k = extents[i % 4][2];
        problem.alpha = i % 4 == 3 ? -0.0f : 1.0f;
        problem.beta = -0.0f;
        for (uint32_t operand = 0; operand < OPERANDS; operand++)
        {
            bool is_read = i % 4 >= 2 && operand >= OF_D;
            find_buffer(operand)->size = is_read ? find_buffer(operand)->size : 0;
            *find_offset(operand) = is_read ? FIRST : UINT64_MAX;
            *(operand < MATRICES && !is_read ? find_leading(operand) : &(uint32_t){0}) = 1;
        }
        accept();
        finish();
    }
}

/* The user vouches for the size: then only what no address can reach is outside. */
static void no_offset_leads_beyond_the_last_address(void)
{
    static const char words[] = "%s reaches past the end of its buffer, or of what is prepacked";
    for (uint32_t operand = 0; operand < OPERANDS; operand++)
    {
        start(0, 4, false);
        sk_buffer* buffer = find_buffer(operand);
        uint64_t bytes = buffer->size - FIRST, address = 0x100000000u * (operand + 1);
        buffer->size = VK_WHOLE_SIZE;
        *find_offset(operand) = 0 - address - bytes - 4; /* the last of them end at 2^64 - 4 */
        accept();
        *find_offset(operand) += 8;
        refuse(names[operand], words);
        *find_offset(operand) = (uint64_t)0 - address;
        refuse(names[operand], words);
        finish();
    }
}

/* Of A, B and D; other matrices are read element by element where a line is not aligned. */
static void lines_that_are_not_aligned_break_the_promise(void)
{
    for (uint32_t i = 0; i < 3 * LAYOUTS; i++)
    {
        start(i / 3, 4, true);
        uint32_t* const extents[] = {&problem.m, &problem.n, &problem.k};
        uint32_t gone[MATRICES][2] = {{0, 2}, {2, 1}, {0, 1}, {0, 1}, {0, 1}}; /* rows and columns, as extents */
        --*extents[i % 3];
        bool broken = false;
        for (uint32_t operand = 0; operand < MATRICES; operand++)
        {
            bool column_major = find_desc(operand)->layout == SK_LAYOUT_COL_MAJOR;
            bool along = gone[operand][column_major ? 0 : 1] == i % 3;
            broken = broken || (along && operand != OF_C && operand != OF_RESIDUAL);
        }
        broken ? refuse("", "%s is not aligned to its elements, or as the plan promised") : accept();
        finish();
    }
}

int main(void)
{
    RUN(the_tiles_of_all_kernels_reach_the_device);
    RUN(each_rule_is_kept_to_the_last_byte);
    RUN(each_rule_is_kept_with_a_gate);
    RUN(what_is_not_read_is_not_judged);
    RUN(no_offset_leads_beyond_the_last_address);
    RUN(lines_that_are_not_aligned_break_the_promise);
    return CHECK_DONE();
}
