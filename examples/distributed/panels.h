/* Panels of A and B on their way to a device: from disk, from another rank's message or memory, to the device. */
#ifndef DISTRIBUTED_PANELS_H
#define DISTRIBUTED_PANELS_H

#include "holdings.h"

/* Bytes that the device copies: of several lines if only a part of each is wanted. */
typedef struct piece
{
    const host_memory* from;
    uint64_t from_offset, to_offset, lines, bytes, from_stride, to_stride;
    bool is_b;
} piece;

typedef struct slot
{
    host_memory a, b;              /* what is received or read */
    gpu_buffer device_a, device_b; /* none of B where its panels are kept */
    uint64_t copied, multiplied;   /* values of the streams after which memory is free again */
    MPI_Request* requests;
    piece* pieces;
    int request_count, piece_count;
    double begun;
} slot;

/* Ranks that broadcast panels to each other: the same are found again. */
typedef struct circle
{
    MPI_Comm ranks;
    int* positions;
    int count;
} circle;

typedef struct panels
{
    holdings held;
    slot slots[SLOTS];
    gpu_buffer* kept_b; /* of all panels, where cutting.keeps_b says so; else NULL */
    circle* circles;
    int circle_count, most_strips;
    uint64_t received; /* bytes of messages */
    uint64_t copied;   /* bytes to the device */
    uint64_t uploads;  /* submissions that they were copied in */
    uint64_t moved;    /* bytes that the host copied besides */
} panels;

/* Take memory, read what this rank holds, and meet the ranks that panels go to. All ranks call it. */
status open_panels(work* w, panels* p);
void close_panels(work* w, panels* p);

/* A step of the work: a panel of a block. */
typedef struct step
{
    uint32_t row_block, column_block, panel;
} step;

/* Where the device has a panel of B. */
const gpu_buffer* find_device_b(const panels* p, const slot* s, const step* at);

/* Begin to receive. The slot's memory on the host must be free. */
bool begin_panel(work* w, panels* p, slot* s, const step* at);

/* Wait for what was begun, and let the device copy it after the products of the slot's last panel. */
bool finish_panel(work* w, panels* p, slot* s, const step* at, bool fine);

/* Wait for all messages that were begun. */
void drain_panels(panels* p);

#endif
