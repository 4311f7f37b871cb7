/* row_limits.h - what the rows of a problem table must keep to, and the memory that their operands may use.
 *
 * Uses grouped.h, wide.h. Must not know who judges the rows.
 */

/* What the rows of a plan must keep to. Extents are the kernel's; sizes are bytes. */
SK__STRUCT(sk__grouped_limits)
{
    uint32_t m; /* at most */
    uint32_t n;
    uint32_t k;
    uint32_t tile_m; /* of the kernel */
    uint32_t tile_n;
    uint32_t tile_k;
    uint32_t unit;       /* k-iterations */
    uint32_t input_size; /* of an element of A, and of B where it is in no blocks */
    uint32_t block;      /* elements of B, along k; 1: it is in no blocks */
    uint32_t block_size;
    uint32_t block_alignment;
    uint32_t output_size; /* of an element of C, D and the residual */
    uint32_t bias;        /* 0: none; 1: along m; 2: along n */
    bool scale_m;
    bool scale_n;
    bool residual;
    bool aligned;            /* every 16-byte access is aligned and inside */
    bool exchanged;          /* rows are */
    bool second;             /* each problem has a second term */
    uint32_t triangle;       /* an SK__TRIANGLE */
    uint32_t prepacked;      /* an SK__PREPACKED */
    bool prepacked_arranged; /* in the order of registers */
    sk__grouped_layout layouts;
};

/* Which operand is prepacked: at most one, of which all problems have matrices of the plan's extents. */
#define SK__PREPACKED_NONE 0u
#define SK__PREPACKED_A 1u
#define SK__PREPACKED_B 2u

/* Bytes from where each operand begins that problems may use. */
SK__STRUCT(sk__grouped_room)
{
    sk__wide a;
    sk__wide b;
    sk__wide c;
    sk__wide d;
    sk__wide bias;
    sk__wide scale_m;
    sk__wide scale_n;
    sk__wide residual;
};

#define SK__OPERAND_A 0u
#define SK__OPERAND_B 1u
#define SK__OPERAND_C 2u
#define SK__OPERAND_D 3u
#define SK__OPERAND_BIAS 4u
#define SK__OPERAND_SCALE_M 5u
#define SK__OPERAND_SCALE_N 6u
#define SK__OPERAND_RESIDUAL 7u
#define SK__OPERAND_SECOND_A 8u
#define SK__OPERAND_SECOND_B 9u
