/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-history-filter.h"

#include "tenbo-period.h"

struct _TenboHistoryFilter
{
  GObject parent_instance;

  /* Owned */
  char      *words;
  GArray    *people; /* of gint64 */
  GPtrArray *names;  /* of theirs */
  char      *session_name;
  char      *ruleset;
  char      *ruleset_name;
  char      *place;
  GDateTime *first_day;
  GDateTime *last_day;
  char      *period_name;

  gint64    session_id; /* 0: any */
  TenboShow show;
  gboolean  deleted;
};

typedef enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
} TenboHistoryFilterSignals;

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TenboHistoryFilter, tenbo_history_filter, G_TYPE_OBJECT)

static void
emit_changed (TenboHistoryFilter *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Makes *@place a copy of @day. */
static void
set_day (GDateTime **place,
         GDateTime  *day)
{
  g_autoptr (GDateTime) old = *place;

  *place = day != NULL ? g_date_time_ref (day) : NULL;
}

static void
clear_filters (TenboHistoryFilter *self)
{
  g_array_set_size (self->people, 0);
  g_ptr_array_set_size (self->names, 0);
  self->session_id = 0;
  g_clear_pointer (&self->session_name, g_free);
  g_clear_pointer (&self->ruleset, g_free);
  g_clear_pointer (&self->ruleset_name, g_free);
  g_clear_pointer (&self->place, g_free);
  g_clear_pointer (&self->first_day, g_date_time_unref);
  g_clear_pointer (&self->last_day, g_date_time_unref);
  g_clear_pointer (&self->period_name, g_free);
  self->show = TENBO_SHOW_ALL;
}

static void
tenbo_history_filter_finalize (GObject *object)
{
  TenboHistoryFilter *self = TENBO_HISTORY_FILTER (object);

  clear_filters (self);
  g_clear_pointer (&self->words, g_free);
  g_clear_pointer (&self->people, g_array_unref);
  g_clear_pointer (&self->names, g_ptr_array_unref);

  G_OBJECT_CLASS (tenbo_history_filter_parent_class)->finalize (object);
}

static void
tenbo_history_filter_class_init (TenboHistoryFilterClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tenbo_history_filter_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed",
                                          TENBO_TYPE_HISTORY_FILTER,
                                          G_SIGNAL_RUN_LAST,
                                          0,
                                          NULL,
                                          NULL,
                                          NULL,
                                          G_TYPE_NONE,
                                          0);
}

static void
tenbo_history_filter_init (TenboHistoryFilter *self)
{
  self->people = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->names = g_ptr_array_new_with_free_func (g_free);
}

TenboHistoryFilter *
tenbo_history_filter_new (void)
{
  return g_object_new (TENBO_TYPE_HISTORY_FILTER, NULL);
}

TenboHistoryFilter *
tenbo_history_filter_new_deleted (void)
{
  TenboHistoryFilter *self = tenbo_history_filter_new ();

  self->deleted = TRUE;

  return self;
}

const char *
tenbo_history_filter_get_words (TenboHistoryFilter *self)
{
  g_return_val_if_fail (TENBO_IS_HISTORY_FILTER (self), NULL);

  return self->words;
}

void
tenbo_history_filter_set_words (TenboHistoryFilter *self,
                                const char         *words)
{
  g_autofree char *stripped = g_strstrip (g_strdup (words != NULL ? words : ""));

  g_return_if_fail (TENBO_IS_HISTORY_FILTER (self));

  if (g_set_str (&self->words, stripped[0] != '\0' ? stripped : NULL))
    emit_changed (self);
}

guint
tenbo_history_filter_get_n_people (TenboHistoryFilter *self)
{
  g_return_val_if_fail (TENBO_IS_HISTORY_FILTER (self), 0);

  return self->people->len;
}

gint64
tenbo_history_filter_get_person (TenboHistoryFilter *self,
                                 guint               index)
{
  g_return_val_if_fail (TENBO_IS_HISTORY_FILTER (self), 0);
  g_return_val_if_fail (index < self->people->len, 0);

  return g_array_index (self->people, gint64, index);
}

const char *
tenbo_history_filter_get_person_name (TenboHistoryFilter *self,
                                      guint               index)
{
  g_return_val_if_fail (TENBO_IS_HISTORY_FILTER (self), NULL);
  g_return_val_if_fail (index < self->names->len, NULL);

  return g_ptr_array_index (self->names, index);
}

/* The index of @person_id, or -1. */
static int
find_person (TenboHistoryFilter *self,
             gint64              person_id)
{
  for (guint i = 0; i < self->people->len; i++)
    if (g_array_index (self->people, gint64, i) == person_id)
      return (int) i;

  return -1;
}

void
tenbo_history_filter_add_person (TenboHistoryFilter *self,
                                 gint64              person_id,
                                 const char         *name)
{
  g_return_if_fail (TENBO_IS_HISTORY_FILTER (self));
  g_return_if_fail (name != NULL);

  if (find_person (self, person_id) >= 0)
    return;

  g_array_append_val (self->people, person_id);
  g_ptr_array_add (self->names, g_strdup (name));
  emit_changed (self);
}

void
tenbo_history_filter_remove_person (TenboHistoryFilter *self,
                                    gint64              person_id)
{
  int index;

  g_return_if_fail (TENBO_IS_HISTORY_FILTER (self));

  index = find_person (self, person_id);
  if (index < 0)
    return;

  g_array_remove_index (self->people, (guint) index);
  g_ptr_array_remove_index (self->names, (guint) index);
  emit_changed (self);
}

gint64
tenbo_history_filter_get_session (TenboHistoryFilter *self)
{
  g_return_val_if_fail (TENBO_IS_HISTORY_FILTER (self), 0);

  return self->session_id;
}

const char *
tenbo_history_filter_get_session_name (TenboHistoryFilter *self)
{
  g_return_val_if_fail (TENBO_IS_HISTORY_FILTER (self), NULL);

  return self->session_name;
}

void
tenbo_history_filter_set_session (TenboHistoryFilter *self,
                                  gint64              session_id,
                                  const char         *name)
{
  g_return_if_fail (TENBO_IS_HISTORY_FILTER (self));

  g_set_str (&self->session_name, name);
  if (self->session_id == session_id)
    return;

  self->session_id = session_id;
  emit_changed (self);
}

const char *
tenbo_history_filter_get_ruleset (TenboHistoryFilter *self)
{
  g_return_val_if_fail (TENBO_IS_HISTORY_FILTER (self), NULL);

  return self->ruleset;
}

const char *
tenbo_history_filter_get_ruleset_name (TenboHistoryFilter *self)
{
  g_return_val_if_fail (TENBO_IS_HISTORY_FILTER (self), NULL);

  return self->ruleset_name;
}

void
tenbo_history_filter_set_ruleset (TenboHistoryFilter *self,
                                  const char         *key,
                                  const char         *name)
{
  g_return_if_fail (TENBO_IS_HISTORY_FILTER (self));

  g_set_str (&self->ruleset_name, name);
  if (g_set_str (&self->ruleset, key))
    emit_changed (self);
}

const char *
tenbo_history_filter_get_place (TenboHistoryFilter *self)
{
  g_return_val_if_fail (TENBO_IS_HISTORY_FILTER (self), NULL);

  return self->place;
}

void
tenbo_history_filter_set_place (TenboHistoryFilter *self,
                                const char         *place)
{
  g_return_if_fail (TENBO_IS_HISTORY_FILTER (self));

  if (g_set_str (&self->place, place))
    emit_changed (self);
}

GDateTime *
tenbo_history_filter_get_first_day (TenboHistoryFilter *self)
{
  g_return_val_if_fail (TENBO_IS_HISTORY_FILTER (self), NULL);

  return self->first_day;
}

GDateTime *
tenbo_history_filter_get_last_day (TenboHistoryFilter *self)
{
  g_return_val_if_fail (TENBO_IS_HISTORY_FILTER (self), NULL);

  return self->last_day;
}

const char *
tenbo_history_filter_get_period_name (TenboHistoryFilter *self)
{
  g_return_val_if_fail (TENBO_IS_HISTORY_FILTER (self), NULL);

  return self->period_name;
}

void
tenbo_history_filter_set_period (TenboHistoryFilter *self,
                                 GDateTime          *first_day,
                                 GDateTime          *last_day,
                                 const char         *name)
{
  g_return_if_fail (TENBO_IS_HISTORY_FILTER (self));

  set_day (&self->first_day, first_day);
  set_day (&self->last_day, last_day);
  g_set_str (&self->period_name, name);
  emit_changed (self);
}

TenboShow
tenbo_history_filter_get_show (TenboHistoryFilter *self)
{
  g_return_val_if_fail (TENBO_IS_HISTORY_FILTER (self), TENBO_SHOW_ALL);

  return self->show;
}

void
tenbo_history_filter_set_show (TenboHistoryFilter *self,
                               TenboShow           show)
{
  g_return_if_fail (TENBO_IS_HISTORY_FILTER (self));

  if (self->show == show)
    return;

  self->show = show;
  emit_changed (self);
}

gboolean
tenbo_history_filter_is_set (TenboHistoryFilter *self)
{
  g_return_val_if_fail (TENBO_IS_HISTORY_FILTER (self), FALSE);

  return self->people->len > 0 || self->session_id != 0 || self->ruleset != NULL ||
         self->place != NULL || self->first_day != NULL || self->last_day != NULL ||
         self->show != TENBO_SHOW_ALL;
}

void
tenbo_history_filter_clear (TenboHistoryFilter *self)
{
  g_return_if_fail (TENBO_IS_HISTORY_FILTER (self));

  clear_filters (self);
  g_clear_pointer (&self->words, g_free);
  emit_changed (self);
}

void
tenbo_history_filter_clear_but_words (TenboHistoryFilter *self)
{
  g_return_if_fail (TENBO_IS_HISTORY_FILTER (self));

  clear_filters (self);
  emit_changed (self);
}

static TenboFindFlags
get_flags (TenboHistoryFilter *self)
{
  if (self->deleted)
    return TENBO_FIND_DELETED;

  return self->show == TENBO_SHOW_UNFINISHED ? TENBO_FIND_UNFINISHED
                                             : TENBO_FIND_FINISHED | TENBO_FIND_UNFINISHED;
}

TenboGameFilter
tenbo_history_filter_get (TenboHistoryFilter *self)
{
  TenboGameFilter filter = { 0 };

  g_return_val_if_fail (TENBO_IS_HISTORY_FILTER (self), filter);

  filter.flags = get_flags (self);
  filter.words = self->words;
  filter.people = (const gint64 *) (gpointer) self->people->data;
  filter.n_people = self->people->len;
  filter.session_id = self->session_id;
  filter.ruleset_key = self->ruleset;
  filter.place = self->place;
  tenbo_period_get_bounds (self->first_day, self->last_day, &filter.since_msec,
                           &filter.until_msec);
  filter.counted = self->show == TENBO_SHOW_COUNTED ? TENBO_FIND_COUNTED
                   : self->show == TENBO_SHOW_VOID  ? TENBO_FIND_VOID
                                                    : TENBO_FIND_ALL;

  return filter;
}
