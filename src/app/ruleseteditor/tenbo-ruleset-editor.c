/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-ruleset-editor.h"

#include "tenbo-class.h"
#include "tenbo-feedback.h"
#include "tenbo-fold.h"
#include "tenbo-rule-row.h"
#include "tenbo-ruleset-save.h"
#include "tenbo-ruleset-texts.h"
#include "tenbo-ruleset-trial-dialog.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>
#include <string.h>

struct _TenboRulesetEditor
{
  AdwDialog parent_instance;

  /* Template widgets */
  GtkBox      *groups_box;
  GtkEditable *search_entry;
  AdwBanner   *banner;

  TenboRulesetDraft *draft;             /* owned */
  TenboRulesetList  *list;              /* owned */
  GtkWidget         *texts;             /* the group of the texts; borrowed */
  GtkWidget         *rows[TB_N_FIELDS]; /* borrowed */
};

G_DEFINE_FINAL_TYPE (TenboRulesetEditor, tenbo_ruleset_editor, ADW_TYPE_DIALOG)

typedef enum
{
  PROP_DRAFT = 1,
} TenboRulesetEditorProps;

static GParamSpec *props[PROP_DRAFT + 1];

static gboolean not(TenboRulesetEditor * self,
                    gboolean is)
{
  return !is;
}

static gboolean
is_positive (TenboRulesetEditor *self,
             guint               n)
{
  return n > 0;
}

static char *
describe_problems (TenboRulesetEditor *self,
                   guint               n)
{
  /* A hidden banner still has a name for screen readers. */
  if (n == 0)
    return g_strdup ("");

  return g_strdup_printf (ngettext ("%u problem", "%u problems", n), n);
}

/* Whether the row of @field matches the search. */
static gboolean
is_found (TenboRulesetEditor *self,
          TbField             field,
          const char         *folded)
{
  g_autofree char *sentence = NULL;
  g_autofree char *text = NULL;
  g_autofree char *folded_text = NULL;

  if (folded[0] == '\0')
    return TRUE;

  sentence = tenbo_words_field_value (tenbo_ruleset_draft_get_rules (self->draft), field);
  text = g_strjoin (" ", tenbo_words_field (field), sentence, tb_rule_fields[field].key, NULL);
  folded_text = tenbo_fold (text);
  return strstr (folded_text, folded) != NULL;
}

/* Shows the rows that have an effect and match the search, and the groups that have any. */
static void
update_rows (TenboRulesetEditor *self)
{
  g_autofree char *typed = g_strstrip (g_strdup (gtk_editable_get_text (self->search_entry)));
  g_autofree char *folded = tenbo_fold (typed);
  GtkWidget       *group = NULL;

  gtk_widget_set_visible (self->texts, folded[0] == '\0');
  for (TbField field = 0; field < TB_N_FIELDS; field++)
    {
      gboolean shown = tenbo_ruleset_draft_shows (self->draft, field) &&
                       is_found (self, field, folded);
      GtkWidget *own_group = gtk_widget_get_ancestor (self->rows[field],
                                                      ADW_TYPE_PREFERENCES_GROUP);

      gtk_widget_set_visible (self->rows[field], shown);
      if (own_group != group)
        gtk_widget_set_visible (own_group, FALSE);
      if (shown)
        gtk_widget_set_visible (own_group, TRUE);
      group = own_group;
    }
}

static void
draft_changed_cb (TenboRulesetEditor *self)
{
  guint n_idle = tenbo_ruleset_draft_count_idle (self->draft);

  update_rows (self);
  adw_banner_set_button_label (self->banner,
                               n_idle > 0 ? _ ("Clear Rules Without Effect") : _ ("Show"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "editor.save",
                                 tenbo_ruleset_draft_get_ruleset (self->draft) != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "editor.try",
                                 tenbo_ruleset_draft_get_ruleset (self->draft) != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "editor.undo",
                                 tenbo_ruleset_draft_get_undo_label (self->draft) != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "editor.redo",
                                 tenbo_ruleset_draft_get_redo_label (self->draft) != NULL);
}

/* Focuses the first row with a problem, which scrolls to it. */
static void
show_problem (TenboRulesetEditor *self)
{
  gtk_editable_set_text (self->search_entry, "");
  update_rows (self);
  for (TbField field = 0; field < TB_N_FIELDS; field++)
    {
      g_autofree char *problem = tenbo_ruleset_draft_dup_problem (self->draft,
                                                                  tb_rule_fields[field].key);

      if (problem != NULL)
        {
          gtk_widget_grab_focus (self->rows[field]);
          return;
        }
    }
  gtk_widget_grab_focus (self->texts);
}

static void
banner_clicked_cb (TenboRulesetEditor *self)
{
  if (tenbo_ruleset_draft_count_idle (self->draft) > 0)
    tenbo_ruleset_draft_clear_idle (self->draft);
  else
    show_problem (self);
}

/* Creates a group for each section, with a row for each of its fields. */
static void
add_rows (TenboRulesetEditor *self)
{
  AdwPreferencesGroup *group = NULL;
  const char          *section = NULL;

  self->texts = tenbo_ruleset_texts_new (self->draft);
  gtk_box_append (self->groups_box, self->texts);
  for (TbField field = 0; field < TB_N_FIELDS; field++)
    {
      TenboRulePlace place = { field, -1, 0, -1 };

      if (g_strcmp0 (section, tenbo_words_section (field)) != 0)
        {
          section = tenbo_words_section (field);
          group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
          adw_preferences_group_set_title (group, section);
          gtk_box_append (self->groups_box, GTK_WIDGET (group));
        }
      self->rows[field] = tenbo_rule_row_new (self->draft, &place);
      adw_preferences_group_add (group, self->rows[field]);
    }
}

/* --- Saving --- */

static void
overwrite_chosen_cb (GObject      *source,
                     GAsyncResult *result,
                     gpointer      user_data)
{
  g_autoptr (TenboRulesetEditor) self = user_data;
  g_autoptr (GError) error = NULL;
  const char *response = adw_alert_dialog_choose_finish (ADW_ALERT_DIALOG (source), result);

  if (g_str_equal (response, "overwrite") &&
      !tenbo_ruleset_save (self->draft, self->list, TRUE, &error))
    tenbo_feedback_error (GTK_WIDGET (self), _ ("Could Not Save Ruleset"), "", error);
}

/* Saves the draft. Returns FALSE after reporting an error. */
static gboolean
save (TenboRulesetEditor *self)
{
  g_autoptr (GError) error = NULL;
  AdwAlertDialog *dialog;

  if (tenbo_ruleset_save (self->draft, self->list, FALSE, &error))
    return TRUE;

  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG))
    {
      tenbo_feedback_error (GTK_WIDGET (self), _ ("Could Not Save Ruleset"),
                            _ ("Your changes are still in the editor."), error);
      return FALSE;
    }
  dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (_ ("Replace Changed File?"), error->message));
  adw_alert_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "overwrite", _ ("_Replace"),
                                  NULL);
  adw_alert_dialog_set_response_appearance (dialog, "overwrite", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_choose (dialog, GTK_WIDGET (self), NULL, overwrite_chosen_cb,
                           g_object_ref (self));
  return FALSE;
}

static void
save_activated_cb (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  if (save (TENBO_RULESET_EDITOR (widget)))
    adw_dialog_force_close (ADW_DIALOG (widget));
}

/* Shows samples of the payments. */
static void
try_activated_cb (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  TenboRulesetDraft *draft = TENBO_RULESET_EDITOR (widget)->draft;

  adw_dialog_present (tenbo_ruleset_trial_dialog_new (tenbo_ruleset_draft_get_ruleset (draft),
                                                      tenbo_ruleset_draft_get_base (draft)),
                      widget);
}

static void
undo_activated_cb (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  tenbo_ruleset_draft_undo (TENBO_RULESET_EDITOR (widget)->draft);
}

static void
redo_activated_cb (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  tenbo_ruleset_draft_redo (TENBO_RULESET_EDITOR (widget)->draft);
}

static void
close_chosen_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (TenboRulesetEditor) self = user_data;
  const char *response = adw_alert_dialog_choose_finish (ADW_ALERT_DIALOG (source), result);

  if (g_str_equal (response, "discard") || (g_str_equal (response, "save") && save (self)))
    adw_dialog_force_close (ADW_DIALOG (self));
}

/* Asks before the changes are discarded. Changes with problems cannot be saved. */
static void
close_attempt_cb (TenboRulesetEditor *self)
{
  AdwAlertDialog *dialog =
    ADW_ALERT_DIALOG (adw_alert_dialog_new (_ ("Save Changes?"),
                                            _ ("Changes that are not saved will be lost.")));

  adw_alert_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "discard", _ ("_Discard"),
                                  "save", _ ("_Save"), NULL);
  adw_alert_dialog_set_response_appearance (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_response_enabled (dialog, "save",
                                         tenbo_ruleset_draft_get_ruleset (self->draft) != NULL);
  adw_alert_dialog_choose (dialog, GTK_WIDGET (self), NULL, close_chosen_cb, g_object_ref (self));
}

/* --- The object --- */

static void
tenbo_ruleset_editor_get_property (GObject    *object,
                                   guint       property_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  switch ((TenboRulesetEditorProps) property_id)
    {
    case PROP_DRAFT:
      g_value_set_object (value, TENBO_RULESET_EDITOR (object)->draft);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
tenbo_ruleset_editor_set_property (GObject      *object,
                                   guint         property_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  switch ((TenboRulesetEditorProps) property_id)
    {
    case PROP_DRAFT:
      TENBO_RULESET_EDITOR (object)->draft = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
tenbo_ruleset_editor_dispose (GObject *object)
{
  TenboRulesetEditor *self = TENBO_RULESET_EDITOR (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_RULESET_EDITOR);
  g_clear_object (&self->draft);
  g_clear_object (&self->list);

  G_OBJECT_CLASS (tenbo_ruleset_editor_parent_class)->dispose (object);
}

static void
tenbo_ruleset_editor_class_init (TenboRulesetEditorClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tenbo_ruleset_editor_dispose;
  object_class->get_property = tenbo_ruleset_editor_get_property;
  object_class->set_property = tenbo_ruleset_editor_set_property;

  props[PROP_DRAFT] = g_param_spec_object ("draft", NULL, NULL, TENBO_TYPE_RULESET_DRAFT,
                                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY |
                                             G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  gtk_widget_class_install_action (widget_class, "editor.save", NULL, save_activated_cb);
  gtk_widget_class_install_action (widget_class, "editor.try", NULL, try_activated_cb);
  gtk_widget_class_install_action (widget_class, "editor.undo", NULL, undo_activated_cb);
  gtk_widget_class_install_action (widget_class, "editor.redo", NULL, redo_activated_cb);

  tenbo_class_set_template (klass, "tenbo-ruleset-editor");
  gtk_widget_class_bind_template_child (widget_class, TenboRulesetEditor, groups_box);
  gtk_widget_class_bind_template_child (widget_class, TenboRulesetEditor, search_entry);
  gtk_widget_class_bind_template_child (widget_class, TenboRulesetEditor, banner);
  gtk_widget_class_bind_template_callback (widget_class, not);
  gtk_widget_class_bind_template_callback (widget_class, is_positive);
  gtk_widget_class_bind_template_callback (widget_class, describe_problems);
  gtk_widget_class_bind_template_callback (widget_class, update_rows);
  gtk_widget_class_bind_template_callback (widget_class, banner_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, close_attempt_cb);
}

static void
tenbo_ruleset_editor_init (TenboRulesetEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdwDialog *
tenbo_ruleset_editor_new (TenboRulesetDraft *draft,
                          TenboRulesetList  *list)
{
  TenboRulesetEditor *self;

  g_return_val_if_fail (TENBO_IS_RULESET_DRAFT (draft) && TENBO_IS_RULESET_LIST (list), NULL);

  self = g_object_new (TENBO_TYPE_RULESET_EDITOR, "draft", draft, NULL);
  self->list = g_object_ref (list);
  add_rows (self);
  draft_changed_cb (self);
  g_signal_connect_object (draft, "changed", G_CALLBACK (draft_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return ADW_DIALOG (self);
}
