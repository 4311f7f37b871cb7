// Whether C does not fit. One invocation of all says so.
bool is_too_small()
{
    bool too_small = exceeds_capacity();
    if (own_class() == 0u && gl_GlobalInvocationID.x == 0u)
    {
        status_word(SK_SPGEMM_TOO_SMALL).x = too_small ? 1u : 0u;
    }
    return too_small;
}
