/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <string.h>

#include "tenbo-json.h"
#include "tenbo-record.h"

/* Helpers of the record tests. JSON in C is written with single quotes. */

#define WIN_HAND(value) \
  "{'result': 'win', 'wins': [{'player': 1, 'from': 3, 'value': " value "}]}"
#define DRAW_HAND "{'result': 'draw', 'tenpai': [1, 2]}"

/* The rulesets of the tests, owned by the program. */
extern TenboRulesetList *rulesets;

/* Returns @quoted with double quotes. Transfer full. */
char *dup_json (const char *quoted);

/* Returns a game of the ruleset @ruleset (NULL: the first shipped one) with the single hand @hand
 * and @members, which may be NULL. Transfer full. */
char *make_record_under (const char *ruleset,
                         const char *members,
                         const char *hand);
char *make_record (const char *members,
                   const char *hand);

/* Returns the record @json with @value at the location @at; without that member if @value is NULL.
 * Transfer full. */
char *spoil_record (const char *json,
                    const char *at,
                    const char *value);

/* Reads and plays @json. Returns whether it is accepted. */
gboolean play_record (const char         *json,
                      TenboRulesetList   *list,
                      TenboRecordProblem *problem);

/* Asserts that @json is refused at @at, with @code unless that is TB_PROBLEM_NONE. */
void assert_refused (const char   *json,
                     const char   *at,
                     TbProblemCode code);
