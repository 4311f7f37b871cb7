/* Watches a device's clocks. An idle GPU slows its clocks down (an H200 from 1980 to 345 MHz), and needs seconds of
 * continuous work to bring them up. Products that are timed before take up to six times as long. */
#ifndef PARTS_TIMING_CLOCKS_H
#define PARTS_TIMING_CLOCKS_H

#include "course/shader.h"

struct timing;

enum
{
    FMA_INVOCATIONS = 256,
    FMA_ITERATIONS = 2 /* the push word that counts them */
};

/* The clocks while something was timed. */
typedef enum clocks_state
{
    CLOCKS_UNWATCHED,
    CLOCKS_UP,
    CLOCKS_LOW /* the times are too long */
} clocks_state;

extern const char* const CLOCKS_NAMES[];

typedef struct clocks
{
    shader loop;        /* a fixed number of multiply-adds */
    gpu_buffer results; /* that the loop writes */
    double fastest;     /* seconds of the fastest loop so far; 0: none ran */
} clocks;

/* Make the loop of multiply-adds on registers, of f32 or f64, and a buffer for what `most_groups` workgroups write. The
 * caller sets how many workgroups run, and for how many iterations. */
bool create_fma_loop(const gpu* g, sk_type type, uint32_t most_groups, shader* s, gpu_buffer* results);

/* False: memory or a pipeline could not be made. Destroy it even then. */
bool create_clocks(clocks* c, const gpu* g);
void destroy_clocks(clocks* c);

/* Whether the clocks are nearly as fast as they ever were. */
bool are_clocks_up(clocks* c, struct timing* t);

/* Gives the device work until the clocks are up, at most for some seconds. False: a submission failed. */
bool work_until_up(clocks* c, struct timing* t);

#endif
