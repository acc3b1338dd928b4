/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-sessions-queries.h"

#include "tenbo-store-private.h"
#include "tenbo-tables.h"

/* What is asked, and the answer. */
typedef struct
{
  gint64              session_id;
  const char         *uuid;
  guint               limit;
  GPtrArray          *people;
  GPtrArray          *rows;
  TenboStoredSession *session;
} Query;

static gboolean
read_session (TenboDb *db,
              gpointer user_data,
              GError **error)
{
  Query *query = user_data;

  query->session = tenbo_sessions_read (db, query->session_id, error);
  return query->session != NULL;
}

static gboolean
list_games (TenboDb *db,
            gpointer user_data,
            GError **error)
{
  Query *query = user_data;

  query->rows = tenbo_games_list_session (db, query->session_id, error);
  return query->rows != NULL;
}

static gboolean
list_sessions (TenboDb *db,
               gpointer user_data,
               GError **error)
{
  Query *query = user_data;

  query->rows = tenbo_sessions_list (db, query->limit, error);
  return query->rows != NULL;
}

static gboolean
list_people_and_sessions (TenboDb *db,
                          gpointer user_data,
                          GError **error)
{
  Query *query = user_data;

  query->people = tenbo_people_list_all (db, error);
  if (query->people != NULL)
    query->rows = tenbo_sessions_list (db, 0, error);
  if (query->rows != NULL)
    return TRUE;

  g_clear_pointer (&query->people, g_ptr_array_unref);
  return FALSE;
}

static gboolean
find_session (TenboDb *db,
              gpointer user_data,
              GError **error)
{
  Query *query = user_data;

  query->session_id = tenbo_sessions_find (db, query->uuid, error);
  return query->session_id >= 0;
}

TenboStoredSession *
tenbo_store_read_session (TenboStore *self,
                          gint64      session_id,
                          GError    **error)
{
  Query query = { .session_id = session_id };

  g_return_val_if_fail (TENBO_IS_STORE (self), NULL);
  return tenbo_store_read (self, read_session, &query, error) ? query.session : NULL;
}

GPtrArray *
tenbo_store_list_session_games (TenboStore *self,
                                gint64      session_id,
                                GError    **error)
{
  Query query = { .session_id = session_id };

  g_return_val_if_fail (TENBO_IS_STORE (self), NULL);
  return tenbo_store_read (self, list_games, &query, error) ? query.rows : NULL;
}

GPtrArray *
tenbo_store_list_sessions (TenboStore *self,
                           guint       limit,
                           GError    **error)
{
  Query query = { .limit = limit };

  g_return_val_if_fail (TENBO_IS_STORE (self), NULL);
  return tenbo_store_read (self, list_sessions, &query, error) ? query.rows : NULL;
}

gboolean
tenbo_store_list_people_and_sessions (TenboStore *self,
                                      GPtrArray **people,
                                      GPtrArray **sessions,
                                      GError    **error)
{
  Query    query = { 0 };
  gboolean done;

  g_return_val_if_fail (TENBO_IS_STORE (self) && people != NULL && sessions != NULL, FALSE);

  done = tenbo_store_read (self, list_people_and_sessions, &query, error);
  *people = query.people;
  *sessions = query.rows;
  return done;
}

gint64
tenbo_store_find_session (TenboStore *self,
                          const char *uuid,
                          GError    **error)
{
  Query query = { .uuid = uuid };

  g_return_val_if_fail (TENBO_IS_STORE (self) && uuid != NULL, -1);
  return tenbo_store_read (self, find_session, &query, error) ? query.session_id : -1;
}
