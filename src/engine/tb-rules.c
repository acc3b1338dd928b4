/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-rules.h"

const TbYakuRule *
tb_rules_find_yaku (const TbRules *rules,
                    TbYaku         yaku)
{
  for (int32_t i = 0; i < rules->n_yaku; i++)
    if (rules->yaku[i].yaku == yaku)
      return &rules->yaku[i];

  return NULL;
}

TbYakuSet
tb_rules_instead (const TbRules *rules)
{
  TbYakuSet instead = 0;

  for (int32_t i = 0; i < rules->n_yaku; i++)
    if (rules->yaku[i].instead)
      instead |= TB_YAKU_BIT (rules->yaku[i].yaku);

  return instead;
}

TbYakuSet
tb_rules_open_tanyao_partners (const TbRules *rules)
{
  TbYakuSet partners = TB_YAKU_BIT (TB_YAKU_TOITOI) | TB_YAKU_BIT (TB_YAKU_CHINITSU);

  if (rules->open_tanyao_in == TB_OPEN_TANYAO_ANY)
    return 0;

  return rules->open_tanyao_in == TB_OPEN_TANYAO_OR_SANRENKOU
           ? partners | TB_YAKU_BIT (TB_YAKU_SANRENKOU)
           : partners;
}

const TbHanRow *
tb_rules_find_han_row (const TbRules *rules,
                       int32_t        han)
{
  const TbHanRow *found = NULL;

  for (int32_t i = 0; i < rules->n_han_table && rules->han_table[i].han <= han; i++)
    found = &rules->han_table[i];

  return found;
}

TbTsumoRow
tb_rules_split_by_table (const TbRules *rules,
                         int32_t        total)
{
  TbTsumoRow paid = { .ron = total };

  for (int32_t i = rules->n_tsumo_table - 1; i >= 0; i--)
    {
      const TbTsumoRow *row = &rules->tsumo_table[i];
      int32_t           times = total / row->ron;

      paid.child += times * row->child;
      paid.dealer += times * row->dealer;
      paid.each += times * row->each;
      total -= times * row->ron;
    }

  return paid;
}

const TbAbortRule *
tb_rules_find_abort (const TbRules *rules,
                     TbAbort        reason)
{
  for (int32_t i = 0; i < rules->n_aborts; i++)
    if (rules->aborts[i].reason == reason)
      return &rules->aborts[i];

  return NULL;
}

const TbTaiRule *
tb_rules_find_tai (const TbRules *rules,
                   TbTai          item)
{
  for (int32_t i = 0; i < rules->n_tai_items; i++)
    if (rules->tai_items[i].item == item)
      return &rules->tai_items[i];

  return NULL;
}

bool
tb_rules_asks_tenpai (const TbRules *rules)
{
  return rules->noten_pool > 0 || rules->dealer_tenpai != rules->dealer_noten ||
         rules->dealer_tenpai != rules->dealer_noten_south;
}

bool
tb_rules_record_riichi (const TbRules *rules)
{
  return rules->riichi_stake > 0;
}

bool
tb_rules_has_foul_to (const TbRules *rules,
                      TbFoulTo       to)
{
  for (int32_t i = 0; i < rules->n_fouls; i++)
    if (rules->fouls[i].to == to)
      return true;

  return false;
}

TbWind
tb_rules_seat (const TbRules *rules,
               TbPlayer       dealer,
               TbPlayer       player)
{
  return (TbWind) ((player + rules->players - dealer) % rules->players);
}

int32_t
tb_rules_hand_tiles (const TbRules *rules)
{
  return rules->wild_tile == TB_WILD_MISSING ? 12 : 13;
}
