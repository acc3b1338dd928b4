/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-help-pages.h"

#include "tenbo-fold.h"
#include "tenbo-free-text.h"
#include "tenbo-help-list.h"
#include "tenbo-label.h"
#include "tenbo-plain-row.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* A list of rules with the title of a section above its first visible rule, and a search in it */
typedef struct
{
  GtkListBox *list;
  GPtrArray  *words; /* of the rows in order, folded; owned until the search takes them */
} Rules;

static const char *
get_section (GtkListBoxRow *row)
{
  return gtk_widget_get_name (GTK_WIDGET (row));
}

static void
header_cb (GtkListBoxRow *row,
           GtkListBoxRow *before,
           gpointer       user_data)
{
  GtkWidget *heading = NULL;

  if (before == NULL || !g_str_equal (get_section (before), get_section (row)))
    {
      heading = tenbo_label_new_heading (get_section (row));
      gtk_widget_add_css_class (heading, "help-section");
      gtk_widget_add_css_class (heading, "title-4");
    }
  gtk_list_box_row_set_header (row, heading);
}

static void
rules_init (Rules      *self,
            const char *title)
{
  self->list = GTK_LIST_BOX (tenbo_help_list_new (title));
  self->words = g_ptr_array_new_with_free_func (g_free);
  gtk_list_box_set_header_func (self->list, header_cb, NULL, NULL);
}

/* Adds the rule of @field with the lines @lines below its name; the first @n_values of them are
 * values, and the others explain them. */
static void
rules_add (Rules  *self,
           TbField field,
           char  **lines,
           guint   n_values)
{
  const char      *name = tenbo_words_field (field);
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  g_autofree char *text = g_strjoinv ("\n", lines);
  g_autofree char *words = g_strdup_printf (C_ ("rule", "%1$s: %2$s"), name, text);
  GtkWidget       *row;

  gtk_box_append (GTK_BOX (box), tenbo_label_new_text (name, "heading"));
  for (guint i = 0; lines[i] != NULL; i++)
    gtk_box_append (GTK_BOX (box),
                    tenbo_label_new_text (lines[i], i < n_values ? NULL : "dimmed"));
  row = tenbo_help_list_add_row (self->list, box, words);
  gtk_widget_set_name (row, tenbo_words_section (field));
  g_ptr_array_add (self->words, tenbo_fold (words));
}

/* Creates a page of the list, which is complete, below @introduction. It searches for @field at
 * first, unless that is TB_FIELD_NONE. */
static AdwNavigationPage *
rules_create_page (Rules        *self,
                   const char   *title,
                   TenboRuleset *ruleset,
                   GtkBox       *introduction,
                   const char   *placeholder,
                   TbField       field)
{
  GtkWidget *search = tenbo_help_list_create_search (self->list, self->words,
                                                     _ ("Search for a rule"), placeholder);

  if (field != TB_FIELD_NONE)
    {
      gtk_editable_set_text (GTK_EDITABLE (search), tenbo_words_field (field));
      gtk_list_box_invalidate_filter (self->list);
    }
  gtk_box_append (introduction, GTK_WIDGET (self->list));
  return tenbo_help_list_create_page (title, ruleset, search, GTK_WIDGET (introduction));
}

/* --- All rules of a ruleset --- */

/* Adds the rule of @field with its notes, and its value in @base (NULL: none) if that differs. */
static void
add_rule (Rules        *self,
          TenboRuleset *ruleset,
          TenboRuleset *base,
          TbField       field)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv) notes = tenbo_ruleset_dup_notes (ruleset, field);
  g_auto (GStrv) all = NULL;

  g_strv_builder_take (lines,
                       tenbo_words_field_value (tenbo_ruleset_get_rules (ruleset), field));
  if (base != NULL && !tenbo_ruleset_is_same_field (ruleset, base, field))
    {
      g_autofree char *value = tenbo_words_field_value (tenbo_ruleset_get_rules (base), field);

      /* Translators: the name of the ruleset that another one extends, and the value of a rule
       * there: "In M.League: 300 for each honba" */
      g_strv_builder_take (lines,
                           g_strdup_printf (_ ("In %1$s: %2$s"),
                                            tenbo_free_text_isolate (tenbo_ruleset_get_name (base)),
                                            value));
    }
  g_strv_builder_addv (lines, (const char **) notes);
  all = g_strv_builder_end (lines);
  rules_add (self, field, all, 1);
}

/* Parameter of an action */
typedef enum
{
  TARGET_NONE,
  TARGET_ID,   /* of the ruleset */
  TARGET_FILE, /* a name, and the ruleset as the contents of a file */
} Target;

/* The origin of a ruleset */
typedef enum
{
  FROM_TENBO = 1 << 0, /* built in */
  FROM_USER = 1 << 1,
  FROM_GAME = 1 << 2, /* the rules that a game keeps */
} Origin;

/* An action on a ruleset */
typedef struct
{
  const char *title;
  const char *subtitle;
  const char *action;
  Target      target;
  Origin      origins; /* of the rulesets that have the action */
} Action;

static const Action actions[] = {
  { N_ ("Compare…"), N_ ("Differences from another ruleset"), "help.compare", TARGET_NONE,
    FROM_TENBO | FROM_USER | FROM_GAME },
  { N_ ("Add to Your Rulesets…"), N_ ("For new games with the rules of this game"),
    "win.open-ruleset", TARGET_FILE, FROM_GAME },
  { N_ ("Edit…"), N_ ("Change the rules of your ruleset"), "win.edit-ruleset", TARGET_ID,
    FROM_USER },
  { N_ ("Make a Copy…"), N_ ("A ruleset of your own that begins with these rules"),
    "win.copy-ruleset", TARGET_ID, FROM_TENBO | FROM_USER },
  { N_ ("Save as File…"), N_ ("A file that others can open in Tenbo"), "win.save-ruleset",
    TARGET_ID, FROM_TENBO | FROM_USER },
  { N_ ("Delete"), N_ ("Games that you have played keep their rules"), "win.delete-ruleset",
    TARGET_ID, FROM_USER },
};

static void
add_action (GtkWidget    *list,
            const Action *action,
            TenboRuleset *ruleset)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (action->title));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _ (action->subtitle));
  tenbo_plain_row_make_link (row);
  if (action->target == TARGET_ID)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", tenbo_ruleset_get_id (ruleset));
  else if (action->target == TARGET_FILE)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "(ss)",
                                      tenbo_ruleset_get_name (ruleset),
                                      tenbo_ruleset_get_json (ruleset));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action->action);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
}

/* Creates a row for each action on @ruleset. */
static GtkWidget *
create_actions (TenboRuleset *ruleset,
                Origin        origin)
{
  GtkWidget *list = tenbo_help_list_new (_ ("Actions"));

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    if ((actions[i].origins & origin) != 0)
      add_action (list, &actions[i], ruleset);

  return list;
}

AdwNavigationPage *
tenbo_help_rules_page_new (TenboRuleset     *ruleset,
                           TenboRulesetList *rulesets,
                           gboolean          editable,
                           TbField           field)
{
  GtkBox     *content = tenbo_help_list_create_content ();
  Origin      origin = FROM_GAME;
  const char *extends;
  Rules       list;
  g_autoptr (TenboRuleset) base = NULL;
  g_auto (GStrv) notes = NULL;

  g_return_val_if_fail (TENBO_IS_RULESET (ruleset), NULL);
  g_return_val_if_fail (TENBO_IS_RULESET_LIST (rulesets), NULL);

  if (editable)
    origin = tenbo_ruleset_list_is_shipped (rulesets, tenbo_ruleset_get_id (ruleset)) ? FROM_TENBO
                                                                                      : FROM_USER;
  gtk_box_append (content, create_actions (ruleset, origin));
  extends = tenbo_ruleset_get_extends (ruleset);
  if (extends != NULL)
    base = tenbo_ruleset_list_find (rulesets, extends, NULL);
  if (tenbo_ruleset_get_source (ruleset)[0] != '\0')
    gtk_box_append (content,
                    tenbo_label_new_text (tenbo_ruleset_get_source (ruleset), "dimmed"));
  if (base != NULL)
    {
      /* Translators: the name of the ruleset that this one extends */
      g_autofree char *text = g_strdup_printf (
        _ ("Extends %s. Rules that differ from it also show its value."),
        tenbo_free_text_isolate (tenbo_ruleset_get_name (base)));

      gtk_box_append (content, tenbo_label_new_text (text, NULL));
    }
  notes = tenbo_ruleset_dup_notes (ruleset, TB_FIELD_NONE);
  for (char **note = notes; *note != NULL; note++)
    gtk_box_append (content, tenbo_label_new_text (*note, NULL));

  rules_init (&list, _ ("Rules"));
  for (TbField each = 0; each < TB_N_FIELDS; each++)
    if (each == field || tenbo_words_field_applies (tenbo_ruleset_get_rules (ruleset), each))
      add_rule (&list, ruleset, base, each);

  return rules_create_page (&list, _ ("All Rules"), ruleset, content, _ ("No Rules Found"), field);
}

/* --- Differences between two rulesets --- */

/* Formats the value of @field under @ruleset with its name: "M.League: 300 for each honba". */
static char *
dup_side (TenboRuleset *ruleset,
          TbField       field)
{
  const TbRules   *rules = tenbo_ruleset_get_rules (ruleset);
  g_autofree char *value = tenbo_words_field_applies (rules, field)
                             ? tenbo_words_field_value (rules, field)
                             /* Translators: the value of a rule that a ruleset does not need */
                             : g_strdup (C_ ("rule", "does not apply"));

  /* Translators: the name of a ruleset and the value of a rule there */
  return g_strdup_printf (C_ ("ruleset", "%1$s: %2$s"),
                          tenbo_free_text_isolate (tenbo_ruleset_get_name (ruleset)), value);
}

AdwNavigationPage *
tenbo_help_compare_page_new (TenboRuleset *ruleset,
                             TenboRuleset *other)
{
  GtkBox *content = tenbo_help_list_create_content ();
  Rules   list;

  g_return_val_if_fail (TENBO_IS_RULESET (ruleset), NULL);
  g_return_val_if_fail (TENBO_IS_RULESET (other), NULL);

  rules_init (&list, _ ("Differences"));
  for (TbField field = 0; field < TB_N_FIELDS; field++)
    if (tenbo_words_field_differs (ruleset, other, field))
      {
        char            *lines[] = { dup_side (ruleset, field), dup_side (other, field), NULL };
        g_autofree char *first = lines[0];
        g_autofree char *second = lines[1];

        rules_add (&list, field, lines, 2);
      }

  return rules_create_page (&list, _ ("Differences"), ruleset, content,
                            _ ("No Differences Found"), TB_FIELD_NONE);
}
