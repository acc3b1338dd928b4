/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-history-queries.h"

#include "tenbo-finding.h"
#include "tenbo-reading.h"

/* What is asked, and the answer. */
typedef struct
{
  const TenboGameFilter *filter;
  const TenboGameKey    *keys;
  guint                  n;
  GArray                *found;
  GPtrArray             *rows;
  GStrv                  places;
} Query;

static gboolean
find_games (TenboDb *db,
            gpointer user_data,
            GError **error)
{
  Query *query = user_data;

  query->found = tenbo_finding_run (db, query->filter, error);
  return query->found != NULL;
}

static gboolean
read_summaries (TenboDb *db,
                gpointer user_data,
                GError **error)
{
  Query *query = user_data;

  query->rows = tenbo_finding_read_summaries (db, query->keys, query->n, error);
  return query->rows != NULL;
}

static gboolean
list_places (TenboDb *db,
             gpointer user_data,
             GError **error)
{
  Query *query = user_data;

  query->places = tenbo_finding_list_places (db, error);
  return query->places != NULL;
}

static gboolean
list_rulesets (TenboDb *db,
               gpointer user_data,
               GError **error)
{
  Query *query = user_data;

  query->rows = tenbo_finding_list_rulesets (db, error);
  return query->rows != NULL;
}

/* A copy that owns what it points to. */
static TenboGameFilter *
copy_filter (const TenboGameFilter *filter)
{
  TenboGameFilter *copy = g_memdup2 (filter, sizeof *filter);

  copy->words = g_strdup (filter->words);
  copy->people = g_memdup2 (filter->people, filter->n_people * sizeof *filter->people);
  copy->ruleset_key = g_strdup (filter->ruleset_key);
  copy->place = g_strdup (filter->place);
  return copy;
}

static void
free_filter (gpointer data)
{
  TenboGameFilter *filter = data;

  g_free ((char *) filter->words);
  g_free ((gint64 *) filter->people);
  g_free ((char *) filter->ruleset_key);
  g_free ((char *) filter->place);
  g_free (filter);
}

static void
find_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  GError *error = NULL;
  GArray *found = tenbo_store_find_games (source, task_data, cancellable, &error);

  if (found != NULL)
    g_task_return_pointer (task, found, (GDestroyNotify) g_array_unref);
  else
    g_task_return_error (task, error);
}

GArray *
tenbo_store_find_games (TenboStore            *self,
                        const TenboGameFilter *filter,
                        GCancellable          *cancellable,
                        GError               **error)
{
  Query query = { .filter = filter };

  g_return_val_if_fail (TENBO_IS_STORE (self) && filter != NULL, NULL);
  return tenbo_store_read_cancellable (self, find_games, &query, cancellable, error) ? query.found
                                                                                     : NULL;
}

void
tenbo_store_find_games_async (TenboStore            *self,
                              const TenboGameFilter *filter,
                              GCancellable          *cancellable,
                              GAsyncReadyCallback    callback,
                              gpointer               user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (TENBO_IS_STORE (self) && filter != NULL);

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, tenbo_store_find_games_async);
  g_task_set_task_data (task, copy_filter (filter), free_filter);
  g_task_run_in_thread (task, find_thread);
}

GArray *
tenbo_store_find_games_finish (TenboStore   *self,
                               GAsyncResult *result,
                               GError      **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}

GPtrArray *
tenbo_store_read_summaries (TenboStore         *self,
                            const TenboGameKey *keys,
                            guint               n,
                            GError            **error)
{
  Query query = { .keys = keys, .n = n };

  g_return_val_if_fail (TENBO_IS_STORE (self) && (keys != NULL || n == 0), NULL);
  return tenbo_store_read (self, read_summaries, &query, error) ? query.rows : NULL;
}

GStrv
tenbo_store_list_places (TenboStore *self,
                         GError    **error)
{
  Query query = { 0 };

  g_return_val_if_fail (TENBO_IS_STORE (self), NULL);
  return tenbo_store_read (self, list_places, &query, error) ? query.places : NULL;
}

void
tenbo_played_ruleset_free (TenboPlayedRuleset *ruleset)
{
  g_free (ruleset->key);
  g_free (ruleset->name);
  g_free (ruleset);
}

GPtrArray *
tenbo_store_list_played_rulesets (TenboStore *self,
                                  GError    **error)
{
  Query query = { 0 };

  g_return_val_if_fail (TENBO_IS_STORE (self), NULL);
  return tenbo_store_read (self, list_rulesets, &query, error) ? query.rows : NULL;
}
