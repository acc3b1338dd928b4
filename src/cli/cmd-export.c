/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-export-job.h"
#include "tenbo-figure.h"
#include "tenbo-filter-options.h"
#include "tenbo-find.h"
#include "tenbo-free-text.h"
#include "tenbo-history-queries.h"
#include "tenbo-output.h"
#include "tenbo-wait.h"

#include <glib/gi18n-lib.h>

#define SEPARATOR " \u00b7 "

/* What is asked for. */
typedef struct
{
  char *database; /* or NULL; owned, as the others */
  char *game;     /* or NULL: those of `games` */
  GStrv games;    /* none: all games */
  char *session;  /* or NULL */
  char *person;   /* or NULL */
  char *format;   /* or NULL */
  char *output;   /* or NULL */
  char *paper;    /* or NULL */

  gboolean all;
  gboolean force;

  TenboFilterOptions options;
} Request;

static void
clear_request (Request *request)
{
  g_free (request->database);
  g_free (request->game);
  g_strfreev (request->games);
  g_free (request->format);
  g_free (request->output);
  g_free (request->paper);
  g_free (request->session);
  g_free (request->person);
  tenbo_filter_options_clear (&request->options);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Request, clear_request)

/* --- What goes together --- */

/* TENBO_N_EXPORT_FORMS after complaining. */
static TenboExportForm
find_form (const TenboCommand *command,
           const char         *name)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (TenboExportForm form = 0; form < TENBO_N_EXPORT_FORMS; form++)
    {
      if (name == NULL || g_str_equal (tenbo_export_form_get_name (form), name))
        return form;
      g_string_append_printf (names, "%s%s", form > 0 ? ", " : "",
                              tenbo_export_form_get_name (form));
    }

  tenbo_command_misused (command, _ ("There is no format “%s”; there are: %s"), name, names->str);
  return TENBO_N_EXPORT_FORMS;
}

/* Figures can be of a period or a ruleset; games themselves are named. */
static gboolean
asks_for_some (const TenboFilterOptions *options)
{
  return options->since != NULL || options->until != NULL || options->ruleset != NULL ||
         options->opponent != NULL || options->n_players != 0;
}

/* Why the options do not go together; NULL if they do. */
static const char *
find_misuse (const Request  *request,
             TenboExportForm form)
{
  gboolean is_sheet = form >= TENBO_EXPORT_PDF;
  int      n_asked = 0;

  n_asked += request->game != NULL;
  n_asked += request->session != NULL;
  n_asked += request->person != NULL;

  if (request->all && request->game != NULL)
    return _ ("Give either --game or --all.");
  if (request->games[0] != NULL &&
      (request->all || request->game != NULL || form > TENBO_EXPORT_CSV_HANDS))
    return _ ("IDs alone say which games json, csv-games and csv-hands are of.");

  if (is_sheet && n_asked != 1)
    return _ ("That is of one game, one evening or one person: "
              "give --game, --session or --person.");
  if (is_sheet && request->person != NULL && form != TENBO_EXPORT_PDF)
    return _ ("Of a person there is only pdf.");
  if (form == TENBO_EXPORT_CSV_PEOPLE && (n_asked > 0 || request->options.opponent != NULL))
    return _ ("The table of people is of everybody: give no game, evening, person or opponent.");
  if (form < TENBO_EXPORT_CSV_PEOPLE && (request->session != NULL || request->person != NULL))
    return _ ("--session and --person are for pdf, png and text.");
  if (form != TENBO_EXPORT_CSV_PEOPLE && request->person == NULL &&
      asks_for_some (&request->options))
    return _ ("--since, --until, --ruleset, --players and --opponent are for --person and "
              "csv-people.");

  return NULL;
}

/* FALSE after complaining. */
static gboolean
check_use (const TenboCommand *command,
           const Request      *request,
           TenboExportJob     *job)
{
  const char *misuse = find_misuse (request, job->form);

  if (misuse != NULL)
    {
      tenbo_command_misused (command, "%s", misuse);
      return FALSE;
    }

  if (g_strcmp0 (request->paper, "letter") == 0)
    job->paper = TENBO_PAPER_LETTER;
  else if (job->form >= TENBO_EXPORT_PDF && request->paper != NULL &&
           !g_str_equal (request->paper, "a4"))
    {
      tenbo_command_misused (command, _ ("There is no paper “%s”; there are: %s"), request->paper,
                             "a4, letter");
      return FALSE;
    }

  job->minimum = (guint) request->options.minimum;
  return tenbo_filter_options_read (&request->options, command, &job->filter);
}

/* --- What it is of --- */

/* The id of the game @word; 0 after complaining. */
static gint64
find_game (const Request *request,
           TenboStore    *store,
           const char    *word)
{
  g_autoptr (GError) error = NULL;
  TenboGameKey key = { .game_id = store != NULL ? tenbo_find_game (store, word, &error) : 0 };
  g_autoptr (GPtrArray) games = NULL;

  if (key.game_id > 0)
    games = tenbo_store_read_summaries (store, &key, 1, &error);
  if (games != NULL && games->pdata[0] != NULL)
    return key.game_id;

  tenbo_complain_of_game (request->database, word, error);
  return 0;
}

/* Which games of the person, in words; NULL: all. */
static char *
describe_scope (const Request *request,
                const char    *opponent)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  if (request->options.since != NULL)
    g_ptr_array_add (parts, g_strdup_printf (C_ ("games", "Since %s"), request->options.since));
  if (request->options.until != NULL)
    g_ptr_array_add (parts, g_strdup_printf (C_ ("games", "Until %s"), request->options.until));
  if (request->options.ruleset != NULL)
    g_ptr_array_add (parts, g_strdup (tenbo_free_text_isolate (request->options.ruleset)));
  if (request->options.n_players != 0)
    g_ptr_array_add (parts, tenbo_figure_dup_variant_name (TENBO_FIGURE_AVERAGE_RANK,
                                                           request->options.n_players));
  if (opponent != NULL)
    g_ptr_array_add (parts, g_strdup_printf (C_ ("games", "With %s"),
                                             tenbo_free_text_isolate (opponent)));
  if (parts->len == 0)
    return NULL;

  g_ptr_array_add (parts, NULL);
  return g_strjoinv (SEPARATOR, (char **) parts->pdata);
}

/* Finds the person and the opponent. *@scope says which games of theirs; transfer full. FALSE after
 * complaining. */
static gboolean
find_people (const Request  *request,
             TenboExportJob *job,
             char          **scope)
{
  g_autoptr (TenboStoredPerson) person = NULL;
  g_autoptr (TenboStoredPerson) opponent = NULL;

  if (job->store == NULL)
    {
      tenbo_complain (_ ("There is nobody called “%s”."), request->person);
      return FALSE;
    }

  person = tenbo_find_person (job->store, request->database, request->person, TENBO_FIND_SOMEBODY);
  if (person != NULL && request->options.opponent != NULL)
    opponent = tenbo_find_person (job->store, request->database, request->options.opponent,
                                  TENBO_FIND_SOMEBODY);
  if (person == NULL || (request->options.opponent != NULL && opponent == NULL))
    return FALSE;

  job->filter.person_id = person->id;
  job->filter.opponent_id = opponent != NULL ? opponent->id : 0;
  *scope = describe_scope (request, opponent != NULL ? opponent->name : NULL);
  return TRUE;
}

/* Fills in the games, the session or the person that the words of @request name. The caller frees
 * *@ids and *@scope, which the job borrows. FALSE after complaining. */
static gboolean
find_subject (const Request  *request,
              TenboExportJob *job,
              GArray        **ids,
              char          **scope)
{
  if (request->game != NULL)
    {
      job->game_id = find_game (request, job->store, request->game);
      return job->game_id > 0;
    }

  if (request->session != NULL)
    {
      g_autoptr (TenboSessionSheet) sheet = NULL;

      sheet = tenbo_find_session (job->store, request->database, request->session);
      if (sheet != NULL)
        job->session_id = sheet->session->id;
      return sheet != NULL;
    }

  if (request->person != NULL && !find_people (request, job, scope))
    return FALSE;
  if (request->games[0] != NULL)
    *ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  for (char **word = request->games; *word != NULL; word++)
    {
      gint64 id = find_game (request, job->store, *word);

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

static gboolean
write_job (const TenboExportJob *job,
           TenboOutput          *output,
           GError              **error)
{
  g_autoptr (TenboWait) wait = tenbo_wait_new (_ ("Exporting…"));
  TenboExportWatch watch = { tenbo_wait_get_cancellable (wait), tenbo_wait_progress_cb, wait };

  return tenbo_export_job_write (job, &watch, write_cb, output, error) &&
         tenbo_output_finish (output, error);
}

/* The file is to blame for what the system says, the history for the rest. */
static void
complain (const Request *request,
          const GError  *error)
{
  if (error->domain == G_IO_ERROR ||
      g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_OWN_FILE))
    tenbo_complain_of_output (request->output != NULL ? request->output : "-", error);
  else if (request->game != NULL)
    tenbo_complain_of_game (request->database, request->game, error);
  else
    tenbo_complain_of_store (request->database, error);
}

static TenboExit export (const Request  *request,
                         TenboExportJob *job)
{
  g_autoptr (TenboStore) store = NULL; /* open until the file is written, which must be another */
  g_autoptr (TenboOutput) output = NULL;
  g_autoptr (GArray) ids = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *scope = NULL;

  if (!tenbo_database_open_history (request->database, &store))
    return TENBO_EXIT_REFUSED;

  job->store = store;
  if (!find_subject (request, job, &ids, &scope))
    return TENBO_EXIT_REFUSED;

  output = tenbo_output_open (request->output, request->force);
  if (output == NULL)
    return TENBO_EXIT_REFUSED;

  if (write_job (job, output, &error))
    return TENBO_EXIT_DONE;

  complain (request, error);
  return TENBO_EXIT_REFUSED;
}

TenboExit
tenbo_cmd_export (const TenboCommand *command,
                  int                 argc,
                  char              **argv)
{
  g_auto (Request) request = { .options = { .minimum = 1 } };
  const GOptionEntry entries[] = {
    tenbo_database_option (&request.database),
    { "game", 'g', 0, G_OPTION_ARG_STRING, &request.game, N_ ("Only this game"), N_ ("ID") },
    { "session", 's', 0, G_OPTION_ARG_STRING, &request.session, N_ ("An evening, as a sheet"),
      N_ ("ID") },
    { "person", 'P', 0, G_OPTION_ARG_STRING, &request.person,
      N_ ("The statistics of a person, as a sheet"), N_ ("NAME") },
    { "all", 'a', 0, G_OPTION_ARG_NONE, &request.all, N_ ("All games, as without IDs and --game"),
      NULL },
    { "format", 'f', 0, G_OPTION_ARG_STRING, &request.format,
      N_ ("What to write: json, csv-games, csv-hands, csv-people, pdf, png, text"), N_ ("FORMAT") },
    { "paper", 'p', 0, G_OPTION_ARG_STRING, &request.paper, N_ ("The paper of pdf: a4 or letter"),
      N_ ("SIZE") },
    TENBO_PERIOD_OPTIONS (&request.options),
    TENBO_RULESET_OPTION (&request.options),
    TENBO_FIGURE_OPTIONS (&request.options),
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &request.output,
      N_ ("The file to write instead of the standard output"), N_ ("FILE") },
    tenbo_force_option (&request.force),
    G_OPTION_ENTRY_NULL,
  };
  TenboExportJob job = { 0 };
  TenboExit      status;

  if (!tenbo_command_parse (command, argc, argv, entries, &request.games, &status))
    return status;

  job.form = find_form (command, request.format);
  if (job.form == TENBO_N_EXPORT_FORMS || !check_use (command, &request, &job))
    return TENBO_EXIT_USAGE;

  return export (&request, &job);
}
