/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A change of the database that has not been made yet: one transaction. The headers of the nouns
 * (tenbo-people.h, tenbo-games.h, …) declare the functions that create one; tenbo_store_commit()
 * and tenbo_store_commit_async() take it over. */
typedef struct _TenboWrite TenboWrite;

void tenbo_write_free (TenboWrite *write);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboWrite, tenbo_write_free)

/* What a committed change says. */
typedef struct
{
  gint64 game_id;   /* the game changed, or the last one put in or found */
  gint64 revision;  /* its revision now */
  int    n_added;   /* games put in */
  int    n_known;   /* games that were there already (by uuid) and were left as they are */
  int    n_purged;  /* games removed for good */
  int    n_counted; /* games whose counters were written */

  /* Of a stream (tenbo-stream.h): games that went on in it, that are here otherwise, that are
   * deleted here. */
  int n_extended;
  int n_different;
  int n_deleted;

  /* Of those that are here: games of which details were changed, or were kept although the stream
   * says otherwise. */
  int n_details_changed;
  int n_details_kept;

  gint64 session_id; /* the session that games were moved to */
} TenboOutcome;

/* Makes all of @writes (of TenboWrite; transfer full), one after another: all or none. The outcome
 * is that of the last. Many games are changed so in a fraction of the time. */
TenboWrite *tenbo_write_together (GPtrArray *writes);

/* Kinds of rows that a commit can change. */
typedef enum
{
  TENBO_KIND_GAMES = 1 << 0, /* games in any way: played, changed, deleted, moved, put in */
  TENBO_KIND_PEOPLE = 1 << 1,
  TENBO_KIND_SESSIONS = 1 << 2,
  TENBO_KIND_STATISTICS = 1 << 3, /* counters of games, though not the games themselves */
} TenboKinds;

#define TENBO_KINDS_ALL ((TenboKinds) ~0)

/* Everything that figures of people are computed from. */
#define TENBO_STATISTIC_KINDS (TENBO_KIND_GAMES | TENBO_KIND_PEOPLE | TENBO_KIND_STATISTICS)

/* What one commit changed: the argument of TenboStore::committed. */
typedef struct
{
  TenboKinds kinds;

  /* The ids of the changed rows, of gint64; an id can be there several times. */
  GArray *game_ids;
  GArray *person_ids;
  GArray *session_ids;

  /* Another program or another connection made the commit: `kinds` has all kinds and the ids are
   * not known. */
  gboolean is_foreign;

  /* The last game of the commit and its revision after it; 0 if there is none. */
  gint64 game_id;
  gint64 revision;
} TenboCommit;

TenboCommit *tenbo_commit_new (void);
TenboCommit *tenbo_commit_new_foreign (void);
void         tenbo_commit_free (TenboCommit *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboCommit, tenbo_commit_free)

/* Notes that the row @id of the database table @table was changed. */
void tenbo_commit_add_row (TenboCommit *self,
                           const char  *table,
                           gint64       id);

/* Whether the game @game_id may have another state now than its revision @revision had. */
gboolean tenbo_commit_concerns_game (const TenboCommit *self,
                                     gint64             game_id,
                                     gint64             revision);

G_END_DECLS
