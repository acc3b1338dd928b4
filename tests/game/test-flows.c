/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The flows of points between players in a hand. */

#include "tenbo-flows.h"

#define POT     TB_ACCOUNT_POT
#define PENALTY TB_ACCOUNT_PENALTY_POT

static void
assert_flow (const TenboFlows *flows,
             TbAccount         from,
             TbAccount         to,
             int32_t           points)
{
  for (int i = 0; i < flows->n; i++)
    if (flows->list[i].from == from && flows->list[i].to == to)
      {
        g_assert_cmpint (flows->list[i].points, ==, points);
        return;
      }

  g_error ("no flow from %d to %d", from, to);
}

static void
move (TbLedger *ledger,
      int       from,
      int       to,
      int32_t   points,
      TbReason  reason)
{
  tb_ledger_move (ledger, (TbLedgerLine) {
                            .from = (TbAccount) from,
                            .to = (TbAccount) to,
                            .points = points,
                            .reason = reason,
                          });
}

static void
test_sums_up_pair_by_pair (void)
{
  static const int32_t nothing[TB_MAX_PLAYERS] = { 0 };
  TbLedger             ledger = { 0 };
  TenboFlows           flows;

  move (&ledger, 3, 1, 3900, TB_REASON_WIN);
  move (&ledger, 3, 1, 300, TB_REASON_HONBA);
  move (&ledger, 3, 2, 8000, TB_REASON_WIN);
  move (&ledger, 1, 2, 1000, TB_REASON_PAO);
  move (&ledger, 2, 1, 1000, TB_REASON_FINE);
  move (&ledger, 0, 3, 500, TB_REASON_ADJUST);
  move (&ledger, 3, 0, 700, TB_REASON_ADJUST);
  move (&ledger, 0, 2, 1, TB_REASON_ADJUST);
  tenbo_flows_of_ledger (&ledger, nothing, &flows);
  g_assert_cmpint (flows.n, ==, 4);
  assert_flow (&flows, TB_ACCOUNT_PLAYER_3, TB_ACCOUNT_PLAYER_1, 4200);
  assert_flow (&flows, TB_ACCOUNT_PLAYER_3, TB_ACCOUNT_PLAYER_2, 8000);
  assert_flow (&flows, TB_ACCOUNT_PLAYER_3, TB_ACCOUNT_PLAYER_0, 200);
  assert_flow (&flows, TB_ACCOUNT_PLAYER_0, TB_ACCOUNT_PLAYER_2, 1);
}

/* Sticks on the table since the riichi do not fly there again. */
static void
test_omits_placed_sticks (void)
{
  static const int32_t laid[TB_MAX_PLAYERS] = { 1000, 0, 1500, 0 };
  TbLedger             ledger = { 0 };
  TenboFlows           flows;

  move (&ledger, 0, POT, 1000, TB_REASON_RIICHI);
  move (&ledger, 1, POT, 1000, TB_REASON_RIICHI);
  move (&ledger, 2, POT, 1000, TB_REASON_RIICHI);
  move (&ledger, 2, PENALTY, 2000, TB_REASON_DEPOSIT);
  move (&ledger, POT, 0, 3000, TB_REASON_POT);
  move (&ledger, 2, 0, 1000, TB_REASON_WIN);
  tenbo_flows_of_ledger (&ledger, laid, &flows);
  g_assert_cmpint (flows.n, ==, 4);
  assert_flow (&flows, TB_ACCOUNT_PLAYER_1, POT, 1000);
  assert_flow (&flows, TB_ACCOUNT_PLAYER_2, PENALTY, 1500);
  assert_flow (&flows, POT, TB_ACCOUNT_PLAYER_0, 3000);
  assert_flow (&flows, TB_ACCOUNT_PLAYER_2, TB_ACCOUNT_PLAYER_0, 1000);
}

static void
test_turns_around (void)
{
  TenboFlows flows = { .n = 2,
                       .list = {
                         { TB_ACCOUNT_PLAYER_0, POT, 1000 },
                         { TB_ACCOUNT_PLAYER_1, TB_ACCOUNT_PLAYER_3, 2600 },
                         { TB_ACCOUNT_PLAYER_0, TB_ACCOUNT_PLAYER_2, 0 }, /* not in the list */
                       } };

  tenbo_flows_reverse (&flows);
  g_assert_cmpint (flows.n, ==, 2);
  assert_flow (&flows, POT, TB_ACCOUNT_PLAYER_0, 1000);
  assert_flow (&flows, TB_ACCOUNT_PLAYER_3, TB_ACCOUNT_PLAYER_1, 2600);
  g_assert_cmpint (flows.list[2].from, ==, TB_ACCOUNT_PLAYER_0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/flows/sums-pair-by-pair", test_sums_up_pair_by_pair);
  g_test_add_func ("/flows/omits-placed-sticks", test_omits_placed_sticks);
  g_test_add_func ("/flows/turns-around", test_turns_around);

  return g_test_run ();
}
