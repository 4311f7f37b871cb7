/* prepare.h - what a problem has in a space, and what the dispatch that makes the space's table is pushed.
 *
 * Uses judge.h, shares.h, tiles/triangle.h. Host and device run the same text.
 */

/* What a problem, or several, have in a space; 2^32 - 1 where there are at least so many. */
SK__STRUCT(sk__grouped_extent)
{
    uint32_t tiles;
    uint32_t places;
};

SK__FUNCTION uint32_t sk__count_row_iterations(sk__problem_row row, sk__grouped_limits limits)
{
    uint32_t of_term = sk__divide_up(sk__multiplied_k(row, limits.layouts.linear), limits.tile_k);
    return limits.second ? sk__add_saturated(of_term, of_term) : of_term;
}

/* Tiles of a triangle; 2^32 - 1 where there are at least so many. A triangle has half of the tiles of its
 * matrix and a few more, so that fewer mean that 32 bits were too few. */
SK__FUNCTION uint32_t sk__measure_triangle(uint32_t extent, uint32_t tile_m, uint32_t tile_n, bool upper)
{
    sk__wide all = sk__multiply_wide(sk__divide_up(extent, tile_m), sk__divide_up(extent, tile_n));
    uint32_t bands = (upper ? tile_m : tile_n) / sk__greatest_common_divisor(tile_m, tile_n);
    uint32_t tiles = 0xffffffffu;
    if (all.high <= 1u)
    {
        uint32_t counted = sk__count_triangle(sk__make_triangle(extent, tile_m, tile_n, bands, 1u, upper));
        tiles = all.high == 1u && counted < 0x7fffffffu ? tiles : counted;
    }
    return tiles;
}

SK__FUNCTION sk__grouped_extent sk__measure_row(sk__problem_row row, sk__grouped_limits limits)
{
    uint32_t rows = sk__divide_up(row.m, limits.tile_m), columns = sk__divide_up(row.n, limits.tile_n);
    sk__grouped_extent extent;
    extent.tiles = sk__multiply_saturated(rows, columns);
    if (limits.triangle != SK__TRIANGLE_NONE)
    {
        bool upper = limits.triangle == SK__TRIANGLE_UPPER;
        extent.tiles = sk__measure_triangle(row.n, limits.tile_m, limits.tile_n, upper);
    }
    extent.places = sk__count_places(sk__count_row_iterations(row, limits), limits.unit);
    extent.places = sk__multiply_saturated(extent.tiles, extent.places);
    return extent;
}

SK__FUNCTION sk__grouped_extent sk__add_extents(sk__grouped_extent a, sk__grouped_extent b)
{
    sk__grouped_extent sum;
    sum.tiles = sk__add_saturated(a.tiles, b.tiles);
    sum.places = sk__add_saturated(a.places, b.places);
    return sum;
}

SK__FUNCTION bool sk__is_countable(sk__grouped_extent extent)
{
    return extent.tiles < 0xffffffffu && extent.places < 0xffffffffu;
}

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
    uint32_t tile; /* tile_m, tile_n from bit 16 on, an SK__TRIANGLE from bit 12 on, and SK__PREPARE_... bits */
    uint32_t
        flags; /* SK__LIMITS_... bits; tile_k from bit 0, the sizes of elements less 1 from 12 and 16, bias from 20 */
    uint32_t unit;
    uint32_t workers; /* that share tiles, sharing.least from bit 16 on; 0 where tiles stay whole */
    uint32_t waves;   /* sharing.waves, sharing.tile_weight from bit 16 on */
    sk__grouped_room room;
};

#define SK__PREPARE_SECOND 0x4000u     /* bit of `tile`: there are two terms */
#define SK__PREPARE_COUNTED 0x8000u    /* bit of `tile`: otherwise there are the most problems */
#define SK__PREPARE_JUDGED 0x40000000u /* bit of `tile`: rows are judged already: see sk__leave_out() */
#define SK__PREPARE_SORTED 0x80000000u /* bit of `tile`: problems are dealt by descending k */
#define SK__PREPARE_ORDER 4u           /* words a problem behind the table, where problems are sorted */
#define SK__PREPARE_SHARES 2u          /* words a worker behind the table, and one, where tiles are shared */
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
    limits.tile_m = arguments.tile & 0xfffu;
    limits.triangle = arguments.tile >> 12u & 3u;
    limits.second = (arguments.tile & SK__PREPARE_SECOND) != 0u;
    limits.tile_n = arguments.tile >> 16u & 0xfffu;
    limits.tile_k = arguments.flags & 0xfffu;
    limits.unit = arguments.unit;
    limits.input_size = (arguments.flags >> 12u & 15u) + 1u;
    limits.output_size = (arguments.flags >> 16u & 15u) + 1u;
    limits.bias = arguments.flags >> 20u & 3u;
    limits.scale_m = (arguments.flags & SK__LIMITS_SCALE_M) != 0u;
    limits.scale_n = (arguments.flags & SK__LIMITS_SCALE_N) != 0u;
    limits.residual = (arguments.flags & SK__LIMITS_RESIDUAL) != 0u;
    limits.aligned = (arguments.flags & SK__LIMITS_ALIGNED) != 0u;
    limits.exchanged = (arguments.flags & SK__LIMITS_EXCHANGED) != 0u;
    limits.layouts.a_k_contiguous = (arguments.flags & SK__LIMITS_A_K_CONTIGUOUS) != 0u;
    limits.layouts.b_k_contiguous = (arguments.flags & SK__LIMITS_B_K_CONTIGUOUS) != 0u;
    limits.layouts.c_transposed = (arguments.flags & SK__LIMITS_C_TRANSPOSED) != 0u;
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
    sharing.waves = arguments.waves & 0xffffu;
    sharing.tile_weight = arguments.waves >> 16u;
    sharing.weight = 0u;
    sharing.least_k = 0xffffffffu;
    sharing.most_k = 0u;
    return sharing;
}
