/* What the Python module calls: products of matrices in host memory, on one device. No header of it is installed.
 *
 * One thread at a time may use a session. streamk/_structures.py has the structures, too. Functions that return an int
 * return an sk_result. */
#ifndef PYTHON_LIBRARY_H
#define PYTHON_LIBRARY_H

#include "course/vulkan.h"

typedef struct matrix
{
    void* data; /* not read by plan() and explain() */
    uint64_t size;
    sk_matrix_desc desc;
} matrix;

/* D = activation(alpha A B + beta C + bias). C and D are alike. The bias is floats. With a gate, B and the bias have
 * two columns for each of D. */
typedef struct product
{
    uint32_t m, n, k, batch_count;
    matrix a, b, c, d, bias;
    bool has_c, has_gate;
    double alpha, alpha_imaginary, beta, beta_imaginary;
    const char* bias_name;        /* a word of SK_BIASES */
    const char* activation;       /* a word of SK_ACTIVATIONS */
    const char* const* decisions; /* names and values in turn, "--workers" and "5"; NULL ends them */
} product;

/* A sparse matrix in CSR. Offsets and indices are uint32_t. */
typedef struct csr
{
    uint32_t rows, columns, nonzeros;
    sk_type type;
    void *row_offsets, *column_indices, *values;
} csr;

/* What a plan, or a candidate, decides. Texts live as long as the session. */
typedef struct choice
{
    char line[SK_LINE_SIZE];
    const char *kernel, *decomposition, *fixup, *packing;
    uint32_t workers, splits, stream_k_tiles;
    float predicted_time; /* microseconds */
    uint64_t workspace_size;
} choice;

typedef struct session session;

/* streamk's version, "1.2.3"; and the names of all decisions, with a space between them. */
const char* get_version(void);
const char* get_decisions(void);

/* Open a device: NULL, or an index, or part of its name, as gpu_options has it. NULL if memory is short; otherwise
 * close it, also if get_message() says that the device could not be opened. */
session* open_session(const char* device);
void close_session(session* s);

/* The last error's sentences, or "". They live until the session's next call. */
const char* get_message(const session* s);
const char* get_device_name(const session* s);

/* Multiply in steps: start() plans and uploads. Each step() submits some dispatches and waits for them; it returns
 * SK_INCOMPLETE while there are more. finish() downloads D. Nothing runs on the device between these calls, so that a
 * product may be left at any of them. */
int start(session* s, const product* p);
int step(session* s, const product* p);
int finish(session* s, const product* p);

/* Make a plan without its pipelines, and write what it decides. */
int plan(session* s, const product* p, choice* made);

/* List what is weighed, as sk_explain_gemm_plan does. */
int explain(session* s, const product* p, uint32_t* count, choice* choices);

/* D = A B, where A is sparse, B has n columns, and D's layout is B's. */
int multiply_dense(session* s, const csr* a, const matrix* b, uint32_t n, const matrix* d);

/* C = A B, where all are sparse: count_sparse() sets C's row offsets and nonzeros, then fill_sparse() its columns and
 * values, for which the caller has made memory. */
int count_sparse(session* s, const csr* a, const csr* b, csr* c);
int fill_sparse(session* s, const csr* c);

/* Find the sk_type in blocks that a word names, and the elements and bytes of its block. -1: there is none. */
int find_format(const char* word, uint32_t* elements, uint32_t* size);

/* As sk_join_blocks(), of packed arrays, with zeros of f16 or none. */
int join(int type, uint32_t lines, uint32_t k, uint32_t lines_of_scale, bool has_zeros, const void* codes,
         const void* scales, const void* zeros, void* blocks);

/* As sk_quantize() and sk_dequantize(). */
int quantize(int type, const float* values, uint64_t count, void* blocks);
int dequantize(int type, const void* blocks, uint64_t count, float* values);

#endif
