/* grouped_upload.h - writes the host's problems and their schedule to where the device reads them.
 *
 * Uses upload.h, ../launch/launch.h. Must not know what is dispatched.
 */

#include "../launch/launch.h"
#include "upload.h"

/* The header of problems whose tiles are all alike, or stay whole. */
static sk__grouped_header sk__header_of(const sk_plan* plan, uint32_t problems, sk__grouped_extent all)
{
    sk__grouped_header header = {problems, all.tiles, 0, 0};
    header.stream_k_tiles = sk__count_grouped_stream_k_tiles(all.tiles, plan->choice.workers, plan->grouped.waves);
    header.stream_k_places = header.stream_k_tiles > 0 ? all.places / all.tiles * header.stream_k_tiles : 0;
    return header;
}

/* Writes the rows of the tiles that workers begin with; of those that have none, the last row. */
static void sk__upload_starts(sk__upload* upload, const sk__listed* listed)
{
    sk__grouped_limits limits = upload->plan->grouped.limits;
    uint32_t row = 0, end = 0; /* tiles up to the row */
    for (uint32_t worker = 0; worker < upload->plan->choice.workers; ++worker)
    {
        while (row < listed->count && end <= worker)
        {
            end += sk__measure_row(sk__listed_extents(listed, limits, row++), limits).tiles;
        }
        uint32_t start = row - 1u;
        sk__upload_words(upload, &start, 1);
    }
}

/* Writes header and table of the host's problems, and where workers begin if the plan wants that. */
static void sk__upload_space(sk__upload* upload, const sk__listed* listed, sk__grouped_extent all)
{
    sk__dealing dealing;
    sk__grouped_limits limits = upload->plan->grouped.limits;
    sk__grouped_extent sum = {0, 0};
    sk__deal_problems(upload->plan, listed, &dealing);
    sk__grouped_header header = sk__header_of(upload->plan, listed->count, all);
    sk__seek_upload(upload, upload->space);
    sk__upload_words(upload, &header, SK__GROUPED_HEADER);
    for (uint32_t i = 0; i < listed->count; ++i)
    {
        uint32_t words[SK__TABLE_ROW], problem = sk__dealt_problem(&dealing, i);
        sk__problem_row row = sk__listed_extents(listed, limits, problem);
        sk__fill_table_row(words, sum, row, limits, problem);
        sk__upload_words(upload, words, SK__TABLE_ROW);
        sum = sk__add_extents(sum, sk__measure_row(row, limits));
    }
    if (upload->plan->grouped.starts)
    {
        sk__upload_starts(upload, listed);
    }
}

/* Writes the host's problems, and their schedule unless a dispatch makes it. */
static void sk__upload_problems(sk__upload* upload, const sk__listed* listed, sk__grouped_extent all, bool prepared)
{
    if (!prepared)
    {
        sk__upload_space(upload, listed, all);
    }
    sk__seek_upload(upload, upload->rows);
    for (uint32_t i = 0; i < listed->count; ++i)
    {
        sk_problem problem = listed->row(listed->of, i);
        sk__upload_words(upload, &problem, (uint32_t)(sizeof problem / sizeof(uint32_t)));
    }
    sk__flush_upload(upload);
}

/* What follows in a command buffer updates the workspace, once the launches before are done with theirs. */
static void sk__begin_updates(VkCommandBuffer commands, const sk_context* context)
{
    VkMemoryBarrier before = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL,
                              VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT, VK_ACCESS_TRANSFER_WRITE_BIT};
    context->functions.vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                                            VK_PIPELINE_STAGE_TRANSFER_BIT, 0, 1, &before, 0, NULL, 0, NULL);
}

/* Writes what a plan reads, but for one by slices. */
static void sk__upload_own(VkCommandBuffer commands, const sk_plan* plan, const sk_grouped_gemm_args* args,
                           sk__grouped_extent all, bool prepared)
{
    sk__upload upload;
    sk__listed listed = sk__list_problems(args);
    sk__begin_upload(&upload, commands, plan, &args->workspace, args->upload_mapped, listed.count);
    sk__upload_problems(&upload, &listed, all, prepared);
}
