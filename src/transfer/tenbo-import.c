/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-import.h"

#include "tenbo-history.h"

/* Number of progress steps of one pass over the file. */
#define PASS_STEPS 1000

struct _TenboImport
{
  TenboHistoryReader *reader;         /* owned */
  GPtrArray          *contradictions; /* owned; see the report */
  guint               n_contradictory;

  /* Used during a run; only the report is owned. */
  guint              pass; /* 0 or 1 */
  GCancellable      *cancellable;
  TenboProgressFunc  func;
  gpointer           user_data;
  TenboImportReport *report;
};

static void
free_same_name (gpointer data)
{
  TenboSameName *same = data;

  tenbo_stored_person_free (same->added);
  tenbo_stored_person_free (same->known);
  g_free (same);
}

static void
free_merged (gpointer data)
{
  TenboMergedGame *merged = data;

  tenbo_stored_game_free (merged->game);
  g_free (merged);
}

void
tenbo_import_report_free (TenboImportReport *report)
{
  g_ptr_array_unref (report->kept);
  g_ptr_array_unref (report->changed);
  g_ptr_array_unref (report->different);
  g_ptr_array_unref (report->same_names);
  g_ptr_array_unref (report->contradictions);
  g_free (report);
}

TenboImport *
tenbo_import_new (GBytes             *json,
                  TenboRulesetList   *rulesets,
                  TenboRecordProblem *problem)
{
  TenboHistoryReader *reader = tenbo_history_reader_new (json, rulesets, problem);
  TenboImport        *self;

  if (reader == NULL)
    return NULL;

  self = g_new0 (TenboImport, 1);
  self->reader = reader;
  self->contradictions = g_ptr_array_new_with_free_func (g_free);
  return self;
}

void
tenbo_import_free (TenboImport *self)
{
  tenbo_history_reader_free (self->reader);
  g_ptr_array_unref (self->contradictions);
  g_free (self);
}

/* Reports the progress. Returns FALSE if the import was canceled. */
static gboolean
report_progress (TenboImport *self,
                 GError     **error)
{
  double fraction = tenbo_history_reader_get_fraction (self->reader);

  if (self->func != NULL)
    self->func (self->pass * PASS_STEPS + (guint64) (fraction * PASS_STEPS), 2 * PASS_STEPS,
                self->user_data);

  return !g_cancellable_set_error_if_cancelled (self->cancellable, error);
}

/* Changes the location of @problem, which is relative to the last game, to one from the root of the
 * file. */
static void
move_problem (TenboImport        *self,
              TenboRecordProblem *problem)
{
  g_autofree char *game = tenbo_history_reader_dup_location (self->reader);
  g_autofree char *at = g_steal_pointer (&problem->at);

  if (game == NULL || *at == '\0')
    problem->at = g_strdup (game != NULL ? game : at);
  else
    problem->at = g_strdup_printf ("%s.%s", game, at);
}

static gboolean
refuse (const TenboRecordProblem *problem,
        GError                  **error)
{
  g_autofree char *line = tenbo_record_problem_dup_line (problem);

  g_set_error_literal (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_REFUSED, line);
  return FALSE;
}

/* Plays @record, which has a valid form. Reports a hand that contradicts itself, which earlier
 * versions allowed. Returns FALSE with @problem, located from the root of the file, if the rules
 * refuse the game. */
static gboolean
play (TenboImport        *self,
      const TenboRecord  *record,
      TenboRecordProblem *problem)
{
  g_auto (TenboRecordProblem) contradiction = { 0 };
  TbTable table;

  if (tenbo_record_play (record, TENBO_RECORD_PLAY_NEW, &table, NULL, NULL, &contradiction))
    return TRUE;

  if (!tenbo_record_play (record, TENBO_RECORD_PLAY_RECORDED, &table, NULL, NULL, problem))
    {
      move_problem (self, problem);
      return FALSE;
    }

  move_problem (self, &contradiction);
  self->n_contradictory++;
  if (self->contradictions->len < TENBO_IMPORT_MAX_CONTRADICTIONS)
    g_ptr_array_add (self->contradictions, tenbo_record_problem_dup_line (&contradiction));
  return TRUE;
}

static void
begin (TenboImport      *self,
       guint             pass,
       GCancellable     *cancellable,
       TenboProgressFunc func,
       gpointer          user_data)
{
  self->pass = pass;
  self->cancellable = cancellable;
  self->func = func;
  self->user_data = user_data;
  tenbo_history_reader_rewind (self->reader);
}

gboolean
tenbo_import_check (TenboImport        *self,
                    GCancellable       *cancellable,
                    TenboProgressFunc   func,
                    gpointer            user_data,
                    TenboRecordProblem *problem,
                    GError            **error)
{
  g_return_val_if_fail (self != NULL && problem != NULL, FALSE);

  *problem = (TenboRecordProblem) { 0 };
  self->n_contradictory = 0;
  g_ptr_array_set_size (self->contradictions, 0);
  begin (self, 0, cancellable, func, user_data);
  while (report_progress (self, error))
    {
      g_autoptr (TenboRecord) record = NULL;

      if (!tenbo_history_reader_next (self->reader, &record, problem))
        return refuse (problem, error);
      if (record == NULL)
        return TRUE;
      if (!play (self, record, problem))
        return refuse (problem, error);
    }

  return FALSE;
}

/* --- Callbacks of the stream --- */

static gboolean
next_cb (gpointer          user_data,
         TenboStoredGame **game,
         GError          **error)
{
  TenboImport *self = user_data;
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRecord) record = NULL;

  *game = NULL;
  if (!report_progress (self, error))
    return FALSE;
  if (!tenbo_history_reader_next (self->reader, &record, &problem))
    return refuse (&problem, error);
  if (record == NULL)
    return TRUE;

  *game = tenbo_game_from_record (record, NULL, error);
  return *game != NULL;
}

static void
add_merged (GPtrArray             *games,
            const TenboStoredGame *game,
            TenboDetails           details)
{
  TenboMergedGame *merged = g_new (TenboMergedGame, 1);

  merged->game = tenbo_stored_game_copy_summary (game);
  merged->details = details;
  g_ptr_array_add (games, merged);
}

static void
imported_cb (gpointer                 user_data,
             const TenboStoredGame   *game,
             const TenboImportedGame *imported)
{
  TenboImport *self = user_data;

  if (imported->outcome == TENBO_IMPORTED_DIFFERENT)
    g_ptr_array_add (self->report->different, tenbo_stored_game_copy_summary (game));
  if (imported->changed != 0)
    add_merged (self->report->changed, game, imported->changed);
  if (imported->kept != 0)
    add_merged (self->report->kept, game, imported->kept);
}

static void
same_name_cb (gpointer                 user_data,
              const TenboStoredPerson *added,
              const TenboStoredPerson *known)
{
  TenboImport   *self = user_data;
  TenboSameName *same = g_new (TenboSameName, 1);

  same->added = tenbo_stored_person_copy (added);
  same->known = tenbo_stored_person_copy (known);
  g_ptr_array_add (self->report->same_names, same);
}

TenboImportReport *
tenbo_import_run (TenboImport      *self,
                  TenboStore       *store,
                  GCancellable     *cancellable,
                  TenboProgressFunc func,
                  gpointer          user_data,
                  GError          **error)
{
  g_autoptr (TenboImportReport) report = NULL;
  TenboStream  stream = { 0 };
  TenboOutcome outcome;

  g_return_val_if_fail (self != NULL && TENBO_IS_STORE (store), NULL);

  report = g_new0 (TenboImportReport, 1);
  report->different = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_game_free);
  report->changed = g_ptr_array_new_with_free_func (free_merged);
  report->kept = g_ptr_array_new_with_free_func (free_merged);
  report->same_names = g_ptr_array_new_with_free_func (free_same_name);
  report->contradictions = g_ptr_array_new_with_free_func (g_free);
  stream = (TenboStream) {
    tenbo_history_reader_get_people (self->reader),
    tenbo_history_reader_get_sessions (self->reader),
    next_cb,
    imported_cb,
    same_name_cb,
    self,
  };
  begin (self, 1, cancellable, func, user_data);
  self->report = report;
  if (!tenbo_store_commit (store, tenbo_write_stream (&stream), &outcome, error))
    return NULL;

  report->n_added = (guint) outcome.n_added;
  report->n_known = (guint) outcome.n_known;
  report->n_extended = (guint) outcome.n_extended;
  report->n_different = (guint) outcome.n_different;
  report->n_deleted = (guint) outcome.n_deleted;
  report->n_contradictory = self->n_contradictory;
  if (outcome.n_deleted == 0 &&
      outcome.n_added + outcome.n_known + outcome.n_extended + outcome.n_different == 1)
    report->game_id = outcome.game_id;
  for (guint i = 0; i < self->contradictions->len; i++)
    g_ptr_array_add (report->contradictions, g_strdup (self->contradictions->pdata[i]));
  return g_steal_pointer (&report);
}
