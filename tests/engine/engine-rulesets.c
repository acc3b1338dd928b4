/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-rulesets.h"

#include <glib.h>
#include <string.h>

#define STANDARD_YAKUMAN (TB_YAKU_ALL_YAKUMAN & ~TB_YAKU_BIT (TB_YAKU_SUURENKOU) & \
                          ~TB_YAKU_BIT (TB_YAKU_DAISHARIN))

static const TbYakuRule standard_yaku[] = {
  { TB_YAKU_RIICHI, 1, 0 },
  { TB_YAKU_DOUBLE_RIICHI, 2, 0 },
  { TB_YAKU_IPPATSU, 1, 0 },
  { TB_YAKU_TSUMO, 1, 0 },
  { TB_YAKU_PINFU, 1, 0 },
  { TB_YAKU_TANYAO, 1, 1 },
  { TB_YAKU_IIPEIKOU, 1, 0 },
  { TB_YAKU_YAKUHAI_WHITE, 1, 1 },
  { TB_YAKU_YAKUHAI_GREEN, 1, 1 },
  { TB_YAKU_YAKUHAI_RED, 1, 1 },
  { TB_YAKU_YAKUHAI_SEAT, 1, 1 },
  { TB_YAKU_YAKUHAI_ROUND, 1, 1 },
  { TB_YAKU_RINSHAN, 1, 1 },
  { TB_YAKU_CHANKAN, 1, 1 },
  { TB_YAKU_HAITEI, 1, 1 },
  { TB_YAKU_HOUTEI, 1, 1 },
  { TB_YAKU_SANSHOKU_DOUJUN, 2, 1 },
  { TB_YAKU_SANSHOKU_DOUKOU, 2, 2 },
  { TB_YAKU_ITTSU, 2, 1 },
  { TB_YAKU_CHANTA, 2, 1 },
  { TB_YAKU_TOITOI, 2, 2 },
  { TB_YAKU_SANANKOU, 2, 2 },
  { TB_YAKU_SANKANTSU, 2, 2 },
  { TB_YAKU_SHOUSANGEN, 2, 2 },
  { TB_YAKU_CHIITOITSU, 2, 0 },
  { TB_YAKU_RYANPEIKOU, 3, 0 },
  { TB_YAKU_HONITSU, 3, 2 },
  { TB_YAKU_JUNCHAN, 3, 2 },
  { TB_YAKU_CHINITSU, 6, 5 },
};

static const TbYakuRule parlour_yaku[] = {
  { TB_YAKU_RENHOU, 4, 0 },
  { TB_YAKU_SET_CHIITOI, 3, 0 },
  { TB_YAKU_SHOUSHARIN, 6, 0 },
  { TB_YAKU_GYAKUSHARIN, 6, 0 },
  { TB_YAKU_HONROU_TOITOI, 6, 6 },
};

static const TbFoulRule parlour_fouls[] = {
  {
    .id = "deposit",
    .due = TB_FOUL_DUE_AT_ONCE,
    .amount = TB_FOUL_AMOUNT_FIXED,
    .points = 1000,
    .to = TB_FOUL_TO_POT,
  },
  {
    .id = "dead-hand",
    .due = TB_FOUL_DUE_AT_DRAW,
    .amount = TB_FOUL_AMOUNT_MANGAN,
    .to = TB_FOUL_TO_OTHERS,
    .noten = true,
    .no_win = true,
    .decides_deal = true,
  },
  {
    .id = "chombo",
    .due = TB_FOUL_DUE_ENDS_HAND,
    .amount = TB_FOUL_AMOUNT_SHOWN_HANDS,
    .to = TB_FOUL_TO_OTHERS,
    .no_win = true,
    .noten_riichi = true,
    .beside = true,
    .decides_deal = true,
  },
};

static const TbFoulRule league_fouls[] = {
  {
    .id = "chombo",
    .due = TB_FOUL_DUE_ENDS_HAND,
    .amount = TB_FOUL_AMOUNT_FIXED,
    .points = 20000,
    .to = TB_FOUL_TO_SETTLEMENT,
    .no_win = true,
    .replay = true,
    .decides_deal = true,
  },
};

static const TbFoulRule club_fouls[] = {
  {
    .id = "slip",
    .due = TB_FOUL_DUE_AT_ONCE,
    .amount = TB_FOUL_AMOUNT_FIXED,
    .points = 1000,
    .to = TB_FOUL_TO_PENALTY_POT,
  },
  {
    .id = "tile-count",
    .due = TB_FOUL_DUE_AT_ONCE,
    .amount = TB_FOUL_AMOUNT_FIXED,
    .points = 5000,
    .to = TB_FOUL_TO_PENALTY_POT,
    .counts_up = true,
    .no_penalty_pot = true,
  },
  {
    .id = "wrong-call",
    .due = TB_FOUL_DUE_ONLY_AT_DRAW,
    .amount = TB_FOUL_AMOUNT_FIXED,
    .points = 5000,
    .to = TB_FOUL_TO_PENALTY_POT,
    .noten = true,
    .no_win = true,
  },
  {
    .id = "noten-riichi",
    .due = TB_FOUL_DUE_ONLY_AT_DRAW,
    .amount = TB_FOUL_AMOUNT_FIXED,
    .points = 10000,
    .to = TB_FOUL_TO_PENALTY_POT,
    .noten = true,
    .noten_riichi = true,
    .only_noten_riichi = true,
  },
  {
    .id = "hand-ending",
    .due = TB_FOUL_DUE_ENDS_HAND,
    .amount = TB_FOUL_AMOUNT_FIXED,
    .points = 10000,
    .to = TB_FOUL_TO_PENALTY_POT,
    .decides_deal = true,
  },
};

static const TbFoulRule trio_fouls[] = {
  {
    .id = "deposit",
    .due = TB_FOUL_DUE_AT_ONCE,
    .amount = TB_FOUL_AMOUNT_FIXED,
    .points = 1000,
    .to = TB_FOUL_TO_POT,
  },
  {
    .id = "dead-hand",
    .due = TB_FOUL_DUE_AT_DRAW,
    .amount = TB_FOUL_AMOUNT_NONE,
    .to = TB_FOUL_TO_POT,
    .noten = true,
    .no_win = true,
  },
  {
    .id = "chombo",
    .due = TB_FOUL_DUE_ENDS_HAND,
    .amount = TB_FOUL_AMOUNT_FIXED,
    .points = 8000,
    .to = TB_FOUL_TO_EACH,
    .no_win = true,
    .decides_deal = true,
    .restore = true,
  },
  {
    .id = "draw-chombo",
    .due = TB_FOUL_DUE_ONLY_AT_DRAW,
    .amount = TB_FOUL_AMOUNT_FIXED,
    .points = 8000,
    .to = TB_FOUL_TO_EACH,
    .no_win = true,
    .noten_riichi = true,
    .decides_deal = true,
    .restore = true,
    .voids_draw = true,
  },
};

static void
add_yaku (TbRules          *rules,
          const TbYakuRule *yaku,
          size_t            n)
{
  memcpy (&rules->yaku[rules->n_yaku], yaku, n * sizeof yaku[0]);
  rules->n_yaku += (int32_t) n;
}

static void
add_fouls (TbRules          *rules,
           const TbFoulRule *fouls,
           size_t            n)
{
  memcpy (&rules->fouls[rules->n_fouls], fouls, n * sizeof fouls[0]);
  rules->n_fouls += (int32_t) n;
}

void
engine_rules_parlour (TbRules *rules)
{
  *rules = (TbRules) {
    .players = 4,
    .winds = 2,
    .start_points = 25000,
    .return_points = 30000,
    .bust = TB_BUST_BELOW_ZERO,
    .ceiling = 50000,
    .dealer_win = TB_DEALER_CHOOSES,
    .dealer_tenpai = TB_DEALER_CHOOSES,
    .dealer_child_foul = TB_DEALER_CHOOSES,
    .last_dealer = TB_LAST_DEALER_MUST_UNLESS_FIRST,
    .honba_counted = true,
    .honba_ron = 1500,
    .honba_tsumo = 500,
    .honba_receivers = TB_HONBA_EVERY_WINNER,
    .max_winners = 3,
    .last_hand_open_win = true,
    .riichi_stake = 1000,
    .riichi_minimum = 1000,
    .noten_pool = 3000,
    .noten_void_at_double_bust = true,
    .yakuman = STANDARD_YAKUMAN | TB_YAKU_BIT (TB_YAKU_DAISHARIN),
    .great_yakuman = TB_YAKU_BIT (TB_YAKU_TENHOU) | TB_YAKU_BIT (TB_YAKU_DAISUUSHI) |
                     TB_YAKU_BIT (TB_YAKU_CHUUREN) | TB_YAKU_BIT (TB_YAKU_CHUUREN_9) |
                     TB_YAKU_BIT (TB_YAKU_SUUKANTSU),
    .mangan_han = 5,
    .haneman_han = 6,
    .baiman_han = 8,
    .sanbaiman_han = 11,
    .extension_winds = 1,
    .counted_yakuman_steps = 1,
    .wareme_factor = 2,
    .several_yakuman = TB_SEVERAL_YAKUMAN_HIGHEST_PLUS_TWO,
    .open_tanyao = true,
    .red_fives = 1,
    .ura_dora = true,
    .kan_dora = true,
    .kan_ura_dora = true,
    .ippatsu_with_houtei = true,
    .open_pinfu = TB_OPEN_PINFU_TWENTY,
    .double_wind_pair_fu = 4,
    .tai_rounding = 1,
    .tai_points = 1,
    .pao_yakuman = TB_YAKU_BIT (TB_YAKU_DAISANGEN),
    .pao_share = TB_PAO_WHOLE_HAND,
    .pao_single_tile = true,
    .pao_kan_feeder = TB_KAN_FEEDER_TSUMO,
    .chip_ippatsu = 5000,
    .chip_ura = 5000,
    .chip_yakuman = 30000,
    .chip_bust = 10000,
    .chip_east_east = 10000,
  };
  add_yaku (rules, standard_yaku, sizeof standard_yaku / sizeof standard_yaku[0]);
  add_yaku (rules, parlour_yaku, sizeof parlour_yaku / sizeof parlour_yaku[0]);
  add_fouls (rules, parlour_fouls, sizeof parlour_fouls / sizeof parlour_fouls[0]);
}

void
engine_rules_league (TbRules *rules)
{
  *rules = (TbRules) {
    .players = 4,
    .winds = 2,
    .start_points = 25000,
    .return_points = 30000,
    .uma = { 30000, 10000, -10000, -30000 },
    .ties = TB_TIES_SHARED,
    .dealer_win = TB_DEALER_REPEATS,
    .dealer_tenpai = TB_DEALER_REPEATS,
    .dealer_child_foul = TB_DEALER_REPEATS,
    .honba_counted = true,
    .honba_ron = 300,
    .honba_tsumo = 100,
    .max_winners = 1,
    .riichi_stake = 1000,
    .riichi_minimum = 1000,
    .noten_pool = 3000,
    .kiriage_mangan = true,
    .mangan_han = 5,
    .haneman_han = 6,
    .baiman_han = 8,
    .sanbaiman_han = 11,
    .extension_winds = 1,
    .counted_yakuman_steps = 1,
    .wareme_factor = 2,
    .yakuman = STANDARD_YAKUMAN,
    .open_tanyao = true,
    .red_fives = 1,
    .ura_dora = true,
    .kan_dora = true,
    .kan_ura_dora = true,
    .ippatsu_with_houtei = true,
    .double_wind_pair_fu = 2,
    .rinshan_haitei_tsumo_fu = true,
    .tai_rounding = 1,
    .tai_points = 1,
    .pao_yakuman = TB_YAKU_BIT (TB_YAKU_DAISANGEN) | TB_YAKU_BIT (TB_YAKU_DAISUUSHI) |
                   TB_YAKU_BIT (TB_YAKU_SUUKANTSU),
    .pao_share = TB_PAO_LIABLE_YAKUMAN,
  };
  add_yaku (rules, standard_yaku, sizeof standard_yaku / sizeof standard_yaku[0]);
  add_fouls (rules, league_fouls, sizeof league_fouls / sizeof league_fouls[0]);
}

void
engine_rules_online (TbRules *rules)
{
  engine_rules_league (rules);
  rules->uma[0] = 20000;
  rules->uma[3] = -20000;
  rules->ties = TB_TIES_BY_SEAT;
  rules->bust = TB_BUST_BELOW_ZERO;
  rules->target = 30000;
  rules->extension = TB_EXTENSION_NEXT_WIND;
  rules->extension_ends = TB_EXTENSION_ENDS_DEALER_PASSES;
  rules->last_dealer = TB_LAST_DEALER_STOPS_FIRST;
  rules->max_winners = 2;
  rules->nagashi = TB_NAGASHI_DRAW;
  rules->n_aborts = 0;
  for (TbAbort reason = TB_ABORT_NINE_TERMINALS; reason < TB_N_ABORTS; reason++)
    rules->aborts[rules->n_aborts++] = (TbAbortRule) { reason, TB_DEALER_REPEATS };
  rules->kiriage_mangan = false;
  rules->counted_yakuman = 13;
  rules->n_fouls = 0;
}

void
engine_rules_club (TbRules *rules)
{
  static const TbFloatingUma floating_uma[] = {
    { 1, { 40000, 0, -10000, -30000 } },
    { 3, { 30000, 10000, 0, -40000 } },
  };

  engine_rules_league (rules);
  rules->ties = TB_TIES_BY_SEAT;
  rules->leftover_pot = TB_LEFTOVER_NOBODY;
  rules->float_line = 30000;
  rules->n_floating_uma = 2;
  memcpy (rules->floating_uma, floating_uma, sizeof floating_uma);
  rules->bust = TB_BUST_BELOW_ZERO;
  rules->bust_when = TB_BUST_AT_ONCE;
  rules->last_dealer = TB_LAST_DEALER_STOPS_FIRST;
  rules->last_dealer_foul_repeats = true;
  rules->honba_receivers = TB_HONBA_EVERY_WINNER;
  rules->max_winners = 3;
  rules->nagashi = TB_NAGASHI_WIN;
  rules->nagashi_several = TB_NAGASHI_OTHERS_SHARE;
  rules->n_aborts = 2;
  rules->aborts[0] = (TbAbortRule) { TB_ABORT_NINE_TERMINALS, TB_DEALER_REPEATS };
  rules->aborts[1] = (TbAbortRule) { TB_ABORT_FOUR_WINDS, TB_DEALER_PASSES };
  rules->n_fouls = 0;
  add_fouls (rules, club_fouls, sizeof club_fouls / sizeof club_fouls[0]);
}

void
engine_rules_trio (TbRules *rules)
{
  engine_rules_league (rules);
  rules->players = 3;
  rules->start_points = 35000;
  rules->return_points = 40000;
  memset (rules->uma, 0, sizeof rules->uma);
  rules->ties = TB_TIES_BY_SEAT;
  rules->sinking = 10000;
  rules->bust = TB_BUST_ZERO_OR_BELOW;
  rules->bust_fee = 10000;
  rules->target = 40000;
  rules->extension = TB_EXTENSION_EAST_AGAIN;
  rules->extension_ends = TB_EXTENSION_ENDS_ANY_HAND;
  rules->dealer_noten_south = TB_DEALER_REPEATS;
  rules->dealer_own_foul_south = TB_DEALER_REPEATS;
  rules->last_dealer = TB_LAST_DEALER_STOPS_FIRST;
  rules->last_dealer_stops_after = TB_STOP_AFTER_WIN;
  rules->honba_ron = 1000;
  rules->honba_tsumo = 1000;
  rules->max_winners = 2;
  rules->noten_pool = 2000;
  rules->nagashi = TB_NAGASHI_WIN;
  rules->nagashi_value = TB_NAGASHI_YAKUMAN;
  rules->kiriage_mangan = false;
  rules->n_fouls = 0;
  add_fouls (rules, trio_fouls, sizeof trio_fouls / sizeof trio_fouls[0]);
}

void
engine_rules_named (const char *name,
                    TbRules    *rules)
{
  static const struct
  {
    const char *name;
    void (*fill) (TbRules *rules);
  } rulesets[] = {
    { "parlour", engine_rules_parlour },
    { "league", engine_rules_league },
    { "online", engine_rules_online },
    { "club", engine_rules_club },
    { "trio", engine_rules_trio },
    { "coast", engine_rules_coast },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rulesets); i++)
    if (strcmp (rulesets[i].name, name) == 0)
      {
        rulesets[i].fill (rules);
        return;
      }

  g_error ("no ruleset \"%s\"", name);
}
