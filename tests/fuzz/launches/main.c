/* test_launches - whole launches, drawn at random from the manual alone, and an oracle of their own.
 *
 *     test_launches [SEED [FIRST [COUNT [PRODUCT [TYPE [parts | blocks]]]]]]
 *
 * SEED 0: the time. COUNT: pairs of launches, or 600s for as many as fit into 600 seconds. PRODUCT: gemm, grouped,
 * ragged, spmm, spgemm, sddmm; or two with a comma, of the first and the second launch; or all. TYPE: of A and B.
 * parts: every epilogue of dense products has C, a residual, and of real ones scales and a bias. blocks: A or B of
 * every dense product is in blocks, and TYPE is that of the other; without TYPE, of one in four. Pair i of a seed is
 * the same however many are run: `test_launches SEED i 1 PRODUCT TYPE` is that one alone, and tells all.
 *
 * A pair is two launches of any two products. Both are recorded, with one workspace, and run in turn, twice. Every
 * element of what they write must be what plain loops say, and every other byte of their memory, and of the workspace
 * behind its size, must be as before. On a CPU driver each operand lies against a page without access, and a read
 * beyond it ends the program. So does a launch that takes too long. A launch that is refused must have recorded
 * nothing. */
#define _DEFAULT_SOURCE /* sigaction's siginfo */
#include "check.h"
#include "run.h"

#include <signal.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static device d;
static request asked;
static tally counts;
static uint64_t first, count, seconds;

/* ---- faults -------------------------------------------------------------------------------------- */

static void handle_fault(int signal_number, siginfo_t* info, void* context)
{
    static char text[sizeof current + 300], at[100];
    describe_address(&d.memory, info->si_addr, at, sizeof at);
    int length = snprintf(text, sizeof text, "  signal %d at %s: %s\n0 passed, 1 failed, 0 skipped\n", signal_number,
                          at, current);
    (void)context;
    _exit(write(STDOUT_FILENO, text, (size_t)length) < 0 ? 2 : 1);
}

static void watch_for_faults(void)
{
    static const int signals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGALRM};
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = handle_fault;
    action.sa_flags = SA_SIGINFO;
    for (size_t i = 0; i < sizeof signals / sizeof signals[0]; i++)
    {
        sigaction(signals[i], &action, NULL);
    }
}

/* ---- runs ---------------------------------------------------------------------------------------- */

static void log_refusal(sk_result result, const char* sentence, void* user_data)
{
    (void)result;
    (void)user_data;
    if (asked.is_loud)
    {
        printf("  %s\n", sentence);
    }
}

static void say_tally(void)
{
    printf("  %lu launches were run %lu times; refused plans and launches, and those that were made:\n",
           counts.launches, counts.runs);
    for (uint32_t i = 0; i < PRODUCTS; i++)
    {
        printf("    %-8s %lu %lu %lu\n", products[i]->name, counts.refused_plans[i], counts.refused_launches[i],
               counts.made[i]);
    }
    printf("    %lu plans are too large to be run here\n", counts.too_large);
    for (int i = 0; i < 32; i++)
    {
        if (counts.results[i])
        {
            printf("    %lu were refused: %s\n", counts.results[i], sk_result_string((sk_result)-i));
        }
    }
}

static void launches_do_what_the_manual_says(void)
{
    time_t begin = time(NULL);
    unsigned long refused = 0;
    for (uint64_t i = 0; seconds ? (uint64_t)(time(NULL) - begin) < seconds : i < count; i++)
    {
        alarm(4 * SECONDS); /* for what hangs on the host; the handler tells which pair it is */
        CHECK(run_pair(&d, &asked, first + i, &counts));
        if ((first + i + 1) % (8 * LAUNCHES_OF_FORM) == 0)
        {
            sk_trim_context(d.context);
        }
    }
    for (uint32_t i = 0; i < PRODUCTS; i++)
    {
        refused += counts.refused_plans[i] + counts.refused_launches[i];
    }
    alarm(0);
    say_tally();
    CHECK(refused <= counts.launches || count == 1); /* else they are drawn in vain */
}

static bool open_device(device* x)
{
    gpu_options options = {.logger = {log_refusal, NULL}};
    bool is_fenced = false;
    if (!choose_gpu(&x->g, &options))
    {
        return false;
    }
    is_fenced = can_fence(&x->g);
    close_gpu(&x->g);
    options.edit_features = is_fenced ? ask_for_fences : NULL;
    if (!open_gpu(&x->g, &options) || create_gpu_context(&x->g, &x->context) != SK_SUCCESS)
    {
        return false;
    }
    printf("  %s: %s\n", x->g.properties.deviceName,
           is_fenced ? "operands lie against pages without access" : "reads outside are not seen here");
    return open_memory(&x->g, &x->memory);
}

/* A word of so many letters that names a product; NULL: none does. */
static const product* find_product(const char* name, size_t length)
{
    const product* found = NULL;
    for (uint32_t i = 0; i < PRODUCTS; i++)
    {
        bool is_it = strlen(products[i]->name) == length && strncmp(name, products[i]->name, length) == 0;
        found = is_it ? products[i] : found;
    }
    return found;
}

/* One product of both launches, or two with a comma between them, or all. */
static bool read_products(const char* words)
{
    const char* comma = strchr(words, ',');
    const char* second = comma ? comma + 1 : words;
    asked.only[0] = find_product(words, comma ? (size_t)(comma - words) : strlen(words));
    asked.only[1] = find_product(second, strlen(second));
    return (asked.only[0] && asked.only[1]) || strcmp(words, "all") == 0;
}

static bool read_request(int argc, char** argv)
{
    static char words[64];
    const char* name = argc > 4 ? argv[4] : "all";
    asked.seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 0;
    asked.seed = asked.seed ? asked.seed : (uint64_t)time(NULL);
    first = argc > 2 ? strtoull(argv[2], NULL, 0) : 0;
    char* unit = "";
    count = argc > 3 ? strtoull(argv[3], &unit, 0) : 200;
    seconds = *unit == 's' ? count : 0;
    asked.is_loud = count == 1 && !seconds;
    d.has_type = argc > 5;
    d.has_parts = argc > 6 && strcmp(argv[6], "parts") == 0;
    bool has_blocks = argc > 6 && strcmp(argv[6], "blocks") == 0;
    d.blocks = has_blocks ? BLOCKS_ALWAYS : d.has_type ? BLOCKS_NEVER : BLOCKS_SOMETIMES;
    snprintf(words, sizeof words, "%s%s%s%s%s", name, d.has_type ? " " : "", d.has_type ? argv[5] : "",
             d.has_parts ? " parts" : "", has_blocks ? " blocks" : "");
    asked.words = words;
    uint32_t type = 0;
    bool is_type = !d.has_type || sk_parse_word(SK_WORDS_TYPE, argv[5], &type);
    d.type = (sk_type)type;
    return read_products(name) && is_type;
}

int main(int argc, char** argv)
{
    if (!read_request(argc, argv))
    {
        fprintf(stderr, "test_launches: no such product or type\n");
        return 2;
    }
    if (!open_device(&d))
    {
        return 2;
    }
    setvbuf(stdout, NULL, _IOLBF, 0);
    watch_for_faults();
    printf("seed %llu\n", (unsigned long long)asked.seed);
    RUN(launches_do_what_the_manual_says);
    sk_destroy_context(d.context);
    close_memory(&d.g, &d.memory);
    close_gpu(&d.g);
    return CHECK_DONE();
}
