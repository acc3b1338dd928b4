/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-tile-entry.h"

#include "tb-hand-value.h"
#include "tb-tai-hand.h"

#include <assert.h>
#include <string.h>

/* The lowest rank that cannot begin a run */
#define END_OF_RUNS 7

/* Number of copies of the wild kind in the wall; the indicator is the fourth */
#define WILD_COPIES 3

/* Limit of the counter for one kind in a hand; more than a hand has if there is no limit */
#define NO_LIMIT 15

/* --- Number of tiles --- */

static bool
is_flower (TbTile tile)
{
  return (tile & TB_TILE_FLOWER) != 0;
}

static bool
is_red (TbTile tile)
{
  return !is_flower (tile) && (tile & TB_TILE_RED) != 0;
}

/* Whether copies of @tile can be red, or marked if it is a white dragon. */
static bool
can_be_red (TbTile tile)
{
  return !is_flower (tile) && TB_TILE_RANK (tile) == TB_RANK_FIVE;
}

static bool
has_wild (const TbRules *rules)
{
  return rules->scoring == TB_SCORING_TAI;
}

bool
tenbo_tile_is_played (const TbRules *rules,
                      TbTile         tile)
{
  if (is_flower (tile))
    return TB_TILE_RANK (tile) < rules->flowers;
  if (TB_TILE_SUIT (tile) == TB_SUIT_HONOURS)
    return TB_TILE_RANK (tile) < TB_N_HONOURS &&
           (!is_red (tile) || tenbo_tile_has_separate_reds (rules, tile));
  if (TB_TILE_RANK (tile) >= TB_N_RANKS)
    return false;
  /* If every five is red, there are no separate buttons. */
  if (is_red (tile) && !tenbo_tile_has_separate_reds (rules, tile))
    return false;

  return rules->players > 3 || TB_TILE_SUIT (tile) != TB_SUIT_MANZU || TB_TILE_RANK (tile) == 0 ||
         TB_TILE_RANK (tile) == TB_N_RANKS - 1;
}

static int
find_room (const TbTileHand *hand,
           const TbRules    *rules)
{
  return tb_rules_hand_tiles (rules) - 3 * hand->n_melds - hand->n_tiles;
}

static int
count_closed_reds (const TbTileHand *hand,
                   TbTile            kind)
{
  return can_be_red (kind) ? (int) (hand->reds >> 8 * TB_TILE_SUIT (kind) & 0xff) : 0;
}

static int
count_in_meld (const TbMeld *meld,
               TbTile        kind)
{
  TbTile tiles[4];
  size_t n = tb_meld_tiles (meld, tiles);
  int    count = 0;

  for (size_t i = 0; i < n; i++)
    count += TB_TILE_KIND (tiles[i]) == kind;

  return count;
}

/* Returns the number of entered tiles of @kind, except indicators. */
static int
count_used (const TbTileHand *hand,
            TbTile            kind)
{
  int count = tb_tile_hand_count (hand, kind);

  count += hand->win != TB_TILE_NONE && TB_TILE_KIND (hand->win) == kind;
  for (int i = 0; i < hand->n_melds && !is_flower (kind); i++)
    count += count_in_meld (&hand->melds[i], kind);
  for (int i = 0; i < hand->n_aside; i++)
    count += hand->aside[i] == kind;

  return count;
}

/* Returns the number of entered red fives of @kind. */
static int
count_reds (const TbTileHand *hand,
            TbTile            kind)
{
  int count = count_closed_reds (hand, kind) + (hand->win == (kind | TB_TILE_RED));

  for (int i = 0; i < hand->n_melds; i++)
    if (TB_TILE_SUIT (hand->melds[i].tile) == TB_TILE_SUIT (kind))
      count += hand->melds[i].reds;

  return count;
}

static int
max_copies (const TbTileHand *hand,
            const TbRules    *rules,
            TbTile            kind)
{
  if (is_flower (kind))
    return kind != hand->wild;
  if (kind == hand->wild)
    return WILD_COPIES;

  return rules->five_alike ? NO_LIMIT : TB_TILE_COPIES;
}

/* The number of plain fives left excludes red fives only if these have separate buttons. */
bool
tenbo_tile_has_separate_reds (const TbRules *rules,
                              TbTile         tile)
{
  int32_t reds = can_be_red (tile) ? tb_rules_red_fives (rules, TB_TILE_SUIT (tile)) : 0;

  return reds > 0 && reds < TB_TILE_COPIES;
}

int
tenbo_tile_count_left (const TbTileHand *hand,
                       const TbRules    *rules,
                       TbTile            tile)
{
  TbTile kind = TB_TILE_KIND (tile);
  int    used = count_used (hand, kind);
  int    left = max_copies (hand, rules, kind) - used;
  int    of_colour = left;

  if (is_red (tile))
    of_colour = tb_rules_red_fives (rules, TB_TILE_SUIT (kind)) - count_reds (hand, kind);
  else if (tenbo_tile_has_separate_reds (rules, tile) && !rules->five_alike)
    of_colour = TB_TILE_COPIES - tb_rules_red_fives (rules, TB_TILE_SUIT (kind)) -
                (used - count_reds (hand, kind));

  return of_colour < left ? of_colour : left;
}

static int
max_reds (const TbTileHand *hand,
          const TbRules    *rules,
          int               index)
{
  const TbMeld *meld = &hand->melds[index];
  TbTile        five = TB_TILE (TB_TILE_SUIT (meld->tile), TB_RANK_FIVE);
  int           fives;
  int           left;

  if (!tenbo_tile_has_separate_reds (rules, five))
    return 0;

  fives = count_in_meld (meld, five);
  left = tb_rules_red_fives (rules, TB_TILE_SUIT (five)) - count_reds (hand, five) + meld->reds;

  return fives < left ? fives : left;
}

/* --- Adding tiles to a hand --- */

bool
tenbo_tile_target_exists (const TbRules  *rules,
                          TenboTileTarget target)
{
  switch (target)
    {
    case TENBO_TILE_TO_CHI:
      return rules->players > 3;

    case TENBO_TILE_TO_DORA:
      return rules->scoring != TB_SCORING_TAI;

    case TENBO_TILE_TO_URA:
      return rules->scoring != TB_SCORING_TAI && rules->ura_dora;

    case TENBO_TILE_TO_ASIDE:
      return rules->flowers > 0 || rules->nuki_north;

    case TENBO_TILE_TO_WILD:
      return has_wild (rules);

    case TENBO_TILE_TO_HAND:
    case TENBO_TILE_TO_WIN:
    case TENBO_TILE_TO_PON:
    case TENBO_TILE_TO_KAN:
    case TENBO_TILE_TO_KAKAN:
    case TENBO_TILE_TO_ANKAN:
    case TENBO_N_TILE_TARGETS:
      break;
    }

  return true;
}

/* Removes one tile of @kind from the closed part, preferably a plain one. */
static TbTile
remove_kind (TbTileHand *hand,
             TbTile      kind)
{
  int    reds = count_closed_reds (hand, kind);
  TbTile tile = tb_tile_hand_count (hand, kind) == reds ? kind | TB_TILE_RED : kind;

  tb_tile_hand_remove (hand, tile);

  return tile;
}

/* Returns the kind of meld that a press makes. */
bool
tenbo_tile_is_call (TenboTileTarget target,
                    TbMeldKind     *out)
{
  *out = (TbMeldKind) (target - TENBO_TILE_TO_CHI);

  return target >= TENBO_TILE_TO_CHI && target <= TENBO_TILE_TO_ANKAN;
}

/* Returns the meld of @kind for a press of @tile: a kan has every copy, including the red ones. */
static TbMeld
make_meld (const TbRules *rules,
           TbMeldKind     kind,
           TbTile         tile)
{
  TbMeld meld = { .kind = kind, .tile = TB_TILE_KIND (tile), .reds = is_red (tile) };

  if (kind >= TB_MELD_KAN && tenbo_tile_has_separate_reds (rules, tile))
    meld.reds = (uint8_t) tb_rules_red_fives (rules, TB_TILE_SUIT (tile));

  return meld;
}

/* Whether all tiles of @meld are still available */
static bool
is_left (const TbTileHand *hand,
         const TbRules    *rules,
         const TbMeld     *meld)
{
  TbTile tiles[4];
  size_t n = tb_meld_tiles (meld, tiles);

  for (size_t i = 0; i < n; i++)
    {
      int same = 0;
      int alike = 0;

      for (size_t j = 0; j <= i; j++)
        {
          same += tiles[j] == tiles[i];
          alike += TB_TILE_KIND (tiles[j]) == TB_TILE_KIND (tiles[i]);
        }
      if (tenbo_tile_count_left (hand, rules, tiles[i]) < same ||
          max_copies (hand, rules, TB_TILE_KIND (tiles[i])) -
              count_used (hand, TB_TILE_KIND (tiles[i])) <
            alike)
        return false;
    }

  return true;
}

static bool
is_meld_of_played (const TbTileHand *hand,
                   const TbRules    *rules,
                   const TbMeld     *meld)
{
  TbTile tiles[4];
  size_t n;

  if (is_flower (meld->tile))
    return false;
  if (meld->kind == TB_MELD_CHI && (rules->players == 3 ||
                                    TB_TILE_SUIT (meld->tile) == TB_SUIT_HONOURS ||
                                    TB_TILE_RANK (meld->tile) >= END_OF_RUNS))
    return false;

  n = tb_meld_tiles (meld, tiles);
  for (size_t i = 0; i < n; i++)
    if (!tenbo_tile_is_played (rules, TB_TILE_KIND (tiles[i])) ||
        tb_tai_is_wild (hand, TB_TILE_KIND (tiles[i])) ||
        tb_is_wild (rules, tiles[i]))
      return false;

  return true;
}

/* Removes the tiles of @meld from the closed part, with the red fives found there. Returns false if
 * any are missing. */
static bool
remove_meld_tiles (TbTileHand *hand,
                   TbMeld     *meld)
{
  TbTile tiles[4];
  size_t n = tb_meld_tiles (meld, tiles);
  int    wanted = meld->reds;

  meld->reds = 0;
  for (size_t i = 0; i < n; i++)
    {
      TbTile kind = TB_TILE_KIND (tiles[i]);
      bool   red = wanted > 0 && count_closed_reds (hand, kind) > 0;

      if (tb_tile_hand_count (hand, kind) == 0)
        return false;
      if (red)
        tb_tile_hand_remove (hand, kind | TB_TILE_RED);
      else
        red = is_red (remove_kind (hand, kind));
      meld->reds += red;
      wanted -= red;
    }

  return true;
}

/* Extends the pon of @tile to a kan: with another copy, or with the one in the closed part. */
static bool
add_to_pon (TbTileHand    *hand,
            const TbRules *rules,
            TbTile         tile)
{
  for (int i = 0; i < hand->n_melds; i++)
    {
      TbMeld *meld = &hand->melds[i];
      TbTile  kind = TB_TILE_KIND (tile);
      TbTile  red = kind | TB_TILE_RED;

      if (meld->kind != TB_MELD_PON || meld->tile != kind)
        continue;

      if (tb_tile_hand_count (hand, kind) > 0)
        meld->reds += is_red (remove_kind (hand, kind));
      else if (can_be_red (kind) && tenbo_tile_count_left (hand, rules, red) > 0 &&
               (is_red (tile) || tenbo_tile_count_left (hand, rules, kind) == 0))
        meld->reds++;
      else if (tenbo_tile_count_left (hand, rules, kind) == 0)
        return false;
      meld->kind = TB_MELD_KAKAN;
      return true;
    }

  return false;
}

static bool
add_meld (TbTileHand    *hand,
          const TbRules *rules,
          TbMeld         meld)
{
  TbTileHand before = *hand;
  bool       room;

  if (hand->n_melds == TB_MAX_MELDS || !is_meld_of_played (hand, rules, &meld))
    return false;

  room = find_room (hand, rules) >= 3;
  if (!(room && is_left (hand, rules, &meld)) && !remove_meld_tiles (hand, &meld))
    {
      *hand = before;
      return false;
    }
  hand->melds[hand->n_melds++] = meld;

  return true;
}

/* Whether @flower stays in the hand: a wild one, or the last one if all flowers win at once */
static bool
is_kept (const TbTileHand *hand,
         const TbRules    *rules,
         TbTile            flower)
{
  return rules->scoring == TB_SCORING_TAI && tb_tai_is_wild (hand, flower);
}

static bool
set_aside (TbTileHand    *hand,
           const TbRules *rules,
           TbTile         tile)
{
  bool played = is_flower (tile) ? tenbo_tile_is_played (rules, tile) &&
                                     !is_kept (hand, rules, tile)
                                 : tile == TB_TILE_NORTH && rules->nuki_north;

  if (!played || hand->n_aside == TB_MAX_ASIDE || tenbo_tile_count_left (hand, rules, tile) < 1)
    return false;
  hand->aside[hand->n_aside++] = tile;

  return true;
}

static bool
set_win (TbTileHand    *hand,
         const TbRules *rules,
         TbTile         tile)
{
  TbTile before = hand->win;
  bool   last = rules->scoring == TB_SCORING_TAI && hand->n_aside == TB_N_FLOWERS - 1;

  hand->win = TB_TILE_NONE;
  if (!tenbo_tile_is_played (rules, tile) || tenbo_tile_count_left (hand, rules, tile) < 1 ||
      (is_flower (tile) && !is_kept (hand, rules, tile) && !last))
    {
      hand->win = before;
      return false;
    }
  hand->win = tile;

  return true;
}

static bool
add_indicator (const TbRules *rules,
               TbTile         tile,
               TbTile        *tiles,
               uint8_t       *n_tiles)
{
  if (is_flower (tile) || !tenbo_tile_is_played (rules, tile) ||
      *n_tiles == TB_MAX_INDICATORS)
    return false;
  tiles[(*n_tiles)++] = tile;

  return true;
}

/* Sets the indicator: the fourth tile of the kind, or the only one of a flower. The kind must not
 * be in a meld. */
static bool
set_wild (TbTileHand    *hand,
          const TbRules *rules,
          TbTile         tile)
{
  int most = is_flower (tile) ? 0 : WILD_COPIES;

  if (!has_wild (rules) || is_red (tile) ||
      !tenbo_tile_is_played (rules, tile) || count_used (hand, tile) > most)
    return false;

  for (int i = 0; i < hand->n_melds && !is_flower (tile); i++)
    if (count_in_meld (&hand->melds[i], tile) > 0)
      return false;
  hand->wild = tile;

  return true;
}

/* Adds @tile to @target. Returns false, with @hand unchanged, if that is impossible. */
static bool
add_tile (TbTileHand     *hand,
          const TbRules  *rules,
          TenboTileTarget target,
          TbTile          tile)
{
  TbMeldKind meld;

  if (!tenbo_tile_target_exists (rules, target))
    return false;
  if (tenbo_tile_is_call (target, &meld))
    return !is_flower (tile) && tenbo_tile_is_played (rules, tile) &&
           ((meld == TB_MELD_KAKAN && add_to_pon (hand, rules, tile)) ||
            add_meld (hand, rules, make_meld (rules, meld, tile)));
  if (target == TENBO_TILE_TO_WIN)
    return set_win (hand, rules, tile);
  if (target == TENBO_TILE_TO_DORA)
    return add_indicator (rules, tile, hand->dora, &hand->n_dora);
  if (target == TENBO_TILE_TO_URA)
    return add_indicator (rules, tile, hand->ura, &hand->n_ura);
  if (target == TENBO_TILE_TO_WILD)
    return set_wild (hand, rules, tile);
  if (target == TENBO_TILE_TO_ASIDE || (is_flower (tile) && !is_kept (hand, rules, tile)))
    return set_aside (hand, rules, tile);

  if (find_room (hand, rules) <= 0)
    return hand->win == TB_TILE_NONE && set_win (hand, rules, tile);
  if (!tenbo_tile_is_played (rules, tile) || tenbo_tile_count_left (hand, rules, tile) < 1)
    return false;
  tb_tile_hand_add (hand, tile);

  return true;
}

/* --- The hand during entry --- */

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
  return find_room (&self->hand, rules);
}

int
tenbo_tile_entry_missing (const TenboTileEntry *self,
                          const TbRules        *rules)
{
  return find_room (&self->hand, rules) + (self->hand.win == TB_TILE_NONE);
}

bool
tenbo_tile_entry_can_press (const TenboTileEntry *self,
                            const TbRules        *rules,
                            TbTile                tile)
{
  TbTileHand with = self->hand;

  return add_tile (&with, rules, self->target, tile);
}

/* Stores the hand before a change; drops the oldest step if the list is full. */
static void
begin_step (TenboTileEntry   *self,
            const TbTileHand *before)
{
  if (self->n_steps == TENBO_MAX_TILE_STEPS)
    memmove (&self->steps[0], &self->steps[1], (size_t) --self->n_steps * sizeof self->steps[0]);
  self->steps[self->n_steps++] = *before;
}

/* Removes wild flowers from those set aside, and other flowers from the hand; the user enters them
 * again. */
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

  if (!add_tile (&self->hand, rules, target, tile))
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
tenbo_tile_entry_remove (TenboTileEntry *self,
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
tenbo_tile_entry_remove_win (TenboTileEntry *self)
{
  begin_step (self, &self->hand);
  self->hand.win = TB_TILE_NONE;
}

void
tenbo_tile_entry_remove_meld (TenboTileEntry *self,
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
tenbo_tile_entry_remove_from (TenboTileEntry *self,
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

  return self->hand.melds[index].reds > 0 || max_reds (&self->hand, rules, index) > 0;
}

void
tenbo_tile_entry_redden (TenboTileEntry *self,
                         const TbRules  *rules,
                         int             index)
{
  TbMeld *meld = &self->hand.melds[index];

  assert (index >= 0 && index < self->hand.n_melds);

  begin_step (self, &self->hand);
  meld->reds = meld->reds < max_reds (&self->hand, rules, index) ? meld->reds + 1 : 0;
}

void
tenbo_tile_entry_press_flag (TenboTileEntry *self,
                             TbHandFlag      flag)
{
  begin_step (self, &self->hand);
  self->hand.flags ^= flag;
}

/* Adds the typed tiles to a meld: all of its tiles, or only the lowest. */
static void
add_typed_meld (TenboTileEntry *self,
                const TbRules  *rules,
                TbMeldKind      kind,
                const char     *text)
{
  char       whole[TB_MELD_TEXT_SIZE + TENBO_MAX_TILE_DIGITS];
  TbTileHand before = self->hand;
  TbMeld     meld;
  TbTile     tile;
  TbTile     five;

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
  five = TB_TILE (TB_TILE_SUIT (meld.tile), TB_RANK_FIVE);
  if (meld.reds > 0 && tb_rules_red_fives (rules, TB_TILE_SUIT (five)) == 0)
    return;
  if (!tenbo_tile_has_separate_reds (rules, five))
    meld.reds = 0;
  else if (kind >= TB_MELD_KAN && !rules->five_alike)
    meld.reds = make_meld (rules, kind, meld.tile).reds;
  if (add_meld (&self->hand, rules, meld))
    begin_step (self, &before);
}

static void
add_typed (TenboTileEntry *self,
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
      if (tenbo_tile_target_exists (rules, self->target))
        add_typed_meld (self, rules, kind, text);
    }
  else
    {
      n = tb_tiles_parse (text, tiles, TENBO_MAX_TILE_DIGITS);
      for (int32_t i = 0; i < n; i++)
        {
          /* If every five of the suit is red, either notation is accepted. */
          if (is_red (tiles[i]) &&
              tb_rules_red_fives (rules, TB_TILE_SUIT (tiles[i])) == TB_TILE_COPIES)
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
    add_typed (self, rules, key);

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
