/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-keys.h"
#include "tenbo-history-keys.h"

static gboolean
are_same (GArray *one,
          GArray *other)
{
  if (one->len != other->len)
    return FALSE;

  for (guint i = 0; i < one->len; i++)
    if (g_array_index (one, TenboGameKey, i).game_id !=
          g_array_index (other, TenboGameKey, i).game_id ||
        g_array_index (one, TenboGameKey, i).session_id !=
          g_array_index (other, TenboGameKey, i).session_id)
      return FALSE;

  return TRUE;
}

/* Applies the hunks between @before and @after. Returns the number of removed and added games. */
static guint
check_hunks (GArray *before,
             GArray *after)
{
  g_autoptr (GArray) hunks = tenbo_history_keys_compare (before, after);
  g_autoptr (GArray) keys = g_array_copy (before);
  guint n = 0;

  for (guint i = 0; i < hunks->len; i++)
    {
      const TenboHistoryHunk *hunk = &g_array_index (hunks, TenboHistoryHunk, i);

      if (hunk->n_removed > 0)
        g_array_remove_range (keys, hunk->position, hunk->n_removed);

      for (guint j = 0; j < hunk->n_added; j++)
        g_array_insert_val (keys, hunk->position + j,
                            g_array_index (after, TenboGameKey, hunk->position + j));

      n += hunk->n_removed + hunk->n_added;
    }

  g_assert_true (are_same (keys, after));

  return n;
}

static void
test_compare (void)
{
  g_autoptr (GArray) before = game_keys_new ();
  g_autoptr (GArray) after = game_keys_new ();
  g_autoptr (GArray) none = game_keys_new ();

  for (gint64 id = 1; id <= 9; id++)
    game_keys_add (before, id, id / 3);

  /* The last one is now first, the fourth is removed, the sixth belongs to another session. */
  game_keys_add (after, 9, 3);
  game_keys_add (after, 1, 0);
  game_keys_add (after, 2, 0);
  game_keys_add (after, 3, 1);
  game_keys_add (after, 5, 1);
  game_keys_add (after, 6, 7);
  game_keys_add (after, 7, 2);
  game_keys_add (after, 8, 2);

  g_assert_cmpuint (check_hunks (before, after), ==, 5);
  g_assert_cmpuint (check_hunks (before, before), ==, 0);
  g_assert_cmpuint (check_hunks (none, before), ==, 9);
  g_assert_cmpuint (check_hunks (before, none), ==, 9);
  g_assert_cmpuint (check_hunks (none, none), ==, 0);
}

/* Any list becomes any other; after the removal of a few games no other one moves. */
static void
test_compare_random (void)
{
  for (int round = 0; round < 400; round++)
    {
      g_autoptr (GArray) before = game_keys_new ();
      g_autoptr (GArray) after = game_keys_new ();
      guint n = (guint) g_test_rand_int_range (0, 60);
      guint n_gone = 0;

      for (guint i = 0; i < n; i++)
        {
          gboolean stays = g_test_rand_int_range (0, 12) > 0;

          game_keys_add (before, i + 1, i / 4);
          n_gone += stays ? 0 : 1;
          if (stays)
            game_keys_add (after, i + 1, i / 4);
        }

      g_assert_cmpuint (check_hunks (before, after), ==, n_gone);

      for (guint i = 0; i + 1 < after->len && round % 2 == 0; i += 5)
        {
          TenboGameKey *keys = (TenboGameKey *) (gpointer) after->data;
          TenboGameKey  key = keys[i];
          guint         other = (guint) g_test_rand_int_range (0, (int) after->len);

          keys[i] = keys[other];
          keys[other] = key;
        }

      g_assert_cmpuint (check_hunks (before, after), <=, before->len + after->len);
    }
}

static void
test_sections (void)
{
  g_autoptr (GArray) keys = game_keys_new ();
  guint start;
  guint end;

  for (gint64 id = 1; id <= 9; id++)
    game_keys_add (keys, id, id / 3);

  tenbo_history_keys_get_section (keys, 0, &start, &end);
  g_assert_cmpuint (start, ==, 0);
  g_assert_cmpuint (end, ==, 2);
  tenbo_history_keys_get_section (keys, 4, &start, &end);
  g_assert_cmpuint (start, ==, 2);
  g_assert_cmpuint (end, ==, 5);
  tenbo_history_keys_get_section (keys, 8, &start, &end);
  g_assert_cmpuint (start, ==, 8);
  g_assert_cmpuint (end, ==, 9);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/history-keys/compare", test_compare);
  g_test_add_func ("/store/history-keys/compare-random", test_compare_random);
  g_test_add_func ("/store/history-keys/sections", test_sections);

  return g_test_run ();
}
