/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tai-check.h"

#include "slow-tai.h"
#include "tai-hands.h"

#include <string.h>

static bool
is_among_best (const SlowTai *slow,
               const uint8_t *counts)
{
  for (int i = 0; i < slow->n_best; i++)
    if (memcmp (slow->best[i], counts, TB_N_TAI) == 0)
      return true;

  return false;
}

/* Checks that players can enter the items of @value, and that the entry has the same value. */
static void
check_list (const TbRules        *rules,
            const TbTaiHandValue *value)
{
  TbValueEntry entry = { .form = TB_VALUE_TAI, .tai_listed = true };
  TbValue      listed;
  TbProblem    problem;

  for (TbTai item = TB_TAI_ZUOTAI; item < TB_N_TAI; item++)
    for (int i = 0; i < value->counts[item]; i++)
      entry.tai_items[entry.n_tai_items++] = item;
  g_assert_cmpint (tb_value_resolve (rules, &entry, &listed, &problem), ==, TB_OK);
  g_assert_cmpint (listed.tai, ==, value->value.tai);
  g_assert_cmpint (listed.base, ==, value->value.base);
  g_assert_cmpint (listed.tai_for_minimum, ==, value->value.tai_for_minimum);
  g_assert_cmpint (listed.tai_exempt, ==, value->value.tai_exempt);
}

/* Checks that the displayed interpretation has as many tiles, and as many wild tiles, as the
 * hand. */
static void
check_interpretation (const TbTileHand       *hand,
                      const TbInterpretation *interpretation)
{
  if (interpretation->shape != TB_SHAPE_SETS)
    return;
  g_assert_cmpint (interpretation->n_sets + hand->n_melds, ==, TB_MAX_MELDS);
  g_assert_cmpint (interpretation->pair, <, TB_N_TILE_CODES);
  g_assert_cmpint (interpretation->win, <, TB_N_TILE_CODES);
}

static void
count_items (const TbTaiHandValue *value,
             int                  *met)
{
  met[TB_N_TAI + value->error]++;
  if (value->error == TB_HAND_FINE)
    for (int item = 0; item < TB_N_TAI; item++)
      met[item] += value->counts[item];
}

void
tai_hand_check (const TbRules     *rules,
                const TbTaiScorer *scorer,
                const TbTileHand  *hand,
                int               *met)
{
  g_autofree char *text = tai_hand_text (hand);
  TbTaiHandValue   value;
  SlowTai          slow;

  slow_tai_value (rules, hand, &slow);
  tb_tai_scorer_value (scorer, hand, &value);
  count_items (&value, met);
  if (value.error != slow.error ||
      (value.error == TB_HAND_FINE && value.value.tai != slow.tai))
    g_error ("%s: %s %d, brute force %s %d", text, tai_error_ids[value.error], value.value.tai,
             tai_error_ids[slow.error], slow.tai);
  if (value.error != TB_HAND_FINE)
    return;

  g_assert_cmpint (value.value.base, ==, slow.rounded);
  if (!is_among_best (&slow, value.counts))
    {
      g_autofree char *got = tai_items_text (value.counts);
      g_autofree char *want = tai_items_text (slow.best[0]);

      g_error ("%s: got %s, not %s", text, got, want);
    }
  check_interpretation (hand, &value.interpretation);
  check_list (rules, &value);
}
