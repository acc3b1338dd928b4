/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-similar.h"

static void
test_similar (void)
{
  static const char *const known[] = { "history", "rules", "import", "red-fives" };
  static const struct
  {
    const char *word;
    const char *similar; /* or NULL */
  } cases[] = {
    { "hstorry", "history" },
    { "ihstory", "history" },
    { "ruels", "rules" },
    { "red", "red-fives" },
    { "zzzzzz", NULL },
    { "x", NULL },
    { "", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpstr (tenbo_similar_find (cases[i].word, known, G_N_ELEMENTS (known)), ==,
                     cases[i].similar);
}

/* A word that is longer than any name has no suggestion. */
static void
test_long (void)
{
  g_autofree char  *word = g_strnfill (1000, 'a');
  const char *const known[] = { "a", word };

  g_assert_null (tenbo_similar_find (word, known, G_N_ELEMENTS (known)));
  g_assert_cmpstr (tenbo_similar_find ("a", known, G_N_ELEMENTS (known)), ==, "a");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/similar", test_similar);
  g_test_add_func ("/text/similar/long", test_long);

  return g_test_run ();
}
