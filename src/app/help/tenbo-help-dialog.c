/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-help-dialog.h"

#include "tenbo-class.h"
#include "tenbo-help-pages.h"
#include "tenbo-ruleset-chooser.h"

#include <string.h>

/* Tag of the first page */
#define ROOT "help"

/* Beginning of the name of the page of a rule, before its key */
#define RULE "rules/"

/* Beginning of the name of a topic of the guide */
#define TOPIC "guide/"

struct _TenboHelpDialog
{
  AdwDialog parent_instance;

  /* Template widgets */
  AdwNavigationView *view;
  AdwActionRow      *ruleset_row;
  GtkWidget         *ruleset_arrow;
  GtkWidget         *fu_row;

  /* Owned */
  TenboRuleset     *ruleset;
  TenboRulesetList *rulesets;

  gboolean is_listed; /* whether the ruleset is in the list, not the copy of a game */
};

G_DEFINE_FINAL_TYPE (TenboHelpDialog, tenbo_help_dialog, ADW_TYPE_DIALOG)

static gboolean
counts_fu (TenboHelpDialog *self)
{
  return tb_rules_count_fu (tenbo_ruleset_get_rules (self->ruleset), 1);
}

/* Whether @ruleset is one of @rulesets, not the copy of a game. */
static gboolean
lists (TenboRulesetList *rulesets,
       TenboRuleset     *ruleset)
{
  g_autoptr (TenboRuleset) listed =
    tenbo_ruleset_list_find (rulesets, tenbo_ruleset_get_id (ruleset), NULL);

  return listed == ruleset;
}

/* Returns the field with the key @key, or TB_FIELD_NONE. */
static TbField
find_field (const char *key)
{
  for (TbField field = 0; field < TB_N_FIELDS; field++)
    if (strcmp (tb_rule_fields[field].key, key) == 0)
      return field;

  return TB_FIELD_NONE;
}

/* Shows a page; does nothing if it does not exist. */
static void
show_page (TenboHelpDialog *self,
           const char      *name)
{
  AdwNavigationPage *page = NULL;

  if (strcmp (name, "guide") == 0)
    page = tenbo_help_guide_page_new (NULL);
  else if (g_str_has_prefix (name, TOPIC))
    page = tenbo_help_guide_page_new (name + strlen (TOPIC));
  else if (strcmp (name, "terms") == 0)
    page = tenbo_help_terms_page_new ();
  else if (strcmp (name, "rules") == 0)
    page = tenbo_help_rules_page_new (self->ruleset, self->rulesets, self->is_listed,
                                      TB_FIELD_NONE);
  else if (g_str_has_prefix (name, RULE))
    page = tenbo_help_rules_page_new (self->ruleset, self->rulesets, self->is_listed,
                                      find_field (name + strlen (RULE)));
  else if (strcmp (name, "yaku") == 0)
    page = tenbo_help_yaku_page_new (self->ruleset);
  else if (strcmp (name, "scores") == 0)
    page = tenbo_help_scores_page_new (self->ruleset);
  else if (strcmp (name, "fu") == 0 && counts_fu (self))
    page = tenbo_help_fu_page_new (self->ruleset);

  if (page != NULL)
    adw_navigation_view_push (self->view, page);
}

static void
show_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  show_page (TENBO_HELP_DIALOG (widget), g_variant_get_string (parameter, NULL));
}

static void
set_ruleset (TenboHelpDialog *self,
             TenboRuleset    *ruleset)
{
  g_set_object (&self->ruleset, ruleset);
  tenbo_ruleset_chooser_set_row (self->ruleset_row, ruleset);
  gtk_widget_set_visible (self->fu_row, counts_fu (self));
}

static void
show_differences (TenboHelpDialog *self,
                  TenboRuleset    *other)
{
  adw_navigation_view_push (self->view, tenbo_help_compare_page_new (self->ruleset, other));
}

static void
ruleset_activated_cb (TenboHelpDialog *self)
{
  tenbo_ruleset_chooser_present (GTK_WIDGET (self), self->rulesets, self->ruleset,
                                 G_CALLBACK (set_ruleset));
}

static void
compare_action (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  TenboHelpDialog *self = TENBO_HELP_DIALOG (widget);

  tenbo_ruleset_chooser_present (widget, self->rulesets, self->ruleset,
                                 G_CALLBACK (show_differences));
}

/* Shows the new rules after a file of the user was saved. Closes the dialog if it was deleted. */
static void
rulesets_changed_cb (TenboHelpDialog *self)
{
  g_autoptr (TenboRuleset) now = NULL;

  if (!self->is_listed)
    return;

  now = tenbo_ruleset_list_find (self->rulesets, tenbo_ruleset_get_id (self->ruleset), NULL);
  if (now == NULL)
    adw_dialog_force_close (ADW_DIALOG (self));
  else if (now != self->ruleset)
    {
      gboolean    same = g_str_equal (tenbo_ruleset_get_json (now),
                                      tenbo_ruleset_get_json (self->ruleset));
      const char *tag = adw_navigation_page_get_tag (
        adw_navigation_view_get_visible_page (self->view));

      set_ruleset (self, now);
      if (!same && g_strcmp0 (tag, ROOT) != 0)
        {
          adw_navigation_view_pop_to_tag (self->view, ROOT);
          show_page (self, "rules");
        }
    }
}

static void
tenbo_help_dialog_dispose (GObject *object)
{
  TenboHelpDialog *self = TENBO_HELP_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_HELP_DIALOG);
  g_clear_object (&self->ruleset);
  g_clear_object (&self->rulesets);

  G_OBJECT_CLASS (tenbo_help_dialog_parent_class)->dispose (object);
}

static void
tenbo_help_dialog_class_init (TenboHelpDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_help_dialog_dispose;

  gtk_widget_class_install_action (widget_class, "help.show", "s", show_action);
  gtk_widget_class_install_action (widget_class, "help.compare", NULL, compare_action);

  tenbo_class_set_template (klass, "tenbo-help-dialog");
  gtk_widget_class_bind_template_child (widget_class, TenboHelpDialog, view);
  gtk_widget_class_bind_template_child (widget_class, TenboHelpDialog, ruleset_row);
  gtk_widget_class_bind_template_child (widget_class, TenboHelpDialog, ruleset_arrow);
  gtk_widget_class_bind_template_child (widget_class, TenboHelpDialog, fu_row);
  gtk_widget_class_bind_template_callback (widget_class, ruleset_activated_cb);
}

static void
tenbo_help_dialog_init (TenboHelpDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tenbo_help_dialog_present (GtkWidget        *parent,
                           TenboRuleset     *ruleset,
                           TenboRulesetList *rulesets,
                           const char       *page)
{
  TenboHelpDialog *self;

  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (TENBO_IS_RULESET (ruleset));
  g_return_if_fail (TENBO_IS_RULESET_LIST (rulesets));

  self = g_object_new (TENBO_TYPE_HELP_DIALOG, NULL);
  g_set_object (&self->rulesets, rulesets);
  set_ruleset (self, ruleset);
  g_signal_connect_object (rulesets, "items-changed", G_CALLBACK (rulesets_changed_cb), self,
                           G_CONNECT_SWAPPED);
  self->is_listed = lists (rulesets, ruleset);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self->ruleset_row), self->is_listed);
  gtk_widget_set_visible (self->ruleset_arrow, self->is_listed);
  if (page != NULL)
    show_page (self, page);
  adw_dialog_present (ADW_DIALOG (self), parent);
}

void
tenbo_help_dialog_present_any (GtkWidget        *parent,
                               TenboRulesetList *rulesets,
                               const char       *id,
                               const char       *page)
{
  g_autoptr (TenboRuleset) ruleset = NULL;

  g_return_if_fail (TENBO_IS_RULESET_LIST (rulesets));
  g_return_if_fail (id != NULL);

  ruleset = tenbo_ruleset_list_find (rulesets, id, NULL);
  if (ruleset == NULL)
    ruleset = g_list_model_get_item (G_LIST_MODEL (rulesets), 0);
  if (ruleset != NULL)
    tenbo_help_dialog_present (parent, ruleset, rulesets, page);
}
