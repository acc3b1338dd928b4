/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "golden.h"

void
golden_assert (const char *name,
               const char *text)
{
  g_autofree char *path = g_build_filename (g_getenv ("TENBO_TEST_DATA"), name, NULL);
  g_autofree char *stored = NULL;
  g_auto (GStrv) expected = NULL;
  g_auto (GStrv) found = NULL;

  if (g_getenv ("TENBO_UPDATE_WORDS") != NULL)
    g_assert_true (g_file_set_contents (path, text, -1, NULL));

  g_assert_true (g_file_get_contents (path, &stored, NULL, NULL));
  expected = g_strsplit (stored, "\n", -1);
  found = g_strsplit (text, "\n", -1);
  for (guint i = 0; expected[i] != NULL && found[i] != NULL; i++)
    g_assert_cmpstr (found[i], ==, expected[i]);
  g_assert_cmpstr (text, ==, stored);
}
