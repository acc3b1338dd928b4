/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-export-order.h"

#include "tenbo-games.h"

/* Number of summaries read at a time: they are much longer than the part that is kept. */
#define PAGE_SIZE 500

/* The sort key of a game. */
typedef struct
{
  gint64 started_msec;
  gint64 id;
  char  *uuid;
} Key;

static void
clear_key (gpointer data)
{
  Key *key = data;

  g_free (key->uuid);
}

static gint
compare_keys (gconstpointer a,
              gconstpointer b)
{
  const Key *first = a;
  const Key *second = b;

  if (first->started_msec != second->started_msec)
    return first->started_msec < second->started_msec ? -1 : 1;

  return g_strcmp0 (first->uuid, second->uuid);
}

/* Removes the uuids from @games; NULL marks a game that does not exist. */
static void
add_keys (GArray    *keys,
          GPtrArray *games)
{
  for (guint i = 0; i < games->len; i++)
    {
      TenboStoredSummary *game = games->pdata[i];

      if (game != NULL)
        {
          Key key = { game->started.msec, game->id, g_steal_pointer (&game->uuid) };

          g_array_append_val (keys, key);
        }
    }
}

static gboolean
add_all (TenboRead *read,
         GArray    *keys,
         GError   **error)
{
  g_autoptr (GPtrArray) page = tenbo_games_list_unfinished (read, 0, error);

  if (page == NULL)
    return FALSE;

  add_keys (keys, page);
  g_ptr_array_unref (page);
  page = tenbo_games_list_finished (read, NULL, PAGE_SIZE, error);
  while (page != NULL && page->len > 0)
    {
      GPtrArray *next_page;

      add_keys (keys, page);
      next_page = tenbo_games_list_finished (read, g_ptr_array_index (page, page->len - 1),
                                             PAGE_SIZE, error);
      g_ptr_array_unref (page);
      page = next_page;
    }

  return page != NULL;
}

static gboolean
add_some (TenboRead    *read,
          const GArray *ids,
          GArray       *keys,
          GError      **error)
{
  for (guint begin = 0; begin < ids->len; begin += PAGE_SIZE)
    {
      TenboGameKey asked[PAGE_SIZE];
      guint        n_asked = MIN (PAGE_SIZE, ids->len - begin);
      g_autoptr (GPtrArray) games = NULL;

      for (guint i = 0; i < n_asked; i++)
        asked[i] = tenbo_game_key (g_array_index (ids, gint64, begin + i), 0, FALSE);

      games = tenbo_games_read_summaries (read, asked, n_asked, error);
      if (games == NULL)
        return FALSE;

      add_keys (keys, games);
    }

  return TRUE;
}

GArray *
tenbo_export_order (TenboStore   *store,
                    const GArray *ids,
                    GError      **error)
{
  g_autoptr (GArray) keys = g_array_new (FALSE, FALSE, sizeof (Key));
  g_autoptr (TenboRead) read = NULL;
  GArray *sorted;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);

  g_array_set_clear_func (keys, clear_key);
  read = tenbo_store_read_begin (store, NULL, error);
  if (read == NULL ||
      !(ids != NULL ? add_some (read, ids, keys, error) : add_all (read, keys, error)))
    return NULL;

  /* Removes duplicates. */
  sorted = g_array_sized_new (FALSE, FALSE, sizeof (gint64), keys->len);
  g_array_sort (keys, compare_keys);
  for (guint i = 0; i < keys->len; i++)
    {
      gint64 id = g_array_index (keys, Key, i).id;

      if (sorted->len == 0 || g_array_index (sorted, gint64, sorted->len - 1) != id)
        g_array_append_val (sorted, id);
    }

  return sorted;
}
