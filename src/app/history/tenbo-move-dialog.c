/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-move-dialog.h"

#include "tenbo-feedback.h"
#include "tenbo-free-text.h"
#include "tenbo-long-task.h"
#include "tenbo-period.h"
#include "tenbo-session-sheet.h"
#include "tenbo-sessions-queries.h"
#include "tenbo-shell.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* The evenings nearest to the games. */
#define MAX_SESSIONS 20

/* An evening to move to. */
typedef struct
{
  TenboStoredSession *session;
  char               *players; /* of its first game */
  char               *games;   /* how many it has */
} Place;

/* What a thread reads. */
typedef struct
{
  TenboStore *store;
  GArray     *keys;   /* of TenboGameKey */
  GArray     *from;   /* of gint64: the session of each */
  GPtrArray  *places; /* of Place */
} Reading;

struct _TenboMoveDialog
{
  AdwDialog parent_instance;

  /* Template widgets */
  GtkWidget           *new_row;
  AdwPreferencesGroup *sessions_group;

  /* Owned */
  TenboStore *store;
  GArray     *keys; /* of TenboGameKey */
  GArray     *from; /* of gint64: the session of each; NULL until they are read */
};

typedef enum
{
  SIGNAL_MOVED,
  N_SIGNALS,
} TenboMoveDialogSignals;

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TenboMoveDialog, tenbo_move_dialog, ADW_TYPE_DIALOG)

/* --- The evenings --- */

static void
place_free (gpointer data)
{
  Place *place = data;

  tenbo_stored_session_free (place->session);
  g_free (place->players);
  g_free (place->games);
  g_free (place);
}

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  g_object_unref (reading->store);
  g_array_unref (reading->keys);
  g_array_unref (reading->from);
  g_ptr_array_unref (reading->places);
  g_free (reading);
}

static gint
compare_distance (gconstpointer one,
                  gconstpointer other,
                  gpointer      user_data)
{
  const TenboStoredSession *a = *(TenboStoredSession *const *) one;
  const TenboStoredSession *b = *(TenboStoredSession *const *) other;
  gint64                    near = *(const gint64 *) user_data;
  gint64                    to_a = ABS (a->started.msec - near);
  gint64                    to_b = ABS (b->started.msec - near);

  return (to_a > to_b) - (to_a < to_b);
}

/* The newest first, as in the history. */
static gint
compare_start (gconstpointer one,
               gconstpointer other)
{
  const Place *a = *(Place *const *) one;
  const Place *b = *(Place *const *) other;

  return (a->session->started.msec < b->session->started.msec) -
         (a->session->started.msec > b->session->started.msec);
}

static char *
create_players (const TenboStoredSummary *game)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;

  for (int i = 0; i < game->n_players; i++)
    g_strv_builder_add (names, tenbo_free_text_isolate (game->players[i].name));

  words = g_strv_builder_end (names);

  return g_strjoinv (_ (", "), words);
}

/* Adds @session (transfer none) to the places. FALSE with @error. */
static gboolean
add_place (Reading                  *reading,
           const TenboStoredSession *session,
           GError                  **error)
{
  g_autoptr (GPtrArray) games = tenbo_store_list_session_games (reading->store, session->id, error);
  Place *place;

  if (games == NULL)
    return FALSE;

  if (games->len == 0)
    return TRUE;

  place = g_new0 (Place, 1);
  place->session = tenbo_stored_session_copy (session);
  place->players = create_players (g_ptr_array_index (games, 0));
  place->games = tenbo_session_words_games_of (games);
  g_ptr_array_add (reading->places, place);

  return TRUE;
}

/* Where the games are, and when the first of them was begun. */
static gboolean
read_games (Reading *reading,
            gint64  *near,
            GError **error)
{
  g_autoptr (GPtrArray) games = NULL;

  games = tenbo_store_read_summaries (reading->store,
                                      (const TenboGameKey *) (gpointer) reading->keys->data,
                                      reading->keys->len, error);
  if (games == NULL)
    return FALSE;

  *near = 0;
  for (guint i = 0; i < games->len; i++)
    {
      const TenboStoredSummary *game = g_ptr_array_index (games, i);
      gint64                    session_id = game != NULL ? game->session_id : 0;

      g_array_append_val (reading->from, session_id);
      if (game != NULL && (*near == 0 || game->started.msec < *near))
        *near = game->started.msec;
    }

  return TRUE;
}

/* Whether all games are of @session_id: they cannot be moved there. */
static gboolean
are_all_of (Reading *reading,
            gint64   session_id)
{
  for (guint i = 0; i < reading->from->len; i++)
    if (g_array_index (reading->from, gint64, i) != session_id)
      return FALSE;

  return TRUE;
}

static gboolean
read_places (Reading *reading,
             GError **error)
{
  g_autoptr (GPtrArray) sessions = NULL;
  gint64 near;

  if (!read_games (reading, &near, error))
    return FALSE;

  sessions = tenbo_store_list_sessions (reading->store, 0, error);
  if (sessions == NULL)
    return FALSE;

  g_ptr_array_sort_with_data (sessions, compare_distance, &near);
  for (guint i = 0; i < sessions->len && reading->places->len < MAX_SESSIONS; i++)
    {
      const TenboStoredSession *session = g_ptr_array_index (sessions, i);

      if (!are_all_of (reading, session->id) && !add_place (reading, session, error))
        return FALSE;
    }

  g_ptr_array_sort (reading->places, compare_start);

  return TRUE;
}

static void
read_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  GError *error = NULL;

  if (read_places (task_data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* --- Moving --- */

/* What goes on while the dialog goes. */
typedef struct
{
  GtkWidget       *window; /* weak */
  TenboMoveDialog *dialog; /* owned */
  GArray          *moves;  /* of Move */
  gboolean         back;   /* this takes a move back */
} Moving;

/* Games that go to one session. */
typedef struct
{
  gint64  session_id;
  GArray *game_ids; /* of gint64 */
} Move;

static void
clear_move (gpointer data)
{
  g_array_unref (((Move *) data)->game_ids);
}

static void
moving_free (gpointer data)
{
  Moving *moving = data;

  g_clear_weak_pointer (&moving->window);
  g_object_unref (moving->dialog);
  g_array_unref (moving->moves);
  g_free (moving);
}

static Moving *
moving_new (TenboMoveDialog *self,
            gboolean         back)
{
  Moving *moving = g_new0 (Moving, 1);

  g_set_weak_pointer (&moving->window, GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))));
  moving->dialog = g_object_ref (self);
  moving->moves = g_array_new (FALSE, FALSE, sizeof (Move));
  g_array_set_clear_func (moving->moves, clear_move);
  moving->back = back;

  return moving;
}

/* Adds the game to those that go to @session_id. */
static void
add_move (Moving *moving,
          gint64  session_id,
          gint64  game_id)
{
  Move move = { .session_id = session_id };

  for (guint i = 0; i < moving->moves->len; i++)
    if (g_array_index (moving->moves, Move, i).session_id == session_id)
      {
        g_array_append_val (g_array_index (moving->moves, Move, i).game_ids, game_id);
        return;
      }

  move.game_ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_array_append_val (move.game_ids, game_id);
  g_array_append_val (moving->moves, move);
}

static void start_moving (Moving *moving);

static gboolean
undo_cb (TenboShell *window,
         gpointer    data)
{
  TenboMoveDialog *self = data;
  Moving          *moving;

  if (tenbo_long_task_is_running (GTK_WIDGET (window)))
    return FALSE;

  moving = moving_new (self, TRUE);
  g_set_weak_pointer (&moving->window, GTK_WIDGET (window));
  for (guint i = 0; i < self->keys->len; i++)
    add_move (moving, g_array_index (self->from, gint64, i),
              g_array_index (self->keys, TenboGameKey, i).game_id);

  start_moving (moving);

  return TRUE;
}

/* Says that the games are moved, or back. */
static void
show_toast (Moving *moving)
{
  guint            n = moving->dialog->keys->len;
  g_autofree char *text = tenbo_words_count (ngettext ("%s game moved", "%s games moved", n), n);

  if (!TENBO_IS_SHELL (moving->window))
    return;

  if (moving->back)
    tenbo_undo_report (tenbo_shell_get_undo (TENBO_SHELL (moving->window)));
  else
    tenbo_undo_offer (tenbo_shell_get_undo (TENBO_SHELL (moving->window)), text, undo_cb,
                      g_object_ref (moving->dialog), g_object_unref);
}

/* Each evening takes its games at once; what was moved before it was stopped stays so. */
static gboolean
move_all (gpointer          data,
          GCancellable     *cancellable,
          TenboProgressFunc func,
          gpointer          progress,
          GError          **error)
{
  Moving *moving = data;
  guint   n_moves = moving->moves->len;

  for (guint i = 0; i < n_moves; i++)
    {
      const Move *move = &g_array_index (moving->moves, Move, i);
      TenboWrite *write;

      func (i, n_moves, progress);
      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return FALSE;

      write = tenbo_write_move_games ((const gint64 *) (gpointer) move->game_ids->data,
                                      move->game_ids->len, move->session_id);
      if (!tenbo_store_commit (moving->dialog->store, write, NULL, error))
        return FALSE;
    }

  return TRUE;
}

static void
moved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  Moving *moving = tenbo_long_task_get_data (result);
  g_autoptr (GError) error = NULL;
  gboolean moved = tenbo_long_task_finish (result, &error);

  /* The window was closed meanwhile. */
  if (moving->window == NULL || !gtk_widget_get_mapped (moving->window))
    return;

  if (!moved)
    tenbo_feedback_error (moving->window, _ ("The Games Cannot Be Moved"), NULL, error);

  g_signal_emit (moving->dialog, signals[SIGNAL_MOVED], 0);
  if (moved)
    show_toast (moving);
}

/* Takes @moving over. */
static void
start_moving (Moving *moving)
{
  tenbo_long_task_run (moving->window, _ ("Moving games…"), move_all, moving, moving_free,
                       moved_cb, NULL);
}

static void
move_to (TenboMoveDialog *self,
         gint64           session_id)
{
  Moving *moving;

  if (self->from == NULL || tenbo_long_task_is_running (GTK_WIDGET (self)))
    return;

  moving = moving_new (self, FALSE);
  for (guint i = 0; i < self->keys->len; i++)
    add_move (moving, session_id, g_array_index (self->keys, TenboGameKey, i).game_id);

  adw_dialog_close (ADW_DIALOG (self));
  start_moving (moving);
}

static void
new_activated_cb (TenboMoveDialog *self)
{
  move_to (self, 0);
}

static void
row_activated_cb (TenboMoveDialog *self,
                  GtkWidget       *row)
{
  const gint64 *session_id = g_object_get_data (G_OBJECT (row), "session");

  move_to (self, *session_id);
}

/* --- The dialog --- */

static void
add_row (TenboMoveDialog *self,
         const Place     *place)
{
  GtkWidget       *row = adw_action_row_new ();
  g_autofree char *day = tenbo_describe_day (&place->session->started);
  const char      *title = tenbo_free_text_isolate (place->session->title);
  g_autofree char *subtitle = NULL;

  subtitle = title != NULL ? g_strjoin (" \u00b7 ", day, place->players, place->games, NULL)
                           : g_strjoin (" \u00b7 ", place->players, place->games, NULL);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title != NULL ? title : day);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data_full (G_OBJECT (row), "session",
                          g_memdup2 (&place->session->id, sizeof (gint64)), g_free);
  g_signal_connect_object (row, "activated", G_CALLBACK (row_activated_cb), self,
                           G_CONNECT_SWAPPED);
  adw_preferences_group_add (self->sessions_group, row);
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (TenboMoveDialog) self = user_data;
  Reading *reading = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), &error))
    {
      tenbo_feedback_error (GTK_WIDGET (self), _ ("The History Cannot Be Read"),
                            _ ("Nothing was changed."), error);
      return;
    }

  /* It may have been closed. */
  if (self->sessions_group == NULL)
    return;

  self->from = g_array_ref (reading->from);
  for (guint i = 0; i < reading->places->len; i++)
    add_row (self, g_ptr_array_index (reading->places, i));

  gtk_widget_set_visible (GTK_WIDGET (self->sessions_group), reading->places->len > 0);
  gtk_widget_set_sensitive (self->new_row, TRUE);
}

static void
tenbo_move_dialog_dispose (GObject *object)
{
  TenboMoveDialog *self = TENBO_MOVE_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_MOVE_DIALOG);

  G_OBJECT_CLASS (tenbo_move_dialog_parent_class)->dispose (object);
}

static void
tenbo_move_dialog_finalize (GObject *object)
{
  TenboMoveDialog *self = TENBO_MOVE_DIALOG (object);

  g_clear_pointer (&self->keys, g_array_unref);
  g_clear_pointer (&self->from, g_array_unref);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (tenbo_move_dialog_parent_class)->finalize (object);
}

static void
tenbo_move_dialog_class_init (TenboMoveDialogClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tenbo_move_dialog_dispose;
  object_class->finalize = tenbo_move_dialog_finalize;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tenbo_app/Tenbo/tenbo-move-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TenboMoveDialog, new_row);
  gtk_widget_class_bind_template_child (widget_class, TenboMoveDialog, sessions_group);
  gtk_widget_class_bind_template_callback (widget_class, new_activated_cb);

  signals[SIGNAL_MOVED] = g_signal_new ("moved",
                                        TENBO_TYPE_MOVE_DIALOG,
                                        G_SIGNAL_RUN_LAST,
                                        0,
                                        NULL,
                                        NULL,
                                        NULL,
                                        G_TYPE_NONE,
                                        0);
}

static void
tenbo_move_dialog_init (TenboMoveDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_sensitive (self->new_row, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->sessions_group), FALSE);
}

AdwDialog *
tenbo_move_dialog_new (TenboStore *store,
                       GArray     *keys)
{
  TenboMoveDialog *self;
  Reading         *reading;
  g_autoptr (GTask) task = NULL;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);
  g_return_val_if_fail (keys != NULL && keys->len > 0, NULL);

  self = g_object_new (TENBO_TYPE_MOVE_DIALOG, NULL);
  self->store = g_object_ref (store);
  self->keys = g_array_ref (keys);

  reading = g_new0 (Reading, 1);
  reading->store = g_object_ref (store);
  reading->keys = g_array_ref (keys);
  reading->from = g_array_new (FALSE, FALSE, sizeof (gint64));
  reading->places = g_ptr_array_new_with_free_func (place_free);

  /* The other thread may be the last to let go of the task, and must not end with a widget. */
  task = g_task_new (NULL, NULL, read_cb, g_object_ref (self));
  g_task_set_source_tag (task, tenbo_move_dialog_new);
  g_task_set_task_data (task, reading, reading_free);
  g_task_run_in_thread (task, read_thread);

  return ADW_DIALOG (self);
}
