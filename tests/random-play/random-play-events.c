/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-play.h"

#include <string.h>

static TbPlayer
random_player (RandomPlay    *self,
               const TbTable *table)
{
  return (TbPlayer) random_play_below (self, (uint32_t) table->rules->players);
}

static bool
lists (const TbPlayer *players,
       int32_t         n_players,
       TbPlayer        player)
{
  for (int32_t i = 0; i < n_players; i++)
    if (players[i] == player)
      return true;

  return false;
}

/* Values */

/* Returns one or two of the set @yakuman, which is not empty. */
static void
choose_yakuman (RandomPlay   *self,
                TbYakuSet     yakuman,
                TbValueEntry *value)
{
  uint32_t n = random_play_happens (self, 20) ? 2 : 1;

  value->form = TB_VALUE_YAKUMAN;
  for (uint32_t i = 0; i < n; i++)
    {
      TbYaku yaku;

      do
        yaku = (TbYaku) random_play_below (self, TB_YAKU_HOUSE);
      while (!(yakuman & TB_YAKU_BIT (yaku)));
      value->yaku[value->n_yaku++] = yaku;
    }
}

static TbFact
choose_fact (RandomPlay *self)
{
  static const TbFact facts[] = { TB_FACT_UNKNOWN, TB_FACT_NO, TB_FACT_YES };

  return facts[random_play_below (self, 3)];
}

static void
choose_yaku (RandomPlay    *self,
             const TbRules *rules,
             TbValueEntry  *value)
{
  uint32_t n = 1 + random_play_below (self, 3);

  value->form = TB_VALUE_YAKU;
  for (uint32_t i = 0; i < n; i++)
    value->yaku[value->n_yaku++] =
      rules->yaku[random_play_below (self, (uint32_t) rules->n_yaku)].yaku;
  value->dora = (int32_t) random_play_below (self, 4);
  value->fu = 30;
  value->is_open = choose_fact (self);
}

static void
choose_tai (RandomPlay    *self,
            const TbRules *rules,
            TbValueEntry  *value)
{
  value->form = TB_VALUE_TAI;
  value->tai_listed = random_play_happens (self, 50);
  if (!value->tai_listed)
    {
      value->tai = 1 + (int32_t) random_play_below (self, 300);
      return;
    }

  for (uint32_t i = random_play_below (self, 5); i > 0; i--)
    value->tai_items[value->n_tai_items++] =
      rules->tai_items[random_play_below (self, (uint32_t) rules->n_tai_items)].item;
}

/* Returns an amount that a player could choose. */
static void
choose_cell (RandomPlay    *self,
             const TbTable *table,
             TbPlayer       winner,
             TbValueEntry  *value)
{
  TbCell cells[TB_MAX_CELLS];
  size_t n_cells = tb_value_cells (table->rules, winner == table->next.dealer, cells);

  *value = cells[random_play_below (self, (uint32_t) n_cells)].entry;
}

static void
choose_value (RandomPlay    *self,
              const TbTable *table,
              TbPlayer       winner,
              TbValueEntry  *value)
{
  const TbRules *rules = table->rules;

  *value = (TbValueEntry) { .form = TB_VALUE_HAN };
  if (rules->scoring == TB_SCORING_TAI)
    choose_tai (self, rules, value);
  else if ((rules->yakuman & ~TB_YAKU_ALL_HOUSE) != 0 && random_play_happens (self, 5))
    choose_yakuman (self, rules->yakuman, value);
  else if (rules->n_yaku > 0 && random_play_happens (self, 15))
    choose_yaku (self, rules, value);
  else
    choose_cell (self, table, winner, value);
}

/* Wins */

static void
choose_bonus (RandomPlay    *self,
              const TbTable *table,
              bool           riichi,
              TbBonus       *bonus)
{
  if (table->rules->chip_ippatsu > 0)
    bonus->ippatsu = riichi && random_play_happens (self, 30);
  if (table->rules->chip_ura > 0)
    bonus->ura = riichi && random_play_happens (self, 30);
  if (table->rules->chip_red > 0)
    bonus->red = random_play_happens (self, 20);
  for (int i = 0; i < table->rules->n_special_tiles; i++)
    if (table->rules->special_tiles[i].chips > 0)
      bonus->special[table->rules->special_tiles[i].color] = random_play_happens (self, 20);
}

static void
choose_pao (RandomPlay    *self,
            const TbTable *table,
            TbWin         *win)
{
  const TbValueEntry *value = &win->value;

  win->pao.player = random_player (self, table);
  if (value->form != TB_VALUE_YAKUMAN || random_play_happens (self, 20))
    return;

  win->is_open = TB_FACT_YES;
  win->pao.for_yakuman[win->pao.n_for++] =
    value->yaku[random_play_below (self, (uint32_t) value->n_yaku)];
}

static void
add_win (RandomPlay    *self,
         const TbTable *table,
         TbPlayer       from,
         TbEvent       *event)
{
  const TbRules *rules = table->rules;
  TbWin         *win = &event->wins[event->n_wins++];
  bool           riichi;

  tb_win_init (win, random_player (self, table));
  win->from = from;
  riichi = lists (event->riichi, event->n_riichi, win->player);
  choose_value (self, table, win->player, &win->value);
  choose_bonus (self, table, riichi, &win->bonus);
  win->is_open = choose_fact (self);
  if (riichi && win->is_open == TB_FACT_YES)
    win->is_open = TB_FACT_NO;
  if (random_play_happens (self, win->value.form == TB_VALUE_YAKUMAN ? 40 : 4))
    choose_pao (self, table, win);
  if (from == TB_NOBODY)
    return;

  win->on_riichi_tile = lists (event->riichi, event->n_riichi, from) &&
                        random_play_happens (self, 30);
  win->robbed = rules->robbed_kong_self_draw && random_play_happens (self, 10);
  win->last_tile = rules->last_tile != TB_LAST_TILE_ORDINARY && random_play_happens (self, 10);
}

static void
make_win (RandomPlay    *self,
          const TbTable *table,
          TbEvent       *event)
{
  TbPlayer from = random_play_happens (self, 35) ? TB_NOBODY : random_player (self, table);

  add_win (self, table, from, event);
  while (from != TB_NOBODY && event->n_wins < TB_MAX_WINS && random_play_happens (self, 10))
    add_win (self, table, from, event);
  if (table->rules->wareme && random_play_happens (self, 60))
    event->wareme = random_player (self, table);
}

/* Other results */

static void
make_draw (RandomPlay    *self,
           const TbTable *table,
           TbEvent       *event)
{
  bool nagashi = table->rules->nagashi != TB_NAGASHI_NONE && random_play_happens (self, 15);

  for (TbPlayer player = 0; player < table->rules->players; player++)
    {
      if (lists (event->riichi, event->n_riichi, player) || random_play_happens (self, 40))
        event->tenpai[event->n_tenpai++] = player;
      if (nagashi && random_play_happens (self, 40))
        event->nagashi[event->n_nagashi++] = player;
    }
}

static void
make_abort (RandomPlay    *self,
            const TbTable *table,
            TbEvent       *event)
{
  const TbRules *rules = table->rules;

  if (rules->n_aborts > 0)
    event->reason = rules->aborts[random_play_below (self, (uint32_t) rules->n_aborts)].reason;
}

static void
add_foul (RandomPlay    *self,
          const TbTable *table,
          TbEvent       *event)
{
  const TbRules *rules = table->rules;
  TbFoul        *foul = &event->fouls[event->n_fouls];

  if (rules->n_fouls == 0 || event->n_fouls == TB_MAX_FOULS)
    return;

  *foul = (TbFoul) {
    .player = random_player (self, table),
    .rule = (int32_t) random_play_below (self, (uint32_t) rules->n_fouls),
    .count = 1,
  };
  if (rules->fouls[foul->rule].counts_up)
    foul->count += (int32_t) random_play_below (self, 3);
  if (rules->fouls[foul->rule].amount == TB_FOUL_AMOUNT_SHOWN_HANDS)
    {
      foul->against[0].player = random_player (self, table);
      choose_value (self, table, foul->against[0].player, &foul->against[0].value);
      foul->n_against = 1;
    }
  event->n_fouls++;
}

/* The existing fouls may be enough to end the hand. */
static bool
has_one_more_foul (RandomPlay    *self,
                   const TbEvent *event)
{
  if (event->result == TB_RESULT_ADJUST || event->result == TB_RESULT_STOP)
    return false;
  if (event->result == TB_RESULT_FOUL)
    return event->n_fouls == 0 || random_play_happens (self, 70);

  return random_play_happens (self, 5);
}

static void
make_correction (RandomPlay    *self,
                 const TbTable *table,
                 TbEvent       *event)
{
  event->transfers[event->n_transfers++] = (TbTransfer) {
    .from = random_player (self, table),
    .to = random_player (self, table),
    .points = 100 * (1 + (int32_t) random_play_below (self, 30)),
  };
}

static TbResult
choose_result (RandomPlay *self)
{
  uint32_t kind = random_play_below (self, 100);

  if (kind < 62)
    return TB_RESULT_WIN;
  if (kind < 88)
    return TB_RESULT_DRAW;
  if (kind < 92)
    return TB_RESULT_ABORT;
  if (kind < 96)
    return TB_RESULT_FOUL;
  if (kind < 99)
    return TB_RESULT_ADJUST;
  return TB_RESULT_STOP;
}

void
random_play_try (RandomPlay          *self,
                 const TbTable       *table,
                 const TbPartialHand *partial,
                 TbEvent             *event)
{
  TbResult result = choose_result (self);

  memset (event, 0, sizeof *event);
  if (result == TB_RESULT_ADJUST || result == TB_RESULT_STOP)
    tb_event_init (event, result);
  else
    tb_event_begin (event, result, partial);

  if (result == TB_RESULT_WIN)
    make_win (self, table, event);
  else if (result == TB_RESULT_DRAW)
    make_draw (self, table, event);
  else if (result == TB_RESULT_ABORT)
    make_abort (self, table, event);
  else if (result == TB_RESULT_ADJUST)
    make_correction (self, table, event);

  if (has_one_more_foul (self, event))
    add_foul (self, table, event);
}
