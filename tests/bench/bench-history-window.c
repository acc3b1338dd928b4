/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench-history-window DATABASE: runs the application with the history FOLDER/tenbo/tenbo.db in a
 * separate process. Measures the time from its start until the list of games is painted and until
 * all games are in it, a search from the last key to the painted rows, and scrolling frame by
 * frame, with the SQLite statements of each; and the memory by purpose beyond that of an empty
 * window of the same libraries: after the start, after searches and after scrolling. For the memory
 * of fonts it also measures a window with only the texts of the first games in a label. Not a test:
 * a slow machine is not an error. */

#include "cpu-time.h"
#include "process-memory.h"
#include "store-reads.h"
#include "tenbo-app-test.h"
#include "tenbo-history-page.h"
#include "tenbo-history-row.h"
#include "tenbo-memory.h"

#include <errno.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#define WIDTH  1000
#define HEIGHT 800

#define N_STEPS    500
#define WHEEL_STEP 100 /* pixels of one step of a scroll wheel */
#define LIMIT_MSEC 16
#define REST_MSEC  2000 /* until a started application is idle */
#define N_TEXTS    20   /* games visible in a window */

typedef struct
{
  gint64      begun; /* start of the process, µs of the monotonic clock */
  TenboStore *store; /* borrowed */
  GtkWindow  *window;
  GtkWidget  *page; /* the history page, when it is shown */
  GtkWidget  *list;
  gint64      painted;   /* time of the last frame; 0: none since the request */
  guint       n_before;  /* games of the list before a search */
  gint64      first_id;  /* the first game of the result */
  gint64      seen;      /* time of the frame with it; 0: not yet */
  double      frame_cpu; /* processor time of the frame, ms */
  double      frame_begin_cpu;
  char       *texts;  /* of a window with only a label; owned */
  int         answer; /* pipe for the memory in use, read by the first process */
} Bench;

/* --- Time, memory, statements --- */

static double
get_cpu_msec (void)
{
  return cpu_time_get_nsec (CLOCK_THREAD_CPUTIME_ID) / 1e6;
}

static double
get_process_cpu_msec (void)
{
  return cpu_time_get_nsec (CLOCK_PROCESS_CPUTIME_ID) / 1e6;
}

/* Writes the memory of this process to the first process. */
static void
tell_memory (Bench *self)
{
  ProcessMemory memory;

  process_memory_read (&memory);
  if (write (self->answer, &memory, sizeof memory) != sizeof memory)
    g_error ("%s", g_strerror (errno));
}

/* Statements begun by the main thread and by others, and those still running. */
static int      n_statements[2];
static int      n_running;
static GThread *main_thread;

static int
count_statement (unsigned kind,
                 void    *data,
                 void    *statement,
                 void    *unused)
{
  if (kind == SQLITE_TRACE_PROFILE)
    g_atomic_int_add (&n_running, -1);
  else
    {
      g_atomic_int_inc (&n_running);
      g_atomic_int_inc (&n_statements[g_thread_self () == main_thread ? 0 : 1]);
    }

  return 0;
}

static int
trace_connection (sqlite3    *db,
                  char      **message,
                  const void *api)
{
  return sqlite3_trace_v2 (db, SQLITE_TRACE_STMT | SQLITE_TRACE_PROFILE, count_statement, NULL);
}

/* --- The screen --- */

static void
frame_begun_cb (Bench *self)
{
  self->frame_begin_cpu = get_cpu_msec ();
}

static gboolean shows_rows (Bench *self);
static gboolean shows_first (Bench *self);
static guint    count_games (Bench *self);

static void
frame_painted_cb (Bench *self)
{
  self->painted = g_get_monotonic_time ();
  self->frame_cpu = get_cpu_msec () - self->frame_begin_cpu;
  if (self->seen == 0 && self->list != NULL && count_games (self) != self->n_before &&
      shows_rows (self) && shows_first (self))
    self->seen = self->painted;
}

static void
watch_frames (Bench *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self->window));

  g_signal_connect_swapped (clock, "before-paint", G_CALLBACK (frame_begun_cb), self);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (frame_painted_cb), self);
}

/* Waits for the next frame to be painted. */
static void
wait_frame (Bench *self)
{
  self->painted = 0;
  while (self->painted == 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
rest (int msec)
{
  gint64 end = g_get_monotonic_time () + msec * G_GINT64_CONSTANT (1000);

  while (g_get_monotonic_time () < end)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
}

static int
count_statements (void)
{
  return g_atomic_int_get (&n_statements[0]) + g_atomic_int_get (&n_statements[1]);
}

/* Waits until nothing was read or written for a while: after its start the application scans the
 * history and recounts games that an older version counted. */
static void
rest_until_idle (void)
{
  int n_before;

  do
    {
      n_before = count_statements ();
      rest (REST_MSEC);
    }
  while (count_statements () != n_before || g_atomic_int_get (&n_running) > 0);
}

/* Adds the visible rows below @widget, and those of them without a text yet. */
static void
count_rows (GtkWidget *widget,
            int       *n_rows,
            int       *n_blank)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (TENBO_IS_HISTORY_ROW (child))
      {
        TenboSummary *summary = tenbo_history_row_get_summary (TENBO_HISTORY_ROW (child));

        if (!gtk_widget_get_child_visible (gtk_widget_get_parent (child)) || summary == NULL)
          continue;

        (*n_rows)++;
        if (tenbo_summary_get_stored (summary) == NULL)
          (*n_blank)++;
      }
    else
      count_rows (child, n_rows, n_blank);
}

/* Whether a full window of rows with text is visible. */
static gboolean
shows_rows (Bench *self)
{
  int n_rows = 0;
  int n_blank = 0;

  if (self->list == NULL || !gtk_widget_get_mapped (self->list))
    return FALSE;

  count_rows (self->list, &n_rows, &n_blank);
  return n_rows > 0 && n_blank == 0;
}

/* Whether the first game of the list is the expected one. */
static gboolean
shows_first (Bench *self)
{
  GtkSelectionModel *model = gtk_list_view_get_model (GTK_LIST_VIEW (self->list));
  g_autoptr (TenboSummary) first = g_list_model_get_item (G_LIST_MODEL (model), 0);
  const TenboStoredSummary *stored = first != NULL ? tenbo_summary_get_stored (first) : NULL;

  return stored != NULL && stored->id == self->first_id;
}

static guint
count_games (Bench *self)
{
  GtkSelectionModel *model = gtk_list_view_get_model (GTK_LIST_VIEW (self->list));

  return model != NULL ? g_list_model_get_n_items (G_LIST_MODEL (model)) : 0;
}

static double
msec_since (gint64 begin)
{
  return (double) (g_get_monotonic_time () - begin) / 1000;
}

/* --- Measurements --- */

static void
measure_start (Bench            *self,
               TenboApplication *application)
{
  while ((self->window = gtk_application_get_active_window (GTK_APPLICATION (application))) == NULL)
    g_main_context_iteration (NULL, TRUE);

  gtk_window_set_default_size (self->window, WIDTH, HEIGHT);
  while (!gtk_widget_get_mapped (GTK_WIDGET (self->window)))
    g_main_context_iteration (NULL, TRUE);

  watch_frames (self);
  wait_frame (self);
  printf ("  first frame: %.0f ms\n", msec_since (self->begun));

  while (app_test_get_store (application) == NULL)
    g_main_context_iteration (NULL, TRUE);

  self->store = app_test_get_store (application);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.history", NULL);
  self->page = app_test_find (self->window, TENBO_TYPE_HISTORY_PAGE, NULL);
  while ((self->list = app_test_look_for (self->page, GTK_TYPE_LIST_VIEW, NULL)) == NULL)
    g_main_context_iteration (NULL, TRUE);

  do
    wait_frame (self);
  while (!shows_rows (self));

  printf ("  list shown: %.0f ms from the start (processor %.0f ms)\n",
          msec_since (self->begun), get_process_cpu_msec ());

  while (count_games (self) < 2 * N_STEPS)
    g_main_context_iteration (NULL, TRUE);

  wait_frame (self);
  printf ("  all %u games in it: %.0f ms\n", count_games (self), msec_since (self->begun));
}

static void
begin_search (Bench *self)
{
  GtkWidget *bar = app_test_find (self->page, GTK_TYPE_SEARCH_BAR, NULL);

  gtk_search_bar_set_search_mode (GTK_SEARCH_BAR (bar), TRUE);
  rest (REST_MSEC / 4);
}

/* Returns the games that match the words. Of TenboGameKey. */
static GArray *
find_games (Bench      *self,
            const char *words)
{
  TenboGameFilter filter = { .flags = TENBO_FIND_UNFINISHED | TENBO_FIND_FINISHED, .words = words };
  g_autoptr (GError) error = NULL;
  GArray *found = store_test_find_games (self->store, &filter, NULL, &error);

  if (found == NULL)
    g_error ("%s", error->message);

  return found;
}

/* Measures from the text until the matching rows are painted. */
static void
measure_text (Bench      *self,
              const char *words)
{
  GtkWidget *entry = app_test_find (self->page, GTK_TYPE_SEARCH_ENTRY, NULL);
  g_autoptr (GArray) found = find_games (self, words);
  double cpu;
  gint64 begin;

  self->n_before = count_games (self);
  self->first_id = g_array_index (found, TenboGameKey, 0).game_id;
  self->seen = 0;
  cpu = get_process_cpu_msec ();
  begin = g_get_monotonic_time ();
  gtk_editable_set_text (GTK_EDITABLE (entry), words);
  while (self->seen == 0)
    g_main_context_iteration (NULL, TRUE);

  printf ("  search: %6u games: %.0f ms (processor %.0f ms): %s\n", found->len,
          (double) (self->seen - begin) / 1000, get_process_cpu_msec () - cpu, words);
  while (count_games (self) != found->len)
    g_main_context_iteration (NULL, TRUE);

  rest (REST_MSEC / 4);
}

/* Searches for the words, then shows all games again. */
static void
measure_search (Bench      *self,
                const char *words)
{
  measure_text (self, words);
  measure_text (self, "");
}

static int
compare (const void *a,
         const void *b)
{
  double x = *(const double *) a;
  double y = *(const double *) b;

  return (x > y) - (x < y);
}

static GtkAdjustment *
find_adjustment (Bench *self)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (self->list, GTK_TYPE_SCROLLED_WINDOW);

  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
}

static void
measure_scroll (Bench      *self,
                const char *name,
                double      step)
{
  GtkAdjustment     *adjustment = find_adjustment (self);
  g_autofree double *frames = g_new (double, N_STEPS);
  int                n_over = 0;
  int                n_blank_frames = 0;
  gint64             begin;

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment) / 3);
  rest (REST_MSEC / 4);
  g_atomic_int_set (&n_statements[0], 0);
  g_atomic_int_set (&n_statements[1], 0);
  begin = g_get_monotonic_time ();

  for (int i = 0; i < N_STEPS; i++)
    {
      int n_rows = 0;
      int n_blank = 0;

      gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + step);
      wait_frame (self);
      frames[i] = self->frame_cpu;
      count_rows (self->list, &n_rows, &n_blank);
      n_blank_frames += n_blank > 0 ? 1 : 0;
    }

  qsort (frames, N_STEPS, sizeof frames[0], compare);
  while (n_over < N_STEPS && frames[N_STEPS - 1 - n_over] > LIMIT_MSEC)
    n_over++;

  printf ("  %-24s frame: median %.1f ms, worst %.1f ms, %d over %d ms; a step each %.1f ms\n",
          name, frames[N_STEPS / 2], frames[N_STEPS - 1], n_over, LIMIT_MSEC,
          msec_since (begin) / N_STEPS);
  printf ("  %-24s %d frames with rows that were not read yet; statements: %d on the main thread, "
          "%d on others\n",
          "", n_blank_frames, n_statements[0], n_statements[1]);
}

/* --- The processes --- */

static int
run_application (Bench *self)
{
  g_autoptr (TenboApplication) application = NULL;
  g_autoptr (GError) error = NULL;

  tenbo_memory_init ();
  main_thread = g_thread_self ();
  sqlite3_auto_extension ((void (*) (void)) trace_connection);
  application = tenbo_application_new ();
  if (!g_application_register (G_APPLICATION (application), NULL, &error))
    g_error ("%s", error->message);

  g_application_activate (G_APPLICATION (application));
  measure_start (self, application);
  rest_until_idle ();
  tell_memory (self);

  begin_search (self);
  measure_search (self, "佐藤");
  measure_search (self, "九蓮宝燈");
  measure_search (self, "健太 さくら rule");
  rest_until_idle ();
  tell_memory (self);

  measure_scroll (self, "500 steps of a wheel,", WHEEL_STEP);
  measure_scroll (self, "500 pages,", HEIGHT * 0.8);
  rest_until_idle ();
  tell_memory (self);
  fflush (stdout);
  _exit (0); /* no change */
}

/* Returns the texts of the first games in the history, whose sessions are in bold there. */
static char *
create_texts (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "tenbo", "tenbo.db", NULL);
  g_autoptr (GString) texts = g_string_new (NULL);
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;

  store = tenbo_store_open (path, TENBO_STORE_OPEN_READ_ONLY, NULL, NULL, &error);
  games = store != NULL ? store_test_list_finished (store, NULL, N_TEXTS, &error) : NULL;
  if (games == NULL)
    g_error ("%s", error->message);

  for (guint i = 0; i < games->len; i++)
    {
      const TenboStoredSummary *game = g_ptr_array_index (games, i);
      g_autoptr (TenboStoredSession) session = NULL;

      session = store_test_read_session (store, game->session_id, NULL);
      if (session != NULL && session->title != NULL)
        g_string_append_printf (texts, "<b>%s</b>\n", session->title);

      for (int player = 0; player < game->n_players; player++)
        g_string_append_printf (texts, "%s ", game->players[player].name);
      g_string_append_printf (texts, "\n<small>%s</small>\n", game->ruleset_name);
    }

  return g_string_free (g_steal_pointer (&texts), FALSE);
}

static void
empty_activate_cb (GtkApplication *application,
                   Bench          *self)
{
  GtkWidget *window = adw_application_window_new (application);
  GtkWidget *view = adw_toolbar_view_new ();

  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  if (self->texts != NULL)
    {
      GtkWidget *label = gtk_label_new (NULL);

      gtk_label_set_markup (GTK_LABEL (label), self->texts);
      adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), label);
    }

  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), view);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_present (GTK_WINDOW (window));
  self->window = GTK_WINDOW (window);
}

static int
run_empty (Bench *self)
{
  g_autoptr (AdwApplication) application = adw_application_new ("io.github.tenbo_app.Empty", 0);

  g_signal_connect (application, "activate", G_CALLBACK (empty_activate_cb), self);
  g_application_register (G_APPLICATION (application), NULL, NULL);
  g_application_activate (G_APPLICATION (application));
  while (!gtk_widget_get_mapped (GTK_WIDGET (self->window)))
    g_main_context_iteration (NULL, TRUE);

  watch_frames (self);
  wait_frame (self);
  printf ("  first frame: %.0f ms\n", msec_since (self->begun));
  rest (REST_MSEC);
  tell_memory (self);
  fflush (stdout);
  _exit (0);
}

/* Starts @self_path again in the mode @mode and reads its memory at @n moments into @memory. */
static void
run_process (const char    *self_path,
             const char    *mode,
             ProcessMemory *memory,
             gsize          n)
{
  g_autofree char *begun = g_strdup_printf ("%" G_GINT64_FORMAT, g_get_monotonic_time ());
  g_autofree char *answer = NULL;
  int              ends[2];
  pid_t            child;

  if (pipe (ends) != 0)
    g_error ("%s", g_strerror (errno));

  fflush (stdout);
  answer = g_strdup_printf ("%d", ends[1]);
  child = fork ();
  if (child == 0)
    {
      execl (self_path, self_path, mode, begun, answer, NULL);
      _exit (127);
    }

  close (ends[1]);
  for (gsize i = 0; i < n; i++)
    if (read (ends[0], &memory[i], sizeof memory[i]) != sizeof memory[i])
      g_error ("%s wrote nothing", mode);

  waitpid (child, NULL, 0);
  close (ends[0]);
}

int
main (int    argc,
      char **argv)
{
  static const char *const moments[] = { "after the start", "after searches", "after scrolling" };
  Bench                    self = { 0 };
  g_autofree char         *folder = NULL;
  g_autofree char         *home = NULL;
  ProcessMemory            empty;
  ProcessMemory            texts;
  ProcessMemory            history[G_N_ELEMENTS (moments)];

  setvbuf (stdout, NULL, _IOLBF, 0);
  if (argc == 4)
    {
      self.begun = g_ascii_strtoll (argv[2], NULL, 10);
      self.answer = atoi (argv[3]);
      if (g_str_equal (argv[1], "--application"))
        return run_application (&self);

      if (g_str_equal (argv[1], "--texts"))
        self.texts = create_texts ();
      return run_empty (&self);
    }

  if (argc != 2)
    {
      g_printerr ("Usage: bench-history-window DATABASE\n");
      return 2;
    }

  folder = g_path_get_dirname (argv[1]);
  home = g_path_get_dirname (folder);
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  printf ("An empty window\n");
  run_process (argv[0], "--empty", &empty, 1);
  process_memory_print (&empty, NULL);
  printf ("A window with the texts of the first games, more than an empty one\n");
  run_process (argv[0], "--texts", &texts, 1);
  process_memory_print (&texts, &empty);
  printf ("The history\n");
  run_process (argv[0], "--application", history, G_N_ELEMENTS (history));
  for (gsize i = 0; i < G_N_ELEMENTS (history); i++)
    {
      printf ("  Memory %s, more than an empty window\n", moments[i]);
      process_memory_print (&history[i], &empty);
    }

  return 0;
}
