/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-settlement.h"
#include "tb-table.h"

#include <glib.h>

/* A short notation in which the tests of the engine are written, so that a test is a line to read
 * and a failure shows two lines to compare. Every function aborts the test on a word it does not
 * know. */

/* The name of a ruleset of engine-rulesets.h, then fields to change: "league max-winners=3
 * fouls.chombo.replay=false". Fields and words are those of the field table; sets are ids joined by
 * commas, and a list of records is "aborts=nine-terminals:repeats;four-winds:passes". */
void script_rules (const char *text,
                   TbRules    *rules);

/* A started table with what differs: "S4 honba=2 pot=1000 penalty-pot=500 scores=1,2,3,4". "E+1" is
 * East 1 of an extension. */
void script_table (const char    *text,
                   const TbRules *rules,
                   TbTable       *table);

/* One event. The first word is the result, the others stand in any order after what they belong to:
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
 * (items of tai), or "+riichi,pinfu" (yaku) with dora=2 fu=30 open-value
 * or closed-value behind it. */
void script_event (const TbRules *rules,
                   const char    *text,
                   TbEvent       *event);

/* What happened: "1000 0 0 -1000; E1/1", with "pot=…", "chips=…", "prizes=…", "free" or "must",
 * "cut" where there is anything to say, and "end=bust@2" in place of the next hand. Owned by the
 * caller. */
char *script_result (const TbHandResult *result);

/* The lines of @ledger: "3>1 5200 win, pot>1 1000 pot(riichi-stake)". Owned by the caller. */
char *script_ledger (const TbLedger *ledger);

/* The name of @code as script_problem() writes it. Static text. */
const char *script_code (TbProblemCode code);

/* A refusal: "NO_FU wins[0].value.fu 20..170". Owned by the caller. */
char *script_problem (const TbProblem *problem);

/* Plays @text on @table and returns script_result() or "refused " and script_problem(). Checks on
 * the way what holds for every event: sums, signs, the untouched table of a refusal. */
char *script_play (TbTable    *table,
                   const char *text);

/* The checks of script_play() for an event that was already applied to @before. */
void script_check_invariants (const TbTable      *before,
                              const TbTable      *after,
                              const TbHandResult *result);
