/* One product to time: a shape, its types, the layouts of A and B. C is not read, D is row-major.
 *
 * With an epilogue D = f(scale_n A B + bias), the bias one for each column. With a gate n counts the columns of B, and
 * D has half of them. */
#ifndef PARTS_MATRICES_PROBLEM_H
#define PARTS_MATRICES_PROBLEM_H

#include "element.h"
#include "shapes.h"
#include "types.h"

typedef struct problem
{
    const shape* shape;
    const product_types* types;
    uint32_t layout; /* bit 0: A is column-major; bit 1: B is */
    bool warm;       /* one set of operands; otherwise they rotate over more memory than caches hold */
    bool epilogue;
    sk_activation activation; /* of the epilogue */
    bool gate;
} problem;

static inline sk_gemm_desc describe_problem(const problem* p)
{
    sk_gemm_desc desc = {0};
    desc.m = p->shape->m;
    desc.n = p->gate ? p->shape->n / 2 : p->shape->n;
    desc.k = p->shape->k;
    desc.a.type = p->types->input;
    desc.b.type = weights_of(p->types);
    desc.c.type = desc.d.type = p->types->output;
    desc.accumulator = p->types->accumulator;
    desc.a.layout = p->layout & 1u ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    desc.b.layout = p->layout & 2u ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    desc.scale_n = p->epilogue;
    desc.bias = p->epilogue ? SK_BIAS_ALONG_N : SK_BIAS_NONE;
    desc.activation = p->activation;
    desc.gate = p->gate ? SK_GATE_INTERLEAVED : SK_GATE_NONE;
    return desc;
}

/* Whether D is made of sums by more than scales and a bias. */
static inline bool is_shaped(const problem* p)
{
    return p->activation != SK_ACTIVATION_NONE || p->gate;
}

static inline uint64_t count_a(const problem* p)
{
    return (uint64_t)p->shape->m * p->shape->k;
}

static inline uint64_t count_b(const problem* p)
{
    return (uint64_t)p->shape->k * p->shape->n;
}

/* Elements of D, or of what a gate makes D of. */
static inline uint64_t count_d(const problem* p)
{
    return (uint64_t)p->shape->m * p->shape->n;
}

static inline double count_flops(const problem* p)
{
    double each = is_complex(p->types->input) ? 8.0 : 2.0; /* of an element of D and k */
    return each * p->shape->m * p->shape->n * p->shape->k;
}

/* The fewest bytes that a product must move: it reads A and B once, and writes D once. */
static inline double count_problem_bytes(const problem* p)
{
    return (double)(run_size(p->types->input, count_a(p)) + run_size(weights_of(p->types), count_b(p)) +
                    run_size(p->types->output, p->gate ? count_d(p) / 2 : count_d(p)));
}

/* Two letters, of A and then B: n is row-major, t is column-major. */
static inline const char* name_layouts(const problem* p)
{
    static const char* const names[] = {"nn", "tn", "nt", "tt"};
    return names[p->layout];
}

static inline const char* name_cache(const problem* p)
{
    return p->warm ? "warm" : "cold";
}

#endif
