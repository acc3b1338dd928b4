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

struct _TenboCommand
{
  const char *name;      /* one word or two: "rules show" */
  const char *arguments; /* what follows the options, "FILE…"; or NULL */
  const char *summary;   /* one line, for the list of commands; not translated yet */
  const char *details;   /* a paragraph for --help; not translated yet */
  int         min_arguments;
  int         max_arguments;

  /* Runs the command; @argv[0] is the name of the program. */
  TenboExit (*run) (const TenboCommand *self,
                    int                 argc,
                    char              **argv);
};

/* One for each file cmd-*.c; the table of commands in tenbo-cli.c names them. */
TenboExit tenbo_cmd_play (const TenboCommand *command,
                          int                 argc,
                          char              **argv);
TenboExit tenbo_cmd_value (const TenboCommand *command,
                           int                 argc,
                           char              **argv);
TenboExit tenbo_cmd_rules_list (const TenboCommand *command,
                                int                 argc,
                                char              **argv);
TenboExit tenbo_cmd_rules_show (const TenboCommand *command,
                                int                 argc,
                                char              **argv);
TenboExit tenbo_cmd_rules_diff (const TenboCommand *command,
                                int                 argc,
                                char              **argv);
TenboExit tenbo_cmd_rules_new (const TenboCommand *command,
                               int                 argc,
                               char              **argv);
TenboExit tenbo_cmd_rules_check (const TenboCommand *command,
                                 int                 argc,
                                 char              **argv);
TenboExit tenbo_cmd_history_list (const TenboCommand *command,
                                  int                 argc,
                                  char              **argv);
TenboExit tenbo_cmd_history_show (const TenboCommand *command,
                                  int                 argc,
                                  char              **argv);
TenboExit tenbo_cmd_history_stats (const TenboCommand *command,
                                   int                 argc,
                                   char              **argv);
TenboExit tenbo_cmd_history_void (const TenboCommand *command,
                                  int                 argc,
                                  char              **argv);
TenboExit tenbo_cmd_history_delete (const TenboCommand *command,
                                    int                 argc,
                                    char              **argv);
TenboExit tenbo_cmd_history_restore (const TenboCommand *command,
                                     int                 argc,
                                     char              **argv);
TenboExit tenbo_cmd_history_purge (const TenboCommand *command,
                                   int                 argc,
                                   char              **argv);
TenboExit tenbo_cmd_history_sessions (const TenboCommand *command,
                                      int                 argc,
                                      char              **argv);
TenboExit tenbo_cmd_history_session (const TenboCommand *command,
                                     int                 argc,
                                     char              **argv);
TenboExit tenbo_cmd_history_set_session (const TenboCommand *command,
                                         int                 argc,
                                         char              **argv);
TenboExit tenbo_cmd_history_move (const TenboCommand *command,
                                  int                 argc,
                                  char              **argv);
TenboExit tenbo_cmd_export (const TenboCommand *command,
                            int                 argc,
                            char              **argv);
TenboExit tenbo_cmd_import (const TenboCommand *command,
                            int                 argc,
                            char              **argv);
TenboExit tenbo_cmd_backup (const TenboCommand *command,
                            int                 argc,
                            char              **argv);
TenboExit tenbo_cmd_restore (const TenboCommand *command,
                             int                 argc,
                             char              **argv);
TenboExit tenbo_cmd_people_list (const TenboCommand *command,
                                 int                 argc,
                                 char              **argv);
TenboExit tenbo_cmd_people_show (const TenboCommand *command,
                                 int                 argc,
                                 char              **argv);
TenboExit tenbo_cmd_people_rename (const TenboCommand *command,
                                   int                 argc,
                                   char              **argv);
TenboExit tenbo_cmd_people_alias (const TenboCommand *command,
                                  int                 argc,
                                  char              **argv);
TenboExit tenbo_cmd_people_merge (const TenboCommand *command,
                                  int                 argc,
                                  char              **argv);
TenboExit tenbo_cmd_people_split (const TenboCommand *command,
                                  int                 argc,
                                  char              **argv);
TenboExit tenbo_cmd_people_guest (const TenboCommand *command,
                                  int                 argc,
                                  char              **argv);
TenboExit tenbo_cmd_people_hide (const TenboCommand *command,
                                 int                 argc,
                                 char              **argv);
TenboExit tenbo_cmd_check (const TenboCommand *command,
                           int                 argc,
                           char              **argv);

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

/* Says how many lines of @path were refused. Only the first is told in full: the answers say the
 * rest. */
void tenbo_complain_of_lines (const char *path,
                              guint64     n_refused,
                              guint64     n_lines);

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
