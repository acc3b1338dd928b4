/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-export-dialog.h"
#include "tenbo-class.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

struct _TenboExportDialog
{
  AdwDialog parent_instance;

  /* Template widgets */
  AdwPreferencesGroup *group;
  AdwActionRow        *json_row;
  AdwActionRow        *games_row;
  AdwActionRow        *hands_row;
  AdwActionRow        *people_row;
};

G_DEFINE_FINAL_TYPE (TenboExportDialog, tenbo_export_dialog, ADW_TYPE_DIALOG)

static guint chosen_signal;

static void
activated_cb (TenboExportDialog *self,
              AdwActionRow      *row)
{
  TenboExportForm form = TENBO_EXPORT_JSON;

  if (row == self->games_row)
    form = TENBO_EXPORT_CSV_GAMES;
  else if (row == self->hands_row)
    form = TENBO_EXPORT_CSV_HANDS;
  else if (row == self->people_row)
    form = TENBO_EXPORT_CSV_PEOPLE;

  g_object_ref (self);
  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit (self, chosen_signal, 0, (int) form);
  g_object_unref (self);
}

static void
tenbo_export_dialog_class_init (TenboExportDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  chosen_signal = tenbo_class_add_signal (klass, "chosen", 1, G_TYPE_INT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tenbo_app/Tenbo/"
                                               "tenbo-export-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TenboExportDialog, group);
  gtk_widget_class_bind_template_child (widget_class, TenboExportDialog, json_row);
  gtk_widget_class_bind_template_child (widget_class, TenboExportDialog, games_row);
  gtk_widget_class_bind_template_child (widget_class, TenboExportDialog, hands_row);
  gtk_widget_class_bind_template_child (widget_class, TenboExportDialog, people_row);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
}

static void
tenbo_export_dialog_init (TenboExportDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdwDialog *
tenbo_export_dialog_new (guint n_games)
{
  TenboExportDialog *self = g_object_new (TENBO_TYPE_EXPORT_DIALOG, NULL);

  /* Statistics always cover all games of a person. */
  if (n_games > 0)
    {
      g_autofree char *games = tenbo_words_games (n_games);

      adw_dialog_set_title (ADW_DIALOG (self), _ ("Export Games"));
      adw_preferences_group_set_title (self->group, games);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->json_row), _ ("Games as JSON"));
      gtk_widget_set_visible (GTK_WIDGET (self->people_row), FALSE);
    }

  return ADW_DIALOG (self);
}
