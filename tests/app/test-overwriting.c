/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "app-fixture.h"
#include "store-reads.h"
#include "tenbo-backup.h"
#include "tenbo-exchange.h"
#include "tenbo-result-share.h"
#include "tenbo-save.h"

/* Nothing replaces the open history: no file that a person saves, and no restored backup. */

static GBytes *
make_text (gpointer data,
           GError **error)
{
  return g_bytes_new_static ("text", 4);
}

/* The error says once which file was refused. */
static void
assert_refused (AppFixture *fixture,
                const char *heading,
                GFile      *file)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *body = g_strdup_printf ("“%s”:\nThis file is part of the history. Choose "
                                           "another file.\n\n",
                                           base);
  GtkWidget       *dialog;

  app_test_find (fixture->window, GTK_TYPE_LABEL, heading);
  dialog = app_fixture_get_dialog (fixture);
  g_assert_true (
    g_str_has_prefix (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (dialog)), body));
  adw_dialog_close (ADW_DIALOG (dialog));
  app_fixture_wait_closed (fixture);
}

/* A file saved over the history would leave the program with an unlinked file. */
static void
test_not_onto_the_history (AppFixture   *fixture,
                           gconstpointer data)
{
  static const char *const suffixes[] = { "", "-wal" };
  const char              *path = tenbo_store_get_path (fixture->store);
  g_autoptr (TenboStore) again = NULL;
  g_autoptr (GArray) ids = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *name = g_strconcat (path, suffixes[i], NULL);
      g_autoptr (GFile) file = g_file_new_for_path (name);

      tenbo_exchange_back_up (TENBO_SHELL (fixture->window), file);
      assert_refused (fixture, "Could Not Back Up History", file);
      tenbo_exchange_export (TENBO_SHELL (fixture->window), file, TENBO_EXPORT_JSON, NULL);
      assert_refused (fixture, "Could Not Export History", file);
      tenbo_save_to (GTK_WIDGET (fixture->window), file, make_text, NULL, NULL);
      assert_refused (fixture, "Could Not Save File", file);
    }

  g_object_unref (app_test_create_game (fixture->store, "b-rule"));
  again = tenbo_store_open (path, TENBO_STORE_OPEN_READ_ONLY, NULL, NULL, &error);
  g_assert_no_error (error);
  ids = store_test_list_game_ids (again, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (ids->len, ==, 2);
}

/* GTK's print dialog offers a file as a printer, and writes it without asking. */
static void
test_not_printed_onto_the_history (AppFixture   *fixture,
                                   gconstpointer data)
{
  const char      *path = tenbo_store_get_path (fixture->store);
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  g_autofree char *other = g_build_filename (g_get_user_data_dir (), "printed.pdf", NULL);
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();
  g_autoptr (GtkPrintOperation) operation = NULL;
  g_autoptr (GError) error = NULL;

  operation = tenbo_result_share_create_print (fixture->store, fixture->game);
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_URI, uri);
  gtk_print_operation_set_print_settings (operation, settings);
  gtk_print_operation_set_export_filename (operation, other);
  g_assert_cmpint (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT,
                                            GTK_WINDOW (fixture->window), &error),
                   ==, GTK_PRINT_OPERATION_RESULT_CANCEL);
  g_assert_no_error (error);
}

/* A part of the program still uses the history: restoring is refused, without blaming another
 * program. */
static void
test_not_while_in_use (AppFixture   *fixture,
                       gconstpointer data)
{
  g_autoptr (TenboStore) held = g_object_ref (fixture->store);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "backup.db", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GArray) ids = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *dialog;

  tenbo_store_backup (held, file, TENBO_BACKUP_NONE, NULL, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_object_unref (app_test_create_game (fixture->store, "b-rule"));
  tenbo_exchange_restore (TENBO_SHELL (fixture->window), file);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Restore This Backup?");
  app_test_press (app_fixture_get_dialog (fixture), "Restore");
  WAIT_UNTIL (app_test_look_for (fixture->window, GTK_TYPE_LABEL, "Could Not Restore Backup") !=
              NULL);
  dialog = app_fixture_get_dialog (fixture);
  g_assert_nonnull (strstr (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (dialog)),
                            "Tenbo itself is still using the history."));

  WAIT_UNTIL (app_test_get_store (fixture->application) != NULL);
  fixture->store = app_test_get_store (fixture->application);
  ids = store_test_list_game_ids (fixture->store, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (ids->len, ==, 2);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  g_test_add ("/app/overwriting/not-the-history", AppFixture, "b-rule", app_fixture_set_up_window,
              test_not_onto_the_history, app_fixture_tear_down);

  g_test_add ("/app/overwriting/not-printed-onto-the-history", AppFixture, "b-rule",
              app_fixture_set_up_window, test_not_printed_onto_the_history, app_fixture_tear_down);

  g_test_add ("/app/overwriting/not-while-in-use", AppFixture, "b-rule", app_fixture_set_up_window,
              test_not_while_in_use, app_fixture_tear_down);

  return g_test_run ();
}
