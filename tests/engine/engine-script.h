/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-settlement.h"
#include "tb-table.h"

#include <glib.h>

/* A short notation for the tests of the engine: a test is one line, and a failure prints two lines
 * to compare. Every function aborts the test on an unknown word. */

/* Reads the name of a ruleset of engine-rulesets.h, then fields to change: "league max-winners=3
 * fouls.chombo.replay=false". Fields and words are those of the field table. Sets are ids joined by
 * commas; a list of records is "aborts=nine-terminals:repeats;four-winds:passes". */
void script_rules (const char *text,
                   TbRules    *rules);

/* Reads a started table and its differences from the start: "S4 honba=2 pot=1000 penalty-pot=500
 * scores=1,2,3,4 first-wins=0,1,1,3 last-wins=0,1,2,3". "E+1" is East 1 of an extension. */
void script_table (const char    *text,
                   const TbRules *rules,
                   TbTable       *table);

/* Reads one event. The first word is the result. The others follow the word they belong to, in any
 * order:
 *
 *   win ron=1<3 3/40 open pao=2 for=daisangen,rinshan ippatsu ura=2 red=1 riichi-tile robbed
 *     last-tile closed, tsumo=1 mangan, wareme=3
 *   draw tenpai=0,1 nagashi=2
 *   abort four-winds
 *   foul
 *   adjust 1>0=5000
 *   stop
 *   with any: riichi=0,2 continue decline, and fouls by their id in the ruleset:
 *     chombo@2 count=3 shown=0:4/30
 *
 * A value is "3/40", "5" (han), "mangan", "*daisangen,tsuuiisou" (yakuman), "54tai", "%zimo,wait"
 * (items of tai), or "+riichi,pinfu" (yaku), followed by dora=2 fu=30 open-value or
 * closed-value. */
void script_event (const TbRules *rules,
                   const char    *text,
                   TbEvent       *event);

/* Returns the result: "1000 0 0 -1000; E1/1", then "pot=…", "chips=…", "prizes=…", "free" or
 * "must", and "cut" if they apply, and "end=bust@2" instead of the next hand. Owned by the
 * caller. */
char *script_result (const TbHandResult *result);

/* Returns the lines of @ledger: "3>1 5200 win, pot>1 1000 pot(riichi-stake)". Owned by the
 * caller. */
char *script_ledger (const TbLedger *ledger);

/* Returns the name of @code as script_problem() writes it. Static text. */
const char *script_code (TbProblemCode code);

/* Returns a refusal: "NO_FU wins[0].value.fu 20..170". Owned by the caller. */
char *script_problem (const TbProblem *problem);

/* Plays @text on @table and returns script_result(), or "refused " and script_problem(). Also
 * checks the invariants of every event: sums, signs, and that a refusal leaves the table
 * unchanged. */
char *script_play (TbTable    *table,
                   const char *text);

/* Runs the checks of script_play() for an event that was already applied to @before. */
void script_check_invariants (const TbTable      *before,
                              const TbTable      *after,
                              const TbHandResult *result);
