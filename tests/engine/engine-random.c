/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-random.h"

int32_t
engine_random_between (int32_t low,
                       int32_t high)
{
  return g_test_rand_int_range (low, high + 1);
}

bool
engine_random_chance (int32_t one_in)
{
  return engine_random_between (1, one_in) == 1;
}

static TbFact
random_fact (void)
{
  return (TbFact) engine_random_between (TB_FACT_UNKNOWN, TB_FACT_YES);
}

static TbPlayer
random_player (const TbRules *rules)
{
  int32_t beyond = engine_random_chance (200) ? 1 : 0;

  return (TbPlayer) engine_random_between (0, rules->players - 1 + beyond);
}

/* Returns some of the players in random order, rarely with a duplicate. */
static int32_t
random_players (const TbRules *rules,
                TbPlayer      *out)
{
  TbPlayerSet set = 0;
  int32_t     n = 0;

  for (int32_t i = engine_random_between (0, rules->players); i > 0; i--)
    {
      TbPlayer player = random_player (rules);

      if ((set & TB_PLAYER_BIT (player)) == 0 || engine_random_chance (100))
        out[n++] = player;
      set |= TB_PLAYER_BIT (player);
    }

  return n;
}

static void
random_tai (const TbRules *rules,
            TbValueEntry  *out)
{
  out->tai_listed = rules->n_tai_items + rules->n_house_tai > 0 && engine_random_chance (2);
  if (!out->tai_listed)
    {
      out->tai = engine_random_between (engine_random_chance (50) ? 0 : 1, 400);
      return;
    }

  out->n_tai_items = engine_random_between (0, 4);
  for (int32_t i = 0; i < out->n_tai_items; i++)
    out->tai_items[i] =
      rules->n_house_tai > 0 && (rules->n_tai_items == 0 || engine_random_chance (2))
        ? (TbTai) (TB_TAI_HOUSE + engine_random_between (0, rules->n_house_tai - 1))
        : rules->tai_items[engine_random_between (0, rules->n_tai_items - 1)].item;
}

/* Usually returns a yakuman that the ruleset plays. */
static TbYaku
random_yakuman (const TbRules *rules)
{
  TbYaku yaku = (TbYaku) engine_random_between (TB_YAKU_TENHOU, TB_YAKU_HOUSE - 1);

  for (int32_t i = 0; i < 10 && !(rules->yakuman & TB_YAKU_BIT (yaku)); i++)
    yaku = (TbYaku) engine_random_between (TB_YAKU_TENHOU, TB_YAKU_HOUSE - 1);

  return yaku;
}

/* Usually returns a form that the ruleset values. */
static TbValueForm
random_form (const TbRules *rules)
{
  bool is_tai = rules->scoring == TB_SCORING_TAI;

  if (engine_random_chance (100))
    is_tai = !is_tai;
  if (is_tai)
    return TB_VALUE_TAI;

  return (TbValueForm) engine_random_between (TB_VALUE_HAN, TB_VALUE_YAKU);
}

static void
random_value (const TbRules *rules,
              TbValueEntry  *out)
{
  static const int32_t fus[] = { 0, 20, 25, 30, 30, 40, 50, 60, 70, 110, 170 };

  *out = (TbValueEntry) { .form = random_form (rules) };
  out->fu = fus[engine_random_between (0, G_N_ELEMENTS (fus) - 1)];
  out->han = engine_random_chance (100) ? 0 : engine_random_between (1, 14);
  out->limit = (TbLimit) engine_random_between (TB_LIMIT_MANGAN, TB_LIMIT_YAKUMAN);
  out->is_open = random_fact ();
  out->dora = engine_random_chance (50) ? -1 : engine_random_between (0, 5);

  if (out->form == TB_VALUE_TAI)
    random_tai (rules, out);
  else if (out->form == TB_VALUE_YAKUMAN)
    {
      out->n_yaku = engine_random_chance (50) ? 0 : 1 + engine_random_chance (4);
      for (int32_t i = 0; i < out->n_yaku; i++)
        out->yaku[i] = random_yakuman (rules);
    }
  else if (out->form == TB_VALUE_YAKU && rules->n_yaku > 0)
    {
      out->n_yaku = engine_random_chance (50) ? 0 : engine_random_between (1, 3);
      for (int32_t i = 0; i < out->n_yaku; i++)
        out->yaku[i] = rules->yaku[engine_random_between (0, rules->n_yaku - 1)].yaku;
    }
}

static void
random_pao (const TbRules *rules,
            const TbEvent *event,
            TbWin         *win)
{
  win->pao.player = random_player (rules);
  if (engine_random_chance (2))
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
  TbPlayer from = engine_random_chance (3) ? TB_NOBODY : random_player (rules);
  TbPlayer winner = random_player (rules);

  event->n_wins = 1;
  if (from != TB_NOBODY && engine_random_chance (2))
    event->n_wins = engine_random_between (engine_random_chance (50) ? 0 : 1, TB_MAX_WINS);
  if (rules->wareme || engine_random_chance (100))
    event->wareme = random_player (rules);

  for (int32_t i = 0; i < event->n_wins; i++)
    {
      TbWin *win = &event->wins[i];

      if (winner == from)
        winner = (TbPlayer) ((winner + 1) % rules->players);
      tb_win_init (win, winner);
      win->from = engine_random_chance (300) ? random_player (rules) : from;
      win->is_open = random_fact ();
      random_value (rules, &win->value);
      if (engine_random_chance (6))
        random_pao (rules, event, win);
      if (rules->chip_ippatsu > 0 || engine_random_chance (50))
        win->bonus.ippatsu = engine_random_chance (4) ? 1 : 0;
      if (rules->chip_ura > 0 || engine_random_chance (50))
        win->bonus.ura = engine_random_chance (3) ? engine_random_between (0, 4) : 0;
      if (rules->chip_red > 0 || engine_random_chance (50))
        win->bonus.red = engine_random_chance (3) ? engine_random_between (0, 3) : 0;
      if (rules->n_special_tiles > 0 && engine_random_chance (3))
        win->bonus.special[rules->special_tiles[0].color] = engine_random_chance (3) ? 1 : 0;
      win->on_riichi_tile = engine_random_chance (20);
      win->robbed = engine_random_chance (rules->robbed_kong_self_draw ? 5 : 200);
      win->last_tile = engine_random_chance (rules->last_tile ? 5 : 200);
      winner = (TbPlayer) ((winner + 1) % rules->players);
    }
}

static void
random_fouls (const TbRules *rules,
              TbEvent       *event)
{
  event->n_fouls = engine_random_between (0, 3);
  for (int32_t i = 0; i < event->n_fouls; i++)
    {
      TbFoul           *foul = &event->fouls[i];
      const TbFoulRule *rule;

      *foul = (TbFoul) { .player = random_player (rules), .count = 1 };
      foul->rule = rules->n_fouls;
      if (rules->n_fouls == 0 || engine_random_chance (100))
        continue;

      foul->rule = engine_random_between (0, rules->n_fouls - 1);
      rule = &rules->fouls[foul->rule];
      if (rule->counts_up || engine_random_chance (50))
        foul->count = engine_random_between (0, 3);
      if (rule->amount != TB_FOUL_AMOUNT_SHOWN_HANDS && !engine_random_chance (50))
        continue;

      foul->n_against = engine_random_between (0, 2);
      for (int32_t j = 0; j < foul->n_against; j++)
        {
          foul->against[j].player = random_player (rules);
          random_value (rules, &foul->against[j].value);
        }
    }
}

static void
random_tenpai (const TbRules *rules,
               TbEvent       *event)
{
  TbPlayerSet set = 0;

  event->n_tenpai = random_players (rules, event->tenpai);
  for (int32_t i = 0; i < event->n_tenpai; i++)
    set |= TB_PLAYER_BIT (event->tenpai[i]);

  /* Most players who declared riichi are tenpai. */
  for (int32_t i = 0; i < event->n_riichi && event->n_tenpai < TB_MAX_PLAYERS; i++)
    if (!(set & TB_PLAYER_BIT (event->riichi[i])) && !engine_random_chance (20))
      event->tenpai[event->n_tenpai++] = event->riichi[i];
}

static void
random_transfers (const TbRules *rules,
                  TbEvent       *event)
{
  event->n_transfers = engine_random_between (0, 3);
  for (int32_t i = 0; i < event->n_transfers; i++)
    event->transfers[i] = (TbTransfer) {
      .from = random_player (rules),
      .to = random_player (rules),
      .points = engine_random_between (-1, 500) * 100,
    };
}

/* Returns the reason of an abortive draw, usually one that the ruleset plays. */
static TbAbort
random_reason (const TbRules *rules)
{
  if (rules->n_aborts == 0 || engine_random_chance (20))
    return (TbAbort) engine_random_between (0, TB_N_ABORTS - 1);

  return rules->aborts[engine_random_between (0, rules->n_aborts - 1)].reason;
}

static TbResult
random_result (const TbRules *rules)
{
  static const TbResult results[] = {
    TB_RESULT_WIN,
    TB_RESULT_WIN,
    TB_RESULT_WIN,
    TB_RESULT_DRAW,
    TB_RESULT_DRAW,
    TB_RESULT_FOUL,
  };

  if (engine_random_chance (500))
    return TB_RESULT_STOP;
  if (engine_random_chance (30))
    return (TbResult) engine_random_between (TB_RESULT_ABORT, TB_RESULT_ADJUST);
  if (rules->n_aborts > 0 && engine_random_chance (8))
    return TB_RESULT_ABORT;

  return results[engine_random_between (0, G_N_ELEMENTS (results) - 1)];
}

/* Adds the riichi and fouls of the running hand. */
static void
random_running_hand (const TbRules *rules,
                     TbEvent       *event)
{
  if ((rules->riichi_stake > 0 && engine_random_chance (2)) || engine_random_chance (100))
    event->n_riichi = random_players (rules, event->riichi);
  for (int32_t i = 0; i < event->n_riichi && rules->open_riichi_stake > 0; i++)
    if (engine_random_chance (3))
      event->open_riichi[event->n_open_riichi++] = event->riichi[i];
  if (engine_random_chance (3) || event->result == TB_RESULT_FOUL)
    random_fouls (rules, event);
  if (engine_random_chance (3))
    event->choice = (TbChoice) engine_random_between (TB_CHOICE_ABSENT, TB_CHOICE_DECLINE);
}

void
engine_random_event (const TbTable *table,
                     TbEvent       *event)
{
  const TbRules *rules = table->rules;
  TbResult       result = random_result (rules);
  bool           stray = engine_random_chance (100); /* members that belong to another result */

  tb_event_init (event, result);
  if ((result != TB_RESULT_STOP && result != TB_RESULT_ADJUST) || stray)
    random_running_hand (rules, event);
  if (result == TB_RESULT_WIN || stray)
    random_wins (rules, event);
  if (result == TB_RESULT_DRAW || stray)
    {
      random_tenpai (rules, event);
      if (engine_random_chance (rules->nagashi == TB_NAGASHI_NONE ? 100 : 3))
        event->n_nagashi = random_players (rules, event->nagashi);
    }
  if (result == TB_RESULT_ADJUST || stray)
    random_transfers (rules, event);
  event->reason = random_reason (rules);
}
