/* The plans of 10,000 descs of each product on each fake device, against the hashes of tests/cpu/dumps/plans_*.txt: a
 * change that should leave every plan as it is shows here whether it does.
 *
 *     test_plan_dump [PRODUCT]            compares
 *     test_plan_dump --accept [PRODUCT]   writes the files anew, after a change that is meant
 *     test_plan_dump --print [PRODUCT]    prints every plan, to compare with those of another build
 *
 * Of refusals a dump has the result, not the sentence; of predicted times nothing, as compilers may round them
 * otherwise. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "told_fragments.h"
#include "dumps/dump.h"
#include "dumps/gemm.h"
#include "dumps/gemm_options.h"
#include "dumps/grouped.h"
#include "dumps/sparse.h"
#include "dumps/spgemm.h"
#include "dumps/sddmm.h"

enum
{
    DESCS = 10000
};

static const dump_product products[] = {
    {"gemm", 20230301, DESCS, 100, false, write_gemm_plan},
    {"gemm_options", 1000, DESCS, 250, true, write_optional_plan},
    {"grouped", 2000, DESCS, 250, true, write_grouped_plan},
    {"sparse", 3000, DESCS, 250, true, write_sparse_plan},
    {"spgemm", 4000, DESCS, 250, true, write_spgemm_plan},
    {"sddmm", 5000, DESCS, 250, true, write_sddmm_plan},
};

static void names_that_changed_are_written_as_before(void)
{
    static dump_text text, settled;
    uint32_t count = rename_count;
    rename_count = 1;
    snprintf(renames[0].before, RENAMED_SIZE, "old");
    snprintf(renames[0].after, RENAMED_SIZE, "new_1");
    text.length = 0;
    add_text(&text, "new_1 new_12 {new_1}, --new_1 %d", 7);
    settle_text(&text, true, &settled);
    CHECK(strcmp(settled.words, "old new_12 {old}, --old 7") == 0);
    settle_text(&text, false, &settled);
    CHECK(strcmp(settled.words, "old new_12 , --old 7") == 0);
    rename_count = count;
}

int main(int count, char** words)
{
    const dump_program program = {
        "test_plan_dump", "plan", open_planner, products, sizeof products / sizeof *products, 1};
    if (count == 1)
    {
        RUN(names_that_changed_are_written_as_before);
    }
    return run_dump(&program, count, words);
}
