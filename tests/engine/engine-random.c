/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-random.h"

#include "engine-rulesets.h"

#include <glib.h>

/* @low to @high, both possible. */
static int32_t
between (int32_t low,
         int32_t high)
{
  return g_test_rand_int_range (low, high + 1);
}

static bool
chance (int32_t one_in)
{
  return between (1, one_in) == 1;
}

/* Rules */

static TbYakuSet
random_set (TbYakuSet allowed)
{
  TbYakuSet set = 0;

  for (TbYaku yaku = TB_YAKU_RIICHI; yaku < TB_N_YAKU; yaku++)
    if (allowed & TB_YAKU_BIT (yaku) && chance (2))
      set |= TB_YAKU_BIT (yaku);

  return set;
}

/* A multiple of the step; numbers players would choose come up more often than those at the
 * ends. */
static int32_t
random_number (const TbRuleField *field)
{
  int32_t high = chance (2) ? field->max : MIN (field->max, field->min + 20 * field->step);

  return between (field->min / field->step, high / field->step) * field->step;
}

static void
set_at_random (const TbRuleField *field,
               void              *record)
{
  guint8 *at = (guint8 *) record + field->offset;

  if (field->kind == TB_FIELD_KIND_BOOL)
    *(bool *) at = chance (2);
  else if (field->kind == TB_FIELD_KIND_INT)
    *(int32_t *) (void *) at = random_number (field);
  else if (field->kind == TB_FIELD_KIND_ENUM)
    *(int32_t *) (void *) at = between (0, field->max);
  else if (field->kind == TB_FIELD_KIND_YAKU_SET)
    *(TbYakuSet *) (void *) at = random_set (field->allowed);
}

static void
make_fouls (TbRules *rules)
{
  const TbRecordShape *shape = tb_rule_fields[TB_FIELD_FOULS].records;

  rules->n_fouls = between (0, 5);
  for (int32_t i = 0; i < rules->n_fouls; i++)
    {
      TbFoulRule *foul = &rules->fouls[i];

      for (gsize j = 0; j < shape->n_fields; j++)
        set_at_random (&shape->fields[j], foul);
      g_snprintf (foul->id, sizeof foul->id, "foul-%d", i);
      if (foul->amount == TB_FOUL_AMOUNT_FIXED)
        foul->points = MAX (foul->points, 100);
      else
        foul->points = 0;
    }
}

/* Mends what random fields cannot agree on by themselves. */
static void
reconcile (TbRules *rules)
{
  for (int32_t i = 0; i < 3; i++)
    {
      rules->uma[i] = between (-500, 500) * 100;
      rules->uma[3] -= rules->uma[i];
    }

  /* A game that is over after a hand or two shows little. */
  if (chance (2))
    rules->bust = TB_BUST_NONE;
  if (!chance (3))
    rules->ceiling = 0;
  if (!chance (4))
    rules->start_points = 25000;

  rules->great_yakuman &= rules->yakuman;
  rules->double_yakuman &= rules->yakuman & ~rules->great_yakuman;
  rules->pao_yakuman &= rules->yakuman;
  rules->return_points = MAX (rules->return_points, rules->start_points);
  if (rules->ceiling > 0 && rules->ceiling <= rules->start_points)
    rules->ceiling = rules->start_points + 100;
  if (rules->dealer_win == TB_DEALER_PASSES && rules->dealer_tenpai == TB_DEALER_PASSES &&
      rules->dealer_child_foul == TB_DEALER_PASSES)
    rules->last_dealer = TB_LAST_DEALER_ORDINARY;
}

void
engine_random_rules (TbRules *rules)
{
  TbField field;
  int32_t index;

  if (chance (2))
    engine_rules_parlour (rules);
  else
    engine_rules_league (rules);

  rules->uma[3] = 0;
  for (gsize i = 0; i < TB_N_FIELDS; i++)
    set_at_random (&tb_rule_fields[i], rules);
  make_fouls (rules);
  reconcile (rules);

  g_assert_cmpint (tb_rules_check (rules, &field, &index), ==, TB_RULES_FINE);
}

/* Events */

static TbPlayer
random_player (void)
{
  return chance (200) ? TB_MAX_PLAYERS : (TbPlayer) between (0, TB_MAX_PLAYERS - 1);
}

/* Some of the players in any order, seldom one of them twice. */
static int32_t
random_players (TbPlayer *out)
{
  TbPlayerSet set = 0;
  int32_t     n = 0;

  for (int32_t i = between (0, TB_MAX_PLAYERS); i > 0; i--)
    {
      TbPlayer player = random_player ();

      if ((set & TB_PLAYER_BIT (player)) == 0 || chance (100))
        out[n++] = player;
      set |= TB_PLAYER_BIT (player);
    }

  return n;
}

static void
random_value (const TbRules *rules,
              TbValueEntry  *out)
{
  static const int32_t fus[] = { 0, 20, 25, 30, 30, 40, 50, 60, 70, 110, 170 };

  *out = (TbValueEntry) { .form = (TbValueForm) between (TB_VALUE_HAN, TB_VALUE_YAKU) };
  out->fu = fus[between (0, G_N_ELEMENTS (fus) - 1)];
  out->han = chance (100) ? 0 : between (1, 14);
  out->limit = (TbLimit) between (TB_LIMIT_MANGAN, TB_LIMIT_YAKUMAN);
  out->open = chance (3);
  out->dora = chance (50) ? -1 : between (0, 5);

  if (out->form == TB_VALUE_YAKUMAN)
    {
      out->n_yaku = chance (50) ? 0 : chance (4) ? 2
                                                 : 1;
      for (int32_t i = 0; i < out->n_yaku; i++)
        out->yaku[i] = (TbYaku) between (TB_YAKU_TENHOU, TB_N_YAKU - 1);
    }
  else if (out->form == TB_VALUE_YAKU)
    {
      out->n_yaku = chance (50) ? 0 : between (1, 3);
      for (int32_t i = 0; i < out->n_yaku; i++)
        out->yaku[i] = rules->yaku[between (0, rules->n_yaku - 1)].yaku;
    }
}

static void
random_pao (const TbEvent *event,
            TbWin         *win)
{
  win->pao.player = random_player ();
  if (chance (2))
    return;

  win->pao.n_for = 1;
  win->pao.for_yakuman[0] = TB_YAKU_RINSHAN;
  if (win->value.form == TB_VALUE_YAKUMAN && win->value.n_yaku > 0 && event->n_wins < 3)
    win->pao.for_yakuman[0] = win->value.yaku[0];
}

static void
random_wins (const TbRules *rules,
             TbEvent       *event)
{
  TbPlayer from = chance (3) ? TB_NOBODY : random_player ();
  TbPlayer winner = random_player ();

  event->n_wins = from == TB_NOBODY || chance (2) ? 1 : between (chance (50) ? 0 : 1, TB_MAX_WINS);
  for (int32_t i = 0; i < event->n_wins; i++)
    {
      TbWin *win = &event->wins[i];

      if (winner == from)
        winner = (TbPlayer) ((winner + 1) % TB_MAX_PLAYERS);
      tb_win_init (win, winner);
      win->from = chance (300) ? random_player () : from;
      win->open = chance (3);
      random_value (rules, &win->value);
      if (chance (6))
        random_pao (event, win);
      if (rules->chip_ippatsu > 0 || chance (50))
        win->bonus.ippatsu = chance (4) ? 1 : 0;
      if (rules->chip_ura > 0 || chance (50))
        win->bonus.ura = chance (3) ? between (0, 4) : 0;
      if (rules->chip_red > 0 || chance (50))
        win->bonus.red = chance (3) ? between (0, 3) : 0;
      win->on_riichi_tile = chance (20);
      winner = (TbPlayer) ((winner + 1) % TB_MAX_PLAYERS);
    }
}

static void
random_fouls (const TbRules *rules,
              TbEvent       *event)
{
  event->n_fouls = between (0, 3);
  for (int32_t i = 0; i < event->n_fouls; i++)
    {
      TbFoul *foul = &event->fouls[i];

      *foul = (TbFoul) { .player = random_player (), .count = 1 };
      foul->rule = chance (100) ? rules->n_fouls : between (0, MAX (rules->n_fouls - 1, 0));
      if (foul->rule >= rules->n_fouls)
        continue;

      if (rules->fouls[foul->rule].counts_up || chance (50))
        foul->count = between (0, 3);
      if (rules->fouls[foul->rule].amount != TB_FOUL_AMOUNT_SHOWN_HANDS && !chance (50))
        continue;

      foul->n_against = between (0, 2);
      for (int32_t j = 0; j < foul->n_against; j++)
        {
          foul->against[j].player = random_player ();
          random_value (rules, &foul->against[j].value);
        }
    }
}

static void
random_tenpai (TbEvent *event)
{
  TbPlayerSet set = 0;

  event->n_tenpai = random_players (event->tenpai);
  for (int32_t i = 0; i < event->n_tenpai; i++)
    set |= TB_PLAYER_BIT (event->tenpai[i]);

  /* Most who declared are tenpai. */
  for (int32_t i = 0; i < event->n_riichi && event->n_tenpai < TB_MAX_PLAYERS; i++)
    if (!(set & TB_PLAYER_BIT (event->riichi[i])) && !chance (20))
      event->tenpai[event->n_tenpai++] = event->riichi[i];
}

static void
random_transfers (TbEvent *event)
{
  event->n_transfers = between (0, 3);
  for (int32_t i = 0; i < event->n_transfers; i++)
    event->transfers[i] = (TbTransfer) {
      .from = random_player (),
      .to = random_player (),
      .points = between (-1, 500) * 100,
    };
}

void
engine_random_event (const TbTable *table,
                     TbEvent       *event)
{
  static const TbResult results[] = {
    TB_RESULT_WIN,
    TB_RESULT_WIN,
    TB_RESULT_WIN,
    TB_RESULT_DRAW,
    TB_RESULT_DRAW,
    TB_RESULT_FOUL,
  };
  TbResult result = results[between (0, G_N_ELEMENTS (results) - 1)];
  bool     stray = chance (100); /* members that another result has */

  if (chance (30))
    result = (TbResult) between (TB_RESULT_ABORT, TB_RESULT_ADJUST);
  if (chance (500))
    result = TB_RESULT_STOP;

  tb_event_init (event, result);
  if ((result != TB_RESULT_STOP && result != TB_RESULT_ADJUST) || stray)
    {
      event->n_riichi = chance (2) ? random_players (event->riichi) : 0;
      if (chance (3) || result == TB_RESULT_FOUL)
        random_fouls (table->rules, event);
      if (chance (3))
        event->choice = (TbChoice) between (TB_CHOICE_ABSENT, TB_CHOICE_DECLINE);
    }
  if (result == TB_RESULT_WIN || stray)
    random_wins (table->rules, event);
  if (result == TB_RESULT_DRAW || stray)
    random_tenpai (event);
  if (result == TB_RESULT_ADJUST || stray)
    random_transfers (event);
}
