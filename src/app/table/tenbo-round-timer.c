/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-round-timer.h"

#include "tenbo-class.h"
#include "tenbo-date.h"
#include "tenbo-feedback.h"
#include "tenbo-shell.h"
#include "tenbo-sound.h"

#include <glib/gi18n.h>

#define MINUTE_SECONDS 60

/* The last minutes, in which players should know that time runs short */
#define SHORT_SECONDS (5 * MINUTE_SECONDS)

/* A game that is continued later than this after its limit has none. */
#define LATE_SECONDS (60 * MINUTE_SECONDS)

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

  gint64 started_msec; /* of the game */
  Phase  phase;
  guint  tick_source; /* while the time is shown */
};

G_DEFINE_FINAL_TYPE (TenboRoundTimer, tenbo_round_timer, ADW_TYPE_BIN)

/* Returns the seconds that are left of the game, and the phase. */
static gint64
find_phase (TenboRoundTimer *self,
            Phase           *phase)
{
  int    minutes = self->settings != NULL ? g_settings_get_int (self->settings, "time-limit") : 0;
  gint64 played = (g_get_real_time () / 1000 - self->started_msec) / 1000;
  gint64 left = (gint64) minutes * MINUTE_SECONDS - played;

  if (minutes == 0 || self->game == NULL || !tenbo_game_get_running (self->game) ||
      left < -LATE_SECONDS)
    *phase = PHASE_NONE;
  else if (left <= 0)
    *phase = PHASE_OVER;
  else
    *phase = left <= SHORT_SECONDS ? PHASE_SHORT : PHASE_ENOUGH;
  return left;
}

static char *
format_left (gint64 left)
{
  gulong minutes = (gulong) ((left + MINUTE_SECONDS - 1) / MINUTE_SECONDS);

  if (left <= 0)
    return g_strdup (_ ("Time is up"));

  /* Translators: the time that is left of a game with a time limit */
  return g_strdup_printf (g_dngettext (NULL, "%lu min left", "%lu min left", minutes), minutes);
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
  Phase    phase;
  gint64   left = find_phase (self, &phase);
  gboolean clock = self->settings != NULL &&
                   g_settings_get_boolean (self->settings, "clock");
  gboolean         shown = phase != PHASE_NONE || clock;
  g_autofree char *text = format_left (left);
  g_autofree char *label = format_label (clock, phase != PHASE_NONE ? text : NULL);

  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  if (!g_str_equal (gtk_label_get_label (self->label), label))
    gtk_label_set_label (self->label, label);
  tenbo_class_toggle (self->label, "warning", phase >= PHASE_SHORT);
  if (phase > self->phase && self->phase != PHASE_NONE)
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
  g_signal_connect_object (self->settings, "changed::time-limit", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
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
    g_signal_handlers_disconnect_by_func (self->settings, update, self);
  g_clear_object (&self->settings);

  GTK_WIDGET_CLASS (tenbo_round_timer_parent_class)->unroot (widget);
}

static void
tenbo_round_timer_dispose (GObject *object)
{
  g_clear_weak_pointer (&TENBO_ROUND_TIMER (object)->game);

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

  if (g_set_weak_pointer (&self->game, game))
    {
      self->started_msec = tenbo_game_get_summary (game)->started.msec;
      self->phase = PHASE_NONE;
    }
  update (self);
}
