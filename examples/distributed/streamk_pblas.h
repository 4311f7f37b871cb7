/* PBLAS's gemm on Vulkan devices, one a rank. Lift the files streamk_pblas*: they need streamk.h, MPI and Vulkan.
 *
 *     sub(C) = alpha op(sub(A)) op(sub(B)) + beta sub(C)
 *
 * Arguments are those of ScaLAPACK's pdgemm, with ia, ja and others that count from 1. A device and a grid take the
 * place of the context: ranks of a communicator in rows and columns, in the order of rows or of columns. Matrices are
 * distributed in blocks of mb x nb, cyclically, and stored by columns. Any blocks, offsets and sources will do: panels
 * of A and B go from those who have them to those who need them. C stays with its owners. B may be of weights in
 * blocks. */
#ifndef STREAMK_PBLAS_H
#define STREAMK_PBLAS_H

#include <volk.h> /* or vulkan/vulkan.h */

#include "streamk.h"

#include <mpi.h>

typedef struct streamk_device
{
    VkPhysicalDevice physical_device;
    VkDevice device;
    VkQueue queue;
    uint32_t queue_family;
    sk_context* context;
} streamk_device;

typedef struct streamk_grid
{
    MPI_Comm ranks;
    int rows, columns; /* their product is the number of ranks */
    char order;        /* 'R': ranks follow each other along rows; 'C': along columns */
} streamk_grid;

/* As ScaLAPACK's descriptor, without type and context. */
typedef struct streamk_matrix
{
    int m, n;       /* of the whole matrix */
    int mb, nb;     /* of a block */
    int rsrc, csrc; /* row and column of the grid that have the first block */
    int lld;        /* of this rank's storage */
} streamk_matrix;

/* 0, or what went wrong, alike on all ranks. */
enum
{
    STREAMK_PBLAS_ARGUMENT = 1, /* an argument is wrong, or a submatrix reaches beyond its matrix */
    STREAMK_PBLAS_MEMORY = 2,
    STREAMK_PBLAS_DEVICE = 3, /* streamk or Vulkan failed */
    STREAMK_PBLAS_BLOCK = 4   /* a block of weights is cut, or does not lie along k */
};

/* All ranks of the grid call it. A and B are of `type`: F32, F64, F16, BF16 or S8. C is of what its products are summed
 * in: F32, F64 or S32. */
int streamk_pgemm(const streamk_device* device, const streamk_grid* grid, sk_type type, char transa, char transb,
                  int m, int n, int k, double alpha, const void* a, int ia, int ja, const streamk_matrix* desca,
                  const void* b, int ib, int jb, const streamk_matrix* descb, double beta, void* c, int ic, int jc,
                  const streamk_matrix* descc);

/* The same with a B of weights, whose type is one from SK_TYPE_Q4_0 on: blocks of so many neighbours along k. A is of
 * type_a: F32, F16 or BF16. C is of f32.
 *
 * B is k x n, and stored by columns: a column has lld / elements blocks. k, ib - 1, and m, mb and lld of descb are
 * multiples of a block's elements, else STREAMK_PBLAS_BLOCK is returned. transb is 'N', since blocks of a transposed B
 * would not lie along k. Any nb will do. Panels are sent in blocks, as they are. */
int streamk_pwgemm(const streamk_device* device, const streamk_grid* grid, sk_type type_a, sk_type type_b,
                   char transa, char transb, int m, int n, int k, double alpha, const void* a, int ia, int ja,
                   const streamk_matrix* desca, const void* b, int ib, int jb, const streamk_matrix* descb,
                   double beta, float* c, int ic, int jc, const streamk_matrix* descc);

/* The same for a type. phgemm has f16, pbgemm bf16, and pigemm s8. */
#define STREAMK_PGEMM(name, element, sums)                                                                          \
    int name(const streamk_device* device, const streamk_grid* grid, char transa, char transb, int m, int n, int k, \
             double alpha, const element* a, int ia, int ja, const streamk_matrix* desca, const element* b, int ib, \
             int jb, const streamk_matrix* descb, double beta, sums* c, int ic, int jc, const streamk_matrix* descc)

STREAMK_PGEMM(streamk_pdgemm, double, double);
STREAMK_PGEMM(streamk_psgemm, float, float);
STREAMK_PGEMM(streamk_phgemm, uint16_t, float);
STREAMK_PGEMM(streamk_pbgemm, uint16_t, float);
STREAMK_PGEMM(streamk_pigemm, int8_t, int32_t);

#endif
