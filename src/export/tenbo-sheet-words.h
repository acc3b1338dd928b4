/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-table.h"

#include <glib.h>

G_BEGIN_DECLS

/* What happened in a hand, in the words of a score sheet. @names are those of the players,
 * printable. */

/* @text with characters that keep lines from being broken in it, where they are broken at blanks or
 * between characters that take two cells. Transfer full. */
char *tenbo_text_keep_together (const char *text);

/* One sentence each for the wins, the draw, riichi, fouls, chip events, the dealer's choice,
 * what lies in the pots; to be wrapped by tenbo_text_wrap(). Transfer full. */
GStrv tenbo_sheet_describe (const TbRules      *rules,
                            const char *const  *names,
                            const TbEvent      *event,
                            const TbHandResult *result);

/* "Aki, Chie": the players of the set @players in player order. Transfer full. */
char *tenbo_sheet_describe_players (const char *const *names,
                                    TbPlayerSet        players);

/* Why a game that ended did, and of whom that is said: "The game ends: a player is below zero
 * (Dai)". Transfer full. */
char *tenbo_sheet_describe_end (const char *const *names,
                                const TbEnd       *end);

/* "21 November 2026, 19:30": the moment @iso8601 of a record on the clock of the place where it
 * was. NULL for NULL; transfer full. */
char *tenbo_sheet_describe_time (const char *iso8601);

/* "Ben", "pot", "penalty pot", "nobody". Borrowed. */
const char *tenbo_sheet_describe_account (const char *const *names,
                                          TbAccount          account);

G_END_DECLS
