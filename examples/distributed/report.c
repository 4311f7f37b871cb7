#include "report.h"

#include "sums.h"

#include "parts/words/units.h"

#include <string.h>

const char* format_grid(const grid* shape, char text[64])
{
    if (shape->rows == 0)
        snprintf(text, 64, "%u-%ux%ux%u", shape->positions / shape->columns, shape->positions / shape->columns + 1,
                 shape->columns, shape->layers);
    else
        snprintf(text, 64, "%ux%ux%u", shape->rows, shape->columns, shape->layers);
    return text;
}

void print_dealing(const work* w)
{
    char text[64];
    const rectangle* r = &w->layouts[0].rectangles[0];
    printf("%u x %u x %u, %s to %s, on %d ranks: grid %s\n", w->t.m, w->t.n, w->t.k, name_type(w->t.type),
           name_type(w->t.d), w->r.count, format_grid(&w->shape, text));
    printf("rank 0: %s, %u x %u of D\n", w->d.g.properties.deviceName, r->rows.count, r->columns.count);
    printf("%u x %u blocks of D, %u panels of up to %u k, %s\n", w->cut.row_blocks, w->cut.column_blocks,
           w->cut.panel_count, find_longest_panel(&w->t, &w->shape, w->cut.panel),
           w->cut.resident ? "A and B held in memory" : "A and B read panel by panel");
}

void print_rates(const rates* found)
{
    printf("host to device: %.4g GB/s one rank alone, %.4g each all at once; device to host: %.4g and %.4g\n",
           1e-9 * found->up_alone, 1e-9 * found->up, 1e-9 * found->down_alone, 1e-9 * found->down);
}

void print_forecast(const forecast* f)
{
    printf("predicted: products %.4g s, messages %.4g s, copies %.4g s, first panel %.4g s, layers %.4g s, "
           "D %.4g s: %.4g s in all\n",
           f->products, f->messages, f->copies, f->fill, f->reduction, f->output, f->total);
}

/* ---- outcome --------------------------------------------------------------------------------- */

enum
{
    RECEIVED,
    COPIED,
    UPLOADS,
    MOVED,
    WRITTEN,
    BUSY,
    HOST_PEAK = BUSY + ACTIVITY_COUNT,
    DEVICE_PEAK,
    WAITED,
    FIGURES
};

static double count_flops(const work* w)
{
    return (is_complex(w->t.type) ? 8.0 : 2.0) * w->t.m * w->t.n * w->t.k;
}

static void fill_figures(const work* w, const run* r, double* figures)
{
    rectangle mine = find_mine(w, 0, 0);
    figures[RECEIVED] = (double)(r->p.received + r->out.sent);
    figures[COPIED] = (double)r->p.copied;
    figures[UPLOADS] = (double)r->p.uploads;
    figures[MOVED] = (double)r->p.moved;
    figures[WRITTEN] = (double)measure_returned(w, mine.rows.count, mine.columns.count) * (double)r->blocks;
    for (int i = 0; i < ACTIVITY_COUNT; i++)
        figures[BUSY + i] = w->events.busy[i];
    figures[HOST_PEAK] = (double)w->d.host_peak;
    figures[DEVICE_PEAK] = (double)w->d.peak;
    figures[WAITED] = r->seconds - w->events.busy[ACTIVITY_PRODUCT];
}

/* The forecast of the busiest rank, from the time of its products and the rates of its copies. */
static forecast find_bound(const work* w, const double* most, const rates* found)
{
    forecast f = w->expected;
    f.cut = w->cut;
    f.products = most[BUSY + ACTIVITY_PRODUCT];
    f.messages = 0.0;
    f.copies = most[COPIED] / found->up;
    f.returns = most[WRITTEN] / found->down;
    complete_forecast(&f);
    return f;
}

static void print_model(const work* w, const run* r, const double* most, const rates* found)
{
    forecast f = find_bound(w, most, found);
    printf(
        "model: %.4g MB to the device in %.4g s, %.4g MB of D in %.4g s, products %.4g s: %.4g s are allowed, which "
        "is %.3f of the time\n",
        1e-6 * most[COPIED], f.copies, 1e-6 * most[WRITTEN], f.returns, f.products, f.total, f.total / r->seconds);
}

/* A row for the run, after the names of columns if the file is new. Seconds; without --rates `allowed` is empty. */
static bool write_row(const work* w, const run* r, const double* most, double idle, const rates* found)
{
    char text[64];
    FILE* file = fopen(w->o.csv, "a");
    if (!file)
        return complain("%s cannot be written", w->o.csv);
    fseek(file, 0, SEEK_END);
    if (ftell(file) == 0)
        fputs("device,ranks,grid,m,n,k,type,sums,d,chunk,panel,blocks,"
              "seconds,tflops,products,copies,returns,messages,idle,predicted,allowed\n",
              file);
    fprintf(file, "\"%s\",%d,%s,%u,%u,%u,%s,%s,%s,%u,%u,%llu,", w->d.g.properties.deviceName, w->r.count,
            format_grid(&w->shape, text), w->t.m, w->t.n, w->t.k, name_type(w->t.type), name_type(w->t.sums),
            name_type(w->t.d), w->t.chunk, find_longest_panel(&w->t, &w->shape, w->cut.panel),
            (unsigned long long)r->blocks);
    fprintf(file, "%.6g,%.6g,%.6g,%.6g,%.6g,%.6g,%.4f,%.6g,", r->seconds, 1e-12 * count_flops(w) / r->seconds,
            most[BUSY + ACTIVITY_PRODUCT], most[BUSY + ACTIVITY_COPY], most[BUSY + ACTIVITY_RETURN],
            most[BUSY + ACTIVITY_MESSAGE], idle, w->expected.total);
    if (found)
        fprintf(file, "%.6g", find_bound(w, most, found).total);
    fputc('\n', file);
    return fclose(file) == 0 || complain("%s cannot be written", w->o.csv);
}

bool print_outcome(work* w, const run* r, const rates* found)
{
    double figures[FIGURES], most[FIGURES], sum[FIGURES];
    double flops = count_flops(w);
    fill_figures(w, r, figures);
    MPI_Reduce(figures, most, FIGURES, MPI_DOUBLE, MPI_MAX, 0, w->r.world);
    MPI_Reduce(figures, sum, FIGURES, MPI_DOUBLE, MPI_SUM, 0, w->r.world);
    if (w->r.rank > 0)
        return true;
    rate_unit unit = unit_of(flops / r->seconds);
    printf("%.4g s, %.4g %s\n", r->seconds, flops / r->seconds / unit.size, unit.flops);
    printf("the busiest rank: %.4g MB of messages, %.4g MB to the device in %.0f copies, %.4g MB copied by the host "
           "besides\n",
           1e-6 * most[RECEIVED], 1e-6 * most[COPIED], most[UPLOADS], 1e-6 * most[MOVED]);
    printf("seconds of the busiest rank: products %.4g, copies %.4g, returns %.4g, messages %.4g, disk %.4g\n",
           most[BUSY + ACTIVITY_PRODUCT], most[BUSY + ACTIVITY_COPY], most[BUSY + ACTIVITY_RETURN],
           most[BUSY + ACTIVITY_MESSAGE], most[BUSY + ACTIVITY_DISK]);
    double idle = sum[WAITED] / r->seconds / w->r.count;
    printf("devices that have no product: %.3f of the time, on average\n", idle);
    print_forecast(&w->expected);
    if (found)
        print_model(w, r, most, found);
    printf("peak memory of a rank: %.4g MB of the host's, %.4g MB of the device's\n", 1e-6 * most[HOST_PEAK],
           1e-6 * most[DEVICE_PEAK]);
    return !w->o.csv || write_row(w, r, most, idle, found);
}
