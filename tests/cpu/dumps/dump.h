/* dump.h - what a program that dumps does: it compares hashes of texts with those of a committed file, or prints the
 * texts, or writes the file anew.
 *
 *     PROGRAM [--accept|--print] [--without-modules] [PRODUCT]
 *
 * Include it after fake_vulkan.h, check.h and told_fragments.h. */
#ifndef DUMPS_DUMP_H
#define DUMPS_DUMP_H

#include "draw.h"
#include "machines.h"
#include "renames.h"
#include "text.h"

#include <inttypes.h>

enum
{
    MOST_BLOCKS = 100
};

typedef struct dump_product
{
    const char* name;
    uint64_t seed;         /* of the first machine */
    uint32_t lines, block; /* texts of a machine, and of those that share a hash */
    bool adds_floats;      /* machines have atomic adds */
    void (*write)(sk_context* context, dump_text* text);
} dump_product;

typedef struct dump_program
{
    const char* name;
    const char* what; /* is dumped */
    sk_context* (*open)(const machine*, bool adds_floats);
    const dump_product* products;
    uint32_t product_count;
    uint32_t columns; /* hashes of a block: 1, or 2 with those without contents of modules */
} dump_program;

static const dump_program* dumped;         /* the program, */
static const dump_product* dumped_product; /* and what it is at */
static bool leaves_out_modules;
static uint64_t hashes[MACHINES][MOST_BLOCKS][2];
static dump_text drawn_text, settled_text;

static inline const char* get_dump_file(void)
{
    static char name[128];
    snprintf(name, sizeof name, "tests/cpu/dumps/%ss_%s.txt", dumped->what, dumped_product->name);
    return name;
}

static inline void add_line(uint64_t block[2], const machine* m, uint32_t line, bool prints)
{
    for (uint32_t c = 0; c < dumped->columns; ++c)
    {
        settle_text(&drawn_text, c == 0, &settled_text);
        block[c] = hash_text(block[c], settled_text.words);
        if (prints && c == (leaves_out_modules ? 1 : 0))
        {
            printf("%s %s %u: %s\n", dumped_product->name, m->name, line, settled_text.words);
        }
    }
}

static inline void dump_machine(uint32_t index, bool prints)
{
    const machine* m = &machines[index];
    sk_context* context = dumped->open(m, dumped_product->adds_floats);
    draw_state = dumped_product->seed + index;
    for (uint32_t i = 0; i < dumped_product->lines; ++i)
    {
        uint64_t* block = hashes[index][i / dumped_product->block];
        if (i % dumped_product->block == 0)
        {
            block[0] = block[1] = HASH_OF_NOTHING;
        }
        drawn_text.length = 0;
        dumped_product->write(context, &drawn_text);
        CHECK(drawn_text.length < TEXT_SIZE - 1 && fake.count < FAKE_COMMANDS);
        add_line(block, m, i, prints);
    }
    CHECK(fake.pipeline_count < FAKE_PIPELINES);
    sk_destroy_context(context);
    CHECK_EQ(fake.allocations_alive, 0);
}

static inline void dump_all_machines(const dump_product* product, bool prints)
{
    dumped_product = product;
    for (uint32_t m = 0; m < MACHINES; ++m)
    {
        dump_machine(m, prints);
    }
}

static inline uint32_t count_blocks(void)
{
    return dumped_product->lines / dumped_product->block;
}

static inline bool write_hashes(void)
{
    FILE* file = fopen(get_dump_file(), "w");
    if (!file)
    {
        return false;
    }
    fprintf(file,
            "# Hashes of the %ss of %u descs on each fake device, %u to a line; build/tests/cpu/%s --accept %s\n",
            dumped->what, dumped_product->lines, dumped_product->block, dumped->name, dumped_product->name);
    for (uint32_t m = 0; m < MACHINES; ++m)
    {
        for (uint32_t b = 0; b < count_blocks(); ++b)
        {
            fprintf(file, "%s %u %016" PRIx64, machines[m].name, b, hashes[m][b][0]);
            fprintf(file, dumped->columns == 2 ? " %016" PRIx64 "\n" : "\n", hashes[m][b][1]);
        }
    }
    return fclose(file) == 0;
}

static inline void compare_block(FILE* file, uint32_t m, uint32_t b)
{
    char name[32] = "";
    uint32_t block = 0, size = dumped_product->block;
    uint64_t kept[2] = {0, 0};
    CHECK_EQ(fscanf(file, "%31s %" SCNu32, name, &block), 2);
    CHECK(strcmp(name, machines[m].name) == 0 && block == b);
    for (uint32_t c = 0; c < dumped->columns; ++c)
    {
        CHECK_EQ(fscanf(file, "%" SCNx64, &kept[c]), 1);
    }
    bool differs = dumped->columns == 2 && hashes[m][b][1] != kept[1];
    if (!CHECK(!differs && (leaves_out_modules || hashes[m][b][0] == kept[0])))
    {
        CHECK_NOTE("%s, %s: %ss of descs %u to %u differ%s; --print shows them\n", dumped_product->name, name,
                   dumped->what, b * size, b * size + size - 1,
                   dumped->columns == 2 && !differs ? " in contents of modules alone" : "");
    }
}

static inline void compare_product(void)
{
    dump_all_machines(dumped_product, false);
    FILE* file = fopen(get_dump_file(), "r");
    if (!CHECK(file != NULL))
    {
        return;
    }
    CHECK_EQ(fscanf(file, "#%*[^\n]"), 0);
    for (uint32_t m = 0; m < MACHINES; ++m)
    {
        for (uint32_t b = 0; b < count_blocks(); ++b)
        {
            compare_block(file, m, b);
        }
    }
    fclose(file);
}

static inline int run_product(const dump_product* product, bool accepts, bool prints)
{
    char sentence[128];
    dumped_product = product;
    if (!accepts && !prints)
    {
        snprintf(sentence, sizeof sentence, "every_%s_of_%s_is_as_it_was", dumped->what, product->name);
        check_run(compare_product, sentence);
        return 0;
    }
    dump_all_machines(product, prints);
    return accepts && !write_hashes();
}

typedef struct dump_wishes
{
    bool accepts, prints;
    const char* product; /* NULL: all */
} dump_wishes;

static inline dump_wishes read_wishes(int count, char** words)
{
    dump_wishes wishes = {false, false, NULL};
    for (int i = 1; i < count; ++i)
    {
        wishes.accepts = wishes.accepts || strcmp(words[i], "--accept") == 0;
        wishes.prints = wishes.prints || strcmp(words[i], "--print") == 0;
        leaves_out_modules = leaves_out_modules || strcmp(words[i], "--without-modules") == 0;
        wishes.product = words[i][0] == '-' ? wishes.product : words[i];
    }
    return wishes;
}

static inline int run_dump(const dump_program* program, int count, char** words)
{
    int failed = 0;
    uint32_t ran = 0;
    dump_wishes wishes = read_wishes(count, words);
    dumped = program;
    leaves_out_modules = leaves_out_modules && program->columns == 2;
    bool is_ready = read_renames();
    for (uint32_t p = 0; p < program->product_count && is_ready; ++p)
    {
        if (!wishes.product || strcmp(wishes.product, program->products[p].name) == 0)
        {
            failed += run_product(&program->products[p], wishes.accepts, wishes.prints);
            ++ran;
        }
    }
    if (ran == 0)
    {
        fprintf(stderr, "no product %s, or no tests/cpu/dump_renames.txt\n", wishes.product ? wishes.product : "");
        return 1;
    }
    return wishes.accepts || wishes.prints ? failed != 0 || check_state.failures > 0 : CHECK_DONE();
}

#endif
