/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-case.h"

#include <stddef.h>
#include <string.h>

/* Whole games: a sequence of hands, and the running hand. */

typedef struct
{
  const char *name;
  const char *rules;
  const char *table;
  const char *events; /* separated by " | " */
  const char *expect; /* of the last event */
} GameCase;

static const GameCase game_cases[] = {
  { "eight draws are a game", "parlour", "",
    "draw | draw | draw | draw | draw | draw | draw | draw",
    "0 0 0 0; end=rounds@" },
  { "honba grow over draws and end with a child's win", "parlour", "",
    "draw tenpai=0 | draw tenpai=0 | draw | win ron=0<1 1/20", "5200 -5200 0 0; E3/0" },
  { "stakes wait in the pot for the next winner", "parlour", "",
    "draw riichi=1,2 tenpai=1,2 | draw riichi=3 tenpai=3,1 | win ron=0<1 1/30",
    "7000 -4000 0 0; E3/0" },
  { "a correction leaves round and honba", "parlour", "", "draw | adjust 0>1=500 | draw",
    "0 0 0 0; E3/2" },
  { "a hand may be replayed any number of times", "league", "",
    "draw tenpai=0 | foul chombo@1 | foul chombo@1 | win ron=0<1 1/30", "1800 -1800 0 0; E1/2" },
  { "the game continues as long as the last dealer repeats", "league", "S4",
    "win ron=3<0 1/30 | draw tenpai=3 | win ron=1<3 1/30", "0 1600 0 -1600; end=rounds@" },
  { "one wind is a game of four hands", "league winds=1", "", "draw | draw | draw | draw",
    "0 0 0 0; end=rounds@" },
  { "four winds are a game of sixteen", "league winds=4", "S4", "draw | draw", "0 0 0 0; W2/2" },
};

static void
check_game (gconstpointer data)
{
  const GameCase *self = data;
  g_auto (GStrv) events = g_strsplit (self->events, " | ", -1);
  g_autofree char *found = NULL;
  TbRules          rules;
  TbTable          table;

  script_rules (self->rules, &rules);
  script_table (self->table, &rules, &table);
  for (gsize i = 0; events[i] != NULL; i++)
    {
      g_free (found);
      found = script_play (&table, events[i]);
    }

  g_assert_cmpstr (found, ==, self->expect);
}

/* The running hand */

static char *
describe_view (const TbView *view)
{
  g_autofree char *open = view->open_riichi == 0 && view->can_open_riichi == 0
                            ? g_strdup ("")
                            : g_strdup_printf (" open %x can %x", (guint) view->open_riichi,
                                               (guint) view->can_open_riichi);

  return g_strdup_printf ("%d %d %d %d pot %d ranks %d%d%d%d riichi %x can %x%s%s", view->scores[0],
                          view->scores[1], view->scores[2], view->scores[3],
                          view->pot + view->penalty_pot, view->ranks[0], view->ranks[1],
                          view->ranks[2], view->ranks[3], (guint) view->riichi,
                          (guint) view->can_riichi, open, view->busts ? " busts" : "");
}

typedef struct
{
  const char *name;
  const char *rules;
  const char *table;
  const char *event; /* riichi and fouls of the running hand */
  const char *expect;
} ViewCase;

static const ViewCase view_cases[] = {
  { "nothing has happened yet", "parlour", "pot=1000 penalty-pot=500", "foul",
    "25000 25000 25000 25000 pot 1500 ranks 1234 riichi 0 can f" },
  { "a stake is in the pot", "parlour", "", "foul riichi=2",
    "25000 25000 24000 25000 pot 1000 ranks 1243 riichi 4 can b" },
  { "a deposit too, and leaves too little to declare", "parlour", "scores=25000,1900,900,72200",
    "foul riichi=0 deposit@1", "24000 900 900 72200 pot 2000 ranks 2341 riichi 1 can 8" },
  { "a player with too few points may not declare", "parlour", "scores=900,1000,999,97100", "foul",
    "900 1000 999 97100 pot 0 ranks 4231 riichi 0 can a" },
  { "a dead hand may not declare", "parlour", "", "foul dead-hand@1",
    "25000 25000 25000 25000 pot 0 ranks 1234 riichi 0 can d" },
  { "three players have no fourth", "trio", "scores=500,60000,44500", "foul riichi=2",
    "500 60000 43500 0 pot 1000 ranks 3120 riichi 4 can 2" },
  { "a deposit can bust its player at once", "club", "scores=30000,500,39500,30000",
    "foul riichi=0 slip@1 slip@2",
    "29000 -500 39500 30000 pot 2000 ranks 3412 riichi 1 can 0 busts" },
  { "but only below 0", "club", "scores=30000,1000,39000,30000", "foul slip@1",
    "30000 0 39000 30000 pot 1000 ranks 2413 riichi 0 can d" },
  { "without a minimum anybody may declare", "league riichi-minimum=0",
    "scores=-500,500,50000,50000", "foul", "-500 500 50000 50000 pot 0 ranks 4311 riichi 0 can f" },
  { "the stake of an open riichi is in the pot", "parlour open-riichi-stake=2000", "",
    "foul riichi=1,2 open-riichi=2",
    "25000 24000 23000 25000 pot 3000 ranks 1342 riichi 6 can 9 open 4 can b" },
  { "who has too few points for an open riichi", "parlour open-riichi-stake=2000",
    "scores=1999,2000,1500,94500", "foul riichi=1,2",
    "1999 1000 500 94500 pot 2000 ranks 2341 riichi 6 can 9 open 0 can a" },
  { "without a minimum anybody may declare openly",
    "league riichi-minimum=0 open-riichi-stake=2000", "scores=-500,500,50000,50000",
    "foul riichi=0 open-riichi=0",
    "-2500 500 50000 50000 pot 2000 ranks 4311 riichi 1 can e open 1 can e" },
  { "no open riichi without the points", "parlour open-riichi-stake=2000",
    "scores=1900,40000,40000,18100", "foul riichi=0 open-riichi=0",
    "refused RIICHI_POINTS open_riichi[0] 2000..0" },
  { "nobody if riichi is not played", "league riichi-stake=0", "", "foul",
    "25000 25000 25000 25000 pot 0 ranks 1111 riichi 0 can 0" },
  { "a foul that counts only at a draw is not shown yet", "club", "",
    "foul riichi=1 noten-riichi@1",
    "refused FOUL_RESULT fouls[0].kind" },
  { "a foul that ends the hand leaves no running hand", "parlour", "", "foul deposit@0 chombo@1",
    "refused FOUL_RESULT fouls[1].kind" },
  { "no riichi without the points", "parlour", "scores=900,40000,40000,19100", "foul riichi=0",
    "refused RIICHI_POINTS riichi[0] 1000..0" },
  { "no riichi twice", "parlour", "", "foul riichi=1,1", "refused DUPLICATE riichi[1]" },
  { "no foul of nobody", "parlour", "", "foul deposit@4",
    "refused OUT_OF_RANGE fouls[0].player 0..3" },
};

static char *
open_hand (const TbTable *table,
           const char    *text)
{
  TbEvent       event;
  TbPartialHand partial = { 0 };
  TbView        view;
  TbProblem     problem;

  script_event (table->rules, text, &event);
  partial.n_riichi = event.n_riichi;
  partial.n_fouls = event.n_fouls;
  memcpy (partial.riichi, event.riichi, sizeof partial.riichi);
  partial.n_open_riichi = event.n_open_riichi;
  memcpy (partial.open_riichi, event.open_riichi, sizeof partial.open_riichi);
  memcpy (partial.fouls, event.fouls, sizeof partial.fouls);

  if (tb_table_open_hand (table, &partial, &view, &problem) == TB_REFUSED)
    {
      g_autofree char *words = script_problem (&problem);

      return g_strconcat ("refused ", words, NULL);
    }

  g_assert_cmpint (problem.code, ==, TB_PROBLEM_NONE);

  return describe_view (&view);
}

static void
check_view (gconstpointer data)
{
  const ViewCase  *self = data;
  g_autofree char *found = NULL;
  TbRules          rules;
  TbTable          table;

  script_rules (self->rules, &rules);
  script_table (self->table, &rules, &table);
  found = open_hand (&table, self->event);
  g_assert_cmpstr (found, ==, self->expect);
}

static void
test_no_hand_runs_after_the_end (void)
{
  g_autofree char *found = NULL;
  TbRules          rules;
  TbTable          table;

  script_rules ("parlour", &rules);
  script_table ("", &rules, &table);
  g_free (script_play (&table, "stop"));
  found = open_hand (&table, "foul");
  g_assert_cmpstr (found, ==, "refused GAME_OVER hand");
}

static void
test_empty_events (void)
{
  TbEvent event;
  TbWin   win;

  memset (&event, 0xaa, sizeof event);
  tb_event_init (&event, TB_RESULT_DRAW);
  g_assert_cmpint (event.result, ==, TB_RESULT_DRAW);
  g_assert_cmpint (event.choice, ==, TB_CHOICE_ABSENT);
  g_assert_cmpint (event.n_riichi, ==, 0);
  g_assert_cmpint (event.n_fouls, ==, 0);
  g_assert_cmpint (event.n_wins, ==, 0);
  g_assert_cmpint (event.n_tenpai, ==, 0);
  g_assert_cmpint (event.n_nagashi, ==, 0);
  g_assert_cmpint (event.wareme, ==, TB_NOBODY);
  g_assert_cmpint (event.n_transfers, ==, 0);

  memset (&win, 0xaa, sizeof win);
  tb_win_init (&win, 2);
  g_assert_cmpint (win.player, ==, 2);
  g_assert_cmpint (win.from, ==, TB_NOBODY);
  g_assert_cmpint (win.pao.player, ==, TB_NOBODY);
  g_assert_cmpint (win.pao.n_for, ==, 0);
  g_assert_cmpint (win.value.form, ==, TB_VALUE_HAN);
  g_assert_cmpint (win.value.han, ==, 1);
  g_assert_cmpint (win.value.fu, ==, 0);
  g_assert_cmpint (win.bonus.ippatsu + win.bonus.ura + win.bonus.red, ==, 0);
  g_assert_cmpint (win.is_open, ==, TB_FACT_UNKNOWN);
  g_assert_false (win.on_riichi_tile || win.robbed || win.last_tile);
}

/* The event states whether its first win is open; nothing else does. */
static void
test_open_wins (void)
{
  static const struct
  {
    const char *win;
    TbFact      is_open;
  } cases[] = {
    { "win ron=1<2 3/40", TB_FACT_UNKNOWN },
    { "win ron=1<2 3/40 open", TB_FACT_YES },
    { "win ron=1<2 3/40 closed", TB_FACT_NO },
    { "win riichi=1 ron=1<2 3/40", TB_FACT_NO },
    { "win riichi=2 ron=1<2 3/40", TB_FACT_UNKNOWN },
    { "win ron=1<2 +toitoi fu=40", TB_FACT_NO },
    { "win ron=1<2 +toitoi fu=40 open", TB_FACT_YES },
    { "win ron=1<2 +toitoi fu=40 open-value", TB_FACT_YES },
    { "win ron=1<2 *suuankou", TB_FACT_NO },
    { "win ron=1<2 *daisangen", TB_FACT_UNKNOWN },
    { "win ron=1<2 *daisangen open", TB_FACT_YES },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TbRules rules;
      TbEvent event;

      script_rules ("league", &rules);
      script_event (&rules, cases[i].win, &event);
      g_test_message ("%s", cases[i].win);
      g_assert_cmpint (tb_event_win_is_open (&event, 0), ==, cases[i].is_open);
    }
}

static void
test_names (void)
{
  g_assert_null (tb_end_reason_id (TB_END_NONE));
  g_assert_cmpstr (tb_end_reason_id (TB_END_DEALER_LEADS), ==, "dealer-leads");
  g_assert_cmpstr (tb_end_reason_id (TB_END_DEALER_STOPS), ==, "dealer-stops");
  for (TbEndReason reason = TB_END_BUST; reason < TB_N_ENDS; reason++)
    g_assert_nonnull (tb_end_reason_id (reason));
  for (TbReason reason = TB_REASON_RIICHI; reason < TB_N_REASONS; reason++)
    g_assert_nonnull (tb_reason_id (reason));
  g_assert_cmpstr (tb_reason_id (TB_REASON_STAKE_BACK), ==, "stake-back");
}

#define MEMBER(member) offsetof (TbTable, member), sizeof ((TbTable *) 0)->member

/* A change of any byte makes another table. */
static void
test_same_tables (void)
{
  static const struct
  {
    size_t offset;
    size_t size;
  } members[] = {
    { MEMBER (scores) },
    { MEMBER (pot) },
    { MEMBER (penalty_pot) },
    { MEMBER (chips) },
    { MEMBER (prizes) },
    { MEMBER (busted_by) },
    { MEMBER (won) },
    { MEMBER (next.round.wind) },
    { MEMBER (next.round.number) },
    { MEMBER (next.round.extension) },
    { MEMBER (next.honba) },
    { MEMBER (next.dealer) },
    { MEMBER (end.reason) },
    { MEMBER (end.players) },
  };
  TbRules rules;
  TbTable table;
  TbTable other;

  script_rules ("parlour", &rules);
  script_table ("", &rules, &table);
  other = table;
  g_assert_true (tb_table_is_same (&table, &other));

  for (gsize i = 0; i < G_N_ELEMENTS (members); i++)
    for (size_t byte = 0; byte < members[i].size; byte++)
      {
        ((uint8_t *) &other)[members[i].offset + byte] ^= 1;
        g_assert_false (tb_table_is_same (&table, &other));
        ((uint8_t *) &other)[members[i].offset + byte] ^= 1;
      }
}

#define ADD_ALL(group, cases, check)                                                   \
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)                                     \
    {                                                                                  \
      g_autofree char *path = g_strdup_printf ("/engine/" group "/%s", cases[i].name); \
                                                                                       \
      g_test_add_data_func (path, &cases[i], check);                                   \
    }

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();

  ADD_ALL ("game", game_cases, check_game)
  ADD_ALL ("view", view_cases, check_view)
  g_test_add_func ("/engine/view/no running hand after the end", test_no_hand_runs_after_the_end);
  g_test_add_func ("/engine/table/empty events and wins", test_empty_events);
  g_test_add_func ("/engine/table/wins that are open", test_open_wins);
  g_test_add_func ("/engine/table/same tables", test_same_tables);
  g_test_add_func ("/engine/table/names of ends and reasons", test_names);

  return g_test_run ();
}
