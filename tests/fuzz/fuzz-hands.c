/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-rulesets.h"
#include "hand-check.h"
#include "hand-maker.h"

#include <string.h>

/* Hands and rulesets out of the bytes of libFuzzer: neither scorer crashes, and both say the same.
 * A finding prints the hand; the file that libFuzzer leaves plays it again. */

int LLVMFuzzerTestOneInput (const uint8_t *bytes,
                            size_t         n);

typedef struct
{
  const uint8_t *bytes;
  size_t         n;
} Bytes;

/* The next byte chooses; when there are none, always the first. */
static int
choose (void *data,
        int   n)
{
  Bytes *self = data;

  if (self->n == 0)
    return 0;

  self->n--;
  return *self->bytes++ % n;
}

/* What is left, as the text of tiles and of a meld. */
static void
read_as_text (const Bytes *bytes)
{
  TbTile tiles[TB_MAX_HAND_TILES];
  TbMeld meld;
  char   text[64] = "";

  memcpy (text, bytes->bytes, MIN (bytes->n, sizeof text - 1));
  tb_tiles_parse (text, tiles, TB_MAX_HAND_TILES);
  tb_meld_parse (text, &meld);
}

int
LLVMFuzzerTestOneInput (const uint8_t *bytes,
                        size_t         n)
{
  static const char *const names[] = { "parlour", "league", "online", "club", "trio" };
  Bytes                    left = { bytes, n };
  TbRules                  rules;
  TbTileHand               hand;

  engine_rules_named (names[choose (&left, G_N_ELEMENTS (names))], &rules);
  if (choose (&left, 2) == 1)
    make_value_rules (choose, &left, &rules);
  make_hand (choose, &left, &hand);
  hand_check (&rules, &hand);
  read_as_text (&left);

  return 0;
}
