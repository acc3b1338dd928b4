/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench-confirm FOLDER [HANDS]: measures the time until the entry is painted, the time from Confirm
 * until a hand is in the database and until its scores are painted, and the processor time of all
 * frames. Uses the real window with the hands next to the table, game after game in one database
 * below FOLDER, which should be on a disk. Runs once without animations, as some people set it, and
 * once with them. Not a test: a slow machine is not an error. */

#include "app-fixture.h"
#include "frame-times.h"
#include "tenbo-entry-dialog.h"
#include "tenbo-value-grid.h"

#include <stdio.h>
#include <stdlib.h>

#define RULESET "b-rule"
#define N_HANDS 500

#define LIMIT_MSEC 50  /* seems instantaneous to a person */
#define REST_MSEC  600 /* until a sheet has slid in and its buttons have faded in */

#define WIDTH  1280
#define HEIGHT 800

typedef struct
{
  AppFixture  app;
  gint64      saved;  /* time of the notification of the game; 0: not yet */
  gint64      shown;  /* time of the first frame after that; 0: not yet */
  FrameTimes *frames; /* owned */
  gboolean    animated;
} Bench;

/* Runs before the window's own handler, since it is connected first. */
static void
changed_cb (Bench *self)
{
  self->saved = g_get_monotonic_time ();
}

static void
painted_cb (Bench *self)
{
  if (self->saved != 0 && self->shown == 0)
    self->shown = g_get_monotonic_time ();
}

static void
begin_game (Bench *self)
{
  AppFixture *app = &self->app;

  if (app->game != NULL)
    g_signal_handlers_disconnect_by_data (app->game, self);
  g_clear_object (&app->game);
  app->game = app_test_create_game (app->store, RULESET);
  g_signal_connect_swapped (app->game, "changed", G_CALLBACK (changed_cb), self);
  app_fixture_show_game (app);
  app_test_settle ();
}

/* Players read the preview before they press Confirm: all animations have ended. */
static void
rest (void)
{
  gint64 end = g_get_monotonic_time () + REST_MSEC * 1000;

  while (g_get_monotonic_time () < end)
    app_test_tick ();
}

/* Mangan from player to player, with draws in between that repeat the dealer. */
static GtkWidget *
enter (Bench  *self,
       int     hand,
       double *opened)
{
  gint64      begin;
  const char *winner = app_test_names[hand / 2 % TB_MAX_PLAYERS];
  const char *from = app_test_names[(hand / 2 + 1) % TB_MAX_PLAYERS];
  GtkWidget  *sheet;

  frame_times_begin (self->frames, "open");
  begin = g_get_monotonic_time ();
  sheet = app_fixture_open_entry (&self->app, hand % 2 == 0 ? "table.ron" : "table.draw");

  /* libadwaita lays out a new dialog in one frame and paints it in the next. */
  WAIT_UNTIL (frame_times_get_n_painted (self->frames) == 2);
  *opened = (double) (g_get_monotonic_time () - begin) / 1000;
  if (self->animated)
    rest ();
  frame_times_begin (self->frames, "answer");
  if (hand % 2 == 0)
    {
      app_fixture_choose (sheet, "Winner", winner);
      app_fixture_choose (sheet, "From", from);
      app_test_press (app_test_find (sheet, TENBO_TYPE_VALUE_GRID, NULL), "mangan");
    }
  else
    for (int player = 0; player < TB_MAX_PLAYERS; player++)
      app_fixture_choose (sheet, "Tenpai", app_test_names[player]);
  app_test_settle ();

  return sheet;
}

static int
compare (const void *a,
         const void *b)
{
  double x = *(const double *) a;
  double y = *(const double *) b;

  return (x > y) - (x < y);
}

static void
report (const char *what,
        double     *msec,
        int         n,
        int         limit)
{
  int n_over = 0;

  qsort (msec, (size_t) n, sizeof msec[0], compare);
  while (n_over < n && msec[n - 1 - n_over] > limit)
    n_over++;
  printf ("  %s: median %.1f ms, worst %.1f ms, %d over %d ms\n", what, msec[n / 2], msec[n - 1],
          n_over, limit);
}

static void
measure (Bench      *self,
         const char *name,
         gboolean    animated,
         int         n_hands)
{
  g_autofree double *opened = g_new (double, (gsize) n_hands);
  g_autofree double *saved = g_new (double, (gsize) n_hands);
  g_autofree double *shown = g_new (double, (gsize) n_hands);
  int                n_games = 0;

  self->animated = animated;
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", animated, NULL);
  for (int i = 0; i < n_hands; i++)
    {
      GtkWidget *confirm;
      gint64     begin;

      if (i == 0 || tenbo_game_get_table (self->app.game)->end.reason != TB_END_NONE)
        {
          begin_game (self);
          n_games++;
        }
      confirm = app_test_find (enter (self, i, &opened[i]), GTK_TYPE_BUTTON, "Confirm");
      WAIT_UNTIL (gtk_widget_is_sensitive (confirm));
      if (animated)
        rest ();
      self->saved = self->shown = 0;
      frame_times_begin (self->frames, "confirm");
      begin = g_get_monotonic_time ();
      g_signal_emit_by_name (confirm, "clicked");
      WAIT_UNTIL (self->shown != 0);
      saved[i] = (double) (self->saved - begin) / 1000;
      shown[i] = (double) (self->shown - begin) / 1000;
      if (animated)
        rest ();
      frame_times_begin (self->frames, NULL);
      /* A sheet that slides out is closed, but still exists. */
      WAIT_UNTIL (app_test_look_for (self->app.window, TENBO_TYPE_ENTRY_DIALOG, NULL) == NULL);
    }

  printf ("%s, %d hands in %d games\n", name, n_hands, n_games);
  report ("open", opened, n_hands, LIMIT_MSEC);
  report ("saved", saved, n_hands, LIMIT_MSEC);
  report ("shown", shown, n_hands, LIMIT_MSEC);
  frame_times_print (self->frames);
}

int
main (int    argc,
      char **argv)
{
  int   n_hands = argc > 2 ? atoi (argv[2]) : N_HANDS;
  Bench self = { 0 };

  if (argc < 2 || n_hands <= 0)
    {
      g_printerr ("Usage: bench-confirm FOLDER [HANDS]\n");
      return 2;
    }

  g_setenv ("XDG_DATA_HOME", argv[1], TRUE);
  app_test_init (&argc, &argv);
  app_fixture_set_up (&self.app, NULL);
  self.app.window = app_test_open_window (self.app.application);
  app_fixture_resize (&self.app, WIDTH, HEIGHT);
  self.frames = frame_times_new (GTK_WIDGET (self.app.window));
  g_signal_connect_swapped (gtk_widget_get_frame_clock (GTK_WIDGET (self.app.window)),
                            "after-paint", G_CALLBACK (painted_cb), &self);
  measure (&self, "nothing moves", FALSE, n_hands);
  measure (&self, "points fly", TRUE, n_hands);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_signal_handlers_disconnect_by_data (self.app.game, &self);
  frame_times_free (self.frames);
  app_fixture_tear_down (&self.app, NULL);

  return 0;
}
