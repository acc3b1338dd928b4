/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-ruleset-fields.h"

#include <glib/gi18n-lib.h>

/* Conflicts of a field with the value of another one, and how to fix them. */
static const char *const conflict_texts[] = {
  [TB_RULES_UMA_SUM] = N_ ("The numbers have to sum to zero"),
  [TB_RULES_RETURN_BELOW_START] = N_ ("Less than start-points, at least as many would be right"),
  [TB_RULES_CEILING_BELOW_START] =
    N_ ("Not above start-points, 0 (none) or more than start-points would be right"),
  [TB_RULES_NOT_PLAYED] = N_ ("Not in yakuman, only what is listed there would be right"),
  [TB_RULES_GREAT_AND_DOUBLE] = N_ ("In great-yakuman too, one of the two would be right"),
  [TB_RULES_YAKU_TWICE] = N_ ("Listed before, once would be right"),
  [TB_RULES_FOUL_TWICE] = N_ ("Listed before, once would be right"),
  [TB_RULES_ABORT_TWICE] = N_ ("Listed before, once would be right"),
  [TB_RULES_TAI_TWICE] = N_ ("Listed before, once would be right"),
  [TB_RULES_FOUL_POINTS] =
    N_ ("A fixed amount needs points above 0, any other amount needs 0 points"),
  [TB_RULES_CHOICE_WITHOUT_RIGHT] =
    N_ ("No dealer ever has the choice to repeat, “ordinary” would be right"),
  [TB_RULES_FLOATING_WITHOUT_LINE] =
    N_ ("A float-line above 0 and rows of floating-uma go together, both or none would be "
        "right"),
  [TB_RULES_FLOATING_ROW] =
    N_ ("Listed before, or more players than there are, one row for each number of players "
        "would be right"),
  [TB_RULES_BUST_NOT_PLAYED] = N_ ("No bust ends the game, 0 or “after-hand” would be right"),
  [TB_RULES_BUST_AT_START] = N_ ("Everybody begins with 0, “below-zero” or “none” would be right"),
  [TB_RULES_STAKE_BUSTS] =
    N_ ("A riichi could bust its player at once, a minimum that leaves enough after the "
        "stick would be right"),
  [TB_RULES_EXTENSION_TARGET] = N_ ("An extension needs a target above 0"),
  [TB_RULES_EXTENSION_WIND] = N_ ("There is no wind to go on with, “none” would be right"),
  [TB_RULES_THREE_PLAYERS] = N_ ("Needs three players"),
  [TB_RULES_FOUR_PLAYERS] = N_ ("Needs four players"),
  [TB_RULES_TOO_MANY_WINNERS] =
    N_ ("More than can win on one discard, at most one less than players would be right"),
  [TB_RULES_TRIPLE_RON] = N_ ("Three winners are paid, max-winners 1 or 2 would be right"),
  [TB_RULES_NOTEN_POOL_SPLIT] =
    N_ ("1, 2 or 3 players (of three: 1 or 2) pay it together, each the same in hundreds; "
        "a multiple of 600 (three players: 200) would be right"),
  [TB_RULES_LINEAR_ONLY] =
    N_ ("Linear scoring needs points for each han above 0, any other scoring needs 0"),
  [TB_RULES_FU_TABLE_ONLY] =
    N_ ("This scoring counts no fu; false, “thirty”, 2 and, of rinshan and haitei, true "
        "would be right"),
  [TB_RULES_NOT_WITH_TAI] =
    N_ ("Has no meaning where tai are counted; 0, “none”, false, an empty list, one winner "
        "or, of pao-ron, “all” would be right"),
  [TB_RULES_TAI_ONLY] =
    N_ ("Has a meaning only where tai are counted, scoring “tai” would be right"),
  [TB_RULES_TSUMO_TABLE] =
    N_ ("The split “table” and rows of tsumo-table go together, both or none would be "
        "right"),
  [TB_RULES_TSUMO_ROW] =
    N_ ("The rows have to rise from the smallest amount (100 or 1000, as value-rounding "
        "says) in multiples of it"),
  [TB_RULES_THOUSANDS_ONLY] =
    N_ ("The split is in thousands, a value-rounding of “thousand”, han-points and honba "
        "in thousands would be right"),
  [TB_RULES_HONBA_SPLIT] =
    N_ ("This tsumo-split adds up no total that rises with the honba, false would be "
        "right"),
  [TB_RULES_HONBA_TWICE] = N_ ("The honba are added before the split, 0 would be right"),
  [TB_RULES_HONBA_NOT_COUNTED] = N_ ("Honba are not counted, 0 or false would be right"),
  [TB_RULES_COUNTED_STEPS] = N_ ("There is no counted yakuman, 1 would be right"),
  [TB_RULES_NAGASHI_NOT_PLAYED] =
    N_ ("Nagashi is not played, “mangan” and “each-in-full” would be right"),
  [TB_RULES_FOUL_EFFECT] = N_ ("An effect of this foul does not go with when it is due"),
};

gboolean
tenbo_ruleset_check_conflicts (const TbRules       *rules,
                               TenboRulesetRefusal *refusal)
{
  TbRulesFinding found[TB_MAX_RULES_FINDINGS];
  size_t         n = tb_rules_find_conflicts (rules, found);

  for (size_t i = 0; i < n; i++)
    {
      TenboLocation location = { NULL, tb_rule_fields[found[i].field].key, 0 };
      TenboLocation entry = { &location, NULL, (guint) found[i].index };

      tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_CONFLICT,
                            found[i].index < 0 ? &location : &entry, "%s",
                            _ (conflict_texts[found[i].conflict]));
    }
  return n == 0;
}
