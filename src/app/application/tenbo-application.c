/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-application.h"

#include "tenbo-about.h"
#include "tenbo-config.h"
#include "tenbo-exchange.h"
#include "tenbo-notice.h"
#include "tenbo-people-changes.h"
#include "tenbo-rebuild.h"
#include "tenbo-shortcut.h"
#include "tenbo-window.h"

#include <glib/gi18n.h>

struct _TenboApplication
{
  AdwApplication parent_instance;

  /* Owned */
  GSettings        *settings;
  TenboRulesetList *rulesets;
  TenboStore       *store;
  TenboNotice      *notice;
  GCancellable     *cancellable; /* of what is done with the store; renewed with each */

  AdwDialog *notice_dialog; /* borrowed; NULL unless it is open */

  guint check_source;
};

G_DEFINE_FINAL_TYPE (TenboApplication, tenbo_application, ADW_TYPE_APPLICATION)

typedef enum
{
  PROP_STORE = 1,
  PROP_NOTICE,
} TenboApplicationProps;

static GParamSpec *props[PROP_NOTICE + 1];

/* The whole file is looked through when the window stands and the disk is quiet again. */
#define CHECK_DELAY_SECONDS 1

static void
notice_response_cb (TenboApplication *self,
                    const char       *response)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  g_clear_weak_pointer (&self->notice_dialog);
  if (g_str_equal (response, "retry"))
    tenbo_application_open_store (self);
  else if (g_str_equal (response, "save") && window != NULL)
    gtk_widget_activate_action (GTK_WIDGET (window), "win.save-games", NULL);
}

static void
set_notice (TenboApplication *self,
            TenboNotice      *notice)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (self->notice_dialog != NULL)
    adw_dialog_force_close (self->notice_dialog);
  g_clear_weak_pointer (&self->notice_dialog);
  g_clear_pointer (&self->notice, tenbo_notice_free);
  self->notice = notice;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NOTICE]);

  if (notice != NULL && notice->urgent && window != NULL)
    tenbo_application_show_notice (self, GTK_WIDGET (window));
}

/* Quietly: pages that show figures read them again. */
static void
counts_rebuilt_cb (GObject      *object,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  TenboRebuildResult counts;

  if (!tenbo_rebuild_counts_finish (TENBO_STORE (object), result, &counts, &error))
    g_info ("Games of an older version are counted later: %s", error->message);

  if (counts.n_counted > 0)
    g_signal_emit_by_name (tenbo_people_news_get (TENBO_STORE (object)), "changed");
}

static void
store_checked_cb (GObject      *object,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  TenboStore *store = TENBO_STORE (object);
  g_autoptr (TenboApplication) self = user_data;
  g_autoptr (GError) error = NULL;

  if (tenbo_store_check_finish (store, result, &error))
    {
      tenbo_rebuild_counts_async (store, self->cancellable, counts_rebuilt_cb, NULL);
      return;
    }

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || store != self->store)
    return;

  /* That is said at once, and better. */
  if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_LOST))
    return;

  g_warning ("The history was looked through: %s", error->message);
  set_notice (self, tenbo_notice_new_check (store, error));
}

static void
store_lost_cb (TenboStore       *store,
               GParamSpec       *pspec,
               TenboApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));
  gboolean   has_games = window != NULL && tenbo_exchange_has_open_games (TENBO_WINDOW (window));

  if (store == self->store)
    set_notice (self, tenbo_notice_new_lost (store, has_games));
}

static gboolean
check_delay_passed_cb (gpointer user_data)
{
  TenboApplication *self = user_data;

  self->check_source = 0;
  tenbo_store_check_async (self->store, self->cancellable, store_checked_cb, g_object_ref (self));

  return G_SOURCE_REMOVE;
}

static gboolean
say_updating (gpointer user_data)
{
  GTask            *task = user_data;
  TenboApplication *self = g_task_get_source_object (task);

  /* The store may be there already, and something else to be said. */
  if (!g_task_get_completed (task) && self->store == NULL)
    set_notice (self, tenbo_notice_new_updating ());

  return G_SOURCE_REMOVE;
}

static void
updating_cb (gpointer user_data)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, say_updating, g_object_ref (user_data), g_object_unref);
}

static void
open_store_in_thread (GTask        *task,
                      gpointer      source_object,
                      gpointer      task_data,
                      GCancellable *cancellable)
{
  g_autoptr (GError) error = NULL;
  TenboStore *store;

  store = tenbo_store_open_telling (task_data, TENBO_STORE_OPEN_REPLACE_DAMAGED,
                                    updating_cb, task, &error);

  if (store != NULL)
    g_task_return_pointer (task, store, g_object_unref);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static void
store_opened_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  TenboApplication *self = TENBO_APPLICATION (object);
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;

  store = g_task_propagate_pointer (G_TASK (result), &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (store == NULL)
    {
      g_warning ("%s: %s", (const char *) g_task_get_task_data (G_TASK (result)), error->message);
      set_notice (self, tenbo_notice_new_failed (g_task_get_task_data (G_TASK (result)), error));
      return;
    }

  g_set_object (&self->store, store);
  g_signal_connect_object (store, "notify::lost", G_CALLBACK (store_lost_cb), self,
                           G_CONNECT_DEFAULT);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STORE]);
  set_notice (self, tenbo_notice_new_opened (store));

  g_clear_handle_id (&self->check_source, g_source_remove);
  self->check_source = g_timeout_add_seconds (CHECK_DELAY_SECONDS, check_delay_passed_cb, self);
}

void
tenbo_application_open_store (TenboApplication *self)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (TENBO_IS_APPLICATION (self));

  task = g_task_new (self, self->cancellable, store_opened_cb, NULL);
  g_task_set_task_data (task, tenbo_store_default_path (), g_free);
  g_task_run_in_thread (task, open_store_in_thread);
}

void
tenbo_application_close_store (TenboApplication *self)
{
  g_return_if_fail (TENBO_IS_APPLICATION (self));

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  g_clear_handle_id (&self->check_source, g_source_remove);
  if (self->store == NULL)
    return;

  g_clear_object (&self->store);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STORE]);
  set_notice (self, NULL);
}

static void
quit_activated_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       user_data)
{
  GtkApplication *application = user_data;
  GtkWindow      *window;

  /* Closed one by one, so that each keeps its state; the last one ends the program. */
  while ((window = gtk_application_get_active_window (application)) != NULL)
    {
      gtk_window_close (window);

      if (gtk_application_get_active_window (application) == window)
        break;
    }
}

static void
about_activated_cb (GSimpleAction *action,
                    GVariant      *parameter,
                    gpointer       user_data)
{
  TenboApplication *self = user_data;
  GtkWindow        *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (window != NULL)
    adw_dialog_present (tenbo_about_dialog_new (self), GTK_WIDGET (window));
}

static void
shortcuts_activated_cb (GSimpleAction *action,
                        GVariant      *parameter,
                        gpointer       user_data)
{
  GtkWindow *window = gtk_application_get_active_window (user_data);

  if (window != NULL)
    adw_dialog_present (tenbo_shortcuts_dialog_new (), GTK_WIDGET (window));
}

static const GActionEntry app_actions[] = {
  { .name = "quit", .activate = quit_activated_cb },
  { .name = "about", .activate = about_activated_cb },
  { .name = "shortcuts", .activate = shortcuts_activated_cb },
};

static void
set_accelerators (GtkApplication *application)
{
  for (guint i = 0; i < tenbo_n_window_shortcuts; i++)
    if (tenbo_window_shortcuts[i].action != NULL)
      {
        g_auto (GStrv) keys = g_strsplit (tenbo_window_shortcuts[i].keys, " ", -1);

        gtk_application_set_accels_for_action (application,
                                               tenbo_window_shortcuts[i].action,
                                               (const char *const *) keys);
      }
}

static void
tenbo_application_startup (GApplication *application)
{
  TenboApplication *self = TENBO_APPLICATION (application);

  /* First of all: the disk works while GTK gets ready. */
  tenbo_application_open_store (self);

  /* Not before: --version and --help work without an installed schema. */
  self->settings = g_settings_new (TENBO_APPLICATION_ID);

  G_APPLICATION_CLASS (tenbo_application_parent_class)->startup (application);

  g_action_map_add_action_entries (G_ACTION_MAP (self),
                                   app_actions,
                                   G_N_ELEMENTS (app_actions),
                                   self);
  set_accelerators (GTK_APPLICATION (self));
}

static void
tenbo_application_activate (GApplication *application)
{
  TenboApplication *self = TENBO_APPLICATION (application);
  GtkWindow        *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  if (window != NULL)
    {
      gtk_window_present (window);
      return;
    }

  window = GTK_WINDOW (tenbo_window_new (self));
  gtk_window_present (window);

  /* As a service the application may have found it before there was a window. */
  if (self->notice != NULL && self->notice->urgent)
    tenbo_application_show_notice (self, GTK_WIDGET (window));
}

/* Files that are opened with the program are games. */
static void
tenbo_application_open (GApplication *application,
                        GFile       **files,
                        int           n_files,
                        const char   *hint)
{
  GtkWindow *window;

  g_application_activate (application);
  window = gtk_application_get_active_window (GTK_APPLICATION (application));
  tenbo_exchange_import_all (TENBO_WINDOW (window), files, n_files);
}

static void
tenbo_application_shutdown (GApplication *application)
{
  TenboApplication *self = TENBO_APPLICATION (application);

  g_cancellable_cancel (self->cancellable);
  g_clear_handle_id (&self->check_source, g_source_remove);

  G_APPLICATION_CLASS (tenbo_application_parent_class)->shutdown (application);
}

static void
tenbo_application_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  TenboApplication *self = TENBO_APPLICATION (object);

  switch ((TenboApplicationProps) prop_id)
    {
    case PROP_STORE:
      g_value_set_object (value, self->store);
      return;
    case PROP_NOTICE:
      g_value_set_string (value, tenbo_application_get_notice (self));
      return;
    }

  G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
tenbo_application_dispose (GObject *object)
{
  TenboApplication *self = TENBO_APPLICATION (object);

  g_clear_handle_id (&self->check_source, g_source_remove);
  g_clear_weak_pointer (&self->notice_dialog);
  g_clear_object (&self->settings);
  g_clear_object (&self->rulesets);
  g_clear_object (&self->store);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->notice, tenbo_notice_free);

  G_OBJECT_CLASS (tenbo_application_parent_class)->dispose (object);
}

static void
tenbo_application_class_init (TenboApplicationClass *klass)
{
  GObjectClass      *object_class = G_OBJECT_CLASS (klass);
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  object_class->get_property = tenbo_application_get_property;
  object_class->dispose = tenbo_application_dispose;
  application_class->startup = tenbo_application_startup;
  application_class->activate = tenbo_application_activate;
  application_class->open = tenbo_application_open;
  application_class->shutdown = tenbo_application_shutdown;

  props[PROP_STORE] = g_param_spec_object ("store", NULL, NULL,
                                           TENBO_TYPE_STORE,
                                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_NOTICE] = g_param_spec_string ("notice", NULL, NULL,
                                            NULL,
                                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
}

static void
tenbo_application_init (TenboApplication *self)
{
  g_autofree char *own_rules = tenbo_ruleset_list_default_dir ();

  self->cancellable = g_cancellable_new ();
  self->rulesets = tenbo_ruleset_list_new (own_rules);
}

TenboApplication *
tenbo_application_new (void)
{
  return g_object_new (TENBO_TYPE_APPLICATION,
                       "application-id", TENBO_APPLICATION_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", "/io/github/tenbo_app/Tenbo",
                       "version", TENBO_VERSION,
                       NULL);
}

TenboStore *
tenbo_application_get_store (TenboApplication *self)
{
  g_return_val_if_fail (TENBO_IS_APPLICATION (self), NULL);

  return self->store;
}

TenboRulesetList *
tenbo_application_get_rulesets (TenboApplication *self)
{
  g_return_val_if_fail (TENBO_IS_APPLICATION (self), NULL);

  return self->rulesets;
}

GSettings *
tenbo_application_get_settings (TenboApplication *self)
{
  g_return_val_if_fail (TENBO_IS_APPLICATION (self), NULL);

  return self->settings;
}

const char *
tenbo_application_get_notice (TenboApplication *self)
{
  g_return_val_if_fail (TENBO_IS_APPLICATION (self), NULL);

  return self->notice != NULL ? self->notice->title : NULL;
}

void
tenbo_application_show_notice (TenboApplication *self,
                               GtkWidget        *parent)
{
  AdwDialog *dialog;

  g_return_if_fail (TENBO_IS_APPLICATION (self));
  g_return_if_fail (GTK_IS_WIDGET (parent));

  if (self->notice == NULL || self->notice_dialog != NULL)
    return;

  dialog = adw_alert_dialog_new (self->notice->title, self->notice->body);
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _ ("_Close"));

  if (self->notice->can_retry)
    {
      adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "retry", _ ("_Try Again"));
      adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog),
                                                "retry",
                                                ADW_RESPONSE_SUGGESTED);
    }

  if (self->notice->can_save)
    {
      adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "save", _ ("_Save…"));
      adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "save",
                                                ADW_RESPONSE_SUGGESTED);
    }

  g_signal_connect_object (dialog,
                           "response",
                           G_CALLBACK (notice_response_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_set_weak_pointer (&self->notice_dialog, dialog);
  adw_dialog_present (dialog, parent);
}
