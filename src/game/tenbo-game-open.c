/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-game-private.h"
#include "tenbo-queries.h"
#include "tenbo-results.h"

static gboolean
fail_damaged (const TenboStoredGame *stored,
              const char            *where,
              const char            *detail,
              GError               **error)
{
  g_set_error (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_DAMAGED,
               "game %s, %s: %s", stored->summary.uuid, where, detail);
  return FALSE;
}

static gboolean
replay (TenboGameState *state,
        GError        **error)
{
  TenboStoredGame *stored = state->stored;
  g_autofree char *detail = NULL;
  guint            index;

  if (!tenbo_log_replay (&state->log, stored->events, &index, &detail))
    {
      g_autofree char *where = g_strdup_printf ("hands[%u]", index);

      return fail_damaged (stored, where, detail, error);
    }

  if (stored->n_done > stored->edits->len)
    return fail_damaged (stored, "edits", "fewer than are done", error);

  if (!tenbo_log_read_running_hand (&state->log,
                                    stored->running_hand,
                                    &state->partial,
                                    &state->view,
                                    &detail))
    return fail_damaged (stored, "running hand", detail, error);

  return TRUE;
}

gboolean
tenbo_game_state_load (TenboGameState *state,
                       TenboStore     *store,
                       gint64          game_id,
                       GError        **error)
{
  g_autoptr (TenboRuleset) ruleset = NULL;
  g_autoptr (GError) unreadable = NULL;

  *state = (TenboGameState) { 0 };
  state->stored = tenbo_store_read_game (store, game_id, error);
  if (state->stored == NULL)
    return FALSE;

  ruleset = tenbo_ruleset_new_frozen (state->stored->ruleset_json,
                                      state->stored->summary.ruleset_key, &unreadable);
  if (ruleset == NULL)
    {
      fail_damaged (state->stored, "ruleset", unreadable->message, error);
      tenbo_game_state_clear (state);
      return FALSE;
    }

  state->revision = state->stored->summary.revision;
  tenbo_log_init (&state->log, ruleset);
  if (replay (state, error))
    return TRUE;

  tenbo_game_state_clear (state);
  return FALSE;
}

static TenboWrite *
write_of_new_game (const TenboNewGame *new_game)
{
  TenboStoredGame    *game = tenbo_stored_game_new ();
  TenboStoredSummary *summary = &game->summary;
  const TbRules      *rules = tenbo_ruleset_get_rules (new_game->ruleset);
  TbTable             table;

  tb_table_start (&table, rules);
  tenbo_results_progress (&table, 0, &summary->progress);

  summary->session_id = new_game->session_id;
  summary->ruleset_key = g_strdup (tenbo_ruleset_get_id (new_game->ruleset));
  summary->ruleset_name = g_strdup (tenbo_ruleset_get_name (new_game->ruleset));
  summary->title = g_strdup (new_game->title);
  summary->n_players = rules->players;
  game->ruleset_json = g_strdup (tenbo_ruleset_get_json (new_game->ruleset));

  for (int i = 0; i < rules->players; i++)
    {
      summary->players[i].name = g_strdup (new_game->names[i]);
      if (new_game->places != NULL)
        summary->players[i].place = new_game->places[i];
    }

  return tenbo_write_game (game);
}

static void
created_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  GError      *error = NULL;
  TenboOutcome outcome;
  TenboGame   *game = NULL;

  if (tenbo_store_commit_finish (TENBO_STORE (source), result, &outcome, &error))
    game = tenbo_game_open (TENBO_STORE (source), outcome.game_id, &error);

  if (game != NULL)
    g_task_return_pointer (task, game, g_object_unref);
  else
    g_task_return_error (task, error);
}

void
tenbo_game_create_async (TenboStore         *store,
                         const TenboNewGame *new_game,
                         GCancellable       *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer            user_data)
{
  GTask *task;

  g_return_if_fail (TENBO_IS_STORE (store));
  g_return_if_fail (new_game != NULL && TENBO_IS_RULESET (new_game->ruleset));

  task = g_task_new (store, cancellable, callback, user_data);
  g_task_set_source_tag (task, tenbo_game_create_async);
  g_task_set_check_cancellable (task, FALSE);
  tenbo_store_commit_async (store, write_of_new_game (new_game), cancellable, created_cb, task);
}

TenboGame *
tenbo_game_create_finish (GAsyncResult *result,
                          GError      **error)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}

TenboGame *
tenbo_game_create (TenboStore         *store,
                   const TenboNewGame *new_game,
                   GError            **error)
{
  TenboOutcome outcome;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);
  g_return_val_if_fail (new_game != NULL && TENBO_IS_RULESET (new_game->ruleset), NULL);

  if (!tenbo_store_commit (store, write_of_new_game (new_game), &outcome, error))
    return NULL;

  return tenbo_game_open (store, outcome.game_id, error);
}

static gboolean
have_same_people (const TenboStoredGame *one,
                  const TenboStoredGame *other)
{
  for (int i = 0; i < one->summary.n_players; i++)
    {
      const TenboStoredPlayer *player = &one->summary.players[i];
      const TenboStoredPlayer *same = &other->summary.players[i];

      if (player->person_id != same->person_id || !g_str_equal (player->name, same->name))
        return FALSE;
    }

  return TRUE;
}

void
tenbo_game_refresh (TenboGame *self)
{
  g_auto (TenboGameState) fresh = { 0 };
  g_autoptr (GError) error = NULL;

  self->is_old = self->busy;
  if (self->busy)
    return;

  if (!tenbo_game_state_load (&fresh, self->store, tenbo_game_get_id (self), &error))
    {
      if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND))
        tenbo_game_emit_gone (self);
      else
        g_info ("Cannot read the game again: %s", error->message);
      return;
    }

  if (fresh.revision == self->state.revision && have_same_people (fresh.stored, self->state.stored))
    return;

  tenbo_game_state_clear (&self->state);
  self->state = fresh;
  fresh = (TenboGameState) { 0 };
  tenbo_game_emit_changed (self);
}

TenboGame *
tenbo_game_open (TenboStore *store,
                 gint64      game_id,
                 GError    **error)
{
  TenboGameState state;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);

  if (!tenbo_game_state_load (&state, store, game_id, error))
    return NULL;

  return tenbo_game_new (store, &state);
}
