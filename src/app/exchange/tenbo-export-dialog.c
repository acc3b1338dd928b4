/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-export-dialog.h"

#include "tenbo-plain-row.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

static const struct
{
  TenboExportForm form;
  const char     *title;
  const char     *subtitle;
} rows[] = {
  { TENBO_EXPORT_JSON, N_ ("History as JSON"),
    N_ ("Everything you entered, for another device or other programs") },
  { TENBO_EXPORT_CSV_GAMES, N_ ("Games as CSV"),
    N_ ("For spreadsheets: one row per player and game") },
  { TENBO_EXPORT_CSV_HANDS, N_ ("Hands as CSV"), N_ ("For spreadsheets: one row per hand") },
  { TENBO_EXPORT_CSV_PEOPLE, N_ ("Statistics as CSV"),
    N_ ("For spreadsheets: one row per person") },
};

/* The question that the dialog asks */
typedef struct
{
  AdwDialog          *dialog; /* borrowed; it owns the action */
  TenboExportFormFunc func;
  gpointer            data;
  GDestroyNotify      destroy; /* or NULL */
} Question;

static void
question_free (gpointer  data,
               GClosure *closure)
{
  Question *question = data;

  if (question->destroy != NULL)
    question->destroy (question->data);
  g_free (question);
}

static void
chosen_cb (const Question *question,
           GVariant       *form)
{
  adw_dialog_close (question->dialog);
  question->func (question->data, (TenboExportForm) g_variant_get_int32 (form));
}

void
tenbo_export_dialog_present (GtkWidget          *parent,
                             guint               n_games,
                             TenboExportFormFunc func,
                             gpointer            data,
                             GDestroyNotify      destroy)
{
  g_autoptr (GtkBuilder) builder =
    gtk_builder_new_from_resource ("/io/github/tenbo_app/Tenbo/tenbo-export-dialog.ui");
  AdwDialog           *dialog = ADW_DIALOG (gtk_builder_get_object (builder, "dialog"));
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (gtk_builder_get_object (builder, "group"));
  Question             question = { dialog, func, data, destroy };
  g_autoptr (GSimpleAction) choose = g_simple_action_new ("choose", G_VARIANT_TYPE_INT32);
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autofree char *games = n_games > 0 ? tenbo_words_games (n_games) : NULL;

  g_return_if_fail (GTK_IS_WIDGET (parent));

  if (games != NULL)
    {
      adw_dialog_set_title (dialog, _ ("Export Games"));
      adw_preferences_group_set_title (group, games);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gboolean    some = n_games > 0 && rows[i].form == TENBO_EXPORT_JSON;
      const char *title = some ? _ ("Games as JSON") : _ (rows[i].title);
      GtkWidget  *row;

      /* Statistics always cover all games of a person. */
      if (n_games > 0 && rows[i].form == TENBO_EXPORT_CSV_PEOPLE)
        continue;

      row = tenbo_plain_row_new (title, _ (rows[i].subtitle));
      tenbo_plain_row_make_link (row);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "i", (int) rows[i].form);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "export-dialog.choose");
      adw_preferences_group_add (group, row);
    }

  g_signal_connect_data (choose, "activate", G_CALLBACK (chosen_cb),
                         g_memdup2 (&question, sizeof question), question_free, G_CONNECT_SWAPPED);
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (choose));
  gtk_widget_insert_action_group (GTK_WIDGET (dialog), "export-dialog", G_ACTION_GROUP (actions));
  adw_dialog_present (dialog, parent);
}
