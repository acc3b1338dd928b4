/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-ruleset-import-dialog.h"

#include "tenbo-class.h"
#include "tenbo-feedback.h"
#include "tenbo-free-text.h"
#include "tenbo-plain-row.h"
#include "tenbo-ruleset-save.h"
#include "tenbo-ruleset-summary.h"
#include "tenbo-ruleset-trial.h"

#include <glib/gi18n.h>

struct _TenboRulesetImportDialog
{
  AdwDialog parent_instance;

  /* Template widgets */
  AdwPreferencesGroup *ruleset_group;
  AdwPreferencesGroup *differences_group;
  GtkButton           *add_button;

  TenboRulesetImport *import; /* owned */
  TenboRulesetList   *list;   /* owned */
};

G_DEFINE_FINAL_TYPE (TenboRulesetImportDialog, tenbo_ruleset_import_dialog, ADW_TYPE_DIALOG)

/* The effect on the user's rulesets, and the button for it */
static const struct
{
  const char *text;
  const char *button; /* NULL: nothing to add */
} kinds[] = {
  [TENBO_RULESET_IMPORT_KNOWN] = {
    N_ ("You already have this ruleset."),
    NULL,
  },
  [TENBO_RULESET_IMPORT_NEW] = {
    N_ ("This ruleset will be added to yours."),
    N_ ("_Add"),
  },
  [TENBO_RULESET_IMPORT_REPLACE] = {
    N_ ("This file replaces one of your rulesets. Games that you have played keep their rules."),
    N_ ("_Replace"),
  },
  [TENBO_RULESET_IMPORT_RENAME] = {
    N_ ("The rules differ from those of the built-in ruleset. This ruleset will be added to yours "
        "under another file name."),
    N_ ("_Add"),
  },
};

static void
show_ruleset (TenboRulesetImportDialog *self,
              TenboRuleset             *ruleset)
{
  g_autofree char *rules = tenbo_ruleset_dup_summary (ruleset);
  const char      *source = tenbo_ruleset_get_source (ruleset);
  g_auto (GStrv) extensions = tenbo_ruleset_list_dup_extensions (self->list,
                                                                 tenbo_ruleset_get_id (ruleset));

  adw_preferences_group_set_description (self->ruleset_group, _ (kinds[self->import->kind].text));
  adw_preferences_group_add (self->ruleset_group,
                             tenbo_plain_row_new (tenbo_ruleset_get_name (ruleset), rules));
  if (source[0] != '\0')
    adw_preferences_group_add (self->ruleset_group, tenbo_plain_row_new (_ ("Source"), source));
  if (self->import->kind == TENBO_RULESET_IMPORT_REPLACE && extensions[0] != NULL)
    {
      g_autofree char *names = g_strjoinv ("\n", extensions);

      adw_preferences_group_add (self->ruleset_group,
                                 tenbo_plain_row_new (_ ("Also changes rulesets that extend it"),
                                                      names));
    }
}

/* Shows the rules that differ from the ruleset with the same id, or from the one that it
 * extends. */
static void
show_differences (TenboRulesetImportDialog *self,
                  TenboRuleset             *ruleset)
{
  TenboRuleset *base = self->import->other != NULL
                         ? self->import->other
                         : tenbo_ruleset_draft_get_base (self->import->draft);
  g_autoptr (GPtrArray) lines = NULL;
  g_autofree char *title = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->differences_group), FALSE);
  if (base == NULL)
    return;

  lines = tenbo_ruleset_trial_list_differences (ruleset, base);
  gtk_widget_set_visible (GTK_WIDGET (self->differences_group), lines->len > 0);

  /* Translators: the name of a ruleset */
  title = g_strdup_printf (_ ("Differences from %s"),
                           tenbo_free_text_isolate (tenbo_ruleset_get_name (base)));
  adw_preferences_group_set_title (self->differences_group, title);
  for (guint i = 0; i < lines->len; i++)
    {
      const TenboTrialLine *line = lines->pdata[i];

      adw_preferences_group_add (self->differences_group,
                                 tenbo_plain_row_new (line->title, line->text));
    }
}

static void
add_clicked_cb (TenboRulesetImportDialog *self)
{
  TenboRuleset *ruleset = tenbo_ruleset_draft_get_ruleset (self->import->draft);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (!tenbo_ruleset_save (self->import->draft, self->list, FALSE, &error))
    {
      tenbo_feedback_error (GTK_WIDGET (self), _ ("Could Not Save Ruleset"),
                            _ ("No ruleset was added or changed."), error);
      return;
    }

  /* Translators: the name of a ruleset */
  text = g_strdup_printf (_ ("%s saved"),
                          tenbo_free_text_isolate (tenbo_ruleset_get_name (ruleset)));
  tenbo_feedback_toast (GTK_WIDGET (self), text);
  adw_dialog_close (ADW_DIALOG (self));
}

static void
tenbo_ruleset_import_dialog_dispose (GObject *object)
{
  TenboRulesetImportDialog *self = TENBO_RULESET_IMPORT_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_RULESET_IMPORT_DIALOG);
  g_clear_pointer (&self->import, tenbo_ruleset_import_free);
  g_clear_object (&self->list);

  G_OBJECT_CLASS (tenbo_ruleset_import_dialog_parent_class)->dispose (object);
}

static void
tenbo_ruleset_import_dialog_class_init (TenboRulesetImportDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_ruleset_import_dialog_dispose;

  tenbo_class_set_template (klass, "tenbo-ruleset-import-dialog");
  gtk_widget_class_bind_template_child (widget_class, TenboRulesetImportDialog, ruleset_group);
  gtk_widget_class_bind_template_child (widget_class, TenboRulesetImportDialog, differences_group);
  gtk_widget_class_bind_template_child (widget_class, TenboRulesetImportDialog, add_button);
  gtk_widget_class_bind_template_callback (widget_class, add_clicked_cb);
}

static void
tenbo_ruleset_import_dialog_init (TenboRulesetImportDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdwDialog *
tenbo_ruleset_import_dialog_new (TenboRulesetImport *import,
                                 TenboRulesetList   *list)
{
  TenboRulesetImportDialog *self;
  TenboRuleset             *ruleset;
  const char               *button;

  g_return_val_if_fail (import != NULL && TENBO_IS_RULESET_LIST (list), NULL);

  self = g_object_new (TENBO_TYPE_RULESET_IMPORT_DIALOG, NULL);
  self->import = import;
  self->list = g_object_ref (list);
  ruleset = tenbo_ruleset_draft_get_ruleset (import->draft);
  show_ruleset (self, ruleset);
  show_differences (self, ruleset);
  button = kinds[import->kind].button;
  gtk_widget_set_visible (GTK_WIDGET (self->add_button), button != NULL);
  if (button != NULL)
    gtk_button_set_label (self->add_button, _ (button));
  return ADW_DIALOG (self);
}
