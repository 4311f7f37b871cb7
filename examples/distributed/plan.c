#include "plan.h"

#include "forecast.h"
#include "report.h"
#include "work.h"

#include "course/profile.h"

#include <string.h>

static void print_grid(const task* t, const forecast* f, double flops)
{
    char text[64];
    const cutting* c = &f->cut;
    printf("grid            %s\n", format_grid(&f->shape, text));
    printf("panels          %u of up to %u k\n", c->panel_count, find_longest_panel(t, &f->shape, c->panel));
    printf("blocks of D     %u x %u\n", c->row_blocks, c->column_blocks);
    printf("bytes a rank    %.4g MB of messages, %.4g MB to the device, %.4g MB of D\n", 1e-6 * f->received,
           1e-6 * f->copied, 1e-6 * f->written);
    printf("memory a rank   %.4g MB of the host's, %.4g MB of the device's\n", 1e-6 * c->host, 1e-6 * c->device);
    printf("largest share   %.4f of the mean\n", f->slowest);
    printf("time            %.4g s, %.4g TFLOP/s\n", f->total, 1e-12 * flops / f->total);
    printf("efficiency      %.3f\n", f->efficiency);
}

status print_plan(const char* program, const options* o)
{
    sk_context* forecaster = NULL;
    forecast best;
    task t = {.m = o->m, .n = o->n, .k = o->k, .chunk = o->chunk};
    if (!choose_types(&t, o->type, o->type_d))
        return BAD_INPUT;
    status s = open_profile(program, o->profile, 0, &forecaster);
    if (s != DONE)
        return s;
    machine host = {forecaster, 1e9 * o->network, 1e9 * o->host_device, {o->memory, o->memory}, o->row_blocks};
    bool found = choose_grid(&host, &t, o->ranks, &o->shape, o->panel, &best);
    if (found)
    {
        print_grid(&t, &best, 2.0 * t.m * t.n * t.k);
        print_forecast(&best);
    }
    sk_destroy_context(forecaster);
    return found ? DONE : BAD_INPUT;
}
