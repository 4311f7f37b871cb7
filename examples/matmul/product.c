#include "product.h"

#include "verify.h"

#include <stdio.h>
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

/* Rows, columns, type and order of D. */
static void shape_d(product* p, const options* o)
{
    npy_matrix* d = &p->matrices[D];
    d->rows = p->matrices[A].rows;
    d->columns = p->matrices[B].columns;
    d->column_major = o->layout_d == SK_LAYOUT_COL_MAJOR;
    d->type = o->type_d ? (npy_type)(o->type_d - 1) : p->matrices[p->paths[C] ? C : A].type;
}

static bool check_shapes(const product* p)
{
    const npy_matrix *a = &p->matrices[A], *b = &p->matrices[B], *c = &p->matrices[C], *d = &p->matrices[D];
    const char* const* paths = p->paths;
    char s[1024];
    if (a->columns != b->rows)
        snprintf(s, sizeof s, "%.200s is %u x %u and %.200s is %u x %u: the %u columns of A must be the %u rows of B",
                 paths[A], a->rows, a->columns, paths[B], b->rows, b->columns, a->columns, b->rows);
    else if (a->type != b->type)
        snprintf(s, sizeof s, "%.200s holds %s and %.200s %s: both must be alike", paths[A], name_npy_type(a->type),
                 paths[B], name_npy_type(b->type));
    else if (paths[C] && (c->rows != d->rows || c->columns != d->columns))
        snprintf(s, sizeof s, "%.200s is %u x %u: C must be %u x %u, as A B is", paths[C], c->rows, c->columns,
                 d->rows, d->columns);
    else if (paths[C] && c->type != d->type)
        snprintf(s, sizeof s, "%.200s holds %s: C must be %s, as D is", paths[C], name_npy_type(c->type),
                 name_npy_type(d->type));
    else if (d->columns > 0 && d->rows > SIZE_MAX / get_npy_element_size(d->type) / d->columns)
        snprintf(s, sizeof s, "D would have %u x %u elements, more than memory can hold", d->rows, d->columns);
    else
        return true;
    return complain_of(p, s);
}

bool read_product(product* p, const options* o)
{
    char sentence[NPY_SENTENCE];
    for (int i = A; i <= C; i++)
        if (p->paths[i] && !read_npy(p->paths[i], &p->matrices[i], sentence))
            return complain_of(p, sentence);
    shape_d(p, o);
    return check_shapes(p);
}

static bool check_alike_matrix(const product* p, const product* first, int index)
{
    const npy_matrix *matrix = &p->matrices[index], *other = &first->matrices[index];
    const char* path = p->paths[index];
    char s[512];
    if (matrix->type != other->type)
        snprintf(s, sizeof s, "%.200s holds %s, and that of line %u %s: all %c must be alike", path,
                 name_npy_type(matrix->type), first->line, name_npy_type(other->type), "ABC"[index]);
    else if (matrix->column_major != other->column_major)
        snprintf(s, sizeof s, "%.200s is in %s order, and that of line %u in %s order: all %c must be alike", path,
                 matrix->column_major ? "Fortran" : "C", first->line, other->column_major ? "Fortran" : "C",
                 "ABC"[index]);
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
    for (int i = A; i <= C; i++)
        if (p->paths[i] && !check_alike_matrix(p, first, i))
            return false;
    return true;
}

bool can_write_product(const product* p)
{
    char sentence[NPY_SENTENCE];
    return !p->paths[D] || can_write_npy(p->paths[D], sentence) || complain_of(p, sentence);
}

bool verify_d(const product* p, const options* o)
{
    char place[PLACE_SIZE];
    const npy_matrix* m = p->matrices;
    return verify_product(name_place(p, place), &m[A], &m[B], &m[C], &m[D], &o->formula);
}

bool write_d(const product* p)
{
    char sentence[NPY_SENTENCE], place[PLACE_SIZE];
    const npy_matrix* d = &p->matrices[D];
    if (!p->paths[D])
        return true;
    if (!write_npy(p->paths[D], d, sentence))
        return complain_of(p, sentence);
    printf("%swrote %s: %u x %u, %s\n", name_place(p, place), p->paths[D], d->rows, d->columns,
           name_npy_type(d->type));
    return true;
}

void free_product(product* p)
{
    for (int i = A; i <= D; i++)
        free_npy(&p->matrices[i]);
}
