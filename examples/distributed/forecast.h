/* What a product will take on a grid of ranks, by the cost model of a device and the rates of its links. */
#ifndef DISTRIBUTED_FORECAST_H
#define DISTRIBUTED_FORECAST_H

#include "cutting.h"

typedef struct machine
{
    sk_context* forecaster;
    double network, host_device; /* bytes a second that a rank receives, and copies */
    limits most;
    uint32_t row_blocks; /* the fewest rows of blocks that D is cut into; 0: chosen */
} machine;

typedef struct forecast
{
    grid shape;
    cutting cut;
    bool passes;                           /* each layer starts from the sums of the layer before it */
    double of_a, first, last;              /* shares: of A in what comes; of the first and the last panel in k */
    double received, copied, written;      /* bytes of a rank: messages, copies to the device, D */
    double products, messages, copies;     /* seconds of all panels, by themselves */
    double returns, exchange;              /* seconds of all D: to the host, and as a message */
    double fill, reduction, output, total; /* seconds: of the first panel; of layers' sums; of D */
    double slowest, efficiency;            /* the largest share of D against the mean; of the device's rate */
} forecast;

/* Add up the seconds of the parts, as far as one hides behind another. */
void complete_forecast(forecast* f);

/* Seconds that a product of this shape takes, with sums that are added to; 0 for none. */
double predict_product(const machine* host, const task* t, uint32_t m, uint32_t n, uint32_t k);

/* Forecast a grid. False: it does not fit into memory, or that is short. */
bool forecast_grid(const machine* host, const task* t, const grid* shape, const double* speeds, uint32_t panel,
                   forecast* f);

/* The grid of so many ranks that is fastest by forecast, or that which is wanted. False, after a sentence: there is
 * none. */
bool choose_grid(const machine* host, const task* t, uint32_t count, const grid* wanted, uint32_t panel,
                 forecast* best);

#endif
