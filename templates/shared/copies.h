/* copies.h - how A or B of several problems are copied: the extents of each copy, and the blocks in which it is made.
 *
 * Uses wide.h, problem_row.h. Must not know where copies lie. Rows and extents are the kernel's: A and B may be
 * exchanged, and m and n are then. A vector is 16 bytes.
 */

/* The same of all problems. A line of a copy runs along k, or along the rows of A or the columns of B. */
SK__STRUCT(sk__copying)
{
    uint32_t is_made;
    uint32_t is_b;
    uint32_t columns;   /* of the copied matrix for each of a row's n: 2 with a gate, otherwise 1 */
    uint32_t is_shared; /* all problems have one matrix, whose copy they share */
    uint32_t along_k;
    uint32_t vector;       /* elements of the copy in 16 bytes */
    uint32_t fill_lines;   /* a copy has a multiple of so many lines, */
    uint32_t fill_length;  /* and each of them of so many elements */
    uint32_t block_lines;  /* of a block; 0: it is block_length vectors that hold elements, */
    uint32_t block_length; /* otherwise so many elements of each line */
};

/* The copy of one problem. */
SK__STRUCT(sk__copy_extent)
{
    uint32_t lines; /* that hold elements */
    uint32_t line;
    uint32_t all_lines; /* with those that fill up */
    uint32_t all_line;
    uint32_t vectors; /* of all; 2^32 - 1 where there are at least so many, or kernels do not reach a tile's lines */
    uint32_t blocks;  /* if vectors are below 2^31 */
};

/* The next multiple, or 2^32 - 1 where that is less. */
SK__FUNCTION uint32_t sk__fill_up(uint32_t extent, uint32_t granule)
{
    return sk__multiply_saturated(sk__divide_up(extent, granule), granule);
}

SK__FUNCTION uint32_t sk__count_copy_vectors(sk__copy_extent extent, uint32_t line_vectors)
{
    uint32_t reached = sk__multiply_saturated(16u * sk__min(extent.all_lines, SK__TILE_LINES), line_vectors);
    return reached > 0x7fffffffu ? 0xffffffffu : sk__multiply_saturated(extent.all_lines, line_vectors);
}

SK__FUNCTION uint32_t sk__count_copy_blocks(sk__copy_extent extent, sk__copying copying)
{
    uint32_t filled = extent.lines * sk__divide_up(extent.line, copying.vector);
    uint32_t blocks = sk__divide_up(filled, copying.block_length);
    if (copying.block_lines > 0u)
    {
        blocks = sk__divide_up(extent.all_lines, copying.block_lines) *
                 sk__divide_up(extent.all_line, copying.block_length);
    }
    return blocks;
}

/* The copy of a problem's operand, of which k is multiplied; none if nothing is. Returns early, so that spirv-opt keeps
 * one function for all callers (see schedule.h). */
SK__FUNCTION sk__copy_extent sk__measure_copy(sk__problem_row row, uint32_t k, sk__copying copying)
{
    uint32_t rows = copying.is_b != 0u ? copying.columns * row.n : row.m;
    sk__copy_extent extent;
    extent.lines = copying.along_k != 0u ? rows : k;
    extent.line = copying.along_k != 0u ? k : rows;
    extent.all_lines = sk__fill_up(extent.lines, copying.fill_lines);
    extent.all_line = sk__fill_up(extent.line, copying.fill_length);
    extent.vectors = extent.blocks = 0u;
    if (copying.is_made == 0u || sk__is_empty_row(row) || k == 0u)
    {
        return extent;
    }
    extent.vectors = sk__count_copy_vectors(extent, extent.all_line / copying.vector);
    extent.blocks = sk__count_copy_blocks(extent, copying);
    return extent;
}

/* What the table of copies does not say of them. The table follows it in memory: a row for each problem, as wide as
 * those of a space. */
SK__STRUCT(sk__copies_header)
{
    uint32_t problems;
    uint32_t blocks[2]; /* of all copies of A, and of B */
    uint32_t unused;
};

#define SK__COPIES_HEADER 4u /* words */

/* Words of a row: what lies before the problem's copies of A and, one word further, of B. */
#define SK__COPIES_BLOCKS 0u
#define SK__COPIES_VECTORS 2u

/* Push constants of modules that copy A or B of several problems. */
SK__STRUCT(sk__copies_arguments)
{
    uint32_t problems[2]; /* addresses: of the problem table, */
    uint32_t copies[2];   /* of the copies' header, */
    uint32_t from[2];     /* from where the operand's offsets count, */
    uint32_t to[2];       /* and of the first copy */
    sk__copying copying;
    uint32_t second;         /* the second term's is copied */
    uint32_t exchanged;      /* rows are */
    uint32_t source_along_k; /* k is contiguous in `from` */
    uint32_t strip;          /* of arranged copies: fragments along the rows of a strip */
};
