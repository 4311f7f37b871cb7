/* matrix.h - where the elements of a dense matrix lie, and what they are. */
#ifndef MATRIX_H
#define MATRIX_H

#include "gpu/quantized.h"
#include "memory.h"

enum
{
    MOST_BATCH = 4
};

/* Complex, or real with an imaginary part of 0. */
typedef struct number
{
    double re, im;
} number;

/* All matrices of a batch. A matrix without elements, or one that is not there, has type and layout alone. */
typedef struct matrix
{
    sk_type type;
    sk_layout layout;
    uint32_t rows, columns, count;      /* count: of the batch, 1 if it is shared */
    uint64_t leading_dimension, stride; /* elements */
    size_t at;                          /* byte of the first element in the half */
    bool conjugate;
    sk_type held; /* of elements in blocks: rounded so when they are multiplied */
} matrix;

static inline uint32_t line_length(const matrix* x)
{
    return x->layout == SK_LAYOUT_ROW_MAJOR ? x->columns : x->rows;
}

static inline uint32_t line_count(const matrix* x)
{
    return x->layout == SK_LAYOUT_ROW_MAJOR ? x->rows : x->columns;
}

/* Elements from the first one of a matrix to the end of its last one. */
static inline uint64_t count_one(const matrix* x)
{
    return x->rows && x->columns ? (line_count(x) - 1) * x->leading_dimension + line_length(x) : 0;
}

/* The same of a whole batch, in bytes. */
static inline uint64_t count_bytes(const matrix* x)
{
    uint64_t one = count_one(x);
    return one && x->count ? run_size(x->type, (x->count - 1) * x->stride + one) : 0;
}

/* Of which an operand's begin is a multiple, bytes. */
static inline uint32_t element_alignment(sk_type type)
{
#define ELEMENT_ALIGNMENT(name, word, count, size, alignment) alignment,
    static const unsigned char alignments[] = {SK_TYPES(ELEMENT_ALIGNMENT)};
#undef ELEMENT_ALIGNMENT
    return alignments[type];
}

/* Where an element begins, or its block. */
static inline size_t locate(const matrix* x, uint32_t batch, uint32_t row, uint32_t column)
{
    bool is_row_major = x->layout == SK_LAYOUT_ROW_MAJOR;
    uint64_t line = is_row_major ? row : column, along = is_row_major ? column : row;
    uint64_t index = (x->count > 1 ? batch : 0) * x->stride + line * x->leading_dimension + along;
    return x->at + run_size(x->type, index);
}

static inline number load_number(const half* h, sk_type type, size_t at)
{
    number x = {load_element(type, h->at + at), load_imaginary(type, h->at + at)};
    return x;
}

static inline void store_number(const half* h, sk_type type, size_t at, number x)
{
    store_element(type, h->at + at, x.re);
    store_imaginary(type, h->at + at, x.im);
}

/* An element of a block, along the line. */
static inline number decode_number(const half* h, const matrix* x, size_t block, uint32_t along)
{
    unsigned char rounded[8];
    store_element(x->held, rounded, decode_element(x->type, h->at + block, along % block_elements(x->type)));
    number value = {load_element(x->held, rounded), 0.0};
    return value;
}

/* As it is multiplied. */
static inline number get(const half* h, const matrix* x, uint32_t batch, uint32_t row, uint32_t column)
{
    if (is_in_blocks(x->type))
    {
        uint32_t along = x->layout == SK_LAYOUT_ROW_MAJOR ? column : row;
        return decode_number(h, x, locate(x, batch, row, column), along);
    }
    number value = load_number(h, x->type, locate(x, batch, row, column));
    value.im = x->conjugate ? -value.im : value.im;
    return value;
}

static inline number multiply(number a, number b)
{
    number product = {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
    return product;
}

static inline number add(number a, number b)
{
    number sum = {a.re + b.re, a.im + b.im};
    return sum;
}

/* An integer of -most to most; of unsigned types 0 to most. */
static inline number draw_number(uint64_t* state, sk_type type, uint32_t most)
{
    bool is_unsigned = type == SK_TYPE_U8 || type == SK_TYPE_U32;
    number x = {is_unsigned ? draw_below(state, most + 1) : (double)draw_below(state, 2 * most + 1) - most, 0.0};
    x.im = is_complex(type) ? (double)draw_below(state, 2 * most + 1) - most : 0.0;
    return x;
}

static inline void fill_blocks(const half* h, const matrix* x, uint64_t* state)
{
    bool is_row_major = x->layout == SK_LAYOUT_ROW_MAJOR;
    for (uint32_t i = 0; i < x->count * line_count(x); i++)
    {
        uint32_t batch = i / line_count(x), line = i % line_count(x);
        for (uint32_t along = 0; along < line_length(x); along += block_elements(x->type))
        {
            uint32_t row = is_row_major ? line : along, column = is_row_major ? along : line;
            draw_block(x->type, state, h->at + locate(x, batch, row, column));
        }
    }
}

static inline void fill_matrix(const half* h, const matrix* x, uint64_t* state, uint32_t most)
{
    if (is_in_blocks(x->type))
    {
        fill_blocks(h, x, state);
        return;
    }
    for (uint32_t batch = 0; batch < x->count; batch++)
    {
        for (uint32_t row = 0; row < x->rows; row++)
        {
            for (uint32_t column = 0; column < x->columns; column++)
            {
                store_number(h, x->type, locate(x, batch, row, column), draw_number(state, x->type, most));
            }
        }
    }
}

#endif
