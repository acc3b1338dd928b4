/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-ruleset-fields.h"

#include <glib/gi18n-lib.h>

/* What is wrong with a field because of what another one says, and what would be right. */
static const char *
conflict_text (TbRulesConflict conflict)
{
  switch (conflict)
    {
    case TB_RULES_UMA_SUM:
      return _ ("The numbers have to sum to zero");
    case TB_RULES_RETURN_BELOW_START:
      return _ ("Less than start-points, at least as many would be right");
    case TB_RULES_CEILING_BELOW_START:
      return _ ("Not above start-points, 0 (none) or more than start-points would be right");
    case TB_RULES_NOT_PLAYED:
      return _ ("Not in yakuman, only what is listed there would be right");
    case TB_RULES_GREAT_AND_DOUBLE:
      return _ ("In great-yakuman too, one of the two would be right");
    case TB_RULES_YAKU_TWICE:
    case TB_RULES_FOUL_TWICE:
    case TB_RULES_ABORT_TWICE:
    case TB_RULES_TAI_TWICE:
      return _ ("Listed before, once would be right");
    case TB_RULES_FOUL_POINTS:
      return _ ("A fixed amount needs points above 0, any other amount needs 0 points");
    case TB_RULES_CHOICE_WITHOUT_RIGHT:
      return _ ("No dealer ever has the choice to repeat, “ordinary” would be right");
    case TB_RULES_FLOATING_WITHOUT_LINE:
      return _ ("A float-line above 0 and rows of floating-uma go together, both or none would be "
                "right");
    case TB_RULES_FLOATING_ROW:
      return _ ("Listed before, or more players than there are, one row for each number of players "
                "would be right");
    case TB_RULES_BUST_NOT_PLAYED:
      return _ ("No bust ends the game, 0 or “after-hand” would be right");
    case TB_RULES_BUST_AT_START:
      return _ ("Everybody begins with 0, “below-zero” or “none” would be right");
    case TB_RULES_STAKE_BUSTS:
      return _ ("A riichi could bust its player at once, a minimum that leaves enough after the "
                "stick would be right");
    case TB_RULES_EXTENSION_TARGET:
      return _ ("An extension needs a target above 0");
    case TB_RULES_EXTENSION_WIND:
      return _ ("There is no wind to go on with, “none” would be right");
    case TB_RULES_THREE_PLAYERS:
      return _ ("Needs three players");
    case TB_RULES_FOUR_PLAYERS:
      return _ ("Needs four players");
    case TB_RULES_TOO_MANY_WINNERS:
      return _ ("More than can win on one discard, at most one less than players would be right");
    case TB_RULES_TRIPLE_RON:
      return _ ("Three winners are paid, max-winners 1 or 2 would be right");
    case TB_RULES_NOTEN_POOL_SPLIT:
      return _ ("1, 2 or 3 players (of three: 1 or 2) pay it together, each the same in hundreds; "
                "a multiple of 600 (three players: 200) would be right");
    case TB_RULES_LINEAR_ONLY:
      return _ ("Linear scoring needs points for each han above 0, any other scoring needs 0");
    case TB_RULES_FU_TABLE_ONLY:
      return _ ("This scoring counts no fu; false, “thirty”, 2 and, of rinshan and haitei, true "
                "would be right");
    case TB_RULES_NOT_WITH_TAI:
      return _ ("Has no meaning where tai are counted; 0, “none”, false, an empty list, one winner "
                "or, of pao-ron, “all” would be right");
    case TB_RULES_TAI_ONLY:
      return _ ("Has a meaning only where tai are counted, scoring “tai” would be right");
    case TB_RULES_TSUMO_TABLE:
      return _ ("The split “table” and rows of tsumo-table go together, both or none would be "
                "right");
    case TB_RULES_TSUMO_ROW:
      return _ ("The rows have to rise from the smallest amount (100 or 1000, as value-rounding "
                "says) in multiples of it");
    case TB_RULES_THOUSANDS_ONLY:
      return _ ("The split is in thousands, a value-rounding of “thousand”, han-points and honba "
                "in thousands would be right");
    case TB_RULES_HONBA_SPLIT:
      return _ ("This tsumo-split adds up no total that rises with the honba, false would be "
                "right");
    case TB_RULES_HONBA_TWICE:
      return _ ("The honba are added before the split, 0 would be right");
    case TB_RULES_HONBA_NOT_COUNTED:
      return _ ("Honba are not counted, 0 or false would be right");
    case TB_RULES_COUNTED_STEPS:
      return _ ("There is no counted yakuman, 1 would be right");
    case TB_RULES_NAGASHI_NOT_PLAYED:
      return _ ("Nagashi is not played, “mangan” and “each-in-full” would be right");
    case TB_RULES_FOUL_EFFECT:
      return _ ("An effect of this foul does not go with when it is due");
    case TB_RULES_FINE:
    default:
      g_return_val_if_reached ("");
    }
}

gboolean
tenbo_ruleset_check_conflicts (const TbRules       *rules,
                               TenboRulesetRefusal *refusal)
{
  TbRulesFinding found[TB_MAX_RULES_FINDINGS];
  size_t         n = tb_rules_find_conflicts (rules, found);

  for (size_t i = 0; i < n; i++)
    {
      TenboPlace place = { NULL, tb_rule_fields[found[i].field].key, 0 };
      TenboPlace entry = { &place, NULL, (guint) found[i].index };

      tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_CONFLICT,
                            found[i].index < 0 ? &place : &entry, "%s",
                            conflict_text (found[i].conflict));
    }
  return n == 0;
}
