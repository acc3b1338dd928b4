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
#define EDGE_HIGHS (TB_RANK (2) * TB_RANK_SUITS)
#define EDGE_LOWS  (TB_RANK (6) * TB_RANK_SUITS)

/* The runs of a reading stand beside its triplets in one word, so many bits higher. */
#define RUN_PLACES (TB_N_RANKS * TB_RANK_STEP)

/* Of these the highest is none: a run of honours, which comes last in order too. */
#define NO_SET ((TbRankSet) 1 << 63)

/* A way to read the hand. */
typedef struct
{
  TbShape        shape;
  TbWait         wait;
  const TbSplit *split; /* of TB_SHAPE_SETS */
} Place;

/* And what it is worth then. */
typedef struct
{
  Place       place;
  TbYakuSet   yaku;    /* none: it is worth nothing */
  bool        instead; /* the yaku stands in place of the rest */
  int32_t     yakuman;
  int32_t     han;
  int32_t     fu;
  TbLimitBase worth;
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
  bool            open = search->valuing->open;
  int32_t         han = further_han (scorer, yaku, open, search->sets, search->waits);

  for (int step = 0; step < TB_YAKU_STEPS; step++)
    han += scorer->han_of[open][step][yaku >> step * TB_YAKU_STEP & ((1 << TB_YAKU_STEP) - 1)];

  return han;
}

/* Of two that are worth the same the one of a yakuman counts, which does not stand in place of the
 * rest, of more han, of more fu; then always the same one: pinfu before the self-draw. */
static bool
is_dearer (const Candidate *a,
           const Candidate *b)
{
  if (a->worth.base != b->worth.base)
    return a->worth.base > b->worth.base;
  if (a->yakuman != b->yakuman)
    return a->yakuman > b->yakuman;
  if (a->instead != b->instead)
    return b->instead;
  if (a->han != b->han)
    return a->han > b->han;
  if (a->fu != b->fu)
    return a->fu > b->fu;

  return a->yaku > b->yaku;
}

/* Holds @candidate against the best so far. It comes by value, so that only one that is better is
 * ever written. */
static inline void
hold (Search   *search,
      Candidate candidate)
{
  if (search->complete && !is_dearer (&candidate, &search->best))
    return;

  search->best = candidate;
  search->complete = true;
}

/* Holds @place against the best so far, as worth @han and @fu. */
static inline void
hold_han (Search   *search,
          Place     place,
          TbYakuSet yaku,
          bool      instead,
          int32_t   han,
          int32_t   fu)
{
  const TbRules *rules = search->valuing->rules;

  fu = rules->scoring == TB_SCORING_LINEAR ? 0 : fu;
  hold (search, (Candidate) {
                  .place = place,
                  .yaku = yaku,
                  .instead = instead,
                  .han = han,
                  .fu = fu,
                  .worth = tb_limits_of_han (rules, han, fu),
                });
}

static void
hold_yakuman (Search   *search,
              Place     place,
              TbYakuSet yaku)
{
  int32_t yakuman = tb_value_of_yakuman (search->valuing->rules, yaku);

  hold (search, (Candidate) {
                  .place = place,
                  .yaku = yaku,
                  .yakuman = yakuman,
                  .worth = tb_limits_of_yakuman (yakuman),
                });
}

/* Holds @place, whose tiles are @yaku and whose fu are @fu, against the best so far. */
static inline void
consider_yaku (Search   *search,
               Place     place,
               TbYakuSet yaku,
               int32_t   fu)
{
  yaku = tb_yaku_that_count (search->valuing, yaku);
  /* Otafuku adds to a hand that has a yaku (allen.txt). */
  if (yaku == 0 || yaku == BIT (OTAFUKU))
    hold (search, (Candidate) { .place = place });
  else if (yaku & search->valuing->rules->yakuman)
    hold_yakuman (search, place, yaku);
  else
    hold_han (search, place, yaku, false, han_of_yaku (search, yaku) + search->n_dora, fu);
}

/* The same without its yakuman, since as many han as make several counted yakuman may be dearer
 * (mizukawa.txt); and each yaku by itself that stands in place of the rest. */
static void
consider_otherwise (Search   *search,
                    Place     place,
                    TbYakuSet yaku,
                    TbYakuSet instead,
                    int32_t   fu)
{
  TbYakuSet yakuman = search->valuing->rules->yakuman;

  if (yaku & yakuman)
    consider_yaku (search, place, yaku & ~yakuman, fu);
  for (; instead != 0; instead &= instead - 1)
    {
      TbYakuSet each = instead & -instead;

      hold_han (search, place, each, true, han_of_yaku (search, each), fu);
    }
}

/* Holds @place against the best so far in every way in which @yaku can count. */
static void
consider (Search   *search,
          Place     place,
          TbYakuSet yaku,
          int32_t   fu)
{
  const TbValuing *valuing = search->valuing;
  TbYakuSet        instead = yaku & valuing->scorer->instead[valuing->open];

  consider_yaku (search, place, yaku, fu);
  if (((yaku & valuing->rules->yakuman) | instead) != 0)
    consider_otherwise (search, place, yaku, instead, fu);
}

/* Where the winning tile can stand in @split, bits of TbWait. */
static inline uint32_t
waits_of_split (const TbSplit *split,
                TbRankSet      win)
{
  TbRankSet low = split->runs & win;
  TbRankSet high = split->runs << 2 * TB_RANK_STEP & win;
  uint32_t  open = ((low & ~EDGE_LOWS) | (high & ~EDGE_HIGHS)) != 0;
  uint32_t  edge = ((low & EDGE_LOWS) | (high & EDGE_HIGHS)) != 0;
  uint32_t  closed = (split->runs << TB_RANK_STEP & win) != 0;
  uint32_t  single = split->pair == win;
  uint32_t  pairs = (split->triplets & win) != 0;

  return open << TB_WAIT_OPEN | closed << TB_WAIT_CLOSED | edge << TB_WAIT_EDGE |
         single << TB_WAIT_SINGLE | pairs << TB_WAIT_PAIRS;
}

/* Considers @split, which is @yaku but for those that depend on the wait, with the winning tile in
 * the place @wait; @shape are the fu of its sets and its pair. */
static inline void
consider_wait (Search        *search,
               const TbSplit *split,
               TbYakuSet      yaku,
               int32_t        shape,
               TbWait         wait)
{
  const TbValuing *valuing = search->valuing;
  TbTile           win = TB_TILE_KIND (valuing->hand->win);
  int32_t          opened = (wait == TB_WAIT_PAIRS) & !valuing->hand->self_draw;
  int32_t          concealed =
    split->n_triplets + valuing->hand->n_melds - valuing->n_open - opened;

  shape += (int32_t) (TB_FU_WAITS >> wait & 1) * TB_WAIT_FU - opened * tb_triplet_fu (win) / 2;
  yaku |= (TbYakuSet) (concealed >= 3) << TB_YAKU_SANANKOU |
          (TbYakuSet) (concealed == 4) << TB_YAKU_SUUANKOU |
          (TbYakuSet) ((concealed == 4) & (wait == TB_WAIT_SINGLE)) << TB_YAKU_SUUANKOU_TANKI |
          (TbYakuSet) ((shape == 0) & !valuing->open) << TB_YAKU_PINFU;

  consider (search, (Place) { TB_SHAPE_SETS, wait, split }, yaku, tb_fu_of_sets (valuing, shape));
}

/* The fu of the sets and the pair of @split, and of the melds. */
static inline int32_t
fu_of_split (const TbValuing *valuing,
             const TbSplit   *split)
{
  return split->fu + valuing->fu + tb_fu_of_pair (valuing->scorer, valuing->hand, split->pair);
}

/* Considers @split with the winning tile wherever it can stand. Of waits with fu one is as dear as
 * another, but that a single one makes suuankou-tanki, which may be cheaper than suuankou where
 * five alike are a triplet and a pair; no wait is cheaper than that which makes the third of a
 * triplet; and an open one may be dearer as the wait of a pinfu alone. */
static void
consider_split (Search        *search,
                const TbSplit *split)
{
  const TbValuing *valuing = search->valuing;
  TbYakuSet        yaku = tb_yaku_of_split (valuing, split);
  int32_t          shape = fu_of_split (valuing, split);
  uint32_t         waits = waits_of_split (split, valuing->win);
  uint32_t         open = waits >> TB_WAIT_OPEN & 1;
  uint32_t         pairs = waits >> TB_WAIT_PAIRS & 1;
  TbWait           last = (TbWait) (31 - __builtin_clz (waits));

  consider_wait (search, split, yaku, shape, last);
  if (open & (last != TB_WAIT_OPEN) & (shape == 0))
    consider_wait (search, split, yaku, shape, TB_WAIT_OPEN);
  if (pairs & (last == TB_WAIT_SINGLE))
    consider_wait (search, split, yaku, shape, TB_WAIT_PAIRS);
}

/* The tiles come first: of their answers that is the one easily foreseen. */
static inline bool
is_seven_pairs (const TbValuing    *valuing,
                const TbRankCounts *counts)
{
  return tb_is_seven_pairs (counts, valuing->rules->seven_pairs_four_alike) &&
         valuing->scorer->seven_pairs && valuing->hand->n_melds == 0;
}

/* Its kinds leave no tiles for melds. */
static inline bool
is_kokushi (const TbValuing    *valuing,
            const TbRankCounts *counts)
{
  return tb_is_kokushi (counts) && valuing->scorer->kokushi;
}

static void
consider_seven_pairs (Search *search)
{
  const TbValuing *valuing = search->valuing;

  search->sets = tb_sets_in_seven_pairs (&valuing->closed);
  consider (search, (Place) { TB_SHAPE_SEVEN_PAIRS, TB_WAIT_SINGLE, NULL },
            tb_yaku_of_seven_pairs (valuing, search->sets),
            tb_fu_of_seven_pairs (valuing->rules));
}

static void
consider_kokushi (Search *search)
{
  const TbValuing *valuing = search->valuing;
  TbYakuSet        any_of_13 = valuing->closed.twos & valuing->win ? BIT (KOKUSHI_13) : 0;

  consider (search, (Place) { TB_SHAPE_KOKUSHI, TB_WAIT_SINGLE, NULL },
            (valuing->yaku & ~BIT (HONROUTOU)) | BIT (KOKUSHI) | any_of_13, 0);
}

/* Considers the hand as seven pairs or as kokushi, if it is. */
static inline void
consider_other_shapes (Search *search)
{
  const TbValuing *valuing = search->valuing;

  if (is_seven_pairs (valuing, &valuing->closed))
    consider_seven_pairs (search);
  else if (is_kokushi (valuing, &valuing->closed))
    consider_kokushi (search);
}

/* How many kinds complete the hand without its winning tile, fifth copies too. */
static int32_t
count_waits (const TbValuing *valuing)
{
  TbRankCounts without;
  TbSplit      splits[TB_MAX_SPLITS];
  int32_t      n = 0;

  tb_rank_counts_of_suits (valuing->hand->suits, &without);
  for (TbKindSet left = tb_kinds_played (valuing->rules); left != 0; left &= left - 1)
    {
      TbRankCounts with = without;

      tb_rank_counts_add (&with, tb_rank_bit (tb_lowest_kind (left)), 0, 0);
      n += tb_split (&with, splits) > 0 || is_seven_pairs (valuing, &with) ||
           is_kokushi (valuing, &with);
    }

  return n;
}

/* Puts the sets in order: each to the place that is the number of those before it. */
static inline void
sort_sets (const TbSet sets[static TB_MAX_MELDS],
           TbSet       out[static TB_MAX_MELDS])
{
  int places[TB_MAX_MELDS] = { 0 };

  for (int i = 1; i < TB_MAX_MELDS; i++)
    for (int j = 0; j < i; j++)
      {
        bool before = sets[i].tile < sets[j].tile;

        places[j] += before;
        places[i] += !before;
      }
  for (int i = 0; i < TB_MAX_MELDS; i++)
    out[places[i]] = sets[i];
}

/* Lists the sets of @split in @out, which holds TB_MAX_MELDS. All of it is written, so that no
 * branch depends on how many there are. */
static inline void
list_sets (const TbSplit *split,
           TbSet         *out)
{
  /* No run begins with 8 or 9, so that triplets and runs find room side by side. */
  TbRankSet left = split->triplets | split->runs << RUN_PLACES | NO_SET;
  TbSet     sets[TB_MAX_MELDS];
  int       n = 0;

  for (TbRankSet twins = split->twins; twins != 0; twins &= twins - 1)
    sets[n++] = (TbSet) { tb_rank_lowest (twins), true };
  for (int i = 0; i < split->n_more; i++)
    sets[n++] = split->more[i];
  for (; n < TB_MAX_MELDS; n++)
    {
      bool run = (left & TB_RANKS_ALL) == 0;

      sets[n] = (TbSet) { tb_rank_lowest (run ? left >> RUN_PLACES : left), run };
      left = (left & (left - 1)) | NO_SET;
    }

  sort_sets (sets, out);
}

/* Writes the reading @place, of which @n_sets are in the closed part, to @out; @win is the kind of
 * its winning tile. */
static inline void
write_reading (const Place *place,
               int          n_sets,
               TbTile       win,
               TbReading   *out)
{
  out->shape = place->shape;
  out->wait = place->wait;
  out->n_sets = 0;
  out->pair = TB_TILE_NONE;
  out->win = win;
  out->n_wild = 0;
  if (place->split == NULL)
    return;

  out->pair = tb_rank_lowest (place->split->pair);
  out->n_sets = (uint8_t) n_sets;
  list_sets (place->split, out->sets);
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
  const Candidate *best = &search->best;

  write_reading (&best->place, TB_MAX_MELDS - valuing->hand->n_melds,
                 TB_TILE_KIND (valuing->hand->win), &out->reading);
  out->sets = search->sets;
  out->waits = search->waits;
  out->yaku = best->yaku;
  out->dora = best->instead ? (TbDora) { 0 } : valuing->dora;
  out->value = (TbValue) {
    .han = best->han,
    .fu = best->fu,
    .limit = best->worth.limit,
    .base = best->worth.base,
    .yakuman = best->yakuman,
    .listed = best->yaku,
  };
  out->error = out->yaku == 0 ? TB_HAND_NO_YAKU : TB_HAND_FINE;
}

/* A hand that is no hand is worth nothing. */
static void
write_nothing (TbHandError  error,
               TbHandValue *out)
{
  out->error = error;
  out->yaku = 0;
  out->value = (TbValue) { 0 };
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
                   fu_of_split (valuing, split), wait);

  write_value (&search, out);
}

void
tb_scorer_value (const TbScorer   *scorer,
                 const TbTileHand *hand,
                 TbHandValue      *out)
{
  TbValuing   valuing;
  TbSplit     splits[TB_MAX_SPLITS];
  Search      search;
  TbHandError error;
  int32_t     n_splits;
  int32_t     waits = 0;

  if (scorer->wild)
    {
      tb_hand_wild_value (scorer, hand, out);
      return;
    }

  error = tb_valuing_init (&valuing, scorer, hand, &out->bad_tile);
  out->open = valuing.open;
  if (error != TB_HAND_FINE)
    {
      write_nothing (error, out);
      return;
    }

  if (scorer->counts_waits)
    {
      waits = count_waits (&valuing);
      valuing.yaku |= tb_yaku_of_waits (hand, waits);
    }
  begin_search (&search, &valuing, waits);
  n_splits = tb_split (&valuing.closed, splits);
  for (int32_t i = 0; i < n_splits; i++)
    consider_split (&search, &splits[i]);
  consider_other_shapes (&search);
  if (search.complete)
    write_value (&search, out);
  else
    write_nothing (TB_HAND_NOT_COMPLETE, out);
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
