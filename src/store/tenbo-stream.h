/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-rows.h"
#include "tenbo-writes.h"

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

/* Somebody of the stream: uuid, name, aliases, guest, hidden, colour and when that was changed of
 * `person` count. */
typedef struct
{
  TenboStoredPerson *person; /* owned */
  char              *merged; /* the uuid of whose other spelling this is, or NULL; owned */
} TenboStreamPerson;

/* An evening of the stream: all but the ids of `session` counts. */
typedef struct
{
  TenboStoredSession *session;    /* owned */
  char               *fee_person; /* the uuid of who paid the fee, or NULL; owned */
} TenboStreamSession;

void tenbo_stream_person_free (TenboStreamPerson *person);
void tenbo_stream_session_free (TenboStreamSession *session);

/* Where a stream comes from; nothing of it is owned. The functions are called in the thread that
 * writes. */
typedef struct
{
  GPtrArray *people;   /* of TenboStreamPerson, or NULL */
  GPtrArray *sessions; /* of TenboStreamSession, or NULL */

  /* The next game (transfer full), NULL after the last. FALSE with @error ends the stream, and
   * nothing of it has been written. */
  gboolean (*next) (gpointer          user_data,
                    TenboStoredGame **game,
                    GError          **error);

  /* Told what became of @game, which came from next(). Or NULL. */
  void (*taken) (gpointer               user_data,
                 const TenboStoredGame *game,
                 TenboTaken             taken);

  /* Told of @added, who is new, and @known, who was here before under that name. Or NULL. */
  void (*same_name) (gpointer                 user_data,
                     const TenboStoredPerson *added,
                     const TenboStoredPerson *known);

  gpointer user_data;
} TenboStream;

/* Takes all games of @stream, or none of them if anything fails. Games, people and evenings are
 * known by their uuid. Of a person or an evening that is here the side that was changed later
 * counts; somebody with a new uuid is a new person, whatever the name. What @stream points to has
 * to stay until that is done. */
TenboWrite *tenbo_write_stream (const TenboStream *stream);

G_END_DECLS
