/* How far may a value of D be off, and still be right, when A, B and C are reals?
 *
 * Let S = |alpha| sum |a b| + |beta c|, over the k of the value; no sum on the way is larger. An addition or a fused
 * multiply-add that rounds is off by at most 2^-24 of its result; one that truncates, as matrix units may, by 2^-23.
 *
 *   f32 inputs:  K multiply-adds in any order; one addition for each of at most P partials; alpha, beta and their sum:
 *                (K + P + 3) 2^-24 S
 *   f16 inputs:  a product of two is exact in f32. A matrix unit adds several products at once, aligned to the largest:
 *                each may lose 2^-23 S, and so may the sum, so 2 K in place of K:    (2 K + P + 3) 2^-23 S
 *
 * The factors (1 + 2^-24)^K that a first-order bound leaves out are below 1 % for K < 100,000: the bound is enlarged by
 * that. f16 results are then rounded by 2^-11 of themselves, or flushed to zero below 2^-14. */
#include "multiply.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/half.h"

enum
{
    GUARD = 1024,           /* bytes between matrices, and around the workspace */
    COUNTERS_SIZE = 262144, /* bytes at the start of every workspace */
    MOST_REPORTS = 10,
    POISON = 0xff /* every float and half of such bytes is a NaN */
};

/* ---- random numbers -------------------------------------------------------------------------- */

uint32_t random_bits(uint64_t* state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return (uint32_t)((z ^ (z >> 31)) >> 32);
}

uint32_t random_below(uint64_t* state, uint32_t end)
{
    return (uint32_t)((uint64_t)random_bits(state) * end >> 32);
}

uint32_t random_size(uint64_t* state, uint32_t most)
{
    double unit = (double)random_bits(state) / 4294967296.0;
    return (uint32_t)exp(unit * log((double)most + 1.0));
}

/* ---- device ---------------------------------------------------------------------------------- */

bool open_rig(rig* r, const gpu_options* options)
{
    memset(r, 0, sizeof *r);
    if (!gpu_open(&r->g, options))
    {
        return false;
    }
    printf("device: %s\n", r->g.properties.deviceName);
    if (gpu_create_context(&r->g, &r->context) != SK_SUCCESS)
    {
        close_rig(r);
        return false;
    }
    return true;
}

void close_rig(rig* r)
{
    sk_destroy_context(r->context);
    gpu_destroy_buffer(&r->g, &r->arena);
    gpu_destroy_buffer(&r->g, &r->workspace);
    free(r->before);
    gpu_close(&r->g);
    memset(r, 0, sizeof *r);
}

bool is_on_cpu(const rig* r)
{
    return r->g.properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
}

uint32_t list_kernels(const rig* r, const char* part, sk_kernel_info kernels[], uint32_t most)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < sk_query_context(r->context).kernel_count && count < most; i++)
    {
        sk_kernel_info kernel = sk_query_kernel(r->context, i);
        bool is_wanted = !part || strstr(kernel.name, part);
        if (kernel.available && is_wanted && (!is_on_cpu(r) || kernel.tile_m <= 32))
        {
            kernels[count++] = kernel;
        }
    }
    return count;
}

/* ---- matrices -------------------------------------------------------------------------------- */

static size_t size_of(sk_type type)
{
    return type == SK_TYPE_F32 ? 4 : 2;
}

/* Bytes from the arena's start. */
static size_t position_of(const matrix* x, uint32_t batch, uint32_t row, uint32_t column)
{
    uint64_t line = x->layout == SK_LAYOUT_ROW_MAJOR ? row : column;
    uint64_t along = x->layout == SK_LAYOUT_ROW_MAJOR ? column : row;
    return x->first + (size_t)(batch * x->batch_stride + line * x->leading_dimension + along) * size_of(x->type);
}

static float read_element(const unsigned char* arena, const matrix* x, uint32_t batch, uint32_t row, uint32_t column)
{
    const unsigned char* at = arena + position_of(x, batch, row, column);
    uint16_t half;
    float value;
    if (x->type == SK_TYPE_F32)
    {
        memcpy(&value, at, sizeof value);
        return value;
    }
    memcpy(&half, at, sizeof half);
    return half_to_float(half);
}

float get_element(const rig* r, const matrix* x, uint32_t batch, uint32_t row, uint32_t column)
{
    return read_element(r->arena.mapped, x, batch, row, column);
}

void set_element(const rig* r, const matrix* x, uint32_t batch, uint32_t row, uint32_t column, float value)
{
    unsigned char* at = (unsigned char*)r->arena.mapped + position_of(x, batch, row, column);
    uint16_t half = half_from_float(value);
    memcpy(at, x->type == SK_TYPE_F32 ? (const void*)&value : (const void*)&half, size_of(x->type));
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
    x.batch_stride = desc->batch_stride ? desc->batch_stride : lines * x.leading_dimension;
    if (lines > 0 && length > 0)
    {
        x.extent = (x.batch_count - 1) * x.batch_stride + (lines - 1) * x.leading_dimension + length;
    }
    return x;
}

/* ---- arena ----------------------------------------------------------------------------------- */

/* Room for `size` bytes; what is placed stays where it is. */
static bool grow_arena(rig* r, size_t size)
{
    if (size <= r->arena.size)
    {
        return true;
    }
    gpu_buffer larger;
    size_t capacity = size + size / 2 + 65536;
    unsigned char* before = realloc(r->before, capacity);
    r->before = before ? before : r->before;
    if (!before || !gpu_create_buffer(&r->g, capacity, GPU_HOST, &larger))
    {
        return false;
    }
    memset(larger.mapped, POISON, capacity);
    if (r->used > 0)
    {
        memcpy(larger.mapped, r->arena.mapped, r->used);
    }
    gpu_destroy_buffer(&r->g, &r->arena);
    r->arena = larger;
    return true;
}

void clear_arena(rig* r)
{
    if (r->arena.mapped)
    {
        memset(r->arena.mapped, POISON, r->used);
    }
    r->used = 0;
}

static bool place(rig* r, matrix* x, uint32_t offset)
{
    size_t misalignment = (size_t)(r->arena.address % 256);
    size_t first = (r->used + GUARD + misalignment + 255) / 256 * 256 - misalignment + offset * size_of(x->type);
    x->first = first;
    if (!grow_arena(r, first + (size_t)x->extent * size_of(x->type) + GUARD))
    {
        return false;
    }
    r->used = first + (size_t)x->extent * size_of(x->type) + GUARD;
    return true;
}

static float random_value(uint64_t* state, value_kind values)
{
    if (values == VALUES_INTEGERS)
    {
        return (float)random_below(state, 7) - 3.0f;
    }
    return (float)random_below(state, 1u << 24) / (float)(1 << 23) - 1.0f;
}

static void fill(const rig* r, const matrix* x, uint64_t* state, value_kind values)
{
    for (uint32_t batch = 0; batch < x->batch_count; batch++)
    {
        for (uint32_t row = 0; row < x->rows; row++)
        {
            for (uint32_t column = 0; column < x->columns; column++)
            {
                set_element(r, x, batch, row, column, random_value(state, values));
            }
        }
    }
}

bool place_product(rig* r, const product* p, placement* placed)
{
    const sk_gemm_desc* desc = &p->desc;
    placed->a = resolve(&desc->a, desc->m, desc->k, desc->batch_count);
    placed->b = resolve(&desc->b, desc->k, desc->n, desc->batch_count);
    placed->c = resolve(&desc->c, desc->m, desc->n, desc->batch_count);
    placed->d = resolve(&desc->d, desc->m, desc->n, desc->batch_count);
    bool has_c = desc->epilogue == SK_EPILOGUE_LINEAR && !p->in_place;
    if (!place(r, &placed->a, p->offset_a) || !place(r, &placed->b, p->offset_b) ||
        (has_c && !place(r, &placed->c, p->offset_c)) || !place(r, &placed->d, p->offset_d))
    {
        return false;
    }
    uint64_t state = p->seed;
    fill(r, &placed->a, &state, p->values);
    fill(r, &placed->b, &state, p->values);
    if (p->in_place)
    {
        placed->c = placed->d;
    }
    if (desc->epilogue == SK_EPILOGUE_LINEAR)
    {
        fill(r, &placed->c, &state, p->values);
    }
    if (p->edit)
    {
        p->edit(r, placed);
    }
    return true;
}

void remember_arena(rig* r)
{
    memcpy(r->before, r->arena.mapped, r->used);
}

/* Exactly the matrix: one byte less would be refused. */
static sk_buffer buffer_of(const rig* r, const product* p, const matrix* x)
{
    sk_buffer buffer = {.offset = x->first, .size = x->extent * size_of(x->type)};
    if (p->by_address)
    {
        buffer.address = r->arena.address;
    }
    else
    {
        buffer.buffer = r->arena.buffer;
    }
    return buffer;
}

sk_gemm_args make_args(const rig* r, const product* p, const placement* placed)
{
    sk_gemm_args args = {.alpha = p->alpha, .beta = p->beta};
    args.a = buffer_of(r, p, &placed->a);
    args.b = buffer_of(r, p, &placed->b);
    args.d = buffer_of(r, p, &placed->d);
    if (p->desc.epilogue == SK_EPILOGUE_LINEAR)
    {
        args.c = buffer_of(r, p, &placed->c);
    }
    return args;
}

/* ---- what D must be -------------------------------------------------------------------------- */

/* One batch's A by rows and B by rows, in double, and one row of sums. */
typedef struct reference
{
    const product* p;
    const placement* placed;
    const unsigned char* before;
    double *a, *b;        /* m x k, k x n */
    double *sums, *sizes; /* n: sum of a b, and of |a b| */
    double per_sum;       /* the bound is per_sum * S, before D is rounded */
} reference;

static bool open_reference(reference* x, const rig* r, const product* p, const placement* placed, uint32_t partials)
{
    size_t m = p->desc.m, n = p->desc.n, k = p->desc.k;
    double halves = ldexp(2.0 * (double)k + partials + 3.0, -23), floats = ldexp((double)k + partials + 3.0, -24);
    x->p = p;
    x->placed = placed;
    x->before = r->before;
    x->per_sum = 1.01 * (p->desc.a.type == SK_TYPE_F16 ? halves : floats);
    x->a = malloc((m * k + k * n + 2 * n + 1) * sizeof *x->a);
    x->b = x->a + m * k;
    x->sums = x->b + k * n;
    x->sizes = x->sums + n;
    return x->a;
}

static void load_reference(reference* x, uint32_t batch)
{
    uint32_t m = x->p->desc.m, n = x->p->desc.n, k = x->p->desc.k;
    for (uint32_t i = 0; i < m; i++)
    {
        for (uint32_t j = 0; j < k; j++)
        {
            x->a[(size_t)i * k + j] = (double)read_element(x->before, &x->placed->a, batch, i, j);
        }
    }
    for (uint32_t i = 0; i < k; i++)
    {
        for (uint32_t j = 0; j < n; j++)
        {
            x->b[(size_t)i * n + j] = (double)read_element(x->before, &x->placed->b, batch, i, j);
        }
    }
}

/* alpha = 0 leaves out A and B, as in BLAS. */
static void sum_row(reference* x, uint32_t row)
{
    size_t n = x->p->desc.n, k = x->p->desc.k;
    bool is_left_out = x->p->desc.epilogue == SK_EPILOGUE_LINEAR && x->p->alpha == 0.0f;
    memset(x->sums, 0, n * sizeof *x->sums);
    memset(x->sizes, 0, n * sizeof *x->sizes);
    for (size_t i = 0; i < k && !is_left_out; i++)
    {
        double a = x->a[row * k + i];
        const double* b = x->b + i * n;
        for (size_t j = 0; j < n; j++)
        {
            x->sums[j] += a * b[j];
            x->sizes[j] += fabs(a * b[j]);
        }
    }
}

static float to_type(sk_type type, double value)
{
    return type == SK_TYPE_F32 ? (float)value : half_to_float(half_from_float((float)value));
}

/* Whether a float is what an exact value of D may become. */
static bool is_right(const reference* x, float got, double exact, double size)
{
    sk_type type = x->p->desc.d.type;
    float wanted = to_type(type, exact);
    bool is_flushed = type == SK_TYPE_F16 && fabsf(wanted) < ldexpf(1.0f, -14) && got == 0.0f;
    if (x->p->values == VALUES_INTEGERS || !isfinite(exact))
    {
        return got == wanted || (isnan(got) && isnan(wanted)) || is_flushed;
    }
    double bound = x->per_sum * size;
    if (type == SK_TYPE_F16)
    {
        bound += fmax(ldexp(fabs(exact) + bound, -11), ldexp(1.0, -14));
    }
    return fabs((double)got - exact) <= bound;
}

static double exact_value(const reference* x, uint32_t batch, uint32_t row, uint32_t column, double* size)
{
    double value = x->sums[column];
    *size = x->sizes[column];
    if (x->p->desc.epilogue == SK_EPILOGUE_LINEAR)
    {
        value *= (double)x->p->alpha;
        *size *= fabs((double)x->p->alpha);
        if (x->p->beta != 0.0f)
        {
            double c = (double)x->p->beta * (double)read_element(x->before, &x->placed->c, batch, row, column);
            value += c;
            *size += fabs(c);
        }
    }
    return value;
}

/* ---- reports --------------------------------------------------------------------------------- */

static bool may_report(rig* r)
{
    return r->reports++ < MOST_REPORTS;
}

static void report_product(const product* p, const sk_plan* plan)
{
    static const char* const layouts[] = {"row-major", "col-major"};
    const sk_gemm_desc* desc = &p->desc;
    char line[600];
    sk_format_plan(plan, line, sizeof line);
    printf("    %s\n", line);
    printf("    a %s + %u, b %s + %u, c %s + %u%s, d %s + %u elements; alpha %g beta %g%s\n", layouts[desc->a.layout],
           p->offset_a, layouts[desc->b.layout], p->offset_b, layouts[desc->c.layout], p->offset_c,
           p->in_place ? " (is d)" : "", layouts[desc->d.layout], p->offset_d, (double)p->alpha, (double)p->beta,
           desc->epilogue == SK_EPILOGUE_LINEAR ? "" : " (not read)");
    printf("    leading dimensions %u %u %u %u, batch strides %llu %llu %llu %llu (0: packed)\n",
           desc->a.leading_dimension, desc->b.leading_dimension, desc->c.leading_dimension, desc->d.leading_dimension,
           (unsigned long long)desc->a.batch_stride, (unsigned long long)desc->b.batch_stride,
           (unsigned long long)desc->c.batch_stride, (unsigned long long)desc->d.batch_stride);
}

static void report_element(const sk_plan* plan, uint32_t batch, uint32_t row, uint32_t column, float got,
                           double exact)
{
    sk_plan_info info = sk_query_plan(plan);
    printf("  D is wrong at batch %u, row %u, column %u (of tile %u, %u): %.9g, should be %.17g\n", batch, row,
           column, row / info.tile_m, column / info.tile_n, (double)got, exact);
}

static bool check_row(rig* r, const reference* x, const sk_plan* plan, uint32_t batch, uint32_t row)
{
    for (uint32_t column = 0; column < x->p->desc.n; column++)
    {
        double size;
        double exact = exact_value(x, batch, row, column, &size);
        float got = get_element(r, &x->placed->d, batch, row, column);
        if (!is_right(x, got, exact, size))
        {
            if (may_report(r))
            {
                report_element(plan, batch, row, column, got, exact);
                report_product(x->p, plan);
            }
            return false;
        }
    }
    return true;
}

bool check_product(rig* r, const product* p, const placement* placed, const sk_plan* plan)
{
    reference x;
    bool right = true;
    if (!open_reference(&x, r, p, placed, sk_query_plan(plan).most_peers))
    {
        return false;
    }
    for (uint32_t batch = 0; batch < placed->d.batch_count && right; batch++)
    {
        load_reference(&x, batch);
        for (uint32_t row = 0; row < p->desc.m && right; row++)
        {
            sum_row(&x, row);
            right = check_row(r, &x, plan, batch, row);
        }
    }
    free(x.a);
    return right;
}

/* Takes over the elements of D into the memory of the arena, where they are no news then. */
static void accept(rig* r, const matrix* d)
{
    for (uint32_t batch = 0; batch < d->batch_count; batch++)
    {
        for (uint32_t row = 0; row < d->rows; row++)
        {
            for (uint32_t column = 0; column < d->columns; column++)
            {
                size_t at = position_of(d, batch, row, column);
                memcpy(r->before + at, (unsigned char*)r->arena.mapped + at, size_of(d->type));
            }
        }
    }
}

bool check_rest_of_arena(rig* r, const placement placed[], uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
    {
        accept(r, &placed[i].d);
    }
    const unsigned char* now = r->arena.mapped;
    if (memcmp(now, r->before, r->used) == 0)
    {
        return true;
    }
    size_t at = 0;
    while (now[at] == r->before[at])
    {
        at++;
    }
    if (may_report(r))
    {
        printf("  byte %zu of the arena was written: d lies at %zu and takes %llu elements\n", at, placed[0].d.first,
               (unsigned long long)placed[0].d.extent);
    }
    return false;
}

/* ---- workspace ------------------------------------------------------------------------------- */

static bool fill_workspace(rig* r, VkDeviceSize first, VkDeviceSize size)
{
    if (r->workspace.mapped)
    {
        memset((unsigned char*)r->workspace.mapped + first, POISON, (size_t)size);
        return true;
    }
    VkCommandBuffer commands = gpu_begin(&r->g);
    vkCmdFillBuffer(commands, r->workspace.buffer, first, size, 0xffffffffu);
    return gpu_submit(&r->g, commands);
}

static bool grow_workspace(rig* r, VkDeviceSize size)
{
    if (r->workspace.size >= size)
    {
        return true;
    }
    gpu_destroy_buffer(&r->g, &r->workspace);
    r->is_workspace_clear = false;
    return gpu_create_buffer(&r->g, size + size / 2, GPU_DEVICE, &r->workspace) &&
           fill_workspace(r, 0, r->workspace.size & ~(VkDeviceSize)3);
}

sk_buffer workspace_of(const rig* r, VkDeviceSize size)
{
    return (sk_buffer){.buffer = r->workspace.buffer, .offset = GUARD, .size = size};
}

bool prepare_workspace(rig* r, VkDeviceSize size)
{
    if (!grow_workspace(r, GUARD + size + GUARD) ||
        !fill_workspace(r, GUARD + COUNTERS_SIZE, size - COUNTERS_SIZE + GUARD))
    {
        return false;
    }
    if (r->is_workspace_clear)
    {
        return true;
    }
    VkCommandBuffer commands = gpu_begin(&r->g);
    r->is_workspace_clear = sk_clear_workspace(commands, r->context, workspace_of(r, size)) == SK_SUCCESS;
    return gpu_submit(&r->g, commands) && r->is_workspace_clear;
}

/* Whether `size` bytes of the workspace from `first` on all have one value. */
static bool workspace_holds(rig* r, const char* what, VkDeviceSize first, VkDeviceSize size, unsigned char value)
{
    static unsigned char copy[COUNTERS_SIZE];
    if (!gpu_download(&r->g, &r->workspace, first, copy, size))
    {
        return false;
    }
    for (size_t i = 0; i < size; i++)
    {
        if (copy[i] != value)
        {
            if (may_report(r))
            {
                printf("  byte %zu %s is 0x%02x, not 0x%02x\n", i, what, copy[i], value);
            }
            r->is_workspace_clear = false;
            return false;
        }
    }
    return true;
}

bool check_workspace(rig* r, VkDeviceSize size)
{
    bool guarded = workspace_holds(r, "of the guard before the workspace", 0, GUARD, POISON);
    bool zero = workspace_holds(r, "of the workspace's counters", GUARD, COUNTERS_SIZE, 0);
    return workspace_holds(r, "behind the workspace", GUARD + size, GUARD, POISON) && guarded && zero;
}

/* ---- one product ----------------------------------------------------------------------------- */

static bool launch(rig* r, const product* p, const placement* placed, const sk_plan* plan)
{
    sk_plan_info info = sk_query_plan(plan);
    sk_gemm_args args = make_args(r, p, placed);
    if (info.workspace_size > 0 && !prepare_workspace(r, info.workspace_size))
    {
        return false;
    }
    args.workspace = workspace_of(r, info.workspace_size);
    remember_arena(r);
    VkCommandBuffer commands = gpu_begin(&r->g);
    bool recorded = sk_gemm(commands, plan, &args) == SK_SUCCESS;
    return gpu_submit(&r->g, commands) && recorded;
}

bool run_product(rig* r, const product* p)
{
    placement placed;
    sk_plan* plan;
    clear_arena(r);
    if (!place_product(r, p, &placed) || sk_create_plan(r->context, &p->desc, &plan) != SK_SUCCESS)
    {
        return false;
    }
    VkDeviceSize size = sk_query_plan(plan).workspace_size;
    bool right = launch(r, p, &placed, plan) && check_product(r, p, &placed, plan);
    if (!check_rest_of_arena(r, &placed, 1) || (size > 0 && !check_workspace(r, size)))
    {
        report_product(p, plan);
        right = false;
    }
    sk_destroy_plan(plan);
    return right;
}

/* ---- pipelines ------------------------------------------------------------------------------- */

specialization specialization_at(uint32_t index)
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
    desc->c.type = desc->d.type = kernel->output;
    desc->epilogue = s.linear ? SK_EPILOGUE_LINEAR : SK_EPILOGUE_NONE;
    /* a column-major D is D' = B' A': the kernel's A is B, and its layouts are the other ones */
    desc->a.layout = layouts[exchanged ? !s.b_k_contiguous : !s.a_k_contiguous];
    desc->b.layout = layouts[exchanged ? s.a_k_contiguous : s.b_k_contiguous];
    desc->d.layout = layouts[exchanged];
    desc->c.layout = layouts[exchanged != s.c_transposed];
}

static uint32_t fit(uint32_t value, bool aligned)
{
    return aligned ? (value + 7) / 8 * 8 : value;
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
    desc->m = fit(desc->m, s.aligned);
    desc->n = fit(desc->n, s.aligned);
    desc->k = fit(desc->k, s.aligned);
    p->offset_a = fit(p->offset_a, s.aligned) | (s.aligned ? 0 : 1);
    p->offset_b = fit(p->offset_b, s.aligned);
    p->offset_d = fit(p->offset_d, s.aligned);
    lay_out_matrix(&desc->a, desc->m, desc->k, desc->batch_count, fit(padding[0], s.aligned), interleaved);
    lay_out_matrix(&desc->b, desc->k, desc->n, desc->batch_count, fit(padding[1], s.aligned), interleaved);
    lay_out_matrix(&desc->c, desc->m, desc->n, desc->batch_count, padding[2], interleaved);
    lay_out_matrix(&desc->d, desc->m, desc->n, desc->batch_count, fit(padding[3], s.aligned), interleaved);
    if (p->in_place)
    {
        desc->c = desc->d;
    }
}
