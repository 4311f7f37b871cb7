/* matmul A.npy B.npy -o D.npy: multiplies two NumPy matrices, or the pairs that a list names, on a Vulkan device. Each
 * may be a tensor in a file of weights, or prepacked.
 *
 * Read from the bottom: main, then what it calls. The order of things: files are read and checked before a device is
 * opened, and D is written last, so that bad input costs nothing and leaves nothing behind. */
#include "list.h"
#include "multiply.h"
#include "parts/files/output.h"
#include "report.h"
#include "sparse.h"
#include "weights.h"

#include <stdio.h>
#include <string.h>

/* ---- input ----------------------------------------------------------------------------------- */

/* The products, which the command line names, or a list. */
typedef struct input
{
    product single;
    product_list list;
} input;

static void take_product(job* j, product* p)
{
    memcpy(p->paths, j->o.paths, sizeof p->paths);
    j->products = p;
    j->count = 1;
}

static bool take_list(job* j, product_list* list)
{
    bool has_d = false;
    if (!read_list(j->o.group, list))
        return false;
    j->products = list->products;
    j->count = list->count;
    j->is_group = true;
    for (uint32_t i = 0; i < list->count; i++)
        has_d = has_d || list->products[i].paths[D];
    return check_outputs(list) && settle_options(&j->o, list->products[0].paths[C], has_d);
}

static status take_input(job* j, input* in)
{
    if (!j->o.group)
        take_product(j, &in->single);
    else if (!take_list(j, &in->list))
        return BAD_INPUT;
    for (uint32_t i = 0; i < j->count; i++)
        if (j->products[i].paths[D])
            claim_stdout(j->products[i].paths[D]);
    return DONE;
}

static status read_input(job* j)
{
    for (uint32_t i = 0; i < j->count; i++)
        if (!read_product(&j->products[i], &j->o) || !check_alike(&j->products[i], &j->products[0]))
            return BAD_INPUT;
    for (uint32_t i = 0; i < j->count; i++)
        if (!can_write_product(&j->products[i]))
            return BAD_INPUT;
    return DONE;
}

/* ---- output ---------------------------------------------------------------------------------- */

/* A product of several that is wrong keeps all from being written. */
static bool verify_all(job* j)
{
    bool right = true;
    sk_plan_info info = sk_query_plan(j->plan);
    for (uint32_t i = 0; j->o.check && i < j->count; i++)
        right = verify_d(&j->products[i], &j->o, &info) && right;
    return right;
}

/* What --pack makes. */
static bool write_packed(const job* j)
{
    char sentence[NPY_SENTENCE];
    return !j->o.packed || write_prepacked(j->o.packed, &j->made, sentence) || complain_of(&j->products[0], sentence);
}

static status check_and_write(job* j)
{
    if (download_d(j) != DONE)
        return FAILED;
    bool right = verify_all(j);
    for (uint32_t i = 0; right && i < j->count; i++)
        if (!write_d(&j->products[i]))
            return BAD_INPUT;
    if (right && !write_packed(j))
        return BAD_INPUT;
    j->is_written = right;
    print_report(j);
    return right ? DONE : FAILED;
}

static status tell_plan(job* j)
{
    print_plan(j);
    return DONE;
}

static status run(job* j)
{
    status (*const steps[])(job*) = {read_input,   open_device,  make_plan, tell_plan,
                                     make_buffers, pack_operand, multiply};
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++)
    {
        status s = steps[i](j);
        if (s != DONE)
            return s;
    }
    if (j->o.time && time_products(j) != DONE)
        return FAILED;
    return check_and_write(j);
}

static void clean_up(job* j, input* in)
{
    close_job(j);
    for (uint32_t i = 0; i < j->count; i++)
        free_product(&j->products[i]);
    close_list(&in->list);
}

int main(int count, char** words)
{
    static job j;
    static input in;
    if (!parse_options(count, words, &j.o))
        return BAD_INPUT;
    if (j.o.help)
    {
        print_help();
        return DONE;
    }
    if (j.o.form >= FORM_LIST)
        return (int)(j.o.form == FORM_LIST ? list_weights(&j.o) : quantize_weights(&j.o));
    if (j.o.form >= FORM_SPARSE)
        return (int)multiply_sparse_files(&j.o);
    status s = take_input(&j, &in);
    if (s == DONE)
        s = run(&j);
    clean_up(&j, &in);
    return (int)s;
}
