#include "forecast.h"

#include "ranks.h"
#include "sums.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum
{
    SHORTEST_PANEL = 256,
    LONGEST_PANEL = 65536,
    PIECES = 8,
    MOST_BLOCKS = 8,  /* of D, that are cut so that one goes out while the next is computed */
    RATE_SIZE = 16384 /* of the product whose rate efficiency is a share of */
};

static sk_gemm_desc describe(const task* t, uint32_t m, uint32_t n, uint32_t k)
{
    sk_gemm_desc desc = {0};
    desc.m = m;
    desc.n = n;
    desc.k = k;
    desc.a.type = desc.b.type = t->type;
    desc.c.type = desc.d.type = t->sums;
    desc.epilogue = SK_EPILOGUE_LINEAR;
    return desc;
}

static double predict(const machine* host, const sk_gemm_desc* desc)
{
    sk_plan* plan = NULL;
    if (desc->m == 0 || desc->n == 0 || desc->k == 0 ||
        sk_create_gemm_plan(host->forecaster, desc, &plan) != SK_SUCCESS)
        return 0.0;
    double seconds = 1e-6 * (double)sk_query_plan(plan).predicted_time;
    sk_destroy_plan(plan);
    return seconds;
}

double predict_product(const machine* host, const task* t, uint32_t m, uint32_t n, uint32_t k)
{
    sk_gemm_desc desc = describe(t, m, n, k);
    return predict(host, &desc);
}

static double larger(double a, double b)
{
    return a > b ? a : b;
}

/* ---- one grid -------------------------------------------------------------------------------- */

static double find_slowest(const layout* whole)
{
    double most = 0.0, all = (double)whole->block.rows.count * whole->block.columns.count;
    for (uint32_t i = 0; i < whole->shape.positions; i++)
    {
        double area = (double)whole->rectangles[i].rows.count * whole->rectangles[i].columns.count;
        most = area > most ? area : most;
    }
    return all > 0.0 ? most * whole->shape.positions / all : 1.0;
}

static double count_blocks(const forecast* f)
{
    return f->cut.row_blocks * f->cut.column_blocks;
}

/* Seconds after all panels have come, and all products but the last panel's were made. D goes out piece by piece while
 * that product is made; or, of blocks, the last one after it. */
static double find_output(const forecast* f)
{
    double blocks = count_blocks(f), product = f->last * f->products / blocks;
    if (blocks > 1.0)
        return product + f->returns / blocks;
    return larger(product + f->returns / PIECES, product / PIECES + f->returns);
}

/* The share of what comes that comes with the first block. */
static double find_first_share(const forecast* f)
{
    double blocks = count_blocks(f);
    return f->cut.keeps_b ? 1.0 - f->of_a * (blocks - 1.0) / blocks : 1.0 / blocks;
}

/* Seconds in which panels come after the first one, and all but the last one are multiplied. Where B is kept, it comes
 * with the first block, and of the others A alone, while D of the block before goes out. */
static double find_busy(const forecast* f)
{
    double comes = larger(f->messages, f->copies), blocks = count_blocks(f), share = find_first_share(f);
    if (!f->cut.keeps_b)
        return larger(f->products * (1.0 - f->last / blocks), comes * (1.0 - f->first * share));
    double products = f->products * (blocks - 1.0 - f->last) / blocks, out = f->returns * (blocks - 1.0) / blocks;
    return larger(f->products / blocks, share * comes * (1.0 - f->first)) +
           larger(products, larger(out, (1.0 - share) * comes));
}

/* Of layers' sums: each rank receives slices of its share of D; or each layer begins a block after the one before has
 * sent it. */
static double find_reduction(const forecast* f, double busy)
{
    double others = f->shape.layers - 1.0;
    return f->passes ? others * (busy + f->exchange) / count_blocks(f) : others * f->exchange / f->shape.layers;
}

void complete_forecast(forecast* f)
{
    double busy = find_busy(f);
    f->fill = f->first * find_first_share(f) * (f->messages + f->copies);
    f->reduction = find_reduction(f, busy);
    f->output = find_output(f);
    f->total = f->fill + busy + f->reduction + f->output;
}

/* Products of m x n elements of D each. The last panel's product of a D that is one block is made in pieces, each of
 * which takes longer than its share. */
static void time_products(const machine* host, const task* t, uint32_t m, uint32_t n, double panel, forecast* f)
{
    double depth = t->chunk > 0 && t->chunk < panel ? t->chunk : panel; /* of one product */
    double k = find_longest_layer(t, &f->shape), blocks = count_blocks(f);
    double all = predict_product(host, t, m, n, (uint32_t)depth) * (k / depth), last = all * panel / k;
    uint32_t pieces = blocks > 1.0 || m < PIECES ? 1 : PIECES;
    double in_pieces = pieces * predict_product(host, t, m / pieces, n, (uint32_t)depth) * (panel / depth);
    in_pieces = larger(in_pieces, last);
    f->products = blocks * (all - last + in_pieces);
    f->last = f->products > 0.0 ? blocks * in_pieces / f->products : 1.0;
}

/* Times of a cut product, whose busiest rank has about the area of the largest rectangle. */
static void time_panels(const machine* host, const task* t, const layout* whole, forecast* f)
{
    const grid* shape = &whole->shape;
    const cutting* c = &f->cut;
    double size = (double)element_size(t->type), sum = (double)element_size(t->sums);
    double back = (double)element_size(find_returned(t, shape));
    double k = find_longest_layer(t, shape);
    double share = f->slowest * t->m * t->n / shape->positions;
    double columns = larger(1.0, (double)t->n / shape->columns), rows = larger(1.0, share / columns);
    uint32_t m = (uint32_t)larger(1.0, rows / c->row_blocks), n = (uint32_t)larger(1.0, columns / c->column_blocks);
    double panel = find_longest_panel(t, shape, c->panel);
    f->received = count_received(whole, k, size);
    double copies_of_b = c->keeps_b ? 1.0 : c->row_blocks;
    f->copied = (rows * c->column_blocks + columns * copies_of_b) * k * size;
    f->written = rows * columns * back;
    time_products(host, t, m, n, panel, f);
    f->messages = f->received / host->network;
    f->copies = f->copied / host->host_device;
    f->returns = f->written / host->host_device;
    f->exchange = rows * columns * sum / host->network;
    f->passes = passes_sums(t, shape);
    f->of_a = rows / (rows + columns);
    f->first = (c->panel_count > 2 ? 0.25 : 1.0) * panel / k;
    complete_forecast(f);
}

/* A device alone computes at this rate, in FLOP/s, what is large and added to nothing. */
static double find_rate(const machine* host, const task* t)
{
    sk_gemm_desc desc = describe(t, RATE_SIZE, RATE_SIZE, RATE_SIZE);
    desc.epilogue = SK_EPILOGUE_NONE;
    double seconds = predict(host, &desc);
    return seconds > 0.0 ? 2.0 * RATE_SIZE * RATE_SIZE * RATE_SIZE / seconds : 0.0;
}

static bool try_cut(const machine* host, const task* t, const layout* whole, uint32_t panel, uint32_t row_blocks,
                    forecast* f)
{
    double flops = 2.0 * t->m * t->n * t->k, rate = find_rate(host, t);
    memset(f, 0, sizeof *f);
    f->shape = whole->shape;
    if (!cut_task(t, whole, &host->most, panel, row_blocks, &f->cut))
        return false;
    f->slowest = find_slowest(whole);
    time_panels(host, t, whole, f);
    double devices = (double)whole->shape.positions * whole->shape.layers;
    f->efficiency = rate > 0.0 && f->total > 0.0 ? flops / rate / devices / f->total : 0.0;
    return f->products > 0.0;
}

/* Of D that is one block, or twice as many, each, the one that is fastest by forecast. More blocks must be worth it. */
static bool try_panel(const machine* host, const task* t, const layout* whole, uint32_t panel, forecast* best)
{
    const double worth = 0.97;
    bool found = try_cut(host, t, whole, panel, host->row_blocks, best), is_free = host->row_blocks == 0;
    for (uint32_t blocks = 2; found && is_free && blocks <= MOST_BLOCKS; blocks *= 2)
    {
        forecast f;
        if (try_cut(host, t, whole, panel, blocks, &f) && f.cut.keeps_b && f.total < worth * best->total)
            *best = f;
    }
    return found;
}

/* Of panels that are twice as long, each, the one that is fastest by forecast. */
static bool choose_panel(const machine* host, const task* t, const layout* whole, forecast* best)
{
    bool found = false;
    for (uint32_t panel = SHORTEST_PANEL; panel <= LONGEST_PANEL; panel *= 2)
    {
        forecast f;
        if (try_panel(host, t, whole, panel, &f) && (!found || f.total < best->total))
        {
            *best = f;
            found = true;
        }
        if (panel >= t->k)
            break;
    }
    return found;
}

bool forecast_grid(const machine* host, const task* t, const grid* shape, const double* speeds, uint32_t panel,
                   forecast* f)
{
    layout whole;
    rectangle all = {{0, t->m}, {0, t->n}};
    if (!make_layout(shape, speeds, all, &whole))
        return false;
    bool fits = panel > 0 ? try_panel(host, t, &whole, panel, f) : choose_panel(host, t, &whole, f);
    free_layout(&whole);
    return fits;
}

/* ---- all grids ------------------------------------------------------------------------------- */

/* More layers need memory and order their sums anew: they must be worth it. */
static void weigh(const machine* host, const task* t, const grid* shape, const double* speeds, uint32_t panel,
                  forecast* best)
{
    const double worth = 0.97;
    forecast f;
    if (!forecast_grid(host, t, shape, speeds, panel, &f))
        return;
    double most = shape->layers > best->shape.layers ? worth * best->total : best->total;
    if (best->total <= 0.0 || f.total < most)
        *best = f;
}

/* Grids of the positions of a layer. Where no rectangle of ranks is near a square, columns differ by a rank. */
static void weigh_layer(const machine* host, const task* t, uint32_t layers, uint32_t positions, const double* speeds,
                        uint32_t panel, forecast* best)
{
    grid shape = {0, 0, layers, positions};
    double wanted = sqrt((double)positions * t->n / t->m);
    uint32_t nearest = wanted < 1.0 ? 1 : wanted > positions ? positions : (uint32_t)(wanted + 0.5);
    for (uint32_t columns = 1; columns <= positions; columns++)
    {
        bool is_whole = positions % columns == 0;
        bool is_near = columns > wanted / 8.0 && columns < wanted * 8.0;
        shape.columns = columns;
        shape.rows = is_whole ? positions / columns : 0;
        if ((is_whole && (is_near || positions <= 64)) || columns == nearest)
            weigh(host, t, &shape, speeds, panel, best);
    }
}

bool choose_grid(const machine* host, const task* t, uint32_t count, const grid* wanted, uint32_t panel,
                 forecast* best)
{
    double* speeds = malloc(count * sizeof *speeds);
    memset(best, 0, sizeof *best);
    for (uint32_t i = 0; speeds && i < count; i++)
        speeds[i] = 1.0;
    if (speeds && wanted->rows > 0 && wanted->positions * wanted->layers == count)
        weigh(host, t, wanted, speeds, panel, best);
    for (uint32_t layers = 1; speeds && wanted->rows == 0 && layers <= count && layers <= 64; layers++)
        if (count % layers == 0 && t->k / layers >= 1)
            weigh_layer(host, t, layers, count / layers, speeds, panel, best);
    free(speeds);
    if (wanted->rows > 0 && wanted->positions * wanted->layers != count)
        return complain("--grid %ux%ux%u is for %u ranks, and there are %u", wanted->rows, wanted->columns,
                        wanted->layers, wanted->positions * wanted->layers, count);
    if (best->total <= 0.0)
        return complain("no grid of %u ranks fits into memory: %.4g MB of the host's and %.4g MB of the device's",
                        count, 1e-6 * host->most.host, 1e-6 * host->most.device);
    return true;
}
