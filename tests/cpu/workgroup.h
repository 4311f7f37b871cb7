/* workgroup.h - what a workgroup of a compute shader has, with the values of its specialization constants: read from
 * the SPIR-V, as a driver does. */
#ifndef WORKGROUP_H
#define WORKGROUP_H

#include <stdint.h>
#include <stdlib.h>

typedef struct workgroup
{
    uint32_t invocations;
    uint32_t shared_size; /* bytes, without what alignment adds */
} workgroup;

/* What is known of an id. */
typedef struct spirv_id
{
    uint32_t spec_id;     /* and 1; 0: it is no specialization constant */
    uint32_t value;       /* of a constant */
    uint32_t size;        /* of a type, bytes; of a pointer's, those of what it points to */
    bool is_size_of_work; /* it is the built-in WorkgroupSize */
} spirv_id;

/* The value of an operation of 32-bit constants; UINT32_MAX for one that sizes of arrays do not have. */
static uint32_t fold_constants(uint32_t opcode, uint32_t a, uint32_t b, uint32_t c)
{
    switch (opcode)
    {
    case 128: return a + b;
    case 130: return a - b;
    case 132: return a * b;
    case 134: return b ? a / b : UINT32_MAX;
    case 137: return b ? a % b : UINT32_MAX;
    case 164: /* of booleans */
    case 170: return a == b;
    case 165:
    case 171: return a != b;
    case 166: return a || b;
    case 167: return a && b;
    case 168: return !a;
    case 169: return a ? b : c;
    case 172: return a > b;
    case 174: return a >= b;
    case 176: return a < b;
    case 178: return a <= b;
    case 194: return a >> (b & 31u);
    case 196: return a << (b & 31u);
    case 197: return a | b;
    case 199: return a & b;
    default: return UINT32_MAX;
    }
}

/* An instruction that makes a type: its size in bytes. */
static uint32_t size_of_type(const spirv_id* ids, const uint32_t* at, uint32_t length)
{
    uint32_t size = 0;
    switch (at[0] & 0xffffu)
    {
    case 20: return 4;                                  /* a boolean */
    case 21:                                            /* an integer */
    case 22: return at[2] / 8u;                         /* a float */
    case 23: return ids[at[2]].size * at[3];            /* a vector */
    case 28: return ids[at[2]].size * ids[at[3]].value; /* an array */
    case 32: return ids[at[3]].size;                    /* a pointer */
    default: break;
    }
    for (uint32_t i = 2; i < length; ++i) /* a struct */
    {
        size += ids[at[i]].size;
    }
    return size;
}

/* An instruction that makes a constant. */
static void note_constant(spirv_id* ids, const uint32_t* at, uint32_t length, const uint32_t* constants)
{
    spirv_id* id = &ids[at[2]];
    uint32_t opcode = at[0] & 0xffffu;
    bool is_spec = (opcode == 48 || opcode == 49 || opcode == 50) && id->spec_id > 0;
    if (opcode == 52)
    {
        uint32_t a = ids[at[4]].value, b = length > 5 ? ids[at[5]].value : 0, c = length > 6 ? ids[at[6]].value : 0;
        id->value = fold_constants(at[3], a, b, c);
        return;
    }
    id->value = is_spec                        ? constants[id->spec_id - 1u]
                : opcode == 43 || opcode == 50 ? at[3]
                : opcode == 41 || opcode == 48 ? 1u
                                               : 0u;
}

static void note_instruction(spirv_id* ids, const uint32_t* at, uint32_t length, const uint32_t* constants,
                             workgroup* found)
{
    uint32_t opcode = at[0] & 0xffffu;
    if (opcode == 16 && at[2] == 17) /* OpExecutionMode: LocalSize */
    {
        found->invocations = at[3] * at[4] * at[5];
    }
    else if (opcode == 71 && at[2] == 1) /* OpDecorate: SpecId */
    {
        ids[at[1]].spec_id = at[3] + 1u;
    }
    else if (opcode == 71 && at[2] == 11 && at[3] == 25) /* OpDecorate: BuiltIn WorkgroupSize */
    {
        ids[at[1]].is_size_of_work = true;
    }
    else if ((opcode >= 20 && opcode <= 23) || opcode == 28 || opcode == 30 || opcode == 32)
    {
        ids[at[1]].size = size_of_type(ids, at, length);
    }
    else if ((opcode == 44 || opcode == 51) && ids[at[2]].is_size_of_work)
    {
        found->invocations = ids[at[3]].value * ids[at[4]].value * ids[at[5]].value;
    }
    else if (opcode >= 41 && opcode <= 52 && opcode != 44 && opcode != 51)
    {
        note_constant(ids, at, length, constants);
    }
    else if (opcode == 59 && at[3] == 4) /* OpVariable in Workgroup */
    {
        found->shared_size += ids[at[1]].size;
    }
}

/* A module's `words`, with the values of the constants by their numbers. Nothing if memory is short. */
static inline workgroup measure_workgroup(const uint32_t* words, size_t count, const uint32_t* constants)
{
    workgroup found = {0, 0};
    spirv_id* ids = (spirv_id*)calloc(words[3], sizeof *ids);
    for (size_t i = 5; ids && i < count && words[i] >> 16 > 0; i += words[i] >> 16)
    {
        note_instruction(ids, words + i, words[i] >> 16, constants, &found);
    }
    free(ids);
    return found;
}

#endif
