/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-history-rows.h"

#include "tenbo-sessions.h"

/* Number of rows in a page: several screens, read in a few milliseconds */
#define PAGE_SIZE 50

/* Number of pages before and after the requested page that are read with it */
#define PAGES_AHEAD 2

/* Of the pages requested during a read, only the last ones are still visible: the two ends of the
 * rows in a list. */
#define MAX_ASKED 2

/* A list itself keeps about 200 rows. Keeping 300 fewer would save half a mebibyte, but the rows
 * would be read again with each step of a mouse wheel. */
#define MAX_KEPT 800

/* A list also keeps the rows around the focused one. Rows read around one of the three positions
 * must not evict rows read around another. */
G_STATIC_ASSERT ((MAX_ASKED + 1) * (2 * PAGES_AHEAD + 1) * PAGE_SIZE <= MAX_KEPT);

/* A game whose row is kept */
typedef struct
{
  gint64        game_id;
  TenboSummary *summary; /* owned */
  gboolean      is_old;  /* whether to read it again */
  gboolean      is_gone; /* whether it did not exist when it was read */
  GList         link;    /* link in `used`; its data is this struct */
} Kept;

struct _TenboHistoryRows
{
  GObject parent_instance;

  /* Owned */
  TenboStore *store;
  GArray     *keys;  /* of TenboGameKey; shared */
  GHashTable *kept;  /* game id → Kept */
  GArray     *asked; /* of guint: requested pages, in order of request */

  GQueue   used; /* of Kept, most recently requested first */
  guint    read_source;
  gboolean reading;
  gboolean has_old; /* whether some shown rows are old */
  guint    round;   /* number of times all rows became old */
};

static guint failed_signal;

G_DEFINE_FINAL_TYPE (TenboHistoryRows, tenbo_history_rows, G_TYPE_OBJECT)

static void schedule_read (TenboHistoryRows *self);

/* --- Reading on any thread --- */

TenboHistoryRead *
tenbo_history_read_new (GArray *keys,
                        guint   round)
{
  TenboHistoryRead *self = g_new0 (TenboHistoryRead, 1);

  self->keys = keys;
  self->round = round;
  self->sessions = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free,
                                          (GDestroyNotify) tenbo_stored_session_free);

  return self;
}

void
tenbo_history_read_free (TenboHistoryRead *self)
{
  g_clear_pointer (&self->keys, g_array_unref);
  g_clear_pointer (&self->summaries, g_ptr_array_unref);
  g_clear_pointer (&self->sessions, g_hash_table_unref);
  g_free (self);
}

gboolean
tenbo_history_read_run (TenboHistoryRead *self,
                        TenboStore       *store,
                        GError          **error)
{
  const TenboGameKey *keys = (const TenboGameKey *) (gpointer) self->keys->data;
  g_autoptr (TenboRead) read = NULL;

  g_return_val_if_fail (self->summaries == NULL, FALSE);

  read = tenbo_store_read_begin (store, NULL, error);
  self->summaries = tenbo_games_read_summaries (read, keys, self->keys->len, error);
  if (self->summaries == NULL)
    return FALSE;

  for (guint i = 0; i < self->keys->len; i++)
    {
      gint64 id = keys[i].session_id;
      g_autoptr (GError) local_error = NULL;
      TenboStoredSession *session;

      if (id == 0 || g_hash_table_contains (self->sessions, &id))
        continue;

      session = tenbo_sessions_read (read, id, &local_error);
      if (session != NULL)
        g_hash_table_insert (self->sessions, g_memdup2 (&id, sizeof id), session);
      /* A session that was deleted meanwhile is gone with its games. */
      else if (!g_error_matches (local_error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND))
        {
          g_propagate_error (error, g_steal_pointer (&local_error));
          return FALSE;
        }
    }

  return TRUE;
}

/* --- Kept rows --- */

static void
kept_free (gpointer data)
{
  Kept *kept = data;

  g_object_unref (kept->summary);
  g_free (kept);
}

/* Returns the row of @game_id, created if needed, and marks it as the most recently used. */
static Kept *
keep (TenboHistoryRows *self,
      gint64            game_id)
{
  Kept *kept = g_hash_table_lookup (self->kept, &game_id);

  if (kept != NULL)
    {
      g_queue_unlink (&self->used, &kept->link);
      g_queue_push_head_link (&self->used, &kept->link);
      return kept;
    }

  kept = g_new0 (Kept, 1);
  kept->game_id = game_id;
  kept->summary = tenbo_summary_new_unread ();
  kept->link.data = kept;
  g_hash_table_insert (self->kept, &kept->game_id, kept);
  g_queue_push_head_link (&self->used, &kept->link);

  return kept;
}

/* --- Reading rows --- */

static void
read_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  TenboHistoryRows *self = source;
  GError           *error = NULL;

  if (tenbo_history_read_run (task_data, self->store, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  TenboHistoryRows *self = TENBO_HISTORY_ROWS (source);
  g_autoptr (GError) error = NULL;

  self->reading = FALSE;

  if (!g_task_propagate_boolean (G_TASK (result), &error))
    {
      g_signal_emit (self, failed_signal, 0, error);
      return;
    }

  tenbo_history_rows_take (self, g_task_get_task_data (G_TASK (result)));
  if (self->asked->len > 0 || self->has_old)
    schedule_read (self);
}

/* Starts a thread that reads the rows of @wanted (transfer full), if there are any. */
static void
start_reading (TenboHistoryRows *self,
               GArray           *wanted)
{
  g_autoptr (GTask) task = NULL;

  if (wanted->len == 0)
    {
      g_array_unref (wanted);
      return;
    }

  task = g_task_new (self, NULL, read_cb, NULL);
  g_task_set_source_tag (task, start_reading);
  g_task_set_task_data (task, tenbo_history_read_new (wanted, self->round),
                        (GDestroyNotify) tenbo_history_read_free);
  g_task_run_in_thread (task, read_thread);
  self->reading = TRUE;
}

/* Starts to read the missing rows of the page requested last, otherwise those around it. */
static gboolean
read_around (TenboHistoryRows *self,
             guint             asked)
{
  static const int order[] = { 0, 1, -1, 2, -2 };
  GArray          *wanted = g_array_new (FALSE, FALSE, sizeof (TenboGameKey));

  G_STATIC_ASSERT (G_N_ELEMENTS (order) == 2 * PAGES_AHEAD + 1);

  for (guint i = 0; i < G_N_ELEMENTS (order) && wanted->len < PAGE_SIZE; i++)
    {
      int   page = (int) asked + order[i];
      guint end = page >= 0 ? MIN (((guint) page + 1) * PAGE_SIZE, self->keys->len) : 0;

      for (guint j = (guint) page * PAGE_SIZE; page >= 0 && j < end; j++)
        {
          const TenboGameKey *key = &g_array_index (self->keys, TenboGameKey, j);
          gint64              id = key->game_id;
          const Kept         *kept = g_hash_table_lookup (self->kept, &id);

          /* Mark present rows as used: they are near the visible rows, even if they were not
           * requested recently. */
          if (kept == NULL || kept->is_old ||
              (!kept->is_gone && tenbo_summary_get_stored (kept->summary) == NULL))
            g_array_append_vals (wanted, key, 1);
          else
            keep (self, id);
        }
    }

  start_reading (self, wanted);

  return self->reading;
}

/* Starts to read the shown rows again. Other rows are read when they are requested. */
static void
read_shown (TenboHistoryRows *self)
{
  GArray *wanted = g_array_new (FALSE, FALSE, sizeof (TenboGameKey));

  self->has_old = FALSE;
  for (GList *link = self->used.head; link != NULL; link = link->next)
    {
      const Kept               *kept = link->data;
      const TenboStoredSummary *stored = tenbo_summary_get_stored (kept->summary);
      TenboGameKey              key;

      if (!kept->is_old || stored == NULL || G_OBJECT (kept->summary)->ref_count == 1)
        continue;

      key = tenbo_game_key (kept->game_id, stored->session_id, FALSE);
      if (!tenbo_summary_has_ended (kept->summary))
        key.session_id = 0;
      g_array_append_val (wanted, key);
    }

  start_reading (self, wanted);
}

static gboolean
read_source_cb (gpointer user_data)
{
  TenboHistoryRows *self = user_data;

  self->read_source = 0;

  if (!self->reading && self->has_old)
    read_shown (self);

  while (!self->reading && self->asked->len > 0)
    {
      guint last = self->asked->len - 1;

      if (!read_around (self, g_array_index (self->asked, guint, last)))
        g_array_set_size (self->asked, last);
    }

  return G_SOURCE_REMOVE;
}

/* Schedules a read, because rows are requested during layout, when nothing may start. */
static void
schedule_read (TenboHistoryRows *self)
{
  if (self->read_source == 0 && !self->reading)
    self->read_source = g_idle_add_full (G_PRIORITY_DEFAULT, read_source_cb, self, NULL);
}

/* --- The object --- */

static void
tenbo_history_rows_dispose (GObject *object)
{
  TenboHistoryRows *self = TENBO_HISTORY_ROWS (object);

  g_clear_handle_id (&self->read_source, g_source_remove);
  g_clear_object (&self->store);
  g_clear_pointer (&self->keys, g_array_unref);
  g_clear_pointer (&self->asked, g_array_unref);
  g_clear_pointer (&self->kept, g_hash_table_unref);

  G_OBJECT_CLASS (tenbo_history_rows_parent_class)->dispose (object);
}

static void
tenbo_history_rows_class_init (TenboHistoryRowsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = tenbo_history_rows_dispose;

  failed_signal = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
tenbo_history_rows_init (TenboHistoryRows *self)
{
  self->keys = g_array_new (FALSE, FALSE, sizeof (TenboGameKey));
  self->asked = g_array_new (FALSE, FALSE, sizeof (guint));
  self->kept = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, kept_free);
  g_queue_init (&self->used);
}

TenboHistoryRows *
tenbo_history_rows_new (TenboStore *store)
{
  TenboHistoryRows *self;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);

  self = g_object_new (TENBO_TYPE_HISTORY_ROWS, NULL);
  self->store = g_object_ref (store);

  return self;
}

void
tenbo_history_rows_set_keys (TenboHistoryRows *self,
                             GArray           *keys)
{
  g_autoptr (GArray) old = NULL;

  g_return_if_fail (TENBO_IS_HISTORY_ROWS (self));
  g_return_if_fail (keys != NULL);

  old = self->keys;
  self->keys = g_array_ref (keys);
}

TenboSummary *
tenbo_history_rows_get (TenboHistoryRows *self,
                        guint             position)
{
  const TenboGameKey *key;
  GArray             *asked;
  guint               page = position / PAGE_SIZE;

  g_return_val_if_fail (TENBO_IS_HISTORY_ROWS (self), NULL);
  g_return_val_if_fail (position < self->keys->len, NULL);

  key = &g_array_index (self->keys, TenboGameKey, position);
  asked = self->asked;
  if (asked->len == 0 || g_array_index (asked, guint, asked->len - 1) != page)
    {
      for (guint i = 0; i < asked->len; i++)
        if (g_array_index (asked, guint, i) == page)
          {
            g_array_remove_index (asked, i);
            break;
          }
      if (asked->len == MAX_ASKED)
        g_array_remove_index (asked, 0);
      g_array_append_val (asked, page);
      schedule_read (self);
    }

  return g_object_ref (keep (self, key->game_id)->summary);
}

guint
tenbo_history_rows_get_round (TenboHistoryRows *self)
{
  g_return_val_if_fail (TENBO_IS_HISTORY_ROWS (self), 0);

  return self->round;
}

void
tenbo_history_rows_take (TenboHistoryRows *self,
                         TenboHistoryRead *reading)
{
  gint64 now_ms = g_get_real_time () / 1000;

  g_return_if_fail (TENBO_IS_HISTORY_ROWS (self));
  g_return_if_fail (reading != NULL && reading->summaries != NULL);

  for (guint i = 0; i < reading->keys->len; i++)
    {
      const TenboGameKey *key = &g_array_index (reading->keys, TenboGameKey, i);
      TenboStoredSummary *stored = g_ptr_array_index (reading->summaries, i);
      gint64              session_id = key->session_id;
      TenboStoredSession *session = g_hash_table_lookup (reading->sessions, &session_id);
      Kept               *kept = keep (self, key->game_id);

      /* A row read before all rows became old is old, too. */
      kept->is_old = reading->round != self->round;
      kept->is_gone = stored == NULL;
      if (stored == NULL)
        continue;

      g_ptr_array_index (reading->summaries, i) = NULL;
      tenbo_summary_set_stored (kept->summary,
                                stored,
                                session != NULL ? tenbo_stored_session_copy (session) : NULL,
                                now_ms);
    }

  while (g_hash_table_size (self->kept) > MAX_KEPT)
    {
      Kept *unused = g_queue_peek_tail (&self->used);

      g_queue_unlink (&self->used, &unused->link);
      g_hash_table_remove (self->kept, &unused->game_id);
    }
}

void
tenbo_history_rows_add (TenboHistoryRows   *self,
                        TenboStoredSummary *stored)
{
  Kept *kept;

  g_return_if_fail (TENBO_IS_HISTORY_ROWS (self));
  g_return_if_fail (stored != NULL);

  kept = keep (self, stored->id);

  /* Its session may have more to show now. */
  kept->is_old = stored->progress.end_reason != NULL;
  tenbo_summary_set_stored (kept->summary, stored, NULL, g_get_real_time () / 1000);
}

void
tenbo_history_rows_read_again (TenboHistoryRows *self)
{
  g_return_if_fail (TENBO_IS_HISTORY_ROWS (self));

  for (GList *link = self->used.head; link != NULL; link = link->next)
    ((Kept *) link->data)->is_old = TRUE;

  self->round++;
  self->has_old = TRUE;
  schedule_read (self);
}

guint
tenbo_history_rows_get_n_kept (TenboHistoryRows *self)
{
  g_return_val_if_fail (TENBO_IS_HISTORY_ROWS (self), 0);

  return g_hash_table_size (self->kept);
}
