/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-move-dialog.h"

#include "tenbo-background-read.h"
#include "tenbo-class.h"
#include "tenbo-free-text.h"
#include "tenbo-games.h"
#include "tenbo-long-task.h"
#include "tenbo-period.h"
#include "tenbo-plain-row.h"
#include "tenbo-session-summary.h"
#include "tenbo-sessions.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* Maximum number of sessions offered, those nearest to the games */
#define MAX_SESSIONS 20

/* A session to move to */
typedef struct
{
  TenboStoredSession *session;
  char               *games; /* the players of its first game and its number of games */
} Destination;

struct _TenboMoveDialog
{
  AdwDialog parent_instance;

  /* Template widgets */
  GtkWidget           *new_row;
  AdwPreferencesGroup *sessions_group;

  GArray       *keys;    /* of TenboGameKey; owned */
  GCancellable *reading; /* borrowed */
};

static guint chosen_signal;

G_DEFINE_FINAL_TYPE (TenboMoveDialog, tenbo_move_dialog, ADW_TYPE_DIALOG)

/* --- Sessions --- */

static void
destination_free (gpointer data)
{
  Destination *destination = data;

  tenbo_stored_session_free (destination->session);
  g_free (destination->games);
  g_free (destination);
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

/* Orders from newest to oldest, as in the history. */
static gint
compare_start (gconstpointer one,
               gconstpointer other)
{
  const Destination *a = *(Destination *const *) one;
  const Destination *b = *(Destination *const *) other;

  return (a->session->started.msec < b->session->started.msec) -
         (a->session->started.msec > b->session->started.msec);
}

/* Adds @session (transfer none) with @games to @destinations, unless it has no games. */
static void
add_destination (GPtrArray                *destinations,
                 const TenboStoredSession *session,
                 GPtrArray                *games)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  g_autofree char          *players = NULL;
  g_autofree char          *number = NULL;
  const TenboStoredSummary *first;
  Destination              *destination;

  if (games->len == 0)
    return;

  first = g_ptr_array_index (games, 0);
  for (int i = 0; i < first->n_players; i++)
    g_strv_builder_add (builder, tenbo_free_text_isolate (first->players[i].name));

  names = g_strv_builder_end (builder);
  players = g_strjoinv (C_ ("list", ", "), names);
  number = tenbo_session_words_games_of (games);
  destination = g_new0 (Destination, 1);
  destination->session = tenbo_stored_session_copy (session);
  destination->games = g_strjoin (" \u00b7 ", players, number, NULL);
  g_ptr_array_add (destinations, destination);
}

/* Reads the sessions nearest to the first of the games @data (of TenboGameKey), except a session
 * that all of them belong to. Returns a GPtrArray of Destination; NULL with @error. */
static gpointer
read_places (TenboRead *read,
             gpointer   data,
             GError   **error)
{
  const GArray *keys = data;
  g_autoptr (GPtrArray) destinations = g_ptr_array_new_with_free_func (destination_free);
  g_autoptr (GPtrArray) sessions = NULL;
  g_autoptr (GPtrArray) moving = NULL;
  gint64 near = G_MAXINT64;
  gint64 common = -1; /* session of all games; 0: several sessions */

  moving = tenbo_games_read_summaries (read, (const TenboGameKey *) (gpointer) keys->data,
                                       keys->len, error);
  if (moving == NULL || (sessions = tenbo_sessions_list (read, 0, error)) == NULL)
    return NULL;

  for (guint i = 0; i < moving->len; i++)
    {
      const TenboStoredSummary *game = g_ptr_array_index (moving, i);

      if (game == NULL)
        continue;

      near = MIN (near, game->started.msec);
      common = common == -1 || common == game->session_id ? game->session_id : 0;
    }

  g_ptr_array_sort_with_data (sessions, compare_distance, &near);
  for (guint i = 0; i < sessions->len && destinations->len < MAX_SESSIONS; i++)
    {
      const TenboStoredSession *session = g_ptr_array_index (sessions, i);
      g_autoptr (GPtrArray) games = NULL;

      if (session->id == common)
        continue;

      games = tenbo_games_list_session (read, session->id, error);
      if (games == NULL)
        return NULL;

      add_destination (destinations, session, games);
    }

  g_ptr_array_sort (destinations, compare_start);

  return g_steal_pointer (&destinations);
}

/* --- The dialog --- */

static void
choose (TenboMoveDialog *self,
        gint64           session_id)
{
  if (tenbo_long_task_is_running (GTK_WIDGET (self)))
    return;

  g_object_ref (self);
  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit (self, chosen_signal, 0, session_id);
  g_object_unref (self);
}

static void
new_activated_cb (TenboMoveDialog *self)
{
  choose (self, 0);
}

static void
choose_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  choose (TENBO_MOVE_DIALOG (widget), g_variant_get_int64 (parameter));
}

static void
show_places (gpointer user_data,
             gpointer result)
{
  TenboMoveDialog *self = user_data;
  const GPtrArray *destinations = result;

  if (destinations == NULL)
    return;

  for (guint i = 0; i < destinations->len; i++)
    {
      const Destination *destination = g_ptr_array_index (destinations, i);
      g_autofree char   *day = tenbo_describe_day (&destination->session->started);
      g_autofree char   *with_day = g_strjoin (" \u00b7 ", day, destination->games, NULL);
      const char        *title = tenbo_free_text_isolate (destination->session->title);
      GtkWidget         *row = tenbo_plain_row_new (title != NULL ? title : day,
                                            title != NULL ? with_day : destination->games);

      gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "x", destination->session->id);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "move-dialog.choose");
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      adw_preferences_group_add (self->sessions_group, row);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->sessions_group), destinations->len > 0);
  gtk_widget_set_sensitive (self->new_row, TRUE);
}

static void
tenbo_move_dialog_finalize (GObject *object)
{
  TenboMoveDialog *self = TENBO_MOVE_DIALOG (object);

  g_clear_pointer (&self->keys, g_array_unref);

  G_OBJECT_CLASS (tenbo_move_dialog_parent_class)->finalize (object);
}

static void
tenbo_move_dialog_class_init (TenboMoveDialogClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = tenbo_move_dialog_finalize;

  tenbo_class_set_template (klass, "tenbo-move-dialog");
  gtk_widget_class_bind_template_child (widget_class, TenboMoveDialog, new_row);
  gtk_widget_class_bind_template_child (widget_class, TenboMoveDialog, sessions_group);
  gtk_widget_class_bind_template_callback (widget_class, new_activated_cb);

  gtk_widget_class_install_action (widget_class, "move-dialog.choose", "x", choose_action);
  chosen_signal = tenbo_class_add_signal (klass, "chosen", 1, G_TYPE_INT64);
}

static void
tenbo_move_dialog_init (TenboMoveDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdwDialog *
tenbo_move_dialog_new (TenboStore *store,
                       GArray     *keys)
{
  static const TenboBackgroundRead read = {
    .func = read_places,
    .free_data = (GDestroyNotify) g_array_unref,
    .free_result = (GDestroyNotify) g_ptr_array_unref,
    .done = show_places,
    .failure = N_ ("Could Not Read History"),
  };
  TenboMoveDialog *self;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);
  g_return_val_if_fail (keys != NULL && keys->len > 0, NULL);

  self = g_object_new (TENBO_TYPE_MOVE_DIALOG, NULL);
  self->keys = g_array_ref (keys);

  tenbo_background_read (self, store, &self->reading, &read, g_array_ref (keys));

  return ADW_DIALOG (self);
}

GArray *
tenbo_move_dialog_get_keys (TenboMoveDialog *self)
{
  g_return_val_if_fail (TENBO_IS_MOVE_DIALOG (self), NULL);

  return self->keys;
}
