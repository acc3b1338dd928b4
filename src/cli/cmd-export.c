/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-config.h"
#include "tenbo-csv-tables.h"
#include "tenbo-database.h"
#include "tenbo-export-order.h"
#include "tenbo-export-people.h"
#include "tenbo-export-sheet.h"
#include "tenbo-find-game.h"
#include "tenbo-game-record.h"
#include "tenbo-history-queries.h"
#include "tenbo-history-writer.h"
#include "tenbo-output.h"
#include "tenbo-wait.h"

#include <glib/gi18n-lib.h>

/* Text is written when there is so much of it. */
#define CHUNK 65536

/* What is asked for. */
typedef struct
{
  char *database;  /* or NULL; owned, as the others */
  char *game;      /* or NULL: those of `games` */
  GStrv games;     /* none: all games */
  char *session;   /* or NULL */
  char *person;    /* or NULL */
  char *format;    /* or NULL */
  char *output;    /* or NULL */
  char *paper;     /* or NULL */
  char *ruleset;   /* or NULL */
  char *opponent;  /* or NULL */
  int   n_players; /* 0: all */
  int   minimum;

  gboolean force;

  TenboPeriodOptions period;
} Request;

/* A file while it is written. */
typedef struct
{
  TenboStore         *store;    /* NULL for somebody who never played; borrowed */
  GString            *text;     /* what is not written yet; owned */
  GHashTable         *rulesets; /* of the games before, or NULL; owned */
  TenboHistoryWriter *writer;   /* of a history; owned */
  TenboCsv            csv;
  gboolean            is_history; /* not the record of one game */
  gboolean            is_whole;   /* a history of all games */
} Export;

/* A form that games can be written in. */
typedef struct
{
  const char *name;
  gboolean (*begin) (Export  *self,
                     GError **error);
  gboolean (*add) (Export             *self,
                   const TenboRecord  *record,
                   TenboRecordProblem *problem);
  gboolean (*end) (Export *self); /* FALSE after complaining */
} Format;

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
  g_free (request->ruleset);
  g_free (request->opponent);
  tenbo_period_options_clear (&request->period);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Request, clear_request)

static void
clear_export (Export *self)
{
  g_clear_pointer (&self->writer, tenbo_history_writer_free);
  g_clear_pointer (&self->rulesets, g_hash_table_unref);
  g_string_free (self->text, TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Export, clear_export)

/* --- json --- */

static gboolean
begin_json (Export  *self,
            GError **error)
{
  if (!self->is_history)
    return TRUE;

  self->writer = tenbo_history_writer_new (self->text);
  return self->store == NULL ||
         tenbo_history_writer_read_others (self->writer, self->store, self->is_whole, error);
}

static gboolean
add_json (Export             *self,
          const TenboRecord  *record,
          TenboRecordProblem *problem)
{
  if (self->is_history)
    tenbo_history_writer_add_game (self->writer, record);
  else
    tenbo_record_write (record, self->text);

  return TRUE;
}

static gboolean
end_json (Export *self)
{
  if (self->is_history)
    tenbo_history_writer_close (self->writer);

  return TRUE;
}

/* --- csv-games, csv-hands --- */

static gboolean
begin_csv_games (Export  *self,
                 GError **error)
{
  tenbo_csv_init (&self->csv, self->text);
  tenbo_csv_begin_games (&self->csv);
  return TRUE;
}

static gboolean
add_csv_game (Export             *self,
              const TenboRecord  *record,
              TenboRecordProblem *problem)
{
  return tenbo_csv_add_game (&self->csv, record, problem);
}

static gboolean
begin_csv_hands (Export  *self,
                 GError **error)
{
  tenbo_csv_init (&self->csv, self->text);
  tenbo_csv_begin_hands (&self->csv);
  return TRUE;
}

static gboolean
add_csv_hands (Export             *self,
               const TenboRecord  *record,
               TenboRecordProblem *problem)
{
  return tenbo_csv_add_hands (&self->csv, record, problem);
}

static gboolean
end_csv (Export *self)
{
  return TRUE;
}

/* The first is the one that is meant where none is named. */
static const Format formats[] = {
  { "json", begin_json, add_json, end_json },
  { "csv-games", begin_csv_games, add_csv_game, end_csv },
  { "csv-hands", begin_csv_hands, add_csv_hands, end_csv },
};

static const Format *
find_format (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (formats); i++)
    if (name == NULL || g_str_equal (formats[i].name, name))
      return &formats[i];

  return NULL;
}

static char *
dup_format_names (void)
{
  GString *names = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (formats); i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", formats[i].name);

  g_string_append (names, ", " TENBO_PEOPLE_FORMAT ", " TENBO_SHEET_FORMATS);

  return g_string_free_and_steal (names);
}

/* FALSE after complaining of a hand that the rules do not take any more, or with @error. */
static gboolean
add_game (Export        *self,
          const Format  *format,
          const Request *request,
          TenboStore    *store,
          gint64         id,
          GError       **error)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRecord) record = tenbo_game_export_next (store, id, &self->rulesets, error);
  g_autofree char *label = NULL;

  if (record == NULL)
    return FALSE;
  if (format->add (self, record, &problem))
    return TRUE;

  label = tenbo_database_label (request->database);
  tenbo_complain_of_record (label, record->id, &problem);
  return FALSE;
}

/* Whether @id is that of a game. FALSE with @error if that cannot be read. */
static gboolean
is_game (TenboStore *store,
         gint64      id,
         GError    **error)
{
  TenboGameKey key = { .game_id = id };
  g_autoptr (GPtrArray) games = tenbo_store_read_summaries (store, &key, 1, error);

  return games != NULL && games->pdata[0] != NULL;
}

/* The games that are asked for, in their order. @store is NULL for somebody who never played.
 * Transfer full; NULL after complaining. */
static GArray *
list_games (const Request *request,
            TenboStore    *store)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GError) error = NULL;
  GArray *order;

  for (guint i = 0; request->games[i] != NULL; i++)
    {
      gint64 id = store != NULL ? tenbo_find_game (store, request->games[i], &error) : 0;

      if (id <= 0 || !is_game (store, id, &error))
        {
          tenbo_complain_of_game (request->database, request->games[i], error);
          return NULL;
        }
      g_array_append_val (ids, id);
    }

  if (store == NULL)
    return g_steal_pointer (&ids);

  order = ids->len == 0 ? tenbo_export_order (store, &error)
                        : tenbo_export_order_of (store, (const gint64 *) (gpointer) ids->data,
                                                 ids->len, &error);
  if (order == NULL)
    tenbo_complain_of_store (request->database, error);

  return order;
}

/* The games that are asked for. One that was deleted after they were listed is left out. FALSE
 * after complaining. */
static gboolean
add_many (Export        *self,
          const Format  *format,
          const Request *request,
          TenboStore    *store,
          TenboOutput   *output)
{
  g_autoptr (GArray) ids = list_games (request, store);
  g_autoptr (TenboWait) wait = tenbo_wait_new (_ ("Exporting…"));

  if (ids == NULL)
    return FALSE;

  for (guint i = 0; i < ids->len; i++)
    {
      g_autoptr (GError) why = NULL;

      tenbo_wait_progress_cb (i, ids->len, wait);

      if (!add_game (self, format, request, store, g_array_index (ids, gint64, i), &why) &&
          !g_error_matches (why, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND))
        {
          if (why != NULL)
            tenbo_complain_of_store (request->database, why);
          return FALSE;
        }
      if (self->text->len >= CHUNK && !tenbo_output_write (output, self->text))
        return FALSE;
    }

  return TRUE;
}

/* The record of one game. FALSE after complaining. */
static gboolean
add_one (Export        *self,
         const Format  *format,
         const Request *request,
         TenboStore    *store)
{
  g_autoptr (GError) error = NULL;
  gint64 id = store != NULL ? tenbo_find_game (store, request->game, &error) : 0;

  if (id > 0 && add_game (self, format, request, store, id, &error))
    return TRUE;
  if (id <= 0 || error != NULL)
    tenbo_complain_of_game (request->database, request->game, error);
  return FALSE;
}

static TenboExit
export_games (const Request *request,
              const Format  *format)
{
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (TenboOutput) output = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (Export) export = { 0 };

  export.text = g_string_new (NULL);
  export.is_history = request->game == NULL;
  export.is_whole = export.is_history && request->games[0] == NULL;
  if (!tenbo_database_open_history (request->database, &store))
    return TENBO_EXIT_REFUSED;
  output = tenbo_output_open (request->output, request->force);
  if (output == NULL)
    return TENBO_EXIT_REFUSED;

  export.store = store;
  if (!format->begin (&export, &error))
    {
      tenbo_complain_of_store (request->database, error);
      return TENBO_EXIT_REFUSED;
    }
  if (!(export.is_history ? add_many (&export, format, request, store, output)
                          : add_one (&export, format, request, store)))
    return TENBO_EXIT_REFUSED;
  if (!format->end (&export))
    return TENBO_EXIT_REFUSED;
  if (!tenbo_output_write (output, export.text) || !tenbo_output_finish (output))
    return TENBO_EXIT_REFUSED;

  return TENBO_EXIT_DONE;
}

/* Figures can be of a period or a ruleset; games themselves are named. */
static gboolean
asks_for_some (const Request *request)
{
  return request->period.since != NULL || request->period.until != NULL ||
         request->ruleset != NULL || request->opponent != NULL || request->n_players != 0;
}

static TenboExit
refuse_some (const TenboCommand *command)
{
  return tenbo_command_misused (command, _ ("--since, --until, --ruleset, --players and "
                                            "--opponent are for --person and csv-people."));
}

/* --- pdf, png, text --- */

static gboolean
make_sheet (const Request     *request,
            TenboStore        *store,
            TenboSheetRequest *sheet,
            GString           *text)
{
  sheet->path = request->database;
  sheet->game = request->game;
  sheet->session = request->session;
  sheet->person = request->person;
  sheet->paper = request->paper;
  sheet->period = &request->period;
  sheet->ruleset = request->ruleset;
  sheet->opponent = request->opponent;
  sheet->n_players = request->n_players;
  sheet->minimum = request->minimum;

  return tenbo_sheet_make (sheet, request->format, store, text);
}

static TenboExit
export_sheet (const TenboCommand *command,
              const Request      *request)
{
  int n_asked = (request->game != NULL) + (request->session != NULL) + (request->person != NULL);
  g_autoptr (TenboStore) store = NULL; /* open until the file is written, which must be another */
  g_autoptr (TenboOutput) output = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  TenboSheetRequest sheet = { 0 };
  const char       *wrong;

  if (n_asked != 1)
    return tenbo_command_misused (command, _ ("That is of one game, one evening or one person: "
                                              "give --game, --session or --person."));
  if (request->person != NULL && !tenbo_sheet_is_of_people (request->format))
    return tenbo_command_misused (command, _ ("Of a person there is only pdf."));
  if (request->person == NULL && asks_for_some (request))
    return refuse_some (command);
  if (!tenbo_sheet_has_paper (request->paper))
    return tenbo_command_misused (command, _ ("There is no paper “%s”; there are: %s"),
                                  request->paper, "a4, letter");
  if (!tenbo_period_options_read (&request->period, &sheet.since_msec, &sheet.until_msec, &wrong))
    return tenbo_command_misused (command, _ ("“%s” is no day as in 2026-11-22."), wrong);
  if (!tenbo_command_check_number (command, "--minimum", request->minimum, 0, G_MAXINT))
    return TENBO_EXIT_USAGE;

  if (!tenbo_database_open_history (request->database, &store) ||
      !make_sheet (request, store, &sheet, text))
    return TENBO_EXIT_REFUSED;
  output = tenbo_output_open (request->output, request->force);
  if (output == NULL || !tenbo_output_write (output, text) || !tenbo_output_finish (output))
    return TENBO_EXIT_REFUSED;

  return TENBO_EXIT_DONE;
}

/* --- csv-people --- */

static TenboExit
export_people (const TenboCommand *command,
               const Request      *request)
{
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (TenboOutput) output = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  TenboResultFilter filter = { .ruleset_key = request->ruleset, .n_players = request->n_players };
  const char       *wrong;

  if (request->game != NULL || request->session != NULL || request->person != NULL ||
      request->opponent != NULL)
    return tenbo_command_misused (command, _ ("The table of people is of everybody: give no game, "
                                              "evening, person or opponent."));
  if (!tenbo_period_options_read (&request->period, &filter.since_msec, &filter.until_msec, &wrong))
    return tenbo_command_misused (command, _ ("“%s” is no day as in 2026-11-22."), wrong);

  if (!tenbo_database_open_history (request->database, &store))
    return TENBO_EXIT_REFUSED;
  output = tenbo_output_open (request->output, request->force);
  if (output == NULL || !tenbo_people_table_make (store, request->database, &filter, text) ||
      !tenbo_output_write (output, text) || !tenbo_output_finish (output))
    return TENBO_EXIT_REFUSED;

  return TENBO_EXIT_DONE;
}

/* Whether games themselves are written, as many as there may be. */
static gboolean
is_of_games (const Request *request)
{
  return !tenbo_sheet_has_format (request->format) &&
         g_strcmp0 (request->format, TENBO_PEOPLE_FORMAT) != 0;
}

TenboExit
tenbo_cmd_export (const TenboCommand *command,
                  int                 argc,
                  char              **argv)
{
  g_auto (Request) request = { .minimum = 1 };
  gboolean           all = FALSE;
  const Format      *format;
  const GOptionEntry entries[] = {
    tenbo_database_option (&request.database),
    { "game", 'g', 0, G_OPTION_ARG_STRING, &request.game, N_ ("Only this game"), N_ ("ID") },
    { "session", 's', 0, G_OPTION_ARG_STRING, &request.session, N_ ("An evening, as a sheet"),
      N_ ("ID") },
    { "person", 'P', 0, G_OPTION_ARG_STRING, &request.person,
      N_ ("The statistics of a person, as a sheet"), N_ ("NAME") },
    { "all", 'a', 0, G_OPTION_ARG_NONE, &all, N_ ("All games, as without IDs and --game"), NULL },
    { "format", 'f', 0, G_OPTION_ARG_STRING, &request.format,
      N_ ("What to write: json, csv-games, csv-hands, csv-people, pdf, png, text"), N_ ("FORMAT") },
    { "paper", 'p', 0, G_OPTION_ARG_STRING, &request.paper, N_ ("The paper of pdf: a4 or letter"),
      N_ ("SIZE") },
    TENBO_PERIOD_OPTIONS (&request.period),
    { "ruleset", 0, 0, G_OPTION_ARG_STRING, &request.ruleset, N_ ("Only games under this ruleset"),
      N_ ("ID") },
    TENBO_PLAYERS_OPTION (&request.n_players),
    { "opponent", 0, 0, G_OPTION_ARG_STRING, &request.opponent, N_ ("Only games with this person"),
      N_ ("NAME") },
    { "minimum", 0, 0, G_OPTION_ARG_INT, &request.minimum,
      N_ ("How many games a figure is worth something from"), N_ ("GAMES") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &request.output,
      N_ ("The file to write instead of the standard output"), N_ ("FILE") },
    tenbo_force_option (&request.force),
    G_OPTION_ENTRY_NULL,
  };
  TenboExit status;

  if (!tenbo_command_parse (command, argc, argv, entries, &request.games, &status))
    return status;
  if (!tenbo_players_option_is_fine (request.n_players))
    return tenbo_command_misused (command, _ ("A game has 3 or 4 players."));
  if (all && request.game != NULL)
    return tenbo_command_misused (command, _ ("Give either --game or --all."));
  if (request.games[0] != NULL && (all || request.game != NULL || !is_of_games (&request)))
    return tenbo_command_misused (command, _ ("IDs alone say which games json, csv-games and "
                                              "csv-hands are of."));
  if (tenbo_sheet_has_format (request.format))
    return export_sheet (command, &request);
  if (g_strcmp0 (request.format, TENBO_PEOPLE_FORMAT) == 0)
    return export_people (command, &request);

  format = find_format (request.format);
  if (format == NULL)
    {
      g_autofree char *format_names = dup_format_names ();

      return tenbo_command_misused (command, _ ("There is no format “%s”; there are: %s"),
                                    request.format, format_names);
    }
  if (request.session != NULL || request.person != NULL)
    return tenbo_command_misused (command, _ ("--session and --person are for pdf, png and text."));
  if (asks_for_some (&request))
    return refuse_some (command);

  return export_games (&request, format);
}
