/* prepare_arguments.h - the push constants of prepare.comp, and what they hold in few bits.
 *
 * Uses prepare.h. Must not know who fills them in.
 */

/* Push constants of prepare.comp, 128 bytes. */
SK__STRUCT(sk__prepare_arguments)
{
    uint32_t problems[2];  /* address of the problem table */
    uint32_t workspace[2]; /* address */
    uint32_t count[2];     /* address of the number of problems; read only if SK__PREPARE_COUNTED, but always good */
    uint32_t space;        /* words from the workspace to the space's header */
    uint32_t most_problems;
    uint32_t m; /* at most */
    uint32_t n;
    uint32_t k;
    uint32_t tile;  /* tile_m, tile_n from bit 9 on, the room for chunks from bit 18 on, SK__PREPARE_... */
    uint32_t flags; /* bits; tile_k / 4 - 1 from 0, SK__LIMITS_INPUT, log2 of D's from 16, bias from 20 */
    uint32_t unit;
    uint32_t workers; /* that share tiles, sharing.least from bit 16 on; 0 where tiles stay whole */
    uint32_t waves;   /* sharing.waves, an SK__TRIANGLE from bit 13 on, sharing.tile_weight from bit 16 on */
    sk__grouped_room room;
};

#define SK__PREPARE_SECOND 0x8000u      /* bit of `waves`: there are two terms */
#define SK__PREPARE_GATED 0x6000u       /* bits of `waves`: there is a gate, in place of an SK__TRIANGLE */
#define SK__PREPARE_FORM 0xe000u        /* bits of `waves`: triangle or gate, and terms */
#define SK__PREPARE_JUDGED 0x800u       /* bit of `flags`: rows are judged already: see sk__leave_out() */
#define SK__PREPARE_COUNTED 0x40000000u /* bit of `tile`: otherwise there are the most problems */
#define SK__PREPARE_SORTED 0x80000000u  /* bit of `tile`: problems are dealt by descending k */
#define SK__PREPARE_ORDER 4u            /* words a problem behind the table, where problems are sorted */
#define SK__PREPARE_SHARES 2u           /* words a worker behind the table, and one, where tiles are shared */
#define SK__LIMITS_INPUT 12u            /* bits of `flags` from here on: log2 of the bytes of an element of A, and */
#define SK__LIMITS_ARRANGED 5u          /* so much more if what is prepacked is arranged */
#define SK__LIMITS_PREPACKED_A 0x400u   /* these and the next are bits of `flags`, too */
#define SK__LIMITS_PREPACKED_B 0x8000u
#define SK__LIMITS_D_TRANSPOSED 0x80000u
#define SK__LIMITS_SCALE_M 0x400000u
#define SK__LIMITS_SCALE_N 0x800000u
#define SK__LIMITS_RESIDUAL 0x1000000u
#define SK__LIMITS_ALIGNED 0x2000000u
#define SK__LIMITS_EXCHANGED 0x4000000u
#define SK__LIMITS_A_K_CONTIGUOUS 0x8000000u
#define SK__LIMITS_B_K_CONTIGUOUS 0x10000000u
#define SK__LIMITS_C_TRANSPOSED 0x20000000u
#define SK__LIMITS_RESIDUAL_TRANSPOSED 0x40000000u
#define SK__LIMITS_LINEAR 0x80000000u

SK__FUNCTION sk__grouped_limits sk__unpack_limits(sk__prepare_arguments arguments)
{
    sk__grouped_limits limits;
    limits.m = arguments.m;
    limits.n = arguments.n;
    limits.k = arguments.k;
    limits.tile_m = arguments.tile & 0x1ffu;
    limits.tile_n = arguments.tile >> 9u & 0x1ffu;
    limits.tile_k = (arguments.flags & (SK__LIMITS_PREPACKED_A - 1u)) * 4u + 4u;
    limits.unit = arguments.unit;
    bool gated = (arguments.waves & SK__PREPARE_GATED) == SK__PREPARE_GATED;
    limits.triangle = gated ? SK__TRIANGLE_NONE : arguments.waves >> 13u & 3u;
    limits.layouts.columns = gated ? 2u : 1u;
    limits.second = (arguments.waves & SK__PREPARE_SECOND) != 0u;
    uint32_t exponent = arguments.flags >> SK__LIMITS_INPUT & 7u;
    limits.input_size = 1u << exponent % SK__LIMITS_ARRANGED;
    limits.prepacked_arranged = exponent >= SK__LIMITS_ARRANGED;
    bool prepacked_a = (arguments.flags & SK__LIMITS_PREPACKED_A) != 0u;
    bool prepacked_b = (arguments.flags & SK__LIMITS_PREPACKED_B) != 0u;
    limits.prepacked = prepacked_a ? SK__PREPACKED_A : prepacked_b ? SK__PREPACKED_B : SK__PREPACKED_NONE;
    limits.block = 1u; /* the plan's blocks are compiled into prepare.comp */
    limits.block_size = limits.block_alignment = limits.input_size;
    limits.output_size = 1u << (arguments.flags >> 16u & 7u);
    limits.bias = arguments.flags >> 20u & 3u;
    limits.scale_m = (arguments.flags & SK__LIMITS_SCALE_M) != 0u;
    limits.scale_n = (arguments.flags & SK__LIMITS_SCALE_N) != 0u;
    limits.residual = (arguments.flags & SK__LIMITS_RESIDUAL) != 0u;
    limits.aligned = (arguments.flags & SK__LIMITS_ALIGNED) != 0u;
    limits.exchanged = (arguments.flags & SK__LIMITS_EXCHANGED) != 0u;
    limits.layouts.a_k_contiguous = (arguments.flags & SK__LIMITS_A_K_CONTIGUOUS) != 0u;
    limits.layouts.b_k_contiguous = (arguments.flags & SK__LIMITS_B_K_CONTIGUOUS) != 0u;
    limits.layouts.c_transposed = (arguments.flags & SK__LIMITS_C_TRANSPOSED) != 0u;
    limits.layouts.d_transposed = (arguments.flags & SK__LIMITS_D_TRANSPOSED) != 0u;
    limits.layouts.residual_transposed = (arguments.flags & SK__LIMITS_RESIDUAL_TRANSPOSED) != 0u;
    limits.layouts.linear = (arguments.flags & SK__LIMITS_LINEAR) != 0u;
    return limits;
}

/* How tiles are shared, but for what is counted of them. */
SK__FUNCTION sk__sharing sk__unpack_sharing(sk__prepare_arguments arguments)
{
    sk__sharing sharing;
    sharing.tiles = 0u;
    sharing.places = 0u;
    sharing.workers = sk__max(arguments.workers & 0xffffu, 1u);
    sharing.least = arguments.workers >> 16u;
    sharing.waves = arguments.waves & SK__WAVES_ALL;
    sharing.tile_weight = arguments.waves >> 16u;
    sharing.weight = 0u;
    sharing.least_k = 0xffffffffu;
    sharing.most_k = 0u;
    return sharing;
}

SK__FUNCTION uint32_t sk__chunk_room(sk__prepare_arguments arguments)
{
    return arguments.tile >> 18u & 0xfffu;
}
