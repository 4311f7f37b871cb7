"""What AMD's compiler makes of the kernels, without a GPU: the inner loop of an assembly (loop), its clocks (timeline,
cycles), and a search over tile configurations (search)."""
