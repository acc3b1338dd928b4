/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-rows.h"
#include "tenbo-write.h"

G_BEGIN_DECLS

/* Imports games from a sequence, with the people and sessions that they refer to, in one
 * transaction. */

/* Outcome for a game of the stream */
typedef enum
{
  TENBO_IMPORTED_ADDED,
  TENBO_IMPORTED_KNOWN,     /* it exists, with the same events or more after them */
  TENBO_IMPORTED_EXTENDED,  /* it exists with fewer events; the others were added as edits */
  TENBO_IMPORTED_DIFFERENT, /* it exists with other events, and was not changed */
  TENBO_IMPORTED_DELETED,   /* it is deleted, and was not changed */
} TenboImported;

/* Details of an existing game that are merged */
typedef enum
{
  TENBO_DETAIL_VOID = 1 << 0,
  TENBO_DETAIL_TITLE = 1 << 1,
  TENBO_DETAIL_VENUE = 1 << 2,
  TENBO_DETAIL_NOTE = 1 << 3,
  TENBO_DETAIL_SESSION = 1 << 4,
} TenboDetails;

#define TENBO_N_DETAILS 5

/* The outcome for one game. Details are merged if it is KNOWN or EXTENDED. */
typedef struct
{
  TenboImported outcome;
  TenboDetails  changed; /* replaced with those of the stream, which are the later change */
  TenboDetails  kept;    /* differ in the stream; the local ones are the later change */
} TenboImportedGame;

/* Source of a stream; all members are borrowed. The functions are called in the writing thread. The
 * ids of people and sessions are ignored on input and filled in. */
typedef struct
{
  GPtrArray *people;   /* of TenboStoredPerson, or NULL */
  GPtrArray *sessions; /* of TenboStoredSession, or NULL */

  /* Returns the next game (transfer full), NULL after the last one. FALSE with @error ends the
   * stream without writing anything. */
  gboolean (*next) (gpointer          user_data,
                    TenboStoredGame **game,
                    GError          **error);

  /* Receives the outcome for @game, which next() returned. Or NULL. */
  void (*imported) (gpointer                 user_data,
                    const TenboStoredGame   *game,
                    const TenboImportedGame *imported);

  /* Reports that the new person @added has the same name as @known, who existed before. Or NULL. */
  void (*same_name) (gpointer                 user_data,
                     const TenboStoredPerson *added,
                     const TenboStoredPerson *known);

  gpointer user_data;
} TenboStream;

/* Imports all games of @stream, or none of them on any error. Uuids identify games, people and
 * sessions. For a person, a session or the details of a game that exist on both sides, the later
 * change wins. If the details of a game were changed at the same time, a text wins over an empty
 * one, so that both computers get the same result; for sessions, the local side wins. A person with
 * a new uuid is a new person, even if the name exists. The data of @stream must stay valid until
 * the write is done. */
TenboWrite *tenbo_write_stream (const TenboStream *stream);

G_END_DECLS
