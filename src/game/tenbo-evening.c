/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-evening.h"

#include "tenbo-games.h"
#include "tenbo-rota.h"
#include "tenbo-sessions.h"

/* Upper limit of games in a session. */
#define MAX_GAMES 64

static int
compare_starts (gconstpointer a,
                gconstpointer b)
{
  const TenboStoredSummary *one = *(const TenboStoredSummary *const *) a;
  const TenboStoredSummary *other = *(const TenboStoredSummary *const *) b;

  return (one->started.msec < other->started.msec) - (one->started.msec > other->started.msec);
}

/* Returns the newest games of @store in descending order; NULL if they are unreadable. */
static GPtrArray *
list_games (TenboStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, &error);
  GPtrArray *games = tenbo_games_list_unfinished (read, MAX_GAMES, &error);
  GPtrArray *finished = games != NULL ? tenbo_games_list_finished (read, NULL, MAX_GAMES, &error)
                                      : NULL;

  if (finished == NULL)
    {
      g_warning ("The games cannot be listed: %s", error->message);
      g_clear_pointer (&games, g_ptr_array_unref);
      return NULL;
    }

  /* The sort is stable: of two games with the same start, an unfinished one is newer. */
  g_ptr_array_extend_and_steal (games, finished);
  g_ptr_array_sort (games, compare_starts);

  return games;
}

/* Removes games newer than @game_id and games of other sessions. */
static void
filter_session (GPtrArray *games,
                gint64     game_id)
{
  gint64 session_id;

  while (games->len > 0 && game_id != 0 &&
         ((TenboStoredSummary *) games->pdata[0])->id != game_id)
    g_ptr_array_remove_index (games, 0);

  if (games->len == 0)
    return;

  session_id = ((TenboStoredSummary *) games->pdata[0])->session_id;
  for (guint i = games->len; i > 0; i--)
    if (((TenboStoredSummary *) games->pdata[i - 1])->session_id != session_id)
      g_ptr_array_remove_index (games, i - 1);
}

static void
add_people (GPtrArray *people,
            GStrv      names)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (!g_ptr_array_find_with_equal_func (people, names[i], g_str_equal, NULL))
      g_ptr_array_add (people, names[i]);
}

/* Sets the next players from the games of the session, newest first. */
static void
seat_next (TenboEvening *self,
           GPtrArray    *games,
           GSettings    *settings)
{
  guint n_games = self->session_id != 0 ? games->len : 1;
  g_autoptr (GPtrArray) players = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_autoptr (GPtrArray) people = g_ptr_array_new ();
  g_auto (GStrv) sitting_out = NULL;
  const char *nobody[] = { NULL };

  /* The people who sat out of the newest game; NULL if unknown. */
  if (self->session_id != 0)
    {
      g_autoptr (GVariant) value = g_settings_get_value (settings, "sitting-out");
      const char *uuid;

      g_variant_get (value, "(&s^as)", &uuid, &sitting_out);
      if (!g_str_equal (uuid, ((const TenboStoredSummary *) games->pdata[0])->uuid))
        g_clear_pointer (&sitting_out, g_strfreev);
    }

  for (guint i = 0; i < n_games; i++)
    {
      const TenboStoredSummary *game = games->pdata[i];
      g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

      for (int player = 0; player < game->n_players; player++)
        g_strv_builder_add (names, game->players[player].name);
      g_ptr_array_add (players, g_strv_builder_end (names));
      add_people (people, players->pdata[i]);
    }

  if (sitting_out != NULL)
    add_people (people, sitting_out);
  g_ptr_array_add (people, NULL);
  self->people = g_strdupv ((char **) people->pdata);
  self->next = tenbo_rota_seat_next ((const GStrv *) players->pdata,
                                     n_games,
                                     self->session_id != 0 ? (const char *const *) sitting_out
                                                           : nobody);
}

TenboEvening *
tenbo_evening_new_after (TenboStore *store,
                         GSettings  *settings,
                         gint64      game_id)
{
  g_autoptr (GPtrArray) games = list_games (store);
  const TenboStoredSummary *last;
  TenboEvening             *self;
  int                       sides[TB_MAX_PLAYERS];

  if (games == NULL)
    return NULL;

  filter_session (games, game_id);
  if (games->len == 0)
    return NULL;

  last = games->pdata[0];
  self = g_new0 (TenboEvening, 1);
  self->session_id = tenbo_session_can_continue (last->started,
                                                 last->changed_msec,
                                                 tenbo_stored_now ())
                       ? last->session_id
                       : 0;
  self->n_players = last->n_players;
  for (int player = 0; player < last->n_players; player++)
    sides[player] = last->players[player].side;
  tenbo_seating_init_recorded (&self->seating, last->n_players, sides);
  seat_next (self, games, settings);

  return self;
}

void
tenbo_evening_free (TenboEvening *self)
{
  g_strfreev (self->people);
  g_strfreev (self->next);
  g_free (self);
}

gboolean
tenbo_evening_continues_with (TenboEvening      *self,
                              const char *const *names,
                              guint              n_names)
{
  guint n_known = 0;

  for (guint i = 0; i < n_names; i++)
    n_known += g_strv_contains ((const char *const *) self->people, names[i]) ? 1 : 0;

  return self->session_id != 0 && 2 * n_known > n_names;
}

void
tenbo_evening_store_sitting_out (GSettings         *settings,
                                 const char        *game_uuid,
                                 const char *const *names)
{
  g_settings_set_value (settings, "sitting-out", g_variant_new ("(s^as)", game_uuid, names));
}
