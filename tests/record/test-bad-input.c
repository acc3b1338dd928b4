/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sets every field of the record to every kind of wrong value. The refusal has to name the exact
 * location, the error and the valid values. */

#include <string.h>

#include "spoil.h"

typedef enum
{
  TEXT,
  WORD, /* one of a set of ids */
  INT,
  BOOL,
  LIST,
  OBJECT,
  TAI, /* a number or a list */
  RULESET,
  UUID,
  TIME,
} Kind;

/* The types of JSON, each in a place where it may be wrong. */
static const struct
{
  const char *json;
  guint       taken_by; /* bits of the kinds that take it */
} types[] = {
  { "null", 0 },
  { "true", 1 << BOOL },
  { "1", 1 << INT | 1 << TAI },
  { "3.0", 0 },
  { "1e3", 0 },
  { "'x'", 1 << TEXT | 1 << WORD | 1 << RULESET | 1 << UUID | 1 << TIME },
  { "[]", 1 << LIST | 1 << TAI },
  { "{}", 1 << OBJECT | 1 << RULESET },
};

#define HAND "hands[0]."
#define WIN  HAND "wins[0]."
#define FOUL HAND "fouls[0]."

#define RIICHI_HAND                                                        \
  "{'result': 'win', 'riichi': [1, 0], 'wins': [{'player': 1, 'from': 3, " \
  "'value': {'han': 3, 'fu': 40}, 'bonus': {'ippatsu': 1, 'ura': 2}}]}"
#define TILE_HAND                                                       \
  "{'result': 'win', 'riichi': [3], 'wins': [{'player': 1, 'from': 3, " \
  "'value': {'han': 3, 'fu': 40}, 'on_riichi_tile': true}]}"
#define PAO_HAND                                                                              \
  "{'result': 'win', 'wins': [{'player': 1, 'from': 3, 'value': {'yakuman': ['daisangen']}, " \
  "'open': true, 'pao': {'player': 2, 'for': ['daisangen']}}]}"
#define YAKU_HAND \
  WIN_HAND ("{'yaku': ['yakuhai-white', 'toitoi'], 'dora': 2, 'fu': 40, 'open': true}")
#define YAKUMAN_HAND WIN_HAND ("{'yakuman': ['suuankou', 'tsuuiisou']}")
#define FOUL_HAND                                                 \
  "{'result': 'foul', 'fouls': [{'player': 2, 'kind': 'chombo', " \
  "'against': [{'player': 0, 'value': {'limit': 'haneman'}}]}]}"
#define CHOICE_HAND                                                                       \
  "{'result': 'win', 'wins': [{'player': 0, 'from': 3, 'value': {'han': 3, 'fu': 40}}], " \
  "'continue': true}"
#define ADJUST_HAND \
  "{'result': 'adjust', 'transfers': [{'from': 0, 'to': 1, 'points': 500}]}"

#define ABORT_HAND   "{'result': 'abort', 'reason': 'four-kans', 'riichi': [1]}"
#define NAGASHI_HAND "{'result': 'draw', 'tenpai': [0], 'nagashi': [1, 2]}"
#define TAI_HAND     WIN_HAND ("{'tai': ['all-triplets', 'dragon']}")
#define KONG_HAND                                                                             \
  "{'result': 'win', 'wins': [{'player': 1, 'from': 3, 'value': {'tai': 3}, 'robbed': true, " \
  "'last_tile': false}]}"
#define WAREME_HAND \
  "{'result': 'win', 'wins': [{'player': 1, 'from': 2, 'value': {'han': 3}}], 'wareme': 0}"
#define TILES_HAND \
  "{'result': 'draw', 'fouls': [{'player': 2, 'kind': 'tile-count', 'count': 3}]}"

/* A field: its location in a valid game, and the valid values. */
static const struct
{
  const char *at;
  const char *ruleset; /* NULL: the first */
  const char *members; /* of the game, besides the usual ones */
  const char *hand;
  Kind        kind;
  gboolean    needed;
  gint64      min, max;
  const char *twice;    /* a list with a duplicate entry */
  const char *twice_at; /* below the field */
} fields[] = {
  { .at = "format", .kind = WORD, .needed = TRUE },
  { .at = "ruleset", .kind = RULESET, .needed = TRUE },
  { .at = "override", .kind = OBJECT, .members = "'override': {'honba-ron': 300}" },
  { .at = "players", .kind = LIST, .needed = TRUE },
  { .at = "players[2]", .kind = TEXT },
  { .at = "hands", .kind = LIST, .needed = TRUE },
  { .at = "hands[0]", .kind = OBJECT },
  { .at = "id", .kind = TEXT, .members = "'id': 'x'" },
  { .at = "note", .kind = TEXT, .members = "'note': 'x'" },
  { .at = "title", .kind = TEXT, .members = "'title': 'x'" },
  { .at = "place", .kind = TEXT, .members = "'place': 'x'" },
  { .at = "started", .kind = TIME, .members = "'started': '2025-11-21T19:30:00+09:00'" },
  { .at = "ended", .kind = TIME, .members = "'ended': '2025-11-21T19:30:00Z'" },
  { .at = "session", .kind = UUID, .members = "'session': '5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c01'" },
  { .at = "changed", .kind = TIME, .members = "'changed': '2025-11-21T19:30:00+09:00'" },
  { .at = "void", .kind = BOOL, .members = "'void': true" },
  { .at = "people",
    .kind = LIST,
    .members = "'people': [null, null, null, null]",
    .twice = "['5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c01', '5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c01', "
             "null, null]",
    .twice_at = "[1]" },
  { .at = "seats",
    .kind = LIST,
    .members = "'seats': [0, 1, 2, 3]",
    .twice = "[0, 1, 0, 3]",
    .twice_at = "[2]" },
  { .at = "seats[1]", .kind = INT, .members = "'seats': [0, 1, 2, 3]", .max = 3 },

  { .at = HAND "result", .kind = WORD, .hand = DRAW_HAND, .needed = TRUE },
  { .at = HAND "riichi",
    .kind = LIST,
    .hand = RIICHI_HAND,
    .twice = "[0, 1, 0]",
    .twice_at = "[2]" },
  { .at = HAND "riichi[1]", .kind = INT, .hand = RIICHI_HAND, .max = 3 },
  { .at = HAND "tenpai", .kind = LIST, .hand = DRAW_HAND, .twice = "[3, 3]", .twice_at = "[1]" },
  { .at = HAND "tenpai[0]", .kind = INT, .hand = DRAW_HAND, .max = 3 },
  { .at = HAND "continue", .kind = BOOL, .hand = CHOICE_HAND },
  { .at = HAND "id", .kind = TEXT, .hand = "{'result': 'draw', 'id': 'x'}" },
  { .at = HAND "note", .kind = TEXT, .hand = "{'result': 'draw', 'note': 'x'}" },
  { .at = HAND "wins", .kind = LIST, .hand = RIICHI_HAND, .needed = TRUE },
  { .at = HAND "wins[0]", .kind = OBJECT, .hand = RIICHI_HAND },

  { .at = WIN "player", .kind = INT, .hand = RIICHI_HAND, .needed = TRUE, .max = 3 },
  { .at = WIN "from", .kind = INT, .hand = RIICHI_HAND, .max = 3 },
  { .at = WIN "value", .kind = OBJECT, .hand = RIICHI_HAND, .needed = TRUE },
  { .at = WIN "open", .kind = BOOL, .hand = PAO_HAND },
  { .at = WIN "on_riichi_tile", .kind = BOOL, .hand = TILE_HAND },
  { .at = WIN "pao", .kind = OBJECT, .hand = PAO_HAND },
  { .at = WIN "pao.player", .kind = INT, .hand = PAO_HAND, .needed = TRUE, .max = 3 },
  { .at = WIN "pao.for", .kind = LIST, .hand = PAO_HAND },
  { .at = WIN "pao.for[0]", .kind = WORD, .hand = PAO_HAND },
  { .at = WIN "bonus", .kind = OBJECT, .hand = RIICHI_HAND },
  { .at = WIN "bonus.ippatsu", .kind = INT, .hand = RIICHI_HAND, .max = 1 },
  { .at = WIN "bonus.ura", .kind = INT, .hand = RIICHI_HAND, .max = TB_MAX_BONUS },

  { .at = WIN "value.han", .kind = INT, .hand = RIICHI_HAND, .min = 1, .max = TB_MAX_HAN },
  { .at = WIN "value.fu", .kind = INT, .hand = RIICHI_HAND, .min = 20, .max = 170 },
  { .at = WIN "value.limit", .kind = WORD, .hand = WIN_HAND ("{'limit': 'mangan'}") },
  { .at = WIN "value.yakuman",
    .kind = LIST,
    .hand = YAKUMAN_HAND,
    .twice = "['suuankou', 'suuankou']",
    .twice_at = "[1]" },
  { .at = WIN "value.yakuman[1]", .kind = WORD, .hand = YAKUMAN_HAND },
  { .at = WIN "value.yaku",
    .kind = LIST,
    .hand = YAKU_HAND,
    .twice = "['toitoi', 'toitoi']",
    .twice_at = "[1]" },
  { .at = WIN "value.yaku[0]", .kind = WORD, .hand = YAKU_HAND },
  { .at = WIN "value.dora", .kind = INT, .hand = YAKU_HAND, .max = TB_MAX_DORA },
  { .at = WIN "value.open", .kind = BOOL, .hand = YAKU_HAND },

  { .at = HAND "fouls", .kind = LIST, .hand = FOUL_HAND, .needed = TRUE },
  { .at = HAND "fouls[0]", .kind = OBJECT, .hand = FOUL_HAND },
  { .at = FOUL "player", .kind = INT, .hand = FOUL_HAND, .needed = TRUE, .max = 3 },
  { .at = FOUL "kind", .kind = WORD, .hand = FOUL_HAND, .needed = TRUE },
  { .at = FOUL "against",
    .kind = LIST,
    .hand = FOUL_HAND,
    .twice = "[{'player': 0, 'value': {'limit': 'mangan'}}, "
             "{'player': 0, 'value': {'limit': 'mangan'}}]",
    .twice_at = "[1].player" },
  { .at = FOUL "against[0]", .kind = OBJECT, .hand = FOUL_HAND },
  { .at = FOUL "against[0].player", .kind = INT, .hand = FOUL_HAND, .needed = TRUE, .max = 3 },
  { .at = FOUL "against[0].value", .kind = OBJECT, .hand = FOUL_HAND, .needed = TRUE },
  { .at = FOUL "against[0].value.limit", .kind = WORD, .hand = FOUL_HAND },

  { .at = HAND "transfers", .kind = LIST, .hand = ADJUST_HAND, .needed = TRUE },
  { .at = HAND "transfers[0]", .kind = OBJECT, .hand = ADJUST_HAND },
  { .at = HAND "transfers[0].from", .kind = INT, .hand = ADJUST_HAND, .needed = TRUE, .max = 3 },
  { .at = HAND "transfers[0].to", .kind = INT, .hand = ADJUST_HAND, .needed = TRUE, .max = 3 },
  { .at = HAND "transfers[0].points",
    .kind = INT,
    .hand = ADJUST_HAND,
    .needed = TRUE,
    .min = 1,
    .max = TB_MAX_TRANSFER_POINTS },

  { .at = "players", .ruleset = "allen", .kind = LIST, .needed = TRUE },
  { .at = "seats[1]",
    .ruleset = "allen",
    .kind = INT,
    .members = "'seats': [0, 1, 3]",
    .max = 3 },
  { .at = HAND "reason",
    .ruleset = "tenhou-hanchan",
    .kind = WORD,
    .hand = ABORT_HAND,
    .needed = TRUE },
  { .at = HAND "riichi[0]", .ruleset = "tenhou-sanma", .kind = INT, .hand = ABORT_HAND, .max = 2 },
  { .at = HAND "nagashi",
    .ruleset = "tenhou-hanchan",
    .kind = LIST,
    .hand = NAGASHI_HAND,
    .twice = "[3, 3]",
    .twice_at = "[1]" },
  { .at = HAND "nagashi[1]",
    .ruleset = "mizukawa-sanma",
    .kind = INT,
    .hand = NAGASHI_HAND,
    .max = 2 },
  { .at = HAND "wareme",
    .ruleset = "allen",
    .members = "'override': {'wareme': true}",
    .kind = INT,
    .hand = WAREME_HAND,
    .max = 2 },
  { .at = WIN "robbed", .ruleset = "fenghua", .kind = BOOL, .hand = KONG_HAND },
  { .at = WIN "last_tile", .ruleset = "fenghua", .kind = BOOL, .hand = KONG_HAND },
  { .at = WIN "value.tai", .ruleset = "fenghua", .kind = TAI, .hand = TAI_HAND },
  { .at = WIN "value.tai[1]", .ruleset = "fenghua", .kind = WORD, .hand = TAI_HAND },
  { .at = FOUL "count",
    .ruleset = "mizukawa-hanchan",
    .kind = INT,
    .hand = TILES_HAND,
    .min = 1,
    .max = TB_MAX_FOUL_COUNT },
};

/* Returns the game in which the field @field is valid. */
static char *
dup_game (size_t field)
{
  const char *hand = fields[field].hand != NULL ? fields[field].hand : DRAW_HAND;

  return make_record_under (fields[field].ruleset, fields[field].members, hand);
}

static char *
dup_spoilt (size_t      field,
            const char *at,
            const char *value)
{
  g_autofree char *game = dup_game (field);

  return spoil_record (game, at, value);
}

static void
assert_field_refused (size_t        field,
                      const char   *value,
                      TbProblemCode code)
{
  g_autofree char *json = dup_spoilt (field, fields[field].at, value);

  assert_refused (json, fields[field].at, code);
}

static void
spoil_number (size_t field)
{
  g_autofree char *below = g_strdup_printf ("%" G_GINT64_FORMAT, fields[field].min - 1);
  g_autofree char *above = g_strdup_printf ("%" G_GINT64_FORMAT, fields[field].max + 1);

  assert_field_refused (field, "-1", TB_PROBLEM_OUT_OF_RANGE);
  assert_field_refused (field, below, TB_PROBLEM_OUT_OF_RANGE);
  assert_field_refused (field, above, TB_PROBLEM_OUT_OF_RANGE);
  assert_field_refused (field, "9223372036854775807", TB_PROBLEM_OUT_OF_RANGE);
  assert_field_refused (field, "4294967296", TB_PROBLEM_OUT_OF_RANGE);
}

/* json-glib would write the largest number that it supports. */
static void
test_huge_numbers (void)
{
  static const char *const huge[] = { "99999999999999999999", "-99999999999999999999",
                                      "18446744073709551616", "4294967296" };

  for (size_t i = 0; i < G_N_ELEMENTS (fields); i++)
    for (size_t j = 0; fields[i].kind == INT && j < G_N_ELEMENTS (huge); j++)
      {
        g_autofree char *json = dup_spoilt (i, fields[i].at, "-777");
        g_auto (GStrv) parts = g_strsplit (json, "-777", 2);
        g_autofree char *spoilt = g_strjoinv (huge[j], parts);

        assert_refused (spoilt, fields[i].at, TB_PROBLEM_OUT_OF_RANGE);
      }
}

static void
test_fine (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      g_autofree char *json = dup_game (i);
      g_auto (TenboRecordProblem) problem = { 0 };

      g_test_message ("%s", json);
      g_assert_true (play_record (json, rulesets, &problem));
    }
}

static void
test_absent (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (fields); i++)
    if (fields[i].needed)
      assert_field_refused (i, NULL, TB_PROBLEM_MISSING);
}

/* The kinds of values of a field, apart from its type. */
static void
test_wrong_type (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (fields); i++)
    for (size_t j = 0; j < G_N_ELEMENTS (types); j++)
      if (!(types[j].taken_by & (1u << fields[i].kind)))
        assert_field_refused (i, types[j].json, TB_PROBLEM_WRONG_TYPE);
}

static void
test_out_of_range (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (fields); i++)
    if (fields[i].kind == INT)
      spoil_number (i);
}

/* Returns the code of the refusal of an unknown text in the field. */
static TbProblemCode
code_of_unknown (size_t field)
{
  if (g_str_equal (fields[field].at, "format"))
    return TB_PROBLEM_FOREIGN;

  switch ((int) fields[field].kind)
    {
    case UUID:
      return TB_PROBLEM_NO_UUID;
    case TIME:
      return TB_PROBLEM_NO_TIME;
    default:
      return TB_PROBLEM_UNKNOWN_ID;
    }
}

static void
test_unknown_id (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (fields); i++)
    if (fields[i].kind >= RULESET || fields[i].kind == WORD)
      {
        assert_field_refused (i, "'no-such-thing'", code_of_unknown (i));
        assert_field_refused (i, "''", code_of_unknown (i));
      }
}

/* The message for an unknown yaku has those that the ruleset plays, in its list. */
static void
test_expected_yaku (void)
{
  static const struct
  {
    const char *at;
    const char *listed;
    const char *other;
  } cases[] = {
    { WIN "value.yakuman[1]", "daisangen", "tanyao" },
    { WIN "value.yaku[0]", "tanyao", "daisangen" },
  };
  size_t n_found = 0;

  for (size_t i = 0; i < G_N_ELEMENTS (fields); i++)
    for (size_t j = 0; j < G_N_ELEMENTS (cases); j++)
      if (g_str_equal (fields[i].at, cases[j].at))
        {
          g_autofree char *json = dup_spoilt (i, cases[j].at, "'no-such-thing'");
          g_auto (TenboRecordProblem) problem = { 0 };

          g_assert_false (play_record (json, rulesets, &problem));
          g_test_message ("%s", problem.expected);
          g_assert_nonnull (strstr (problem.expected, cases[j].listed));
          g_assert_null (strstr (problem.expected, cases[j].other));
          n_found++;
        }

  g_assert_cmpuint (n_found, ==, G_N_ELEMENTS (cases));
}

static void
test_duplicate (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (fields); i++)
    if (fields[i].twice != NULL)
      {
        g_autofree char *json = dup_spoilt (i, fields[i].at, fields[i].twice);
        g_autofree char *at = g_strconcat (fields[i].at, fields[i].twice_at, NULL);

        assert_refused (json, at, TB_PROBLEM_DUPLICATE);
      }
}

/* An unknown member in every object. */
static void
test_unknown_key (void)
{
  g_autofree char *game = dup_game (0);
  g_auto (GStrv) parts = g_strsplit (game, "\"format\"", 2);
  g_autofree char *spoilt = g_strjoinv ("\"formatt\": 1, \"format\"", parts);

  assert_refused (spoilt, "formatt", TB_PROBLEM_UNKNOWN_KEY);
  for (size_t i = 0; i < G_N_ELEMENTS (fields); i++)
    if (fields[i].kind == OBJECT)
      {
        g_autofree char *at = g_strconcat (fields[i].at, ".other", NULL);
        g_autofree char *json = dup_spoilt (i, at, "1");

        assert_refused (json, at, TB_PROBLEM_UNKNOWN_KEY);
      }
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  rulesets = tenbo_ruleset_list_new (NULL);
  g_test_add_func ("/bad-input/each field is accepted", test_fine);
  g_test_add_func ("/bad-input/missing required members are refused", test_absent);
  g_test_add_func ("/bad-input/a wrong type is refused", test_wrong_type);
  g_test_add_func ("/bad-input/values out of range are refused", test_out_of_range);
  g_test_add_func ("/bad-input/numbers beyond 64 bits are refused", test_huge_numbers);
  g_test_add_func ("/bad-input/an unknown id is refused with the known ones", test_unknown_id);
  g_test_add_func ("/bad-input/an unknown yaku names those of its list", test_expected_yaku);
  g_test_add_func ("/bad-input/duplicates are refused", test_duplicate);
  g_test_add_func ("/bad-input/an unknown member is refused in every object", test_unknown_key);
  status = g_test_run ();
  g_object_unref (rulesets);
  return status;
}
