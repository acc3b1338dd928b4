/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-tile-entry.h"

#include "tb-tai-hand.h"
#include "tenbo-tile-copies.h"

#include <assert.h>
#include <string.h>

void
tenbo_tile_entry_init (TenboTileEntry *self)
{
  memset (self, 0, sizeof *self);
  tb_tile_hand_init (&self->hand);
}

bool
tenbo_tile_entry_is_empty (const TenboTileEntry *self)
{
  const TbTileHand *hand = &self->hand;

  return hand->n_tiles + hand->n_melds + hand->n_dora + hand->n_ura + hand->n_aside == 0 &&
         hand->win == TB_TILE_NONE && hand->wild == TB_TILE_NONE && hand->flags == 0;
}

int
tenbo_tile_entry_room (const TenboTileEntry *self,
                       const TbRules        *rules)
{
  return tenbo_tile_room (&self->hand, rules);
}

int
tenbo_tile_entry_missing (const TenboTileEntry *self,
                          const TbRules        *rules)
{
  return tenbo_tile_room (&self->hand, rules) + (self->hand.win == TB_TILE_NONE);
}

bool
tenbo_tile_entry_can_press (const TenboTileEntry *self,
                            const TbRules        *rules,
                            TbTile                tile)
{
  TbTileHand with = self->hand;

  return tenbo_tile_put (&with, rules, self->target, tile);
}

/* Remembers the hand before a change; of too many the first is forgotten. */
static void
begin_step (TenboTileEntry   *self,
            const TbTileHand *before)
{
  if (self->n_steps == TENBO_MAX_TILE_STEPS)
    memmove (&self->steps[0], &self->steps[1], (size_t) --self->n_steps * sizeof self->steps[0]);
  self->steps[self->n_steps++] = *before;
}

/* Flowers that became wild stay in the hand, and other ones do not: they are said again. */
static void
change_wild (TenboTileEntry *self)
{
  TbTileHand *hand = &self->hand;
  uint8_t     n = 0;

  for (int i = 0; i < hand->n_aside; i++)
    if (!tb_tai_is_wild (hand, hand->aside[i]))
      hand->aside[n++] = hand->aside[i];
  hand->n_aside = n;
  for (int number = 0; number < TB_N_FLOWERS; number++)
    {
      TbTile flower = (TbTile) (TB_TILE_FLOWER | number);

      while (tb_tile_hand_count (hand, flower) > 0 && !tb_tai_is_wild (hand, flower))
        tb_tile_hand_remove (hand, flower);
      if (hand->win == flower && !tb_tai_is_wild (hand, flower))
        hand->win = TB_TILE_NONE;
    }
}

static bool
press (TenboTileEntry *self,
       const TbRules  *rules,
       TenboTileTarget target,
       TbTile          tile)
{
  TbTileHand before = self->hand;

  if (!tenbo_tile_put (&self->hand, rules, target, tile))
    return false;

  begin_step (self, &before);
  if (target == TENBO_TILE_TO_WILD)
    change_wild (self);

  return true;
}

bool
tenbo_tile_entry_press (TenboTileEntry *self,
                        const TbRules  *rules,
                        TbTile          tile)
{
  if (!press (self, rules, self->target, tile))
    return false;

  self->target = TENBO_TILE_TO_HAND;
  self->n_digits = 0;

  return true;
}

void
tenbo_tile_entry_take (TenboTileEntry *self,
                       TbTile          tile)
{
  TbTileHand *hand = &self->hand;

  begin_step (self, hand);
  tb_tile_hand_remove (hand, tile);
  if (self->target == TENBO_TILE_TO_WIN)
    {
      if (hand->win != TB_TILE_NONE)
        tb_tile_hand_add (hand, hand->win);
      hand->win = tile;
    }
  self->target = TENBO_TILE_TO_HAND;
}

void
tenbo_tile_entry_take_win (TenboTileEntry *self)
{
  begin_step (self, &self->hand);
  self->hand.win = TB_TILE_NONE;
}

void
tenbo_tile_entry_take_meld (TenboTileEntry *self,
                            int             index)
{
  TbTileHand *hand = &self->hand;

  assert (index >= 0 && index < hand->n_melds);

  begin_step (self, hand);
  hand->n_melds--;
  memmove (&hand->melds[index], &hand->melds[index + 1],
           (size_t) (hand->n_melds - index) * sizeof hand->melds[0]);
}

static void
remove_at (TbTile  *tiles,
           uint8_t *n_tiles,
           int      index)
{
  assert (index >= 0 && index < *n_tiles);

  --*n_tiles;
  memmove (&tiles[index], &tiles[index + 1], (size_t) (*n_tiles - index) * sizeof tiles[0]);
}

void
tenbo_tile_entry_take_from (TenboTileEntry *self,
                            TenboTileTarget target,
                            int             index)
{
  TbTileHand *hand = &self->hand;

  begin_step (self, hand);
  if (target == TENBO_TILE_TO_DORA)
    remove_at (hand->dora, &hand->n_dora, index);
  else if (target == TENBO_TILE_TO_URA)
    remove_at (hand->ura, &hand->n_ura, index);
  else if (target == TENBO_TILE_TO_ASIDE)
    remove_at (hand->aside, &hand->n_aside, index);
  else
    {
      hand->wild = TB_TILE_NONE;
      change_wild (self);
    }
}

bool
tenbo_tile_entry_can_redden (const TenboTileEntry *self,
                             const TbRules        *rules,
                             int                   index)
{
  /* A kan has every copy. */
  if (self->hand.melds[index].kind >= TB_MELD_KAN && !rules->five_alike)
    return false;

  return self->hand.melds[index].reds > 0 || tenbo_tile_most_reds (&self->hand, rules, index) > 0;
}

void
tenbo_tile_entry_redden (TenboTileEntry *self,
                         const TbRules  *rules,
                         int             index)
{
  TbMeld *meld = &self->hand.melds[index];

  assert (index >= 0 && index < self->hand.n_melds);

  begin_step (self, &self->hand);
  meld->reds = meld->reds < tenbo_tile_most_reds (&self->hand, rules, index) ? meld->reds + 1 : 0;
}

void
tenbo_tile_entry_press_flag (TenboTileEntry *self,
                             TbHandFlag      flag)
{
  begin_step (self, &self->hand);
  self->hand.flags ^= flag;
}

/* The tiles that were typed go into a meld: as it is written, or its lowest tile. */
static void
put_typed_meld (TenboTileEntry *self,
                const TbRules  *rules,
                TbMeldKind      kind,
                const char     *text)
{
  char       whole[TB_MELD_TEXT_SIZE + TENBO_MAX_TILE_DIGITS];
  TbTileHand before = self->hand;
  TbMeld     meld;
  TbTile     tile;

  if (tb_tiles_parse (text, &tile, 1) == 1)
    {
      press (self, rules, self->target, tile);
      return;
    }

  strcpy (whole, tb_meld_ids[kind]);
  strcat (whole, " ");
  strcat (whole, text);
  if (tb_meld_parse (whole, &meld) != TB_MELD_TEXT_FINE)
    return;
  if (meld.reds > 0 && rules->red_fives == 0)
    return;
  if (!tenbo_tile_has_apart_reds (rules))
    meld.reds = 0;
  else if (kind >= TB_MELD_KAN && !rules->five_alike)
    meld.reds = tenbo_tile_meld_of (rules, kind, meld.tile).reds;
  if (tenbo_tile_call (&self->hand, rules, meld))
    begin_step (self, &before);
}

static void
put_typed (TenboTileEntry *self,
           const TbRules  *rules,
           char            suit)
{
  char       text[TENBO_MAX_TILE_DIGITS + 2];
  TbTile     tiles[TENBO_MAX_TILE_DIGITS];
  TbMeldKind kind;
  int32_t    n;

  memcpy (text, self->digits, self->n_digits);
  text[self->n_digits] = suit;
  text[self->n_digits + 1] = '\0';
  self->n_digits = 0;

  if (tenbo_tile_is_call (self->target, &kind))
    {
      if (tenbo_tile_takes (rules, self->target))
        put_typed_meld (self, rules, kind, text);
    }
  else
    {
      n = tb_tiles_parse (text, tiles, TENBO_MAX_TILE_DIGITS);
      for (int32_t i = 0; i < n; i++)
        {
          /* Where every five is red it does not matter how they are written. */
          if (tenbo_tile_is_red (tiles[i]) && rules->red_fives == TB_TILE_COPIES)
            tiles[i] = TB_TILE_KIND (tiles[i]);
          press (self, rules, self->target, tiles[i]);
        }
    }
  self->target = TENBO_TILE_TO_HAND;
}

bool
tenbo_tile_entry_type (TenboTileEntry *self,
                       const TbRules  *rules,
                       char            key)
{
  if (key >= '0' && key <= '9')
    {
      if (self->n_digits < TENBO_MAX_TILE_DIGITS)
        self->digits[self->n_digits++] = key;
      return true;
    }
  if (strchr ("mpszf", key) == NULL || key == '\0')
    return false;

  if (self->n_digits > 0)
    put_typed (self, rules, key);

  return true;
}

bool
tenbo_tile_entry_undo (TenboTileEntry *self)
{
  if (self->n_digits > 0)
    {
      self->n_digits--;
      return true;
    }
  if (self->target != TENBO_TILE_TO_HAND)
    {
      self->target = TENBO_TILE_TO_HAND;
      return true;
    }
  if (self->n_steps == 0)
    return false;

  self->hand = self->steps[--self->n_steps];

  return true;
}

void
tenbo_tile_entry_clear (TenboTileEntry *self)
{
  if (!tenbo_tile_entry_is_empty (self))
    begin_step (self, &self->hand);
  tb_tile_hand_init (&self->hand);
  self->target = TENBO_TILE_TO_HAND;
  self->n_digits = 0;
}
