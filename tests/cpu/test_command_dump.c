/* The commands of hundreds of drawn plans of each product on each fake device, against the hashes of
 * tests/cpu/dumps/commands_*.txt: a change that should record what was recorded before shows here whether it does.
 *
 *     test_command_dump [PRODUCT]                      compares
 *     test_command_dump --without-modules [PRODUCT]    compares all but the contents of modules
 *     test_command_dump --accept [PRODUCT]             writes the files anew, after a change that is meant
 *     test_command_dump --print [PRODUCT]              prints every command, to compare with those of another build
 *
 * A line of a file has two hashes. The second leaves out the contents of modules: only the first differs if kernels
 * change, and what is recorded does not. Labels and names of objects are no part of either. */
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
#include "dumps/commands.h"
#include "dumps/record_context.h"
#include "dumps/record_gemm.h"
#include "dumps/record_grouped.h"
#include "dumps/record_sparse.h"

enum
{
    PLANS = 300,
    BLOCK = 25
};

static const dump_product products[] = {
    {"context", 10000, BLOCK, BLOCK, true, write_context_commands},
    {"gemm", 11000, PLANS, BLOCK, true, write_gemm_commands},
    {"gemm_options", 12000, PLANS, BLOCK, true, write_optional_commands},
    {"grouped", 13000, PLANS, BLOCK, true, write_grouped_commands},
    {"sparse", 14000, PLANS, BLOCK, true, write_sparse_commands},
    {"spgemm", 15000, PLANS, BLOCK, true, write_spgemm_commands},
    {"sddmm", 16000, PLANS, BLOCK, true, write_sddmm_commands},
};

int main(int count, char** words)
{
    const dump_program program = {
        "test_command_dump", "command", open_machine, products, sizeof products / sizeof *products, 2};
    return run_dump(&program, count, words);
}
