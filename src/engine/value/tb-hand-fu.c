/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand-fu.h"

#include <assert.h>

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

/* Fu while they are listed. */
typedef struct
{
  TbFuItem *items;
  size_t    n;
  int32_t   shape; /* so far */
} FuList;

static void
add (FuList *list,
     TbFu    id,
     int32_t fu,
     TbTile  tile)
{
  if (fu > 0)
    list->items[list->n++] = (TbFuItem) { id, fu, tile };
}

static void
add_to_shape (FuList *list,
              TbFu    id,
              int32_t fu,
              TbTile  tile)
{
  add (list, id, fu, tile);
  list->shape += fu;
}

/* @simple, or the one of its two siblings that @kind is. */
static TbFu
fu_of_kind (TbFu   simple,
            TbTile kind)
{
  if (TB_TILE_SUIT (kind) == TB_SUIT_HONOURS)
    return (TbFu) (simple + 2);

  return (TbFu) (simple + (TB_RANKS_TERMINALS >> tb_rank_place (kind) & 1));
}

static void
add_melds (FuList           *list,
           const TbTileHand *hand)
{
  for (int i = 0; i < hand->n_melds; i++)
    {
      TbTile  kind = hand->melds[i].tile;
      int32_t concealed = tb_triplet_fu (kind);

      if (hand->melds[i].kind == TB_MELD_PON)
        add_to_shape (list, fu_of_kind (TB_FU_OPEN_TRIPLET, kind), concealed / 2, kind);
      else if (hand->melds[i].kind == TB_MELD_ANKAN)
        add_to_shape (list, fu_of_kind (TB_FU_CONCEALED_KAN, kind), 4 * concealed, kind);
      else if (hand->melds[i].kind != TB_MELD_CHI)
        add_to_shape (list, fu_of_kind (TB_FU_OPEN_KAN, kind), 2 * concealed, kind);
    }
}

/* The triplets of the closed part; the one that a discard completed is open. */
static void
add_sets (FuList           *list,
          const TbTileHand *hand,
          const TbReading  *reading)
{
  bool opened = reading->wait == TB_WAIT_PAIRS && !hand->self_draw;

  for (int i = 0; i < reading->n_sets; i++)
    {
      TbTile  kind = reading->sets[i].tile;
      int32_t fu = tb_triplet_fu (kind);

      if (reading->sets[i].run)
        continue;
      if (opened && kind == reading->win)
        {
          add_to_shape (list, fu_of_kind (TB_FU_OPEN_TRIPLET, kind), fu / 2, kind);
          opened = false;
        }
      else
        add_to_shape (list, fu_of_kind (TB_FU_CONCEALED_TRIPLET, kind), fu, kind);
    }
}

static void
add_pair (FuList           *list,
          const TbScorer   *scorer,
          const TbTileHand *hand,
          TbTile            kind)
{
  TbRankSet pair = tb_rank_bit (kind);
  TbFu      id = TB_FU_PAIR_WIND;

  if (tb_is_double_wind (hand, pair))
    id = TB_FU_PAIR_DOUBLE_WIND;
  else if (pair & TB_RANKS_DRAGONS)
    id = TB_FU_PAIR_DRAGON;
  add_to_shape (list, id, tb_fu_of_pair (scorer, hand, pair), kind);
}

static void
add_wait (FuList *list,
          TbWait  wait,
          TbTile  win)
{
  static const TbFu of_wait[] = {
    [TB_WAIT_CLOSED] = TB_FU_WAIT_CLOSED,
    [TB_WAIT_EDGE] = TB_FU_WAIT_EDGE,
    [TB_WAIT_SINGLE] = TB_FU_WAIT_SINGLE,
  };

  if (TB_FU_WAITS >> wait & 1)
    add_to_shape (list, of_wait[wait], TB_WAIT_FU, win);
}

size_t
tb_scorer_fu (const TbScorer    *scorer,
              const TbTileHand  *hand,
              const TbHandValue *value,
              TbFuItem          *out)
{
  const TbReading *reading = &value->reading;
  FuList           list = { .items = out };
  TbWon            won = tb_won_of (hand);
  bool             shape;
  int32_t          drawn;

  if (value->value.fu == 0)
    return 0;
  if (reading->shape == TB_SHAPE_SEVEN_PAIRS)
    {
      add (&list, TB_FU_SEVEN_PAIRS, tb_fu_of_seven_pairs (scorer->rules), TB_TILE_NONE);
      return list.n;
    }

  add (&list, TB_FU_BASE, TB_BASE_FU, TB_TILE_NONE);
  add_melds (&list, hand);
  add_sets (&list, hand, reading);
  add_pair (&list, scorer, hand, reading->pair);
  add_wait (&list, reading->wait, reading->win);
  shape = list.shape > 0;
  if (!value->open && won == TB_WON_BY_DISCARD)
    add (&list, TB_FU_CLOSED_RON, TB_CLOSED_RON_FU, TB_TILE_NONE);
  drawn = tb_fu_of_self_draw (scorer, value->open, won, shape);
  add (&list, TB_FU_SELF_DRAW, drawn, TB_TILE_NONE);
  add (&list, TB_FU_OPEN_PINFU, tb_fu_of_open_pinfu (scorer, value->open, shape, drawn),
       TB_TILE_NONE);

  return list.n;
}
