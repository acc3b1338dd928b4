/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hand-maker.h"

#include "tb-rule-fields.h"

typedef struct
{
  HandDice    dice;
  void       *data;
  TbTileHand *hand;
  int         suit; /* that most tiles belong to; -1: none */
  TbTile      tiles[14];
  int         n_tiles;
} Maker;

static int
roll (const Maker *self,
      int          n)
{
  return self->dice (self->data, n);
}

static TbTile
any_kind (const Maker *self)
{
  int suit = self->suit >= 0 && roll (self, 8) > 0 ? self->suit : roll (self, 4);

  return TB_TILE (suit, roll (self, suit == TB_SUIT_HONOURS ? TB_N_HONOURS : TB_N_RANKS));
}

/* Returns a run or a triplet that tiles can make. */
static TbTile
any_set (const Maker *self,
         bool        *run)
{
  TbTile kind = any_kind (self);

  *run = TB_TILE_SUIT (kind) != TB_SUIT_HONOURS && TB_TILE_RANK (kind) <= 6 && roll (self, 3) > 0;

  return kind;
}

static void
add_tiles (Maker *self,
           TbTile kind,
           int    n,
           int    step)
{
  for (int i = 0; i < n && self->n_tiles < 14; i++)
    {
      TbTile tile = (TbTile) (kind + i * step);

      if (TB_TILE_SUIT (tile) != TB_SUIT_HONOURS && TB_TILE_RANK (tile) == 4 &&
          roll (self, 6) == 0)
        tile |= TB_TILE_RED;
      self->tiles[self->n_tiles++] = tile;
    }
}

static void
add_meld (Maker *self)
{
  bool   run;
  TbTile kind = any_set (self, &run);
  TbMeld meld = { .tile = kind, .kind = run ? TB_MELD_CHI : (TbMeldKind) (1 + roll (self, 4)) };

  if (TB_TILE_SUIT (kind) != TB_SUIT_HONOURS && TB_TILE_RANK (kind) == 4)
    meld.reds = roll (self, 4) == 0;
  self->hand->melds[self->hand->n_melds++] = meld;
}

/* Fills the hand with sets and a pair, usually with neighboring sets. */
static void
fill_with_sets (Maker *self)
{
  int    melds = roll (self, 3) == 0 ? roll (self, 5) : 0;
  TbTile last = TB_TILE_NONE;

  for (int i = 0; i < 4; i++)
    {
      bool   run;
      TbTile kind = any_set (self, &run);

      if (i < melds)
        {
          add_meld (self);
          continue;
        }
      if (last != TB_TILE_NONE && roll (self, 3) == 0)
        {
          int rank = (TB_TILE_RANK (last) + roll (self, 2)) % 7;

          kind = TB_TILE (roll (self, 2) ? TB_TILE_SUIT (last) : TB_SUIT_MANZU, rank);
          run = TB_TILE_SUIT (kind) != TB_SUIT_HONOURS && roll (self, 2) == 0;
        }
      add_tiles (self, kind, 3, run);
      last = kind;
    }
  add_tiles (self, any_kind (self), 2, 0);
}

static void
fill_with_pairs (Maker *self)
{
  for (int i = 0; i < 7; i++)
    add_tiles (self, any_kind (self), 2, 0);
}

static void
fill_with_orphans (Maker *self)
{
  for (int suit = 0; suit < TB_SUIT_HONOURS; suit++)
    add_tiles (self, TB_TILE (suit, 0), 2, 8);
  for (int rank = 0; rank < TB_N_HONOURS; rank++)
    add_tiles (self, TB_TILE (TB_SUIT_HONOURS, rank), 1, 0);
  add_tiles (self, TB_TILE (TB_SUIT_HONOURS, roll (self, TB_N_HONOURS)), 1, 0);
}

static void
fill_with_gates (Maker *self)
{
  int suit = roll (self, 3);

  add_tiles (self, TB_TILE (suit, 0), 3, 0);
  add_tiles (self, TB_TILE (suit, 1), 7, 1);
  add_tiles (self, TB_TILE (suit, 8), 3, 0);
  add_tiles (self, TB_TILE (suit, roll (self, TB_N_RANKS)), 1, 0);
}

static void
fill_with_any (Maker *self)
{
  for (int i = 0; i < 14; i++)
    add_tiles (self, any_kind (self), 1, 0);
}

static void
list_indicators (const Maker *self,
                 TbTile      *out,
                 uint8_t     *n)
{
  *n = (uint8_t) roll (self, 3);
  for (int i = 0; i < *n; i++)
    out[i] = roll (self, 2) ? TB_TILE_KIND (self->tiles[roll (self, self->n_tiles)])
                            : any_kind (self);
}

/* Deals all tiles except one, which becomes the winning tile. */
static void
deal (Maker *self)
{
  int win = roll (self, self->n_tiles);

  for (int i = 0; i < self->n_tiles; i++)
    if (i != win)
      tb_tile_hand_add (self->hand, self->tiles[i]);
  self->hand->win = self->tiles[win];
}

void
make_hand (HandDice    dice,
           void       *data,
           TbTileHand *out)
{
  Maker self = { .dice = dice, .data = data, .hand = out };
  int   shape = dice (data, 16);

  tb_tile_hand_init (out);
  self.suit = dice (data, 3) == 0 ? dice (data, 4) : -1;
  if (shape < 11)
    fill_with_sets (&self);
  else if (shape < 13)
    fill_with_pairs (&self);
  else if (shape == 13)
    fill_with_orphans (&self);
  else if (shape == 14)
    fill_with_gates (&self);
  else
    fill_with_any (&self);
  deal (&self);
  if (dice (data, 40) == 0)
    tb_tile_hand_add (out, dice (data, 2) ? TB_TILE_FLOWER : any_kind (&self));

  out->self_draw = dice (data, 2);
  out->round = (TbWind) dice (data, 4);
  out->seat = (TbWind) dice (data, 4);
  for (int flag = 0; flag < TB_N_HAND_FLAGS; flag++)
    if (dice (data, flag <= 2 ? 3 : 12) == 0)
      out->flags |= 1u << flag;
  list_indicators (&self, out->dora, &out->n_dora);
  list_indicators (&self, out->ura, &out->n_ura);
  if (dice (data, 6) == 0)
    out->aside[out->n_aside++] = TB_TILE_NORTH;
  if (dice (data, 6) == 0)
    out->aside[out->n_aside++] = TB_TILE_FLOWER | (TbTile) dice (data, TB_N_FLOWERS);
}

void
make_wild_tiles (HandDice       dice,
                 void          *data,
                 const TbRules *rules,
                 TbTileHand    *hand)
{
  TbTileHand before = *hand;
  TbTile     tiles[TB_MAX_HAND_TILES];
  bool       white = rules->wild_tile == TB_WILD_WHITE;
  int        n = before.n_tiles > TB_MAX_HAND_TILES ? 0 : (int) tb_tile_hand_list (hand, tiles);
  int        left = white ? dice (data, 4) : 1;

  if (n == 0)
    return;

  for (int i = 0; i < TB_SUIT_HONOURS + 1; i++)
    hand->suits[i] = 0;
  hand->reds = 0;
  hand->n_tiles = 0;
  for (int i = 0; i < n; i++)
    if (left > 0 && dice (data, n - i) < left)
      {
        left--;
        if (white)
          tb_tile_hand_add (hand, TB_TILE_WHITE);
      }
    else
      tb_tile_hand_add (hand, tiles[i]);
  if (white && left == 0 && dice (data, 4) == 0)
    hand->win = TB_TILE_WHITE;
}

/* Changes a field that decides the value of hands and may have any value. */
static void
change_field (HandDice           dice,
              void              *data,
              const TbRuleField *field,
              TbRules           *rules)
{
  char     *at = (char *) rules + field->offset;
  int32_t   last = field->max > 6 ? 6 : field->max;
  TbYakuSet set = 0;

  if (field->kind == TB_FIELD_KIND_BOOL)
    *(bool *) (void *) at = dice (data, 2);
  else if (field->kind == TB_FIELD_KIND_ENUM || field->kind == TB_FIELD_KIND_INT)
    *(int32_t *) (void *) at =
      field->min + dice (data, (last - field->min) / field->step + 1) * field->step;
  else if (field->kind == TB_FIELD_KIND_YAKU_SET)
    {
      for (TbYaku yaku = TB_YAKU_RIICHI; yaku < TB_YAKU_HOUSE; yaku++)
        if (field->allowed & TB_YAKU_BIT (yaku) && dice (data, 4) > 0)
          set |= TB_YAKU_BIT (yaku);
      *(TbYakuSet *) (void *) at = set;
    }
}

void
make_value_rules (HandDice dice,
                  void    *data,
                  TbRules *rules)
{
  for (TbField field = TB_FIELD_KIRIAGE_MANGAN; field < TB_FIELD_TAI_MINIMUM; field++)
    if (dice (data, field == TB_FIELD_WILD_TILE ? 15 : 3) == 0)
      change_field (dice, data, &tb_rule_fields[field], rules);
  rules->counted_yakuman = dice (data, 2) ? 13 : 0;
  if (dice (data, 4) == 0)
    {
      rules->scoring = TB_SCORING_LINEAR;
      rules->han_points = 2000;
    }

  rules->n_yaku = 0;
  for (TbYaku yaku = TB_YAKU_RIICHI; yaku <= TB_YAKU_OTAFUKU; yaku++)
    if (!(rules->yakuman & TB_YAKU_BIT (yaku)) && dice (data, 8) > 0)
      rules->yaku[rules->n_yaku++] = (TbYakuRule) {
        .yaku = yaku,
        .closed = 1 + dice (data, 6),
        .open = dice (data, 3),
        .instead = dice (data, 12) == 0,
      };
}
