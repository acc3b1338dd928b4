/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rulesets from files of others: what they would change, and what is refused. */

#include <glib/gstdio.h>
#include <string.h>

#include "tenbo-ruleset-import.h"
#include "tenbo-ruleset-save.h"

#define FILE_OF(id, extends, fields)                                                   \
  "{\"format\": \"tenbo-rules/3\", \"id\": \"" id "\", \"name\": {\"en\": \"Ours\"}, " \
  "\"extends\": \"" extends "\"" fields "}"

typedef struct
{
  char             *dir;
  TenboRulesetList *list;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->dir = g_dir_make_tmp ("tenbo-rules-XXXXXX", NULL);
  self->list = tenbo_ruleset_list_new (self->dir);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  g_autoptr (GDir) dir = g_dir_open (self->dir, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (self->dir, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (self->dir), ==, 0);
  g_object_unref (self->list);
  g_free (self->dir);
}

static TenboRulesetImport *
read_file (Fixture    *self,
           const char *text,
           GError    **error)
{
  g_autoptr (GBytes) json = g_bytes_new (text, strlen (text));

  g_assert_true (tenbo_ruleset_import_accepts (json));
  return tenbo_ruleset_import_new (json, "ours.json", self->list, error);
}

/* Reads and saves the file. */
static void
add (Fixture    *self,
     const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRulesetImport) import = read_file (self, text, &error);

  g_assert_no_error (error);
  g_assert_true (tenbo_ruleset_save (import->draft, self->list, FALSE, &error));
  g_assert_no_error (error);
}

static void
test_kinds (Fixture      *self,
            gconstpointer data)
{
  g_autoptr (TenboRulesetImport) new = NULL;
  g_autoptr (TenboRulesetImport) same = NULL;
  g_autoptr (TenboRulesetImport) changed = NULL;
  g_autoptr (TenboRulesetImport) renamed = NULL;
  g_autoptr (TenboRuleset) saved = NULL;
  g_autoptr (GError) error = NULL;

  new = read_file (self, FILE_OF ("ours", "mleague", ", \"start-points\": 30000"), &error);
  g_assert_no_error (error);
  g_assert_cmpint (new->kind, ==, TENBO_RULESET_IMPORT_NEW);
  g_assert_null (new->other);
  g_assert_true (tenbo_ruleset_save (new->draft, self->list, FALSE, &error));

  same = read_file (self, FILE_OF ("ours", "mleague", ", \"start-points\": 30000"), &error);
  g_assert_no_error (error);
  g_assert_cmpint (same->kind, ==, TENBO_RULESET_IMPORT_KNOWN);

  changed = read_file (self, FILE_OF ("ours", "mleague", ""), &error);
  g_assert_no_error (error);
  g_assert_cmpint (changed->kind, ==, TENBO_RULESET_IMPORT_REPLACE);
  g_assert_cmpint (tenbo_ruleset_get_rules (changed->other)->start_points, ==, 30000);
  g_assert_true (tenbo_ruleset_save (changed->draft, self->list, FALSE, &error));
  saved = tenbo_ruleset_list_find (self->list, "ours", &error);
  g_assert_no_error (error);
  g_assert_cmpint (tenbo_ruleset_get_rules (saved)->start_points, ==, 25000);

  renamed = read_file (self, FILE_OF ("b-rule", "mleague", ""), &error);
  g_assert_no_error (error);
  g_assert_cmpint (renamed->kind, ==, TENBO_RULESET_IMPORT_RENAME);
  g_assert_cmpstr (tenbo_ruleset_get_id (renamed->other), ==, "b-rule");
  g_assert_cmpstr (tenbo_ruleset_get_id (tenbo_ruleset_draft_get_ruleset (renamed->draft)), ==,
                   "b-rule-2");
}

/* Another program changes the file while the user decides. */
static void
test_race (Fixture      *self,
           gconstpointer data)
{
  g_autoptr (TenboRulesetImport) changed = NULL;
  g_autofree char *path = tenbo_ruleset_list_dup_path (self->list, "ours");
  g_autoptr (GError) error = NULL;

  add (self, FILE_OF ("ours", "mleague", ""));
  changed = read_file (self, FILE_OF ("ours", "b-rule", ""), &error);
  g_assert_no_error (error);
  g_assert_true (g_file_set_contents (path, FILE_OF ("ours", "wrc-2025", ""), -1, NULL));
  g_assert_false (tenbo_ruleset_save (changed->draft, self->list, FALSE, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
}

/* All mistakes of a file are listed; a ruleset that would extend itself is refused. */
static void
test_refused (Fixture      *self,
              gconstpointer data)
{
  g_autoptr (TenboRulesetImport) import = NULL;
  g_autoptr (GError) error = NULL;

  import = read_file (self,
                      FILE_OF ("ours", "mleague", ", \"uma\": [1, 2], \"start-points\": \"many\""),
                      &error);
  g_assert_error (error, TENBO_RULESET_ERROR, TENBO_RULESET_ERROR_WRONG_TYPE);
  g_assert_null (import);
  g_assert_nonnull (strstr (error->message, "ours.json: start-points"));
  g_assert_nonnull (strstr (error->message, "\nours.json: uma"));
  g_clear_error (&error);

  import = read_file (self, FILE_OF ("ours", "nowhere", ""), &error);
  g_assert_error (error, TENBO_RULESET_ERROR, TENBO_RULESET_ERROR_EXTENDS);
  g_assert_null (import);
  g_clear_error (&error);

  add (self, FILE_OF ("ours", "mleague", ""));
  add (self, FILE_OF ("yours", "ours", ""));
  import = read_file (self, FILE_OF ("ours", "yours", ""), &error);
  g_assert_error (error, TENBO_RULESET_ERROR, TENBO_RULESET_ERROR_EXTENDS);
  g_assert_true (g_str_has_prefix (error->message, "ours.json: extends: "));
  g_assert_null (import);
}

static void
test_accepts (void)
{
  static const char *const others[] = {
    "",
    "{",
    "[]",
    "{}",
    "{\"format\": 3}",
    "{\"format\": \"tenbo-game/1\"}",
    "{\"ruleset\": {\"format\": \"tenbo-rules/3\"}}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autoptr (GBytes) json = g_bytes_new (others[i], strlen (others[i]));

      g_assert_false (tenbo_ruleset_import_accepts (json));
    }
}

/* Asserts that the exported file of the ruleset is the same ruleset for a user without others. */
static void
check_export (Fixture    *self,
              const char *id)
{
  g_autoptr (TenboRuleset) ruleset = tenbo_ruleset_list_find (self->list, id, NULL);
  g_autoptr (GBytes) file = tenbo_ruleset_export (ruleset, self->list);
  g_autoptr (TenboRulesetList) shipped = tenbo_ruleset_list_new (NULL);
  g_autoptr (TenboRuleset) read = NULL;
  g_autoptr (GError) error = NULL;
  gsize       length;
  const char *text = g_bytes_get_data (file, &length);

  read = tenbo_ruleset_new_from_json (text, (gssize) length, id, tenbo_ruleset_list_lookup, shipped,
                                      &error);
  g_assert_no_error (error);
  g_assert_cmpstr (tenbo_ruleset_get_json (read), ==, tenbo_ruleset_get_json (ruleset));
}

static void
test_export (Fixture      *self,
             gconstpointer data)
{
  guint n_rulesets;

  add (self, FILE_OF ("ours", "mleague", ", \"start-points\": 30000"));
  add (self, FILE_OF ("yours", "ours", ", \"return-points\": 40000"));
  n_rulesets = g_list_model_get_n_items (G_LIST_MODEL (self->list));
  for (guint i = 0; i < n_rulesets; i++)
    {
      g_autoptr (TenboRuleset) each = g_list_model_get_item (G_LIST_MODEL (self->list), i);

      check_export (self, tenbo_ruleset_get_id (each));
    }
}

static void
test_delete (Fixture      *self,
             gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) extensions = NULL;

  add (self, FILE_OF ("ours", "mleague", ""));
  add (self, FILE_OF ("yours", "ours", ""));
  extensions = tenbo_ruleset_list_dup_extensions (self->list, "ours");
  g_assert_cmpuint (g_strv_length (extensions), ==, 1);

  text = tenbo_ruleset_delete (self->list, "yours", &error);
  g_assert_no_error (error);
  g_assert_false (tenbo_ruleset_list_has (self->list, "yours"));
  g_assert_null (tenbo_ruleset_delete (self->list, "yours", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_clear_error (&error);

  g_assert_true (tenbo_ruleset_restore (self->list, "yours", text, &error));
  g_assert_true (tenbo_ruleset_list_has (self->list, "yours"));
  g_assert_false (tenbo_ruleset_restore (self->list, "yours", text, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS);
}

#define OURS FILE_OF ("ours", "mleague", ", \"start-points\": 26000")

/* Two files with one new id are read, and then saved. */
static void
test_same_id (Fixture      *self,
              gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRulesetImport) first = read_file (self, OURS, &error);
  g_autoptr (TenboRulesetImport) second = read_file (self, OURS, &error);

  g_assert_no_error (error);
  g_assert_true (tenbo_ruleset_save (first->draft, self->list, FALSE, &error));
  g_assert_false (tenbo_ruleset_save (second->draft, self->list, FALSE, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS);
}

/* The folder of the rulesets cannot be created, since its parent is a file. */
static void
test_no_folder (Fixture      *self,
                gconstpointer data)
{
  g_autofree char *file = g_build_filename (self->dir, "file", NULL);
  g_autofree char *folder = g_build_filename (file, "rules", NULL);
  g_autoptr (TenboRulesetList) list = tenbo_ruleset_list_new (folder);
  g_autoptr (GBytes) json = g_bytes_new_static (OURS, strlen (OURS));
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) restore_error = NULL;
  g_autoptr (GError) delete_error = NULL;
  g_autoptr (TenboRulesetImport) import = NULL;

  import = tenbo_ruleset_import_new (json, "ours.json", list, &error);
  g_assert_no_error (error);
  g_file_set_contents (file, "", 0, &error);
  g_assert_no_error (error);
  g_assert_false (tenbo_ruleset_save (import->draft, list, FALSE, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
  g_assert_null (tenbo_ruleset_draft_get_saved_text (import->draft));
  g_assert_false (tenbo_ruleset_restore (list, "ours", OURS, &restore_error));
  g_assert_error (restore_error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
  g_assert_null (tenbo_ruleset_delete (list, "ours", &delete_error));
  g_assert_nonnull (delete_error);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ruleset-import/other files are not rulesets", test_accepts);
  g_test_add ("/ruleset-import/kinds", Fixture, NULL, set_up, test_kinds, tear_down);
  g_test_add ("/ruleset-import/a file changed meanwhile", Fixture, NULL, set_up, test_race,
              tear_down);
  g_test_add ("/ruleset-import/refused", Fixture, NULL, set_up, test_refused, tear_down);
  g_test_add ("/ruleset-import/export", Fixture, NULL, set_up, test_export, tear_down);
  g_test_add ("/ruleset-import/two of one id", Fixture, NULL, set_up, test_same_id, tear_down);
  g_test_add ("/ruleset-import/no folder", Fixture, NULL, set_up, test_no_folder, tear_down);
  g_test_add ("/ruleset-import/delete", Fixture, NULL, set_up, test_delete, tear_down);

  return g_test_run ();
}
