/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* The themes under which a page of a ruleset shows its fields, each from its first field on. */
static const struct
{
  TbField     first;
  const char *title;
} sections[] = {
  { TB_FIELD_PLAYERS, N_ ("The game") },
  { TB_FIELD_BUST, N_ ("The end") },
  { TB_FIELD_DEALER_WIN, N_ ("The dealer") },
  { TB_FIELD_HONBA_COUNTED, N_ ("Honba, pots and winners") },
  { TB_FIELD_RIICHI_STAKE, N_ ("Riichi and draws") },
  { TB_FIELD_SCORING, N_ ("What hands are worth") },
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

/* What a ruleset plays at all, which many fields are about. */
typedef struct
{
  gboolean tai;
  gboolean fu;
  gboolean riichi;
  gboolean pots;         /* something can lie on the table at the end */
  gboolean fouls_decide; /* some foul that is paid when the hand is over decides the deal */
  gboolean several;      /* more than one player can win on a discard */
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
    .fu = rules->scoring == TB_SCORING_FU_TABLE,
    .riichi = rules->riichi_stake > 0,
    .pots = rules->riichi_stake > 0,
    .several = rules->max_winners > 1,
    .honba = rules->honba_counted,
    .floats = rules->n_floating_uma > 0,
    .winds_after_east = rules->winds > 1 || rules->extension == TB_EXTENSION_NEXT_WIND,
    .stops = rules->last_dealer == TB_LAST_DEALER_MAY_STOP_FIRST ||
             rules->last_dealer == TB_LAST_DEALER_STOPS_FIRST,
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

/* Whether rows of the floating uma leave a number of floating players out. */
static gboolean
has_other_numbers (const TbRules *rules)
{
  return rules->n_floating_uma < rules->players + 1;
}

static gboolean
applies_to_frame (const TbRules *rules,
                  const Played  *played,
                  TbField        field)
{
  switch ((int) field)
    {
    case TB_FIELD_RETURN_POINTS:
      return rules->return_points > 0;
    case TB_FIELD_UMA:
      return !played->floats || has_other_numbers (rules);
    case TB_FIELD_FLOAT_LINE:
    case TB_FIELD_FLOATING_UMA:
      return played->floats;
    case TB_FIELD_LEFTOVER_POT:
      return played->pots;
    case TB_FIELD_SINKING:
      return rules->sinking > 0;
    case TB_FIELD_RESULT_ROUNDING:
      return rules->result_rounding != TB_ROUNDING_NONE;
    case TB_FIELD_BUST_WHEN:
      return rules->bust != TB_BUST_NONE && rules->bust_when == TB_BUST_AT_ONCE;
    case TB_FIELD_BUST_FEE:
      return rules->bust != TB_BUST_NONE && rules->bust_fee > 0;
    case TB_FIELD_CEILING:
    case TB_FIELD_CEILING_INCLUSIVE:
      return rules->ceiling > 0;
    case TB_FIELD_TARGET:
      return rules->target > 0;
    case TB_FIELD_EXTENSION_ENDS:
      return rules->extension != TB_EXTENSION_NONE;
    default:
      return TRUE;
    }
}

static gboolean
applies_to_dealer (const TbRules *rules,
                   const Played  *played,
                   TbField        field)
{
  gboolean in_south =
    played->winds_after_east && rules->dealer_noten_south != rules->dealer_noten;

  switch ((int) field)
    {
    case TB_FIELD_DEALER_NOTEN:
      return rules->dealer_noten != rules->dealer_tenpai || in_south;
    case TB_FIELD_DEALER_NOTEN_SOUTH:
      return in_south;
    case TB_FIELD_DEALER_CHILD_FOUL:
    case TB_FIELD_DEALER_OWN_FOUL:
      return played->fouls_decide;
    case TB_FIELD_DEALER_OWN_FOUL_SOUTH:
      return played->fouls_decide && played->winds_after_east &&
             rules->dealer_own_foul_south != rules->dealer_own_foul;
    case TB_FIELD_LAST_DEALER_STOPS_AFTER:
      return played->stops;
    case TB_FIELD_LAST_DEALER_FOUL_REPEATS:
      return played->fouls_decide && rules->last_dealer_foul_repeats;
    default:
      return TRUE;
    }
}

static gboolean
applies_to_play (const TbRules *rules,
                 const Played  *played,
                 TbField        field)
{
  switch ((int) field)
    {
    case TB_FIELD_HONBA_COUNTED:
      return !played->honba && !played->tai;
    case TB_FIELD_HONBA_RON:
      return played->honba;
    case TB_FIELD_HONBA_TSUMO:
      return played->honba && !rules->honba_before_split;
    case TB_FIELD_HONBA_BEFORE_SPLIT:
      return played->honba && rules->honba_before_split;
    case TB_FIELD_HONBA_RECEIVERS:
      return played->honba && played->several;
    case TB_FIELD_HONBA_DECLINED_WIN:
      return played->honba && rules->dealer_win == TB_DEALER_CHOOSES;
    case TB_FIELD_POT_RECEIVERS:
      return played->pots && played->several;
    case TB_FIELD_WAREME:
      return rules->wareme;
    case TB_FIELD_LAST_HAND_OPEN_WIN:
      return rules->last_hand_open_win;
    case TB_FIELD_RIICHI_STAKE:
      return !played->tai;
    case TB_FIELD_RIICHI_MINIMUM:
    case TB_FIELD_STAKE_ON_RONNED_TILE:
      return played->riichi;
    case TB_FIELD_NOTEN_POOL:
    case TB_FIELD_NAGASHI:
      return !played->tai;
    case TB_FIELD_NOTEN_VOID_AT_DOUBLE_BUST:
      return rules->noten_pool > 0 && rules->noten_void_at_double_bust;
    case TB_FIELD_NAGASHI_VALUE:
    case TB_FIELD_NAGASHI_SEVERAL:
      return rules->nagashi != TB_NAGASHI_NONE;
    case TB_FIELD_ABORTS:
      return !played->tai || rules->n_aborts > 0;
    default:
      return TRUE;
    }
}

static gboolean
applies_to_value (const TbRules *rules,
                  const Played  *played,
                  TbField        field)
{
  switch ((int) field)
    {
    case TB_FIELD_HAN_POINTS:
      return rules->scoring == TB_SCORING_LINEAR;
    case TB_FIELD_VALUE_ROUNDING:
      return played->fu || (!played->tai && rules->value_rounding != TB_VALUE_ROUNDING_HUNDRED);
    case TB_FIELD_TSUMO_SPLIT:
      return !played->tai && rules->players == 3;
    case TB_FIELD_TSUMO_TABLE:
      return rules->n_tsumo_table > 0;
    case TB_FIELD_KIRIAGE_MANGAN:
      /* Thousands round those hands up to a mangan by themselves. */
      return played->fu && (rules->kiriage_mangan ||
                            rules->value_rounding == TB_VALUE_ROUNDING_HUNDRED);
    case TB_FIELD_OPEN_PINFU:
    case TB_FIELD_DOUBLE_WIND_PAIR_FU:
    case TB_FIELD_RINSHAN_HAITEI_TSUMO_FU:
      return played->fu;
    case TB_FIELD_SEVEN_PAIRS_FORTY_FU:
      return played->fu && tb_rules_find_yaku (rules, TB_YAKU_CHIITOITSU) != NULL;
    case TB_FIELD_COUNTED_YAKUMAN:
    case TB_FIELD_YAKUMAN:
    case TB_FIELD_YAKU:
    case TB_FIELD_RED_FIVES:
    case TB_FIELD_KAN_DORA:
      return !played->tai;
    case TB_FIELD_SEVEN_PAIRS_FOUR_ALIKE:
      return tb_rules_find_yaku (rules, TB_YAKU_CHIITOITSU) != NULL;
    case TB_FIELD_FIVE_ALIKE:
      return rules->five_alike;
    case TB_FIELD_WILD_TILE:
      return rules->wild_tile != TB_WILD_NONE;
    case TB_FIELD_DORA_TILE:
      return !played->tai && rules->dora_tile != TB_DORA_NEXT;
    case TB_FIELD_CALLS_KEEP_FIRST_TURN:
      return rules->calls_keep_first_turn;
    case TB_FIELD_KAN_ON_LAST_TILE:
      return rules->kan_on_last_tile;
    case TB_FIELD_IPPATSU_WITH_HOUTEI:
      return !rules->ippatsu_with_houtei;
    case TB_FIELD_COUNTED_YAKUMAN_STEPS:
      return rules->counted_yakuman > 0 && rules->counted_yakuman_steps > 1;
    case TB_FIELD_GREAT_YAKUMAN:
      return rules->great_yakuman != 0;
    case TB_FIELD_DOUBLE_YAKUMAN:
      return rules->double_yakuman != 0;
    case TB_FIELD_SEVERAL_YAKUMAN:
      return (rules->yakuman & (rules->yakuman - 1)) != 0;
    case TB_FIELD_OPEN_TANYAO:
      return !played->tai && has_tanyao (rules);
    case TB_FIELD_OPEN_TANYAO_IN:
      return rules->open_tanyao && has_tanyao (rules) &&
             rules->open_tanyao_in != TB_OPEN_TANYAO_ANY;
    case TB_FIELD_URA_DORA:
      return !played->tai && played->riichi;
    case TB_FIELD_KAN_URA_DORA:
      return !played->tai && played->riichi && rules->ura_dora && rules->kan_dora;
    case TB_FIELD_FLOWERS:
      return rules->flowers > 0;
    case TB_FIELD_NUKI_NORTH:
      return rules->nuki_north;
    case TB_FIELD_PINFU_TSUMO:
      return !played->tai && tb_rules_find_yaku (rules, TB_YAKU_PINFU) != NULL;
    case TB_FIELD_TAI_MINIMUM:
    case TB_FIELD_TAI_ROUNDING:
    case TB_FIELD_TAI_ITEMS:
    case TB_FIELD_ROBBED_KONG_SELF_DRAW:
    case TB_FIELD_LAST_TILE:
      return played->tai;
    default:
      return TRUE;
    }
}

static gboolean
applies_to_rest (const TbRules *rules,
                 const Played  *played,
                 TbField        field)
{
  switch ((int) field)
    {
    case TB_FIELD_PAO_YAKUMAN:
      return !played->tai;
    case TB_FIELD_PAO_SHARE:
      return rules->pao_yakuman != 0;
    case TB_FIELD_PAO_RON:
      return played->pao;
    case TB_FIELD_PAO_SINGLE_TILE:
      return rules->pao_single_tile;
    case TB_FIELD_PAO_FED_MELDS:
      return rules->pao_fed_melds;
    case TB_FIELD_PAO_KAN_FEEDER:
      return rules->pao_kan_feeder != TB_KAN_FEEDER_NONE;
    case TB_FIELD_CHIP_IPPATSU:
      return rules->chip_ippatsu > 0;
    case TB_FIELD_CHIP_URA:
      return rules->chip_ura > 0;
    case TB_FIELD_CHIP_RED:
      return rules->chip_red > 0;
    case TB_FIELD_CHIP_YAKUMAN:
      return rules->chip_yakuman > 0;
    case TB_FIELD_CHIP_BUST:
      return rules->chip_bust > 0;
    case TB_FIELD_CHIP_EAST_EAST:
      return rules->chip_east_east > 0;
    default:
      return TRUE;
    }
}

gboolean
tenbo_words_field_applies (const TbRules *rules,
                           TbField        field)
{
  Played played;

  g_return_val_if_fail (rules != NULL && (int) field >= 0 && field < TB_N_FIELDS, FALSE);

  find_played (rules, &played);
  if (field < TB_FIELD_DEALER_WIN)
    return applies_to_frame (rules, &played, field);
  if (field < TB_FIELD_HONBA_COUNTED)
    return applies_to_dealer (rules, &played, field);
  if (field < TB_FIELD_SCORING)
    return applies_to_play (rules, &played, field);
  if (field < TB_FIELD_PAO_YAKUMAN)
    return applies_to_value (rules, &played, field);
  return applies_to_rest (rules, &played, field);
}
