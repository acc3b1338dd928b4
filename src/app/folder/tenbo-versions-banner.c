/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-versions-banner.h"

#include "tenbo-folder-versions.h"
#include "tenbo-shell.h"
#include "tenbo-versions-dialog.h"

#include <glib/gi18n.h>

struct _TenboVersionsBanner
{
  AdwBin parent_instance;

  AdwBanner          *banner;  /* the child */
  TenboGame          *game;    /* owned */
  TenboFolderService *service; /* owned; NULL: not mapped yet, or none */
};

G_DEFINE_FINAL_TYPE (TenboVersionsBanner, tenbo_versions_banner, ADW_TYPE_BIN)

typedef struct
{
  gint64  game_id;
  guint32 n_versions;
} Count;

static gboolean
count_versions (TenboStore *store,
                gpointer    data,
                GError    **error)
{
  Count *count = data;
  g_autoptr (GPtrArray) versions = tenbo_folder_list_versions (store, count->game_id, error);

  count->n_versions = versions != NULL ? versions->len : 0;
  return versions != NULL;
}

static void
counted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (TenboVersionsBanner) self = user_data;
  g_autoptr (GError) error = NULL;
  const Count *count;

  count = tenbo_folder_service_run_finish (TENBO_FOLDER_SERVICE (source), result, &error);
  if (count != NULL && self->banner != NULL)
    adw_banner_set_revealed (self->banner, count->n_versions > 0);
  else if (error != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_warning ("The versions of the game cannot be read: %s", error->message);
}

static void
reload (TenboVersionsBanner *self)
{
  Count count = { 0 };

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  /* A game that is not stored, such as the sample game, has no versions. */
  if (tenbo_game_get_transient (self->game) ||
      tenbo_folder_service_get_settings (self->service) == NULL)
    {
      adw_banner_set_revealed (self->banner, FALSE);
      return;
    }

  count.game_id = tenbo_game_get_id (self->game);
  tenbo_folder_service_run_async (self->service, count_versions, g_memdup2 (&count, sizeof count),
                                  g_free, counted_cb, g_object_ref (self));
}

static void
clicked_cb (TenboVersionsBanner *self)
{
  adw_dialog_present (tenbo_versions_dialog_new (self->service, tenbo_game_get_id (self->game)),
                      GTK_WIDGET (self));
}

static void
tenbo_versions_banner_map (GtkWidget *widget)
{
  TenboVersionsBanner *self = TENBO_VERSIONS_BANNER (widget);
  TenboShell          *shell = tenbo_shell_find (widget);

  GTK_WIDGET_CLASS (tenbo_versions_banner_parent_class)->map (widget);

  if (self->service == NULL && shell != NULL && tenbo_shell_get_folder (shell) != NULL)
    {
      self->service = g_object_ref (tenbo_shell_get_folder (shell));
      g_signal_connect_object (self->service, "notify::settings", G_CALLBACK (reload), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (self->service, "synced", G_CALLBACK (reload), self,
                               G_CONNECT_SWAPPED);
    }
  if (self->service != NULL)
    reload (self);
}

static void
tenbo_versions_banner_dispose (GObject *object)
{
  TenboVersionsBanner *self = TENBO_VERSIONS_BANNER (object);

  self->banner = NULL;
  g_clear_object (&self->game);
  g_clear_object (&self->service);

  G_OBJECT_CLASS (tenbo_versions_banner_parent_class)->dispose (object);
}

static void
tenbo_versions_banner_class_init (TenboVersionsBannerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tenbo_versions_banner_dispose;
  GTK_WIDGET_CLASS (klass)->map = tenbo_versions_banner_map;
}

static void
tenbo_versions_banner_init (TenboVersionsBanner *self)
{
  self->banner = ADW_BANNER (adw_banner_new (_ ("Another version of this game exists")));
  adw_banner_set_button_label (self->banner, _ ("Compare…"));
  g_signal_connect_object (self->banner, "button-clicked", G_CALLBACK (clicked_cb), self,
                           G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->banner));
}

GtkWidget *
tenbo_versions_banner_new (TenboGame *game)
{
  TenboVersionsBanner *self;

  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);

  self = g_object_new (TENBO_TYPE_VERSIONS_BANNER, NULL);
  self->game = g_object_ref (game);

  return GTK_WIDGET (self);
}
