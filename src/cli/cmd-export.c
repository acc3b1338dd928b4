/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-export-job.h"
#include "tenbo-find.h"
#include "tenbo-free-text.h"
#include "tenbo-output.h"
#include "tenbo-statistic.h"
#include "tenbo-wait.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

#define SEPARATOR " \u00b7 "

/* --- Checks of the options --- */

/* Returns the form that --format names. Returns TENBO_N_EXPORT_FORMS after reporting an error. */
static TenboExportForm
find_form (const TenboInvocation *self)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (TenboExportForm form = 0; form < TENBO_N_EXPORT_FORMS; form++)
    {
      const char *name = tenbo_export_form_get_name (form);

      if (self->format == NULL || g_str_equal (name, self->format))
        return form;
      g_string_append_printf (names, "%s%s", form > 0 ? ", " : "", name);
    }

  tenbo_misused (self, _ ("Unknown format “%s”; expected one of: %s"), self->format, names->str);
  return TENBO_N_EXPORT_FORMS;
}

/* Returns the reason why the options exclude each other; NULL if they do not. */
static const char *
find_misuse (const TenboInvocation *self,
             TenboExportForm        form)
{
  gboolean is_sheet = form >= TENBO_EXPORT_PDF;
  int      n_asked = 0;
  /* These options filter the games of statistics. Exported games are named one by one. */
  gboolean asks_for_some = self->since != NULL || self->until != NULL || self->ruleset != NULL ||
                           self->opponent != NULL || self->n_players != 0 || self->latest > 0;
  gboolean of_all = form == TENBO_EXPORT_CSV_PEOPLE || form == TENBO_EXPORT_CSV_STANDINGS;

  n_asked += self->game != NULL;
  n_asked += self->session != NULL;
  n_asked += self->person != NULL;
  n_asked += self->standings;

  if (self->all && self->game != NULL)
    return _ ("Use either --game or --all.");
  if (self->arguments[0] != NULL &&
      (self->all || self->game != NULL || form > TENBO_EXPORT_CSV_HANDS))
    return _ ("Only json, csv-games and csv-hands accept game IDs as arguments.");

  if (is_sheet && n_asked != 1)
    return _ ("This format needs one subject: use --game, --session, --person or --standings.");
  if (is_sheet && (self->person != NULL || self->standings) && form != TENBO_EXPORT_PDF)
    return _ ("A person or the standings can only be exported as pdf.");
  if (of_all && (n_asked > 0 || self->opponent != NULL))
    return _ ("csv-people and csv-standings export all people and accept no game, session, person "
              "or opponent.");
  if (form < TENBO_EXPORT_CSV_PEOPLE &&
      (self->session != NULL || self->person != NULL || self->standings))
    return _ ("--session, --person and --standings work only with pdf, png and text.");
  if (!of_all && self->person == NULL && !self->standings && asks_for_some)
    return _ ("--since, --until, --ruleset, --players, --latest and --opponent work only with "
              "--person, --standings, csv-people and csv-standings.");
  if (self->person == NULL && form != TENBO_EXPORT_CSV_PEOPLE &&
      (self->opponent != NULL || self->latest > 0))
    return _ ("The standings have no --opponent and no --latest.");

  return NULL;
}

/* --- The subject of the export --- */

/* Returns the ID of the game @word; 0 after reporting an error. */
static gint64
find_game (const TenboInvocation *self,
           const char            *word)
{
  g_autoptr (GError) error = NULL;
  TenboGameKey key = tenbo_game_key (tenbo_find_game (self, word, &error), 0, FALSE);
  g_autoptr (GPtrArray) games = NULL;

  if (key.game_id > 0)
    {
      g_autoptr (TenboRead) read = tenbo_store_read_begin (self->store, NULL, &error);

      games = tenbo_games_read_summaries (read, &key, 1, &error);
    }
  if (games != NULL && games->pdata[0] != NULL)
    return key.game_id;

  tenbo_print_game_error (self, word, error);
  return 0;
}

/* Returns a description of the games that count for statistics, with the name of the opponent or
 * NULL. NULL for all games. Transfer full. */
static char *
describe_scope (const TenboInvocation *self,
                const char            *opponent)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;

  if (self->latest > 0)
    g_strv_builder_take (builder,
                         tenbo_words_count (g_dngettext (GETTEXT_PACKAGE, "Last %s game",
                                                         "Last %s games", (gulong) self->latest),
                                            (guint) self->latest));
  if (self->since != NULL)
    g_strv_builder_take (builder, g_strdup_printf (C_ ("games", "Since %s"), self->since));
  if (self->until != NULL)
    g_strv_builder_take (builder, g_strdup_printf (C_ ("games", "Until %s"), self->until));
  if (self->ruleset != NULL)
    g_strv_builder_add (builder, tenbo_free_text_isolate (self->ruleset));
  if (self->n_players != 0)
    g_strv_builder_take (builder, tenbo_statistic_dup_variant_name (TENBO_STATISTIC_AVERAGE_RANK,
                                                                    self->n_players));
  if (opponent != NULL)
    g_strv_builder_take (builder, g_strdup_printf (C_ ("games", "With %s"),
                                                   tenbo_free_text_isolate (opponent)));
  parts = g_strv_builder_end (builder);
  return parts[0] != NULL ? g_strjoinv (SEPARATOR, parts) : NULL;
}

/* Sets the person and the opponent of @job, and *@scope. Transfer full. Returns FALSE after
 * reporting an error. */
static gboolean
find_people (const TenboInvocation *self,
             TenboExportJob        *job,
             char                 **scope)
{
  g_autoptr (TenboStoredPerson) opponent = NULL;

  if (!tenbo_find_people (self, self->person, &job->filter, NULL, &opponent))
    return FALSE;

  *scope = describe_scope (self, opponent != NULL ? opponent->name : NULL);
  return TRUE;
}

/* Sets the games, the session or the person that the options name. The caller frees *@ids and
 * *@scope, which the job borrows. Returns FALSE after reporting an error. */
static gboolean
find_subject (const TenboInvocation *self,
              TenboExportJob        *job,
              GArray               **ids,
              char                 **scope)
{
  if (self->game != NULL)
    {
      job->game_id = find_game (self, self->game);
      return job->game_id > 0;
    }

  if (self->session != NULL)
    {
      g_autoptr (TenboSessionSummary) sheet = tenbo_find_session (self, self->session);

      if (sheet != NULL)
        job->session_id = sheet->session->id;
      return sheet != NULL;
    }

  if (self->person != NULL && !find_people (self, job, scope))
    return FALSE;
  if (self->standings)
    *scope = describe_scope (self, NULL);
  if (self->arguments[0] != NULL)
    *ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  for (char **word = self->arguments; *word != NULL; word++)
    {
      gint64 id = find_game (self, *word);

      if (id == 0)
        return FALSE;
      g_array_append_val (*ids, id);
    }

  job->ids = *ids;
  job->scope = *scope;
  return TRUE;
}

/* --- Writing --- */

static gboolean
write_cb (GString *text,
          gpointer output,
          GError **error)
{
  return tenbo_output_write (output, text, error);
}

/* Writes the file of @job, which must not be the database. The database stays open until the file
 * is written. */
static TenboExit
write_job (TenboInvocation *self,
           TenboExportJob  *job)
{
  g_autoptr (TenboOutput) output = NULL;
  g_autoptr (GArray) ids = NULL;
  g_autoptr (TenboWait) wait = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *scope = NULL;
  TenboExportWatch watch;
  gboolean         done;

  if (!tenbo_database_open_history (self))
    return TENBO_EXIT_REFUSED;

  job->store = self->store;
  if (!find_subject (self, job, &ids, &scope))
    return TENBO_EXIT_REFUSED;

  output = tenbo_output_open (self->output, self->force);
  if (output == NULL)
    return TENBO_EXIT_REFUSED;

  wait = tenbo_wait_new (_ ("Exporting…"));
  watch =
    (TenboExportWatch) { tenbo_wait_get_cancellable (wait), tenbo_wait_progress_cb, wait };
  done = tenbo_export_job_write (job, &watch, write_cb, output, &error) &&
         tenbo_output_finish (output, &error);
  tenbo_wait_hide (wait);
  if (done)
    return TENBO_EXIT_DONE;

  if (tenbo_is_error_of_output (error))
    return tenbo_print_output_error (self->output != NULL ? self->output : "-", error);
  if (self->game != NULL)
    return tenbo_print_game_error (self, self->game, error);
  return tenbo_print_store_error (self->database, error);
}

static TenboExit
export_games (TenboInvocation *self)
{
  TenboExportJob job = { .form = find_form (self), .minimum = (guint) self->minimum };
  const char    *misuse;

  if (job.form == TENBO_N_EXPORT_FORMS)
    return TENBO_EXIT_USAGE;
  misuse = find_misuse (self, job.form);
  if (misuse != NULL)
    return tenbo_misused (self, "%s", misuse);

  if (g_strcmp0 (self->paper, "letter") == 0)
    job.paper = TENBO_PAPER_LETTER;
  else if (job.form >= TENBO_EXPORT_PDF && self->paper != NULL && !g_str_equal (self->paper, "a4"))
    return tenbo_misused (self, _ ("Unknown paper size “%s”; expected one of: %s"), self->paper,
                          "a4, letter");

  if (!tenbo_find_period (self, &job.filter))
    return TENBO_EXIT_USAGE;

  return write_job (self, &job);
}

static const GOptionEntry export_options[] = {
  TENBO_DATABASE_OPTION,
  { "game", 'g', 0, G_OPTION_ARG_STRING, TENBO_OPTION (game), N_ ("Export only this game"),
    N_ ("ID") },
  { "session", 's', 0, G_OPTION_ARG_STRING, TENBO_OPTION (session),
    N_ ("Export a session (pdf, png, text)"), N_ ("ID") },
  { "person", 'P', 0, G_OPTION_ARG_STRING, TENBO_OPTION (person),
    N_ ("Export the statistics of a person (pdf)"), N_ ("NAME") },
  { "standings", 0, 0, G_OPTION_ARG_NONE, TENBO_OPTION (standings),
    N_ ("Export the standings, records and monthly totals (pdf)"), NULL },
  { "all", 'a', 0, G_OPTION_ARG_NONE, TENBO_OPTION (all),
    N_ ("Export all games (default without IDs and --game)"), NULL },
  { "format", 'f', 0, G_OPTION_ARG_STRING, TENBO_OPTION (format),
    N_ ("Output format: json, csv-games, csv-hands, csv-people, csv-standings, pdf, png, text"),
    N_ ("FORMAT") },
  { "paper", 'p', 0, G_OPTION_ARG_STRING, TENBO_OPTION (paper),
    N_ ("Paper size for pdf: a4 or letter"), N_ ("SIZE") },
  TENBO_PERIOD_OPTIONS,
  TENBO_RULESET_OPTION,
  TENBO_STATISTIC_OPTIONS,
  { "output", 'o', 0, G_OPTION_ARG_FILENAME, TENBO_OPTION (output),
    N_ ("Write to this file instead of standard output"), N_ ("FILE") },
  TENBO_FORCE_OPTION,
  G_OPTION_ENTRY_NULL,
};

const TenboCommand tenbo_commands_export[] = {
  {
    .name = "export",
    .arguments = "[ID…]",
    .summary = N_ ("Export games, sessions or statistics"),
    .details = N_ ("Exports all or some games as they were entered (json), or as a table with "
                   "one row per player (csv-games) or per hand (csv-hands); the statistics of "
                   "all people (csv-people) or the standings (csv-standings) as a table; a game or "
                   "a session as a printable sheet (pdf), a picture (png) or a text message "
                   "(text); or the statistics of a person, or the standings with records and "
                   "monthly totals, as a printable sheet (pdf). Writes to standard output unless "
                   "--output is given. An existing file is replaced only with --force, once the "
                   "new file is complete."),
    .example = "tenbo-cli export --session 4 --format pdf --output friday.pdf",
    .n_arguments = { 0, G_MAXINT },
    .options = export_options,
    .run = export_games,
  },
  { .name = NULL },
};
