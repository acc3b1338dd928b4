/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-words.h"

G_BEGIN_DECLS

/* What fields are set to, where that takes more than a word for each value or an amount of points.
 * All are transfer full. Texts of several lines have no newline at the end. */

/* The frame and the end of the game. */
char *tenbo_words_describe_players (const TbRules *rules);
char *tenbo_words_describe_winds (const TbRules *rules);
char *tenbo_words_describe_return_points (const TbRules *rules);
char *tenbo_words_describe_uma (const TbRules *rules);
char *tenbo_words_describe_floating_uma (const TbRules *rules);
char *tenbo_words_describe_sinking (const TbRules *rules);
char *tenbo_words_describe_bust (const TbRules *rules);
char *tenbo_words_describe_target (const TbRules *rules);
char *tenbo_words_describe_extension (const TbRules *rules);

/* The course of the game. */
char *tenbo_words_describe_dealer_tenpai (const TbRules *rules);
char *tenbo_words_describe_last_dealer (const TbRules *rules);
char *tenbo_words_describe_last_dealer_stops_after (const TbRules *rules);
char *tenbo_words_describe_honba_before_split (const TbRules *rules);
char *tenbo_words_describe_max_winners (const TbRules *rules);
char *tenbo_words_describe_aborts (const TbRules *rules);

/* What hands are worth. */
char *tenbo_words_describe_han_points (const TbRules *rules);
char *tenbo_words_describe_tsumo_table (const TbRules *rules);
char *tenbo_words_describe_counted_yakuman (const TbRules *rules);
char *tenbo_words_describe_counted_yakuman_steps (const TbRules *rules);
char *tenbo_words_describe_yaku (const TbRules *rules);
char *tenbo_words_describe_red_fives (const TbRules *rules);
char *tenbo_words_describe_flowers (const TbRules *rules);
char *tenbo_words_describe_double_wind_pair_fu (const TbRules *rules);
char *tenbo_words_describe_pinfu_tsumo (const TbRules *rules);
char *tenbo_words_describe_tai_minimum (const TbRules *rules);
char *tenbo_words_describe_tai_rounding (const TbRules *rules);
char *tenbo_words_describe_tai_items (const TbRules *rules);
char *tenbo_words_describe_fouls (const TbRules *rules);

/* Appends @text to the entries of @list, which stand in one line: "tanyao, pinfu". */
void tenbo_words_add_entry (GString    *list,
                            const char *text);

/* Ends a list of lines; "None" for an empty one. */
char *tenbo_words_end_lines (GString *text);

G_END_DECLS
