/* problem.c - what to multiply: random numbers, matrices, and the layouts that choose a kernel's pipeline. */
#include "multiply.h"
#include "quantized.h"

#include <math.h>

/* ---- random numbers -------------------------------------------------------------------------- */

uint32_t draw_bits(uint64_t* state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return (uint32_t)((z ^ (z >> 31)) >> 32);
}

uint32_t draw_below(uint64_t* state, uint32_t end)
{
    return (uint32_t)((uint64_t)draw_bits(state) * end >> 32);
}

uint32_t draw_size(uint64_t* state, uint32_t most)
{
    double unit = (double)draw_bits(state) / 4294967296.0;
    return (uint32_t)exp(unit * log((double)most + 1.0));
}

/* ---- matrices -------------------------------------------------------------------------------- */

size_t locate_element(const matrix* x, uint32_t batch, uint32_t row, uint32_t column)
{
    uint64_t line = x->layout == SK_LAYOUT_ROW_MAJOR ? row : column;
    uint64_t along = x->layout == SK_LAYOUT_ROW_MAJOR ? column : row;
    return x->first + run_size(x->type, batch * x->batch_stride + line * x->leading_dimension + along);
}

double read_element(const unsigned char* arena, const matrix* x, uint32_t batch, uint32_t row, uint32_t column)
{
    if (is_in_blocks(x->type))
    {
        uint32_t along = x->layout == SK_LAYOUT_ROW_MAJOR ? column : row;
        return decode_element(x->type, arena + locate_element(x, batch, row, column),
                              along % block_elements(x->type));
    }
    return load_element(x->type, arena + locate_element(x, batch, row, column));
}

double get_element(const rig* r, const matrix* x, uint32_t batch, uint32_t row, uint32_t column)
{
    return read_element(r->arena.mapped, x, batch, row, column);
}

void set_element(const rig* r, const matrix* x, uint32_t batch, uint32_t row, uint32_t column, double value)
{
    store_element(x->type, (unsigned char*)r->arena.mapped + locate_element(x, batch, row, column), value);
}

double read_imaginary(const unsigned char* arena, const matrix* x, uint32_t batch, uint32_t row, uint32_t column)
{
    return load_imaginary(x->type, arena + locate_element(x, batch, row, column));
}

double get_imaginary(const rig* r, const matrix* x, uint32_t batch, uint32_t row, uint32_t column)
{
    return read_imaginary(r->arena.mapped, x, batch, row, column);
}

void set_imaginary(const rig* r, const matrix* x, uint32_t batch, uint32_t row, uint32_t column, double value)
{
    store_imaginary(x->type, (unsigned char*)r->arena.mapped + locate_element(x, batch, row, column), value);
}

/* A matrix with the defaults of its desc filled in, not yet placed. */
static matrix resolve(const sk_matrix_desc* desc, uint32_t rows, uint32_t columns, uint32_t batch_count)
{
    bool row_major = desc->layout == SK_LAYOUT_ROW_MAJOR;
    uint32_t lines = row_major ? rows : columns;
    uint32_t length = row_major ? columns : rows;
    matrix x = {.type = desc->type, .layout = desc->layout, .rows = rows, .columns = columns};
    x.batch_count = batch_count ? batch_count : 1;
    x.leading_dimension = desc->leading_dimension ? desc->leading_dimension : length;
    x.batch_stride = desc->shared ? 0 : desc->batch_stride ? desc->batch_stride : lines * x.leading_dimension;
    if (lines > 0 && length > 0)
    {
        x.extent = (x.batch_count - 1) * x.batch_stride + (lines - 1) * x.leading_dimension + length;
    }
    return x;
}

/* An operand of the second term, with the type and the layout of the first one's; nothing without a second term. */
static matrix resolve_second(const product* p, const sk_matrix_desc* second, const sk_matrix_desc* first,
                             uint32_t rows, uint32_t columns)
{
    sk_matrix_desc desc = *second;
    desc.type = first->type;
    desc.layout = first->layout;
    return resolve(&desc, p->desc.second ? rows : 0, columns, p->desc.batch_count);
}

uint32_t columns_of_b(const sk_gemm_desc* desc)
{
    return desc->gate ? 2 * desc->n : desc->n;
}

placement resolve_product(const product* p)
{
    static const sk_matrix_desc row = {.type = SK_TYPE_F32}, column = {.type = SK_TYPE_F32, .leading_dimension = 1};
    const sk_gemm_desc* desc = &p->desc;
    uint32_t columns = columns_of_b(desc);
    return (placement){.a = resolve(&desc->a, desc->m, desc->k, desc->batch_count),
                       .b = resolve(&desc->b, desc->k, columns, desc->batch_count),
                       .c = resolve(&desc->c, desc->m, desc->n, desc->batch_count),
                       .d = resolve(&desc->d, desc->m, desc->n, desc->batch_count),
                       .scale_m = resolve(&column, desc->scale_m ? desc->m : 0, 1, 1),
                       .scale_n = resolve(&row, 1, desc->scale_n ? columns : 0, 1),
                       .bias = desc->bias == SK_BIAS_ALONG_M ? resolve(&column, desc->m, 1, 1)
                                                             : resolve(&row, 1, desc->bias ? columns : 0, 1),
                       .residual =
                           resolve(&desc->residual, desc->add_residual ? desc->m : 0, desc->n, desc->batch_count),
                       .second_a = resolve_second(p, &desc->second_a, &desc->a, desc->m, desc->k),
                       .second_b = resolve_second(p, &desc->second_b, &desc->b, desc->k, desc->n),
                       .triangle = desc->triangle};
}

sk_type input_of(const product* p)
{
    bool of_a = is_in_blocks(p->desc.a.type), of_b = is_in_blocks(p->desc.b.type);
    sk_type of_two = p->desc.multiplied ? p->desc.multiplied : p->desc.d.type;
    return of_a && of_b                           ? of_two
           : (of_a || of_b) && p->desc.multiplied ? p->desc.multiplied
           : of_a                                 ? p->desc.b.type
                                                  : p->desc.a.type;
}

bool is_computed(sk_triangle triangle, uint32_t row, uint32_t column)
{
    return triangle == SK_TRIANGLE_LOWER ? column <= row : triangle == SK_TRIANGLE_UPPER ? row <= column : true;
}

sk_gemm_desc desc_of(const product* p)
{
    sk_gemm_desc desc = p->desc;
    if (desc.pointers)
    {
        desc.a.batch_stride = desc.b.batch_stride = desc.c.batch_stride = desc.d.batch_stride = 0;
        desc.residual.batch_stride = desc.second_a.batch_stride = desc.second_b.batch_stride = 0;
    }
    return desc;
}

/* ---- pipelines ------------------------------------------------------------------------------- */

specialization choose_specialization(uint32_t index)
{
    uint32_t epilogue = index / 8 % 3;
    return (specialization){.a_k_contiguous = index & 1,
                            .b_k_contiguous = index >> 1 & 1,
                            .aligned = index >> 2 & 1,
                            .linear = epilogue > 0,
                            .c_transposed = epilogue == 2};
}

void specialize(product* p, const sk_kernel_info* kernel, specialization s, bool exchanged)
{
    sk_layout layouts[2] = {SK_LAYOUT_ROW_MAJOR, SK_LAYOUT_COL_MAJOR};
    sk_gemm_desc* desc = &p->desc;
    desc->kernel = kernel->name;
    desc->a.type = desc->b.type = kernel->input;
    desc->accumulator = kernel->accumulator;
    desc->c.type = desc->d.type = kernel->output;
    desc->epilogue = s.linear ? SK_EPILOGUE_LINEAR : SK_EPILOGUE_NONE;
    /* a column-major D is D' = B' A': the kernel's A is B, and its layouts are the other ones */
    desc->a.layout = layouts[exchanged ? !s.b_k_contiguous : !s.a_k_contiguous];
    desc->b.layout = layouts[exchanged ? s.a_k_contiguous : s.b_k_contiguous];
    desc->d.layout = layouts[exchanged];
    desc->c.layout = layouts[exchanged != s.c_transposed];
}

void set_parts(product* p, uint32_t bits)
{
    sk_gemm_desc* desc = &p->desc;
    bool is_real = !is_integer(desc->d.type) && !is_complex(desc->d.type);
    bool shapes = is_real && desc->d.type != SK_TYPE_F64;
    desc->scale_m = is_real && (bits & 1);
    desc->scale_n = is_real && (bits & 2);
    desc->clamp = shapes && (bits & 4);
    desc->add_residual = bits & 8;
    desc->residual.type = desc->d.type;
    desc->residual.layout = (sk_layout)((uint32_t)desc->d.layout ^ (bits >> 4 & 1));
    desc->bias = is_real ? (sk_bias)(bits / 32 % 3) : SK_BIAS_NONE;
    desc->activation = shapes ? (sk_activation)(bits / 96 % VALUES_OF(SK_ACTIVATIONS)) : SK_ACTIVATION_NONE;
    p->clamp_min = -7.0f;
    p->clamp_max = 40.0f;
}

void set_gate(product* p)
{
    p->desc.gate = SK_GATE_INTERLEAVED;
    p->desc.epilogue = SK_EPILOGUE_NONE;
    p->desc.clamp = p->desc.add_residual = p->in_place = false;
}

void set_complex(product* p, uint32_t bits)
{
    sk_gemm_desc* desc = &p->desc;
    if (is_complex(desc->d.type))
    {
        desc->a.conjugate = bits & 1;
        desc->b.conjugate = bits >> 1 & 1;
        p->alpha_imaginary = bits & 4 ? 3.0 : 0.0;
        p->beta_imaginary = bits & 8 ? -2.0 : 0.0;
    }
}

void draw_real_factors(product* p, uint64_t* state)
{
    p->alpha = (float)draw_below(state, 7) - 3.0f;
    p->beta = (float)draw_below(state, 7) - 3.0f;
    if (p->values == VALUES_REALS && !is_integer(p->desc.d.type))
    {
        bool is_wide = component_of(p->desc.d.type) == SK_TYPE_F64;
        p->alpha *= is_wide ? 0.37 : 0.375; /* a product that f32 holds */
        p->beta *= is_wide ? 0.71 : 0.6875;
    }
}

/* To multiples of `multiple`: the elements of the widest access. */
static uint32_t fit_to(uint32_t value, uint32_t multiple)
{
    return (value + multiple - 1) / multiple * multiple;
}

static void lay_out_matrix(sk_matrix_desc* desc, uint32_t rows, uint32_t columns, uint32_t batch_count,
                           uint32_t padding, bool interleaved)
{
    uint32_t lines = desc->layout == SK_LAYOUT_ROW_MAJOR ? rows : columns;
    uint32_t length = desc->layout == SK_LAYOUT_ROW_MAJOR ? columns : rows;
    if (batch_count > 1 && interleaved)
    {
        desc->batch_stride = length;
        desc->leading_dimension = batch_count * length + padding;
        return;
    }
    desc->leading_dimension = padding ? length + padding : 0;
    desc->batch_stride = padding ? (uint64_t)lines * (length + padding) + padding : 0;
}

void lay_out(product* p, specialization s, const uint32_t padding[4], bool interleaved)
{
    sk_gemm_desc* desc = &p->desc;
    uint32_t multiple = !s.aligned ? 1 : element_size(input_of(p)) == 1 ? 16 : 8;
    desc->m = fit_to(desc->m, multiple);
    desc->n = fit_to(desc->n, multiple);
    desc->k = fit_to(desc->k, multiple);
    p->offset_a = fit_to(p->offset_a, multiple) | (s.aligned ? 0 : 1);
    p->offset_b = fit_to(p->offset_b, multiple);
    p->offset_d = fit_to(p->offset_d, multiple);
    p->offset_vectors = fit_to(p->offset_vectors, multiple);
    lay_out_matrix(&desc->a, desc->m, desc->k, desc->batch_count, fit_to(padding[0], multiple), interleaved);
    lay_out_matrix(&desc->b, desc->k, columns_of_b(desc), desc->batch_count, fit_to(padding[1], multiple),
                   interleaved);
    p->offset_second = fit_to(p->offset_second, multiple);
    desc->second_a.layout = desc->a.layout;
    desc->second_b.layout = desc->b.layout;
    lay_out_matrix(&desc->second_a, desc->m, desc->k, desc->batch_count, fit_to(padding[1], multiple), interleaved);
    lay_out_matrix(&desc->second_b, desc->k, desc->n, desc->batch_count, fit_to(padding[0], multiple), interleaved);
    lay_out_matrix(&desc->c, desc->m, desc->n, desc->batch_count, padding[2], interleaved);
    lay_out_matrix(&desc->d, desc->m, desc->n, desc->batch_count, fit_to(padding[3], multiple), interleaved);
    lay_out_matrix(&desc->residual, desc->m, desc->n, desc->batch_count, padding[2] + 1, interleaved);
    if (p->in_place)
    {
        desc->c = desc->d;
        desc->residual = desc->epilogue == SK_EPILOGUE_NONE ? desc->d : desc->residual;
    }
}

product make_packed_product(const sk_kernel_info* kernel, uint32_t m, uint32_t n, uint32_t k, specialization s)
{
    static const uint32_t packed[4];
    product p = {.seed = m + 10 * n + 100 * k};
    specialize(&p, kernel, s, false);
    p.desc.m = m;
    p.desc.n = n;
    p.desc.k = k;
    lay_out(&p, s, packed, false);
    return p;
}
