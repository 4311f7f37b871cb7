#include "blas3_rows.h"

#include <stdio.h>
#include <string.h>

static const struct
{
    const char* name;
    blas3_operation operation;
    sk_type type;
} operations[] = {
    {"syrk", BLAS3_SYRK, SK_TYPE_F16},   {"syrk", BLAS3_SYRK, SK_TYPE_F32},    {"syrk", BLAS3_SYRK, SK_TYPE_F64},
    {"syr2k", BLAS3_SYR2K, SK_TYPE_F32}, {"gemm", BLAS3_GEMM, SK_TYPE_CF32},   {"gemm", BLAS3_GEMM, SK_TYPE_CF64},
    {"herk", BLAS3_HERK, SK_TYPE_CF32},  {"her2k", BLAS3_HER2K, SK_TYPE_CF32},
};

/* n and k. Of the last but one, few tiles have long k; the last one has a ragged last wave. */
static const uint32_t extents[][2] = {{4096, 4096}, {8192, 8192}, {512, 16384}, {2176, 2176}};
static const uint32_t extents_of_cpus[][2] = {{96, 64}, {130, 40}};

bool make_blas3_row(uint32_t number, bool cpu, blas3_row* row)
{
    uint32_t count = cpu ? sizeof extents_of_cpus / sizeof *extents_of_cpus : sizeof extents / sizeof *extents;
    uint32_t index = number / count;
    const uint32_t* extent = (cpu ? extents_of_cpus : extents)[number % count];
    memset(row, 0, sizeof *row);
    if (index >= sizeof operations / sizeof *operations)
        return false;
    row->operation_name = operations[index].name;
    row->operation = operations[index].operation;
    row->type = operations[index].type;
    row->n = extent[0];
    row->k = extent[1];
    snprintf(row->name, sizeof row->name, "%s %s %ux%ux%u", row->operation_name, sk_word(SK_WORDS_TYPE, row->type),
             row->n, row->n, row->k);
    return true;
}
