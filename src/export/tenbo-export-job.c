/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-export-job.h"

#include "tenbo-csv-tables.h"
#include "tenbo-export-order.h"
#include "tenbo-file-writer.h"
#include "tenbo-game-record.h"
#include "tenbo-history-writer.h"
#include "tenbo-paper-sheets.h"
#include "tenbo-people.h"
#include "tenbo-picture.h"
#include "tenbo-standings-sheet.h"

#include <string.h>

/* Number of buffered bytes that triggers a write. */
#define CHUNK 65536

/* A running job. */
typedef struct
{
  const TenboExportJob   *job;
  const TenboExportWatch *watch;
  TenboExportWriteFunc    write;
  gpointer                user_data;
  GString                *text;     /* buffered text; owned */
  TenboHistoryWriter     *history;  /* for a history as JSON, or NULL; owned */
  GHashTable             *rulesets; /* of the previous games, or NULL; owned */
  TenboCsv                csv;
} Run;

static void
clear_run (Run *run)
{
  g_clear_pointer (&run->history, tenbo_history_writer_free);
  g_clear_pointer (&run->rulesets, g_hash_table_unref);
  g_string_free (run->text, TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, clear_run)

const char *
tenbo_export_form_get_name (TenboExportForm form)
{
  static const char *const names[] = {
    [TENBO_EXPORT_JSON] = "json",
    [TENBO_EXPORT_CSV_GAMES] = "csv-games",
    [TENBO_EXPORT_CSV_HANDS] = "csv-hands",
    [TENBO_EXPORT_CSV_PEOPLE] = "csv-people",
    [TENBO_EXPORT_CSV_STANDINGS] = "csv-standings",
    [TENBO_EXPORT_PDF] = "pdf",
    [TENBO_EXPORT_PNG] = "png",
    [TENBO_EXPORT_TEXT] = "text",
  };

  g_return_val_if_fail (form < TENBO_N_EXPORT_FORMS, NULL);

  return names[form];
}

TenboExportJob *
tenbo_export_job_new_for_game (TenboStore     *store,
                               gint64          game_id,
                               TenboExportForm form)
{
  TenboExportJob *job = g_new0 (TenboExportJob, 1);

  job->store = g_object_ref (store);
  job->form = form;
  job->game_id = game_id;
  job->for_spreadsheet = TRUE;
  return job;
}

void
tenbo_export_job_free (gpointer data)
{
  TenboExportJob *job = data;

  g_object_unref (job->store);
  g_free (job);
}

/* Sets @error to the @problem of the game @record, which the rules refuse. */
static void
set_problem (GError                  **error,
             const TenboRecord        *record,
             const TenboRecordProblem *problem)
{
  g_autofree char *line = tenbo_record_problem_dup_line (problem);

  g_set_error (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_DAMAGED, "%s: %s", record->id, line);
}

/* --- Games and tables --- */

static gboolean
add_game (Run     *run,
          gint64   id,
          GError **error)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRecord) record = NULL;
  gboolean fine = TRUE;

  record = tenbo_game_export_next (run->job->store, id, &run->rulesets, error);
  if (record == NULL)
    return FALSE;

  if (run->job->form == TENBO_EXPORT_CSV_GAMES)
    fine = tenbo_csv_add_game (&run->csv, record, &problem);
  else if (run->job->form == TENBO_EXPORT_CSV_HANDS)
    fine = tenbo_csv_add_hands (&run->csv, record, &problem);
  else if (run->history != NULL)
    tenbo_history_writer_add_game (run->history, record);
  else
    tenbo_record_write (record, run->text);

  if (!fine)
    set_problem (error, record, &problem);
  return fine;
}

/* Reports progress and writes the buffered text if it is long enough. Returns FALSE with @error if
 * the job is canceled or the write fails. */
static gboolean
go_on (Run     *run,
       guint    done,
       guint    total,
       GError **error)
{
  if (run->watch->progress != NULL)
    run->watch->progress (done, total, run->watch->user_data);

  return !g_cancellable_set_error_if_cancelled (run->watch->cancellable, error) &&
         (run->text->len < CHUNK || run->write (run->text, run->user_data, error));
}

static gboolean
add_games (Run     *run,
           GError **error)
{
  g_autoptr (GArray) ids = tenbo_export_order (run->job->store, run->job->ids, error);

  if (ids == NULL)
    return FALSE;

  for (guint i = 0; i < ids->len; i++)
    {
      g_autoptr (GError) why = NULL;

      if (!go_on (run, i, ids->len, error))
        return FALSE;
      if (!add_game (run, g_array_index (ids, gint64, i), &why) &&
          !g_error_matches (why, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND))
        {
          g_propagate_error (error, g_steal_pointer (&why));
          return FALSE;
        }
    }

  return TRUE;
}

static gboolean
add_people (Run     *run,
            GError **error)
{
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (GPtrArray) people = NULL;

  read = tenbo_store_read_begin (run->job->store, run->watch->cancellable, error);
  people = tenbo_people_list_all (read, error);
  if (people == NULL)
    return FALSE;

  tenbo_csv_sort_people (people);
  for (guint i = 0; i < people->len; i++)
    {
      const TenboStoredPerson *person = people->pdata[i];
      TenboResultFilter        filter = run->job->filter;
      g_autoptr (TenboStatistics) statistics = NULL;

      if (!go_on (run, i, people->len, error))
        return FALSE;
      if (person->merged_into != 0)
        continue;

      filter.person_id = person->id;
      statistics = tenbo_statistics_read (read, &filter, error);
      if (statistics == NULL)
        return FALSE;
      tenbo_csv_add_person (&run->csv, person, statistics);
    }

  return TRUE;
}

/* Reads the standings in the order of their average rank, for games of the number of players that
 * most games have unless the filter names one. */
static TenboStandingsSheet *
read_standings (const TenboExportJob *job,
                GError              **error)
{
  TenboStandingsFilter filter = {
    .since_msec = job->filter.since_msec,
    .until_msec = job->filter.until_msec,
    .ruleset_key = job->filter.ruleset_key,
    .minimum = job->minimum,
  };
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (GPtrArray) standings = NULL;
  g_autoptr (GArray) columns = NULL;
  guint n_games[2];
  int   usual;

  if (job->store != NULL)
    {
      read = tenbo_store_read_begin (job->store, NULL, error);
      standings = tenbo_standings_read (read, &filter, error);
      if (standings == NULL)
        return NULL;
    }
  else
    standings = g_ptr_array_new ();

  usual = tenbo_standings_get_usual_players (standings, n_games);
  filter.n_players = job->filter.n_players != 0 ? job->filter.n_players : usual;
  filter.order = TENBO_STATISTIC_AVERAGE_RANK;
  filter.variant = filter.n_players;
  tenbo_standings_sort (standings, &filter);
  columns = job->form == TENBO_EXPORT_PDF
              ? tenbo_standings_sheet_create_columns (filter.n_players)
              : tenbo_standings_list_columns (filter.n_players);
  return tenbo_standings_sheet_new (standings, columns, job->scope, filter.n_players);
}

static gboolean
write_json (Run     *run,
            GError **error)
{
  const TenboExportJob *job = run->job;

  if (job->game_id != 0)
    return add_game (run, job->game_id, error);

  run->history = tenbo_history_writer_new (run->text);
  if (job->store != NULL &&
      (!tenbo_history_writer_read_others (run->history, job->store, job->ids == NULL, error) ||
       !add_games (run, error)))
    return FALSE;

  tenbo_history_writer_close (run->history);
  return TRUE;
}

static gboolean
write_table (Run     *run,
             GError **error)
{
  const TenboExportJob *job = run->job;

  if (job->form == TENBO_EXPORT_CSV_STANDINGS)
    {
      g_autoptr (TenboStandingsSheet) sheet = read_standings (job, error);

      if (sheet != NULL)
        tenbo_standings_sheet_write_table (sheet, job->for_spreadsheet, run->text);
      return sheet != NULL;
    }

  tenbo_csv_init (&run->csv, run->text);
  if (job->for_spreadsheet)
    tenbo_csv_add_byte_order_mark (&run->csv);

  if (job->form == TENBO_EXPORT_CSV_PEOPLE)
    tenbo_csv_begin_people (&run->csv);
  else if (job->form == TENBO_EXPORT_CSV_GAMES)
    tenbo_csv_begin_games (&run->csv);
  else
    tenbo_csv_begin_hands (&run->csv);

  if (job->store == NULL)
    return TRUE;
  if (job->form == TENBO_EXPORT_CSV_PEOPLE)
    return add_people (run, error);

  return job->game_id != 0 ? add_game (run, job->game_id, error) : add_games (run, error);
}

/* --- Paper, pictures and text --- */

TenboPaper *
tenbo_export_job_lay_out (const TenboExportJob *job,
                          TenboPaperSize        size,
                          GError              **error)
{
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (TenboStoredPerson) person = NULL;
  g_autoptr (TenboStatistics) statistics = NULL;
  TenboPaperPerson page;

  g_return_val_if_fail (job != NULL, NULL);

  if (job->game_id != 0)
    {
      g_auto (TenboRecordProblem) problem = { 0 };
      g_autoptr (TenboRecord) record = tenbo_game_export (job->store, job->game_id, error);
      TenboPaper *paper = NULL;

      if (record == NULL)
        return NULL;

      paper = tenbo_paper_new_for_game (record, job->explained, size, &problem);
      if (paper == NULL)
        set_problem (error, record, &problem);
      return paper;
    }

  if (job->session_id != 0)
    {
      g_autoptr (TenboSessionSummary) sheet = NULL;

      sheet = tenbo_session_summary_read (job->store, job->session_id, error);
      return sheet != NULL ? tenbo_paper_new_for_session (sheet, size) : NULL;
    }

  if (job->filter.person_id == 0)
    {
      g_autoptr (TenboStandingsSheet) sheet = read_standings (job, error);

      return sheet != NULL ? tenbo_standings_sheet_lay_out (sheet, size, error) : NULL;
    }

  read = tenbo_store_read_begin (job->store, NULL, error);
  person = tenbo_people_read (read, job->filter.person_id, error);
  if (person != NULL)
    statistics = tenbo_statistics_read (read, &job->filter, error);
  if (statistics == NULL)
    return NULL;

  page = (TenboPaperPerson) { person->name, job->scope, statistics, job->minimum };
  return tenbo_paper_new_for_person (&page, size);
}

static GBytes *
make_result (const TenboExportJob *job,
             GError              **error)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRecord) record = tenbo_game_export (job->store, job->game_id, error);
  g_autoptr (TenboGameResult) result = NULL;

  if (record == NULL)
    return NULL;

  result = tenbo_game_result_new (record, &problem);
  if (result == NULL)
    {
      set_problem (error, record, &problem);
      return NULL;
    }

  if (job->form == TENBO_EXPORT_TEXT)
    {
      char *text = tenbo_game_result_dup_share_text (result);

      return g_bytes_new_take (text, strlen (text));
    }

  return tenbo_picture_new_for_game (result, error);
}

static GBytes *
make_evening (const TenboExportJob *job,
              GError              **error)
{
  g_autoptr (TenboSessionSummary) sheet = NULL;

  sheet = tenbo_session_summary_read (job->store, job->session_id, error);
  if (sheet == NULL)
    return NULL;

  if (job->form == TENBO_EXPORT_TEXT)
    {
      char *text = tenbo_session_summary_dup_share_text (sheet);

      return g_bytes_new_take (text, strlen (text));
    }

  return tenbo_picture_new_for_session (sheet, error);
}

static gboolean
write_sheet (Run     *run,
             GError **error)
{
  const TenboExportJob *job = run->job;
  g_autoptr (TenboPaper) paper = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (job->form == TENBO_EXPORT_PDF)
    {
      paper = tenbo_export_job_lay_out (job, job->paper, error);
      bytes = paper != NULL ? tenbo_paper_to_pdf (paper, error) : NULL;
    }
  else if (job->game_id != 0)
    bytes = make_result (job, error);
  else
    bytes = make_evening (job, error);
  if (bytes == NULL)
    return FALSE;

  g_string_append_len (run->text, g_bytes_get_data (bytes, NULL),
                       (gssize) g_bytes_get_size (bytes));
  return TRUE;
}

/* --- Complete files --- */

gboolean
tenbo_export_job_write (const TenboExportJob   *job,
                        const TenboExportWatch *watch,
                        TenboExportWriteFunc    write,
                        gpointer                user_data,
                        GError                **error)
{
  g_auto (Run) run = { job, watch, write, user_data, .text = g_string_new (NULL) };

  gboolean done;

  g_return_val_if_fail (job != NULL && watch != NULL && write != NULL, FALSE);

  if (job->form == TENBO_EXPORT_JSON)
    done = write_json (&run, error);
  else if (job->form < TENBO_EXPORT_PDF)
    done = write_table (&run, error);
  else
    done = write_sheet (&run, error);

  return done && write (run.text, user_data, error);
}

static gboolean
write_to_file (GString *text,
               gpointer user_data,
               GError **error)
{
  gboolean done = tenbo_file_writer_write (user_data, text->str, text->len, error);

  g_string_truncate (text, 0);
  return done;
}

gboolean
tenbo_export_job_write_file (const TenboExportJob   *job,
                             const TenboExportWatch *watch,
                             GFile                  *file,
                             GError                **error)
{
  g_autoptr (TenboFileWriter) writer = NULL;

  writer = tenbo_file_writer_new (file, TENBO_FILE_WRITER_NONE, watch->cancellable, error);
  return writer != NULL && tenbo_export_job_write (job, watch, write_to_file, writer, error) &&
         tenbo_file_writer_finish (writer, error);
}

static gboolean
keep_text (GString *text,
           gpointer user_data,
           GError **error)
{
  g_string_append_len (user_data, text->str, (gssize) text->len);
  g_string_truncate (text, 0);
  return TRUE;
}

GBytes *
tenbo_export_job_to_bytes (const TenboExportJob *job,
                           GError              **error)
{
  static const TenboExportWatch watch = { 0 };
  g_autoptr (GString) text = g_string_new (NULL);

  if (!tenbo_export_job_write (job, &watch, keep_text, text, error))
    return NULL;

  return g_string_free_to_bytes (g_steal_pointer (&text));
}
