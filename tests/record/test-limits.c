/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The limits of texts and lists (docs/game-format.md, "Limits"). */

#include "spoil.h"

#include "tenbo-free-text.h"
#include "tenbo-history.h"

#define UUID  "5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c01"
#define OTHER "5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c02"

/* A history of one game, and one of none. */
#define BEGIN         "{'format': 'tenbo-history/1', "
#define GAME_BEGIN    BEGIN "'games': [{'format': 'tenbo-game/1', 'ruleset': 'b-rule', "
#define GAME(members) GAME_BEGIN members "}]}"
#define HEAD(members) BEGIN members ", 'games': []}"
#define NAMES         "'players': ['A', 'B', 'C', 'D']"

/* Layouts in which <TEXT> is replaced by a text of some length. */
static const struct
{
  const char *layout;
  const char *at;
  guint       max;
} texts[] = {
  { GAME ("'players': ['A', '<TEXT>', 'C', 'D'], 'hands': []"), "games[0].players[1]",
    TENBO_MAX_NAME },
  { GAME (NAMES ", 'hands': [], 'title': '<TEXT>'"), "games[0].title", TENBO_MAX_NAME },
  { GAME (NAMES ", 'hands': [], 'place': '<TEXT>'"), "games[0].place", TENBO_MAX_NAME },
  { GAME (NAMES ", 'hands': [], 'id': '<TEXT>'"), "games[0].id", TENBO_MAX_ID },
  { GAME (NAMES ", 'hands': [], 'note': '<TEXT>'"), "games[0].note", TENBO_MAX_NOTE },
  { GAME (NAMES ", 'hands': [{'result': 'draw', 'note': '<TEXT>'}]"), "games[0].hands[0].note",
    TENBO_MAX_NOTE },
  { GAME (NAMES ", 'hands': [{'result': 'draw', 'id': '<TEXT>'}]"), "games[0].hands[0].id",
    TENBO_MAX_ID },
  { GAME (NAMES ", 'hands': [{'result': 'win', 'wins': [{'player': 0, 'value': {'han': 5, "
                "'note': '<TEXT>'}}]}]"),
    "games[0].hands[0].wins[0].value.note", TENBO_MAX_NOTE },
  { HEAD ("'people': [{'id': '" UUID "', 'name': '<TEXT>'}]"), "people[0].name", TENBO_MAX_NAME },
  { HEAD ("'people': [{'id': '" UUID "', 'name': 'A', 'aliases': ['B', '<TEXT>']}]"),
    "people[0].aliases[1]", TENBO_MAX_NAME },
  { HEAD ("'people': [{'id': '" UUID "', 'name': 'A', 'note': '<TEXT>'}]"), "people[0].note",
    TENBO_MAX_NOTE },
  { HEAD ("'sessions': [{'id': '" UUID "', 'title': '<TEXT>'}]"), "sessions[0].title",
    TENBO_MAX_NAME },
  { HEAD ("'sessions': [{'id': '" UUID "', 'place': '<TEXT>'}]"), "sessions[0].place",
    TENBO_MAX_NAME },
  { HEAD ("'sessions': [{'id': '" UUID "', 'note': '<TEXT>'}]"), "sessions[0].note",
    TENBO_MAX_NOTE },
  { HEAD ("'sessions': [{'id': '" UUID "', 'unit': '<TEXT>'}]"), "sessions[0].unit",
    TENBO_MAX_UNIT },
  { HEAD ("'note': '<TEXT>'"), "note", TENBO_MAX_NOTE },
};

/* Reads all of @json. Returns FALSE with @problem if it is refused. */
static gboolean
read_history (const char         *json,
              TenboRecordProblem *problem)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (json, strlen (json));
  g_autoptr (TenboHistoryReader) reader = tenbo_history_reader_new (bytes, rulesets, problem);

  while (reader != NULL)
    {
      g_autoptr (TenboRecord) record = NULL;

      if (!tenbo_history_reader_next (reader, &record, problem))
        return FALSE;
      if (record == NULL)
        return TRUE;
    }

  return FALSE;
}

/* Repeats @piece @n times, with ", " between two if @separate. */
static char *
repeat (const char *piece,
        guint       n,
        gboolean    separate)
{
  GString *text;

  if (strlen (piece) == 1 && !separate)
    return g_strnfill (n, *piece);

  text = g_string_new (NULL);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%s", separate && i > 0 ? ", " : "", piece);
  return g_string_free_and_steal (text);
}

static char *
fill (const char *layout,
      const char *text)
{
  g_autofree char *json = dup_json (layout);
  g_auto (GStrv) parts = g_strsplit (json, "<TEXT>", 2);

  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  return g_strconcat (parts[0], text, parts[1], NULL);
}

static void
check (const char *layout,
       const char *text,
       const char *line)
{
  g_autofree char *json = fill (layout, text);
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autofree char *found = NULL;
  gboolean         taken = read_history (json, &problem);

  if (!taken)
    found = tenbo_record_problem_dup_line (&problem);
  g_assert_cmpstr (found, ==, line);
}

static void
test_texts (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *longest = repeat ("点", texts[i].max, FALSE);
      g_autofree char *longer = g_strconcat (longest, "x", NULL);
      g_autofree char *max = tenbo_words_points (texts[i].max, FALSE);
      g_autofree char *line = g_strdup_printf (
        "%s: Too long. Expected at most %s characters.", texts[i].at, max);

      check (texts[i].layout, longest, NULL);
      check (texts[i].layout, longer, line);
    }
}

static void
test_lists (void)
{
  static const struct
  {
    const char *layout;
    const char *entry;
    const char *line;
    guint       max;
  } lists[] = {
    { GAME (NAMES ", 'hands': [<TEXT>]"),
      "{\"result\": \"adjust\", \"transfers\": []}",
      "games[0].hands: Too many. Expected at most 10000.", TENBO_MAX_HANDS },
    { HEAD ("'people': [<TEXT>]"), "7", "people: Too many. Expected at most 100000.",
      TENBO_MAX_PEOPLE },
    { HEAD ("'sessions': [<TEXT>]"), "7", "sessions: Too many. Expected at most 1000000.",
      TENBO_MAX_SESSIONS },
    { HEAD ("'rulesets': [<TEXT>]"), "7", "rulesets: Too many. Expected at most 1000.",
      TENBO_MAX_RULESETS },
    { HEAD ("'people': [{'id': '" UUID "', 'name': 'A', 'aliases': [<TEXT>]}]"), "7",
      "people[0].aliases: Too many. Expected at most 100.", TENBO_MAX_ALIASES },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autofree char *text = repeat (lists[i].entry, lists[i].max + 1, TRUE);

      check (lists[i].layout, text, lists[i].line);
    }
}

static void
test_most_hands (void)
{
  g_autofree char *hands = repeat ("{\"result\": \"adjust\", \"transfers\": []}", TENBO_MAX_HANDS,
                                   TRUE);

  check (GAME (NAMES ", 'hands': [<TEXT>]"), hands, NULL);
  check (BEGIN "'games': [<TEXT>]}", "7", "games[0]: Wrong type. Expected an object.");
}

/* A text too long to be parsed; the error in it is still reported. */
static void
test_bytes (void)
{
  g_autofree char *game = repeat ("x", TENBO_MAX_GAME_BYTES, FALSE);
  g_autofree char *head = repeat ("x", TENBO_MAX_HEAD_BYTES, FALSE);
  const gsize      n_spaces = TENBO_MAX_GAME_BYTES - strlen ("{'format': 'tenbo-game/1'}");
  g_autofree char *spaces = g_strnfill (n_spaces, ' ');

  check (GAME (NAMES ", 'hands': [], 'note': '<TEXT>'"), game,
         "games[0]: Too large. Expected at most 16 MiB.");
  check (HEAD ("'note': '<TEXT>'"), head, "Too large. Expected at most 64 MiB.");
  check ("{'format': 'tenbo-game/1', 'note': '<TEXT>'}", game,
         "Too large. Expected at most 16 MiB.");
  check ("{'format': 'tenbo-game/1'<TEXT>}", spaces, "ruleset: This key is missing");
  check ("{'format' 'tenbo-game/1', 'note': '<TEXT>'}", game,
         "Invalid JSON: line 1, column 11: missing colon after a key");
}

/* The reader accepts longer texts of an older version. */
static void
test_stored (void)
{
  g_autofree char *note = repeat ("x", TENBO_MAX_NOTE + 1, FALSE);
  g_autofree char *json = fill ("{'result': 'draw', 'note': '<TEXT>'}", note);
  g_autoptr (TenboRuleset) ruleset = tenbo_ruleset_list_find (rulesets, "b-rule", NULL);
  g_auto (TenboRecordProblem) problem = { 0 };
  TenboRecordHand hand;

  g_assert_true (tenbo_record_parse_hand (json, -1, ruleset, &hand, &problem));
  g_assert_cmpstr (hand.note, ==, note);
  tenbo_record_hand_clear (&hand);
}

/* Messages quote the words of a file in one line and shortened. */
static void
test_messages (void)
{
  g_autofree char *word = repeat ("点", 100000, FALSE);
  g_autofree char *beginning = repeat ("点", 60, FALSE);
  g_autofree char *line = NULL;

  line = g_strdup_printf ("games[0].%s…: Unknown key “%s…”", beginning, beginning);
  check (GAME ("'<TEXT>': 1, " NAMES ", 'hands': []"), word, line);
  g_clear_pointer (&line, g_free);
  check (GAME ("'a\\n\\u202eb<TEXT>': 1, " NAMES ", 'hands': []"), "",
         "games[0].a b: Unknown key “a b”");
}

/* Merged people. */
static void
test_merged (void)
{
  check (HEAD ("'people': [{'id': '" UUID "', 'name': 'A', 'merged': '<TEXT>'}]"), OTHER,
         "people[0].merged: “" OTHER "”: No person in “people” has this UUID");
  check (HEAD ("'people': [{'id': '" UUID "', 'name': 'A', 'merged': '<TEXT>'}]"), UUID,
         "people[0].merged: “" UUID "”: A person cannot be merged into themselves");
  check (HEAD ("'people': [{'id': '" UUID "', 'name': 'A', 'merged': '<TEXT>'}, "
               "{'id': '" OTHER "', 'name': 'B', 'merged': '" UUID "'}]"),
         OTHER,
         "people[0].merged: “" OTHER "”: This person is merged into another one. Use the UUID of "
         "that person.");
  check (HEAD ("'sessions': [{'id': '" UUID "', 'fee_person': '<TEXT>'}]"), OTHER,
         "sessions[0].fee_person: “" OTHER "”: No person in “people” has this UUID");
  check (HEAD ("'people': [{'id': '<TEXT>', 'name': 'A'}]"), "zzz",
         "people[0].id: “zzz”: Invalid UUID. Use the form " UUID ".");
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  rulesets = tenbo_ruleset_list_new (NULL);
  g_test_add_func ("/limits/texts have a length", test_texts);
  g_test_add_func ("/limits/lists have a length", test_lists);
  g_test_add_func ("/limits/a game has a maximum of hands", test_most_hands);
  g_test_add_func ("/limits/files have a size", test_bytes);
  g_test_add_func ("/limits/stored texts may be longer", test_stored);
  g_test_add_func ("/limits/messages are short", test_messages);
  g_test_add_func ("/limits/people of a file are distinct", test_merged);
  status = g_test_run ();
  g_object_unref (rulesets);
  return status;
}
