/*
 * The turnstile fixup, and what is known not to work in its place, checked over every interleaving.
 *
 * The partition is that of last_arriver.pml, and so is what Vulkan leaves open: workgroups start in any order, any number
 * from 1 up is resident, and one that has not started may have to wait until the others have ended. A workgroup is one
 * process here: that its invocations agree is checked with the last arriver, whose publish() this is.
 *
 *   1. A workgroup draws its worker's number from the ticket; whoever draws the last puts the ticket back to zero.
 *   2. The worker walks its range from the end. At a segment of a split tile, that does not hold k = 0, it waits until the
 *      tile's counter holds the segment's first k-iteration: the tile's slot has the sum of those before then.
 *   3. It adds its own; stores the sum, and adds its k-iterations to the counter; or, if these are the tile's last, puts
 *      the counter back to zero and runs the epilogue.
 *
 * UNORDERED: the first peer of a tile stores; those in the middle wait until the counter is not zero, and add to the slot
 * by an atomic; the last waits until it holds all k-iterations but its own. A sum is a set of k-iterations then, each of
 * which must be in it once.
 *
 * Every wait is for an earlier number, so for a workgroup that has started: by induction over the numbers, all end.
 *
 * Checked, whatever the order of the steps:
 *   - every launch ends (no invalid end state, no cycle);
 *   - a slot is read only after it was written in this launch, with the k-iterations that come next;
 *   - the epilogue runs once a tile, on all its k-iterations in ascending order;
 *   - counters and ticket are zero at the end, and a second launch on the same workspace is right.
 *
 * Settable by -D: as in partition.pml. GIVES_UP: any wait of the first launch may end early, which the status record says;
 * then its tile has no epilogue, nothing wrong is read, the launch ends, and a cleared workspace serves the second.
 * BROKEN_MIDDLE_ADDS_AT_ONCE: before the slot has a sum. BROKEN_LAST_WAITS_FOR_FIRST: for it alone. BROKEN_NO_TICKET: the worker is the workgroup. BROKEN_START_OWNER: the worker that holds k = 0 waits for the others, as in
 * Tensile. BROKEN_SEND_FIRST: every other sends its own part before it receives, and the owner receives from its neighbour
 * alone, as in rocRoller. ALL_RESIDENT: no workgroup waits for a place, so that a protocol may show another fault.
 */

#include "partition.pml"

/* As in templates/shared/peers.h. */
#if defined(BROKEN_START_OWNER) || defined(BROKEN_SEND_FIRST)
#define SLOT worker
#elif defined(BROKEN_SLOT_BY_TILE)
#define SLOT (tile % workers)
#else
#define SLOT (workers < tiles -> OWNER(tile) : tile)
#endif

/* The workspace. A sum is known by its k-iterations, first .. past - 1, and by the launch that stored it. */
typedef sum { byte launch, first, past, held } /* held: a bit for each k-iteration of the tile, if UNORDERED */
#define SLOTS (MOST_WORKERS + MOST_TILES)
sum slot[SLOTS];
byte counter[MOST_WORKERS];
byte ticket;
bit gave_up; /* the status record */

byte epilogues[MOST_TILES];

/* The device: see last_arriver.pml. */
byte launch, to_start, resident;
bit no_place;

#ifdef GIVES_UP
#define MAY_GIVE_UP (launch == 1)
#else
#define MAY_GIVE_UP false
#endif

inline take_segment()
{
    tile = TILE(end - 1);
    first = MAX(begin, FIRST(tile));
    past = end;
    end = first
}

inline store()
{
    d_step { slot[at].launch = launch; slot[at].first = from; slot[at].past = past }
}

/* Adds what the slot holds before or behind the sums at hand. */
inline add()
{
    d_step {
        assert(slot[at].launch == launch);
        if
        :: slot[at].past == from -> from = slot[at].first
        :: slot[at].past != from -> assert(slot[at].first == past); past = slot[at].past
        fi
    }
}

inline run_epilogue()
{
    d_step {
        assert(from == FIRST(tile) && past == from + DEPTH(tile));
        epilogues[tile]++
    }
}

#if defined(BROKEN_START_OWNER) || defined(BROKEN_SEND_FIRST)

/* One slot and one flag, the counter, a worker. */
inline fix_up()
{
    if
    :: first > FIRST(tile) -> store(); counter[worker] = 1
    :: else ->
        peer = worker + 1;
        do
#ifdef BROKEN_SEND_FIRST
        :: peer > worker + 1 -> break
#else
        :: peer > CLOSER(tile) -> break
#endif
        :: else ->
            counter[peer] == 1;
            at = peer;
            add();
            counter[peer] = 0;
            peer++
        od;
        run_epilogue()
    fi
}

#elif defined(UNORDERED)

#define PART ((1 << (past - FIRST(tile))) - (1 << (first - FIRST(tile))))
#define IS_LAST (past == FIRST(tile + 1))
#ifdef BROKEN_LAST_WAITS_FOR_FIRST
#define HAVE_ADDED (counter[OWNER(tile)] > 0)
#else
#define HAVE_ADDED (IS_LAST -> counter[OWNER(tile)] == first - FIRST(tile) : counter[OWNER(tile)] > 0)
#endif

inline add_part()
{
    d_step {
        assert(slot[at].launch == launch);
        assert((slot[at].held & PART) == 0);
        slot[at].held = slot[at].held | PART
    }
}

inline fix_up()
{
    waited = true;
    if
    :: first > FIRST(tile) ->
        if
        :: HAVE_ADDED
#ifdef BROKEN_MIDDLE_ADDS_AT_ONCE
        :: !IS_LAST
#endif
        :: MAY_GIVE_UP -> gave_up = true; waited = false
        fi
    :: else
    fi;
    if
    :: !waited
    :: waited && IS_LAST ->
        add_part();
        assert(slot[at].held == (1 << DEPTH(tile)) - 1);
#ifndef BROKEN_COUNTER_NOT_RESET
        counter[OWNER(tile)] = 0;
#endif
        from = FIRST(tile);
        run_epilogue()
    :: waited && !IS_LAST && first == FIRST(tile) ->
        d_step { slot[at].launch = launch; slot[at].held = PART };
        counter[OWNER(tile)] = counter[OWNER(tile)] + past - first
    :: waited && !IS_LAST && first > FIRST(tile) ->
        add_part();
        counter[OWNER(tile)] = counter[OWNER(tile)] + past - first
    fi
}

#else

inline fix_up()
{
    waited = true;
    if
    :: first > FIRST(tile) ->
        if
        :: counter[OWNER(tile)] == first - FIRST(tile) -> add()
        :: MAY_GIVE_UP -> gave_up = true; waited = false
        fi
    :: else
    fi;
    if
    :: !waited
    :: waited && past < FIRST(tile + 1) ->
        store();
        counter[OWNER(tile)] = counter[OWNER(tile)] + past - first
    :: else ->
#ifndef BROKEN_COUNTER_NOT_RESET
        counter[OWNER(tile)] = 0;
#endif
        run_epilogue()
    fi
}

#endif

inline draw()
{
#ifdef BROKEN_NO_TICKET
    d_step { !no_place -> to_start--; resident++; worker = number }
#else
    d_step { !no_place -> to_start--; resident++; worker = ticket; ticket++ };
#ifndef BROKEN_TICKET_NOT_RESET
    if
    :: worker == workers - 1 -> ticket = 0
    :: else
    fi
#endif
#endif
}

proctype workgroup(byte number, workers, tiles, depth)
{
    byte worker, begin, end, first, past, tile, from, at, peer;
    bit waited;

    draw();
    d_step { begin = BEGIN(worker); end = BEGIN(worker + 1) };
    do
    :: begin == end -> break
    :: else ->
        d_step { take_segment(); from = first; at = SLOT };
        if
        :: past - first == DEPTH(tile) -> run_epilogue()
        :: else -> fix_up()
        fi;
        d_step { past = 0; from = 0; first = 0; at = 0; peer = 0; waited = false }
    od;
    resident--
}

inline run_launch(workers, tiles, depth)
{
    atomic {
        launch++;
        to_start = workers;
        do
        :: n < workers -> run workgroup(n, workers, tiles, depth); n++
        :: else -> break
        od
    };
    do
#ifndef ALL_RESIDENT
    :: !no_place && to_start > 0 && resident > 0 -> no_place = true
    :: no_place && resident == 0 -> no_place = false
#endif
    :: to_start == 0 && resident == 0 -> break
    od;
    _nr_pr == 1; /* between two launches is the user's barrier */
    d_step {
        n = 0;
        do
        :: n < tiles -> assert(epilogues[n] == 1 || (gave_up && epilogues[n] == 0)); epilogues[n] = 0; n++
        :: else -> break
        od;
        n = 0;
        do
        :: n < SLOTS -> slot[n].launch = 0; slot[n].first = 0; slot[n].past = 0; slot[n].held = 0; n++
        :: else -> break
        od;
        n = 0;
        do
        :: n < MOST_WORKERS && !gave_up -> assert(counter[n] == 0); n++
        :: n < MOST_WORKERS && gave_up -> counter[n] = 0; n++ /* sk_clear_workspace */
        :: else -> break
        od;
        n = 0;
        gave_up = false
    };
    assert(ticket == 0)
}

init
{
    byte n;

    run_launch(LAUNCHED, T, I);
    run_launch(LAUNCHED2, T2, I2)
}
