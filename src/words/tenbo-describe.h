/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-game.h"

G_BEGIN_DECLS

/* Sentences about a game for people, in the user's language: what happened in a hand, what it was
 * worth, who moved points to whom, what comes next. All texts are transfer full unless "static" is
 * said. Names are those of @game; nothing else of it is read, so that a preview is described by the
 * same functions as a hand of the log. */

/* What happened in @event, which is played as @hand, on one line without the amounts that moved:
 * "Ben ron off Dai, 3 han 30 fu", "Aki tsumo, 4 han 20 fu: riichi, tsumo, pinfu, dora 1", "Ben and
 * Chie ron off Dai, 1 han 30 fu and mangan", "Draw, Aki and Chie tenpai", "Chombo by Dai", "Nagashi
 * mangan by Ben", "Nine terminals: abortive draw", "Correction", "Stopped by agreement". */
char *tenbo_describe_event (TenboGame     *game,
                            const TbEvent *event,
                            const TbNext  *hand);

/* The same for the hand at @index of the log. */
char *tenbo_describe_hand (TenboGame *game,
                           guint      index);

/* What @player did in @event, played as @hand, for a row of his own: "ron, 3 han 30 fu", "riichi",
 * "tenpai"; NULL if nothing. Several things are joined: "riichi, tenpai". */
char *tenbo_describe_part (TenboGame     *game,
                           const TbEvent *event,
                           const TbNext  *hand,
                           TbPlayer       player);

/* What the win @win of @event, played as @hand, is worth: "3 han 30 fu", "mangan", "14 tai",
 * "suuankou and tsuuiisou". */
char *tenbo_describe_worth (TenboGame     *game,
                            const TbEvent *event,
                            const TbNext  *hand,
                            int            win);

/* The changes of the scores: "Ben +8,200, Dai −8,200"; only those that are not zero, winners first.
 * "Nothing moved" if all are. @deltas is in player order, TB_MAX_PLAYERS long. */
char *tenbo_describe_changes (TenboGame     *game,
                              const int32_t *deltas);

/* Pango markup of @name and, if it is not NULL, the @amount of points after it. No line ends in the
 * amount. No line ends in the name or after it, unless the name may be wider than a phone. */
char *tenbo_describe_name_markup (const char *name,
                                  const char *amount);

/* The changes of the scores as Pango markup, each by tenbo_describe_name_markup(). */
char *tenbo_describe_changes_markup (TenboGame     *game,
                                     const int32_t *deltas);

/* The name of an account: a player's name, "pot", "penalty pot", "outside the table". Borrowed. */
const char *tenbo_describe_account (TenboGame *game,
                                    TbAccount  account);

/* One line of a ledger, to be read (or read aloud) as it is: "Dai pays Ben 3,900: hand value",
 * "Ben takes 2,000 from the pot". */
char *tenbo_describe_ledger_line (TenboGame          *game,
                                  const TbLedgerLine *line);

/* Where the line comes from: the sentence of its ruleset field (only its name where that is a long
 * list), or NULL if the players agreed on it. */
char *tenbo_describe_ledger_rule (TenboGame          *game,
                                  const TbLedgerLine *line);

/* A rule and what it is set to in the ruleset of @game: "Honba on ron: 300". */
char *tenbo_describe_field (TenboGame *game,
                            TbField    field);

/* What comes after a hand: "Next: East 4, 1 honba, dealer Ben" or "The game ends: Dai fell below
 * zero". */
char *tenbo_describe_next (TenboGame          *game,
                           const TbHandResult *result);

/* Why a game ended: "Dai fell below zero", "The last hand is over", "Aki, the last dealer, is 1st
 * and stops". A sentence of its own. */
char *tenbo_describe_end (TenboGame   *game,
                          const TbEnd *end);

/* "Aki", "Aki and Ben", "Aki, Ben and Chie": the players of a set, in player order. */
char *tenbo_describe_players (TenboGame  *game,
                              TbPlayerSet players);

/* A moment for lists, in the user's way: "21:05" today, "Yesterday 21:05", "14 Nov", "14 Nov 2025".
 * @time_ms is milliseconds since 1970 UTC, @now_ms the moment it is seen from. */
char *tenbo_describe_time (gint64 time_ms,
                           gint64 now_ms);

/* The same of a game, by the clock of the place where it was. */
char *tenbo_describe_game_time (const TenboStoredTime *time,
                                gint64                 now_ms);

G_END_DECLS
