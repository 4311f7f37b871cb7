/* upload.h - words on their way to where the device reads problems of the host: into the command buffer, which updates
 * the workspace when it runs, or at once into mapped memory.
 *
 * Uses grouped_operands.h. Mapped memory may be write-combined: it is written in order, and never read.
 */

#include "grouped_operands.h"

enum
{
    SK__UPLOAD_WORDS = 2048 /* of one update, which Vulkan allows 65536 bytes */
};

typedef struct sk__upload
{
    const sk_plan* plan;
    VkCommandBuffer commands;
    VkBuffer buffer;          /* that updates write; or */
    unsigned char* mapped;    /* the user's memory */
    VkDeviceSize space, rows; /* bytes from the start of either to the header, and to the problems */
    VkDeviceSize offset;      /* of the next word that is not yet written */
    uint32_t count;
    uint32_t words[SK__UPLOAD_WORDS];
} sk__upload;

/* Of so many problems. Where `mapped` is NULL, updates of the workspace's buffer have them. */
static void sk__begin_upload(sk__upload* upload, VkCommandBuffer commands, const sk_plan* plan,
                             const sk_buffer* workspace, void* mapped, uint32_t problems)
{
    upload->plan = plan;
    upload->commands = commands;
    upload->buffer = workspace->buffer;
    upload->mapped = (unsigned char*)mapped;
    upload->space = mapped ? 0 : workspace->offset + plan->grouped.space;
    upload->rows = mapped ? sk__space_size(plan, problems) : workspace->offset + plan->grouped.rows_begin;
    upload->count = 0;
}

static void sk__flush_upload(sk__upload* upload)
{
    VkDeviceSize size = upload->count * sizeof *upload->words;
    if (upload->mapped)
    {
        memcpy(upload->mapped + upload->offset, upload->words, (size_t)size);
    }
    else if (size > 0)
    {
        upload->plan->program.context->functions.vkCmdUpdateBuffer(upload->commands, upload->buffer, upload->offset,
                                                                   size, upload->words);
    }
    upload->offset += size;
    upload->count = 0;
}

static void sk__upload_words(sk__upload* upload, const void* words, uint32_t count)
{
    if (upload->count + count > SK__UPLOAD_WORDS)
    {
        sk__flush_upload(upload);
    }
    memcpy(upload->words + upload->count, words, count * sizeof *upload->words);
    upload->count += count;
}

/* Goes on elsewhere. */
static void sk__seek_upload(sk__upload* upload, VkDeviceSize offset)
{
    sk__flush_upload(upload);
    upload->offset = offset;
}
