/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-search-provider.h"

#include "shell-search-provider.h"
#include "tenbo-config.h"
#include "tenbo-found.h"

/* Time for which the application keeps running after a request */
#define LINGER_SECONDS 20

struct _TenboSearchProvider
{
  GObject parent_instance;

  GApplication         *application; /* borrowed */
  TenboContext         *context;     /* owned, like the others */
  ShellSearchProvider2 *skeleton;
  GPtrArray            *waiting; /* of Request: the store is not open yet */

  guint linger_source; /* while set, the application is held */
};

G_DEFINE_FINAL_TYPE (TenboSearchProvider, tenbo_search_provider, G_TYPE_OBJECT)

typedef enum
{
  SIGNAL_OPENED,
} TenboSearchProviderSignals;

static guint signals[SIGNAL_OPENED + 1];

/* The window actions that open the results, and their icons */
static const struct
{
  const char *action;
  const char *icon;
} kinds[] = {
  [TENBO_FOUND_PERSON] = { "win.person", "avatar-default" },
  [TENBO_FOUND_GAME] = { "win.open-game", TENBO_APPLICATION_ID "-file" },
};

/* --- Requests --- */

/* A request whose answer is read from the store */
typedef struct
{
  GDBusMethodInvocation *invocation; /* owned */
  TenboReadJob           job;        /* without its data until it starts */
  GStrv                  words;      /* terms, or keys of results; owned */
} Request;

static void
request_free (Request *request)
{
  if (request->invocation != NULL)
    g_dbus_method_invocation_return_error_literal (request->invocation, G_IO_ERROR,
                                                   G_IO_ERROR_CANCELLED, "the history is not open");
  g_strfreev (request->words);
  g_free (request);
}

static gboolean
linger_passed_cb (gpointer user_data)
{
  TenboSearchProvider *self = user_data;

  self->linger_source = 0;
  g_application_release (self->application);
  return G_SOURCE_REMOVE;
}

/* Keeps the application running: the next key of the user is another request. */
static void
linger (TenboSearchProvider *self)
{
  if (self->linger_source != 0)
    g_source_remove (self->linger_source);
  else
    g_application_hold (self->application);
  self->linger_source = g_timeout_add_seconds (LINGER_SECONDS, linger_passed_cb, self);
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (GDBusMethodInvocation) invocation = user_data;
  g_autoptr (GError) error = NULL;
  GVariant *answer = tenbo_store_read_finish (TENBO_STORE (source), result, &error);

  if (answer == NULL)
    g_dbus_method_invocation_return_gerror (g_steal_pointer (&invocation), error);
  else
    g_dbus_method_invocation_return_value (g_steal_pointer (&invocation), answer);
  g_clear_pointer (&answer, g_variant_unref);
}

/* Starts @request (transfer full) in @store. */
static void
start_request (TenboStore *store,
               Request    *request)
{
  request->job.data = g_steal_pointer (&request->words);
  tenbo_store_read_async (store, &request->job, NULL, read_cb,
                          g_steal_pointer (&request->invocation));
  request_free (request);
}

static void
store_changed_cb (TenboSearchProvider *self)
{
  TenboStore *store = tenbo_context_get_store (self->context);

  while (store != NULL && self->waiting->len > 0)
    start_request (store, g_ptr_array_steal_index (self->waiting, 0));
}

static void
failed_cb (TenboSearchProvider *self,
           const char          *path,
           const GError        *error)
{
  while (self->waiting->len > 0)
    {
      Request *request = g_ptr_array_steal_index (self->waiting, 0);

      g_dbus_method_invocation_return_gerror (g_steal_pointer (&request->invocation), error);
      request_free (request);
    }
}

/* Answers @invocation (transfer full) with the result of @func for @words when the store is
 * open. */
static void
answer (TenboSearchProvider   *self,
        GDBusMethodInvocation *invocation,
        const char *const     *words,
        gpointer (*func) (TenboRead *, gpointer, GError **))
{
  Request *request = g_new0 (Request, 1);

  request->invocation = invocation;
  request->words = g_strdupv ((GStrv) words);
  request->job.func = func;
  request->job.free_data = (GDestroyNotify) g_strfreev;
  request->job.free_result = (GDestroyNotify) g_variant_unref;
  g_ptr_array_add (self->waiting, request);
  linger (self);
  store_changed_cb (self);
}

/* --- In the thread of a request --- */

/* Returns the keys of the people and games that match the terms @data. */
static gpointer
find (TenboRead *read,
      gpointer   data,
      GError   **error)
{
  g_auto (GStrv) keys = tenbo_found_search (read, data, error);

  return keys != NULL ? g_variant_ref_sink (g_variant_new ("(^as)", keys)) : NULL;
}

static void
add_meta (GVariantBuilder  *metas,
          const TenboFound *found)
{
  g_autoptr (GIcon) icon = g_themed_icon_new (kinds[found->kind].icon);
  g_autoptr (GVariant) serialized = g_icon_serialize (icon);

  g_variant_builder_open (metas, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add (metas, "{sv}", "id", g_variant_new_string (found->key));
  g_variant_builder_add (metas, "{sv}", "name", g_variant_new_string (found->name));
  g_variant_builder_add (metas, "{sv}", "description", g_variant_new_string (found->details));
  g_variant_builder_add (metas, "{sv}", "icon", serialized);
  g_variant_builder_close (metas);
}

/* Returns the names and descriptions of the results with the keys @data. */
static gpointer
describe (TenboRead *read,
          gpointer   data,
          GError   **error)
{
  g_autoptr (GPtrArray) list = tenbo_found_list (read, data, g_get_real_time () / 1000, error);
  g_auto (GVariantBuilder) metas = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("aa{sv}"));

  if (list == NULL)
    return NULL;

  for (guint i = 0; i < list->len; i++)
    add_meta (&metas, g_ptr_array_index (list, i));

  return g_variant_ref_sink (g_variant_new ("(aa{sv})", &metas));
}

/* --- The methods of the interface --- */

static gboolean
get_initial_result_set_cb (ShellSearchProvider2  *skeleton,
                           GDBusMethodInvocation *invocation,
                           const char *const     *terms,
                           TenboSearchProvider   *self)
{
  answer (self, invocation, terms, find);
  return TRUE;
}

static gboolean
get_subsearch_result_set_cb (ShellSearchProvider2  *skeleton,
                             GDBusMethodInvocation *invocation,
                             const char *const     *previous,
                             const char *const     *terms,
                             TenboSearchProvider   *self)
{
  answer (self, invocation, terms, find);
  return TRUE;
}

static gboolean
get_result_metas_cb (ShellSearchProvider2  *skeleton,
                     GDBusMethodInvocation *invocation,
                     const char *const     *identifiers,
                     TenboSearchProvider   *self)
{
  answer (self, invocation, identifiers, describe);
  return TRUE;
}

static gboolean
activate_result_cb (ShellSearchProvider2  *skeleton,
                    GDBusMethodInvocation *invocation,
                    const char            *identifier,
                    const char *const     *terms,
                    guint                  timestamp,
                    TenboSearchProvider   *self)
{
  TenboFoundKind kind;
  gint64         id = tenbo_found_parse_key (identifier, &kind);

  if (id != 0)
    g_signal_emit (self, signals[SIGNAL_OPENED], 0, kinds[kind].action, g_variant_new_int64 (id));
  shell_search_provider2_complete_activate_result (skeleton, invocation);
  return TRUE;
}

static gboolean
launch_search_cb (ShellSearchProvider2  *skeleton,
                  GDBusMethodInvocation *invocation,
                  const char *const     *terms,
                  guint                  timestamp,
                  TenboSearchProvider   *self)
{
  g_signal_emit (self, signals[SIGNAL_OPENED], 0, "win.find-games",
                 g_variant_new_take_string (g_strjoinv (" ", (GStrv) terms)));
  shell_search_provider2_complete_launch_search (skeleton, invocation);
  return TRUE;
}

static void
tenbo_search_provider_dispose (GObject *object)
{
  TenboSearchProvider *self = TENBO_SEARCH_PROVIDER (object);

  if (self->skeleton != NULL)
    g_dbus_interface_skeleton_unexport (G_DBUS_INTERFACE_SKELETON (self->skeleton));
  g_clear_object (&self->skeleton);
  g_clear_object (&self->context);
  g_clear_pointer (&self->waiting, g_ptr_array_unref);
  g_clear_handle_id (&self->linger_source, g_source_remove);

  G_OBJECT_CLASS (tenbo_search_provider_parent_class)->dispose (object);
}

static void
tenbo_search_provider_class_init (TenboSearchProviderClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tenbo_search_provider_dispose;

  signals[SIGNAL_OPENED] = g_signal_new ("opened", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING,
                                         G_TYPE_VARIANT);
}

static void
tenbo_search_provider_init (TenboSearchProvider *self)
{
  self->waiting = g_ptr_array_new_with_free_func ((GDestroyNotify) request_free);
}

TenboSearchProvider *
tenbo_search_provider_new (GApplication    *application,
                           TenboContext    *context,
                           GDBusConnection *connection,
                           const char      *path,
                           GError         **error)
{
  const struct
  {
    const char *signal;
    GCallback   callback;
  } methods[] = {
    { "handle-get-initial-result-set", G_CALLBACK (get_initial_result_set_cb) },
    { "handle-get-subsearch-result-set", G_CALLBACK (get_subsearch_result_set_cb) },
    { "handle-get-result-metas", G_CALLBACK (get_result_metas_cb) },
    { "handle-activate-result", G_CALLBACK (activate_result_cb) },
    { "handle-launch-search", G_CALLBACK (launch_search_cb) },
  };
  g_autoptr (TenboSearchProvider) self = NULL;

  g_return_val_if_fail (G_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (TENBO_IS_CONTEXT (context), NULL);

  self = g_object_new (TENBO_TYPE_SEARCH_PROVIDER, NULL);
  self->application = application;
  self->context = g_object_ref (context);
  g_signal_connect_object (context, "notify::store", G_CALLBACK (store_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (context, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  self->skeleton = shell_search_provider2_skeleton_new ();
  for (guint i = 0; i < G_N_ELEMENTS (methods); i++)
    g_signal_connect_object (self->skeleton, methods[i].signal, methods[i].callback, self,
                             G_CONNECT_DEFAULT);
  if (!g_dbus_interface_skeleton_export (G_DBUS_INTERFACE_SKELETON (self->skeleton), connection,
                                         path, error))
    return NULL;

  return g_steal_pointer (&self);
}
