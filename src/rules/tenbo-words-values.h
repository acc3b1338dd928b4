/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-words.h"

G_BEGIN_DECLS

/* Describes the value of @field under @rules if it needs more than a word per value or an amount of
 * points; NULL for any other field. Transfer full; a text of several lines has no newline at the
 * end. */
char *tenbo_words_describe_field (const TbRules *rules,
                                  TbField        field);

/* Describes the fouls of @rules, one per line. Transfer full. */
char *tenbo_words_describe_fouls (const TbRules *rules);

/* Describe the minimums of tai of @rules, the rounding of their sum, their points, one row per
 * line, and the items, one per line. Transfer full. */
char *tenbo_words_describe_tai_minimum (const TbRules *rules);
char *tenbo_words_describe_tai_minimum_self_draw (const TbRules *rules);
char *tenbo_words_describe_tai_rounding (const TbRules *rules);
char *tenbo_words_describe_tai_table (const TbRules *rules);
char *tenbo_words_describe_tai_items (const TbRules *rules);
char *tenbo_words_describe_house_tai (const TbRules *rules);

/* Appends @line as a line of @text. Takes @line. */
void tenbo_words_add_line (GString *text,
                           char    *line);

/* Appends @text to the entries of @list on one line: "tanyao, pinfu". */
void tenbo_words_add_entry (GString    *list,
                            const char *text);

/* Ends a list of lines; "None" for an empty one. */
char *tenbo_words_end_lines (GString *text);

G_END_DECLS
