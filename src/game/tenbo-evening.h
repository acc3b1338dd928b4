/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-seating.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

/* A session in progress: the players of the next game and their seats. The games contain the
 * players; the settings store the people who sat out of the last game until the next one. */
typedef struct
{
  gint64       session_id; /* 0: the session is over, the next game begins a new one */
  GStrv        people;     /* all people of the session */
  GStrv        next;       /* players of the next game in turn order, then those who sit out */
  int          n_players;  /* number of players of the previous game */
  TenboSeating seating;    /* seating of the previous game */
} TenboEvening;

/* Returns the session after the game @game_id of @store (0: the newest game), or NULL if there is
 * none. Free with tenbo_evening_free(). */
TenboEvening *tenbo_evening_new_after (TenboStore *store,
                                       GSettings  *settings,
                                       gint64      game_id);
void          tenbo_evening_free (TenboEvening *self);

/* Whether a game of @names belongs to the session: more than half of them are part of it, so that
 * one late arrival does not end it. */
gboolean tenbo_evening_continues_with (TenboEvening      *self,
                                       const char *const *names,
                                       guint              n_names);

/* Stores that the people @names sit out of the game with the id @game_uuid. */
void tenbo_evening_store_sitting_out (GSettings         *settings,
                                      const char        *game_uuid,
                                      const char *const *names);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboEvening, tenbo_evening_free)

G_END_DECLS
