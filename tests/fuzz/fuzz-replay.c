/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz-replay NAME CORPUS [RUNS [SEED]]: feeds the target NAME with its seeds, with the files below
 * CORPUS/NAME and with RUNS random mutations of them. The same arguments give the same inputs. The
 * file fuzz-NAME.input in the folder tests of the build is the last one: that of a finding. It is
 * removed at the end.
 *
 * fuzz-replay NAME --write-seeds FOLDER: writes the seeds as files, for libFuzzer. */

#include "fuzz.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SEED 20261128

static const FuzzTarget *const targets[] = {
  &fuzz_backup,
  &fuzz_database,
  &fuzz_entry,
  &fuzz_hands,
  &fuzz_import,
  &fuzz_records,
  &fuzz_rulesets,
  &fuzz_shared,
  &fuzz_tai,
  &fuzz_tiles,
};

/* Longest input without structure */
#define MAX_BYTES 400

static void
add_corpus (GPtrArray  *inputs,
            const char *corpus,
            const char *name)
{
  g_autofree char *folder = g_build_filename (corpus, name, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *file;

  while (dir != NULL && (file = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, file, NULL);
      char            *bytes;
      gsize            n;

      g_assert_true (g_file_get_contents (path, &bytes, &n, NULL));
      g_ptr_array_add (inputs, g_bytes_new_take (bytes, n));
    }
}

/* Returns other bytes: some are replaced, inserted or removed. */
static GBytes *
mutate_bytes (const uint8_t *bytes,
              size_t         n,
              RandomPlay    *random)
{
  g_autoptr (GByteArray) out = g_byte_array_new ();
  guint n_changes = 1 + random_play_below (random, 8);

  g_byte_array_append (out, bytes, (guint) n);
  for (guint i = 0; i < n_changes; i++)
    {
      guint   at = random_play_below (random, out->len + 1);
      uint8_t byte = (uint8_t) random_play_below (random, 256);

      if (at == out->len || random_play_happens (random, 30))
        g_byte_array_append (out, &byte, 1);
      else if (random_play_happens (random, 30))
        g_byte_array_remove_index (out, at);
      else
        out->data[at] = byte;
    }

  return g_byte_array_free_to_bytes (g_steal_pointer (&out));
}

static GBytes *
make_random_bytes (RandomPlay *random)
{
  guint  n = random_play_below (random, MAX_BYTES);
  guint8 bytes[MAX_BYTES];

  for (guint i = 0; i < n; i++)
    bytes[i] = (guint8) random_play_below (random, 256);

  return g_bytes_new (bytes, n);
}

static GBytes *
mutate (const FuzzTarget *target,
        GBytes           *input,
        RandomPlay       *random)
{
  gsize         n;
  const guint8 *bytes = g_bytes_get_data (input, &n);
  GBytes       *mutated = NULL;

  if (target->mutate != NULL && random_play_happens (random, 90))
    mutated = target->mutate (bytes, n, random);

  return mutated != NULL ? mutated : mutate_bytes (bytes, n, random);
}

/* Returns a new input: one of @inputs after a few changes. */
static GBytes *
make_input (const FuzzTarget *target,
            GPtrArray        *inputs,
            RandomPlay       *random)
{
  guint   n_changes = 1 + random_play_below (random, 4);
  GBytes *input;

  if (inputs->len == 0)
    return make_random_bytes (random);

  input = g_bytes_ref (inputs->pdata[random_play_below (random, inputs->len)]);
  for (guint i = 0; i < n_changes; i++)
    {
      GBytes *next = mutate (target, input, random);

      g_bytes_unref (input);
      input = next;
    }

  return input;
}

static void
run (const FuzzTarget *target,
     GBytes           *input,
     const char       *path)
{
  gsize         n;
  const guint8 *bytes = g_bytes_get_data (input, &n);
  FILE         *file = fopen (path, "wb");

  g_assert_nonnull (file);
  if (n > 0)
    fwrite (bytes, 1, n, file);
  fclose (file);
  target->run (bytes, n);
}

static void
write_seeds (GPtrArray  *seeds,
             const char *folder)
{
  for (guint i = 0; i < seeds->len; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/seed-%u", folder, i);
      gsize            n;
      const void      *bytes = g_bytes_get_data (seeds->pdata[i], &n);

      g_assert_true (g_file_set_contents (path, bytes, (gssize) n, NULL));
    }
}

static const FuzzTarget *
find_target (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (targets); i++)
    if (strcmp (targets[i]->name, name) == 0)
      return targets[i];

  return NULL;
}

int
main (int    argc,
      char **argv)
{
  const FuzzTarget *target = argc > 2 ? find_target (argv[1]) : NULL;
  g_autoptr (GPtrArray) inputs = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  const char      *builddir = g_getenv ("G_TEST_BUILDDIR");
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;
  RandomPlay       random;
  guint            n_runs;

  if (target == NULL)
    {
      g_printerr ("Usage: fuzz-replay NAME CORPUS [RUNS [SEED]]\n"
                  "       fuzz-replay NAME --write-seeds FOLDER\n");
      return 2;
    }

  if (target->set_up != NULL)
    target->set_up ();
  if (target->add_seeds != NULL)
    target->add_seeds (inputs);
  if (strcmp (argv[2], "--write-seeds") == 0 && argc > 3)
    {
      write_seeds (inputs, argv[3]);
      return 0;
    }

  add_corpus (inputs, argv[2], target->name);
  n_runs = argc > 3 ? (guint) atoi (argv[3]) : target->n_runs;
  random_play_init (&random, argc > 4 ? (uint64_t) atoll (argv[4]) : SEED);
  name = g_strdup_printf ("fuzz-%s.input", target->name);
  path = g_build_filename (builddir != NULL ? builddir : ".", name, NULL);
  for (guint i = 0; i < inputs->len; i++)
    run (target, inputs->pdata[i], path);
  for (guint i = 0; i < n_runs; i++)
    {
      g_autoptr (GBytes) input = make_input (target, inputs, &random);

      run (target, input, path);
    }

  g_print ("%s: %u inputs, %u mutations\n", target->name, inputs->len, n_runs);
  g_remove (path);

  return 0;
}
