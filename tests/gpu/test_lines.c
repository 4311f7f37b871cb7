/* test_lines.c - rows of A and D, or columns of B and D, that are chosen by indices: random cases on the device against
 * sums on the host, and every byte of D that is not written stays; also where ends, problems, counts and indices are
 * anything.
 *
 *     test_lines [SEED [FIRST [COUNT [PART]]]]    as test_random
 *
 * With a kernel that reads blocks, the operand without such lines has weights in blocks of any format.
 */
#include "check.h"
#include "hostile.h"
#include "multiply.h"
#include "quantized.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

enum
{
    CASES = 60,
    MOST_PROBLEMS = 12,
    MOST_EXTENT = 70,
    MOST_K = 256, /* of weights in blocks */
    MOST_LINES = 90,
    ROOM = 1 << 20, /* bytes of each operand: for all B of the largest elements, too */
    DROPPED = 0x5a  /* every byte of D before a launch */
};

enum
{
    STACKED, /* A with ragged m, B with ragged n */
    OTHER,   /* B, or A: one for each problem */
    D,
    WORDS,
    BUFFERS
};

/* Where words lie, bytes. */
enum
{
    EXTENTS = 0,
    GATHER = 1024,
    SCATTER = 2048,
    COUNT = 3072
};

static rig device;
static sk_kernel_info kernels[MOST_KERNELS];
static uint32_t kernel_count, first, count;
static uint64_t seed;
static gpu_buffer buffers[BUFFERS];
static unsigned char wanted[ROOM];

/* Lines are rows with ragged m, columns with ragged n: in the words of ragged m, line i of D is line i of A times B. */
typedef struct line_case
{
    sk_grouped_gemm_desc desc;
    sk_type input, output, weights; /* weights: of the other operand */
    uint32_t problems, lines;       /* that the array tells of */
    bool counted;
    uint32_t k, width;            /* of a line of A, and of D */
    uint32_t stride, stride_d;    /* elements */
    uint32_t there, there_d;      /* lines of A, and of D, that are declared */
    uint32_t offset, offset_d;    /* elements */
    uint32_t problem[MOST_LINES]; /* of each line, or MOST_PROBLEMS */
    uint32_t end[MOST_PROBLEMS];
    uint32_t gather[MOST_LINES], scatter[MOST_LINES];
} line_case;

/* ---- drawing --------------------------------------------------------------------------------- */

static void draw_problems(line_case* c, uint64_t* state)
{
    uint32_t end = 0;
    c->problems = draw_below(state, 8) == 0 ? draw_below(state, 2) : 1 + draw_below(state, MOST_PROBLEMS);
    if (c->desc.assigned)
    {
        c->lines = draw_below(state, MOST_LINES + 1);
        for (uint32_t i = 0; i < c->lines; i++)
        {
            c->problem[i] = draw_below(state, c->problems + 1);
        }
        return;
    }
    for (uint32_t e = 0; e < c->problems; e++)
    {
        uint32_t extent = draw_below(state, 3) ? draw_below(state, MOST_LINES / MOST_PROBLEMS + 1) : 0;
        for (uint32_t i = 0; i < extent; i++)
        {
            c->problem[end++] = e;
        }
        c->end[e] = end;
    }
    c->lines = end;
}

/* Any lines of A, some of which are not there; lines of D once each, or none. */
static void draw_indices(line_case* c, uint64_t* state)
{
    uint32_t free[2 * MOST_LINES];
    for (uint32_t i = 0; i < 2 * MOST_LINES; i++)
    {
        free[i] = i;
    }
    for (uint32_t i = 0; i < MOST_LINES; i++)
    {
        uint32_t at = i + draw_below(state, 2 * MOST_LINES - i), drawn = free[at];
        free[at] = free[i];
        free[i] = drawn;
        c->scatter[i] = draw_below(state, 20) ? drawn : UINT32_MAX - draw_below(state, 2);
        c->gather[i] = draw_below(state, 20) ? draw_below(state, c->there + 1) : UINT32_MAX - draw_below(state, 2);
    }
}

static void draw_shape(line_case* c, uint64_t* state)
{
    uint32_t vector = 16u / (uint32_t)element_size(c->input), vector_d = 16u / (uint32_t)element_size(c->output);
    bool whole = draw_below(state, 2) == 0; /* 16 bytes at a time */
    uint32_t block = block_elements(c->weights);
    c->k = block > 1 ? block * (1 + draw_below(state, MOST_K / block)) : draw_size(state, MOST_EXTENT);
    c->width = draw_size(state, MOST_EXTENT);
    c->offset = draw_below(state, 9);
    c->offset_d = draw_below(state, 9);
    if (whole)
    {
        c->k = (c->k + vector - 1) / vector * vector;
        c->width = (c->width + vector_d - 1) / vector_d * vector_d;
        c->offset *= vector;
        c->offset_d *= vector_d;
    }
    c->stride = c->k + (whole ? vector : 1) * draw_below(state, 5);
    c->stride_d = c->width + (whole ? vector_d : 1) * draw_below(state, 5);
    c->there = draw_below(state, MOST_LINES);
    c->there_d = c->desc.scatters ? draw_below(state, 2 * MOST_LINES) : MOST_LINES;
    c->there = c->desc.gathers || c->desc.assigned ? c->there : MOST_LINES;
    c->there_d = c->desc.assigned && !c->desc.scatters ? draw_below(state, MOST_LINES) : c->there_d;
}

static line_case draw_case(uint32_t index)
{
    uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + index;
    const sk_kernel_info* kernel = &kernels[draw_below(&state, kernel_count)];
    line_case c;
    memset(&c, 0, sizeof c);
    sk_gemm_desc* gemm = &c.desc.gemm;
    bool of_m = draw_below(&state, 2) == 0;
    uint32_t copies = draw_below(&state, 5);
    c.input = gemm->a.type = gemm->b.type = kernel->input;
    c.output = gemm->c.type = gemm->d.type = kernel->output;
    c.weights = kernel->blocks ? format_for(kernel, draw_below(&state, FORMATS)) : c.input;
    (of_m ? &gemm->b : &gemm->a)->type = c.weights;
    gemm->accumulator = kernel->accumulator;
    gemm->kernel = kernel->name;
    gemm->decomposition = draw_below(&state, 2) ? SK_DECOMPOSITION_STREAM_K : SK_DECOMPOSITION_DATA_PARALLEL;
    gemm->workers = 1 + draw_below(&state, 20);
    gemm->sort = (sk_sorting)draw_below(&state, 3);
    c.desc.ragged = of_m ? SK_RAGGED_M : SK_RAGGED_N;
    c.desc.assigned = copies > 2;
    c.desc.gathers = copies == 0 || copies == 2 || (copies > 2 && draw_below(&state, 3) > 0);
    c.desc.scatters = copies == 1 || copies == 2 || (copies > 2 && draw_below(&state, 2));
    draw_shape(&c, &state);
    draw_problems(&c, &state);
    draw_indices(&c, &state);
    c.counted = draw_below(&state, 2) == 0;
    c.desc.most_lines = c.desc.assigned && !c.counted ? c.lines : MOST_LINES;
    c.desc.most_problems = c.desc.assigned || !c.counted ? c.problems : c.problems + 1;
    c.counted |= c.desc.most_problems == 0 || c.desc.most_lines == 0;
    c.desc.most_problems += c.desc.most_problems == 0;
    c.desc.most_lines += c.desc.most_lines == 0;
    *(of_m ? &gemm->m : &gemm->n) = draw_below(&state, 4) ? MOST_LINES : 6;
    *(of_m ? &gemm->n : &gemm->m) = c.width;
    gemm->k = c.k;
    sk_layout along_k = of_m ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    sk_layout other = kernel->blocks ? along_k : (sk_layout)draw_below(&state, 2);
    gemm->a.layout = of_m ? SK_LAYOUT_ROW_MAJOR : other;
    gemm->b.layout = of_m ? other : SK_LAYOUT_COL_MAJOR;
    gemm->d.layout = of_m ? SK_LAYOUT_ROW_MAJOR : SK_LAYOUT_COL_MAJOR;
    (of_m ? &gemm->a : &gemm->b)->leading_dimension = c.stride;
    gemm->d.leading_dimension = c.stride_d;
    bool arranged = kernel->multiply == SK_MULTIPLY_ARRANGED;
    gemm->packing = arranged ? SK_PACKING_AUTO : (sk_packing)draw_below(&state, kernel->blocks ? 2 : 5);
    return c;
}

/* ---- on the host ----------------------------------------------------------------------------- */

/* Small integers, so that every sum is exact in all types. */
static double value_at(uint32_t buffer, uint64_t index)
{
    return (double)((index * 2654435761u + buffer * 40503u) >> 7 & 1);
}

/* What B has for a problem at k, n in the words of ragged m. */
static double other_at(const line_case* c, uint32_t problem, uint32_t k, uint32_t n)
{
    bool of_m = c->desc.ragged == SK_RAGGED_M;
    bool lines_along_k =
        of_m ? c->desc.gemm.b.layout == SK_LAYOUT_COL_MAJOR : c->desc.gemm.a.layout == SK_LAYOUT_ROW_MAJOR;
    uint64_t at = lines_along_k ? (uint64_t)n * c->k + k : (uint64_t)k * c->width + n;
    at += (uint64_t)problem * c->k * c->width;
    if (is_in_blocks(c->weights))
    {
        const unsigned char* block = (unsigned char*)buffers[OTHER].mapped + run_size(c->weights, at);
        return decode_element(c->weights, block, (uint32_t)(at % block_elements(c->weights)));
    }
    return value_at(OTHER, at);
}

static uint32_t bound_of(const line_case* c)
{
    return c->desc.ragged == SK_RAGGED_M ? c->desc.gemm.m : c->desc.gemm.n;
}

/* Whether a problem has more lines than the plan's bound, and so is left out. */
static bool is_left_out(const line_case* c, uint32_t problem)
{
    uint32_t lines = 0;
    for (uint32_t i = 0; i < c->lines; i++)
    {
        lines += c->problem[i] == problem;
    }
    return lines > bound_of(c);
}

static uint32_t source_of(const line_case* c, uint32_t line)
{
    return c->desc.gathers ? c->gather[line] : line;
}

static uint32_t destination_of(const line_case* c, uint32_t line)
{
    return c->desc.scatters ? c->scatter[line] : line;
}

static void want_line(const line_case* c, uint32_t line)
{
    uint32_t source = source_of(c, line), destination = destination_of(c, line);
    uint32_t problem = c->problem[line];
    if (problem >= c->desc.most_problems || is_left_out(c, problem) || destination >= c->there_d)
    {
        return;
    }
    for (uint32_t n = 0; n < c->width; n++)
    {
        double sum = 0;
        for (uint32_t k = 0; k < c->k && source < c->there; k++)
        {
            sum += value_at(STACKED, c->offset + (uint64_t)source * c->stride + k) * other_at(c, problem, k, n);
        }
        size_t at = c->offset_d + (size_t)destination * c->stride_d + n;
        store_element(c->output, wanted + at * element_size(c->output), sum);
    }
}

/* Whether the status record tells of something. */
static bool tells(const line_case* c)
{
    bool any = false;
    for (uint32_t i = 0; i < c->lines; i++)
    {
        uint32_t source = source_of(c, i), destination = destination_of(c, i);
        bool is_placed = c->problem[i] < c->desc.most_problems;
        bool gathers = c->desc.gathers || c->desc.assigned, scatters = c->desc.scatters || c->desc.assigned;
        bool out = is_placed && is_left_out(c, c->problem[i]);
        any |= out || (is_placed && gathers && source >= c->there && source != UINT32_MAX);
        any |= is_placed && !out && scatters && destination >= c->there_d && destination != UINT32_MAX;
    }
    return any;
}

/* ---- launching ------------------------------------------------------------------------------- */

/* Elements, or blocks. */
static void fill_operand(uint32_t buffer, sk_type type)
{
    size_t size = element_size(type);
    uint64_t state = seed;
    for (uint64_t i = 0; i < ROOM / size; i++)
    {
        unsigned char* element = (unsigned char*)buffers[buffer].mapped + i * size;
        if (is_in_blocks(type))
        {
            draw_block(type, &state, element);
        }
        else
        {
            store_element(type, element, value_at(buffer, i));
        }
    }
}

static void fill(const line_case* c)
{
    fill_operand(STACKED, c->input);
    fill_operand(OTHER, c->weights);
    unsigned char* words = (unsigned char*)buffers[WORDS].mapped;
    memset(buffers[D].mapped, DROPPED, ROOM);
    memset(wanted, DROPPED, ROOM);
    memset(words, 0xff, 4096);
    memcpy(words + EXTENTS, c->desc.assigned ? c->problem : c->end, 4 * (c->desc.assigned ? c->lines : c->problems));
    memcpy(words + GATHER, c->gather, sizeof c->gather);
    memcpy(words + SCATTER, c->scatter, sizeof c->scatter);
    memcpy(words + COUNT, c->desc.assigned ? &c->lines : &c->problems, 4);
}

static sk_buffer declare_lines(const gpu_buffer* buffer, uint32_t offset, uint32_t lines, uint32_t stride,
                               uint32_t length, size_t size)
{
    sk_buffer declared = make_gpu_matrix(buffer, offset * size);
    declared.size = lines ? ((lines - 1) * (VkDeviceSize)stride + length) * size : 0;
    return declared;
}

static sk_grouped_gemm_args make_lines_args(const line_case* c)
{
    sk_grouped_gemm_args args = {0};
    bool of_m = c->desc.ragged == SK_RAGGED_M;
    *(of_m ? &args.a : &args.b) =
        declare_lines(&buffers[STACKED], c->offset, c->there, c->stride, c->k, element_size(c->input));
    *(of_m ? &args.b : &args.a) = make_gpu_matrix(&buffers[OTHER], 0);
    args.d = declare_lines(&buffers[D], c->offset_d, c->there_d, c->stride_d, c->width, element_size(c->output));
    args.extents = make_gpu_matrix(&buffers[WORDS], EXTENTS);
    args.count = c->counted ? make_gpu_matrix(&buffers[WORDS], COUNT) : args.count;
    args.gather = c->desc.gathers ? make_gpu_matrix(&buffers[WORDS], GATHER) : args.gather;
    args.scatter = c->desc.scatters ? make_gpu_matrix(&buffers[WORDS], SCATTER) : args.scatter;
    return args;
}

static bool launch(const line_case* c, const sk_plan* plan)
{
    sk_grouped_gemm_args args = make_lines_args(c);
    VkDeviceSize size = sk_query_plan(plan).workspace_size;
    if (!prepare_workspace(&device, size))
    {
        return false;
    }
    args.workspace = workspace_of(&device, size);
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    bool recorded = sk_grouped_gemm(commands, plan, &args) == SK_SUCCESS;
    return submit_gpu_commands(&device.g, commands) && recorded;
}

/* What the status record says. */
static sk_result read_told(void)
{
    char text[256];
    sk_workspace_status status = {0};
    CHECK(download_gpu_buffer(&device.g, &device.workspace, workspace_of(&device, 0).offset + SK_STATUS_OFFSET,
                              &status, sizeof status));
    return sk_read_workspace_status(&status, text, sizeof text);
}

static bool check_told(const line_case* c, const sk_plan* plan)
{
    if (!tells(c))
    {
        return CHECK(check_workspace(&device, sk_query_plan(plan).workspace_size));
    }
    device.is_workspace_clear = false;
    return CHECK_EQ(read_told(), SK_ERROR_LEFT_OUT);
}

static bool run_case(const line_case* c, char line[SK_LINE_SIZE])
{
    sk_plan* plan = NULL;
    fill(c);
    for (uint32_t i = 0; i < c->lines; i++)
    {
        want_line(c, i);
    }
    bool right = CHECK(sk_create_grouped_gemm_plan(device.context, &c->desc, &plan) == SK_SUCCESS) &&
                 CHECK(launch(c, plan)) && CHECK(memcmp(buffers[D].mapped, wanted, ROOM) == 0) && check_told(c, plan);
    if (plan)
    {
        sk_format_plan(plan, line, SK_LINE_SIZE);
    }
    sk_destroy_plan(plan);
    return right;
}

static void lines_come_from_and_go_to_where_indices_say(void)
{
    if (!kernel_count)
    {
        SKIP("no kernel of that name runs here");
    }
    for (uint32_t i = first; i < first + count; i++)
    {
        char line[SK_LINE_SIZE] = "";
        line_case c = draw_case(i);
        if (!run_case(&c, line))
        {
            device.is_workspace_clear = false;
            CHECK_NOTE("test_lines %llu %u 1:%s%s%s %s\n", (unsigned long long)seed, i,
                       c.desc.gathers ? " gathers" : "", c.desc.scatters ? " scatters" : "",
                       c.desc.assigned ? " assigned" : "", line);
        }
    }
}

/* ---- words that break rules ------------------------------------------------------------------ */

static uint32_t least_of(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

/* Ends of which some are anything. The lines of a problem whose end is below its begin, above its bound or behind the
 * last end are nobody's. False if two problems have one line. */
static bool draw_any_ends(line_case* c, uint32_t bound, uint64_t* state, uint32_t* left_out)
{
    bool overlaps = false;
    for (uint32_t e = 0, end = 0; e < c->problems; e++)
    {
        end = draw_below(state, 3) ? end + draw_below(state, 12) : draw_below(state, MOST_LINES + 20);
        c->end[e] = end;
    }
    c->lines = least_of(c->end[c->problems - 1], MOST_LINES);
    memset(c->problem, 0xff, sizeof c->problem);
    *left_out = 0;
    for (uint32_t e = 0; e < c->problems; e++)
    {
        uint32_t begin = e > 0 ? c->end[e - 1] : 0, end = c->end[e];
        bool good = begin <= end && end - begin <= bound && end <= c->lines;
        *left_out += !good;
        for (uint32_t line = begin; good && line < end; line++)
        {
            overlaps = overlaps || c->problem[line] != UINT32_MAX;
            c->problem[line] = e;
        }
    }
    return !overlaps;
}

/* A case that gathers and does not scatter, whose ends descend here and there. */
static line_case draw_descending(uint32_t index, uint32_t* left_out)
{
    uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + index + (UINT64_C(1) << 32);
    line_case c = draw_case(index);
    c.desc.gathers = true;
    c.desc.scatters = c.desc.assigned = c.counted = false;
    c.desc.most_problems = c.problems = 2 + draw_below(&state, MOST_PROBLEMS - 1);
    c.desc.most_lines = c.there_d = MOST_LINES;
    while (!draw_any_ends(&c, bound_of(&c), &state, left_out))
    {
    }
    return c;
}

/* The other problems are right, and nothing else of D is written. */
static void problems_whose_ends_descend_are_left_out(void)
{
    uint32_t descending = 0;
    for (uint32_t i = first; i < first + count && kernel_count > 0; i++)
    {
        uint32_t left_out, failures = check_state.failures;
        line_case c = draw_descending(i, &left_out);
        sk_plan* plan = NULL;
        fill(&c);
        for (uint32_t line = 0; line < c.lines; line++)
        {
            want_line(&c, line);
        }
        CHECK_EQ(sk_create_grouped_gemm_plan(device.context, &c.desc, &plan), SK_SUCCESS);
        CHECK(launch(&c, plan) && memcmp(buffers[D].mapped, wanted, ROOM) == 0);
        CHECK(read_told() == (left_out > 0 || tells(&c) ? SK_ERROR_LEFT_OUT : SK_SUCCESS));
        device.is_workspace_clear = false;
        descending += left_out > 0;
        sk_destroy_plan(plan);
        if (check_state.failures > failures)
        {
            CHECK_NOTE("test_lines %llu %u 1\n", (unsigned long long)seed, i);
        }
    }
    CHECK(descending > count / 4 || kernel_count == 0);
}

/* Whether D has changed only where a line is declared, and the other buffers nowhere. */
static bool is_rest_kept(const line_case* c, const unsigned char* words)
{
    size_t size = element_size(c->output);
    for (uint32_t line = 0; line < c->there_d; line++)
    {
        size_t at = (c->offset_d + (size_t)line * c->stride_d) * size;
        memcpy(wanted + at, (unsigned char*)buffers[D].mapped + at, c->width * size);
    }
    return CHECK(memcmp(buffers[D].mapped, wanted, ROOM) == 0) &&
           CHECK(memcmp(buffers[WORDS].mapped, words, 4096) == 0);
}

static void spoil_words(const line_case* c, unsigned char* words)
{
    uint32_t extents = c->desc.assigned ? c->lines : c->problems;
    uint32_t bound = c->desc.assigned ? c->desc.most_problems : c->desc.most_lines;
    spoil_table((uint32_t*)(void*)(words + EXTENTS), extents, bound, draw_hostile_below(SPOILS));
    spoil_table((uint32_t*)(void*)(words + GATHER), MOST_LINES, c->there, draw_hostile_below(SPOILS));
    spoil_table((uint32_t*)(void*)(words + SCATTER), MOST_LINES, c->there_d, draw_hostile_below(SPOILS));
    spoil_table((uint32_t*)(void*)(words + COUNT), 1, bound, draw_hostile_below(SPOILS));
}

/* Ends, problems, counts and indices may be anything: the launch ends, and writes only to lines of D. */
static void hostile_words_end_and_harm_nothing(void)
{
    for (uint32_t i = first; i < first + count && kernel_count > 0; i++)
    {
        static unsigned char words[4096];
        uint32_t failures = check_state.failures;
        line_case c = draw_case(i);
        sk_plan* plan = NULL;
        begin_hostile("test_lines", seed, i);
        fill(&c);
        spoil_words(&c, buffers[WORDS].mapped);
        memcpy(words, buffers[WORDS].mapped, sizeof words);
        CHECK_EQ(sk_create_grouped_gemm_plan(device.context, &c.desc, &plan), SK_SUCCESS);
        CHECK(launch(&c, plan) && is_rest_kept(&c, words));
        device.is_workspace_clear = false;
        sk_destroy_plan(plan);
        if (check_state.failures > failures)
        {
            CHECK_NOTE("%s", hostile_note);
        }
    }
}

/* Kernels with f32 sums, which hold these small integers. */
static uint32_t keep_f32_sums(uint32_t all)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < all; i++)
    {
        if (kernels[i].accumulator == SK_TYPE_F32)
        {
            kernels[kept++] = kernels[i];
        }
    }
    return kept;
}

int main(int argc, char** argv)
{
    seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 0;
    seed = seed ? seed : (uint64_t)time(NULL);
    first = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : 0;
    count = argc > 3 ? (uint32_t)strtoul(argv[3], NULL, 10) : CASES;
    printf("seed: %llu (test_lines %llu repeats this run)\n", (unsigned long long)seed, (unsigned long long)seed);
    bool all = open_rig(&device, NULL);
    for (int i = 0; i < BUFFERS; i++)
    {
        all = all && create_gpu_buffer(&device.g, ROOM, GPU_HOST, &buffers[i]);
    }
    if (!all)
    {
        return 1;
    }
    kernel_count = keep_f32_sums(list_kernels(&device, argc > 4 ? argv[4] : NULL, kernels));
    watch_launches(&device.g);
    RUN(lines_come_from_and_go_to_where_indices_say);
    RUN(problems_whose_ends_descend_are_left_out);
    RUN(hostile_words_end_and_harm_nothing);
    for (int i = 0; i < BUFFERS; i++)
    {
        destroy_gpu_buffer(&device.g, &buffers[i]);
    }
    close_rig(&device);
    return CHECK_DONE();
}
