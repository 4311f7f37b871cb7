#include "options.h"

#include "course/parser.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void print_help(void)
{
    puts(
        "usage: mpirun -n P distributed A.npy B.npy -o D.npy [options]\n"
        "       mpirun -n P distributed --random M N K [--type TYPE] [options]\n"
        "       distributed --plan M N K --ranks P --as DEVICE [--type TYPE] [--network GB/s]\n"
        "\n"
        "Multiplies matrices of NumPy files on many devices, one a rank. The ranks of a host share its devices in\n"
        "turn. Files are read and written by parts: no rank holds a whole matrix.\n"
        "\n"
        "  -o D.npy              written as D.npy.part, and renamed when it is complete\n"
        "  --random M N K        matrices of small integers that are made up, instead of files\n"
        "  --type TYPE           of their elements: f32, f16, bf16, f64, s8, ...; default: f32\n"
        "  --types TYPE          bf16, e4m3 or e5m2: that is what files of u2, or u1, hold\n"
        "  --type-d TYPE         of D: A's, which is the default, or that of its sums; of 8 bits s32, u32 or f32\n"
        "  --grid GRID           auto, RxC, or RxCxL: R rows and C columns of ranks, in L layers that share k\n"
        "  --devices LIST        indices or names, with commas between, which the ranks of a host take in turn\n"
        "  --memory GB           what a rank may use of its host's memory, and of its device's\n"
        "  --host-memory GB      what it may use of its host's, where that is another number\n"
        "  --panel N             k of a panel\n"
        "  --blocks N            rows of blocks of D: one goes out while the next is computed\n"
        "  --chunk N             sums of N k each are added in the order of k: the same bits on every grid\n"
        "  --pieces N            parts of the last product: each goes out while the next is made; at most 8\n"
        "  --upload MB           pieces of a panel: the device copies one while the host moves the next; default: 4,\n"
        "                        and whole panels where the device reads the host's own memory\n"
        "  --staged              the device copies from its driver's memory, as where none of the host's is imported\n"
        "  --repeat N            multiplies N times; the last one is checked, written and told of\n"
        "  --messages            panels go by messages between ranks of one host, too\n"
        "  --rebalance           each device multiplies a panel first, and D is dealt by the measured speeds; real\n"
        "                        numbers need --chunk\n"
        "  --rates               measures copies between host and device first: one rank alone, then all at once\n"
        "  --trace-json FILE     writes when each rank read, sent, copied and multiplied, for chrome://tracing\n"
        "  --csv FILE            appends a row of the run's times, in seconds\n"
        "  --check               verifies every row of D by products with random vectors; a wrong D is not written\n");
    puts("  --plan M N K          predicts grid, bytes, time and efficiency; multiplies nothing\n"
         "  --ranks P             of how many ranks\n"
         "  --as DEVICE           a name or a file of examples/profiles\n"
         "  --network GB/s        that a rank receives; default: 10\n"
         "  --host-device GB/s    between host and device; default: 40\n"
         "\n"
         "Exit codes: 0 done, 1 a wrong result or a failure of Vulkan, 2 bad input.");
}

#define TYPE_WORD(name, word, ...) word,
static const char* const TYPE_WORDS[] = {SK_TYPES(TYPE_WORD) NULL};
static const char* const D_TYPES[] = {"auto", SK_TYPES(TYPE_WORD) NULL};
static const char* const RAW_WORDS[] = {"none", "bf16", "e4m3", "e5m2", NULL};
static const sk_type RAW_TYPES[] = {SK_TYPE_F32, SK_TYPE_BF16, SK_TYPE_E4M3, SK_TYPE_E5M2};

enum
{
    MOST_PLAIN = 3,
    UPLOAD_UNIT = 4096 /* bytes; --upload is rounded up to some */
};

typedef struct late_options
{
    const char *grid, *plain[MOST_PLAIN];
    int plain_count, raw;
    double memory, host_memory, upload;
} late_options;

static bool refuse(const char* sentence)
{
    fprintf(stderr, "distributed: %s\n", sentence);
    return false;
}

/* 1e5, say, or 100000. */
static bool parse_extent(const char* text, uint32_t* found)
{
    char* end = NULL;
    double value = strtod(text, &end);
    if (end == text || *end || !(value >= 1.0 && value <= 2147483647.0) || floor(value) < value)
    {
        fprintf(stderr, "distributed: %s is no extent of a matrix: it takes whole numbers from 1 to 2147483647\n",
                text);
        return false;
    }
    *found = (uint32_t)value;
    return true;
}

static bool parse_grid(const char* text, grid* shape)
{
    uint32_t numbers[3] = {0, 0, 1};
    int end = 0;
    if (!text || strcmp(text, "auto") == 0)
        return true;
    int count = sscanf(text, "%5ux%5ux%5u%n", &numbers[0], &numbers[1], &numbers[2], &end);
    if (count == 2)
        sscanf(text, "%5ux%5u%n", &numbers[0], &numbers[1], &end);
    bool fine = count >= 2 && text[end] == 0 && numbers[0] > 0 && numbers[1] > 0 && numbers[2] > 0;
    if (!fine || (uint64_t)numbers[0] * numbers[1] * numbers[2] > MOST_RANKS)
        return refuse("--grid takes auto, or rows, columns and layers, like 4x2 or 2x2x2");
    shape->rows = numbers[0];
    shape->columns = numbers[1];
    shape->layers = numbers[2];
    shape->positions = numbers[0] * numbers[1];
    return true;
}

static bool take_plain(const late_options* late, options* o)
{
    if (o->plans || o->is_made_up)
        return late->plain_count == 3 ? parse_extent(late->plain[0], &o->m) && parse_extent(late->plain[1], &o->n) &&
                                            parse_extent(late->plain[2], &o->k)
                                      : refuse("--plan and --random take three numbers, M N K");
    o->a = late->plain[0];
    o->b = late->plain[1];
    if (late->plain_count != 2)
        return refuse("two files are needed, A.npy and B.npy; --help says more");
    return o->d || o->check || refuse("-o FILE is needed, or --check");
}

static bool check_plan(const options* o)
{
    if (!o->plans)
        return true;
    if (o->d || o->check || o->csv || o->trace_json || o->rates || o->rebalance)
        return refuse("--plan multiplies nothing, and takes none of -o, --check, --csv, --trace-json, --rates and "
                      "--rebalance");
    if (o->ranks > MOST_RANKS)
        return refuse("--ranks takes at most 16384");
    return (o->ranks > 0 && o->profile) || refuse("--plan M N K needs --ranks and --as");
}

static bool check_options(const late_options* late, options* o)
{
    if (late->memory < 0.0 || late->host_memory < 0.0 || o->network <= 0.0 || o->host_device <= 0.0)
        return refuse("--network and --host-device take numbers above 0, --memory and --host-memory from 0 on");
    if (o->pieces > MOST_PIECES)
        return refuse("--pieces takes at most 8");
    if (!(late->upload >= 0.0 && late->upload <= 1e6))
        return refuse("--upload takes MB, up to 1000000");
    o->upload = (uint64_t)ceil(late->upload * 1e6 / UPLOAD_UNIT) * UPLOAD_UNIT;
    o->memory = 1e9 * late->memory;
    o->host_memory = 1e9 * late->host_memory;
    o->raw = RAW_TYPES[late->raw];
    return take_plain(late, o) && check_plan(o) && parse_grid(late->grid, &o->shape);
}

bool parse_options(int count, char** words, options* o)
{
    late_options late = {0};
    memset(o, 0, sizeof *o);
    o->network = 10.0;
    o->host_device = 40.0;
    o->repeats = 1;
    const option list[] = {
        {"-o", OPTION_TEXT, &o->d, NULL},
        {"--output", OPTION_TEXT, &o->d, NULL},
        {"--random", OPTION_FLAG, &o->is_made_up, NULL},
        {"--type", OPTION_WORD, &o->type, TYPE_WORDS},
        {"--types", OPTION_WORD, &late.raw, RAW_WORDS},
        {"--type-d", OPTION_WORD, &o->type_d, D_TYPES},
        {"--grid", OPTION_TEXT, &late.grid, NULL},
        {"--devices", OPTION_TEXT, &o->devices, NULL},
        {"--memory", OPTION_DOUBLE, &late.memory, NULL},
        {"--host-memory", OPTION_DOUBLE, &late.host_memory, NULL},
        {"--panel", OPTION_COUNT, &o->panel, NULL},
        {"--blocks", OPTION_COUNT, &o->row_blocks, NULL},
        {"--chunk", OPTION_COUNT, &o->chunk, NULL},
        {"--pieces", OPTION_COUNT, &o->pieces, NULL},
        {"--upload", OPTION_DOUBLE, &late.upload, NULL},
        {"--staged", OPTION_FLAG, &o->staged, NULL},
        {"--repeat", OPTION_COUNT, &o->repeats, NULL},
        {"--messages", OPTION_FLAG, &o->messages, NULL},
        {"--rebalance", OPTION_FLAG, &o->rebalance, NULL},
        {"--rates", OPTION_FLAG, &o->rates, NULL},
        {"--trace-json", OPTION_TEXT, &o->trace_json, NULL},
        {"--csv", OPTION_TEXT, &o->csv, NULL},
        {"--check", OPTION_FLAG, &o->check, NULL},
        {"--plan", OPTION_FLAG, &o->plans, NULL},
        {"--ranks", OPTION_COUNT, &o->ranks, NULL},
        {"--as", OPTION_TEXT, &o->profile, NULL},
        {"--network", OPTION_DOUBLE, &o->network, NULL},
        {"--host-device", OPTION_DOUBLE, &o->host_device, NULL},
        {"--help", OPTION_FLAG, &o->help, NULL},
        {NULL, OPTION_FLAG, NULL, NULL},
    };
    for (int i = 1; i < count; i++)
        if (words[i][0] == '-' && words[i][1])
        {
            if (!parse_option("distributed", list, count, words, &i))
                return false;
        }
        else if (late.plain_count == MOST_PLAIN)
            return refuse("a word is one too many; --help says more");
        else
            late.plain[late.plain_count++] = words[i];
    return o->help || check_options(&late, o);
}
