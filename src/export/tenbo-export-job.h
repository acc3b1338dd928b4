/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-paper.h"
#include "tenbo-result-rows.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

/* Writing games out of the history, for the window and the command line. */

typedef enum
{
  TENBO_EXPORT_JSON,
  TENBO_EXPORT_CSV_GAMES,
  TENBO_EXPORT_CSV_HANDS,
  TENBO_EXPORT_CSV_PEOPLE, /* the figures of all people */
  TENBO_EXPORT_PDF,
  TENBO_EXPORT_PNG,
  TENBO_EXPORT_TEXT, /* for a message */
} TenboExportForm;

#define TENBO_N_EXPORT_FORMS (TENBO_EXPORT_TEXT + 1)

/* What is written. Nothing of it is owned, except in tenbo_export_job_new_for_game().
 *
 * JSON and the tables of games and hands are of the game `game_id`, of the games `ids`, or of all
 * games. A PDF, a picture and a text are of the game `game_id` or of the session `session_id`, and
 * a PDF also of the person `filter.person_id`. */
typedef struct
{
  TenboStore     *store; /* NULL: a history without games */
  TenboExportForm form;
  gint64          game_id; /* or 0, as the next one */
  gint64          session_id;
  GArray         *ids; /* of gint64; NULL: all games */

  TenboResultFilter filter;  /* the games that count for figures of people */
  const char       *scope;   /* on paper: which games these are, in words; NULL: all */
  guint             minimum; /* on paper: figures of fewer games have a mark */
  TenboPaperSize    paper;
  gboolean          for_spreadsheet; /* a table says that its text is UTF-8 */
} TenboExportJob;

/* Says how far a job is, and ends it early. Each member may be NULL. */
typedef struct
{
  GCancellable     *cancellable;
  TenboProgressFunc progress;
  gpointer          user_data;
} TenboExportWatch;

/* Takes @text, the next part of the file, and empties it. FALSE with @error ends the job. */
typedef gboolean (*TenboExportWriteFunc) (GString *text,
                                          gpointer user_data,
                                          GError **error);

/* A job about a game for one who does it later: the store is owned. Transfer full. */
TenboExportJob *tenbo_export_job_new_for_game (TenboStore     *store,
                                               gint64          game_id,
                                               TenboExportForm form);
void            tenbo_export_job_free (gpointer job);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboExportJob, tenbo_export_job_free)

/* What the form is called on the command line. Borrowed. */
const char *tenbo_export_form_get_name (TenboExportForm form);

/* Writes the file in parts, so that a history may be longer than what fits into memory. A game that
 * is deleted while the job runs is left out. Takes long: for a thread. FALSE with @error, which is
 * of TENBO_GAME_ERROR if the rules do not take a hand any more. */
gboolean tenbo_export_job_write (const TenboExportJob   *job,
                                 const TenboExportWatch *watch,
                                 TenboExportWriteFunc    write,
                                 gpointer                user_data,
                                 GError                **error);

/* The same into @file, as tenbo-file-writer.h does it: cancelled, or FALSE with @error, what was
 * there before stays. */
gboolean tenbo_export_job_write_file (const TenboExportJob   *job,
                                      const TenboExportWatch *watch,
                                      GFile                  *file,
                                      GError                **error);

/* The same in memory, for a file of one game or session. NULL with @error. Transfer full. */
GBytes *tenbo_export_job_to_bytes (const TenboExportJob *job,
                                   GError              **error);

/* What a PDF holds, to be printed on paper of @size. NULL with @error. Transfer full. */
TenboPaper *tenbo_export_job_lay_out (const TenboExportJob *job,
                                      TenboPaperSize        size,
                                      GError              **error);

G_END_DECLS
