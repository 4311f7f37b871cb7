/* placed.h - products of f32 or f64 whose numbers a test draws, in an arena that is NaN elsewhere: what tests of narrow
 * products share. A line is a row of A or a column of B, or a row of D; its elements run along k, or n. */
#ifndef PLACED_H
#define PLACED_H

#include "multiply.h"

enum
{
    PLACED_ROOM = 1 << 22 /* bytes of the arena */
};

/* Draws an element of A or B. Of f32 it is rounded to what that has. */
typedef double (*draw_number)(uint64_t* state, uint32_t line, uint32_t k);

typedef struct placed_matrix
{
    sk_matrix_desc desc;
    uint32_t lines, length;        /* of complex numbers, a line has two numbers for each element */
    uint32_t offset;               /* in elements, from a multiple of 16 bytes */
    bool rows_are_lines, by_lines; /* by lines: a line's elements are neighbours in memory */
    size_t first;                  /* bytes */
    double* numbers;               /* line by line */
} placed_matrix;

typedef struct placed_product
{
    placed_matrix a, b, d;
    uint32_t m, n, k;
    bool is_f64, is_complex;
} placed_product;

extern rig device;
extern gpu_buffer placed_arena;

/* Opens the device that STREAMK_DEVICE names, or the first. */
bool open_placed(void);
void close_placed(void);

/* In (-1, 1), of 53 bits. */
double draw_real(uint64_t* state);

/* Numbers of draw_real(), all 1, and a Hilbert matrix. */
double draw_uniform(uint64_t* state, uint32_t line, uint32_t k);
double draw_one(uint64_t* state, uint32_t line, uint32_t k);
double draw_hilbert(uint64_t* state, uint32_t line, uint32_t k);

/* A and D are row-major, and B is column-major if its lines are to be neighbours' runs. */
placed_product make_placed(uint32_t m, uint32_t n, uint32_t k, bool is_f64);

/* The same of complex numbers. */
placed_product make_placed_complex(uint32_t m, uint32_t n, uint32_t k, bool is_f64);

/* Draws layouts, leading dimensions and places. */
void draw_placed_layouts(placed_product* p, uint64_t* state);

/* Draws numbers, and places them behind `used` bytes. Returns how many are used then; ends the program if there is no
 * room. */
size_t place_behind(placed_product* p, size_t used, draw_number of_a, draw_number of_b, uint64_t* state);

/* The same where nothing else is. */
void place_alone(placed_product* p, draw_number of_a, draw_number of_b, uint64_t* state);

/* Draws numbers for a placed D, which is C, too. */
void fill_d(placed_product* p, draw_number draw, uint64_t* state);

/* All of the arena becomes NaN. */
void clear_placed(void);
void forget_numbers(placed_product* p);

/* The desc of a product, or of a batch of products that were placed one behind the other. Where B is shared, all have
 * the first one's. */
sk_gemm_desc desc_of_placed(const placed_product* p);
sk_gemm_desc desc_of_batch(placed_product* batch, uint32_t count, bool shares_b);
sk_gemm_args args_of_placed(const placed_product* p);

/* Of complex numbers, columns of D are real parts and imaginary ones, in turns; so are the elements of a row of A, and
 * of a column of B. */
double read_d(const placed_product* p, uint32_t row, uint32_t column);
const double* row_of_a(const placed_product* p, uint32_t row);
const double* column_of_b(const placed_product* p, uint32_t column);

/* The real product that a number of D is: part 0 is the real one. B makes the parts, or A where D is column-major. Of
 * real numbers it is the element's own. Lines have as many numbers as those of A. */
void find_real_lines(const placed_product* p, const sk_gemm_desc* desc, uint32_t row, uint32_t column, uint32_t part,
                     double* a, double* b);

/* Packs an operand into memory of its own, which is ones elsewhere. */
bool pack_placed(const sk_plan* plan, sk_operand operand, sk_buffer source, const sk_pack_header* header,
                 gpu_buffer* packed);

/* Multiplies, in a workspace between guards. False: something failed. */
bool launch_placed(const sk_plan* plan, const placed_product* p);
bool launch_args(const sk_plan* plan, sk_gemm_args args);

/* All of the arena becomes as it was before the last launch. */
void restore_placed(void);

/* What D has, or an element of it, is no news. */
void accept_d(const placed_product* p);
void accept_element(const placed_product* p, uint32_t row, uint32_t column);

/* Every byte of the arena that is no element of an accepted D is as before the launch. */
bool check_others(void);

#endif
