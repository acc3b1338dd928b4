/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draft-test.h"
#include "tenbo-record.h"

/* The effects on a hand when an earlier one, or the ruleset, changes: parts that the rules no
 * longer use are dropped and reported; a change that would make a different hand is left to the
 * players. */

/* The game is played under `base` with `fields`; then `inserted` is inserted before its hand `at`,
 * or the fields become `other`. */
typedef struct
{
  const char *name;
  const char *base;
  const char *fields;
  const char *hands[5];
  int         at;
  const char *inserted;
  const char *other;
  const char *dropped; /* the sentences, one per line; NULL: the last hand is refused */
} MootCase;

#define MANGAN   "{\"limit\": \"mangan\"}"
#define YAKUMAN  "{\"yakuman\": [\"daisangen\"]}"
#define WIN(...) "{\"result\": \"win\", \"wins\": [{" __VA_ARGS__ "}]}"
#define BEN_RON  WIN ("\"player\": 1, \"from\": 3, \"value\": " MANGAN)

static const MootCase cases[] = {
  { .name = "a choice to repeat",
    .base = "b-rule",
    .hands = { BEN_RON, BEN_RON, "{\"result\": \"draw\", \"tenpai\": [1], \"continue\": true}" },
    .at = 2,
    .inserted = WIN ("\"player\": 3, \"from\": 0, \"value\": " MANGAN),
    .dropped = "East 2, 1 honba: “Repeat” no longer applies and will be removed" },
  { .name = "a choice to pass",
    .base = "b-rule",
    .hands = { BEN_RON, "{\"result\": \"draw\", \"tenpai\": [1], \"continue\": false}" },
    .at = 1,
    .inserted = WIN ("\"player\": 3, \"from\": 0, \"value\": " MANGAN),
    .dropped = "East 2: “Pass” no longer applies and will be removed" },
  { .name = "wareme",
    .base = "allen",
    .fields = "{\"wareme\": true}",
    .hands = { "{\"result\": \"win\", \"wareme\": 2, \"wins\": [{\"player\": 1, \"from\": 0, "
               "\"value\": {\"han\": 3}}]}" },
    .other = "{}",
    .dropped = "East 1: “Wareme” no longer applies and will be removed" },
  { .name = "chips",
    .base = "b-rule",
    .hands = { "{\"result\": \"win\", \"riichi\": [1], \"wins\": [{\"player\": 1, \"from\": 3, "
               "\"value\": " MANGAN ", \"bonus\": {\"ippatsu\": 1, \"ura\": 2}}]}" },
    .other = "{\"chip-ippatsu\": 0, \"chip-ura\": 0}",
    .dropped = "East 1: “Ippatsu” no longer applies and will be removed\n"
               "East 1: “Ura Dora” no longer applies and will be removed" },
  { .name = "chips of the second winner",
    .base = "b-rule",
    .hands = { "{\"result\": \"win\", \"riichi\": [1, 2], \"wins\": [{\"player\": 1, \"from\": 3, "
               "\"value\": " MANGAN "}, {\"player\": 2, \"from\": 3, \"value\": " MANGAN ", "
               "\"bonus\": {\"ippatsu\": 1}}]}" },
    .other = "{\"chip-ippatsu\": 0}",
    .dropped = "East 1: “Ippatsu” no longer applies and will be removed" },
  { .name = "red fives",
    .base = "free-parlor",
    .fields = "{\"chip-red\": 100}",
    .hands = { WIN ("\"player\": 1, \"value\": " MANGAN ", \"bonus\": {\"red\": 1}") },
    .other = "{\"chip-red\": 0}",
    .dropped = "East 1: “Red Fives” no longer applies and will be removed" },
  { .name = "special tiles",
    .base = "free-parlor",
    .fields = "{\"special-tiles\": [{\"tile\": \"7s\", \"color\": \"gold\", \"count\": 1, "
              "\"chips\": 100}]}",
    .hands = { WIN ("\"player\": 1, \"value\": " MANGAN ", \"bonus\": {\"gold\": 1}") },
    .other = "{\"special-tiles\": []}",
    .dropped = "East 1: “Special Tiles” no longer applies and will be removed" },
  { .name = "pao",
    .base = "b-rule",
    .hands = { WIN ("\"player\": 1, \"from\": 3, \"value\": " MANGAN ", "
                    "\"pao\": {\"player\": 2}") },
    .other = "{\"pao-yakuman\": [], \"pao-single-tile\": false, \"pao-kan-feeder\": \"none\"}",
    .dropped = "East 1: “Pao” no longer applies and will be removed" },
  { .name = "a robbed kong",
    .base = "fenghua",
    .hands = { WIN ("\"player\": 1, \"from\": 3, \"robbed\": true, \"value\": {\"tai\": 20}") },
    .other = "{\"robbed-kong-self-draw\": false}",
    .dropped = "East 1: “Robbed Kan” no longer applies and will be removed" },
  { .name = "the discard after the last tile",
    .base = "fenghua",
    .hands = { WIN ("\"player\": 1, \"from\": 3, \"last_tile\": true, \"value\": {\"tai\": 20}") },
    .other = "{\"last-tile\": \"ordinary\"}",
    .dropped = "East 1: “Discard After the Last Tile” no longer applies and will be removed" },

  { .name = "a choice that is forbidden",
    .base = "b-rule",
    .fields = "{\"winds\": 0}",
    .hands = { WIN ("\"player\": 0, \"from\": 3, \"value\": " MANGAN),
               "{\"result\": \"draw\", \"tenpai\": [0], \"continue\": false}" },
    .at = 1,
    .inserted = "{\"result\": \"adjust\", \"transfers\": [{\"from\": 0, \"to\": 1, "
                "\"points\": 20000}]}" },
  { .name = "a riichi",
    .base = "b-rule",
    .hands = { BEN_RON, "{\"result\": \"draw\", \"riichi\": [1], \"tenpai\": [1]}" },
    .at = 1,
    .inserted = "{\"result\": \"adjust\", \"transfers\": [{\"from\": 1, \"to\": 0, "
                "\"points\": 32500}]}" },
  { .name = "a liability for a yakuman",
    .base = "b-rule",
    .fields = "{\"pao-share\": \"liable-yakuman\"}",
    .hands = { WIN ("\"player\": 1, \"from\": 3, \"value\": " YAKUMAN ", "
                    "\"pao\": {\"player\": 2, \"for\": [\"daisangen\"]}") },
    .other = "{\"pao-share\": \"liable-yakuman\", \"pao-yakuman\": [\"daisuushi\"]}" },
  { .name = "an abortive draw",
    .base = "tenhou-hanchan",
    .hands = { "{\"result\": \"abort\", \"reason\": \"four-winds\"}" },
    .other = "{\"aborts\": []}" },
};

static TenboRuleset *
find_ruleset (const char *base,
              const char *fields)
{
  g_autoptr (TenboRuleset) ruleset = game_test_find_ruleset (base);
  g_autoptr (GError) error = NULL;
  TenboRuleset *changed;

  if (fields == NULL)
    return g_steal_pointer (&ruleset);

  changed = tenbo_ruleset_override (ruleset, fields, &error);
  g_assert_no_error (error);
  return changed;
}

static void
read_event (TenboRuleset *ruleset,
            const char   *json,
            TbEvent      *event)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  TenboRecordHand hand;

  if (!tenbo_record_parse_hand (json, -1, ruleset, &hand, &problem))
    g_error ("%s: %s", problem.at, json);
  *event = hand.event;
  tenbo_record_hand_clear (&hand);
}

static void
play (TenboGame      *game,
      const MootCase *self)
{
  g_autoptr (GError) error = NULL;
  TbEvent event;

  for (int i = 0; self->hands[i] != NULL; i++)
    {
      read_event (tenbo_game_get_ruleset (game), self->hands[i], &event);
      apply_test (game, tenbo_game_change_confirm (&event), &error);
      g_assert_no_error (error);
    }
}

/* Returns the sentences about the dropped parts, one per line. */
static char *
list_dropped (TenboDraft *draft)
{
  g_autoptr (GPtrArray) differences = tenbo_draft_list_differences (draft);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < differences->len; i++)
    {
      const TenboDifference *difference = differences->pdata[i];
      g_autofree char       *sentence = tenbo_difference_dup_text (difference);

      if (difference->kind == TENBO_DIFFERENCE_DROPPED)
        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
    }

  return g_string_free_and_steal (text);
}

/* The saved record plays without a refusal and contains no part without effect. */
static void
save (TenboGame  *game,
      TenboDraft *draft,
      TenboStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *live = NULL;
  g_autofree char *stored = NULL;

  apply_test (game, tenbo_game_change_draft (draft), &error);
  g_assert_no_error (error);
  live = game_test_describe (game);
  stored = game_test_describe_stored (store, tenbo_game_get_id (game));
  g_assert_cmpstr (stored, ==, live);
  game_test_assert_sound (store);
}

static void
test_case (LiveTest     *test,
           gconstpointer data)
{
  const MootCase *self = data;
  g_autoptr (TenboRuleset) ruleset = find_ruleset (self->base, self->fields);
  g_autoptr (TenboGame) game = game_test_create (test->store, ruleset);
  g_autoptr (TenboDraft) draft = NULL;
  g_autofree char *dropped = NULL;

  play (game, self);
  draft = tenbo_draft_new (game);
  if (self->inserted != NULL)
    {
      TbEvent event;

      read_event (ruleset, self->inserted, &event);
      tenbo_draft_insert_event (draft, (guint) self->at, &event);
    }
  else
    {
      g_autoptr (TenboRuleset) other = find_ruleset (self->base, self->other);

      g_assert_true (tenbo_draft_set_ruleset (draft, other));
    }

  dropped = list_dropped (draft);
  g_assert_cmpstr (dropped, ==, self->dropped != NULL ? self->dropped : "");
  g_assert_cmpuint (tenbo_draft_get_n_refused (draft), ==, self->dropped != NULL ? 0 : 1);
  if (self->dropped != NULL)
    save (game, draft, test->store);
}

/* It is not dropped for good before the draft is saved. */
static void
test_comes_back (LiveTest     *test,
                 gconstpointer data)
{
  g_autoptr (TenboRuleset) with = find_ruleset ("allen", "{\"wareme\": true}");
  g_autoptr (TenboRuleset) without = find_ruleset ("allen", NULL);
  g_autoptr (TenboGame) game = game_test_create (test->store, with);
  g_autoptr (TenboDraft) draft = NULL;
  TenboDraftHand hand;

  play (game, &cases[2]);
  draft = tenbo_draft_new (game);
  tenbo_draft_set_ruleset (draft, without);
  tenbo_draft_get_hand (draft, 0, &hand);
  g_assert_cmpint (hand.event->wareme, ==, TB_NOBODY);
  tenbo_draft_set_ruleset (draft, with);
  tenbo_draft_get_hand (draft, 0, &hand);
  g_assert_cmpint (hand.event->wareme, ==, 2);
  g_assert_false (tenbo_draft_get_changed (draft));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/game/moot/%s", cases[i].name);

      g_strdelimit (path, " ", '-');
      g_test_add (path, LiveTest, &cases[i], live_test_set_up, test_case, live_test_tear_down);
    }
  live_test_add_func ("/game/moot/comes-back", test_comes_back);

  return g_test_run ();
}
