/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "exchange-pages.h"

#include "stage.h"

#include "tenbo-app-test.h"
#include "tenbo-exchange.h"
#include "tenbo-import-dialog.h"
#include "tenbo-long-task.h"
#include "tenbo-start-page.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#define GAME_ID "5ee9f4ba-1111-4222-8333-444455556666"

static GFile *
make_file (const char *name)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), name, NULL);

  return g_file_new_for_path (path);
}

/* Makes the record of a game of the stage's players with these members and hands. */
static char *
make_record (const char *members,
             const char *hands)
{
  return g_strdup_printf ("{\"format\": \"tenbo-game/1\", \"ruleset\": \"b-rule\", %s "
                          "\"players\": [\"%s\", \"%s\", \"%s\", \"%s\"], \"hands\": [%s]}",
                          members, stage_get_name (AKI), stage_get_name (BEN),
                          stage_get_name (CHIE), stage_get_name (DAI), hands);
}

/* Imports the history of these records. */
static void
import (Stage      *stage,
        const char *records)
{
  g_autoptr (GFile) file = make_file ("games.json");
  g_autoptr (GError) error = NULL;
  g_autofree char *json = NULL;

  json = g_strdup_printf ("{\"format\": \"tenbo-history/1\", \"games\": [%s]}", records);
  g_file_set_contents (g_file_peek_path (file), json, -1, &error);
  g_assert_no_error (error);
  tenbo_exchange_import (TENBO_SHELL (stage->window), &file, 1);
}

static void
close_report (Stage *stage)
{
  GtkWidget *dialog = app_test_find (stage->window, TENBO_TYPE_IMPORT_DIALOG, NULL);

  adw_dialog_force_close (ADW_DIALOG (dialog));
  app_test_settle ();
}

void
show_exchange_menu (Stage *stage)
{
  GtkWidget *page = app_test_find (stage->window, TENBO_TYPE_START_PAGE, NULL);
  GtkWidget *button = app_test_find (page, GTK_TYPE_MENU_BUTTON, _ ("Main Menu"));

  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
}

/* A known game, one that continued, a different one, new ones, and a person with a known name. */
void
show_exchange_import (Stage *stage)
{
  static const char        id[] = "\"id\": \"" GAME_ID "\", ";
  static const char *const hands[] = {
    "{\"result\": \"draw\", \"tenpai\": [0]}",
    "{\"result\": \"draw\", \"tenpai\": [1]}",
    "{\"result\": \"draw\"}",
  };
  g_autofree char *known = make_record ("\"started\": \"2026-03-06T19:30:00+09:00\", ", hands[0]);
  g_autofree char *first = make_record (id, hands[1]);
  g_autofree char *before = g_strdup_printf ("%s, %s", known, first);
  g_autofree char *different = NULL;
  g_autofree char *added = NULL;
  g_autofree char *after = NULL;

  import (stage, before);
  close_report (stage);
  different = make_record ("\"id\": \"" GAME_ID "\", "
                           "\"started\": \"2026-03-13T20:15:00+09:00\", ",
                           hands[2]);
  added = make_record ("\"people\": [\"aaaaaaaa-0000-4000-8000-000000000001\", null, null, "
                       "\"aaaaaaaa-0000-4000-8000-000000000002\"], ",
                       hands[2]);
  after = g_strdup_printf ("%s, %s, %s", known, different, added);
  import (stage, after);
  app_test_find (stage->window, TENBO_TYPE_IMPORT_DIALOG, NULL);
}

void
show_exchange_refused (Stage *stage)
{
  g_autofree char *bad = make_record ("", "{\"result\": \"draw\", \"tenpai\": [1, 2, 1]}");

  import (stage, bad);
  app_test_find (stage->window, GTK_TYPE_LABEL, _ ("Could Not Import File"));
}

void
show_exchange_export (Stage *stage)
{
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.export", NULL);
}

/* Stays at a third until it is canceled. */
static gboolean
wait_for_cancel (gpointer          data,
                 GCancellable     *cancellable,
                 TenboProgressFunc func,
                 gpointer          progress,
                 GError          **error)
{
  while (!g_cancellable_set_error_if_cancelled (cancellable, error))
    {
      func (1, 3, progress);
      g_usleep (1000);
    }

  return FALSE;
}

static void
cancelled_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  tenbo_long_task_finish (result, NULL);
}

void
show_exchange_progress (Stage *stage)
{
  tenbo_long_task_run (GTK_WIDGET (stage->window), _ ("Importing…"), wait_for_cancel, NULL, NULL,
                       cancelled_cb, NULL);
  app_test_find (stage->window, GTK_TYPE_PROGRESS_BAR, NULL);
}

/* Makes a backup of a history of one game and asks whether to restore it. */
static void
ask (Stage *stage)
{
  g_autoptr (GFile) file = make_file ("backup.db");
  g_autofree char *record = make_record ("\"started\": \"2026-03-06T19:30:00+09:00\", ", "");

  import (stage, record);
  close_report (stage);
  tenbo_exchange_back_up (TENBO_SHELL (stage->window), file);
  WAIT_UNTIL (!tenbo_long_task_is_running (GTK_WIDGET (stage->window)));
  tenbo_exchange_restore (TENBO_SHELL (stage->window), file);
  app_test_find (stage->window, GTK_TYPE_LABEL, _ ("Restore This Backup?"));
}

void
show_exchange_restore (Stage *stage)
{
  ask (stage);
}

void
show_exchange_restored (Stage *stage)
{
  g_autofree char *button = stage_dup_label (_ ("_Restore"));

  ask (stage);
  app_test_press (
    adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (stage->window)),
    button);
  app_test_find (stage->window, GTK_TYPE_LABEL, _ ("Backup Restored"));
  WAIT_UNTIL (app_test_get_store (stage->application) != NULL);
  stage->store = app_test_get_store (stage->application);
}

/* The files of the history are removed while a hand is entered. */
void
show_exchange_lost (Stage *stage)
{
  g_autofree char *log = g_strconcat (tenbo_store_get_path (stage->store), "-wal", NULL);
  GtkWidget       *sheet;

  stage->game = stage_create_game (stage);
  sheet = stage_open_sheet (stage, "table.draw");
  stage_choose (sheet, _ ("Tenpai"), BEN);
  g_remove (tenbo_store_get_path (stage->store));
  g_remove (log);
  app_test_press (sheet, _ ("Confirm"));
  app_test_find (stage->window, GTK_TYPE_LABEL, _ ("History File Missing"));
}
