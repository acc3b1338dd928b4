/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-columns.h"
#include "tenbo-config.h"
#include "tenbo-free-text.h"
#include "tenbo-similar.h"
#include "tenbo-words.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#define READ_CHUNK 65536
/* Width of wrapped texts in cells, if the output is no terminal, and the limits on one */
#define TEXT_WIDTH     78
#define MIN_TEXT_WIDTH 40
#define MAX_TEXT_WIDTH 100

static gboolean is_quiet; /* --quiet of the command that runs */

/* Frees the values of the options of @self->command. */
static void
free_values (TenboInvocation *self)
{
  for (const GOptionEntry *option = self->command->options;
       option != NULL && option->long_name != NULL; option++)
    {
      gpointer value = G_STRUCT_MEMBER_P (self, GPOINTER_TO_SIZE (option->arg_data));

      if (option->arg == G_OPTION_ARG_STRING || option->arg == G_OPTION_ARG_FILENAME)
        g_clear_pointer ((char **) value, g_free);
      else if (option->arg == G_OPTION_ARG_STRING_ARRAY)
        g_clear_pointer ((GStrv *) value, g_strfreev);
    }
}

static void
invocation_clear (TenboInvocation *self)
{
  free_values (self);
  g_clear_object (&self->store);
  g_clear_pointer (&self->arguments, g_strfreev);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TenboInvocation, invocation_clear)

TenboExit
tenbo_misused (const TenboInvocation *self,
               const char            *format,
               ...)
{
  g_autofree char *message = NULL;
  va_list          args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  tenbo_print_error ("%s", message);
  tenbo_print_hint (_ ("Try “tenbo-cli %s --help”."), self->command->name);

  return TENBO_EXIT_USAGE;
}

gboolean
tenbo_check_number (const TenboInvocation *self,
                    const char            *option,
                    int                    number,
                    int                    min,
                    int                    max)
{
  g_autofree char *given = tenbo_words_points (number, FALSE);
  g_autofree char *least = tenbo_words_points (min, FALSE);
  g_autofree char *most = tenbo_words_points (max, FALSE);

  if (number >= min && number <= max)
    return TRUE;

  if (max == G_MAXINT)
    tenbo_misused (self, _ ("%s: %s is out of range; use %s or more."), option,
                   given, least);
  else
    tenbo_misused (self, _ ("%s: %s is out of range; use %s to %s."), option,
                   given, least, most);
  return FALSE;
}

gboolean
tenbo_check_text (const TenboInvocation *self,
                  const char            *what,
                  const char            *text,
                  guint                  max)
{
  g_autofree char *most = tenbo_words_points (max, FALSE);

  if (text != NULL && !g_utf8_validate (text, -1, NULL))
    {
      tenbo_misused (self, _ ("%s: invalid UTF-8."), what);
      return FALSE;
    }
  if (text == NULL || !tenbo_free_text_is_longer (text, max))
    return TRUE;

  tenbo_misused (self, _ ("%s: too long; use at most %s characters."), what,
                 most);
  return FALSE;
}

/* Returns the width of wrapped texts: that of the terminal, within limits. */
static guint
get_text_width (void)
{
  struct winsize size = { 0 };

  if (ioctl (STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
    return TEXT_WIDTH;

  return CLAMP (size.ws_col - 1u, MIN_TEXT_WIDTH, MAX_TEXT_WIDTH);
}

/* The options of all commands; the same in describe-commands.py */
static const char *const common_names[] = { "help", "quiet", "verbose" };

/* Reports @error of the options @argv. Suggests the option that is similar to an unknown one. */
static TenboExit
refuse_options (const TenboInvocation *self,
                char *const           *argv,
                const GError          *error)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();

  for (const GOptionEntry *option = self->command->options;
       option != NULL && option->long_name != NULL; option++)
    g_ptr_array_add (known, (gpointer) option->long_name);
  for (gsize i = 0; i < G_N_ELEMENTS (common_names); i++)
    g_ptr_array_add (known, (gpointer) common_names[i]);

  for (; g_error_matches (error, G_OPTION_ERROR, G_OPTION_ERROR_UNKNOWN_OPTION) && *argv != NULL;
       argv++)
    if (g_str_has_prefix (*argv, "--") && strstr (error->message, *argv) != NULL)
      {
        g_autofree char *name = g_strdup (*argv + strlen ("--"));
        const char      *similar;

        name[strcspn (name, "=")] = '\0';
        similar = tenbo_similar_find (name, (const char *const *) known->pdata, known->len);
        if (similar != NULL)
          {
            tenbo_print_error ("%s", error->message);
            tenbo_print_hint (_ ("Did you mean “%s%s”?"), "--", similar);
            return TENBO_EXIT_USAGE;
          }
      }

  return tenbo_misused (self, "%s", error->message);
}

static TenboExit
refuse_missing_argument (const TenboCommand *command)
{
  tenbo_print_error (_ ("Missing argument."));
  tenbo_print_hint (_ ("Usage: tenbo-cli %s [OPTION…] %s"), command->name, command->arguments);
  tenbo_print_hint (_ ("Try “tenbo-cli %s --help”."), command->name);

  return TENBO_EXIT_USAGE;
}

/* Handles --help without exiting, unlike the option of GOption, so that main() returns. */
static GOptionContext *
make_context (TenboInvocation *self,
              gboolean        *help)
{
  const TenboCommand *command = self->command;
  g_auto (GStrv) lines = tenbo_text_wrap (_ (command->details), get_text_width ());
  g_autofree char   *example = NULL;
  const GOptionEntry common[] = {
    { "quiet", 'q', 0, G_OPTION_ARG_NONE, &self->quiet, N_ ("Print only errors"), NULL },
    { "verbose", 'v', 0, G_OPTION_ARG_NONE, &self->verbose,
      N_ ("Name the files that are opened, on standard error"), NULL },
    { "help", 'h', 0, G_OPTION_ARG_NONE, help, N_ ("Show this help"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &self->arguments, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autofree char *summary = g_strjoinv ("\n", lines);
  GOptionContext  *context = g_option_context_new (command->arguments);

  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_summary (context, summary);
  example = g_strdup_printf ("%s\n  %s", _ ("Example:"), command->example);
  g_option_context_set_description (context, example);
  for (const GOptionEntry *option = command->options;
       option != NULL && option->long_name != NULL; option++)
    {
      GOptionEntry entries[] = { *option, G_OPTION_ENTRY_NULL };

      entries[0].arg_data = G_STRUCT_MEMBER_P (self, GPOINTER_TO_SIZE (option->arg_data));
      g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
    }
  g_option_context_add_main_entries (context, common, GETTEXT_PACKAGE);

  return context;
}

TenboExit
tenbo_command_run (const TenboCommand *command,
                   int                 argc,
                   char              **argv)
{
  g_auto (TenboInvocation) self = {
    .command = command,
    .minimum = 1,
    .rate = TENBO_NOT_GIVEN,
    .per_point = TENBO_NOT_GIVEN,
    .fee = TENBO_NOT_GIVEN,
  };
  gboolean         help = FALSE;
  g_autofree char *program = g_strdup_printf ("tenbo-cli %s", command->name);
  int              n_given;
  g_autoptr (GError) error = NULL;
  g_autoptr (GOptionContext) context = make_context (&self, &help);
  g_auto (GStrv) given = g_strdupv (argv);

  g_set_prgname (program);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    return refuse_options (&self, given, error);
  if (help)
    {
      g_autofree char *page = g_option_context_get_help (context, TRUE, NULL);
      g_autoptr (GString) text = g_string_new (page);

      if (g_str_has_suffix (text->str, "\n\n"))
        g_string_truncate (text, text->len - 1);
      tenbo_print (text);
      return TENBO_EXIT_DONE;
    }

  if (self.arguments == NULL)
    self.arguments = g_new0 (char *, 1);
  n_given = (int) g_strv_length (self.arguments);
  if (n_given < command->n_arguments[0])
    return refuse_missing_argument (command);
  if (n_given > command->n_arguments[1])
    {
      g_autofree char *label = tenbo_file_label (self.arguments[command->n_arguments[1]]);

      return tenbo_misused (&self, _ ("Unexpected argument “%s”."), label);
    }

  is_quiet = self.quiet;
  return command->run (&self);
}

G_GNUC_PRINTF (2, 0)
static void
print_error (const char *prefix,
             const char *format,
             va_list     args)
{
  g_autofree char *message = g_strdup_vprintf (format, args);
  g_autofree char *printable = tenbo_text_printable (message);

  fprintf (stderr, "%s%s\n", prefix, printable);
}

TenboExit
tenbo_print_error (const char *format,
                   ...)
{
  va_list args;

  va_start (args, format);
  print_error ("tenbo-cli: ", format, args);
  va_end (args);
  return TENBO_EXIT_REFUSED;
}

void
tenbo_print_hint (const char *format,
                  ...)
{
  va_list args;

  va_start (args, format);
  print_error ("", format, args);
  va_end (args);
}

TenboExit
tenbo_print_record_error (const char               *file,
                          const char               *prefix,
                          const TenboRecordProblem *problem)
{
  g_autofree char *label = tenbo_file_label (file);
  g_autofree char *words = tenbo_record_problem_dup_text (problem);
  const char      *at = problem->at != NULL ? problem->at : "";
  const char      *joint = "";

  if (prefix != NULL && at[0] != '\0')
    joint = g_str_has_suffix (prefix, "]") ? "." : ": ";

  if (prefix == NULL && at[0] == '\0')
    return tenbo_print_error ("%s: %s", label, words);
  return tenbo_print_error ("%s: %s%s%s: %s", label, prefix != NULL ? prefix : "", joint, at,
                            words);
}

char *
tenbo_file_label (const char *path)
{
  if (g_str_equal (path, "-"))
    return g_strdup (_ ("standard input"));

  return g_filename_display_name (path);
}

int
tenbo_open_input (const char *path)
{
  int fd = g_str_equal (path, "-") ? STDIN_FILENO : g_open (path, O_RDONLY | O_CLOEXEC, 0);

  if (fd < 0)
    tenbo_print_input_error (path);

  return fd;
}

void
tenbo_close_input (int fd)
{
  if (fd != STDIN_FILENO)
    g_clear_fd (&fd, NULL);
}

TenboExit
tenbo_print_input_error (const char *path)
{
  int              error_number = errno;
  g_autofree char *label = tenbo_file_label (path);

  /* Translators: a file and the reason. */
  return tenbo_print_error (_ ("%s: cannot be read: %s"), label, g_strerror (error_number));
}

gboolean
tenbo_read_file (const char *path,
                 char      **contents,
                 gsize      *length)
{
  g_autoptr (GString) text = g_string_new (NULL);
  int     fd = tenbo_open_input (path);
  gsize   before;
  ssize_t n_read;

  *contents = NULL;
  *length = 0;
  if (fd < 0)
    return FALSE;

  do
    {
      before = text->len;
      g_string_set_size (text, before + READ_CHUNK);
      n_read = read (fd, text->str + before, READ_CHUNK);
      g_string_truncate (text, before + (gsize) MAX (n_read, 0));
    }
  while (n_read > 0 || (n_read < 0 && errno == EINTR));

  if (n_read < 0)
    tenbo_print_input_error (path);
  tenbo_close_input (fd);
  if (n_read < 0)
    return FALSE;

  *length = text->len;
  *contents = g_string_free_and_steal (g_steal_pointer (&text));

  return TRUE;
}

void
tenbo_print_opened (const TenboInvocation *self,
                    const char            *path)
{
  g_autofree char *label = g_filename_display_name (path);

  if (self->verbose)
    tenbo_print_hint ("tenbo-cli: %s", label);
}

void
tenbo_print (GString *text)
{
  if (!is_quiet)
    fwrite (text->str, 1, text->len, stdout);
  g_string_truncate (text, 0);
}

void
tenbo_print_line (const char *format,
                  ...)
{
  va_list args;

  if (is_quiet)
    return;

  va_start (args, format);
  vfprintf (stdout, format, args);
  va_end (args);
  fputc ('\n', stdout);
}

void
tenbo_print_count (const char *format,
                   gint64      n)
{
  g_autofree char *line = tenbo_words_count (format, n);

  tenbo_print_line ("%s", line);
}

gboolean
tenbo_flush (void)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return TRUE;

  tenbo_print_error (_ ("Could not write the output: %s"), g_strerror (errno));
  return FALSE;
}

TenboRulesetList *
tenbo_command_rulesets (void)
{
  g_autofree char *own_dir = tenbo_ruleset_list_default_dir ();

  return tenbo_ruleset_list_new (own_dir);
}

TenboRuleset *
tenbo_command_find_ruleset (TenboRulesetList *rulesets,
                            const char       *id)
{
  g_autoptr (GError) error = NULL;
  TenboRuleset *ruleset = tenbo_ruleset_list_find (rulesets, id, &error);

  if (ruleset == NULL)
    tenbo_print_ruleset_error (error);

  return ruleset;
}

TenboExit
tenbo_print_ruleset_error (const GError *error)
{
  g_auto (GStrv) lines = g_strsplit (error->message, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    tenbo_print_error ("%s", *line);
  return TENBO_EXIT_REFUSED;
}
