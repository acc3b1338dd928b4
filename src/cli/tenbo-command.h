/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-record.h"
#include "tenbo-store.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* What every command of the tool shares: its description, its options, how it reads and
 * complains. */

/* The exit statuses of the contract (docs/command-line.md). */
typedef enum
{
  TENBO_EXIT_DONE,
  TENBO_EXIT_REFUSED, /* the data was refused, said on standard error */
  TENBO_EXIT_USAGE,
} TenboExit;

/* A number that no option gives. */
#define TENBO_NOT_GIVEN G_MININT

typedef struct _TenboCommand TenboCommand;

/* A command that was typed: its arguments, the values of its options, the database it works on. The
 * texts are owned, and NULL if the option is not given. */
typedef struct
{
  const TenboCommand *command;
  GStrv               arguments; /* as many as the command takes; file names as the file system has
                                    them */
  TenboStore *store;             /* owned; NULL until it is opened (tenbo-database.h) */
  char       *database;          /* NULL: the user's own history */

  /* Which games: the days are whole, and both are in the period. */
  char    *since;
  char    *until;
  char    *ruleset;
  char    *opponent;
  GStrv    people;
  char    *words;
  int      n_players; /* 0: of any number */
  int      minimum;   /* of games that a figure is of */
  int      limit;     /* 0: all */
  gboolean only_void;
  gboolean deleted;
  gboolean last;
  gboolean all;

  /* What to write, and where. */
  char    *game;
  char    *session;
  char    *person;
  char    *format;
  char    *paper;
  char    *output;
  gboolean force;
  gboolean json;
  gboolean jsonl;
  gboolean explain;
  gboolean needs;

  /* What to change. */
  char    *name;
  char    *from;
  char    *to;
  char    *title;
  char    *place; /* also of the games that are asked for */
  char    *note;
  char    *unit;
  char    *payer;
  int      rate; /* or TENBO_NOT_GIVEN, as the next two */
  int      per_point;
  int      fee;
  gboolean apart;
  gboolean off; /* takes the change back */
  gboolean recorded;
  gboolean rebuild;
} TenboInvocation;

typedef TenboExit TenboCommandFunc (TenboInvocation *self);

struct _TenboCommand
{
  const char *name;           /* one word or two: "rules show" */
  const char *arguments;      /* what follows the options, "FILE…"; or NULL */
  const char *summary;        /* one line, for the list of commands; not translated yet */
  const char *details;        /* a paragraph for --help; not translated yet */
  int         n_arguments[2]; /* the least and the most */

  const GOptionEntry *options; /* with TENBO_OPTION(), ended by an empty one; or NULL */
  TenboCommandFunc   *run;
};

/* What is `arg_data` of an option whose value is the member @member of TenboInvocation. */
#define TENBO_OPTION(member) GSIZE_TO_POINTER (G_STRUCT_OFFSET (TenboInvocation, member))

/* The option of commands that write a file. */
#define TENBO_FORCE_OPTION                                  \
  {                                                         \
    "force", 0, 0, G_OPTION_ARG_NONE, TENBO_OPTION (force), \
    N_ ("Replace a file that is there already"), NULL       \
  }

/* The commands, in the order of --help; each list ends with one without a name. */
extern const TenboCommand tenbo_commands_play[];
extern const TenboCommand tenbo_commands_value[];
extern const TenboCommand tenbo_commands_rules[];
extern const TenboCommand tenbo_commands_history[];
extern const TenboCommand tenbo_commands_stats[];
extern const TenboCommand tenbo_commands_change[];
extern const TenboCommand tenbo_commands_session[];
extern const TenboCommand tenbo_commands_export[];
extern const TenboCommand tenbo_commands_import[];
extern const TenboCommand tenbo_commands_backup[];
extern const TenboCommand tenbo_commands_people[];
extern const TenboCommand tenbo_commands_check[];

/* Reads the options and arguments in @argv, whose first word is not one of them, and runs @command;
 * prints the help or complains of wrong usage if that is what they ask for. */
TenboExit tenbo_command_run (const TenboCommand *command,
                             int                 argc,
                             char              **argv);

/* Runs the command line tool. Returns the exit status. */
int tenbo_cli_run (int    argc,
                   char **argv);

/* Complains of wrong usage on standard error, with a pointer to --help. Returns
 * TENBO_EXIT_USAGE. */
TenboExit tenbo_misused (const TenboInvocation *self,
                         const char            *format,
                         ...) G_GNUC_PRINTF (2, 3);

/* Checks that @number, the value of @option ("--rate"), is from @min to @max; G_MAXINT: no upper
 * limit. Returns FALSE after complaining as above. */
gboolean tenbo_check_number (const TenboInvocation *self,
                             const char            *option,
                             int                    number,
                             int                    min,
                             int                    max);

/* Checks that @text, the value of @what ("--title", "NEW"), is UTF-8 and has at most @max
 * characters; NULL passes. Returns FALSE after complaining as above. */
gboolean tenbo_check_text (const TenboInvocation *self,
                           const char            *what,
                           const char            *text,
                           guint                  max);

/* Says on standard error why something was refused: "tenbo-cli: …". Returns TENBO_EXIT_REFUSED, as
 * all that complain of what is no wrong usage. */
TenboExit tenbo_complain (const char *format,
                          ...) G_GNUC_PRINTF (1, 2);

/* Says on standard error what to do about what was just complained of. */
void tenbo_advise (const char *format,
                   ...) G_GNUC_PRINTF (1, 2);

/* Complains of a problem in the record @file: the file, the place in it, what would be right.
 * @prefix is the place of the record in its file ("games[3]", "line 4"), or NULL. */
TenboExit tenbo_complain_of_record (const char               *file,
                                    const char               *prefix,
                                    const TenboRecordProblem *problem);

/* What to call the file @path, where "-" is the standard input. Transfer full. */
char *tenbo_file_label (const char *path);

/* Opens the file @path, or the standard input for "-"; -1 after complaining. */
int tenbo_open_input (const char *path);

/* Closes what tenbo_open_input() gave. */
void tenbo_close_input (int fd);

/* Complains that @path cannot be read, for the reason in errno. */
TenboExit tenbo_complain_of_input (const char *path);

/* Reads all of the file @path, or of the standard input for "-". FALSE after complaining. No
 * file is mapped: if another program cut a mapped file short, this program would be killed. */
gboolean tenbo_read_file (const char *path,
                          char      **contents,
                          gsize      *length);

/* Writes @text to the standard output and empties it; always UTF-8, as the files are. */
void tenbo_print (GString *text);

/* Prints a line. */
void tenbo_print_line (const char *format,
                       ...) G_GNUC_PRINTF (1, 2);

/* Prints the line @format with the number @n in place of its "%s" (tenbo_words_count()). */
void tenbo_print_count (const char *format,
                        gint64      n);

/* Brings the output on its way. FALSE after complaining, if not all of it could be written. */
gboolean tenbo_flush (void);

/* The rulesets shipped and the user's own. Transfer full. */
TenboRulesetList *tenbo_command_rulesets (void);

/* Finds the ruleset with the id @id in @rulesets. Transfer full; NULL after complaining. */
TenboRuleset *tenbo_command_find_ruleset (TenboRulesetList *rulesets,
                                          const char       *id);

/* Complains of everything that is wrong with a ruleset, each on a line of its own. */
TenboExit tenbo_complain_of_ruleset (const GError *error);

G_END_DECLS
