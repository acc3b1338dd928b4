/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-record.h"
#include "tenbo-store.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* The frame of all commands: descriptions, options, input and error messages. */

/* Exit statuses, as documented in docs/command-line.md. */
typedef enum
{
  TENBO_EXIT_DONE,
  TENBO_EXIT_REFUSED, /* refused data; the reason is on standard error */
  TENBO_EXIT_USAGE,
} TenboExit;

/* Value of a number whose option is not given. No option accepts it. */
#define TENBO_NOT_GIVEN G_MININT

typedef struct _TenboCommand TenboCommand;

/* A parsed command line: arguments, values of options and the database. The texts are owned, and
 * NULL if the option is not given. */
typedef struct
{
  const TenboCommand *command;
  GStrv               arguments; /* as many as the command takes; file names in the encoding of the
                                    file system */
  TenboStore *store;             /* owned; NULL until it is open (tenbo-database.h) */
  char       *database;          /* NULL: the user's own history */

  /* The games. The period has whole days, both included. */
  char    *since;
  char    *until;
  char    *ruleset;
  char    *opponent;
  GStrv    people;
  char    *words;
  int      n_players; /* 0: any */
  int      minimum;   /* number of games behind a statistic */
  int      latest;    /* number of the latest games; 0: all */
  char    *by;        /* period of totals */
  int      limit;     /* 0: all */
  gboolean only_void;
  gboolean deleted;
  gboolean last;
  gboolean all;

  /* The output. */
  char    *game;
  char    *session;
  char    *person;
  gboolean standings;
  char    *format;
  char    *paper;
  char    *output;
  gboolean force;
  gboolean json;
  gboolean jsonl;
  gboolean quiet;   /* prints only errors */
  gboolean verbose; /* names the files that are opened, on standard error */
  gboolean explain;
  gboolean needs;

  /* The changes. */
  char    *name;
  char    *from;
  char    *to;
  char    *title;
  char    *venue; /* also filters games */
  char    *note;
  char    *unit;
  char    *payer;
  int      rate; /* or TENBO_NOT_GIVEN, like the next two */
  int      per_point;
  int      fee;
  gboolean apart;
  gboolean off; /* reverts the change */
  gboolean recorded;
  gboolean rebuild;
  gboolean repair;

  /* The shared folder. */
  gboolean send_only;
  gboolean initials;
  gboolean watch;
  gboolean board;
} TenboInvocation;

typedef TenboExit TenboCommandFunc (TenboInvocation *self);

struct _TenboCommand
{
  const char *name;           /* one word or two: "rules show" */
  const char *arguments;      /* after the options, "FILE…"; or NULL */
  const char *summary;        /* one line, for the list of commands; not translated yet */
  const char *details;        /* a paragraph for --help; not translated yet */
  const char *example;        /* a command line that works for most users */
  int         n_arguments[2]; /* minimum and maximum */

  const GOptionEntry *options; /* with TENBO_OPTION(), terminated by an empty one; or NULL */
  TenboCommandFunc   *run;
};

/* Value of `arg_data` for an option that sets the member @member of TenboInvocation. */
#define TENBO_OPTION(member) GSIZE_TO_POINTER (G_STRUCT_OFFSET (TenboInvocation, member))

/* Option of commands that print data for programs. */
#define TENBO_JSON_OPTION                                 \
  {                                                       \
    "json", 0, 0, G_OPTION_ARG_NONE, TENBO_OPTION (json), \
    N_ ("Print JSON"), NULL                               \
  }

/* Option of commands that write a file. */
#define TENBO_FORCE_OPTION                                  \
  {                                                         \
    "force", 0, 0, G_OPTION_ARG_NONE, TENBO_OPTION (force), \
    N_ ("Replace an existing file"), NULL                   \
  }

/* Commands, in the order of --help; each list is terminated by a command without a name. */
extern const TenboCommand tenbo_commands_play[];
extern const TenboCommand tenbo_commands_value[];
extern const TenboCommand tenbo_commands_rules[];
extern const TenboCommand tenbo_commands_history[];
extern const TenboCommand tenbo_commands_stats[];
extern const TenboCommand tenbo_commands_totals[];
extern const TenboCommand tenbo_commands_change[];
extern const TenboCommand tenbo_commands_session[];
extern const TenboCommand tenbo_commands_export[];
extern const TenboCommand tenbo_commands_import[];
extern const TenboCommand tenbo_commands_backup[];
extern const TenboCommand tenbo_commands_people[];
extern const TenboCommand tenbo_commands_folder[];
extern const TenboCommand tenbo_commands_check[];
extern const TenboCommand tenbo_commands_commands[];

/* Returns the command with the index @index among all commands; NULL after the last. */
const TenboCommand *tenbo_cli_get_command (gsize index);

/* Parses @argv, whose first element is ignored, and runs @command. Prints the help if --help is
 * given, and reports wrong usage. */
TenboExit tenbo_command_run (const TenboCommand *command,
                             int                 argc,
                             char              **argv);

/* Runs the command line tool. Returns the exit status. */
int tenbo_cli_run (int    argc,
                   char **argv);

/* Reports wrong usage on standard error, with a pointer to --help. Returns TENBO_EXIT_USAGE. */
TenboExit tenbo_misused (const TenboInvocation *self,
                         const char            *format,
                         ...) G_GNUC_PRINTF (2, 3);

/* Checks that @number, the value of @option ("--rate"), is from @min to @max; G_MAXINT means no
 * upper limit. Returns FALSE after reporting wrong usage. */
gboolean tenbo_check_number (const TenboInvocation *self,
                             const char            *option,
                             int                    number,
                             int                    min,
                             int                    max);

/* Checks that @text, the value of @what ("--title", "NEW"), is UTF-8 and has at most @max
 * characters; NULL is valid. Returns FALSE after reporting wrong usage. */
gboolean tenbo_check_text (const TenboInvocation *self,
                           const char            *what,
                           const char            *text,
                           guint                  max);

/* Reports a refusal on standard error: "tenbo-cli: …". Returns TENBO_EXIT_REFUSED, like all
 * functions that report errors other than wrong usage. */
TenboExit tenbo_print_error (const char *format,
                             ...) G_GNUC_PRINTF (1, 2);

/* Prints advice about the error reported last on standard error. */
void tenbo_print_hint (const char *format,
                       ...) G_GNUC_PRINTF (1, 2);

/* Reports a problem in the record @file: the file, the location in it and the correct form. @prefix
 * is the location of the record in its file ("games[3]", "line 4"), or NULL. */
TenboExit tenbo_print_record_error (const char               *file,
                                    const char               *prefix,
                                    const TenboRecordProblem *problem);

/* Returns the display name of the file @path; "-" is the standard input. Transfer full. */
char *tenbo_file_label (const char *path);

/* Opens the file @path, or the standard input for "-". Returns -1 after reporting an error. */
int tenbo_open_input (const char *path);

/* Closes a descriptor from tenbo_open_input(). */
void tenbo_close_input (int fd);

/* Reports that @path cannot be read, with the reason in errno. */
TenboExit tenbo_print_input_error (const char *path);

/* Reads all of the file @path, or of the standard input for "-". Returns FALSE after reporting an
 * error. Does not map the file: if another program truncated a mapped file, a signal would end this
 * program. */
gboolean tenbo_read_file (const char *path,
                          char      **contents,
                          gsize      *length);

/* Prints on standard error which file @self opens, if the user asked for it: --verbose. */
void tenbo_print_opened (const TenboInvocation *self,
                         const char            *path);

/* Writes @text to the standard output as UTF-8, like the files, and empties it. With --quiet, this
 * and the functions below write nothing. */
void tenbo_print (GString *text);

/* Prints a line. */
void tenbo_print_line (const char *format,
                       ...) G_GNUC_PRINTF (1, 2);

/* Prints the line @format with its "%s" replaced by the number @n (tenbo_words_count()). */
void tenbo_print_count (const char *format,
                        gint64      n);

/* Flushes the standard output. Returns FALSE after reporting an error if not all of it could be
 * written. */
gboolean tenbo_flush (void);

/* Returns the built-in rulesets and the user's own. Transfer full. */
TenboRulesetList *tenbo_command_rulesets (void);

/* Finds the ruleset with the ID @id in @rulesets. Transfer full; NULL after reporting an error. */
TenboRuleset *tenbo_command_find_ruleset (TenboRulesetList *rulesets,
                                          const char       *id);

/* Reports all errors of a ruleset, one per line. */
TenboExit tenbo_print_ruleset_error (const GError *error);

G_END_DECLS
