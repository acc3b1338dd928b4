/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "slow-reading.h"

int
slow_number_of (TbTile tile)
{
  return TB_TILE_SUIT (tile) * 9 + TB_TILE_RANK (tile);
}

bool
slow_is_honour (int kind)
{
  return kind >= EAST;
}

bool
slow_is_terminal (int kind)
{
  return !slow_is_honour (kind) && (kind % 9 == 0 || kind % 9 == 8);
}

bool
slow_has (uint32_t   flags,
          TbHandFlag flag)
{
  return (flags & flag) != 0;
}

void
slow_set (TbYakuSet *yaku,
          TbYaku     which,
          bool       condition)
{
  if (condition)
    *yaku |= TB_YAKU_BIT (which);
}

bool
slow_plays (const Hand *self,
            TbYaku      yaku)
{
  const TbYakuRule *rule = tb_rules_find_yaku (self->rules, yaku);

  if (self->rules->yakuman & TB_YAKU_BIT (yaku))
    return true;
  if (yaku == TB_YAKU_TANYAO && self->open && !self->rules->open_tanyao)
    return false;

  return rule != NULL && !rule->instead && (self->open ? rule->open : rule->closed) > 0;
}

/* --- Groups --- */

int
slow_count_groups (const Hand *self,
                   Type        type)
{
  int n = 0;

  for (int i = 0; i < self->n_groups; i++)
    n += self->groups[i].type == type;

  return n;
}

static bool
has_run (const Hand *self,
         int         kind)
{
  for (int i = 0; i < self->n_groups; i++)
    if (self->groups[i].type == RUN && self->groups[i].kind == kind)
      return true;

  return false;
}

/* A triplet or a kan. */
static bool
has_triplet (const Hand *self,
             int         kind)
{
  for (int i = 0; i < self->n_groups; i++)
    if ((self->groups[i].type == TRIPLET || self->groups[i].type == KAN) &&
        self->groups[i].kind == kind)
      return true;

  return false;
}

const Group *
slow_find_pair (const Hand *self)
{
  int i = 0;

  while (self->groups[i].type != PAIR)
    i++;

  return &self->groups[i];
}

static int
count_concealed (const Hand *self)
{
  int n = 0;

  for (int i = 0; i < self->n_groups; i++)
    {
      const Group *group = &self->groups[i];

      n += (group->type == TRIPLET || group->type == KAN) && !group->called &&
           !(group->won && !self->hand->self_draw);
    }

  return n;
}

static int
count_equal_runs (const Hand *self)
{
  int pairs = 0;

  for (int kind = 0; kind < EAST; kind++)
    {
      int n = 0;

      for (int i = 0; i < self->n_groups; i++)
        n += self->groups[i].type == RUN && self->groups[i].kind == kind;
      pairs += n / 2;
    }

  return pairs;
}

/* The group that the winning tile completed. */
const Group *
slow_find_won (const Hand *self)
{
  int i = 0;

  while (!self->groups[i].won)
    i++;

  return &self->groups[i];
}

bool
slow_is_open_wait (const Hand *self)
{
  const Group *won = slow_find_won (self);
  int          place = self->win - won->kind;

  return won->type == RUN && ((place == 0 && won->kind % 9 != 6) ||
                              (place == 2 && won->kind % 9 != 0));
}

bool
slow_is_pair_of_value (const Hand *self,
                       int         kind)
{
  return kind >= WHITE || kind == EAST + (int) self->hand->seat ||
         kind == EAST + (int) self->hand->round ||
         (kind == NORTH && tb_rules_find_yaku (self->rules, TB_YAKU_YAKUHAI_NORTH) != NULL);
}

static bool
is_pinfu (const Hand *self)
{
  return !self->open && slow_count_groups (self, RUN) == 4 && slow_is_open_wait (self) &&
         !slow_is_pair_of_value (self, slow_find_pair (self)->kind);
}

static bool
is_outside (const Hand *self,
            bool        with_honours)
{
  for (int i = 0; i < self->n_groups; i++)
    {
      const Group *group = &self->groups[i];
      bool         fine = slow_is_terminal (group->kind) ||
                  (with_honours && slow_is_honour (group->kind));

      if (group->type == RUN)
        fine = group->kind % 9 == 0 || group->kind % 9 == 6;
      if (!fine)
        return false;
    }

  return slow_count_groups (self, RUN) > 0;
}

/* Of the kinds that @first, @second and @third are in the three suits, or of three in a row. */
static bool
has_three_triplets (const Hand *self,
                    int         step)
{
  for (int kind = 0; kind < EAST; kind++)
    {
      bool fits = step == 9 ? kind < 9 : kind % 9 <= 6;

      if (fits && has_triplet (self, kind) && has_triplet (self, kind + step) &&
          has_triplet (self, kind + 2 * step))
        return true;
    }

  return false;
}

static bool
has_four_in_row (const Hand *self)
{
  for (int kind = 0; kind < EAST; kind++)
    if (kind % 9 <= 5 && has_triplet (self, kind) && has_triplet (self, kind + 1) &&
        has_triplet (self, kind + 2) && has_triplet (self, kind + 3))
      return true;

  return false;
}

static void
find_yaku_of_honours (const Hand *self,
                      TbYakuSet  *yaku)
{
  const TbTileHand *hand = self->hand;
  int               pair = slow_find_pair (self)->kind;
  bool              other = !has_triplet (self, pair); /* with five alike it may be the same */
  int               dragons = 0;
  int               winds = 0;

  for (int kind = EAST; kind < N_KINDS; kind++)
    if (has_triplet (self, kind))
      {
        dragons += kind >= WHITE;
        winds += kind < WHITE;
      }
  slow_set (yaku, TB_YAKU_YAKUHAI_WHITE, has_triplet (self, WHITE));
  slow_set (yaku, TB_YAKU_YAKUHAI_GREEN, has_triplet (self, WHITE + 1));
  slow_set (yaku, TB_YAKU_YAKUHAI_RED, has_triplet (self, WHITE + 2));
  slow_set (yaku, TB_YAKU_YAKUHAI_SEAT, has_triplet (self, EAST + (int) hand->seat));
  slow_set (yaku, TB_YAKU_YAKUHAI_ROUND, has_triplet (self, EAST + (int) hand->round));
  slow_set (yaku, TB_YAKU_YAKUHAI_NORTH, has_triplet (self, NORTH));
  slow_set (yaku, TB_YAKU_SHOUSANGEN, dragons == 2 && pair >= WHITE && other);
  slow_set (yaku, TB_YAKU_DAISANGEN, dragons == 3);
  slow_set (yaku, TB_YAKU_SANFUU, winds >= 3);
  slow_set (yaku, TB_YAKU_SHOUSUUSHI, winds == 3 && pair >= EAST && pair < WHITE && other);
  slow_set (yaku, TB_YAKU_DAISUUSHI, winds == 4);
}

void
slow_find_yaku_of_sets (const Hand *self,
                        TbYakuSet  *yaku)
{
  int concealed = count_concealed (self);
  int runs = slow_count_groups (self, RUN);

  for (int first = 0; first < 27; first += 9)
    slow_set (yaku, TB_YAKU_ITTSU,
              has_run (self, first) && has_run (self, first + 3) && has_run (self, first + 6));
  for (int rank = 0; rank < 7; rank++)
    slow_set (yaku, TB_YAKU_SANSHOKU_DOUJUN,
              has_run (self, rank) && has_run (self, rank + 9) && has_run (self, rank + 18));
  slow_set (yaku, TB_YAKU_PINFU, is_pinfu (self));
  slow_set (yaku, TB_YAKU_IIPEIKOU, !self->open && count_equal_runs (self) >= 1);
  slow_set (yaku, TB_YAKU_RYANPEIKOU, !self->open && count_equal_runs (self) == 2);
  slow_set (yaku, TB_YAKU_SANSHOKU_DOUKOU, has_three_triplets (self, 9));
  slow_set (yaku, TB_YAKU_SANRENKOU, has_three_triplets (self, 1));
  slow_set (yaku, TB_YAKU_SUURENKOU, has_four_in_row (self));
  slow_set (yaku, TB_YAKU_CHANTA, is_outside (self, true));
  slow_set (yaku, TB_YAKU_JUNCHAN, is_outside (self, false));
  slow_set (yaku, TB_YAKU_TOITOI, runs == 0);
  slow_set (yaku, TB_YAKU_HONROU_TOITOI, runs == 0 && *yaku & TB_YAKU_BIT (TB_YAKU_HONROUTOU));
  slow_set (yaku, TB_YAKU_SANANKOU, concealed >= 3);
  slow_set (yaku, TB_YAKU_SUUANKOU, concealed == 4);
  slow_set (yaku, TB_YAKU_SUUANKOU_TANKI, concealed == 4 && slow_find_won (self)->type == PAIR);
  slow_set (yaku, TB_YAKU_SANKANTSU, slow_count_groups (self, KAN) >= 3);
  slow_set (yaku, TB_YAKU_SUUKANTSU, slow_count_groups (self, KAN) == 4);
  find_yaku_of_honours (self, yaku);
}

/* --- Tiles and flags --- */

static bool
is_green (int kind)
{
  return kind == 19 || kind == 20 || kind == 21 || kind == 23 || kind == 25 || kind == WHITE + 1;
}

/* Which kinds the hand has. */
typedef struct
{
  bool simple, terminal, honour, other_than_green;
  int  suits;
} Kinds;

static Kinds
kinds_of (const Hand *self)
{
  Kinds kinds = { false, false, false, false, 0 };
  bool  suits[4] = { false, false, false, false };

  for (int kind = 0; kind < N_KINDS; kind++)
    if (self->all[kind] > 0)
      {
        kinds.simple |= !slow_is_terminal (kind) && !slow_is_honour (kind);
        kinds.terminal |= slow_is_terminal (kind);
        kinds.honour |= slow_is_honour (kind);
        kinds.other_than_green |= !is_green (kind);
        suits[kind / 9] = true;
      }
  kinds.suits = suits[0] + suits[1] + suits[2];

  return kinds;
}

void
slow_find_yaku_of_tiles (const Hand *self,
                         TbYakuSet  *yaku)
{
  Kinds kinds = kinds_of (self);

  slow_set (yaku, TB_YAKU_TANYAO, !kinds.terminal && !kinds.honour);
  slow_set (yaku, TB_YAKU_HONROUTOU, !kinds.simple);
  slow_set (yaku, TB_YAKU_CHINROUTOU, !kinds.simple && !kinds.honour);
  slow_set (yaku, TB_YAKU_TSUUIISOU, kinds.suits == 0);
  slow_set (yaku, TB_YAKU_HONITSU, kinds.suits == 1 && kinds.honour);
  slow_set (yaku, TB_YAKU_CHINITSU, kinds.suits == 1 && !kinds.honour);
  slow_set (yaku, TB_YAKU_RYUUIISOU, !kinds.other_than_green);
}

/* A replacement tile is drawn after a kan and for North, whatever is drawn for a flower. */
static bool
is_rinshan (const Hand *self)
{
  const TbTileHand *hand = self->hand;
  bool              replaced = false;

  for (int i = 0; i < hand->n_melds; i++)
    if (hand->melds[i].kind != TB_MELD_CHI && hand->melds[i].kind != TB_MELD_PON)
      replaced = true;
  for (int i = 0; i < hand->n_aside; i++)
    if (hand->aside[i] == TB_TILE_NORTH)
      replaced = true;

  return replaced && hand->self_draw && slow_has (hand->flags, TB_HAND_RINSHAN) &&
         !slow_has (hand->flags, TB_HAND_FLOWER_REPLACEMENT);
}

void
slow_find_yaku_of_flags (const Hand *self,
                         TbYakuSet  *yaku)
{
  const TbRules *rules = self->rules;
  uint32_t       flags = self->hand->flags;
  bool           drawn = self->hand->self_draw;
  bool           riichi =
    !self->open && (slow_has (flags, TB_HAND_RIICHI) || slow_has (flags, TB_HAND_DOUBLE_RIICHI));
  bool rinshan = is_rinshan (self);
  bool chankan = !drawn && slow_has (flags, TB_HAND_CHANKAN);
  bool houtei = !drawn && slow_has (flags, TB_HAND_HOUTEI) &&
                !(chankan && !rules->kan_on_last_tile);
  bool ippatsu = riichi && slow_has (flags, TB_HAND_IPPATSU);
  bool renhou = !drawn && !self->open && slow_has (flags, TB_HAND_RENHOU) && !riichi && !houtei;

  if (rinshan && !rules->calls_keep_first_turn)
    ippatsu = false;
  if (houtei && !rules->ippatsu_with_houtei)
    ippatsu = false;
  if (chankan && !rules->calls_keep_first_turn)
    renhou = false;

  slow_set (yaku, TB_YAKU_RIICHI, riichi);
  slow_set (yaku, TB_YAKU_DOUBLE_RIICHI, riichi && slow_has (flags, TB_HAND_DOUBLE_RIICHI));
  slow_set (yaku, TB_YAKU_IPPATSU, ippatsu);
  slow_set (yaku, TB_YAKU_TSUMO, drawn && !self->open);
  slow_set (yaku, TB_YAKU_RINSHAN, rinshan);
  slow_set (yaku, TB_YAKU_CHANKAN, chankan);
  slow_set (yaku, TB_YAKU_HAITEI, drawn && slow_has (flags, TB_HAND_HAITEI));
  slow_set (yaku, TB_YAKU_HOUTEI, houtei);
  slow_set (yaku, TB_YAKU_TENHOU, drawn && !self->open && slow_has (flags, TB_HAND_TENHOU));
  slow_set (yaku, TB_YAKU_CHIIHOU, drawn && !self->open && slow_has (flags, TB_HAND_CHIIHOU));
  slow_set (yaku, TB_YAKU_RENHOU, renhou);
  slow_set (yaku, TB_YAKU_OTAFUKU, self->waits > 4 && !slow_has (flags, TB_HAND_WAIT_IN_DISCARDS));
}

void
slow_find_nine_gates (const Hand *self,
                      TbYakuSet  *yaku)
{
  int  first = self->win / 9 * 9;
  bool pure = true;

  if (!(*yaku & TB_YAKU_BIT (TB_YAKU_CHINITSU)) || self->n_melds > 0)
    return;
  for (int rank = 0; rank < 9; rank++)
    {
      int needed = rank == 0 || rank == 8 ? 3 : 1;

      if (self->counts[first + rank] < needed)
        return;
      pure &= self->counts[first + rank] - (first + rank == self->win) == needed;
    }
  slow_set (yaku, TB_YAKU_CHUUREN, true);
  slow_set (yaku, TB_YAKU_CHUUREN_9, pure);
}

/* --- Fu --- */

static int
fu_of_group (const Hand  *self,
             const Group *group)
{
  int fu = slow_is_honour (group->kind) || slow_is_terminal (group->kind) ? 4 : 2;

  if (group->type == RUN || group->type == PAIR)
    return 0;
  if (!group->called && !(group->won && !self->hand->self_draw))
    fu *= 2;

  return group->type == KAN ? fu * 4 : fu;
}

/* 1. sets, pair, wait; 2. how it was won; 3. rounding. */
int
slow_fu_of (const Hand *self,
            bool        counts_pinfu)
{
  const TbRules *rules = self->rules;
  const Group   *won = slow_find_won (self);
  int            pair = slow_find_pair (self)->kind;
  bool           plain_tsumo = self->hand->self_draw;
  int            fu = 0;

  for (int i = 0; i < self->n_groups; i++)
    fu += fu_of_group (self, &self->groups[i]);
  if (slow_is_pair_of_value (self, pair))
    fu += pair == EAST + (int) self->hand->seat && pair == EAST + (int) self->hand->round
            ? rules->double_wind_pair_fu
            : 2;
  if (won->type == PAIR || (won->type == RUN && !slow_is_open_wait (self)))
    fu += 2;

  if (!rules->rinshan_haitei_tsumo_fu &&
      (slow_has (self->hand->flags, TB_HAND_HAITEI) || is_rinshan (self)))
    plain_tsumo = false;
  if (counts_pinfu && rules->pinfu_tsumo == TB_PINFU_TSUMO_BOTH)
    plain_tsumo = false;
  if (self->open && fu == 0)
    {
      if (rules->open_pinfu == TB_OPEN_PINFU_TWENTY_ALWAYS)
        return 20;
      if (rules->open_pinfu == TB_OPEN_PINFU_THIRTY)
        return 30;
    }
  fu += 20 + (plain_tsumo ? 2 : 0) + (!self->open && !self->hand->self_draw ? 10 : 0);
  while (fu % 10 != 0)
    fu++;

  return fu;
}
