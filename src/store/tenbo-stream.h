/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-rows.h"
#include "tenbo-write.h"

G_BEGIN_DECLS

/* Games that come from a file, one after another, with what they refer to: all in one
 * transaction. */

/* What became of a game of the stream. */
typedef enum
{
  TENBO_TAKEN_ADDED,
  TENBO_TAKEN_KNOWN,     /* it was here, with the same events or more that follow them */
  TENBO_TAKEN_EXTENDED,  /* it was here, and went on in the stream: the rest was added, as edits */
  TENBO_TAKEN_DIFFERENT, /* it is here otherwise, and was left as it is */
  TENBO_TAKEN_DELETED,   /* it is deleted here, and was left so */
} TenboTaken;

/* What may be different of a game that was here, beside its hands, and is merged. */
typedef enum
{
  TENBO_DETAIL_VOID = 1 << 0,
  TENBO_DETAIL_TITLE = 1 << 1,
  TENBO_DETAIL_VENUE = 1 << 2,
  TENBO_DETAIL_NOTE = 1 << 3,
  TENBO_DETAIL_SESSION = 1 << 4,
} TenboDetails;

#define TENBO_N_DETAILS 5

/* A game of the stream. Its details are merged if it is KNOWN or EXTENDED. */
typedef struct
{
  TenboTaken   taken;
  TenboDetails changed; /* were made what the stream says, which is the later change */
  TenboDetails kept;    /* are different in the stream; what is here is the later change */
} TenboTakenGame;

/* Where a stream comes from; nothing of it is owned. The functions are called in the thread that
 * writes. All but the ids of people and sessions counts; the ids are filled in. */
typedef struct
{
  GPtrArray *people;   /* of TenboStoredPerson, or NULL */
  GPtrArray *sessions; /* of TenboStoredSession, or NULL */

  /* The next game (transfer full), NULL after the last. FALSE with @error ends the stream, and
   * nothing of it has been written. */
  gboolean (*next) (gpointer          user_data,
                    TenboStoredGame **game,
                    GError          **error);

  /* Told what became of @game, which came from next(). Or NULL. */
  void (*taken) (gpointer               user_data,
                 const TenboStoredGame *game,
                 const TenboTakenGame  *taken);

  /* Told of @added, who is new, and @known, who was here before under that name. Or NULL. */
  void (*same_name) (gpointer                 user_data,
                     const TenboStoredPerson *added,
                     const TenboStoredPerson *known);

  gpointer user_data;
} TenboStream;

/* Takes all games of @stream, or none of them if anything fails. Games, people and evenings are
 * known by their uuid. Of a person, an evening or the details of a game that are here the side that
 * was changed later counts. If details were changed at the same time, a text counts before
 * none, so that both machines come to the same; a session then stays. Somebody with a new uuid is
 * a new person, whatever the name. What @stream points to has to stay until that is done. */
TenboWrite *tenbo_write_stream (const TenboStream *stream);

G_END_DECLS
