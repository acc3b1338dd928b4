/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand-fu.h"

#include <assert.h>

/* --- How the hand was won --- */

bool
tb_is_rinshan (const TbTileHand *hand)
{
  bool replaced = false;

  if (!(hand->flags & TB_HAND_RINSHAN) || hand->flags & TB_HAND_FLOWER_REPLACEMENT)
    return false;

  for (int i = 0; i < hand->n_melds; i++)
    replaced |= hand->melds[i].kind >= TB_MELD_KAN;
  for (int i = 0; i < hand->n_aside; i++)
    replaced |= hand->aside[i] == TB_TILE_NORTH;

  return replaced;
}

TbWon
tb_won_of (const TbTileHand *hand)
{
  if (!hand->self_draw)
    return TB_WON_BY_DISCARD;

  if (tb_is_rinshan (hand))
    return TB_WON_BY_REPLACEMENT;

  return hand->flags & TB_HAND_HAITEI ? TB_WON_BY_LAST_DRAW : TB_WON_BY_DRAW;
}

/* Returns the fu for the self-draw of a hand whose shape has @shape: none for a discard or with a
 * pinfu that counts, and under some rulesets none for rinshan or haitei (b-rule.txt 38). */
static int32_t
fu_of_self_draw (const TbRules *rules,
                 TbFuForm       form,
                 TbWon          won,
                 int32_t        shape)
{
  bool none = false;

  if (won == TB_WON_BY_DISCARD ||
      (won != TB_WON_BY_DRAW && !tb_rules_last_draw_has_fu (rules, won == TB_WON_BY_REPLACEMENT)))
    return 0;
  if (shape == 0 && form == TB_FORM_OPEN)
    none = rules->open_pinfu == TB_OPEN_PINFU_TWENTY_ALWAYS;
  else if (shape == 0 && form == TB_FORM_PINFU)
    none = rules->pinfu_tsumo == TB_PINFU_TSUMO_BOTH;

  return none ? 0 : TB_SELF_DRAW_FU;
}

/* Returns the fu that raise an open hand with only the base fu to 30. */
static int32_t
fu_of_open_pinfu (const TbRules *rules,
                  TbFuForm       form,
                  int32_t        others)
{
  return form == TB_FORM_OPEN && others == 0 && rules->open_pinfu == TB_OPEN_PINFU_THIRTY
           ? TB_OPEN_PINFU_FU
           : 0;
}

static int32_t
fu_of_closed_ron (TbFuForm form,
                  TbWon    won)
{
  return form != TB_FORM_OPEN && won == TB_WON_BY_DISCARD ? TB_CLOSED_RON_FU : 0;
}

int32_t
tb_fu_of_sets (const TbRules *rules,
               TbFuForm       form,
               TbWon          won,
               int32_t        shape)
{
  int32_t others = shape + fu_of_self_draw (rules, form, won, shape);
  int32_t fu = TB_BASE_FU + others + fu_of_closed_ron (form, won) +
               fu_of_open_pinfu (rules, form, others);

  return (fu + 9) / 10 * 10;
}

int32_t
tb_fu_of_seven_pairs (const TbRules *rules)
{
  return rules->seven_pairs_forty_fu ? 40 : 25;
}

/* --- The shape --- */

int32_t
tb_fu_of_meld (const TbMeld *meld)
{
  static const int32_t halves[] = {
    [TB_MELD_CHI] = 0,
    [TB_MELD_PON] = 1,
    [TB_MELD_KAN] = 4,
    [TB_MELD_KAKAN] = 4,
    [TB_MELD_ANKAN] = 8,
  };

  return tb_fu_of_triplet (meld->tile) / 2 * halves[meld->kind];
}

int32_t
tb_fu_of_pair (const TbRules    *rules,
               const TbTileHand *hand,
               TbTile            kind)
{
  bool seat = kind == TB_TILE_OF_WIND (hand->seat);
  bool round = kind == TB_TILE_OF_WIND (hand->round);

  if (seat && round)
    return rules->double_wind_pair_fu;
  if (seat || round || TB_KINDS_DRAGONS & TB_KIND_BIT (kind))
    return TB_PAIR_FU;

  /* North may be a yaku at every seat. */
  return kind == TB_TILE_NORTH && tb_rules_find_yaku (rules, TB_YAKU_YAKUHAI_NORTH) != NULL
           ? TB_PAIR_FU
           : 0;
}

/* --- Line by line --- */

static const char *const ids[TB_N_FU] = {
  [TB_FU_BASE] = "base",
  [TB_FU_SEVEN_PAIRS] = "seven-pairs",
  [TB_FU_CLOSED_RON] = "closed-ron",
  [TB_FU_SELF_DRAW] = "self-draw",
  [TB_FU_PAIR_DRAGON] = "dragon-pair",
  [TB_FU_PAIR_WIND] = "wind-pair",
  [TB_FU_PAIR_DOUBLE_WIND] = "double-wind-pair",
  [TB_FU_WAIT_CLOSED] = "closed-wait",
  [TB_FU_WAIT_EDGE] = "edge-wait",
  [TB_FU_WAIT_SINGLE] = "single-wait",
  [TB_FU_OPEN_TRIPLET] = "open-triplet",
  [TB_FU_OPEN_TRIPLET_TERMINAL] = "open-triplet-terminal",
  [TB_FU_OPEN_TRIPLET_HONOUR] = "open-triplet-honour",
  [TB_FU_CONCEALED_TRIPLET] = "concealed-triplet",
  [TB_FU_CONCEALED_TRIPLET_TERMINAL] = "concealed-triplet-terminal",
  [TB_FU_CONCEALED_TRIPLET_HONOUR] = "concealed-triplet-honour",
  [TB_FU_OPEN_KAN] = "open-kan",
  [TB_FU_OPEN_KAN_TERMINAL] = "open-kan-terminal",
  [TB_FU_OPEN_KAN_HONOUR] = "open-kan-honour",
  [TB_FU_CONCEALED_KAN] = "concealed-kan",
  [TB_FU_CONCEALED_KAN_TERMINAL] = "concealed-kan-terminal",
  [TB_FU_CONCEALED_KAN_HONOUR] = "concealed-kan-honour",
  [TB_FU_OPEN_PINFU] = "open-pinfu",
};

const char *
tb_fu_id (TbFu fu)
{
  assert (fu < TB_N_FU);

  return ids[fu];
}

/* A list of fu in progress. */
typedef struct
{
  TbFuItem *items;
  size_t    n;
  int32_t   sum;
} FuList;

static void
add (FuList *list,
     TbFu    id,
     int32_t fu,
     TbTile  tile)
{
  if (fu > 0)
    list->items[list->n++] = (TbFuItem) { id, fu, tile };
  list->sum += fu;
}

/* Returns @simple, or the sibling for @kind. */
static TbFu
id_of_kind (TbFu   simple,
            TbTile kind)
{
  if (TB_TILE_SUIT (kind) == TB_SUIT_HONOURS)
    return (TbFu) (simple + 2);

  return TB_KINDS_TERMINALS & TB_KIND_BIT (kind) ? (TbFu) (simple + 1) : simple;
}

/* Adds the triplets of the closed part; a triplet completed by a discard is open. */
static void
add_triplets (FuList                 *list,
              const TbTileHand       *hand,
              const TbInterpretation *interpretation)
{
  bool opened = tb_opens_triplet (hand, interpretation->wait);

  for (int i = 0; i < interpretation->n_sets; i++)
    {
      TbTile  kind = interpretation->sets[i].tile;
      int32_t fu = tb_fu_of_triplet (kind);

      if (interpretation->sets[i].run)
        continue;
      if (opened && kind == interpretation->win)
        {
          add (list, id_of_kind (TB_FU_OPEN_TRIPLET, kind), fu / 2, kind);
          opened = false;
        }
      else
        add (list, id_of_kind (TB_FU_CONCEALED_TRIPLET, kind), fu, kind);
    }
}

/* Adds the fu of the sets, the pair and the wait. */
static void
add_shape (FuList                 *list,
           const TbRules          *rules,
           const TbTileHand       *hand,
           const TbInterpretation *interpretation)
{
  static const TbFu of_meld[] = {
    [TB_MELD_CHI] = TB_N_FU, /* without fu */
    [TB_MELD_PON] = TB_FU_OPEN_TRIPLET,
    [TB_MELD_KAN] = TB_FU_OPEN_KAN,
    [TB_MELD_KAKAN] = TB_FU_OPEN_KAN,
    [TB_MELD_ANKAN] = TB_FU_CONCEALED_KAN,
  };
  static const TbFu of_wait[] = {
    [TB_WAIT_CLOSED] = TB_FU_WAIT_CLOSED,
    [TB_WAIT_EDGE] = TB_FU_WAIT_EDGE,
    [TB_WAIT_SINGLE] = TB_FU_WAIT_SINGLE,
  };
  TbTile pair = interpretation->pair;
  TbFu   of_pair = TB_FU_PAIR_WIND;

  for (int i = 0; i < hand->n_melds; i++)
    add (list, id_of_kind (of_meld[hand->melds[i].kind], hand->melds[i].tile),
         tb_fu_of_meld (&hand->melds[i]), hand->melds[i].tile);
  add_triplets (list, hand, interpretation);

  if (TB_KINDS_DRAGONS & TB_KIND_BIT (pair))
    of_pair = TB_FU_PAIR_DRAGON;
  else if (hand->seat == hand->round && pair == TB_TILE_OF_WIND (hand->seat))
    of_pair = TB_FU_PAIR_DOUBLE_WIND;
  add (list, of_pair, tb_fu_of_pair (rules, hand, pair), pair);
  add (list, of_wait[interpretation->wait], tb_fu_of_wait (interpretation->wait),
       interpretation->win);
}

size_t
tb_scorer_fu (const TbScorer    *scorer,
              const TbTileHand  *hand,
              const TbHandValue *value,
              TbFuItem          *out)
{
  const TbRules          *rules = scorer->rules;
  const TbInterpretation *interpretation = &value->interpretation;
  FuList                  list = { .items = out };
  TbFuForm                form = tb_fu_form_of (scorer, value->open);
  TbWon                   won = tb_won_of (hand);
  int32_t                 shape;
  int32_t                 drawn;

  if (value->value.fu == 0)
    return 0;
  if (interpretation->shape == TB_SHAPE_SEVEN_PAIRS)
    {
      add (&list, TB_FU_SEVEN_PAIRS, tb_fu_of_seven_pairs (rules), TB_TILE_NONE);
      return list.n;
    }

  add (&list, TB_FU_BASE, TB_BASE_FU, TB_TILE_NONE);
  add_shape (&list, rules, hand, interpretation);
  shape = list.sum - TB_BASE_FU;
  drawn = fu_of_self_draw (rules, form, won, shape);
  add (&list, TB_FU_CLOSED_RON, fu_of_closed_ron (form, won), TB_TILE_NONE);
  add (&list, TB_FU_SELF_DRAW, drawn, TB_TILE_NONE);
  add (&list, TB_FU_OPEN_PINFU, fu_of_open_pinfu (rules, form, shape + drawn), TB_TILE_NONE);

  return list.n;
}
