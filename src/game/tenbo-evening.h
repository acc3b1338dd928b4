/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-seating.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

/* An evening that goes on: who plays after a game, and where they sit. The games say who played;
 * who sat out of the last one is kept in the settings until the next. */
typedef struct
{
  gint64       session_id; /* 0: the evening is over, the next game begins a new one */
  GStrv        people;     /* all of the evening */
  GStrv        next;       /* the players of the next game in turn order, then who sits out of it */
  int          n_players;  /* of the game before */
  TenboSeating seating;    /* the same */
} TenboEvening;

/* The evening after the game @game_id of @store, or after the newest one for 0; NULL if there is
 * none. Free with tenbo_evening_free(). */
TenboEvening *tenbo_evening_new_after (TenboStore *store,
                                       GSettings  *settings,
                                       gint64      game_id);
void          tenbo_evening_free (TenboEvening *self);

/* Whether a game of @names belongs to the evening: more than half of them are of it, so that one
 * who comes late does not end it. */
gboolean tenbo_evening_continues_with (TenboEvening      *self,
                                       const char *const *names,
                                       guint              n_names);

/* Keeps that the people @names sit out of the game with the id @game_uuid. */
void tenbo_evening_keep_sitting_out (GSettings         *settings,
                                     const char        *game_uuid,
                                     const char *const *names);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboEvening, tenbo_evening_free)

G_END_DECLS
