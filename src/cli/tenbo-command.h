/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-record.h"

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

typedef struct _TenboCommand TenboCommand;

/* Runs @command; @argv[0] is the name of the program. */
typedef TenboExit TenboCommandFunc (const TenboCommand *command,
                                    int                 argc,
                                    char              **argv);

struct _TenboCommand
{
  const char *name;      /* one word or two: "rules show" */
  const char *arguments; /* what follows the options, "FILE…"; or NULL */
  const char *summary;   /* one line, for the list of commands; not translated yet */
  const char *details;   /* a paragraph for --help; not translated yet */
  int         min_arguments;
  int         max_arguments;

  TenboCommandFunc *run;
};

/* The commands; the table in tenbo-cli.c says what each is for. */
TenboCommandFunc tenbo_cmd_play;
TenboCommandFunc tenbo_cmd_value;
TenboCommandFunc tenbo_cmd_rules_list;
TenboCommandFunc tenbo_cmd_rules_show;
TenboCommandFunc tenbo_cmd_rules_diff;
TenboCommandFunc tenbo_cmd_rules_new;
TenboCommandFunc tenbo_cmd_rules_check;
TenboCommandFunc tenbo_cmd_history_list;
TenboCommandFunc tenbo_cmd_history_show;
TenboCommandFunc tenbo_cmd_history_stats;
TenboCommandFunc tenbo_cmd_history_void;
TenboCommandFunc tenbo_cmd_history_delete;
TenboCommandFunc tenbo_cmd_history_restore;
TenboCommandFunc tenbo_cmd_history_purge;
TenboCommandFunc tenbo_cmd_history_sessions;
TenboCommandFunc tenbo_cmd_history_session;
TenboCommandFunc tenbo_cmd_history_set_session;
TenboCommandFunc tenbo_cmd_history_move;
TenboCommandFunc tenbo_cmd_export;
TenboCommandFunc tenbo_cmd_import;
TenboCommandFunc tenbo_cmd_backup;
TenboCommandFunc tenbo_cmd_restore;
TenboCommandFunc tenbo_cmd_people_list;
TenboCommandFunc tenbo_cmd_people_show;
TenboCommandFunc tenbo_cmd_people_rename;
TenboCommandFunc tenbo_cmd_people_alias;
TenboCommandFunc tenbo_cmd_people_merge;
TenboCommandFunc tenbo_cmd_people_split;
TenboCommandFunc tenbo_cmd_people_guest;
TenboCommandFunc tenbo_cmd_people_hide;
TenboCommandFunc tenbo_cmd_check;

/* Reads the options @entries (ended by an empty one, or NULL) and --help, and the arguments into
 * *@arguments, whose number is as the command says; file names in the encoding of the file system.
 * FALSE if there is nothing left to do, with the exit status in *@status: help was printed, or the
 * usage was wrong and said so. */
gboolean tenbo_command_parse (const TenboCommand *self,
                              int                 argc,
                              char              **argv,
                              const GOptionEntry *entries,
                              GStrv              *arguments,
                              TenboExit          *status);

/* Complains of wrong usage on standard error, with a pointer to --help. Returns
 * TENBO_EXIT_USAGE. */
TenboExit tenbo_command_misused (const TenboCommand *self,
                                 const char         *format,
                                 ...) G_GNUC_PRINTF (2, 3);

/* Checks that @number, the value of @option ("--rate"), is from @min to @max; G_MAXINT: no upper
 * limit. Returns FALSE after complaining as above. */
gboolean tenbo_command_check_number (const TenboCommand *self,
                                     const char         *option,
                                     int                 number,
                                     int                 min,
                                     int                 max);

/* Checks that @text, the value of @what ("--title", "NEW"), is UTF-8 and has at most @max
 * characters; NULL passes. Returns FALSE after complaining as above. */
gboolean tenbo_command_check_text (const TenboCommand *self,
                                   const char         *what,
                                   const char         *text,
                                   guint               max);

/* Says on standard error why something was refused: "tenbo-cli: …". */
void tenbo_complain (const char *format,
                     ...) G_GNUC_PRINTF (1, 2);

/* Says on standard error what to do about what was just complained of. */
void tenbo_advise (const char *format,
                   ...) G_GNUC_PRINTF (1, 2);

/* Complains of a problem in the record @file: the file, the place in it, what would be right.
 * @prefix is the place of the record in its file ("games[3]", "line 4"), or NULL. */
void tenbo_complain_of_record (const char               *file,
                               const char               *prefix,
                               const TenboRecordProblem *problem);

/* What to call the file @path, where "-" is the standard input. Transfer full. */
char *tenbo_file_label (const char *path);

/* Opens the file @path, or the standard input for "-"; -1 after complaining. */
int tenbo_open_input (const char *path);

/* Closes what tenbo_open_input() gave. */
void tenbo_close_input (int fd);

/* Complains that @path cannot be read, for the reason in errno. */
void tenbo_complain_of_input (const char *path);

/* Reads all of the file @path, or of the standard input for "-". FALSE after complaining. No
 * file is mapped: if another program cut a mapped file short, this program would be killed. */
gboolean tenbo_read_file (const char *path,
                          char      **contents,
                          gsize      *length);

/* Writes @text to the standard output and empties it; always UTF-8, as the files are. */
void tenbo_print (GString *text);

/* Brings the output on its way. FALSE after complaining, if not all of it could be written. */
gboolean tenbo_flush (void);

/* The rulesets shipped and the user's own. Transfer full. */
TenboRulesetList *tenbo_command_rulesets (void);

/* Finds the ruleset with the id @id in @rulesets. Transfer full; NULL after complaining. */
TenboRuleset *tenbo_command_find_ruleset (TenboRulesetList *rulesets,
                                          const char       *id);

/* Complains of everything that is wrong with a ruleset, each on a line of its own. */
void tenbo_complain_of_ruleset (const GError *error);

G_END_DECLS
