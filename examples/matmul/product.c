#include "product.h"

#include "parts/matrices/element.h"
#include "shapes.h"
#include "weights.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char* name_place(const product* p, char place[PLACE_SIZE])
{
    place[0] = 0;
    if (p->list)
        snprintf(place, PLACE_SIZE, "%.200s:%u: ", p->list, p->line);
    return place;
}

bool complain_of(const product* p, const char* sentence)
{
    char place[PLACE_SIZE];
    fprintf(stderr, "matmul: %s%s\n", name_place(p, place), sentence);
    return false;
}

/* Whether a file holds what --types says, if it says anything. */
static bool check_raw(const product* p, sk_type raw)
{
    char s[128];
    bool is_held = raw == SK_TYPE_F32;
    for (int i = 0; i < D && !is_held; i++)
        is_held = p->paths[i] && p->matrices[i].type == raw;
    snprintf(s, sizeof s, "--types is %s, but no file holds %s", sk_word(SK_WORDS_TYPE, raw), name_npy_type(raw));
    return is_held || complain_of(p, s);
}

/* Whether a file has a layer that --from is about, if it is given: its blocks are in groups. */
static bool check_words(const product* p, int words)
{
    bool is_held = words == 0;
    for (int i = 0; i < D && !is_held; i++)
        is_held = p->paths[i] && p->matrices[i].type >= SK_TYPE_Q4_G32 && p->matrices[i].type <= SK_TYPE_Q4_G128;
    return is_held || complain_of(p, "--from is given, but no file has a layer of codes in words");
}

/* Reads A or B from a file of --pack. Those that are not aligned have no values to check D by. */
static bool read_packed(product* p, const options* o, int which)
{
    char s[NPY_SENTENCE];
    if (p->list)
        return complain_of(p, "a list has a prepacked operand, but --group takes none: multiply it alone");
    if (!read_prepacked(p->paths[which], which == B, &p->packed[which], &p->matrices[which], s))
        return complain_of(p, s);
    uint32_t order = p->packed[which].header.order;
    snprintf(s, sizeof s, "%.200s is %s, and holds no values that --check could read", p->paths[which],
             order == SK_PACK_ORDER_ARRANGED ? "arranged for a device" : sk_word(SK_WORDS_PACK_ORDER, order));
    return p->matrices[which].data || !o->check || complain_of(p, s);
}

bool read_product(product* p, const options* o)
{
    char sentence[NPY_SENTENCE];
    for (int i = 0; i <= B; i++)
        if (is_prepacked_path(p->paths[i]) && !read_packed(p, o, i))
            return false;
    for (int i = 0; i < D; i++)
        if (p->paths[i] && !(i <= B && p->packed[i].bytes) &&
            !read_operand(p->paths[i], i == B || i == SECOND_B, o, &p->matrices[i], sentence))
            return complain_of(p, sentence);
    return check_raw(p, o->raw) && check_words(p, o->words) && fit_shapes(p, o);
}

static bool check_alike_matrix(const product* p, const product* first, int index, char name)
{
    const npy_matrix *matrix = &p->matrices[index], *other = &first->matrices[index];
    const char* path = p->paths[index];
    char s[512];
    if (matrix->type != other->type)
        snprintf(s, sizeof s, "%.200s holds %s, and that of line %u %s: all %c must be alike", path,
                 name_npy_type(matrix->type), first->line, name_npy_type(other->type), name);
    else if (matrix->column_major != other->column_major)
        snprintf(s, sizeof s, "%.200s is in %s order, and that of line %u in %s order: all %c must be alike", path,
                 matrix->column_major ? "Fortran" : "C", first->line, other->column_major ? "Fortran" : "C", name);
    else
        return true;
    return complain_of(p, s);
}

bool check_alike(const product* p, const product* first)
{
    char s[128];
    if (!p->paths[C] != !first->paths[C])
    {
        snprintf(s, sizeof s, "there is %s C, and line %u has %s: all lines must have one, or none",
                 p->paths[C] ? "a" : "no", first->line, p->paths[C] ? "none" : "one");
        return complain_of(p, s);
    }
    if (p->list && p->matrices[D].dimensions & NPY_COUNT)
        return complain_of(p,
                           "a batch of matrices cannot be a line of a list: give each a line, or leave --group out");
    return check_alike_matrix(p, first, A, 'A') && check_alike_matrix(p, first, B, 'B') &&
           (!p->paths[C] || check_alike_matrix(p, first, C, 'C'));
}

bool can_write_product(const product* p)
{
    char sentence[NPY_SENTENCE];
    return !p->paths[D] || can_write_npy(p->paths[D], sentence) || complain_of(p, sentence);
}

/* Whether a plan multiplies a copy of A, or of B, that is decoded, or rounded, to the type that is multiplied. */
static bool is_converted(const sk_plan_info* info, bool is_b)
{
    return info->decoded_first == (is_b ? SK_PACKING_B : SK_PACKING_A) || info->decoded_first == SK_PACKING_ALWAYS;
}

/* Replaces operands in blocks, and those of f32 that are rounded, by what is multiplied. Finds the sizes of blocks that
 * are not rounded. False: memory is short. */
static bool decode_operands(const product* p, const sk_plan_info* info, npy_matrix operands[OPERAND_COUNT],
                            npy_matrix sizes[4])
{
    bool done = true;
    memcpy(operands, p->matrices, sizeof p->matrices);
    for (int i = A; i <= SECOND_B && done; i++)
    {
        const npy_matrix* matrix = &p->matrices[i];
        bool converts = is_converted(info, i == B || i == SECOND_B), rounds = info->decodes || converts;
        if (converts && matrix->type == SK_TYPE_F32)
            done = decode_matrix(matrix, info->multiplied, &operands[i]);
        if (is_in_blocks(matrix->type))
            done = decode_matrix(matrix, rounds ? info->multiplied : SK_TYPE_F32, &operands[i]) &&
                   (rounds || measure_matrix(matrix, &sizes[i]));
    }
    return done;
}

/* Makes an array whose elements are the largest magnitude of their row, or of their column. False: memory is short. */
static bool spread_largest(const npy_matrix* from, bool of_rows, npy_matrix* to)
{
    size_t lines = of_rows ? from->rows : from->columns, length = of_rows ? from->columns : from->rows;
    *to = *from;
    to->type = SK_TYPE_F64;
    to->column_major = !of_rows; /* lines lie one behind the other */
    to->data = fits_npy(to) ? malloc(count_npy_bytes(to) + 1) : NULL;
    for (size_t line = 0; line < lines && to->data; line++)
    {
        double* values = (double*)to->data + line * length;
        double largest = 0.0;
        for (size_t i = 0; i < length; i++)
            largest = fmax(largest, fabs(get_npy_element(from, 0, of_rows ? line : i, of_rows ? i : line)));
        for (size_t i = 0; i < length; i++)
            values[i] = largest;
    }
    return to->data != NULL;
}

/* The bound of a product of slices is of the largest elements of rows of A and columns of B. */
static bool measure_slices(const npy_matrix operands[OPERAND_COUNT], npy_matrix sizes[4])
{
    return spread_largest(&operands[A], true, &sizes[A]) && spread_largest(&operands[B], false, &sizes[B]);
}

bool verify_d(product* p, const options* o, const sk_plan_info* info)
{
    bool is_sliced = o->decisions.accuracy == SK_ACCURACY_SLICES;
    npy_matrix operands[OPERAND_COUNT], sizes[4];
    formula f = o->formula;
    memset(sizes, 0, sizeof sizes);
    f.sizes = sizes;
    f.slices = is_sliced ? info->bound : 0.0;
    f.scales_late = !info->decodes && (is_in_blocks(p->matrices[A].type) || is_in_blocks(p->matrices[B].type));
    if (decode_operands(p, info, operands, sizes) && (!is_sliced || measure_slices(operands, sizes)))
        p->verdict = verify_product(operands, &f);
    else
        snprintf(p->verdict.first, sizeof p->verdict.first, "not checked: memory is short");
    for (int i = A; i <= SECOND_B; i++)
    {
        free_npy(&sizes[i]);
        if (operands[i].data != p->matrices[i].data)
            free_npy(&operands[i]);
    }
    return p->verdict.right;
}

bool write_d(const product* p)
{
    char sentence[NPY_SENTENCE];
    return !p->paths[D] || write_npy(p->paths[D], &p->matrices[D], sentence) || complain_of(p, sentence);
}

void free_product(product* p)
{
    for (int i = 0; i < OPERAND_COUNT; i++)
        free_npy(&p->matrices[i]);
    free_prepacked(&p->packed[A]);
    free_prepacked(&p->packed[B]);
}
