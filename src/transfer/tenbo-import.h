/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-game-record.h"
#include "tenbo-store.h"
#include "tenbo-stream.h"

G_BEGIN_DECLS

/* Puts the games of a file (docs/game-format.md: a game or a history) into the store one by one: a
 * file may be larger than the memory. Every call takes long, and may be made in any thread, one at
 * a time. */
typedef struct _TenboImport TenboImport;

/* Two entries that may be one person: the new one of the file, and the existing one of that name.
 * */
typedef struct
{
  TenboStoredPerson *added;
  TenboStoredPerson *known;
} TenboSameName;

/* A game that already existed, and the details that differ in the file. */
typedef struct
{
  TenboStoredGame *game; /* its summary, as the file has it */
  TenboDetails     details;
} TenboMergedGame;

/* The result of an import. */
typedef struct
{
  guint n_added;
  guint n_known;     /* were here already, with the same hands or more */
  guint n_extended;  /* were here, and went on in the file: undo takes the rest back */
  guint n_different; /* are here otherwise, and were left as they are */
  guint n_deleted;   /* are deleted here, and were left so */

  /* Of TenboMergedGame: details that were changed later in the file and were taken over, or that
   * were changed later here and stay. */
  GPtrArray *changed;
  GPtrArray *kept;
  guint      n_contradictory; /* of those in the file hold a hand that contradicts itself */

  GPtrArray *different;  /* of TenboStoredGame, their summaries as the file has them */
  GPtrArray *same_names; /* of TenboSameName */

  /* The first such hand of each of the first games that hold one, as a line for people: its place
   * from the root of the file, and why. Owned texts. */
  GPtrArray *contradictions;
} TenboImportReport;

/* More contradictions than anybody reads are only counted. */
#define TENBO_IMPORT_MAX_CONTRADICTIONS 20

void tenbo_import_report_free (TenboImportReport *report);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboImportReport, tenbo_import_report_free)

/* Begins to read @json: all but its games. @rulesets answers the ids of rulesets that are not in
 * the file. NULL with @problem set if anything is refused. Transfer full. */
TenboImport *tenbo_import_new (GBytes             *json,
                               TenboRulesetList   *rulesets,
                               TenboRecordProblem *problem);
void         tenbo_import_free (TenboImport *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboImport, tenbo_import_free)

/* Reads and plays every game, with nothing stored: whether all of the file can be taken. A hand
 * that contradicts itself can: the report of tenbo_import_run() names it. FALSE
 * with TENBO_GAME_ERROR_REFUSED and @problem, its place from the root of the file, or if
 * @cancellable was cancelled. @func may be NULL; this is the first half of what it is told. */
gboolean tenbo_import_check (TenboImport        *self,
                             GCancellable       *cancellable,
                             TenboProgressFunc   func,
                             gpointer            user_data,
                             TenboRecordProblem *problem,
                             GError            **error);

/* Puts the games into @store, all or none: known ones stay as they are, but for those that go on
 * in the file (tenbo-stream.h). NULL with @error, also if @cancellable was cancelled. Transfer
 * full. */
TenboImportReport *tenbo_import_run (TenboImport      *self,
                                     TenboStore       *store,
                                     GCancellable     *cancellable,
                                     TenboProgressFunc func,
                                     gpointer          user_data,
                                     GError          **error);

G_END_DECLS
