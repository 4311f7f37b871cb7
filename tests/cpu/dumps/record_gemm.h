/* record_gemm.h - launches of sk_gemm that are drawn, and their commands. Include it after commands.h and
 * gemm_options.h. */
#ifndef DUMPS_RECORD_GEMM_H
#define DUMPS_RECORD_GEMM_H

enum
{
    MOST_TRIES = 1000,    /* descs that are drawn for one that has a plan */
    MOST_DISPATCHES = 300 /* of a launch that is recorded; each has three other commands at most */
};

static inline void draw_factors(const sk_gemm_desc* desc, sk_gemm_args* args)
{
    bool is_complex = desc->d.type == SK_TYPE_CF32 || desc->d.type == SK_TYPE_CF64;
    args->alpha = (int)below(5) - 1;
    args->beta = below(3);
    args->alpha_imaginary = is_complex && !desc->hermitian ? below(2) : 0;
    args->beta_imaginary = is_complex && !desc->hermitian ? below(2) : 0;
    args->clamp_min = -(float)below(4);
    args->clamp_max = (float)below(4);
}

static inline sk_gemm_args draw_gemm_args(const sk_gemm_desc* desc, const sk_plan_info* info)
{
    uint32_t input = desc->pointers ? 8 : sk__element_of(desc->a.type)->alignment;
    uint32_t output = desc->pointers ? 8 : sk__element_of(desc->d.type)->alignment;
    sk_gemm_args args;
    memset(&args, 0, sizeof args);
    draw_factors(desc, &args);
    args.a = place_operand(input);
    args.b = place_operand(input);
    args.c = place_operand(output);
    args.d = place_operand(output);
    args.second_a = place_operand(input);
    args.second_b = place_operand(input);
    args.scale_m = place_operand(4);
    args.scale_n = place_operand(4);
    args.bias = place_operand(4);
    args.residual = place_operand(output);
    args.workspace = place_operand((uint32_t)info->workspace_alignment);
    args.pointers_aligned = desc->pointers && below(2);
    bool alike = desc->c.layout == desc->d.layout && desc->d.leading_dimension == 0 && !desc->pointers;
    args.c = alike && once_in(4) ? args.d : args.c;
    return args;
}

static inline void add_gemm_launches(const sk_gemm_desc* desc, const sk_plan* plan, dump_text* text)
{
    sk_plan_info info = sk_query_plan(plan);
    add_text(text, "%ux%ux%u x %u, %s", desc->m, desc->n, desc->k, desc->batch_count, info.kernel);
    for (uint32_t style = 0; style < STYLES; ++style)
    {
        sk_launch_info launch = {0};
        begin_operands(style);
        sk_gemm_args args = draw_gemm_args(desc, &info);
        sk_result result = sk_query_gemm_launch(plan, &args, &launch);
        add_launch(text, result, &launch);
        if (result != SK_SUCCESS || launch.dispatch_count <= MOST_DISPATCHES)
        {
            result = sk_gemm(fake_commands(), plan, &args);
            add_recorded(text, style_names[style], result);
        }
    }
}

static inline void write_gemm_commands_of(sk_context* context, sk_gemm_desc (*choose)(void), dump_text* text)
{
    sk_plan* plan = NULL;
    sk_gemm_desc desc = choose();
    for (uint32_t i = 0; i < MOST_TRIES && sk_create_gemm_plan(context, &desc, &plan) != SK_SUCCESS; ++i)
    {
        desc = choose();
    }
    if (CHECK(plan != NULL))
    {
        add_gemm_launches(&desc, plan, text);
    }
    sk_destroy_plan(plan);
}

static inline void write_gemm_commands(sk_context* context, dump_text* text)
{
    write_gemm_commands_of(context, choose_desc, text);
}

static inline void write_optional_commands(sk_context* context, dump_text* text)
{
    write_gemm_commands_of(context, choose_optional_desc, text);
}

#endif
