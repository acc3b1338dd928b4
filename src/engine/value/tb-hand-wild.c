/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand-wild.h"

#include "tb-valuing.h"
#include "tb-wild-fill.h"

#include <string.h>

/* Every way in which the natural tiles of a hand and its wild ones are a hand is valued as one of
 * plain tiles, with the winning tile in each place where it can be: a natural one where a natural
 * tile of its kind lies, a wild one in place of each that a wild tile stands for. */

typedef struct
{
  const TbScorer *scorer;
  TbValuing       valuing; /* of the natural tiles and what the wild ones stand for */
  TbTileHand      plain;   /* the natural tiles; the winning one as it stands */
  bool            wild_win;
  int32_t         n_wild; /* the winning tile among them */
  int32_t         waits;
  TbSuitCounts    closed[TB_N_SUITS]; /* of the natural tiles; this too */
  TbDora          dora;
  uint8_t         dora_of[TB_N_TILE_CODES]; /* how many one more tile of a kind makes */
  uint8_t         ura_of[TB_N_TILE_CODES];
  int32_t         n_standing; /* the kinds that the wild tiles stand for */
  TbTile          standing[TB_MAX_WILD_TILES];
  bool            complete;
  TbHandValue    *best;
} Wild;

/* --- Which tiles are wild --- */

/* How many tiles of the closed part are wild, the winning tile apart. */
static int32_t
count_wild (const TbRules    *rules,
            const TbTileHand *hand)
{
  if (rules->wild_tile == TB_WILD_MISSING)
    return 1;

  return tb_count_of (hand->suits[TB_SUIT_HONOURS], TB_TILE_RANK (TB_TILE_WHITE));
}

/* Whether a wild tile lies where there can be none, or there are more than the set has. */
static bool
has_bad_wild (const TbRules    *rules,
              const TbTileHand *hand)
{
  for (int i = 0; i < hand->n_melds; i++)
    if (tb_is_wild (rules, hand->melds[i].tile))
      return true;

  return !rules->five_alike && rules->wild_tile == TB_WILD_WHITE &&
         count_wild (rules, hand) + tb_is_wild (rules, hand->win) > TB_TILE_COPIES;
}

/* Prepares @self for the tiles of @hand that are not wild. Returns as tb_valuing_init() does. */
static TbHandError
init_valuing (Wild             *self,
              const TbTileHand *hand,
              TbTile           *bad_tile)
{
  const TbRules *rules = self->scorer->rules;
  TbTileHand    *plain = &self->plain;
  TbHandError    error;

  *plain = *hand;
  if (rules->wild_tile == TB_WILD_WHITE)
    plain->suits[TB_SUIT_HONOURS] &= ~(0xf * TB_COUNT_ONE (TB_TILE_RANK (TB_TILE_WHITE)));
  else
    plain->n_tiles++;

  error = tb_valuing_init (&self->valuing, self->scorer, plain, bad_tile);
  if (error == TB_HAND_FINE && has_bad_wild (rules, hand))
    {
      *bad_tile = TB_TILE_WHITE;
      return TB_HAND_BAD_TILES;
    }

  return error;
}

/* --- What the wild tiles stand for --- */

/* Counts what each kind is as a dora, of @n tiles that are @shown. */
static void
count_dora_kinds (const TbScorer *scorer,
                  const TbTile   *shown,
                  int32_t         n,
                  uint8_t        *out)
{
  memset (out, 0, TB_N_TILE_CODES);
  for (int32_t i = 0; i < n; i++)
    out[scorer->dora_of[TB_TILE_KIND (shown[i])]]++;
}

/* The first of @n, or all of them. */
static int32_t
first_or_all (int32_t n,
              bool    all)
{
  return all || n == 0 ? n : 1;
}

static void
find_dora_kinds (Wild             *self,
                 const TbTileHand *hand)
{
  const TbRules *rules = self->scorer->rules;
  bool           riichi = (hand->flags & (TB_HAND_RIICHI | TB_HAND_DOUBLE_RIICHI)) != 0;
  bool           ura = riichi && !self->valuing.open && rules->ura_dora;

  count_dora_kinds (self->scorer, hand->dora, first_or_all (hand->n_dora, rules->kan_dora),
                    self->dora_of);
  count_dora_kinds (self->scorer, hand->ura,
                    ura ? first_or_all (hand->n_ura, rules->kan_ura_dora) : 0, self->ura_of);
}

/* Makes the hand one of plain tiles, in which the wild ones stand for self->standing. */
static void
stand (Wild *self)
{
  TbValuing   *valuing = &self->valuing;
  TbSuitCounts closed[TB_N_SUITS];

  memcpy (closed, self->closed, sizeof closed);
  valuing->dora = self->dora;
  for (int32_t i = 0; i < self->n_standing; i++)
    {
      TbTile kind = self->standing[i];

      closed[TB_TILE_SUIT (kind)] += TB_COUNT_ONE (TB_TILE_RANK (kind));
      valuing->dora.dora += self->dora_of[kind];
      valuing->dora.ura += self->ura_of[kind];
    }
  tb_valuing_set_closed (valuing, closed);
}

/* The winning tile is or stands for @win. */
static void
win_on (Wild  *self,
        TbTile win)
{
  self->plain.win = win;
  self->valuing.win = tb_rank_bit (TB_TILE_KIND (win));
  self->valuing.yaku =
    tb_yaku_of_tiles (&self->valuing) | tb_yaku_of_waits (&self->plain, self->waits);
}

/* --- The dearest --- */

/* As is_dearer() of tb-hand-value.c, for what differs in plain tiles too. */
static bool
is_dearer (const Wild        *self,
           const TbHandValue *a,
           const TbHandValue *b)
{
  TbYakuSet     instead = self->scorer->instead[self->valuing.open];
  const int64_t of_a[] = { a->value.base, a->value.yakuman, !(a->yaku & instead), a->value.han,
                           a->value.fu, (int64_t) a->yaku, a->dora.dora,
                           a->dora.ura };
  const int64_t of_b[] = { b->value.base, b->value.yakuman, !(b->yaku & instead), b->value.han,
                           b->value.fu, (int64_t) b->yaku, b->dora.dora,
                           b->dora.ura };

  for (size_t i = 0; i < sizeof of_a / sizeof of_a[0]; i++)
    if (of_a[i] != of_b[i])
      return of_a[i] > of_b[i];

  return false;
}

/* Values the hand as it stands, read as @shape, and keeps it if nothing so far is dearer. */
static void
consider (Wild          *self,
          TbShape        shape,
          const TbSplit *split,
          TbWait         wait)
{
  TbHandValue value;

  tb_valuing_value_reading (&self->valuing, shape, split, wait, self->waits, &value);
  if (self->complete && !is_dearer (self, &value, self->best))
    return;

  self->complete = true;
  value.open = self->valuing.open;
  value.reading.n_wild = (uint8_t) self->n_standing;
  memcpy (value.reading.wild, self->standing, sizeof self->standing);
  *self->best = value;
}

/* --- Four sets and a pair --- */

static TbTile
kind_in_group (const TbWildGroup *group,
               int                place)
{
  return (TbTile) (group->kind + (group->run ? place : 0));
}

static TbWait
wait_in_group (const TbWildGroup *group,
               int                place)
{
  if (!group->run)
    return group->size == 2 ? TB_WAIT_SINGLE : TB_WAIT_PAIRS;
  if (place == 1)
    return TB_WAIT_CLOSED;

  return TB_TILE_RANK (group->kind) == (place == 0 ? TB_N_RANKS - 3 : 0) ? TB_WAIT_EDGE
                                                                         : TB_WAIT_OPEN;
}

static void
make_split (const TbWildFill *fill,
            TbSplit          *out)
{
  *out = (TbSplit) { .pair = 0 };
  for (int32_t i = 0; i < fill->n_groups; i++)
    {
      const TbWildGroup *group = &fill->groups[i];

      if (group->size == 2)
        out->pair = tb_rank_bit (group->kind);
      else if (group->run)
        tb_split_add_run (out, tb_rank_bit (group->kind));
      else
        tb_split_add_triplets (out, tb_rank_bit (group->kind));
    }
}

/* The kinds that wild tiles stand for in @fill. */
static void
stand_in_groups (Wild             *self,
                 const TbWildFill *fill)
{
  self->n_standing = 0;
  for (int32_t i = 0; i < fill->n_groups; i++)
    for (int place = 0; place < fill->groups[i].size; place++)
      if (!(fill->groups[i].natural >> place & 1))
        self->standing[self->n_standing++] = kind_in_group (&fill->groups[i], place);
  stand (self);
}

/* Considers @fill with the winning tile in each of the places of @group where it can be. */
static void
consider_group (Wild              *self,
                const TbSplit     *split,
                const TbWildGroup *group,
                TbTile             win)
{
  for (int place = 0; place < group->size; place++)
    {
      bool   natural = group->natural >> place & 1;
      TbTile kind = kind_in_group (group, place);

      if (natural == self->wild_win || (natural && kind != win))
        continue;
      if (self->wild_win)
        win_on (self, kind);
      consider (self, TB_SHAPE_SETS, split, wait_in_group (group, place));
    }
}

static void
visit (const TbWildFill *fill)
{
  Wild   *self = fill->data;
  TbTile  win = TB_TILE_KIND (self->plain.win);
  TbSplit split;

  make_split (fill, &split);
  stand_in_groups (self, fill);
  if (!self->wild_win)
    win_on (self, self->plain.win);
  for (int32_t i = 0; i < fill->n_groups; i++)
    consider_group (self, &split, &fill->groups[i], win);
}

static void
prepare_fill (const Wild         *self,
              const TbSuitCounts *natural,
              int32_t             n_wild,
              TbWildFill         *out)
{
  memcpy (out->left, natural, sizeof out->left);
  out->n_wild = n_wild;
  out->played = tb_kinds_played (self->scorer->rules);
  out->n_wanted = TB_MAX_MELDS + 1 - self->plain.n_melds;
  out->visit = NULL;
}

static void
consider_sets (Wild *self)
{
  TbWildFill fill;

  prepare_fill (self, self->closed, self->n_wild, &fill);
  fill.visit = visit;
  fill.data = self;
  tb_wild_fill (&fill);
}

/* --- Seven pairs and kokushi --- */

/* Considers the hand as it stands, in a shape where every wait is a single one. */
static void
consider_shape (Wild   *self,
                TbShape shape)
{
  stand (self);
  if (!self->wild_win)
    {
      win_on (self, self->plain.win);
      consider (self, shape, NULL, TB_WAIT_SINGLE);
      return;
    }

  for (int32_t i = 0; i < self->n_standing; i++)
    {
      win_on (self, self->standing[i]);
      consider (self, shape, NULL, TB_WAIT_SINGLE);
    }
}

/* Whether @natural tiles can be made up to seven pairs, each with a natural tile: of as many alike
 * as are n pairs there can be one pair for each. */
static bool
can_be_pairs (const Wild         *self,
              const TbSuitCounts *natural)
{
  bool    four_alike = self->scorer->rules->seven_pairs_four_alike;
  int32_t least = 0;
  int32_t most = 0;

  if (self->plain.n_melds > 0 || !self->scorer->seven_pairs)
    return false;

  for (int suit = 0; suit < TB_N_SUITS; suit++)
    for (TbSuitCounts left = natural[suit]; left != 0;)
      {
        int     rank = tb_lowest_rank (left);
        int32_t count = tb_count_of (left, rank);

        if (count > 2 && !four_alike)
          return false;
        least += (count + 1) / 2;
        most += four_alike ? count : 1;
        left &= ~(0xf * TB_COUNT_ONE (rank));
      }

  return least <= 7 && most >= 7;
}

/* Considers all ways to make the kinds from @kind on up to pairs, when @n_pairs are made. */
static void
consider_pairs (Wild   *self,
                TbTile  kind,
                int32_t n_pairs)
{
  int32_t count = 0;
  int32_t before = self->n_standing;
  int32_t most;

  while (kind < TB_N_TILE_CODES && count == 0)
    {
      count = tb_count_of (self->closed[TB_TILE_SUIT (kind)], TB_TILE_RANK (kind));
      kind++;
    }
  if (count == 0)
    {
      if (n_pairs == 7)
        consider_shape (self, TB_SHAPE_SEVEN_PAIRS);
      return;
    }

  most = self->scorer->rules->seven_pairs_four_alike ? count : 1;
  for (int32_t pairs = (count + 1) / 2; pairs <= most && n_pairs + pairs <= 7; pairs++)
    {
      for (int32_t n = count; n < 2 * pairs; n++)
        self->standing[self->n_standing++] = (TbTile) (kind - 1);
      consider_pairs (self, kind, n_pairs + pairs);
      self->n_standing = before;
    }
}

/* Whether @natural tiles can be made up to kokushi, whose pair has a natural tile: they are all
 * terminals and honours, and at most one of them is there twice. */
static bool
can_be_kokushi (const Wild         *self,
                const TbSuitCounts *natural)
{
  bool twice = false;

  if (self->plain.n_melds > 0 || !self->scorer->kokushi)
    return false;

  for (int suit = 0; suit < TB_N_SUITS; suit++)
    for (TbSuitCounts left = natural[suit]; left != 0;)
      {
        int     rank = tb_lowest_rank (left);
        int32_t count = tb_count_of (left, rank);

        if (count > 2 || (count == 2 && twice) || !(TB_KINDS_OUTSIDE >> TB_TILE (suit, rank) & 1))
          return false;
        twice |= count == 2;
        left &= ~(0xf * TB_COUNT_ONE (rank));
      }

  return true;
}

/* Considers kokushi, with each of the natural tiles as the pair where none is there twice. */
static void
consider_kokushi (Wild *self)
{
  TbKindSet natural = 0;
  int32_t   missing = 0;

  self->n_standing = 0;
  for (TbKindSet left = TB_KINDS_OUTSIDE; left != 0; left &= left - 1)
    {
      TbTile kind = tb_lowest_kind (left);

      if (tb_count_of (self->closed[TB_TILE_SUIT (kind)], TB_TILE_RANK (kind)) > 0)
        natural |= TB_KIND_BIT (kind);
      else
        self->standing[self->n_standing++] = kind;
    }
  if (self->n_standing == self->n_wild)
    {
      consider_shape (self, TB_SHAPE_KOKUSHI);
      return;
    }

  missing = self->n_standing++;
  for (; natural != 0; natural &= natural - 1)
    {
      self->standing[missing] = tb_lowest_kind (natural);
      consider_shape (self, TB_SHAPE_KOKUSHI);
    }
}

/* --- The hand --- */

/* Whether @natural tiles and @n_wild wild ones are a hand. */
static bool
is_complete (const Wild         *self,
             const TbSuitCounts *natural,
             int32_t             n_wild)
{
  TbWildFill fill;

  prepare_fill (self, natural, n_wild, &fill);

  return tb_wild_fill (&fill) || can_be_pairs (self, natural) || can_be_kokushi (self, natural);
}

/* How many kinds complete the hand without its winning tile; a wild kind is none of them, though
 * it does ("白は まち牌に ふくまない", allen.txt). */
static int32_t
count_waits (const Wild       *self,
             const TbTileHand *hand)
{
  const TbRules *rules = self->scorer->rules;
  TbSuitCounts   natural[TB_N_SUITS];
  int32_t        n = 0;

  memcpy (natural, self->plain.suits, sizeof natural);
  for (TbKindSet left = tb_kinds_played (rules); left != 0; left &= left - 1)
    {
      TbTile        kind = tb_lowest_kind (left);
      TbSuitCounts *suit = &natural[TB_TILE_SUIT (kind)];

      if (tb_is_wild (rules, kind))
        continue;
      *suit += TB_COUNT_ONE (TB_TILE_RANK (kind));
      n += is_complete (self, natural, count_wild (rules, hand));
      *suit -= TB_COUNT_ONE (TB_TILE_RANK (kind));
    }

  return n;
}

void
tb_hand_wild_value (const TbScorer   *scorer,
                    const TbTileHand *hand,
                    TbHandValue      *out)
{
  Wild self = { .scorer = scorer, .best = out };

  out->error = init_valuing (&self, hand, &out->bad_tile);
  out->open = self.valuing.open;
  out->yaku = 0;
  out->value = (TbValue) { 0 };
  if (out->error != TB_HAND_FINE)
    return;

  self.wild_win = tb_is_wild (scorer->rules, hand->win);
  self.n_wild = count_wild (scorer->rules, hand) + self.wild_win;
  find_dora_kinds (&self, hand);
  memcpy (self.closed, self.plain.suits, sizeof self.closed);
  if (self.wild_win)
    {
      self.valuing.dora.dora -= self.dora_of[hand->win];
      self.valuing.dora.ura -= self.ura_of[hand->win];
    }
  else
    self.closed[TB_TILE_SUIT (hand->win)] += TB_COUNT_ONE (TB_TILE_RANK (hand->win));
  self.dora = self.valuing.dora;
  if (scorer->counts_waits)
    self.waits = count_waits (&self, hand);

  consider_sets (&self);
  if (can_be_pairs (&self, self.closed))
    {
      self.n_standing = 0;
      consider_pairs (&self, 0, 0);
    }
  if (can_be_kokushi (&self, self.closed))
    consider_kokushi (&self);
  if (!self.complete)
    out->error = TB_HAND_NOT_COMPLETE;
}
