/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-history-model.h"

#include "tenbo-summary.h"

#include <gtk/gtk.h>

/* Some screens of rows: read in about a millisecond, and rarely enough while one scrolls. */
#define PAGE_SIZE 100

struct _TenboHistoryModel
{
  GObject parent_instance;

  /* Owned */
  TenboStore *store;
  GPtrArray  *summaries; /* of TenboSummary */

  guint    n_unfinished; /* at the start of `summaries` */
  gboolean complete;
};

static void list_iface_init (GListModelInterface *iface);
static void section_iface_init (GtkSectionModelInterface *iface);

/* clang-format off */
G_DEFINE_FINAL_TYPE_WITH_CODE (TenboHistoryModel, tenbo_history_model, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_iface_init)
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SECTION_MODEL, section_iface_init))
/* clang-format on */

static gint64
get_session (TenboHistoryModel *self,
             guint              position)
{
  return tenbo_summary_get_stored (g_ptr_array_index (self->summaries, position))->session_id;
}

static gboolean
is_same_section (TenboHistoryModel *self,
                 guint              one,
                 guint              other)
{
  if (one < self->n_unfinished || other < self->n_unfinished)
    return one < self->n_unfinished && other < self->n_unfinished;

  return get_session (self, one) == get_session (self, other);
}

static GType
tenbo_history_model_get_item_type (GListModel *model)
{
  return TENBO_TYPE_SUMMARY;
}

static guint
tenbo_history_model_get_n_items (GListModel *model)
{
  return TENBO_HISTORY_MODEL (model)->summaries->len;
}

static gpointer
tenbo_history_model_get_item (GListModel *model,
                              guint       position)
{
  TenboHistoryModel *self = TENBO_HISTORY_MODEL (model);

  if (position >= self->summaries->len)
    return NULL;

  return g_object_ref (g_ptr_array_index (self->summaries, position));
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
  guint              n_items = self->summaries->len;

  if (position >= n_items)
    {
      *start = n_items;
      *end = G_MAXUINT;
      return;
    }

  *start = position;
  *end = position + 1;

  while (*start > 0 && is_same_section (self, *start - 1, position))
    (*start)--;

  while (*end < n_items && is_same_section (self, *end, position))
    (*end)++;
}

static void
section_iface_init (GtkSectionModelInterface *iface)
{
  iface->get_section = tenbo_history_model_get_section;
}

static gint64
get_now_ms (void)
{
  return g_get_real_time () / 1000;
}

/* Moves the rows of @stored into the list. Returns their number. */
static guint
take_all (TenboHistoryModel *self,
          GPtrArray         *stored)
{
  gint64               now_ms = get_now_ms ();
  gsize                n_stored;
  g_autofree gpointer *rows = g_ptr_array_steal (stored, &n_stored);

  for (gsize i = 0; i < n_stored; i++)
    g_ptr_array_add (self->summaries, tenbo_summary_new (rows[i], now_ms));

  return (guint) n_stored;
}

static gboolean
append_unfinished (TenboHistoryModel *self,
                   GError           **error)
{
  g_autoptr (GPtrArray) stored = tenbo_store_list_unfinished (self->store, 0, error);

  if (stored == NULL)
    return FALSE;

  self->n_unfinished = take_all (self, stored);

  return TRUE;
}

static gboolean
append_finished (TenboHistoryModel *self,
                 guint              limit,
                 GError           **error)
{
  const TenboStoredSummary *after = NULL;
  g_autoptr (GPtrArray) stored = NULL;

  if (self->summaries->len > self->n_unfinished)
    after = tenbo_summary_get_stored (g_ptr_array_index (self->summaries,
                                                         self->summaries->len - 1));

  stored = tenbo_store_list_finished (self->store, after, limit, error);

  if (stored == NULL)
    return FALSE;

  self->complete = take_all (self, stored) < limit;

  return TRUE;
}

/* Says that all from @position on is new; a session may go on over the border of two pages. */
static void
emit_appended (TenboHistoryModel *self,
               guint              position)
{
  guint start = position;
  guint end = position;

  g_list_model_items_changed (G_LIST_MODEL (self), position, 0, self->summaries->len - position);

  if (position == 0 || position == self->summaries->len)
    return;

  tenbo_history_model_get_section (GTK_SECTION_MODEL (self), position, &start, &end);

  if (start < position)
    gtk_section_model_sections_changed (GTK_SECTION_MODEL (self), start, end - start);
}

static void
tenbo_history_model_dispose (GObject *object)
{
  TenboHistoryModel *self = TENBO_HISTORY_MODEL (object);

  g_clear_object (&self->store);
  g_clear_pointer (&self->summaries, g_ptr_array_unref);

  G_OBJECT_CLASS (tenbo_history_model_parent_class)->dispose (object);
}

static void
tenbo_history_model_class_init (TenboHistoryModelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tenbo_history_model_dispose;
}

static void
tenbo_history_model_init (TenboHistoryModel *self)
{
  self->summaries = g_ptr_array_new_with_free_func (g_object_unref);
}

TenboHistoryModel *
tenbo_history_model_new (TenboStore *store)
{
  TenboHistoryModel *self;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);

  self = g_object_new (TENBO_TYPE_HISTORY_MODEL, NULL);
  self->store = g_object_ref (store);

  return self;
}

gboolean
tenbo_history_model_load_more (TenboHistoryModel *self,
                               GError           **error)
{
  guint before;

  g_return_val_if_fail (TENBO_IS_HISTORY_MODEL (self), FALSE);

  before = self->summaries->len;

  if (self->complete || !append_finished (self, PAGE_SIZE, error))
    return FALSE;

  emit_appended (self, before);

  return self->summaries->len > before;
}

gboolean
tenbo_history_model_reload (TenboHistoryModel *self,
                            GError           **error)
{
  g_autoptr (GPtrArray) old = NULL;
  guint    limit;
  gboolean read;

  g_return_val_if_fail (TENBO_IS_HISTORY_MODEL (self), FALSE);

  limit = MAX (self->summaries->len - self->n_unfinished, PAGE_SIZE);
  old = g_steal_pointer (&self->summaries);
  self->summaries = g_ptr_array_new_with_free_func (g_object_unref);
  self->n_unfinished = 0;
  self->complete = FALSE;

  read = append_unfinished (self, error) && append_finished (self, limit, error);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, old->len, self->summaries->len);

  return read;
}

gboolean
tenbo_history_model_is_complete (TenboHistoryModel *self)
{
  g_return_val_if_fail (TENBO_IS_HISTORY_MODEL (self), TRUE);

  return self->complete;
}
