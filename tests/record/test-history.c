/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Histories are read one game at a time. The order and the layout of the file do not change the
 * games, and a refusal names its location. */

#include "spoil.h"

#include "tenbo-history.h"

#include <string.h>

#define HEAD "{'format': 'tenbo-history/1', "

static TenboHistoryReader *
open_reader (const char         *quoted,
             TenboRecordProblem *problem)
{
  char *json = dup_json (quoted);
  g_autoptr (GBytes) bytes = g_bytes_new_take (json, strlen (json));

  return tenbo_history_reader_new (bytes, rulesets, problem);
}

static const char *
get_players (TenboRuleset *ruleset)
{
  return tenbo_ruleset_get_rules (ruleset)->players == 3 ? "'Aki', 'Ben', 'Chie'"
                                                         : "'Aki', 'Ben', 'Chie', 'Dai'";
}

/* Returns a game with the title @title. */
static char *
make_game (const char *title)
{
  g_autoptr (TenboRuleset) ruleset = g_list_model_get_item (G_LIST_MODEL (rulesets), 0);

  return g_strdup_printf ("{'format': 'tenbo-game/1', 'ruleset': '%s', 'title': '%s', "
                          "'players': [%s], 'hands': []}",
                          tenbo_ruleset_get_id (ruleset), title, get_players (ruleset));
}

/* Returns the titles of all games of @quoted, separated by spaces. */
static char *
read_titles (TenboHistoryReader *reader)
{
  GString     *titles = g_string_new (NULL);
  TenboRecord *record;

  do
    {
      g_auto (TenboRecordProblem) problem = { 0 };

      g_assert_true (tenbo_history_reader_next (reader, &record, &problem));
      if (record == NULL)
        break;
      g_string_append_printf (titles, "%s%s", titles->len > 0 ? " " : "", record->title);
      tenbo_record_free (record);
    }
  while (TRUE);

  return g_string_free_and_steal (titles);
}

/* Returns @layout with "<A>" to "<C>" replaced by games of these titles. */
static char *
fill (const char *layout)
{
  GString *text = g_string_new (layout);

  for (char letter = 'A'; letter <= 'C'; letter++)
    {
      const char       mark[] = { '<', letter, '>', '\0' };
      const char       title[] = { letter, '\0' };
      g_autofree char *game = make_game (title);

      g_string_replace (text, mark, game, 0);
    }

  return g_string_free_and_steal (text);
}

static void
test_layouts (void)
{
  static const struct
  {
    const char *layout;
    const char *titles;
  } cases[] = {
    { HEAD "'games': [<A>, <B>, <C>]}", "A B C" },
    { HEAD "'games': [<A>]}", "A" },
    { HEAD "'games': []}", "" },
    { HEAD "'games': [ \n\t ]}", "" },
    { " {\n'games'\t:\r\n[<A>\n,\n<B>] , 'format': 'tenbo-history/1'\n}\n ", "A B" },
    { HEAD "'note': 'a \\' ] } , [ { \\\\', 'games': [<A>,<B>], 'id': ']'}", "A B" },
    { HEAD "'games': [<A>], 'games': [<B>, <C>]}", "B C" },
    { HEAD "'\\u0067ames': [<A>, <B>]}", "A B" },
    { "<C>", "C" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (TenboRecordProblem) problem = { 0 };
      g_autofree char *text = fill (cases[i].layout);
      g_autoptr (TenboHistoryReader) reader = open_reader (text, &problem);
      g_autofree char *titles = NULL;
      g_autofree char *again = NULL;

      g_test_message ("%s", cases[i].layout);
      g_assert_nonnull (reader);
      titles = read_titles (reader);
      g_assert_cmpstr (titles, ==, cases[i].titles);
      tenbo_history_reader_rewind (reader);
      again = read_titles (reader);
      g_assert_cmpstr (again, ==, cases[i].titles);
    }
}

/* Returns the location of the first problem of @quoted, and its message. */
static char *
find_problem (const char *quoted)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboHistoryReader) reader = open_reader (quoted, &problem);
  g_autofree char *words = NULL;
  gboolean         done = reader == NULL;

  while (!done)
    {
      g_autoptr (TenboRecord) record = NULL;

      done = !tenbo_history_reader_next (reader, &record, &problem);
      g_assert_true (done || record != NULL);
    }
  words = tenbo_record_problem_dup_text (&problem);

  return g_strdup_printf ("%s: %s", problem.at, words);
}

static void
test_refused (void)
{
  static const struct
  {
    const char *layout;
    const char *at;
  } cases[] = {
    { HEAD "'games': [<A>,\n<B>, {'format': 'tenbo-game/1'}]}", "games[2].ruleset" },
    { HEAD "'games': [<A>,\n<B>, {'format': 'tenbo-game/2'}]}", "games[2].format" },
    { HEAD "'games': [<A>, 7]}", "games[1]: " },
    { HEAD "'games': {}}", "games: " },
    { HEAD "'games': [<A>], 'games': 5}", "games: " },
    { HEAD "'people': []}", "games: " },
    { HEAD "'games': [], 'people': [{'id': 'x', 'name': 'Aki'}]}", "people[0].id: " },
    { HEAD "'games': [], 'more': 1}", "more: " },
    { HEAD "'sessions': [{'id': '5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c11', 'started': 'soon'}], "
           "'games': [<A>]}",
      "sessions[0].started: " },
    /* A syntax error is reported with its line in the file. */
    { HEAD "\n'games': [<A>,\n<B>,\n{'format' 'tenbo-game/1'}]}", "games[2]: " },
    { HEAD "'games': [<A>,]}", "games[1]: " },
    { HEAD "'games': [<A>,,<B>]}", "games[1]: " },
    { HEAD "'games': [,<A>]}", "games[0]: " },
    { HEAD "'games': [<A> <B>]}", "games[0]: " },
    { HEAD "'games': [<A>], }", ": " },
    { HEAD "'games': [<A>} }", ": " },
    { HEAD "'games': [<A>] } x", ": " },
    { HEAD "'games': [<A>", ": " },
    { HEAD "'games': ['", ": " },
    { "", ": " },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = fill (cases[i].layout);
      g_autofree char *found = find_problem (text);

      g_test_message ("%s: %s", cases[i].layout, found);
      g_assert_true (g_str_has_prefix (found, cases[i].at));
    }
}

static void
test_lines (void)
{
  g_autofree char *text = fill (HEAD "\n'games': [\n<A>, <B>, {'title': 'x',\n 'format' 7}\n]}");
  g_autofree char *found = find_problem (text);
  g_autofree char *one_line = fill (HEAD "'games': [{'format' 1}]}");
  g_autofree char *found_there = find_problem (one_line);

  g_test_message ("%s", found);
  g_assert_nonnull (strstr (found, "games[2]: Invalid JSON: line 4, column 11: missing colon"));
  g_test_message ("%s", found_there);
  g_assert_nonnull (strstr (found_there, "line 1, column 51: missing colon"));
}

/* The id of a game is found again at any distance, and also in a second reading. */
static void
test_ids (void)
{
  g_autofree char *layout = fill (HEAD "'games': [<A>, <B>, <C>]}");
  g_autoptr (GString) text = g_string_new (layout);
  g_autofree char *found = NULL;

  g_string_replace (text, "'title': 'A'", "'id': 'same'", 0);
  g_string_replace (text, "'title': 'C'", "'id': 'same'", 0);
  found = find_problem (text->str);
  g_assert_true (g_str_has_prefix (found, "games[2].id: "));
}

/* The start of a session is known with each of its games; a ruleset may follow them. */
static void
test_references (void)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRuleset) shipped = g_list_model_get_item (G_LIST_MODEL (rulesets), 0);
  g_autoptr (GString) ruleset = g_string_new (tenbo_ruleset_get_json (shipped));
  g_autofree char *id = g_strdup_printf ("\"%s\"", tenbo_ruleset_get_id (shipped));
  g_autofree char *text = NULL;
  g_autoptr (TenboHistoryReader) reader = NULL;
  g_autoptr (TenboRecord) first = NULL;
  g_autoptr (TenboRecord) second = NULL;
  g_autofree char *place = NULL;

  g_string_replace (ruleset, id, "\"our-own\"", 1);
  g_string_replace (ruleset, "'", "\\u0027", 0);
  text = g_strdup_printf (HEAD "'games': [{'format': 'tenbo-game/1', 'ruleset': 'our-own', "
                               "'players': [%s], 'hands': [], "
                               "'session': '5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c11'}, "
                               "{'format': 'tenbo-game/1', 'ruleset': 'our-own', "
                               "'players': [%s], 'hands': []}], "
                               "'rulesets': [%s], 'sessions': "
                               "[{'id': '5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c11', "
                               "'started': '2025-11-21T19:30:00+09:00'}]}",
                          get_players (shipped), get_players (shipped), ruleset->str);
  reader = open_reader (text, &problem);
  g_assert_nonnull (reader);
  g_assert_null (tenbo_history_reader_dup_location (reader));
  g_assert_true (tenbo_history_reader_next (reader, &first, &problem));
  g_assert_cmpstr (first->session_started, ==, "2025-11-21T19:30:00+09:00");
  g_assert_cmpstr (tenbo_ruleset_get_id (first->ruleset), ==, "our-own");
  g_assert_true (tenbo_history_reader_next (reader, &second, &problem));
  g_assert_null (second->session_started);
  place = tenbo_history_reader_dup_location (reader);
  g_assert_cmpstr (place, ==, "games[1]");
  g_assert_cmpfloat (tenbo_history_reader_get_fraction (reader), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  rulesets = tenbo_ruleset_list_new (NULL);
  g_test_add_func ("/history/the layout of a file does not matter", test_layouts);
  g_test_add_func ("/history/a refusal names its location", test_refused);
  g_test_add_func ("/history/a syntax error has its line in the file", test_lines);
  g_test_add_func ("/history/ids are unique", test_ids);
  g_test_add_func ("/history/references may point forward", test_references);
  status = g_test_run ();
  g_object_unref (rulesets);
  return status;
}
