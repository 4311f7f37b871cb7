#define SK_COUNTERS 65536        // at the start; a split tile uses the one numbered by its first peer
#define SK_TICKET 65536          // workers that have started, of a launch whose workers wait
#define SK_STATUS 65540          // the record of the first worker that gave up since the workspace was cleared:
#define SK_LEFT_OUT_RECORD 65545 // of the first problem, or a line, that was left out since then
#define SK_TOLD 65568            // SK_TOLD_WORDS that the device has no push constants for
#define SK_SLOTS 65600           // sums and partials
#undef SK_SLOTS
#define SK_TRACE_COUNT 65600   // segments that ended since the workspace was cleared
#define SK_TRACE_RECORDS 65664 // of the first SK_TRACE_ROOM of them, 16 words each: sk_trace_record
#define SK_TRACE_ROOM 65536
#define SK_SLOTS 1114240

// Why a worker gave up: the record's first word.
#define SK_STATUS_LATE 1u     // its turn did not come within the looks at the counter that it may take
#define SK_STATUS_COUNTER 2u  // the counter held what no launch leaves there
#define SK_STATUS_TICKET 3u   // so did the ticket
#define SK_STATUS_LEFT_OUT 4u // a problem of several was left out
