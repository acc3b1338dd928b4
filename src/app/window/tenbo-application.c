/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-application.h"

#include "tenbo-clock-setting.h"
#include "tenbo-config.h"
#include "tenbo-describe-error.h"
#include "tenbo-exchange.h"
#include "tenbo-long-task.h"
#include "tenbo-notice.h"
#include "tenbo-repair.h"
#include "tenbo-search-provider.h"
#include "tenbo-shortcuts-dialog.h"
#include "tenbo-window.h"

#include <glib/gi18n.h>

struct _TenboApplication
{
  AdwApplication parent_instance;

  TenboContext *context;       /* owned */
  TenboNotice  *notice;        /* owned; NULL: no problem */
  AdwDialog    *notice_dialog; /* weak; NULL while closed */
  GObject      *clock_setting; /* owned; NULL: the clock of the locale */

  TenboSearchProvider *search_provider; /* owned; NULL: no session bus */
  char                *waiting_action;  /* detailed name; runs when the store is open; NULL: none */
};

G_DEFINE_FINAL_TYPE (TenboApplication, tenbo_application, ADW_TYPE_APPLICATION)

typedef enum
{
  PROP_NOTICE = 1,
} TenboApplicationProps;

static GParamSpec *props[PROP_NOTICE + 1];

static void set_notice (TenboApplication *self,
                        TenboNotice      *notice);

/* --- Repairing the history --- */

typedef struct
{
  TenboApplication *application; /* owned */
  TenboStore       *store;       /* owned */
  TenboRepairResult result;
} Repairing;

static void
repairing_free (gpointer data)
{
  Repairing *self = data;

  g_object_unref (self->application);
  g_object_unref (self->store);
  tenbo_repair_result_clear (&self->result);
  g_free (self);
}

static gboolean
repair_history (gpointer          data,
                GCancellable     *cancellable,
                TenboProgressFunc func,
                gpointer          progress,
                GError          **error)
{
  static const TenboRepairReport no_report;
  Repairing                     *self = data;

  return tenbo_repair (self->store, NULL, &no_report, &self->result, error);
}

static void
repaired_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  Repairing  *self = tenbo_long_task_get_data (result);
  const char *copy = self->result.copy != NULL ? self->result.copy
                                               : tenbo_store_get_path (self->store);
  GtkWindow  *window;
  g_autoptr (GError) error = NULL;
  g_autofree char *body = NULL;
  const char      *title;
  AdwDialog       *dialog;

  if (!tenbo_long_task_finish (result, &error))
    {
      title = _ ("Could Not Repair History");
      body = tenbo_describe_error (error);
    }
  else if (self->result.n_left > 0)
    {
      title = _ ("History Partly Repaired");
      body = g_strdup_printf (_ ("Some damaged data could not be recovered. The damaged history "
                                 "was kept as\n%s\n\nIf you have a backup that is older than the "
                                 "damage, you can restore it."),
                              copy);
    }
  else
    {
      title = _ ("History Repaired");
      body = g_strdup_printf (_ ("All data was recovered. The damaged history was kept as\n%s"),
                              copy);
      set_notice (self->application, NULL);
    }

  window = gtk_application_get_active_window (GTK_APPLICATION (self->application));
  if (window == NULL)
    return;

  dialog = adw_alert_dialog_new (title, body);
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _ ("_Close"));
  adw_dialog_present (dialog, GTK_WIDGET (window));
}

static void
repair (TenboApplication *self,
        GtkWidget        *window)
{
  TenboStore *store = tenbo_context_get_store (self->context);
  Repairing  *repairing;

  if (store == NULL || tenbo_long_task_is_running (window))
    return;

  repairing = g_new0 (Repairing, 1);
  repairing->application = g_object_ref (self);
  repairing->store = g_object_ref (store);
  tenbo_long_task_run (window, _ ("Repairing…"), repair_history, repairing, repairing_free,
                       repaired_cb, NULL);
}

/* --- The notice --- */

static void
notice_response_cb (TenboApplication *self,
                    const char       *response)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  g_clear_weak_pointer (&self->notice_dialog);
  if (g_str_equal (response, "retry"))
    tenbo_context_open_store (self->context);
  else if (g_str_equal (response, "save") && window != NULL)
    gtk_widget_activate_action (GTK_WIDGET (window), "win.save-games", NULL);
  else if (g_str_equal (response, "repair") && window != NULL)
    repair (self, GTK_WIDGET (window));
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

static void
store_lost_cb (TenboStore       *store,
               GParamSpec       *pspec,
               TenboApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));
  g_autoptr (GPtrArray) games = NULL;

  if (window != NULL)
    games = tenbo_shell_list_games (TENBO_SHELL (window));
  if (store == tenbo_context_get_store (self->context))
    set_notice (self, tenbo_notice_new_lost (store, games != NULL && games->len > 0));
}

static void
updating_cb (TenboApplication *self)
{
  set_notice (self, tenbo_notice_new_updating ());
}

static void
store_changed_cb (TenboApplication *self)
{
  TenboStore *store = tenbo_context_get_store (self->context);

  if (store != NULL)
    g_signal_connect_object (store, "notify::lost", G_CALLBACK (store_lost_cb), self,
                             G_CONNECT_DEFAULT);
  set_notice (self, store != NULL ? tenbo_notice_new_opened (store) : NULL);
}

static void
open_failed_cb (TenboApplication *self,
                const char       *path,
                const GError     *error)
{
  set_notice (self, tenbo_notice_new_failed (path, error));
}

static void
damaged_cb (TenboApplication *self,
            TenboStore       *store,
            const GError     *error)
{
  set_notice (self, tenbo_notice_new_check (store, error));
}

/* --- Actions --- */

/* Shows the window and activates its action @name when the store is open. Sinks @target (or
 * NULL). */
static void
activate_in_window (TenboApplication *self,
                    const char       *name,
                    GVariant         *target)
{
  g_autoptr (GVariant) sunk = target != NULL ? g_variant_ref_sink (target) : NULL;

  g_free (self->waiting_action);
  self->waiting_action = g_action_print_detailed_name (name, sunk);
  g_application_activate (G_APPLICATION (self));
}

/* Activates the waiting action if the store is open. The actions of the window are enabled by
 * then. */
static void
activate_waiting (TenboApplication *self)
{
  GtkWindow       *window = gtk_application_get_active_window (GTK_APPLICATION (self));
  g_autofree char *detailed = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GVariant) target = NULL;

  if (self->waiting_action == NULL || window == NULL ||
      tenbo_context_get_store (self->context) == NULL)
    return;

  detailed = g_steal_pointer (&self->waiting_action);
  if (g_action_parse_detailed_name (detailed, &name, &target, NULL))
    gtk_widget_activate_action_variant (GTK_WIDGET (window), name, target);
}

/* Activates the action of the window with the same name. */
static void
window_action_activated_cb (GSimpleAction *action,
                            GVariant      *parameter,
                            gpointer       user_data)
{
  g_autofree char *name = g_strconcat ("win.", g_action_get_name (G_ACTION (action)), NULL);

  activate_in_window (user_data, name, NULL);
}

static void
quit_activated_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       user_data)
{
  GtkApplication *application = user_data;
  GtkWindow      *window;

  /* Close windows one by one, so that each saves its state. The program exits after the last
   * one. */
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

/* The first two are the actions of the desktop entry. */
static const GActionEntry app_actions[] = {
  { .name = "new-game", .activate = window_action_activated_cb },
  { .name = "continue-game", .activate = window_action_activated_cb },
  { .name = "quit", .activate = quit_activated_cb },
  { .name = "about", .activate = about_activated_cb },
  { .name = "shortcuts", .activate = shortcuts_activated_cb },
};

static void
apply_style (TenboApplication *self)
{
  g_autofree char *style = g_settings_get_string (tenbo_context_get_settings (self->context),
                                                  "style");
  AdwColorScheme   scheme = ADW_COLOR_SCHEME_DEFAULT;

  if (g_str_equal (style, "light"))
    scheme = ADW_COLOR_SCHEME_FORCE_LIGHT;
  else if (g_str_equal (style, "dark"))
    scheme = ADW_COLOR_SCHEME_FORCE_DARK;
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), scheme);
}

static void
tenbo_application_startup (GApplication *application)
{
  TenboApplication *self = TENBO_APPLICATION (application);

  /* Start this first, so that the disk works while GTK initializes. */
  tenbo_context_open_store (self->context);

  G_APPLICATION_CLASS (tenbo_application_parent_class)->startup (application);

  g_signal_connect_object (tenbo_context_get_settings (self->context), "changed::style",
                           G_CALLBACK (apply_style), self, G_CONNECT_SWAPPED);
  apply_style (self);
  self->clock_setting =
    tenbo_clock_setting_follow (g_application_get_dbus_connection (application));
  g_action_map_add_action_entries (G_ACTION_MAP (self),
                                   app_actions,
                                   G_N_ELEMENTS (app_actions),
                                   self);
  for (guint i = 0; i < tenbo_n_window_shortcuts; i++)
    if (tenbo_window_shortcuts[i].action != NULL)
      {
        g_auto (GStrv) keys = g_strsplit (tenbo_window_shortcuts[i].keys, " ", -1);

        gtk_application_set_accels_for_action (GTK_APPLICATION (self),
                                               tenbo_window_shortcuts[i].action,
                                               (const char *const *) keys);
      }
}

static void
tenbo_application_activate (GApplication *application)
{
  TenboApplication *self = TENBO_APPLICATION (application);
  GtkWindow        *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  if (window != NULL)
    {
      gtk_window_present (window);
      activate_waiting (self);
      return;
    }

  window = GTK_WINDOW (tenbo_window_new (self));
  gtk_window_present (window);
  activate_waiting (self);

  /* When running as a service, the application may have created the notice before the window. */
  if (self->notice != NULL && self->notice->urgent)
    tenbo_application_show_notice (self, GTK_WIDGET (window));
}

/* Imports the files that the program was started with; they contain games. */
static void
tenbo_application_open (GApplication *application,
                        GFile       **files,
                        int           n_files,
                        const char   *hint)
{
  GtkWindow *window;

  g_application_activate (application);
  window = gtk_application_get_active_window (GTK_APPLICATION (application));
  tenbo_exchange_import (TENBO_SHELL (window), files, n_files);
}

/* Starts an action of the desktop entry for a desktop that does not activate it over D-Bus. */
static int
tenbo_application_handle_local_options (GApplication *application,
                                        GVariantDict *options)
{
  static const char *const actions[] = { "new-game", "continue-game" };
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    if (g_variant_dict_contains (options, actions[i]))
      {
        if (!g_application_register (application, NULL, &error))
          {
            g_printerr ("tenbo: %s\n", error->message);
            return EXIT_FAILURE;
          }
        g_action_group_activate_action (G_ACTION_GROUP (application), actions[i], NULL);
      }

  return -1;
}

static gboolean
tenbo_application_dbus_register (GApplication    *application,
                                 GDBusConnection *connection,
                                 const char      *path,
                                 GError         **error)
{
  TenboApplication *self = TENBO_APPLICATION (application);

  if (!G_APPLICATION_CLASS (tenbo_application_parent_class)
         ->dbus_register (application, connection, path, error))
    return FALSE;

  self->search_provider = tenbo_search_provider_new (application, self->context, connection,
                                                     TENBO_OBJECT_PATH "/SearchProvider", error);
  if (self->search_provider == NULL)
    return FALSE;

  g_signal_connect_object (self->search_provider, "opened", G_CALLBACK (activate_in_window), self,
                           G_CONNECT_SWAPPED);
  return TRUE;
}

static void
tenbo_application_dbus_unregister (GApplication    *application,
                                   GDBusConnection *connection,
                                   const char      *path)
{
  TenboApplication *self = TENBO_APPLICATION (application);

  g_clear_object (&self->search_provider);
  G_APPLICATION_CLASS (tenbo_application_parent_class)
    ->dbus_unregister (application, connection, path);
}

static void
tenbo_application_shutdown (GApplication *application)
{
  TenboApplication *self = TENBO_APPLICATION (application);

  G_APPLICATION_CLASS (tenbo_application_parent_class)->shutdown (application);

  tenbo_context_shut_down (self->context);
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

  g_clear_weak_pointer (&self->notice_dialog);
  g_clear_object (&self->search_provider);
  g_clear_object (&self->context);
  g_clear_object (&self->clock_setting);
  g_clear_pointer (&self->waiting_action, g_free);
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
  application_class->handle_local_options = tenbo_application_handle_local_options;
  application_class->dbus_register = tenbo_application_dbus_register;
  application_class->dbus_unregister = tenbo_application_dbus_unregister;

  props[PROP_NOTICE] = g_param_spec_string ("notice", NULL, NULL,
                                            NULL,
                                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
}

static void
tenbo_application_init (TenboApplication *self)
{
  static const GOptionEntry options[] = {
    { "new-game", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Start a new game"), NULL },
    { "continue-game", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Continue the last game"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  g_application_add_main_option_entries (G_APPLICATION (self), options);
  self->context = tenbo_context_new (TENBO_APPLICATION_ID);
  g_signal_connect_object (self->context, "updating", G_CALLBACK (updating_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->context, "notify::store", G_CALLBACK (store_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->context, "notify::store", G_CALLBACK (activate_waiting), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->context, "failed", G_CALLBACK (open_failed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->context, "damaged", G_CALLBACK (damaged_cb), self,
                           G_CONNECT_SWAPPED);
}

TenboApplication *
tenbo_application_new (void)
{
  return g_object_new (TENBO_TYPE_APPLICATION,
                       "application-id", TENBO_APPLICATION_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", "/io/github/tenbo_app/Tenbo", /* of any profile */
                       "version", TENBO_VERSION,
                       NULL);
}

TenboContext *
tenbo_application_get_context (TenboApplication *self)
{
  g_return_val_if_fail (TENBO_IS_APPLICATION (self), NULL);

  return self->context;
}

const char *
tenbo_application_get_notice (TenboApplication *self)
{
  g_return_val_if_fail (TENBO_IS_APPLICATION (self), NULL);

  return self->notice != NULL ? self->notice->title : NULL;
}

static void
add_response (AdwDialog  *dialog,
              const char *id,
              const char *label)
{
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), id, label);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), id, ADW_RESPONSE_SUGGESTED);
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
    add_response (dialog, "retry", _ ("_Try Again"));
  if (self->notice->can_save)
    add_response (dialog, "save", _ ("_Save…"));
  if (self->notice->can_repair)
    add_response (dialog, "repair", _ ("_Repair"));

  g_signal_connect_object (dialog,
                           "response",
                           G_CALLBACK (notice_response_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_set_weak_pointer (&self->notice_dialog, dialog);
  adw_dialog_present (dialog, parent);
}
