#include "multiply.h"

#include "sums.h"

#include "parts/words/progress.h"

#include <string.h>

enum
{
    AHEAD = 1, /* panels that are received while one is copied */
    AGREED_EVERY =
        16, /* panels after which ranks learn of each other's failures, unless layers wait for each other */
    OUTPUT_AFTER =
        2 /* panels of the next block after which D of the last one is copied: the device has work by then */
};

static void progress_messages(void* user_data)
{
    work* w = user_data;
    int flag = 0;
    MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, w->r.world, &flag, MPI_STATUS_IGNORE);
}

static void note_copy(void* user_data, const char* label, double begin, double end)
{
    work* w = user_data;
    add_event(&w->events, ACTIVITY_COPY, label, begin, end);
}

static void note_return(void* user_data, const char* label, double begin, double end)
{
    work* w = user_data;
    add_event(&w->events, ACTIVITY_RETURN, label, begin, end);
}

static void note_product(void* user_data, const char* label, double begin, double end)
{
    work* w = user_data;
    add_event(&w->events, ACTIVITY_PRODUCT, label, begin, end);
}

static bool take_d(work* w, run* r)
{
    uint32_t rows, columns;
    find_most(w, w->position, &rows, &columns);
    uint64_t bytes = (uint64_t)rows * columns * element_size(w->t.sums);
    bool fine = take_device_memory(&w->d, bytes, &r->d[0]);
    return fine && (r->blocks == 1 || take_device_memory(&w->d, bytes, &r->d[1]));
}

status open_run(work* w, run* r)
{
    memset(r, 0, sizeof *r);
    r->blocks = (uint64_t)w->cut.row_blocks * w->cut.column_blocks;
    bool fine = open_outgoing(w, &r->out) && open_chain(w, &r->c) && take_d(w, r) &&
                open_rounding(w, r->blocks > 1 ? 2 : 1, &r->rounded) && make_products(w, &r->products);
    if (!agree(&w->r, fine))
        return FAILED;
    w->d.copies.on_wait = w->d.returns.on_wait = w->d.products.on_wait = progress_messages;
    w->d.copies.on_done = note_copy;
    w->d.returns.on_done = note_return;
    w->d.products.on_done = note_product;
    w->d.copies.user_data = w->d.returns.user_data = w->d.products.user_data = w;
    return open_panels(w, &r->p);
}

void close_run(work* w, run* r)
{
    if (w->d.g.device)
        vkDeviceWaitIdle(w->d.g.device);
    close_panels(w, &r->p);
    close_outgoing(w, &r->out);
    close_chain(w, &r->c);
    free_products(w, &r->products);
    close_rounding(w, &r->rounded);
    for (int i = 0; i < 2; i++)
        free_device_memory(&w->d, &r->d[i]);
}

void forget(work* w, run* r)
{
    r->p.received = r->p.copied = r->p.uploads = r->p.moved = r->out.sent = 0;
    w->events.count = 0;
    memset(w->events.busy, 0, sizeof w->events.busy);
}

/* ---- steps ----------------------------------------------------------------------------------- */

/* Number `index` of all steps. Blocks of a row follow each other, so that panels of A may be read once. */
static step find_step(const work* w, uint64_t index)
{
    uint32_t block = (uint32_t)(index / w->cut.panel_count);
    step at = {block / w->cut.column_blocks, block % w->cut.column_blocks, (uint32_t)(index % w->cut.panel_count)};
    return at;
}

static uint32_t number_block(const work* w, const step* at)
{
    return at->row_block * w->cut.column_blocks + at->column_block;
}

static bool begin(work* w, run* r, uint64_t index, bool fine)
{
    step at = find_step(w, index);
    slot* s = &r->p.slots[index % SLOTS];
    if (fine && s->copied > 0)
        fine = wait_stream(&w->d.copies, s->copied);
    return begin_panel(w, &r->p, s, &at) && fine;
}

/* What the device returns of a block. */
static const gpu_buffer* find_returned_d(const work* w, const run* r, uint64_t block)
{
    return rounds_on_device(w) ? &r->rounded.d[block % 2] : &r->d[block % 2];
}

/* The product of some rows of this rank's; of the last panel, its sums are rounded. */
static bool submit_rows(work* w, run* r, slot* s, const step* at, const rectangle* mine, extent rows)
{
    product_shape shape = {rows.count, mine->columns.count, 0, 0, mine->rows.count, 0, 0, false};
    uint64_t copied = s->copied > r->c.started ? s->copied : r->c.started;
    shape.first = rows.first - mine->rows.first;
    shape.panel = find_own_panel(w, at->panel).count;
    shape.adds = at->panel > 0 || starts_from_sums(w);
    uint32_t block = number_block(w, at);
    const gpu_buffer* sums = &r->d[block % 2];
    VkCommandBuffer commands = begin_stream(&w->d.products, "product");
    if (!commands ||
        !record_product(w, &r->products, commands, &shape, &s->device_a, find_device_b(&r->p, s, at), sums))
        return false;
    if (rounds_on_device(w) && at->panel + 1 == w->cut.panel_count)
        record_rounding(w, &r->rounded, commands, mine, rows, sums, find_returned_d(w, r, block));
    s->multiplied = submit_stream(&w->d.products, &w->d.copies, copied);
    return s->multiplied > 0;
}

/* The last product of a D that is one block is made in pieces: each goes out while the next is made. Blocks go out
 * while the next block is multiplied. */
static bool submit_pieces(work* w, run* r, slot* s, const step* at, const rectangle* mine)
{
    uint32_t pieces = count_pieces(w), unit = find_unit(mine->rows.count, pieces);
    bool fine = true;
    for (uint32_t i = 0; fine && i < pieces; i++)
    {
        extent rows = cut_evenly(mine->rows, pieces, i, unit);
        if (rows.count > 0)
            fine = submit_rows(w, r, s, at, mine, rows) &&
                   begin_output(w, &r->out, mine, rows, find_returned_d(w, r, 0), s->multiplied);
    }
    return fine;
}

static bool submit_product(work* w, run* r, slot* s, const step* at)
{
    rectangle mine = find_mine(w, at->row_block, at->column_block);
    if (mine.rows.count == 0 || mine.columns.count == 0)
        return true;
    if (r->blocks == 1 && at->panel + 1 == w->cut.panel_count)
        return submit_pieces(w, r, s, at, &mine);
    return submit_rows(w, r, s, at, &mine, mine.rows);
}

static bool finish(work* w, run* r, uint64_t index, bool fine)
{
    step at = find_step(w, index);
    slot* s = &r->p.slots[index % SLOTS];
    if (at.panel == 0 && index > 0) /* what this block's D overwrites is on the host */
        fine = fine && wait_stream(&w->d.returns, r->out.downloaded);
    if (at.panel == 0 && starts_from_sums(w))
    {
        rectangle mine = find_mine(w, at.row_block, at.column_block);
        fine = receive_sums(w, &r->c, &mine, &r->d[number_block(w, &at) % 2], fine);
    }
    fine = finish_panel(w, &r->p, s, &at, fine) && fine;
    return fine && submit_product(w, r, s, &at);
}

/* ---- blocks ---------------------------------------------------------------------------------- */

/* Takes D of a block to the host, once that of the block before it is done there. */
static bool send_out(work* w, run* r, uint64_t block, uint64_t multiplied, bool fine)
{
    step at = find_step(w, block * w->cut.panel_count);
    rectangle mine = find_mine(w, at.row_block, at.column_block);
    return fine && begin_output(w, &r->out, &mine, mine.rows, find_returned_d(w, r, block), multiplied);
}

static bool write_out(work* w, run* r, uint64_t block, bool fine)
{
    step at = find_step(w, block * w->cut.panel_count);
    rectangle mine = find_mine(w, at.row_block, at.column_block);
    fine = finish_output(w, &r->out, &mine, fine);
    return fine;
}

/* What is due after panel `index` was submitted: D of the block before. */
static bool pass_blocks(work* w, run* r, uint64_t index, uint64_t* multiplied, bool fine)
{
    uint64_t each = w->cut.panel_count, block = index / each;
    uint64_t after = each < OUTPUT_AFTER ? each : OUTPUT_AFTER;
    if (block > 0 && index % each == after - 1)
    {
        if (block > 1)
            fine = write_out(w, r, block - 2, fine);
        fine = send_out(w, r, block - 1, *multiplied, fine);
    }
    if (index % each == each - 1)
        *multiplied = w->d.products.submitted;
    return fine;
}

static bool flush_blocks(work* w, run* r, uint64_t multiplied, bool fine)
{
    if (r->blocks > 1)
        fine = write_out(w, r, r->blocks - 2, fine);
    if (r->blocks > 1)
        fine = send_out(w, r, r->blocks - 1, multiplied, fine);
    return write_out(w, r, r->blocks - 1, fine);
}

static void find_slowest(work* w, run* r, double begun)
{
    r->seconds = read_seconds() - begun - r->out.checking;
    MPI_Allreduce(MPI_IN_PLACE, &r->seconds, 1, MPI_DOUBLE, MPI_MAX, w->r.world);
}

status multiply(work* w, run* r)
{
    uint64_t steps = r->blocks * w->cut.panel_count, multiplied = 0;
    double begun = read_seconds();
    bool fine = true;
    for (uint64_t i = 0; i < steps + AHEAD; i++)
    {
        if (i < steps)
            fine = begin(w, r, i, fine);
        if (i < AHEAD)
            continue;
        fine = finish(w, r, i - AHEAD, fine);
        fine = pass_blocks(w, r, i - AHEAD, &multiplied, fine);
        if (w->r.rank == 0)
            update_progress(i + 1 - AHEAD, steps);
        if (i % AGREED_EVERY != 0 || passes_sums(&w->t, &w->shape) || agree(&w->r, fine))
            continue;
        drain_panels(&r->p);
        return FAILED;
    }
    fine = flush_blocks(w, r, multiplied, fine);
    fine = fine && wait_stream(&w->d.products, w->d.products.submitted); /* tells their times */
    find_slowest(w, r, begun);
    return agree_status(&w->r, fine ? DONE : FAILED);
}
