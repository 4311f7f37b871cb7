/* The matrices and vectors of a product, all of which files hold. */
#ifndef PARTS_ORACLE_OPERAND_H
#define PARTS_ORACLE_OPERAND_H

#include "parts/files/npy.h"

typedef enum operand
{
    A,
    B,
    SECOND_A,
    SECOND_B,
    C,
    RESIDUAL,
    BIAS,
    SCALE_M,
    SCALE_N,
    D,
    OPERAND_COUNT
} operand;

#endif
