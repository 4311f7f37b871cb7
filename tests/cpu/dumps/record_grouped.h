/* record_grouped.h - launches of several problems that are drawn, and their commands. Include it after record_gemm.h
 * and grouped.h. */
#ifndef DUMPS_RECORD_GROUPED_H
#define DUMPS_RECORD_GROUPED_H

enum
{
    UPLOAD_ROOM = 1 << 20
};

static unsigned char upload_memory[UPLOAD_ROOM];

static inline sk_grouped_gemm_args draw_grouped_args(const sk_grouped_gemm_desc* desc, const sk_plan_info* info)
{
    const sk_gemm_desc* gemm = &desc->gemm;
    uint32_t input = desc->aligned ? 16 : sk__element_of(gemm->a.type)->alignment;
    uint32_t output = desc->aligned ? 16 : sk__element_of(gemm->d.type)->alignment;
    sk_gemm_args factors;
    sk_grouped_gemm_args args;
    memset(&args, 0, sizeof args);
    memset(&factors, 0, sizeof factors);
    draw_factors(gemm, &factors);
    args.a = place_operand(input);
    args.b = place_operand(input);
    args.c = place_operand(output);
    args.d = place_operand(output);
    args.bias = place_operand(desc->aligned ? 16 : 4);
    args.scale_m = place_operand(desc->aligned ? 16 : 4);
    args.scale_n = place_operand(desc->aligned ? 16 : 4);
    args.residual = place_operand(output);
    args.workspace = place_operand((uint32_t)info->workspace_alignment);
    args.clamp_min = factors.clamp_min;
    args.clamp_max = factors.clamp_max;
    return args;
}

/* The number of problems that only the device knows: given once in two. */
static inline void draw_count(sk_grouped_gemm_args* args)
{
    if (below(2))
    {
        args->count = place_operand(4);
    }
}

static inline void give_array(const sk_grouped_gemm_desc* desc, sk_grouped_gemm_args* args)
{
    args->extents = place_operand(4);
    args->alpha = 1.0 + below(2);
    args->beta = below(2);
    if (desc->gathers)
    {
        args->gather = place_operand(4);
    }
    if (desc->scatters)
    {
        args->scatter = place_operand(4);
    }
    draw_count(args);
}

/* Problems of the host. They are uploaded, where operands are addresses, or else updated by commands. */
static inline void give_problems(const sk_grouped_gemm_desc* desc, sk_grouped_gemm_args* args)
{
    sk_grouped_gemm_desc launched = *desc;
    draw_problems(&launched, below(desc->most_problems + 1));
    args->problems = drawn_problems;
    args->problem_count = launched.problem_count;
    if (gives_addresses)
    {
        args->upload = place_operand(16);
        args->upload.offset = args->upload.offset / 16 * 16;
        args->upload_mapped = upload_memory;
    }
}

static inline void record_group(const sk_plan* plan, const sk_grouped_gemm_args* args, const char* what,
                                dump_text* text)
{
    sk_launch_info launch;
    memset(upload_memory, 0xee, sizeof upload_memory);
    sk_result result = sk_query_grouped_gemm_launch(plan, args, &launch);
    add_launch(text, result, &launch);
    result = sk_grouped_gemm(fake_commands(), plan, args);
    add_recorded(text, what, result);
    CHECK(sk_query_upload_size(plan, args->problem_count) <= sizeof upload_memory);
    if (args->upload_mapped)
    {
        add_text(text, "\n    uploaded %016" PRIx64,
                 fake_hash(upload_memory, (size_t)sk_query_upload_size(plan, args->problem_count)));
    }
}

static inline void add_group_launches(const sk_grouped_gemm_desc* desc, const sk_plan* plan, dump_text* text)
{
    sk_plan_info info = sk_query_plan(plan);
    add_grouped_desc(text, desc);
    add_text(text, "%s", info.kernel);
    for (uint32_t style = 0; style < STYLES; ++style)
    {
        begin_operands(style);
        sk_grouped_gemm_args args = draw_grouped_args(desc, &info);
        if (desc->ragged != SK_RAGGED_NONE)
        {
            give_array(desc, &args);
            record_group(plan, &args, style_names[style], text);
            continue;
        }
        give_problems(desc, &args);
        record_group(plan, &args, style_names[style], text);
        begin_operands(style);
        args = draw_grouped_args(desc, &info);
        args.table = place_operand(8);
        draw_count(&args);
        record_group(plan, &args, "table", text);
    }
}

static inline void write_grouped_commands(sk_context* context, dump_text* text)
{
    sk_plan* plan = NULL;
    sk_grouped_gemm_desc desc = choose_grouped_desc();
    for (uint32_t i = 0; i < MOST_TRIES && sk_create_grouped_gemm_plan(context, &desc, &plan) != SK_SUCCESS; ++i)
    {
        desc = choose_grouped_desc();
    }
    if (CHECK(plan != NULL))
    {
        add_group_launches(&desc, plan, text);
    }
    sk_destroy_plan(plan);
}

#endif
