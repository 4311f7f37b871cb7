#include "circles.h"

#include <stdlib.h>
#include <string.h>

circle* find_circle(panels* p, const int* positions, int count)
{
    for (int i = 0; i < p->circle_count; i++)
        if (p->circles[i].count == count && !memcmp(p->circles[i].positions, positions, (size_t)count * sizeof(int)))
            return &p->circles[i];
    return NULL;
}

/* Its ranks come here in the same order, so that none waits for another one that is elsewhere. */
static bool meet(work* w, panels* p, const int* positions, int count)
{
    MPI_Group all, group;
    circle* larger = find_circle(p, positions, count);
    if (larger || count < 2)
        return true;
    larger = realloc(p->circles, ((size_t)p->circle_count + 1) * sizeof *larger);
    int* copy = malloc((size_t)count * sizeof *copy);
    if (!larger || !copy)
        MPI_Abort(w->r.world, FAILED); /* others wait for this rank */
    p->circles = larger;
    memcpy(copy, positions, (size_t)count * sizeof *copy);
    circle* made = &p->circles[p->circle_count++];
    made->positions = copy;
    made->count = count;
    MPI_Comm_group(w->layer_ranks, &all);
    MPI_Group_incl(all, count, positions, &group);
    MPI_Comm_create_group(w->layer_ranks, group, 0, &made->ranks);
    MPI_Group_free(&group);
    MPI_Group_free(&all);
    return true;
}

bool list_holders(const work* w, const layout* l, uint32_t strip, int* positions)
{
    bool is_one = false;
    for (uint32_t c = 0; c < l->shape.columns; c++)
    {
        positions[c] = (int)find_strip_owner(l, strip, c);
        is_one = is_one || positions[c] == (int)w->position;
    }
    return is_one;
}

int list_column(const work* w, int* positions)
{
    int count = (int)count_column(&w->shape, w->column);
    for (int i = 0; i < count; i++)
        positions[i] = (int)first_of_column(&w->shape, w->column) + i;
    return count;
}

void meet_all(work* w, panels* p, int* positions)
{
    for (uint32_t i = 0; i < w->cut.row_blocks * w->cut.column_blocks; i++)
    {
        const layout* l = &w->layouts[i];
        for (uint32_t s = 0; s < l->strip_count; s++)
            if (list_holders(w, l, s, positions))
                meet(w, p, positions, (int)l->shape.columns);
        if ((int)l->strip_count > p->most_strips)
            p->most_strips = (int)l->strip_count;
    }
    meet(w, p, positions, list_column(w, positions));
}
