/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-money.h"
#include "tenbo-rows.h"

G_BEGIN_DECLS

/* The totals of the games of a session for each player, in points and in money. Pure: the caller
 * reads the games. */

/* A player's result of one game. */
typedef struct
{
  gint64      person_id; /* of the person that a spelling was merged into */
  const char *name;
  int         side;  /* side of the table, 0 to 3, or -1: not recorded */
  int         rank;  /* 1 to 4 */
  int         total; /* total of the settlement in points, including chips */
  int         chips; /* part of `total` from chips, in points */
} TenboSessionResult;

/* An ended game. The caller leaves out void games. */
typedef struct
{
  int                n_players; /* 3 or 4 */
  TenboSessionResult results[TENBO_STORED_PLAYERS];
} TenboSessionGame;

/* The stakes of the session. */
typedef struct
{
  int         rate;     /* units of money per 1,000 points of total; 0: no money */
  gint64      fee;      /* of the whole table, for the session; 0: none */
  gint64      payer_id; /* the person who paid the fee; 0: each player pays a share to the house */
  const char *payer;    /* name of the payer, who need not be a player */
} TenboSessionTerms;

/* Totals of a player at the end of the session */
typedef struct
{
  gint64 person_id;
  char  *name;
  int    mark; /* unique: the side of their last game, or a number above the sides */
  int    n_games;
  int    ranks[TENBO_STORED_PLAYERS]; /* number of games on each rank */
  gint64 total;                       /* points, including chips */
  gint64 chips;                       /* part of `total` from chips, in points */
  gint64 points_money;                /* `total` in money */
  gint64 fee;                         /* their share of the fee */
  gint64 money;                       /* points_money - fee, plus the whole fee if they paid it */
} TenboSessionTotal;

typedef struct
{
  GPtrArray *totals; /* of TenboSessionTotal, the highest first; ties in order of appearance */
  guint      n_games;

  /* Of gint64: the total of each player after each game, in the order of `totals`; see
   * tenbo_session_totals_get_running(). */
  GArray *running;

  /* Difference of all totals to 0, in points and in money: deposits that no player received, and
   * rounding in the settlement. It is never distributed. */
  gint64 left_over;
  gint64 left_over_money;

  gint64 house; /* fee that goes to the house; 0 if a person paid it */

  /* Of TenboTransfer, the fewest that settle the session. `from` and `to` are indices in `totals`,
   * or one of the two below. */
  GArray *transfers;
} TenboSessionTotals;

/* Parties of transfers that are not people: the recipient of the fee, and the account of the points
 * that are left over */
#define TENBO_SESSION_HOUSE(totals_of_session)     ((gsize) (totals_of_session)->totals->len)
#define TENBO_SESSION_LEFT_OVER(totals_of_session) ((gsize) (totals_of_session)->totals->len + 1)

/* Computes the totals of the @n_games games, in the order in which they were played. @terms NULL:
 * no money. Transfer full. */
TenboSessionTotals *tenbo_session_totals_new (const TenboSessionGame  *games,
                                              gsize                    n_games,
                                              const TenboSessionTerms *terms);
void                tenbo_session_totals_free (TenboSessionTotals *self);

/* Returns the total of the player with index @index in `totals` after the game @game, from 0. */
gint64 tenbo_session_totals_get_running (const TenboSessionTotals *self,
                                         guint                     game,
                                         guint                     index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboSessionTotals, tenbo_session_totals_free)

G_END_DECLS
