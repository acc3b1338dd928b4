/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-import-dialog.h"

#include "tenbo-class.h"
#include "tenbo-feedback.h"
#include "tenbo-free-text.h"
#include "tenbo-label.h"
#include "tenbo-people.h"
#include "tenbo-period.h"
#include "tenbo-plain-row.h"
#include "tenbo-summary.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* Maximum number of games in the list; further games are only counted */
#define MAX_GAMES 100

struct _TenboImportDialog
{
  AdwDialog parent_instance;

  /* Template widgets */
  AdwPreferencesGroup *counts_group;
  GtkWidget           *open_group;
  AdwPreferencesGroup *same_group;
  AdwPreferencesGroup *changed_group;
  AdwPreferencesGroup *kept_group;
  AdwPreferencesGroup *different_group;

  /* Owned */
  TenboStore        *store;
  TenboImportReport *report;
};

G_DEFINE_FINAL_TYPE (TenboImportDialog, tenbo_import_dialog, ADW_TYPE_DIALOG)

/* --- People of one name --- */

/* Two people who may be the same person */
typedef struct
{
  TenboStore *store; /* owned */
  gint64      id;
  gint64      into;
} Merging;

static void
free_merging (gpointer  merging,
              GClosure *closure)
{
  g_object_unref (((Merging *) merging)->store);
  g_free (merging);
}

static void
merged_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GtkWidget) button = user_data;
  g_autoptr (GError) error = NULL;

  if (tenbo_store_commit_finish (TENBO_STORE (object), result, NULL, &error))
    {
      /* Translators: heading: names that were merged */
      gtk_button_set_label (GTK_BUTTON (button), _ ("Merged"));
      return;
    }

  gtk_widget_set_sensitive (button, TRUE);
  tenbo_feedback_error (button, _ ("Could Not Merge People"),
                        _ ("People who played in the same game cannot be merged."), error);
}

static void
merge_clicked_cb (GtkWidget     *button,
                  const Merging *merging)
{
  gtk_widget_set_sensitive (button, FALSE);
  tenbo_store_commit_async (merging->store, tenbo_write_merge (merging->id, merging->into), NULL,
                            merged_cb, g_object_ref (button));
}

static void
add_same_name (TenboImportDialog   *self,
               const TenboSameName *same)
{
  const TenboStoredPerson *known = same->known;
  const char              *name = tenbo_free_text_isolate (known->name);
  Merging                  merging = { g_object_ref (self->store), same->added->id, known->id };
  /* Translators: button: makes two people one */
  GtkWidget       *button = gtk_button_new_with_mnemonic (_ ("_Merge"));
  GtkWidget       *row;
  g_autofree char *games = tenbo_words_games ((guint) known->n_games);
  g_autofree char *day = NULL;
  g_autofree char *subtitle = NULL;
  g_autofree char *label = NULL;

  /* Details that distinguish people with the same name */
  if (known->last_played.msec != 0)
    day = tenbo_describe_day (&known->last_played);
  if (day == NULL)
    /* Translators: "3 hands here": what this device has */
    subtitle = g_strdup_printf (_ ("%s here"), games);
  else if (known->n_games == 0)
    subtitle = g_strdup_printf (_ ("Last played on %s"), day);
  else
    /* Translators: for a person: the number of games ("27 games"), and the day of the last one */
    subtitle = g_strdup_printf (_ ("%s here, the last one on %s"), games, day);

  /* Translators: a name */
  label = g_strdup_printf (_ ("Merge %s"), name);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  tenbo_label_set_accessible (button, label);
  g_signal_connect_data (button, "clicked", G_CALLBACK (merge_clicked_cb),
                         g_memdup2 (&merging, sizeof merging), free_merging, G_CONNECT_DEFAULT);
  row = tenbo_plain_row_new (name, subtitle);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_preferences_group_add (self->same_group, row);
  gtk_widget_set_visible (GTK_WIDGET (self->same_group), TRUE);
}

/* @details: the fields that differ; 0: only its hands differ. */
static void
add_game (AdwPreferencesGroup   *group,
          const TenboStoredGame *stored,
          TenboDetails           details)
{
  const TenboStoredSummary *game = &stored->summary;

  g_autofree char *day = tenbo_describe_day (&game->started);
  g_autofree char *words = details != 0 ? tenbo_summary_describe_details (details) : NULL;
  g_autofree char *subtitle = g_strjoin (" \u00b7 ", day, words, NULL);
  g_autoptr (GString) names = g_string_new (NULL);

  for (int i = 0; i < game->n_players; i++)
    /* Translators: separator of a list of names or words */
    g_string_append_printf (names, "%s%s", i > 0 ? C_ ("list", ", ") : "",
                            tenbo_free_text_isolate (game->players[i].name));

  adw_preferences_group_add (group, tenbo_plain_row_new (names->str, subtitle));
  gtk_widget_set_visible (GTK_WIDGET (group), TRUE);
}

/* --- The report --- */

static void
show_report (TenboImportDialog *self)
{
  const TenboImportReport *report = self->report;
  const struct
  {
    const char *title;
    const char *effect; /* or NULL */
    guint       n;
  } counts[] = {
    /* Translators: heading: games that were added */
    { _ ("Added"), NULL, report->n_added },
    { _ ("Already Here"), _ ("The file has no new hands"), report->n_known },
    { _ ("Continued"), _ ("New hands from the file were added"), report->n_extended },
    { _ ("Updated From the File"), NULL, report->changed->len },
    { _ ("Newer Details Kept"), NULL, report->kept->len },
    { _ ("Different in the File"), _ ("The games here were not changed"), report->n_different },
    { _ ("Deleted Here"), _ ("The games were not restored"), report->n_deleted },
    { _ ("With Contradictory Hands"), NULL, report->n_contradictory },
  };
  const struct
  {
    AdwPreferencesGroup *group;
    GPtrArray           *games; /* of TenboMergedGame */
  } merged[] = { { self->changed_group, report->changed }, { self->kept_group, report->kept } };

  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    if (i == 0 || counts[i].n > 0)
      {
        GtkWidget       *row = tenbo_plain_row_new (counts[i].title, counts[i].effect);
        g_autofree char *number = tenbo_words_points (counts[i].n, FALSE);
        GtkWidget       *label = gtk_label_new (number);

        gtk_widget_add_css_class (label, "numeric");
        adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
        adw_preferences_group_add (self->counts_group, row);
      }

  gtk_widget_set_visible (self->open_group, report->game_id != 0);

  for (guint i = 0; i < report->same_names->len; i++)
    add_same_name (self, report->same_names->pdata[i]);

  for (guint i = 0; i < MIN (report->different->len, MAX_GAMES); i++)
    add_game (self->different_group, report->different->pdata[i], 0);
  for (gsize i = 0; i < G_N_ELEMENTS (merged); i++)
    for (guint j = 0; j < MIN (merged[i].games->len, MAX_GAMES); j++)
      {
        const TenboMergedGame *game = merged[i].games->pdata[j];

        add_game (merged[i].group, game->game, game->details);
      }
}

static void
open_activated_cb (TenboImportDialog *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.open-game", "x", self->report->game_id);
  adw_dialog_close (ADW_DIALOG (self));
}

static void
tenbo_import_dialog_dispose (GObject *object)
{
  TenboImportDialog *self = TENBO_IMPORT_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_IMPORT_DIALOG);
  g_clear_object (&self->store);
  g_clear_pointer (&self->report, tenbo_import_report_free);

  G_OBJECT_CLASS (tenbo_import_dialog_parent_class)->dispose (object);
}

static void
tenbo_import_dialog_class_init (TenboImportDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_import_dialog_dispose;

  tenbo_class_set_template (klass, "tenbo-import-dialog");
  gtk_widget_class_bind_template_child (widget_class, TenboImportDialog, counts_group);
  gtk_widget_class_bind_template_child (widget_class, TenboImportDialog, open_group);
  gtk_widget_class_bind_template_child (widget_class, TenboImportDialog, same_group);
  gtk_widget_class_bind_template_child (widget_class, TenboImportDialog, changed_group);
  gtk_widget_class_bind_template_child (widget_class, TenboImportDialog, kept_group);
  gtk_widget_class_bind_template_child (widget_class, TenboImportDialog, different_group);
  gtk_widget_class_bind_template_callback (widget_class, open_activated_cb);
}

static void
tenbo_import_dialog_init (TenboImportDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdwDialog *
tenbo_import_dialog_new (TenboStore        *store,
                         TenboImportReport *report)
{
  TenboImportDialog *self;

  g_return_val_if_fail (TENBO_IS_STORE (store) && report != NULL, NULL);

  self = g_object_new (TENBO_TYPE_IMPORT_DIALOG, NULL);
  self->store = g_object_ref (store);
  self->report = report;
  show_report (self);

  return ADW_DIALOG (self);
}
