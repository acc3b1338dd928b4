/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz-json.h"
#include "fuzz.h"

#include <string.h>

#include "tenbo-game-versions.h"

/* Files of games in a shared folder: an accepted one is written and read without a difference,
 * changes nothing if it arrives again, and merges with another one in any order to the same. */

static TenboRulesetList *rulesets;
static char             *other; /* a state of other devices */
static gint64            started_msec;

static TenboRuleset *
find_ruleset_cb (const char *digest,
                 gpointer    user_data)
{
  return tenbo_ruleset_list_find (rulesets, "tenhou-hanchan", NULL);
}

static TenboGameVersions *
parse (const char *json,
       gsize       n)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  gboolean           missing;
  TenboGameVersions *state = tenbo_game_versions_parse (json, (gssize) n, find_ruleset_cb, NULL,
                                                        &problem, &missing);

  if (state == NULL)
    fuzz_json_check_problem (&problem);
  g_assert_false (missing);
  return state;
}

static char *
write_state (TenboGameVersions *state)
{
  GString *text = g_string_new (NULL);

  tenbo_game_versions_write_file (state, text);
  fuzz_json_check (text->str);
  return g_string_free_and_steal (text);
}

/* Returns the merge of two texts. Transfer full. */
static char *
merge (const char *a,
       const char *b)
{
  g_autoptr (TenboGameVersions) state = parse (a, strlen (a));

  tenbo_game_versions_merge (state, parse (b, strlen (b)));
  return write_state (state);
}

static void
run (const uint8_t *bytes,
     size_t         n)
{
  g_autoptr (TenboGameVersions) state = parse ((const char *) bytes, n);
  g_autofree char *text = NULL;
  g_autofree char *one = NULL;
  g_autofree char *reverse = NULL;
  g_autofree char *again = NULL;

  if (state == NULL)
    return;

  text = write_state (state);
  g_assert_false (tenbo_game_versions_merge (state, parse (text, strlen (text))));

  /* Another game is never merged. */
  g_set_str (&state->uuid, "11111111-1111-4111-8111-111111111111");
  g_clear_pointer (&text, g_free);
  text = write_state (state);
  one = merge (text, other);
  reverse = merge (other, text);
  if (state->started_msec != started_msec)
    return;

  g_assert_cmpstr (one, ==, reverse);
  again = merge (one, text);
  g_assert_cmpstr (one, ==, again);
}

#define SEED                                                                                     \
  "{\"format\": \"tenbo-shared-game/1\", \"id\": \"11111111-1111-4111-8111-111111111111\", "     \
  "\"started\": \"2026-11-28T10:00:00+00:00\", "                                                 \
  "\"seen\": [{\"writer\": \"22222222-2222-4222-8222-222222222222\", \"number\": 2}, "           \
  "{\"writer\": \"33333333-3333-4333-8333-333333333333\", \"number\": 4}], "                     \
  "\"details\": {\"changed\": \"2026-11-28T10:30:00+00:00\", \"title\": \"Final\", "             \
  "\"session\": \"44444444-4444-4444-8444-444444444444\"}, "                                     \
  "\"versions\": [{\"writer\": \"22222222-2222-4222-8222-222222222222\", \"number\": 2, "        \
  "\"time\": \"2026-11-28T10:20:00+00:00\", \"rules\": \"ab\", \"running\": {\"riichi\": [1]}, " \
  "\"game\": {\"format\": \"tenbo-game/1\", \"ruleset\": \"tenhou-hanchan\", "                   \
  "\"players\": [\"Aki\", \"Ben\", \"Chie\", \"Dai\"], "                                         \
  "\"people\": [\"55555555-5555-4555-8555-555555555551\", "                                      \
  "\"55555555-5555-4555-8555-555555555552\", \"55555555-5555-4555-8555-555555555553\", "         \
  "\"55555555-5555-4555-8555-555555555554\"], \"started\": \"2026-11-28T10:00:00+00:00\", "      \
  "\"hands\": [{\"result\": \"draw\", \"tenpai\": [2], \"id\": \"h1\"}]}}, "                     \
  "{\"writer\": \"33333333-3333-4333-8333-333333333333\", \"number\": 3, "                       \
  "\"time\": \"2026-11-28T10:10:00+00:00\", \"rules\": \"ab\", "                                 \
  "\"game\": {\"format\": \"tenbo-game/1\", \"ruleset\": \"tenhou-hanchan\", "                   \
  "\"players\": [\"Aki\", \"Ben\", \"Chie\", \"Dai\"], "                                         \
  "\"people\": [\"55555555-5555-4555-8555-555555555551\", "                                      \
  "\"55555555-5555-4555-8555-555555555552\", \"55555555-5555-4555-8555-555555555553\", "         \
  "\"55555555-5555-4555-8555-555555555554\"], \"started\": \"2026-11-28T10:00:00+00:00\", "      \
  "\"hands\": []}}]}\n"

static void
set_up (void)
{
  g_autoptr (TenboGameVersions) state = NULL;
  g_autoptr (GString) seed = g_string_new (SEED);

  /* The versions of other devices: one version never has two contents. */
  g_string_replace (seed, "22222222", "66666666", 0);
  g_string_replace (seed, "33333333", "77777777", 0);
  rulesets = tenbo_ruleset_list_new (NULL);
  state = parse (seed->str, seed->len);
  g_assert_nonnull (state);
  started_msec = state->started_msec;
  other = write_state (state);
}

static void
add_seeds (GPtrArray *seeds)
{
  g_ptr_array_add (seeds, g_bytes_new_static (SEED, strlen (SEED)));
}

const FuzzTarget fuzz_shared = {
  .name = "shared",
  .n_runs = 400,
  .set_up = set_up,
  .run = run,
  .mutate = fuzz_json_mutate,
  .add_seeds = add_seeds,
};
