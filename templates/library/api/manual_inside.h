/* The manual goes on: how a split tile is put together, and how a plan is chosen.
 *
 * CHOICE OF PLAN
 *
 *   What the desc leaves open is chosen by a cost model. Every plan that might be best gets a predicted time. It comes
 *   from constants that were measured on the device, or else stand for its class, and from the bytes that memory must
 *   move. Tiles are left whole where they fill every wave.
 *
 *   sk_explain_gemm_plan() lists the plans, the fastest first, each with the desc that makes it: time the first few,
 *   and keep the best. sk_context_info.costs tells whose constants are used; examples/calibrate measures those of your
 *   device.
 *
 * RETILING
 *
 *   The tiles of a last wave may be too few to give every compute unit work. Retiling cuts them into smaller tiles,
 *   which a second kernel computes (SK_DECOMPOSITION_RETILED, after HyTiS, SC'25). There are two dispatches without a
 *   barrier between them, no workspace and no fixup. It suits a k that is too small for a fixup to pay. The plan takes
 *   it where the cost model expects it to be faster than Stream-K, unless you name the kernel, or the workers.
 *
 * REGISTERS OF AMD
 *
 *   Kernels that are arranged for AMD GPUs (gemm_f16_f32_f16_128x192x32_arranged, for one) load what another shader has
 *   stored, as invocations hold cooperative matrices: each element once (RDNA 4), or twice, the second time 16
 *   invocations further, in the same order (RDNA 3). AMD's guides to the instruction sets say so, but no driver
 *   promises it. So these kernels are unavailable, by name, too, until the device has shown it in dispatches of one
 *   subgroup:
 *
 *     size_t size = sk_query_context(context).fragments_size;    // 0: nothing to do
 *     to.buffer = buffer;  to.size = size;                       // mapped, with usages as for a matrix
 *     sk_probe_fragments(commands, context, to);
 *     ... a barrier to the host; submit; wait for the fence ...
 *     sk_accept_fragments(context, mapped, size);
 *
 *   Plans that are created after that may be arranged. Keep the bytes in a file beside your VkPipelineCache: at the
 *   next start give them to sk_accept_fragments(), and probe anew only if it refuses them. It compares the
 *   pipelineCacheUUID that they hold. Then it copies and loads the fragments that they tell of on the host, by the
 *   kernels' own text. Profiles say whether that succeeded.
 *
 * WATCHDOGS
 *
 *   A display driver may end a dispatch that keeps the GPU from the screen for too long: after 2 seconds on Windows, by
 *   default. Nothing in Vulkan tells whether there is such a limit. So no launch is cut unless you ask for it:
 *   sk_gemm_desc.most_time says how many microseconds a dispatch may take. Leave it 0 where nothing is displayed.
 *
 *   A multiplication that takes longer by prediction is recorded as several dispatches, with a barrier before each but
 *   the first. A piece has some workers' next segments. Kernel, schedule and slots are those of the whole launch, and
 *   so are the bits. sk_plan_info.pieces counts them, and sk_segment.piece names that of a segment. Each costs some
 *   microseconds more, which predicted_time leaves out. A launch that fits is recorded as without most_time.
 *
 *   Predictions may be wrong, above all where constants are those of a class of devices: ask for a quarter of the
 *   limit. A segment stays whole. The log is warned of one that is too long by itself; more splits make it shorter.
 *   Copies and the separate pass stay whole, too: they take as long as memory does. Some drivers limit a submission
 *   instead, such as amdgpu on Linux by its lockup_timeout: then submit fewer launches together.
 *
 * FIXUP
 *
 *   Vulkan promises no progress, order or co-residency of workgroups. So by default nobody waits for another:
 *
 *   last arriver    Each segment of a split tile writes its partial to its slot, then adds its k-iterations to the
 *                   tile's counter. The segment that completes the count adds the slots, runs the epilogue and puts the
 *                   counter back to zero.
 *   separate pass   The first of two dispatches writes the partials, the second one adds them.
 *
 *   Both give the same bits. Unless you choose one, the plan has the one that the cost model expects to be faster. The
 *   other fixups are used only if you choose them:
 *
 *   SK_FIXUP_TURNSTILE: the workers of a split tile add their partials to its one slot in turn, in ascending k, for the
 *   same bits; the last one runs the epilogue. Each worker waits for the one before. Workers take their numbers from a
 *   ticket when they start, so that the worker that is waited for has started. A worker polls the counter at most
 *   most_looks times. If its turn has not come then, it gives up: it leaves its tile unwritten, and writes a status
 *   record to the workspace. Copy the record from SK_STATUS_OFFSET and give it to sk_read_workspace_status(). The
 *   launch ends all the same. D is then wrong, and the workspace must be cleared.
 *
 *   Two fixups add by float atomics, in no order. They need shaderBufferFloat32AtomicAdd and sums of f32:
 *
 *   SK_FIXUP_TURNSTILE_UNORDERED: the first peer of a tile stores its partial to the tile's slot. The middle ones wait
 *   until it has, and add theirs. The last one waits until all have, and runs the epilogue. Waits are bounded as above.
 *
 *   SK_FIXUP_ATOMIC: a first dispatch writes beta C to the tiles that may be split. After a barrier, every segment of
 *   those tiles adds alpha times its sums to D. There is no workspace, and nobody waits. D must be f32, and the
 *   epilogue may have no other parts than alpha and beta.
 *
 * MEMORY ORDER
 *
 *   Every atomic and barrier of the kernels, with the rule of the Vulkan memory model that it relies on. Queue-family
 *   scope suffices, as a launch is one queue's, and needs vulkanMemoryModel alone. The SPIR-V is checked against this.
 *
 *   access                   scope          semantics                  relies on
 *   slot: load, store        -              non-private                only such accesses can be made available
 *   publish(): control       workgroup      acquire-release of         invocations that meet synchronize: what they
 *     barrier                to meet,       buffers and shared         stored before becomes available, and what they
 *                            queue family   memory, make available,    know to be available becomes visible
 *                            to see         make visible
 *   counter: add             queue family   acquire-release, buffers   a release synchronizes with the acquire that
 *   counter: load, waiting   queue family   acquire, buffers           reads from its release sequence
 *   slot: add, of floats     queue family   relaxed                    the changes of one location have one order; the
 *                                                                      counter orders what follows
 *   D: add, of floats        queue family   relaxed                    as above; a barrier of ours orders them after
 *                                                                      the dispatch that wrote beta C, and your
 *                                                                      barrier orders what follows the launch
 *   counter: store of 0      queue family   relaxed                    nobody else reads it in this launch; your
 *                                                                      barrier is before the next one
 *   ticket: add, store of 0  queue family   relaxed                    the changes of one location have one order
 *   status: compare and      queue family   relaxed                    the same: one worker writes the record, which
 *     exchange; load                                                   the host reads after a fence
 *   shared memory: load,     -              non-private                only such accesses can be made available
 *     store
 *   barrier()                workgroup      acquire-release, shared,   invocations that meet synchronize: what they
 *                                           make available, make       stored before becomes visible to all
 *                                           visible
 *   meet_subgroup()          subgroup       as barrier()               the same of a subgroup, to which a part of
 *                                                                      shared memory belongs
 *   memory barrier in the    subgroup       acquire-release, shared    nothing: it tells the compiler which loads to
 *     main loop                                                        issue first
 *
 *   A partial is handed in by its stores, publish(), and one invocation's counter add. It is read by one invocation's
 *   counter add or load that sees that value, publish(), and loads (or float adds). Each step synchronizes with the
 *   next, so the stores happen before the loads.
 *
 *   Several problems. The invocations of the dispatch that prepares a launch store the schedule's table by non-private
 *   accesses. One of them reads it for the header, behind a control barrier of workgroup scope: an acquire-release of
 *   buffers that makes available and visible. What they count they count by atomics in shared memory, which barrier()
 *   orders. In the dispatch that finds room for copies, an invocation reads no memory but what it wrote itself. The
 *   dispatches that copy and multiply come behind barriers of the library's. Lines may be gathered while a launch is
 *   prepared: both tell of what is left out by a compare and exchange of the status record, so that one of them
 *   writes it. Where workgroups prepare, each has its table in shared memory, which barrier() orders, and the first
 *   one tells.
 *
 * Based on: Osama, Merrill, Cecka, Garland, Owens: Stream-K: Work-centric Parallel Decomposition for Dense
 * Matrix-Matrix Multiplication on the GPU, PPoPP 2023 (arXiv:2301.03598).
 */
