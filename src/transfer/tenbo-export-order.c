/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-export-order.h"

#include "tenbo-history-queries.h"
#include "tenbo-queries.h"

/* How many summaries are read at a time: they are much longer than what is kept of them. */
#define PAGE_SIZE 500

/* What a game is sorted by. */
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

/* Takes the uuids out of @games; NULL stands for a game that is not there. */
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
add_all (TenboStore *store,
         GArray     *keys,
         GError    **error)
{
  g_autoptr (GPtrArray) page = tenbo_store_list_unfinished (store, 0, error);

  if (page == NULL)
    return FALSE;

  add_keys (keys, page);
  g_ptr_array_unref (page);
  page = tenbo_store_list_finished (store, NULL, PAGE_SIZE, error);
  while (page != NULL && page->len > 0)
    {
      GPtrArray *next_page;

      add_keys (keys, page);
      next_page = tenbo_store_list_finished (store, g_ptr_array_index (page, page->len - 1),
                                             PAGE_SIZE, error);
      g_ptr_array_unref (page);
      page = next_page;
    }

  return page != NULL;
}

static gboolean
add_some (TenboStore   *store,
          const GArray *ids,
          GArray       *keys,
          GError      **error)
{
  for (guint begin = 0; begin < ids->len; begin += PAGE_SIZE)
    {
      TenboGameKey asked[PAGE_SIZE] = { 0 };
      guint        n_asked = MIN (PAGE_SIZE, ids->len - begin);
      g_autoptr (GPtrArray) games = NULL;

      for (guint i = 0; i < n_asked; i++)
        asked[i].game_id = g_array_index (ids, gint64, begin + i);

      games = tenbo_store_read_summaries (store, asked, n_asked, error);
      if (games == NULL)
        return FALSE;

      add_keys (keys, games);
    }

  return TRUE;
}

/* The ids of @keys, sorted, each once. */
static GArray *
sort_ids (GArray *keys)
{
  GArray *ids = g_array_sized_new (FALSE, FALSE, sizeof (gint64), keys->len);

  g_array_sort (keys, compare_keys);
  for (guint i = 0; i < keys->len; i++)
    {
      gint64 id = g_array_index (keys, Key, i).id;

      if (ids->len == 0 || g_array_index (ids, gint64, ids->len - 1) != id)
        g_array_append_val (ids, id);
    }

  return ids;
}

GArray *
tenbo_export_order (TenboStore   *store,
                    const GArray *ids,
                    GError      **error)
{
  g_autoptr (GArray) keys = g_array_new (FALSE, FALSE, sizeof (Key));

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);

  g_array_set_clear_func (keys, clear_key);
  if (!(ids != NULL ? add_some (store, ids, keys, error) : add_all (store, keys, error)))
    return NULL;

  return sort_ids (keys);
}
