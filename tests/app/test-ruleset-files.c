/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files with rulesets are opened, replaced, deleted and restored; the help follows. */

#include <string.h>

#include "app-fixture.h"
#include "tenbo-exchange.h"
#include "tenbo-help-dialog.h"
#include "tenbo-ruleset-import-dialog.h"
#include "tenbo-ruleset-save.h"
#include "tenbo-shell.h"

#define OURS(fields)                                                                 \
  "{\"format\": \"tenbo-rules/3\", \"id\": \"ours\", \"name\": {\"en\": \"Ours\"}, " \
  "\"source\": \"The wall\", \"extends\": \"mleague\"" fields "}"

static TenboRulesetList *
get_list (AppFixture *self)
{
  return tenbo_context_get_rulesets (tenbo_shell_get_context (TENBO_SHELL (self->window)));
}

/* Opens a file with @text like a double click. */
static void
open_file (AppFixture *self,
           const char *text)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "a.tenbo-rules.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_application_open (G_APPLICATION (self->application), &file, 1, "");
}

static GtkWidget *
open_import (AppFixture *self,
             const char *text)
{
  open_file (self, text);
  return app_fixture_find_dialog (self, TENBO_TYPE_RULESET_IMPORT_DIALOG);
}

/* Opens a file and presses the button @label. */
static void
add (AppFixture *self,
     const char *text,
     const char *label)
{
  app_test_press (open_import (self, text), label);
  app_fixture_wait_closed (self);
}

static int
get_start (AppFixture *self)
{
  g_autoptr (TenboRuleset) ruleset = tenbo_ruleset_list_find (get_list (self), "ours", NULL);

  return tenbo_ruleset_get_rules (ruleset)->start_points;
}

static void
test_open (AppFixture   *self,
           gconstpointer data)
{
  GtkWidget *dialog;

  dialog = open_import (self, OURS (", \"start-points\": 30000"));
  app_test_check_controls (dialog);
  g_assert_nonnull (app_test_find (dialog, ADW_TYPE_PREFERENCES_GROUP,
                                   "Differences from M.League"));
  app_test_press (dialog, "Cancel");
  app_fixture_wait_closed (self);
  g_assert_false (tenbo_ruleset_list_has (get_list (self), "ours"));

  add (self, OURS (", \"start-points\": 30000"), "Add");
  g_assert_cmpint (get_start (self), ==, 30000);

  dialog = open_import (self, OURS (", \"start-points\": 30000"));
  g_assert_null (app_test_look_for (dialog, GTK_TYPE_BUTTON, "Add"));
  adw_dialog_close (ADW_DIALOG (dialog));
  app_fixture_wait_closed (self);

  add (self, OURS (""), "Replace");
  g_assert_cmpint (get_start (self), ==, 25000);
}

/* All mistakes are in the message. */
static void
test_mistakes (AppFixture   *self,
               gconstpointer data)
{
  GtkWidget  *dialog;
  const char *body;

  open_file (self, OURS (", \"uma\": [1], \"start-points\": \"many\""));
  dialog = app_fixture_find_dialog (self, ADW_TYPE_ALERT_DIALOG);
  body = adw_alert_dialog_get_body (ADW_ALERT_DIALOG (dialog));
  g_assert_nonnull (strstr (body, "uma"));
  g_assert_nonnull (strstr (body, "start-points"));
  adw_dialog_close (ADW_DIALOG (dialog));
  app_fixture_wait_closed (self);
  g_assert_false (tenbo_ruleset_list_has (get_list (self), "ours"));
}

static void
test_delete (AppFixture   *self,
             gconstpointer data)
{
  GtkWidget *help;

  add (self, OURS (""), "Add");
  tenbo_help_dialog_present_any (GTK_WIDGET (self->window), get_list (self), "ours", "rules");
  help = app_fixture_find_dialog (self, TENBO_TYPE_HELP_DIALOG);
  app_test_activate_row (help, "Delete");
  app_fixture_wait_closed (self);
  g_assert_false (tenbo_ruleset_list_has (get_list (self), "ours"));
  app_test_press (self->window, "Undo");
  g_assert_true (tenbo_ruleset_list_has (get_list (self), "ours"));
}

/* A ruleset that others extend is not deleted. */
static void
test_in_use (AppFixture   *self,
             gconstpointer data)
{
  GtkWidget *dialog;

  add (self, OURS (""), "Add");
  add (self,
       "{\"format\": \"tenbo-rules/3\", \"id\": \"yours\", \"name\": {\"en\": \"Yours\"}, "
       "\"extends\": \"ours\"}",
       "Add");
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.delete-ruleset", "s", "ours");
  dialog = app_fixture_find_dialog (self, ADW_TYPE_ALERT_DIALOG);
  g_assert_nonnull (strstr (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (dialog)), "Yours"));
  app_test_press (dialog, "Close");
  app_fixture_wait_closed (self);
  g_assert_true (tenbo_ruleset_list_has (get_list (self), "ours"));
}

/* A page of the help can begin with one rule, also one that is hidden as unusual. */
static void
test_rule (AppFixture   *self,
           gconstpointer data)
{
  GtkWidget *help;

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.help-page", "s", "rules/honba-grows");
  help = app_fixture_find_dialog (self, TENBO_TYPE_HELP_DIALOG);
  WAIT_UNTIL (app_test_shows (help, "Number of honba"));
  g_assert_false (app_test_shows (help, "Uma"));
  gtk_editable_set_text (GTK_EDITABLE (app_test_find (help, GTK_TYPE_SEARCH_ENTRY, NULL)), "");
  WAIT_UNTIL (app_test_shows (help, "Uma"));
  adw_dialog_force_close (ADW_DIALOG (help));
  app_fixture_wait_closed (self);
}

/* The rules of a game become a ruleset of the user: here they are those of a built-in one. */
static void
test_game (AppFixture   *self,
           gconstpointer ruleset)
{
  GtkWidget *dialog;

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.help-page", "s", "rules");
  dialog = app_fixture_find_dialog (self, TENBO_TYPE_HELP_DIALOG);
  app_test_activate_row (dialog, "Add to Your Rulesets…");
  dialog = app_fixture_find_dialog (self, TENBO_TYPE_RULESET_IMPORT_DIALOG);
  g_assert_null (app_test_look_for (dialog, GTK_TYPE_BUTTON, "Add"));
  adw_dialog_close (ADW_DIALOG (dialog));
  adw_dialog_force_close (ADW_DIALOG (app_fixture_find_dialog (self, TENBO_TYPE_HELP_DIALOG)));
  app_fixture_wait_closed (self);
}

/* The help shows the rules of a file that was replaced. */
static void
test_help (AppFixture   *self,
           gconstpointer data)
{
  GtkWidget *help;

  add (self, OURS (", \"start-points\": 30000"), "Add");
  tenbo_help_dialog_present_any (GTK_WIDGET (self->window), get_list (self), "ours", "rules");
  help = app_fixture_find_dialog (self, TENBO_TYPE_HELP_DIALOG);
  g_assert_false (app_test_shows (help, "25,000"));
  app_test_press (open_import (self, OURS ("")), "Replace");
  WAIT_UNTIL (app_fixture_get_dialog (self) == help);
  WAIT_UNTIL (app_test_shows (help, "25,000"));
  adw_dialog_force_close (ADW_DIALOG (help));
  app_fixture_wait_closed (self);
}

/* The tests share a home folder. */
static void
tear_down (AppFixture   *self,
           gconstpointer data)
{
  static const char *const ids[] = { "yours", "ours" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *text = tenbo_ruleset_delete (get_list (self), ids[i], NULL);

      g_test_message ("%s was %s", ids[i], text != NULL ? "deleted" : "absent");
    }
  app_fixture_tear_down (self, data);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  g_test_add ("/ruleset-files/open", AppFixture, NULL, app_fixture_set_up_window, test_open,
              tear_down);
  g_test_add ("/ruleset-files/mistakes", AppFixture, NULL, app_fixture_set_up_window,
              test_mistakes, tear_down);
  g_test_add ("/ruleset-files/delete and undo", AppFixture, NULL, app_fixture_set_up_window,
              test_delete, tear_down);
  g_test_add ("/ruleset-files/in use", AppFixture, NULL, app_fixture_set_up_window, test_in_use,
              tear_down);
  g_test_add ("/ruleset-files/rule", AppFixture, NULL, app_fixture_set_up_window, test_rule,
              tear_down);
  g_test_add ("/ruleset-files/game", AppFixture, "mleague", app_fixture_set_up_table, test_game,
              tear_down);
  g_test_add ("/ruleset-files/help", AppFixture, NULL, app_fixture_set_up_window, test_help,
              tear_down);

  return g_test_run ();
}
