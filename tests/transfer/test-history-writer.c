/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A history is written as it was read. */

#include "tenbo-history-writer.h"
#include "tenbo-history.h"

#include <string.h>

static TenboRulesetList *rulesets;

/* Reads the history @json and writes it again. */
static char *
write_again (const char *json)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (GBytes) bytes = g_bytes_new_static (json, strlen (json));
  g_autoptr (TenboHistoryReader) reader = tenbo_history_reader_new (bytes, rulesets, &problem);
  GString *out = g_string_new (NULL);
  g_autoptr (TenboHistoryWriter) writer = tenbo_history_writer_new (out);
  TenboRecord *record;

  g_assert_nonnull (reader);
  do
    {
      g_assert_true (tenbo_history_reader_next (reader, &record, &problem));
      if (record != NULL)
        tenbo_history_writer_add_game (writer, record);
      g_clear_pointer (&record, tenbo_record_free);
    }
  while (tenbo_history_reader_get_fraction (reader) < 1);
  tenbo_history_writer_close (writer);

  return g_string_free_and_steal (out);
}

/* The head of a game that names its ruleset, and the rest after it. */
#define ENTRY                                                                     \
  "    {\n      \"format\": \"tenbo-game/1\",\n      \"ruleset\": \"mleague\",\n" \
  "      \"players\": [\"Aki\", \"Ben\", \"Chie\", \"Dai\"],\n"

static void
test_history (void)
{
  static const char people[] =
    "  \"people\": [\n"
    "    {\"id\": \"5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c01\", \"name\": \"Aki\"},\n"
    "    {\"id\": \"5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c02\", \"name\": \"Ben\"}\n  ],\n"
    "  \"sessions\": [\n"
    "    {\"id\": \"5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c11\", "
    "\"started\": \"2025-11-21T19:30:00+09:00\"},\n"
    "    {\"id\": \"5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c12\"}\n  ],\n";
  static const char games[] =
    "{\n  \"format\": \"tenbo-history/1\",\n  \"games\": [\n" ENTRY
    "      \"people\": [\"5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c01\", "
    "\"5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c02\", null, null],\n"
    "      \"session\": \"5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c12\",\n"
    "      \"hands\": [\n        {\"result\": \"draw\", "
    "\"tenpai\": [0, 3]}\n      ]\n    },\n" ENTRY
    "      \"session\": \"5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c11\",\n"
    "      \"hands\": []\n    },\n";
  g_autoptr (TenboRuleset) ruleset = tenbo_ruleset_list_find (rulesets, "mleague", NULL);
  g_autoptr (GString) other = g_string_new (tenbo_ruleset_get_json (ruleset));
  g_autofree char *json = NULL;
  g_autofree char *once = NULL;
  g_autofree char *twice = NULL;

  /* Another ruleset with the same id stays in its game. */
  g_string_replace (other, "\"start-points\": 25000", "\"start-points\": 26000", 1);
  json = g_strdup_printf ("%s{\"format\": \"tenbo-game/1\", \"ruleset\": %s, "
                          "\"players\": [\"Aki\", \"Ben\", \"Chie\", \"Dai\"], \"hands\": []}],"
                          "%s\"rulesets\": []}",
                          games, other->str, people);
  once = write_again (json);
  g_assert_true (g_str_has_prefix (once, games));
  g_assert_nonnull (strstr (once, people));
  twice = write_again (once);
  g_assert_cmpstr (once, ==, twice);
  g_assert_nonnull (strstr (once, "\"rulesets\": [\n    {\n      \"format\""));
}

static void
test_empty_history (void)
{
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (TenboHistoryWriter) writer = tenbo_history_writer_new (out);

  tenbo_history_writer_close (writer);
  g_assert_cmpstr (out->str, ==,
                   "{\n  \"format\": \"tenbo-history/1\",\n  \"games\": [],\n  \"people\": [],\n"
                   "  \"sessions\": [],\n  \"rulesets\": []\n}\n");
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  rulesets = tenbo_ruleset_list_new (NULL);
  g_test_add_func ("/history-writer/a history is written as it was read", test_history);
  g_test_add_func ("/history-writer/a history without games", test_empty_history);
  status = g_test_run ();
  g_object_unref (rulesets);
  return status;
}
