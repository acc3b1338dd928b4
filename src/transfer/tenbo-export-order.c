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

/* Takes the uuids out of @games. */
static void
add_keys (GArray    *keys,
          GPtrArray *games)
{
  for (guint i = 0; i < games->len; i++)
    {
      TenboStoredSummary *game = games->pdata[i];
      Key                 key = { game->started.msec, game->id, g_steal_pointer (&game->uuid) };

      g_array_append_val (keys, key);
    }
}

static gboolean
add_finished (TenboStore *store,
              GArray     *keys,
              GError    **error)
{
  g_autoptr (GPtrArray) page = tenbo_store_list_finished (store, NULL, PAGE_SIZE, error);

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

/* Takes the uuids out of those of @games that are there. */
static void
add_known_keys (GArray    *keys,
                GPtrArray *games)
{
  for (guint i = games->len; i-- > 0;)
    if (games->pdata[i] == NULL)
      g_ptr_array_remove_index (games, i);

  add_keys (keys, games);
}

static GArray *
create_keys (void)
{
  GArray *keys = g_array_new (FALSE, FALSE, sizeof (Key));

  g_array_set_clear_func (keys, clear_key);
  return keys;
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
tenbo_export_order (TenboStore *store,
                    GError    **error)
{
  g_autoptr (GPtrArray) unfinished = NULL;
  g_autoptr (GArray) keys = NULL;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);

  unfinished = tenbo_store_list_unfinished (store, 0, error);
  if (unfinished == NULL)
    return NULL;

  keys = create_keys ();
  add_keys (keys, unfinished);

  return add_finished (store, keys, error) ? sort_ids (keys) : NULL;
}

GArray *
tenbo_export_order_of (TenboStore   *store,
                       const gint64 *ids,
                       guint         n,
                       GError      **error)
{
  g_autoptr (GArray) keys = create_keys ();

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);
  g_return_val_if_fail (ids != NULL || n == 0, NULL);

  for (guint begin = 0; begin < n; begin += PAGE_SIZE)
    {
      TenboGameKey asked[PAGE_SIZE] = { 0 };
      guint        n_asked = MIN (PAGE_SIZE, n - begin);
      g_autoptr (GPtrArray) games = NULL;

      for (guint i = 0; i < n_asked; i++)
        asked[i].game_id = ids[begin + i];

      games = tenbo_store_read_summaries (store, asked, n_asked, error);
      if (games == NULL)
        return NULL;

      add_known_keys (keys, games);
    }

  return sort_ids (keys);
}
