/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-columns.h"
#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-find.h"
#include "tenbo-free-text.h"
#include "tenbo-json.h"
#include "tenbo-people.h"
#include "tenbo-sessions.h"

#include <glib/gi18n-lib.h>
#include <json-glib/json-glib.h>

/* --- A session for people --- */

#define NAME_WIDTH 10

/* Appends @line without characters that move the cursor. */
static void
append_line (GString *text,
             char    *line)
{
  g_autofree char *taken = line;
  g_auto (GStrv) lines = line != NULL ? g_strsplit (line, "\n", -1) : NULL;

  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    {
      g_autofree char *printable = tenbo_text_printable (lines[i]);

      g_string_append_printf (text, "%s\n", printable);
    }
}

static void
append_totals (GString                   *text,
               const TenboSessionSummary *summary)
{
  gboolean has_money = tenbo_session_summary_has_money (summary);
  gboolean has_chips = tenbo_session_summary_has_chips (summary);
  g_autoptr (TenboColumns) columns = tenbo_columns_new ("rlrrrl");

  tenbo_columns_add_headings (columns, (const char *[]) {
                                         NULL,
                                         _ ("Name"),
                                         _ ("Total"),
                                         has_money ? _ ("Money") : NULL,
                                         has_chips ? _ ("Chips") : NULL,
                                         _ ("Ranks"),
                                       });
  for (guint rank = 0; rank < summary->totals->totals->len; rank++)
    {
      const TenboSessionTotal *total = tenbo_session_summary_get_total (summary, rank);

      tenbo_columns_take_row (
        columns,
        (char *[]) {
          g_strdup_printf ("%u", rank + 1),
          tenbo_text_shorten_name (total->name),
          tenbo_session_summary_dup_points (summary, total->total),
          has_money ? tenbo_session_summary_dup_money (summary, total->money, TRUE) : NULL,
          has_chips ? tenbo_session_summary_dup_points (summary, total->chips) : NULL,
          tenbo_session_summary_dup_ranks (total),
        });
    }

  tenbo_columns_print (columns, 0, text);
}

/* Appends the games and, for games that count, the totals after each. */
static void
append_games (GString                   *text,
              const TenboSessionSummary *summary)
{
  guint            n_people = summary->totals->totals->len;
  g_autofree char *alignments = g_strnfill (n_people + 3, 'r');
  g_autoptr (TenboColumns) columns = NULL;

  alignments[1] = 'l';
  columns = tenbo_columns_new (alignments);

  tenbo_columns_add_row (columns);
  tenbo_columns_set (columns, 0, _ ("ID"));
  tenbo_columns_set (columns, 1, _ ("Started"));
  for (guint rank = 0; rank < n_people; rank++)
    tenbo_columns_take (columns, 2 + rank,
                        tenbo_text_shorten (tenbo_session_summary_get_total (summary, rank)->name,
                                            NAME_WIDTH));
  for (guint i = 0; i < summary->games->len; i++)
    {
      const TenboStoredSummary *game = summary->games->pdata[i];
      guint                     index;
      gboolean                  counts = g_ptr_array_find (summary->counted, game, &index);

      tenbo_columns_add_row (columns);
      tenbo_columns_take (columns, 0, g_strdup_printf ("%" G_GINT64_FORMAT, game->id));
      tenbo_columns_take (columns, 1, tenbo_stored_time_text (&game->started));
      if (!counts)
        tenbo_columns_set (columns, 2, game->is_void ? C_ ("game", "void") : _ ("not finished"));
      for (guint rank = 0; rank < n_people && counts; rank++)
        {
          gint64 running = tenbo_session_totals_get_running (summary->totals, index, rank);

          tenbo_columns_take (columns, 2 + rank,
                              tenbo_session_summary_dup_points (summary, running));
        }
    }

  tenbo_columns_print (columns, 0, text);
}

static void
print_session (const TenboSessionSummary *summary)
{
  const GArray *transfers = summary->totals->transfers;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) money = g_string_new (NULL);

  append_line (text, tenbo_session_summary_dup_title (summary));
  append_line (text, tenbo_session_summary_dup_subtitle (summary));
  append_line (text, g_strdup (summary->session->note));
  g_string_append_c (text, '\n');

  if (summary->counted->len > 0)
    {
      append_totals (text, summary);
      g_string_append_c (text, '\n');
    }
  append_games (text, summary);

  append_line (money, tenbo_session_summary_dup_left_over (summary));
  append_line (money, tenbo_session_summary_dup_rate (summary));
  append_line (money, tenbo_session_summary_dup_fee (summary));
  for (guint i = 0; tenbo_session_summary_has_money (summary) && i < transfers->len; i++)
    append_line (money,
                 tenbo_session_summary_dup_transfer (summary,
                                                     &g_array_index (transfers, TenboTransfer, i)));
  if (money->len > 0)
    g_string_append_printf (text, "\n%s", money->str);

  tenbo_print (text);
}

/* --- A session for programs --- */

static void
add_int (JsonBuilder *builder,
         const char  *name,
         gint64       number)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, number);
}

/* Adds the member unless its value is missing. */
static void
add_text (JsonBuilder *builder,
          const char  *name,
          const char  *text)
{
  if (text == NULL)
    return;

  json_builder_set_member_name (builder, name);
  json_builder_add_string_value (builder, text);
}

static void
add_time (JsonBuilder           *builder,
          const char            *name,
          const TenboStoredTime *time)
{
  g_autofree char *text = tenbo_stored_time_iso8601 (time);

  add_text (builder, name, text);
}

static void
add_session (JsonBuilder              *builder,
             const TenboStoredSession *session)
{
  add_int (builder, "id", session->id);
  add_text (builder, "uuid", session->uuid);
  add_time (builder, "started", &session->started);
  add_text (builder, "title", session->title);
  add_text (builder, "place", session->venue);
  add_text (builder, "note", session->note);
  add_text (builder, "unit", session->unit);
  if (session->rate > 0)
    add_int (builder, "rate", session->rate);
  if (session->fee > 0)
    add_int (builder, "fee", session->fee);
  if (session->fee_person_id != 0)
    add_int (builder, "paid_by", session->fee_person_id);
}

/* Begins the member @name, a list. */
static void
begin_list (JsonBuilder *builder,
            const char  *name)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_array (builder);
}

static void
add_games (JsonBuilder               *builder,
           const TenboSessionSummary *summary)
{
  begin_list (builder, "games");
  for (guint i = 0; i < summary->games->len; i++)
    {
      const TenboStoredSummary *game = summary->games->pdata[i];

      json_builder_begin_object (builder);
      add_int (builder, "id", game->id);
      add_text (builder, "uuid", game->uuid);
      add_time (builder, "started", &game->started);
      json_builder_set_member_name (builder, "counted");
      json_builder_add_boolean_value (builder, g_ptr_array_find (summary->counted, game, NULL));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_totals (JsonBuilder               *builder,
            const TenboSessionSummary *summary)
{
  const TenboSessionTotals *totals = summary->totals;

  begin_list (builder, "totals");
  for (guint rank = 0; rank < totals->totals->len; rank++)
    {
      const TenboSessionTotal *total = tenbo_session_summary_get_total (summary, rank);

      json_builder_begin_object (builder);
      add_int (builder, "person", total->person_id);
      add_text (builder, "name", total->name);
      add_int (builder, "games", total->n_games);
      begin_list (builder, "ranks");
      for (int i = 0; i < TENBO_STORED_PLAYERS; i++)
        json_builder_add_int_value (builder, total->ranks[i]);
      json_builder_end_array (builder);
      add_int (builder, "total", total->total);
      add_int (builder, "chips", total->chips);
      begin_list (builder, "running");
      for (guint game = 0; game < totals->n_games; game++)
        json_builder_add_int_value (builder,
                                    tenbo_session_totals_get_running (totals, game, rank));
      json_builder_end_array (builder);
      add_int (builder, "points_money", total->points_money);
      add_int (builder, "fee", total->fee);
      add_int (builder, "money", total->money);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* Adds the ID of a person, or the name of a party that is not a person. */
static void
add_party (JsonBuilder               *builder,
           const char                *name,
           const TenboSessionSummary *summary,
           gsize                      rank)
{
  if (rank == TENBO_SESSION_HOUSE (summary->totals))
    add_text (builder, name, "house");
  else if (rank == TENBO_SESSION_LEFT_OVER (summary->totals))
    add_text (builder, name, "left_over");
  else
    add_int (builder, name, tenbo_session_summary_get_total (summary, (guint) rank)->person_id);
}

static void
print_json (const TenboSessionSummary *summary)
{
  const GArray *transfers = summary->totals->transfers;
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;

  json_builder_begin_object (builder);
  add_session (builder, summary->session);
  add_games (builder, summary);
  add_totals (builder, summary);
  add_int (builder, "left_over", summary->totals->left_over);
  add_int (builder, "left_over_money", summary->totals->left_over_money);
  add_int (builder, "house", summary->totals->house);
  begin_list (builder, "transfers");
  for (guint i = 0; i < transfers->len; i++)
    {
      const TenboTransfer *transfer = &g_array_index (transfers, TenboTransfer, i);

      json_builder_begin_object (builder);
      add_party (builder, "from", summary, transfer->from);
      add_party (builder, "to", summary, transfer->to);
      add_int (builder, "amount", transfer->amount);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);

  root = json_builder_get_root (builder);
  text = json_to_string (root, TRUE);
  tenbo_print_line ("%s", text);
}

/* --- history sessions --- */

/* Prints an object for each of @sessions, which may be NULL. */
static void
print_sessions_for_programs (GPtrArray *sessions)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; sessions != NULL && i < sessions->len; i++)
    {
      const TenboStoredSession *session = sessions->pdata[i];
      g_autofree char          *started = tenbo_stored_time_iso8601 (&session->started);

      g_string_append_c (text, '{');
      tenbo_json_write_int_member (text, "id", session->id);
      tenbo_json_write_text_member (text, "uuid", session->uuid);
      tenbo_json_write_text_member (text, "started", started);
      tenbo_json_write_text_member (text, "title", session->title);
      tenbo_json_write_text_member (text, "place", session->venue);
      g_string_append (text, "}\n");
    }
  tenbo_print (text);
}

static TenboExit
list (TenboInvocation *self)
{
  g_autoptr (TenboColumns) columns = tenbo_columns_new ("rlll");
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GPtrArray) sessions = NULL;
  g_autoptr (GError) error = NULL;

  if (!tenbo_database_open_history (self))
    return TENBO_EXIT_REFUSED;

  if (self->store != NULL)
    {
      g_autoptr (TenboRead) read = tenbo_store_read_begin (self->store, NULL, &error);

      sessions = tenbo_sessions_list (read, 0, &error);
    }
  if (error != NULL)
    return tenbo_print_store_error (self->database, error);
  if (self->json)
    {
      print_sessions_for_programs (sessions);
      return TENBO_EXIT_DONE;
    }

  tenbo_columns_add_headings (columns, (const char *[]) { _ ("ID"), _ ("Started"), _ ("Title"),
                                                          C_ ("column", "Venue") });
  for (guint i = 0; sessions != NULL && i < sessions->len; i++)
    {
      const TenboStoredSession *session = sessions->pdata[i];

      tenbo_columns_take_row (columns, (char *[]) {
                                         g_strdup_printf ("%" G_GINT64_FORMAT, session->id),
                                         tenbo_stored_time_text (&session->started),
                                         tenbo_text_shorten_name (session->title),
                                         tenbo_text_shorten_name (session->venue),
                                       });
    }

  if (tenbo_columns_get_n_rows (columns) > 1)
    tenbo_columns_print (columns, 0, text);
  else
    g_string_append_printf (text, "%s\n", _ ("No games yet."));
  tenbo_print (text);
  return TENBO_EXIT_DONE;
}

static const GOptionEntry list_options[] = {
  TENBO_DATABASE_OPTION,
  TENBO_JSON_OPTION,
  G_OPTION_ENTRY_NULL,
};

/* --- history session --- */

/* Prints the session @word as it is stored now. */
static TenboExit
show_session (const TenboInvocation *self,
              const char            *word)
{
  g_autoptr (TenboSessionSummary) summary = tenbo_find_session (self, word);

  if (summary == NULL)
    return TENBO_EXIT_REFUSED;

  if (self->json)
    print_json (summary);
  else
    print_session (summary);
  return TENBO_EXIT_DONE;
}

static TenboExit
show (TenboInvocation *self)
{
  if (self->last == (self->arguments[0] != NULL))
    return tenbo_misused (self, _ ("Use either a session ID or --last."));
  if (!tenbo_database_open_history (self))
    return TENBO_EXIT_REFUSED;

  return show_session (self, self->arguments[0]);
}

static const GOptionEntry show_options[] = {
  TENBO_DATABASE_OPTION,
  { "last", 'l', 0, G_OPTION_ARG_NONE, TENBO_OPTION (last), N_ ("Use the most recent session"),
    NULL },
  { "json", 0, 0, G_OPTION_ARG_NONE, TENBO_OPTION (json),
    N_ ("Print the session as a JSON object"), NULL },
  G_OPTION_ENTRY_NULL,
};

/* --- history set-session --- */

/* Upper limits that keep the amounts of a session within the range of their type. */
#define MAX_RATE 1000000
#define MAX_FEE  100000000

/* Returns the person whose spellings @found (TenboStoredPerson) are; 0 if there are several. */
static gint64
find_meant (GPtrArray *found)
{
  gint64 id = 0;

  for (guint i = 0; i < found->len; i++)
    {
      const TenboStoredPerson *person = found->pdata[i];
      gint64                   meant = person->merged_into != 0 ? person->merged_into : person->id;

      if (id != 0 && id != meant)
        return 0;

      id = meant;
    }

  return id;
}

/* Sets *@id to the person that --paid-by names. If several people have that name, takes the one who
 * played. An empty name means nobody and sets 0. Returns FALSE after reporting an error. */
static gboolean
find_payer (const TenboInvocation     *self,
            const TenboSessionSummary *summary,
            gint64                    *id)
{
  guint n_players = 0;
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (GPtrArray) found = NULL;
  g_autoptr (GError) error = NULL;

  *id = 0;
  for (guint i = 0; i < summary->totals->totals->len; i++)
    {
      const TenboSessionTotal *total = tenbo_session_summary_get_total (summary, i);

      if (g_str_equal (total->name, self->payer))
        {
          *id = total->person_id;
          n_players++;
        }
    }
  if (n_players == 1 || *self->payer == '\0')
    return TRUE;

  read = tenbo_store_read_begin (self->store, NULL, &error);
  found = tenbo_people_find (read, self->payer, &error);
  if (found == NULL)
    {
      tenbo_print_store_error (self->database, error);
      return FALSE;
    }

  *id = find_meant (found);
  if (*id != 0)
    return TRUE;

  if (found->len == 0)
    tenbo_print_error (_ ("There is no person named “%s”."), self->payer);
  else
    tenbo_print_error (_ ("More than one person is named “%s”."), self->payer);

  return FALSE;
}

/* Replaces @text with @new_text on one line. Used for names, titles and venues. */
static void
apply_line (char      **text,
            const char *new_text)
{
  if (new_text == NULL)
    return;

  g_free (*text);
  *text = tenbo_free_text_clean (new_text);
}

static void
apply (const TenboInvocation *self,
       TenboStoredSession    *session)
{
  apply_line (&session->title, self->title);
  apply_line (&session->venue, self->venue);
  apply_line (&session->unit, self->unit);
  if (self->note != NULL)
    g_set_str (&session->note, self->note);

  if (self->rate != TENBO_NOT_GIVEN)
    session->rate = self->rate;
  if (self->per_point != TENBO_NOT_GIVEN)
    session->rate = 1000 * self->per_point;
  if (self->fee != TENBO_NOT_GIVEN)
    session->fee = self->fee;
}

/* Returns FALSE after reporting an error. */
static gboolean
check (const TenboInvocation *self)
{
  return (self->rate == TENBO_NOT_GIVEN ||
          tenbo_check_number (self, "--rate", self->rate, 0, MAX_RATE)) &&
         (self->per_point == TENBO_NOT_GIVEN ||
          tenbo_check_number (self, "--per-point", self->per_point, 0, MAX_RATE)) &&
         (self->fee == TENBO_NOT_GIVEN ||
          tenbo_check_number (self, "--fee", self->fee, 0, MAX_FEE)) &&
         tenbo_check_text (self, "--title", self->title, TENBO_MAX_NAME) &&
         tenbo_check_text (self, "--place", self->venue, TENBO_MAX_NAME) &&
         tenbo_check_text (self, "--note", self->note, TENBO_MAX_NOTE) &&
         tenbo_check_text (self, "--unit", self->unit, TENBO_MAX_UNIT);
}

static TenboExit
set_session (TenboInvocation *self)
{
  const char *word = self->arguments[0];
  g_autoptr (TenboSessionSummary) summary = NULL;
  g_autoptr (GError) error = NULL;

  if (self->last == (word != NULL))
    return tenbo_misused (self, _ ("Use either a session ID or --last."));
  if (!check (self))
    return TENBO_EXIT_USAGE;
  if (self->title == NULL && self->venue == NULL && self->note == NULL && self->unit == NULL &&
      self->payer == NULL && self->rate == TENBO_NOT_GIVEN &&
      self->per_point == TENBO_NOT_GIVEN && self->fee == TENBO_NOT_GIVEN)
    return tenbo_misused (self, _ ("Nothing to set. Use --title, --rate or another option."));
  if (self->rate != TENBO_NOT_GIVEN && self->per_point != TENBO_NOT_GIVEN)
    return tenbo_misused (self, _ ("Use either --rate or --per-point."));

  if (tenbo_database_open (self, TENBO_STORE_OPEN_NONE))
    summary = tenbo_find_session (self, word);
  if (summary == NULL)
    return TENBO_EXIT_REFUSED;

  apply (self, summary->session);
  if (self->payer != NULL && !find_payer (self, summary, &summary->session->fee_person_id))
    return TENBO_EXIT_REFUSED;
  if (!tenbo_store_commit (self->store, tenbo_write_session (summary->session), NULL, &error))
    return tenbo_print_store_error (self->database, error);

  return show_session (self, word);
}

static const GOptionEntry set_options[] = {
  TENBO_DATABASE_OPTION,
  { "last", 'l', 0, G_OPTION_ARG_NONE, TENBO_OPTION (last), N_ ("Use the most recent session"),
    NULL },
  { "title", 0, 0, G_OPTION_ARG_STRING, TENBO_OPTION (title), N_ ("Title of the session"),
    N_ ("TEXT") },
  { "place", 0, 0, G_OPTION_ARG_STRING, TENBO_OPTION (venue), N_ ("Venue of the session"),
    N_ ("TEXT") },
  { "note", 0, 0, G_OPTION_ARG_STRING, TENBO_OPTION (note), N_ ("Note about the session"),
    N_ ("TEXT") },
  { "unit", 0, 0, G_OPTION_ARG_STRING, TENBO_OPTION (unit), N_ ("Currency"),
    N_ ("TEXT") },
  { "rate", 0, 0, G_OPTION_ARG_INT, TENBO_OPTION (rate),
    N_ ("Money per 1,000 points; 0 to play without money"), N_ ("N") },
  { "per-point", 0, 0, G_OPTION_ARG_INT, TENBO_OPTION (per_point),
    N_ ("Money per point, for rulesets with totals in single points"), N_ ("N") },
  { "fee", 0, 0, G_OPTION_ARG_INT, TENBO_OPTION (fee), N_ ("Table fee for the session; 0 for none"),
    N_ ("N") },
  { "paid-by", 0, 0, G_OPTION_ARG_STRING, TENBO_OPTION (payer),
    N_ ("Person who paid the table fee; empty if everyone pays the house"), N_ ("NAME") },
  G_OPTION_ENTRY_NULL,
};

/* --- history move --- */

static TenboExit
move_games (TenboInvocation *self)
{
  g_autoptr (GArray) targets = NULL;
  g_autoptr (GArray) games = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (TenboSessionSummary) to = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *number = NULL;
  TenboOutcome     outcome;

  if (self->apart == (self->to != NULL))
    return tenbo_misused (self, _ ("Use either --to or --apart."));

  if (tenbo_database_open (self, TENBO_STORE_OPEN_NONE))
    targets = tenbo_find_targets (self);
  if (targets != NULL && self->to != NULL)
    to = tenbo_find_session (self, self->to);
  if (targets == NULL || (self->to != NULL && to == NULL))
    return TENBO_EXIT_REFUSED;

  for (guint i = 0; i < targets->len; i++)
    g_array_append_val (games, g_array_index (targets, TenboWriteTarget, i).game_id);
  if (!tenbo_store_commit (self->store,
                           tenbo_write_move_games ((const gint64 *) (gpointer) games->data,
                                                   games->len, to != NULL ? to->session->id : 0),
                           &outcome, &error))
    return tenbo_print_store_error (self->database, error);

  number = g_strdup_printf ("%" G_GINT64_FORMAT, outcome.session_id);
  return show_session (self, number);
}

static const GOptionEntry move_options[] = {
  TENBO_DATABASE_OPTION,
  { "to", 0, 0, G_OPTION_ARG_STRING, TENBO_OPTION (to), N_ ("Move to this session"), N_ ("ID") },
  { "apart", 0, 0, G_OPTION_ARG_NONE, TENBO_OPTION (apart), N_ ("Move to a new session"),
    NULL },
  G_OPTION_ENTRY_NULL,
};

const TenboCommand tenbo_commands_session[] = {
  {
    .name = "history sessions",
    .summary = N_ ("List sessions"),
    .details = N_ ("Lists the sessions in the history, newest first."),
    .example = "tenbo-cli history sessions",
    .options = list_options,
    .run = list,
  },
  {
    .name = "history session",
    .arguments = "ID",
    .summary = N_ ("Print the totals and payments of a session"),
    .details = N_ ("Prints the standings of a session, the totals after each game, and the "
                   "smallest number of payments that settle it. “tenbo-cli history sessions” "
                   "lists the IDs."),
    .example = "tenbo-cli history session --last",
    .n_arguments = { 0, 1 },
    .options = show_options,
    .run = show,
  },
  {
    .name = "history set-session",
    .arguments = "ID",
    .summary = N_ ("Change the details of a session"),
    .details = N_ ("Sets the title, venue, rate and other details of a session. An empty text "
                   "or 0 clears a detail; details without an option are not changed."),
    .example = "tenbo-cli history set-session 4 --title \"Autumn league\" --rate 50 --unit \"¥\"",
    .n_arguments = { 0, 1 },
    .options = set_options,
    .run = set_session,
  },
  {
    .name = "history move",
    .arguments = "ID…",
    .summary = N_ ("Move games to another session"),
    .details = N_ ("Moves games to another session or to a new one."),
    .example = "tenbo-cli history move 12 13 --to 4",
    .n_arguments = { 1, G_MAXINT },
    .options = move_options,
    .run = move_games,
  },
  { .name = NULL },
};
