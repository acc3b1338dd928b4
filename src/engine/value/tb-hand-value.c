/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand-value.h"

#include "tb-hand-fu.h"
#include "tb-hand-wild.h"
#include "tb-limits.h"

#include <assert.h>

#define BIT(name) TB_YAKU_BIT (TB_YAKU_##name)

static const char *const error_ids[TB_N_HAND_ERRORS] = {
  [TB_HAND_NO_YAKU] = "no-yaku",
  [TB_HAND_NOT_COMPLETE] = "not-complete",
  [TB_HAND_BAD_TILES] = "bad-tiles",
};

/* The 3 of 123, and the 7 of 789. */
#define EDGE_HIGHS TB_IN_SUITS (0x004)
#define EDGE_LOWS  TB_IN_SUITS (0x040)

/* A reading, and what it is worth. */
typedef struct
{
  TbShape        shape;
  TbWait         wait;
  const TbSplit *split;   /* of TB_SHAPE_SETS */
  TbYakuSet      yaku;    /* none: it is worth nothing */
  bool           instead; /* the yaku stands in place of the rest */
  TbValue        value;
} Candidate;

/* What the readings of a hand are compared with. */
typedef struct
{
  const TbValuing *valuing;
  int32_t          n_dora;
  int32_t          sets;  /* of four alike, if it is seven pairs */
  int32_t          waits; /* if they count */
  bool             complete;
  Candidate        best; /* the dearest so far */
} Search;

const char *
tb_hand_error_id (TbHandError error)
{
  assert (error != TB_HAND_FINE);

  return error_ids[error];
}

/* The kind that the tile @shown makes dora under @rules. */
static TbTile
dora_of (const TbRules *rules,
         TbTile         shown)
{
  TbTile next = shown + 1;

  if (rules->dora_tile == TB_DORA_SHOWN)
    return shown;
  if (shown == TB_TILE_NORTH)
    return TB_TILE_EAST;
  if (shown == TB_TILE_RED_DRAGON)
    return TB_TILE_WHITE;
  if (TB_TILE_RANK (next) == TB_N_RANKS)
    return next - TB_N_RANKS;

  /* Three players have no manzu between 1 and 9. */
  return tb_kinds_played (rules) >> next & 1 ? next : TB_TILE (TB_SUIT_MANZU, 8);
}

void
tb_scorer_init (TbScorer      *scorer,
                const TbRules *rules)
{
  TbYakuSet listed;

  assert (rules->scoring != TB_SCORING_TAI);

  *scorer = (TbScorer) { .rules = rules, .played = { rules->yakuman, rules->yakuman } };
  for (int32_t i = 0; i < rules->n_yaku; i++)
    {
      const TbYakuRule *rule = &rules->yaku[i];
      TbYakuSet         bit = TB_YAKU_BIT (rule->yaku);

      scorer->han[0][rule->yaku] = (uint8_t) rule->closed;
      scorer->han[1][rule->yaku] = (uint8_t) rule->open;
      *(rule->instead ? &scorer->instead[0] : &scorer->played[0]) |= bit;
      if (rule->open > 0)
        *(rule->instead ? &scorer->instead[1] : &scorer->played[1]) |= bit;
    }
  for (TbTile kind = 0; kind < TB_N_TILE_CODES; kind++)
    scorer->dora_of[kind] =
      tb_kinds_played (rules) >> kind & 1 ? dora_of (rules, kind) : TB_TILE_NONE;
  if (!rules->open_tanyao)
    scorer->played[1] &= ~BIT (TANYAO);
  listed = scorer->played[0] | scorer->instead[0];
  scorer->seven_pairs = (listed & BIT (CHIITOITSU)) != 0;
  scorer->kokushi = (rules->yakuman & BIT (KOKUSHI)) != 0;
  scorer->counts_waits = (listed & BIT (OTAFUKU)) != 0;
  scorer->north_has_fu = (listed & BIT (YAKUHAI_NORTH)) != 0;
  scorer->wild = rules->wild_tile != TB_WILD_NONE;
}

/* The han of @yaku beyond what the list of the ruleset gives its yaku: "+1 for each further set"
 * (b-rule.txt 47), and otafuku for each kind beyond the fifth (allen.txt). */
static inline int32_t
further_han (const TbScorer *scorer,
             TbYakuSet       yaku,
             bool            open,
             int32_t         sets,
             int32_t         waits)
{
  int32_t han = 0;

  if (yaku & BIT (SET_CHIITOI))
    han += sets - 1;
  if (yaku & BIT (OTAFUKU))
    han += scorer->han[open][TB_YAKU_OTAFUKU] * (waits - TB_ORDINARY_WAITS - 1);

  return han;
}

static inline int32_t
han_of_yaku (const Search *search,
             TbYakuSet     yaku)
{
  const TbScorer *scorer = search->valuing->scorer;
  const uint8_t  *han = scorer->han[search->valuing->open];
  int32_t         sum =
    further_han (scorer, yaku, search->valuing->open, search->sets, search->waits);

  for (; yaku != 0; yaku &= yaku - 1)
    sum += han[__builtin_ctzll (yaku)];

  return sum;
}

/* Of two that are worth the same the one of a yakuman counts, which does not stand in place of the
 * rest, of more han, of more fu; then always the same one: pinfu before the self-draw. */
static bool
is_dearer (const Candidate *a,
           const Candidate *b)
{
  if (a->value.base != b->value.base)
    return a->value.base > b->value.base;
  if (a->value.yakuman != b->value.yakuman)
    return a->value.yakuman > b->value.yakuman;
  if (a->instead != b->instead)
    return b->instead;
  if (a->value.han != b->value.han)
    return a->value.han > b->value.han;
  if (a->value.fu != b->value.fu)
    return a->value.fu > b->value.fu;

  return a->yaku > b->yaku;
}

static void
hold (Search          *search,
      const Candidate *candidate)
{
  if (!search->complete || is_dearer (candidate, &search->best))
    search->best = *candidate;
  search->complete = true;
}

/* Holds @candidate, which is @han and @fu, against the best so far. */
static void
hold_han (Search    *search,
          Candidate *candidate,
          int32_t    han,
          int32_t    fu)
{
  const TbRules *rules = search->valuing->rules;

  tb_limits_value_of_han (rules, han, rules->scoring == TB_SCORING_LINEAR ? 0 : fu,
                          &candidate->value);
  candidate->value.listed = candidate->yaku;
  hold (search, candidate);
}

/* Holds @candidate, whose tiles are @yaku and whose fu are @fu, against the best so far. */
static void
consider_yaku (Search    *search,
               Candidate *candidate,
               TbYakuSet  yaku,
               int32_t    fu)
{
  const TbRules *rules = search->valuing->rules;

  candidate->yaku = tb_yaku_that_count (search->valuing, yaku);
  /* Otafuku adds to a hand that has a yaku (allen.txt). */
  if (candidate->yaku == BIT (OTAFUKU))
    candidate->yaku = 0;
  if (candidate->yaku & rules->yakuman)
    {
      tb_limits_value_of_yakuman (rules, candidate->yaku, &candidate->value);
      hold (search, candidate);
    }
  else if (candidate->yaku != 0)
    hold_han (search, candidate, han_of_yaku (search, candidate->yaku) + search->n_dora, fu);
  else
    {
      candidate->value = (TbValue) { 0 };
      hold (search, candidate);
    }
}

/* The same; again without its yakuman, since as many han as make several counted yakuman may be
 * dearer (mizukawa.txt); and each yaku by itself that stands in place of the rest. */
static void
consider (Search    *search,
          Candidate *candidate,
          TbYakuSet  yaku,
          int32_t    fu)
{
  const TbValuing *valuing = search->valuing;
  TbYakuSet        instead = yaku & valuing->scorer->instead[valuing->open];

  consider_yaku (search, candidate, yaku, fu);
  if (yaku & valuing->rules->yakuman)
    consider_yaku (search, candidate, yaku & ~valuing->rules->yakuman, fu);
  for (; instead != 0; instead &= instead - 1)
    {
      candidate->yaku = instead & ~(instead - 1);
      candidate->instead = true;
      hold_han (search, candidate, han_of_yaku (search, candidate->yaku), fu);
    }
}

/* Where the winning tile can stand in @split, bits of TbWait. */
static inline uint32_t
waits_of_split (const TbSplit *split,
                TbTile         win)
{
  TbKindSet kind = TB_KIND_BIT (win);
  TbKindSet low = split->runs & kind;
  TbKindSet high = split->runs << 2 & kind;
  bool      open = ((low & ~EDGE_LOWS) | (high & ~EDGE_HIGHS)) != 0;
  bool      edge = ((low & EDGE_LOWS) | (high & EDGE_HIGHS)) != 0;
  bool      closed = (split->runs << 1 & kind) != 0;

  return (uint32_t) open << TB_WAIT_OPEN | (uint32_t) closed << TB_WAIT_CLOSED |
         (uint32_t) edge << TB_WAIT_EDGE | (uint32_t) (split->pair == win) << TB_WAIT_SINGLE |
         (uint32_t) ((split->triplets & kind) != 0) << TB_WAIT_PAIRS;
}

/* Considers @split, which is @yaku but for those that depend on the wait, with the winning tile in
 * the place @wait; @shape are the fu of its sets and its pair. */
static void
consider_wait (Search        *search,
               const TbSplit *split,
               TbYakuSet      yaku,
               int32_t        shape,
               TbWait         wait)
{
  const TbValuing *valuing = search->valuing;
  TbTile           win = TB_TILE_KIND (valuing->hand->win);
  bool             opened = wait == TB_WAIT_PAIRS && !valuing->hand->self_draw;
  int32_t          concealed = TB_MAX_MELDS - valuing->n_open - split->n_runs - opened;
  Candidate        candidate = { .shape = TB_SHAPE_SETS, .wait = wait, .split = split };

  if (TB_FU_WAITS >> wait & 1)
    shape += TB_WAIT_FU;
  if (opened)
    shape -= tb_triplet_fu (win) / 2;
  yaku |= (TbYakuSet) (concealed >= 3) << TB_YAKU_SANANKOU |
          (TbYakuSet) (concealed == 4) << TB_YAKU_SUUANKOU |
          (TbYakuSet) (concealed == 4 && wait == TB_WAIT_SINGLE) << TB_YAKU_SUUANKOU_TANKI |
          (TbYakuSet) (shape == 0 && !valuing->open) << TB_YAKU_PINFU;

  consider (search, &candidate, yaku, tb_fu_of_sets (valuing, shape));
}

/* Considers @split with the winning tile wherever it can stand. Of waits with fu one is as dear as
 * another, but that a single one may make suuankou-tanki; no wait is cheaper than that which makes
 * the third of a triplet. */
static void
consider_split (Search        *search,
                const TbSplit *split)
{
  const TbValuing *valuing = search->valuing;
  TbYakuSet        yaku = tb_yaku_of_split (valuing, split);
  int32_t          shape = split->fu + valuing->fu + tb_fu_of_pair (valuing, split->pair);
  uint32_t         waits = waits_of_split (split, TB_TILE_KIND (valuing->hand->win));
  uint32_t         with_fu = waits & TB_FU_WAITS;

  if (with_fu != 0)
    consider_wait (search, split, yaku, shape, (TbWait) (31 - __builtin_clz (with_fu)));
  if (waits & 1u << TB_WAIT_OPEN && (with_fu == 0 || shape == 0))
    consider_wait (search, split, yaku, shape, TB_WAIT_OPEN);
  else if (with_fu == 0)
    consider_wait (search, split, yaku, shape, TB_WAIT_PAIRS);
}

static bool
is_seven_pairs (const TbValuing    *valuing,
                const TbSuitCounts *counts)
{
  return valuing->hand->n_melds == 0 && valuing->scorer->seven_pairs &&
         tb_is_seven_pairs (counts, valuing->rules->seven_pairs_four_alike);
}

static bool
is_kokushi (const TbValuing    *valuing,
            const TbSuitCounts *counts)
{
  return valuing->hand->n_melds == 0 && valuing->scorer->kokushi && tb_is_kokushi (counts);
}

static void
consider_seven_pairs (Search *search)
{
  const TbValuing *valuing = search->valuing;
  Candidate        candidate = { .shape = TB_SHAPE_SEVEN_PAIRS, .wait = TB_WAIT_SINGLE };

  search->sets = tb_sets_in_seven_pairs (valuing->closed);
  consider (search, &candidate, tb_yaku_of_seven_pairs (valuing, search->sets),
            tb_fu_of_seven_pairs (valuing->rules));
}

static void
consider_kokushi (Search *search)
{
  const TbValuing *valuing = search->valuing;
  TbTile           win = valuing->hand->win;
  int32_t          count = tb_count_of (valuing->closed[TB_TILE_SUIT (win)], TB_TILE_RANK (win));
  TbYakuSet        any_of_13 = count == 2 ? BIT (KOKUSHI_13) : 0;
  Candidate        candidate = { .shape = TB_SHAPE_KOKUSHI, .wait = TB_WAIT_SINGLE };

  consider (search, &candidate, (valuing->yaku & ~BIT (HONROUTOU)) | BIT (KOKUSHI) | any_of_13, 0);
}

/* Considers the hand as seven pairs or as kokushi, if it is. */
static void
consider_other_shapes (Search *search)
{
  const TbValuing *valuing = search->valuing;

  if (is_seven_pairs (valuing, valuing->closed))
    consider_seven_pairs (search);
  else if (is_kokushi (valuing, valuing->closed))
    consider_kokushi (search);
}

/* How many kinds complete the hand without its winning tile, fifth copies too. */
static int32_t
count_waits (const TbValuing *valuing)
{
  const TbTileHand *hand = valuing->hand;
  TbSuitCounts      counts[TB_N_SUITS];
  TbSplit           splits[TB_MAX_SPLITS];
  int32_t           n = 0;

  for (int suit = 0; suit < TB_N_SUITS; suit++)
    counts[suit] = hand->suits[suit];
  for (TbKindSet left = tb_kinds_played (valuing->rules); left != 0; left &= left - 1)
    {
      TbTile        kind = tb_lowest_kind (left);
      TbSuitCounts *suit = &counts[TB_TILE_SUIT (kind)];

      *suit += TB_COUNT_ONE (TB_TILE_RANK (kind));
      n += tb_split (counts, TB_MAX_MELDS - hand->n_melds, splits) > 0 ||
           is_seven_pairs (valuing, counts) || is_kokushi (valuing, counts);
      *suit -= TB_COUNT_ONE (TB_TILE_RANK (kind));
    }

  return n;
}

/* Writes the reading of @candidate, of which @n_sets are in the closed part, to @out; @win is the
 * kind of its winning tile. */
static void
write_reading (const Candidate *candidate,
               TbTile           win,
               int              n_sets,
               TbReading       *out)
{
  const TbSplit *split = candidate->split;

  out->shape = candidate->shape;
  out->wait = candidate->wait;
  out->win = win;
  out->n_wild = 0;
  out->n_sets = 0;
  out->pair = TB_TILE_NONE;
  if (split == NULL)
    return;

  out->pair = split->pair;
  out->n_sets = (uint8_t) n_sets;
  for (int i = 0; i < n_sets; i++)
    {
      uint32_t set = split->sets >> 8 * (n_sets - 1 - i);

      out->sets[i] = (TbSet) { set & 0x3f, (set & TB_SPLIT_RUN) != 0 };
    }
}

/* Begins a search among the readings of @valuing, which completes @waits kinds if they count. */
static inline void
begin_search (Search          *search,
              const TbValuing *valuing,
              int32_t          waits)
{
  const TbDora *dora = &valuing->dora;

  search->valuing = valuing;
  search->n_dora = dora->dora + dora->ura + dora->red + dora->flower;
  search->sets = 0;
  search->waits = waits;
  search->complete = false;
}

/* Writes what the dearest reading is worth to @out. */
static inline void
write_value (const Search *search,
             TbHandValue  *out)
{
  const TbValuing *valuing = search->valuing;

  write_reading (&search->best, TB_TILE_KIND (valuing->hand->win),
                 TB_MAX_MELDS - valuing->hand->n_melds, &out->reading);
  out->sets = search->sets;
  out->waits = search->waits;
  out->yaku = search->best.yaku;
  out->dora = valuing->dora;
  out->value = search->best.value;
  if (search->best.instead)
    out->dora = (TbDora) { 0 };
  out->error = out->yaku == 0 ? TB_HAND_NO_YAKU : TB_HAND_FINE;
}

void
tb_valuing_value_reading (const TbValuing *valuing,
                          TbShape          shape,
                          const TbSplit   *split,
                          TbWait           wait,
                          int32_t          waits,
                          TbHandValue     *out)
{
  Search search;

  begin_search (&search, valuing, waits);
  if (shape == TB_SHAPE_SEVEN_PAIRS)
    consider_seven_pairs (&search);
  else if (shape == TB_SHAPE_KOKUSHI)
    consider_kokushi (&search);
  else
    consider_wait (&search, split, tb_yaku_of_split (valuing, split),
                   split->fu + valuing->fu + tb_fu_of_pair (valuing, split->pair), wait);

  write_value (&search, out);
}

void
tb_scorer_value (const TbScorer   *scorer,
                 const TbTileHand *hand,
                 TbHandValue      *out)
{
  TbValuing valuing;
  TbSplit   splits[TB_MAX_SPLITS];
  Search    search;
  int32_t   n_splits;
  int32_t   waits = 0;

  if (scorer->wild)
    {
      tb_hand_wild_value (scorer, hand, out);
      return;
    }

  out->error = tb_valuing_init (&valuing, scorer, hand, &out->bad_tile);
  out->open = valuing.open;
  out->yaku = 0;
  out->value = (TbValue) { 0 };
  if (out->error != TB_HAND_FINE)
    return;

  if (scorer->counts_waits)
    {
      waits = count_waits (&valuing);
      valuing.yaku |= tb_yaku_of_waits (hand, waits);
    }
  begin_search (&search, &valuing, waits);
  n_splits = tb_split (valuing.closed, TB_MAX_MELDS - hand->n_melds, splits);
  for (int32_t i = 0; i < n_splits; i++)
    consider_split (&search, &splits[i]);
  consider_other_shapes (&search);
  if (search.complete)
    write_value (&search, out);
  else
    out->error = TB_HAND_NOT_COMPLETE;
}

int32_t
tb_scorer_han_of (const TbScorer    *scorer,
                  const TbHandValue *value,
                  TbYaku             yaku)
{
  if (value->value.yakuman > 0)
    return 0;

  return scorer->han[value->open][yaku] +
         further_han (scorer, TB_YAKU_BIT (yaku), value->open, value->sets, value->waits);
}
