#include "k_runs.glsl"

// Sums up what a segment has of a run, on top of what it has of the runs before.
void sum_run(sk_tile_position position, sk_segment segment, uint32_t number)
{
    if (SECOND)
    {
        k_run run = k_run_at(number, segment.tile.k_iterations);
        problem.a = run.a;
        problem.b = run.b;
        segment = part_of_run(segment, run);
    }
    if (number == 0u)
    {
        fill_sums(0.0);
    }
    multiply_segment(position, segment);
    if (number == RUNS - 1u)
    {
        add_layers();
    }
}
