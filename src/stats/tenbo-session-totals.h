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
  gint64      person_id; /* of the person, not of a spelling that was merged into them */
  const char *name;
  int         rank;  /* 1 to 4 */
  int         total; /* the settlement's total in points, chips included */
  int         chips; /* of that: chips, as points */
} TenboSessionResult;

/* An ended game. Void games are left out by the caller. */
typedef struct
{
  int                n_players; /* 3 or 4 */
  TenboSessionResult results[TENBO_STORED_PLAYERS];
} TenboSessionGame;

/* The stakes of the session. */
typedef struct
{
  int         rate;     /* units of money for 1,000 points of total; 0: not for money */
  gint64      fee;      /* of the whole table, for the session; 0: none */
  gint64      payer_id; /* the person who paid the fee; 0: each pays their part to the house */
  const char *payer;    /* that person's name; they need not have played */
} TenboSessionTerms;

/* A player's totals at the end. */
typedef struct
{
  gint64 person_id;
  char  *name;
  int    n_games;
  int    ranks[TENBO_STORED_PLAYERS]; /* games won, second, third, last of four */
  gint64 total;                       /* points, chips included */
  gint64 chips;                       /* of that: chips, as points */
  gint64 points_money;                /* what the total comes to */
  gint64 fee;                         /* their part of the fee */
  gint64 money;                       /* both, and the fee back where they paid it */
} TenboSessionTotal;

typedef struct
{
  GPtrArray *totals; /* of TenboSessionTotal, the highest total first; of equal ones as they came */
  guint      n_games;

  /* gint64: each one's total after each game, in the order of `totals`; see
   * tenbo_session_totals_get_running(). */
  GArray *running;

  /* What the totals lack to 0, in points and in money: deposits that nobody got, rounding of the
   * settlement. It belongs to nobody and is never spread over the players. */
  gint64 left_over;
  gint64 left_over_money;

  gint64 house; /* the fee that goes to the house; 0 where somebody paid it */

  /* TenboTransfer, the fewest that leave nobody owing; `from` and `to` are places in `totals`, or
   * one of the two below. */
  GArray *transfers;
} TenboSessionTotals;

/* Those who are no people: who gets the fee, and where what is left over goes. */
#define TENBO_SESSION_HOUSE(evening)     ((gsize) (evening)->totals->len)
#define TENBO_SESSION_LEFT_OVER(evening) ((gsize) (evening)->totals->len + 1)

/* Adds the @n_games games up, in the order they were played. @terms NULL: for nothing. Transfer
 * full. */
TenboSessionTotals *tenbo_session_totals_new (const TenboSessionGame  *games,
                                              gsize                    n_games,
                                              const TenboSessionTerms *terms);
void                tenbo_session_totals_free (TenboSessionTotals *self);

/* Returns the total that the player at @place of `totals` had after the game @game, from 0. */
gint64 tenbo_session_totals_get_running (const TenboSessionTotals *self,
                                         guint                     game,
                                         guint                     place);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboSessionTotals, tenbo_session_totals_free)

G_END_DECLS
