/* What the Python module calls: products of matrices in host memory, on one device. No header of it is installed.
 *
 * One thread at a time may use a session. streamk/_library.py has the structures, too. */
#ifndef PYTHON_LIBRARY_H
#define PYTHON_LIBRARY_H

#include "common/vulkan.h"

typedef struct matrix
{
    void* data; /* NULL: there is no such matrix */
    uint64_t size;
    sk_matrix_desc desc;
} matrix;

/* D = activation(alpha A B + beta C + bias). C and D are alike. The bias is floats. */
typedef struct product
{
    uint32_t m, n, k, batch_count;
    matrix a, b, c, d, bias;
    double alpha, alpha_imaginary, beta, beta_imaginary;
    const char* bias_name;        /* a word of SK_BIASES; read only with a bias */
    const char* activation;       /* a word of SK_ACTIVATIONS */
    const char* const* decisions; /* names and values in turn, "--workers" and "5"; NULL ends them */
} product;

/* What a plan, or a candidate, decides. Texts live as long as the session. */
typedef struct choice
{
    const char *kernel, *decomposition, *fixup, *packing;
    uint32_t workers, splits, stream_k_tiles;
    float predicted_time; /* microseconds */
    uint64_t workspace_size;
} choice;

typedef struct session session;

/* Open a device: NULL, or an index, or part of its name, as gpu_options has it. NULL if memory is short; otherwise
 * close it, also if get_message() says that the device could not be opened. */
session* open_session(const char* device);
void close_session(session* s);

/* The last error's sentence, or "". It lives until the session's next call. */
const char* get_message(const session* s);
const char* get_device_name(const session* s);

/* Multiply, and wait until D is there. Returns an sk_result. */
int multiply(session* s, const product* p);

/* Make a plan, and write its line, of at most SK_LINE_SIZE bytes, and what it decides. Returns an sk_result. */
int plan(session* s, const product* p, char* line, choice* made);

/* List what is weighed, as sk_explain_plan does. Returns an sk_result. */
int explain(session* s, const product* p, uint32_t* count, choice* choices);

#endif
