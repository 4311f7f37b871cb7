// Problems that are left out, and the record of the workspace that tells of them.
layout(buffer_reference, std430, buffer_reference_align = 4) buffer left_out_record
{
    nonprivate uint32_t x[5];
};

shared uint32_t first_left_out, left_out_count; // problems
shared uint32_t first_reason;                   // why the first is left out

// Tells of the first problem that was left out since the workspace was cleared. Lines may be copied at the same time, which
// tells of those that are not there.
void write_status(uint32_t count, bool exchanged)
{
    left_out_record record = left_out_record(add(words(SIZES.workspace), uvec2(4u * SK_LEFT_OUT_RECORD, 0u)));
    if (left_out_count == 0u ||
        atomicCompSwap(record.x[0], 0u, SK_STATUS_LEFT_OUT, gl_ScopeQueueFamily, gl_StorageSemanticsNone,
                       gl_SemanticsRelaxed, gl_StorageSemanticsNone, gl_SemanticsRelaxed) != 0u)
    {
        return;
    }
    uint32_t reason = first_reason;
    record.x[1] = first_left_out;
    uint32_t uncounted = sk_chunk_room(SIZES) > 0u ? SK_LEFT_OUT_CHUNKS : SK_LEFT_OUT_TOTAL;
    reason = reason == SK_LEFT_OUT_NOT ? uncounted : reason;
    record.x[2] = exchanged ? reason + SK_LEFT_OUT_EXCHANGED : reason;
    record.x[3] = count;
    record.x[4] = left_out_count;
}
