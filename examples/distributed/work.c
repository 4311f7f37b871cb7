#include "work.h"

#include "speeds.h"
#include "sums.h"

#include "course/memory.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- input ----------------------------------------------------------------------------------- */

static void make_up_matrices(work* w)
{
    npy_matrix shape = {.count = 1, .type = w->o.type, .dimensions = NPY_MATRIX};
    w->a.shape = w->b.shape = shape;
    w->a.shape.rows = w->o.m;
    w->a.shape.columns = w->b.shape.rows = w->o.k;
    w->b.shape.columns = w->o.n;
    w->a.seed = 1;
    w->b.seed = 2;
}

bool choose_types(task* t, sk_type type, int type_d)
{
    bool is_8_bit = element_size(type) == 1;
    t->type = type;
    t->sums = sums_of(type);
    t->d = type_d > 0 ? (sk_type)(type_d - 1) : is_8_bit ? t->sums : type;
    bool is_rounded = (t->d == SK_TYPE_F16 || t->d == SK_TYPE_F32) && is_8_bit && t->sums != SK_TYPE_U32;
    if (t->d == t->sums || (t->d == type && !is_8_bit) || is_rounded)
        return true;
    return complain("--type-d takes the type of A, or that of its sums");
}

static bool check_shapes(work* w)
{
    const npy_matrix *a = &w->a.shape, *b = &w->b.shape;
    if (a->type != b->type)
        return complain("A holds %s, and B %s: their types must be alike", name_npy_type(a->type),
                        name_npy_type(b->type));
    if (a->columns != b->rows)
        return complain("A is %u x %u, and B is %u x %u: columns of A must be rows of B", a->rows, a->columns,
                        b->rows, b->columns);
    if (a->rows == 0 || a->columns == 0 || b->columns == 0)
        return complain("A is %u x %u, and B is %u x %u: nothing is to be multiplied", a->rows, a->columns, b->rows,
                        b->columns);
    if (is_integer(a->type) && element_size(a->type) > 1)
        return complain("A holds %s, which only D may hold", name_npy_type(a->type));
    w->t.m = a->rows;
    w->t.n = b->columns;
    w->t.k = a->columns;
    w->t.chunk = w->o.chunk;
    if (w->o.rebalance && !is_integer(a->type) && w->t.chunk == 0)
        return complain("--rebalance of real numbers needs --chunk: their sums would depend on time");
    return choose_types(&w->t, a->type, w->o.type_d);
}

static status read_headers(work* w)
{
    status s = DONE;
    if (w->o.is_made_up)
        make_up_matrices(w);
    else
        s = open_matrix_file(&w->r, w->o.a, w->o.raw, &w->a);
    if (s == DONE && !w->o.is_made_up)
        s = open_matrix_file(&w->r, w->o.b, w->o.raw, &w->b);
    return s == DONE ? agree_status(&w->r, check_shapes(w) ? DONE : BAD_INPUT) : s;
}

/* ---- memory ---------------------------------------------------------------------------------- */

/* Ranks of this host whose device is this rank's. */
static int count_sharers(work* w)
{
    VkPhysicalDeviceIDProperties id = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ID_PROPERTIES};
    VkPhysicalDeviceProperties2 properties = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2};
    uint8_t* all = malloc((size_t)w->r.host_count * VK_UUID_SIZE);
    int count = 0;
    properties.pNext = &id;
    vkGetPhysicalDeviceProperties2(w->d.g.physical_device, &properties);
    if (!all)
        MPI_Abort(w->r.world, FAILED);
    MPI_Allgather(id.deviceUUID, VK_UUID_SIZE, MPI_BYTE, all, VK_UUID_SIZE, MPI_BYTE, w->r.host);
    for (int i = 0; i < w->r.host_count; i++)
        count += memcmp(all + (size_t)i * VK_UUID_SIZE, id.deviceUUID, VK_UUID_SIZE) == 0;
    free(all);
    return count;
}

/* Bytes a second that a rank receives. Ranks of one host read each other's memory instead. */
static double find_network(const work* w)
{
    bool is_one_host = w->r.host_count == w->r.count && !w->o.messages;
    return is_one_host ? (double)INFINITY : 1e9 * w->o.network;
}

/* What --memory says, or most of what is free. A CPU driver's memory is the host's. */
static limits find_limits(work* w)
{
    const gpu* g = &w->d.g;
    double local = 0.0, sharers = count_sharers(w);
    bool is_cpu = g->properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
    limits most = {0.75 * (double)find_free_memory() / w->r.host_count, 0.0};
    for (uint32_t i = 0; i < g->memory.memoryHeapCount; i++)
        if ((g->memory.memoryHeaps[i].flags & VK_MEMORY_HEAP_DEVICE_LOCAL_BIT) &&
            (double)g->memory.memoryHeaps[i].size > local)
            local = (double)g->memory.memoryHeaps[i].size;
    most.device = 0.85 * local / sharers;
    if (is_cpu)
        most.host = most.device = 0.5 * most.host;
    if (w->o.memory > 0.0)
        most.host = most.device = w->o.memory;
    if (w->o.host_memory > 0.0)
        most.host = w->o.host_memory;
    MPI_Allreduce(MPI_IN_PLACE, &most, 2, MPI_DOUBLE, MPI_MIN, w->r.world);
    return most;
}

/* ---- grid and layouts ------------------------------------------------------------------------ */

/* Rank 0 chooses, as other devices would choose otherwise. */
static bool choose(work* w, machine* host)
{
    bool fine =
        w->r.rank > 0 || choose_grid(host, &w->t, (uint32_t)w->r.count, &w->o.shape, w->o.panel, &w->expected);
    if (!agree(&w->r, fine))
        return false;
    MPI_Bcast(&w->expected, (int)sizeof w->expected, MPI_BYTE, 0, w->r.world);
    w->shape = w->expected.shape;
    w->layer = (uint32_t)w->r.rank / w->shape.positions;
    w->position = (uint32_t)w->r.rank % w->shape.positions;
    w->column = find_column(&w->shape, w->position);
    w->index = w->position - first_of_column(&w->shape, w->column);
    MPI_Comm_split(w->r.world, (int)w->layer, (int)w->position, &w->layer_ranks);
    return true;
}

const layout* find_layout(const work* w, uint32_t row, uint32_t column)
{
    return &w->layouts[row * w->cut.column_blocks + column];
}

rectangle find_mine(const work* w, uint32_t row, uint32_t column)
{
    return find_layout(w, row, column)->rectangles[w->position];
}

void find_most(const work* w, uint32_t position, uint32_t* rows, uint32_t* columns)
{
    *rows = *columns = 0;
    for (uint32_t i = 0; i < w->cut.row_blocks * w->cut.column_blocks; i++)
    {
        const rectangle* r = &w->layouts[i].rectangles[position];
        *rows = r->rows.count > *rows ? r->rows.count : *rows;
        *columns = r->columns.count > *columns ? r->columns.count : *columns;
    }
}

uint64_t measure_sums(const work* w, uint32_t rows, uint32_t columns)
{
    return (uint64_t)rows * columns * element_size(w->t.sums);
}

bool rounds_on_device(const work* w)
{
    return find_returned(&w->t, &w->shape) != w->t.sums;
}

uint64_t measure_returned(const work* w, uint32_t rows, uint32_t columns)
{
    return (uint64_t)rows * columns * element_size(find_returned(&w->t, &w->shape));
}

uint64_t place_returned(const work* w, uint32_t row, uint32_t columns)
{
    const uint64_t word = 4; /* bytes */
    return row * ((measure_returned(w, 1, columns) + word - 1) / word * word);
}

int find_peer(const work* w, uint32_t layer)
{
    return (int)(layer * w->shape.positions + w->position);
}

extent find_own_panel(const work* w, uint32_t panel)
{
    return find_panel(&w->t, &w->shape, w->cut.panel, w->layer, panel);
}

static bool make_layouts(work* w)
{
    uint32_t rows = w->cut.row_blocks, columns = w->cut.column_blocks;
    w->layouts = calloc((size_t)rows * columns, sizeof *w->layouts);
    bool fine = w->layouts != NULL;
    for (uint32_t i = 0; fine && i < rows * columns; i++)
        fine =
            make_layout(&w->shape, w->speeds, find_block(&w->t, &w->cut, i / columns, i % columns), &w->layouts[i]);
    return fine || complain("memory is short");
}

/* Deals D by speeds, which depend on the rectangles, and cuts it. */
static bool deal(work* w, const machine* host)
{
    layout whole;
    rectangle all = {{0, w->t.m}, {0, w->t.n}};
    uint32_t panel = w->expected.cut.panel;
    w->speeds = malloc(w->shape.positions * sizeof *w->speeds);
    if (!w->speeds || !find_speeds(w, host, panel) || !make_layout(&w->shape, w->speeds, all, &whole))
        return complain("memory is short");
    bool fits = cut_task(&w->t, &whole, &host->most, panel, w->expected.cut.row_blocks, &w->cut);
    free_layout(&whole);
    if (!fits)
        return complain("nothing of D fits into %.4g MB of the host's memory and %.4g MB of the device's",
                        1e-6 * host->most.host, 1e-6 * host->most.device);
    return make_layouts(w);
}

/* Chunks of real numbers have the same bits where all ranks compute them by one device's kernels and driver. */
static bool are_alike(const work* w)
{
    const VkPhysicalDeviceProperties* mine = &w->d.g.properties;
    VkPhysicalDeviceProperties first = *mine;
    MPI_Bcast(&first, (int)sizeof first, MPI_BYTE, 0, w->r.world);
    bool alike = first.vendorID == mine->vendorID && first.deviceID == mine->deviceID &&
                 first.driverVersion == mine->driverVersion && strcmp(first.deviceName, mine->deviceName) == 0;
    if (alike || w->t.chunk == 0 || is_integer(w->t.type))
        return true;
    return complain("rank %d has %s, and rank 0 %s: --chunk needs one kind of device and one driver", w->r.rank,
                    mine->deviceName, first.deviceName);
}

/* The file of rows, before anything is multiplied. */
static bool can_append(const work* w)
{
    FILE* file = w->o.csv && w->r.rank == 0 ? fopen(w->o.csv, "a") : NULL;
    bool fine = !w->o.csv || w->r.rank > 0 || file || complain("%s cannot be written", w->o.csv);
    if (file)
        fclose(file);
    return fine;
}

status prepare_work(work* w)
{
    status s = read_headers(w);
    s = s == DONE ? agree_status(&w->r, can_append(w) ? DONE : BAD_INPUT) : s;
    if (s != DONE)
        return s;
    if (!agree(&w->r, open_device(&w->d, w->o.devices, (uint32_t)w->r.host_rank)))
        return FAILED;
    if (!agree(&w->r, are_alike(w)))
        return BAD_INPUT;
    if (w->o.staged)
        w->d.import_alignment = 0;
    machine host = {w->d.forecaster, find_network(w), 1e9 * w->o.host_device, find_limits(w), w->o.row_blocks};
    if (!choose(w, &host))
        return BAD_INPUT;
    if (!agree(&w->r, deal(w, &host)))
        return FAILED;
    w->out.shape = w->a.shape;
    w->out.shape.column_major = false;
    w->out.shape.type = w->t.d;
    w->out.shape.columns = w->t.n;
    return w->o.d ? create_matrix_file(&w->r, w->o.d, &w->out) : DONE;
}

void finish_work(work* w, bool complete)
{
    (void)complete;
    for (uint32_t i = 0; w->layouts && i < w->cut.row_blocks * w->cut.column_blocks; i++)
        free_layout(&w->layouts[i]);
    free(w->layouts);
    free(w->speeds);
    free_trace(&w->events);
    if (w->layer_ranks)
        MPI_Comm_free(&w->layer_ranks);
    close_device(&w->d);
}
