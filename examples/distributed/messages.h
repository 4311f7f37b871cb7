/* MPI's types for lines of bytes, of which there may be more than an int counts. */
#ifndef DISTRIBUTED_MESSAGES_H
#define DISTRIBUTED_MESSAGES_H

#include <mpi.h>

#include <stdint.h>

/* A committed type of `count` lines of so many bytes, whose beginnings lie `stride` bytes apart. Free it. */
MPI_Datatype make_lines_type(uint64_t count, uint64_t bytes, uint64_t stride);

#endif
