/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "folder-pages.h"

#include "stage.h"

#include "tenbo-app-test.h"
#include "tenbo-folder-group.h"
#include "tenbo-games.h"
#include "tenbo-join-dialog.h"
#include "tenbo-people-pages.h"
#include "tenbo-shell.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

/* Returns a new shared folder. Transfer full. */
static char *
make_folder (void)
{
  g_autofree char *root = g_dir_make_tmp ("tenbo-XXXXXX", NULL);
  char            *path = g_build_filename (root, "Club Ichi", NULL);

  g_assert_cmpint (g_mkdir_with_parents (path, 0700), ==, 0);
  return path;
}

static TenboFolderService *
get_service (Stage *stage)
{
  return tenbo_shell_get_folder (TENBO_SHELL (stage->window));
}

static void
join (Stage      *stage,
      TenboStore *store,
      const char *path)
{
  const char *name = store == stage->store ? "Table 1" : "Tablet";
  g_autoptr (GError) error = NULL;
  TenboFolderReport report;

  tenbo_folder_join (store, path, name, TENBO_FOLDER_NONE, &error);
  g_assert_no_error (error);
  if (store != stage->store)
    {
      tenbo_folder_sync (store, NULL, NULL, &report, &error);
      g_assert_no_error (error);
      return;
    }

  tenbo_folder_service_sync (get_service (stage));
  WAIT_UNTIL (tenbo_folder_service_get_has_synced (get_service (stage)));
}

/* Opens the store of another device, beside its shared folder. */
static TenboStore *
open_other (const char *folder)
{
  g_autofree char *path = g_strconcat (folder, ".db", NULL);
  g_autoptr (GError) error = NULL;
  TenboStore *store = tenbo_store_open (path, TENBO_STORE_OPEN_NONE, NULL, NULL, &error);

  g_assert_no_error (error);
  return store;
}

/* Creates a game of which the tablet has another version. */
static void
make_versions (Stage *stage)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (TenboStore) other = open_other (folder);
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (TenboGame) game = NULL;
  TenboFolderReport report;
  gint64            id;

  stage->game = stage_create_game (stage);
  app_test_play_ron (stage->game, BEN, DAI, 3, 40);
  join (stage, stage->store, folder);
  join (stage, other, folder);
  read = tenbo_store_read_begin (other, NULL, NULL);
  id = tenbo_games_find (read, tenbo_game_get_uuid (stage->game), NULL);
  g_clear_pointer (&read, tenbo_read_end);
  game = tenbo_game_open (other, id, NULL);
  app_test_play_draw (game, TB_PLAYER_BIT (BEN));
  app_test_play_ron (stage->game, CHIE, AKI, 2, 30);
  app_test_play_draw (stage->game, TB_PLAYER_BIT (CHIE));
  tenbo_folder_sync (other, NULL, NULL, &report, NULL);
  tenbo_folder_service_sync (get_service (stage));
  app_test_drop_game (g_steal_pointer (&game));
}

static GtkWidget *
open_preferences (Stage *stage)
{
  GtkWidget *group;

  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.preferences", NULL);
  group = app_test_find (stage->window, TENBO_TYPE_FOLDER_GROUP, NULL);
  app_test_settle ();
  return group;
}

static void
scroll_to_end (GtkWidget *group)
{
  GtkWidget     *scrolled = gtk_widget_get_ancestor (group, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment;

  app_test_settle ();
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  app_test_settle ();
}

void
show_folder_none (Stage *stage)
{
  scroll_to_end (open_preferences (stage));
}

void
show_folder_join (Stage *stage)
{
  g_autofree char *path = make_folder ();

  adw_dialog_present (tenbo_join_dialog_new (get_service (stage), path),
                      GTK_WIDGET (stage->window));
}

void
show_folder (Stage *stage)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (TenboStore) other = open_other (folder);
  GtkWidget *group;
  GtkWidget *devices;

  join (stage, stage->store, folder);
  join (stage, other, folder);
  tenbo_folder_set_board (stage->store, TRUE, NULL);
  group = open_preferences (stage);
  devices = app_test_find (group, ADW_TYPE_EXPANDER_ROW, _ ("Other Devices"));
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (devices), TRUE);
  scroll_to_end (group);
}

void
show_folder_missing (Stage *stage)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *away = g_strconcat (folder, ".away", NULL);
  GtkWidget       *group;

  join (stage, stage->store, folder);
  g_assert_cmpint (g_rename (folder, away), ==, 0);
  group = open_preferences (stage);
  app_test_find (group, ADW_TYPE_ACTION_ROW, _ ("Could Not Synchronize"));
  scroll_to_end (group);
}

void
show_folder_start (Stage *stage)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *away = g_strconcat (folder, ".away", NULL);

  g_object_unref (stage_create_game (stage));
  join (stage, stage->store, folder);
  g_assert_cmpint (g_rename (folder, away), ==, 0);
  app_test_find (stage->window, ADW_TYPE_BANNER, _ ("The shared folder is not there"));
}

void
show_folder_table (Stage *stage)
{
  make_versions (stage);
  stage_open_table (stage);

  /* A low page has no room for the banner. */
  if (!stage->small)
    app_test_find (stage->window, GTK_TYPE_BUTTON, _ ("Compare…"));
}

static void
open_game (Stage *stage)
{
  make_versions (stage);
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.show-hands", "x",
                              tenbo_game_get_id (stage->game));
  app_test_find (stage->window, GTK_TYPE_BUTTON, _ ("Compare…"));
}

void
show_folder_game (Stage *stage)
{
  open_game (stage);
}

void
show_folder_versions (Stage *stage)
{
  open_game (stage);
  app_test_settle ();
  app_test_press (stage->window, _ ("Compare…"));
  app_test_find (stage->window, GTK_TYPE_LABEL, "Tablet");
}

static void
open_people (Stage *stage)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (TenboStore) other = open_other (folder);
  g_autoptr (TenboGame) game = stage_create_game (stage);
  g_autoptr (TenboGame) there = NULL;
  const char *names[] = { stage_get_name (AKI), stage_get_name (BEN), "Fumi", "Goro" };

  app_test_finish_game (game);
  there = app_test_create_game_of (other, "b-rule", names);
  app_test_finish_game (there);
  join (stage, other, folder);
  app_test_drop_game (g_steal_pointer (&there));
  join (stage, stage->store, folder);
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.people", NULL);
  app_test_find (app_test_find (stage->window, TENBO_TYPE_PEOPLE_PAGE, NULL), GTK_TYPE_BUTTON,
                 _ ("Merge…"));
}

void
show_folder_people (Stage *stage)
{
  open_people (stage);
}

void
show_folder_same_names (Stage *stage)
{
  open_people (stage);
  app_test_settle ();
  app_test_press (app_test_find (stage->window, TENBO_TYPE_PEOPLE_PAGE, NULL), _ ("Merge…"));
}
