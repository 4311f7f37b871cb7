#include "placed.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

rig device;
gpu_buffer placed_arena;
static unsigned char* before;

bool open_placed(void)
{
    before = malloc(PLACED_ROOM);
    return before && open_rig(&device, NULL) && create_gpu_buffer(&device.g, PLACED_ROOM, GPU_HOST, &placed_arena);
}

void close_placed(void)
{
    destroy_gpu_buffer(&device.g, &placed_arena);
    close_rig(&device);
    free(before);
}

double draw_real(uint64_t* state)
{
    uint64_t bits = (uint64_t)draw_bits(state) << 32 | draw_bits(state);
    double number = ldexp((double)(bits >> 11), -53);
    return bits & 1 ? -number : number;
}

double draw_uniform(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    return draw_real(state);
}

double draw_one(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)state;
    (void)line;
    (void)k;
    return 1.0;
}

double draw_hilbert(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)state;
    return 1.0 / (line + k + 1.0);
}

static size_t size_of(const placed_product* p)
{
    return p->is_f64 ? 8 : 4;
}

/* Numbers of an element. */
static uint32_t parts_of(const placed_product* p)
{
    return p->is_complex ? 2 : 1;
}

static void lay_out_lines(const placed_product* p, placed_matrix* x, bool by_lines)
{
    x->by_lines = by_lines;
    x->desc.type = p->is_complex ? p->is_f64 ? SK_TYPE_CF64 : SK_TYPE_CF32 : p->is_f64 ? SK_TYPE_F64 : SK_TYPE_F32;
    x->desc.layout = by_lines == x->rows_are_lines ? SK_LAYOUT_ROW_MAJOR : SK_LAYOUT_COL_MAJOR;
    x->desc.leading_dimension = by_lines ? x->length / parts_of(p) : x->lines;
    x->desc.leading_dimension += x->desc.leading_dimension == 0;
}

static placed_product make_any_placed(uint32_t m, uint32_t n, uint32_t k, bool is_f64, bool is_complex)
{
    placed_product p = {.m = m, .n = n, .k = k, .is_f64 = is_f64, .is_complex = is_complex};
    p.a.lines = p.d.lines = m;
    p.b.lines = n;
    p.d.length = n * parts_of(&p);
    p.a.length = p.b.length = k * parts_of(&p);
    p.a.rows_are_lines = p.d.rows_are_lines = true;
    lay_out_lines(&p, &p.a, true);
    lay_out_lines(&p, &p.b, false);
    lay_out_lines(&p, &p.d, true);
    return p;
}

placed_product make_placed(uint32_t m, uint32_t n, uint32_t k, bool is_f64)
{
    return make_any_placed(m, n, k, is_f64, false);
}

placed_product make_placed_complex(uint32_t m, uint32_t n, uint32_t k, bool is_f64)
{
    return make_any_placed(m, n, k, is_f64, true);
}

static void draw_layout(const placed_product* p, placed_matrix* x, uint64_t* state)
{
    lay_out_lines(p, x, draw_below(state, 2));
    x->desc.leading_dimension += draw_below(state, 2) ? draw_below(state, 5) : 0;
    x->offset = draw_below(state, 4);
}

void draw_placed_layouts(placed_product* p, uint64_t* state)
{
    draw_layout(p, &p->a, state);
    draw_layout(p, &p->b, state);
    draw_layout(p, &p->d, state);
}

static size_t place_of(const placed_product* p, const placed_matrix* x, uint32_t line, uint32_t k)
{
    size_t leading = x->desc.leading_dimension, parts = parts_of(p), element = k / parts;
    element = x->by_lines ? line * leading + element : element * leading + line;
    return x->first + size_of(p) * (element * parts + k % parts);
}

static void write_number(const placed_product* p, placed_matrix* x, uint32_t i, double number)
{
    unsigned char* to = (unsigned char*)placed_arena.mapped + place_of(p, x, i / x->length, i % x->length);
    float single = (float)number;
    x->numbers[i] = p->is_f64 ? number : (double)single;
    memcpy(to, p->is_f64 ? (const void*)&number : (const void*)&single, size_of(p));
}

static size_t place_matrix(const placed_product* p, placed_matrix* x, size_t used, draw_number draw, uint64_t* state)
{
    size_t size = size_of(p) * parts_of(p), lines = x->by_lines ? x->lines : x->length / parts_of(p);
    x->first = (used + 15) / 16 * 16 + 64 + x->offset * size;
    size_t end = x->first + lines * x->desc.leading_dimension * size + 64;
    if (end > PLACED_ROOM)
    {
        printf("the arena is too small\n");
        exit(1);
    }
    x->numbers = calloc((size_t)x->lines * x->length + 1, sizeof *x->numbers);
    for (uint32_t i = 0; draw && i < x->lines * x->length; i++)
    {
        write_number(p, x, i, draw(state, i / x->length, i % x->length));
    }
    return end;
}

size_t place_behind(placed_product* p, size_t used, draw_number of_a, draw_number of_b, uint64_t* state)
{
    used = place_matrix(p, &p->a, used, of_a, state);
    used = place_matrix(p, &p->b, used, of_b, state);
    return place_matrix(p, &p->d, used, NULL, state);
}

void fill_d(placed_product* p, draw_number draw, uint64_t* state)
{
    for (uint32_t i = 0; i < p->m * p->d.length; i++)
    {
        write_number(p, &p->d, i, draw(state, i / p->d.length, i % p->d.length));
    }
}

void clear_placed(void)
{
    memset(placed_arena.mapped, 0xff, PLACED_ROOM);
}

void place_alone(placed_product* p, draw_number of_a, draw_number of_b, uint64_t* state)
{
    clear_placed();
    place_behind(p, 0, of_a, of_b, state);
}

void forget_numbers(placed_product* p)
{
    free(p->a.numbers);
    free(p->b.numbers);
    free(p->d.numbers);
}

sk_gemm_desc desc_of_placed(const placed_product* p)
{
    sk_gemm_desc desc = {.m = p->m, .n = p->n, .k = p->k};
    desc.a = p->a.desc;
    desc.b = p->b.desc;
    desc.d = p->d.desc;
    return desc;
}

sk_gemm_desc desc_of_batch(placed_product* batch, uint32_t count, bool shares_b)
{
    sk_gemm_desc desc = desc_of_placed(&batch[0]);
    desc.batch_count = count;
    size_t stride = count > 1 ? batch[1].a.first - batch[0].a.first : 0;
    desc.a.batch_stride = desc.d.batch_stride = (uint32_t)(stride / size_of(&batch[0]) / parts_of(&batch[0]));
    desc.b.batch_stride = shares_b ? 0 : desc.a.batch_stride;
    desc.b.shared = shares_b;
    for (uint32_t i = 1; i < count && shares_b; i++)
    {
        size_t numbers = (size_t)batch[0].b.length * batch[0].n;
        memcpy(batch[i].b.numbers, batch[0].b.numbers, numbers * sizeof *batch[0].b.numbers);
    }
    return desc;
}

sk_gemm_args args_of_placed(const placed_product* p)
{
    sk_gemm_args args = {.a = make_gpu_matrix(&placed_arena, p->a.first)};
    args.b = make_gpu_matrix(&placed_arena, p->b.first);
    args.d = make_gpu_matrix(&placed_arena, p->d.first);
    return args;
}

double read_d(const placed_product* p, uint32_t row, uint32_t column)
{
    const unsigned char* from = (const unsigned char*)placed_arena.mapped + place_of(p, &p->d, row, column);
    double number = 0.0;
    float single = 0.0f;
    memcpy(&number, from, p->is_f64 ? 8 : 0);
    memcpy(&single, from, p->is_f64 ? 0 : 4);
    return p->is_f64 ? number : (double)single;
}

const double* row_of_a(const placed_product* p, uint32_t row)
{
    return p->a.numbers + (size_t)row * p->a.length;
}

const double* column_of_b(const placed_product* p, uint32_t column)
{
    return p->b.numbers + (size_t)column * p->b.length;
}

/* A complex number of a real line, of the operand that makes D's parts. */
static void put_parts(double real, double imaginary, uint32_t part, double to[2])
{
    to[0] = part ? imaginary : real;
    to[1] = part ? real : -imaginary;
}

/* The same of the other operand. */
static void put_common(double real, double imaginary, double to[2])
{
    to[0] = real;
    to[1] = imaginary;
}

void find_real_lines(const placed_product* p, const sk_gemm_desc* desc, uint32_t row, uint32_t column, uint32_t part,
                     double* to_a, double* to_b)
{
    const double *a = row_of_a(p, row), *b = column_of_b(p, column);
    bool is_a = desc->d.layout == SK_LAYOUT_COL_MAJOR;
    memcpy(to_a, a, p->a.length * sizeof *a);
    memcpy(to_b, b, p->a.length * sizeof *b);
    for (uint32_t k = 0; p->is_complex && k < p->k; k++)
    {
        double imaginary_a = desc->a.conjugate ? -a[2 * k + 1] : a[2 * k + 1];
        double imaginary_b = desc->b.conjugate ? -b[2 * k + 1] : b[2 * k + 1];
        put_parts(is_a ? a[2 * k] : b[2 * k], is_a ? imaginary_a : imaginary_b, part,
                  is_a ? &to_a[2 * k] : &to_b[2 * k]);
        put_common(is_a ? b[2 * k] : a[2 * k], is_a ? imaginary_b : imaginary_a, is_a ? &to_b[2 * k] : &to_a[2 * k]);
    }
}

bool pack_placed(const sk_plan* plan, sk_operand operand, sk_buffer source, const sk_pack_header* header,
                 gpu_buffer* packed)
{
    size_t size = (size_t)header->size;
    if (!create_gpu_buffer(&device.g, size + 512, GPU_HOST, packed))
    {
        return false;
    }
    memset(packed->mapped, 0xff, size + 512);
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    bool good = sk_pack(commands, plan, operand, source, make_gpu_matrix(packed, 0)) == SK_SUCCESS;
    good = submit_gpu_commands(&device.g, commands) && good;
    for (size_t i = size; i < size + 512; i++)
    {
        good = good && ((unsigned char*)packed->mapped)[i] == 0xff;
    }
    return good;
}

bool launch_args(const sk_plan* plan, sk_gemm_args args)
{
    size_t size = (size_t)sk_query_plan(plan).workspace_size;
    if (size > 0 && !prepare_workspace(&device, size))
    {
        return false;
    }
    args.workspace = workspace_of(&device, size);
    memcpy(before, placed_arena.mapped, PLACED_ROOM);
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    bool recorded = sk_gemm(commands, plan, &args) == SK_SUCCESS;
    bool submitted = submit_gpu_commands(&device.g, commands) && recorded;
    return submitted && (size == 0 || check_workspace(&device, size));
}

bool launch_placed(const sk_plan* plan, const placed_product* p)
{
    return launch_args(plan, args_of_placed(p));
}

void accept_element(const placed_product* p, uint32_t row, uint32_t column)
{
    size_t place = place_of(p, &p->d, row, column);
    memcpy(before + place, (const unsigned char*)placed_arena.mapped + place, size_of(p));
}

void accept_d(const placed_product* p)
{
    for (uint32_t i = 0; i < p->m * p->d.length; i++)
    {
        accept_element(p, i / p->d.length, i % p->d.length);
    }
}

void restore_placed(void)
{
    memcpy(placed_arena.mapped, before, PLACED_ROOM);
}

bool check_others(void)
{
    return memcmp(before, placed_arena.mapped, PLACED_ROOM) == 0;
}
