/* multiply.h - products on the device, checked on the CPU: what the GPU tests share.
 *
 * All matrices of a product lie in one arena of host memory that is NaN wherever no element of A, B or C is: between
 * them, in the padding of their lines, and in D. Whatever a kernel wrongly reads shows in D, and after the launch
 * every byte that is not an element of D must be as before. The workspace lies between guards too, and its slots are
 * NaN. */
#ifndef MULTIPLY_H
#define MULTIPLY_H

#include "parts/matrices/element.h"
#include "course/vulkan.h"
#include "values.h"

/* ---- random numbers -------------------------------------------------------------------------- */

/* The same everywhere for the same state (splitmix64). */
uint32_t draw_bits(uint64_t* state);
uint32_t draw_below(uint64_t* state, uint32_t end);

/* 1 to `most`, small ones as likely as large ones on a logarithmic scale. */
uint32_t draw_size(uint64_t* state, uint32_t most);

/* ---- device ---------------------------------------------------------------------------------- */

typedef struct rig
{
    gpu g;
    sk_context* context;
    gpu_buffer arena;
    unsigned char* before; /* what the arena held before the launch */
    size_t used;           /* bytes of it that the placed products take */
    gpu_buffer workspace;
    bool is_workspace_clear;
    unsigned reports; /* mistakes printed so far */
} rig;

/* Open the device that STREAMK_DEVICE names, or the first. Prints why not. */
bool open_rig(rig* r, const gpu_options* options);
void close_rig(rig* r);
bool is_on_cpu(const rig* r);

enum
{
    MOST_KERNELS = 512 /* that can be listed */
};

/* The kernels to test whose name contains `part` (NULL: all): those this device can run. Of a CPU driver only those
 * made for it, unless `part` is the whole name: it would compile the others for minutes. Returns how many; ends the
 * program if there are more than fit. Those that read blocks only where `part` has the word. */
uint32_t list_kernels(const rig* r, const char* part, sk_kernel_info kernels[MOST_KERNELS]);

/* Whether a CPU driver need not test a kernel in full: it shares nearly all of its text with those that it does test
 * so, f32 by fused multiply-adds, and f16 with f16 results by cooperative matrices. */
bool is_thin(const rig* r, const sk_kernel_info* kernel);
/* Whether it multiplies by cooperative matrices. */
bool has_matrices(const sk_kernel_info* kernel);
/* NEVER, but for a kernel that has A and B packed always. */
sk_packing find_least_packing(const sk_kernel_info* kernel);

/* Whether a fixup can sum this kernel's partials here, by float atomics if need be; with alpha and beta alone. */
bool can_fix_up(const rig* r, const sk_kernel_info* kernel, sk_fixup fixup);

/* ---- products -------------------------------------------------------------------------------- */

typedef enum value_kind
{
    VALUES_INTEGERS, /* small: every sum is exact, so D must be */
    VALUES_BYTES,    /* of A and B: all numbers of s8 or u8 */
    VALUES_REALS     /* in (-1, 1): D must be within the bound that multiply.c derives */
} value_kind;

/* One matrix in the arena; all of a batch. */
typedef struct matrix
{
    sk_type type;
    sk_layout layout;
    uint32_t rows, columns, batch_count;
    uint64_t leading_dimension, batch_stride; /* elements */
    uint64_t extent;                          /* elements from the first to the end of the last */
    size_t first;                             /* bytes from the arena's start to its first element */
} matrix;

typedef struct placement
{
    matrix a, b, c, d; /* c, or without one the residual: d itself if in place */
    matrix scale_m, scale_n, bias, residual;
    matrix second_a, second_b; /* of the second term */
    sk_triangle triangle;      /* of d that is computed */
    size_t pointers
        [7]; /* bytes from the arena's start to the addresses of a, b, c, d, residual, second_a and second_b */
} placement;

/* What to multiply. Zero-initialise, then say what matters. With desc.pointers the matrices of a batch lie as without,
 * but in descending order, and the library is not told their batch strides. */
typedef struct product
{
    sk_gemm_desc desc;
    double alpha, beta, alpha_imaginary, beta_imaginary; /* imaginary parts: of complex types */
    float clamp_min, clamp_max;
    uint32_t offset_a, offset_b, offset_c, offset_d; /* elements past a multiple of 256 bytes */
    uint32_t offset_vectors, offset_residual, offset_second;
    bool in_place;   /* C is D, or the residual where there is no C */
    bool by_address; /* matrices are named by address, not by buffer */
    bool pointers_aligned;
    value_kind values;
    uint64_t seed;                                       /* of the values */
    void (*edit)(const rig* r, const placement* placed); /* optional: changes values before the launch */
} product;

/* Bytes from the arena's start to an element, or to its block. */
size_t locate_element(const matrix* x, uint32_t batch, uint32_t row, uint32_t column);

/* The real part of complex numbers, of which the imaginary part is read and set besides; of others it is 0. */
double read_element(const unsigned char* arena, const matrix* x, uint32_t batch, uint32_t row, uint32_t column);
double get_element(const rig* r, const matrix* x, uint32_t batch, uint32_t row, uint32_t column);
void set_element(const rig* r, const matrix* x, uint32_t batch, uint32_t row, uint32_t column, double value);
double read_imaginary(const unsigned char* arena, const matrix* x, uint32_t batch, uint32_t row, uint32_t column);
double get_imaginary(const rig* r, const matrix* x, uint32_t batch, uint32_t row, uint32_t column);
void set_imaginary(const rig* r, const matrix* x, uint32_t batch, uint32_t row, uint32_t column, double value);

/* Every product is, but with STREAMK_TEST_EVERY=N in the environment one of N: CPU drivers compile for longer than they
 * multiply. */
bool is_chosen(void);

/* Multiply and check everything that can be, if the product is chosen. Prints the plan and the first mistake. */
bool run_product(rig* r, const product* p);

/* Columns of B: two for each of D with a gate. */
uint32_t columns_of_b(const sk_gemm_desc* desc);

/* Its matrices, with every default filled in, but nowhere yet. */
placement resolve_product(const product* p);

/* The type of A and B, or of the one that is not in blocks, or that this one is rounded to, or that one of two in
 * blocks is decoded to. */
sk_type input_of(const product* p);

/* Whether an element of D is computed: those beyond the triangle must stay as they are. */
bool is_computed(sk_triangle triangle, uint32_t row, uint32_t column);

/* The desc to plan with. */
sk_gemm_desc desc_of(const product* p);

/* The steps of run_product, for tests that launch otherwise. Products placed since the last clear_arena lie side by
 * side. */
void clear_arena(rig* r);
bool place_product(rig* r, const product* p, placement* placed);
sk_gemm_args make_args(const rig* r, const product* p, const placement* placed);

/* Whether D is right, and nothing else in the arena changed since remember_arena. */
void remember_arena(rig* r);
bool check_product(rig* r, const product* p, const placement* placed, const sk_plan* plan);
bool check_rest_of_arena(rig* r, const placement placed[], uint32_t count);

/* Mistakes are printed until there are too many; report_product prints all that one needs to repeat it. */
bool may_report(rig* r);
void report_product(const product* p, const sk_plan* plan);

/* A workspace of `size` bytes: grown if need be, its slots NaN, cleared the first time and when it was grown. */
bool prepare_workspace(rig* r, VkDeviceSize size);
sk_buffer workspace_of(const rig* r, VkDeviceSize size);
bool check_workspace(rig* r, VkDeviceSize size);

/* ---- pipelines ------------------------------------------------------------------------------- */

/* What a kernel's pipelines are specialized by, beside the fixup, as the kernel sees it (with a row-major D). CPU
 * drivers compile for longer than they multiply, so tests choose these sparingly and everything else freely. */
typedef struct specialization
{
    bool a_k_contiguous, b_k_contiguous, aligned, linear, c_transposed;
} specialization;

/* The `index`th of SPECIALIZATIONS. */
enum
{
    SPECIALIZATIONS = 24
};
specialization choose_specialization(uint32_t index);

/* Set a product's types, kernel and layouts. */
void specialize(product* p, const sk_kernel_info* kernel, specialization s, bool exchanged);

/* Give a product parts of an epilogue, as bits say: 1 scale_m, 2 scale_n, 4 clamp, 8 residual, 16 transposed; then the
 * bias, 2 bits, and the activation. On a device with few push constants only the activation. */
enum
{
    PARTS = 32 * 3 * VALUES_OF(SK_ACTIVATIONS)
};
void set_parts(product* p, uint32_t bits);

/* Give a product with parts a gate, beside which there are no limits, and neither C nor a residual. */
void set_gate(product* p);

/* Give a complex product, as bits say, what real ones have not: 1 conjugates A, 2 B, 4 makes alpha complex, 8 beta. */
void set_complex(product* p, uint32_t bits);

/* Draw the real parts of alpha and beta, which a value of D holds: integers, unless values are reals. */
void draw_real_factors(product* p, uint64_t* state);

/* Make a specialized product's extents and offsets fit for the aligned pipeline, or unfit, and set its leading
 * dimensions and batch strides: `padding` elements between lines (and matrices) of a, b, c, d; 0: packed. The
 * matrices of an interleaved batch lie beside one another within the same lines. */
void lay_out(product* p, specialization s, const uint32_t padding[4], bool interleaved);

/* Of one batch, packed, not aligned unless s says so. */
product make_packed_product(const sk_kernel_info* kernel, uint32_t m, uint32_t n, uint32_t k, specialization s);

#endif
