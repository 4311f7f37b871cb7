/* lines_arguments.h - the push constants of the modules that copy stacked lines by indices, and of the one that puts
 * lines in the order of the problems to which they are assigned.
 *
 * Uses language.h. Addresses are two words, low first, and always good. A line is a row of m or a column of n of
 * several problems; stacked, one problem's follow another's.
 */

SK__STRUCT(sk__lines_arguments)
{
    uint32_t from[2];
    uint32_t to[2];
    uint32_t indices[2];   /* of lines, a word for each that is stacked; read only if SK__LINES_INDEXED */
    uint32_t order[2];     /* which line comes in which place; read only if SK__LINES_ORDERED */
    uint32_t ends[2];      /* of problems */
    uint32_t count[2];     /* of them; read only if SK__LINES_COUNTED */
    uint32_t space[2];     /* the header; read only if SK__LINES_SCATTER */
    uint32_t workspace[2]; /* has the status record */
    uint32_t most_problems;
    uint32_t most_lines;  /* that are stacked */
    uint32_t there;       /* lines of the matrix that indices choose from */
    uint32_t line_length; /* of a line, elements, as are: */
    uint32_t from_stride; /* from line to line */
    uint32_t to_stride;
    uint32_t flags; /* SK__LINES_... */
};

#define SK__LINES_SCATTER 1u /* indices say where lines go to; otherwise where they come from */
#define SK__LINES_INDEXED 2u
#define SK__LINES_ORDERED 4u
#define SK__LINES_COUNTED 8u
#define SK__LINES_VECTORS 16u /* both matrices' lines are whole 16 bytes, and begin at multiples of them */

#define SK__STATUS_INDEX 5u     /* of a status record: an index of a line that is not there */
#define SK__NO_LINE 0xffffffffu /* an index of no line: zeros are gathered, nothing is scattered, nothing is told */

SK__STRUCT(sk__assign_arguments)
{
    uint32_t problems[2]; /* a word for each line: its problem; from most_problems on: none */
    uint32_t count[2];    /* of lines; read only if `counted` */
    uint32_t order[2];    /* written: which line comes in which place; */
    uint32_t ends[2];     /* and where the places of each problem end */
    uint32_t most_problems;
    uint32_t most_lines;
    uint32_t counted; /* otherwise there are the most lines */
};
