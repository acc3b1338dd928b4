/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "random-play.h"

G_BEGIN_DECLS

/* A reader of foreign data, or a computation on it, that is fed with mutated inputs. libFuzzer
 * drives it for hours (`tools/dev fuzz`); the tests feed it with the seeds, with the inputs of
 * earlier findings (corpus/NAME) and with some random mutations of both. */
typedef struct
{
  const char *name;
  guint       n_runs; /* number of mutated inputs in a test */

  /* Called once before everything else; or NULL */
  void (*set_up) (void);

  /* Reads the input and asserts what must be true of any input. */
  void (*run) (const uint8_t *bytes,
               size_t         n);

  /* Returns a changed input that readers do not refuse at once; NULL if that is not possible. NULL:
   * the bytes have no structure. */
  GBytes *(*mutate) (const uint8_t *bytes,
                     size_t         n,
                     RandomPlay    *random);

  /* Appends inputs (GBytes) from which mutations begin; or NULL */
  void (*add_seeds) (GPtrArray *seeds);
} FuzzTarget;

extern const FuzzTarget fuzz_backup;
extern const FuzzTarget fuzz_database;
extern const FuzzTarget fuzz_entry;
extern const FuzzTarget fuzz_hands;
extern const FuzzTarget fuzz_import;
extern const FuzzTarget fuzz_records;
extern const FuzzTarget fuzz_rulesets;
extern const FuzzTarget fuzz_shared;
extern const FuzzTarget fuzz_tai;
extern const FuzzTarget fuzz_tiles;

/* Ends the program with a message. Unlike g_error(), libFuzzer keeps the input. */
void fuzz_fail (const char *format,
                ...) G_GNUC_PRINTF (1, 2) G_GNUC_NORETURN;

G_END_DECLS
