/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-new-ruleset-dialog.h"

#include "tenbo-class.h"
#include "tenbo-ruleset-editor.h"
#include "tenbo-ruleset-questions.h"

#include <glib/gi18n.h>

/* The beginning of the ids of new rulesets */
#define ID "my-rules"

struct _TenboNewRulesetDialog
{
  AdwDialog parent_instance;

  /* Template widgets */
  GtkEditable         *name_row;
  AdwPreferencesGroup *questions_group;
  AdwComboRow         *players_row;

  TenboRulesetList *list;                               /* owned */
  GtkWidget        *question_rows[TENBO_MAX_QUESTIONS]; /* borrowed */
};

G_DEFINE_FINAL_TYPE (TenboNewRulesetDialog, tenbo_new_ruleset_dialog, ADW_TYPE_DIALOG)

static int
get_n_players (TenboNewRulesetDialog *self)
{
  return adw_combo_row_get_selected (self->players_row) == 0 ? 4 : 3;
}

/* Offers the answers for the number of players. */
static void
offer_answers (TenboNewRulesetDialog *self)
{
  for (guint i = 0; i < tenbo_ruleset_questions_count () && self->question_rows[i] != NULL; i++)
    {
      g_auto (GStrv) words = tenbo_ruleset_question_dup_answers (i, get_n_players (self));
      g_autoptr (GtkStringList) model = gtk_string_list_new ((const char *const *) words);

      adw_combo_row_set_model (ADW_COMBO_ROW (self->question_rows[i]), G_LIST_MODEL (model));
      gtk_widget_set_visible (self->question_rows[i], words[0] != NULL);
    }
}

/* Returns an id that no ruleset has. */
static char *
dup_id (TenboNewRulesetDialog *self)
{
  g_autofree char *id = g_strdup (ID);

  for (guint n = 2; tenbo_ruleset_list_has (self->list, id); n++)
    {
      g_free (id);
      id = g_strdup_printf (ID "-%u", n);
    }
  return g_steal_pointer (&id);
}

static void
continue_clicked_cb (TenboNewRulesetDialog *self)
{
  TenboRulesetAnswers answers = { .players = get_n_players (self) };
  const char         *typed = gtk_editable_get_text (self->name_row);
  g_autofree char    *id = dup_id (self);
  GtkWidget          *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  g_autoptr (TenboRulesetDraft) draft = NULL;

  for (guint i = 0; i < tenbo_ruleset_questions_count (); i++)
    if (gtk_widget_get_visible (self->question_rows[i]))
      answers.answers[i] = adw_combo_row_get_selected (ADW_COMBO_ROW (self->question_rows[i]));
  draft = tenbo_ruleset_questions_create (self->list, &answers, id,
                                          typed[0] != '\0' ? typed : _ ("My Rules"));
  adw_dialog_close (ADW_DIALOG (self));
  adw_dialog_present (tenbo_ruleset_editor_new (draft, self->list), window);
}

static void
tenbo_new_ruleset_dialog_dispose (GObject *object)
{
  TenboNewRulesetDialog *self = TENBO_NEW_RULESET_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_NEW_RULESET_DIALOG);
  g_clear_object (&self->list);

  G_OBJECT_CLASS (tenbo_new_ruleset_dialog_parent_class)->dispose (object);
}

static void
tenbo_new_ruleset_dialog_class_init (TenboNewRulesetDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_new_ruleset_dialog_dispose;

  tenbo_class_set_template (klass, "tenbo-new-ruleset-dialog");
  gtk_widget_class_bind_template_child (widget_class, TenboNewRulesetDialog, name_row);
  gtk_widget_class_bind_template_child (widget_class, TenboNewRulesetDialog, questions_group);
  gtk_widget_class_bind_template_child (widget_class, TenboNewRulesetDialog, players_row);
  gtk_widget_class_bind_template_callback (widget_class, offer_answers);
  gtk_widget_class_bind_template_callback (widget_class, continue_clicked_cb);
}

static void
tenbo_new_ruleset_dialog_init (TenboNewRulesetDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < tenbo_ruleset_questions_count (); i++)
    {
      self->question_rows[i] = adw_combo_row_new ();
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->question_rows[i]),
                                     tenbo_ruleset_question_get_title (i));
      adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (self->question_rows[i]), TRUE);
      adw_preferences_group_add (self->questions_group, self->question_rows[i]);
    }
  offer_answers (self);
}

AdwDialog *
tenbo_new_ruleset_dialog_new (TenboRulesetList *list)
{
  TenboNewRulesetDialog *self;

  g_return_val_if_fail (TENBO_IS_RULESET_LIST (list), NULL);

  self = g_object_new (TENBO_TYPE_NEW_RULESET_DIALOG, NULL);
  self->list = g_object_ref (list);
  return ADW_DIALOG (self);
}
