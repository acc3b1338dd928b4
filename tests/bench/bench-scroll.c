/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench-scroll [GAMES]: the history of a hundred thousand games in the real window: how long until
 * its first rows are drawn, until all games are known, until a search is answered, and how long the
 * frames take while one scrolls through it, by the wheel and by jumps. Not a test: a slow machine is
 * not a fault. */

#include "app-fixture.h"
#include "history-maker.h"
#include "tenbo-history-page.h"

#include <stdio.h>
#include <stdlib.h>

#define N_GAMES 100000
#define N_STEPS 500

#define STEP_PIXELS 120 /* three clicks of a wheel */

#define WIDTH  900
#define HEIGHT 640

typedef struct
{
  AppFixture     app;
  GtkWidget     *page;
  GtkAdjustment *adjustment;
  GArray        *frames; /* of gint64: microseconds */
  gint64         frame_begin;
  gint64         painted; /* when the last frame was */
} Bench;

static void
before_paint_cb (Bench *self)
{
  self->frame_begin = g_get_monotonic_time ();
}

static void
after_paint_cb (Bench *self)
{
  gint64 taken;

  self->painted = g_get_monotonic_time ();
  taken = self->painted - self->frame_begin;
  g_array_append_val (self->frames, taken);
}

static int
compare (gconstpointer one,
         gconstpointer other)
{
  gint64 a = *(const gint64 *) one;
  gint64 b = *(const gint64 *) other;

  return (a > b) - (a < b);
}

static double
get_percentile (GArray *times,
                guint   percent)
{
  g_array_sort (times, compare);

  return g_array_index (times, gint64, (times->len - 1) * percent / 100) / 1000.0;
}

static guint
get_n_games (Bench *self)
{
  GtkWidget *list = app_test_look_for (self->page, GTK_TYPE_LIST_VIEW, NULL);

  return list != NULL ? g_list_model_get_n_items (
                          G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list))))
                      : 0;
}

static void
wait_painted (Bench *self,
              gint64 since)
{
  WAIT_UNTIL (self->painted > since);
}

static void
open_history (Bench *self,
              guint  n_games)
{
  gint64 begin = g_get_monotonic_time ();
  gint64 shown;

  gtk_widget_activate_action (GTK_WIDGET (self->app.window), "win.history", NULL);
  WAIT_UNTIL ((self->page = app_test_look_for (self->app.window, TENBO_TYPE_HISTORY_PAGE, NULL)) !=
                NULL &&
              get_n_games (self) > 0);
  wait_painted (self, g_get_monotonic_time ());
  shown = self->painted;
  WAIT_UNTIL (get_n_games (self) == n_games);
  printf ("first rows drawn after %.1f ms, all %u games known after %.1f ms\n",
          (shown - begin) / 1000.0, n_games, (g_get_monotonic_time () - begin) / 1000.0);
}

/* From a key to the frame that shows what was found. */
static void
search (Bench      *self,
        const char *words,
        guint       n_wanted)
{
  GtkWidget *entry;
  gint64     begin;
  gint64     found;

  gtk_widget_activate_action (self->page, "history.search", NULL);
  entry = app_test_find (self->page, GTK_TYPE_SEARCH_ENTRY, NULL);
  app_test_settle ();
  begin = g_get_monotonic_time ();
  gtk_editable_set_text (GTK_EDITABLE (entry), words);
  WAIT_UNTIL (get_n_games (self) == n_wanted);
  found = g_get_monotonic_time ();
  wait_painted (self, found);
  printf ("search for \"%s\": found after %.1f ms (%d ms of them waiting for the next key), drawn "
          "after %.1f ms\n",
          words, (found - begin) / 1000.0,
          gtk_search_entry_get_search_delay (GTK_SEARCH_ENTRY (entry)),
          (self->painted - begin) / 1000.0);
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
}

static void
scroll (Bench      *self,
        const char *what,
        double      step)
{
  double upper = gtk_adjustment_get_upper (self->adjustment);
  double value = 0;

  gtk_adjustment_set_value (self->adjustment, 0);
  app_test_settle ();
  g_array_set_size (self->frames, 0);

  for (int i = 0; i < N_STEPS; i++)
    {
      value += step;
      if (value > upper)
        value -= upper;

      gtk_adjustment_set_value (self->adjustment, value);
      wait_painted (self, g_get_monotonic_time ());
    }

  printf ("%s: %u frames, median %.1f ms, 95 %% %.1f ms, longest %.1f ms\n", what,
          self->frames->len, get_percentile (self->frames, 50),
          get_percentile (self->frames, 95), get_percentile (self->frames, 100));
}

int
main (int    argc,
      char **argv)
{
  guint          n_games = argc > 1 ? (guint) atoi (argv[1]) : N_GAMES;
  Bench          bench = { .frames = g_array_new (FALSE, FALSE, sizeof (gint64)) };
  GdkFrameClock *clock;

  argc = 1;
  app_test_init (&argc, &argv);
  app_fixture_set_up (&bench.app, NULL);
  g_array_unref (history_maker_fill (bench.app.store, n_games));
  bench.app.window = app_test_open_window (bench.app.application);
  app_fixture_resize (&bench.app, WIDTH, HEIGHT);

  clock = gtk_widget_get_frame_clock (GTK_WIDGET (bench.app.window));
  g_signal_connect_swapped (clock, "before-paint", G_CALLBACK (before_paint_cb), &bench);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (after_paint_cb), &bench);

  open_history (&bench, n_games);
  search (&bench, "long", n_games / 100);
  WAIT_UNTIL (get_n_games (&bench) == n_games);
  search (&bench, "eri caf", n_games / 10);
  WAIT_UNTIL (get_n_games (&bench) == n_games);
  bench.adjustment = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (app_test_find (bench.page, GTK_TYPE_SCROLLED_WINDOW, NULL)));
  scroll (&bench, "by the wheel", STEP_PIXELS);
  scroll (&bench, "by pages", HEIGHT);
  scroll (&bench, "by jumps", gtk_adjustment_get_upper (bench.adjustment) / 37);

  g_signal_handlers_disconnect_by_data (clock, &bench);
  app_fixture_tear_down (&bench.app, NULL);
  g_array_unref (bench.frames);

  return 0;
}
