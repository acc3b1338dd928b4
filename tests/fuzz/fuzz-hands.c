/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-rulesets.h"
#include "fuzz-bytes.h"
#include "fuzz.h"
#include "hand-check.h"
#include "hand-maker.h"

#include <string.h>

/* Hands and rulesets from the bytes of the input: the scorer does not crash, and its results add
 * up.  */

/* Reads the rest as the text of tiles and of a meld. */
static void
read_as_text (const FuzzBytes *bytes)
{
  TbTile tiles[TB_MAX_HAND_TILES];
  TbMeld meld;
  char   text[64] = "";

  if (bytes->n > 0)
    memcpy (text, bytes->bytes, MIN (bytes->n, sizeof text - 1));
  tb_tiles_parse (text, tiles, TB_MAX_HAND_TILES);
  tb_meld_parse (text, &meld);
}

static void
run (const uint8_t *bytes,
     size_t         n)
{
  static const char *const names[] = { "parlour", "league", "online", "club", "trio" };
  FuzzBytes                left = { bytes, n };
  TbRules                  rules;
  TbTileHand               hand;

  engine_rules_named (names[fuzz_choose (&left, G_N_ELEMENTS (names))], &rules);
  if (fuzz_choose (&left, 2) == 1)
    make_value_rules (fuzz_choose, &left, &rules);
  make_hand (fuzz_choose, &left, &hand);
  if (rules.wild_tile != TB_WILD_NONE)
    make_wild_tiles (fuzz_choose, &left, &rules, &hand);
  hand_check (&rules, &hand);
  read_as_text (&left);
}

const FuzzTarget fuzz_hands = {
  .name = "hands",
  .n_runs = 2000,
  .run = run,
};
