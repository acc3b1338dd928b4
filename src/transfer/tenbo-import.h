/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-game-record.h"
#include "tenbo-store.h"
#include "tenbo-stream.h"

G_BEGIN_DECLS

/* Imports the games of a file (docs/game-format.md: a game or a history) one at a time, so that the
 * file may be larger than the memory. Each call takes long and may be made in any thread, one at a
 * time. */
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
  TenboStoredGame *game; /* its summary in the file */
  TenboDetails     details;
} TenboMergedGame;

/* The result of an import. */
typedef struct
{
  guint n_added;
  guint n_known;     /* existed already, with the same hands or more */
  guint n_extended;  /* existed and continue in the file; undo removes the added hands */
  guint n_different; /* exist with other hands, and were not changed */
  guint n_deleted;   /* are deleted, and were not changed */

  gint64 game_id; /* the game here, if the file has only one and it is not deleted; else 0 */

  /* Of TenboMergedGame: games whose details were replaced because those in the file were changed
   * later, and games that kept theirs because they were changed later */
  GPtrArray *changed;
  GPtrArray *kept;
  guint      n_contradictory; /* number of games in the file with a hand that contradicts itself */

  GPtrArray *different;  /* of TenboStoredGame: their summaries in the file */
  GPtrArray *same_names; /* of TenboSameName */

  /* A line for the user about the first such hand of each of the first such games: its location
   * from the root of the file, and the reason. Owned texts. */
  GPtrArray *contradictions;
} TenboImportReport;

/* Maximum number of contradictions in the report. Others are only counted. */
#define TENBO_IMPORT_MAX_CONTRADICTIONS 20

void tenbo_import_report_free (TenboImportReport *report);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboImportReport, tenbo_import_report_free)

/* Begins to read @json, without its games. @rulesets resolves the ids of rulesets that are not in
 * the file. NULL with @problem set if anything is refused. Transfer full. */
TenboImport *tenbo_import_new (GBytes             *json,
                               TenboRulesetList   *rulesets,
                               TenboRecordProblem *problem);
void         tenbo_import_free (TenboImport *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboImport, tenbo_import_free)

/* Reads and plays every game without storing anything, to check whether the whole file can be
 * imported. A hand that contradicts itself is accepted, and the report of tenbo_import_run() lists
 * it. FALSE with TENBO_GAME_ERROR_REFUSED and @problem, located from the root of the file; or if
 * @cancellable is canceled. @func may be NULL and receives the first half of the progress. */
gboolean tenbo_import_check (TenboImport        *self,
                             GCancellable       *cancellable,
                             TenboProgressFunc   func,
                             gpointer            user_data,
                             TenboRecordProblem *problem,
                             GError            **error);

/* Imports the games into @store, all or none. Existing games do not change, except for those that
 * continue in the file (tenbo-stream.h). NULL with @error, also if @cancellable is canceled.
 * Transfer full. */
TenboImportReport *tenbo_import_run (TenboImport      *self,
                                     TenboStore       *store,
                                     GCancellable     *cancellable,
                                     TenboProgressFunc func,
                                     gpointer          user_data,
                                     GError          **error);

G_END_DECLS
