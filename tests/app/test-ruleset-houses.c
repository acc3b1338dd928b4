/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A house owner enters the rules of a house with the controls of the editor, beginning with the
 * ruleset that its file extends. The saved ruleset has the rules of the file. Rules that have no
 * effect yet are hidden, so others have to be entered first. */

#include "app-fixture.h"
#include "tenbo-rule-place.h"
#include "tenbo-ruleset-editor.h"
#include "tenbo-ruleset-save.h"
#include "tenbo-shell.h"
#include "tenbo-words-choices.h"
#include "tenbo-words.h"

#define NEW_ID "entered"

/* Entering rules shows and hides others; no house needs more rounds through the page. */
#define MAX_ROUNDS 8

typedef struct
{
  AppFixture         base;
  TenboRuleset      *house;
  GtkWidget         *editor;
  TenboRulesetDraft *draft;
} Entering;

static TenboRulesetList *
get_list (Entering *self)
{
  return tenbo_context_get_rulesets (tenbo_shell_get_context (TENBO_SHELL (self->base.window)));
}

static TenboRuleset *
load_house (Entering   *self,
            const char *name)
{
  g_autofree char *file = g_strconcat (name, ".json", NULL);
  g_autofree char *path = g_build_filename (g_getenv ("TENBO_TEST_DATA"), "houses", file, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  TenboRuleset *house;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  house = tenbo_ruleset_new_from_json (text, -1, name, tenbo_ruleset_list_lookup, get_list (self),
                                       &error);
  g_assert_no_error (error);
  return house;
}

/* --- The controls --- */

/* Appends the rows below @widget to @rows, without the rows inside of these. */
static void
collect_rows (GtkWidget *widget,
              GPtrArray *rows)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (ADW_IS_PREFERENCES_ROW (child) &&
        !gtk_widget_has_css_class (child, "header")) /* of an expander: its title */
      g_ptr_array_add (rows, child);
    else
      collect_rows (child, rows);
}

/* Returns the rows below @widget. */
static GPtrArray *
list_rows (GtkWidget *widget)
{
  GPtrArray *rows = g_ptr_array_new ();

  collect_rows (widget, rows);
  return rows;
}

/* Returns the rows inside of the expander @row. */
static GPtrArray *
open_row (GtkWidget *row)
{
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  return list_rows (row);
}

/* Presses the button with the tooltip @name in the header of @row. */
static void
press (GtkWidget  *row,
       const char *name)
{
  g_autoptr (GPtrArray) queue = g_ptr_array_new ();

  g_ptr_array_add (queue, row);
  for (guint i = 0; i < queue->len; i++)
    {
      GtkWidget *widget = queue->pdata[i];

      if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_widget_get_tooltip_text (widget), name) == 0)
        {
          g_signal_emit_by_name (widget, "clicked");
          return;
        }
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        g_ptr_array_add (queue, child);
    }

  g_error ("no button has the name %s", name);
}

/* Chooses the text @words. */
static void
choose (GtkWidget  *row,
        const char *words)
{
  GListModel *model = adw_combo_row_get_model (ADW_COMBO_ROW (row));

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (model, i);

      g_autofree char *found = NULL;

      g_object_get (item, "words", &found, NULL);
      if (g_str_equal (found, words))
        {
          adw_combo_row_set_selected (ADW_COMBO_ROW (row), i);
          return;
        }
    }

  g_error ("no choice has the text %s", words);
}

static void
enter_yaku (GtkWidget *row,
            TbYakuSet  allowed,
            TbYakuSet  set)
{
  g_autoptr (GPtrArray) switches = open_row (row);
  guint n = 0;

  for (TbYaku yaku = 0; yaku < TB_YAKU_HOUSE; yaku++)
    if (allowed & TB_YAKU_BIT (yaku))
      adw_switch_row_set_active (switches->pdata[n++], (set & TB_YAKU_BIT (yaku)) != 0);
}

/* Enters the value of @rules at @place with the control @row. */
static void
enter_value (Entering             *self,
             GtkWidget            *row,
             const TenboRulePlace *place)
{
  const TbRules     *rules = tenbo_ruleset_get_rules (self->house);
  const TbRuleField *field = tenbo_rule_place_describe (place);
  g_autoptr (GPtrArray) parts = NULL;
  g_autofree char *words = NULL;
  TenboRulePlace   part = *place;

  switch (field->kind)
    {
    case TB_FIELD_KIND_BOOL:
      adw_switch_row_set_active (ADW_SWITCH_ROW (row),
                                 tenbo_rule_place_get_number (rules, place) != 0);
      return;
    case TB_FIELD_KIND_INT:
      adw_spin_row_set_value (ADW_SPIN_ROW (row), tenbo_rule_place_get_number (rules, place));
      return;
    case TB_FIELD_KIND_ENUM:
    case TB_FIELD_KIND_YAKU:
      words = tenbo_words_choice (tenbo_ruleset_draft_get_rules (self->draft), place,
                                  tenbo_rule_place_get_number (rules, place));
      choose (row, words);
      return;
    case TB_FIELD_KIND_ID:
    case TB_FIELD_KIND_TEXT:
      gtk_editable_set_text (GTK_EDITABLE (row), tenbo_rule_place_get_text (rules, place));
      return;
    case TB_FIELD_KIND_YAKU_SET:
      enter_yaku (row, field->allowed, tenbo_rule_place_get_yaku (rules, place));
      return;
    case TB_FIELD_KIND_ROW:
      parts = open_row (row);
      for (part.column = 0; part.column < rules->players; part.column++)
        adw_spin_row_set_value (parts->pdata[part.column],
                                tenbo_rule_place_get_number (rules, &part));
      return;
    case TB_FIELD_KIND_RECORDS:
    default:
      g_assert_not_reached ();
    }
}

/* Removes all entries of the list @row, and enters those of the house. */
static void
enter_records (Entering  *self,
               GtkWidget *row,
               TbField    field)
{
  const TbRules *rules = tenbo_ruleset_get_rules (self->house);
  int            count = tenbo_rule_place_count (rules, field);
  g_autoptr (GPtrArray) records = NULL;

  while (tenbo_rule_place_count (tenbo_ruleset_draft_get_rules (self->draft), field) > 0)
    {
      g_autoptr (GPtrArray) old = open_row (row);

      press (old->pdata[0], "Remove Entry");
    }
  for (int i = 0; i < count; i++)
    press (row, "Add");

  records = open_row (row);
  g_assert_cmpint (records->len, ==, count);
  for (int i = 0; i < count; i++)
    {
      g_autoptr (GPtrArray) members = open_row (records->pdata[i]);
      TenboRulePlace place = { field, i, 0, -1 };

      for (; place.member < (int) members->len; place.member++)
        enter_value (self, members->pdata[place.member], &place);
    }
}

/* --- Entering --- */

/* Whether the value at @place is entered. */
static gboolean
is_value_entered (Entering             *self,
                  const TenboRulePlace *place)
{
  const TbRules *rules = tenbo_ruleset_get_rules (self->house);
  const TbRules *now = tenbo_ruleset_draft_get_rules (self->draft);
  TenboRulePlace part = *place;
  TbFieldKind    kind = tenbo_rule_place_describe (place)->kind;

  if (kind == TB_FIELD_KIND_ID || kind == TB_FIELD_KIND_TEXT)
    return g_str_equal (tenbo_rule_place_get_text (now, place),
                        tenbo_rule_place_get_text (rules, place));
  if (kind == TB_FIELD_KIND_YAKU_SET)
    return tenbo_rule_place_get_yaku (now, place) == tenbo_rule_place_get_yaku (rules, place);
  if (kind != TB_FIELD_KIND_ROW)
    return tenbo_rule_place_get_number (now, place) == tenbo_rule_place_get_number (rules, place);

  for (part.column = 0; part.column < rules->players; part.column++)
    if (tenbo_rule_place_get_number (now, &part) != tenbo_rule_place_get_number (rules, &part))
      return FALSE;

  return TRUE;
}

static gboolean
is_entered (Entering *self,
            TbField   field)
{
  const TbRuleField *described = &tb_rule_fields[field];
  TenboRulePlace     place = TENBO_RULE_PLACE (field);
  int                count;

  if (described->kind != TB_FIELD_KIND_RECORDS)
    return is_value_entered (self, &place);

  count = tenbo_rule_place_count (tenbo_ruleset_get_rules (self->house), field);
  if (tenbo_rule_place_count (tenbo_ruleset_draft_get_rules (self->draft), field) != count)
    return FALSE;

  for (place.record = 0; place.record < count; place.record++)
    for (place.member = 0; place.member < (int) described->records->n_fields; place.member++)
      if (!is_value_entered (self, &place))
        return FALSE;

  return TRUE;
}

/* Returns the visible row of @field, or NULL. */
static GtkWidget *
find_row (Entering *self,
          TbField   field)
{
  g_autoptr (GPtrArray) rows = list_rows (self->editor);

  for (guint i = 0; i < rows->len; i++)
    if (gtk_widget_is_visible (rows->pdata[i]) &&
        g_strcmp0 (adw_preferences_row_get_title (rows->pdata[i]), tenbo_words_field (field)) == 0)
      return rows->pdata[i];

  return NULL;
}

/* Enters each rule that differs and is visible. Returns the number of those that still differ. */
static guint
enter_rules (Entering *self)
{
  guint n_left = 0;

  for (TbField field = 0; field < TB_N_FIELDS; field++)
    {
      TenboRulePlace place = TENBO_RULE_PLACE (field);
      GtkWidget     *row;

      if (is_entered (self, field))
        continue;

      place.column = -1;
      row = find_row (self, field);
      if (row == NULL)
        n_left++;
      else if (tb_rule_fields[field].kind == TB_FIELD_KIND_RECORDS)
        enter_records (self, row, field);
      else
        enter_value (self, row, &place);
    }

  return n_left;
}

static void
test_house (Entering     *self,
            gconstpointer name)
{
  g_autoptr (TenboRuleset) saved = NULL;
  g_autoptr (TenboRuleset) base = NULL;
  g_autoptr (TenboRulesetDraft) draft = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  self->house = load_house (self, name);
  base = tenbo_ruleset_list_find (get_list (self), tenbo_ruleset_get_extends (self->house), NULL);
  draft = tenbo_ruleset_draft_new_extension (base, NEW_ID, "Entered");
  self->draft = draft;
  self->editor = GTK_WIDGET (tenbo_ruleset_editor_new (draft, get_list (self)));
  adw_dialog_present (ADW_DIALOG (self->editor), GTK_WIDGET (self->base.window));
  app_fixture_find_dialog (&self->base, TENBO_TYPE_RULESET_EDITOR);

  for (int i = 0; i < MAX_ROUNDS && enter_rules (self) > 0; i++)
    ;
  for (TbField field = 0; field < TB_N_FIELDS; field++)
    if (!is_entered (self, field))
      {
        g_autofree char *problem = tenbo_ruleset_draft_dup_problem (draft,
                                                                    tb_rule_fields[field].key);

        g_test_message ("%s is not entered: %s", tb_rule_fields[field].key,
                        problem != NULL ? problem : "no problem");
        g_test_fail ();
      }

  app_test_press (self->editor, "Save");
  app_fixture_wait_closed (&self->base);
  saved = tenbo_ruleset_list_find (get_list (self), NEW_ID, &error);
  g_assert_no_error (error);
  for (TbField field = 0; field < TB_N_FIELDS; field++)
    g_assert_true (tenbo_ruleset_is_same_field (saved, self->house, field));

  text = tenbo_ruleset_delete (get_list (self), NEW_ID, &error);
  g_assert_no_error (error);
  g_clear_object (&self->house);
}

static void
set_up (Entering     *self,
        gconstpointer data)
{
  app_fixture_set_up_window (&self->base, NULL);
}

static void
tear_down (Entering     *self,
           gconstpointer data)
{
  app_fixture_tear_down (&self->base, data);
}

int
main (int    argc,
      char **argv)
{
  /* Others can be named on the command line. */
  static const char *const houses[] = {
    "danhiru",
    "oszk",
    "ribon",
    "mansengo",
    "mjking-10971",
    "victory-handa",
    "hk-chips",
    "warsaw",
  };
  const char *const *names = houses;
  gsize              n_names = G_N_ELEMENTS (houses);

  app_test_init (&argc, &argv);
  if (argc > 1)
    {
      names = (const char *const *) argv + 1;
      n_names = (gsize) argc - 1;
    }

  for (gsize i = 0; i < n_names; i++)
    {
      g_autofree char *path = g_strconcat ("/ruleset-houses/", names[i], NULL);

      g_test_add (path, Entering, names[i], set_up, test_house, tear_down);
    }

  return g_test_run ();
}
