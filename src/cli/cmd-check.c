/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-backup.h"
#include "tenbo-check.h"
#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-json.h"
#include "tenbo-rebuild.h"
#include "tenbo-repair.h"
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

/* --- Check --- */

static void
print_result (const TenboCheckResult *result,
              const char             *problems)
{
  g_autoptr (GString) text = g_string_new ("{");

  tenbo_json_write_int_member (text, "games", result->n_games);
  tenbo_json_write_int_member (text, "findings", result->n_findings);
  tenbo_json_write_int_member (text, "uncounted", result->n_uncounted);
  tenbo_json_write_key (text, "problems");
  g_string_append_printf (text, "%s]}\n", problems);
  tenbo_print (text);
}

static TenboExit
check (TenboInvocation *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) problems = g_string_new ("[");
  g_autofree char *label = tenbo_database_label (self->database);
  Report           report = { label, problems };
  TenboCheckResult result = { 0 };

  if (self->from != NULL && !self->repair)
    return tenbo_misused (self, _ ("--from needs --repair."));
  if (!tenbo_database_open_history (self))
    return TENBO_EXIT_REFUSED;
  if (self->store != NULL && self->repair && repair (self) != TENBO_EXIT_DONE)
    return TENBO_EXIT_REFUSED;
  if (self->store != NULL && self->rebuild && rebuild (self) != TENBO_EXIT_DONE)
    return TENBO_EXIT_REFUSED;

  if (self->store != NULL &&
      (!tenbo_store_check (self->store, &error) ||
       !tenbo_check_all (self->store, report_finding_cb, &report, &result, &error)))
    return tenbo_print_store_error (self->database, error);
  if (self->json)
    print_result (&result, problems->str);
  if (result.n_findings > 0)
    return tenbo_print_error (_ ("%s: the history is damaged. Nothing was changed. Run “tenbo-cli "
                                 "check --repair” to repair it."),
                              label);

  if (self->json)
    return TENBO_EXIT_DONE;

  tenbo_print_count (ngettext ("%s game checked, no problems found.", "%s games checked, no "
                                                                      "problems found.",
                               result.n_games),
                     result.n_games);
  if (result.n_uncounted > 0)
    tenbo_print_count (ngettext ("The hands of %s game are not in the statistics yet. Run "
                                 "“tenbo-cli check --rebuild” to add them.",
                                 "The hands of %s games are not in the statistics yet. Run "
                                 "“tenbo-cli check --rebuild” to add them.",
                                 result.n_uncounted),
                       result.n_uncounted);

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
                   "from older versions of Tenbo."),
    .example = "tenbo-cli check",
    .options = check_options,
    .run = check,
  },
  { .name = NULL },
};
