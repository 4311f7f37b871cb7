/* commands.h - where operands of a launch that is drawn lie, and what is recorded of it. Include it after dump.h. */
#ifndef DUMPS_COMMANDS_H
#define DUMPS_COMMANDS_H

/* How a launch is given its operands: as buffers, then as addresses. */
enum
{
    STYLES = 2
};
static const char* const style_names[STYLES] = {"buffers", "addresses"};

static bool gives_addresses;
static uint32_t operand_count;

static inline void begin_operands(uint32_t style)
{
    gives_addresses = style == 1;
    operand_count = 0;
    fake.count = 0;
}

/* The next operand, at a multiple of `alignment` bytes, mostly of 16. No two overlap. */
static inline sk_buffer place_operand(uint32_t alignment)
{
    sk_buffer operand;
    uint64_t address = (uint64_t)++operand_count << 40;
    memset(&operand, 0, sizeof operand);
    operand.buffer = gives_addresses ? VK_NULL_HANDLE : fake_buffer(address);
    operand.address = gives_addresses ? address : 0;
    operand.offset =
        below(4) || alignment > 16 ? below(16) * (alignment > 16 ? alignment : 16) : below(99) * alignment;
    operand.size = below(2) ? VK_WHOLE_SIZE : UINT64_C(1) << 39;
    return operand;
}

/* Constants that are 0, or that the module does not have, are not listed. Braces are of the module's contents. */
static inline void add_pipeline(dump_text* text, const fake_pipeline* p)
{
    add_text(text,
             "\n    bind {module %016" PRIx64 " of %u }pushes %u subgroup %u flags %x based %d given %" PRIx64 ":",
             p->contents, p->module, p->push_constants, p->required_subgroup_size, p->flags, p->is_based, p->given);
    for (uint32_t i = 0; i < FAKE_CONSTANTS; ++i)
    {
        if (p->constants[i] && p->has >> i & 1u)
        {
            add_text(text, " %u=%x", i, p->constants[i]);
        }
    }
}

static inline void add_command_text(dump_text* text, const fake_command* c)
{
    switch (c->kind)
    {
    case FAKE_BIND: add_pipeline(text, &fake.pipelines[c->pipeline]); break;
    case FAKE_PUSH:
        add_text(text, "\n    push %u to %u:", c->offset, c->size);
        for (uint32_t i = c->offset / 4; i < c->size / 4; ++i)
        {
            add_text(text, " %x", c->words[i]);
        }
        break;
    case FAKE_DISPATCH:
        add_text(text, "\n    dispatch %u %u %u from %u %u %u", c->groups[0], c->groups[1], c->groups[2], c->base[0],
                 c->base[1], c->base[2]);
        break;
    case FAKE_BARRIER:
        add_text(text, "\n    barrier %x to %x, %x to %x, flags %x, %u and %u", c->before, c->after, c->source,
                 c->destination, c->flags, c->barriers, c->other_barriers);
        break;
    case FAKE_FILL:
        add_text(text, "\n    fill %" PRIx64 " + %" PRIu64 " with %x", c->address, c->length, c->value);
        break;
    case FAKE_UPDATE:
        add_text(text, "\n    update %" PRIx64 " + %" PRIu64 " to %016" PRIx64, c->address, c->length, c->contents);
        break;
    case FAKE_BEGIN_LABEL:
    case FAKE_END_LABEL: break;
    }
}

/* What a function returned, and recorded since begin_operands(). */
static inline void add_recorded(dump_text* text, const char* what, sk_result result)
{
    add_text(text, "\n  %s: %d", what, (int)result);
    for (uint32_t i = 0; i < fake.count; ++i)
    {
        add_command_text(text, &fake.record[i]);
    }
}

static inline void add_launch(dump_text* text, sk_result result, const sk_launch_info* i)
{
    add_text(text, "\n  launch: %d", (int)result);
    if (result == SK_SUCCESS)
    {
        add_text(text, " aligned %d %d dispatches %u copies %u groups %u %u, %u %u", i->aligned, i->aligned_output,
                 i->dispatch_count, i->copy_count, i->group_count_x, i->group_count_y, i->second_group_count_x,
                 i->second_group_count_y);
    }
}

#endif
