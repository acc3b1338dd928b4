/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

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
#define TENBO_KINDS_OF_FIGURES (TENBO_KIND_GAMES | TENBO_KIND_PEOPLE | TENBO_KIND_STATISTICS)

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
