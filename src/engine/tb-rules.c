/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-rules.h"

#include <string.h>

const TbYakuRule *
tb_rules_find_yaku (const TbRules *rules,
                    TbYaku         yaku)
{
  for (int32_t i = 0; i < rules->n_yaku; i++)
    if (rules->yaku[i].yaku == yaku)
      return &rules->yaku[i];

  return NULL;
}

void
tb_rules_add_house_yaku (TbRules *rules)
{
  rules->n_yaku = tb_rules_count_listed_yaku (rules);
  rules->yakuman &= ~TB_YAKU_ALL_HOUSE;

  for (int32_t i = 0; i < rules->n_house_yaku; i++)
    {
      const TbHouseYaku *house = &rules->house_yaku[i];
      TbYaku             yaku = (TbYaku) (TB_YAKU_HOUSE + i);

      if (house->yakuman > 0)
        rules->yakuman |= TB_YAKU_BIT (yaku);
      else
        rules->yaku[rules->n_yaku++] = (TbYakuRule) { yaku, house->closed, house->open, false };
    }
}

int32_t
tb_rules_count_listed_yaku (const TbRules *rules)
{
  int32_t n = rules->n_yaku;

  while (n > 0 && rules->yaku[n - 1].yaku >= TB_YAKU_HOUSE)
    n--;

  return n;
}

const char *
tb_rules_yaku_id (const TbRules *rules,
                  TbYaku         yaku)
{
  return yaku < TB_YAKU_HOUSE ? tb_yaku_id (yaku) : rules->house_yaku[yaku - TB_YAKU_HOUSE].id;
}

bool
tb_rules_yaku_from_id (const TbRules *rules,
                       const char    *id,
                       TbYaku        *out)
{
  if (tb_yaku_from_id (id, out))
    return true;

  for (int32_t i = 0; i < rules->n_house_yaku; i++)
    if (strcmp (rules->house_yaku[i].id, id) == 0)
      {
        *out = (TbYaku) (TB_YAKU_HOUSE + i);
        return true;
      }
  *out = TB_N_YAKU;

  return false;
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

int32_t
tb_rules_red_fives (const TbRules *rules,
                    int32_t        suit)
{
  if (suit == TB_N_RED_SUITS)
    return rules->wild_white != TB_WILD_WHITE_NONE;

  for (int32_t i = 0; i < rules->n_red_fives_suits; i++)
    if ((int32_t) rules->red_fives_suits[i].suit == suit)
      return rules->red_fives_suits[i].count;

  return rules->red_fives;
}

int32_t
tb_rules_count_red_fives (const TbRules *rules)
{
  int32_t n_reds = 0;

  for (int32_t suit = TB_RED_MANZU; suit < TB_N_RED_SUITS; suit++)
    if (suit != TB_RED_MANZU || rules->players > 3)
      n_reds += tb_rules_red_fives (rules, suit);

  return n_reds;
}

bool
tb_rules_have_chips (const TbRules *rules)
{
  return (rules->chip_ippatsu | rules->chip_ura | rules->chip_red | rules->chip_yakuman |
          rules->chip_bust | rules->chip_east_east) != 0;
}

const TbSpecialTile *
tb_rules_find_special (const TbRules *rules,
                       TbSpecialColor color)
{
  for (int32_t i = 0; i < rules->n_special_tiles; i++)
    if (rules->special_tiles[i].color == color)
      return &rules->special_tiles[i];

  return NULL;
}

int32_t
tb_rules_most_special (const TbRules *rules,
                       TbSpecialColor color)
{
  int32_t most = 0;

  for (int32_t i = 0; i < rules->n_special_tiles; i++)
    if (rules->special_tiles[i].color == color)
      most += rules->special_tiles[i].count;

  return color == TB_SPECIAL_RED ? most + tb_rules_count_red_fives (rules) : most;
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

TbDealerWind
tb_rules_dealer_in (const TbRules *rules,
                    TbWind         wind)
{
  for (int32_t i = 0; i < rules->n_dealer_by_wind; i++)
    if (rules->dealer_by_wind[i].wind == wind)
      return rules->dealer_by_wind[i];

  return (TbDealerWind) {
    .wind = wind,
    .win = rules->dealer_win,
    .tenpai = rules->dealer_tenpai,
    .noten = wind >= TB_WIND_SOUTH ? rules->dealer_noten_south : rules->dealer_noten,
  };
}

const char *
tb_rules_tai_id (const TbRules *rules,
                 TbTai          item)
{
  return item < TB_TAI_HOUSE ? tb_tai_ids[item] : rules->house_tai[item - TB_TAI_HOUSE].id;
}

bool
tb_rules_tai_from_id (const TbRules *rules,
                      const char    *id,
                      TbTai         *out)
{
  if (tb_tai_from_id (id, out))
    return true;

  for (int32_t i = 0; i < rules->n_house_tai; i++)
    if (strcmp (rules->house_tai[i].id, id) == 0)
      {
        *out = (TbTai) (TB_TAI_HOUSE + i);
        return true;
      }
  *out = (TbTai) TB_TAI_END;

  return false;
}

const TbTaiRule *
tb_rules_find_tai (const TbRules *rules,
                   TbTai          item)
{
  int32_t house = (int32_t) item - TB_TAI_HOUSE;

  if (house >= 0)
    return house < rules->n_house_tai ? &rules->house_tai[house].rule : NULL;

  for (int32_t i = 0; i < rules->n_tai_items; i++)
    if (rules->tai_items[i].item == item)
      return &rules->tai_items[i];

  return NULL;
}

int32_t
tb_rules_minimum_han (const TbRules *rules,
                      int32_t        honba)
{
  return honba >= rules->minimum_han_from_honba ? rules->minimum_han : 0;
}

bool
tb_rules_asks_tenpai (const TbRules *rules)
{
  for (int32_t i = 0; i < rules->n_dealer_by_wind; i++)
    if (rules->dealer_by_wind[i].tenpai != rules->dealer_by_wind[i].noten)
      return true;

  return rules->noten_pool > 0 || rules->dealer_tenpai != rules->dealer_noten ||
         rules->dealer_tenpai != rules->dealer_noten_south;
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
