/* SPDX-License-Identifier: GPL-3.0-or-later */
/* soak FOLDER [EVENINGS]: plays evenings through the real window in one process: games hand by hand
 * in the entry, with undo and redo, the result, and the pages of the hands, the session, the
 * history, the people and a person. Prints memory, open files and latency of each evening. Ends
 * with 1 if the last evenings need more than the first ones after the warm-up. The database is
 * below FOLDER. */

#include "app-fixture.h"
#include "process-memory.h"
#include "tenbo-entry-dialog.h"
#include "tenbo-shell.h"
#include "tenbo-value-grid.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>

#define RULESET    "b-rule"
#define N_EVENINGS 50
#define N_GAMES    3 /* in an evening */

#define WIDTH  1000
#define HEIGHT 800

/* Until caches of fonts, icons and statements are full */
#define WARM_UP(n_evenings) MAX (2, (n_evenings) / 5)

/* Growth that is allowed between the means of both halves after the warm-up: noise, and 10 MiB in a
 * thousand evenings for leaks of GTK (docs/debugging.md) */
#define MEMORY_NOISE_KIB   256
#define MEMORY_EVENING_KIB 10.24
#define LATENCY_LIMIT      1.5 /* factor */
#define LATENCY_NOISE_MSEC 20

/* Resources at the end of an evening */
typedef struct
{
  double in_use_kib;   /* allocated by malloc(), without SQLite */
  double sqlite_kib;   /* its caches: at most 2 MiB for each connection */
  double resident_kib; /* without pages of the database and frames */
  int    n_files;
  int    n_threads;
  double msec; /* median, from Confirm until the scores are painted */
} Evening;

typedef struct
{
  AppFixture app;
  gint64     saved; /* time of the notification of the game; 0: not yet */
  gint64     shown; /* time of the first frame after that; 0: not yet */
  GArray    *msec;  /* of double: confirmed hands of this evening; owned */
} Soak;

static void
changed_cb (Soak *self)
{
  self->saved = g_get_monotonic_time ();
}

static void
painted_cb (Soak *self)
{
  if (self->saved != 0 && self->shown == 0)
    self->shown = g_get_monotonic_time ();
}

static int
count_entries (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  int n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

static void
begin_game (Soak *self)
{
  AppFixture *app = &self->app;

  app->game = app_test_create_game (app->store, RULESET);
  g_signal_connect_swapped (app->game, "changed", G_CALLBACK (changed_cb), self);
  app_fixture_show_game (app);
  app_test_settle ();
}

/* A mangan from player to player, with draws in between. */
static void
play_hand (Soak *self,
           int   hand)
{
  GtkWidget *sheet = app_fixture_open_entry (&self->app,
                                             hand % 3 != 2 ? "table.ron" : "table.draw");
  GtkWidget *confirm = app_test_find (sheet, GTK_TYPE_BUTTON, "Confirm");
  gint64     begin;
  double     msec;

  if (hand % 3 != 2)
    {
      app_fixture_choose (sheet, "Winner", app_test_names[hand % TB_MAX_PLAYERS]);
      app_fixture_choose (sheet, "From", app_test_names[(hand + 1) % TB_MAX_PLAYERS]);
      app_test_press (app_test_find (sheet, TENBO_TYPE_VALUE_GRID, NULL), "mangan");
    }
  else
    for (int player = 0; player < TB_MAX_PLAYERS; player++)
      app_fixture_choose (sheet, "Tenpai", app_test_names[player]);

  WAIT_UNTIL (gtk_widget_is_sensitive (confirm));
  app_test_settle ();
  self->saved = self->shown = 0;
  begin = g_get_monotonic_time ();
  g_signal_emit_by_name (confirm, "clicked");
  WAIT_UNTIL (self->shown != 0);
  msec = (double) (self->shown - begin) / 1000;
  g_array_append_val (self->msec, msec);
  WAIT_UNTIL (app_test_look_for (self->app.window, TENBO_TYPE_ENTRY_DIALOG, NULL) == NULL);
}

static void
play_game (Soak *self)
{
  begin_game (self);
  for (int hand = 0; tenbo_game_get_table (self->app.game)->end.reason == TB_END_NONE; hand++)
    {
      play_hand (self, hand);
      if (hand != 1)
        continue;

      gtk_widget_activate_action (self->app.page, "table.undo", NULL);
      WAIT_UNTIL (tenbo_game_get_can_redo (self->app.game));
      gtk_widget_activate_action (self->app.page, "table.redo", NULL);
      WAIT_UNTIL (!tenbo_game_get_can_redo (self->app.game));
      app_test_settle ();
    }
}

static void
show_page (Soak       *self,
           const char *action,
           gint64      id) /* -1: the action has no parameter */
{
  if (id >= 0)
    gtk_widget_activate_action (GTK_WIDGET (self->app.window), action, "x", id);
  else
    gtk_widget_activate_action (GTK_WIDGET (self->app.window), action, NULL);
  app_test_settle ();
}

static void
play_evening (Soak *self)
{
  g_array_set_size (self->msec, 0);
  for (int i = 0; i < N_GAMES; i++)
    {
      gint64 id;

      play_game (self);
      id = tenbo_game_get_id (self->app.game);
      app_test_settle ();
      show_page (self, "win.show-hands", id);
      show_page (self, "win.history", -1);
      show_page (self, "win.show-session", 1);
      show_page (self, "win.people", -1);
      show_page (self, "win.person", 1 + i);

      g_signal_handlers_disconnect_by_data (self->app.game, self);
      g_clear_object (&self->app.game);
      self->app.page = NULL;
      tenbo_shell_leave_pages (TENBO_SHELL (self->app.window));
      app_test_settle ();
    }
}

static int
compare (const void *a,
         const void *b)
{
  double x = *(const double *) a;
  double y = *(const double *) b;

  return (x > y) - (x < y);
}

static Evening
measure (Soak *self)
{
  ProcessMemory memory;
  MemorySizes   sum;

  process_memory_read (&memory);
  sum = process_memory_sum (&memory);
  qsort (self->msec->data, self->msec->len, sizeof (double), compare);
  return (Evening) {
    .in_use_kib = (double) memory.in_use - (double) sqlite3_memory_used () / 1024,
    .sqlite_kib = (double) sqlite3_memory_used () / 1024,
    .resident_kib = (double) (sum.resident - memory.kinds[MEMORY_DATABASE].resident -
                              memory.kinds[MEMORY_FRAMES].resident),
    .n_files = count_entries ("/proc/self/fd"),
    .n_threads = count_entries ("/proc/self/task"),
    .msec = g_array_index (self->msec, double, self->msec->len / 2),
  };
}

/* Returns the mean of the evenings from @begin to before @end. */
static Evening
get_mean (GArray *evenings,
          guint   begin,
          guint   end)
{
  Evening mean = { 0 };

  for (guint i = begin; i < end; i++)
    {
      const Evening *evening = &g_array_index (evenings, Evening, i);

      mean.in_use_kib += evening->in_use_kib / (end - begin);
      mean.sqlite_kib += evening->sqlite_kib / (end - begin);
      mean.resident_kib += evening->resident_kib / (end - begin);
      mean.msec += evening->msec / (end - begin);
      mean.n_files = MAX (mean.n_files, evening->n_files);
      mean.n_threads = MAX (mean.n_threads, evening->n_threads);
    }

  return mean;
}

static void
print_evening (const char    *what,
               const Evening *evening)
{
  printf ("%s: %.0f KiB in use, %.0f KiB by SQLite, %.0f KiB resident, %d files, %d threads, "
          "%.1f ms\n",
          what, evening->in_use_kib, evening->sqlite_kib, evening->resident_kib, evening->n_files,
          evening->n_threads, evening->msec);
  fflush (stdout);
}

/* Compares both halves after the warm-up. */
static gboolean
is_flat (GArray *evenings)
{
  guint   warm = (guint) WARM_UP ((int) evenings->len);
  guint   middle = (warm + evenings->len) / 2;
  Evening first = get_mean (evenings, warm, middle);
  Evening last = get_mean (evenings, middle, evenings->len);

  print_evening ("first half", &first);
  print_evening ("second half", &last);
  return last.in_use_kib - first.in_use_kib <=
           MEMORY_NOISE_KIB + MEMORY_EVENING_KIB * (middle - warm) &&
         last.n_files <= first.n_files && last.n_threads <= first.n_threads &&
         last.msec <= first.msec * LATENCY_LIMIT + LATENCY_NOISE_MSEC;
}

int
main (int    argc,
      char **argv)
{
  int  n_evenings = argc > 2 ? atoi (argv[2]) : N_EVENINGS;
  Soak self = { 0 };
  g_autoptr (GArray) evenings = g_array_new (FALSE, FALSE, sizeof (Evening));
  gboolean flat;

  if (argc < 2 || n_evenings < 5)
    {
      g_printerr ("Usage: soak FOLDER [EVENINGS]; at least 5 evenings\n");
      return 2;
    }

  g_setenv ("XDG_DATA_HOME", argv[1], TRUE);
  app_test_init (&argc, &argv);
  app_fixture_set_up_window (&self.app, NULL);
  app_fixture_resize (&self.app, WIDTH, HEIGHT);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_signal_connect_swapped (gtk_widget_get_frame_clock (GTK_WIDGET (self.app.window)),
                            "after-paint", G_CALLBACK (painted_cb), &self);
  self.msec = g_array_new (FALSE, FALSE, sizeof (double));

  for (int i = 0; i < n_evenings; i++)
    {
      g_autofree char *what = g_strdup_printf ("evening %d", i + 1);
      Evening          evening;

      play_evening (&self);
      evening = measure (&self);
      g_array_append_val (evenings, evening);
      print_evening (what, &evening);
    }

  flat = is_flat (evenings);
  g_array_unref (self.msec);
  app_fixture_tear_down (&self.app, NULL);
  return flat ? 0 : 1;
}
