/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-columns.h"
#include "tenbo-config.h"
#include "tenbo-similar.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* All commands, in the order of --help. */
static const TenboCommand *const groups[] = {
  tenbo_commands_play,
  tenbo_commands_value,
  tenbo_commands_rules,
  tenbo_commands_history,
  tenbo_commands_stats,
  tenbo_commands_totals,
  tenbo_commands_change,
  tenbo_commands_session,
  tenbo_commands_export,
  tenbo_commands_import,
  tenbo_commands_backup,
  tenbo_commands_people,
  tenbo_commands_folder,
  tenbo_commands_check,
  tenbo_commands_commands,
};

const TenboCommand *
tenbo_cli_get_command (gsize index)
{
  for (gsize i = 0; i < G_N_ELEMENTS (groups); i++)
    for (const TenboCommand *command = groups[i]; command->name != NULL; command++)
      if (index-- == 0)
        return command;

  return NULL;
}

/* Returns whether the name of @command is @group and another word. */
static gboolean
is_in_group (const TenboCommand *command,
             const char         *group)
{
  return g_str_has_prefix (command->name, group) && command->name[strlen (group)] == ' ';
}

/* Returns @word if several commands begin with it ("rules"), else NULL. */
static const char *
find_group (const char *word)
{
  const TenboCommand *command;

  for (gsize i = 0; (command = tenbo_cli_get_command (i)) != NULL; i++)
    if (is_in_group (command, word))
      return word;

  return NULL;
}

/* Lists the commands of @group; NULL means all. */
static void
print_commands (const char *group)
{
  g_autoptr (TenboColumns) columns = tenbo_columns_new ("ll");
  g_autoptr (GString) text = g_string_new (NULL);
  const TenboCommand *command;

  for (gsize i = 0; (command = tenbo_cli_get_command (i)) != NULL; i++)
    if (group == NULL || is_in_group (command, group))
      tenbo_columns_take_row (columns, (char *[]) {
                                         g_strjoin (" ", command->name, command->arguments, NULL),
                                         tenbo_text_printable (_ (command->summary)),
                                       });

  g_string_append_printf (text, "%s\n  tenbo-cli %s\n\n", _ ("Usage:"), _ ("COMMAND [OPTION…]"));
  g_string_append_printf (text, "%s\n", _ ("Commands:"));
  tenbo_columns_print (columns, 2, text);
  g_string_append_printf (text, "\n%s\n", _ ("Run “tenbo-cli COMMAND --help” for help about a "
                                             "command."));
  tenbo_print (text);
}

/* Returns the first or only words of all commands; with @group, the second words of its commands.
 * Transfer full. */
static GStrv
list_words (const char *group)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  const TenboCommand *command;

  for (gsize i = 0; (command = tenbo_cli_get_command (i)) != NULL; i++)
    if (group == NULL)
      g_strv_builder_take (words, g_strndup (command->name, strcspn (command->name, " ")));
    else if (is_in_group (command, group))
      g_strv_builder_add (words, command->name + strlen (group) + 1);

  return g_strv_builder_end (words);
}

/* Prints the command or subcommand that is similar to the unknown @word. Returns FALSE if there is
 * none. */
static gboolean
suggest (const char *group,
         const char *word)
{
  g_auto (GStrv) known = list_words (group);
  const char *similar = tenbo_similar_find (word, (const char *const *) known,
                                            g_strv_length (known));

  if (similar != NULL && group != NULL)
    tenbo_print_hint (_ ("Did you mean “%s %s”?"), group, similar);
  else if (similar != NULL)
    tenbo_print_hint (_ ("Did you mean “%s”?"), similar);
  return similar != NULL;
}

static TenboExit
refuse_words (int    argc,
              char **argv)
{
  const char *group = argc > 0 ? find_group (argv[0]) : NULL;
  gboolean    is_suggested = FALSE;

  if (argc == 0)
    tenbo_print_error (_ ("Missing command."));
  else if (group != NULL && argc > 1)
    tenbo_print_error (_ ("Unknown command “%s %s”."), argv[0], argv[1]);
  else if (group != NULL)
    tenbo_print_error (_ ("Missing subcommand of “%s”."), argv[0]);
  else
    tenbo_print_error (_ ("Unknown command “%s”."), argv[0]);

  if (group == NULL ? argc > 0 : argc > 1)
    is_suggested = suggest (group, argv[group != NULL]);
  if (is_suggested)
    return TENBO_EXIT_USAGE;
  if (group != NULL)
    tenbo_print_hint (_ ("Try “tenbo-cli %s --help”."), group);
  else
    tenbo_print_hint (_ ("Try “tenbo-cli --help”."));

  return TENBO_EXIT_USAGE;
}

static TenboExit
run_words (int    argc,
           char **argv)
{
  gboolean            is_help = argc > 0 && (g_str_equal (argv[argc - 1], "--help") ||
                                  g_str_equal (argv[argc - 1], "-h"));
  const TenboCommand *command;

  for (gsize i = 0; (command = tenbo_cli_get_command (i)) != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (command->name, " ", -1);
      int n_words = (int) g_strv_length (words);
      int n_same = 0;

      while (n_same < n_words && n_same < argc && g_str_equal (words[n_same], argv[n_same]))
        n_same++;
      /* Parsers in the style of getopt expect the program in argv[0], so pass the last word of the
       * name there. */
      if (n_same == n_words)
        return tenbo_command_run (command, argc - n_words + 1, argv + n_words - 1);
    }

  if (is_help && (argc == 1 || (argc == 2 && find_group (argv[0]) != NULL)))
    {
      print_commands (argc == 2 ? argv[0] : NULL);
      return TENBO_EXIT_DONE;
    }
  if (argc == 1 && g_str_equal (argv[0], "--version"))
    {
      tenbo_print_line ("tenbo-cli %s", TENBO_VERSION);
      return TENBO_EXIT_DONE;
    }

  return refuse_words (argc, argv);
}

int
tenbo_cli_run (int    argc,
               char **argv)
{
  TenboExit status = run_words (argc - 1, argv + 1);

  if (!tenbo_flush () && status == TENBO_EXIT_DONE)
    status = TENBO_EXIT_REFUSED;

  return (int) status;
}
