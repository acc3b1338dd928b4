/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-round-timer.h"

#include "tenbo-class.h"
#include "tenbo-date.h"
#include "tenbo-feedback.h"
#include "tenbo-game-change.h"
#include "tenbo-period.h"
#include "tenbo-shell.h"
#include "tenbo-sound.h"

#include <glib/gi18n.h>

/* The last minutes, in which players should know that time runs short */
#define SHORT_MSEC (5 * 60 * 1000)

/* How much time is left */
typedef enum
{
  PHASE_NONE, /* not shown */
  PHASE_ENOUGH,
  PHASE_SHORT,
  PHASE_OVER,
} Phase;

struct _TenboRoundTimer
{
  AdwBin parent_instance;

  GtkLabel  *label;    /* the child */
  TenboGame *game;     /* weak; or NULL */
  GSettings *settings; /* owned; NULL until the widget is in a window */

  gboolean is_changing; /* the game gets the limit of the settings as soon as it is not busy */
  Phase    phase;
  guint    tick_source; /* while the time is shown */
};

G_DEFINE_FINAL_TYPE (TenboRoundTimer, tenbo_round_timer, ADW_TYPE_BIN)

/* Returns the milliseconds that are left of the game, and the phase. */
static gint64
find_phase (TenboRoundTimer *self,
            Phase           *phase)
{
  const TenboStoredSummary *game = self->game != NULL ? tenbo_game_get_summary (self->game) : NULL;
  gint64                    left = game != NULL ? tenbo_stored_summary_get_limit_msec (game) : 0;

  *phase = PHASE_NONE;
  if (left == 0 || !tenbo_game_get_running (self->game))
    return 0;

  left -= g_get_real_time () / 1000;
  if (left <= 0)
    *phase = PHASE_OVER;
  else
    *phase = left <= SHORT_MSEC ? PHASE_SHORT : PHASE_ENOUGH;
  return left;
}

/* Joins the time of day, if @clock, and the time that is left, if any: "21:05 · 12 min left". */
static char *
format_label (gboolean    clock,
              const char *left)
{
  g_autoptr (GDateTime) now = clock ? g_date_time_new_now_local () : NULL;
  g_autofree char *time = clock ? tenbo_date_format_time (now) : NULL;

  if (time == NULL)
    return g_strdup (left != NULL ? left : "");

  return g_strjoin (" \u00b7 ", time, left, NULL);
}

static gboolean tick_cb (gpointer user_data);

/* Shows the time of day and the time that is left, and tells when it becomes short. If neither is
 * wanted, no timer runs. */
static void
update (TenboRoundTimer *self)
{
  Phase            phase;
  gint64           left = find_phase (self, &phase);
  g_autofree char *text = phase != PHASE_NONE ? tenbo_describe_time_left (left) : NULL;
  gboolean         clock = self->settings != NULL &&
                   g_settings_get_boolean (self->settings, "clock");
  gboolean         shown = text != NULL || clock;
  g_autofree char *label = format_label (clock, text);

  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  if (!g_str_equal (gtk_label_get_label (self->label), label))
    gtk_label_set_label (self->label, label);
  tenbo_class_toggle (self->label, "warning", text != NULL && phase >= PHASE_SHORT);
  if (text != NULL && phase > self->phase && self->phase != PHASE_NONE)
    {
      tenbo_feedback_toast (GTK_WIDGET (self), text);
      tenbo_sound_play (GTK_WIDGET (self), TENBO_SOUND_TIME);
    }
  self->phase = phase;

  if (!shown)
    g_clear_handle_id (&self->tick_source, g_source_remove);
  else if (self->tick_source == 0)
    self->tick_source = g_timeout_add_seconds (1, tick_cb, self);
}

static gboolean
tick_cb (gpointer user_data)
{
  TenboRoundTimer *self = user_data;

  update (self);

  return self->tick_source != 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* --- The limit --- */

static void
limit_changed_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  g_autoptr (TenboRoundTimer) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!tenbo_game_apply_finish (TENBO_GAME (source), result, &error) &&
      gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    tenbo_feedback_error (GTK_WIDGET (self), _ ("Could Not Change Time Limit"),
                          _ ("Nothing was changed."), error);
}

/* Gives the game the limit of the settings. */
static void
change_limit (TenboRoundTimer *self)
{
  int minutes;

  if (self->game == NULL || !self->is_changing || tenbo_game_get_busy (self->game))
    return;

  self->is_changing = FALSE;
  minutes = g_settings_get_int (self->settings, "time-limit");
  if (tenbo_game_get_running (self->game) &&
      tenbo_game_get_summary (self->game)->time_limit_minutes != minutes)
    tenbo_game_apply_async (self->game, tenbo_game_change_time_limit (minutes), NULL,
                            limit_changed_cb, g_object_ref (self));
}

/* @game is NULL or the game to show. */
static void
set_game (TenboRoundTimer *self,
          TenboGame       *game)
{
  if (self->game == game)
    return;

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_weak_pointer (&self->game, game);
  self->phase = PHASE_NONE;
  self->is_changing = FALSE;
  if (game != NULL)
    g_signal_connect_object (game, "notify::busy", G_CALLBACK (change_limit), self,
                             G_CONNECT_SWAPPED);
}

static void
setting_changed_cb (TenboRoundTimer *self)
{
  self->is_changing = TRUE;
  change_limit (self);
}

static void
tenbo_round_timer_root (GtkWidget *widget)
{
  TenboRoundTimer *self = TENBO_ROUND_TIMER (widget);
  TenboShell      *shell;

  GTK_WIDGET_CLASS (tenbo_round_timer_parent_class)->root (widget);

  shell = tenbo_shell_find (widget);
  if (shell == NULL)
    return;

  self->settings = g_object_ref (tenbo_context_get_settings (tenbo_shell_get_context (shell)));
  g_signal_connect_object (self->settings, "changed::time-limit", G_CALLBACK (setting_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::clock", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);
}

static void
tenbo_round_timer_unroot (GtkWidget *widget)
{
  TenboRoundTimer *self = TENBO_ROUND_TIMER (widget);

  g_clear_handle_id (&self->tick_source, g_source_remove);
  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  g_clear_object (&self->settings);

  GTK_WIDGET_CLASS (tenbo_round_timer_parent_class)->unroot (widget);
}

static void
tenbo_round_timer_dispose (GObject *object)
{
  set_game (TENBO_ROUND_TIMER (object), NULL);

  G_OBJECT_CLASS (tenbo_round_timer_parent_class)->dispose (object);
}

static void
tenbo_round_timer_class_init (TenboRoundTimerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_round_timer_dispose;
  widget_class->root = tenbo_round_timer_root;
  widget_class->unroot = tenbo_round_timer_unroot;

  gtk_widget_class_set_css_name (widget_class, "round-timer");
}

static void
tenbo_round_timer_init (TenboRoundTimer *self)
{
  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->label), "numeric");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->label));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
tenbo_round_timer_show (TenboRoundTimer *self,
                        TenboGame       *game)
{
  g_return_if_fail (TENBO_IS_ROUND_TIMER (self));
  g_return_if_fail (TENBO_IS_GAME (game));

  set_game (self, game);
  update (self);
}
