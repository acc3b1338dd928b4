/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editor of rulesets: every field has a control, changes are saved and never lost unasked. */

#include "app-fixture.h"
#include "tenbo-new-ruleset-dialog.h"
#include "tenbo-rule-list.h"
#include "tenbo-ruleset-editor.h"
#include "tenbo-shell.h"
#include "tenbo-words.h"

static TenboRulesetList *
get_list (AppFixture *self)
{
  return tenbo_context_get_rulesets (tenbo_shell_get_context (TENBO_SHELL (self->window)));
}

/* Opens the editor for a copy of the ruleset @id. */
static GtkWidget *
open_copy (AppFixture *self,
           const char *id)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.copy-ruleset", "s", id);
  return app_fixture_find_dialog (self, TENBO_TYPE_RULESET_EDITOR);
}

static TenboRulesetDraft *
get_draft (GtkWidget *editor)
{
  g_autoptr (TenboRulesetDraft) draft = NULL;

  g_object_get (editor, "draft", &draft, NULL);
  return draft; /* the editor holds a reference */
}

static gboolean
is_own (AppFixture *self,
        const char *id)
{
  return tenbo_ruleset_list_has (get_list (self), id);
}

/* A change is saved to a file that the list contains, and the editor opens it again. */
static void
test_save (AppFixture   *self,
           gconstpointer data)
{
  GtkWidget *editor = open_copy (self, "mleague");
  GtkWidget *row;
  g_autoptr (TenboRuleset) saved = NULL;

  row = app_test_find (editor, ADW_TYPE_SWITCH_ROW, tenbo_words_field (TB_FIELD_KAN_DORA));
  adw_switch_row_set_active (ADW_SWITCH_ROW (row), FALSE);
  g_assert_true (tenbo_ruleset_draft_is_own (get_draft (editor), TB_FIELD_KAN_DORA));
  gtk_widget_activate_action (editor, "editor.undo", NULL);
  g_assert_true (adw_switch_row_get_active (ADW_SWITCH_ROW (row)));
  gtk_widget_activate_action (editor, "editor.redo", NULL);
  g_assert_false (adw_switch_row_get_active (ADW_SWITCH_ROW (row)));
  adw_switch_row_set_active (
    ADW_SWITCH_ROW (app_test_find (editor, ADW_TYPE_SWITCH_ROW,
                                   tenbo_words_field (TB_FIELD_KAN_URA_DORA))),
    FALSE);
  app_test_press (editor, "Save");
  app_fixture_wait_closed (self);

  g_assert_true (is_own (self, "mleague-2"));
  saved = tenbo_ruleset_list_find (get_list (self), "mleague-2", NULL);
  g_assert_false (tenbo_ruleset_get_rules (saved)->kan_dora);

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.edit-ruleset", "s", "mleague-2");
  editor = app_fixture_find_dialog (self, TENBO_TYPE_RULESET_EDITOR);
  g_assert_true (tenbo_ruleset_draft_is_own (get_draft (editor), TB_FIELD_KAN_DORA));
  adw_dialog_close (ADW_DIALOG (editor));
  app_fixture_wait_closed (self);
}

/* Closing asks before it discards changes. */
static void
test_close (AppFixture   *self,
            gconstpointer data)
{
  GtkWidget *editor = open_copy (self, "wrc-2025");
  GtkWidget *question;

  adw_dialog_close (ADW_DIALOG (editor));
  question = app_fixture_find_dialog (self, ADW_TYPE_ALERT_DIALOG);
  app_test_press (question, "Cancel");
  WAIT_UNTIL (app_fixture_get_dialog (self) == editor);

  adw_dialog_close (ADW_DIALOG (editor));
  question = app_fixture_find_dialog (self, ADW_TYPE_ALERT_DIALOG);
  app_test_press (question, "Discard");
  app_fixture_wait_closed (self);
  g_assert_false (is_own (self, "wrc-2025-2"));

  /* Quitting asks too. */
  editor = open_copy (self, "wrc-2025");
  gtk_window_close (GTK_WINDOW (self->window));
  question = app_fixture_find_dialog (self, ADW_TYPE_ALERT_DIALOG);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (self->window)));
  app_test_press (question, "Discard");
  app_fixture_wait_closed (self);
}

/* A draft with problems cannot be saved; the row shows them in words, and the banner leads to
 * it. */
static void
test_problems (AppFixture   *self,
               gconstpointer data)
{
  GtkWidget     *editor = open_copy (self, "mleague");
  TenboRulePlace uma = TENBO_RULE_PLACE (TB_FIELD_UMA);
  GtkWidget     *row = app_test_find (editor, ADW_TYPE_EXPANDER_ROW,
                                      tenbo_words_field (TB_FIELD_UMA));

  g_assert_true (app_test_can_press (editor, "Save"));
  tenbo_ruleset_draft_set_number (get_draft (editor), &uma, 20000);
  g_assert_false (app_test_can_press (editor, "Save"));
  g_assert_nonnull (strstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)),
                            "sum of the numbers must be 0"));
  gtk_editable_set_text (GTK_EDITABLE (app_test_find (editor, GTK_TYPE_SEARCH_ENTRY, NULL)),
                         tb_rule_fields[TB_FIELD_FOULS].key);
  WAIT_UNTIL (!gtk_widget_get_visible (row));
  app_test_press (editor, "Show");
  g_assert_true (gtk_widget_get_visible (row));
  g_assert_true (
    gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (self->window)), row));
  tenbo_ruleset_draft_undo (get_draft (editor));
  g_assert_null (strstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)), "must be 0"));
  g_assert_true (app_test_can_press (editor, "Save"));
  adw_dialog_force_close (ADW_DIALOG (editor));
  app_fixture_wait_closed (self);
}

/* Expands all expanders below @widget. */
static void
expand_all (GtkWidget *widget)
{
  if (ADW_IS_EXPANDER_ROW (widget))
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (widget), TRUE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    expand_all (child);
}

static void
assert_number (GtkWidget            *editor,
               const TenboRulePlace *place,
               int                   expected)
{
  const TbRules *rules = tenbo_ruleset_draft_get_rules (get_draft (editor));

  g_assert_cmpint (tenbo_rule_place_get_number (rules, place), ==, expected);
}

/* The draft follows a number while the user types it, if the row would accept the number. Typing is
 * one step of undo, and undo shows the old number. */
static void
test_typed_number (AppFixture   *self,
                   gconstpointer data)
{
  static const struct
  {
    const char *text;
    int         number;
  } keys[] = {
    { "", 25000 },
    { "3", 25000 },
    { "30", 25000 },
    { "300", 300 },
    { "3000", 3000 },
    { "30000", 30000 },
    { "300000", 300000 },
    { "3000000000", 300000 },
    { "30050", 300000 },
    { "30500", 30500 },
  };
  GtkWidget     *editor = open_copy (self, "mleague");
  TenboRulePlace place = TENBO_RULE_PLACE (TB_FIELD_START_POINTS);
  GtkWidget     *row = app_test_find (editor, ADW_TYPE_SPIN_ROW,
                                      tenbo_words_field (TB_FIELD_START_POINTS));
  GtkWidget     *honba = app_test_find (editor, ADW_TYPE_SPIN_ROW,
                                        tenbo_words_field (TB_FIELD_HONBA_RON));

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      gtk_editable_set_text (GTK_EDITABLE (row), keys[i].text);
      g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, keys[i].text);
      assert_number (editor, &place, keys[i].number);
    }
  tenbo_ruleset_draft_undo (get_draft (editor));
  assert_number (editor, &place, 25000);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "25,000");
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "");
  gtk_editable_set_text (GTK_EDITABLE (honba), "1500");
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (honba)), ==,
                   "1,500 for each honba");
  adw_dialog_force_close (ADW_DIALOG (editor));
  app_fixture_wait_closed (self);
}

/* Numbers are shown and typed with separators and a sign. */
static void
test_numbers (AppFixture   *self,
              gconstpointer data)
{
  GtkWidget     *editor = open_copy (self, "mleague");
  TenboRulePlace place = TENBO_RULE_PLACE (TB_FIELD_UMA);
  GtkWidget     *row;

  expand_all (app_test_find (editor, ADW_TYPE_EXPANDER_ROW, tenbo_words_field (TB_FIELD_UMA)));
  row = app_test_find (editor, ADW_TYPE_SPIN_ROW, "4th");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "\u221230,000");
  place.column = 3;
  gtk_editable_set_text (GTK_EDITABLE (row), "-12,500");
  adw_spin_row_update (ADW_SPIN_ROW (row));
  assert_number (editor, &place, -12500);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "\u221212,500");
  adw_dialog_force_close (ADW_DIALOG (editor));
  app_fixture_wait_closed (self);
}

/* Each field has a control with a name, in a window of any width, and lists can be edited. */
static void
test_controls (AppFixture   *self,
               gconstpointer ruleset)
{
  GtkWidget         *editor = open_copy (self, ruleset);
  TenboRulesetDraft *draft = get_draft (editor);
  g_autofree char   *text = g_strdup (tenbo_ruleset_draft_get_text (draft));

  app_fixture_resize (self, 360, 640);
  for (TbField field = 0; field < TB_N_FIELDS; field++)
    if (tenbo_ruleset_draft_shows (draft, field))
      g_assert_nonnull (app_test_look_for (editor, ADW_TYPE_PREFERENCES_ROW,
                                           tenbo_words_field (field)));
  expand_all (editor);
  app_test_settle ();
  g_assert_cmpint (gtk_widget_get_width (editor), <=, 360);
  for (TbField field = 0; field < TB_N_FIELDS; field++)
    if (tb_rule_fields[field].kind == TB_FIELD_KIND_RECORDS &&
        tenbo_rule_place_count (tenbo_ruleset_draft_get_rules (draft), field) > 1)
      {
        tenbo_ruleset_draft_move_record (draft, field, 0, 1);
        tenbo_ruleset_draft_remove_record (draft, field, 0);
        tenbo_ruleset_draft_undo (draft);
        tenbo_ruleset_draft_undo (draft);
      }
  g_assert_cmpstr (tenbo_ruleset_draft_get_text (draft), ==, text);
  app_test_check_controls (editor);
  adw_dialog_force_close (ADW_DIALOG (editor));
  app_fixture_wait_closed (self);
}

/* Notes are added and removed, and their rows show the notes that remain. */
static void
test_notes (AppFixture   *self,
            gconstpointer data)
{
  GtkWidget         *editor = open_copy (self, "mleague");
  TenboRulesetDraft *draft = get_draft (editor);
  GtkWidget         *row;

  app_test_press (editor, "Add Note");
  app_test_press (editor, "Add Note");
  g_assert_cmpuint (tenbo_ruleset_draft_get_n_notes (draft), ==, 2);
  expand_all (app_test_find (editor, ADW_TYPE_EXPANDER_ROW, "Notes"));
  row = app_test_find (editor, ADW_TYPE_ENTRY_ROW, "Text");
  gtk_editable_set_text (GTK_EDITABLE (row), "First");
  g_assert_cmpstr (tenbo_ruleset_draft_get_note (draft, 0)->en, ==, "First");
  g_assert_cmpstr (tenbo_ruleset_draft_get_note (draft, 1)->en, ==, "Note");
  app_test_press (app_test_find (editor, ADW_TYPE_EXPANDER_ROW, "The Whole Ruleset"),
                  "Remove Entry");
  g_assert_cmpuint (tenbo_ruleset_draft_get_n_notes (draft), ==, 1);
  g_assert_cmpstr (tenbo_ruleset_draft_get_note (draft, 0)->en, ==, "Note");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "Note");
  tenbo_ruleset_draft_undo (draft);
  g_assert_cmpstr (tenbo_ruleset_draft_get_note (draft, 0)->en, ==, "First");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "First");
  adw_dialog_force_close (ADW_DIALOG (editor));
  app_fixture_wait_closed (self);
}

/* The search hides the rows that do not match. */
static void
test_search (AppFixture   *self,
             gconstpointer data)
{
  GtkWidget *editor = open_copy (self, "mleague");
  GtkWidget *entry = app_test_find (editor, GTK_TYPE_SEARCH_ENTRY, NULL);

  gtk_editable_set_text (GTK_EDITABLE (entry), "honba on ron");
  WAIT_UNTIL (app_test_look_for (editor, ADW_TYPE_PREFERENCES_ROW,
                                 tenbo_words_field (TB_FIELD_UMA)) == NULL);
  g_assert_nonnull (app_test_look_for (editor, ADW_TYPE_PREFERENCES_ROW,
                                       tenbo_words_field (TB_FIELD_HONBA_RON)));
  adw_dialog_force_close (ADW_DIALOG (editor));
  app_fixture_wait_closed (self);
}

/* The questions open the editor with a valid ruleset, which can be tried. */
static void
test_questions (AppFixture   *self,
                gconstpointer data)
{
  GtkWidget *dialog;
  GtkWidget *players;

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.new-ruleset", NULL);
  dialog = app_fixture_find_dialog (self, TENBO_TYPE_NEW_RULESET_DIALOG);
  app_test_check_controls (dialog);
  players = app_test_find (dialog, ADW_TYPE_COMBO_ROW, "Players");
  adw_combo_row_set_selected (ADW_COMBO_ROW (players), 1);
  g_assert_nonnull (app_test_look_for (dialog, ADW_TYPE_COMBO_ROW, "Tsumo with three players"));
  app_test_press (dialog, "Continue");
  dialog = app_fixture_find_dialog (self, TENBO_TYPE_RULESET_EDITOR);
  g_assert_cmpint (tenbo_ruleset_draft_get_rules (get_draft (dialog))->players, ==, 3);

  app_test_press (dialog, "Try It");
  WAIT_UNTIL (app_fixture_get_dialog (self) != dialog);
  g_assert_nonnull (app_test_find (app_fixture_get_dialog (self), ADW_TYPE_PREFERENCES_GROUP,
                                   "Result of a Sample Game"));
  adw_dialog_close (ADW_DIALOG (app_fixture_get_dialog (self)));
  WAIT_UNTIL (app_fixture_get_dialog (self) == dialog);
  adw_dialog_force_close (ADW_DIALOG (dialog));
  app_fixture_wait_closed (self);
}

int
main (int    argc,
      char **argv)
{
  static const char *const rulesets[] = { "b-rule", "fenghua", "tokyo-chip-parlor" };

  app_test_init (&argc, &argv);

  g_test_add ("/ruleset-editor/changes are undone and saved", AppFixture, NULL,
              app_fixture_set_up_window, test_save, app_fixture_tear_down);
  g_test_add ("/ruleset-editor/closing asks", AppFixture, NULL, app_fixture_set_up_window,
              test_close, app_fixture_tear_down);
  g_test_add ("/ruleset-editor/problems are shown", AppFixture, NULL, app_fixture_set_up_window,
              test_problems, app_fixture_tear_down);
  g_test_add ("/ruleset-editor/numbers", AppFixture, NULL, app_fixture_set_up_window, test_numbers,
              app_fixture_tear_down);
  g_test_add ("/ruleset-editor/typed number", AppFixture, NULL, app_fixture_set_up_window,
              test_typed_number, app_fixture_tear_down);
  g_test_add ("/ruleset-editor/search", AppFixture, NULL, app_fixture_set_up_window, test_search,
              app_fixture_tear_down);
  g_test_add ("/ruleset-editor/questions", AppFixture, NULL, app_fixture_set_up_window,
              test_questions, app_fixture_tear_down);
  g_test_add ("/ruleset-editor/notes", AppFixture, NULL, app_fixture_set_up_window, test_notes,
              app_fixture_tear_down);
  for (gsize i = 0; i < G_N_ELEMENTS (rulesets); i++)
    {
      g_autofree char *path = g_strconcat ("/ruleset-editor/controls of ", rulesets[i], NULL);

      g_test_add (path, AppFixture, rulesets[i], app_fixture_set_up_window, test_controls,
                  app_fixture_tear_down);
    }

  return g_test_run ();
}
