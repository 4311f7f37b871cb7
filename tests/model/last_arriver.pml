/*
 * The last-arriver fixup, checked over every interleaving.
 *
 * The protocol is the manual's chapter FIXUP. The partition is Stream-K's (Osama et al., PPoPP 2023), balanced: the T * I
 * k-iterations of all tiles stand in one line, every worker takes an equal piece of it, the first ones one more. A tile that
 * one worker holds whole needs no fixup. A segment of a split tile
 *
 *   1. stores its partial in its own slot (all invocations);
 *   2. meets at a control barrier;
 *   3. adds its number of k-iterations to the tile's counter (invocation 0);
 *   4. meets again and learns whether that made it I: whoever made it so is the last arriver;
 *   5. which sums the slots in ascending k, its own part from registers, runs the epilogue and puts the counter back to zero.
 *
 * What Vulkan leaves open is open here: workers start in any order, any number from 1 up is resident, and one that has not
 * started may have to wait until the others have ended. Two invocations stand for a workgroup; each has half of every
 * partial, so that a missing barrier shows. Two launches share a workspace, so that the second finds stale slots in it.
 *
 * Checked, whatever the order of the steps:
 *   - every launch ends (no invalid end state, no cycle);
 *   - a slot is read only after it was written in this launch;
 *   - a tile's sum takes each of its k-iterations once, in ascending order;
 *   - the epilogue runs once a tile;
 *   - the counters are zero at the end.
 *
 * Memory is sequentially consistent here: this proves the protocol, not the memory order. That whoever sees the counter
 * also sees the slots is argued from the Vulkan memory model, in the manual.
 *
 * Settable by -D: W workers, T tiles, I k-iterations a tile; W2, T2, I2 the same for the second launch, as plans of any shape
 * may use one workspace in turn; BACKWARDS: workers walk their range from its end. BROKEN_*: one mistake each, to be found.
 */

#ifndef W
#define W 3
#endif
#ifndef T
#define T 2
#endif
#ifndef I
#define I 3
#endif
#ifndef W2
#define W2 W
#endif
#ifndef T2
#define T2 T
#endif
#ifndef I2
#define I2 I
#endif

#define MIN(a, b) ((a) < (b) -> (a) : (b))
#define MAX(a, b) ((a) > (b) -> (a) : (b))

/* Plain numbers, as spin wants them for arrays. A worker without a k-iteration is not launched. */
#if W < T * I
#define LAUNCHED W
#else
#define LAUNCHED (T * I)
#endif
#if W2 < T2 * I2
#define LAUNCHED2 W2
#else
#define LAUNCHED2 (T2 * I2)
#endif
#if W > W2
#define MOST_WORKERS W
#else
#define MOST_WORKERS W2
#endif
#if T > T2
#define MOST_TILES T
#else
#define MOST_TILES T2
#endif

/* The balanced partition. x counts k-iterations through all tiles: x % depth is k in tile x / depth. */
#define SHARE     (tiles * depth / workers)
#define LONGER    (tiles * depth % workers) /* so many workers, the first ones, take one more */
#define BEGIN(w)  ((w) * SHARE + MIN(w, LONGER))
#define HOLDER(x) ((x) < LONGER * (SHARE + 1) -> (x) / (SHARE + 1) : LONGER + ((x) - LONGER * (SHARE + 1)) / SHARE)
#define OWNER(t)  HOLDER((t) * depth)           /* holds the tile's k = 0 */
#define CLOSER(t) HOLDER(((t) + 1) * depth - 1) /* holds its last k-iteration */

/* A worker has at most two segments of split tiles: the first in its range, and the last, which starts a tile. */
#ifdef BROKEN_SLOT_WITHOUT_K0
#define SLOT(w, has_k0) (2 * (w))
#else
#define SLOT(w, has_k0) (2 * (w) + ((has_k0) -> 1 : 0))
#endif
/* One worker holds the k = 0 of one split tile at most. Of tiles W apart (3 workers, 8 tiles: 2 and 5), both may be split. */
#ifdef BROKEN_COUNTER_BY_TILE
#define COUNTER counter[tile % workers]
#else
#define COUNTER counter[OWNER(tile)]
#endif

/* The workspace. A partial is known by what it sums, k-iterations first .. past - 1, and by the launch that stored it. */
typedef partial { byte launch, first, past }
typedef halves { partial half[2] }
halves slot[2 * MOST_WORKERS];
byte counter[MOST_WORKERS];

/* The output: how often the epilogue has run, for each half of each tile. */
byte epilogues[2 * MOST_TILES];

/* A workgroup's own: arrivals at the barrier, and in shared memory what the counter said. */
#define NONE         0
#define COUNTED      1
#define LAST_ARRIVER 2
byte arrivals[MOST_WORKERS];
byte verdict[MOST_WORKERS];

/* The device. It may be full at any time while somebody is resident, and then nobody starts before all of those have ended.
 * This covers every number of places, fixed or changing: whoever would be stuck with that many is stuck here too. */
byte launch;
byte started[MOST_WORKERS]; /* in which launch last */
byte to_start;              /* workgroups */
byte resident;              /* invocations */
bit no_place;               /* it is full */

/* Starting is part of an invocation's first step: before that nobody can tell that it has started. */
#define MAY_RUN (started[worker] == launch || !no_place)
inline start()
{
    if
    :: started[worker] != launch -> started[worker] = launch; to_start--; resident = resident + 2
    :: else
    fi
}

/* And ending is part of the last step. */
inline leave()
{
    if
    :: begin == end -> resident--
    :: else
    fi
}

inline take_segment()
{
    d_step {
#ifdef BACKWARDS
        tile = (end - 1) / depth;
        first = MAX(begin, tile * depth);
        past = end;
        end = first
#else
        tile = begin / depth;
        first = begin;
        past = MIN(end, (tile + 1) * depth);
        begin = past
#endif
    }
}

/* `summed`: the sum holds the tile's k-iterations before this one, so what is added next must begin there. */
inline add(from, to)
{
    assert(from == summed);
    summed = to
}

inline epilogue()
{
    assert(summed == (tile + 1) * depth);
    epilogues[2 * tile + half]++;
    summed = 0
}

inline whole_tile()
{
    d_step {
        MAY_RUN -> start();
        summed = tile * depth;
        add(first, past);
        epilogue();
        leave()
    }
}

inline store_partial()
{
    d_step {
        MAY_RUN -> start();
        at = SLOT(worker, first % depth == 0);
        slot[at].half[half].launch = launch;
        slot[at].half[half].first = first;
        slot[at].half[half].past = past;
        arrivals[worker]++
    }
}

#if defined(BROKEN_ADD_BEFORE_STORE) || defined(BROKEN_NO_BARRIER_BEFORE_ADD)
#define ALL_STORED true
#else
#define ALL_STORED (arrivals[worker] == 2)
#endif

inline add_to_counter()
{
    if
    :: half == 0 ->
        d_step {
            ALL_STORED -> arrivals[worker] = 0;
            COUNTER = COUNTER + past - first;
            last = (COUNTER == depth)
        }
#if defined(BROKEN_OWNER_WAITS) || defined(BROKEN_OWNER_POLLS) /* for peers that may not have started */
        last = (worker == OWNER(tile));
        do
        :: !last || COUNTER == depth -> break
#ifdef BROKEN_OWNER_POLLS
        :: else
#endif
        od;
#endif
    :: else /* does nothing between the barriers: has arrived at the second as soon as at the first */
    fi
}

#ifdef BROKEN_NO_BARRIER_AFTER_ADD
#define VERDICT_GIVEN true
#else
#define VERDICT_GIVEN (verdict[worker] != NONE)
#endif

inline share_verdict()
{
    d_step {
        half == 0 || VERDICT_GIVEN ->
        if
        :: half == 0 -> verdict[worker] = (last -> LAST_ARRIVER : COUNTED)
        :: else -> last = (verdict[worker] == LAST_ARRIVER); verdict[worker] = NONE
        fi;
        if
        :: !last -> leave()
        :: else
        fi
    }
}

inline sum_slots()
{
    summed = tile * depth;
    peer = OWNER(tile);
    do
    :: peer > CLOSER(tile) -> break
    :: peer == worker -> add(first, past); peer++
    :: else ->
        d_step {
            at = SLOT(peer, peer == OWNER(tile));
            assert(slot[at].half[half].launch == launch);
            add(slot[at].half[half].first, slot[at].half[half].past);
            peer++
        }
    od;
    peer = 0
}

inline finish_tile()
{
    d_step {
        epilogue();
        last = false;
#ifndef BROKEN_COUNTER_NOT_RESET
        if
        :: half == 0 -> COUNTER = 0
        :: else
        fi;
#endif
        leave()
    }
}

proctype invocation(byte worker; bit half; byte workers, tiles, depth)
{
    byte begin = BEGIN(worker), end = BEGIN(worker + 1); /* what is left of the worker's range */
    byte first, past, tile;                              /* the segment in hand */
    byte peer, summed, at;
    bit last;

    do
    :: begin == end -> break
    :: else ->
        take_segment();
        if
        :: past - first == depth -> whole_tile()
        :: else ->
#ifdef BROKEN_ADD_BEFORE_STORE
            add_to_counter();
            store_partial();
#else
            store_partial();
            add_to_counter();
#endif
            share_verdict();
            if
            :: last -> sum_slots(); finish_tile()
            :: else
            fi
        fi
    od
}

inline run_launch(workers, tiles, depth)
{
    atomic {
        launch++;
        to_start = workers;
        do
        :: n < workers -> run invocation(n, 0, workers, tiles, depth); run invocation(n, 1, workers, tiles, depth); n++
        :: else -> break
        od
    };
    do
    :: !no_place && to_start > 0 && resident > 0 -> no_place = true
    :: no_place && resident == 0 -> no_place = false
    :: to_start == 0 && resident == 0 -> break
    od;
    _nr_pr == 1; /* between two launches is the user's barrier */
    d_step {
        n = 0;
        do
        :: n < 2 * tiles -> assert(epilogues[n] == 1); epilogues[n] = 0; n++
        :: else -> break
        od;
        n = 0
    }
}

init
{
    byte n;

    run_launch(LAUNCHED, T, I);
    run_launch(LAUNCHED2, T2, I2);
    d_step {
        do
        :: n < MOST_WORKERS -> assert(counter[n] == 0); n++
        :: else -> break
        od
    }
}
