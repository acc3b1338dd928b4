/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A pending change of the database: one transaction. The headers of the nouns (tenbo-people.h,
 * tenbo-games.h, …) declare the functions that create one; tenbo_store_commit() and
 * tenbo_store_commit_async() take ownership. */
typedef struct _TenboWrite TenboWrite;

void tenbo_write_free (TenboWrite *write);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboWrite, tenbo_write_free)

/* Result of a committed write */
typedef struct
{
  gint64 game_id;   /* the changed game, or the last one that was added or found */
  gint64 revision;  /* its new revision */
  int    n_added;   /* games added */
  int    n_known;   /* games that existed already (by uuid) and were not changed */
  int    n_purged;  /* games removed permanently */
  int    n_counted; /* games whose counters were written */

  /* Of a stream (tenbo-stream.h): existing games that were continued, that differ, and that are
   * deleted here */
  int n_extended;
  int n_different;
  int n_deleted;

  /* Existing games with changed details, and those with details kept although the stream has
   * others */
  int n_details_changed;
  int n_details_kept;

  gint64 session_id; /* the session to which games were moved */
} TenboOutcome;

/* Combines @writes (of TenboWrite; transfer full) into one transaction, in order: all or none are
 * written. The outcome is that of the last one. This is much faster than single writes for many
 * games. */
TenboWrite *tenbo_write_together (GPtrArray *writes);

/* Kinds of rows that a commit can change */
typedef enum
{
  TENBO_KIND_GAMES = 1 << 0, /* any change of games: play, edits, deleting, moving, adding */
  TENBO_KIND_PEOPLE = 1 << 1,
  TENBO_KIND_SESSIONS = 1 << 2,
  TENBO_KIND_STATISTICS = 1 << 3, /* counters of games, without the games themselves */
} TenboKinds;

#define TENBO_KINDS_ALL ((TenboKinds) ~0)

/* All data from which statistics of people are computed */
#define TENBO_STATISTIC_KINDS (TENBO_KIND_GAMES | TENBO_KIND_PEOPLE | TENBO_KIND_STATISTICS)

/* Changes made by one commit: the argument of TenboStore::committed */
typedef struct
{
  TenboKinds kinds;

  /* Ids of the changed rows, of gint64; may contain duplicates. */
  GArray *game_ids;
  GArray *person_ids;
  GArray *session_ids;

  /* Another program or another connection made the commit: `kinds` has all kinds, and the ids are
   * unknown. */
  gboolean is_foreign;

  /* The last game of the commit and its revision after it; 0 if there is none */
  gint64 game_id;
  gint64 revision;
} TenboCommit;

TenboCommit *tenbo_commit_new (void);
TenboCommit *tenbo_commit_new_foreign (void);
void         tenbo_commit_free (TenboCommit *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboCommit, tenbo_commit_free)

/* Adds the changed row @id of the database table @table. */
void tenbo_commit_add_row (TenboCommit *self,
                           const char  *table,
                           gint64       id);

/* Whether the game @game_id may have changed since its revision @revision. */
gboolean tenbo_commit_concerns_game (const TenboCommit *self,
                                     gint64             game_id,
                                     gint64             revision);

G_END_DECLS
