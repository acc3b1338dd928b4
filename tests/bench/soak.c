/* SPDX-License-Identifier: GPL-3.0-or-later */
/* soak FOLDER [EVENINGS]: plays evenings through the real window in one process: ten games hand by
 * hand in the entry, with undo and redo, the result, and the pages of the hands, the session, the
 * history, the people and a person. Prints memory, objects, open files and latency of each evening.
 * Ends with 1 if the last evenings need more than the first ones after the warm-up. SIGINT ends it
 * early, after the evening. The database is below FOLDER. */

#include "app-fixture.h"
#include "instance-count.h"
#include "process-memory.h"
#include "tenbo-entry-dialog.h"
#include "tenbo-shell.h"
#include "tenbo-value-grid.h"

#include <glib-unix.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define RULESET    "b-rule"
#define N_EVENINGS 50
#define N_GAMES    10 /* in an evening */
#define N_GROUPS   2  /* of people: another group begins a new session */

#define WIDTH  1000
#define HEIGHT 800

/* Until caches of fonts, icons and statements are full */
#define WARM_UP(n_evenings) MAX (2, (n_evenings) / 5)

/* Growth that is allowed between the means of both halves after the warm-up: noise, and what GTK
 * 4.18 leaks in a game (docs/debugging.md). The latency also depends on other programs. */
#define MEMORY_NOISE_KIB   256
#define MEMORY_GAME_KIB    4
#define LATENCY_LIMIT      1.5 /* factor */
#define LATENCY_NOISE_MSEC 20
#define CPU_LIMIT          1.2 /* factor */

/* Resources at the end of an evening */
typedef struct
{
  double in_use_kib;   /* allocated by malloc(), without SQLite */
  double sqlite_kib;   /* its caches: at most 2 MiB for each connection */
  double resident_kib; /* without pages of the database and frames */
  int    n_files;
  int    n_threads;
  int    n_objects; /* of the project's classes */
  double msec;      /* median, from Confirm until the scores are painted */
  double page_msec; /* median, from the action until the page is painted */
  double cpu;       /* seconds of processor time */
} Evening;

typedef struct
{
  AppFixture app;
  gint64     saved; /* time of the notification of the game; 0: not yet */
  gint64     shown; /* time of the first frame after that; 0: not yet */
  GArray    *msec;  /* of double: confirmed hands of this evening; owned */
  GArray    *pages; /* of double: opened pages of this evening; owned */
  int        evening;
  gboolean   interrupted;
} Soak;

static const char *const groups[N_GROUPS][TB_MAX_PLAYERS] = {
  { "Aki", "Ben", "Chie", "Dai" },
  { "Emi", "Fumi", "Gen", "Haru" },
};

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

static gboolean
interrupt_cb (gpointer user_data)
{
  Soak *self = user_data;

  self->interrupted = TRUE;

  return G_SOURCE_CONTINUE;
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

/* Draws what has changed, and then does what waits for an idle main loop. */
static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static const char *
get_name (const Soak *self,
          int         player)
{
  return groups[self->evening % N_GROUPS][player % TB_MAX_PLAYERS];
}

static void
begin_game (Soak *self)
{
  AppFixture *app = &self->app;

  app->game = app_test_create_game_of (app->store, RULESET, groups[self->evening % N_GROUPS]);
  g_signal_connect_swapped (app->game, "changed", G_CALLBACK (changed_cb), self);
  app_fixture_show_game (app);
  settle ();
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
      app_fixture_choose (sheet, "Winner", get_name (self, hand));
      app_fixture_choose (sheet, "From", get_name (self, hand + 1));
      app_test_press (app_test_find (sheet, TENBO_TYPE_VALUE_GRID, NULL), "mangan");
    }
  else
    for (int player = 0; player < TB_MAX_PLAYERS; player++)
      app_fixture_choose (sheet, "Tenpai", get_name (self, player));

  WAIT_UNTIL (gtk_widget_is_sensitive (confirm));
  settle ();
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
      settle ();
    }
}

/* Shows a page, and waits until its rows have been read and drawn. */
static void
show_page (Soak       *self,
           const char *action,
           gint64      id) /* -1: the action has no parameter */
{
  gint64 begin = g_get_monotonic_time ();
  double msec;

  if (id >= 0)
    gtk_widget_activate_action (GTK_WIDGET (self->app.window), action, "x", id);
  else
    gtk_widget_activate_action (GTK_WIDGET (self->app.window), action, NULL);
  app_test_settle ();
  settle ();
  msec = (double) (g_get_monotonic_time () - begin) / 1000;
  g_array_append_val (self->pages, msec);
}

static void
leave_game (Soak *self)
{
  g_signal_handlers_disconnect_by_data (self->app.game, self);
  g_clear_object (&self->app.game);
  self->app.page = NULL;
  tenbo_shell_leave_pages (TENBO_SHELL (self->app.window));
  settle ();
}

/* After each game people look at its hands and the session, and in the end at the history. */
static void
play_evening (Soak *self)
{
  g_array_set_size (self->msec, 0);
  g_array_set_size (self->pages, 0);
  for (int i = 0; i < N_GAMES; i++)
    {
      play_game (self);
      show_page (self, "win.show-hands", tenbo_game_get_id (self->app.game));
      show_page (self, "win.show-session", self->evening + 1);
      leave_game (self);
    }

  show_page (self, "win.history", -1);
  show_page (self, "win.people", -1);
  for (int player = 0; player < TB_MAX_PLAYERS; player++)
    show_page (self, "win.person", 1 + self->evening % N_GROUPS * TB_MAX_PLAYERS + player);
  tenbo_shell_leave_pages (TENBO_SHELL (self->app.window));
  app_test_settle ();
  settle ();
}

static int
compare (const void *a,
         const void *b)
{
  double x = *(const double *) a;
  double y = *(const double *) b;

  return (x > y) - (x < y);
}

static double
get_median (GArray *values)
{
  qsort (values->data, values->len, sizeof (double), compare);
  return g_array_index (values, double, values->len / 2);
}

static Evening
measure (Soak *self)
{
  ProcessMemory memory;
  MemorySizes   sum;

  process_memory_read (&memory);
  sum = process_memory_sum (&memory);
  return (Evening) {
    .in_use_kib = (double) memory.in_use - (double) sqlite3_memory_used () / 1024,
    .sqlite_kib = (double) sqlite3_memory_used () / 1024,
    .resident_kib = (double) (sum.resident - memory.kinds[MEMORY_DATABASE].resident -
                              memory.kinds[MEMORY_FRAMES].resident),
    .n_files = count_entries ("/proc/self/fd"),
    .n_threads = count_entries ("/proc/self/task"),
    .n_objects = instance_count_sum (),
    .msec = get_median (self->msec),
    .page_msec = get_median (self->pages),
    .cpu = (double) clock () / CLOCKS_PER_SEC,
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
      mean.page_msec += evening->page_msec / (end - begin);
      mean.cpu += evening->cpu / (end - begin);
      mean.n_objects = MAX (mean.n_objects, evening->n_objects);
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
          "%d objects, %.1f ms, %.1f ms for a page, %.1f s of processor time\n",
          what, evening->in_use_kib, evening->sqlite_kib, evening->resident_kib, evening->n_files,
          evening->n_threads, evening->n_objects, evening->msec, evening->page_msec, evening->cpu);
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
           MEMORY_NOISE_KIB + MEMORY_GAME_KIB * N_GAMES * (middle - warm) &&
         last.n_files <= first.n_files && last.n_threads <= first.n_threads &&
         last.n_objects <= first.n_objects && last.cpu <= first.cpu * CPU_LIMIT &&
         last.page_msec <= first.page_msec * LATENCY_LIMIT + LATENCY_NOISE_MSEC &&
         last.msec <= first.msec * LATENCY_LIMIT + LATENCY_NOISE_MSEC;
}

int
main (int    argc,
      char **argv)
{
  int  n_evenings = argc > 2 ? atoi (argv[2]) : N_EVENINGS;
  Soak self = { 0 };
  g_autoptr (GArray) evenings = g_array_new (FALSE, FALSE, sizeof (Evening));
  GLogLevelFlags fatal;
  double         cpu = 0;
  gboolean       flat;

  if (argc < 2 || n_evenings < 5)
    {
      g_printerr ("Usage: soak FOLDER [EVENINGS]; at least 5 evenings\n");
      return 2;
    }

  g_setenv ("XDG_DATA_HOME", argv[1], TRUE);

  /* No frame waits for the display. Then the first one begins before the window has a size, which
   * is a warning. */
  g_setenv ("GDK_DEBUG", "no-vsync", TRUE);
  app_test_init (&argc, &argv);
  fatal = g_log_set_always_fatal (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL);
  app_fixture_set_up_window (&self.app, NULL);
  app_fixture_resize (&self.app, WIDTH, HEIGHT);
  g_log_set_always_fatal (fatal);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_signal_connect_swapped (gtk_widget_get_frame_clock (GTK_WIDGET (self.app.window)),
                            "after-paint", G_CALLBACK (painted_cb), &self);
  self.msec = g_array_new (FALSE, FALSE, sizeof (double));
  self.pages = g_array_new (FALSE, FALSE, sizeof (double));

  g_unix_signal_add (SIGINT, interrupt_cb, &self);
  for (int i = 0; i < n_evenings && !self.interrupted; i++)
    {
      g_autofree char *what = g_strdup_printf ("evening %d", i + 1);
      Evening          evening;

      instance_count_watch ();
      self.evening = i;
      play_evening (&self);
      evening = measure (&self);
      evening.cpu -= cpu;
      cpu += evening.cpu;
      g_array_append_val (evenings, evening);
      print_evening (what, &evening);
    }

  instance_count_print ();
  flat = is_flat (evenings);
  g_array_unref (self.msec);
  g_array_unref (self.pages);
  app_fixture_tear_down (&self.app, NULL);
  return flat ? 0 : 1;
}
