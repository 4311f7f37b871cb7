/* workspace.h - where things lie in a workspace, whatever the plan, and what its status record says.
 *
 * Uses nothing. Must not know how counters and slots are numbered: that is in peers.h.
 * Offsets count 4-byte words from the workspace's start.
 */

#define SK__COUNTERS 65536        /* at the start; a split tile uses the one numbered by its first peer */
#define SK__TICKET 65536          /* workers that have started, of a launch whose workers wait */
#define SK__STATUS 65540          /* the record of the first worker that gave up since the workspace was cleared: */
#define SK__LEFT_OUT_RECORD 65545 /* of the first problem, or a line, that was left out since then */
#define SK__TOLD 65568            /* SK__TOLD_WORDS that the device has no push constants for */
#define SK__SLOTS 65600           /* sums and partials */
#ifdef STREAMK_TRACES
#undef SK__SLOTS
#define SK__TRACE_COUNT 65600   /* segments that ended since the workspace was cleared */
#define SK__TRACE_RECORDS 65664 /* of the first SK__TRACE_ROOM of them, 16 words each: sk_trace_record */
#define SK__TRACE_ROOM 65536
#define SK__SLOTS 1114240
#endif

/* Why a worker gave up: the record's first word. */
#define SK__STATUS_LATE 1u     /* its turn did not come within the looks at the counter that it may take */
#define SK__STATUS_COUNTER 2u  /* the counter held what no launch leaves there */
#define SK__STATUS_TICKET 3u   /* so did the ticket */
#define SK__STATUS_LEFT_OUT 4u /* a problem of several was left out */
