/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench-pages FOLDER [ROUNDS]: measures the processor time of all frames while pages open: the
 * views of the table, a hand to edit, a result, the hands of a game, the history with thousands of
 * games, a person. The database is below FOLDER. Not a test: a slow machine is not an error. */

#include "app-fixture.h"
#include "frame-times.h"
#include "history-maker.h"
#include "tenbo-shell.h"

#include <stdio.h>
#include <stdlib.h>

#define RULESET   "b-rule"
#define N_ROUNDS  10
#define N_GAMES   5000
#define N_HANDS   6
#define REST_MSEC 700 /* until a page has slid in */

#define WIDTH  1280
#define HEIGHT 800

typedef struct
{
  AppFixture  app;
  FrameTimes *frames; /* owned */
  gint64      ended;  /* ID of an ended game */
} Bench;

static void
rest (void)
{
  gint64 end = g_get_monotonic_time () + REST_MSEC * 1000;

  while (g_get_monotonic_time () < end)
    app_test_tick ();
}

/* Performs an action of @widget whose frames are named @name. */
static void
show (Bench      *self,
      const char *name,
      gpointer    widget,
      const char *action,
      GVariant   *target)
{
  g_autoptr (GVariant) owned = target != NULL ? g_variant_ref_sink (target) : NULL;

  frame_times_begin (self->frames, name);
  gtk_widget_activate_action_variant (widget, action, owned);
  rest ();
  frame_times_begin (self->frames, NULL);
}

static void
show_views (Bench *self)
{
  static const struct
  {
    const char *name;
    const char *view;
  } views[] = { { "flat view", "flat" }, { "far view", "far" }, { "view beside", "beside" } };

  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    show (self, views[i].name, self->app.page, "table.view", g_variant_new_string (views[i].view));
}

static void
show_pages (Bench *self)
{
  TenboWindow *window = self->app.window;

  app_fixture_show_game (&self->app);
  rest ();
  show_views (self);
  show (self, "hand to edit", self->app.page, "edit.hand", g_variant_new_uint32 (0));
  if (app_fixture_get_dialog (&self->app) != NULL)
    adw_dialog_force_close (ADW_DIALOG (app_fixture_get_dialog (&self->app)));
  rest ();

  show (self, "result", window, "win.open-game", g_variant_new_int64 (self->ended));
  show (self, "hands of a game", window, "win.show-hands", g_variant_new_int64 (self->ended));
  show (self, "history", window, "win.history", NULL);
  show (self, "people", window, "win.people", NULL);
  show (self, "person", window, "win.person", g_variant_new_int64 (1));
  show (self, "standings", window, "win.standings", NULL);
  self->app.page = NULL;
  tenbo_shell_leave_pages (TENBO_SHELL (window));
  rest ();
}

int
main (int    argc,
      char **argv)
{
  int   n_rounds = argc > 2 ? atoi (argv[2]) : N_ROUNDS;
  Bench self = { 0 };
  g_autoptr (GArray) ids = NULL;

  if (argc < 2 || n_rounds <= 0)
    {
      g_printerr ("Usage: bench-pages FOLDER [ROUNDS]\n");
      return 2;
    }

  g_setenv ("XDG_DATA_HOME", argv[1], TRUE);
  app_test_init (&argc, &argv);
  app_fixture_set_up (&self.app, RULESET);
  ids = history_maker_fill (self.app.store, N_GAMES);
  self.ended = g_array_index (ids, gint64, 0);
  for (int i = 0; i < N_HANDS; i++)
    app_test_play_draw (self.app.game, 0);
  self.app.window = app_test_open_window (self.app.application);
  app_fixture_resize (&self.app, WIDTH, HEIGHT);
  self.frames = frame_times_new (GTK_WIDGET (self.app.window));

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  for (int i = 0; i < n_rounds; i++)
    show_pages (&self);
  printf ("%d rounds, %d games\n", n_rounds, N_GAMES);
  frame_times_print (self.frames);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  frame_times_free (self.frames);
  app_fixture_tear_down (&self.app, NULL);

  return 0;
}
