/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-table-steps.h"

#include "tenbo-describe-step.h"
#include "tenbo-feedback.h"
#include "tenbo-table-page-private.h"

#include <glib/gi18n.h>

/* What is told once a step was taken back. */
typedef struct
{
  TenboTablePage *page; /* owned */
  char           *text; /* owned; NULL: nothing */
} Undoing;

static void
undone_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  Undoing *undoing = user_data;
  g_autoptr (TenboTablePage) self = undoing->page;
  g_autofree char *text = undoing->text;
  g_autoptr (GError) error = NULL;

  g_free (undoing);
  if (!tenbo_game_undo_finish (TENBO_GAME (source), result, &error))
    tenbo_feedback_error (GTK_WIDGET (self), _ ("Not Undone"), NULL, error);
  else if (text != NULL)
    tenbo_table_page_tell_step (self, text);
}

static void
redone_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (TenboTablePage) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!tenbo_game_redo_finish (TENBO_GAME (source), result, &error))
    tenbo_feedback_error (GTK_WIDGET (self), _ ("Not Redone"), NULL, error);
}

static void
undo_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  TenboTablePage *self = TENBO_TABLE_PAGE (widget);
  TenboGame      *game = tenbo_table_page_get_game (self);
  g_autoptr (TenboStep) step = tenbo_game_dup_last_step (game);
  Undoing *undoing = g_new0 (Undoing, 1);

  undoing->page = g_object_ref (self);
  undoing->text = step != NULL ? tenbo_describe_undone (step) : NULL;
  tenbo_game_undo_async (game, NULL, undone_cb, undoing);
}

static void
redo_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  tenbo_game_redo_async (tenbo_table_page_get_game (TENBO_TABLE_PAGE (widget)), NULL, redone_cb,
                         g_object_ref (widget));
}

void
tenbo_table_steps_install (GtkWidgetClass *page_class)
{
  gtk_widget_class_install_action (page_class, "table.undo", NULL, undo_action);
  gtk_widget_class_install_action (page_class, "table.redo", NULL, redo_action);
}
