/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-table.h"
#include "tenbo-ruleset.h"
#include "tenbo-words.h"

G_BEGIN_DECLS

/* Sentences about a game for people, in the user's language: what happened in a hand, what it was
 * worth, who moved points to whom, what comes next. The window, the command line, paper and
 * messages all take them from here. They need the rules and the names of a game and nothing that is
 * stored of it, so that a preview, a record and a hand of the log are described by the same
 * functions. All texts are transfer full unless "borrowed" is said. */

/* What happened in @event, which is played as @hand, on one line without the amounts that moved:
 * "Ben ron off Dai, 3 han 30 fu", "Aki tsumo, 4 han 20 fu: riichi, tsumo, pinfu, dora 1", "Ben and
 * Chie ron off Dai, 1 han 30 fu and mangan", "Draw, Aki and Chie tenpai", "Chombo by Dai", "Nagashi
 * mangan by Ben", "Nine terminals: abortive draw", "Correction", "Stopped by agreement". */
char *tenbo_describe_event (const TenboWordsGame *game,
                            const TbEvent        *event,
                            const TbNext         *hand);

/* The same for a score sheet, on which a reader looks for details later: each win on a line of its
 * own, the tiles, pao, chips, riichi, the dealer's choice and what lies in the pot. */
GStrv tenbo_describe_for_sheet (const TenboWordsGame *game,
                                const TbEvent        *event,
                                const TbHandResult   *result);

/* What @player did in @event, played as @hand, for a row of his own: "ron, 3 han 30 fu", "riichi",
 * "tenpai"; NULL if nothing. Several things are joined: "riichi, tenpai". */
char *tenbo_describe_part (const TenboWordsGame *game,
                           const TbEvent        *event,
                           const TbNext         *hand,
                           TbPlayer              player);

/* What the win @win of @event, played as @hand, is worth: "3 han 30 fu", "mangan", "14 tai",
 * "suuankou and tsuuiisou". */
char *tenbo_describe_worth (const TenboWordsGame *game,
                            const TbEvent        *event,
                            const TbNext         *hand,
                            int                   win);

/* The details that tenbo_describe_event() does not say and that differ between two versions of a
 * hand, as they are in @after: a line each, "Riichi: Ben". @whole is the game with @after. Empty if
 * nothing differs. */
char *tenbo_describe_beside (const TenboWordsGame *game,
                             const TbEvent        *before,
                             const TenboWordsGame *whole,
                             const TbEvent        *after);

/* "Aki", "Aki and Ben", "Aki, Ben and Chie": the players of a set, in player order. */
char *tenbo_describe_players (const TenboWordsGame *game,
                              TbPlayerSet           players);

/* All players. */
char *tenbo_describe_all_players (const TenboWordsGame *game);

/* The changes of the scores: "Ben +8,200, Dai −8,200"; only those that are not zero, winners first.
 * "Nothing moved" if all are. @deltas is in player order, TB_MAX_PLAYERS long. */
char *tenbo_describe_changes (const TenboWordsGame *game,
                              const int32_t        *deltas);

/* The same as Pango markup, each change by tenbo_describe_name_markup(). */
char *tenbo_describe_changes_markup (const TenboWordsGame *game,
                                     const int32_t        *deltas);

/* Pango markup of @name and, if it is not NULL, the @amount of points after it. No line ends in the
 * amount. No line ends in the name or after it, unless the name may be wider than a phone. */
char *tenbo_describe_name_markup (const char *name,
                                  const char *amount);

/* The name of an account: a player's name, "pot", "penalty pot", "outside the table". Borrowed. */
const char *tenbo_describe_account (const TenboWordsGame *game,
                                    TbAccount             account);

/* One line of a ledger, to be read (or read aloud) as it is: "Dai pays Ben 3,900: hand value",
 * "Ben takes 2,000 from the pot". */
char *tenbo_describe_ledger_line (const TenboWordsGame *game,
                                  const TbLedgerLine   *line);

/* Why the points of @line moved: "hand value", "hand value, doubled by wareme"; NULL if the two
 * accounts say it all, as those of a payment out of the pot do. */
char *tenbo_describe_reason (const TbLedgerLine *line);

/* Where the line comes from: the sentence of its ruleset field (only its name if that is a long
 * list), or NULL if the players agreed on it. */
char *tenbo_describe_ledger_rule (const TenboWordsGame *game,
                                  const TbLedgerLine   *line);

/* A rule and what it is set to: "Honba on ron: 300". */
char *tenbo_describe_field (const TenboWordsGame *game,
                            TbField               field);

/* What comes after a hand: "Next: East 4, 1 honba, dealer Ben" or, if @end has a reason, "The game
 * ends: Dai fell below zero". */
char *tenbo_describe_next (const TenboWordsGame *game,
                           const TbEnd          *end,
                           const TbNext         *next);

/* Why a game ended: "Dai fell below zero", "The last hand is over", "Aki, the last dealer, is 1st
 * and stops". A sentence of its own. */
char *tenbo_describe_end (const TenboWordsGame *game,
                          const TbEnd          *end);

/* A ruleset in two lines: "4 players · East and South", "Start 25,000, return 30,000 · uma +30 /
 * +10 / −10 / −30". */
char *tenbo_describe_ruleset (TenboRuleset *ruleset);

/* --- Lists --- */

/* Appends @item to the list that is said so far; NULL is the empty list. Takes @list. */
char *tenbo_list_join_comma (char       *list,
                             const char *item);

/* Joins the texts @items: "a", "a and b", "a, b and c". */
char *tenbo_list_join_and (GPtrArray *items);

/* @text with characters that keep lines from being broken in it, for readers that break lines at
 * blanks or between characters that take two cells. */
char *tenbo_text_keep_together (const char *text);

G_END_DECLS
