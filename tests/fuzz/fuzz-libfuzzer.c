/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The functions that libFuzzer calls, for the target FUZZ_TARGET. */

#include "fuzz.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>

/* Percentage of the mutations that know the structure of the input */
#define PERCENT_STRUCTURED 80

size_t LLVMFuzzerMutate (uint8_t *bytes,
                         size_t   n,
                         size_t   max);
int    LLVMFuzzerInitialize (int    *argc,
                             char ***argv);
int    LLVMFuzzerTestOneInput (const uint8_t *bytes,
                               size_t         n);
size_t LLVMFuzzerCustomMutator (uint8_t     *bytes,
                                size_t       n,
                                size_t       max,
                                unsigned int seed);

static void
abort_cb (int number)
{
  abort ();
}

int
LLVMFuzzerInitialize (int    *argc,
                      char ***argv)
{
  /* GLib raises this signal for a critical message, and libFuzzer only handles that of abort(). */
  signal (SIGTRAP, abort_cb);
  if (FUZZ_TARGET.set_up != NULL)
    FUZZ_TARGET.set_up ();

  return 0;
}

int
LLVMFuzzerTestOneInput (const uint8_t *bytes,
                        size_t         n)
{
  FUZZ_TARGET.run (bytes, n);

  return 0;
}

size_t
LLVMFuzzerCustomMutator (uint8_t     *bytes,
                         size_t       n,
                         size_t       max,
                         unsigned int seed)
{
  g_autoptr (GBytes) mutated = NULL;
  RandomPlay random;

  random_play_init (&random, seed);
  if (FUZZ_TARGET.mutate != NULL && random_play_happens (&random, PERCENT_STRUCTURED))
    mutated = FUZZ_TARGET.mutate (bytes, n, &random);
  if (mutated == NULL || g_bytes_get_size (mutated) > max)
    return LLVMFuzzerMutate (bytes, n, max);

  memcpy (bytes, g_bytes_get_data (mutated, NULL), g_bytes_get_size (mutated));

  return g_bytes_get_size (mutated);
}
