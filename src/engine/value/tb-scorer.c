/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand-fu.h"

#include <assert.h>

/* A ruleset made ready to value hands: what each hand would ask it for. */

#define BIT(name) TB_YAKU_BIT (TB_YAKU_##name)

/* The kind that the tile @shown makes dora under @rules. */
static TbTile
dora_of (const TbRules *rules,
         TbTile         shown)
{
  TbTile next = shown + 1;

  if (rules->dora_tile == TB_DORA_SHOWN)
    return shown;
  if (shown == TB_TILE_NORTH)
    return TB_TILE_EAST;
  if (shown == TB_TILE_RED_DRAGON)
    return TB_TILE_WHITE;
  if (TB_TILE_RANK (next) == TB_N_RANKS)
    return next - TB_N_RANKS;

  /* Three players have no manzu between 1 and 9. */
  return tb_kinds_played (rules) >> next & 1 ? next : TB_TILE (TB_SUIT_MANZU, 8);
}

/* Adds up the han of all that a few yaku can be together. */
static void
sum_han (TbScorer *scorer,
         bool      open)
{
  for (int step = 0; step < TB_YAKU_STEPS; step++)
    for (int yaku = 1; yaku < 1 << TB_YAKU_STEP; yaku++)
      scorer->han_of[open][step][yaku] =
        (uint8_t) (scorer->han_of[open][step][yaku & (yaku - 1)] +
                   scorer->han[open][step * TB_YAKU_STEP + __builtin_ctz ((unsigned) yaku)]);
}

/* Adds up the fu of all ways to win. */
static void
sum_fu (TbScorer *scorer,
        bool      open)
{
  for (TbWon won = TB_WON_BY_DISCARD; won < TB_N_WON; won++)
    for (int shape = 0; shape < 2; shape++)
      scorer->fu[open][won][shape] = (uint8_t) tb_fu_beside_shape (scorer, open, won, shape);
}

void
tb_scorer_init (TbScorer      *scorer,
                const TbRules *rules)
{
  TbYakuSet listed;

  assert (rules->scoring != TB_SCORING_TAI);

  *scorer = (TbScorer) { .rules = rules, .played = { rules->yakuman, rules->yakuman } };
  for (int32_t i = 0; i < rules->n_yaku; i++)
    {
      const TbYakuRule *rule = &rules->yaku[i];
      TbYakuSet         bit = TB_YAKU_BIT (rule->yaku);

      scorer->han[0][rule->yaku] = (uint8_t) rule->closed;
      scorer->han[1][rule->yaku] = (uint8_t) rule->open;
      *(rule->instead ? &scorer->instead[0] : &scorer->played[0]) |= bit;
      if (rule->open > 0)
        *(rule->instead ? &scorer->instead[1] : &scorer->played[1]) |= bit;
    }
  for (TbTile kind = 0; kind < TB_N_TILE_CODES; kind++)
    scorer->dora_of[kind] =
      tb_kinds_played (rules) >> kind & 1 ? dora_of (rules, kind) : TB_TILE_NONE;
  if (!rules->open_tanyao)
    scorer->played[1] &= ~BIT (TANYAO);
  listed = scorer->played[0] | scorer->instead[0];
  scorer->seven_pairs = (listed & BIT (CHIITOITSU)) != 0;
  scorer->kokushi = (rules->yakuman & BIT (KOKUSHI)) != 0;
  scorer->counts_waits = (listed & BIT (OTAFUKU)) != 0;
  scorer->north_has_fu = (listed & BIT (YAKUHAI_NORTH)) != 0;
  scorer->wild = rules->wild_tile != TB_WILD_NONE;
  for (int open = 0; open < 2; open++)
    {
      sum_han (scorer, open);
      sum_fu (scorer, open);
    }
}
