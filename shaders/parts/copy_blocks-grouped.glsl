// Workgroups copy equal shares of the blocks of all problems.
void main()
{
    sk_copies_header header = copies_headers(words(arguments.copies)).x;
    uint32_t workgroup = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    uint32_t workgroups = gl_NumWorkGroups.x * gl_NumWorkGroups.y;
    uint32_t blocks = header.blocks[arguments.copying.is_b];
    uint32_t block = sk_share_begin(blocks, workgroups, workgroup);
    uint32_t end = sk_share_begin(blocks, workgroups, workgroup + 1u);
    uint32_t nearby = header.problems / 2u;
    while (block < end)
    {
        sk_copied copied = find_copied(header, block, nearby);
        nearby = copied.row;
        if (copied.end <= block)
        {
            return; // the table of copies is not that of the problems
        }
        begin_copy(copied);
        for (uint32_t last = min(copied.end, end); block < last; ++block)
        {
            copy_block(block - copied.begin);
        }
    }
}
