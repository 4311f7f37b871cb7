#include "panels.h"

#include "circles.h"
#include "messages.h"
#include "sums.h"

#include "parts/words/progress.h"

#include <stdlib.h>
#include <string.h>

enum
{
    UPLOAD = 4 << 20 /* bytes that the host moves before the device copies them, if nothing else is asked for */
};

/* ---- memory ---------------------------------------------------------------------------------- */

static bool open_slot(work* w, panels* p, slot* s, uint64_t a, uint64_t b)
{
    s->requests = malloc(((size_t)p->most_strips + 1) * sizeof *s->requests);
    s->pieces = malloc(((size_t)p->most_strips + 1) * sizeof *s->pieces);
    if (!s->requests || !s->pieces)
        return complain("memory is short");
    return take_host_memory(&w->d, a, &s->a) && take_host_memory(&w->d, b, &s->b) &&
           take_device_memory(&w->d, a, &s->device_a) && (p->kept_b || take_device_memory(&w->d, b, &s->device_b));
}

static bool open_kept(work* w, panels* p, uint64_t line)
{
    p->kept_b = calloc(w->cut.panel_count, sizeof *p->kept_b);
    if (!p->kept_b)
        return complain("memory is short");
    for (uint32_t i = 0; i < w->cut.panel_count; i++)
        if (!take_device_memory(&w->d, line * find_own_panel(w, i).count, &p->kept_b[i]))
            return false;
    return true;
}

static bool open_slots(work* w, panels* p)
{
    uint32_t rows, columns, longest = find_longest_panel(&w->t, &w->shape, w->cut.panel);
    uint64_t size = element_size(w->t.type);
    find_most(w, w->position, &rows, &columns);
    bool fine = !w->cut.keeps_b || open_kept(w, p, size * columns);
    for (int i = 0; fine && i < SLOTS; i++)
        fine = open_slot(w, p, &p->slots[i], size * rows * longest, size * columns * longest);
    return fine;
}

status open_panels(work* w, panels* p)
{
    memset(p, 0, sizeof *p);
    int* positions = malloc((size_t)w->shape.positions * sizeof *positions);
    if (!positions)
        MPI_Abort(w->r.world, FAILED);
    meet_all(w, p, positions);
    free(positions);
    if (!agree(&w->r, open_slots(w, p)))
        return FAILED;
    return hold(w, &p->held);
}

void close_panels(work* w, panels* p)
{
    for (int i = 0; i < SLOTS; i++)
    {
        slot* s = &p->slots[i];
        free_host_memory(&w->d, &s->a);
        free_host_memory(&w->d, &s->b);
        free_device_memory(&w->d, &s->device_a);
        free_device_memory(&w->d, &s->device_b);
        free(s->requests);
        free(s->pieces);
    }
    for (uint32_t i = 0; p->kept_b && i < w->cut.panel_count; i++)
        free_device_memory(&w->d, &p->kept_b[i]);
    free(p->kept_b);
    for (int i = 0; i < p->circle_count; i++)
    {
        MPI_Comm_free(&p->circles[i].ranks);
        free(p->circles[i].positions);
    }
    free(p->circles);
    release(w, &p->held);
}

/* ---- one operand ----------------------------------------------------------------------------- */

/* A part of a panel that one rank holds, as it lies in that rank's memory and in this one's slot. */
typedef struct share
{
    uint32_t holder; /* position */
    uint64_t held;   /* bytes in the holder's memory */
    piece bytes;     /* offsets are relative to the panel */
    bool is_b;
} share;

static bool needs_messages(const panels* p, const int* positions, int count)
{
    bool needs = !p->held.is_shared;
    for (int i = 0; i < count; i++)
        needs = needs || p->held.host_ranks[positions[i]] == MPI_UNDEFINED;
    return needs && count > 1;
}

static void broadcast(panels* p, slot* s, const share* part, const int* positions, int count, char* memory,
                      uint64_t stride, bool is_mine)
{
    int root = 0;
    while (positions[root] != (int)part->holder)
        root++;
    MPI_Datatype lines = make_lines_type(part->bytes.lines, part->bytes.bytes, stride);
    MPI_Ibcast(memory, 1, lines, root, find_circle(p, positions, count)->ranks, &s->requests[s->request_count++]);
    MPI_Type_free(&lines);
    p->received += is_mine ? 0 : part->bytes.lines * part->bytes.bytes;
}

/* Moves what this rank holds to its slot, where devices cannot copy from it. */
static void move(panels* p, const share* part, const char* held, char* memory)
{
    const piece* b = &part->bytes;
    for (uint64_t i = 0; i < b->lines; i++)
        memcpy(memory + i * b->to_stride, held + i * b->from_stride, b->bytes);
    p->moved += b->lines * b->bytes;
}

/* From the holder's memory, or through the slot's. */
static void pass_share(work* w, panels* p, slot* s, share* part, const int* positions, int count)
{
    holdings* h = &p->held;
    bool is_mine = part->holder == w->position;
    const host_memory* near_memory = find_near(w, h, part->holder);
    piece* b = &part->bytes;
    const host_memory* memory = part->is_b ? &s->b : &s->a;
    char* target = (char*)memory->data + b->to_offset;
    char* source = h->mine && is_mine ? h->mine + part->held + b->from_offset : NULL;
    if (source && !near_memory)
        move(p, part, source, target);
    if (needs_messages(p, positions, count))
    {
        bool from_held = source && near_memory;
        broadcast(p, s, part, positions, count, from_held ? source : target,
                  from_held ? b->from_stride : b->to_stride, is_mine);
    }
    if (b->from_stride == b->bytes && b->to_stride == b->bytes) /* lines without gaps are one */
    {
        b->bytes *= b->lines;
        b->lines = 1;
    }
    b->is_b = part->is_b;
    b->from = near_memory ? near_memory : memory;
    b->from_offset = near_memory ? part->held + b->from_offset : b->to_offset;
    b->from_stride = near_memory ? b->from_stride : b->to_stride;
    s->pieces[s->piece_count++] = *b;
}

static bool read_panel(work* w, matrix_file* m, rectangle part, void* to)
{
    double begin = read_seconds();
    bool done = read_part(m, part, to);
    add_event(&w->events, ACTIVITY_DISK, "read", begin, read_seconds());
    return done;
}

static void begin_strip(work* w, panels* p, slot* s, const step* at, uint32_t strip, int* positions)
{
    const layout* l = find_layout(w, at->row_block, at->column_block);
    uint64_t size = element_size(w->t.type), k = find_own_panel(w, at->panel).count;
    share part = {0};
    part.holder = find_holder_of_a(l, strip, at->panel);
    part.held = find_held_a(w, part.holder, at->row_block, at->panel);
    extent theirs = l->rectangles[part.holder].rows, mine = l->rectangles[w->position].rows;
    uint64_t first = l->strips[strip], rows = l->strips[strip + 1] - first;
    bool turned = w->a.shape.column_major;
    uint64_t line = turned ? size : k * size; /* bytes between neighbouring rows of a strip's beginning */
    part.bytes.lines = turned ? k : 1;
    part.bytes.bytes = turned ? rows * size : rows * k * size;
    part.bytes.from_offset = (first - theirs.first) * line;
    part.bytes.to_offset = (first - mine.first) * line;
    part.bytes.from_stride = turned ? theirs.count * size : part.bytes.bytes;
    part.bytes.to_stride = turned ? mine.count * size : part.bytes.bytes;
    pass_share(w, p, s, &part, positions, (int)l->shape.columns);
}

static bool begin_a(work* w, panels* p, slot* s, const step* at, int* positions)
{
    const layout* l = find_layout(w, at->row_block, at->column_block);
    rectangle part = {l->rectangles[w->position].rows, find_own_panel(w, at->panel)};
    bool is_mine = at->panel % w->shape.columns == w->column;
    bool done = p->held.mine || !is_mine || read_panel(w, &w->a, part, s->a.data);
    for (uint32_t strip = 0; strip < l->strip_count; strip++)
        if (list_holders(w, l, strip, positions))
            begin_strip(w, p, s, at, strip, positions);
    return done;
}

static bool begin_b(work* w, panels* p, slot* s, const step* at, int* positions)
{
    rectangle part = {find_own_panel(w, at->panel), find_mine(w, at->row_block, at->column_block).columns};
    share whole = {0};
    whole.is_b = true;
    whole.holder = find_holder_of_b(&w->shape, w->column, at->panel);
    whole.held = find_held_b(w, whole.holder, at->column_block, at->panel);
    whole.bytes.lines = 1;
    whole.bytes.bytes = (uint64_t)part.rows.count * part.columns.count * element_size(w->t.type);
    whole.bytes.from_stride = whole.bytes.to_stride = whole.bytes.bytes;
    if (whole.bytes.bytes == 0 || (p->kept_b && at->row_block > 0))
        return true;
    bool done = p->held.mine || whole.holder != w->position || read_panel(w, &w->b, part, s->b.data);
    pass_share(w, p, s, &whole, positions, list_column(w, positions));
    return done;
}

/* ---- one panel ------------------------------------------------------------------------------- */

const gpu_buffer* find_device_b(const panels* p, const slot* s, const step* at)
{
    return p->kept_b ? &p->kept_b[at->panel] : &s->device_b;
}

bool begin_panel(work* w, panels* p, slot* s, const step* at)
{
    s->request_count = s->piece_count = 0;
    s->begun = read_seconds();
    if (find_own_panel(w, at->panel).count == 0)
        return true;
    int* positions = malloc((size_t)w->shape.positions * sizeof *positions);
    if (!positions)
        MPI_Abort(w->r.world, FAILED); /* others wait for this rank's panels */
    bool done = begin_a(w, p, s, at, positions);
    done = begin_b(w, p, s, at, positions) && done;
    free(positions);
    return done;
}

/* A submission that copies are recorded into until it has enough bytes. */
typedef struct upload
{
    VkCommandBuffer commands; /* NULL: none is begun */
    uint64_t bytes;
} upload;

static bool end_upload(work* w, panels* p, slot* s, upload* u)
{
    if (!u->commands)
        return true;
    s->copied = submit_stream(&w->d.copies, &w->d.products, s->multiplied);
    memset(u, 0, sizeof *u);
    p->uploads++;
    return s->copied > 0;
}

/* Bytes of a submission. What the device copies from the host's own memory waits for nothing, and goes at once. */
static uint64_t find_longest_upload(const work* w, const host_memory* from)
{
    return w->o.upload > 0 ? w->o.upload : from->is_imported ? UINT64_MAX : UPLOAD;
}

/* Copies neighbouring bytes. The device copies what is submitted while the host moves what follows. */
static bool copy_line(work* w, panels* p, slot* s, const step* at, upload* u, const piece* part, uint64_t line)
{
    const gpu_buffer* to = part->is_b ? find_device_b(p, s, at) : &s->device_a;
    uint64_t from = part->from_offset + line * part->from_stride, begin = part->to_offset + line * part->to_stride;
    uint64_t most = find_longest_upload(w, part->from);
    for (uint64_t done = 0, run; done < part->bytes; done += run)
    {
        if (u->bytes >= most && !end_upload(w, p, s, u))
            return false;
        u->commands = u->commands ? u->commands : begin_stream(&w->d.copies, "panel");
        if (!u->commands)
            return false;
        run = part->bytes - done < most - u->bytes ? part->bytes - done : most - u->bytes;
        if (part->from == &s->a || part->from == &s->b)
        {
            flush_host_memory(part->from, from + done, run);
            p->moved += part->from->is_imported ? 0 : run;
        }
        record_copy(u->commands, part->from, from + done, to, begin + done, run, true);
        u->bytes += run;
    }
    p->copied += part->bytes;
    return true;
}

static bool copy_pieces(work* w, panels* p, slot* s, const step* at)
{
    upload u = {0};
    for (int i = 0; i < s->piece_count; i++)
        for (uint64_t line = 0; line < s->pieces[i].lines; line++)
            if (!copy_line(w, p, s, at, &u, &s->pieces[i], line))
                return false;
    return end_upload(w, p, s, &u);
}

bool finish_panel(work* w, panels* p, slot* s, const step* at, bool fine)
{
    rectangle mine = find_mine(w, at->row_block, at->column_block);
    if (s->request_count > 0)
    {
        MPI_Waitall(s->request_count, s->requests, MPI_STATUSES_IGNORE);
        s->request_count = 0;
        add_event(&w->events, ACTIVITY_MESSAGE, "panel", s->begun, read_seconds());
    }
    bool keeps = p->kept_b && at->row_block == 0; /* for later blocks, also where this one has no row here */
    bool is_empty = (mine.rows.count == 0 && !keeps) || mine.columns.count == 0 || s->piece_count == 0;
    return !fine || is_empty || copy_pieces(w, p, s, at);
}

void drain_panels(panels* p)
{
    for (int i = 0; i < SLOTS; i++)
        MPI_Waitall(p->slots[i].request_count, p->slots[i].requests, MPI_STATUSES_IGNORE);
}
