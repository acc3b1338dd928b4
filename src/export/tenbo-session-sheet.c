/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-session-sheet.h"

#include "tenbo-free-text.h"
#include "tenbo-games.h"
#include "tenbo-people.h"
#include "tenbo-sessions.h"

static gboolean
is_counted (const TenboStoredSummary *game)
{
  return game->progress.end_reason != NULL && !game->is_void;
}

static void
fill_game (const TenboStoredSummary *game,
           TenboSessionGame         *out)
{
  out->n_players = game->n_players;

  for (int i = 0; i < game->n_players; i++)
    {
      const TenboStoredPlayer *player = &game->players[i];

      out->results[i] = (TenboSessionResult) {
        .person_id = player->person_id,
        .name = player->name,
        .rank = player->rank,
        .total = player->total,
        .chips = player->chips,
      };
    }
}

static TenboSessionTotals *
add_up (const TenboSessionSheet *self)
{
  guint                        n_games = self->counted->len;
  g_autofree TenboSessionGame *games = g_new0 (TenboSessionGame, n_games + 1);
  TenboSessionTerms            terms = {
               .rate = MAX (self->session->rate, 0),
               .fee = MAX (self->session->fee, 0),
               .payer_id = self->session->fee_person_id,
               .payer = self->payer,
  };

  for (guint i = 0; i < n_games; i++)
    fill_game (self->counted->pdata[i], &games[i]);

  return tenbo_session_totals_new (games, n_games, &terms);
}

TenboSessionSheet *
tenbo_session_sheet_new (TenboStoredSession *session,
                         GPtrArray          *games,
                         const char         *payer)
{
  TenboSessionSheet *self = g_new0 (TenboSessionSheet, 1);
  guint              n_in_thousands = 0;

  self->session = session;
  self->games = games;
  self->payer = g_strdup (payer);
  self->counted = g_ptr_array_new ();

  for (guint i = 0; i < games->len; i++)
    if (is_counted (games->pdata[i]))
      {
        g_ptr_array_add (self->counted, games->pdata[i]);
        n_in_thousands += tenbo_stored_summary_is_in_thousands (games->pdata[i]) ? 1 : 0;
      }

  /* Games of both kinds have nothing in common but single points. */
  self->in_thousands = n_in_thousands > 0 && n_in_thousands == self->counted->len;
  self->totals = add_up (self);

  return self;
}

/* The name of the person; NULL with @error. */
static char *
read_name (TenboRead *read,
           gint64     person_id,
           GError   **error)
{
  g_autoptr (TenboStoredPerson) person = tenbo_people_read (read, person_id, error);

  return person != NULL ? g_strdup (person->name) : NULL;
}

TenboSessionSheet *
tenbo_session_sheet_read (TenboStore *store,
                          gint64      session_id,
                          GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);
  g_autoptr (TenboStoredSession) session = tenbo_sessions_read (read, session_id, error);
  g_autoptr (GPtrArray) games = NULL;
  g_autofree char *payer = NULL;

  if (session == NULL)
    return NULL;

  games = tenbo_games_list_session (read, session_id, error);
  if (games == NULL)
    return NULL;

  if (session->fee_person_id != 0)
    {
      payer = read_name (read, session->fee_person_id, error);
      if (payer == NULL)
        return NULL;
    }

  return tenbo_session_sheet_new (g_steal_pointer (&session), g_steal_pointer (&games), payer);
}

void
tenbo_session_sheet_free (TenboSessionSheet *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->totals, tenbo_session_totals_free);
  g_clear_pointer (&self->counted, g_ptr_array_unref);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_clear_pointer (&self->session, tenbo_stored_session_free);
  g_free (self->payer);
  g_free (self);
}

const TenboSessionTotal *
tenbo_session_sheet_get_total (const TenboSessionSheet *self,
                               guint                    place)
{
  g_return_val_if_fail (place < self->totals->totals->len, NULL);

  return self->totals->totals->pdata[place];
}

const char *
tenbo_session_sheet_get_name (const TenboSessionSheet *self,
                              guint                    place)
{
  const TenboSessionTotal *total = tenbo_session_sheet_get_total (self, place);

  return total != NULL ? tenbo_free_text_isolate (total->name) : NULL;
}

gboolean
tenbo_session_sheet_get_result (const TenboSessionSheet *self,
                                guint                    index,
                                guint                    place,
                                TenboSessionResult      *result)
{
  const TenboSessionTotal *total = tenbo_session_sheet_get_total (self, place);
  TenboSessionGame         game;

  g_return_val_if_fail (total != NULL && index < self->counted->len, FALSE);

  fill_game (self->counted->pdata[index], &game);
  for (int i = 0; i < game.n_players; i++)
    if (game.results[i].person_id == total->person_id)
      {
        *result = game.results[i];
        return TRUE;
      }

  return FALSE;
}

gboolean
tenbo_session_sheet_has_chips (const TenboSessionSheet *self)
{
  for (guint i = 0; i < self->totals->totals->len; i++)
    if (tenbo_session_sheet_get_total (self, i)->chips != 0)
      return TRUE;

  return FALSE;
}

gboolean
tenbo_session_sheet_has_money (const TenboSessionSheet *self)
{
  return self->session->rate > 0 || self->session->fee > 0;
}
