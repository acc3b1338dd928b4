/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-export-job.h"

#include "tenbo-csv-people.h"
#include "tenbo-csv-tables.h"
#include "tenbo-export-order.h"
#include "tenbo-file-writer.h"
#include "tenbo-game-record.h"
#include "tenbo-history-writer.h"
#include "tenbo-people-queries.h"

/* Text is written when there is so much of it. */
#define CHUNK 65536

typedef struct
{
  TenboStore         *store; /* borrowed, as the next four */
  GArray             *ids;   /* of gint64; NULL: all games */
  TenboFileWriter    *out;
  GCancellable       *cancellable;
  TenboExportForm     form;
  GHashTable         *rulesets; /* of the games before, or NULL; owned */
  GString            *text;     /* what is not written yet; owned */
  TenboHistoryWriter *writer;   /* of JSON, or NULL; owned */
  TenboCsv            csv;
} Job;

static void
clear_job (Job *job)
{
  g_clear_pointer (&job->writer, tenbo_history_writer_free);
  g_clear_pointer (&job->rulesets, g_hash_table_unref);
  g_string_free (job->text, TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Job, clear_job)

static gboolean
begin_json (Job     *job,
            GError **error)
{
  job->writer = tenbo_history_writer_new (job->text);
  return tenbo_history_writer_read_others (job->writer, job->store, job->ids == NULL, error);
}

static gboolean
begin (Job     *job,
       GError **error)
{
  tenbo_csv_init (&job->csv, job->text);
  if (job->form != TENBO_EXPORT_JSON)
    tenbo_csv_add_byte_order_mark (&job->csv);

  switch (job->form)
    {
    case TENBO_EXPORT_JSON:
      return begin_json (job, error);
    case TENBO_EXPORT_CSV_GAMES:
      tenbo_csv_begin_games (&job->csv);
      return TRUE;
    case TENBO_EXPORT_CSV_HANDS:
      tenbo_csv_begin_hands (&job->csv);
      return TRUE;
    case TENBO_EXPORT_CSV_PEOPLE:
      tenbo_csv_begin_people (&job->csv);
      return TRUE;
    }

  g_return_val_if_reached (FALSE);
}

static gboolean
add_record (Job                *job,
            const TenboRecord  *record,
            TenboRecordProblem *problem)
{
  switch (job->form)
    {
    case TENBO_EXPORT_JSON:
      tenbo_history_writer_add_game (job->writer, record);
      return TRUE;
    case TENBO_EXPORT_CSV_GAMES:
      return tenbo_csv_add_game (&job->csv, record, problem);
    case TENBO_EXPORT_CSV_HANDS:
      return tenbo_csv_add_hands (&job->csv, record, problem);
    case TENBO_EXPORT_CSV_PEOPLE:
      break;
    }

  g_return_val_if_reached (FALSE);
}

/* One that was deleted after the games were listed is left out. */
static gboolean
add_game (Job     *job,
          gint64   id,
          GError **error)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (GError) why = NULL;
  g_autoptr (TenboRecord) record = tenbo_game_export_next (job->store, id, &job->rulesets, &why);
  g_autofree char *words = NULL;

  if (g_error_matches (why, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND))
    return TRUE;
  if (record == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&why));
      return FALSE;
    }
  if (add_record (job, record, &problem))
    return TRUE;

  words = tenbo_record_problem_dup_text (&problem);
  g_set_error (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_DAMAGED, "%s, %s: %s", record->id,
               problem.at, words);
  return FALSE;
}

static gboolean
write_text (Job     *job,
            GError **error)
{
  gboolean done = tenbo_file_writer_write (job->out, job->text->str, job->text->len, error);

  g_string_truncate (job->text, 0);
  return done;
}

/* The games in their order. Transfer full. */
static GArray *
list_games (Job     *job,
            GError **error)
{
  if (job->ids == NULL)
    return tenbo_export_order (job->store, error);

  return tenbo_export_order_of (job->store, (const gint64 *) (gpointer) job->ids->data,
                                job->ids->len, error);
}

static gboolean
add_games (Job              *job,
           TenboProgressFunc func,
           gpointer          user_data,
           GError          **error)
{
  g_autoptr (GArray) ids = list_games (job, error);

  if (ids == NULL)
    return FALSE;

  for (guint i = 0; i < ids->len; i++)
    {
      func (i, ids->len, user_data);
      if (g_cancellable_set_error_if_cancelled (job->cancellable, error) ||
          !add_game (job, g_array_index (ids, gint64, i), error) ||
          (job->text->len >= CHUNK && !write_text (job, error)))
        return FALSE;
    }

  return TRUE;
}

static gboolean
add_person (Job                     *job,
            const TenboStoredPerson *person,
            GError                 **error)
{
  TenboResultFilter filter = { .person_id = person->id };
  g_autoptr (TenboStatistics) statistics = NULL;

  statistics = tenbo_statistics_read (job->store, &filter, job->cancellable, error);
  if (statistics == NULL)
    return FALSE;

  tenbo_csv_add_person (&job->csv, person, statistics);
  return TRUE;
}

static gboolean
add_people (Job              *job,
            TenboProgressFunc func,
            gpointer          user_data,
            GError          **error)
{
  g_autoptr (GPtrArray) people = tenbo_store_list_everybody (job->store, error);

  if (people == NULL)
    return FALSE;

  tenbo_csv_sort_people (people);
  for (guint i = 0; i < people->len; i++)
    {
      const TenboStoredPerson *person = people->pdata[i];

      func (i, people->len, user_data);
      if (person->merged_into == 0 && !add_person (job, person, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
write_all (Job              *job,
           TenboProgressFunc func,
           gpointer          user_data,
           GError          **error)
{
  gboolean is_of_people = job->form == TENBO_EXPORT_CSV_PEOPLE;

  if (!begin (job, error) ||
      !(is_of_people ? add_people : add_games) (job, func, user_data, error))
    return FALSE;

  if (job->writer != NULL)
    tenbo_history_writer_close (job->writer);

  return write_text (job, error);
}

gboolean
tenbo_export_job_run (TenboStore       *store,
                      GFile            *file,
                      TenboExportForm   form,
                      GArray           *ids,
                      GCancellable     *cancellable,
                      TenboProgressFunc func,
                      gpointer          user_data,
                      GError          **error)
{
  g_autoptr (TenboFileWriter) out = NULL;
  g_auto (Job) job = { .store = store, .ids = ids, .cancellable = cancellable, .form = form };

  job.text = g_string_new (NULL);
  out = tenbo_file_writer_new (file, TENBO_FILE_WRITER_NONE, cancellable, error);
  if (out == NULL)
    return FALSE;

  job.out = out;
  return write_all (&job, func, user_data, error) && tenbo_file_writer_finish (out, error);
}
