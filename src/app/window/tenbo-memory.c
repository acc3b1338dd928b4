/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-memory.h"

#include <stdlib.h> /* defines the macros that identify the C library */

#ifdef __GLIBC__
#include <malloc.h>

/* A list of 100,000 games takes 1.6 MB. Above this limit, the allocator maps it separately and
 * unmaps it when freed. Without explicit limits, glibc raises its own when the first list is
 * freed. */
#define APART_BYTES (256 * 1024)
#define KEEP_BYTES  (128 * 1024)

/* Otherwise each thread has its own heap, which retains memory that it once used. Threads allocate
 * little compared with the amount that they read. */
#define N_HEAPS 1
#endif

void
tenbo_memory_init (void)
{
#ifdef __GLIBC__
  mallopt (M_ARENA_MAX, N_HEAPS);
  mallopt (M_MMAP_THRESHOLD, APART_BYTES);
  mallopt (M_TRIM_THRESHOLD, KEEP_BYTES);
#endif
}
