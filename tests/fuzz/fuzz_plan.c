/* fuzz_plan.c - descs out of bytes: every plan on the fake device is refused with a sentence, or computes each element
 * of D and each k-iteration exactly once within its workspace and the device's limits, and is the one that
 * sk_explain_gemm_plan lists first.
 *
 * A libFuzzer target; tests/fuzz/run builds and runs it. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "bytes.h"
#include "coverage.h"
#include "values.h"

enum
{
    MOST_PIECES = FAKE_COMMANDS / 4,
    MOST_SLICED_PIECES = FAKE_COMMANDS / 16, /* two slices have six dispatches, of three commands and a barrier */
    MOST_GROUPS = 65535,                     /* in each direction: what every device allows */
    MOST_CANDIDATES = 4,
    MOST_UNITS = 1 << 20
};

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

static sk_context* open_context(bytes* b)
{
    sk_context* context = NULL;
    if (take_below(b, 4) == 0)
    {
        reset_fake_cpu();
    }
    else
    {
        reset_fake();
        fake.properties.vendorID = take_below(b, 4) == 0 ? 0x1002 : 0x10de;
    }
    sk_context_desc desc = fake_context_desc();
    desc.compute_units = take_below(b, 2) == 0 ? 0 : take_number(b) % MOST_UNITS;
    HOLD(sk_create_context(&desc, &context) == SK_SUCCESS);
    return context;
}

/* NULL, a kernel's name, or nobody's. */
static const char* take_kernel(bytes* b)
{
    uint32_t count = sk__kernel_count(), index = take_byte(b);
    return index < 128 ? NULL : index == 128 ? "nobody" : sk__kernel_at(index % count)->name;
}

static void take_matrix(bytes* b, sk_matrix_desc* matrix, uint32_t kind)
{
    matrix->layout = (sk_layout)take_below(b, 2);
    if (kind == 0)
    {
        matrix->leading_dimension = take_number(b);
        matrix->batch_stride = take_below(b, 2) ? take_number(b) : 0;
    }
}

/* A bool is 0 or 1, and a pointer is one. */
static void keep_bools(sk_matrix_desc* matrix, const sk_matrix_desc* good)
{
    matrix->prepacked = good->prepacked;
    matrix->shared = good->shared;
    matrix->conjugate = good->conjugate;
}

static void keep_all_bools(sk_gemm_desc* desc, const sk_gemm_desc* good)
{
    keep_bools(&desc->a, &good->a);
    keep_bools(&desc->b, &good->b);
    keep_bools(&desc->c, &good->c);
    keep_bools(&desc->d, &good->d);
    keep_bools(&desc->residual, &good->residual);
    keep_bools(&desc->second_a, &good->second_a);
    keep_bools(&desc->second_b, &good->second_b);
    desc->pointers = good->pointers;
    desc->aligned = good->aligned;
    desc->scale_m = good->scale_m;
    desc->scale_n = good->scale_n;
    desc->clamp = good->clamp;
    desc->add_residual = good->add_residual;
    desc->hermitian = good->hermitian;
    desc->second = good->second;
    desc->batch_invariant = good->batch_invariant;
}

/* Anything into any word, the enums included: but names stay names. */
static void spoil(bytes* b, sk_gemm_desc* desc)
{
    sk_gemm_desc good = *desc;
    for (uint32_t times = take_below(b, 4); times > 0; --times)
    {
        uint32_t value = take_number(b);
        memcpy((char*)desc + take_below(b, sizeof *desc / 4) * 4, &value, 4);
    }
    desc->kernel = good.kernel;
    desc->last_wave_kernel = good.last_wave_kernel;
    keep_all_bools(desc, &good);
}

static void take_epilogue(bytes* b, sk_gemm_desc* desc)
{
    uint32_t parts = take_byte(b);
    desc->epilogue = (sk_epilogue)take_below(b, 2);
    desc->pointers = parts & 1;
    desc->scale_m = parts & 2;
    desc->scale_n = parts & 4;
    desc->clamp = parts & 8;
    desc->add_residual = parts & 16;
    desc->bias = (sk_bias)(parts >> 5 & 3);
    desc->activation = (sk_activation)take_below(b, VALUES_OF(SK_ACTIVATIONS) + 1);
    if (parts & 128 && desc->epilogue == SK_EPILOGUE_NONE)
    {
        desc->gate = SK_GATE_INTERLEAVED;
        desc->clamp = desc->add_residual = false;
    }
}

static void take_complex(bytes* b, sk_gemm_desc* desc)
{
    sk_type type = take_below(b, 2) == 0 ? SK_TYPE_CF32 : SK_TYPE_CF64;
    desc->a.type = desc->b.type = desc->c.type = desc->d.type = desc->residual.type = desc->accumulator = type;
    desc->activation = SK_ACTIVATION_NONE;
}

/* A triangle of a square, most often. That of complex numbers is often Hermitian. */
static void take_triangle(bytes* b, sk_gemm_desc* desc, bool is_complex)
{
    desc->triangle = take_below(b, 2) ? SK_TRIANGLE_UPPER : SK_TRIANGLE_LOWER;
    desc->n = take_below(b, 16) == 1 ? desc->n : desc->m;
    desc->hermitian = is_complex ? take_below(b, 2) == 0 : take_below(b, 16) == 1;
}

/* Leading dimensions and strides of its own; types and layouts are those of the first, most often. */
static void take_second(bytes* b, sk_gemm_desc* desc)
{
    uint32_t special = take_byte(b);
    desc->second = true;
    take_matrix(b, &desc->second_a, special & 1);
    take_matrix(b, &desc->second_b, special & 2);
    desc->second_a.type = special & 4 ? SK_TYPE_F32 : desc->a.type;
    desc->second_b.type = special & 8 ? SK_TYPE_F32 : desc->b.type;
    desc->second_a.layout = special & 16 ? desc->a.layout : desc->second_a.layout;
    desc->second_b.layout = special & 32 ? desc->b.layout : desc->second_b.layout;
    desc->second_a.shared = special & 64;
    desc->second_b.conjugate = special & 128;
}

/* Wishes for prepacked operands, and a header of none: often of A, of B, or both. */
static void take_prepacked(uint32_t packed, sk_gemm_desc* desc)
{
    static const sk_pack_header wishes[] = {{0},
                                            {.order = SK_PACK_ORDER_ALIGNED},
                                            {.order = SK_PACK_ORDER_ARRANGED},
                                            {.order = SK_PACK_ORDER_SLICES},
                                            {.order = SK_PACK_ORDER_HALVES},
                                            {.magic = SK_PACK_MAGIC, .version = SK_PACK_VERSION, .order = 1}};
    desc->a.prepacked = packed & 128 ? &wishes[packed & 3] : NULL;
    desc->b.prepacked = packed & 64 ? &wishes[(packed >> 2 & 7) % 6] : NULL;
    desc->c.prepacked = (packed & 0x3f) == 0x3f ? &wishes[0] : NULL;
}

/* What BLAS has more than products: complex numbers, triangles, two terms. */
static void take_forms(bytes* b, uint32_t forms, sk_gemm_desc* desc)
{
    if (forms & 1)
    {
        take_complex(b, desc);
    }
    if (forms & 2)
    {
        take_triangle(b, desc, forms & 1);
    }
    if (forms & 4)
    {
        take_second(b, desc);
    }
    bool conjugates = forms & 1 || take_below(b, 4) == 1;
    desc->a.conjugate = conjugates && (forms & 8);
    desc->b.conjugate = conjugates && (forms & 16);
    desc->a.shared = forms & 32;
    desc->b.shared = forms & 64;
    desc->residual.shared = forms & 128;
}

/* Of what was taken, what slices compute is left: all else is refused, as spoiling shows. */
static sk_gemm_desc take_slices(uint32_t slices, const sk_gemm_desc* taken)
{
    sk_gemm_desc desc;
    memset(&desc, 0, sizeof desc);
    desc.m = taken->m;
    desc.n = taken->n;
    desc.k = taken->k;
    desc.batch_count = taken->batch_count % 4; /* so few that the fake device remembers all dispatches */
    desc.a = taken->a;
    desc.b = taken->b;
    desc.d = taken->d;
    desc.c = taken->c;
    bool is_complex = taken->raster_width % 4 == 1;
    desc.a.conjugate = is_complex && taken->a.conjugate;
    desc.b.conjugate = is_complex && taken->b.conjugate;
    desc.epilogue = taken->epilogue;
    desc.triangle = desc.m == desc.n ? taken->triangle : SK_TRIANGLE_NONE;
    desc.a.type = desc.b.type = desc.c.type = desc.d.type = is_complex ? (slices & 16 ? SK_TYPE_CF32 : SK_TYPE_CF64)
                                                            : slices & 16 ? SK_TYPE_F32
                                                                          : SK_TYPE_F64;
    desc.most_workspace = taken->minimum_segment % 3 == 1 ? (VkDeviceSize)taken->minimum_segment << 14 : 0;
    desc.most_time = slices & 32 ? taken->most_time : 0;
    desc.accuracy = SK_ACCURACY_SLICES;
    desc.slices = slices & 15;
    return desc;
}

/* A product as accurate as f32 or f64, mostly one that halves or slices can compute. */
static sk_gemm_desc take_bounded(uint32_t bits, const sk_gemm_desc* taken)
{
    sk_gemm_desc desc = bits & 4 ? *taken : take_slices(16, taken);
    bool is_f64 = taken->m % 3 == 0;
    sk_type type = is_f64 ? SK_TYPE_F64 : SK_TYPE_F32;
    desc.way = (sk_way)(bits & 3);
    desc.slices = desc.way == SK_WAY_SLICES && taken->m % 2 ? taken->n % 10 : 0;
    desc.a.type = desc.b.type = desc.c.type = desc.d.type = desc.residual.type = type;
    desc.accumulator = type;
    desc.accuracy = is_f64 ? SK_ACCURACY_F64 : SK_ACCURACY_F32;
    desc.k = bits & 32 ? 700 + desc.k % 4096 : desc.k;
    desc.decomposition = bits & 8 ? taken->decomposition : desc.decomposition;
    desc.workers = bits & 8 ? taken->workers : desc.workers;
    desc.splits = bits & 8 ? taken->splits : desc.splits;
    desc.most_time = bits & 16 ? taken->most_time : desc.most_time;
    return desc;
}

static sk_gemm_desc take_desc(bytes* b)
{
    sk_gemm_desc desc;
    memset(&desc, 0, sizeof desc);
    const sk__kernel* kernel = sk__kernel_at(take_byte(b) % sk__kernel_count());
    uint32_t special = take_byte(b), forms = take_last_byte(b), time = take_last_byte(b);
    uint32_t packed = take_last_byte(b), slices = take_last_byte(b);
    desc.m = take_number(b);
    desc.n = take_number(b);
    desc.k = take_number(b);
    desc.batch_count = special & 1 ? take_byte(b) : 0;
    desc.a.type = desc.b.type = kernel->input;
    desc.accumulator = kernel->accumulator;
    desc.c.type = desc.d.type = kernel->output;
    take_matrix(b, &desc.a, special & 2);
    take_matrix(b, &desc.b, special & 4);
    take_matrix(b, &desc.c, special & 8);
    take_matrix(b, &desc.d, special & 16);
    desc.residual.type = desc.d.type;
    take_matrix(b, &desc.residual, special & 8);
    take_epilogue(b, &desc);
    desc.kernel = take_kernel(b);
    desc.decomposition = (sk_decomposition)take_below(b, VALUES_OF(SK_DECOMPOSITIONS) + 2);
    desc.fixup = (sk_fixup)(special & 32 ? take_below(b, VALUES_OF(SK_FIXUPS) + 1) : 0);
    desc.workers = special & 64 ? take_number(b) : 0;
    desc.splits = desc.decomposition == SK_DECOMPOSITION_SPLIT_K ? take_number(b) : 0;
    desc.hybrid_waves = desc.decomposition == SK_DECOMPOSITION_HYBRID ? take_below(b, 6) : 0;
    desc.stream_k_tiles = desc.hybrid_waves == 1 ? take_number(b) : 0;
    desc.last_wave_kernel = desc.decomposition == SK_DECOMPOSITION_RETILED ? take_kernel(b) : NULL;
    desc.minimum_segment = special & 128 ? take_number(b) : 0;
    desc.order = (sk_order)take_below(b, 3);
    desc.raster = (sk_raster)take_below(b, 3);
    desc.raster_width = take_number(b);
    desc.k_alignment = take_below(b, 4) == 0 ? take_number(b) : 0;
    desc.interleave = take_below(b, 4) == 0 ? take_below(b, 10) : 0;
    desc.chunk = take_below(b, 4) == 1 ? take_number(b) : 0;
    desc.packing = (sk_packing)take_below(b, 6);
    desc.most_time = time & 128 ? (time & 96 ? 1u : UINT32_MAX) << (time & 31) : 0;
    take_forms(b, forms, &desc);
    take_prepacked(packed, &desc);
    desc.batch_invariant = slices & 64;
    desc = slices & 128 ? (slices & 64 ? take_bounded(slices, &desc) : take_slices(slices, &desc)) : desc;
    spoil(b, &desc);
    return desc;
}

static sk_gemm_args somewhere(const sk_plan_info* info)
{
    sk_gemm_args args;
    memset(&args, 0, sizeof args);
    args.a.address = (VkDeviceAddress)1 << 56; /* extents end below 2^56 bytes */
    args.b.address = (VkDeviceAddress)2 << 56;
    args.c.address = (VkDeviceAddress)3 << 56;
    args.d.address = (VkDeviceAddress)4 << 56;
    args.workspace.address = (VkDeviceAddress)5 << 56;
    args.scale_m.address = (VkDeviceAddress)6 << 56;
    args.scale_n.address = (VkDeviceAddress)7 << 56;
    args.bias.address = (VkDeviceAddress)8 << 56;
    args.residual.address = (VkDeviceAddress)9 << 56;
    args.second_a.address = (VkDeviceAddress)10 << 56;
    args.second_b.address = (VkDeviceAddress)11 << 56;
    args.a.size = args.b.size = args.c.size = args.d.size = VK_WHOLE_SIZE;
    args.second_a.size = args.second_b.size = VK_WHOLE_SIZE;
    args.scale_m.size = args.scale_n.size = args.bias.size = args.residual.size = VK_WHOLE_SIZE;
    args.workspace.size = info->workspace_size;
    return args;
}

/* Real numbers are scaled by real ones. Of a Hermitian D only two terms' alpha may have an imaginary part. Neither is
 * read without a linear epilogue. */
static bool may_scale(const sk_gemm_desc* desc, const sk_gemm_args* args)
{
    bool is_alpha_real = args->alpha_imaginary == 0.0, is_beta_real = args->beta_imaginary == 0.0;
    bool is_complex = desc->d.type == SK_TYPE_CF32 || desc->d.type == SK_TYPE_CF64;
    bool is_alpha_fine = is_complex && (!desc->hermitian || desc->second);
    bool is_beta_fine = is_complex && !desc->hermitian;
    return desc->epilogue != SK_EPILOGUE_LINEAR ||
           ((is_alpha_real || is_alpha_fine) && (is_beta_real || is_beta_fine));
}

/* Scalars that a plan takes. Others are refused. */
static void take_scalars(bytes* b, const sk_plan* plan, const sk_gemm_desc* desc, sk_gemm_args* args)
{
    args->alpha = take_below(b, 2);
    args->beta = take_below(b, 2);
    args->alpha_imaginary = take_below(b, 4) == 1;
    args->beta_imaginary = take_below(b, 4) == 1;
    if (!may_scale(desc, args))
    {
        fake.count = 0;
        sk_result result = sk_gemm(fake_commands(), plan, args);
        HOLD(result == SK_ERROR_INVALID_VALUE || sk_query_plan(plan).tiles == 0);
        HOLD(fake.count == 0);
        args->alpha_imaginary = args->beta_imaginary = 0.0;
    }
}

/* Of all dispatches that are recorded, those of a cut launch, too. */
static void check_dispatches(const sk_launch_info* launch)
{
    uint32_t dispatches = 0;
    for (uint32_t i = 0; i < fake.count; ++i)
    {
        const fake_command* c = &fake.record[i];
        dispatches += c->kind == FAKE_DISPATCH;
        for (int d = 0; d < 3 && c->kind == FAKE_DISPATCH; ++d)
        {
            HOLD(c->groups[d] >= 1 && (uint64_t)c->base[d] + c->groups[d] <= MOST_GROUPS);
        }
    }
    HOLD(dispatches == launch->dispatch_count);
}

/* What would be recorded is within every device's limits, and no workspace may be a byte smaller. */
static void check_launch(bytes* b, const sk_plan* plan, const sk_gemm_desc* desc)
{
    sk_plan_info info = sk_query_plan(plan);
    sk_gemm_args args = somewhere(&info);
    sk_launch_info launch;
    take_scalars(b, plan, desc, &args);
    HOLD(sk_query_gemm_launch(plan, &args, &launch) == SK_SUCCESS);
    HOLD(launch.group_count_x <= MOST_GROUPS && launch.group_count_y <= MOST_GROUPS);
    HOLD(launch.second_group_count_x <= MOST_GROUPS && launch.second_group_count_y <= MOST_GROUPS);
    bool is_whole = info.way == SK_WAY_TYPES; /* it is one product */
    HOLD((info.pieces > 1) <= (desc->most_time > 0 || desc->decomposition == SK_DECOMPOSITION_RETILED ||
                               info.last_wave_tiles > 0 || !is_whole));
    if (info.pieces > (is_whole ? MOST_PIECES : MOST_SLICED_PIECES))
    {
        return; /* too many to record each time */
    }
    fake.count = 0;
    HOLD(sk_gemm(fake_commands(), plan, &args) == SK_SUCCESS);
    HOLD((fake.count > 0) == (launch.dispatch_count > 0));
    check_dispatches(&launch);
    if (info.workspace_size > 0 && launch.dispatch_count > 0)
    {
        --args.workspace.size;
        HOLD(sk_gemm(fake_commands(), plan, &args) == SK_ERROR_WORKSPACE_TOO_SMALL);
    }
}

/* A prepacked operand can be packed, and its header makes the same plan again. */
static void check_prepacked(sk_context* context, const sk_plan* plan, const sk_gemm_desc* desc)
{
    sk_pack_header headers[2];
    sk_gemm_desc whole = *desc;
    sk_plan_info info = sk_query_plan(plan);
    for (uint32_t i = 0; i < 2; ++i)
    {
        sk_matrix_desc* matrix = i ? &whole.b : &whole.a;
        sk_buffer from = {.address = (VkDeviceAddress)1 << 56, .size = VK_WHOLE_SIZE};
        sk_buffer to = {.address = (VkDeviceAddress)2 << 56};
        bool is_b = info.prepacked == SK_PACKING_B, is_all = info.prepacked == SK_PACKING_ALWAYS;
        bool has = is_all || (i ? is_b : info.prepacked == SK_PACKING_A);
        HOLD((sk_query_pack(plan, (sk_operand)i, &headers[i]) == SK_SUCCESS) == has);
        HOLD(!has || matrix->prepacked);
        if (has)
        {
            to.size = headers[i].size;
            matrix->prepacked = &headers[i];
            HOLD(sk_pack(fake_commands(), plan, (sk_operand)i, from, to) == SK_SUCCESS);
            --to.size;
            HOLD(sk_pack(fake_commands(), plan, (sk_operand)i, from, to) == SK_ERROR_BUFFER_TOO_SMALL);
        }
    }
    sk_plan* again = NULL;
    HOLD(sk_create_gemm_plan(context, &whole, &again) == SK_SUCCESS);
    sk_plan_info same = sk_query_plan(again);
    HOLD(memcmp(&same, &info, sizeof info) == 0);
    sk_destroy_plan(again);
}

static void check_line(const sk_plan* plan)
{
    char line[SK_LINE_SIZE], part[20];
    size_t length = sk_format_plan(plan, line, sizeof line);
    HOLD(length < sizeof line && strlen(line) == length);
    HOLD(sk_format_plan(plan, part, sizeof part) == length && strlen(part) == sizeof part - 1);
}

/* The first candidate is the plan, and its desc makes it again. */
static void check_explanation(sk_context* context, const sk_gemm_desc* desc, const sk_plan_info* info)
{
    sk_candidate candidates[MOST_CANDIDATES];
    uint32_t count = MOST_CANDIDATES;
    HOLD(sk_explain_gemm_plan(context, desc, &count, candidates) >= SK_SUCCESS && count > 0);
    HOLD(memcmp(&candidates[0].info, info, sizeof *info) == 0);
    for (uint32_t i = 0; i < count; ++i)
    {
        sk_plan* plan = NULL;
        HOLD(sk_create_gemm_plan(context, &candidates[i].desc, &plan) == SK_SUCCESS);
        sk_plan_info again = sk_query_plan(plan);
        HOLD(memcmp(&again, &candidates[i].info, sizeof again) == 0);
        sk_destroy_plan(plan);
    }
}

/* With one sentence, which explaining repeats. */
static void check_refusal(sk_context* context, const sk_gemm_desc* desc, sk_result result)
{
    uint32_t count = 0;
    HOLD(result < SK_SUCCESS && result != SK_ERROR_OUT_OF_HOST_MEMORY && result != SK_ERROR_VULKAN);
    HOLD(fake.sentence_count == 1 && fake.result == result && *fake.sentence);
    HOLD(fake.sentence[strlen(fake.sentence) - 1] != ' '); /* where a reason would be missing */
    HOLD(sk_explain_gemm_plan(context, desc, &count, NULL) == result);
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    bytes b = {data, size};
    sk_context* context = open_context(&b);
    sk_gemm_desc desc = take_desc(&b);
    sk_plan* plan = NULL;
    sk_result result = sk_create_gemm_plan(context, &desc, &plan);
    HOLD((result == SK_SUCCESS) == (plan != NULL));
    if (plan)
    {
        sk_plan_info info = sk_query_plan(plan);
        HOLD(desc.way == SK_WAY_AUTO || info.way == desc.way);
        HOLD(info.way == SK_WAY_SLICES || desc.accuracy != SK_ACCURACY_SLICES);
        HOLD(info.way == SK_WAY_TYPES || desc.accuracy != SK_ACCURACY_TYPES);
        bool is_bounded = desc.accuracy == SK_ACCURACY_SLICES || (desc.accuracy != SK_ACCURACY_TYPES && desc.k > 0);
        HOLD(info.way != SK_WAY_AUTO && (info.bound > 0.0) == is_bounded);
        if (info.way == SK_WAY_TYPES)
        {
            check_coverage(plan, &desc, take_word(&b));
        }
        check_line(plan);
        check_launch(&b, plan, &desc);
        check_explanation(context, &desc, &info);
        check_prepacked(context, plan, &desc);
    }
    else
    {
        check_refusal(context, &desc, result);
    }
    sk_destroy_plan(plan);
    sk_destroy_context(context);
    HOLD(fake.allocations_alive == 0 && fake.pipelines_alive == 0 && fake.layouts_alive == 0);
    return 0;
}
