/* test_prepacked.c - products of prepacked operands have the bits of plans that copy; sk_pack writes nothing beside.
 *
 *     test_prepacked [SEED [FIRST [COUNT [PART]]]]    PART: of the kernels' names
 *
 * Product i of a seed is the same however many are run. */
#include "check.h"
#include "drawn.h"
#include "multiply.h"
#include "quantized.h"

#include <stdlib.h>
#include <string.h>

enum
{
    PRODUCTS = 200,
    MOST_EXTENT = 70,
    MOST_ELEMENTS = 300, /* along k */
    GUARD = 1024,        /* bytes before and after what is written */
    POISON = 0xa5
};

static rig device;
static sk_kernel_info kernels[MOST_KERNELS];
static uint32_t kernel_count;

/* A prepacked operand between guards. */
typedef struct packed
{
    sk_pack_header header;
    gpu_buffer memory;
    sk_buffer place;
} packed;

static bool make_room(packed* made)
{
    if (!create_gpu_buffer(&device.g, GUARD + SK_PACK_ALIGNMENT + made->header.size + GUARD, GPU_HOST, &made->memory))
    {
        return false;
    }
    memset(made->memory.mapped, POISON, (size_t)made->memory.size);
    VkDeviceSize beyond = (made->memory.address + GUARD) % SK_PACK_ALIGNMENT;
    made->place.buffer = made->memory.buffer;
    made->place.offset = GUARD + (beyond ? SK_PACK_ALIGNMENT - beyond : 0);
    made->place.size = made->header.size;
    return true;
}

static bool is_guarded(const packed* made)
{
    const unsigned char* bytes = made->memory.mapped;
    bool guarded = true;
    for (size_t i = 0; i < made->memory.size; i++)
    {
        bool inside = i >= made->place.offset && i < made->place.offset + made->place.size;
        guarded = guarded && (inside || bytes[i] == POISON);
    }
    return guarded;
}

static void wait_for_shaders(VkCommandBuffer commands)
{
    VkMemoryBarrier barrier = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL, VK_ACCESS_SHADER_WRITE_BIT,
                               VK_ACCESS_SHADER_READ_BIT};
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 1,
                         &barrier, 0, NULL, 0, NULL);
}

/* Records the plan, with its prepacked operands (NULL: it has none), and waits for it. */
static bool launch(const product* p, const placement* placed, const sk_plan* plan, packed made[2], bool packs)
{
    sk_plan_info info = sk_query_plan(plan);
    sk_gemm_args args = make_args(&device, p, placed);
    if (info.workspace_size > 0 && !prepare_workspace(&device, info.workspace_size))
    {
        return false;
    }
    args.workspace = workspace_of(&device, info.workspace_size);
    memcpy(device.arena.mapped, device.before, device.used);
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    bool recorded = true;
    for (int i = 0; made && i < 2; i++)
    {
        sk_buffer* operand = i == 0 ? &args.a : &args.b;
        if (made[i].header.magic)
        {
            recorded &= !packs || sk_pack(commands, plan, (sk_operand)i, *operand, made[i].place) == SK_SUCCESS;
            *operand = made[i].place;
        }
    }
    wait_for_shaders(commands);
    recorded &= sk_gemm(commands, plan, &args) == SK_SUCCESS;
    return submit_gpu_commands(&device.g, commands) && recorded &&
           (info.workspace_size == 0 || check_workspace(&device, info.workspace_size));
}

/* What prepacking leaves of the copies that a wish asks for. */
static sk_packing packing_beside(sk_packing packing, sk_packing prepacked)
{
    sk_packing others[] = {SK_PACKING_AUTO, SK_PACKING_NEVER, SK_PACKING_B, SK_PACKING_A, SK_PACKING_NEVER};
    return packing == SK_PACKING_ALWAYS ? others[prepacked] : SK_PACKING_NEVER;
}

/* A plan of the same product whose operands are prepacked: any order, or that of `made`. */
static sk_plan* plan_prepacked(const sk_gemm_desc* copies, sk_packing which, const packed made[2])
{
    static const sk_pack_header any;
    sk_plan* plan = NULL;
    sk_gemm_desc desc = *copies;
    bool a = which == SK_PACKING_A || which == SK_PACKING_ALWAYS,
         b = which == SK_PACKING_B || which == SK_PACKING_ALWAYS;
    desc.a.prepacked = !a ? NULL : made ? &made[0].header : &any;
    desc.b.prepacked = !b ? NULL : made ? &made[1].header : &any;
    desc.packing = packing_beside(copies->packing, which);
    sk_create_gemm_plan(device.context, &desc, &plan);
    return plan;
}

static bool query_headers(const sk_plan* plan, sk_packing which, packed made[2])
{
    bool a = which == SK_PACKING_A || which == SK_PACKING_ALWAYS,
         b = which == SK_PACKING_B || which == SK_PACKING_ALWAYS;
    return sk_query_plan(plan).prepacked == which &&
           (!a || (sk_query_pack(plan, SK_OPERAND_A, &made[0].header) == SK_SUCCESS && make_room(&made[0]))) &&
           (!b || (sk_query_pack(plan, SK_OPERAND_B, &made[1].header) == SK_SUCCESS && make_room(&made[1])));
}

/* Multiplies what is packed first, and then once more by a plan that is given the headers. D has the bits of `right`,
 * and nothing else in the arena or beside the prepacked operands was written. */
static bool multiply_prepacked(const product* p, const placement* placed, const sk_gemm_desc* copies,
                               sk_packing which, const unsigned char* right)
{
    packed made[2] = {{.header = {0}}, {.header = {0}}};
    sk_plan* plan = plan_prepacked(copies, which, NULL);
    bool same = plan && query_headers(plan, which, made) && launch(p, placed, plan, made, true) &&
                CHECK(memcmp(device.arena.mapped, right, device.used) == 0);
    sk_plan* other = same ? plan_prepacked(copies, which, made) : NULL;
    for (int i = 0; other && i < 2; i++)
    {
        sk_pack_header header;
        same &= !made[i].header.magic || (sk_query_pack(other, (sk_operand)i, &header) == SK_SUCCESS &&
                                          CHECK(memcmp(&header, &made[i].header, sizeof header) == 0));
    }
    same = other && same && launch(p, placed, other, made, false) &&
           CHECK(memcmp(device.arena.mapped, right, device.used) == 0);
    for (int i = 0; i < 2; i++)
    {
        same &= !made[i].header.magic || CHECK(is_guarded(&made[i]));
        destroy_gpu_buffer(&device.g, &made[i].memory);
    }
    if (plan && !same)
    {
        report_product(p, plan);
    }
    sk_destroy_plan(other);
    sk_destroy_plan(plan);
    return same;
}

/* Multiplies by a plan that copies as the product's packing says, checks D, and compares prepacked operands with it. */
static bool run_prepacked(const product* p, sk_packing which)
{
    placement placed;
    sk_plan* plan = NULL;
    clear_arena(&device);
    if (!place_product(&device, p, &placed) || sk_create_gemm_plan(device.context, &p->desc, &plan) != SK_SUCCESS)
    {
        return false;
    }
    remember_arena(&device);
    bool right = launch(p, &placed, plan, NULL, false) && check_product(&device, p, &placed, plan);
    unsigned char* d = malloc(device.used);
    memcpy(d, device.arena.mapped, device.used);
    right = right && multiply_prepacked(p, &placed, &p->desc, which, d);
    free(d);
    sk_destroy_plan(plan);
    return right;
}

/* Lets one operand be in blocks, along k. */
static void put_in_blocks(product* p, bool is_a, uint64_t* state)
{
    sk_matrix_desc* weights = is_a ? &p->desc.a : &p->desc.b;
    weights->type = (sk_type)(SK_TYPE_Q4_0 + draw_below(state, FORMATS));
    weights->layout = is_a ? SK_LAYOUT_ROW_MAJOR : SK_LAYOUT_COL_MAJOR;
    weights->leading_dimension = 0;
    weights->batch_stride = 0;
    uint32_t block = block_elements(weights->type);
    p->desc.k = (p->desc.k + block - 1) / block * block;
}

/* Lets both be: sums are not exact. All or one are prepacked; that one is the smaller, which a plan decodes that copies
 * both, so that tiles are shared alike. */
static sk_packing put_both_in_blocks(product* p, uint64_t* state)
{
    uint64_t batch = p->desc.batch_count;
    uint64_t of_a = p->desc.m * (p->desc.a.shared ? 1 : batch), of_b = p->desc.n * (p->desc.b.shared ? 1 : batch);
    put_in_blocks(p, true, state);
    put_in_blocks(p, false, state);
    p->desc.k = (p->desc.k + 255) / 256 * 256;
    p->values = VALUES_REALS;
    p->desc.packing = SK_PACKING_ALWAYS;
    sk_packing smaller = !p->desc.gate && of_b < of_a ? SK_PACKING_B : SK_PACKING_A;
    return draw_below(state, 2) == 0 ? SK_PACKING_ALWAYS : smaller;
}

/* Lets one be in blocks, and prepacks that; or one or both, where the other is f32 that is rounded. */
static sk_packing put_one_in_blocks(product* p, const sk_kernel_info* kernel, bool is_a, uint64_t* state)
{
    put_in_blocks(p, is_a, state);
    p->desc.packing = is_a ? SK_PACKING_A : SK_PACKING_B;
    if (kernel->input == SK_TYPE_F32 || draw_below(state, 2) == 0)
    {
        return p->desc.packing;
    }
    (is_a ? &p->desc.b : &p->desc.a)->type = SK_TYPE_F32;
    p->desc.multiplied = kernel->input;
    p->desc.packing = SK_PACKING_ALWAYS;
    p->values = VALUES_REALS;
    return (sk_packing)(SK_PACKING_A + draw_below(state, 3));
}

/* One time in three, lets all of a batch have one matrix. */
static void share(sk_matrix_desc* operand, uint64_t* state)
{
    operand->shared = draw_below(state, 3) == 0;
    operand->batch_stride = operand->shared ? 0 : operand->batch_stride;
}

static product draw_product(uint32_t index, sk_packing* which)
{
    uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + index;
    product p = {.seed = seed + index};
    const sk_kernel_info* kernel = &kernels[draw_below(&state, kernel_count)];
    specialization s = choose_specialization(draw_below(&state, SPECIALIZATIONS));
    s.linear = s.c_transposed = false;
    bool is_arranged = kernel->multiply == SK_MULTIPLY_ARRANGED;
    bool is_decoded = kernel->accumulator == SK_TYPE_F32 && !is_arranged &&
                      (kernel->input == SK_TYPE_F32 || kernel->input == SK_TYPE_F16 || kernel->input == SK_TYPE_BF16);
    s.aligned = s.aligned && kernel->multiply != SK_MULTIPLY_DOT;
    specialize(&p, kernel, s, draw_below(&state, 2) == 0);
    *which = (sk_packing)(SK_PACKING_A + draw_below(&state, 3));
    p.desc.m = 1 + draw_below(&state, MOST_EXTENT);
    p.desc.n = 1 + draw_below(&state, MOST_EXTENT);
    p.desc.k = 1 + draw_below(&state, MOST_ELEMENTS);
    p.desc.batch_count = draw_below(&state, 3) == 0 ? 2 + draw_below(&state, 2) : 1;
    p.desc.packing = is_arranged ? SK_PACKING_ALWAYS : *which;
    p.desc.workers = draw_below(&state, 3);
    p.desc.decomposition = p.desc.workers ? SK_DECOMPOSITION_STREAM_K : SK_DECOMPOSITION_AUTO;
    p.offset_a = draw_below(&state, 9);
    p.offset_b = draw_below(&state, 9);
    p.by_address = draw_below(&state, 2) == 0;
    p.values = draw_below(&state, 2) == 0 ? VALUES_REALS : VALUES_INTEGERS;
    sk_type d = kernel->output;
    if ((d == SK_TYPE_F32 || d == SK_TYPE_F16 || d == SK_TYPE_BF16) && draw_below(&state, 3) == 0)
    {
        set_gate(&p);
    }
    uint32_t padding[4] = {draw_below(&state, 12), draw_below(&state, 12), 0, draw_below(&state, 12)};
    lay_out(&p, s, padding, draw_below(&state, 2) == 0);
    share(&p.desc.a, &state);
    share(&p.desc.b, &state);
    if (is_decoded && draw_below(&state, 2) == 0)
    {
        bool is_a = draw_below(&state, 2) == 0 && !p.desc.gate, both = draw_below(&state, 3) == 0;
        static const uint32_t none[4];
        p.values = VALUES_INTEGERS;
        p.desc.multiplied = both ? kernel->input : SK_TYPE_F32;
        *which = both ? put_both_in_blocks(&p, &state) : put_one_in_blocks(&p, kernel, is_a, &state);
        sk_matrix_desc kept_a = p.desc.a, kept_b = p.desc.b;
        s.aligned = false;
        lay_out(&p, s, none, false);
        p.desc.a = both || is_a ? kept_a : p.desc.a;
        p.desc.b = both || !is_a ? kept_b : p.desc.b;
    }
    return p;
}

static void prepacked_operands_give_the_bits_of_copies(void)
{
    if (!kernel_count)
    {
        SKIP("no kernel of that name runs here");
    }
    for (uint32_t i = first; i < first + count; i++)
    {
        sk_packing which;
        product p = draw_product(i, &which);
        if (!CHECK(run_prepacked(&p, which)))
        {
            CHECK_NOTE("test_prepacked %llu %u 1\n", (unsigned long long)seed, i);
        }
    }
}

int main(int argc, char** argv)
{
    choose_drawn(argc, argv, PRODUCTS);
    if (!open_rig(&device, NULL))
    {
        return 1;
    }
    kernel_count = list_kernels(&device, argc > 4 ? argv[4] : NULL, kernels);
    RUN(prepacked_operands_give_the_bits_of_copies);
    close_rig(&device);
    return CHECK_DONE();
}
