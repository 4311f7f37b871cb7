/*
 * The last-arriver fixup, checked over every interleaving.
 *
 * The protocol is the manual's chapter FIXUP. The partition is Stream-K's (Osama et al., PPoPP 2023), balanced: the T * I
 * k-iterations of all tiles stand in one line, every worker takes an equal piece of it, the first ones one more. A tile that
 * one worker holds whole needs no fixup. The workers that share a tile are its peers. A peer
 *
 *   1. looks, if it is the tile's second: it adds 0 to the tile's counter (invocation 0), meets at a control barrier, and if
 *      all other k-iterations of the tile have been added, goes on at 6;
 *   2. stores its partial in its own slot (all invocations);
 *   3. meets at a barrier;
 *   4. adds its number of k-iterations to the counter (invocation 0);
 *   5. meets again and learns whether all others had been added before: if so, it is the last arriver;
 *   6. which sums the parts, runs the epilogue and puts the counter back to zero. With at most one peer before it, its own
 *      part is in its registers and the slots of the others are added in ascending k; otherwise all parts come from slots.
 *
 * What the counter held, invocation 0 tells the others through a word of shared memory, `arrived`, in 1 as in 5. It may write
 * that word again only when all have read it: there is a barrier between 1 and 5, in 3, and one before the next segment's 1,
 * in its main loop.
 *
 * What Vulkan leaves open is open here: workers start in any order, any number from 1 up is resident, and one that has not
 * started may have to wait until the others have ended. Two invocations stand for a workgroup; each has half of every
 * partial, so that a missing barrier shows. Two launches share a workspace, so that the second finds stale slots in it.
 *
 * Checked, whatever the order of the steps:
 *   - every launch ends (no invalid end state, no cycle);
 *   - a slot is read only after it was written in this launch;
 *   - a tile's sum takes each of its k-iterations once, in ascending order, but for a + b = b + a;
 *   - the epilogue runs once a tile;
 *   - `arrived` is read after it was written, and not written again before it was read;
 *   - both invocations meet at the same barriers;
 *   - the counters are zero at the end.
 *
 * Memory is sequentially consistent here: this proves the protocol, not the memory order. That whoever sees the counter
 * also sees the slots is argued from the Vulkan memory model, in the manual.
 *
 * Settable by -D: W workers, T tiles, I k-iterations a tile; W2, T2, I2 the same for the second launch, as plans of any shape
 * may use one workspace in turn; BACKWARDS: workers walk their range from its end. BROKEN_*: one mistake each, to be found.
 */

#include "partition.pml"

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

/* A workgroup's own. At how many more barriers invocation 0 has arrived than invocation 1, counted from EVEN; and in shared
 * memory, the k-iterations that the counter held, until invocation 1 has read them. */
#define EVEN 1
#define NONE 255
byte lead[MOST_WORKERS] = EVEN;
byte arrived[MOST_WORKERS] = NONE;

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

/* A barrier. An invocation arrives in its last step before, and passes in its first step behind. */
#define MET (half == 0 -> lead[worker] <= EVEN : lead[worker] >= EVEN)
inline arrive()
{
    lead[worker] = lead[worker] + (half == 0 -> 1 : -1)
}

inline take_segment()
{
#ifdef BACKWARDS
    tile = TILE(end - 1);
    first = MAX(begin, FIRST(tile));
    past = end;
    end = first
#else
    tile = TILE(begin);
    first = begin;
    past = MIN(end, FIRST(tile + 1));
    begin = past
#endif
}

/* Ending is part of the last step, too. The main loop of every segment has a barrier; nothing comes before the first one's. */
#ifdef BROKEN_NO_BARRIER_IN_MAIN_LOOP
#define MAIN_LOOP_MET true
#define arrive_in_main_loop() skip
#else
#define MAIN_LOOP_MET MET
#define arrive_in_main_loop() arrive()
#endif
inline end_segment()
{
    completed = false;
    if
    :: begin == end -> past = first; resident--
    :: else -> take_segment(); arrive_in_main_loop()
    fi
}

/* The sum holds the k-iterations from .. summed - 1 of the tile. What is added comes next, or before the worker's own part
 * while that is all there is: a + b is b + a. */
inline add(begins, ends)
{
    if
    :: from == first && summed == past && ends == from -> from = begins
    :: else -> assert(begins == summed); summed = ends
    fi
}

inline epilogue()
{
    assert(from == FIRST(tile) && summed == from + DEPTH(tile));
    epilogues[2 * tile + half]++;
    from = 0;
    summed = 0
}

inline whole_tile()
{
    d_step {
        MAY_RUN && MAIN_LOOP_MET -> start();
        from = first;
        summed = past;
        epilogue();
        end_segment()
    }
}

#define ITERATIONS (past - first)
#define OTHERS     (DEPTH(tile) - ITERATIONS)
#if defined(BROKEN_OWNER_WAITS) || defined(BROKEN_OWNER_POLLS)
#define LOOKS false
#elif defined(BROKEN_LATER_PEERS_LOOK)
#define LOOKS (worker > OWNER(tile))
#else
#define LOOKS (worker == OWNER(tile) + 1)
#endif

/* Invocation 0 tells what the counter held. For itself it need not read that, nor wait for the other one, which does nothing
 * before this barrier. */
inline tell()
{
    assert(arrived[worker] == NONE);
    arrived[worker] = held;
    completed = (held == OTHERS);
    held = 0;
    arrive()
}

/* The other arrives and passes in one step. */
#ifdef BROKEN_NO_BARRIER_AFTER_ADD
#define TOLD true
#else
#define TOLD (lead[worker] > EVEN)
#endif
inline hear()
{
    assert(arrived[worker] != NONE);
    completed = (arrived[worker] == OTHERS);
    arrived[worker] = NONE;
    arrive()
}

inline look()
{
    if
    :: half == 0 -> d_step { MAY_RUN && MAIN_LOOP_MET -> start(); held = COUNTER; tell() }
    :: else -> d_step { TOLD -> hear() }
    fi
}

inline store_partial()
{
    d_step {
        MAY_RUN && (LOOKS || MAIN_LOOP_MET) -> start();
        at = SLOT(worker, first == FIRST(tile));
        slot[at].half[half].launch = launch;
        slot[at].half[half].first = first;
        slot[at].half[half].past = past;
        at = 0;
        arrive()
    }
}

#ifdef BROKEN_NO_BARRIER_BEFORE_ADD
#define ALL_STORED (!LOOKS || MET)
#elif defined(BROKEN_ADD_BEFORE_LOOK_IS_READ)
#define ALL_STORED (MET || (LOOKS && arrived[worker] != NONE))
#else
#define ALL_STORED MET
#endif

/* Who did not complete the tile is done with it. */
inline end_if_not_completed()
{
    if
    :: !completed -> end_segment()
    :: else
    fi
}

inline add_to_counter()
{
    if
    :: half == 0 ->
#ifdef BROKEN_ADD_BEFORE_STORE
        d_step { ALL_STORED -> tell(); end_if_not_completed() }
#elif defined(BROKEN_OWNER_WAITS) || defined(BROKEN_OWNER_POLLS) /* for peers that may not have started */
        d_step { ALL_STORED -> COUNTER = COUNTER + ITERATIONS };
        do
        :: d_step {
            worker != OWNER(tile) || COUNTER == DEPTH(tile) ->
            held = (worker == OWNER(tile) -> OTHERS : DEPTH(tile));
            tell();
            end_if_not_completed()
        }; break
#ifdef BROKEN_OWNER_POLLS
        :: else
#endif
        od
#else
        d_step { ALL_STORED -> held = COUNTER; COUNTER = COUNTER + ITERATIONS; tell(); end_if_not_completed() }
#endif
    :: else -> d_step { TOLD -> hear(); end_if_not_completed() }
    fi
}

#ifdef BROKEN_ALWAYS_KEPT
#define KEPT true
#else
#define KEPT (worker <= OWNER(tile) + 1)
#endif

inline sum_parts()
{
    d_step {
        from = (KEPT -> first : FIRST(tile));
        summed = (KEPT -> past : FIRST(tile));
        peer = OWNER(tile)
    };
    do
    :: peer > CLOSER(tile) -> break
    :: peer == worker && KEPT -> peer++
    :: else ->
        d_step {
            at = SLOT(peer, peer == OWNER(tile));
            assert(slot[at].half[half].launch == launch);
            add(slot[at].half[half].first, slot[at].half[half].past);
            at = 0;
            peer++
        }
    od;
    peer = 0
}

inline finish_tile()
{
    d_step {
        epilogue();
#ifndef BROKEN_COUNTER_NOT_RESET
        if
        :: half == 0 -> COUNTER = 0
        :: else
        fi;
#endif
        end_segment()
    }
}

proctype invocation(byte worker; bit half; byte workers, tiles, depth)
{
    byte begin = BEGIN(worker), end = BEGIN(worker + 1); /* what is left of the worker's range */
    byte first, past, tile;                              /* the segment in hand */
    byte held, peer, from, summed, at;
    bit completed;

    d_step { take_segment() };
    do
    :: past == first -> break
    :: past - first == DEPTH(tile) -> whole_tile()
    :: else ->
        if
        :: LOOKS -> look()
        :: else
        fi;
        if
        :: !completed ->
#ifdef BROKEN_ADD_BEFORE_STORE
            if
            :: half == 0 -> d_step { MAY_RUN -> start(); held = COUNTER; COUNTER = COUNTER + ITERATIONS }
            :: else
            fi;
#endif
            store_partial();
            add_to_counter()
        :: else
        fi;
        if
        :: completed -> sum_parts(); finish_tile()
        :: else
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
        n = 0;
        do
        :: n < MOST_WORKERS -> assert(lead[n] == EVEN); n++
        :: else -> break
        od;
        n = 0;
        do
        :: n < 4 * MOST_WORKERS -> /* whatever is stale is alike: it is not looked at */
            slot[n / 2].half[n % 2].launch = 0;
            slot[n / 2].half[n % 2].first = 0;
            slot[n / 2].half[n % 2].past = 0;
            n++
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
