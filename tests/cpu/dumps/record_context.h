/* record_context.h - what is recorded without a plan: the clear of a workspace, and the probe of fragments. Include it
 * after commands.h. */
#ifndef DUMPS_RECORD_CONTEXT_H
#define DUMPS_RECORD_CONTEXT_H

static inline void write_context_commands(sk_context* context, dump_text* text)
{
    add_text(text, "fragments %llu", (unsigned long long)sk_query_context(context).fragments_size);
    for (uint32_t style = 0; style < STYLES; ++style)
    {
        begin_operands(style);
        sk_buffer workspace = place_operand(4), fragments = place_operand(4);
        sk_result result = sk_clear_workspace(fake_commands(), context, workspace);
        add_recorded(text, style_names[style], result);
        fake.count = 0;
        result = sk_probe_fragments(fake_commands(), context, fragments);
        add_recorded(text, "probe", result);
    }
}

#endif
