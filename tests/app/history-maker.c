/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "history-maker.h"
#include "store-reads.h"

#include "tenbo-app-test.h"

#define HOUR_MSEC (G_GINT64_CONSTANT (3600) * 1000)

/* Creates the template of all games, which is deleted again. Returns its id. */
static gint64
create_sample (TenboStore *store)
{
  g_autoptr (TenboGame) game = app_test_create_game (store, "b-rule");

  app_test_play_ron (game, 1, 3, 3, 30);
  app_test_stop_game (game);
  return tenbo_game_get_id (game);
}

static void
remove_sample (TenboStore *store,
               gint64      id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStoredGame) stored = store_test_read_game (store, id, &error);

  g_assert_no_error (error);
  tenbo_store_commit (store,
                      tenbo_write_delete (
                        (TenboWriteTarget) { id, stored->summary.revision }),
                      NULL, &error);
  g_assert_no_error (error);
  tenbo_store_commit (store, tenbo_write_purge (), NULL, &error);
  g_assert_no_error (error);
}

static void
set_name (TenboStoredPlayer *player,
          const char        *name)
{
  player->person_id = 0;
  g_clear_pointer (&player->person_uuid, g_free);
  g_set_str (&player->name, name);
}

/* Creates the game number @index; the newest is 0. */
static TenboStoredGame *
create_game (TenboStore *store,
             gint64      sample,
             guint       index,
             gint64      newest_msec)
{
  g_autoptr (GError) error = NULL;
  TenboStoredGame    *game = store_test_read_game (store, sample, &error);
  TenboStoredSummary *summary = &game->summary;
  g_autofree char    *session = g_strdup_printf ("00000000-0000-4000-8000-%012u", index / 3);

  g_clear_pointer (&summary->uuid, g_free);
  g_set_str (&summary->session_uuid, session);
  summary->id = 0;
  summary->session_id = 0;
  summary->started.msec = newest_msec - index * 8 * HOUR_MSEC;
  summary->ended.msec = summary->started.msec + HOUR_MSEC;
  summary->session_started.msec = newest_msec - (index / 3 * 3 + 2) * 8 * HOUR_MSEC;
  summary->is_void = index % 7 == 0;
  g_set_str (&summary->venue, index % 5 == 0 ? "Café Ten" : NULL);
  g_set_str (&summary->note, index % 100 == 0 ? "the long one" : NULL);
  for (int i = 0; i < 4; i++)
    set_name (&summary->players[i], i == 3 && index % 10 == 0 ? "Eri" : app_test_names[i]);

  return game;
}

static int
compare_start (gconstpointer one,
               gconstpointer other)
{
  const TenboStoredSummary *a = *(TenboStoredSummary *const *) one;
  const TenboStoredSummary *b = *(TenboStoredSummary *const *) other;

  return (a->started.msec < b->started.msec) - (a->started.msec > b->started.msec);
}

GArray *
history_maker_fill (TenboStore *store,
                    guint       n)
{
  g_autoptr (GPtrArray) summaries = NULL;
  g_autoptr (GError) error = NULL;
  GPtrArray *games = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_write_free);
  GArray    *ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  gint64     sample = create_sample (store);
  gint64     newest_msec = g_get_real_time () / 1000 - HOUR_MSEC;

  for (guint i = n; i-- > 0;)
    g_ptr_array_add (games, tenbo_write_game (create_game (store, sample, i, newest_msec)));

  remove_sample (store, sample);
  tenbo_store_commit (store, tenbo_write_together (games), NULL, &error);
  g_assert_no_error (error);

  summaries = store_test_list_finished (store, NULL, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (summaries->len, ==, n);
  g_ptr_array_sort (summaries, compare_start);
  for (guint i = 0; i < n; i++)
    g_array_append_val (ids, ((TenboStoredSummary *) g_ptr_array_index (summaries, i))->id);

  return ids;
}
