/* problem.h - a desc checked, with its defaults filled in, and exchanged if need be.
 *
 * Uses element.h, epilogue.h, accuracy.h, blocks.h, exchange.h, gate.h, prepacked.h. Must not know devices, kernels or
 * decompositions.
 */

#include "../base/element.h"
#include "../base/epilogue.h"
#include "accuracy.h"
#include "blocks.h"
#include "exchange.h"
#include "gate.h"
#include "prepacked.h"

/* A matrix as memory sees it: `lines` contiguous runs of `length` elements. */
typedef struct sk__matrix
{
    const char* name; /* the desc's */
    sk_type type;
    const sk__element* element;
    uint32_t lines, length;
    uint32_t leading_dimension, batch_stride; /* elements */
    uint64_t extent;   /* elements from the first one to the end of the last one, over the whole batch */
    uint32_t matrices; /* of a prepacked operand of several problems; 0: as many as the batch has */
    bool shared;       /* one for all of a batch */
    bool conjugate;    /* of A and B */
    bool prepacked;    /* A or B is read in another order, and this is what it was made from */
    bool k_contiguous; /* of A and B: k runs along its lines */
    bool transposed;   /* of C, D and the residual: the kernel's columns run along its lines */
    bool aligned;      /* 16-byte accesses stay inside lines, and on multiples of 16 bytes from the first element */
} sk__matrix;

/* Where D' = B' A' is computed, `exchanged` is true, and members are of that product: a is the desc's b, m is its n.
 * Each matrix keeps its name in the desc. With a gate n counts B's columns, and D has n / 2. */
typedef struct sk__problem
{
    uint32_t m, n, k, batch_count;
    sk_type input, accumulator, output; /* input: of A and B as they are multiplied, but for blocks that are read */
    bool exchanged, pointers;
    bool aligned;         /* addresses are promised to suit 16-byte accesses */
    bool batch_invariant; /* a row of D has the same bits for every m of the desc */
    sk_accuracy accuracy; /* the desc's */
    sk__epilogue epilogue;
    sk__matrix a, b, c, d, residual;
    sk__matrix second_a, second_b; /* empty if there is no second term */
} sk__problem;

static uint32_t sk__count_matrices(const sk__problem* problem, const sk__matrix* matrix)
{
    return matrix->matrices ? matrix->matrices : problem->batch_count;
}

/* Fills in a matrix's defaults and checks that it can be addressed. */
static sk_result sk__resolve_matrix(const sk_logger* logger, const char* name, const sk_matrix_desc* desc,
                                    uint32_t rows, uint32_t columns, uint32_t batch_count, sk__matrix* matrix)
{
    bool row_major = desc->layout == SK_LAYOUT_ROW_MAJOR;
    matrix->name = name;
    const sk__element* element = matrix->element = sk__element_of(desc->type);
    matrix->type = desc->type;
    matrix->shared = desc->shared;
    matrix->conjugate = desc->conjugate;
    matrix->prepacked = desc->prepacked != NULL;
    matrix->lines = row_major ? rows : columns;
    matrix->length = row_major ? columns : rows;
    matrix->leading_dimension = desc->leading_dimension ? desc->leading_dimension : matrix->length;
    SK__REQUIRE(logger, matrix->leading_dimension >= matrix->length, SK_ERROR_LEADING_DIMENSION,
                "%s.leading_dimension is %u, must be at least its %u %s%s", name, matrix->leading_dimension,
                matrix->length, row_major ? "column" : "row", sk__plural(matrix->length));
    SK__TRY(sk__check_lines_of_blocks(logger, name, desc, matrix->length, matrix->leading_dimension));
    bool empty = matrix->lines == 0 || matrix->length == 0 || batch_count == 0;
    uint64_t leading = matrix->leading_dimension;
    uint64_t extent = empty ? 0 : (matrix->lines - 1u) * leading + matrix->length;
    uint64_t stride = desc->batch_stride ? desc->batch_stride : matrix->lines * leading;
    stride = batch_count > 1 && !desc->shared ? stride : 0;
    SK__REQUIRE(logger, stride <= UINT32_MAX, SK_ERROR_TOO_LARGE,
                "%s.batch_stride is %s%llu elements, at most 4294967295 are possible", name,
                sk__default_of(desc->batch_stride), (unsigned long long)stride);
    uint32_t tile_lines = matrix->lines < SK__TILE_LINES ? matrix->lines : (uint32_t)SK__TILE_LINES;
    SK__REQUIRE(logger, sk__run_size(element, tile_lines * leading) <= INT32_MAX, SK_ERROR_TOO_LARGE,
                "%s.leading_dimension is %s%u: %u %s%s would span 2^31 bytes or more", name,
                sk__default_of(desc->leading_dimension), matrix->leading_dimension, tile_lines,
                row_major ? "row" : "column", sk__plural(tile_lines));
    uint64_t others = (batch_count - 1u) * stride;
    SK__REQUIRE(logger, sk__run_fits(element, others, UINT64_MAX - sk__run_size(element, extent)), SK_ERROR_TOO_LARGE,
                "%s.batch_stride is %s%llu elements: %u matrices would span 2^64 bytes or more", name,
                sk__default_of(desc->batch_stride), (unsigned long long)stride, batch_count);
    matrix->batch_stride = (uint32_t)stride;
    matrix->extent = empty ? 0 : others + extent;
    uint64_t sizes = sk__run_size(element, matrix->length) | sk__run_size(element, leading);
    matrix->aligned = (sizes | sk__run_size(element, stride)) % 16u == 0;
    return SK_SUCCESS;
}

static sk_result sk__check_enums(const sk_logger* logger, const sk_gemm_desc* desc)
{
#define SK__ONE_MORE(...) +1u
#define SK__CHECK_ENUM(member, VALUES)                                                            \
    SK__REQUIRE(logger, (unsigned)desc->member < 0u VALUES(SK__ONE_MORE), SK_ERROR_INVALID_VALUE, \
                #member " is %d, not one of its enum", (int)desc->member)
    SK__CHECK_ENUM(a.type, SK_TYPES);
    SK__CHECK_ENUM(b.type, SK_TYPES);
    SK__CHECK_ENUM(c.type, SK_TYPES);
    SK__CHECK_ENUM(d.type, SK_TYPES);
    SK__CHECK_ENUM(accumulator, SK_TYPES);
    SK__CHECK_ENUM(multiplied, SK_TYPES);
    SK__CHECK_ENUM(a.layout, SK_LAYOUTS);
    SK__CHECK_ENUM(b.layout, SK_LAYOUTS);
    SK__CHECK_ENUM(c.layout, SK_LAYOUTS);
    SK__CHECK_ENUM(d.layout, SK_LAYOUTS);
    SK__CHECK_ENUM(triangle, SK_TRIANGLES);
    SK__CHECK_ENUM(epilogue, SK_EPILOGUES);
    SK__CHECK_ENUM(bias, SK_BIASES);
    SK__CHECK_ENUM(activation, SK_ACTIVATIONS);
    SK__CHECK_ENUM(gate, SK_GATES);
    SK__CHECK_ENUM(residual.type, SK_TYPES);
    SK__CHECK_ENUM(residual.layout, SK_LAYOUTS);
    SK__CHECK_ENUM(decomposition, SK_DECOMPOSITIONS);
    SK__CHECK_ENUM(fixup, SK_FIXUPS);
    SK__CHECK_ENUM(packing, SK_PACKINGS);
    SK__CHECK_ENUM(order, SK_ORDERS);
    SK__CHECK_ENUM(raster, SK_RASTERS);
    SK__CHECK_ENUM(sort, SK_SORTS);
    SK__CHECK_ENUM(search, SK_SEARCHES);
    SK__CHECK_ENUM(preparation, SK_PREPARATIONS);
    SK__CHECK_ENUM(accuracy, SK_ACCURACIES);
    SK__CHECK_ENUM(way, SK_WAYS);
#undef SK__CHECK_ENUM
#undef SK__ONE_MORE
    return SK_SUCCESS;
}

static sk_result sk__check_types(const sk_logger* logger, const sk_gemm_desc* desc)
{
    bool has_blocks = sk__is_in_blocks(desc->a.type) || sk__is_in_blocks(desc->b.type);
    SK__REQUIRE(logger, desc->a.type == desc->b.type || has_blocks, SK_ERROR_NO_KERNEL,
                "a.type and b.type differ: no kernel multiplies mixed types");
    SK__TRY(sk__check_operands_in_blocks(logger, desc));
    SK__REQUIRE(logger, desc->epilogue == SK_EPILOGUE_NONE || desc->c.type == desc->d.type, SK_ERROR_NO_KERNEL,
                "c.type and d.type differ: no kernel converts C");
    SK__REQUIRE(logger, !desc->add_residual || desc->residual.type == desc->d.type, SK_ERROR_NO_KERNEL,
                "residual.type and d.type differ: no kernel converts the residual");
    bool integer = sk__is_integer_type(desc->d.type), is_complex = sk__is_complex_type(desc->d.type);
    bool scaled = desc->scale_m || desc->scale_n || desc->bias != SK_BIAS_NONE;
    bool shaped = desc->activation != SK_ACTIVATION_NONE || desc->clamp;
    SK__REQUIRE(logger, !integer || !scaled, SK_ERROR_NO_KERNEL,
                "%s is f32, but d.type is %s: only D of floating-point numbers takes it", sk__epilogue_member(desc),
                sk_word(SK_WORDS_TYPE, desc->d.type));
    SK__REQUIRE(logger, !is_complex || !scaled, SK_ERROR_NO_KERNEL,
                "%s is f32, but d.type is %s: only D of real numbers takes it", sk__epilogue_member(desc),
                sk_word(SK_WORDS_TYPE, desc->d.type));
    SK__REQUIRE(logger, !shaped || !(integer || is_complex || desc->d.type == SK_TYPE_F64), SK_ERROR_NO_KERNEL,
                "%s computes in f32, but d.type is %s", desc->clamp ? "clamp" : "activation",
                sk_word(SK_WORDS_TYPE, desc->d.type));
    return SK_SUCCESS;
}

/* A and B are conjugated as they are multiplied, where they are complex. */
static sk_result sk__check_conjugates(const sk_logger* logger, const sk_gemm_desc* desc)
{
    const sk_matrix_desc* matrices[] = {&desc->a, &desc->b, &desc->c, &desc->d, &desc->residual};
    static const char* const names[] = {"a", "b", "c", "d", "residual"};
    for (int i = 0; i < 5; ++i)
    {
        SK__REQUIRE(logger, !matrices[i]->conjugate || i < 2, SK_ERROR_INVALID_VALUE,
                    "%s.conjugate is true, but only A and B can be conjugated", names[i]);
        SK__REQUIRE(logger, !matrices[i]->conjugate || sk__is_complex_type(matrices[i]->type), SK_ERROR_INVALID_VALUE,
                    "%s.conjugate is true, but %s.type is %s, which is real", names[i], names[i],
                    sk_word(SK_WORDS_TYPE, matrices[i]->type));
    }
    return SK_SUCCESS;
}

/* Fills in what a problem is, but for its matrices. */
static void sk__fill_problem(const sk_gemm_desc* desc, bool exchanged, sk__problem* problem)
{
    problem->m = exchanged ? desc->n : desc->m;
    problem->n = exchanged ? desc->m : sk__columns_of_b(desc);
    problem->k = desc->k;
    problem->batch_count = desc->batch_count ? desc->batch_count : 1u;
    problem->input = sk__multiplied_type(desc);
    problem->accumulator = desc->accumulator ? desc->accumulator : sk__usual_accumulator(problem->input);
    problem->output = desc->d.type;
    problem->exchanged = exchanged;
    problem->pointers = desc->pointers;
    problem->aligned = desc->aligned;
    problem->batch_invariant = desc->batch_invariant;
    problem->accuracy = desc->accuracy;
    problem->epilogue = sk__make_epilogue(desc, exchanged);
}

/* The matrices of a batch of D must not overlap. Each one must begin after the end of the one before, or lie beside it
 * in lines that are long enough for both. */
static sk_result sk__check_batch_of_d(const sk_logger* logger, const sk_gemm_desc* desc, const sk__matrix* d,
                                      uint32_t batch_count)
{
    uint64_t stride = d->batch_stride;
    uint64_t one = d->extent - (batch_count - 1u) * stride;
    bool behind = stride >= one;
    bool beside = stride >= d->length && (batch_count - 1u) * stride + d->length <= d->leading_dimension;
    SK__REQUIRE(
        logger, d->extent == 0 || batch_count == 1 || behind || beside, SK_ERROR_OVERLAP,
        "d.batch_stride is %u elements, but d.leading_dimension is %s%u: matrices of %llu elements would overlap",
        d->batch_stride, sk__default_of(desc->d.leading_dimension), d->leading_dimension, (unsigned long long)one);
    return SK_SUCCESS;
}

/* Matrices that lie anywhere, and one for all, have no strides. */
static sk_result sk__check_strides(const sk_logger* logger, const sk_gemm_desc* desc)
{
    const sk_matrix_desc* matrices[] = {&desc->a,        &desc->b,        &desc->c,       &desc->d,
                                        &desc->residual, &desc->second_a, &desc->second_b};
    static const char* const names[] = {"a", "b", "c", "d", "residual", "second_a", "second_b"};
    for (int i = 0; i < 7; ++i)
    {
        SK__REQUIRE(logger, !matrices[i]->shared || (matrices[i] != &desc->d && !desc->pointers),
                    SK_ERROR_INVALID_VALUE, "%s.shared is true, but %s", names[i],
                    desc->pointers ? "with pointers each matrix has an address"
                                   : "each product writes a D of its own");
        SK__REQUIRE(logger, !matrices[i]->shared || matrices[i]->batch_stride == 0, SK_ERROR_INVALID_VALUE,
                    "%s.batch_stride is %llu, must be 0 where one matrix is shared", names[i],
                    (unsigned long long)matrices[i]->batch_stride);
        SK__REQUIRE(logger, !desc->pointers || matrices[i]->batch_stride == 0, SK_ERROR_INVALID_VALUE,
                    "%s.batch_stride is %llu, must be 0 with pointers", names[i],
                    (unsigned long long)matrices[i]->batch_stride);
    }
    return SK_SUCCESS;
}

/* Only a square D has triangles. */
static sk_result sk__check_triangle(const sk_logger* logger, const sk_gemm_desc* desc)
{
    SK__REQUIRE(logger, !desc->triangle || desc->m == desc->n, SK_ERROR_INVALID_VALUE,
                "triangle is %s, but D is %u x %u: only a square D has one",
                sk_word(SK_WORDS_TRIANGLE, desc->triangle), desc->m, desc->n);
    bool is_a = sk__may_read_blocks_of_a(desc), has_blocks = is_a || sk__is_in_blocks(desc->b.type);
    sk_layout taken = is_a ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR; /* then the kernel's D is row-major */
    SK__REQUIRE(logger, !desc->triangle || !has_blocks || desc->d.layout == taken, SK_ERROR_NO_KERNEL,
                "triangle is %s, but d.layout is %s and %s.type is %s: beside such blocks it must be %s",
                sk_word(SK_WORDS_TRIANGLE, desc->triangle), sk_word(SK_WORDS_LAYOUT, desc->d.layout),
                is_a ? "a" : "b", sk_word(SK_WORDS_TYPE, is_a ? desc->a.type : desc->b.type),
                sk_word(SK_WORDS_LAYOUT, taken));
    return SK_SUCCESS;
}

/* Fills in an operand of the second term, whose type and layout are those of the first term's. */
static sk_result sk__resolve_second(const sk_logger* logger, const char* name, const sk_matrix_desc* second,
                                    const sk_matrix_desc* first, const sk__matrix* like, uint32_t rows,
                                    uint32_t columns, uint32_t batch_count, sk__matrix* matrix)
{
    sk_matrix_desc desc = *second;
    bool alike = (!desc.type || desc.type == first->type) && (!desc.layout || desc.layout == first->layout);
    SK__REQUIRE(logger, alike, SK_ERROR_INVALID_VALUE,
                "%s.type or %s.layout differs from that of %s: both terms have the same", name, name, like->name);
    desc.type = first->type;
    desc.layout = first->layout;
    SK__TRY(sk__resolve_matrix(logger, name, &desc, rows, columns, batch_count, matrix));
    matrix->k_contiguous = like->k_contiguous;
    return SK_SUCCESS;
}

/* Fills in the second term, if there is one. */
static sk_result sk__resolve_second_term(const sk_logger* logger, const sk_gemm_desc* desc, uint32_t behind,
                                         sk__problem* problem)
{
    bool exchanged = problem->exchanged;
    if (!desc->second)
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__resolve_second(logger, "second_a", &desc->second_a, &desc->a, exchanged ? &problem->b : &problem->a,
                               desc->m, desc->k, behind, exchanged ? &problem->second_b : &problem->second_a));
    return sk__resolve_second(logger, "second_b", &desc->second_b, &desc->b, exchanged ? &problem->a : &problem->b,
                              desc->k, desc->n, behind, exchanged ? &problem->second_a : &problem->second_b);
}

/* Fills in the matrices of a problem; those of the epilogue that it does not read stay empty. */
static sk_result sk__resolve_matrices(const sk_logger* logger, const sk_gemm_desc* desc, sk__problem* problem)
{
    uint32_t behind = desc->pointers ? 1u : problem->batch_count; /* matrices that lie behind one another */
    sk__matrix* a = problem->exchanged ? &problem->b : &problem->a;
    sk__matrix* b = problem->exchanged ? &problem->a : &problem->b;
    sk__matrix *c = &problem->c, *d = &problem->d, *residual = &problem->residual;
    SK__TRY(sk__resolve_matrix(logger, "a", &desc->a, desc->m, desc->k, behind, a));
    SK__TRY(sk__resolve_matrix(logger, "b", &desc->b, desc->k, sk__columns_of_b(desc), behind, b));
    SK__TRY(sk__resolve_matrix(logger, "d", &desc->d, desc->m, desc->n, behind, d));
    a->k_contiguous = desc->a.layout == SK_LAYOUT_ROW_MAJOR;
    b->k_contiguous = desc->b.layout == SK_LAYOUT_COL_MAJOR;
    d->transposed = sk__is_transposed(&desc->d, problem->exchanged);
    SK__TRY(sk__resolve_second_term(logger, desc, behind, problem));
    if (desc->epilogue == SK_EPILOGUE_LINEAR)
    {
        SK__TRY(sk__resolve_matrix(logger, "c", &desc->c, desc->m, desc->n, behind, c));
        c->transposed = sk__is_transposed(&desc->c, problem->exchanged);
    }
    if (desc->add_residual)
    {
        SK__TRY(sk__resolve_matrix(logger, "residual", &desc->residual, desc->m, desc->n, behind, residual));
        residual->transposed = sk__is_transposed(&desc->residual, problem->exchanged);
    }
    return sk__check_batch_of_d(logger, desc, d, behind);
}

/* The m, n and k of `largest` tell whether A and B are exchanged: of several problems, the desc has none. */
static sk_result sk__resolve_problem(const sk_logger* logger, const sk_gemm_desc* desc, const sk_gemm_desc* largest,
                                     sk__problem* problem)
{
    sk_gemm_desc few = sk__as_few_rows(desc);
    memset(problem, 0, sizeof *problem);
    SK__TRY(sk__check_enums(logger, desc));
    SK__TRY(sk__check_strides(logger, desc));
    SK__TRY(sk__check_types(logger, desc));
    SK__TRY(sk__check_conjugates(logger, desc));
    SK__TRY(sk__check_prepacked(logger, desc));
    SK__TRY(sk__check_triangle(logger, desc));
    SK__TRY(sk__check_gate(logger, desc));
    SK__TRY(sk__check_accuracy(logger, desc));
    sk__fill_problem(&few, sk__is_exchanged(&few, largest), problem);
    return sk__resolve_matrices(logger, &few, problem);
}
