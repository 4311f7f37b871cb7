/* prepacked_group.h - a group whose weights are prepacked, on the device: told by an array, by the host or by a table,
 * with them and without. */
#ifndef PREPACKED_GROUP_H
#define PREPACKED_GROUP_H

#include "check.h"
#include "guard_pages.h"
#include "multiply.h"
#include "quantized.h"

#include <string.h>

enum
{
    MOST_PROBLEMS = 8,
    MOST_EXTENT = 60,
    MOST_K = 200,
    PERIOD = 8191,  /* elements, or blocks, after which operands repeat */
    ROOM = 8 << 20, /* bytes of each operand */
    TABLE = 64,     /* bytes from the words to the table, */
    UPLOAD = 8192,  /* and to where the host's problems are written */
    POISON = 0xa5,
    DROPPED = 0x5a /* every byte of D before a launch */
};

typedef enum form
{
    TOLD_BY_ARRAY,
    TOLD_BY_HOST,
    UPLOADED,
    TOLD_BY_TABLE,
    FORMS
} form;

typedef enum operand
{
    STACKED, /* the operand that problems stack */
    SOURCE,  /* the weights, */
    DECODED, /* and the same as elements, where they are in blocks */
    PACKED,
    D,
    WANTED,
    WORDS,
    OPERANDS
} operand;

typedef struct weights_case
{
    sk_grouped_gemm_desc desc; /* gemm.packing apart */
    sk_packing packing;        /* beside prepacked weights */
    form form;
    bool is_a; /* the weights are A */
    bool is_dot;
    uint32_t seed, count;
    uint32_t extent[MOST_PROBLEMS], begin[MOST_PROBLEMS + 1]; /* lines of what is stacked */
    uint32_t matrix[MOST_PROBLEMS];                           /* of the weights */
    uint32_t gather[MOST_PROBLEMS * (MOST_EXTENT + 16)];
    const sk_problem* hostile; /* in place of the table's third problem; NULL: none */
} weights_case;

/* Weights between pages without access. */
typedef struct prepacked
{
    sk_pack_header header;
    guard_pages pages;
    size_t begin;
} prepacked;

static rig device;
static sk_kernel_info kernels[MOST_KERNELS];
static uint32_t kernel_count;
static gpu_buffer operands[OPERANDS];

static inline sk_matrix_desc* weights_of(weights_case* c)
{
    return c->is_a ? &c->desc.gemm.a : &c->desc.gemm.b;
}

/* Rows of weights that are A, columns of those that are B. */
static inline uint32_t weights_rows(const weights_case* c)
{
    return c->is_a ? c->desc.gemm.m : columns_of_b(&c->desc.gemm);
}

static inline bool lies_along_k(const weights_case* c)
{
    return c->is_a ? c->desc.gemm.a.layout == SK_LAYOUT_ROW_MAJOR : c->desc.gemm.b.layout == SK_LAYOUT_COL_MAJOR;
}

static inline uint32_t weights_line(const weights_case* c)
{
    return lies_along_k(c) ? c->desc.gemm.k : weights_rows(c);
}

static inline uint32_t weights_lines(const weights_case* c)
{
    return lies_along_k(c) ? weights_rows(c) : c->desc.gemm.k;
}

/* Whether lines of the stacked operand, or of D, are those that problems have of their own. */
static inline bool is_line_whole(const weights_case* c, bool is_d)
{
    const sk_gemm_desc* gemm = &c->desc.gemm;
    sk_layout layout = is_d ? gemm->d.layout : c->is_a ? gemm->b.layout : gemm->a.layout;
    return layout == (c->is_a ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR);
}

static inline uint32_t stacked_line(const weights_case* c, bool is_d)
{
    const sk_gemm_desc* gemm = &c->desc.gemm;
    uint32_t own = !is_d ? gemm->k : c->is_a ? gemm->m : gemm->n, all = c->begin[c->count];
    return is_line_whole(c, is_d) ? own : all ? all : 1u;
}

/* ---- memory ---------------------------------------------------------------------------------- */

static inline bool create_operands(void)
{
    bool all = true;
    for (int i = 0; i < OPERANDS; i++)
    {
        all = all && create_gpu_buffer(&device.g, ROOM, GPU_HOST, &operands[i]);
    }
    return all;
}

static inline void destroy_operands(void)
{
    for (int i = 0; i < OPERANDS; i++)
    {
        destroy_gpu_buffer(&device.g, &operands[i]);
    }
}

/* Kernels that read blocks have no use for prepacked weights. */
static inline uint32_t leave_out_blocks(uint32_t all)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < all; i++)
    {
        if (!kernels[i].blocks)
        {
            kernels[kept++] = kernels[i];
        }
    }
    return kept;
}

/* Small integers, whose sums any order gives; or fractions. */
static inline void fill_elements(gpu_buffer* to, sk_type type, bool is_real, uint64_t* state)
{
    sk_type part = component_of(type);
    size_t size = element_size(part), period = PERIOD * size;
    for (size_t at = 0; at < period; at += size)
    {
        double value = is_real ? (double)draw_below(state, 2001) / 1000.0 - 1.0 : (double)draw_below(state, 3);
        store_element(part, (unsigned char*)to->mapped + at, value);
    }
    for (size_t at = period; at < ROOM; at += period)
    {
        memcpy((unsigned char*)to->mapped + at, to->mapped, at + period <= ROOM ? period : ROOM - at);
    }
}

/* Blocks, and their elements rounded to the type that is multiplied. */
static inline void fill_blocks(sk_type type, sk_type multiplied, uint64_t* state)
{
    unsigned char *blocks = operands[SOURCE].mapped, *decoded = operands[DECODED].mapped;
    size_t size = element_size(type), element = element_size(multiplied);
    uint32_t count = block_elements(type);
    for (uint32_t block = 0; (block + 1) * size <= ROOM && (block + 1) * count * element <= ROOM; block++)
    {
        draw_block(type, state, blocks + block * size);
        for (uint32_t i = 0; i < count; i++)
        {
            double value = decode_element(type, blocks + block * size, i);
            store_element(multiplied, decoded + (block * (size_t)count + i) * element, value);
        }
    }
}

static inline void fill_operands(weights_case* c)
{
    uint64_t state = c->seed;
    const sk_gemm_desc* gemm = &c->desc.gemm;
    sk_type type = c->is_a ? gemm->b.type : gemm->a.type, weights = weights_of(c)->type;
    bool has_fractions = type == SK_TYPE_F64 || type == SK_TYPE_F32 || type == SK_TYPE_F16 || type == SK_TYPE_BF16;
    bool is_real = has_fractions && !c->is_dot && !is_in_blocks(weights) && draw_below(&state, 2) == 0;
    fill_elements(&operands[STACKED], type, is_real, &state);
    if (is_in_blocks(weights))
    {
        fill_blocks(weights, type, &state);
        return;
    }
    fill_elements(&operands[SOURCE], weights, is_real, &state);
}

/* ---- plans and launches ---------------------------------------------------------------------- */

/* The desc of weights that are prepacked, or that lie: in a table each problem then tells how. */
static inline sk_grouped_gemm_desc describe(weights_case* c, const sk_pack_header* header)
{
    sk_grouped_gemm_desc desc = c->desc;
    sk_matrix_desc* weights = c->is_a ? &desc.gemm.a : &desc.gemm.b;
    sk_matrix_desc* stacked[] = {c->is_a ? &desc.gemm.b : &desc.gemm.a, &desc.gemm.d, &desc.gemm.c};
    weights->prepacked = header;
    desc.gemm.packing = header || c->packing == SK_PACKING_AUTO ? c->packing : SK_PACKING_NEVER;
    desc.aligned = desc.aligned && header;
    if (!header && is_in_blocks(weights->type))
    {
        weights->type = stacked[0]->type;
    }
    for (int i = 0; i < 3 && c->form != TOLD_BY_ARRAY; i++)
    {
        stacked[i]->leading_dimension = 0;
    }
    if (c->form != TOLD_BY_ARRAY && !header)
    {
        weights->leading_dimension = 0;
        weights->batch_stride = 0;
        weights->shared = false;
    }
    return desc;
}

/* Where offsets of an operand count from. */
static inline uint64_t base_of(const weights_case* c, operand x)
{
    return c->desc.addresses ? operands[x].address : 0;
}

/* A problem of a table, whose weights are prepacked, or lie. */
static inline sk_problem write_out(weights_case* c, uint32_t i, const prepacked* made)
{
    if (made && c->hostile && i == 2)
    {
        return *c->hostile;
    }
    const sk_gemm_desc* gemm = &c->desc.gemm;
    sk_problem p = {.m = gemm->m, .n = gemm->n, .k = gemm->k, .alpha = 2.0};
    *(c->is_a ? &p.n : &p.m) = c->extent[i];
    const sk_matrix_desc *stacked = c->is_a ? &gemm->b : &gemm->a, *weights = weights_of(c);
    size_t size = element_size(stacked->type);
    uint64_t lines = is_line_whole(c, false) ? stacked->leading_dimension : 1u;
    uint64_t lines_of_d = is_line_whole(c, true) ? gemm->d.leading_dimension : 1u;
    *(c->is_a ? &p.b : &p.a) = base_of(c, STACKED) + c->begin[i] * lines * size;
    *(c->is_a ? &p.leading_dimension_b : &p.leading_dimension_a) = stacked->leading_dimension;
    p.d = base_of(c, made ? D : WANTED) + c->begin[i] * lines_of_d * element_size(gemm->d.type);
    p.leading_dimension_d = gemm->d.leading_dimension;
    uint32_t leading = weights->leading_dimension ? weights->leading_dimension : weights_line(c);
    uint64_t stride = weights->batch_stride ? weights->batch_stride : (uint64_t)leading * weights_lines(c);
    stride = weights->shared ? 0 : stride;
    uint64_t first_weights = base_of(c, is_in_blocks(weights->type) ? DECODED : SOURCE);
    if (made)
    {
        bool arranged = made->header.order == SK_PACK_ORDER_ARRANGED;
        leading = (uint32_t)made->header.leading_dimension;
        stride = made->header.batch_stride;
        size = arranged ? 2 : size;
        first_weights = c->desc.addresses ? base_of(c, PACKED) + made->begin : 0;
    }
    *(c->is_a ? &p.a : &p.b) = first_weights + c->matrix[i] * stride * size;
    *(c->is_a ? &p.leading_dimension_a : &p.leading_dimension_b) = leading;
    return p;
}

static inline sk_grouped_gemm_args make_case_args(weights_case* c, const prepacked* made, sk_problem* problems)
{
    sk_grouped_gemm_args args = {.alpha = 2.0};
    uint32_t* words = operands[WORDS].mapped;
    bool in_blocks = is_in_blocks(weights_of(c)->type);
    sk_buffer* weights = c->is_a ? &args.a : &args.b;
    *(c->is_a ? &args.b : &args.a) = make_gpu_matrix(&operands[STACKED], 0);
    *weights = make_gpu_matrix(&operands[in_blocks ? DECODED : SOURCE], 0);
    if (made)
    {
        *weights = make_gpu_matrix(&operands[PACKED], made->begin);
        weights->size = made->header.size;
    }
    args.d = make_gpu_matrix(&operands[made ? D : WANTED], 0);
    words[0] = c->count;
    for (uint32_t i = 0; i < c->count; i++)
    {
        words[2 + i] = c->begin[i + 1];
        problems[i] = write_out(c, i, made);
    }
    args.extents = make_gpu_matrix(&operands[WORDS], 8);
    args.count = make_gpu_matrix(&operands[WORDS], 0);
    memcpy((unsigned char*)operands[WORDS].mapped + TABLE, problems, c->count * sizeof *problems);
    args.gather = c->desc.gathers ? make_gpu_matrix(&operands[WORDS], 2 * UPLOAD) : args.gather;
    memcpy((unsigned char*)operands[WORDS].mapped + 2 * UPLOAD, c->gather, sizeof c->gather);
    if (c->form == TOLD_BY_TABLE)
    {
        args.table = make_gpu_matrix(&operands[WORDS], TABLE);
    }
    if (c->form == TOLD_BY_HOST || c->form == UPLOADED)
    {
        args.problems = problems;
        args.problem_count = c->count;
        memset(&args.count, 0, sizeof args.count);
    }
    if (c->form == UPLOADED)
    {
        args.upload = make_gpu_matrix(&operands[WORDS], UPLOAD);
        args.upload_mapped = (unsigned char*)operands[WORDS].mapped + UPLOAD;
    }
    if (c->form != TOLD_BY_ARRAY)
    {
        memset(&args.extents, 0, sizeof args.extents);
    }
    return args;
}

/* Submits what was recorded, with the pages about what is prepacked closed. */
static inline bool submit_case(const prepacked* made, VkCommandBuffer commands, sk_result result)
{
    bool guards = made && made->pages.guard;
    if (guards)
    {
        protect_pages(&made->pages, operands[PACKED].mapped, true);
    }
    bool right = submit_gpu_commands(&device.g, commands);
    if (guards)
    {
        protect_pages(&made->pages, operands[PACKED].mapped, false);
    }
    return right && CHECK_EQ(result, SK_SUCCESS);
}

static inline bool launch_case(weights_case* c, const sk_plan* plan, const prepacked* made)
{
    sk_problem problems[MOST_PROBLEMS];
    sk_grouped_gemm_args args = make_case_args(c, made, problems);
    VkDeviceSize size = sk_query_plan(plan).workspace_size;
    memset(operands[made ? D : WANTED].mapped, DROPPED, ROOM);
    if (!prepare_workspace(&device, size))
    {
        return false;
    }
    args.workspace = workspace_of(&device, size);
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    bool right = submit_case(made, commands, sk_grouped_gemm(commands, plan, &args));
    return right && (c->hostile || check_workspace(&device, size));
}

/* ---- packing --------------------------------------------------------------------------------- */

/* Places the operand right before a page, and poisons all memory around it. */
static inline void place_prepacked(prepacked* made)
{
    memset(&made->pages, 0, sizeof made->pages);
    made->pages.guard = is_on_cpu(&device);
    (void)guard_page(&made->pages, operands[PACKED].mapped, 0);
    size_t end = guard_page(&made->pages, operands[PACKED].mapped, made->pages.end + (size_t)made->header.size);
    made->begin = end - (size_t)made->header.size;
    CHECK(made->pages.end <= operands[PACKED].size);
    memset(operands[PACKED].mapped, POISON, (size_t)operands[PACKED].size);
}

static inline bool is_guarded(const prepacked* made)
{
    const unsigned char* bytes = operands[PACKED].mapped;
    bool guarded = true;
    for (size_t i = 0; i < operands[PACKED].size; i++)
    {
        bool inside = i >= made->begin && i < made->begin + made->header.size;
        guarded = guarded && (inside || bytes[i] == POISON);
    }
    return guarded;
}

static inline bool pack_weights(weights_case* c, const sk_plan* plan, prepacked* made)
{
    sk_operand which = c->is_a ? SK_OPERAND_A : SK_OPERAND_B;
    if (!CHECK_EQ(sk_query_pack(plan, which, &made->header), SK_SUCCESS))
    {
        return false;
    }
    place_prepacked(made);
    sk_buffer source = make_gpu_matrix(&operands[SOURCE], 0),
              packed = make_gpu_matrix(&operands[PACKED], made->begin);
    packed.size = made->header.size;
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    return submit_case(made, commands, sk_pack(commands, plan, which, source, packed)) && CHECK(is_guarded(made));
}

/* ---- both ------------------------------------------------------------------------------------ */

static inline sk_plan* make_case_plan(weights_case* c, const sk_pack_header* header)
{
    sk_plan* plan = NULL;
    sk_grouped_gemm_desc desc = describe(c, header);
    CHECK_EQ(sk_create_grouped_gemm_plan(device.context, &desc, &plan), SK_SUCCESS);
    return plan;
}

/* Launches weights as they lie, then packs them and launches twice: by the plan that packed, and by one that is given
 * its header. D has the same bits. */
static inline bool compare_case(weights_case* c, char line[SK_LINE_SIZE])
{
    static const sk_pack_header any;
    prepacked made;
    memset(&made, 0, sizeof made);
    fill_operands(c);
    sk_plan *lies = make_case_plan(c, NULL), *packs = make_case_plan(c, &any), *reads = NULL;
    bool right = lies && packs && launch_case(c, lies, NULL) && pack_weights(c, packs, &made);
    right = right && launch_case(c, packs, &made) &&
            CHECK(memcmp(operands[D].mapped, operands[WANTED].mapped, ROOM) == 0) && CHECK(is_guarded(&made));
    reads = right ? make_case_plan(c, &made.header) : NULL;
    right = reads && launch_case(c, reads, &made) &&
            CHECK(memcmp(operands[D].mapped, operands[WANTED].mapped, ROOM) == 0);
    if (packs)
    {
        CHECK_EQ(sk_query_plan(packs).prepacked, c->is_a ? SK_PACKING_A : SK_PACKING_B);
        sk_format_plan(packs, line, SK_LINE_SIZE);
    }
    sk_destroy_plan(lies);
    sk_destroy_plan(packs);
    sk_destroy_plan(reads);
    return right;
}

#endif
