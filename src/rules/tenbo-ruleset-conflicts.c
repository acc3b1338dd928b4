/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-ruleset-fields.h"

#include <glib/gi18n-lib.h>

/* Conflicts of a field with the value of another one, except TB_RULES_NO_EFFECT, and how to fix
 * them. */
static const char *const conflict_texts[] = {
  [TB_RULES_UMA_SUM] = N_ ("The sum of the numbers must be 0"),
  [TB_RULES_RETURN_BELOW_START] = N_ ("Less than start-points. Expected at least start-points."),
  [TB_RULES_PRIZE_UNPAID] =
    N_ ("Nobody ever pays this prize: “busted” needs a bust, “above-ceiling” a ceiling, and "
        "“others” other payers than “all”"),
  [TB_RULES_FLOOR_ABOVE_START] = N_ ("More than start-points. Expected at most start-points."),
  [TB_RULES_CEILING_BELOW_START] =
    N_ ("Not above start-points. Expected 0 (no ceiling) or more than start-points."),
  [TB_RULES_NOT_PLAYED] = N_ ("Not listed in yakuman. Use only names from that list."),
  [TB_RULES_GREAT_AND_DOUBLE] = N_ ("Also listed in great-yakuman. Use only one of the two lists."),
  [TB_RULES_HOUSE_TAI_ID] = N_ ("Another item has this id. Expected an id of its own."),
  [TB_RULES_HOUSE_YAKU_ID] = N_ ("Another yaku has this id. Expected an id of its own."),
  [TB_RULES_HOUSE_YAKU_VALUE] =
    N_ ("A yaku needs han in closed hands and may have them in open ones; a yakuman has none. "
        "Expected either closed or yakuman above 0."),
  [TB_RULES_RED_SUIT_TWICE] = N_ ("Already listed. Remove one of the two entries."),
  [TB_RULES_SPECIAL_TWICE] = N_ ("Already listed. Remove one of the two entries."),
  [TB_RULES_SPECIAL_TILE] =
    N_ ("The set does not have that many of these tiles besides the others"),
  [TB_RULES_SPECIAL_VALUE] =
    N_ ("These tiles have no effect. Expected han or chips above 0, and closed-only only with "
        "chips."),
  [TB_RULES_SPECIAL_CHIPS] =
    N_ ("All tiles of one color have the same chips and closed-only. Red tiles have neither: "
        "chip-red pays for them."),
  [TB_RULES_YAKU_TWICE] = N_ ("Already listed. Remove one of the two entries."),
  [TB_RULES_FOUL_TWICE] = N_ ("Already listed. Remove one of the two entries."),
  [TB_RULES_ABORT_TWICE] = N_ ("Already listed. Remove one of the two entries."),
  [TB_RULES_TAI_ROW] = N_ ("Not above the row before it. Each row has more tai than the row before "
                           "it, and at least as many points."),
  [TB_RULES_TAI_TWICE] = N_ ("Already listed. Remove one of the two entries."),
  [TB_RULES_FOUL_POINTS] =
    N_ ("A fixed amount needs points above 0. Any other amount needs 0 points."),
  [TB_RULES_CHOICE_WITHOUT_RIGHT] =
    N_ ("The dealer never has a choice to repeat. Expected “ordinary”."),
  [TB_RULES_EXTENSION_WINDS] =
    N_ ("There are not enough further winds. Expected a smaller number."),
  [TB_RULES_DEALER_WIND] =
    N_ ("This wind is already listed or not played. Expected one row for each wind."),
  [TB_RULES_LAST_DEALER_RANKS] =
    N_ ("“by-rank” in last-dealer and rows of last-dealer-ranks belong together. Set both or "
        "neither."),
  [TB_RULES_LAST_DEALER_RANK] =
    N_ ("This rank is already listed or too high. Expected one row for each rank."),
  [TB_RULES_FLOATING_WITHOUT_LINE] =
    N_ ("A float-line above 0 and rows of floating-uma belong together. Set both or neither."),
  [TB_RULES_FLOATING_ROW] =
    N_ ("This number of players is already listed or too high. Expected one row for each number "
        "of players."),
  [TB_RULES_BUST_AT_START] = N_ ("All players start with 0 points. Expected “below-zero” or "
                                 "“none”."),
  [TB_RULES_STAKE_BUSTS] =
    N_ ("A riichi could bust its player at once. Expected a minimum that leaves enough points "
        "after the stick."),
  [TB_RULES_EXTENSION_TARGET] = N_ ("An extension needs a target above 0"),
  [TB_RULES_EXTENSION_WIND] = N_ ("There is no further wind. Expected “none”."),
  [TB_RULES_THREE_PLAYERS] = N_ ("Only possible with three players"),
  [TB_RULES_FOUR_PLAYERS] = N_ ("Only possible with four players"),
  [TB_RULES_TOO_MANY_WINNERS] =
    N_ ("More winners than one discard can have. Expected at most one less than players."),
  [TB_RULES_TRIPLE_RON] = N_ ("Three winners are paid. Remove this abortive draw, or set "
                              "max-winners to 1 or 2."),
  [TB_RULES_POT_RIICHI] =
    N_ ("Nobody can declare riichi. Expected “nearest”, or a riichi-stake above 0."),
  [TB_RULES_NOTEN_POOL_SPLIT] =
    N_ ("1, 2 or 3 players (1 or 2 of three) share it equally, in hundreds. Expected a multiple "
        "of 600 (200 with three players)."),
  [TB_RULES_LIMITS_ORDER] =
    N_ ("Less than the han of the previous limit. Expected at least as many han."),
  [TB_RULES_LINEAR_ONLY] =
    N_ ("Linear scoring needs points above 0 for each han, or a han-table. Any other scoring needs "
        "0."),
  [TB_RULES_HAN_TABLE] =
    N_ ("The values are given twice. Use either han-points above 0 or rows of han-table."),
  [TB_RULES_HAN_ROW] =
    N_ ("The first row must be for 1 han. In each further row, the han must rise and the points "
        "must not fall."),
  [TB_RULES_TSUMO_TABLE] =
    N_ ("The split “table” and rows of tsumo-table belong together. Set both or neither."),
  [TB_RULES_TSUMO_ROW] =
    N_ ("The rows must rise from the smallest amount (100 or 1000, depending on value-rounding) "
        "in multiples of it, and all rows or none have points for “each”"),
  [TB_RULES_THOUSANDS_ONLY] =
    N_ ("The split is in thousands. Expected “thousand” for value-rounding, and han-points and "
        "honba in thousands."),
  [TB_RULES_HONBA_SPLIT] =
    N_ ("This tsumo-split does not split a total that includes the honba. Expected false."),
  [TB_RULES_HONBA_TWICE] = N_ ("The honba are added before the split. Expected 0."),
  [TB_RULES_FOUL_STEP] =
    N_ ("Amounts are in points. Expected a multiple of 100; only scoring “tai” has single points."),
  [TB_RULES_FOUL_MANGAN] =
    N_ ("Scoring “tai” has no mangan. Expected “fixed” or “none” for the amount."),
  [TB_RULES_FOUL_EFFECT] = N_ ("This foul has an effect that is not possible at the time when it "
                               "is due"),
};

/* Returns the value @number of @field as in a file. */
static char *
dup_value (const TbRuleField *field,
           int32_t            number)
{
  switch (field->kind)
    {
    case TB_FIELD_KIND_BOOL:
      return g_strdup (number != 0 ? "true" : "false");
    case TB_FIELD_KIND_ENUM:
      return g_strdup_printf ("“%s”", field->words[number]);
    case TB_FIELD_KIND_YAKU_SET:
    case TB_FIELD_KIND_RECORDS:
      return g_strdup ("[]");
    case TB_FIELD_KIND_INT:
    case TB_FIELD_KIND_YAKU:
    case TB_FIELD_KIND_ID:
    case TB_FIELD_KIND_TEXT:
    case TB_FIELD_KIND_ROW:
      break;
    }
  return g_strdup_printf ("%d", number);
}

/* Returns the sentence for a field that has no effect because of another one. */
static char *
dup_dependence (const TbRuleDependence *dependence)
{
  const TbRuleField *other = &tb_rule_fields[dependence->other];
  g_autofree char   *value = dup_value (other, dependence->value);
  g_autofree char   *neutral =
    dup_value (&tb_rule_fields[dependence->field], dependence->neutral);

  if (dependence->is)
    /* Translators: the name and the value of another field, and the expected value */
    return g_strdup_printf (_ ("This has no effect if %1$s is %2$s. Expected %3$s."), other->key,
                            value, neutral);
  /* Translators: the name and the value of another field, and the expected value */
  return g_strdup_printf (_ ("This has an effect only if %1$s is %2$s. Expected %3$s."),
                          other->key, value, neutral);
}

gboolean
tenbo_ruleset_check_conflicts (const TbRules       *rules,
                               TenboRulesetRefusal *refusal)
{
  TbRulesFinding found[TB_MAX_RULES_FINDINGS];
  size_t         n = tb_rules_find_conflicts (rules, found);

  for (size_t i = 0; i < n; i++)
    {
      const TbRuleDependence *dependence = found[i].dependence;
      TenboLocation           location = { .key = tb_rule_fields[found[i].field].key };
      TenboLocation           entry = { .up = &location, .index = (guint) found[i].index };
      g_autofree char        *text = NULL;

      if (dependence != NULL &&
          tenbo_ruleset_is_refused (refusal, tb_rule_fields[dependence->other].key))
        continue;

      text = dependence != NULL ? dup_dependence (dependence)
                                : g_strdup (_ (conflict_texts[found[i].conflict]));
      tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_CONFLICT,
                            found[i].index < 0 ? &location : &entry, "%s", text);
    }
  return n == 0;
}
