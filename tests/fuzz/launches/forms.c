#include "forms.h"

#include "values.h"

#include <math.h>

/* ---- types --------------------------------------------------------------------------------------- */

/* What wanted kernels read: elements, blocks, or either, as a decoded copy of blocks has elements. */
typedef enum readers
{
    READS_ELEMENTS,
    READS_EITHER,
    READS_BLOCKS
} readers;

/* A kernel that plans may choose here, of the type that is wanted. Of those of f32 as many as of all others. */
static bool is_wanted(const device* d, const sk_kernel_info* kernel, readers wanted)
{
    bool is_other = kernel->input == SK_TYPE_F16 || kernel->input == SK_TYPE_BF16 || kernel->input == SK_TYPE_F32;
    bool is_exact = kernel->accumulator == SK_TYPE_F32;
    bool takes_blocks = is_other && is_exact && kernel->multiply != SK_MULTIPLY_ARRANGED;
    bool reads_all = kernel->codes || kernel->formats >> SK_TYPE_Q4_0 == (1u << FORMATS) - 1u;
    takes_blocks = takes_blocks && (reads_all || !kernel->blocks);
    bool takes =
        wanted == READS_ELEMENTS ? !kernel->blocks : takes_blocks && (kernel->blocks || wanted == READS_EITHER);
    return kernel->available && kernel->automatic && takes && (!d->has_type || kernel->input == d->type);
}

static sk_kernel_info draw_kernel(launch* l, readers reads)
{
    const device* d = l->device;
    uint32_t count = sk_query_context(d->context).kernel_count, wanted = 0, chosen;
    for (uint32_t i = 0; i < count; i++)
    {
        sk_kernel_info kernel = sk_query_kernel(d->context, i);
        wanted += is_wanted(d, &kernel, reads) ? 1 : 0;
    }
    sk_kernel_info kernel = {0};
    chosen = draw_below(&l->form, wanted ? wanted : 1);
    for (uint32_t i = 0, seen = 0; i < count && seen <= chosen; i++)
    {
        kernel = sk_query_kernel(d->context, i);
        seen += is_wanted(d, &kernel, reads) ? 1 : 0;
    }
    return kernel;
}

static void draw_operand(launch* l, sk_matrix_desc* x, sk_type type)
{
    x->type = type;
    x->layout = (sk_layout)draw_below(&l->form, 2);
    x->conjugate = is_complex(type) && draw_once_in(&l->form, 2);
}

static void draw_shaping(launch* l, sk_gemm_desc* desc)
{
    uint64_t* form = &l->form;
    sk_type type = desc->d.type;
    desc->epilogue = draw_once_in(form, 2) ? SK_EPILOGUE_LINEAR : SK_EPILOGUE_NONE;
    desc->add_residual = draw_once_in(form, 4);
    bool is_plain = draw_once_in(form, 2) || is_integer(type) || is_complex(type);
    if (is_plain)
    {
        return;
    }
    desc->scale_m = draw_once_in(form, 3);
    desc->scale_n = draw_once_in(form, 3);
    desc->bias = (sk_bias)draw_below(form, 3);
    if (type != SK_TYPE_F64)
    {
        desc->activation = (sk_activation)draw_below(form, VALUES_OF(SK_ACTIVATIONS));
        desc->clamp = draw_once_in(form, 3);
    }
}

/* All parts, of which the bias lies along m or n. */
static void take_parts(launch* l, sk_gemm_desc* desc)
{
    desc->epilogue = SK_EPILOGUE_LINEAR;
    desc->add_residual = true;
    if (!is_integer(desc->d.type) && !is_complex(desc->d.type))
    {
        desc->scale_m = desc->scale_n = true;
        desc->bias = draw_once_in(&l->form, 2) ? SK_BIAS_ALONG_M : SK_BIAS_ALONG_N;
    }
}

static void draw_terms(launch* l, sk_gemm_desc* desc)
{
    desc->triangle = draw_once_in(&l->form, 4) ? (sk_triangle)(1 + draw_below(&l->form, 2)) : SK_TRIANGLE_NONE;
    desc->hermitian = desc->triangle && is_complex(desc->d.type) && draw_once_in(&l->form, 2);
    desc->second = draw_once_in(&l->form, 5);
}

/* Beside a gate there are neither C nor other forms. */
static void draw_gate(launch* l, sk_gemm_desc* desc)
{
    sk_type d = desc->d.type;
    bool is_float = d == SK_TYPE_F32 || d == SK_TYPE_F16 || d == SK_TYPE_BF16;
    if (is_float && draw_once_in(&l->form, 4))
    {
        desc->gate = SK_GATE_INTERLEAVED;
        desc->epilogue = SK_EPILOGUE_NONE;
        desc->clamp = desc->add_residual = desc->second = false;
        desc->triangle = SK_TRIANGLE_NONE;
    }
}

void draw_form(launch* l, sk_gemm_desc* desc, bool is_grouped)
{
    l->has_blocks = draw_whether_blocks(l);
    sk_kernel_info kernel = draw_kernel(l, !l->has_blocks ? READS_ELEMENTS
                                           : is_grouped   ? READS_BLOCKS
                                                          : READS_EITHER);
    draw_operand(l, &desc->a, kernel.input);
    draw_operand(l, &desc->b, kernel.input);
    draw_operand(l, &desc->d, kernel.output);
    desc->d.conjugate = false;
    desc->accumulator = kernel.accumulator == SK_TYPE_F16 ? SK_TYPE_F16 : SK_TYPE_F32;
    draw_shaping(l, desc);
    if (l->device->has_parts)
    {
        take_parts(l, desc);
    }
    draw_terms(l, desc);
    draw_gate(l, desc);
    desc->c.type = desc->residual.type = desc->d.type;
    desc->c.layout = (sk_layout)draw_below(&l->form, 2);
    desc->residual.layout = (sk_layout)draw_below(&l->form, 2);
    desc->kernel = draw_once_in(&l->form, 2) ? kernel.name : NULL;
}

/* ---- decisions ----------------------------------------------------------------------------------- */

static sk_fixup draw_fixup(launch* l, const sk_gemm_desc* desc, bool is_grouped)
{
    static const sk_fixup ordered[] = {SK_FIXUP_AUTO,          SK_FIXUP_AUTO,          SK_FIXUP_LAST_ARRIVER,
                                       SK_FIXUP_SEPARATE_PASS, SK_FIXUP_SEPARATE_PASS, SK_FIXUP_TURNSTILE};
    bool has_parts = desc->scale_m || desc->scale_n || desc->bias || desc->activation || desc->clamp ||
                     desc->add_residual || desc->gate;
    bool may_be_atomic = !is_grouped && desc->d.type == SK_TYPE_F32 && desc->a.type == SK_TYPE_F32;
    uint32_t kind = draw_below(&l->form, 8);
    sk_fixup fixup = DRAW_OF(&l->form, ordered);
    fixup = may_be_atomic && kind == 0 ? SK_FIXUP_TURNSTILE_UNORDERED : fixup;
    return may_be_atomic && !has_parts && kind == 1 ? SK_FIXUP_ATOMIC : fixup;
}

static void draw_sharing(launch* l, sk_gemm_desc* desc)
{
    uint64_t* state = &l->state;
    desc->workers = draw_wish(state, 40);
    desc->minimum_segment = draw_once_in(state, 3) ? draw_wish(state, 6) : 0;
    if (desc->decomposition == SK_DECOMPOSITION_HYBRID)
    {
        desc->hybrid_waves = draw_once_in(state, 3) ? draw_wish(state, 4) : 0;
    }
}

/* Those of tiles that are all alike. */
static void draw_even_sharing(launch* l, sk_gemm_desc* desc)
{
    uint64_t* state = &l->state;
    if (desc->decomposition == SK_DECOMPOSITION_SPLIT_K)
    {
        desc->workers = desc->minimum_segment = 0;
        desc->splits = draw_wish(state, 6);
    }
    if (desc->decomposition == SK_DECOMPOSITION_HYBRID && desc->hybrid_waves == 0)
    {
        desc->stream_k_tiles = draw_wish(state, 9);
    }
    if (desc->decomposition == SK_DECOMPOSITION_HYBRID || desc->decomposition == SK_DECOMPOSITION_STREAM_K)
    {
        desc->interleave = draw_once_in(&l->form, 6) ? 3 : 0;
    }
    desc->most_time = draw_once_in(state, 8) ? 1 + draw_below(state, 400) : 0;
}

static void draw_grouped_sharing(launch* l, sk_gemm_desc* desc)
{
    desc->sort = (sk_sorting)draw_below(&l->state, 3);
    desc->search = draw_once_in(&l->state, 6) ? SK_SEARCH_HOST : (sk_search)draw_below(&l->state, 2);
    desc->preparation =
        draw_once_in(&l->state, 12) ? SK_PREPARATION_WORKGROUPS : (sk_preparation)draw_below(&l->state, 2);
}

/* Chunks have a pass of their own, and need a kernel's name. */
static void draw_units(launch* l, sk_gemm_desc* desc)
{
    static const uint32_t units[] = {1, 2, 3, 5};
    uint32_t kind = draw_below(&l->form, 8), unit = DRAW_OF(&l->form, units);
    bool is_ordered = desc->fixup == SK_FIXUP_AUTO || desc->fixup == SK_FIXUP_SEPARATE_PASS;
    bool is_chunked = kind == 1 && desc->kernel && is_ordered && desc->decomposition != SK_DECOMPOSITION_RETILED;
    desc->k_alignment = kind == 0 ? unit : 0;
    desc->chunk = is_chunked ? unit : 0;
    desc->most_time = is_chunked || desc->fixup == SK_FIXUP_TURNSTILE || desc->fixup == SK_FIXUP_TURNSTILE_UNORDERED
                          ? 0
                          : desc->most_time;
}

/* Rows that have the same bits in any number. What m would tell is refused, and so is mostly left out. */
static void draw_sameness(launch* l, sk_gemm_desc* desc)
{
    desc->batch_invariant = draw_once_in(&l->form, 6);
    if (!desc->batch_invariant || draw_once_in(&l->form, 8))
    {
        return;
    }
    desc->fixup = SK_FIXUP_AUTO;
    desc->k_alignment = 0;
    if (desc->chunk == 0 && desc->decomposition != SK_DECOMPOSITION_RETILED)
    {
        desc->decomposition = draw_once_in(&l->form, 2) ? SK_DECOMPOSITION_AUTO : SK_DECOMPOSITION_DATA_PARALLEL;
        desc->splits = desc->hybrid_waves = desc->stream_k_tiles = desc->interleave = 0;
        desc->order = SK_ORDER_AUTO;
    }
}

void draw_decisions(launch* l, sk_gemm_desc* desc, bool is_grouped)
{
    static const sk_decomposition grouped[] = {SK_DECOMPOSITION_AUTO, SK_DECOMPOSITION_DATA_PARALLEL,
                                               SK_DECOMPOSITION_STREAM_K, SK_DECOMPOSITION_STREAM_K,
                                               SK_DECOMPOSITION_HYBRID};
    static const sk_packing packings[] = {SK_PACKING_AUTO, SK_PACKING_AUTO, SK_PACKING_NEVER,
                                          SK_PACKING_A,    SK_PACKING_B,    SK_PACKING_ALWAYS};
    uint64_t* state = &l->state;
    desc->decomposition =
        is_grouped ? DRAW_OF(state, grouped) : (sk_decomposition)draw_below(state, VALUES_OF(SK_DECOMPOSITIONS));
    if (desc->triangle && desc->decomposition == SK_DECOMPOSITION_RETILED && !draw_once_in(state, 8))
    {
        desc->decomposition = SK_DECOMPOSITION_STREAM_K;
    }
    desc->fixup = draw_fixup(l, desc, is_grouped);
    desc->packing = DRAW_OF(&l->form, packings);
    fit_decisions(l, desc);
    bool reads_blocks = is_grouped && l->has_blocks && !draw_once_in(&l->form, 8);
    if (desc->pointers || (is_grouped && desc->second && desc->packing != SK_PACKING_ALWAYS) || reads_blocks)
    {
        desc->packing = SK_PACKING_AUTO;
    }
    if (desc->decomposition == SK_DECOMPOSITION_DATA_PARALLEL || desc->decomposition == SK_DECOMPOSITION_RETILED)
    {
        desc->fixup = SK_FIXUP_AUTO;
    }
    desc->order = desc->decomposition == SK_DECOMPOSITION_HYBRID ? (sk_order)draw_below(state, 3) : SK_ORDER_AUTO;
    desc->raster = desc->triangle ? SK_RASTER_AUTO : (sk_raster)draw_below(state, 3);
    desc->raster_width = draw_wish(state, 4);
    if (desc->decomposition != SK_DECOMPOSITION_RETILED)
    {
        draw_sharing(l, desc);
    }
    if (is_grouped)
    {
        draw_grouped_sharing(l, desc);
    }
    else
    {
        draw_even_sharing(l, desc);
    }
    draw_units(l, desc);
    draw_sameness(l, desc);
}

/* ---- values -------------------------------------------------------------------------------------- */

void draw_factors(launch* l, const sk_gemm_desc* desc, number* alpha, number* beta)
{
    static const double reals[] = {0.0, 0.0, 1.0, -1.0, 2.0, -3.0, 0.5},
                        integers[] = {0.0, 0.0, 1.0, -1.0, 2.0, -3.0};
    uint64_t* state = &l->state;
    bool is_whole = is_integer(desc->d.type), is_pair = is_complex(desc->d.type);
    alpha->re = draw_once_in(state, 2) ? 1.0 : is_whole ? DRAW_OF(state, integers) : DRAW_OF(state, reals);
    beta->re = is_whole ? DRAW_OF(state, integers) : DRAW_OF(state, reals);
    alpha->im =
        is_pair && (!desc->hermitian || desc->second) && draw_once_in(state, 2) ? DRAW_OF(state, integers) : 0.0;
    beta->im = is_pair && !desc->hermitian && draw_once_in(state, 2) ? DRAW_OF(state, integers) : 0.0;
}

void draw_limits(launch* l, float* least, float* most)
{
    float low = -(float)draw_below(&l->state, 100), high = low + (float)draw_below(&l->state, 200);
    *least = draw_once_in(&l->state, 3) ? -INFINITY : low;
    *most = draw_once_in(&l->state, 3) ? INFINITY : high;
}

uint32_t draw_leading_dimension(launch* l, const matrix* x, bool is_aligned)
{
    uint32_t block = block_elements(x->type), line = line_length(x);
    uint32_t unit = block > 1 ? block : is_aligned ? 16 / (uint32_t)element_size(x->type) : 1;
    uint32_t least = (line + unit - 1) / unit * unit, more = draw_below(&l->state, 3) * draw_below(&l->state, 12);
    least = least ? least : unit;
    return more == 0 && least == line && draw_once_in(&l->state, 2) ? 0 : least + more * unit;
}

uint32_t most_of_operands(const sk_gemm_desc* desc)
{
    bool is_small = desc->accumulator == SK_TYPE_F16;
    return is_small ? 1 : desc->d.type == SK_TYPE_S32 ? 127 : desc->d.type == SK_TYPE_U32 ? 255 : 3;
}

void fill_vector(launch* l, size_t at, uint32_t length, bool is_scale)
{
    static const double scales[] = {0.5, 1.0, 2.0, -1.0};
    for (uint32_t i = 0; i < length; i++)
    {
        double value = is_scale ? DRAW_OF(&l->state, scales) : draw_number(&l->state, SK_TYPE_F32, 20).re;
        store_element(SK_TYPE_F32, l->memory->at + at + i * sizeof(float), value);
    }
}

place place_vector(launch* l, uint32_t length, bool is_scale, bool is_aligned)
{
    place p = take_place(l->memory, length * sizeof(float), is_aligned ? 16 : 4);
    fill_vector(l, p.at, length, is_scale);
    return p;
}

/* ---- descs as text ------------------------------------------------------------------------------- */

static void describe_matrix(launch* l, const char* name, const sk_matrix_desc* x)
{
    describe(l, " %s=%s,%s%s%s", name, sk_word(SK_WORDS_TYPE, x->type), x->layout ? "col" : "row",
             x->shared ? ",shared" : "", x->conjugate ? ",conjugate" : "");
    if (x->leading_dimension || x->batch_stride)
    {
        describe(l, ",ld=%u,stride=%llu", x->leading_dimension, (unsigned long long)x->batch_stride);
    }
}

static void describe_parts(launch* l, const sk_gemm_desc* desc)
{
    describe(l, "%s%s%s%s%s%s%s%s", desc->pointers ? " pointers" : "", desc->epilogue ? " linear" : "",
             desc->scale_m ? " scale_m" : "", desc->scale_n ? " scale_n" : "", desc->clamp ? " clamp" : "",
             desc->hermitian ? " hermitian" : "", desc->accumulator ? " f16_sums" : "",
             desc->second ? " second" : "");
    describe(l, " bias=%s activation=%s gate=%s triangle=%s", sk_word(SK_WORDS_BIAS, desc->bias),
             sk_word(SK_WORDS_ACTIVATION, desc->activation), sk_word(SK_WORDS_GATE, desc->gate),
             sk_word(SK_WORDS_TRIANGLE, desc->triangle));
}

static void describe_count(launch* l, const char* name, uint32_t value)
{
    if (value)
    {
        describe(l, " %s=%u", name, value);
    }
}

static void describe_decisions(launch* l, const sk_gemm_desc* desc)
{
    describe(l, " kernel=%s %s %s packing=%s", desc->kernel ? desc->kernel : "-",
             sk_word(SK_WORDS_DECOMPOSITION, desc->decomposition), sk_word(SK_WORDS_FIXUP, desc->fixup),
             sk_word(SK_WORDS_PACKING, desc->packing));
    describe(l, " order=%s raster=%s sort=%s search=%s", sk_word(SK_WORDS_ORDER, desc->order),
             sk_word(SK_WORDS_RASTER, desc->raster), sk_word(SK_WORDS_SORT, desc->sort),
             sk_word(SK_WORDS_SEARCH, desc->search));
    describe_count(l, "raster_width", desc->raster_width);
    describe_count(l, "workers", desc->workers);
    describe_count(l, "splits", desc->splits);
    describe_count(l, "hybrid_waves", desc->hybrid_waves);
    describe_count(l, "stream_k_tiles", desc->stream_k_tiles);
    describe_count(l, "minimum_segment", desc->minimum_segment);
    describe_count(l, "interleave", desc->interleave);
    describe_count(l, "k_alignment", desc->k_alignment);
    describe_count(l, "chunk", desc->chunk);
    describe_count(l, "most_time", desc->most_time);
    describe_count(l, "batch_invariant", desc->batch_invariant);
}

void describe_gemm(launch* l, const sk_gemm_desc* desc)
{
    describe(l, "%ux%ux%u batch=%u", desc->m, desc->n, desc->k, desc->batch_count);
    describe_matrix(l, "a", &desc->a);
    describe_matrix(l, "b", &desc->b);
    describe_matrix(l, "d", &desc->d);
    if (desc->epilogue)
    {
        describe_matrix(l, "c", &desc->c);
    }
    if (desc->add_residual)
    {
        describe_matrix(l, "residual", &desc->residual);
    }
    if (desc->second)
    {
        describe_matrix(l, "second_a", &desc->second_a);
        describe_matrix(l, "second_b", &desc->second_b);
    }
    describe_parts(l, desc);
    if (desc->multiplied)
    {
        describe(l, " multiplied=%s", sk_word(SK_WORDS_TYPE, desc->multiplied));
    }
    describe_decisions(l, desc);
}
