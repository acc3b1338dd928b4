/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-backup.h"
#include "tenbo-check.h"
#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-folder.h"
#include "tenbo-json.h"
#include "tenbo-rebuild.h"
#include "tenbo-repair.h"
#include "tenbo-shared.h"
#include "tenbo-wait.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Returns the name of a row of the database: "ruleset 2". Transfer full. */
static char *
describe_owner (TenboOwnerKind kind,
                gint64         id)
{
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, id);

  switch (kind)
    {
    case TENBO_OWNER_PERSON:
      /* Translators: the number of a person in the database. */
      return g_strdup_printf (_ ("person %s"), number);
    case TENBO_OWNER_SESSION:
      /* Translators: the number of a session in the database. */
      return g_strdup_printf (_ ("session %s"), number);
    case TENBO_OWNER_RULESET:
      /* Translators: the number of a ruleset in the database. */
      return g_strdup_printf (_ ("ruleset %s"), number);
    case TENBO_OWNER_GAME:
      return g_strdup_printf (_ ("game %s"), number);
    }

  g_return_val_if_reached (NULL);
}

/* Returns the location of @finding in the database: "game 3, hand 7", "ruleset 2". Transfer
 * full. */
static char *
describe_location (const TenboFinding *finding)
{
  g_autofree char *owner = describe_owner (finding->owner, finding->owner_id);

  if (finding->hand >= 0 && finding->kind != TENBO_FINDING_EDIT)
    /* Translators: a game and the number of a hand in its log. */
    return g_strdup_printf (_ ("%s, hand %d"), owner, finding->hand + 1);
  if (finding->player >= 0)
    /* Translators: a game and the number of a player in it, 1 to 4. */
    return g_strdup_printf (_ ("%s, player %d"), owner, finding->player + 1);

  return g_steal_pointer (&owner);
}

/* Returns @number as text, or "NULL" if it was not counted. Transfer full. */
static char *
dup_number (gint64 number)
{
  return number != TENBO_NOT_COUNTED ? g_strdup_printf ("%" G_GINT64_FORMAT, number)
                                     : g_strdup ("NULL");
}

static char *
describe_difference (const TenboFinding *finding)
{
  g_autofree char *stored = dup_number (finding->stored);
  g_autofree char *computed = dup_number (finding->computed);

  /* Translators: a column of the database, its stored value, the value that the events give. */
  return g_strdup_printf (_ ("%s is stored as %s, but the events give %s"), finding->column, stored,
                          computed);
}

static char *
describe_finding (const TenboFinding *finding)
{
  switch (finding->kind)
    {
    case TENBO_FINDING_FROZEN:
      return g_strdup (_ ("it has changed since its first game began"));
    case TENBO_FINDING_RULESET:
      return g_strdup (_ ("its ruleset cannot be read"));
    case TENBO_FINDING_EVENT:
      return g_strdup (_ ("the hand cannot be played"));
    case TENBO_FINDING_RUNNING_HAND:
      return g_strdup (_ ("the hand in progress cannot be read"));
    case TENBO_FINDING_EDIT:
      if (finding->column != NULL)
        return describe_difference (finding);
      /* Translators: the number of a change of a game. */
      return g_strdup_printf (_ ("step %d can be neither undone nor redone"), finding->hand + 1);
    case TENBO_FINDING_PROGRESS:
    case TENBO_FINDING_RESULT:
      return describe_difference (finding);
    case TENBO_FINDING_TEXT:
      /* Translators: a column or a table of the database. */
      return g_strdup_printf (_ ("%s does not match the events"), finding->column);
    case TENBO_FINDING_STORE:
      return g_strdup (_ ("the game cannot be read"));
    case TENBO_FINDING_CHECKSUM:
      return g_strdup (_ ("recorded data does not match its checksum"));
    case TENBO_FINDING_FOLDED:
      /* Translators: a table of the database. */
      return g_strdup_printf (_ ("the text for the search in %s does not match"), finding->column);
    }

  g_return_val_if_reached (NULL);
}

/* The destination of the findings of a check */
typedef struct
{
  const char *label; /* of the database; borrowed */
  GString    *json;  /* the entries of a list, or NULL; borrowed */
} Report;

static void
write_finding (GString            *out,
               const TenboFinding *finding,
               const char         *difference)
{
  static const char *const owners[] = {
    [TENBO_OWNER_PERSON] = "person",
    [TENBO_OWNER_SESSION] = "session",
    [TENBO_OWNER_RULESET] = "ruleset",
    [TENBO_OWNER_GAME] = "game",
  };

  tenbo_json_begin_entry (out);
  g_string_append_c (out, '{');
  tenbo_json_write_text_member (out, "owner", owners[finding->owner]);
  tenbo_json_write_int_member (out, "id", finding->owner_id);
  if (finding->hand >= 0)
    tenbo_json_write_int_member (out, "hand", finding->hand);
  if (finding->player >= 0)
    tenbo_json_write_int_member (out, "player", finding->player);
  tenbo_json_write_text_member (out, "column", finding->column);
  tenbo_json_write_text_member (out, "text", difference);
  tenbo_json_write_text_member (out, "detail", finding->detail);
  g_string_append_c (out, '}');
}

static void
report_finding_cb (const TenboFinding *finding,
                   gpointer            user_data)
{
  const Report    *self = user_data;
  g_autofree char *location = describe_location (finding);
  g_autofree char *difference = describe_finding (finding);
  const char      *label = self->label;

  if (self->json != NULL)
    write_finding (self->json, finding, difference);
  if (finding->detail != NULL)
    tenbo_print_error ("%s: %s: %s (%s)", label, location, difference, finding->detail);
  else
    tenbo_print_error ("%s: %s: %s", label, location, difference);
}

/* Counts the games that are not counted yet and prints their number. */
static TenboExit
rebuild (TenboInvocation *self)
{
  g_autoptr (TenboWait) wait = NULL;
  g_autoptr (GError) error = NULL;
  TenboRebuildResult result;
  gboolean           done;

  /* check() opened the database read-only. */
  if (!tenbo_database_open (self, TENBO_STORE_OPEN_NONE))
    return TENBO_EXIT_REFUSED;

  wait = tenbo_wait_new (_ ("Updating statistics…"));
  done = tenbo_rebuild_counts (self->store, tenbo_wait_progress_cb, wait,
                               tenbo_wait_get_cancellable (wait), &result, &error);
  tenbo_wait_hide (wait);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return tenbo_print_error (_ ("Canceled. Run the command again to update the rest."));
  if (!done)
    return tenbo_print_store_error (self->database, error);

  tenbo_print_count (ngettext ("Statistics of %s game updated.", "Statistics of %s games "
                                                                 "updated.",
                               result.n_counted),
                     result.n_counted);
  return TENBO_EXIT_DONE;
}

/* --- Repair --- */

#define N_CHARS_AROUND 20

/* Returns the part of @text around byte @at. Transfer full. */
static char *
dup_excerpt (const char *text,
             gsize       at)
{
  gsize       length = strlen (text);
  const char *place = text + MIN (at, length);
  const char *begin = place;
  const char *end = place;

  for (int i = 0; i < N_CHARS_AROUND && begin > text; i++)
    begin = g_utf8_find_prev_char (text, begin);
  for (int i = 0; i < N_CHARS_AROUND && *end != '\0'; i++)
    end = g_utf8_next_char (end);

  return g_strdup_printf ("%s%.*s%s", begin > text ? "…" : "", (int) (end - begin), begin,
                          *end != '\0' ? "…" : "");
}

static void
print_repaired_cb (const TenboRepairedRows *rows,
                   gpointer                 user_data)
{
  g_autofree char *owner = describe_owner (rows->kind, rows->id);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *copy = NULL;
  gsize            at = 0;

  if (rows->copy != NULL)
    {
      copy = g_filename_display_name (rows->copy);
      /* Translators: a person, session, ruleset or game, and the path of a file. */
      tenbo_print_line (_ ("Repaired %s: restored from %s"), owner, copy);
      return;
    }

  while (rows->before[at] != '\0' && rows->before[at] == rows->after[at])
    at++;
  while (at > 0 && ((guchar) rows->after[at] & 0xc0) == 0x80)
    at--;
  before = dup_excerpt (rows->before, at);
  after = dup_excerpt (rows->after, at);
  /* Translators: a person, session, ruleset or game; a column of the database; its damaged and its
   * restored value. */
  tenbo_print_line (_ ("Repaired %s: %s was “%s”, now “%s”"), owner, rows->column, before, after);
}

static TenboExit
repair (TenboInvocation *self)
{
  g_auto (TenboRepairResult) result = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char  *label = tenbo_database_label (self->database);
  g_autofree char  *copy = NULL;
  Report            findings = { label, NULL };
  TenboRepairReport report = { print_repaired_cb, report_finding_cb, &findings };
  gboolean          done;

  if (self->from != NULL && !tenbo_backup_check (self->from, NULL, &error))
    return tenbo_print_store_error (self->from, error);
  if (!tenbo_database_open (self, TENBO_STORE_OPEN_NONE))
    return TENBO_EXIT_REFUSED;

  done = tenbo_repair (self->store, self->from, &report, &result, &error);
  if (result.copy != NULL)
    {
      copy = g_filename_display_name (result.copy);
      tenbo_print_line (_ ("The damaged history was copied to %s."), copy);
    }
  if (!done)
    return tenbo_print_store_error (self->database, error);

  if (result.n_games > 0)
    tenbo_print_count (ngettext ("The results of %s game were computed again.",
                                 "The results of %s games were computed again.", result.n_games),
                       result.n_games);
  if (result.n_left == 0)
    return TENBO_EXIT_DONE;

  return tenbo_print_error (_ ("%s: not everything could be repaired. If you have a copy of the "
                               "history that is older than the damage, run “tenbo-cli check "
                               "--repair --from COPY”."),
                            label);
}

/* --- The shared folder --- */

/* Results of the checks of a history and of its shared folder */
typedef struct
{
  TenboCheckResult history;
  guint            n_wrong;  /* damaged rows about the shared folder */
  GString         *warnings; /* the entries of a list */
} Results;

/* Reports the damaged rows about the shared folder, which are no part of the history. */
static gboolean
check_rows (TenboInvocation *self,
            const Report    *report,
            Results         *results,
            GError         **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (self->store, NULL, error);
  g_auto (GStrv) wrong = tenbo_shared_list_wrong (read, error);
  const char *difference = _ ("recorded data does not match its checksum");

  for (guint i = 0; wrong != NULL && wrong[i] != NULL; i++)
    {
      results->n_wrong++;
      tenbo_json_begin_entry (report->json);
      g_string_append_c (report->json, '{');
      tenbo_json_write_text_member (report->json, "owner", "folder");
      tenbo_json_write_text_member (report->json, "key", wrong[i]);
      tenbo_json_write_text_member (report->json, "text", difference);
      g_string_append_c (report->json, '}');
      /* Translators: a database, a row of data about the shared folder, the problem. */
      tenbo_print_error (_ ("%s: shared folder, %s: %s"), report->label, wrong[i], difference);
    }

  return wrong != NULL;
}

/* Adds a warning about @file in the shared folder, or about the folder itself. */
static void
add_warning (Results    *results,
             const char *file,
             const char *text)
{
  tenbo_json_begin_entry (results->warnings);
  g_string_append_c (results->warnings, '{');
  tenbo_json_write_text_member (results->warnings, "file", file);
  tenbo_json_write_text_member (results->warnings, "text", text);
  g_string_append_c (results->warnings, '}');
  /* Translators: a file or folder and the problem. */
  tenbo_print_error (_ ("Warning: %s: %s"), file, text);
}

/* Warns of a missing folder and of files in it that cannot be read: no game is damaged. */
static gboolean
check_files (TenboInvocation *self,
             Results         *results,
             GError         **error)
{
  g_autoptr (TenboFolderSettings) settings = NULL;
  g_autoptr (GPtrArray) problems = NULL;

  if (!tenbo_folder_read_settings (self->store, &settings, error))
    return FALSE;
  if (settings == NULL)
    return TRUE;

  if (!g_file_test (settings->path, G_FILE_TEST_IS_DIR))
    add_warning (results, settings->path, _ ("the shared folder is not there"));

  problems = tenbo_folder_list_problems (self->store, error);
  for (guint i = 0; problems != NULL && i < problems->len; i++)
    {
      const TenboFolderProblem *problem = problems->pdata[i];
      g_autofree char          *path = g_build_filename (settings->path, problem->path, NULL);

      add_warning (results, path, problem->problem);
    }

  return problems != NULL;
}

/* --- Check --- */

/* Damaged rows about the shared folder would make it impossible to read the settings. */
static gboolean
check_all (TenboInvocation *self,
           Report          *report,
           Results         *results,
           GError         **error)
{
  return tenbo_store_check (self->store, error) &&
         tenbo_check_all (self->store, report_finding_cb, report, &results->history, error) &&
         check_rows (self, report, results, error) &&
         (results->n_wrong > 0 || check_files (self, results, error));
}

static void
print_json (const Results *results,
            const char    *problems)
{
  const TenboCheckResult *history = &results->history;
  g_autoptr (GString) text = g_string_new ("{");

  tenbo_json_write_int_member (text, "games", history->n_games);
  tenbo_json_write_int_member (text, "findings", (gint64) history->n_findings + results->n_wrong);
  tenbo_json_write_int_member (text, "uncounted", history->n_uncounted);
  tenbo_json_write_key (text, "problems");
  g_string_append_printf (text, "%s]", problems);
  tenbo_json_write_key (text, "warnings");
  g_string_append_printf (text, "[%s]}\n", results->warnings->str);
  tenbo_print (text);
}

static TenboExit
print_damage (const Results *results,
              const char    *label)
{
  if (results->history.n_findings > 0)
    tenbo_print_error (_ ("%s: the history is damaged. Nothing was changed. Run “tenbo-cli "
                          "check --repair” to repair it."),
                       label);
  if (results->n_wrong > 0)
    tenbo_print_error (_ ("%s: the data about the shared folder is damaged. It is no part of the "
                          "history, and nothing was changed. Run “tenbo-cli folder leave”, then "
                          "join the folder again."),
                       label);

  return TENBO_EXIT_REFUSED;
}

static void
print_counts (const TenboCheckResult *result)
{
  tenbo_print_count (ngettext ("%s game checked, no problems found.", "%s games checked, no "
                                                                      "problems found.",
                               result->n_games),
                     result->n_games);
  if (result->n_uncounted > 0)
    tenbo_print_count (ngettext ("The hands of %s game are not in the statistics yet. Run "
                                 "“tenbo-cli check --rebuild” to add them.",
                                 "The hands of %s games are not in the statistics yet. Run "
                                 "“tenbo-cli check --rebuild” to add them.",
                                 result->n_uncounted),
                       result->n_uncounted);
}

static TenboExit
check (TenboInvocation *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) problems = g_string_new ("[");
  g_autoptr (GString) warnings = g_string_new (NULL);
  g_autofree char *label = tenbo_database_label (self->database);
  Report           report = { label, problems };
  Results          results = { .warnings = warnings };

  if (self->from != NULL && !self->repair)
    return tenbo_misused (self, _ ("--from needs --repair."));
  if (!tenbo_database_open_history (self))
    return TENBO_EXIT_REFUSED;
  if (self->store != NULL && self->repair && repair (self) != TENBO_EXIT_DONE)
    return TENBO_EXIT_REFUSED;
  if (self->store != NULL && self->rebuild && rebuild (self) != TENBO_EXIT_DONE)
    return TENBO_EXIT_REFUSED;

  if (self->store != NULL && !check_all (self, &report, &results, &error))
    return tenbo_print_store_error (self->database, error);
  if (self->json)
    print_json (&results, problems->str);
  if (results.history.n_findings > 0 || results.n_wrong > 0)
    return print_damage (&results, label);
  if (!self->json)
    print_counts (&results.history);

  return TENBO_EXIT_DONE;
}

static const GOptionEntry check_options[] = {
  TENBO_DATABASE_OPTION,
  TENBO_JSON_OPTION,
  { "rebuild", 0, 0, G_OPTION_ARG_NONE, TENBO_OPTION (rebuild),
    N_ ("Update the statistics of games from older versions of Tenbo"), NULL },
  { "repair", 0, 0, G_OPTION_ARG_NONE, TENBO_OPTION (repair),
    N_ ("Repair damage after making a copy"), NULL },
  { "from", 0, 0, G_OPTION_ARG_FILENAME, TENBO_OPTION (from),
    N_ ("Also take lost data from this copy of the history"), N_ ("COPY") },
  G_OPTION_ENTRY_NULL,
};

const TenboCommand tenbo_commands_check[] = {
  {
    .name = "check",
    .summary = N_ ("Check the history for errors"),
    .details = N_ ("Compares all data in the history with its checksums, replays every game and "
                   "compares the results with the stored ones. Nothing is changed, except that "
                   "--repair first repairs damage and --rebuild updates the statistics of games "
                   "from older versions of Tenbo. Files of the shared folder that cannot be read "
                   "are named on standard error and are no damage."),
    .example = "tenbo-cli check",
    .options = check_options,
    .run = check,
  },
  { .name = NULL },
};
