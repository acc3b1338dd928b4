/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-table.h"
#include "tenbo-ruleset.h"
#include "tenbo-statistics.h"
#include "tenbo-words.h"

G_BEGIN_DECLS

/* Sentences about a game in the user's language: the result of a hand, its value, payments, the
 * next hand. The window, the command line, paper and messages all use them. They depend only on the
 * rules and the names of a game, so the same functions describe a preview, a record and a recorded
 * hand. All texts are transfer full unless noted as "borrowed". */

/* Describes @event, which is played as @hand, on one line without payments: "Ben ron off Dai, 3 han
 * 30 fu", "Aki tsumo, 4 han 20 fu: riichi, tsumo, pinfu, dora 1", "Ben and Chie ron off Dai, 1 han
 * 30 fu and mangan", "Draw, Aki and Chie tenpai", "Chombo by Dai", "Nagashi mangan by Ben", "Nine
 * terminals: abortive draw", "Correction", "Stopped by agreement". */
char *tenbo_describe_event (const TenboWordsGame *game,
                            const TbEvent        *event,
                            const TbNext         *hand);

/* Describes the hand with all details for a score sheet: a line for each win, the tiles, pao,
 * chips, riichi, the choice of the dealer and the pot. */
GStrv tenbo_describe_for_sheet (const TenboWordsGame *game,
                                const TbEvent        *event,
                                const TbHandResult   *result);

/* Describes the part of @player in @event, played as @hand: "ron, 3 han 30 fu", "riichi", "tenpai".
 * Several parts are joined: "riichi, tenpai". NULL if there is none. */
char *tenbo_describe_part (const TenboWordsGame *game,
                           const TbEvent        *event,
                           const TbNext         *hand,
                           TbPlayer              player);

/* Describes the value of the win @win of @event, played as @hand: "3 han 30 fu", "mangan", "14
 * tai", "suuankou and tsuuiisou". */
char *tenbo_describe_worth (const TenboWordsGame *game,
                            const TbEvent        *event,
                            const TbNext         *hand,
                            int                   win);

/* Lists the details that differ between two versions of a hand and are not part of
 * tenbo_describe_event(), with their values in @after, a line each: "Riichi: Ben". @whole is the
 * game with @after. Empty if there are none. */
char *tenbo_describe_differences (const TenboWordsGame *game,
                                  const TbEvent        *before,
                                  const TenboWordsGame *whole,
                                  const TbEvent        *after);

/* Lists the players of a set in player order: "Aki", "Aki and Ben", "Aki, Ben and Chie". */
char *tenbo_describe_players (const TenboWordsGame *game,
                              TbPlayerSet           players);

/* Lists all players in player order. */
char *tenbo_describe_all_players (const TenboWordsGame *game);

/* Lists the changes of the scores that are not zero, gains first: "Ben +8,200, Dai −8,200";
 * "No points moved" if all are zero. @deltas is in player order and has TB_MAX_PLAYERS elements. */
char *tenbo_describe_changes (const TenboWordsGame *game,
                              const int32_t        *deltas);

/* Lists the changes of the hand @result; if no points moved, the deductions from the final result:
 * "Ben −20,000 in the settlement". With @markup, each change is made by
 * tenbo_describe_name_markup(). */
char *tenbo_describe_hand_changes (const TenboWordsGame *game,
                                   const TbHandResult   *result,
                                   gboolean              markup);

/* Lists @scores with the changes @deltas that are not zero, in turn order: "Aki 25,000, Ben 33,200
 * (+8,200)". Pango markup, each player by tenbo_describe_name_markup(). */
char *tenbo_describe_scores_markup (const TenboWordsGame *game,
                                    const int32_t        *scores,
                                    const int32_t        *deltas);

/* Returns Pango markup of @name and, if it is not NULL, the @amount of points after it. It has no
 * line break in the amount, and none in or after a name unless the name can be wider than a
 * phone. */
char *tenbo_describe_name_markup (const char *name,
                                  const char *amount);

/* Returns the name of an account: a player's name, "pot", "penalty pot", "outside the table".
 * Borrowed. */
const char *tenbo_describe_account (const TenboWordsGame *game,
                                    TbAccount             account);

/* Describes one line of a ledger as a sentence: "Dai pays Ben 3,900: hand value", "Ben takes 2,000
 * from the pot". */
char *tenbo_describe_ledger_line (const TenboWordsGame *game,
                                  const TbLedgerLine   *line);

/* Returns the reason for @line: "hand value", "hand value, extra for wareme"; NULL if the accounts
 * are enough, such as for a payment from the pot. */
char *tenbo_describe_reason (const TbLedgerLine *line);

/* Returns the rule behind the line: the sentence of its ruleset field (only the name if the value
 * is a long list), or NULL if the players agreed on the transfer. */
char *tenbo_describe_ledger_rule (const TenboWordsGame *game,
                                  const TbLedgerLine   *line);

/* Formats a rule and its value: "Honba on ron: 300". */
char *tenbo_describe_field (const TenboWordsGame *game,
                            TbField               field);

/* Describes the hand after another one: "Next: East 4, 1 honba, dealer Ben"; if @end has a reason,
 * "The game ends: Dai fell below zero". */
char *tenbo_describe_next (const TenboWordsGame *game,
                           const TbEnd          *end,
                           const TbNext         *next);

/* Describes why a game ended, as a separate sentence: "Dai fell below zero", "The last hand is
 * over", "Aki, the last dealer, is 1st and ends the game". */
char *tenbo_describe_end (const TenboWordsGame *game,
                          const TbEnd          *end);

/* Returns the name of the yaku @id of @statistics. If it has none, because a later version of Tenbo
 * defines the yaku, returns @id. Borrowed. */
const char *tenbo_describe_counted_yaku (const TenboStatistics *statistics,
                                         const char            *id);

/* --- Lists --- */

/* Appends @item to @list, which is NULL if it is empty. Takes @list. */
char *tenbo_list_join_comma (char       *list,
                             const char *item);

/* Joins the texts @items: "a", "a and b", "a, b and c". */
char *tenbo_list_join_and (GPtrArray *items);

/* Returns @text with no-break characters, for programs that break lines at blanks or between wide
 * characters. */
char *tenbo_text_keep_together (const char *text);

G_END_DECLS
