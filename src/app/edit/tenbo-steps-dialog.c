/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-steps-dialog.h"

#include "tenbo-describe.h"
#include "tenbo-feedback.h"
#include "tenbo-free-text.h"
#include "tenbo-game-change.h"
#include "tenbo-log-words.h"
#include "tenbo-plain-row.h"
#include "tenbo-steps.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

struct _TenboStepsDialog
{
  AdwDialog parent_instance;

  GtkListBox *list;

  TenboGame *game; /* owned */
};

G_DEFINE_FINAL_TYPE (TenboStepsDialog, tenbo_steps_dialog, ADW_TYPE_DIALOG)

/* --- What a step did --- */

static char *
describe_players (TenboGame *game)
{
  return tenbo_describe_all_players (tenbo_game_get_words (game));
}

/* What a step did to so many hands, or to the game. */
static void
append_part (GString         *text,
             const TenboStep *step,
             TenboStepKind    kind)
{
  guint            n = step->parts[kind];
  g_autofree char *part = NULL;

  if (n == 0)
    return;

  if (kind == TENBO_STEP_EDITED)
    part = g_strdup_printf (ngettext ("%u hand edited", "%u hands edited", n), n);
  else if (kind == TENBO_STEP_INSERTED || kind == TENBO_STEP_RECORDED)
    part = g_strdup_printf (ngettext ("%u hand inserted", "%u hands inserted", n), n);
  else if (kind == TENBO_STEP_DELETED)
    part = g_strdup_printf (ngettext ("%u hand deleted", "%u hands deleted", n), n);
  else if (kind == TENBO_STEP_NOTE)
    part = g_strdup_printf (ngettext ("%u note changed", "%u notes changed", n), n);
  else if (kind == TENBO_STEP_SEATS)
    part = g_strdup (_ ("Seated anew"));
  else if (kind == TENBO_STEP_PEOPLE)
    part = g_strdup (_ ("Other players"));
  else
    part = g_strdup (_ ("Another ruleset"));

  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, part);
}

static char *
describe_parts (const TenboStep *step)
{
  GString *text = g_string_new (NULL);

  for (TenboStepKind kind = TENBO_STEP_RECORDED; kind < TENBO_STEP_SEVERAL; kind++)
    append_part (text, step, kind);

  return g_string_free_and_steal (text);
}

static char *
describe_edit (const TenboStep *step)
{
  g_autofree char *before = tenbo_log_describe_hand (step->before, (guint) step->hand_before);
  g_autofree char *after = tenbo_log_describe_hand (step->after, (guint) step->hand_after);

  return g_strdup_printf (_ ("Was: %1$s\nNow: %2$s"), before, after);
}

static char *
describe_detail (const TenboStep *step)
{
  switch (step->kind)
    {
    case TENBO_STEP_RECORDED:
    case TENBO_STEP_INSERTED:
      return tenbo_log_describe_hand (step->after, (guint) step->hand_after);

    case TENBO_STEP_EDITED:
      return describe_edit (step);

    case TENBO_STEP_DELETED:
      return tenbo_log_describe_hand (step->before, (guint) step->hand_before);

    case TENBO_STEP_NOTE:
      return g_strdup (tenbo_game_get_hand_note (step->after, (guint) step->hand_after));

    case TENBO_STEP_SEATS:
    case TENBO_STEP_PEOPLE:
      return describe_players (step->after);

    case TENBO_STEP_RULESET:
      return g_strdup (
        tenbo_free_text_isolate (tenbo_ruleset_get_name (tenbo_game_get_ruleset (step->after))));

    case TENBO_STEP_SEVERAL:
    case TENBO_N_STEP_KINDS:
      break;
    }

  return describe_parts (step);
}

/* --- The list --- */

/* A row that leads to where @n_done steps are done; it has a mark if they are. */
static void
add_row (TenboStepsDialog *self,
         const char       *title,
         const char       *detail,
         guint             n_done,
         gboolean          is_done,
         gboolean          is_here)
{
  GtkWidget *row = tenbo_plain_row_new (title, detail);
  GtkWidget *mark = gtk_image_new_from_icon_name (is_here ? "object-select-symbolic" : NULL);

  adw_action_row_add_prefix (ADW_ACTION_ROW (row), mark);
  gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_SELECTED, is_here, -1);
  if (!is_done)
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
      tenbo_feedback_error (GTK_WIDGET (self), _ ("The Steps Cannot Be Read"), NULL, error);
      return;
    }

  for (guint i = 0; i < steps->len; i++)
    {
      const TenboStep *step = g_ptr_array_index (steps, i);
      g_autofree char *title = tenbo_log_describe_step (step);
      g_autofree char *detail = describe_detail (step);

      add_row (self, title, detail, step->n_done, step->is_done, step->is_done && !found);
      found |= step->is_done;
    }
  add_row (self, _ ("Beginning of the game"), NULL, 0, TRUE, !found);
}

static void
gone_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (TenboStepsDialog) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!tenbo_game_apply_finish (TENBO_GAME (source), result, &error))
    tenbo_feedback_error (GTK_WIDGET (self), _ ("Nothing Was Taken Back"), NULL, error);
}

static void
go_action (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  TenboStepsDialog *self = TENBO_STEPS_DIALOG (widget);

  if (!tenbo_game_get_busy (self->game))
    tenbo_game_apply_async (self->game, tenbo_game_change_go_to (g_variant_get_uint32 (parameter)),
                            NULL, gone_cb, g_object_ref (self));
}

/* The row that was chosen is another one now, so the focus goes to the one in its place. */
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

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tenbo_app/Tenbo/tenbo-steps-dialog.ui");
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
