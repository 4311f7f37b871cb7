/* status.h - what a workspace's status record says.
 *
 * Uses ../problem/lines.h. Must not know plans: the record names tile, worker and problem by number.
 */

#include "../problem/lines.h"

/* Says why a problem was left out, the first of several. */
static sk_result sk__read_left_out(const sk_workspace_status* status, char* text, size_t size)
{
    char why[SK__REASON_TEXT];
    sk__describe_reason(status->reason % SK__LEFT_OUT_EXCHANGED, status->reason >= SK__LEFT_OUT_EXCHANGED, why,
                        sizeof why);
    snprintf(text, size, "%u of %u problem%s %s left out; the first is problem %u: %s", status->refused, status->all,
             sk__plural(status->all), status->refused == 1 ? "was" : "were", status->left_out, why);
    return SK_ERROR_LEFT_OUT;
}

/* Says which line was left out, one of maybe several. */
static sk_result sk__read_index(const sk_workspace_status* status, char* text, size_t size)
{
    snprintf(text, size, "line %u of those stacked was to %s line %u of a matrix that has %u", status->left_out,
             status->reason == SK__LINES_SCATTER ? "go to" : "come from", status->refused, status->all);
    return SK_ERROR_LEFT_OUT;
}

STREAMK_API sk_result sk_read_workspace_status(const sk_workspace_status* status, char* text, size_t size)
{
    if (!status)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    if (status->code == SK_STATUS_FINE && status->left_out_code != SK_STATUS_FINE)
    {
        return status->left_out_code == SK_STATUS_INDEX ? sk__read_index(status, text, size)
                                                        : sk__read_left_out(status, text, size);
    }
    switch (status->code)
    {
    case SK_STATUS_FINE: snprintf(text, size, "no worker gave up, and no problem was left out"); return SK_SUCCESS;
    case SK_STATUS_LATE:
        snprintf(text, size, "worker %u gave up: %u of the %u k-iteration%s of tile %u before its own came in time",
                 status->worker, status->seen, status->expected, sk__plural(status->expected), status->tile);
        break;
    case SK_STATUS_COUNTER:
        snprintf(
            text, size,
            "worker %u gave up: the counter of tile %u held %u, not %u: the workspace was not clear, or is shared",
            status->worker, status->tile, status->seen, status->expected);
        break;
    case SK_STATUS_TICKET:
        snprintf(text, size, "ticket %u of %u was drawn: the workspace was not clear, or is shared", status->seen,
                 status->expected);
        break;
    default: snprintf(text, size, "%u is no status: the workspace was not clear, or is shared", status->code);
    }
    return SK_ERROR_GAVE_UP;
}
