/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz-json.h"
#include "fuzz.h"
#include "tb-tiles.h"
#include "tenbo-valuation.h"

#include <string.h>

/* The notation of tiles and melds, and requests to value a hand: a text that is read is written and
 * read without a difference, and each request has an answer. */

static TenboRulesetList *rulesets;

static void
set_up (void)
{
  rulesets = tenbo_ruleset_list_new (NULL);
}

static void
check_tiles (const char *text)
{
  TbTile tiles[TB_MAX_HAND_TILES], again[TB_MAX_HAND_TILES];
  char   written[2 * TB_MAX_HAND_TILES + 1];
  int    n = tb_tiles_parse (text, tiles, TB_MAX_HAND_TILES);

  g_assert_cmpint (n, <=, TB_MAX_HAND_TILES);
  if (n < 0)
    return;

  tb_tiles_text (tiles, (size_t) n, written);
  g_assert_cmpint (tb_tiles_parse (written, again, TB_MAX_HAND_TILES), ==, n);
  g_assert_cmpmem (tiles, (gsize) n, again, (gsize) n);
}

static void
check_meld (const char *text)
{
  TbMeld meld, again;
  TbTile tiles[TB_TILE_COPIES];
  char   written[TB_MELD_TEXT_SIZE];

  if (tb_meld_parse (text, &meld) != TB_MELD_TEXT_FINE)
    return;

  tb_meld_text (&meld, written);
  g_assert_cmpint (tb_meld_parse (written, &again), ==, TB_MELD_TEXT_FINE);
  g_assert_cmpint (meld.kind, ==, again.kind);
  g_assert_cmpint (meld.tile, ==, again.tile);
  g_assert_cmpint (meld.reds, ==, again.reds);
  g_assert_cmpuint (tb_meld_tiles (&meld, tiles), <=, TB_TILE_COPIES);
}

static void
check_request (const char *json,
               gsize       n)
{
  g_autoptr (TenboValuer) valuer = tenbo_valuer_new (rulesets);
  g_autoptr (GString) first = g_string_new (NULL);
  g_autoptr (GString) second = g_string_new (NULL);
  g_auto (TenboRecordProblem) problem = { 0 };
  gboolean accepted = tenbo_valuer_answer (valuer, json, (gssize) n, first);

  fuzz_json_check (first->str);
  g_assert_true (tenbo_valuer_answer (valuer, json, (gssize) n, second) == accepted);
  g_assert_cmpstr (first->str, ==, second->str);
  if (tenbo_valuer_read (valuer, json, (gssize) n, &problem) == NULL)
    fuzz_json_check_problem (&problem);
}

static void
run (const uint8_t *bytes,
     size_t         n)
{
  g_autofree char *text = g_strndup ((const char *) bytes, n);

  check_tiles (text);
  check_meld (text);
  check_request (text, n);
}

static void
add_seeds (GPtrArray *seeds)
{
  static const char *const texts[] = {
    "234m067p55s",
    "1112345678999m",
    "19m19p19s1234567z",
    "0z1234f",
    "chi 345s",
    "pon 055p",
    "kan 5555m",
    "kakan 0555p",
    "ankan 7777z",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    g_ptr_array_add (seeds, g_bytes_new_static (texts[i], strlen (texts[i])));
  fuzz_json_add_lines (seeds, "hands/worked.jsonl", "request", 3);
  fuzz_json_add_lines (seeds, "hands/worked-local.jsonl", "request", 12);
  fuzz_json_add_lines (seeds, "hands/worked-tai.jsonl", "request", 12);
}

const FuzzTarget fuzz_tiles = {
  .name = "tiles",
  .n_runs = 500,
  .set_up = set_up,
  .run = run,
  .mutate = fuzz_json_mutate,
  .add_seeds = add_seeds,
};
