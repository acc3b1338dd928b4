/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-tiles.h"

#include "tenbo-entry-questions.h"
#include "tenbo-player-set.h"
#include "tenbo-tile-entry.h"
#include "tenbo-worth.h"

#include <string.h>

#define ANY_RIICHI (TB_HAND_RIICHI | TB_HAND_DOUBLE_RIICHI)

static const char letters[TENBO_N_TILE_TARGETS] = {
  [TENBO_TILE_TO_HAND] = 'h',
  [TENBO_TILE_TO_WIN] = 'w',
  [TENBO_TILE_TO_CHI] = 'c',
  [TENBO_TILE_TO_PON] = 'o',
  [TENBO_TILE_TO_KAN] = 'k',
  [TENBO_TILE_TO_KAKAN] = 'l',
  [TENBO_TILE_TO_ANKAN] = 'a',
  [TENBO_TILE_TO_DORA] = 'd',
  [TENBO_TILE_TO_URA] = 'u',
  [TENBO_TILE_TO_ASIDE] = 'e',
  [TENBO_TILE_TO_WILD] = 'x',
};

TenboTileEntry *
tenbo_entry_tiles_get (TenboEntryModel *self)
{
  return self->current != TB_NOBODY ? &self->hands[self->current].tiles : NULL;
}

void
tenbo_entry_tiles_answer (TenboEntryModel *self)
{
  const TenboTileEntry *tiles = tenbo_entry_tiles_get (self);
  TbValueEntry          value = { .form = TB_VALUE_TILES };

  if (tiles == NULL)
    return;

  value.tiles = tiles->hand;
  tenbo_entry_model_set_value (self, &value);
  self->hands[self->current].has_value = tenbo_tile_entry_missing (tiles, self->rules) == 0;
}

void
tenbo_entry_tiles_open (TenboEntryModel *self)
{
  const TenboTileEntry *tiles = tenbo_entry_tiles_get (self);

  if (self->method == TENBO_ENTRY_METHOD_TILES && tiles != NULL &&
      tenbo_tile_entry_missing (tiles, self->rules) == 0)
    tenbo_entry_tiles_answer (self);
}

static bool
is_value (const TenboEntryModel *self,
          TbPlayer               player)
{
  const TenboEntryHand *hand = &self->hands[player];

  return hand->has_value && hand->value.form == TB_VALUE_TILES;
}

int
tenbo_entry_tiles_count_missing (const TenboEntryModel *self)
{
  const TenboTileEntry *tiles;

  if (self->method != TENBO_ENTRY_METHOD_TILES || self->current == TB_NOBODY)
    return 0;

  tiles = &self->hands[self->current].tiles;

  return tenbo_tile_entry_is_empty (tiles) ? 0 : tenbo_tile_entry_missing (tiles, self->rules);
}

bool
tenbo_entry_tiles_imply_details (const TenboEntryModel *self)
{
  if (self->current == TB_NOBODY)
    return false;

  return is_value (self, self->current) || (self->method == TENBO_ENTRY_METHOD_TILES &&
                                            !tenbo_entry_model_has_value (self, self->current));
}

static bool
is_riichi (const TenboEntryModel *self,
           TbPlayer               player)
{
  return self->kind == TENBO_ENTRY_WIN && tenbo_entry_model_is_riichi (self, player);
}

bool
tenbo_entry_tiles_asks_target (const TenboEntryModel *self,
                               TenboTileTarget        target)
{
  const TenboTileEntry *tiles;
  TbMeldKind            meld;

  if (self->current == TB_NOBODY || !tenbo_tile_target_exists (self->rules, target))
    return false;

  tiles = &self->hands[self->current].tiles;
  if (target == TENBO_TILE_TO_URA)
    return is_riichi (self, self->current);
  if (!tenbo_tile_is_call (target, &meld))
    return true;
  if (meld != TB_MELD_ANKAN && is_riichi (self, self->current))
    return false;

  return tiles->hand.n_melds < TB_MAX_MELDS || meld == TB_MELD_KAKAN;
}

static bool
has_kan (const TbTileHand *hand)
{
  for (int i = 0; i < hand->n_melds; i++)
    if (hand->melds[i].kind >= TB_MELD_KAN)
      return true;

  return false;
}

/* Whether the sheet asks for @flag under a ruleset that counts tai, in which no flag implies a
 * yaku */
static bool
asks_flag_of_tai (const TenboEntryModel *self,
                  const TbTileHand      *hand,
                  TbHandFlag             flag)
{
  if (flag == TB_HAND_RINSHAN)
    return self->tsumo && has_kan (hand) &&
           (tb_rules_find_tai (self->rules, TB_TAI_DIRECT_KAN_BLOOM) != NULL ||
            tb_rules_find_tai (self->rules, TB_TAI_CONCEALED_KAN_BLOOM) != NULL ||
            tb_rules_find_tai (self->rules, TB_TAI_ADDED_KAN_BLOOM) != NULL);

  return flag == TB_HAND_FLOWER_REPLACEMENT && self->tsumo && hand->n_aside > 0 &&
         tb_rules_find_tai (self->rules, TB_TAI_FLOWER_BLOOM) != NULL;
}

bool
tenbo_entry_tiles_asks_flag (const TenboEntryModel *self,
                             TbPlayer               player,
                             TbHandFlag             flag)
{
  const TbRules    *rules = self->rules;
  const TbTileHand *hand = &self->hands[player].tiles.hand;
  TbYaku            yaku = tb_yaku_of_flag (flag);
  bool              open = tb_tile_hand_is_open (hand);
  bool              riichi = is_riichi (self, player) && !open;
  TbValueContext    context = {
       .won = true,
       .self_draw = self->tsumo,
       .dealer = player == self->dealer,
       .riichi = is_riichi (self, player),
       .is_open = open ? TB_FACT_YES : TB_FACT_NO,
  };
  bool counts;

  /* Hands shown after a foul did not win. */
  if (self->kind != TENBO_ENTRY_WIN)
    return false;
  if (rules->scoring == TB_SCORING_TAI)
    return asks_flag_of_tai (self, hand, flag);
  if (flag == TB_HAND_WAIT_IN_DISCARDS)
    yaku = TB_YAKU_OTAFUKU;

  counts = yaku < TB_N_YAKU &&
           (tb_value_possible_yaku (rules, &context) & TB_YAKU_BIT (yaku)) != 0;
  switch (flag)
    {
    case TB_HAND_DOUBLE_RIICHI:
      return riichi && counts;

    case TB_HAND_IPPATSU:
      return riichi && (counts || rules->chip_ippatsu != 0);

    case TB_HAND_RINSHAN:
      /* The tile replaces another one: of a kan, or one set aside. */
      return counts && (has_kan (hand) || hand->n_aside > 0);

    case TB_HAND_TENHOU:
    case TB_HAND_CHIIHOU:
    case TB_HAND_RENHOU:
      /* A win in the first turn allows no calls before it. */
      return counts && hand->n_melds == 0;

    case TB_HAND_HOUTEI:
      return counts && ((hand->flags & TB_HAND_CHANKAN) == 0 || rules->kan_on_last_tile);

    case TB_HAND_HAITEI:
    case TB_HAND_CHANKAN:
    case TB_HAND_WAIT_IN_DISCARDS:
      return counts;

    case TB_HAND_RIICHI:
    case TB_HAND_FLOWER_REPLACEMENT:
      break;
    }

  return false;
}

/* Returns the chosen flags that are possible. */
static uint32_t
get_flags (const TenboEntryModel *self,
           TbPlayer               player)
{
  uint32_t flags = 0;

  for (int bit = 0; bit < TB_N_HAND_FLAGS; bit++)
    {
      TbHandFlag flag = (TbHandFlag) (1 << bit);

      if ((self->hands[player].tiles.hand.flags & flag) != 0 &&
          tenbo_entry_tiles_asks_flag (self, player, flag))
        flags |= flag;
    }

  return flags;
}

void
tenbo_entry_tiles_get_hand (const TenboEntryModel *self,
                            TbPlayer               player,
                            TbTileHand            *out)
{
  *out = self->hands[player].tiles.hand;
  out->flags = get_flags (self, player);
  out->round = self->round;
  out->seat = tb_rules_seat (self->rules, self->dealer, player);
  out->self_draw = self->kind == TENBO_ENTRY_WIN && self->tsumo;
  if (is_riichi (self, player))
    out->flags |= TB_HAND_RIICHI;
  else
    out->n_ura = 0; /* entered before the riichi was removed */
  if (self->robbed && tenbo_entry_model_asks (self, TENBO_QUESTION_ROBBED))
    out->flags |= TB_HAND_CHANKAN;
}

/* Stores @tile as one that completes @hand. Returns whether a copy is left. */
static bool
note_wait (const TenboEntryModel *self,
           const TbTileHand      *hand,
           TbTile                 tile,
           TenboTileWait         *out)
{
  TbTile red = tile | TB_TILE_RED;
  int    reds = tenbo_tile_has_separate_reds (self->rules, tile)
                  ? tenbo_tile_count_left (hand, self->rules, red)
                  : 0;
  int    plain = tenbo_tile_count_left (hand, self->rules, tile);

  *out = (TenboTileWait) { .tile = plain > 0 ? tile : red, .left = plain + reds };

  return out->left > 0;
}

/* Values @hand with the winning tile @tile for one way of winning. */
static TbHandError
compute_value (const TbScorer   *scorer,
               const TbTileHand *hand,
               TbTile            tile,
               bool              self_draw,
               TbValue          *out)
{
  TbTileHand  with = *hand;
  TbHandValue value;

  with.win = tile;
  with.self_draw = self_draw;
  tb_scorer_value (scorer, &with, &value);
  *out = value.value;

  return value.error;
}

static size_t
find_waits (const TenboEntryModel *self,
            const TbTileHand      *hand,
            TenboTileWait         *out)
{
  TbScorer   scorer;
  TbTileWait waits[TB_MAX_WAITS];
  size_t     n_waits;
  size_t     n = 0;

  tb_scorer_init (&scorer, self->rules);
  n_waits = tb_tiles_waits (&scorer, hand, waits);
  for (size_t i = 0; i < n_waits; i++)
    if (note_wait (self, hand, waits[i].tile, &out[n]))
      {
        TenboTileWait *wait = &out[n++];

        wait->ron_error = compute_value (&scorer, hand, wait->tile, false, &wait->ron);
        wait->draw_error = compute_value (&scorer, hand, wait->tile, true, &wait->self_draw);
      }

  return n;
}

static size_t
find_tai_waits (const TenboEntryModel *self,
                const TbTileHand      *hand,
                TenboTileWait         *out)
{
  TbTaiScorer scorer;
  TbTaiWait   waits[TB_MAX_TAI_WAITS];
  size_t      n_waits;
  size_t      n = 0;

  tb_tai_scorer_init (&scorer, self->rules);
  n_waits = tb_tai_hand_waits (&scorer, hand, waits);
  for (size_t i = 0; i < n_waits; i++)
    if (note_wait (self, hand, waits[i].tile, &out[n]))
      {
        out[n].ron_error = waits[i].ron.error;
        out[n].draw_error = waits[i].self_draw.error;
        out[n].ron = waits[i].ron.value;
        out[n].self_draw = waits[i].self_draw.value;
        n++;
      }

  return n;
}

size_t
tenbo_entry_tiles_waits (const TenboEntryModel *self,
                         TenboTileWait         *out)
{
  const TenboTileEntry *tiles;
  TbTileHand            hand;

  if (self->current == TB_NOBODY)
    return 0;
  tiles = &self->hands[self->current].tiles;
  if (tenbo_tile_entry_room (tiles, self->rules) > 0 || tiles->hand.win != TB_TILE_NONE)
    return 0;

  tenbo_entry_tiles_get_hand (self, self->current, &hand);

  return self->rules->scoring == TB_SCORING_TAI ? find_tai_waits (self, &hand, out)
                                                : find_waits (self, &hand, out);
}

TbYakuSet
tenbo_entry_tiles_yakuman (const TenboEntryModel *self,
                           TbPlayer               player)
{
  TbTileHand hand;
  TenboWorth worth;

  if (self->rules->scoring == TB_SCORING_TAI || !is_value (self, player))
    return 0;

  tenbo_entry_tiles_get_hand (self, player, &hand);
  tenbo_worth_init_tiles (&worth, self->rules, &hand);

  return worth.error == TB_HAND_FINE && worth.value.yakuman > 0 ? worth.han.yaku : 0;
}

void
tenbo_entry_tiles_complete (const TenboEntryModel *self,
                            TbWin                 *win)
{
  const TbRules *rules = self->rules;
  TbTileHand     hand;
  TenboWorth     worth;

  if (win->value.form != TB_VALUE_TILES)
    return;

  tenbo_entry_tiles_get_hand (self, win->player, &hand);
  win->is_open = TB_FACT_UNKNOWN;
  win->value.tiles = hand;
  /* Flags that the event stores elsewhere are not repeated. */
  win->value.tiles.flags = get_flags (self, win->player);

  /* Chips are paid for the tiles, whatever else counts; tiles do not show special colors. */
  win->bonus.ippatsu = win->bonus.ura = win->bonus.red = 0;
  if (rules->scoring == TB_SCORING_TAI)
    return;
  tenbo_worth_init_tiles (&worth, rules, &hand);
  if (worth.error != TB_HAND_FINE)
    return;
  if (rules->chip_ippatsu != 0)
    win->bonus.ippatsu = (hand.flags & ANY_RIICHI) != 0 && (hand.flags & TB_HAND_IPPATSU) != 0;
  if (rules->chip_ura != 0)
    win->bonus.ura = worth.han.dora.ura;
  if (rules->chip_red != 0)
    win->bonus.red = worth.han.dora.red;
}

char
tenbo_entry_tiles_letter (TenboTileTarget target)
{
  return letters[target];
}

bool
tenbo_entry_tiles_accepts_keys (const TenboEntryModel *self)
{
  TenboEntryNeed need = tenbo_entry_model_need (self);

  return self->method == TENBO_ENTRY_METHOD_TILES && self->current != TB_NOBODY &&
         !self->adding_winner && tenbo_entry_model_owners (self) != 0 &&
         (need == TENBO_ENTRY_READY || need == TENBO_ENTRY_NEEDS_VALUE);
}

bool
tenbo_entry_tiles_key (TenboEntryModel *self,
                       char             key)
{
  TenboTileEntry *tiles = tenbo_entry_tiles_get (self);
  TbPlayer        missing = tenbo_entry_model_missing_owner (self);

  if (tiles == NULL)
    return false;
  /* With complete tiles, a digit begins the next of several hands. */
  if (key >= '0' && key <= '9' && missing != TB_NOBODY && tiles->target == TENBO_TILE_TO_HAND &&
      tiles->n_digits == 0 && tenbo_tile_entry_missing (tiles, self->rules) == 0)
    {
      self->current = missing;
      tiles = tenbo_entry_tiles_get (self);
    }

  if (key == '\b' ? tenbo_tile_entry_undo (tiles)
                  : tenbo_tile_entry_type (tiles, self->rules, key))
    {
      tenbo_entry_tiles_answer (self);
      return true;
    }

  for (TenboTileTarget target = 0; target < TENBO_N_TILE_TARGETS; target++)
    if (letters[target] == key && tenbo_entry_tiles_asks_target (self, target))
      {
        tiles->target = target;
        tiles->n_digits = 0;
        return true;
      }

  return false;
}
