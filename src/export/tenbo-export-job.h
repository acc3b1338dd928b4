/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-paper.h"
#include "tenbo-result-rows.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

/* Exports games from the history, for the window and the command line. */

typedef enum
{
  TENBO_EXPORT_JSON,
  TENBO_EXPORT_CSV_GAMES,
  TENBO_EXPORT_CSV_HANDS,
  TENBO_EXPORT_CSV_PEOPLE, /* statistics of all people */
  TENBO_EXPORT_CSV_STANDINGS,
  TENBO_EXPORT_PDF,
  TENBO_EXPORT_PNG,
  TENBO_EXPORT_TEXT, /* for a message */
} TenboExportForm;

#define TENBO_N_EXPORT_FORMS (TENBO_EXPORT_TEXT + 1)

/* Description of an export. All members are borrowed, except in a job from
 * tenbo_export_job_new_for_game().
 *
 * JSON and the tables of games and hands export the game `game_id`, the games `ids`, or all games.
 * PDF, picture and text export the game `game_id` or the session `session_id`; PDF also exports the
 * person `filter.person_id`, or without a person the standings. */
typedef struct
{
  TenboStore     *store; /* NULL: a history without games */
  TenboExportForm form;
  gint64          game_id; /* or 0, like the next one */
  gint64          session_id;
  GArray         *ids; /* of gint64; NULL: all games */

  TenboResultFilter filter;  /* games that count for the statistics of people */
  const char       *scope;   /* on paper: description of these games; NULL: all */
  guint             minimum; /* statistics of fewer games have a mark, or no rank */
  TenboPaperSize    paper;
  gboolean          for_spreadsheet; /* tables begin with a byte order mark */
  gboolean          explained;       /* on paper: payments, no score sheet */
} TenboExportJob;

/* Progress and cancellation of a job. Each member may be NULL. */
typedef struct
{
  GCancellable     *cancellable;
  TenboProgressFunc progress;
  gpointer          user_data;
} TenboExportWatch;

/* Writes @text, the next part of the file, and empties it. Returning FALSE with @error ends the
 * job. */
typedef gboolean (*TenboExportWriteFunc) (GString *text,
                                          gpointer user_data,
                                          GError **error);

/* Creates a job for a game that runs later: the job owns a reference to the store. Transfer
 * full. */
TenboExportJob *tenbo_export_job_new_for_game (TenboStore     *store,
                                               gint64          game_id,
                                               TenboExportForm form);
void            tenbo_export_job_free (gpointer job);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboExportJob, tenbo_export_job_free)

/* Returns the name of the form on the command line. Borrowed. */
const char *tenbo_export_form_get_name (TenboExportForm form);

/* Writes the file in parts, so that a history may be larger than the memory. Omits games that are
 * deleted while the job runs. Slow, so call it in a thread. Returns FALSE with @error; the domain
 * is TENBO_GAME_ERROR if the rules refuse a hand. */
gboolean tenbo_export_job_write (const TenboExportJob   *job,
                                 const TenboExportWatch *watch,
                                 TenboExportWriteFunc    write,
                                 gpointer                user_data,
                                 GError                **error);

/* Writes @file with tenbo-file-writer.h. If the job is canceled or fails with @error, the previous
 * file is kept. */
gboolean tenbo_export_job_write_file (const TenboExportJob   *job,
                                      const TenboExportWatch *watch,
                                      GFile                  *file,
                                      GError                **error);

/* Returns the file of one game or session in memory. NULL with @error. Transfer full. */
GBytes *tenbo_export_job_to_bytes (const TenboExportJob *job,
                                   GError              **error);

/* Lays out the contents of a PDF for printing on paper of @size. NULL with @error. Transfer
 * full. */
TenboPaper *tenbo_export_job_lay_out (const TenboExportJob *job,
                                      TenboPaperSize        size,
                                      GError              **error);

G_END_DECLS
