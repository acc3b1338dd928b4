/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-people.h"
#include "tenbo-rulesets.h"
#include "tenbo-search.h"
#include "tenbo-sessions.h"

G_BEGIN_DECLS

/* Each function reads once, from its own snapshot. */

static inline GPtrArray *
store_test_list_people (TenboStore *store,
                        guint       limit,
                        GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);

  return tenbo_people_list (read, limit, error);
}

static inline GPtrArray *
store_test_list_everybody (TenboStore *store,
                           GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);

  return tenbo_people_list_all (read, error);
}

static inline GPtrArray *
store_test_find_people (TenboStore *store,
                        const char *word,
                        GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);

  return tenbo_people_find (read, word, error);
}

static inline TenboStoredPerson *
store_test_read_person (TenboStore *store,
                        gint64      person_id,
                        GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);

  return tenbo_people_read (read, person_id, error);
}

static inline gboolean
store_test_count_games_together (TenboStore *store,
                                 gint64      person_id,
                                 gint64      other_id,
                                 int        *n_games,
                                 GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);

  return tenbo_people_count_together (read, person_id, other_id, n_games, error);
}

static inline GPtrArray *
store_test_list_sessions (TenboStore *store,
                          guint       limit,
                          GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);

  return tenbo_sessions_list (read, limit, error);
}

static inline TenboStoredSession *
store_test_read_session (TenboStore *store,
                         gint64      session_id,
                         GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);

  return tenbo_sessions_read (read, session_id, error);
}

static inline gint64
store_test_find_session (TenboStore *store,
                         const char *uuid,
                         GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);

  return tenbo_sessions_find (read, uuid, error);
}

static inline GPtrArray *
store_test_list_unfinished (TenboStore *store,
                            guint       limit,
                            GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);

  return tenbo_games_list_unfinished (read, limit, error);
}

static inline GPtrArray *
store_test_list_recent (TenboStore *store,
                        gint64      since_msec,
                        guint       limit,
                        GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);

  return tenbo_games_list_recent (read, since_msec, limit, error);
}

static inline GPtrArray *
store_test_list_finished (TenboStore               *store,
                          const TenboStoredSummary *after,
                          guint                     limit,
                          GError                  **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);

  return tenbo_games_list_finished (read, after, limit, error);
}

static inline GPtrArray *
store_test_list_session_games (TenboStore *store,
                               gint64      session_id,
                               GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);

  return tenbo_games_list_session (read, session_id, error);
}

static inline GArray *
store_test_list_game_ids (TenboStore *store,
                          GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);

  return tenbo_games_list_ids (read, error);
}

static inline TenboStoredGame *
store_test_read_game (TenboStore *store,
                      gint64      game_id,
                      GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);

  return tenbo_games_read (read, game_id, error);
}

static inline gint64
store_test_find_game (TenboStore *store,
                      const char *uuid,
                      GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);

  return tenbo_games_find (read, uuid, error);
}

static inline GPtrArray *
store_test_read_summaries (TenboStore         *store,
                           const TenboGameKey *keys,
                           guint               n,
                           GError            **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);

  return tenbo_games_read_summaries (read, keys, n, error);
}

static inline GArray *
store_test_find_games (TenboStore            *store,
                       const TenboGameFilter *filter,
                       GCancellable          *cancellable,
                       GError               **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, cancellable, error);

  return tenbo_games_search (read, filter, error);
}

static inline GStrv
store_test_list_places (TenboStore *store,
                        GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);

  return tenbo_games_list_venues (read, error);
}

static inline GPtrArray *
store_test_list_played_rulesets (TenboStore *store,
                                 GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);

  return tenbo_rulesets_list_played (read, error);
}

static inline GStrv
store_test_list_recent_rulesets (TenboStore *store,
                                 int         limit,
                                 GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);

  return tenbo_rulesets_list_recent (read, limit, error);
}

/* Sets all missing counters of @result to TENBO_NOT_COUNTED for every game. */
static inline void
store_test_forget_counts (TenboStoredResult *result)
{
  for (gsize i = TENBO_N_SETTLED_COLUMNS; i < TENBO_N_RESULT_COLUMNS; i++)
    G_STRUCT_MEMBER (int, result, tenbo_result_columns[i].offset) = TENBO_NOT_COUNTED;
}

G_END_DECLS
