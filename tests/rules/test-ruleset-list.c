/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The shipped rulesets, and the folder of the user's rulesets. */

#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>

#include "tenbo-ruleset-draft.h"
#include "tenbo-ruleset-list.h"

/* The beginning of a user's ruleset. */
#define HEAD(id) \
  "{\"format\": \"tenbo-rules/1\", \"id\": \"" id "\", \"name\": {\"en\": \"Mine\"}, \"extends\": "

static char *
dup_shipped_path (const char *id)
{
  g_autofree char *file = g_strconcat (id, ".json", NULL);

  return g_build_filename (g_getenv ("TENBO_RULESETS"), file, NULL);
}

/* Makes a folder with the files NAME, CONTENTS, … NULL. */
static char *
make_own_dir (const char *name,
              ...) G_GNUC_NULL_TERMINATED;

static char *
make_own_dir (const char *name,
              ...)
{
  g_autoptr (GError) error = NULL;
  char   *dir = g_dir_make_tmp ("tenbo-rules-XXXXXX", &error);
  va_list args;

  g_assert_no_error (error);
  va_start (args, name);
  for (const char *file = name; file != NULL; file = va_arg (args, const char *))
    {
      g_autofree char *path = g_build_filename (dir, file, NULL);

      g_file_set_contents (path, va_arg (args, const char *), -1, &error);
      g_assert_no_error (error);
    }
  va_end (args);
  return dir;
}

static void
remove_own_dir (char *dir)
{
  g_autoptr (GDir) open = g_dir_open (dir, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (open)) != NULL)
    {
      g_autofree char *path = g_build_filename (dir, name, NULL);

      g_remove (path);
    }
  g_rmdir (dir);
  g_free (dir);
}

/* The program carries the contents of the files, in three languages; a full ruleset is in canonical
 * form. */
static void
test_shipped (void)
{
  g_autoptr (TenboRulesetList) list = tenbo_ruleset_list_new (NULL);
  g_autoptr (GDir) dir = g_dir_open (g_getenv ("TENBO_RULESETS"), 0, NULL);
  guint       n = g_list_model_get_n_items (G_LIST_MODEL (list));
  const char *name;

  g_assert_cmpuint (n, >=, 2);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TenboRuleset) ruleset = g_list_model_get_item (G_LIST_MODEL (list), i);
      g_autofree char *path = dup_shipped_path (tenbo_ruleset_get_id (ruleset));
      g_autofree char *json = NULL;

      g_assert_true (g_file_get_contents (path, &json, NULL, NULL));
      if (strstr (json, "\"extends\": ") == NULL)
        g_assert_cmpstr (json, ==, tenbo_ruleset_get_json (ruleset));
      g_assert_nonnull (strstr (json, "\"ja\": "));
      g_assert_nonnull (strstr (json, "\"zh\": "));
      g_assert_cmpstr (tenbo_ruleset_get_source (ruleset), !=, "");
      g_assert_true (g_regex_match_simple ("\"source\": \\{\"en\": .*\"ja\": .*\"zh\": ", json,
                                           G_REGEX_DEFAULT, G_REGEX_MATCH_DEFAULT));
      g_assert_nonnull (strstr (json, "\"notes\": "));
      g_assert_true (tenbo_ruleset_list_is_shipped (list, tenbo_ruleset_get_id (ruleset)));
    }
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".json"))
      {
        g_autofree char *id = g_strndup (name, strlen (name) - strlen (".json"));

        g_assert_true (tenbo_ruleset_list_is_shipped (list, id));
      }
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (list), n));
  g_assert_true (g_list_model_get_item_type (G_LIST_MODEL (list)) == TENBO_TYPE_RULESET);
}

static void
test_unknown (void)
{
  g_autoptr (TenboRulesetList) list = tenbo_ruleset_list_new (NULL);
  g_autoptr (TenboRuleset) first = g_list_model_get_item (G_LIST_MODEL (list), 0);
  g_autoptr (GError) error = NULL;

  g_assert_null (tenbo_ruleset_list_find (list, "no-such", &error));
  g_assert_error (error, TENBO_RULESET_ERROR, TENBO_RULESET_ERROR_NOT_FOUND);
  g_assert_nonnull (strstr (error->message, "no-such"));
  g_assert_nonnull (strstr (error->message, tenbo_ruleset_get_id (first)));
  g_assert_false (tenbo_ruleset_list_is_shipped (list, "no-such"));
}

static void
test_own (void)
{
  g_autoptr (TenboRulesetList) shipped = tenbo_ruleset_list_new (NULL);
  g_autoptr (TenboRuleset) first = g_list_model_get_item (G_LIST_MODEL (shipped), 0);
  g_autofree char *json = g_strdup_printf (HEAD ("our-table") "\"%s\", \"red-fives\": 0}",
                                           tenbo_ruleset_get_id (first));
  char            *dir = make_own_dir ("our-table.json", json, "a-child.json",
                                       HEAD ("a-child") "\"our-table\", \"honba-ron\": 0}",
                                       "our-table-2.json", HEAD ("our-table-2") "\"our-table\"}",
                                       "read-me.txt", "no ruleset", ".hidden.json", "{", NULL);
  g_autoptr (TenboRulesetList) list = tenbo_ruleset_list_new (dir);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (shipped));
  g_auto (GStrv) problems = tenbo_ruleset_list_dup_problems (list);
  g_autoptr (TenboRuleset) own = NULL;
  g_autoptr (TenboRuleset) last = NULL;
  g_autoptr (GString) known = g_string_new ("Unknown ruleset “no-such”. Available rulesets: ");
  g_auto (GStrv) extensions = NULL;
  g_autofree char *joined = NULL;
  g_autofree char *proposed = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, n + 3);
  g_assert_cmpuint (g_strv_length (problems), ==, 0);
  own = tenbo_ruleset_list_find (list, "a-child", &error);
  g_assert_no_error (error);
  g_assert_cmpint (tenbo_ruleset_get_rules (own)->red_fives, ==, 0);
  g_assert_cmpint (tenbo_ruleset_get_rules (own)->honba_ron, ==, 0);
  g_assert_false (tenbo_ruleset_list_is_shipped (list, "a-child"));
  last = g_list_model_get_item (G_LIST_MODEL (list), n + 2);
  g_assert_cmpstr (tenbo_ruleset_get_id (last), ==, "our-table");

  /* Rulesets are named that extend another one; a free id is proposed for a copy. */
  extensions = tenbo_ruleset_list_dup_extensions (list, "our-table");
  joined = g_strjoinv (", ", extensions);
  g_assert_cmpstr (joined, ==, "Mine, Mine");
  proposed = tenbo_ruleset_draft_propose_id (list, own);
  g_assert_cmpstr (proposed, ==, "a-child-2");
  g_free (proposed);
  proposed = tenbo_ruleset_draft_propose_id (list, last);
  g_assert_cmpstr (proposed, ==, "our-table-3");

  /* An unknown id is answered with the known ones. */
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TenboRuleset) ruleset = g_list_model_get_item (G_LIST_MODEL (shipped), i);

      g_string_append_printf (known, "%s, ", tenbo_ruleset_get_id (ruleset));
    }
  g_string_append (known, "a-child, our-table-2, our-table");
  g_assert_null (tenbo_ruleset_list_find (list, "no-such", &error));
  g_assert_cmpstr (error->message, ==, known->str);
  remove_own_dir (dir);
}

static void
assert_problem (const char *const *problems,
                const char        *file,
                const char        *what)
{
  for (int i = 0; problems[i] != NULL; i++)
    g_test_message ("%s", problems[i]);
  for (int i = 0; problems[i] != NULL; i++)
    if (strstr (problems[i], file) != NULL && strstr (problems[i], what) != NULL)
      return;
  g_test_message ("no message about %s: %s", file, what);
  g_assert_not_reached ();
}

/* A broken file becomes a line to show; the other rulesets can be played. */
static void
test_broken_own (void)
{
  g_autoptr (TenboRulesetList) shipped = tenbo_ruleset_list_new (NULL);
  g_autoptr (TenboRuleset) first = g_list_model_get_item (G_LIST_MODEL (shipped), 0);
  const char *id = tenbo_ruleset_get_id (first);
  g_autoptr (TenboRuleset) second = g_list_model_get_item (G_LIST_MODEL (shipped), 1);
  g_autofree char *taken = g_strconcat (id, ".json", NULL);
  g_autofree char *taken_too = g_strconcat (tenbo_ruleset_get_id (second), ".json", NULL);
  g_autofree char *fine = g_strdup_printf (HEAD ("fine") "\"%s\"}", id);
  g_autofree char *misnamed = g_strdup_printf (HEAD ("other") "\"%s\"}", id);
  char            *dir = make_own_dir (
    taken, tenbo_ruleset_get_json (first), taken_too, tenbo_ruleset_get_json (second),
    "syntax.json", "{", "empty.json", "",
    "misnamed.json", misnamed,
    "egg.json", HEAD ("egg") "\"hen\"}",
    "hen.json", HEAD ("hen") "\"egg\"}",
    "self.json", HEAD ("self") "\"self\"}",
    "number.json", HEAD ("number") "3}",
    "fine.json", fine, NULL);
  g_autoptr (TenboRulesetList) list = tenbo_ruleset_list_new (dir);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (shipped));
  g_auto (GStrv) problems = tenbo_ruleset_list_dup_problems (list);
  const char *const *lines = (const char *const *) problems;
  g_autoptr (TenboRuleset) found = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, n + 1);
  g_assert_cmpuint (g_strv_length (problems), ==, 9);
  assert_problem (lines, "number.json", "extends: Wrong type");
  assert_problem (lines, taken, "is the id of a built-in ruleset");
  assert_problem (lines, taken_too, "is the id of a built-in ruleset");
  assert_problem (lines, "syntax.json", "line 1");
  assert_problem (lines, "empty.json", "empty");
  assert_problem (lines, "misnamed.json", "id: “other” differs from the file name");
  assert_problem (lines, "egg.json", "extends");
  assert_problem (lines, "hen.json", "extends itself");
  assert_problem (lines, "self.json", "“self” extends itself");
  g_assert_null (tenbo_ruleset_list_find (list, "syntax", &error));
  g_assert_error (error, TENBO_RULESET_ERROR, TENBO_RULESET_ERROR_SYNTAX);

  /* The shipped ruleset is unchanged. */
  found = tenbo_ruleset_list_find (list, id, NULL);
  g_assert_cmpstr (tenbo_ruleset_get_json (found), ==, tenbo_ruleset_get_json (first));
  remove_own_dir (dir);
}

/* In a chain of rulesets that extend one another, a limited number can be played, in any order of
 * reading; the others become lines to show. */
static void
test_chain (void)
{
  g_autoptr (TenboRulesetList) shipped = tenbo_ruleset_list_new (NULL);
  g_autoptr (TenboRuleset) first = g_list_model_get_item (G_LIST_MODEL (shipped), 0);
  g_autoptr (TenboRulesetList) list = NULL;
  g_auto (GStrv) problems = NULL;
  char       *dir = make_own_dir (NULL, NULL);
  const guint n_chain = 5000;
  const guint max_depth = 32;
  g_autoptr (TenboRuleset) deepest = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < n_chain; i++)
    {
      g_autofree char *name = g_strdup_printf ("c%u.json", i);
      g_autofree char *path = g_build_filename (dir, name, NULL);
      g_autofree char *base = i + 1 < n_chain ? g_strdup_printf ("c%u", i + 1)
                                              : g_strdup (tenbo_ruleset_get_id (first));
      g_autofree char *json = g_strdup_printf (HEAD ("c%u") "\"%s\"}", i, base);

      g_assert_true (g_file_set_contents_full (path, json, -1, G_FILE_SET_CONTENTS_NONE, 0600,
                                               NULL));
    }

  list = tenbo_ruleset_list_new (dir);
  problems = tenbo_ruleset_list_dup_problems (list);
  g_assert_cmpuint (g_strv_length (problems), ==, n_chain - max_depth - 1);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==,
                    g_list_model_get_n_items (G_LIST_MODEL (shipped)) + max_depth + 1);
  deepest = tenbo_ruleset_list_find (list, "c4967", &error);
  g_assert_no_error (error);
  g_assert_null (tenbo_ruleset_list_find (list, "c4966", &error));
  g_assert_error (error, TENBO_RULESET_ERROR, TENBO_RULESET_ERROR_EXTENDS);
  g_assert_cmpstr (error->message, ==,
                   "“c4966” extends a chain of more than 32 rulesets. Write a complete ruleset "
                   "or extend another one.");
  remove_own_dir (dir);
}

static void
test_no_folder (void)
{
  g_autoptr (TenboRulesetList) shipped = tenbo_ruleset_list_new (NULL);
  g_autoptr (TenboRulesetList) list = tenbo_ruleset_list_new ("/nonexistent/rules");
  g_autofree char *dir = tenbo_ruleset_list_default_dir ();
  g_autofree char *expected = g_build_filename (g_get_user_data_dir (), "tenbo", "rules", NULL);

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==,
                    g_list_model_get_n_items (G_LIST_MODEL (shipped)));
  g_assert_cmpstr (dir, ==, expected);
}

/* There is one for each number of players, four players first. */
static void
test_common (void)
{
  g_autoptr (TenboRulesetList) list = tenbo_ruleset_list_new (NULL);
  g_auto (GStrv) ids = tenbo_ruleset_list_dup_common (list);
  int n_players = TB_MAX_PLAYERS;

  g_assert_cmpuint (g_strv_length (ids), ==, 2);
  for (char **id = ids; *id != NULL; id++)
    {
      g_autoptr (TenboRuleset) ruleset = tenbo_ruleset_list_find (list, *id, NULL);

      g_assert_cmpint (tenbo_ruleset_get_rules (ruleset)->players, ==, n_players--);
    }
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ruleset-list/shipped rulesets equal the files", test_shipped);
  g_test_add_func ("/ruleset-list/an unknown id is answered with the known ones", test_unknown);
  g_test_add_func ("/ruleset-list/the user's rulesets follow the shipped ones", test_own);
  g_test_add_func ("/ruleset-list/there are common rulesets", test_common);
  g_test_add_func ("/ruleset-list/a broken user file is a line to show", test_broken_own);
  g_test_add_func ("/ruleset-list/a chain of rulesets has an end", test_chain);
  g_test_add_func ("/ruleset-list/without a folder there are no user rulesets", test_no_folder);
  return g_test_run ();
}
