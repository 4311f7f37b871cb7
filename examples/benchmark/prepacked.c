#include "prepacked.h"

#include "parts/oracle/integers.h"
#include "parts/words/progress.h"
#include "parts/words/units.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum
{
    AS_IT_LIES,  /* what auto takes */
    COPIES,      /* the kernel of the next, with copies of all that it has prepacked */
    PREPACKED_B, /* any plan */
    PREPACKED,   /* the same kernel, A and B prepacked */
    ROWS,
    MOST_SETS = 16 /* of prepacked operands, which repetitions take in turn */
};

static const char* const NAMES[ROWS] = {"as it lies", "copies", "B prepacked", "A and B prepacked"};

/* An operand that is prepacked: of each set, and of integers. */
typedef struct packed
{
    bool is_made;
    sk_pack_header header;
    gpu_buffer reals[MOST_SETS], integers;
} packed;

typedef struct row
{
    const trial* t;
    const problem* p;
    sk_plan* plan;
    sk_plan_info info;
    packed operands[2]; /* A and B */
    uint64_t sets;
    uint64_t repetitions;
    void* d; /* of the first set, on the host */
    bool verified, same;
    char note[640];
} row;

/* ---- plans ----------------------------------------------------------------------------------- */

static const sk_pack_header any;

/* The copies of the plan whose B is prepacked, and B's. */
static sk_packing with_b(const sk_plan_info* info)
{
    return info->packing == SK_PACKING_A ? SK_PACKING_ALWAYS : SK_PACKING_B;
}

static bool make_row_plan(row* r, const sk_gemm_desc* desc)
{
    if (sk_create_gemm_plan(r->t->context, desc, &r->plan) != SK_SUCCESS)
        return false;
    r->info = sk_query_plan(r->plan);
    return true;
}

/* The plan with B prepacked is weighed first: two others have its kernel, and deal tiles as it does. False: there is
 * none. */
static bool make_plans(row rows[ROWS], const char* kernel)
{
    sk_candidate best;
    uint32_t count = 1;
    sk_gemm_desc desc = describe_problem(rows[0].p), prepacked = desc;
    prepacked.b.prepacked = &any;
    prepacked.kernel = kernel;
    if (sk_explain_gemm_plan(rows[0].t->context, &prepacked, &count, &best) < SK_SUCCESS)
        return false;
    prepacked = best.desc;
    bool done = make_row_plan(&rows[AS_IT_LIES], &desc) && make_row_plan(&rows[PREPACKED_B], &prepacked);
    desc = prepacked;
    desc.b.prepacked = NULL;
    desc.packing = with_b(&best.info);
    prepacked.a.prepacked = &any;
    prepacked.packing = SK_PACKING_NEVER;
    return done && make_row_plan(&rows[COPIES], &desc) && make_row_plan(&rows[PREPACKED], &prepacked);
}

/* ---- prepacked operands ---------------------------------------------------------------------- */

static bool pack_one(const row* r, sk_operand operand, const sk_gemm_args* args, uint64_t size, gpu_buffer* to)
{
    if (!create_gpu_buffer(r->t->g, size, GPU_DEVICE, to))
        return false;
    VkCommandBuffer commands = begin_gpu_commands(r->t->g);
    if (!commands)
        return false;
    sk_buffer from = operand == SK_OPERAND_A ? args->a : args->b;
    bool recorded = sk_pack(commands, r->plan, operand, from, make_gpu_matrix(to, 0)) == SK_SUCCESS;
    return submit_gpu_commands(r->t->g, commands) && recorded;
}

static bool pack_operand(row* r, sk_operand operand)
{
    packed* made = &r->operands[operand];
    if (sk_query_pack(r->plan, operand, &made->header) != SK_SUCCESS)
        return false;
    made->is_made = true;
    sk_gemm_args args = make_integer_args(&r->t->operands, r->p);
    bool done = pack_one(r, operand, &args, made->header.size, &made->integers);
    for (uint64_t i = 0; i < r->sets && done; i++)
    {
        args = make_real_args(&r->t->operands, r->p, i);
        done = pack_one(r, operand, &args, made->header.size, &made->reals[i]);
    }
    return done;
}

static bool pack_all(row rows[ROWS])
{
    bool done = true;
    for (uint32_t i = PREPACKED_B; i < ROWS && done; i++)
    {
        uint64_t sets = rows[i].t->operands.sets;
        rows[i].sets = sets < MOST_SETS ? sets : MOST_SETS;
        done = pack_operand(&rows[i], SK_OPERAND_B) && (i != PREPACKED || pack_operand(&rows[i], SK_OPERAND_A));
    }
    return done;
}

/* Replaces operands by what was made of them: of a set, or of integers. */
static sk_gemm_args replace(const row* r, sk_gemm_args args, bool are_integers, uint64_t repetition)
{
    for (int i = 0; i < 2; i++)
        if (r->operands[i].is_made)
            *(i ? &args.b : &args.a) = make_gpu_matrix(
                are_integers ? &r->operands[i].integers : &r->operands[i].reals[repetition % r->sets], 0);
    return args;
}

/* ---- times and bits -------------------------------------------------------------------------- */

static bool record_row(VkCommandBuffer commands, uint32_t count, void* user_data)
{
    row* r = user_data;
    for (uint32_t i = 0; i < count; i++)
    {
        uint64_t repetition = r->repetitions++;
        sk_gemm_args args = make_real_args(&r->t->operands, r->p, repetition);
        args = replace(r, args, false, repetition);
        if (sk_gemm(commands, r->plan, &args) != SK_SUCCESS)
            return false;
        record_compute_barrier(commands);
    }
    return true;
}

/* Multiplies the first set of reals, and brings D to the host. */
static bool keep_bits(row* r)
{
    r->repetitions = 0;
    r->d = malloc((size_t)r->t->operands.d.size + 1);
    return r->d && compute_into(r->t->g, &r->t->operands.d, 0xff, record_row, r, r->d);
}

static bool verify_row(row* r, verification* v)
{
    sk_gemm_args args = replace(r, make_integer_args(&r->t->operands, r->p), true, 0);
    if (!poison_operands(&r->t->operands, r->p))
        return false;
    VkCommandBuffer commands = begin_gpu_commands(r->t->g);
    if (!commands)
        return false;
    bool recorded = sk_gemm(commands, r->plan, &args) == SK_SUCCESS;
    if (!submit_gpu_commands(r->t->g, commands) || !recorded)
        return false;
    r->verified = verify_d(v, false, r->note, sizeof r->note);
    return true;
}

static bool verify_rows(row rows[ROWS])
{
    verification v;
    bool done = begin_verification(&v, rows[0].p, &rows[0].t->operands);
    for (uint32_t i = 0; i < ROWS && done; i++)
        done = keep_bits(&rows[i]) && verify_row(&rows[i], &v);
    end_verification(&v);
    for (uint32_t i = PREPACKED_B; i < ROWS && done; i++)
        rows[i].same = memcmp(rows[i].d, rows[COPIES].d, (size_t)rows[i].t->operands.d.size) == 0;
    return done;
}

/* ---- all ------------------------------------------------------------------------------------- */

void print_prepacked_head(void)
{
    puts("columns       spread: the slowest batch's time less the fastest one's, over the median\n"
         "              right: verified on integers\n"
         "              bits: whether D is that of copies, whose kernel the prepacked operands have, too\n"
         "\n"
         "shape               layout  types     operands                      rate        us  spread  right  bits    "
         "decomposition  kernel");
}

static const char* tell_bits(const row* r, uint32_t which)
{
    return which < PREPACKED_B ? "" : r->same ? "same" : "differ";
}

static void print_row(const problem* p, const row* r, uint32_t which, const timed* time)
{
    static const char* const LAYOUT_NAMES[] = {"nn", "tn", "nt", "tt"};
    char shape_text[40];
    double rate = count_flops(p) / time->time;
    rate_unit unit = unit_of(rate);
    snprintf(shape_text, sizeof shape_text, "%ux%ux%u", p->shape->m, p->shape->n, p->shape->k);
    printf("%-18s  %-6s  %-8s  %-18s  %8.2f %s  %8.2f  %6.3f  %-5s  %-6s  %-13s  %s\n", shape_text,
           LAYOUT_NAMES[p->layout], p->types->name, NAMES[which], rate / unit.size, unit.flops, time->time * 1e6,
           time->spread, r->verified ? "yes" : "no", tell_bits(r, which),
           sk_word(SK_WORDS_DECOMPOSITION, r->info.decomposition), r->info.kernel);
    if (!r->verified)
        printf("  wrong: %s\n", r->note);
}

static void close_row(row* r)
{
    for (int i = 0; i < 2; i++)
    {
        for (int set = 0; set < MOST_SETS; set++)
            destroy_gpu_buffer(r->t->g, &r->operands[i].reals[set]);
        destroy_gpu_buffer(r->t->g, &r->operands[i].integers);
    }
    free(r->d);
    sk_destroy_plan(r->plan);
}

static bool measure_rows(trial* t, const problem* p, row rows[ROWS], timed times[ROWS])
{
    uint64_t largest = 0;
    if (!prepare_operands(&t->operands, p))
        return false;
    for (uint32_t i = 0; i < ROWS; i++)
        largest = rows[i].info.workspace_size > largest ? rows[i].info.workspace_size : largest;
    return reserve_workspace(&t->operands, t->context, largest) && pack_all(rows) &&
           time_against(&t->timing, times, ROWS, t->tick, t->user_data) && verify_rows(rows);
}

bool run_prepacked(trial* t, const problem* p, const char* kernel, prepacked_results* results)
{
    static row rows[ROWS];
    timed times[ROWS];
    memset(rows, 0, sizeof rows);
    for (uint32_t i = 0; i < ROWS; i++)
    {
        timed own = {record_row, &rows[i], 0.0, 0.0};
        rows[i].t = t;
        rows[i].p = p;
        times[i] = own;
    }
    bool planned = make_plans(rows, kernel), done = planned && measure_rows(t, p, rows, times);
    clear_progress();
    for (uint32_t i = 0; i < ROWS; i++)
    {
        if (done)
            print_row(p, &rows[i], i, &times[i]);
        results->plans += done;
        results->wrong += done && (!rows[i].verified || (i >= PREPACKED_B && !rows[i].same));
        close_row(&rows[i]);
    }
    fflush(stdout);
    return done || !planned;
}
