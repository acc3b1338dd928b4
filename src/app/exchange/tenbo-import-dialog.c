/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-import-dialog.h"

#include "tenbo-feedback.h"
#include "tenbo-free-text.h"
#include "tenbo-people.h"
#include "tenbo-period.h"
#include "tenbo-summary.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* More games than anybody reads are only counted. */
#define MAX_GAMES 100

struct _TenboImportDialog
{
  AdwDialog parent_instance;

  /* Template widgets */
  AdwPreferencesGroup *counts_group;
  AdwPreferencesGroup *same_group;
  AdwPreferencesGroup *changed_group;
  AdwPreferencesGroup *kept_group;
  AdwPreferencesGroup *different_group;

  /* Owned */
  TenboStore        *store;
  TenboImportReport *report;
};

G_DEFINE_FINAL_TYPE (TenboImportDialog, tenbo_import_dialog, ADW_TYPE_DIALOG)

/* --- Counts --- */

static void
add_count (TenboImportDialog *self,
           const char        *title,
           guint              n)
{
  GtkWidget       *row = adw_action_row_new ();
  g_autofree char *number = tenbo_words_points (n, FALSE);
  GtkWidget       *label = gtk_label_new (number);

  gtk_widget_add_css_class (label, "numeric");
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  adw_preferences_group_add (self->counts_group, row);
}

static void
add_counts (TenboImportDialog *self)
{
  const struct
  {
    const char *title;
    guint       n;
  } counts[] = {
    { _ ("Were here already"), self->report->n_known },
    { _ ("Went on from where they stood"), self->report->n_extended },
    { _ ("Newer details were taken over"), self->report->changed->len },
    { _ ("Newer details here were kept"), self->report->kept->len },
    { _ ("Are different here"), self->report->n_different },
    { _ ("Are deleted here and stay so"), self->report->n_deleted },
    { _ ("Have a hand that contradicts itself"), self->report->n_contradictory },
  };

  add_count (self, _ ("Added"), self->report->n_added);
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    if (counts[i].n > 0)
      add_count (self, counts[i].title, counts[i].n);
}

/* --- People of one name --- */

/* A button that makes two one person. */
typedef struct
{
  TenboImportDialog *dialog; /* owned */
  GtkWidget         *button; /* owned */
} Merging;

static void
merged_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      user_data)
{
  Merging *merging = user_data;
  g_autoptr (TenboImportDialog) self = merging->dialog;
  g_autoptr (GtkWidget) button = merging->button;
  g_autoptr (GError) error = NULL;

  g_free (merging);
  if (tenbo_store_commit_finish (TENBO_STORE (object), result, NULL, &error))
    {
      gtk_button_set_label (GTK_BUTTON (button), _ ("Merged"));
      return;
    }

  gtk_widget_set_sensitive (button, TRUE);
  tenbo_feedback_error (GTK_WIDGET (self), _ ("They Were Not Merged"),
                        _ ("Two who sit in one game are two people."), error);
}

static void
merge_clicked_cb (TenboImportDialog *self,
                  GtkWidget         *button)
{
  const TenboSameName *same = g_object_get_data (G_OBJECT (button), "tenbo-same-name");
  Merging             *merging = g_new (Merging, 1);

  merging->dialog = g_object_ref (self);
  merging->button = g_object_ref (button);
  gtk_widget_set_sensitive (button, FALSE);
  tenbo_store_commit_async (self->store,
                            tenbo_write_merge (same->added->id, same->known->id),
                            NULL, merged_cb, merging);
}

/* What tells one who has the name from another. */
static char *
describe_known (const TenboStoredPerson *known)
{
  g_autofree char *games = NULL;
  g_autofree char *day = NULL;

  games = tenbo_words_games ((guint) known->n_games);
  if (known->last_played.msec == 0)
    return g_strdup_printf (_ ("%s here"), games);

  day = tenbo_describe_day (&known->last_played);
  if (known->n_games == 0)
    return g_strdup_printf (_ ("Played last on %s"), day);

  /* Translators: of somebody: how many games ("27 games"), and the day of the last one */
  return g_strdup_printf (_ ("%s here, the last on %s"), games, day);
}

static void
add_same_name (TenboImportDialog   *self,
               const TenboSameName *same)
{
  GtkWidget       *row = adw_action_row_new ();
  GtkWidget       *button = gtk_button_new_with_mnemonic (_ ("_Merge"));
  g_autofree char *subtitle = describe_known (same->known);
  g_autofree char *label = NULL;

  /* Translators: a name */
  label = g_strdup_printf (_ ("Merge %s"), tenbo_free_text_isolate (same->known->name));
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 tenbo_free_text_isolate (same->known->name));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_object_set_data (G_OBJECT (button), "tenbo-same-name", (gpointer) same);
  g_signal_connect_object (button, "clicked", G_CALLBACK (merge_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_preferences_group_add (self->same_group, row);
}

/* --- Games that are different --- */

/* @details: what of it is different; 0: its hands. */
static void
add_game (AdwPreferencesGroup   *group,
          const TenboStoredGame *stored,
          TenboDetails           details)
{
  const TenboStoredSummary *game = &stored->summary;
  GtkWidget                *row = adw_action_row_new ();
  g_autofree char          *day = tenbo_describe_day (&game->started);
  g_autofree char          *words = details != 0 ? tenbo_summary_describe_details (details) : NULL;
  g_autofree char          *subtitle = g_strjoin (" \u00b7 ", day, words, NULL);
  g_autoptr (GString) names = g_string_new (NULL);

  for (int i = 0; i < game->n_players; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? _ (", ") : "",
                            tenbo_free_text_isolate (game->players[i].name));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), names->str);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_preferences_group_add (group, row);
}

/* @games: of TenboMergedGame. */
static void
add_merged (AdwPreferencesGroup *group,
            GPtrArray           *games)
{
  for (guint i = 0; i < MIN (games->len, MAX_GAMES); i++)
    {
      const TenboMergedGame *merged = games->pdata[i];

      add_game (group, merged->game, merged->details);
    }

  gtk_widget_set_visible (GTK_WIDGET (group), games->len > 0);
}

static void
show_report (TenboImportDialog *self)
{
  GPtrArray *same_names = self->report->same_names;
  GPtrArray *different = self->report->different;

  add_counts (self);
  for (guint i = 0; i < same_names->len; i++)
    add_same_name (self, same_names->pdata[i]);
  for (guint i = 0; i < MIN (different->len, MAX_GAMES); i++)
    add_game (self->different_group, different->pdata[i], 0);

  gtk_widget_set_visible (GTK_WIDGET (self->same_group), same_names->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->different_group), different->len > 0);
  add_merged (self->changed_group, self->report->changed);
  add_merged (self->kept_group, self->report->kept);
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

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tenbo_app/Tenbo/"
                                               "tenbo-import-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TenboImportDialog, counts_group);
  gtk_widget_class_bind_template_child (widget_class, TenboImportDialog, same_group);
  gtk_widget_class_bind_template_child (widget_class, TenboImportDialog, changed_group);
  gtk_widget_class_bind_template_child (widget_class, TenboImportDialog, kept_group);
  gtk_widget_class_bind_template_child (widget_class, TenboImportDialog, different_group);
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
