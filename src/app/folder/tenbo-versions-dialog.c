/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-versions-dialog.h"

#include "tenbo-class.h"
#include "tenbo-feedback.h"
#include "tenbo-folder-versions.h"
#include "tenbo-free-text.h"
#include "tenbo-games.h"
#include "tenbo-label.h"
#include "tenbo-period.h"
#include "tenbo-plain-row.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

struct _TenboVersionsDialog
{
  AdwDialog parent_instance;

  /* Template widgets */
  AdwPreferencesPage  *page;
  AdwPreferencesGroup *shown_group;
  AdwPreferencesGroup *discard_group;

  TenboFolderService *service; /* owned */
  gint64              game_id;
  GPtrArray          *rows;   /* of shown_group; owned */
  GPtrArray          *groups; /* of the other versions; owned */
  GPtrArray          *others; /* of TenboFolderVersion; owned, or NULL */
};

G_DEFINE_FINAL_TYPE (TenboVersionsDialog, tenbo_versions_dialog, ADW_TYPE_DIALOG)

/* --- Reading --- */

typedef struct
{
  gint64     game_id;
  GPtrArray *summaries; /* of TenboStoredSummary: the shown version */
  GPtrArray *others;    /* of TenboFolderVersion */
  GPtrArray *devices;   /* of TenboFolderDevice; NULL: the folder cannot be read */
} Versions;

static void
versions_free (gpointer data)
{
  Versions *versions = data;

  g_clear_pointer (&versions->summaries, g_ptr_array_unref);
  g_clear_pointer (&versions->others, g_ptr_array_unref);
  g_clear_pointer (&versions->devices, g_ptr_array_unref);
  g_free (versions);
}

static gboolean
read_versions (TenboStore *store,
               gpointer    data,
               GError    **error)
{
  Versions          *versions = data;
  const TenboGameKey key = tenbo_game_key (versions->game_id, 0, FALSE);
  g_autoptr (TenboFolderSettings) settings = NULL;
  g_autoptr (TenboRead) read = NULL;

  if (!tenbo_folder_read_settings (store, &settings, error))
    return FALSE;

  if (settings != NULL)
    versions->devices = tenbo_folder_list_devices_of (settings, NULL);
  versions->others = tenbo_folder_list_versions (store, versions->game_id, error);
  if (versions->others == NULL)
    return FALSE;

  read = tenbo_store_read_begin (store, NULL, error);
  versions->summaries = tenbo_games_read_summaries (read, &key, 1, error);
  return versions->summaries != NULL;
}

/* --- Showing --- */

/* Describes a version: "Yesterday, 21:05 · 8 hands". Transfer full. */
static char *
describe (gint64                    time_msec,
          const TenboStoredSummary *summary)
{
  int              n = summary->progress.n_hands;
  g_autofree char *time = tenbo_describe_time (time_msec, g_get_real_time () / 1000);
  g_autofree char *hands = g_strdup_printf (ngettext ("%d hand", "%d hands", (gulong) n), n);

  return g_strdup_printf ("%s · %s", time, hands);
}

static GtkWidget *
add_player (AdwPreferencesGroup      *group,
            const TenboStoredSummary *summary,
            int                       player)
{
  g_autofree char *points = tenbo_words_points (summary->progress.points[player], FALSE);
  GtkWidget       *row = tenbo_plain_row_new (
    tenbo_free_text_isolate (summary->players[player].name), NULL);

  adw_action_row_add_suffix (ADW_ACTION_ROW (row), tenbo_label_new_number (points, 1, NULL));
  adw_preferences_group_add (group, row);
  return row;
}

static const char *
find_device_name (const Versions *versions,
                  const char     *id)
{
  for (guint i = 0; versions->devices != NULL && i < versions->devices->len; i++)
    {
      const TenboFolderDevice *device = versions->devices->pdata[i];

      if (g_strcmp0 (device->id, id) != 0)
        continue;
      if (device->is_here)
        return _ ("This Device");
      if (device->name != NULL)
        return tenbo_free_text_isolate (device->name);
    }

  return _ ("Unknown Device");
}

static void
choose_clicked_cb (TenboVersionsDialog *self,
                   GtkWidget           *button);

static void
add_version (TenboVersionsDialog      *self,
             const TenboFolderVersion *version,
             const char               *device)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  GtkWidget           *button = adw_button_row_new ();
  g_autofree char     *title = g_markup_escape_text (device, -1);
  g_autofree char     *text = describe (version->time_msec, &version->game->summary);

  adw_preferences_group_set_title (group, title);
  adw_preferences_group_set_description (group, text);
  for (int i = 0; i < version->game->summary.n_players; i++)
    add_player (group, &version->game->summary, i);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (button), _ ("_Use This Version"));
  adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (button), TRUE);
  g_signal_connect_object (button, "activated", G_CALLBACK (choose_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  adw_preferences_group_add (group, button);

  adw_preferences_page_add (self->page, group);
  g_ptr_array_add (self->groups, group);
}

static void
show_versions (TenboVersionsDialog *self,
               Versions            *versions)
{
  const TenboStoredSummary *summary = versions->summaries->pdata[0];
  g_autofree char          *text = NULL;

  if (summary == NULL || versions->others->len == 0)
    {
      adw_dialog_force_close (ADW_DIALOG (self));
      return;
    }

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->shown_group, self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < self->groups->len; i++)
    adw_preferences_page_remove (self->page, self->groups->pdata[i]);
  g_ptr_array_set_size (self->groups, 0);
  g_clear_pointer (&self->others, g_ptr_array_unref);
  self->others = g_steal_pointer (&versions->others);

  text = describe (summary->changed_msec, summary);
  adw_preferences_group_set_description (self->shown_group, text);
  for (int i = 0; i < summary->n_players; i++)
    g_ptr_array_add (self->rows, add_player (self->shown_group, summary, i));

  /* The button to discard them stays below. */
  adw_preferences_page_remove (self->page, self->discard_group);
  for (guint i = 0; i < self->others->len; i++)
    {
      const TenboFolderVersion *version = self->others->pdata[i];

      add_version (self, version, find_device_name (versions, version->device));
    }
  adw_preferences_page_add (self->page, self->discard_group);
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (TenboVersionsDialog) self = user_data;
  g_autoptr (GError) error = NULL;
  Versions *versions;

  versions = tenbo_folder_service_run_finish (TENBO_FOLDER_SERVICE (source), result, &error);
  if (self->page == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (versions != NULL)
    show_versions (self, versions);
  else
    tenbo_feedback_error (GTK_WIDGET (self), _ ("Could Not Read Versions"),
                          _ ("Nothing was changed."), error);
}

static void
reload (TenboVersionsDialog *self)
{
  Versions *versions = g_new0 (Versions, 1);

  versions->game_id = self->game_id;
  tenbo_folder_service_run_async (self->service, read_versions, versions, versions_free, read_cb,
                                  g_object_ref (self));
}

/* --- Choosing --- */

typedef struct
{
  gint64  game_id;
  char   *writer; /* NULL: discard the others */
  guint64 number;
} Choice;

static void
choice_free (gpointer data)
{
  Choice *choice = data;

  g_free (choice->writer);
  g_free (choice);
}

static gboolean
choose (TenboStore *store,
        gpointer    data,
        GError    **error)
{
  const Choice *choice = data;

  return choice->writer != NULL
           ? tenbo_folder_choose_version (store, choice->game_id, choice->writer, choice->number,
                                          error)
           : tenbo_folder_discard_versions (store, choice->game_id, error);
}

static void
chosen_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (TenboVersionsDialog) self = user_data;
  TenboFolderService *service = TENBO_FOLDER_SERVICE (source);
  g_autoptr (GError) error = NULL;

  if (tenbo_folder_service_run_finish (service, result, &error) != NULL)
    tenbo_folder_service_sync (service);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    tenbo_feedback_error (GTK_WIDGET (self), _ ("Could Not Change Game"),
                          _ ("Nothing was changed."), error);
  if (self->page != NULL)
    {
      gtk_widget_set_sensitive (GTK_WIDGET (self->page), TRUE);
      reload (self);
    }
}

/* @writer is transfer full. */
static void
run_choice (TenboVersionsDialog *self,
            char                *writer,
            guint64              number)
{
  Choice choice = { .game_id = self->game_id, .writer = writer, .number = number };

  gtk_widget_set_sensitive (GTK_WIDGET (self->page), FALSE);
  tenbo_folder_service_run_async (self->service, choose, g_memdup2 (&choice, sizeof choice),
                                  choice_free, chosen_cb, g_object_ref (self));
}

static void
choose_clicked_cb (TenboVersionsDialog *self,
                   GtkWidget           *button)
{
  GtkWidget                *group = gtk_widget_get_ancestor (button, ADW_TYPE_PREFERENCES_GROUP);
  const TenboFolderVersion *version;
  guint                     index;

  if (!g_ptr_array_find (self->groups, group, &index))
    return;

  version = self->others->pdata[index];
  run_choice (self, g_strdup (version->writer), version->number);
}

static void
discard_confirmed_cb (TenboVersionsDialog *self)
{
  run_choice (self, NULL, 0);
}

static void
discard_activated_cb (TenboVersionsDialog *self)
{
  AdwAlertDialog *dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (
    _ ("Discard the Other Versions?"),
    _ ("The current version stays. The others are removed on all devices, and this cannot be "
       "undone.")));

  adw_alert_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "discard", _ ("_Discard"), NULL);
  adw_alert_dialog_set_response_appearance (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_object (dialog, "response::discard", G_CALLBACK (discard_confirmed_cb), self,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (self));
}

/* --- The object --- */

static void
tenbo_versions_dialog_dispose (GObject *object)
{
  TenboVersionsDialog *self = TENBO_VERSIONS_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_VERSIONS_DIALOG);
  g_clear_object (&self->service);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->groups, g_ptr_array_unref);
  g_clear_pointer (&self->others, g_ptr_array_unref);

  G_OBJECT_CLASS (tenbo_versions_dialog_parent_class)->dispose (object);
}

static void
tenbo_versions_dialog_class_init (TenboVersionsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_versions_dialog_dispose;

  tenbo_class_set_template (klass, "tenbo-versions-dialog");
  gtk_widget_class_bind_template_child (widget_class, TenboVersionsDialog, page);
  gtk_widget_class_bind_template_child (widget_class, TenboVersionsDialog, shown_group);
  gtk_widget_class_bind_template_child (widget_class, TenboVersionsDialog, discard_group);
  gtk_widget_class_bind_template_callback (widget_class, discard_activated_cb);
}

static void
tenbo_versions_dialog_init (TenboVersionsDialog *self)
{
  self->rows = g_ptr_array_new ();
  self->groups = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdwDialog *
tenbo_versions_dialog_new (TenboFolderService *service,
                           gint64              game_id)
{
  TenboVersionsDialog *self;

  g_return_val_if_fail (TENBO_IS_FOLDER_SERVICE (service), NULL);

  self = g_object_new (TENBO_TYPE_VERSIONS_DIALOG, NULL);
  self->service = g_object_ref (service);
  self->game_id = game_id;
  reload (self);

  return ADW_DIALOG (self);
}
