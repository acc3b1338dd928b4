/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-memory.h"

#include <stdlib.h> /* tells which C library it is */

#ifdef __GLIBC__
#include <malloc.h>

/* A list of 100,000 games is 1.6 MB: it lies apart, and goes back as a whole. Without these limits
 * the library raises its own with the first list that is freed. */
#define APART_BYTES (256 * 1024)
#define KEEP_BYTES  (128 * 1024)

/* Otherwise each thread has a heap of its own, which keeps what it once held. What they allocate
 * is little beside what they read. */
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
