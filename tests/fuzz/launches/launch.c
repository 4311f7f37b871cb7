#include "launch.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

void describe(launch* l, const char* format, ...)
{
    va_list list;
    va_start(list, format);
    int length = vsnprintf(l->line + l->line_length, LINE - l->line_length, format, list);
    va_end(list);
    l->line_length += length > 0 ? (size_t)length : 0;
    l->line_length = l->line_length < LINE ? l->line_length : LINE - 1;
}

sk_result keep_needs(launch* l, sk_result result, const sk_plan* plan)
{
    if (result == SK_SUCCESS)
    {
        sk_plan_info info = sk_query_plan(plan);
        l->workers = info.workers;
        bool all = info.decodes || info.decoded_first == SK_PACKING_ALWAYS;
        l->rounds[0] = all || info.decoded_first == SK_PACKING_A;
        l->rounds[1] = all || info.decoded_first == SK_PACKING_B;
        l->workspace_size = info.workspace_size;
        l->workspace_alignment = info.workspace_alignment;
    }
    return result;
}

void expect(launch* l, sk_type type, size_t at, number value, double tolerance)
{
    if (l->expected_count == l->expected_room)
    {
        l->expected_room = l->expected_room ? 2 * l->expected_room : 1024;
        l->expected = realloc(l->expected, l->expected_room * sizeof *l->expected);
        if (!l->expected)
        {
            fprintf(stderr, "there is no memory for what is expected\n");
            abort();
        }
    }
    expected e = {at, type, value, tolerance};
    l->expected[l->expected_count++] = e;
}

/* The value as an element holds it. */
static number round_number(sk_type type, number x)
{
    unsigned char bytes[16];
    store_element(type, bytes, x.re);
    store_imaginary(type, bytes, x.im);
    number rounded = {load_element(type, bytes), load_imaginary(type, bytes)};
    return rounded;
}

static bool is_near(double got, double want, double tolerance)
{
    return got == want || (isnan(got) && isnan(want)) || fabs(got - want) <= tolerance;
}

/* Infinite tolerance allows NaN, too. */
static bool is_as_expected(const expected* e, number got, number want)
{
    return isinf(e->tolerance) || (is_near(got.re, want.re, e->tolerance) && is_near(got.im, want.im, e->tolerance));
}

static void say_element(const launch* l, const expected* e, number got, number want, char* why, size_t size)
{
    size_t index = (size_t)(e - l->expected);
    snprintf(why, size, "element %zu of %zu, at byte %zu of room %zu, is %.17g %+.17gi instead of %.17g %+.17gi",
             index, l->expected_count, (e->at - FENCE) % (ROOM + FENCE), (e->at - FENCE) / (ROOM + FENCE), got.re,
             got.im, want.re, want.im);
}

bool check_memory(launch* l, char* why, size_t size)
{
    half* h = l->memory;
    for (size_t i = 0; i < l->expected_count; i++)
    {
        const expected* e = &l->expected[i];
        number got = load_number(h, e->type, e->at), want = round_number(e->type, e->value);
        if (!is_as_expected(e, got, want))
        {
            say_element(l, e, got, want, why, size);
            return false;
        }
        memcpy(h->allowed + e->at, h->at + e->at, element_size(e->type));
    }
    size_t at = find_difference(h);
    if (at != SIZE_MAX)
    {
        snprintf(why, size, "byte %zu of room %zu was written: 0x%02x instead of 0x%02x",
                 (at - FENCE) % (ROOM + FENCE), (at - FENCE) / (ROOM + FENCE), h->at[at], h->allowed[at]);
    }
    return at == SIZE_MAX;
}
