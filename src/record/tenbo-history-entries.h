/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-record.h"

G_BEGIN_DECLS

/* What the games of a history refer to (docs/game-format.md, A history). All is owned; NULL where
 * nothing is said. */

/* The highest number of a colour, and of an amount of money. */
#define TENBO_HISTORY_MAX_COLOUR 7
#define TENBO_HISTORY_MAX_MONEY  1000000000

typedef struct
{
  char    *id; /* a uuid */
  char    *name;
  GStrv    aliases; /* other names of theirs, in order; NULL: none */
  gboolean is_guest;
  gboolean is_hidden;
  int      colour;  /* 0 to TENBO_HISTORY_MAX_COLOUR; -1: none */
  char    *merged;  /* the uuid of whose other spelling this is */
  char    *changed; /* when any of this was last changed by hand */
} TenboHistoryPerson;

typedef struct
{
  char *id; /* a uuid */
  char *started;
  char *title;
  char *place;
  char *note;
  char *unit;
  int   rate;       /* units per 1,000 points; -1: none */
  int   fee;        /* units; -1: none */
  char *fee_person; /* the uuid of who paid it */
  char *changed;
} TenboHistorySession;

/* Empty ones, to be filled. Transfer full. */
TenboHistoryPerson  *tenbo_history_person_new (void);
TenboHistorySession *tenbo_history_session_new (void);

TenboHistoryPerson  *tenbo_history_person_copy (const TenboHistoryPerson *person);
TenboHistorySession *tenbo_history_session_copy (const TenboHistorySession *session);

void tenbo_history_person_free (TenboHistoryPerson *person);
void tenbo_history_session_free (TenboHistorySession *session);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboHistoryPerson, tenbo_history_person_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboHistorySession, tenbo_history_session_free)

/* Appends it as one line of JSON, in the order of the members above. */
void tenbo_history_person_write (const TenboHistoryPerson *person,
                                 GString                  *out);
void tenbo_history_session_write (const TenboHistorySession *session,
                                  GString                   *out);

G_END_DECLS
