/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "tenbo-folder-group.h"
#include "tenbo-folder-versions.h"
#include "tenbo-game-change.h"
#include "tenbo-game-page.h"
#include "tenbo-games.h"
#include "tenbo-join-dialog.h"
#include "tenbo-people-pages.h"
#include "tenbo-people.h"
#include "tenbo-same-names-dialog.h"
#include "tenbo-shell.h"
#include "tenbo-start-page.h"
#include "tenbo-versions-dialog.h"

#include <glib/gstdio.h>

/* The window on one device, a shared folder, and a store that plays another device. */
typedef struct
{
  AppFixture  base;
  char       *root;
  char       *folder;
  TenboStore *other;
  TenboGame  *other_game; /* NULL: none */
} FolderFixture;

static void
set_up (FolderFixture *self,
        gconstpointer  ruleset)
{
  g_autofree char *database = NULL;
  g_autoptr (GError) error = NULL;

  app_fixture_set_up_window (&self->base, ruleset);
  self->root = g_dir_make_tmp ("tenbo-folder-XXXXXX", &error);
  g_assert_no_error (error);
  self->folder = g_build_filename (self->root, "Club", NULL);
  g_assert_cmpint (g_mkdir (self->folder, 0700), ==, 0);
  database = g_build_filename (self->root, "other.db", NULL);
  self->other = tenbo_store_open (database, TENBO_STORE_OPEN_NONE, NULL, NULL, &error);
  g_assert_no_error (error);
}

static void
remove_all (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_all (child);
    }
  g_remove (path);
}

static void
tear_down (FolderFixture *self,
           gconstpointer  ruleset)
{
  app_fixture_tear_down (&self->base, ruleset);
  if (self->other_game != NULL)
    app_test_drop_game (self->other_game);
  g_object_unref (self->other);
  remove_all (self->root);
  g_free (self->root);
  g_free (self->folder);
}

static TenboFolderService *
get_service (FolderFixture *self)
{
  return tenbo_shell_get_folder (TENBO_SHELL (self->base.window));
}

/* --- The two devices --- */

static void
sync_other (FolderFixture *self)
{
  TenboFolderReport report;
  g_autoptr (GError) error = NULL;

  tenbo_folder_sync (self->other, NULL, NULL, &report, &error);
  g_assert_no_error (error);
}

static void
join_other (FolderFixture *self)
{
  g_autoptr (GError) error = NULL;

  tenbo_folder_join (self->other, self->folder, "Tablet", TENBO_FOLDER_NONE, &error);
  g_assert_no_error (error);
  sync_other (self);
}

/* Joins with the dialog. */
static void
join_here (FolderFixture *self)
{
  GtkWidget *dialog;

  adw_dialog_present (tenbo_join_dialog_new (get_service (self), self->folder),
                      GTK_WIDGET (self->base.window));
  dialog = app_fixture_find_dialog (&self->base, TENBO_TYPE_JOIN_DIALOG);
  app_test_press (dialog, "Join");
  WAIT_UNTIL (tenbo_folder_service_get_has_synced (get_service (self)));
}

static void
count_cb (TenboFolderService *service,
          gpointer            report,
          guint              *n)
{
  ++*n;
}

/* Waits until this device has read or written something. */
static void
sync_here (FolderFixture *self)
{
  guint  n = 0;
  gulong id = g_signal_connect (get_service (self), "synced", G_CALLBACK (count_cb), &n);

  tenbo_folder_service_sync (get_service (self));
  WAIT_UNTIL (n > 0);
  g_signal_handler_disconnect (get_service (self), id);
}

static gint64
find_game (TenboStore *store,
           const char *uuid)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, &error);
  gint64 id = tenbo_games_find (read, uuid, &error);

  g_assert_no_error (error);
  return id;
}

/* Opens the game of this device on the other one. */
static void
open_other_game (FolderFixture *self)
{
  g_autoptr (GError) error = NULL;

  self->other_game = tenbo_game_open (
    self->other, find_game (self->other, tenbo_game_get_uuid (self->base.game)), &error);
  g_assert_no_error (error);
}

/* Both devices play another first hand without knowing of each other; that of the other device is
 * the later one. */
static void
make_versions (FolderFixture *self)
{
  join_here (self);
  join_other (self);
  open_other_game (self);
  app_test_play_ron (self->base.game, 1, 3, 3, 30);
  app_test_play_draw (self->other_game, 0x1);
  sync_here (self);
  sync_other (self);
}

/* Synchronizes the other device and counts the other versions that it knows. */
static guint
count_other_versions (FolderFixture *self)
{
  g_autoptr (GPtrArray) versions = NULL;
  g_autoptr (GError) error = NULL;

  sync_other (self);
  versions = tenbo_folder_list_versions (self->other, tenbo_game_get_id (self->other_game), &error);
  g_assert_no_error (error);
  return versions->len;
}

/* --- Preferences --- */

static GtkWidget *
open_preferences (FolderFixture *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->base.window), "win.preferences", NULL);
  return app_test_find (app_fixture_find_dialog (&self->base, ADW_TYPE_PREFERENCES_DIALOG),
                        TENBO_TYPE_FOLDER_GROUP, NULL);
}

static void
wait_for_subtitle (GtkWidget  *group,
                   const char *title,
                   const char *part)
{
  GtkWidget *row = app_test_find (group, ADW_TYPE_ACTION_ROW, title);

  WAIT_UNTIL (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)) != NULL &&
              strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), part) != NULL);
}

/* The dialog shows what others will read, and writes what the user has chosen. */
static void
test_join (FolderFixture *self,
           gconstpointer  data)
{
  const TenboFolderSettings *settings;
  GtkWidget                 *group = open_preferences (self);
  GtkWidget                 *dialog;
  GtkWidget                 *name;

  app_test_find (group, ADW_TYPE_BUTTON_ROW, "Join a Folder…");
  g_assert_null (app_test_look_for (group, ADW_TYPE_BUTTON_ROW, "Leave…"));
  adw_dialog_present (tenbo_join_dialog_new (get_service (self), self->folder), group);
  dialog = app_fixture_find_dialog (&self->base, TENBO_TYPE_JOIN_DIALOG);
  app_test_find (dialog, GTK_TYPE_LABEL, "Games with all hands, titles, venues and notes");
  app_test_check_controls (dialog);

  name = app_test_find (dialog, ADW_TYPE_ENTRY_ROW, "Name of This Device");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (name)), ==, g_get_host_name ());
  gtk_editable_set_text (GTK_EDITABLE (name), " ");
  g_assert_false (app_test_can_press (dialog, "Join"));
  gtk_editable_set_text (GTK_EDITABLE (name), "Table 1");
  adw_switch_row_set_active (
    ADW_SWITCH_ROW (app_test_find (dialog, ADW_TYPE_SWITCH_ROW, "Write Only Initials of Names")),
    TRUE);
  app_test_press (dialog, "Join");

  wait_for_subtitle (group, "Folder", self->folder);
  app_test_find (group, ADW_TYPE_ACTION_ROW, "Up to Date");
  settings = tenbo_folder_service_get_settings (get_service (self));
  g_assert_cmpstr (settings->name, ==, "Table 1");
  g_assert_cmpint (settings->flags, ==, TENBO_FOLDER_INITIALS);
  g_assert_null (app_test_look_for (group, ADW_TYPE_EXPANDER_ROW, "Other Devices"));
  app_test_check_controls (group);
}

/* Without a folder, nothing runs: not even a membership that appears in the database is noticed
 * until somebody calls the service. */
static void
test_idle (FolderFixture *self,
           gconstpointer  data)
{
  gint64 end = g_get_monotonic_time () + 3 * G_USEC_PER_SEC;
  g_autoptr (GError) error = NULL;

  /* The first look */
  while (g_get_monotonic_time () < end)
    app_test_tick ();
  tenbo_folder_join (self->base.store, self->folder, "Table", TENBO_FOLDER_NONE, &error);
  g_assert_no_error (error);
  end += 3 * G_USEC_PER_SEC;
  while (g_get_monotonic_time () < end)
    app_test_tick ();
  g_assert_null (tenbo_folder_service_get_settings (get_service (self)));

  tenbo_folder_service_sync (get_service (self));
  WAIT_UNTIL (tenbo_folder_service_get_has_synced (get_service (self)));
}

/* A folder that is gone before the user confirms. */
static void
test_join_missing (FolderFixture *self,
                   gconstpointer  data)
{
  GtkWidget *dialog;

  adw_dialog_present (tenbo_join_dialog_new (get_service (self), self->folder),
                      GTK_WIDGET (self->base.window));
  dialog = app_fixture_find_dialog (&self->base, TENBO_TYPE_JOIN_DIALOG);
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  app_test_press (dialog, "Join");
  app_test_find (self->base.window, GTK_TYPE_LABEL, "Could Not Join Folder");
  g_assert_null (tenbo_folder_service_get_settings (get_service (self)));
}

/* The group shows the other devices, and files that are damaged. */
static void
test_devices (FolderFixture *self,
              gconstpointer  data)
{
  g_autofree char *uuid = NULL;
  g_autofree char *own = NULL;
  g_autofree char *path = NULL;
  g_autofree char *file = NULL;
  g_autoptr (TenboFolderSettings) settings = NULL;
  GtkWidget *group;
  GtkWidget *devices;
  GtkWidget *problems;

  join_here (self);
  group = open_preferences (self);
  self->other_game = app_test_create_game (self->other, "mleague");
  join_other (self);
  devices = app_test_find (group, ADW_TYPE_EXPANDER_ROW, "Other Devices");
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (devices), TRUE);
  wait_for_subtitle (devices, "Tablet", "Last change: ");
  WAIT_UNTIL (find_game (self->base.store, tenbo_game_get_uuid (self->other_game)) > 0);

  g_assert_true (tenbo_folder_read_settings (self->other, &settings, NULL));
  uuid = g_uuid_string_random ();
  own = g_build_filename (self->folder, "devices", settings->device, "games", "2026-11", NULL);
  file = g_strconcat (uuid, ".json", NULL);
  path = g_build_filename (own, file, NULL);
  g_assert_cmpint (g_mkdir_with_parents (own, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "{\"format\": \"other/1\"}", -1, NULL));
  problems = app_test_find (group, ADW_TYPE_EXPANDER_ROW, "Files That Cannot Be Read");
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (problems), TRUE);
  app_test_settle ();
  g_assert_cmpuint (app_test_count (problems, ADW_TYPE_ACTION_ROW), >=, 1);
  app_test_check_controls (group);
}

/* A folder that is missing for some time delays nothing, and everything is written afterward. */
static void
test_missing (FolderFixture *self,
              gconstpointer  data)
{
  g_autofree char *away = g_strconcat (self->folder, ".away", NULL);
  GtkWidget       *group;

  join_here (self);
  join_other (self);
  open_other_game (self);
  group = open_preferences (self);
  app_test_find (group, ADW_TYPE_ACTION_ROW, "Up to Date");

  g_assert_cmpint (g_rename (self->folder, away), ==, 0);
  wait_for_subtitle (group, "Could Not Synchronize", "Connect the drive");
  app_test_play_ron (self->base.game, 1, 3, 3, 30);
  app_test_check_controls (group);

  g_assert_cmpint (g_rename (away, self->folder), ==, 0);
  app_test_find (group, ADW_TYPE_ACTION_ROW, "Up to Date");
  sync_other (self);
  WAIT_UNTIL (tenbo_game_get_n_hands (self->other_game) == 1);
}

/* A ruleset of another device is in the lists of the window as soon as it has arrived. */
static void
test_ruleset (FolderFixture *self,
              gconstpointer  data)
{
  static const char  text[] = "{\"format\": \"tenbo-rules/3\", \"id\": \"club-rules\", "
                              "\"name\": {\"en\": \"Club\"}, \"extends\": \"mleague\"}";
  TenboContext      *context = tenbo_application_get_context (self->base.application);
  TenboRulesetList  *list = tenbo_context_get_rulesets (context);
  g_autofree char   *rules = g_build_filename (self->root, "rules", NULL);
  g_autofree char   *path = g_build_filename (rules, "club-rules.json", NULL);
  TenboFolderMemory *memory = tenbo_folder_memory_new (rules);
  TenboFolderReport  report;
  g_autoptr (GError) error = NULL;

  join_here (self);
  join_other (self);
  g_assert_false (tenbo_ruleset_list_has (list, "club-rules"));
  g_assert_cmpint (g_mkdir (rules, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  tenbo_folder_sync (self->other, memory, NULL, &report, &error);
  g_assert_no_error (error);
  WAIT_UNTIL (tenbo_ruleset_list_has (list, "club-rules"));

  g_assert_cmpint (g_unlink (path), ==, 0);
  tenbo_folder_sync (self->other, memory, NULL, &report, &error);
  g_assert_no_error (error);
  WAIT_UNTIL (!tenbo_ruleset_list_has (list, "club-rules"));
  tenbo_folder_memory_free (memory);
}

static gboolean
shows_banner (FolderFixture *self,
              const char    *title)
{
  GtkWidget *banner = app_test_look_for (self->base.window, ADW_TYPE_BANNER, title);

  return banner != NULL && adw_banner_get_revealed (ADW_BANNER (banner));
}

/* The start page shows a problem once and without a dialog, until it is gone. */
static void
test_banner (FolderFixture *self,
             gconstpointer  data)
{
  static const char missing[] = "The shared folder is not there";
  static const char unreadable[] = "1 file in the shared folder cannot be read";
  g_autofree char  *away = g_strconcat (self->folder, ".away", NULL);
  g_autofree char  *uuid = g_uuid_string_random ();
  g_autofree char  *own = NULL;
  g_autofree char  *path = NULL;
  GtkWidget        *group;

  join_here (self);
  app_fixture_wait_closed (&self->base);
  g_assert_false (shows_banner (self, missing));
  g_assert_cmpint (g_rename (self->folder, away), ==, 0);
  WAIT_UNTIL (shows_banner (self, missing));
  g_assert_null (app_fixture_get_dialog (&self->base));
  app_test_check_controls (self->base.window);

  app_test_press (app_test_find (self->base.window, ADW_TYPE_BANNER, missing), "Details");
  group = app_test_find (app_fixture_find_dialog (&self->base, ADW_TYPE_PREFERENCES_DIALOG),
                         TENBO_TYPE_FOLDER_GROUP, NULL);
  app_test_find (group, ADW_TYPE_ACTION_ROW, "Could Not Synchronize");
  WAIT_UNTIL (gtk_widget_get_focus_child (group) != NULL);
  adw_dialog_force_close (ADW_DIALOG (app_fixture_get_dialog (&self->base)));
  g_assert_cmpint (g_rename (away, self->folder), ==, 0);
  WAIT_UNTIL (!shows_banner (self, missing));

  own = g_build_filename (self->folder, "devices", uuid, NULL);
  path = g_build_filename (own, "people.json", NULL);
  g_assert_cmpint (g_mkdir_with_parents (own, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "{", -1, NULL));
  WAIT_UNTIL (shows_banner (self, unreadable));
  g_assert_cmpint (g_unlink (path), ==, 0);
  WAIT_UNTIL (!shows_banner (self, unreadable));
}

/* A folder that cannot be written: the group shows the number of changes that wait. */
static void
test_refused (FolderFixture *self,
              gconstpointer  data)
{
  g_autofree char *games = NULL;
  g_autofree char *away = NULL;
  GtkWidget       *group;

  join_here (self);
  games = g_build_filename (self->folder, "devices",
                            tenbo_folder_service_get_settings (get_service (self))->device, "games",
                            NULL);
  away = g_strconcat (games, ".away", NULL);
  group = open_preferences (self);
  g_assert_cmpint (g_rename (games, away), ==, 0);
  g_assert_true (g_file_set_contents (games, "", 0, NULL));
  app_test_play_ron (self->base.game, 1, 3, 3, 30);
  wait_for_subtitle (group, "Could Not Synchronize", "\n1 change is not in the folder yet.");

  g_assert_cmpint (g_unlink (games), ==, 0);
  app_test_find (group, ADW_TYPE_ACTION_ROW, "Up to Date");
  g_assert_cmpuint (tenbo_folder_service_get_n_waiting (get_service (self)), ==, 0);
}

static char *
dup_board (FolderFixture *self)
{
  g_autofree char *path =
    tenbo_folder_dup_board_path (tenbo_folder_service_get_settings (get_service (self)));
  char *html = NULL;

  g_file_get_contents (path, &html, NULL, NULL);
  return html;
}

static gboolean
board_shows (FolderFixture *self,
             const char    *text)
{
  g_autofree char *html = dup_board (self);

  return html != NULL && strstr (html, text) != NULL;
}

/* The device writes the board as a page that follows the hands of all tables. */
static void
test_board (FolderFixture *self,
            gconstpointer  data)
{
  GtkWidget       *group;
  AdwSwitchRow    *row;
  g_autofree char *path = NULL;

  join_here (self);
  join_other (self);
  open_other_game (self);
  group = open_preferences (self);
  row = ADW_SWITCH_ROW (app_test_find (group, ADW_TYPE_SWITCH_ROW, "Board for Browsers"));
  g_assert_false (adw_switch_row_get_active (row));
  g_assert_null (app_test_look_for (group, ADW_TYPE_ACTION_ROW, "Web Page"));
  g_assert_false (board_shows (self, ""));

  adw_switch_row_set_active (row, TRUE);
  wait_for_subtitle (group, "Web Page", "board.html");
  app_test_check_controls (group);
  WAIT_UNTIL (board_shows (self, "East 1"));
  app_test_play_ron (self->base.game, 1, 3, 3, 30);
  WAIT_UNTIL (board_shows (self, "East 2"));
  sync_other (self);
  WAIT_UNTIL (tenbo_game_get_n_hands (self->other_game) == 1);
  app_test_play_draw (self->other_game, 0);
  sync_other (self);
  WAIT_UNTIL (board_shows (self, "East 3, 1 honba"));

  path = tenbo_folder_dup_board_path (tenbo_folder_service_get_settings (get_service (self)));
  adw_switch_row_set_active (row, FALSE);
  WAIT_UNTIL (!g_file_test (path, G_FILE_TEST_EXISTS));
  WAIT_UNTIL (app_test_look_for (group, ADW_TYPE_ACTION_ROW, "Web Page") == NULL);
}

static void
test_leave (FolderFixture *self,
            gconstpointer  data)
{
  g_autofree char *devices = g_build_filename (self->folder, "devices", NULL);
  GtkWidget       *group;

  join_here (self);
  group = open_preferences (self);
  gtk_widget_activate (app_test_find (group, ADW_TYPE_BUTTON_ROW, "Leave…"));
  app_test_press (app_fixture_find_dialog (&self->base, ADW_TYPE_ALERT_DIALOG), "Cancel");
  WAIT_UNTIL (ADW_IS_PREFERENCES_DIALOG (app_fixture_get_dialog (&self->base)));
  g_assert_nonnull (tenbo_folder_service_get_settings (get_service (self)));

  gtk_widget_activate (app_test_find (group, ADW_TYPE_BUTTON_ROW, "Leave…"));
  app_test_press (app_fixture_find_dialog (&self->base, ADW_TYPE_ALERT_DIALOG), "Leave");
  app_test_find (group, ADW_TYPE_BUTTON_ROW, "Join a Folder…");
  g_assert_null (app_test_look_for (group, ADW_TYPE_ACTION_ROW, "Up to Date"));
  g_assert_cmpint (find_game (self->base.store, tenbo_game_get_uuid (self->base.game)), >, 0);
  g_assert_true (g_file_test (devices, G_FILE_TEST_IS_DIR));
}

/* The service does not keep the store open, for example for a backup that is restored. */
static void
test_close_store (FolderFixture *self,
                  gconstpointer  data)
{
  TenboContext    *context = tenbo_application_get_context (self->base.application);
  g_autofree char *path = g_strdup (tenbo_store_get_path (self->base.store));

  join_here (self);
  app_fixture_wait_closed (&self->base);
  tenbo_folder_service_sync (get_service (self));
  tenbo_context_close_store (context);
  g_assert_null (get_service (self));
  WAIT_UNTIL (!tenbo_store_is_open (path));

  tenbo_context_open_store (context);
  WAIT_UNTIL (get_service (self) != NULL);
  self->base.store = tenbo_context_get_store (context);
  WAIT_UNTIL (tenbo_folder_service_get_has_synced (get_service (self)));
}

/* --- Games --- */

/* A hand of the other device appears on the open table, and undo works on it. */
static void
test_table (FolderFixture *self,
            gconstpointer  data)
{
  join_here (self);
  join_other (self);
  open_other_game (self);
  app_fixture_wait_closed (&self->base);
  app_fixture_show_game (&self->base);

  app_test_play_ron (self->other_game, 1, 3, 3, 30);
  sync_other (self);
  app_test_find (self->base.page, GTK_TYPE_LABEL, "East 2");
  g_assert_cmpuint (tenbo_game_get_n_hands (self->base.game), ==, 1);
  gtk_widget_activate_action (self->base.page, "table.undo", NULL);
  app_test_find (self->base.page, GTK_TYPE_LABEL, "East 1");
  g_assert_null (app_test_look_for (self->base.page, GTK_TYPE_BUTTON, "Compare…"));
}

/* A running game of the other device is listed on the start page, and can be continued here. */
static void
test_continue (FolderFixture *self,
               gconstpointer  data)
{
  join_here (self);
  app_fixture_wait_closed (&self->base);
  self->other_game = app_test_create_game (self->other, "b-rule");
  app_test_play_ron (self->other_game, 1, 3, 3, 30);
  join_other (self);

  app_test_activate_row (self->base.window, "Aki, Ben, Chie, Dai");
  app_test_find (self->base.window, GTK_TYPE_LABEL, "East 2");
}

/* The table offers to compare the versions; the other one can be used, and discarded. */
static void
test_versions (FolderFixture *self,
               gconstpointer  data)
{
  GtkWidget *dialog;

  app_fixture_show_game (&self->base);
  make_versions (self);

  /* A low window has no room for the banner. */
  app_test_find (self->base.page, GTK_TYPE_BUTTON, "Compare…");
  app_fixture_resize (&self->base, 372, 600);
  g_assert_null (app_test_look_for (self->base.page, GTK_TYPE_BUTTON, "Compare…"));
  app_fixture_resize (&self->base, 900, 640);

  /* The draw is later, so it is shown. */
  app_test_press (self->base.page, "Compare…");
  WAIT_UNTIL (tenbo_game_get_table (self->base.game)->scores[1] == 24000);
  app_test_check_scores (self->base.game, 28000, 24000, 24000, 24000);
  dialog = app_fixture_find_dialog (&self->base, TENBO_TYPE_VERSIONS_DIALOG);
  app_test_find (dialog, GTK_TYPE_LABEL, "This Device");
  app_test_find (dialog, GTK_TYPE_LABEL, "28,000");
  app_test_find (dialog, GTK_TYPE_LABEL, "28,900");
  app_test_check_controls (dialog);

  gtk_widget_activate (app_test_find (dialog, ADW_TYPE_BUTTON_ROW, "Use This Version"));
  app_test_find (dialog, GTK_TYPE_LABEL, "Tablet");
  WAIT_UNTIL (tenbo_game_get_table (self->base.game)->scores[1] != 24000);
  app_test_check_scores (self->base.game, 25000, 28900, 25000, 21100);

  gtk_widget_activate (app_test_find (dialog, ADW_TYPE_BUTTON_ROW, "Discard Other Versions…"));
  app_test_press (app_fixture_find_dialog (&self->base, ADW_TYPE_ALERT_DIALOG), "Discard");
  app_fixture_wait_closed (&self->base);
  WAIT_UNTIL (app_test_look_for (self->base.page, GTK_TYPE_BUTTON, "Compare…") == NULL);

  WAIT_UNTIL (count_other_versions (self) == 0);
  WAIT_UNTIL (tenbo_game_get_table (self->other_game)->scores[1] != 24000);
  app_test_check_scores (self->other_game, 25000, 28900, 25000, 21100);
}

/* The page in the history has the banner too, also in a narrow window. */
static void
test_game_page (FolderFixture *self,
                gconstpointer  data)
{
  GtkWidget *page;
  GtkWidget *dialog;

  make_versions (self);
  app_fixture_wait_closed (&self->base);
  app_fixture_resize (&self->base, 360, 600);
  gtk_widget_activate_action (GTK_WIDGET (self->base.window), "win.show-hands", "x",
                              tenbo_game_get_id (self->base.game));
  page = app_test_find (self->base.window, TENBO_TYPE_GAME_PAGE, NULL);
  app_test_press (page, "Compare…");
  dialog = app_fixture_find_dialog (&self->base, TENBO_TYPE_VERSIONS_DIALOG);
  app_test_find (dialog, GTK_TYPE_LABEL, "This Device");
  app_test_settle ();
  g_assert_cmpint (gtk_widget_get_width (dialog), <=,
                   gtk_widget_get_width (GTK_WIDGET (self->base.window)));
}

/* The preferences and the dialog to join fit into a narrow window. */
static void
test_narrow (FolderFixture *self,
             gconstpointer  data)
{
  GtkWidget *group;
  int        width;

  /* With a frame, 360 px remain. */
  app_fixture_resize (&self->base, 372, 600);
  group = open_preferences (self);
  adw_dialog_present (tenbo_join_dialog_new (get_service (self), self->folder), group);
  app_fixture_find_dialog (&self->base, TENBO_TYPE_JOIN_DIALOG);
  app_test_settle ();
  gtk_widget_measure (app_fixture_get_dialog (&self->base), GTK_ORIENTATION_HORIZONTAL, -1, &width,
                      NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);
  app_test_press (app_fixture_get_dialog (&self->base), "Join");
  app_test_find (group, ADW_TYPE_ACTION_ROW, "Up to Date");
  gtk_widget_measure (group, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 340);
}

/* --- People --- */

static guint
count_people (FolderFixture *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRead) read = tenbo_store_read_begin (self->base.store, NULL, &error);
  g_autoptr (GPtrArray) people = tenbo_people_list (read, 0, &error);

  g_assert_no_error (error);
  return people->len;
}

/* Both devices have added the same people. Two of one name who play together stay apart. */
static void
test_same_names (FolderFixture *self,
                 gconstpointer  data)
{
  static const char *const twins[] = { "Aki", "Ben", "Eri", "Eri" };
  g_autoptr (TenboGame) other_game = NULL;
  GtkWidget *page;
  GtkWidget *dialog;
  GtkWidget *row;

  self->other_game = app_test_create_game (self->other, "b-rule");
  other_game = app_test_create_game_of (self->other, "b-rule", twins);
  gtk_widget_activate_action (GTK_WIDGET (self->base.window), "win.people", NULL);
  page = app_test_find (self->base.window, TENBO_TYPE_PEOPLE_PAGE, NULL);
  join_here (self);
  app_fixture_wait_closed (&self->base);
  g_assert_null (app_test_look_for (page, GTK_TYPE_BUTTON, "Merge…"));
  join_other (self);

  app_test_find (page, GTK_TYPE_BUTTON, "Merge…");
  WAIT_UNTIL (count_people (self) == 10);
  app_test_settle ();
  app_test_press (page, "Merge…");
  dialog = app_fixture_find_dialog (&self->base, TENBO_TYPE_SAME_NAMES_DIALOG);
  row = app_test_find (dialog, ADW_TYPE_ACTION_ROW, "Dai");
  g_assert_cmpuint (app_test_count (dialog, ADW_TYPE_ACTION_ROW), ==, 4);
  app_test_check_controls (dialog);
  gtk_widget_activate (row);
  app_test_press (dialog, "Merge");
  app_fixture_wait_closed (&self->base);
  WAIT_UNTIL (count_people (self) == 7);

  /* Dai stays separate, without another question. */
  app_test_find (self->base.window, GTK_TYPE_LABEL, "3 names merged");
  WAIT_UNTIL (app_test_look_for (page, GTK_TYPE_BUTTON, "Merge…") == NULL);
  g_assert_true (app_fixture_press_undo (&self->base));
  WAIT_UNTIL (count_people (self) == 10);
  app_test_press (page, "Merge…");
  dialog = app_fixture_find_dialog (&self->base, TENBO_TYPE_SAME_NAMES_DIALOG);
  app_test_find (dialog, ADW_TYPE_ACTION_ROW, "Aki");
  g_assert_cmpuint (app_test_count (dialog, ADW_TYPE_ACTION_ROW), ==, 3);
  g_settings_reset (app_test_get_settings (self->base.application), "separate-people");
}

static void
add (const char *path,
     const char *ruleset,
     void (*test) (FolderFixture *self,
                   gconstpointer  ruleset))
{
  g_test_add (path, FolderFixture, ruleset, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  add ("/app/folder/join", "b-rule", test_join);
  add ("/app/folder/idle", NULL, test_idle);
  add ("/app/folder/join-missing", NULL, test_join_missing);
  add ("/app/folder/devices", NULL, test_devices);
  add ("/app/folder/missing", "b-rule", test_missing);
  add ("/app/folder/refused", "b-rule", test_refused);
  add ("/app/folder/ruleset", "b-rule", test_ruleset);
  add ("/app/folder/banner", "b-rule", test_banner);
  add ("/app/folder/board", "b-rule", test_board);
  add ("/app/folder/leave", "b-rule", test_leave);
  add ("/app/folder/close-store", NULL, test_close_store);
  add ("/app/folder/table", "b-rule", test_table);
  add ("/app/folder/continue", NULL, test_continue);
  add ("/app/folder/versions", "b-rule", test_versions);
  add ("/app/folder/game-page", "b-rule", test_game_page);
  add ("/app/folder/narrow", "b-rule", test_narrow);
  add ("/app/folder/same-names", "b-rule", test_same_names);

  return g_test_run ();
}
