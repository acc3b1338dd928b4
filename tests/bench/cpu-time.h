/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <time.h>

/* Returns the processor time of @clock, CLOCK_PROCESS_CPUTIME_ID or CLOCK_THREAD_CPUTIME_ID, in
 * nanoseconds. Unlike the time of day, it does not depend on other programs. */
static inline double
cpu_time_get_nsec (clockid_t clock)
{
  struct timespec time;

  clock_gettime (clock, &time);

  return (double) time.tv_sec * 1e9 + (double) time.tv_nsec;
}
