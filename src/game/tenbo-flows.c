/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-flows.h"

/* Returns the part of @line that was not laid down before, and subtracts the rest from @laid. */
static int32_t
get_new_points (const TbLedgerLine *line,
                int32_t            *laid)
{
  gboolean is_laid = line->reason == TB_REASON_RIICHI || line->reason == TB_REASON_DEPOSIT;
  int32_t  before = 0;

  if (is_laid)
    {
      before = CLAMP (laid[line->from], 0, line->points);
      laid[line->from] -= before;
    }

  return line->points - before;
}

void
tenbo_flows_of_ledger (const TbLedger *ledger,
                       const int32_t  *laid,
                       TenboFlows     *out)
{
  int32_t net[TB_N_ACCOUNTS][TB_N_ACCOUNTS] = { 0 };
  int32_t left[TB_MAX_PLAYERS];

  for (int player = 0; player < TB_MAX_PLAYERS; player++)
    left[player] = laid[player];

  for (int32_t i = 0; i < ledger->n_lines; i++)
    {
      const TbLedgerLine *line = &ledger->lines[i];
      int32_t             points = get_new_points (line, left);

      net[line->from][line->to] += points;
      net[line->to][line->from] -= points;
    }

  out->n = 0;
  for (int from = 0; from < TB_N_ACCOUNTS; from++)
    for (int to = 0; to < TB_N_ACCOUNTS; to++)
      if (net[from][to] > 0)
        out->list[out->n++] =
          (TenboFlow) { (TbAccount) from, (TbAccount) to, .points = net[from][to] };
}

void
tenbo_flows_reverse (TenboFlows *flows)
{
  for (int i = 0; i < flows->n; i++)
    {
      TbAccount from = flows->list[i].from;

      flows->list[i].from = flows->list[i].to;
      flows->list[i].to = from;
    }
}
