/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdlib.h>

/* Random tests repeat a check. Returns the number of repetitions: @usual, which finds a mistake in
 * seconds, or @thorough (tools/dev thorough), which also finds rare ones. */
static inline int
sample_size (int usual,
             int thorough)
{
  return getenv ("TENBO_TEST_THOROUGH") != NULL ? thorough : usual;
}
