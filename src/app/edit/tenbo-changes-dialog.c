/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-changes-dialog.h"

#include "tenbo-class.h"
#include "tenbo-edit.h"
#include "tenbo-feedback.h"
#include "tenbo-game-change.h"
#include "tenbo-log-words.h"
#include "tenbo-plain-row.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

struct _TenboChangesDialog
{
  AdwDialog parent_instance;

  /* Template widgets */
  GtkWidget  *save_button;
  GtkWidget  *refused_group;
  GtkListBox *refused_list;
  GtkListBox *changed_list;
  GtkWidget  *following_group;
  GtkListBox *following_list;

  TenboDraft *draft; /* owned */
  TenboGame  *whole; /* the whole game after the change; owned */
  gulong      changed_id;
  gboolean    saving;
};

G_DEFINE_FINAL_TYPE (TenboChangesDialog, tenbo_changes_dialog, ADW_TYPE_DIALOG)

/* --- Buttons for a hand --- */

static void
edit_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  tenbo_edit_draft_hand (widget, TENBO_CHANGES_DIALOG (widget)->draft,
                         g_variant_get_uint32 (parameter));
}

static void
delete_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  tenbo_draft_delete_hand (TENBO_CHANGES_DIALOG (widget)->draft,
                           g_variant_get_uint32 (parameter));
}

static void
add_button (GtkWidget  *row,
            const char *icon,
            const char *name,
            const char *action,
            int         hand)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, name);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", (guint) hand);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
}

/* Returns the name of the hand as recorded, or its new name if the hand is new. */
static char *
dup_hand_name (const TenboDifference *difference)
{
  return tenbo_words_next (&difference->next[difference->has_next[0] ? 0 : 1]);
}

/* Adds a button that edits the hand of @difference again. Hands after the end of the game cannot be
 * edited. */
static void
add_edit_button (TenboChangesDialog    *self,
                 GtkWidget             *row,
                 const TenboDifference *difference)
{
  TenboDraftHand   hand;
  g_autofree char *name = NULL;
  g_autofree char *edit = NULL;

  tenbo_draft_get_hand (self->draft, (guint) difference->hand, &hand);
  if (hand.before->end.reason != TB_END_NONE)
    return;

  name = dup_hand_name (difference);
  /* Translators: button; %s is a hand: "Edit East 3" */
  edit = g_strdup_printf (_ ("Edit %s"), name);
  add_button (row, "document-edit-symbolic", edit, "changes.edit", difference->hand);
}

/* --- Rows --- */

static void
add_difference (TenboChangesDialog    *self,
                const TenboDifference *difference)
{
  g_autofree char *text = tenbo_difference_dup_text (difference);
  g_autofree char *detail = tenbo_log_describe_difference (self->draft, self->whole, difference);
  GtkWidget       *row = tenbo_plain_row_new (text, detail);
  TenboDraftHand   hand;

  /* The user may notice another mistake here. The button for a refused hand is in the list
   * above. */
  if (difference->hand >= 0)
    {
      tenbo_draft_get_hand (self->draft, (guint) difference->hand, &hand);
      if (hand.problem == NULL)
        add_edit_button (self, row, difference);
    }

  if (difference->kind < TENBO_DIFFERENCE_DROPPED)
    {
      gtk_list_box_append (self->changed_list, row);
      return;
    }

  /* A game that ends now, or no longer ends, gets a highlighted row. */
  if (difference->kind != TENBO_DIFFERENCE_END ||
      (difference->ends[0] == TB_END_NONE) == (difference->ends[1] == TB_END_NONE))
    {
      gtk_list_box_append (self->following_list, row);
      return;
    }

  gtk_widget_add_css_class (row, "end-of-game");
  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             g_object_new (GTK_TYPE_IMAGE,
                                           "icon-name", "dialog-warning-symbolic",
                                           "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                           NULL));
  gtk_list_box_prepend (self->following_list, row);
}

/* Adds a row with the hand, its outcome, and the reason why the rules refuse it. */
static void
add_refused (TenboChangesDialog    *self,
             const TenboDifference *difference)
{
  guint            index = (guint) difference->hand;
  TenboDraftHand   hand;
  g_autofree char *what = tenbo_log_describe_draft_hand (self->draft, self->whole, index);
  g_autofree char *name = NULL;
  g_autofree char *title = NULL;
  g_autofree char *remove = NULL;
  GtkWidget       *row;

  tenbo_draft_get_hand (self->draft, index, &hand);
  name = dup_hand_name (difference);
  title = what != NULL ? g_strdup_printf (C_ ("difference", "%1$s: %2$s"), name, what)
                       : g_strdup (name);
  /* Translators: button; %s is a hand: "Delete East 3" */
  remove = g_strdup_printf (_ ("Delete %s"), name);
  row = tenbo_plain_row_new (title, hand.problem);
  add_edit_button (self, row, difference);
  add_button (row, "user-trash-symbolic", remove, "changes.delete", difference->hand);
  gtk_list_box_append (self->refused_list, row);
}

/* --- Dialog --- */

static void
update_actions (TenboChangesDialog *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self),
                                 "changes.save",
                                 tenbo_draft_get_can_save (self->draft) && !self->saving);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "changes.discard", !self->saving);
  adw_dialog_set_can_close (ADW_DIALOG (self), !self->saving);
}

static void
show_differences (TenboChangesDialog *self)
{
  g_autoptr (GPtrArray) differences = tenbo_draft_list_differences (self->draft);

  g_clear_object (&self->whole);
  self->whole = tenbo_draft_open_all (self->draft);
  gtk_list_box_remove_all (self->refused_list);
  gtk_list_box_remove_all (self->changed_list);
  gtk_list_box_remove_all (self->following_list);

  for (guint i = 0; i < differences->len; i++)
    {
      const TenboDifference *difference = g_ptr_array_index (differences, i);

      if (difference->kind == TENBO_DIFFERENCE_REFUSED)
        add_refused (self, difference);
      else
        add_difference (self, difference);
    }

  gtk_widget_set_visible (self->refused_group, tenbo_draft_get_n_refused (self->draft) > 0);
  gtk_widget_set_visible (self->following_group,
                          gtk_widget_get_first_child (GTK_WIDGET (self->following_list)) != NULL);
  update_actions (self);
}

static void
draft_changed_cb (TenboChangesDialog *self)
{
  GtkListBoxRow *refused;

  /* The draft is back to the recorded state: there is nothing to save. */
  if (!tenbo_draft_get_changed (self->draft))
    {
      adw_dialog_force_close (ADW_DIALOG (self));
      return;
    }

  show_differences (self);

  /* The activated button was removed with its row. */
  refused = gtk_list_box_get_row_at_index (self->refused_list, 0);
  if (refused == NULL || !gtk_widget_child_focus (GTK_WIDGET (refused), GTK_DIR_TAB_FORWARD))
    gtk_widget_grab_focus (self->save_button);
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (TenboChangesDialog) self = user_data;
  g_autoptr (GError) error = NULL;

  self->saving = FALSE;
  if (tenbo_game_apply_finish (TENBO_GAME (source), result, &error))
    {
      tenbo_feedback_toast (GTK_WIDGET (self), _ ("Changes saved"));
      adw_dialog_force_close (ADW_DIALOG (self));
      return;
    }

  update_actions (self);
  tenbo_feedback_error (GTK_WIDGET (self), _ ("Could Not Save Changes"), NULL, error);
}

static void
save_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  TenboChangesDialog *self = TENBO_CHANGES_DIALOG (widget);

  self->saving = TRUE;
  update_actions (self);
  tenbo_game_apply_async (tenbo_draft_get_game (self->draft), tenbo_game_change_draft (self->draft),
                          NULL, saved_cb, g_object_ref (self));
}

static void
discard_action (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  adw_dialog_close (ADW_DIALOG (widget));
}

static void
tenbo_changes_dialog_dispose (GObject *object)
{
  TenboChangesDialog *self = TENBO_CHANGES_DIALOG (object);

  if (self->draft != NULL)
    g_clear_signal_handler (&self->changed_id, self->draft);
  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_CHANGES_DIALOG);
  g_clear_object (&self->whole);
  g_clear_object (&self->draft);

  G_OBJECT_CLASS (tenbo_changes_dialog_parent_class)->dispose (object);
}

static void
tenbo_changes_dialog_class_init (TenboChangesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_changes_dialog_dispose;

  tenbo_class_set_template (klass, "tenbo-changes-dialog");
  gtk_widget_class_bind_template_child (widget_class, TenboChangesDialog, save_button);
  gtk_widget_class_bind_template_child (widget_class, TenboChangesDialog, refused_group);
  gtk_widget_class_bind_template_child (widget_class, TenboChangesDialog, refused_list);
  gtk_widget_class_bind_template_child (widget_class, TenboChangesDialog, changed_list);
  gtk_widget_class_bind_template_child (widget_class, TenboChangesDialog, following_group);
  gtk_widget_class_bind_template_child (widget_class, TenboChangesDialog, following_list);
  gtk_widget_class_install_action (widget_class, "changes.edit", "u", edit_action);
  gtk_widget_class_install_action (widget_class, "changes.delete", "u", delete_action);
  gtk_widget_class_install_action (widget_class, "changes.save", NULL, save_action);
  gtk_widget_class_install_action (widget_class, "changes.discard", NULL, discard_action);
}

static void
tenbo_changes_dialog_init (TenboChangesDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdwDialog *
tenbo_changes_dialog_new (TenboDraft *draft)
{
  TenboChangesDialog *self = g_object_new (TENBO_TYPE_CHANGES_DIALOG, NULL);

  g_return_val_if_fail (TENBO_IS_DRAFT (draft), ADW_DIALOG (self));

  self->draft = g_object_ref (draft);
  self->changed_id = g_signal_connect_swapped (draft,
                                               "changed",
                                               G_CALLBACK (draft_changed_cb),
                                               self);
  show_differences (self);
  adw_dialog_set_focus (ADW_DIALOG (self), self->save_button);

  return ADW_DIALOG (self);
}
