/* replay.h - a worker's segments by number, for hosts that look at single ones.
 *
 * Uses partition.h. Kernels find a worker's work once instead.
 */

SK__FUNCTION uint32_t sk__count_segments(sk__schedule schedule, uint32_t worker)
{
    return sk__find_work(schedule, worker).segments;
}

SK__FUNCTION sk__segment sk__worker_segment(sk__schedule schedule, uint32_t worker, uint32_t index)
{
    return sk__work_segment(schedule, sk__find_work(schedule, worker), index);
}
