/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-words.h"

#include "tb-rule-fields.h"

#include <glib/gi18n-lib.h>

/* The sections of a ruleset page, and the fields that apply in a ruleset. */

/* The sections of a ruleset page, each with its first field. */
static const struct
{
  TbField     first;
  const char *title;
} sections[] = {
  { TB_FIELD_PLAYERS, N_ ("The Game") },
  { TB_FIELD_BUST, N_ ("End of the Game") },
  { TB_FIELD_DEALER_WIN, N_ ("The Dealer") },
  { TB_FIELD_HONBA_COUNTED, N_ ("Honba, Pots and Winners") },
  { TB_FIELD_RIICHI_STAKE, N_ ("Riichi and Draws") },
  { TB_FIELD_SCORING, N_ ("Hand Values") },
  { TB_FIELD_PAO_YAKUMAN, N_ ("Pao") },
  { TB_FIELD_CHIP_IPPATSU, N_ ("Chips") },
  { TB_FIELD_FOULS, N_ ("Fouls") },
};

const char *
tenbo_words_section (TbField field)
{
  gsize i = G_N_ELEMENTS (sections);

  g_return_val_if_fail ((int) field >= 0 && field < TB_N_FIELDS, "");

  while (sections[i - 1].first > field)
    i--;
  return _ (sections[i - 1].title);
}

/* Features of a ruleset that affect many fields. */
typedef struct
{
  gboolean tai;
  gboolean fu_table;
  gboolean fu; /* counted */
  gboolean riichi;
  gboolean pots;         /* points can remain on the table at the end */
  gboolean fouls_decide; /* a foul that is paid after the hand decides the deal */
  gboolean several;      /* several players can win on one discard */
  gboolean honba;
  gboolean floats;
  gboolean winds_after_east;
  gboolean stops; /* the last dealer can end the game */
  gboolean pao;
} Played;

static gboolean
has_tanyao (const TbRules *rules)
{
  return tb_rules_find_yaku (rules, TB_YAKU_TANYAO) != NULL;
}

static void
find_played (const TbRules *rules,
             Played        *out)
{
  *out = (Played) {
    .tai = rules->scoring == TB_SCORING_TAI,
    .fu_table = rules->scoring == TB_SCORING_FU_TABLE,
    .fu = tb_rules_count_fu (rules, 1),
    .riichi = rules->riichi_stake > 0,
    .pots = rules->riichi_stake > 0 || rules->noten_payments == TB_NOTEN_POOL_TO_POT ||
            rules->noten_payments == TB_NOTEN_EACH_TO_POT,
    .several = rules->max_winners > 1,
    .honba = rules->honba_counted,
    .floats = rules->n_floating_uma > 0,
    .winds_after_east = rules->winds > 1 || rules->extension == TB_EXTENSION_NEXT_WIND,
    .stops = rules->last_dealer == TB_LAST_DEALER_MAY_STOP_FIRST ||
             rules->last_dealer == TB_LAST_DEALER_STOPS_FIRST ||
             rules->last_dealer == TB_LAST_DEALER_BY_RANK,
    .pao = rules->pao_yakuman != 0 || rules->pao_single_tile || rules->pao_fed_melds,
  };
  for (int i = 0; i < rules->n_fouls; i++)
    {
      const TbFoulRule *foul = &rules->fouls[i];

      if (foul->to == TB_FOUL_TO_POT || foul->to == TB_FOUL_TO_PENALTY_POT)
        out->pots = TRUE;
      if (foul->due != TB_FOUL_DUE_AT_ONCE && foul->decides_deal && !foul->replay)
        out->fouls_decide = TRUE;
    }
}

/* Finds which fields of the game, its end, the dealer and the play apply. */
static void
find_course (const TbRules *rules,
             const Played  *played,
             gboolean      *applies)
{
  gboolean in_south =
    played->winds_after_east && rules->dealer_noten_south != rules->dealer_noten;

  applies[TB_FIELD_RETURN_POINTS] = rules->return_points > 0;
  /* A number of floating players may lack its own row. */
  applies[TB_FIELD_UMA] = !played->floats || rules->n_floating_uma < rules->players + 1;
  applies[TB_FIELD_FLOAT_LINE] = played->floats;
  applies[TB_FIELD_FLOATING_UMA] = played->floats;
  applies[TB_FIELD_LEFTOVER_POT] = played->pots;
  applies[TB_FIELD_SINKING] = rules->sinking > 0;
  applies[TB_FIELD_RESULT_ROUNDING] = rules->result_rounding != TB_ROUNDING_NONE;
  applies[TB_FIELD_BUST_WHEN] = rules->bust != TB_BUST_NONE && rules->bust_when == TB_BUST_AT_ONCE;
  applies[TB_FIELD_BUST_FEE] = rules->bust != TB_BUST_NONE && rules->bust_fee > 0;
  applies[TB_FIELD_CEILING] = rules->ceiling > 0;
  applies[TB_FIELD_CEILING_INCLUSIVE] = rules->ceiling > 0;
  applies[TB_FIELD_TARGET] = rules->target > 0;
  applies[TB_FIELD_EXTENSION_ENDS] = rules->extension != TB_EXTENSION_NONE;

  applies[TB_FIELD_DEALER_NOTEN] = rules->dealer_noten != rules->dealer_tenpai || in_south;
  applies[TB_FIELD_DEALER_NOTEN_SOUTH] = in_south;
  applies[TB_FIELD_DEALER_CHILD_FOUL] = played->fouls_decide;
  applies[TB_FIELD_DEALER_OWN_FOUL] = played->fouls_decide;
  applies[TB_FIELD_DEALER_OWN_FOUL_SOUTH] =
    played->fouls_decide && played->winds_after_east &&
    rules->dealer_own_foul_south != rules->dealer_own_foul;
  applies[TB_FIELD_LAST_DEALER_STOPS_AFTER] = played->stops;
  applies[TB_FIELD_LAST_DEALER_FOUL_REPEATS] =
    played->fouls_decide && rules->last_dealer_foul_repeats;

  applies[TB_FIELD_HONBA_COUNTED] = !played->honba && !played->tai;
  applies[TB_FIELD_HONBA_RON] = played->honba;
  applies[TB_FIELD_HONBA_TSUMO] = played->honba && !rules->honba_before_split;
  applies[TB_FIELD_HONBA_BEFORE_SPLIT] = played->honba && rules->honba_before_split;
  applies[TB_FIELD_HONBA_RECEIVERS] = played->honba && played->several;
  applies[TB_FIELD_HONBA_DECLINED_WIN] =
    played->honba && (rules->dealer_win == TB_DEALER_CHOOSES || rules->honba_declined_win);
  applies[TB_FIELD_POT_RECEIVERS] =
    played->pots && (played->several || rules->pot_receivers == TB_POT_RIICHI_ONLY);
  applies[TB_FIELD_WAREME] = rules->wareme;
  applies[TB_FIELD_WAREME_FACTOR] = false; /* said with wareme */
  applies[TB_FIELD_LAST_HAND_OPEN_WIN] = rules->last_hand_open_win;
  applies[TB_FIELD_RIICHI_STAKE] = !played->tai;
  applies[TB_FIELD_RIICHI_MINIMUM] = played->riichi;
  applies[TB_FIELD_OPEN_RIICHI_STAKE] = rules->open_riichi_stake > 0;
  applies[TB_FIELD_STAKE_ON_RONNED_TILE] = played->riichi;
  applies[TB_FIELD_NOTEN_POOL] = !played->tai;
  applies[TB_FIELD_NAGASHI] = !played->tai;
  applies[TB_FIELD_NOTEN_VOID_AT_DOUBLE_BUST] =
    rules->noten_pool > 0 && rules->noten_void_at_double_bust;
  applies[TB_FIELD_NAGASHI_VALUE] = rules->nagashi != TB_NAGASHI_NONE;
  applies[TB_FIELD_NAGASHI_SEVERAL] = rules->nagashi != TB_NAGASHI_NONE;
  applies[TB_FIELD_ABORTS] = !played->tai || rules->n_aborts > 0;
}

/* Finds which fields of the payments apply. */
static void
find_value (const TbRules *rules,
            const Played  *played,
            gboolean      *applies)
{
  applies[TB_FIELD_HAN_POINTS] = rules->han_points > 0;
  applies[TB_FIELD_VALUE_ROUNDING] =
    played->fu_table ||
    (!played->tai && rules->value_rounding != TB_VALUE_ROUNDING_HUNDRED);
  applies[TB_FIELD_TSUMO_SPLIT] =
    !played->tai && (rules->players == 3 || rules->tsumo_split != TB_TSUMO_SPLIT_OWN_SHARE);
  applies[TB_FIELD_TSUMO_TABLE] = rules->n_tsumo_table > 0;
  /* Rounding to thousands already raises these hands to a mangan. */
  applies[TB_FIELD_KIRIAGE_MANGAN] =
    played->fu_table &&
    (rules->kiriage_mangan || rules->value_rounding == TB_VALUE_ROUNDING_HUNDRED);
  applies[TB_FIELD_OPEN_PINFU] = played->fu;
  applies[TB_FIELD_DOUBLE_WIND_PAIR_FU] = played->fu;
  applies[TB_FIELD_RINSHAN_HAITEI_TSUMO_FU] = played->fu;
  applies[TB_FIELD_SEVEN_PAIRS_FORTY_FU] =
    played->fu && tb_rules_find_yaku (rules, TB_YAKU_CHIITOITSU) != NULL;
  applies[TB_FIELD_COUNTED_YAKUMAN] = !played->tai;
  applies[TB_FIELD_YAKUMAN] = !played->tai;
  applies[TB_FIELD_YAKU] = !played->tai;
  applies[TB_FIELD_RED_FIVES] = !played->tai;
  applies[TB_FIELD_KAN_DORA] = !played->tai;
  applies[TB_FIELD_SEVEN_PAIRS_FOUR_ALIKE] = tb_rules_find_yaku (rules, TB_YAKU_CHIITOITSU) != NULL;
  applies[TB_FIELD_FIVE_ALIKE] = rules->five_alike;
  applies[TB_FIELD_WILD_TILE] = rules->wild_tile != TB_WILD_NONE;
  applies[TB_FIELD_DORA_TILE] = !played->tai && rules->dora_tile != TB_DORA_NEXT;
  applies[TB_FIELD_CALLS_KEEP_FIRST_TURN] = rules->calls_keep_first_turn;
  applies[TB_FIELD_KAN_ON_LAST_TILE] = rules->kan_on_last_tile;
  applies[TB_FIELD_IPPATSU_WITH_HOUTEI] = !rules->ippatsu_with_houtei;
  applies[TB_FIELD_COUNTED_YAKUMAN_STEPS] =
    rules->counted_yakuman > 0 && rules->counted_yakuman_steps > 1;
  applies[TB_FIELD_GREAT_YAKUMAN] = rules->great_yakuman != 0;
  applies[TB_FIELD_DOUBLE_YAKUMAN] = rules->double_yakuman != 0;
  applies[TB_FIELD_SEVERAL_YAKUMAN] = (rules->yakuman & (rules->yakuman - 1)) != 0;
  applies[TB_FIELD_OPEN_TANYAO] = !played->tai && has_tanyao (rules);
  applies[TB_FIELD_OPEN_TANYAO_IN] =
    rules->open_tanyao && has_tanyao (rules) && rules->open_tanyao_in != TB_OPEN_TANYAO_ANY;
  applies[TB_FIELD_URA_DORA] = !played->tai && played->riichi;
  applies[TB_FIELD_KAN_URA_DORA] =
    !played->tai && played->riichi && rules->ura_dora && rules->kan_dora;
  applies[TB_FIELD_FLOWERS] = rules->flowers > 0;
  applies[TB_FIELD_NUKI_NORTH] = rules->nuki_north;
  applies[TB_FIELD_PINFU_TSUMO] = !played->tai && tb_rules_find_yaku (rules, TB_YAKU_PINFU) != NULL;
  applies[TB_FIELD_TAI_MINIMUM] = played->tai;
  applies[TB_FIELD_TAI_ROUNDING] = played->tai;
  applies[TB_FIELD_TAI_PAYERS] = played->tai;
  applies[TB_FIELD_TAI_ITEMS] = rules->n_tai_items > 0;
  applies[TB_FIELD_ROBBED_KONG_SELF_DRAW] = played->tai;
  applies[TB_FIELD_LAST_TILE] = played->tai;
  applies[TB_FIELD_PAO_YAKUMAN] = !played->tai;
  applies[TB_FIELD_PAO_SHARE] = rules->pao_yakuman != 0;
  applies[TB_FIELD_PAO_RON] = played->pao;
  applies[TB_FIELD_PAO_SINGLE_TILE] = rules->pao_single_tile;
  applies[TB_FIELD_PAO_FED_MELDS] = rules->pao_fed_melds;
  applies[TB_FIELD_PAO_KAN_FEEDER] = rules->pao_kan_feeder != TB_KAN_FEEDER_NONE;
  applies[TB_FIELD_CHIP_IPPATSU] = rules->chip_ippatsu > 0;
  applies[TB_FIELD_CHIP_URA] = rules->chip_ura > 0;
  applies[TB_FIELD_CHIP_RED] = rules->chip_red > 0;
  applies[TB_FIELD_CHIP_YAKUMAN] = rules->chip_yakuman > 0;
  applies[TB_FIELD_CHIP_BUST] = rules->chip_bust > 0;
  applies[TB_FIELD_CHIP_EAST_EAST] = rules->chip_east_east > 0;
}

gboolean
tenbo_words_field_applies (const TbRules *rules,
                           TbField        field)
{
  gboolean applies[TB_N_FIELDS];
  Played   played;

  g_return_val_if_fail (rules != NULL && (int) field >= 0 && field < TB_N_FIELDS, FALSE);

  find_played (rules, &played);
  /* Later revisions added unusual rules: their fields apply if they are set. */
  for (int i = 0; i < TB_N_FIELDS; i++)
    applies[i] = tb_rule_fields[i].revision < 3 ||
                 tb_rules_read_number (rules, (TbField) i) != tb_rule_fields[i].before;
  find_course (rules, &played, applies);
  find_value (rules, &played, applies);
  return applies[field];
}

gboolean
tenbo_words_field_differs (TenboRuleset *one,
                           TenboRuleset *other,
                           TbField       field)
{
  g_return_val_if_fail (TENBO_IS_RULESET (one) && TENBO_IS_RULESET (other), FALSE);

  return !tenbo_ruleset_is_same_field (one, other, field) &&
         (tenbo_words_field_applies (tenbo_ruleset_get_rules (one), field) ||
          tenbo_words_field_applies (tenbo_ruleset_get_rules (other), field));
}
