/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-history-filter.h"

#include "tenbo-period.h"

#include <glib/gi18n.h>

struct _TenboHistoryFilter
{
  GObject parent_instance;

  /* Owned */
  char      *words;
  GPtrArray *terms;  /* of TenboFilterTerm, sorted by kind */
  GArray    *people; /* of gint64: people of the terms */

  gboolean deleted;
};

typedef enum
{
  PROP_WORDS = 1,
  PROP_IS_SET,
} TenboHistoryFilterProps;

static GParamSpec *props[PROP_IS_SET + 1];

static guint changed_signal;

G_DEFINE_FINAL_TYPE (TenboHistoryFilter, tenbo_history_filter, G_TYPE_OBJECT)

/* --- Words --- */

const char *
tenbo_show_get_name (TenboShow show)
{
  switch (show)
    {
    case TENBO_SHOW_ALL:
      return _ ("All Games");
    case TENBO_SHOW_COUNTED:
      return _ ("Without Void Games");
    case TENBO_SHOW_VOID:
      return _ ("Void Games Only");
    case TENBO_SHOW_UNFINISHED:
      return _ ("Unfinished Games Only");
    }

  g_return_val_if_reached ("");
}

/* Formats a range of days: "14 Nov 2025 – 20 Nov 2025"; NULL if both days are NULL. */
static char *
describe_days (GDateTime *first_day,
               GDateTime *last_day)
{
  g_autofree char *first = first_day != NULL ? tenbo_describe_date (first_day) : NULL;
  g_autofree char *last = last_day != NULL ? tenbo_describe_date (last_day) : NULL;

  if (first == NULL && last == NULL)
    return NULL;

  /* Translators: a period: from a day on; until a day; from one day to another */
  if (last == NULL)
    return g_strdup_printf (_ ("From %s"), first);

  if (first == NULL)
    /* Translators: last day of a period */
    return g_strdup_printf (_ ("Until %s"), last);

  /* Translators: first and last day */
  return g_strdup_printf (_ ("%1$s – %2$s"), first, last);
}

/* --- Terms --- */

void
tenbo_filter_term_free (TenboFilterTerm *term)
{
  g_free (term->key);
  g_free (term->name);
  g_clear_pointer (&term->first_day, g_date_time_unref);
  g_clear_pointer (&term->last_day, g_date_time_unref);
  g_free (term);
}

TenboFilterTerm *
tenbo_filter_term_copy (const TenboFilterTerm *term)
{
  TenboFilterTerm *copy = g_memdup2 (term, sizeof *term);

  copy->key = g_strdup (term->key);
  copy->name = g_strdup (term->name);
  if (term->first_day != NULL)
    g_date_time_ref (term->first_day);
  if (term->last_day != NULL)
    g_date_time_ref (term->last_day);

  return copy;
}

static gboolean
is_same_day (GDateTime *one,
             GDateTime *other)
{
  return one == other || (one != NULL && other != NULL && g_date_time_equal (one, other));
}

static gboolean
is_same_term (const TenboFilterTerm *one,
              const TenboFilterTerm *other)
{
  return one->kind == other->kind && one->id == other->id &&
         g_strcmp0 (one->key, other->key) == 0 && g_strcmp0 (one->name, other->name) == 0 &&
         is_same_day (one->first_day, other->first_day) &&
         is_same_day (one->last_day, other->last_day);
}

/* Finds the index of the term of @kind (for people, also of @id), or the index for inserting it.
 * Returns whether it was found. */
static gboolean
find_term (TenboHistoryFilter *self,
           TenboFilterKind     kind,
           gint64              id,
           guint              *index)
{
  for (*index = 0; *index < self->terms->len; (*index)++)
    {
      const TenboFilterTerm *term = g_ptr_array_index (self->terms, *index);

      if (term->kind > kind)
        return FALSE;
      if (term->kind == kind && (kind != TENBO_FILTER_PERSON || term->id == id))
        return TRUE;
    }

  return FALSE;
}

static void
emit_changed (TenboHistoryFilter *self)
{
  g_array_set_size (self->people, 0);
  for (guint i = 0; i < self->terms->len; i++)
    {
      const TenboFilterTerm *term = g_ptr_array_index (self->terms, i);

      if (term->kind == TENBO_FILTER_PERSON)
        g_array_append_val (self->people, term->id);
    }

  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WORDS]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_IS_SET]);
  g_signal_emit (self, changed_signal, 0);
}

/* --- The object --- */

static void
tenbo_history_filter_finalize (GObject *object)
{
  TenboHistoryFilter *self = TENBO_HISTORY_FILTER (object);

  g_clear_pointer (&self->words, g_free);
  g_clear_pointer (&self->terms, g_ptr_array_unref);
  g_clear_pointer (&self->people, g_array_unref);

  G_OBJECT_CLASS (tenbo_history_filter_parent_class)->finalize (object);
}

static void
tenbo_history_filter_get_property (GObject    *object,
                                   guint       id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  TenboHistoryFilter *self = TENBO_HISTORY_FILTER (object);

  if (id == PROP_WORDS)
    g_value_set_string (value, self->words);
  else
    g_value_set_boolean (value, tenbo_history_filter_is_set (self));
}

static void
tenbo_history_filter_class_init (TenboHistoryFilterClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = tenbo_history_filter_finalize;
  object_class->get_property = tenbo_history_filter_get_property;

  props[PROP_WORDS] = g_param_spec_string ("words", NULL, NULL, NULL,
                                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_IS_SET] = g_param_spec_boolean ("is-set", NULL, NULL, FALSE,
                                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
  changed_signal = g_signal_new ("changed", TENBO_TYPE_HISTORY_FILTER, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
tenbo_history_filter_init (TenboHistoryFilter *self)
{
  self->terms = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_filter_term_free);
  self->people = g_array_new (FALSE, FALSE, sizeof (gint64));
}

TenboHistoryFilter *
tenbo_history_filter_new (gboolean deleted)
{
  TenboHistoryFilter *self = g_object_new (TENBO_TYPE_HISTORY_FILTER, NULL);

  self->deleted = deleted;

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

GPtrArray *
tenbo_history_filter_get_terms (TenboHistoryFilter *self)
{
  g_return_val_if_fail (TENBO_IS_HISTORY_FILTER (self), NULL);

  return self->terms;
}

const TenboFilterTerm *
tenbo_history_filter_find (TenboHistoryFilter *self,
                           TenboFilterKind     kind)
{
  g_return_val_if_fail (TENBO_IS_HISTORY_FILTER (self), NULL);

  for (guint i = 0; i < self->terms->len; i++)
    {
      const TenboFilterTerm *term = g_ptr_array_index (self->terms, i);

      if (term->kind == kind)
        return term;
    }

  return NULL;
}

void
tenbo_history_filter_set (TenboHistoryFilter    *self,
                          const TenboFilterTerm *term)
{
  TenboFilterTerm *copy;
  guint            index;

  g_return_if_fail (TENBO_IS_HISTORY_FILTER (self));
  g_return_if_fail (term != NULL);

  copy = tenbo_filter_term_copy (term);
  if (!find_term (self, term->kind, term->id, &index))
    g_ptr_array_insert (self->terms, (int) index, copy);
  else if (is_same_term (g_ptr_array_index (self->terms, index), term))
    {
      tenbo_filter_term_free (copy);
      return;
    }
  else
    {
      tenbo_filter_term_free (self->terms->pdata[index]);
      self->terms->pdata[index] = copy;
    }

  emit_changed (self);
}

void
tenbo_history_filter_set_days (TenboHistoryFilter *self,
                               GDateTime          *first_day,
                               GDateTime          *last_day)
{
  g_autofree char *name = describe_days (first_day, last_day);

  tenbo_history_filter_set (self, &(TenboFilterTerm) {
                                    .kind = TENBO_FILTER_PERIOD,
                                    .id = TENBO_PERIOD_DAYS,
                                    .name = name,
                                    .first_day = first_day,
                                    .last_day = last_day,
                                  });
}

void
tenbo_history_filter_remove (TenboHistoryFilter *self,
                             TenboFilterKind     kind,
                             gint64              id)
{
  guint index;

  g_return_if_fail (TENBO_IS_HISTORY_FILTER (self));

  if (!find_term (self, kind, id, &index))
    return;

  g_ptr_array_remove_index (self->terms, index);
  emit_changed (self);
}

gboolean
tenbo_history_filter_is_set (TenboHistoryFilter *self)
{
  g_return_val_if_fail (TENBO_IS_HISTORY_FILTER (self), FALSE);

  for (guint i = 0; i < self->terms->len; i++)
    if (((const TenboFilterTerm *) g_ptr_array_index (self->terms, i))->name != NULL)
      return TRUE;

  return FALSE;
}

void
tenbo_history_filter_clear (TenboHistoryFilter *self,
                            gboolean            but_words)
{
  g_return_if_fail (TENBO_IS_HISTORY_FILTER (self));

  g_ptr_array_set_size (self->terms, 0);
  if (!but_words)
    g_clear_pointer (&self->words, g_free);
  emit_changed (self);
}

TenboGameFilter
tenbo_history_filter_get (TenboHistoryFilter *self)
{
  TenboGameFilter filter = { .flags = TENBO_FIND_FINISHED | TENBO_FIND_UNFINISHED };

  g_return_val_if_fail (TENBO_IS_HISTORY_FILTER (self), filter);

  filter.words = self->words;
  filter.people = (const gint64 *) (gpointer) self->people->data;
  filter.n_people = self->people->len;
  for (guint i = 0; i < self->terms->len; i++)
    {
      const TenboFilterTerm *term = g_ptr_array_index (self->terms, i);

      switch (term->kind)
        {
        case TENBO_FILTER_PERSON:
          break;
        case TENBO_FILTER_SESSION:
          filter.session_id = term->id;
          break;
        case TENBO_FILTER_RULESET:
          filter.ruleset_key = term->key;
          break;
        case TENBO_FILTER_VENUE:
          filter.venue = term->key;
          break;
        case TENBO_FILTER_PERIOD:
          tenbo_period_get_bounds (term->first_day, term->last_day, &filter.since_msec,
                                   &filter.until_msec);
          break;
        case TENBO_FILTER_SHOW:
          filter.counted = term->id == TENBO_SHOW_COUNTED ? TENBO_FIND_COUNTED
                           : term->id == TENBO_SHOW_VOID  ? TENBO_FIND_VOID
                                                          : TENBO_FIND_ALL;
          if (term->id == TENBO_SHOW_UNFINISHED)
            filter.flags = TENBO_FIND_UNFINISHED;
          break;
        }
    }
  if (self->deleted)
    filter.flags = TENBO_FIND_DELETED;

  return filter;
}
