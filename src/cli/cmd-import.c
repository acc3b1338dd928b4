/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-import.h"
#include "tenbo-json.h"
#include "tenbo-summary.h"
#include "tenbo-wait.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* Appends a sentence about @n games unless @n is 0. @format: as for tenbo_words_count(). */
static void
add_count (GString    *text,
           const char *format,
           guint       n)
{
  g_autofree char *sentence = tenbo_words_count (format, n);

  if (n > 0)
    g_string_append_printf (text, " %s", sentence);
}

static void
add_counts (GString                 *text,
            const TenboImportReport *report)
{
  g_autofree char *added =
    tenbo_words_count (ngettext ("%s game added.", "%s games added.", report->n_added),
                       report->n_added);

  g_string_append (text, added);
  add_count (text,
             ngettext ("%s was already in the history.", "%s were already in the history.",
                       report->n_known),
             report->n_known);
  add_count (text,
             ngettext ("%s was continued.", "%s were continued.",
                       report->n_extended),
             report->n_extended);
  add_count (text,
             ngettext ("%s differs from the history and was not changed.",
                       "%s differ from the history and were not changed.", report->n_different),
             report->n_different);
  add_count (text,
             ngettext ("%s was deleted from the history and was not restored.",
                       "%s were deleted from the history and were not restored.",
                       report->n_deleted),
             report->n_deleted);
  add_count (text,
             ngettext ("Details of %s game were updated.",
                       "Details of %s games were updated.", report->changed->len),
             report->changed->len);
  add_count (text,
             ngettext ("%s game has newer details in the history, which were kept.",
                       "%s games have newer details in the history, which were kept.",
                       report->kept->len),
             report->kept->len);
  g_string_append_c (text, '\n');
}

/* Appends the counts as an object. */
static void
write_counts (GString                 *out,
              const TenboImportReport *report)
{
  const struct
  {
    const char *key;
    guint       n;
  } counts[] = {
    { "added", report->n_added },
    { "known", report->n_known },
    { "continued", report->n_extended },
    { "different", report->n_different },
    { "deleted", report->n_deleted },
    { "updated", report->changed->len },
    { "kept", report->kept->len },
    { "contradictory", report->n_contradictory },
    { "same_names", report->same_names->len },
  };

  g_string_append_c (out, '{');
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    tenbo_json_write_int_member (out, counts[i].key, counts[i].n);
  g_string_append (out, "}\n");
}

/* Appends a line for each of @games (TenboMergedGame). */
static void
add_merged (GString   *text,
            GPtrArray *games,
            gboolean   is_kept)
{
  for (guint i = 0; i < games->len; i++)
    {
      const TenboMergedGame    *merged = games->pdata[i];
      const TenboStoredSummary *game = &merged->game->summary;
      g_autofree char          *started = tenbo_stored_time_text (&game->started);
      g_autofree char          *details = tenbo_summary_describe_details (merged->details);

      if (is_kept)
        /* Translators: a game: its ID, its start, the details that were kept: "void, note". */
        g_string_append_printf (text, _ ("Kept: %s, %s: %s"), game->uuid, started, details);
      else
        /* Translators: a game: its ID, its start, the details that were imported: "void, note". */
        g_string_append_printf (text, _ ("Updated: %s, %s: %s"), game->uuid, started, details);
      g_string_append_c (text, '\n');
    }
}

/* Appends the games whose stored version is different, and people who may be the same person. */
static void
add_details (GString                 *text,
             const TenboImportReport *report)
{
  for (guint i = 0; i < report->different->len; i++)
    {
      const TenboStoredGame *game = report->different->pdata[i];
      g_autofree char       *started = tenbo_stored_time_text (&game->summary.started);

      /* Translators: a game whose stored version is different: its ID and its start. */
      g_string_append_printf (text, _ ("Different: %s, %s"), game->summary.uuid, started);
      g_string_append_c (text, '\n');
    }

  add_merged (text, report->changed, FALSE);
  add_merged (text, report->kept, TRUE);

  for (guint i = 0; i < report->same_names->len; i++)
    {
      const TenboSameName *same = report->same_names->pdata[i];

      g_string_append_printf (
        text,
        /* Translators: a name, the number of the person; a name, a number. */
        _ ("Added %s (%d). This name already exists: %s (%d). If they are the same "
           "person, run “tenbo-cli people merge %d %d”."),
        same->added->name, (int) same->added->id, same->known->name, (int) same->known->id,
        (int) same->added->id, (int) same->known->id);
      g_string_append_c (text, '\n');
    }
}

/* Reports an error of the file or of the database. */
static TenboExit
print_error (const char   *database,
             const GError *error)
{
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return tenbo_print_error (_ ("Canceled. Nothing was added."));

  return tenbo_print_store_error (database, error);
}

/* Reads and replays all of @file, so that a refused file does not create the database. NULL after
 * reporting an error. */
static TenboImport *
open_file (const char *file,
           TenboWait  *wait)
{
  g_autoptr (TenboRulesetList) rulesets = tenbo_command_rulesets ();
  g_autoptr (TenboImport) import = NULL;
  g_autoptr (GBytes) json = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (TenboRecordProblem) problem = { 0 };
  char *contents;
  gsize length;

  if (!tenbo_read_file (file, &contents, &length))
    return NULL;

  json = g_bytes_new_take (contents, length);
  import = tenbo_import_new (json, rulesets, &problem);
  if (import != NULL &&
      tenbo_import_check (import, tenbo_wait_get_cancellable (wait), tenbo_wait_progress_cb, wait,
                          &problem, &error))
    return g_steal_pointer (&import);

  tenbo_wait_hide (wait);
  if (error != NULL && problem.at == NULL)
    print_error (NULL, error);
  else
    tenbo_print_record_error (file, NULL, &problem);

  return NULL;
}

static TenboExit
import_file (TenboInvocation *self)
{
  const char *file = self->arguments[0];
  g_autoptr (TenboWait) wait = tenbo_wait_new (_ ("Importing…"));
  g_autoptr (TenboImport) import = open_file (file, wait);
  g_autoptr (TenboImportReport) report = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  if (import == NULL || !tenbo_database_open (self, TENBO_STORE_OPEN_NONE))
    return TENBO_EXIT_REFUSED;

  report = tenbo_import_run (import, self->store, tenbo_wait_get_cancellable (wait),
                             tenbo_wait_progress_cb, wait, &error);
  tenbo_wait_hide (wait);
  if (report == NULL)
    return print_error (self->database, error);

  if (self->json)
    write_counts (text, report);
  else
    {
      add_counts (text, report);
      add_details (text, report);
    }
  tenbo_print (text);
  tenbo_flush ();

  /* The database keeps contradictory hands as they are in the file. */
  for (guint i = 0; i < report->contradictions->len; i++)
    tenbo_print_error ("%s: %s", file, (const char *) report->contradictions->pdata[i]);
  if (report->n_contradictory > 0)
    {
      g_autofree char *words = g_strdup_printf (
        ngettext ("%d game has a contradictory hand and was imported unchanged.",
                  "%d games have contradictory hands and were imported unchanged.",
                  report->n_contradictory),
        (int) report->n_contradictory);

      tenbo_print_error ("%s: %s", file, words);
    }

  return TENBO_EXIT_DONE;
}

static const GOptionEntry import_options[] = {
  TENBO_DATABASE_OPTION,
  TENBO_JSON_OPTION,
  G_OPTION_ENTRY_NULL,
};

const TenboCommand tenbo_commands_import[] = {
  {
    .name = "import",
    .arguments = "FILE",
    .summary = N_ ("Import games from a file"),
    .details = N_ ("Imports the game or the history in FILE (“-” for standard input). Games "
                   "that are already in the history are not added again. If the file contains "
                   "an error, nothing is imported."),
    .example = "tenbo-cli import friday.tenbo",
    .n_arguments = { 1, 1 },
    .options = import_options,
    .run = import_file,
  },
  { .name = NULL },
};
