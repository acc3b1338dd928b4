/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-find-game.h"
#include "tenbo-queries.h"

#include <glib/gi18n-lib.h>

/* Where the game is that @word names, and its revision. FALSE after complaining. */
static gboolean
find_target (TenboStore       *store,
             const char       *path,
             const char       *word,
             TenboWriteTarget *target)
{
  g_autoptr (TenboStoredGame) game = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id = tenbo_find_game (store, word, &error);

  if (id > 0)
    game = tenbo_store_read_game (store, id, &error);
  if (game == NULL)
    {
      tenbo_complain_of_game (path, word, error);
      return FALSE;
    }

  *target = (TenboWriteTarget) { id, game->summary.revision };
  return TRUE;
}

/* All games are found before one is changed. FALSE after complaining. */
static gboolean
find_targets (TenboStore       *store,
              const char       *path,
              char            **words,
              TenboWriteTarget *targets)
{
  for (guint i = 0; words[i] != NULL; i++)
    if (!find_target (store, path, words[i], &targets[i]))
      return FALSE;

  return TRUE;
}

static void
print_line (char *line)
{
  g_autoptr (GString) text = g_string_new (line);

  g_string_append_c (text, '\n');
  tenbo_print (text);
  g_free (line);
}

/* The store to be changed, and its arguments; NULL with the exit status. */
static TenboStore *
open_store (const TenboCommand *command,
            int                 argc,
            char              **argv,
            char              **path,
            gboolean           *no,
            const char         *no_help,
            GStrv              *arguments,
            TenboExit          *status)
{
  const GOptionEntry entries[] = {
    tenbo_database_option (path),
    { no != NULL ? "no" : NULL, 0, 0, G_OPTION_ARG_NONE, no, no_help, NULL },
    G_OPTION_ENTRY_NULL,
  };
  TenboStore *store;

  if (!tenbo_command_parse (command, argc, argv, entries, arguments, status))
    return NULL;

  store = tenbo_database_open (*path, TENBO_STORE_OPEN_NONE);
  if (store == NULL)
    *status = TENBO_EXIT_REFUSED;

  return store;
}

TenboExit
tenbo_cmd_history_void (const TenboCommand *command,
                        int                 argc,
                        char              **argv)
{
  g_auto (GStrv) arguments = NULL;
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree TenboWriteTarget *targets = NULL;
  g_autofree char             *path = NULL;
  gboolean                     no = FALSE;
  TenboExit                    status;
  guint                        n;

  store = open_store (command, argc, argv, &path, &no, N_ ("Count them again"), &arguments,
                      &status);
  if (store == NULL)
    return status;

  n = g_strv_length (arguments);
  targets = g_new (TenboWriteTarget, n);
  if (!find_targets (store, path, arguments, targets))
    return TENBO_EXIT_REFUSED;

  for (guint i = 0; i < n; i++)
    if (!tenbo_store_commit (store, tenbo_write_void (targets[i], !no), NULL, &error))
      {
        tenbo_complain_of_store (path, error);
        return TENBO_EXIT_REFUSED;
      }

  if (no)
    print_line (g_strdup_printf (ngettext ("%u game counts again.", "%u games count again.", n),
                                 n));
  else
    print_line (g_strdup_printf (ngettext ("%u game does not count any more.",
                                           "%u games do not count any more.", n),
                                 n));
  return TENBO_EXIT_DONE;
}

TenboExit
tenbo_cmd_history_delete (const TenboCommand *command,
                          int                 argc,
                          char              **argv)
{
  g_auto (GStrv) arguments = NULL;
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree TenboWriteTarget *targets = NULL;
  g_autofree char             *path = NULL;
  TenboExit                    status;
  guint                        n;

  store = open_store (command, argc, argv, &path, NULL, NULL, &arguments, &status);
  if (store == NULL)
    return status;

  n = g_strv_length (arguments);
  targets = g_new (TenboWriteTarget, n);
  if (!find_targets (store, path, arguments, targets))
    return TENBO_EXIT_REFUSED;

  for (guint i = 0; i < n; i++)
    if (!tenbo_store_commit (store, tenbo_write_delete (targets[i]), NULL, &error))
      {
        tenbo_complain_of_store (path, error);
        return TENBO_EXIT_REFUSED;
      }

  print_line (g_strdup_printf (ngettext ("%u game deleted; “tenbo-cli history restore” brings it "
                                         "back.",
                                         "%u games deleted; “tenbo-cli history restore” brings "
                                         "them back.",
                                         n),
                               n));
  return TENBO_EXIT_DONE;
}

/* FALSE after complaining. */
static gboolean
restore_game (TenboStore *store,
              const char *path,
              const char *word)
{
  g_autoptr (GError) error = NULL;
  gint64 id = tenbo_find_game (store, word, &error);

  if (id > 0 && tenbo_store_commit (store, tenbo_write_restore (id), NULL, &error))
    return TRUE;

  if (error != NULL && !g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND))
    tenbo_complain_of_store (path, error);
  else
    tenbo_complain (_ ("There is no deleted game “%s”; “tenbo-cli history list --deleted” prints "
                       "the IDs."),
                    word);

  return FALSE;
}

TenboExit
tenbo_cmd_history_restore (const TenboCommand *command,
                           int                 argc,
                           char              **argv)
{
  g_auto (GStrv) arguments = NULL;
  g_autoptr (TenboStore) store = NULL;
  g_autofree char *path = NULL;
  TenboExit        status;
  guint            n;

  store = open_store (command, argc, argv, &path, NULL, NULL, &arguments, &status);
  if (store == NULL)
    return status;

  n = g_strv_length (arguments);
  for (guint i = 0; i < n; i++)
    if (!restore_game (store, path, arguments[i]))
      return TENBO_EXIT_REFUSED;

  print_line (g_strdup_printf (ngettext ("%u game restored.", "%u games restored.", n), n));
  return TENBO_EXIT_DONE;
}

TenboExit
tenbo_cmd_history_purge (const TenboCommand *command,
                         int                 argc,
                         char              **argv)
{
  g_auto (GStrv) arguments = NULL;
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  TenboExit        status;
  TenboOutcome     outcome;

  store = open_store (command, argc, argv, &path, NULL, NULL, &arguments, &status);
  if (store == NULL)
    return status;

  if (!tenbo_store_commit (store, tenbo_write_purge (), &outcome, &error))
    {
      tenbo_complain_of_store (path, error);
      return TENBO_EXIT_REFUSED;
    }

  print_line (g_strdup_printf (ngettext ("%d game removed for good.", "%d games removed for good.",
                                         (gulong) outcome.n_purged),
                               outcome.n_purged));
  return TENBO_EXIT_DONE;
}
