/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-folder-service.h"

/* Time until the first look, so that the program can show its window before; time between two looks
 * at the files of other devices; and the time for which a commit waits for the next one */
#define START_MSEC   500
#define LOOK_SECONDS 2
#define PAUSE_MSEC   100

struct _TenboFolderService
{
  GObject parent_instance;

  TenboStore          *store;    /* owned; NULL: stopped */
  TenboFolderSettings *settings; /* owned, or NULL */
  GError              *error;    /* owned, or NULL */
  guint                n_waiting;
  guint                n_problems;
  gboolean             has_synced;

  TenboFolderMemory *memory;  /* of the thread while it runs; owned */
  GHashTable        *changed; /* ids of games that have changed since it began; owned */
  gboolean           any_changed;

  gboolean has_committed; /* since the thread began */
  gboolean may_wait;      /* the same, of the thread while it runs */

  GCancellable *cancellable;
  GQueue        jobs;  /* of GTask that wait for the thread; owned */
  guint         look;  /* source; 0: none */
  guint         pause; /* source; 0: none */
  gboolean      is_running;
  gboolean      is_late; /* something has changed since the running one began */

  /* The store belongs to no folder: nothing runs until somebody joins one. */
  gboolean is_idle;
};

G_DEFINE_FINAL_TYPE (TenboFolderService, tenbo_folder_service, G_TYPE_OBJECT)

enum
{
  PROP_SETTINGS = 1,
  PROP_ERROR,
  PROP_N_WAITING,
  PROP_N_PROBLEMS,
  PROP_HAS_SYNCED,
  N_PROPERTIES,
};

enum
{
  SIGNAL_SYNCED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPERTIES];
static guint       signals[N_SIGNALS];

/* The result of one synchronization */
typedef struct
{
  TenboFolderReport    report;
  TenboFolderSettings *settings;
  GError              *error;
  guint                n_waiting;
  guint                n_problems;

  /* The store has just joined a folder: only its settings were read, so that they can be shown
   * while the first synchronization takes its time. */
  gboolean has_joined;
} Result;

static void
result_free (gpointer data)
{
  Result *result = data;

  g_clear_pointer (&result->settings, tenbo_folder_settings_free);
  g_clear_error (&result->error);
  g_free (result);
}

static guint
count_problems (TenboStore *store)
{
  g_autoptr (GPtrArray) problems = tenbo_folder_list_problems (store, NULL);

  return problems != NULL ? problems->len : 0;
}

static void
run_thread (GTask        *task,
            gpointer      source,
            gpointer      task_data,
            GCancellable *cancellable)
{
  TenboFolderService *self = source;
  TenboStore         *store = task_data;
  Result             *result = g_new0 (Result, 1);

  /* The main loop changes the settings only while no thread runs. */
  if (tenbo_folder_read_settings (store, &result->settings, &result->error) &&
      result->settings != NULL)
    result->has_joined = self->settings == NULL;

  /* Counting takes a tenth of a second for a very large history, so it is not done at each look at
   * a folder that is missing. */
  if (result->settings != NULL && !result->has_joined &&
      !tenbo_folder_sync (store, self->memory, cancellable, &result->report, &result->error))
    {
      result->n_waiting = self->n_waiting;
      if (self->may_wait)
        tenbo_folder_count_waiting (store, &result->n_waiting, NULL);
    }
  if (result->settings != NULL)
    result->n_problems = count_problems (store);

  g_task_return_pointer (task, result, result_free);
}

static void run_next (TenboFolderService *self);

static gboolean
is_same_error (const GError *a,
               const GError *b)
{
  if (a == NULL || b == NULL)
    return a == b;

  return a->domain == b->domain && a->code == b->code && g_str_equal (a->message, b->message);
}

static void
set_count (TenboFolderService *self,
           guint              *count,
           guint               new_count,
           guint               property)
{
  if (*count == new_count)
    return;

  *count = new_count;
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static void
set_result (TenboFolderService *self,
            Result             *result)
{
  gboolean has_synced = result->settings != NULL && result->error == NULL && !result->has_joined;
  gboolean is_known = result->settings != NULL || result->error == NULL;
  gboolean other_settings = (self->settings == NULL) != (result->settings == NULL) ||
                            (self->settings != NULL &&
                             (g_strcmp0 (self->settings->path, result->settings->path) != 0 ||
                              g_strcmp0 (self->settings->name, result->settings->name) != 0 ||
                              self->settings->flags != result->settings->flags));

  /* Otherwise the settings cannot be read now, and are the same as before. */
  if (is_known)
    {
      g_clear_pointer (&self->settings, tenbo_folder_settings_free);
      self->settings = g_steal_pointer (&result->settings);
    }
  if (is_known && other_settings)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SETTINGS]);
  if (!is_same_error (self->error, result->error))
    {
      g_clear_error (&self->error);
      self->error = g_steal_pointer (&result->error);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ERROR]);
    }
  set_count (self, &self->n_waiting, result->n_waiting, PROP_N_WAITING);
  set_count (self, &self->n_problems, result->n_problems, PROP_N_PROBLEMS);
  if (self->has_synced != has_synced)
    {
      self->has_synced = has_synced;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HAS_SYNCED]);
    }
  if (result->report.n_read > 0 || result->report.n_written > 0 || result->report.n_rulesets > 0)
    g_signal_emit (self, signals[SIGNAL_SYNCED], 0, &result->report);
}

static gboolean
look_cb (gpointer user_data)
{
  TenboFolderService *self = user_data;

  self->is_late = TRUE;
  run_next (self);
  return G_SOURCE_CONTINUE;
}

/* Looks at the files of the others from time to time while there is a folder. */
static void
set_idle (TenboFolderService *self,
          gboolean            is_idle)
{
  self->is_idle = is_idle;
  if (is_idle)
    g_clear_handle_id (&self->look, g_source_remove);
  else if (self->look == 0)
    self->look = g_timeout_add_seconds (LOOK_SECONDS, look_cb, self);
}

static void
run_cb (GObject      *source,
        GAsyncResult *async_result,
        gpointer      user_data)
{
  TenboFolderService *self = TENBO_FOLDER_SERVICE (source);
  Result             *result = g_task_propagate_pointer (G_TASK (async_result), NULL);

  self->is_running = FALSE;
  if (result != NULL && self->store != NULL)
    {
      set_idle (self, result->settings == NULL && result->error == NULL);
      self->is_late |= result->has_joined;
      self->has_committed |= result->has_joined;
      set_result (self, result);
    }
  if (result != NULL)
    result_free (result);
  run_next (self);
}

/* Gives the thread the changes since it began the last time. */
static void
hand_over (TenboFolderService *self)
{
  GHashTableIter iter;
  gpointer       id;

  g_hash_table_iter_init (&iter, self->changed);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    {
      g_hash_table_add (self->memory->changed, id);
      g_hash_table_iter_steal (&iter);
    }

  self->may_wait = self->has_committed;
  self->has_committed = FALSE;
  self->memory->any_changed |= self->any_changed;
  self->any_changed = FALSE;
}

static void
start (TenboFolderService *self)
{
  g_autoptr (GTask) task = NULL;

  self->is_running = TRUE;
  self->is_late = FALSE;
  hand_over (self);
  task = g_task_new (self, self->cancellable, run_cb, NULL);
  g_task_set_task_data (task, g_object_ref (self->store), g_object_unref);
  g_task_set_priority (task, G_PRIORITY_LOW);
  g_task_run_in_thread (task, run_thread);
}

/* --- Jobs --- */

typedef struct
{
  TenboStore        *store; /* owned */
  TenboFolderJobFunc func;
  gpointer           data;
  GDestroyNotify     destroy;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  job->destroy (job->data);
  g_object_unref (job->store);
  g_free (job);
}

static void
job_thread (GTask        *thread,
            gpointer      source,
            gpointer      task_data,
            GCancellable *cancellable)
{
  Job    *job = g_task_get_task_data (task_data);
  GError *error = NULL;

  if (job->func (job->store, job->data, &error))
    g_task_return_boolean (thread, TRUE);
  else
    g_task_return_error (thread, error);
}

static void
job_cb (GObject      *source,
        GAsyncResult *result,
        gpointer      user_data)
{
  TenboFolderService *self = TENBO_FOLDER_SERVICE (source);
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;

  self->is_running = FALSE;
  if (g_task_propagate_boolean (G_TASK (result), &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
  run_next (self);
}

static void
start_job (TenboFolderService *self,
           GTask              *task)
{
  g_autoptr (GTask) thread = g_task_new (self, NULL, job_cb, task);

  self->is_running = TRUE;
  g_task_set_task_data (thread, g_object_ref (task), g_object_unref);
  g_task_run_in_thread (thread, job_thread);
}

/* Runs the next job, or else a synchronization if something has changed. */
static void
run_next (TenboFolderService *self)
{
  if (self->is_running || self->store == NULL)
    return;

  if (!g_queue_is_empty (&self->jobs))
    start_job (self, g_queue_pop_head (&self->jobs));
  else if (self->is_late)
    start (self);
}

static gboolean
pause_cb (gpointer user_data)
{
  TenboFolderService *self = user_data;

  self->pause = 0;
  self->is_late = TRUE;
  run_next (self);
  return G_SOURCE_REMOVE;
}

static void
committed_cb (TenboStore        *store,
              const TenboCommit *commit,
              gpointer           user_data)
{
  TenboFolderService *self = user_data;

  /* Another program may have joined a folder. */
  if (self->is_idle && !commit->is_foreign)
    return;

  for (guint i = 0; i < commit->game_ids->len; i++)
    g_hash_table_add (self->changed,
                      g_memdup2 (&g_array_index (commit->game_ids, gint64, i), sizeof (gint64)));
  self->any_changed |= commit->is_foreign || commit->person_ids->len > 0 ||
                       commit->session_ids->len > 0;

  self->has_committed = TRUE;
  if (self->pause == 0)
    self->pause = g_timeout_add (PAUSE_MSEC, pause_cb, self);
}

static void
tenbo_folder_service_get_property (GObject    *object,
                                   guint       property_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  TenboFolderService *self = TENBO_FOLDER_SERVICE (object);

  switch (property_id)
    {
    case PROP_SETTINGS:
      g_value_set_pointer (value, self->settings);
      break;
    case PROP_ERROR:
      g_value_set_boxed (value, self->error);
      break;
    case PROP_N_WAITING:
      g_value_set_uint (value, self->n_waiting);
      break;
    case PROP_N_PROBLEMS:
      g_value_set_uint (value, self->n_problems);
      break;
    case PROP_HAS_SYNCED:
      g_value_set_boolean (value, self->has_synced);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
tenbo_folder_service_finalize (GObject *object)
{
  TenboFolderService *self = TENBO_FOLDER_SERVICE (object);

  g_clear_pointer (&self->settings, tenbo_folder_settings_free);
  g_clear_error (&self->error);
  g_clear_pointer (&self->memory, tenbo_folder_memory_free);
  g_hash_table_unref (self->changed);
  g_object_unref (self->cancellable);

  G_OBJECT_CLASS (tenbo_folder_service_parent_class)->finalize (object);
}

static void
tenbo_folder_service_class_init (TenboFolderServiceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags   flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tenbo_folder_service_get_property;
  object_class->finalize = tenbo_folder_service_finalize;

  properties[PROP_SETTINGS] = g_param_spec_pointer ("settings", NULL, NULL, flags);
  properties[PROP_ERROR] = g_param_spec_boxed ("error", NULL, NULL, G_TYPE_ERROR, flags);
  properties[PROP_N_WAITING] = g_param_spec_uint ("n-waiting", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_N_PROBLEMS] = g_param_spec_uint ("n-problems", NULL, NULL, 0, G_MAXUINT, 0,
                                                   flags);
  properties[PROP_HAS_SYNCED] = g_param_spec_boolean ("has-synced", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  signals[SIGNAL_SYNCED] = g_signal_new ("synced", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
tenbo_folder_service_init (TenboFolderService *self)
{
  self->changed = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  self->cancellable = g_cancellable_new ();
}

TenboFolderService *
tenbo_folder_service_new (TenboStore *store,
                          const char *rules_dir)
{
  TenboFolderService *self;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);

  self = g_object_new (TENBO_TYPE_FOLDER_SERVICE, NULL);
  self->store = g_object_ref (store);
  self->memory = tenbo_folder_memory_new (rules_dir);
  self->has_committed = TRUE;
  self->pause = g_timeout_add (START_MSEC, pause_cb, self);
  g_signal_connect_object (store, "committed", G_CALLBACK (committed_cb), self, G_CONNECT_DEFAULT);
  return self;
}

const TenboFolderSettings *
tenbo_folder_service_get_settings (TenboFolderService *self)
{
  g_return_val_if_fail (TENBO_IS_FOLDER_SERVICE (self), NULL);
  return self->settings;
}

const GError *
tenbo_folder_service_get_error (TenboFolderService *self)
{
  g_return_val_if_fail (TENBO_IS_FOLDER_SERVICE (self), NULL);
  return self->error;
}

guint
tenbo_folder_service_get_n_waiting (TenboFolderService *self)
{
  g_return_val_if_fail (TENBO_IS_FOLDER_SERVICE (self), 0);
  return self->n_waiting;
}

guint
tenbo_folder_service_get_n_problems (TenboFolderService *self)
{
  g_return_val_if_fail (TENBO_IS_FOLDER_SERVICE (self), 0);

  return self->n_problems;
}

gboolean
tenbo_folder_service_get_has_synced (TenboFolderService *self)
{
  g_return_val_if_fail (TENBO_IS_FOLDER_SERVICE (self), FALSE);
  return self->has_synced;
}

void
tenbo_folder_service_sync (TenboFolderService *self)
{
  g_return_if_fail (TENBO_IS_FOLDER_SERVICE (self));

  self->any_changed = TRUE;
  self->has_committed = TRUE;
  self->is_late = TRUE;
  run_next (self);
}

void
tenbo_folder_service_run_async (TenboFolderService *self,
                                TenboFolderJobFunc  func,
                                gpointer            data,
                                GDestroyNotify      destroy,
                                GAsyncReadyCallback callback,
                                gpointer            user_data)
{
  g_autoptr (GTask) task = NULL;
  Job job = { .func = func, .data = data, .destroy = destroy };

  g_return_if_fail (TENBO_IS_FOLDER_SERVICE (self) && func != NULL && destroy != NULL);

  task = g_task_new (self, self->cancellable, callback, user_data);
  g_task_set_source_tag (task, tenbo_folder_service_run_async);
  if (self->store == NULL)
    {
      destroy (data);
      g_task_return_error_if_cancelled (task);
      return;
    }

  job.store = g_object_ref (self->store);
  g_task_set_task_data (task, g_memdup2 (&job, sizeof job), job_free);
  g_queue_push_tail (&self->jobs, g_steal_pointer (&task));
  run_next (self);
}

gpointer
tenbo_folder_service_run_finish (TenboFolderService *self,
                                 GAsyncResult       *result,
                                 GError            **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;

  return ((Job *) g_task_get_task_data (G_TASK (result)))->data;
}

void
tenbo_folder_service_stop (TenboFolderService *self)
{
  g_return_if_fail (TENBO_IS_FOLDER_SERVICE (self));

  if (self->store == NULL)
    return;

  g_cancellable_cancel (self->cancellable);
  while (!g_queue_is_empty (&self->jobs))
    {
      g_autoptr (GTask) task = g_queue_pop_head (&self->jobs);

      g_task_return_error_if_cancelled (task);
    }
  g_clear_handle_id (&self->look, g_source_remove);
  g_clear_handle_id (&self->pause, g_source_remove);
  g_signal_handlers_disconnect_by_func (self->store, committed_cb, self);
  g_clear_object (&self->store);
}
