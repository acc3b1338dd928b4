/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-history-model.h"

#include "tenbo-class.h"
#include "tenbo-history-keys.h"
#include "tenbo-history-rows.h"

#include <gtk/gtk.h>

/* Number of games read for the first frame: more than a window shows */
#define N_FIRST 50

/* Time until the next frame is painted */
#define FRAME_MSEC 20

/* Replaced rows are matched with new rows, which reuse their widgets. A list has widgets for this
 * many rows; further rows are added after them. */
#define MAX_REPLACED 200

struct _TenboHistoryModel
{
  GObject parent_instance;

  /* Owned */
  TenboStore         *store;
  TenboHistoryFilter *filter;
  GArray             *keys; /* of TenboGameKey; never changed while a thread uses it */
  TenboHistoryRows   *rows;
  GCancellable       *search; /* NULL if no search is running */
  GArray             *whole;  /* all games of a new list while only the first show; else NULL */
  guint               whole_source;

  gboolean is_other; /* whether the search is for a list unrelated to the current one */
};

typedef enum
{
  SIGNAL_BEGUN,
  SIGNAL_FOUND,
  SIGNAL_FAILED,
  N_SIGNALS,
} TenboHistoryModelSignals;

static guint signals[N_SIGNALS];

static void list_iface_init (GListModelInterface *iface);
static void section_iface_init (GtkSectionModelInterface *iface);

/* clang-format off */
G_DEFINE_FINAL_TYPE_WITH_CODE (TenboHistoryModel, tenbo_history_model, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_iface_init)
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SECTION_MODEL, section_iface_init))
/* clang-format on */

/* --- The list --- */

static GType
tenbo_history_model_get_item_type (GListModel *model)
{
  return TENBO_TYPE_SUMMARY;
}

static guint
tenbo_history_model_get_n_items (GListModel *model)
{
  return TENBO_HISTORY_MODEL (model)->keys->len;
}

static gpointer
tenbo_history_model_get_item (GListModel *model,
                              guint       position)
{
  TenboHistoryModel *self = TENBO_HISTORY_MODEL (model);

  return position < self->keys->len ? tenbo_history_rows_get (self->rows, position) : NULL;
}

static void
list_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = tenbo_history_model_get_item_type;
  iface->get_n_items = tenbo_history_model_get_n_items;
  iface->get_item = tenbo_history_model_get_item;
}

static void
tenbo_history_model_get_section (GtkSectionModel *model,
                                 guint            position,
                                 guint           *start,
                                 guint           *end)
{
  TenboHistoryModel *self = TENBO_HISTORY_MODEL (model);

  *start = self->keys->len;
  *end = G_MAXUINT;
  if (position < self->keys->len)
    tenbo_history_keys_get_section (self->keys, position, start, end);
}

static void
section_iface_init (GtkSectionModelInterface *iface)
{
  iface->get_section = tenbo_history_model_get_section;
}

/* Replaces the list by @keys (transfer full) without emitting signals. */
static void
set_keys (TenboHistoryModel *self,
          GArray            *keys)
{
  g_clear_pointer (&self->keys, g_array_unref);
  self->keys = keys;
  tenbo_history_rows_set_keys (self->rows, keys);
}

/* Emits signals that the rows at @position, and possibly the sections around them, changed. */
static void
emit_changed (TenboHistoryModel      *self,
              const TenboHistoryHunk *hunk)
{
  guint start = hunk->position;
  guint end = hunk->position + hunk->n_added;
  guint ignored;

  g_list_model_items_changed (G_LIST_MODEL (self), hunk->position, hunk->n_removed, hunk->n_added);

  if (start > 0)
    tenbo_history_keys_get_section (self->keys, start - 1, &start, &ignored);
  if (end < self->keys->len)
    tenbo_history_keys_get_section (self->keys, end, &ignored, &end);
  if (end > start)
    gtk_section_model_sections_changed (GTK_SECTION_MODEL (self), start, end - start);
}

/* Applies @hunk of @after to the list and emits signals. */
static void
replace (TenboHistoryModel      *self,
         const TenboHistoryHunk *hunk,
         GArray                 *after)
{
  if (hunk->n_removed > 0)
    g_array_remove_range (self->keys, hunk->position, hunk->n_removed);
  if (hunk->n_added > 0)
    g_array_insert_vals (self->keys, hunk->position,
                         &g_array_index (after, TenboGameKey, hunk->position), hunk->n_added);
  emit_changed (self, hunk);
}

/* Replaces the list by @after. Each of several steps leaves a complete list, because handlers read
 * the list in between. */
static void
take_keys (TenboHistoryModel *self,
           GArray            *after,
           GArray            *hunks)
{
  const TenboHistoryHunk *first = (const TenboHistoryHunk *) (gpointer) hunks->data;
  gboolean                at_once = hunks->len == 1 && (first->n_removed == 0 ||
                                         first->n_added <= MAX_REPLACED);

  if (!at_once)
    set_keys (self, g_array_copy (self->keys));
  for (guint i = 0; !at_once && i < hunks->len; i++)
    {
      TenboHistoryHunk hunk = first[i];
      TenboHistoryHunk rest = hunk;

      if (hunk.n_removed > 0)
        hunk.n_added = MIN (hunk.n_added, MAX_REPLACED);
      replace (self, &hunk, after);

      rest.position += hunk.n_added;
      rest.n_removed = 0;
      rest.n_added -= hunk.n_added;
      if (rest.n_added > 0)
        replace (self, &rest, after);
    }

  set_keys (self, g_array_ref (after));
  if (at_once)
    emit_changed (self, first);
}

/* --- Searching for games --- */

/* Data of a search thread */
typedef struct
{
  GArray           *before;  /* current list; shared */
  GArray           *after;   /* new list */
  GArray           *hunks;   /* hunks that turn `before` into `after` */
  TenboHistoryRead *reading; /* first rows of another list; NULL: same list */
} Search;

static void
search_free (gpointer data)
{
  Search *search = data;

  g_clear_pointer (&search->before, g_array_unref);
  g_clear_pointer (&search->after, g_array_unref);
  g_clear_pointer (&search->hunks, g_array_unref);
  g_clear_pointer (&search->reading, tenbo_history_read_free);
  g_free (search);
}

/* Compares two states of one list. For a new list, which is shown from its start, reads the first
 * visible rows so that they appear immediately. */
static void
compare_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  TenboHistoryModel *self = source;
  Search            *search = task_data;
  GError            *error = NULL;

  if (search->reading == NULL)
    search->hunks = tenbo_history_keys_compare (search->before, search->after);
  else
    {
      g_array_append_vals (search->reading->keys, search->after->data,
                           MIN (search->after->len, N_FIRST));
      if (!tenbo_history_read_run (search->reading, self->store, &error))
        {
          g_task_return_error (task, error);
          return;
        }
    }

  g_task_return_boolean (task, TRUE);
}

/* Shows the whole new list. */
static void
end_other (TenboHistoryModel *self)
{
  g_autoptr (GArray) whole = g_steal_pointer (&self->whole);
  guint n_first = self->keys->len;

  self->is_other = FALSE;
  g_clear_object (&self->search);
  set_keys (self, g_array_ref (whole));
  if (whole->len > n_first)
    emit_changed (self, &(TenboHistoryHunk) { n_first, 0, whole->len - n_first });

  g_signal_emit (self, signals[SIGNAL_FOUND], 0);
}

static gboolean
whole_cb (gpointer user_data)
{
  TenboHistoryModel *self = user_data;

  self->whole_source = 0;
  end_other (self);

  return G_SOURCE_REMOVE;
}

static void
compared_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  TenboHistoryModel *self = TENBO_HISTORY_MODEL (source);
  Search            *search = g_task_get_task_data (G_TASK (result));
  GCancellable      *cancellable = g_task_get_cancellable (G_TASK (result));
  guint              n_before = self->keys->len;
  GArray            *first;
  g_autoptr (GError) error = NULL;

  /* A canceled search reports nothing, because another one is running. */
  g_task_propagate_boolean (G_TASK (result), &error);
  if (g_cancellable_is_cancelled (cancellable))
    return;

  if (error != NULL)
    {
      g_clear_object (&self->search);
      g_signal_emit (self, signals[SIGNAL_FAILED], 0, error);
    }
  else if (search->reading != NULL)
    {
      /* The first games of a new list are read. The others are added after these are painted,
       * because a list creates widgets for two hundred games, whether visible or not. */
      first = g_array_new (FALSE, FALSE, sizeof (TenboGameKey));
      g_array_append_vals (first, search->after->data, MIN (search->after->len, N_FIRST));
      tenbo_history_rows_take (self->rows, search->reading);
      set_keys (self, first);
      emit_changed (self, &(TenboHistoryHunk) { 0, n_before, first->len });
      g_signal_emit (self, signals[SIGNAL_BEGUN], 0);

      /* A handler may have started another search. */
      if (g_cancellable_is_cancelled (cancellable))
        return;

      self->whole = g_array_ref (search->after);
      if (self->whole->len == self->keys->len)
        end_other (self);
      else
        self->whole_source = g_timeout_add_full (GDK_PRIORITY_REDRAW + 1, FRAME_MSEC, whole_cb,
                                                 self, NULL);
    }
  else
    {
      g_clear_object (&self->search);
      take_keys (self, search->after, search->hunks);
      g_signal_emit (self, signals[SIGNAL_FOUND], 0);
    }
}

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (GTask) task = user_data; /* source object: the model */
  TenboHistoryModel *self = g_task_get_source_object (task);
  Search            *search = g_task_get_task_data (task);
  g_autoptr (GError) error = NULL;

  search->after = tenbo_store_read_finish (TENBO_STORE (source), result, &error);

  if (search->after == NULL)
    {
      g_task_return_error (task, g_steal_pointer (&error));
      return;
    }

  search->before = g_array_ref (self->keys);
  g_task_run_in_thread (task, compare_thread);
}

static void
cancel_search (TenboHistoryModel *self)
{
  if (self->search != NULL)
    g_cancellable_cancel (self->search);

  g_clear_object (&self->search);
  g_clear_handle_id (&self->whole_source, g_source_remove);
  g_clear_pointer (&self->whole, g_array_unref);
}

static void
look_for_games (TenboHistoryModel *self)
{
  TenboGameFilter filter = tenbo_history_filter_get (self->filter);
  Search         *search = g_new0 (Search, 1);
  GTask          *task;

  cancel_search (self);
  self->search = g_cancellable_new ();
  if (self->is_other)
    search->reading = tenbo_history_read_new (
      g_array_new (FALSE, FALSE, sizeof (TenboGameKey)), tenbo_history_rows_get_round (self->rows));

  task = g_task_new (self, self->search, compared_cb, NULL);
  g_task_set_source_tag (task, look_for_games);
  g_task_set_task_data (task, search, search_free);
  tenbo_games_search_async (self->store, &filter, self->search, found_cb, task);
}

static void
filter_changed_cb (TenboHistoryModel *self)
{
  self->is_other = TRUE;
  look_for_games (self);
}

/* --- The object --- */

static void
failed_cb (TenboHistoryModel *self,
           const GError      *error)
{
  g_signal_emit (self, signals[SIGNAL_FAILED], 0, error);
}

static void
tenbo_history_model_dispose (GObject *object)
{
  TenboHistoryModel *self = TENBO_HISTORY_MODEL (object);

  cancel_search (self);
  g_clear_object (&self->filter);
  g_clear_object (&self->rows);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (tenbo_history_model_parent_class)->dispose (object);
}

static void
tenbo_history_model_finalize (GObject *object)
{
  TenboHistoryModel *self = TENBO_HISTORY_MODEL (object);

  g_clear_pointer (&self->keys, g_array_unref);

  G_OBJECT_CLASS (tenbo_history_model_parent_class)->finalize (object);
}

static void
tenbo_history_model_class_init (TenboHistoryModelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = tenbo_history_model_dispose;
  object_class->finalize = tenbo_history_model_finalize;

  signals[SIGNAL_BEGUN] = tenbo_class_add_signal (klass, "begun", 0);
  signals[SIGNAL_FOUND] = tenbo_class_add_signal (klass, "found", 0);
  signals[SIGNAL_FAILED] = tenbo_class_add_signal (klass, "failed", 1, G_TYPE_ERROR);
}

static void
tenbo_history_model_init (TenboHistoryModel *self)
{
  self->keys = g_array_new (FALSE, FALSE, sizeof (TenboGameKey));
}

TenboHistoryModel *
tenbo_history_model_new (TenboStore         *store,
                         TenboHistoryFilter *filter)
{
  TenboHistoryModel *self;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);
  g_return_val_if_fail (TENBO_IS_HISTORY_FILTER (filter), NULL);

  self = g_object_new (TENBO_TYPE_HISTORY_MODEL, NULL);
  self->store = g_object_ref (store);
  self->filter = g_object_ref (filter);
  self->rows = tenbo_history_rows_new (store);
  g_signal_connect_object (self->rows, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (filter,
                           "changed",
                           G_CALLBACK (filter_changed_cb),
                           self,
                           G_CONNECT_SWAPPED);

  return self;
}

/* Appends the games @stored (of TenboStoredSummary) to @keys and adds their rows. */
static void
add_read (TenboHistoryModel *self,
          GArray            *keys,
          GPtrArray         *stored)
{
  gsize                n_stored;
  g_autofree gpointer *rows = g_ptr_array_steal (stored, &n_stored);

  for (gsize i = 0; i < n_stored; i++)
    {
      TenboStoredSummary *summary = rows[i];
      TenboGameKey        key = tenbo_game_key (
        summary->id, summary->progress.end_reason != NULL ? summary->session_id : 0,
        summary->is_void);

      g_array_append_val (keys, key);
      tenbo_history_rows_add (self->rows, summary);
    }
}

gboolean
tenbo_history_model_read_first (TenboHistoryModel *self,
                                GError           **error)
{
  TenboGameFilter filter;
  g_autoptr (GArray) keys = g_array_new (FALSE, FALSE, sizeof (TenboGameKey));
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (GPtrArray) unfinished = NULL;
  g_autoptr (GPtrArray) finished = NULL;

  g_return_val_if_fail (TENBO_IS_HISTORY_MODEL (self), FALSE);

  filter = tenbo_history_filter_get (self->filter);
  if (self->keys->len > 0 || filter.words != NULL || tenbo_history_filter_is_set (self->filter) ||
      (filter.flags & TENBO_FIND_DELETED) != 0)
    return TRUE;

  read = tenbo_store_read_begin (self->store, NULL, error);
  unfinished = tenbo_games_list_unfinished (read, N_FIRST, error);
  if (unfinished == NULL)
    return FALSE;

  finished = tenbo_games_list_finished (read, NULL, N_FIRST, error);
  if (finished == NULL)
    return FALSE;

  g_clear_pointer (&read, tenbo_read_end);
  add_read (self, keys, unfinished);
  add_read (self, keys, finished);
  cancel_search (self);
  set_keys (self, g_steal_pointer (&keys));
  g_list_model_items_changed (G_LIST_MODEL (self), 0, 0, self->keys->len);

  return TRUE;
}

void
tenbo_history_model_reload (TenboHistoryModel *self)
{
  g_return_if_fail (TENBO_IS_HISTORY_MODEL (self));

  tenbo_history_rows_read_again (self->rows);
  look_for_games (self);
}

gboolean
tenbo_history_model_get_busy (TenboHistoryModel *self)
{
  g_return_val_if_fail (TENBO_IS_HISTORY_MODEL (self), FALSE);

  return self->search != NULL;
}

const TenboGameKey *
tenbo_history_model_get_key (TenboHistoryModel *self,
                             guint              position)
{
  g_return_val_if_fail (TENBO_IS_HISTORY_MODEL (self), NULL);
  g_return_val_if_fail (position < self->keys->len, NULL);

  return &g_array_index (self->keys, TenboGameKey, position);
}

gboolean
tenbo_history_model_find (TenboHistoryModel *self,
                          gint64             game_id,
                          guint             *position)
{
  g_return_val_if_fail (TENBO_IS_HISTORY_MODEL (self), FALSE);

  for (guint i = 0; i < self->keys->len; i++)
    if (g_array_index (self->keys, TenboGameKey, i).game_id == game_id)
      {
        *position = i;
        return TRUE;
      }

  return FALSE;
}

guint
tenbo_history_model_get_n_kept (TenboHistoryModel *self)
{
  g_return_val_if_fail (TENBO_IS_HISTORY_MODEL (self), 0);

  return tenbo_history_rows_get_n_kept (self->rows);
}
