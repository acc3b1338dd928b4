/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-columns.h"
#include "tenbo-config.h"
#include "tenbo-free-text.h"
#include "tenbo-words.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <unistd.h>

#define READ_CHUNK 65536
#define HELP_WIDTH 78

static void
print_help (const TenboCommand *self,
            GOptionContext     *context)
{
  g_autofree char *help = g_option_context_get_help (context, TRUE, NULL);
  g_autoptr (GString) text = g_string_new (help);

  if (g_str_has_suffix (text->str, "\n\n"))
    g_string_truncate (text, text->len - 1);
  tenbo_print (text);
}

static void
complain_of_usage (const TenboCommand *self,
                   const char         *message)
{
  tenbo_complain ("%s", message);
  tenbo_advise (_ ("Try “tenbo-cli %s --help”."), self->name);
}

TenboExit
tenbo_command_misused (const TenboCommand *self,
                       const char         *format,
                       ...)
{
  g_autofree char *message = NULL;
  va_list          args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  complain_of_usage (self, message);

  return TENBO_EXIT_USAGE;
}

gboolean
tenbo_command_check_number (const TenboCommand *self,
                            const char         *option,
                            int                 number,
                            int                 min,
                            int                 max)
{
  g_autofree char *given = tenbo_words_points (number, FALSE);
  g_autofree char *least = tenbo_words_points (min, FALSE);
  g_autofree char *most = tenbo_words_points (max, FALSE);

  if (number >= min && number <= max)
    return TRUE;

  if (max == G_MAXINT)
    tenbo_command_misused (self, _ ("%s: %s is out of range; use %s or more."), option,
                           given, least);
  else
    tenbo_command_misused (self, _ ("%s: %s is out of range; use %s to %s."), option,
                           given, least, most);
  return FALSE;
}

gboolean
tenbo_command_check_text (const TenboCommand *self,
                          const char         *what,
                          const char         *text,
                          guint               max)
{
  g_autofree char *most = tenbo_words_points (max, FALSE);

  if (text != NULL && !g_utf8_validate (text, -1, NULL))
    {
      tenbo_command_misused (self, _ ("%s: this is not UTF-8."), what);
      return FALSE;
    }
  if (text == NULL || !tenbo_free_text_is_longer (text, max))
    return TRUE;

  tenbo_command_misused (self, _ ("%s: too long; use at most %s characters."), what,
                         most);
  return FALSE;
}

/* GOption's own --help leaves the program; this one returns through main(). */
static GOptionContext *
make_context (const TenboCommand *self,
              const GOptionEntry *entries,
              gboolean           *help,
              GStrv              *arguments)
{
  g_auto (GStrv) lines = tenbo_text_wrap (_ (self->details), HELP_WIDTH);
  const GOptionEntry common[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, help, N_ ("Show this help"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, arguments, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autofree char *summary = g_strjoinv ("\n", lines);
  GOptionContext  *context = g_option_context_new (self->arguments);

  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_summary (context, summary);
  if (entries != NULL)
    g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, common, GETTEXT_PACKAGE);

  return context;
}

gboolean
tenbo_command_parse (const TenboCommand *self,
                     int                 argc,
                     char              **argv,
                     const GOptionEntry *entries,
                     GStrv              *arguments,
                     TenboExit          *status)
{
  gboolean         help = FALSE;
  g_autofree char *program = g_strdup_printf ("tenbo-cli %s", self->name);
  int              n_given;
  g_auto (GStrv) given = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GOptionContext) context = make_context (self, entries, &help, &given);

  *arguments = NULL;
  *status = TENBO_EXIT_USAGE;
  g_set_prgname (program);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      complain_of_usage (self, error->message);
      return FALSE;
    }
  if (help)
    {
      print_help (self, context);
      *status = TENBO_EXIT_DONE;
      return FALSE;
    }
  if (given == NULL)
    given = g_new0 (char *, 1);
  n_given = (int) g_strv_length (given);
  if (n_given < self->min_arguments)
    {
      complain_of_usage (self, _ ("Something is missing at the end of the command."));
      return FALSE;
    }
  if (n_given > self->max_arguments)
    {
      g_autofree char *label = tenbo_file_label (given[self->max_arguments]);

      tenbo_command_misused (self, _ ("“%s” is one argument too many."), label);
      return FALSE;
    }
  *arguments = g_steal_pointer (&given);
  *status = TENBO_EXIT_DONE;

  return TRUE;
}

static void
print_error (const char *prefix,
             const char *format,
             va_list     args) G_GNUC_PRINTF (2, 0);

static void
print_error (const char *prefix,
             const char *format,
             va_list     args)
{
  g_autofree char *message = g_strdup_vprintf (format, args);
  g_autofree char *printable = tenbo_text_printable (message);

  fprintf (stderr, "%s%s\n", prefix, printable);
}

void
tenbo_complain (const char *format,
                ...)
{
  va_list args;

  va_start (args, format);
  print_error ("tenbo-cli: ", format, args);
  va_end (args);
}

void
tenbo_advise (const char *format,
              ...)
{
  va_list args;

  va_start (args, format);
  print_error ("", format, args);
  va_end (args);
}

void
tenbo_complain_of_record (const char               *file,
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
    tenbo_complain ("%s: %s", label, words);
  else
    tenbo_complain ("%s: %s%s%s: %s", label, prefix != NULL ? prefix : "", joint, at, words);
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
    tenbo_complain_of_input (path);

  return fd;
}

void
tenbo_close_input (int fd)
{
  if (fd != STDIN_FILENO)
    g_clear_fd (&fd, NULL);
}

void
tenbo_complain_of_input (const char *path)
{
  int              error_number = errno;
  g_autofree char *label = tenbo_file_label (path);

  /* Translators: a file, and why. */
  tenbo_complain (_ ("%s: cannot be read: %s"), label, g_strerror (error_number));
}

static gboolean
read_all (int      fd,
          GString *text)
{
  for (;;)
    {
      gsize   before = text->len;
      ssize_t n_read;

      g_string_set_size (text, before + READ_CHUNK);
      n_read = read (fd, text->str + before, READ_CHUNK);
      g_string_truncate (text, before + (gsize) MAX (n_read, 0));
      if (n_read == 0)
        return TRUE;
      if (n_read < 0 && errno != EINTR)
        return FALSE;
    }
}

gboolean
tenbo_read_file (const char *path,
                 char      **contents,
                 gsize      *length)
{
  g_autoptr (GString) text = g_string_new (NULL);
  int      fd = tenbo_open_input (path);
  gboolean done;

  *contents = NULL;
  *length = 0;
  if (fd < 0)
    return FALSE;

  done = read_all (fd, text);
  if (!done)
    tenbo_complain_of_input (path);
  tenbo_close_input (fd);
  if (!done)
    return FALSE;

  *length = text->len;
  *contents = g_string_free_and_steal (g_steal_pointer (&text));

  return TRUE;
}

void
tenbo_print (GString *text)
{
  fwrite (text->str, 1, text->len, stdout);
  g_string_truncate (text, 0);
}

gboolean
tenbo_flush (void)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return TRUE;

  tenbo_complain (_ ("The output could not be written: %s"), g_strerror (errno));
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
    tenbo_complain_of_ruleset (error);

  return ruleset;
}

void
tenbo_complain_of_ruleset (const GError *error)
{
  g_auto (GStrv) lines = g_strsplit (error->message, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    tenbo_complain ("%s", *line);
}
