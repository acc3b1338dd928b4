/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-steps-dialog.h"

#include "tenbo-class.h"
#include "tenbo-edit.h"
#include "tenbo-feedback.h"
#include "tenbo-log-words.h"
#include "tenbo-plain-row.h"

#include <glib/gi18n.h>

struct _TenboStepsDialog
{
  AdwDialog parent_instance;

  GtkListBox *list;

  TenboGame *game; /* owned */
};

G_DEFINE_FINAL_TYPE (TenboStepsDialog, tenbo_steps_dialog, ADW_TYPE_DIALOG)

/* The state of a step; the last step that is done has a mark. */
typedef enum
{
  STEP_DONE,
  STEP_HERE,
  STEP_UNDONE,
} StepState;

/* Adds a row that goes to the state with @n_done steps done. */
static void
add_row (TenboStepsDialog *self,
         const char       *title,
         const char       *detail,
         guint             n_done,
         StepState         state)
{
  gboolean   is_here = state == STEP_HERE;
  GtkWidget *row = tenbo_plain_row_new (title, detail);
  GtkWidget *mark = gtk_image_new_from_icon_name (is_here ? "object-select-symbolic" : NULL);

  adw_action_row_add_prefix (ADW_ACTION_ROW (row), mark);
  gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_SELECTED, is_here, -1);
  if (state == STEP_UNDONE)
    gtk_widget_add_css_class (row, "dimmed");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u", n_done);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "steps.go");
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), !is_here);
  gtk_list_box_append (self->list, row);
}

static void
show_steps (TenboStepsDialog *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) steps = tenbo_game_list_steps (self->game, &error);
  gboolean found = FALSE;

  gtk_list_box_remove_all (self->list);
  if (steps == NULL)
    {
      tenbo_feedback_error (GTK_WIDGET (self), _ ("Could Not Read Undo History"), NULL, error);
      return;
    }

  for (guint i = 0; i < steps->len; i++)
    {
      const TenboStep *step = g_ptr_array_index (steps, i);
      g_autofree char *title = tenbo_log_describe_step (step);
      g_autofree char *detail = tenbo_log_describe_detail (step);

      add_row (self, title, detail, step->n_done,
               !step->is_done ? STEP_UNDONE
               : found        ? STEP_DONE
                              : STEP_HERE);
      found |= step->is_done;
    }
  add_row (self, _ ("Start of the Game"), NULL, 0, found ? STEP_DONE : STEP_HERE);
}

static void
go_action (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  TenboStepsDialog *self = TENBO_STEPS_DIALOG (widget);

  if (!tenbo_game_get_busy (self->game))
    tenbo_edit_apply (widget, self->game,
                      tenbo_game_change_go_to (g_variant_get_uint32 (parameter)),
                      _ ("Could Not Go to This Change"));
}

/* Activating a row rebuilds the list, so the focus goes to the row at the same position. */
static void
game_changed_cb (TenboStepsDialog *self)
{
  GtkWidget     *focus = gtk_widget_get_focus_child (GTK_WIDGET (self->list));
  int            at = focus != NULL ? gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (focus)) : -1;
  GtkListBoxRow *row;

  show_steps (self);
  row = at >= 0 ? gtk_list_box_get_row_at_index (self->list, at) : NULL;
  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
tenbo_steps_dialog_dispose (GObject *object)
{
  TenboStepsDialog *self = TENBO_STEPS_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_STEPS_DIALOG);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (tenbo_steps_dialog_parent_class)->dispose (object);
}

static void
tenbo_steps_dialog_class_init (TenboStepsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_steps_dialog_dispose;

  tenbo_class_set_template (klass, "tenbo-steps-dialog");
  gtk_widget_class_bind_template_child (widget_class, TenboStepsDialog, list);
  gtk_widget_class_install_action (widget_class, "steps.go", "u", go_action);
}

static void
tenbo_steps_dialog_init (TenboStepsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tenbo_steps_dialog_present (GtkWidget *parent,
                            TenboGame *game)
{
  TenboStepsDialog *self = g_object_new (TENBO_TYPE_STEPS_DIALOG, NULL);

  self->game = g_object_ref (game);
  g_signal_connect_object (game,
                           "changed",
                           G_CALLBACK (game_changed_cb),
                           self,
                           G_CONNECT_SWAPPED);
  show_steps (self);
  adw_dialog_present (ADW_DIALOG (self), parent);
}
