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

G_END_DECLS
