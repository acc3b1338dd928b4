/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-words-choices.h"

#include "tenbo-free-text.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Names of the members of records, by key. A key has the same name in all lists but those below. */
static const struct
{
  const char *key;
  const char *name;
} members[] = {
  { "id", N_ ("Name in files") },
  { "name", N_ ("Name") },
  { "name-ja", N_ ("Name in Japanese") },
  { "name-zh", N_ ("Name in Chinese") },
  { "closed", N_ ("Han in a closed hand") },
  { "open", N_ ("Han in an open hand") },
  { "yakuman", N_ ("Yakuman") },
  { "chips", N_ ("Chips") },
  { "yaku", N_ ("Yaku") },
  { "instead", N_ ("Replaces the other yaku and dora") },
  { "due", N_ ("Time") },
  { "amount", N_ ("Amount") },
  { "points", N_ ("Points to pay") },
  { "to", N_ ("Receiver") },
  { "noten", N_ ("Noten at a draw") },
  { "no-win", N_ ("Cannot win the hand") },
  { "noten-riichi", N_ ("Foul of noten riichi") },
  { "replay", N_ ("The hand is replayed") },
  { "beside", N_ ("Possible with a win or a draw") },
  { "counts-up", N_ ("Paid for each tile") },
  { "decides-deal", N_ ("Decides whether the dealer repeats") },
  { "restore", N_ ("Sticks and deposits are returned") },
  { "voids-draw", N_ ("No noten payments and no nagashi") },
  { "no-penalty-pot", N_ ("Cannot take the penalty pot") },
  { "only-noten-riichi", N_ ("Only for a player who declared riichi") },
  { "floating", N_ ("Floating players") },
  { "uma", N_ ("Uma") },
  { "wind", N_ ("Wind") },
  { "win", N_ ("Dealer wins") },
  { "tenpai", N_ ("Tenpai dealer at a draw") },
  { "rank", N_ ("Rank") },
  { "right", N_ ("Last dealer") },
  { "from", N_ ("Payer") },
  { "reason", N_ ("Abortive draw") },
  { "dealer", N_ ("Dealer") },
  { "honba-stays", N_ ("Honba do not change") },
  { "ron", N_ ("Value of a ron") },
  { "child", N_ ("Non-dealer") },
  { "each", N_ ("Each, if the dealer wins") },
  { "han", N_ ("Han") },
  { "suit", N_ ("Suit") },
  { "count", N_ ("Number of tiles") },
  { "tile", N_ ("Tile") },
  { "color", N_ ("Color") },
  { "closed-only", N_ ("Only in closed hands") },
  { "tai", N_ ("Tai") },
  { "item", N_ ("Item") },
  { "most", N_ ("Highest number in one hand") },
  { "minimum", N_ ("Counts toward the minimum") },
  { "exempt", N_ ("Needs no minimum") },
};

/* The words of an enumeration in a record: the member @key of the list of @field. */
static const char *const foul_due[] = {
  [TB_FOUL_DUE_AT_ONCE] = N_ ("At once; play continues"),
  [TB_FOUL_DUE_AT_DRAW] = N_ ("At a draw, or when a foul ends the hand"),
  [TB_FOUL_DUE_ENDS_HAND] = N_ ("Ends the hand"),
  [TB_FOUL_DUE_ONLY_AT_DRAW] = N_ ("Only at a draw"),
};
static const char *const foul_amount[] = {
  [TB_FOUL_AMOUNT_FIXED] = N_ ("Fixed points"),
  [TB_FOUL_AMOUNT_MANGAN] = N_ ("Mangan"),
  [TB_FOUL_AMOUNT_SHOWN_HANDS] = N_ ("Mangan, or the most valuable hand shown"),
  [TB_FOUL_AMOUNT_NONE] = N_ ("Nothing"),
  [TB_FOUL_AMOUNT_HANEMAN] = N_ ("Haneman"),
  [TB_FOUL_AMOUNT_BAIMAN] = N_ ("Baiman"),
  [TB_FOUL_AMOUNT_YAKUMAN] = N_ ("Yakuman"),
};
static const char *const foul_to[] = {
  [TB_FOUL_TO_POT] = N_ ("The pot"),
  [TB_FOUL_TO_OTHERS] = N_ ("The other players, who share it"),
  [TB_FOUL_TO_SETTLEMENT] = N_ ("Nobody: deducted from the result"),
  [TB_FOUL_TO_PENALTY_POT] = N_ ("The penalty pot"),
  [TB_FOUL_TO_EACH] = N_ ("Each of the other players"),
};
static const char *const prize_from[] = {
  [TB_PRIZE_FROM_ALL] = N_ ("Every player"),
  [TB_PRIZE_FROM_BELOW_START] = N_ ("Players with less than the starting points"),
  [TB_PRIZE_FROM_BELOW_RETURN] = N_ ("Players with less than the return points"),
  [TB_PRIZE_FROM_BUSTED] = N_ ("Busted players"),
  [TB_PRIZE_FROM_NO_WIN] = N_ ("Players who did not win a hand"),
};
static const char *const prize_to[] = {
  [TB_PRIZE_TO_FIRST] = N_ ("1st"),
  [TB_PRIZE_TO_FIRST_ALONE] = N_ ("1st, if all others have less than the starting points"),
  [TB_PRIZE_TO_ABOVE_CEILING] = N_ ("Each player above the ceiling"),
  [TB_PRIZE_TO_OTHERS] = N_ ("Each of the others"),
};
static const char *const rank_right[] = {
  [TB_RANK_RIGHT_USUAL] = N_ ("As in any other hand"),
  [TB_RANK_RIGHT_MUST_REPEAT] = N_ ("Must repeat"),
  [TB_RANK_RIGHT_MAY_STOP] = N_ ("May end the game"),
  [TB_RANK_RIGHT_STOPS] = N_ ("Ends the game"),
};
static const char *const suits[] = {
  [TB_RED_MANZU] = N_ ("Manzu"),
  [TB_RED_PINZU] = N_ ("Pinzu"),
  [TB_RED_SOUZU] = N_ ("Souzu"),
};

static const struct
{
  TbField            field;
  const char        *key;
  const char *const *words;
} enumerations[] = {
  { TB_FIELD_FOULS, "due", foul_due },
  { TB_FIELD_FOULS, "amount", foul_amount },
  { TB_FIELD_FOULS, "to", foul_to },
  { TB_FIELD_PRIZES, "from", prize_from },
  { TB_FIELD_PRIZES, "to", prize_to },
  { TB_FIELD_LAST_DEALER_RANKS, "right", rank_right },
  { TB_FIELD_RED_FIVES_SUITS, "suit", suits },
};

const char *
tenbo_words_place (const TenboRulePlace *place)
{
  const char *key;

  g_return_val_if_fail (place != NULL, "");

  if (place->record < 0)
    return tenbo_words_field (place->field);

  key = tenbo_rule_place_describe (place)->key;
  if (place->field == TB_FIELD_DEALER_BY_WIND && strcmp (key, "noten") == 0)
    return _ ("Noten dealer at a draw");
  for (gsize i = 0; i < G_N_ELEMENTS (members); i++)
    if (strcmp (members[i].key, key) == 0)
      return _ (members[i].name);
  g_return_val_if_reached (""); /* a test names each member */
}

/* Returns the words for @choice of the member @key of a record of the list of @field; NULL if it is
 * a name in the file. */
static const char *
find_words (const TbRules *rules,
            TbField        field,
            const char    *key,
            int32_t        choice)
{
  for (gsize i = 0; i < G_N_ELEMENTS (enumerations); i++)
    if (enumerations[i].field == field && strcmp (enumerations[i].key, key) == 0)
      return _ (enumerations[i].words[choice]);

  if (field == TB_FIELD_DEALER_BY_WIND)
    return strcmp (key, "wind") == 0 ? tenbo_words_wind ((TbWind) choice)
                                     : tenbo_words_dealer ((TbDealer) choice);
  if (field == TB_FIELD_ABORTS)
    return strcmp (key, "reason") == 0 ? tenbo_words_abort ((TbAbort) choice)
                                       : tenbo_words_dealer ((TbDealer) choice);
  if (field == TB_FIELD_TAI_ITEMS)
    return tenbo_words_tai (rules, (TbTai) choice);
  if (strcmp (key, "color") == 0)
    return tenbo_words_special_color ((TbSpecialColor) choice);
  return choice == TB_SPECIAL_FLOWER ? _ ("flower") : NULL;
}

char *
tenbo_words_choice (const TbRules        *rules,
                    const TenboRulePlace *place,
                    int32_t               choice)
{
  const TbRuleField  *field = tenbo_rule_place_describe (place);
  const char         *words;
  g_autofree TbRules *changed = NULL;

  if (field->kind == TB_FIELD_KIND_YAKU)
    return g_strdup (tenbo_words_yaku (rules, (TbYaku) choice));
  if (place->record >= 0)
    {
      words = find_words (rules, place->field, field->key, choice);
      return g_strdup (words != NULL ? words : field->words[choice]);
    }

  changed = g_memdup2 (rules, sizeof *rules);
  tenbo_rule_place_set_number (changed, place, choice);
  return tenbo_words_field_value (changed, place->field);
}

char *
tenbo_words_record (const TbRules *rules,
                    TbField        field,
                    int            index)
{
  TenboRulePlace     key = { field, index, 0, 0 };
  const TbRuleField *described = tenbo_rule_place_describe (&key);
  int32_t            number;

  if (described->kind == TB_FIELD_KIND_ID)
    {
      if (field == TB_FIELD_FOULS)
        return g_strdup (tenbo_words_foul (tenbo_rule_place_get_text (rules, &key)));
      key.member = 1; /* the name follows the id */
      return g_strdup (tenbo_free_text_isolate (tenbo_rule_place_get_text (rules, &key)));
    }
  number = tenbo_rule_place_get_number (rules, &key);
  if (described->kind == TB_FIELD_KIND_INT)
    {
      g_autofree char *points = tenbo_words_points (number, FALSE);

      /* Translators: the name of a number and the number: "Han: 3" */
      return g_strdup_printf (C_ ("rule", "%1$s: %2$s"), tenbo_words_place (&key), points);
    }
  return tenbo_words_choice (rules, &key, number);
}
