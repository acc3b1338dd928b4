/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-script.h"
#include "hand-check.h"

/* Hands of tiles in the events of a game: the event gives the circumstances of the win, which
 * decide the value. */

typedef struct
{
  const char *name;
  const char *rules;
  const char *table;
  const char *event; /* the tiles replace its first value, of a win or of a shown hand */
  const char *tiles; /* see hand_parse() */
  const char *expect;
  const char *ledger; /* or NULL */
} WonCase;

static const WonCase cases[] = {
  { "a ron", "parlour", "", "win ron=1<2 1/30", "234m22456p34567s +8s",
    "0 2000 -2000 0; E2/0" },
  { "a tsumo", "parlour", "", "win tsumo=1 1/30", "234m22456p34567s +8s",
    "-1300 2700 -700 -700; E2/0" },
  { "riichi as in the event", "parlour", "", "win riichi=1 ron=1<2 1/30", "234m22456p34567s +8s",
    "0 3900 -3900 0; E2/0" },
  { "the wind of the round", "parlour", "S1", "win ron=2<1 1/30", "22m456p789s78m +9m pon:222z",
    "0 -1000 1000 0; S2/0" },
  { "the wind of the player", "parlour", "E2", "win ron=2<1 1/30", "22m456p789s78m +9m pon:222z",
    "0 -1000 1000 0; E3/0" },
  { "no yaku", "parlour", "", "win ron=1<2 1/30", "22456p34567s +8s chi:789m",
    "refused NO_YAKU wins[0].value.tiles" },
  { "not complete", "parlour", "", "win ron=1<2 1/30", "234m22456p34567s +1z",
    "refused NOT_COMPLETE wins[0].value.tiles" },
  { "no tiles of the ruleset", "parlour", "", "win ron=1<2 1/30", "234m22222p34567s +8s",
    "refused BAD_TILES wins[0].value.tiles 13..0 2p" },
  { "nor their number", "parlour", "", "win ron=1<2 1/30", "234m2222p34567s +8s",
    "refused BAD_TILES wins[0].value.tiles 13..0" },
  { "tai below the minimum", "coast", "", "win ron=1<2 54tai", "234m22456p34567s +8s",
    "refused TAI_MINIMUM wins[0].value.tiles 4..0" },
  { "an open win in the last hand", "parlour", "S4 scores=40000,30000,20000,10000",
    "win ron=2<3 1/30", "22456p34567s +8s chi:234m", "refused RULE_OPEN_WIN wins[0]" },
  { "not one with a concealed kan", "parlour", "S4 scores=40000,30000,20000,10000",
    "win ron=2<3 1/30", "22456p34567s +8s ankan:4444m",
    "0 0 1600 -1600; end=rounds@" },
  { "a hand in tai cites its items", "coast", "", "win ron=1<2 54tai", "1112345678999m +1m",
    "-160 640 -320 -160; E2/0",
    "0>1 160 win(tai-items), 2>1 320 win(tai-items), 3>1 160 win(tai-items)" },
  { "a yakuman shown after a foul", "parlour", "", "foul chombo@2 shown=0:1/30",
    "1112345678999m +1m",
    "36000 18000 -72000 18000; end=bust@2; free; chips=40000 0 -40000 0" },
  { "a hand shown after a foul has the value of its ron", "parlour", "",
    "foul chombo@2 shown=0:1/30", "234m456p34567s22p +8s dora=11p1m",
    "9000 4500 -18000 4500; E1/1; free" },
};

static void
check_case (gconstpointer data)
{
  const WonCase   *self = data;
  g_autofree char *found = NULL;
  TbRules          rules;
  TbTable          table;
  TbEvent          event;
  TbHandResult     result;
  TbProblem        problem;
  TbValueEntry    *value;

  script_rules (self->rules, &rules);
  script_table (self->table, &rules, &table);
  script_event (&rules, self->event, &event);
  value = event.n_wins > 0 ? &event.wins[0].value : &event.fouls[0].against[0].value;
  *value = (TbValueEntry) { .form = TB_VALUE_TILES };
  hand_parse (self->tiles, &value->tiles);
  if (tb_table_apply (&table, &event, &result, &problem) == TB_OK)
    found = script_result (&result);
  else
    {
      g_autofree char *why = script_problem (&problem);

      found = g_strdup_printf ("refused %s", why);
    }
  g_assert_cmpstr (found, ==, self->expect);
  if (self->ledger != NULL)
    {
      g_autofree char *ledger = script_ledger (&result.ledger);

      g_assert_cmpstr (ledger, ==, self->ledger);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/tiles-won/%s", cases[i].name);

      g_test_add_data_func (path, &cases[i], check_case);
    }

  return g_test_run ();
}
