/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <string.h>

#include "tenbo-json.h"
#include "tenbo-record.h"

/* What the tests of records share. JSON in C is written with single quotes. */

#define WIN_HAND(value) \
  "{'result': 'win', 'wins': [{'player': 1, 'from': 3, 'value': " value "}]}"
#define DRAW_HAND "{'result': 'draw', 'tenpai': [1, 2]}"

/* The rulesets that the tests play with; the program owns them. */
extern TenboRulesetList *rulesets;

/* @quoted with double quotes. Transfer full. */
char *dup_json (const char *quoted);

/* A game of the ruleset @ruleset (the first shipped one if that is NULL) with the one hand @hand
 * and @members, or NULL. Transfer full. */
char *make_record_under (const char *ruleset,
                         const char *members,
                         const char *hand);
char *make_record (const char *members,
                   const char *hand);

/* The record @json with @value in the place @at; without it if that is NULL. Transfer full. */
char *spoil_record (const char *json,
                    const char *at,
                    const char *value);

/* Reads and plays @json. Gives back whether it is accepted. */
gboolean play_record (const char         *json,
                      TenboRulesetList   *list,
                      TenboRecordProblem *problem);

/* @json is refused at @at; with @code, unless that is TB_PROBLEM_NONE. */
void assert_refused (const char   *json,
                     const char   *at,
                     TbProblemCode code);
