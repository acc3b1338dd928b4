/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-game.h"

#include "tenbo-game-change.h"
#include "tenbo-results.h"

#include <glib/gi18n-lib.h>

struct _TenboGame
{
  GObject parent_instance;

  TenboStore    *store; /* owned; NULL for a detached game, which is only in memory */
  TenboGameState state;
  gboolean       busy;
  gboolean       is_old; /* whether to read it again when it is no longer busy */
  TenboWordsGame words;  /* filled on each request */
};

G_DEFINE_FINAL_TYPE (TenboGame, tenbo_game, G_TYPE_OBJECT)

G_DEFINE_QUARK (tenbo-game-error-quark, tenbo_game_error)

typedef enum
{
  PROP_HEADING = 1,
  PROP_SUBHEADING,
  PROP_RUNNING,
  PROP_BUSY,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
} TenboGameProps;

static GParamSpec *props[PROP_CAN_REDO + 1];

enum
{
  SIGNAL_CHANGED,
  SIGNAL_GONE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
tenbo_game_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  TenboGame  *self = TENBO_GAME (object);
  const char *title = tenbo_free_text_isolate (self->state.stored->summary.title);
  const char *ruleset = tenbo_free_text_isolate (tenbo_ruleset_get_name (self->state.log.ruleset));

  switch ((TenboGameProps) prop_id)
    {
    case PROP_HEADING:
      g_value_set_string (value, title != NULL ? title : ruleset);
      return;
    case PROP_SUBHEADING:
      if (tenbo_game_get_transient (self))
        /* Translators: subtitle of the sample game, of which no hand is saved */
        g_value_set_string (value, _ ("Nothing is kept"));
      else
        g_value_set_string (value, title != NULL ? ruleset : "");
      return;
    case PROP_RUNNING:
      g_value_set_boolean (value, tenbo_game_get_running (self));
      return;
    case PROP_BUSY:
      g_value_set_boolean (value, self->busy);
      return;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, tenbo_game_get_can_undo (self));
      return;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, tenbo_game_get_can_redo (self));
      return;
    }

  G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
tenbo_game_finalize (GObject *object)
{
  TenboGame *self = TENBO_GAME (object);

  tenbo_game_state_clear (&self->state);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (tenbo_game_parent_class)->finalize (object);
}

static void
tenbo_game_class_init (TenboGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags   flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tenbo_game_get_property;
  object_class->finalize = tenbo_game_finalize;

  props[PROP_HEADING] = g_param_spec_string ("heading", NULL, NULL, NULL, flags);
  props[PROP_SUBHEADING] = g_param_spec_string ("subheading", NULL, NULL, NULL, flags);
  props[PROP_RUNNING] = g_param_spec_boolean ("running", NULL, NULL, FALSE, flags);
  props[PROP_BUSY] = g_param_spec_boolean ("busy", NULL, NULL, FALSE, flags);
  props[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  props[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass),
                                          G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_GONE] = g_signal_new ("gone", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tenbo_game_init (TenboGame *self)
{
}

/* Moves @state, which is empty afterwards, into the game. */
static void
set_state (TenboGame      *self,
           TenboGameState *state)
{
  tenbo_game_state_clear (&self->state);
  self->state = *state;
  *state = (TenboGameState) { 0 };
}

static void
emit_changed (TenboGame *self)
{
  for (int prop = PROP_HEADING; prop <= PROP_CAN_REDO; prop++)
    if (prop != PROP_BUSY)
      g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Reads the stored game into this one. Returns FALSE with @error and an unchanged game on failure.
 * */
static gboolean
reload (TenboGame *self,
        GError   **error)
{
  TenboGameState fresh;

  if (!tenbo_game_state_load (&fresh, self->store, tenbo_game_get_id (self), error))
    return FALSE;

  set_state (self, &fresh);
  return TRUE;
}

/* Reads the game again if the store now has another state of it or other people. A busy game waits
 * for its operation to end. */
static void
refresh (TenboGame *self)
{
  g_auto (TenboGameState) fresh = { 0 };
  g_autoptr (GError) error = NULL;
  gboolean is_same;

  self->is_old = self->busy;
  if (self->busy)
    return;

  if (!tenbo_game_state_load (&fresh, self->store, tenbo_game_get_id (self), &error))
    {
      if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND))
        g_signal_emit (self, signals[SIGNAL_GONE], 0);
      else
        g_info ("Cannot read the game again: %s", error->message);
      return;
    }

  is_same = fresh.revision == self->state.revision;
  for (int i = 0; i < fresh.stored->summary.n_players && is_same; i++)
    {
      const TenboStoredPlayer *player = &fresh.stored->summary.players[i];
      const TenboStoredPlayer *known = &self->state.stored->summary.players[i];

      is_same = player->person_id == known->person_id && g_str_equal (player->name, known->name);
    }

  if (is_same)
    return;

  set_state (self, &fresh);
  emit_changed (self);
}

static void
store_committed_cb (TenboGame         *self,
                    const TenboCommit *commit)
{
  if ((commit->kinds & TENBO_KIND_PEOPLE) != 0 ||
      tenbo_commit_concerns_game (commit, tenbo_game_get_id (self), self->state.revision))
    refresh (self);
}

TenboGame *
tenbo_game_new (TenboStore     *store,
                TenboGameState *state)
{
  TenboGame *self = g_object_new (TENBO_TYPE_GAME, NULL);

  g_set_object (&self->store, store);
  self->state = *state;
  *state = (TenboGameState) { 0 };
  if (store != NULL)
    g_signal_connect_object (store, "committed", G_CALLBACK (store_committed_cb), self,
                             G_CONNECT_SWAPPED);
  return self;
}

static void
set_busy (TenboGame *self,
          gboolean   busy)
{
  if (self->busy == busy)
    return;

  self->busy = busy;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BUSY]);

  if (self->is_old)
    refresh (self);
}

static TenboWrite *
create_write (const TenboNewGame *new_game)
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
  summary->time_limit_minutes = new_game->time_limit_minutes;
  summary->n_players = rules->players;
  game->ruleset_json = g_strdup (tenbo_ruleset_get_json (new_game->ruleset));

  for (int i = 0; i < rules->players; i++)
    {
      summary->players[i].name = g_strdup (new_game->names[i]);
      if (new_game->sides != NULL)
        summary->players[i].side = new_game->sides[i];
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
  tenbo_store_commit_async (store, create_write (new_game), cancellable, created_cb, task);
}

TenboGame *
tenbo_game_create_finish (GAsyncResult *result,
                          GError      **error)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
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

char *
tenbo_game_dup_note (const char *note)
{
  g_autofree char *text = note != NULL ? g_strstrip (g_strdup (note)) : NULL;

  return text != NULL && *text != '\0' ? g_steal_pointer (&text) : NULL;
}

gint64
tenbo_game_get_id (TenboGame *self)
{
  g_return_val_if_fail (TENBO_IS_GAME (self), 0);
  return self->state.stored->summary.id;
}

const char *
tenbo_game_get_uuid (TenboGame *self)
{
  g_return_val_if_fail (TENBO_IS_GAME (self), NULL);
  return self->state.stored->summary.uuid;
}

TenboRuleset *
tenbo_game_get_ruleset (TenboGame *self)
{
  g_return_val_if_fail (TENBO_IS_GAME (self), NULL);
  return self->state.log.ruleset;
}

const char *
tenbo_game_get_title (TenboGame *self)
{
  g_return_val_if_fail (TENBO_IS_GAME (self), NULL);
  return self->state.stored->summary.title;
}

const char *
tenbo_game_get_player_name (TenboGame *self,
                            TbPlayer   player)
{
  g_return_val_if_fail (TENBO_IS_GAME (self), NULL);
  return tenbo_free_text_isolate (tenbo_game_get_written_name (self, player));
}

const char *
tenbo_game_get_written_name (TenboGame *self,
                             TbPlayer   player)
{
  g_return_val_if_fail (TENBO_IS_GAME (self), NULL);
  g_return_val_if_fail (player < self->state.stored->summary.n_players, NULL);
  return self->state.stored->summary.players[player].name;
}

const TenboWordsGame *
tenbo_game_get_words (TenboGame *self)
{
  const char *names[TB_MAX_PLAYERS];

  g_return_val_if_fail (TENBO_IS_GAME (self), NULL);

  for (TbPlayer player = 0; player < self->state.stored->summary.n_players; player++)
    names[player] = self->state.stored->summary.players[player].name;
  tenbo_words_game_init (&self->words, tenbo_ruleset_get_rules (self->state.log.ruleset), names);

  return &self->words;
}

gint64
tenbo_game_get_session_id (TenboGame *self)
{
  g_return_val_if_fail (TENBO_IS_GAME (self), 0);
  return self->state.stored->summary.session_id;
}

const TenboStoredSummary *
tenbo_game_get_summary (TenboGame *self)
{
  g_return_val_if_fail (TENBO_IS_GAME (self), NULL);

  return &self->state.stored->summary;
}

const char *
tenbo_game_get_note (TenboGame *self)
{
  g_return_val_if_fail (TENBO_IS_GAME (self), NULL);
  return self->state.stored->summary.note;
}

gboolean
tenbo_game_get_running (TenboGame *self)
{
  g_return_val_if_fail (TENBO_IS_GAME (self), FALSE);
  return self->state.log.table.end.reason == TB_END_NONE;
}

gboolean
tenbo_game_get_transient (TenboGame *self)
{
  g_return_val_if_fail (TENBO_IS_GAME (self), FALSE);
  return self->store == NULL;
}

gboolean
tenbo_game_get_busy (TenboGame *self)
{
  g_return_val_if_fail (TENBO_IS_GAME (self), FALSE);
  return self->busy;
}

gboolean
tenbo_game_get_can_undo (TenboGame *self)
{
  g_return_val_if_fail (TENBO_IS_GAME (self), FALSE);
  return self->state.stored->n_done > 0;
}

gboolean
tenbo_game_get_can_redo (TenboGame *self)
{
  g_return_val_if_fail (TENBO_IS_GAME (self), FALSE);
  return self->state.stored->n_done < self->state.stored->edits->len;
}

const TenboGameState *
tenbo_game_get_state (TenboGame *self)
{
  g_return_val_if_fail (TENBO_IS_GAME (self), NULL);
  return &self->state;
}

const TbTable *
tenbo_game_get_table (TenboGame *self)
{
  g_return_val_if_fail (TENBO_IS_GAME (self), NULL);
  return &self->state.log.table;
}

const TbPartialHand *
tenbo_game_get_partial (TenboGame *self)
{
  g_return_val_if_fail (TENBO_IS_GAME (self), NULL);
  return &self->state.partial;
}

const TbView *
tenbo_game_get_view (TenboGame *self)
{
  g_return_val_if_fail (TENBO_IS_GAME (self), NULL);
  return &self->state.view;
}

guint
tenbo_game_get_n_hands (TenboGame *self)
{
  g_return_val_if_fail (TENBO_IS_GAME (self), 0);
  return self->state.log.played->len;
}

static const TenboPlayed *
get_played (TenboGame *self,
            guint      index)
{
  g_return_val_if_fail (TENBO_IS_GAME (self), NULL);
  g_return_val_if_fail (index < self->state.log.played->len, NULL);
  return self->state.log.played->pdata[index];
}

const TbEvent *
tenbo_game_get_event (TenboGame *self,
                      guint      index)
{
  const TenboPlayed *played = get_played (self, index);

  return played != NULL ? &played->hand.event : NULL;
}

const TbHandResult *
tenbo_game_get_result (TenboGame *self,
                       guint      index)
{
  const TenboPlayed *played = get_played (self, index);

  return played != NULL ? &played->result : NULL;
}

const char *
tenbo_game_get_hand_id (TenboGame *self,
                        guint      index)
{
  const TenboPlayed *played = get_played (self, index);

  return played != NULL ? played->hand.id : NULL;
}

const char *
tenbo_game_get_hand_note (TenboGame *self,
                          guint      index)
{
  const TenboPlayed *played = get_played (self, index);

  return played != NULL ? played->hand.note : NULL;
}

TbStatus
tenbo_game_preview (TenboGame     *self,
                    const TbEvent *event,
                    TbTable       *after,
                    TbHandResult  *out,
                    TbProblem     *problem)
{
  g_return_val_if_fail (TENBO_IS_GAME (self) && event != NULL, TB_REFUSED);
  g_return_val_if_fail (after != NULL && out != NULL && problem != NULL, TB_REFUSED);

  *after = self->state.log.table;
  if (tenbo_game_get_n_hands (self) < TENBO_MAX_HANDS)
    return tb_table_enter (after, event, out, problem);

  *out = (TbHandResult) { 0 };
  *problem = (TbProblem) { .code = TB_PROBLEM_TOO_MANY, .max = TENBO_MAX_HANDS };
  return TB_REFUSED;
}

void
tenbo_game_begin_event (TenboGame *self,
                        TbResult   result,
                        TbEvent   *event)
{
  g_return_if_fail (TENBO_IS_GAME (self));
  g_return_if_fail (event != NULL);

  if (!tb_result_is_hand (result))
    tb_event_init (event, result);
  else
    tb_event_begin (event, result, &self->state.partial);
}

TenboStoredGame *
tenbo_game_dup_stored (TenboGame *self)
{
  TenboStoredGame *stored;

  g_return_val_if_fail (TENBO_IS_GAME (self), NULL);

  stored = tenbo_stored_game_copy_summary (self->state.stored);
  g_ptr_array_unref (stored->events);
  stored->events = tenbo_log_dup_stored (&self->state.log, 0);

  /* The game may have ended when it was read, and have continued since. */
  if (self->state.log.table.end.reason == TB_END_NONE)
    stored->summary.ended = (TenboStoredTime) { 0 };

  return stored;
}

void
tenbo_game_get_seating (TenboGame    *game,
                        TenboSeating *out)
{
  int n_players;
  int sides[TB_MAX_PLAYERS];

  g_return_if_fail (TENBO_IS_GAME (game));

  n_players = tenbo_game_get_table (game)->rules->players;
  for (int player = 0; player < n_players; player++)
    sides[player] = game->state.stored->summary.players[player].side;

  tenbo_seating_init_recorded (out, n_players, sides);
}

TbSide
tenbo_game_get_side (TenboGame *game,
                     TbPlayer   player)
{
  TenboSeating seating;

  tenbo_game_get_seating (game, &seating);

  return seating.sides[player];
}

void
tenbo_game_get_settlement (TenboGame    *self,
                           TbSettlement *out)
{
  g_return_if_fail (TENBO_IS_GAME (self) && out != NULL);
  g_return_if_fail (self->state.log.table.end.reason != TB_END_NONE);

  tb_table_settle (&self->state.log.table, out);
}

/* --- Making a change --- */

static void
outcome_free (gpointer data)
{
  tenbo_game_outcome_clear (data);
  g_free (data);
}

/* Ends a change, which was committed unless @failure (taken over) is set. */
static void
finish_change (GTask              *task,
               const TenboOutcome *outcome,
               GError             *failure)
{
  TenboGame *self = g_task_get_source_object (task);
  gboolean   changed_elsewhere;

  changed_elsewhere = g_error_matches (failure, TENBO_STORE_ERROR, TENBO_STORE_ERROR_CHANGED);
  if (failure == NULL)
    {
      TenboGameOutcome *made = g_task_get_task_data (task);
      g_autoptr (GError) unreadable = NULL;

      set_state (self, &made->after);
      self->state.revision = outcome->revision;

      /* If this read fails, the next change made elsewhere retries it; only the ids of new people
       * and the time of the end are missing. */
      if (made->reads && self->store != NULL && !reload (self, &unreadable))
        g_info ("Cannot read the game again: %s", unreadable->message);
    }
  else if (changed_elsewhere)
    {
      g_clear_error (&failure);
      if (reload (self, &failure))
        g_set_error_literal (&failure, TENBO_STORE_ERROR, TENBO_STORE_ERROR_CHANGED,
                             "changed by another window or program, and read again");
    }

  set_busy (self, FALSE);
  if (failure == NULL || changed_elsewhere)
    emit_changed (self);

  if (failure == NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, failure);
}

static void
committed_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  TenboOutcome outcome;
  GError      *failure = NULL;

  tenbo_store_commit_finish (TENBO_STORE (source), result, &outcome, &failure);
  finish_change (task, &outcome, failure);
}

/* A detached game also changes asynchronously, like every other. */
static gboolean
detached_cb (gpointer user_data)
{
  TenboGame   *self = g_task_get_source_object (user_data);
  TenboOutcome outcome = { .revision = self->state.revision + 1 };

  finish_change (user_data, &outcome, NULL);
  return G_SOURCE_REMOVE;
}

void
tenbo_game_apply_async (TenboGame          *self,
                        TenboGameChange    *change,
                        GCancellable       *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer            user_data)
{
  g_autoptr (GTask) task = NULL;
  g_autoptr (TenboGameChange) owned = change;
  TenboGameOutcome *made;
  GError           *error = NULL;

  g_return_if_fail (TENBO_IS_GAME (self) && change != NULL);

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, tenbo_game_apply_async);
  g_task_set_check_cancellable (task, FALSE);
  if (self->busy)
    {
      g_task_return_new_error_literal (task, G_IO_ERROR, G_IO_ERROR_PENDING,
                                       "another operation is under way");
      return;
    }

  made = g_new (TenboGameOutcome, 1);
  g_task_set_task_data (task, made, outcome_free);
  if (!tenbo_game_change_prepare (change, self, made, &error))
    {
      g_task_return_error (task, error);
      return;
    }

  if (made->write == NULL)
    {
      g_task_return_boolean (task, TRUE);
      return;
    }

  set_busy (self, TRUE);
  if (self->store != NULL)
    tenbo_store_commit_async (self->store, g_steal_pointer (&made->write), cancellable,
                              committed_cb, g_steal_pointer (&task));
  else
    {
      g_autoptr (GSource) source = g_idle_source_new ();

      g_source_set_priority (source, g_task_get_priority (task));
      g_source_set_callback (source, detached_cb, g_object_ref (task), g_object_unref);
      g_source_attach (source, g_task_get_context (task));
    }
}

gboolean
tenbo_game_apply_finish (TenboGame    *self,
                         GAsyncResult *result,
                         GError      **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);
  return g_task_propagate_boolean (G_TASK (result), error);
}
