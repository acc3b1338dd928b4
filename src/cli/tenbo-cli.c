/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-cli.h"

#include "tenbo-columns.h"
#include "tenbo-command.h"
#include "tenbo-config.h"

#include <glib/gi18n-lib.h>
#include <limits.h>
#include <string.h>

/* Every command there is, in the order of --help. */
static const TenboCommand commands[] = {
  {
    .name = "play",
    .arguments = "[FILE]",
    .summary = N_ ("Play a game record and print the score sheet"),
    .details = N_ ("Plays the game record FILE, or the standard input without one, and prints what "
                   "follows from it: scores, the end, the settlement. No database is opened."),
    .min_arguments = 0,
    .max_arguments = 1,
    .run = tenbo_cmd_play,
  },
  {
    .name = "value",
    .arguments = "[FILE]",
    .summary = N_ ("Say what a hand of tiles is worth"),
    .details = N_ ("Values the hand that the request FILE describes, or the standard input without "
                   "one, and prints its reading, what counts in it and the payment; without a "
                   "winning tile, which ones complete it and what each is worth. No database is "
                   "opened."),
    .min_arguments = 0,
    .max_arguments = 1,
    .run = tenbo_cmd_value,
  },
  {
    .name = "rules list",
    .summary = N_ ("List the rulesets"),
    .details = N_ ("Lists the rulesets that come with Tenbo and your own."),
    .run = tenbo_cmd_rules_list,
  },
  {
    .name = "rules show",
    .arguments = "ID",
    .summary = N_ ("Print a ruleset in plain words"),
    .details = N_ ("Prints what the ruleset ID says, in plain words made from its fields."),
    .min_arguments = 1,
    .max_arguments = 1,
    .run = tenbo_cmd_rules_show,
  },
  {
    .name = "rules diff",
    .arguments = "ID ID",
    .summary = N_ ("Compare two rulesets"),
    .details = N_ ("Prints every rule that is different in two rulesets, and what each of them "
                   "says. A dash stands for a rule that has no meaning under a ruleset."),
    .min_arguments = 2,
    .max_arguments = 2,
    .run = tenbo_cmd_rules_diff,
  },
  {
    .name = "rules new",
    .arguments = "ID --from ID",
    .summary = N_ ("Begin a ruleset of your own"),
    .details = N_ ("Writes the file of a new ruleset into the folder of your own rulesets. It "
                   "extends the ruleset that --from names: add the fields that are different. A "
                   "file that is there is replaced only with --force."),
    .min_arguments = 1,
    .max_arguments = 1,
    .run = tenbo_cmd_rules_new,
  },
  {
    .name = "rules check",
    .arguments = "FILE…",
    .summary = N_ ("Check ruleset files"),
    .details = N_ ("Checks ruleset files and says what is wrong in each and what would be right."),
    .min_arguments = 1,
    .max_arguments = INT_MAX,
    .run = tenbo_cmd_rules_check,
  },
  {
    .name = "history list",
    .summary = N_ ("List the games of the history"),
    .details = N_ ("Lists the games of the history, the newest first: all of them, or those that "
                   "are as every option says."),
    .run = tenbo_cmd_history_list,
  },
  {
    .name = "history show",
    .arguments = "ID",
    .summary = N_ ("Print the score sheet of a game of the history"),
    .details = N_ ("Prints the score sheet of a game of the history; “tenbo-cli history list” "
                   "prints the IDs."),
    .max_arguments = 1,
    .run = tenbo_cmd_history_show,
  },
  {
    .name = "history stats",
    .arguments = "[PERSON]",
    .summary = N_ ("Print the figures of a person"),
    .details = N_ ("Prints the figures of a person, each with what it is of; without PERSON the "
                   "standings of all who are no guests. Void and deleted games are in none."),
    .max_arguments = 1,
    .run = tenbo_cmd_history_stats,
  },
  {
    .name = "history void",
    .arguments = "ID…",
    .summary = N_ ("Leave games out of all figures"),
    .details = N_ ("Leaves games out of all figures. They stay in the history, marked as not "
                   "counted."),
    .min_arguments = 1,
    .max_arguments = INT_MAX,
    .run = tenbo_cmd_history_void,
  },
  {
    .name = "history delete",
    .arguments = "ID…",
    .summary = N_ ("Delete games"),
    .details = N_ ("Deletes games. They are kept until “tenbo-cli history purge”, and “tenbo-cli "
                   "history restore” brings them back. Imported again they stay deleted."),
    .min_arguments = 1,
    .max_arguments = INT_MAX,
    .run = tenbo_cmd_history_delete,
  },
  {
    .name = "history restore",
    .arguments = "ID…",
    .summary = N_ ("Bring deleted games back"),
    .details = N_ ("Brings deleted games back as they were; “tenbo-cli history list --deleted” "
                   "prints the IDs."),
    .min_arguments = 1,
    .max_arguments = INT_MAX,
    .run = tenbo_cmd_history_restore,
  },
  {
    .name = "history purge",
    .summary = N_ ("Remove deleted games for good"),
    .details = N_ ("Removes all deleted games from the file. This cannot be taken back."),
    .run = tenbo_cmd_history_purge,
  },
  {
    .name = "history sessions",
    .summary = N_ ("List the evenings of the history"),
    .details = N_ ("Lists the evenings of the history, the newest first."),
    .run = tenbo_cmd_history_sessions,
  },
  {
    .name = "history session",
    .arguments = "ID",
    .summary = N_ ("Print an evening: totals, money, who pays whom"),
    .details = N_ ("Prints an evening: what everybody won, the totals after each game, and who "
                   "pays whom in the fewest transfers; “tenbo-cli history sessions” prints the "
                   "IDs."),
    .max_arguments = 1,
    .run = tenbo_cmd_history_session,
  },
  {
    .name = "history set-session",
    .arguments = "ID",
    .summary = N_ ("Say what an evening is called and played for"),
    .details = N_ ("Says what an evening is called, where it was and what it is played for. An "
                   "empty text or 0 takes it back; what is not named stays as it is."),
    .max_arguments = 1,
    .run = tenbo_cmd_history_set_session,
  },
  {
    .name = "history move",
    .arguments = "ID…",
    .summary = N_ ("Move games to another evening"),
    .details = N_ ("Moves games to another evening, or to one of their own."),
    .min_arguments = 1,
    .max_arguments = INT_MAX,
    .run = tenbo_cmd_history_move,
  },
  {
    .name = "export",
    .arguments = "[ID…]",
    .summary = N_ ("Write games of the history to a file"),
    .details = N_ ("Writes all games of the history, or some of them, as they were entered (json) "
                   "or as a table with a row for each player (csv-games) or each hand "
                   "(csv-hands); the figures of all people as a table (csv-people); or a game or "
                   "an evening as a sheet for paper (pdf), a picture (png) or a text for a "
                   "message (text), or the statistics of a person as a sheet (pdf). Without "
                   "--output it is printed. A file that is there already is replaced only with "
                   "--force, and only when the new one is whole."),
    .max_arguments = INT_MAX,
    .run = tenbo_cmd_export,
  },
  {
    .name = "import",
    .arguments = "FILE",
    .summary = N_ ("Add the games of a file to the history"),
    .details = N_ ("Adds the game or the history in FILE (“-” reads the standard input) to the "
                   "history. Games that are already there are left as they are. If anything in "
                   "the file is refused, nothing is added."),
    .min_arguments = 1,
    .max_arguments = 1,
    .run = tenbo_cmd_import,
  },
  {
    .name = "backup",
    .arguments = "FILE",
    .summary = N_ ("Copy the whole history into a file"),
    .details = N_ ("Copies the whole history into FILE, with everything in it, and looks through "
                   "the copy. “tenbo-cli restore” puts it back. An earlier backup of that name is "
                   "replaced when the new one is whole; another file only with --force."),
    .min_arguments = 1,
    .max_arguments = 1,
    .run = tenbo_cmd_backup,
  },
  {
    .name = "restore",
    .arguments = "FILE",
    .summary = N_ ("Put a backup in the place of the history"),
    .details = N_ ("Puts the backup FILE in the place of the history, after looking through it. "
                   "The history of before is kept beside it; its name is printed. Tenbo must not "
                   "be running."),
    .min_arguments = 1,
    .max_arguments = 1,
    .run = tenbo_cmd_restore,
  },
  {
    .name = "people list",
    .summary = N_ ("List the people of the history"),
    .details = N_ ("Lists who has played, those who played last first."),
    .run = tenbo_cmd_people_list,
  },
  {
    .name = "people show",
    .arguments = "NAME",
    .summary = N_ ("Say who somebody is"),
    .details = N_ ("Says who NAME is: a name or another name of theirs, in any spelling of case, "
                   "width and kana, or the ID that “tenbo-cli people list” prints. Names that "
                   "were merged into them stand below."),
    .min_arguments = 1,
    .max_arguments = 1,
    .run = tenbo_cmd_people_show,
  },
  {
    .name = "people rename",
    .arguments = "NAME NEW",
    .summary = N_ ("Give somebody another name"),
    .details = N_ ("Calls NAME by the name NEW from now on, in all games."),
    .min_arguments = 2,
    .max_arguments = 2,
    .run = tenbo_cmd_people_rename,
  },
  {
    .name = "people alias",
    .arguments = "NAME OTHER",
    .summary = N_ ("Give somebody a second name"),
    .details = N_ ("Makes OTHER another name of NAME: typed or imported, it means the same "
                   "person."),
    .min_arguments = 2,
    .max_arguments = 2,
    .run = tenbo_cmd_people_alias,
  },
  {
    .name = "people merge",
    .arguments = "NAME INTO",
    .summary = N_ ("Make two names one person"),
    .details = N_ ("Makes NAME another spelling of INTO: all games of both are those of INTO. No "
                   "game is changed, so “tenbo-cli people split” takes it back. Two who sit in "
                   "one game are two people, and are never merged."),
    .min_arguments = 2,
    .max_arguments = 2,
    .run = tenbo_cmd_people_merge,
  },
  {
    .name = "people split",
    .arguments = "NAME",
    .summary = N_ ("Take a merge back"),
    .details = N_ ("Makes NAME, which was merged into somebody, a person again."),
    .min_arguments = 1,
    .max_arguments = 1,
    .run = tenbo_cmd_people_split,
  },
  {
    .name = "people guest",
    .arguments = "NAME",
    .summary = N_ ("Note that somebody is a guest"),
    .details = N_ ("Notes that NAME plays as a guest."),
    .min_arguments = 1,
    .max_arguments = 1,
    .run = tenbo_cmd_people_guest,
  },
  {
    .name = "people hide",
    .arguments = "NAME",
    .summary = N_ ("Leave somebody out of lists"),
    .details = N_ ("Leaves NAME out of the lists to choose from. Games and results stay."),
    .min_arguments = 1,
    .max_arguments = 1,
    .run = tenbo_cmd_people_hide,
  },
  {
    .name = "check",
    .summary = N_ ("Check that the history agrees with itself"),
    .details = N_ ("Plays every game of the history again and compares the results with those "
                   "that are stored. Nothing is changed; with --rebuild, games that an older "
                   "Tenbo left uncounted are counted for statistics first."),
    .run = tenbo_cmd_check,
  },
};

/* The words of @name that @argv begins with, or 0 if it begins otherwise. */
static int
match_words (const char *name,
             int         argc,
             char      **argv)
{
  g_auto (GStrv) words = g_strsplit (name, " ", -1);
  int n_words = (int) g_strv_length (words);

  if (argc < n_words)
    return 0;
  for (int i = 0; i < n_words; i++)
    if (!g_str_equal (words[i], argv[i]))
      return 0;

  return n_words;
}

/* Whether the name of @command is @group and a word after it. */
static gboolean
is_in_group (const TenboCommand *command,
             const char         *group)
{
  return g_str_has_prefix (command->name, group) && command->name[strlen (group)] == ' ';
}

/* @word, if several commands begin with it ("rules"), else NULL. */
static const char *
find_group (const char *word)
{
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (is_in_group (&commands[i], word))
      return word;

  return NULL;
}

static void
add_command (TenboColumns       *columns,
             const TenboCommand *command)
{
  tenbo_columns_add_row (columns);
  if (command->arguments != NULL)
    tenbo_columns_take (columns, 0, g_strdup_printf ("%s %s", command->name, command->arguments));
  else
    tenbo_columns_set (columns, 0, command->name);
  tenbo_columns_set (columns, 1, _ (command->summary));
}

/* Lists the commands of @group, or all for NULL. */
static void
print_commands (const char *group)
{
  const TenboAlign alignments[] = { TENBO_ALIGN_START, TENBO_ALIGN_START };
  g_autoptr (TenboColumns) columns = tenbo_columns_new (alignments, G_N_ELEMENTS (alignments));
  g_autoptr (GString) text = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (group == NULL || is_in_group (&commands[i], group))
      add_command (columns, &commands[i]);

  g_string_append_printf (text, "%s\n  tenbo-cli %s\n\n", _ ("Usage:"), _ ("COMMAND [OPTION…]"));
  g_string_append_printf (text, "%s\n", _ ("Commands:"));
  tenbo_columns_print (columns, 2, text);
  g_string_append_printf (text, "\n%s\n", _ ("“tenbo-cli COMMAND --help” explains a command."));
  tenbo_print (text);
}

static TenboExit
refuse_words (int    argc,
              char **argv)
{
  const char *group = argc > 0 ? find_group (argv[0]) : NULL;

  if (argc == 0)
    tenbo_complain (_ ("A command is missing."));
  else if (group != NULL && argc > 1)
    tenbo_complain (_ ("There is no command “%s %s”."), argv[0], argv[1]);
  else if (group != NULL)
    tenbo_complain (_ ("“%s” needs a word after it."), argv[0]);
  else
    tenbo_complain (_ ("There is no command “%s”."), argv[0]);

  if (group != NULL)
    tenbo_advise (_ ("Try “tenbo-cli %s --help”."), group);
  else
    tenbo_advise (_ ("Try “tenbo-cli --help”."));

  return TENBO_EXIT_USAGE;
}

static gboolean
is_help (const char *word)
{
  return g_str_equal (word, "--help") || g_str_equal (word, "-h");
}

static TenboExit
run_words (int    argc,
           char **argv)
{
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      int n_words = match_words (commands[i].name, argc, argv);

      if (n_words > 0)
        {
          /* The last word of the name stands where getopt-like parsers expect the program. */
          return commands[i].run (&commands[i], argc - n_words + 1, argv + n_words - 1);
        }
    }

  if (argc == 1 && is_help (argv[0]))
    {
      print_commands (NULL);
      return TENBO_EXIT_DONE;
    }
  if (argc == 2 && find_group (argv[0]) != NULL && is_help (argv[1]))
    {
      print_commands (argv[0]);
      return TENBO_EXIT_DONE;
    }
  if (argc == 1 && g_str_equal (argv[0], "--version"))
    {
      g_autoptr (GString) text = g_string_new ("tenbo-cli " TENBO_VERSION "\n");

      tenbo_print (text);
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
