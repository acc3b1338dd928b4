/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-context.h"

#include "tenbo-rebuild.h"

struct _TenboContext
{
  GObject parent_instance;

  char *schema; /* of the settings; owned */

  /* Owned */
  GSettings        *settings;
  TenboRulesetList *rulesets;
  TenboStore       *store;
  GCancellable     *cancellable; /* for the operations on the store; replaced with each store */

  guint check_source;
};

G_DEFINE_FINAL_TYPE (TenboContext, tenbo_context, G_TYPE_OBJECT)

typedef enum
{
  PROP_STORE = 1,
} TenboContextProps;

static GParamSpec *props[PROP_STORE + 1];

typedef enum
{
  SIGNAL_UPDATING,
  SIGNAL_FAILED,
  SIGNAL_DAMAGED,
  N_SIGNALS,
} TenboContextSignals;

static guint signals[N_SIGNALS];

/* Delay of the check of the whole file, so that the window is visible and the disk is idle */
#define CHECK_DELAY_SECONDS 1

/* Maximum time to wait for reading threads on exit, and the time between two checks */
#define CLOSE_LIMIT_USEC (5 * G_USEC_PER_SEC)
#define CLOSE_POLL_USEC  (5 * G_TIME_SPAN_MILLISECOND)

static void
counts_rebuilt_cb (GObject      *object,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  g_autoptr (GError) error = NULL;

  if (!tenbo_rebuild_counts_finish (TENBO_STORE (object), result, NULL, &error))
    g_info ("Games of an older version are counted later: %s", error->message);
}

static void
store_checked_cb (GObject      *object,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  TenboStore *store = TENBO_STORE (object);
  g_autoptr (TenboContext) self = user_data;
  g_autoptr (GError) error = NULL;

  if (tenbo_store_check_finish (store, result, &error))
    {
      g_debug ("The history is correct");
      tenbo_rebuild_counts_async (store, self->cancellable, counts_rebuilt_cb, NULL);
      return;
    }

  /* The store was closed, which cancels the check. */
  if (store != self->store)
    return;

  /* The store itself reports this loss, with a better message. */
  if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_LOST))
    return;

  g_warning ("The check of the history failed: %s", error->message);
  g_signal_emit (self, signals[SIGNAL_DAMAGED], 0, store, error);
}

static gboolean
check_delay_passed_cb (gpointer user_data)
{
  TenboContext *self = user_data;

  self->check_source = 0;
  tenbo_store_watch_others (self->store);
  tenbo_store_check_async (self->store, self->cancellable, store_checked_cb, g_object_ref (self));

  return G_SOURCE_REMOVE;
}

static gboolean
emit_updating (gpointer user_data)
{
  g_signal_emit (user_data, signals[SIGNAL_UPDATING], 0);

  return G_SOURCE_REMOVE;
}

/* The main loop runs this source before the result of the task, which has the same priority. */
static void
updating_cb (gpointer user_data)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, emit_updating,
                   g_object_ref (g_task_get_source_object (user_data)), g_object_unref);
}

static void
open_store_in_thread (GTask        *task,
                      gpointer      source_object,
                      gpointer      task_data,
                      GCancellable *cancellable)
{
  g_autoptr (GError) error = NULL;
  TenboStore *store;

  store = tenbo_store_open (task_data, TENBO_STORE_OPEN_REPLACE_DAMAGED,
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
  TenboContext *self = TENBO_CONTEXT (object);
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;

  store = g_task_propagate_pointer (G_TASK (result), &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (store == NULL)
    {
      const char *path = g_task_get_task_data (G_TASK (result));

      g_warning ("%s: %s", path, error->message);
      g_signal_emit (self, signals[SIGNAL_FAILED], 0, path, error);
      return;
    }

  g_set_object (&self->store, store);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STORE]);

  g_clear_handle_id (&self->check_source, g_source_remove);
  self->check_source = g_timeout_add_seconds (CHECK_DELAY_SECONDS, check_delay_passed_cb, self);
}

void
tenbo_context_open_store (TenboContext *self)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (TENBO_IS_CONTEXT (self));

  task = g_task_new (self, self->cancellable, store_opened_cb, NULL);
  g_task_set_source_tag (task, tenbo_context_open_store);
  g_task_set_task_data (task, tenbo_store_default_path (), g_free);
  g_task_run_in_thread (task, open_store_in_thread);
}

void
tenbo_context_close_store (TenboContext *self)
{
  g_return_if_fail (TENBO_IS_CONTEXT (self));

  g_cancellable_cancel (self->cancellable);
  g_clear_handle_id (&self->check_source, g_source_remove);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  if (self->store == NULL)
    return;

  g_clear_object (&self->store);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STORE]);
}

void
tenbo_context_shut_down (TenboContext *self)
{
  gint64           limit = g_get_monotonic_time () + CLOSE_LIMIT_USEC;
  g_autofree char *path = NULL;

  g_return_if_fail (TENBO_IS_CONTEXT (self));

  if (self->store != NULL)
    path = g_strdup (tenbo_store_get_path (self->store));
  tenbo_context_close_store (self);

  /* If the program exited now, the write-ahead log would remain next to the database. The next
   * program that opens the database would apply the log, even if another database has that name by
   * then. */
  while (path != NULL && tenbo_store_is_open (path) && g_get_monotonic_time () < limit)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (CLOSE_POLL_USEC);
}

static void
tenbo_context_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  TenboContext *self = TENBO_CONTEXT (object);

  switch ((TenboContextProps) prop_id)
    {
    case PROP_STORE:
      g_value_set_object (value, self->store);
      return;
    }

  G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
tenbo_context_dispose (GObject *object)
{
  TenboContext *self = TENBO_CONTEXT (object);

  g_clear_handle_id (&self->check_source, g_source_remove);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->settings);
  g_clear_object (&self->rulesets);
  g_clear_object (&self->store);
  g_clear_pointer (&self->schema, g_free);

  G_OBJECT_CLASS (tenbo_context_parent_class)->dispose (object);
}

static void
tenbo_context_class_init (TenboContextClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GType         type = G_TYPE_FROM_CLASS (klass);

  object_class->get_property = tenbo_context_get_property;
  object_class->dispose = tenbo_context_dispose;

  props[PROP_STORE] = g_param_spec_object ("store", NULL, NULL,
                                           TENBO_TYPE_STORE,
                                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  signals[SIGNAL_UPDATING] = g_signal_new ("updating", type, G_SIGNAL_RUN_LAST, 0,
                                           NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_FAILED] = g_signal_new ("failed", type, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 2,
                                         G_TYPE_STRING, G_TYPE_ERROR);
  signals[SIGNAL_DAMAGED] = g_signal_new ("damaged", type, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 2,
                                          TENBO_TYPE_STORE, G_TYPE_ERROR);
}

static void
tenbo_context_init (TenboContext *self)
{
  g_autofree char *own_rules = tenbo_ruleset_list_default_dir ();

  self->cancellable = g_cancellable_new ();
  self->rulesets = tenbo_ruleset_list_new (own_rules);
}

TenboContext *
tenbo_context_new (const char *schema)
{
  TenboContext *self = g_object_new (TENBO_TYPE_CONTEXT, NULL);

  self->schema = g_strdup (schema);

  return self;
}

TenboStore *
tenbo_context_get_store (TenboContext *self)
{
  g_return_val_if_fail (TENBO_IS_CONTEXT (self), NULL);

  return self->store;
}

TenboRulesetList *
tenbo_context_get_rulesets (TenboContext *self)
{
  g_return_val_if_fail (TENBO_IS_CONTEXT (self), NULL);

  return self->rulesets;
}

GSettings *
tenbo_context_get_settings (TenboContext *self)
{
  g_return_val_if_fail (TENBO_IS_CONTEXT (self), NULL);

  if (self->settings == NULL)
    self->settings = g_settings_new (self->schema);

  return self->settings;
}
