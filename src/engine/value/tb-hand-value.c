/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand-search.h"
#include "tb-limits.h"

#include <assert.h>
#include <string.h>

static const char *const error_ids[TB_N_HAND_ERRORS] = {
  [TB_HAND_NO_YAKU] = "no-yaku",
  [TB_HAND_NOT_COMPLETE] = "not-complete",
  [TB_HAND_BAD_TILES] = "bad-tiles",
};

const char *
tb_hand_error_id (TbHandError error)
{
  assert (error != TB_HAND_FINE);

  return error_ids[error];
}

/* --- The ruleset --- */

void
tb_scorer_init (TbScorer      *scorer,
                const TbRules *rules)
{
  assert (rules->scoring != TB_SCORING_TAI);

  *scorer = (TbScorer) { .rules = rules, .played = { rules->yakuman, rules->yakuman } };
  for (int32_t i = 0; i < rules->n_yaku; i++)
    {
      const TbYakuRule *rule = &rules->yaku[i];
      TbYakuSet        *listed = rule->instead ? scorer->instead : scorer->played;

      scorer->han[0][rule->yaku] = (uint8_t) rule->closed;
      scorer->han[1][rule->yaku] = (uint8_t) rule->open;
      listed[0] |= TB_YAKU_BIT (rule->yaku);
      if (rule->open > 0)
        listed[1] |= TB_YAKU_BIT (rule->yaku);
    }
  if (!rules->open_tanyao)
    scorer->played[1] &= ~TB_YAKU_BIT (TB_YAKU_TANYAO);
}

bool
tb_scorer_plays (const TbScorer *scorer,
                 TbYaku          yaku)
{
  return ((scorer->played[0] | scorer->instead[0]) & TB_YAKU_BIT (yaku)) != 0;
}

/* --- Han --- */

/* Returns the han of @yaku in the hand of @value: "+1 for each further set" (b-rule.txt 47), and
 * otafuku for each kind beyond the fourth (allen.txt). */
static int32_t
han_of_yaku (const TbScorer    *scorer,
             const TbHandValue *value,
             TbYaku             yaku)
{
  int32_t han = scorer->han[value->open][yaku];

  if (yaku == TB_YAKU_SET_CHIITOI)
    return han + value->sets - 1;

  return yaku == TB_YAKU_OTAFUKU ? han * (value->waits - TB_ORDINARY_WAITS) : han;
}

int32_t
tb_scorer_han_of (const TbScorer    *scorer,
                  const TbHandValue *value,
                  TbYaku             yaku)
{
  return value->value.yakuman > 0 ? 0 : han_of_yaku (scorer, value, yaku);
}

/* --- Interpretations --- */

/* An interpretation of the hand. */
typedef struct
{
  TbShape       shape;
  const TbSets *sets; /* of TB_SHAPE_SETS */
  TbWait        wait;
  int32_t       fu;
  int32_t       four_alike; /* in seven pairs */
} Reading;

/* --- The highest value --- */

/* Whether @value is higher than the best so far. With equal points, the order is: yakuman; no yaku
 * that replaces the rest; more han; more fu; then a fixed choice: pinfu before the self-draw. */
static bool
is_dearer (const TbHandSearch *search,
           const TbHandValue  *value)
{
  TbYakuSet          instead = search->facts.scorer->instead[search->facts.melds.open];
  const TbHandValue *best = search->best;
  bool               is_instead = (value->yaku & instead) != 0;
  bool               best_is_instead = (best->yaku & instead) != 0;

  if (value->value.base != best->value.base)
    return value->value.base > best->value.base;
  if (value->value.yakuman != best->value.yakuman)
    return value->value.yakuman > best->value.yakuman;
  if (is_instead != best_is_instead)
    return best_is_instead;
  if (value->value.han != best->value.han)
    return value->value.han > best->value.han;
  if (value->value.fu != best->value.fu)
    return value->value.fu > best->value.fu;
  if (value->yaku != best->yaku)
    return value->yaku > best->yaku;
  if (value->dora.dora != best->dora.dora)
    return value->dora.dora > best->dora.dora;

  return value->dora.ura > best->dora.ura;
}

/* Values the hand with @yaku and @dora, and @fu if the ruleset counts fu. */
static void
value_yaku (const TbHandFacts *facts,
            int32_t            fu,
            TbYakuSet          yaku,
            TbHandValue       *out)
{
  const TbRules *rules = facts->rules;
  const TbDora  *dora = &out->dora;
  int32_t        for_minimum = 0;
  int32_t        han;

  for (TbYakuSet left = yaku & ~TB_YAKU_BIT (TB_YAKU_IPPATSU); left != 0; left &= left - 1)
    for_minimum += han_of_yaku (facts->scorer, out, tb_yaku_first (left));
  han = for_minimum + dora->dora + dora->ura + dora->red + dora->flower;
  if (yaku & TB_YAKU_BIT (TB_YAKU_IPPATSU))
    han += han_of_yaku (facts->scorer, out, TB_YAKU_IPPATSU);

  tb_limits_value_of_han (rules, han, tb_rules_count_fu (rules, 1) ? fu : 0, &out->value);
  out->value.han_for_minimum = for_minimum;
  out->value.listed = yaku;
}

static void
set_interpretation (const TbHandFacts *facts,
                    const Reading     *reading,
                    TbInterpretation  *out)
{
  const TbSets *sets = reading->sets;

  out->shape = reading->shape;
  out->wait = reading->wait;
  out->win = facts->win;
  out->n_wild = (uint8_t) facts->n_standing;
  for (int32_t i = 0; i < facts->n_standing; i++)
    out->wild[i] = facts->standing[i];

  out->pair = sets == NULL ? TB_TILE_NONE : tb_lowest_kind (sets->pair);
  out->n_sets = sets == NULL ? 0 : (uint8_t) sets->n_sets;
  if (sets != NULL)
    memcpy (out->sets, sets->sets, sizeof out->sets);
}

/* Keeps @interpretation with @yaku and @dora unless an earlier one has a higher value. The first
 * one is valued in its place: most hands have no other, and the value is large. */
static void
keep (TbHandSearch  *search,
      const Reading *interpretation,
      TbYakuSet      yaku,
      const TbDora  *dora)
{
  const TbHandFacts *facts = &search->facts;
  TbHandValue        other;
  TbHandValue       *value = search->found ? &other : search->best;

  value->error = yaku == 0 ? TB_HAND_NO_YAKU : TB_HAND_FINE;
  value->bad_tile = TB_TILE_NONE;
  value->open = facts->melds.open;
  value->yaku = yaku;
  value->sets = interpretation->four_alike;
  value->waits = facts->waits;
  value->dora = *dora;
  if (yaku == 0)
    value->value = (TbValue) { 0 };
  else if (yaku & facts->rules->yakuman)
    tb_limits_value_of_yakuman (facts->rules, yaku, &value->value);
  else
    value_yaku (facts, interpretation->fu, yaku, value);

  if (search->found && !is_dearer (search, value))
    return;

  set_interpretation (facts, interpretation, &value->interpretation);
  if (search->found)
    *search->best = *value;
  search->found = true;
}

/* Keeps the highest value of all ways to count @yaku: all together; without the yakuman, because
 * enough han for several counted yakuman may be higher (mizukawa.txt); and each yaku alone that
 * replaces the rest and the dora. */
static void
keep_dearest (TbHandSearch  *search,
              const Reading *interpretation,
              TbYakuSet      yaku)
{
  const TbHandFacts *facts = &search->facts;
  TbYakuSet          yakuman = yaku & facts->rules->yakuman;
  TbYakuSet          instead = yaku & facts->scorer->instead[facts->melds.open];

  keep (search, interpretation, tb_yaku_that_count (facts, yaku), &facts->dora);
  if (yakuman != 0)
    keep (search, interpretation, tb_yaku_that_count (facts, yaku & ~yakuman), &facts->dora);
  for (; instead != 0; instead &= instead - 1)
    keep (search, interpretation, instead & -instead, &(TbDora) { 0 });
}

int32_t
tb_fu_of_shape (const TbHandFacts *facts,
                const TbSets      *sets,
                TbWait             wait)
{
  bool    opened = tb_opens_triplet (facts->hand, wait);
  int32_t pair = tb_fu_of_pair (facts->rules, facts->hand, tb_lowest_kind (sets->pair));

  return facts->melds.fu + sets->fu + pair + tb_fu_of_wait (wait) -
         (opened ? tb_fu_of_triplet (facts->win) / 2 : 0);
}

void
tb_hand_search_sets (TbHandSearch *search,
                     const TbSets *sets,
                     TbWait        wait)
{
  const TbHandFacts *facts = &search->facts;
  bool               open = facts->melds.open;
  int32_t            shape = tb_fu_of_shape (facts, sets, wait);

  keep_dearest (search,
                &(Reading) {
                  .shape = TB_SHAPE_SETS,
                  .sets = sets,
                  .wait = wait,
                  .fu = tb_fu_of_sets (facts->rules, tb_fu_form_of (facts->scorer, open),
                                       facts->won, shape),
                },
                tb_yaku_of_sets (facts, sets) | tb_yaku_of_wait (facts, sets, wait, shape));
}

void
tb_hand_search_seven_pairs (TbHandSearch *search)
{
  const TbHandFacts *facts = &search->facts;

  keep_dearest (search,
                &(Reading) {
                  .shape = TB_SHAPE_SEVEN_PAIRS,
                  .wait = TB_WAIT_SINGLE,
                  .fu = tb_fu_of_seven_pairs (facts->rules),
                  .four_alike = tb_count_four_alike (facts->closed),
                },
                tb_yaku_of_seven_pairs (facts));
}

void
tb_hand_search_kokushi (TbHandSearch *search)
{
  keep_dearest (search, &(Reading) { .shape = TB_SHAPE_KOKUSHI, .wait = TB_WAIT_SINGLE },
                tb_yaku_of_kokushi (&search->facts));
}

/* --- A hand without wild tiles --- */

static bool
is_seven_pairs (const TbHandFacts *facts,
                const TbSuitCounts closed[static TB_N_SUITS])
{
  return tb_is_seven_pairs (closed, facts->rules->seven_pairs_four_alike) &&
         tb_hand_facts_can_be (facts, TB_YAKU_CHIITOITSU);
}

static bool
is_kokushi (const TbHandFacts *facts,
            const TbSuitCounts closed[static TB_N_SUITS])
{
  return tb_is_kokushi (closed) && tb_hand_facts_can_be (facts, TB_YAKU_KOKUSHI);
}

/* Values all interpretations, each with the winning tile in every possible position. Of positions
 * with equal values, the last one counts. */
static void
search_plain (TbHandSearch *search)
{
  TbHandFacts *facts = &search->facts;
  TbSets       interpretations[TB_MAX_INTERPRETATIONS];
  int32_t      n = tb_read_sets (facts->closed, interpretations);

  tb_hand_facts_complete (facts);
  for (int32_t i = 0; i < n; i++)
    {
      TbWaitSet waits = tb_find_waits (&interpretations[i], facts->win);

      for (int wait = TB_WAIT_SINGLE; wait >= TB_WAIT_PAIRS; wait--)
        if (waits >> wait & 1)
          tb_hand_search_sets (search, &interpretations[i], (TbWait) wait);
    }
  if (is_seven_pairs (facts, facts->closed))
    tb_hand_search_seven_pairs (search);
  else if (is_kokushi (facts, facts->closed))
    tb_hand_search_kokushi (search);
}

/* --- The hand --- */

/* Whether the tiles @closed are complete with the melds of @facts. */
static bool
is_complete (const TbHandFacts *facts,
             const TbSuitCounts closed[static TB_N_SUITS],
             int32_t            n_wild)
{
  TbSets interpretations[TB_MAX_INTERPRETATIONS];

  if (facts->rules->wild_tile != TB_WILD_NONE)
    return tb_hand_is_complete_with_wild (facts, closed, n_wild);

  return tb_read_sets (closed, interpretations) > 0 || is_seven_pairs (facts, closed) ||
         is_kokushi (facts, closed);
}

/* Returns the number of kinds that complete the hand without its winning tile, including fifth
 * copies. A wild kind does not count, although it completes the hand ("白は まち牌に ふくまない",
 * allen.txt). */
static int32_t
count_waits (const TbHandFacts *facts)
{
  const TbRules *rules = facts->rules;
  bool           wild_win = tb_is_wild (rules, facts->win);
  int32_t        n = 0;

  for (TbKindSet left = tb_kinds_played (rules); left != 0; left &= left - 1)
    {
      TbTile       kind = tb_lowest_kind (left);
      TbSuitCounts closed[TB_N_SUITS];

      for (int suit = 0; suit < TB_N_SUITS; suit++)
        closed[suit] = facts->closed[suit];
      if (!wild_win)
        closed[TB_TILE_SUIT (facts->win)] -= TB_COUNT_ONE (TB_TILE_RANK (facts->win));
      closed[TB_TILE_SUIT (kind)] += TB_COUNT_ONE (TB_TILE_RANK (kind));
      n += !tb_is_wild (rules, kind) && is_complete (facts, closed, facts->n_wild - wild_win);
    }

  return n;
}

/* Whether the winning tile of @hand is the marked white dragon at a draw at which it represents any
 * kind. */
static bool
draws_wild_white (const TbRules    *rules,
                  const TbTileHand *hand)
{
  uint32_t flags = rules->wild_white == TB_WILD_WHITE_IPPATSU
                     ? TB_HAND_IPPATSU
                     : TB_HAND_RIICHI | TB_HAND_DOUBLE_RIICHI;

  return hand->win == TB_TILE_MARKED_WHITE && hand->self_draw && (hand->flags & flags) != 0;
}

/* Values the hand with each kind as its winning tile. It has no fifth copy of a kind unless the
 * ruleset plays them. */
static void
search_draw_of_any (TbHandSearch *search,
                    int32_t       waits)
{
  const TbHandFacts natural = search->facts;
  TbTileHand        hand = *natural.hand;

  for (TbKindSet left = tb_kinds_played (natural.rules); left != 0; left &= left - 1)
    {
      TbTile bad_tile;

      hand.win = tb_lowest_kind (left);
      if (tb_hand_facts_init (&search->facts, natural.scorer, &hand, &bad_tile) != TB_HAND_FINE)
        continue;
      search->facts.waits = waits;
      search_plain (search);
    }

  search->best->interpretation.n_wild = search->found;
  search->best->interpretation.wild[0] = search->best->interpretation.win;
}

/* Like tb_scorer_value(). If @waits is negative, counts the kinds that complete the hand when they
 * matter. */
static void
value_hand (const TbScorer   *scorer,
            const TbTileHand *hand,
            int32_t          *waits,
            TbHandValue      *out)
{
  TbHandSearch search;

  search.best = out;
  search.found = false;
  out->error = tb_hand_facts_init (&search.facts, scorer, hand, &out->bad_tile);
  out->open = search.facts.melds.open;
  out->yaku = 0;
  out->value = (TbValue) { 0 };
  if (out->error != TB_HAND_FINE)
    return;

  if (*waits < 0)
    *waits = tb_scorer_plays (scorer, TB_YAKU_OTAFUKU) ? count_waits (&search.facts) : 0;
  search.facts.waits = *waits;
  if (scorer->rules->wild_tile != TB_WILD_NONE)
    tb_hand_search_wild (&search);
  else if (draws_wild_white (scorer->rules, hand))
    search_draw_of_any (&search, *waits);
  else
    search_plain (&search);
  if (!search.found)
    out->error = TB_HAND_NOT_COMPLETE;
}

void
tb_scorer_value (const TbScorer   *scorer,
                 const TbTileHand *hand,
                 TbHandValue      *out)
{
  int32_t waits = -1;

  value_hand (scorer, hand, &waits, out);
}

size_t
tb_tiles_waits (const TbScorer   *scorer,
                const TbTileHand *hand,
                TbTileWait       *out)
{
  TbTileHand complete = *hand;
  int32_t    waits = -1;
  size_t     n = 0;

  for (TbKindSet left = tb_kinds_played (scorer->rules); left != 0; left &= left - 1)
    {
      TbTileWait *wait = &out[n];

      wait->tile = tb_lowest_kind (left);
      complete.win = wait->tile;
      complete.self_draw = false;
      value_hand (scorer, &complete, &waits, &wait->ron);
      if (wait->ron.error != TB_HAND_FINE && wait->ron.error != TB_HAND_NO_YAKU)
        continue;

      complete.self_draw = true;
      value_hand (scorer, &complete, &waits, &wait->self_draw);
      n++;
    }

  return n;
}
