/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-people-queries.h"

#include "tenbo-store-private.h"
#include "tenbo-tables.h"

/* What is asked, and the answer. */
typedef struct
{
  const char        *word;
  gint64             person_id;
  gint64             other_id;
  GPtrArray         *people;
  TenboStoredPerson *person;
  int                number;
} Query;

static gboolean
list_all (TenboDb *db,
          gpointer user_data,
          GError **error)
{
  Query *query = user_data;

  query->people = tenbo_people_list_all (db, error);
  return query->people != NULL;
}

static gboolean
find (TenboDb *db,
      gpointer user_data,
      GError **error)
{
  Query *query = user_data;

  query->people = tenbo_people_find (db, query->word, error);
  return query->people != NULL;
}

static gboolean
read_person (TenboDb *db,
             gpointer user_data,
             GError **error)
{
  Query *query = user_data;

  query->person = tenbo_people_read (db, query->person_id, error);
  return query->person != NULL;
}

static gboolean
count_together (TenboDb *db,
                gpointer user_data,
                GError **error)
{
  Query *query = user_data;

  return tenbo_people_count_together (db, query->person_id, query->other_id, &query->number, error);
}

GPtrArray *
tenbo_store_list_everybody (TenboStore *self,
                            GError    **error)
{
  Query query = { 0 };

  g_return_val_if_fail (TENBO_IS_STORE (self), NULL);
  return tenbo_store_read (self, list_all, &query, error) ? query.people : NULL;
}

GPtrArray *
tenbo_store_find_people (TenboStore *self,
                         const char *word,
                         GError    **error)
{
  Query query = { .word = word };

  g_return_val_if_fail (TENBO_IS_STORE (self) && word != NULL, NULL);
  return tenbo_store_read (self, find, &query, error) ? query.people : NULL;
}

TenboStoredPerson *
tenbo_store_read_person (TenboStore *self,
                         gint64      person_id,
                         GError    **error)
{
  Query query = { .person_id = person_id };

  g_return_val_if_fail (TENBO_IS_STORE (self), NULL);
  return tenbo_store_read (self, read_person, &query, error) ? query.person : NULL;
}

gboolean
tenbo_store_count_games_together (TenboStore *self,
                                  gint64      person_id,
                                  gint64      other_id,
                                  int        *n_games,
                                  GError    **error)
{
  Query query = { .person_id = person_id, .other_id = other_id };

  g_return_val_if_fail (TENBO_IS_STORE (self) && n_games != NULL, FALSE);
  if (!tenbo_store_read (self, count_together, &query, error))
    return FALSE;

  *n_games = query.number;
  return TRUE;
}
