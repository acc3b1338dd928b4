/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-best-hands.h"

static int
get_worth (const TbHandResult *result,
           TbPlayer            winner)
{
  int worth = 0;

  for (int i = 0; i < result->ledger.n_lines; i++)
    {
      const TbLedgerLine *line = &result->ledger.lines[i];

      if (line->to == TB_ACCOUNT_PLAYER (winner) &&
          (line->reason == TB_REASON_WIN || line->reason == TB_REASON_PAO))
        worth += line->points;
    }

  return worth;
}

static gint
compare_points (gconstpointer a,
                gconstpointer b)
{
  return ((const TenboBestHand *) b)->points - ((const TenboBestHand *) a)->points;
}

GArray *
tenbo_best_hands_find (TenboGame *game,
                       guint      limit)
{
  GArray *best = g_array_new (FALSE, FALSE, sizeof (TenboBestHand));

  for (guint i = 0; i < tenbo_game_get_n_hands (game); i++)
    {
      const TbEvent *event = tenbo_game_get_event (game, i);

      for (int j = 0; event->result == TB_RESULT_WIN && j < event->n_wins; j++)
        {
          const TbHandResult *result = tenbo_game_get_result (game, i);
          TenboBestHand       hand = { i, j, get_worth (result, event->wins[j].player) };

          g_array_append_val (best, hand);
        }
    }

  /* The sort is stable: the earlier of two equal wins stays first. */
  g_array_sort (best, compare_points);
  g_array_set_size (best, MIN (best->len, limit));
  return best;
}
