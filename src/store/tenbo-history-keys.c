/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-history-keys.h"
#include "tenbo-games.h"

/* A change in the list of games affects few positions. A list with more hunks is a new list. */
#define MAX_HUNKS 16

#define NOT_THERE G_MAXUINT

static const TenboGameKey *
get_key (GArray *keys,
         guint   position)
{
  return &g_array_index (keys, TenboGameKey, position);
}

static gboolean
is_same (const TenboGameKey *one,
         const TenboGameKey *other)
{
  return one->game_id == other->game_id && one->session_id == other->session_id;
}

/* The middle of two lists, without equal games at both ends */
typedef struct
{
  GArray *before;
  GArray *after;
  guint   first; /* position of the middle in both lists */
  guint   n_before;
  guint   n_after;
} Middle;

static void
middle_init (Middle *middle,
             GArray *before,
             GArray *after)
{
  guint shorter = MIN (before->len, after->len);
  guint first = 0;
  guint last = 0;

  while (first < shorter && is_same (get_key (before, first), get_key (after, first)))
    first++;

  while (last < shorter - first &&
         is_same (get_key (before, before->len - 1 - last), get_key (after, after->len - 1 - last)))
    last++;

  *middle = (Middle) {
    .before = before,
    .after = after,
    .first = first,
    .n_before = before->len - first - last,
    .n_after = after->len - first - last,
  };
}

/* Returns the position before the change of each game in the middle after it, or NOT_THERE. */
static guint *
find_positions (const Middle *middle)
{
  g_autoptr (GHashTable) positions = g_hash_table_new (NULL, NULL);
  guint *found = g_new (guint, middle->n_after);

  for (guint i = 0; i < middle->n_before; i++)
    g_hash_table_insert (positions,
                         GINT_TO_POINTER (get_key (middle->before, middle->first + i)->game_id),
                         GUINT_TO_POINTER (i + 1));

  for (guint i = 0; i < middle->n_after; i++)
    {
      const TenboGameKey *key = get_key (middle->after, middle->first + i);
      gpointer            value = g_hash_table_lookup (positions, GINT_TO_POINTER (key->game_id));
      guint               position = GPOINTER_TO_UINT (value);

      found[i] = NOT_THERE;
      if (position > 0 && is_same (key, get_key (middle->before, middle->first + position - 1)))
        found[i] = position - 1;
    }

  return found;
}

/* Returns the index of the first of the @n positions @ends that is not less than @position. */
static guint
find_end (const guint *ends,
          guint        n,
          const guint *positions,
          guint        position)
{
  guint low = 0;
  guint high = n;

  while (low < high)
    {
      guint between = (low + high) / 2;

      if (positions[ends[between]] < position)
        low = between + 1;
      else
        high = between;
    }

  return low;
}

/* Keeps in @positions only the longest increasing subsequence: these games stay, and all others are
 * removed and added. */
static void
keep_longest_run (guint *positions,
                  guint  n)
{
  g_autofree guint *ends = g_new (guint, n);    /* last element of the best one of each length */
  g_autofree guint *earlier = g_new (guint, n); /* previous element in each subsequence */
  guint             length = 0;
  guint             next;

  for (guint i = 0; i < n; i++)
    {
      guint end;

      if (positions[i] == NOT_THERE)
        continue;

      end = find_end (ends, length, positions, positions[i]);
      earlier[i] = end > 0 ? ends[end - 1] : NOT_THERE;
      ends[end] = i;
      length = MAX (length, end + 1);
    }

  next = length > 0 ? ends[length - 1] : NOT_THERE;
  for (guint i = n; i-- > 0;)
    {
      if (i == next)
        next = earlier[i];
      else
        positions[i] = NOT_THERE;
    }
}

/* Adds the difference between two games that remain. Returns FALSE if there are too many hunks. */
static gboolean
add_hunk (GArray *hunks,
          guint   position,
          guint   n_removed,
          guint   n_added)
{
  TenboHistoryHunk hunk = { .position = position, .n_removed = n_removed, .n_added = n_added };

  if (n_removed == 0 && n_added == 0)
    return TRUE;

  if (hunks->len == MAX_HUNKS)
    return FALSE;

  g_array_append_val (hunks, hunk);
  return TRUE;
}

static gboolean
add_hunks (GArray       *hunks,
           const Middle *middle,
           const guint  *positions)
{
  guint before = 0; /* current positions in the lists */
  guint after = 0;

  for (guint i = 0; i < middle->n_after; i++)
    {
      if (positions[i] == NOT_THERE)
        continue;

      if (!add_hunk (hunks, middle->first + after, positions[i] - before, i - after))
        return FALSE;

      before = positions[i] + 1;
      after = i + 1;
    }

  return add_hunk (hunks, middle->first + after, middle->n_before - before,
                   middle->n_after - after);
}

GArray *
tenbo_history_keys_compare (GArray *before,
                            GArray *after)
{
  g_autoptr (GArray) hunks = g_array_new (FALSE, FALSE, sizeof (TenboHistoryHunk));
  g_autofree guint *positions = NULL;
  Middle            middle;

  g_return_val_if_fail (before != NULL && after != NULL, NULL);

  middle_init (&middle, before, after);
  positions = find_positions (&middle);
  keep_longest_run (positions, middle.n_after);

  if (!add_hunks (hunks, &middle, positions))
    {
      g_array_set_size (hunks, 0);
      add_hunk (hunks, middle.first, middle.n_before, middle.n_after);
    }

  return g_steal_pointer (&hunks);
}

void
tenbo_history_keys_get_section (GArray *keys,
                                guint   position,
                                guint  *start,
                                guint  *end)
{
  gint64 session_id;

  g_return_if_fail (position < keys->len);

  session_id = get_key (keys, position)->session_id;
  *start = position;
  *end = position + 1;

  while (*start > 0 && get_key (keys, *start - 1)->session_id == session_id)
    (*start)--;

  while (*end < keys->len && get_key (keys, *end)->session_id == session_id)
    (*end)++;
}
