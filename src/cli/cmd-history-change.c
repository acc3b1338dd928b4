/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-change-command.h"

#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-find-game.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* A change of one game. */
typedef TenboWrite *(*ChangeFunc) (TenboWriteTarget target,
                                   gboolean         is_off);

static void
print_line (char *line)
{
  g_autoptr (GString) text = g_string_new (line);

  g_string_append_c (text, '\n');
  tenbo_print (text);
  g_free (line);
}

/* The games that are named, each once, in @targets, which has room for all. Returns how many there
 * are; 0 after complaining. All are found before one is changed. */
static guint
find_targets (const TenboChangeCommand *change,
              TenboWriteTarget         *targets)
{
  guint n = 0;

  for (guint i = 0; change->arguments[i] != NULL; i++)
    {
      guint j = 0;

      if (!tenbo_find_target (change->store, change->path, change->arguments[i], &targets[n]))
        return 0;
      while (targets[j].game_id != targets[n].game_id)
        j++;
      n += j == n;
    }

  return n;
}

/* Changes each of the games that are named. Returns how many there are; 0 after complaining. */
static guint
change_games (const TenboChangeCommand *change,
              ChangeFunc                func)
{
  g_autofree TenboWriteTarget *targets = g_new (TenboWriteTarget,
                                                g_strv_length (change->arguments));
  guint                        n = find_targets (change, targets);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < n; i++)
    if (!tenbo_store_commit (change->store, func (targets[i], change->is_off), NULL, &error))
      {
        tenbo_complain_of_store (change->path, error);
        return 0;
      }

  return n;
}

static TenboWrite *
set_void (TenboWriteTarget target,
          gboolean         is_off)
{
  return tenbo_write_void (target, !is_off);
}

TenboExit
tenbo_cmd_history_void (const TenboCommand *command,
                        int                 argc,
                        char              **argv)
{
  g_auto (TenboChangeCommand) change = { 0 };
  TenboExit status;
  guint     n;

  if (!tenbo_change_command_begin (
        &change, command, argc, argv, "no", N_ ("Count them again"), &status))
    return status;
  n = change_games (&change, set_void);
  if (n == 0)
    return TENBO_EXIT_REFUSED;

  if (change.is_off)
    print_line (tenbo_words_count (ngettext ("%s game counts again.", "%s games count again.", n),
                                   n));
  else
    print_line (tenbo_words_count (ngettext ("%s game does not count any more.",
                                             "%s games do not count any more.", n),
                                   n));
  return TENBO_EXIT_DONE;
}

static TenboWrite *delete (TenboWriteTarget target,
                           gboolean         is_off)
{
  return tenbo_write_delete (target);
}

TenboExit
tenbo_cmd_history_delete (const TenboCommand *command,
                          int                 argc,
                          char              **argv)
{
  g_auto (TenboChangeCommand) change = { 0 };
  TenboExit status;
  guint     n;

  if (!tenbo_change_command_begin (&change, command, argc, argv, NULL, NULL, &status))
    return status;
  n = change_games (&change, delete);
  if (n == 0)
    return TENBO_EXIT_REFUSED;

  print_line (
    tenbo_words_count (ngettext ("%s game deleted; “tenbo-cli history restore” brings it back.",
                                 "%s games deleted; “tenbo-cli history restore” brings them back.",
                                 n),
                       n));
  return TENBO_EXIT_DONE;
}

/* Restores the game that @word names, unless it is one of @restored, to which it is added. FALSE
 * after complaining. */
static gboolean
restore_game (const TenboChangeCommand *change,
              const char               *word,
              GHashTable               *restored)
{
  g_autoptr (GError) error = NULL;
  gint64 id = tenbo_find_game (change->store, word, &error);

  if (id > 0 && g_hash_table_contains (restored, &id))
    return TRUE;

  if (id > 0 && tenbo_store_commit (change->store, tenbo_write_restore (id), NULL, &error))
    {
      g_hash_table_add (restored, g_memdup2 (&id, sizeof id));
      return TRUE;
    }

  if (error != NULL && !g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND))
    tenbo_complain_of_store (change->path, error);
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
  g_auto (TenboChangeCommand) change = { 0 };
  g_autoptr (GHashTable) restored = NULL;
  TenboExit status;
  guint     n;

  if (!tenbo_change_command_begin (&change, command, argc, argv, NULL, NULL, &status))
    return status;

  restored = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  for (guint i = 0; change.arguments[i] != NULL; i++)
    if (!restore_game (&change, change.arguments[i], restored))
      return TENBO_EXIT_REFUSED;

  n = g_hash_table_size (restored);
  print_line (tenbo_words_count (ngettext ("%s game restored.", "%s games restored.", n), n));
  return TENBO_EXIT_DONE;
}

TenboExit
tenbo_cmd_history_purge (const TenboCommand *command,
                         int                 argc,
                         char              **argv)
{
  g_auto (TenboChangeCommand) change = { 0 };
  g_autoptr (GError) error = NULL;
  TenboExit    status;
  TenboOutcome outcome;

  if (!tenbo_change_command_begin (&change, command, argc, argv, NULL, NULL, &status))
    return status;

  if (!tenbo_store_commit (change.store, tenbo_write_purge (), &outcome, &error))
    {
      tenbo_complain_of_store (change.path, error);
      return TENBO_EXIT_REFUSED;
    }

  print_line (tenbo_words_count (ngettext ("%s game removed for good.",
                                           "%s games removed for good.",
                                           (gulong) outcome.n_purged),
                                 outcome.n_purged));
  return TENBO_EXIT_DONE;
}
