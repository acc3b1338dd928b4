/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sharing a result: as text, as a picture, on paper. */

#include "app-fixture.h"
#include "tenbo-game-record.h"
#include "tenbo-paper-sheets.h"
#include "tenbo-picture.h"
#include "tenbo-result-page.h"
#include "tenbo-result-share.h"

/* GTK's own file chooser leaks pending reads of the folder when it is canceled. */
#ifdef __SANITIZE_ADDRESS__
#define COUNTS_LEAKS TRUE
#else
#define COUNTS_LEAKS FALSE
#endif

#define TAI "fenghua"

static void
open_result (AppFixture *fixture)
{
  fixture->window = app_test_open_window (fixture->application);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window),
                              "win.open-game",
                              "x",
                              tenbo_game_get_id (fixture->game));
  fixture->page = app_test_find (fixture->window, TENBO_TYPE_RESULT_PAGE, "Result");
}

static void
set_up (AppFixture   *fixture,
        gconstpointer ruleset)
{
  app_fixture_set_up (fixture, ruleset);
  if (g_str_equal (ruleset, TAI))
    {
      app_test_play_tai (fixture->game, 1, 3, 14);
      app_test_stop_game (fixture->game);
    }
  else
    {
      app_test_finish_game (fixture->game);
    }
  open_result (fixture);
}

static void
text_read_cb (GObject      *object,
              GAsyncResult *result,
              gpointer      user_data)
{
  char **text = user_data;
  g_autoptr (GError) error = NULL;

  *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (object), result, &error);
  g_assert_no_error (error);
}

static void
test_copy (AppFixture   *fixture,
           gconstpointer data)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  GdkClipboard *clipboard = gtk_widget_get_clipboard (fixture->page);

  gtk_widget_activate_action (fixture->page, "result.copy-text", NULL);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Result copied");
  gdk_clipboard_read_text_async (clipboard, NULL, text_read_cb, &text);
  WAIT_UNTIL (text != NULL);

  /* One line each for the game, the players and the end. */
  lines = g_strsplit (text, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 7);
  g_assert_true (g_str_has_suffix (
    lines[0], tenbo_ruleset_get_name (tenbo_game_get_ruleset (fixture->game))));
  g_assert_true (g_str_has_prefix (lines[1], "1st "));
  g_assert_true (g_str_has_prefix (lines[4], "4th Dai  "));
  g_assert_true (g_str_has_prefix (lines[5], "The game ends: "));
}

static GFile *
make_file (const char *name)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), name, NULL);

  return g_file_new_for_path (path);
}

static void
texture_read_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  GdkTexture **texture = user_data;
  g_autoptr (GError) error = NULL;

  *texture = gdk_clipboard_read_texture_finish (GDK_CLIPBOARD (object), result, &error);
  g_assert_no_error (error);
}

static void
test_picture (AppFixture   *fixture,
              gconstpointer data)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (fixture->page);
  g_autoptr (GFile) saved = make_file ("saved.png");
  g_autoptr (GdkTexture) copied = NULL;
  g_autoptr (GdkTexture) file = NULL;
  g_autoptr (GError) error = NULL;

  gtk_widget_activate_action (fixture->page, "result.copy-picture", NULL);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Picture copied to the clipboard");
  gdk_clipboard_read_texture_async (clipboard, NULL, texture_read_cb, &copied);
  WAIT_UNTIL (copied != NULL);
  g_assert_cmpint (gdk_texture_get_width (copied), ==, TENBO_PICTURE_WIDTH);
  g_assert_cmpint (gdk_texture_get_height (copied), ==, TENBO_PICTURE_HEIGHT);

  tenbo_result_share_save_as (fixture->page, fixture->store, fixture->game,
                              TENBO_RESULT_AS_PICTURE, saved);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "“saved.png” saved");
  file = gdk_texture_new_from_file (saved, &error);
  g_assert_no_error (error);
  g_assert_cmpint (gdk_texture_get_width (file), ==, TENBO_PICTURE_WIDTH);
}

/* Checks that @file is a complete PDF file; returns its content. */
static GBytes *
check_pdf (GFile *file)
{
  static const char end[] = "%%EOF\n";
  g_autoptr (GError) error = NULL;
  GBytes     *bytes = g_file_load_bytes (file, NULL, NULL, &error);
  const char *text;
  gsize       length;

  g_assert_no_error (error);
  text = g_bytes_get_data (bytes, &length);
  g_assert_cmpuint (length, >, 10000);
  g_assert_cmpmem (text, 7, "%PDF-1.", 7);
  g_assert_cmpmem (text + length - strlen (end), strlen (end), end, strlen (end));

  return bytes;
}

static TenboPaper *
lay_out (AppFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRecord) record = NULL;
  TenboPaperSize size = TENBO_PAPER_A4;

  if (g_str_equal (gtk_paper_size_get_default (), GTK_PAPER_NAME_LETTER))
    size = TENBO_PAPER_LETTER;
  record = tenbo_game_export (fixture->store, tenbo_game_get_id (fixture->game), &error);
  g_assert_no_error (error);

  return tenbo_paper_new_for_game (record, FALSE, size, &problem);
}

/* The contents of the file dialogs are GTK's; the test checks the results. */
static void
test_sheet (AppFixture   *fixture,
            gconstpointer data)
{
  g_autoptr (GFile) saved = make_file ("saved.pdf");
  g_autoptr (GFile) printed = make_file ("printed.pdf");
  g_autoptr (GFile) nowhere = make_file ("no-such-folder/saved.pdf");
  g_autoptr (GtkPrintOperation) operation = NULL;
  g_autoptr (TenboPaper) paper = lay_out (fixture);
  g_autoptr (GBytes) expected = NULL;
  g_autoptr (GBytes) file = NULL;
  g_autoptr (GBytes) print = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *job_name = NULL;
  int              n_pages;

  tenbo_result_share_save_as (fixture->page, fixture->store, fixture->game, TENBO_RESULT_AS_SHEET,
                              saved);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "“saved.pdf” saved");
  file = check_pdf (saved);
  expected = tenbo_paper_to_pdf (paper, &error);
  g_assert_no_error (error);
  g_assert_true (g_bytes_equal (file, expected));

  /* The name of the printed file: the day and the players */
  operation = tenbo_result_share_create_print (fixture->store, fixture->game);
  g_object_get (operation, "job-name", &job_name, NULL);
  g_assert_true (g_str_has_suffix (job_name, " Aki, Ben, Chie and Dai"));
  gtk_print_operation_set_export_filename (operation, g_file_peek_path (printed));
  g_assert_cmpint (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT,
                                            GTK_WINDOW (fixture->window), &error),
                   ==, GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  print = check_pdf (printed);
  g_object_get (operation, "n-pages", &n_pages, NULL);
  g_assert_cmpint (n_pages, ==, tenbo_paper_get_n_pages (paper));

  tenbo_result_share_save_as (fixture->page, fixture->store, fixture->game, TENBO_RESULT_AS_SHEET,
                              nowhere);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Could Not Save File");
}

/* Returns a second window of the program, or NULL. */
static GtkWindow *
find_dialog (AppFixture *fixture)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (window != GTK_WINDOW (fixture->window) && gtk_widget_get_mapped (GTK_WIDGET (window)))
        return window;
    }

  return NULL;
}

static void
wait_dialog (AppFixture *fixture,
             gboolean    is_there)
{
  while ((find_dialog (fixture) != NULL) != is_there)
    g_main_context_iteration (NULL, TRUE);
}

/* Both ask before they do anything, and do nothing after Cancel. */
static void
test_sheet_asks (AppFixture   *fixture,
                 gconstpointer data)
{
  gtk_widget_activate_action (fixture->page, "result.save-sheet", NULL);
  wait_dialog (fixture, TRUE);
  app_test_press (find_dialog (fixture), "Cancel");
  wait_dialog (fixture, FALSE);

  gtk_widget_activate_action (fixture->page, "result.print-sheet", NULL);
  wait_dialog (fixture, TRUE);
  gtk_window_close (find_dialog (fixture));
  wait_dialog (fixture, FALSE);
  app_test_settle ();
}

static void
test_files (AppFixture   *fixture,
            gconstpointer data)
{
  g_autoptr (GFile) table = make_file ("hands.csv");
  g_autoptr (GFile) record = make_file ("game.json");
  g_autoptr (TenboRecord) expected = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *rows = NULL;
  g_autofree char *json = NULL;

  tenbo_result_share_save_as (fixture->page, fixture->store, fixture->game, TENBO_RESULT_AS_TABLE,
                              table);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "“hands.csv” saved");
  g_file_load_contents (table, NULL, &rows, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_prefix (rows, "\uFEFFgame_id,hand_id,"));
  g_assert_nonnull (strstr (rows, tenbo_game_get_uuid (fixture->game)));

  tenbo_result_share_save_as (fixture->page, fixture->store, fixture->game,
                              TENBO_RESULT_AS_RECORD, record);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "“game.json” saved");
  g_file_load_contents (record, NULL, &json, NULL, NULL, &error);
  g_assert_no_error (error);
  expected = tenbo_game_export (fixture->store, tenbo_game_get_id (fixture->game), &error);
  g_assert_no_error (error);
  tenbo_record_write (expected, text);
  g_assert_cmpstr (json, ==, text->str);
}

/* If each total is the score, it appears once. */
static void
test_copy_of_tai (AppFixture   *fixture,
                  gconstpointer data)
{
  g_autofree char *text = NULL;

  gtk_widget_activate_action (fixture->page, "result.copy-text", NULL);
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (fixture->page), NULL, text_read_cb,
                                 &text);
  WAIT_UNTIL (text != NULL);
  g_assert_nonnull (strstr (text, "\n1st Ben  +80\n"));
}

#define ADD(name, ruleset, test) \
  g_test_add ("/app/share/" name, AppFixture, ruleset, set_up, test, app_fixture_tear_down)

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  ADD ("copy", "b-rule", test_copy);
  ADD ("copy-of-tai", TAI, test_copy_of_tai);
  ADD ("picture", "b-rule", test_picture);
  ADD ("files", "b-rule", test_files);
  ADD ("sheet", "mleague", test_sheet);
  if (!COUNTS_LEAKS)
    ADD ("sheet-asks", "b-rule", test_sheet_asks);

  return g_test_run ();
}
