/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-random.h"
#include "engine-script.h"
#include "sample-size.h"
#include "slow-needs.h"

#include <string.h>

/* The needs of a player: cases worked out by hand, and random tables against all possible
 * outcomes. */

/* "2000 behind; T 2/20:2100 rounds, 0 1/30:1000; draw -+..|...+": the gap, then the tsumo and the
 * ron from each player with value, points and end ("!" after one that the dealer chooses), then the
 * draws with one character per player: tenpai, noten, or either. `place` and `result` are the
 * goals. */
typedef struct
{
  const char *name;
  const char *rules;
  const char *table;
  const char *hand; /* an event; the result does not matter */
  TbPlayer    player;
  int32_t     place;
  int32_t     behind;
  const char *needs;
  const char *over; /* NULL: the same */
} NeedsCase;

static const NeedsCase cases[] = {
  /* The gap is 4000, and player 0 ranks before a tie. A ron from player 0 needs half of it, from
   * the others all of it. If nobody has 30000 points, West follows. */
  { "last hand of a child", "online", "S4 scores=31000,27000,24000,18000", "draw", 1, 1, 4000,
    "T 1/110:3600 rounds, 0 1/70:2300, 2 2/70:4500 rounds, 3 2/70:4500 rounds; nagashi ....",
    "T 1/110:3600 rounds, 0 3/25:3200 rounds, 2 2/70:4500 rounds, 3 2/70:4500 rounds; "
    "nagashi ...-" },
  { "honba", "online", "S4 honba=1 scores=31000,27000,24000,18000", "draw", 1, 1, 4000,
    "T 1/90:3100 rounds, 0 2/30:2000, 2 3/30:3900 rounds, 3 3/30:3900 rounds; nagashi ....",
    "T 1/90:3100 rounds, 0 1/90:2900 rounds, 2 3/30:3900 rounds, 3 3/30:3900 rounds; "
    "nagashi ...-" },
  { "pot", "online", "S4 pot=1000 scores=31000,27000,24000,17000", "draw", 1, 1, 4000,
    "T 3/20:2700 rounds, 0 2/25:1600, 2 3/25:3200 rounds, 3 3/25:3200 rounds; nagashi ....",
    "T 3/20:2700 rounds, 0 2/30:2000 rounds, 2 3/25:3200 rounds, 3 3/25:3200 rounds; "
    "nagashi ...-" },
  { "a stake of this hand widens the gap and is in the pot", "online",
    "S4 scores=31000,28000,24000,17000", "draw riichi=1", 1, 1, 4000,
    "T 3/20:2700 rounds, 0 2/25:1600, 2 3/25:3200 rounds, 3 3/25:3200 rounds; nagashi ....",
    "T 3/20:2700 rounds, 0 2/30:2000 rounds, 2 3/25:3200 rounds, 3 3/25:3200 rounds; "
    "nagashi ...-" },
  { "a tie is enough for the player nearer the first dealer", "league ties=by-seat",
    "S4 scores=27000,31000,24000,18000", "draw", 0, 1, 4000,
    "T 3/25:3200 rounds, 1 2/30:2000 rounds, 2 2/70:4500 rounds, 3 2/70:4500 rounds; "
    "draw +---|+-++",
    "T 3/25:3200 rounds, 1 2/30:2000 rounds, 2 2/70:4500 rounds, 3 2/70:4500 rounds; "
    "draw +---" },
  { "a tie is enough if it is shared", "league", "S4 scores=27000,27000,23000,23000", "draw", 2,
    2, 4000,
    "T 3/25:3200 rounds, 0 2/30:2000 rounds, 1 2/30:2000 rounds, 3 2/70:4500 rounds; "
    "draw --+-|+-++|-+++",
    "T 3/25:3200 rounds, 0 2/30:2000 rounds, 1 2/30:2000 rounds, 3 2/70:4500 rounds; "
    "draw --+-" },
  { "two share the 1st place", "league", "S4 scores=27000,27000,23000,23000", "draw", 2, 1, 4000,
    "T 3/25:3200 rounds, 0 2/70:4500 rounds, 1 2/70:4500 rounds, 3 2/70:4500 rounds; draw --+-",
    NULL },
  { "a draw passes a gap of 3000 if one is tenpai, or three", "online",
    "S4 scores=30000,27000,24000,19000", "draw", 1, 1, 3000,
    "T 3/20:2700, 0 2/25:1600, 2 3/25:3200 rounds, 3 3/25:3200 rounds; draw -+--|-+++; "
    "nagashi ....",
    "T 1/90:3100 rounds, 0 3/25:3200 rounds, 2 3/25:3200 rounds, 3 3/25:3200 rounds; draw -+--; "
    "nagashi ...-" },
  /* After a win the dealer repeats, except with a 1st that has the target. */
  { "last hand of the dealer", "online", "S4 scores=31000,27000,24000,18000", "draw", 3, 3, 6000,
    "T 3/25:4800, 0 2/70:6800, 1 3/25:4800, 2 1/70:3400; nagashi ....",
    "T mangan:12000 dealer-leads, 0 mangan:12000 dealer-leads, 1 haneman:18000 dealer-leads, "
    "2 haneman:18000 dealer-leads; nagashi ...." },
  { "the dealer chooses to end the game", "parlour", "S4 scores=26000,25000,25000,24000",
    "draw", 3, 1, 2000,
    "T 2/20:2100 dealer-leads!, 0 1/30:1500 dealer-leads!, 1 2/25:2400 dealer-leads!, "
    "2 2/25:2400 dealer-leads!; draw ---+",
    NULL },
  { "the dealer ends the game at a worse rank",
    "parlour last-dealer=by-rank last-dealer-ranks=2:may-stop",
    "S4 scores=36000,24500,22000,17500", "draw", 3, 2, 7000,
    "T 1/110:5400 dealer-stops!, 0 4/20:7700 dealer-stops!, 1 3/25:4800 dealer-stops!, "
    "2 4/20:7700 dealer-stops!",
    NULL },
  { "a bust ends the game earlier", "online", "E1 scores=40000,30000,29000,1000", "draw", 2, 2,
    1000,
    "T 1/30:1100, 0 1/40:1300, 1 1/30:1000, 3 1/40:1300 bust; draw .-+.; nagashi ....",
    "T 2/70:4700 bust, 1 yakuman:32000 bust, 3 1/40:1300 bust; draw +-+-; nagashi ...." },
  /* A higher-valued ron from player 0 takes them below the target, and the game continues. */
  { "a higher-valued hand may not be enough", "online", "W1 scores=31000,24500,24000,20500", "draw",
    2, 2, 500,
    "T 1/30:1100 target, 0 1/30:1000 target, 1 1/30:1000 target, 3 1/30:1000 target; draw .-+.; "
    "nagashi ....",
    "T 1/30:1100 target, 0 1/30:1000 target, 1 1/30:1000 target, 3 1/30:1000 target; "
    "draw +-+.|.-+-; nagashi -..." },
  { "penalty pot and nagashi", "club",
    "S4 pot=1000 penalty-pot=3000 scores=30000,26000,20000,20000", "draw riichi=1", 1, 1, 5000,
    "T 1/30:1100 rounds, 0 1/30:1000 rounds, 2 1/30:1000 rounds, 3 1/30:1000 rounds; "
    "nagashi ....",
    NULL },
  { "a fine at the draw", "parlour", "S4 scores=27000,26000,25000,22000", "draw dead-hand@1", 2, 2,
    1000,
    "T 1/30:1100 rounds, 0 2/20:1300 rounds, 1 1/20:700 rounds, 3 2/20:1300 rounds; "
    "draw ..+.|...-",
    "T 1/30:1100 rounds, 0 2/20:1300 rounds, 1 1/20:700 rounds, 3 2/20:1300 rounds" },
  { "players who cannot win", "parlour", "S4 scores=27000,26000,25000,22000", "draw dead-hand@1", 1,
    1,
    1000, "", NULL },
  { "nothing after a bust in mid-hand", "club", "S4 scores=50000,30000,500,19500", "draw slip@2", 3,
    2, 10500, "", NULL },
  { "three players", "trio", "S3 honba=1 scores=45000,35000,25000", "draw", 1, 1, 10000,
    "T 2/110:5400 rounds, 0 2/70:4500 rounds, 2 haneman:12000 rounds; nagashi ...", NULL },
  { "only a hand that is a mangan here", "league ties=by-seat",
    "S4 scores=34600,27000,20000,18400", "draw", 1, 1, 7600,
    "T 4/25:6400 rounds, 0 3/30:3900 rounds, 2 mangan:8000 rounds, 3 mangan:8000 rounds", NULL },
  { "and no hand there", "league ties=by-seat kiriage-mangan=false",
    "S4 scores=34600,27000,20000,18400", "draw", 1, 1, 7600,
    "T 4/25:6400 rounds, 0 3/30:3900 rounds, 2 4/30:7700 rounds, 3 4/30:7700 rounds", NULL },
  { "han of the same value", "league ties=by-seat scoring=linear han-points=1500",
    "S4 scores=31000,27000,24000,18000", "draw", 1, 1, 4000,
    "T 3:4700 rounds, 0 2:3000 rounds, 2 3:4500 rounds, 3 3:4500 rounds", NULL },
  { "tai", "coast", "S1 scores=100,40,-60,-80", "draw", 1, 1, 60,
    "T 1tai:60, 0 11tai:80, 2 11tai:80, 3 11tai:80", "" },
  { "the minimum of tai for a discard", "coast", "N4 scores=90,40,-50,-80", "draw", 1, 1, 50,
    "T 1tai:60 rounds, 0 4tai:40 rounds, 2 11tai:80 rounds, 3 11tai:80 rounds", NULL },
  { "points from each in addition, up to the highest item of the house",
    "coast tai-minimum=8 tai-minimum-self-draw=8 tai-rounding=1 tai-payers=discarder "
    "tai-from-each=8 tai-items= house-tai=a:A:::28:1:true:false",
    "S1 scores=100,40,-60,-80", "draw", 1, 1, 60, "T 8tai:48, 0 15tai:39", "" },
  { "an item of a house beyond the highest sum",
    "coast tai-minimum=8 tai-minimum-self-draw=8 tai-rounding=1 tai-payers=discarder "
    "tai-from-each=8 tai-items= house-tai=a:A:::2000:8:true:false",
    "S1 scores=100,40,-60,-80", "draw", 1, 1, 60,
    "T 8tai:48, 0 15tai:39, 2 29tai:53, 3 29tai:53", "" },
  { "points by a table",
    "coast tai-minimum=3 tai-minimum-self-draw=3 tai-rounding=1 "
    "tai-table=0:1;1:2;2:4;3:8;4:16;7:32;10:64",
    "S1 scores=100,40,-60,-80", "draw", 1, 1, 60,
    "T 3tai:48, 0 4tai:64, 2 4tai:64, 3 4tai:64", "" },
  { "beyond a yakuman", "online", "S4 scores=90000,10000,0,0", "draw", 1, 1, 80000, "", NULL },
};

static void
append_win (GString         *text,
            const TbNeedWin *need,
            const char      *way)
{
  static const char *const limits[] = { "", "mangan", "haneman", "baiman", "sanbaiman", "yakuman" };

  if (!need->exists)
    return;

  g_string_append_printf (text, "%s%s ", text->len == 0 ? "" : ", ", way);
  if (need->value.form == TB_VALUE_TAI)
    g_string_append_printf (text, "%dtai", need->value.tai);
  else if (need->value.form == TB_VALUE_LIMIT)
    g_string_append (text, limits[need->value.limit]);
  else if (need->value.fu > 0)
    g_string_append_printf (text, "%d/%d", need->value.han, need->value.fu);
  else
    g_string_append_printf (text, "%d", need->value.han);
  g_string_append_printf (text, ":%d", need->points);
  if (need->end != TB_END_NONE)
    g_string_append_printf (text, " %s", tb_end_reason_id (need->end));
  if (need->choice != TB_CHOICE_ABSENT)
    g_string_append_c (text, '!');
}

static void
append_draws (GString           *text,
              const TbNeedDraws *draws,
              int32_t            players,
              const char        *name)
{
  for (int32_t i = 0; i < draws->n; i++)
    {
      TbNeedDraw draw = draws->list[i];

      if (i > 0)
        g_string_append_c (text, '|');
      else
        g_string_append_printf (text, "%s%s ", text->len == 0 ? "" : "; ", name);
      for (TbPlayer player = 0; player < players; player++)
        if (draw.tenpai & TB_PLAYER_BIT (player))
          g_string_append_c (text, '+');
        else
          g_string_append_c (text, draw.noten & TB_PLAYER_BIT (player) ? '-' : '.');
    }
}

static char *
text_of_ways (const TbNeedWays *ways,
              TbNeedKind        kind,
              int32_t           players)
{
  static const char *const numbers[] = { "0", "1", "2", "3" };
  GString                 *text = g_string_new (NULL);

  append_win (text, &ways->wins[kind].tsumo, "T");
  for (TbPlayer from = 0; from < TB_MAX_PLAYERS; from++)
    append_win (text, &ways->wins[kind].ron[from], numbers[from]);
  append_draws (text, &ways->draw, players, "draw");
  append_draws (text, &ways->nagashi, players, "nagashi");

  return g_string_free (text, FALSE);
}

static void
read_hand (const TbRules *rules,
           const char    *text,
           TbPartialHand *out)
{
  TbEvent event;

  script_event (rules, text, &event);
  *out = (TbPartialHand) { .n_riichi = event.n_riichi, .n_fouls = event.n_fouls };
  memcpy (out->riichi, event.riichi, sizeof out->riichi);
  out->n_open_riichi = event.n_open_riichi;
  memcpy (out->open_riichi, event.open_riichi, sizeof out->open_riichi);
  memcpy (out->fouls, event.fouls, sizeof out->fouls);
}

static void
check_case (gconstpointer data)
{
  const NeedsCase *self = data;
  TbRules          rules;
  TbTable          table;
  TbPartialHand    hand;
  TbNeeds          needs;
  TbProblem        problem;
  SlowNeedsCount   count = { 0 };
  const TbNeed    *need = &needs.ranks[self->place - 1];

  script_rules (self->rules, &rules);
  script_table (self->table, &rules, &table);
  read_hand (&rules, self->hand, &hand);

  g_assert_cmpint (tb_table_needs (&table, &hand, self->player, &needs, &problem), ==, TB_OK);
  g_assert_cmpint (self->place, <, needs.rank);
  g_assert_cmpint (need->behind, ==, self->behind);
  for (TbGoal goal = TB_GOAL_RANK; goal < TB_N_GOALS; goal++)
    {
      g_autofree char *found = text_of_ways (&need->ways[goal], TB_NEED_ANY, rules.players);
      bool             is_over = goal == TB_GOAL_RESULT && self->over != NULL;

      g_assert_cmpstr (found, ==, is_over ? self->over : self->needs);
    }

  slow_needs_check (&table, &hand, &count);
}

/* A tsumo worth 3600 (1 han 110 fu) passes 1st; of the usual values 4000 (3 han 30 fu) is the
 * lowest above it. A ron from player 0 has to be worth 3000 for the target of 30000, and from the
 * others 4100 for the gap. With the same fu for every hand all values are usual. */
static void
test_usual (void)
{
  TbRules          rules;
  TbTable          table;
  TbPartialHand    hand = { 0 };
  TbNeeds          needs;
  TbProblem        problem;
  g_autofree char *usual = NULL;
  g_autofree char *any = NULL;

  script_rules ("online", &rules);
  script_table ("S4 scores=31000,27000,24000,18000", &rules, &table);
  g_assert_cmpint (tb_table_needs (&table, &hand, 1, &needs, &problem), ==, TB_OK);
  usual = text_of_ways (&needs.ranks[0].ways[TB_GOAL_RESULT], TB_NEED_USUAL, rules.players);
  g_assert_cmpstr (usual, ==, "T 3/30:4000 rounds, 0 3/25:3200 rounds, 2 3/40:5200 rounds, "
                              "3 3/40:5200 rounds; nagashi ...-");

  script_rules ("league fixed-fu=110 kiriage-mangan=false double-wind-pair-fu=2", &rules);
  script_table ("S4 scores=31000,27000,24000,18000", &rules, &table);
  g_assert_cmpint (tb_table_needs (&table, &hand, 1, &needs, &problem), ==, TB_OK);
  g_clear_pointer (&usual, g_free);
  usual = text_of_ways (&needs.ranks[0].ways[TB_GOAL_RANK], TB_NEED_USUAL, rules.players);
  any = text_of_ways (&needs.ranks[0].ways[TB_GOAL_RANK], TB_NEED_ANY, rules.players);
  g_assert_cmpstr (usual, ==, any);
}

static void
test_first (void)
{
  TbRules       rules;
  TbTable       table;
  TbPartialHand hand = { 0 };
  TbNeeds       needs;
  TbProblem     problem;

  script_rules ("online", &rules);
  script_table ("S4 scores=30000,29000,21000,20000", &rules, &table);
  g_assert_cmpint (tb_table_needs (&table, &hand, 0, &needs, &problem), ==, TB_OK);
  g_assert_cmpint (needs.player, ==, 0);
  g_assert_cmpint (needs.rank, ==, 1);
}

static void
test_refused (void)
{
  TbRules       rules;
  TbTable       table;
  TbPartialHand hand;
  TbNeeds       needs;
  TbProblem     problem;

  script_rules ("online", &rules);
  script_table ("S4 scores=50000,900,29100,20000", &rules, &table);
  read_hand (&rules, "draw riichi=1", &hand);
  g_assert_cmpint (tb_table_needs (&table, &hand, 2, &needs, &problem), ==, TB_REFUSED);
  g_assert_cmpint (problem.code, ==, TB_PROBLEM_RIICHI_POINTS);

  read_hand (&rules, "draw", &hand);
  table.end.reason = TB_END_ROUNDS;
  g_assert_cmpint (tb_table_needs (&table, &hand, 2, &needs, &problem), ==, TB_REFUSED);
  g_assert_cmpint (problem.code, ==, TB_PROBLEM_GAME_OVER);
}

/* Fewer games with tai, since the check tries all sums. */
#define MAX_HANDS       12
#define TAI_GAME_ONE_IN 8

/* Often makes the scores close, so that small values decide. */
static void
level_scores (TbTable *table)
{
  const TbRules *rules = table->rules;
  int32_t        unit = rules->scoring == TB_SCORING_TAI ? 10 : 100;
  int32_t        around = MAX (rules->start_points, 0);

  for (TbPlayer player = 0; player < rules->players; player++)
    table->scores[player] = around + engine_random_between (-40, 40) * unit;
}

static void
play_game (const TbRules  *rules,
           SlowNeedsCount *count)
{
  TbTable table;

  tb_table_start (&table, rules);
  for (int32_t i = 0; i < MAX_HANDS && table.end.reason == TB_END_NONE; i++)
    {
      TbPartialHand hand = { 0 };
      TbEvent       event;
      TbHandResult  result;
      TbProblem     problem;

      engine_random_event (&table, &event);
      if (engine_random_chance (4))
        {
          hand.n_riichi = event.n_riichi;
          hand.n_fouls = event.n_fouls;
          memcpy (hand.riichi, event.riichi, sizeof hand.riichi);
          hand.n_open_riichi = event.n_open_riichi;
          memcpy (hand.open_riichi, event.open_riichi, sizeof hand.open_riichi);
          memcpy (hand.fouls, event.fouls, sizeof hand.fouls);
        }
      if (engine_random_chance (3))
        level_scores (&table);
      if (engine_random_chance (3) && rules->winds > 0)
        {
          table.next.round.wind = (TbWind) (rules->winds - 1);
          table.next.round.number = (uint8_t) (rules->players - 1);
          table.next.dealer = table.next.round.number;
        }
      if (engine_random_chance (4))
        slow_needs_check (&table, &hand, count);
      tb_table_apply (&table, &event, &result, &problem);
    }
}

static void
test_random (void)
{
  SlowNeedsCount count = { 0 };
  int            n_games = sample_size (150, 2000); /* enough for every answer to occur */

  for (int i = 0; i < n_games; i++)
    {
      TbRules rules;

      engine_random_rules (&rules);
      if (rules.scoring == TB_SCORING_TAI && !engine_random_chance (TAI_GAME_ONE_IN))
        continue;

      play_game (&rules, &count);
      if (g_test_failed ())
        return;
    }

  for (TbGoal goal = TB_GOAL_RANK; goal < TB_N_GOALS; goal++)
    {
      g_assert_cmpint (count.wins[goal], >, n_games);
      g_assert_cmpint (count.draws[goal], >, n_games / 10);
    }
  g_assert_cmpint (count.rare, >, n_games);
  g_assert_cmpint (count.no_wins, >, n_games);
  g_assert_cmpint (count.nagashi, >, n_games / 10);
  g_assert_cmpint (count.stops, >, 0);
  g_assert_cmpint (count.refused_hands, >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/needs/%s", cases[i].name);

      g_test_add_data_func (path, &cases[i], check_case);
    }
  g_test_add_func ("/engine/needs/usual values", test_usual);
  g_test_add_func ("/engine/needs/the first place needs nothing", test_first);
  g_test_add_func ("/engine/needs/events that the table refuses", test_refused);
  g_test_add_func ("/engine/needs/random tables", test_random);

  return g_test_run ();
}
