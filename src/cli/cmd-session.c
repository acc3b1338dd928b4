/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-columns.h"
#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-find.h"
#include "tenbo-free-text.h"
#include "tenbo-people-queries.h"
#include "tenbo-sessions-queries.h"

#include <glib/gi18n-lib.h>
#include <json-glib/json-glib.h>

/* --- An evening for people --- */

#define NAME_WIDTH 10

/* A line of its own, without what could move the cursor. */
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

enum
{
  TOTAL_RANK,
  TOTAL_NAME,
  TOTAL_POINTS,
  TOTAL_MONEY,
  TOTAL_CHIPS,
  TOTAL_RANKS,
  N_TOTAL_COLUMNS,
};

static void
add_total (TenboColumns            *columns,
           const TenboSessionSheet *sheet,
           guint                    place)
{
  const TenboSessionTotal *total = tenbo_session_sheet_get_total (sheet, place);

  tenbo_columns_add_row (columns);
  tenbo_columns_take (columns, TOTAL_RANK, g_strdup_printf ("%u", place + 1));
  tenbo_columns_set_name (columns, TOTAL_NAME, total->name);
  tenbo_columns_take (columns, TOTAL_POINTS, tenbo_session_sheet_dup_points (sheet, total->total));
  if (tenbo_session_sheet_has_money (sheet))
    tenbo_columns_take (columns, TOTAL_MONEY,
                        tenbo_session_sheet_dup_money (sheet, total->money, TRUE));
  if (tenbo_session_sheet_has_chips (sheet))
    tenbo_columns_take (columns, TOTAL_CHIPS,
                        tenbo_session_sheet_dup_points (sheet, total->chips));
  tenbo_columns_take (columns, TOTAL_RANKS, tenbo_session_sheet_dup_ranks (total));
}

static void
append_totals (GString                 *text,
               const TenboSessionSheet *sheet)
{
  const TenboAlign alignments[N_TOTAL_COLUMNS] = {
    TENBO_ALIGN_END,
    TENBO_ALIGN_START,
    TENBO_ALIGN_END,
    TENBO_ALIGN_END,
    TENBO_ALIGN_END,
    TENBO_ALIGN_START,
  };
  g_autoptr (TenboColumns) columns = tenbo_columns_new (alignments, N_TOTAL_COLUMNS);

  tenbo_columns_add_row (columns);
  tenbo_columns_set (columns, TOTAL_NAME, _ ("Name"));
  tenbo_columns_set (columns, TOTAL_POINTS, _ ("Total"));
  if (tenbo_session_sheet_has_money (sheet))
    tenbo_columns_set (columns, TOTAL_MONEY, _ ("Money"));
  if (tenbo_session_sheet_has_chips (sheet))
    tenbo_columns_set (columns, TOTAL_CHIPS, _ ("Chips"));
  tenbo_columns_set (columns, TOTAL_RANKS, _ ("Ranks"));

  for (guint place = 0; place < sheet->totals->totals->len; place++)
    add_total (columns, sheet, place);

  tenbo_columns_print (columns, 0, text);
}

/* The game @game, and in one that counts the total of each after it. */
static void
add_game (TenboColumns             *columns,
          const TenboSessionSheet  *sheet,
          const TenboStoredSummary *game)
{
  guint index;

  tenbo_columns_add_row (columns);
  tenbo_columns_take (columns, 0, g_strdup_printf ("%" G_GINT64_FORMAT, game->id));
  tenbo_columns_take (columns, 1, tenbo_stored_time_text (&game->started));

  if (!g_ptr_array_find (sheet->counted, game, &index))
    {
      tenbo_columns_set (columns, 2, game->is_void ? _ ("not counted") : _ ("not finished"));
      return;
    }

  for (guint place = 0; place < sheet->totals->totals->len; place++)
    {
      gint64 running = tenbo_session_totals_get_running (sheet->totals, index, place);

      tenbo_columns_take (columns, 2 + place, tenbo_session_sheet_dup_points (sheet, running));
    }
}

static void
append_games (GString                 *text,
              const TenboSessionSheet *sheet)
{
  guint                  n_people = sheet->totals->totals->len;
  g_autofree TenboAlign *alignments = g_new (TenboAlign, n_people + 3);
  g_autoptr (TenboColumns) columns = NULL;

  for (guint i = 0; i < n_people + 3; i++)
    alignments[i] = i == 1 ? TENBO_ALIGN_START : TENBO_ALIGN_END;
  columns = tenbo_columns_new (alignments, n_people + 3);

  tenbo_columns_add_row (columns);
  tenbo_columns_set (columns, 0, _ ("ID"));
  tenbo_columns_set (columns, 1, _ ("Started"));
  for (guint place = 0; place < n_people; place++)
    tenbo_columns_take (columns, 2 + place,
                        tenbo_text_shorten (tenbo_session_sheet_get_total (sheet, place)->name,
                                            NAME_WIDTH));
  for (guint i = 0; i < sheet->games->len; i++)
    add_game (columns, sheet, sheet->games->pdata[i]);

  tenbo_columns_print (columns, 0, text);
}

static void
append_money (GString                 *text,
              const TenboSessionSheet *sheet)
{
  const GArray *transfers = sheet->totals->transfers;

  append_line (text, tenbo_session_sheet_dup_left_over (sheet));
  append_line (text, tenbo_session_sheet_dup_rate (sheet));
  append_line (text, tenbo_session_sheet_dup_fee (sheet));

  for (guint i = 0; tenbo_session_sheet_has_money (sheet) && i < transfers->len; i++)
    append_line (text,
                 tenbo_session_sheet_dup_transfer (sheet,
                                                   &g_array_index (transfers, TenboTransfer, i)));
}

static void
print_session (const TenboSessionSheet *sheet)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) money = g_string_new (NULL);

  append_line (text, tenbo_session_sheet_dup_title (sheet));
  append_line (text, tenbo_session_sheet_dup_subtitle (sheet));
  append_line (text, g_strdup (sheet->session->note));
  g_string_append_c (text, '\n');

  if (sheet->counted->len > 0)
    {
      append_totals (text, sheet);
      g_string_append_c (text, '\n');
    }
  append_games (text, sheet);

  append_money (money, sheet);
  if (money->len > 0)
    g_string_append_printf (text, "\n%s", money->str);

  tenbo_print (text);
}

/* --- An evening for programs --- */

static void
add_int (JsonBuilder *builder,
         const char  *name,
         gint64       number)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, number);
}

/* What was not said is left out. */
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
  add_text (builder, "place", session->place);
  add_text (builder, "note", session->note);
  add_text (builder, "unit", session->unit);
  if (session->rate > 0)
    add_int (builder, "rate", session->rate);
  if (session->fee > 0)
    add_int (builder, "fee", session->fee);
  if (session->fee_person_id != 0)
    add_int (builder, "paid_by", session->fee_person_id);
}

static void
add_games (JsonBuilder             *builder,
           const TenboSessionSheet *sheet)
{
  json_builder_set_member_name (builder, "games");
  json_builder_begin_array (builder);

  for (guint i = 0; i < sheet->games->len; i++)
    {
      const TenboStoredSummary *game = sheet->games->pdata[i];

      json_builder_begin_object (builder);
      add_int (builder, "id", game->id);
      add_text (builder, "uuid", game->uuid);
      add_time (builder, "started", &game->started);
      json_builder_set_member_name (builder, "counted");
      json_builder_add_boolean_value (builder, g_ptr_array_find (sheet->counted, game, NULL));
      json_builder_end_object (builder);
    }

  json_builder_end_array (builder);
}

static void
add_running (JsonBuilder             *builder,
             const TenboSessionSheet *sheet,
             guint                    place)
{
  json_builder_set_member_name (builder, "running");
  json_builder_begin_array (builder);
  for (guint game = 0; game < sheet->totals->n_games; game++)
    json_builder_add_int_value (builder,
                                tenbo_session_totals_get_running (sheet->totals, game, place));
  json_builder_end_array (builder);
}

static void
add_totals (JsonBuilder             *builder,
            const TenboSessionSheet *sheet)
{
  json_builder_set_member_name (builder, "totals");
  json_builder_begin_array (builder);

  for (guint place = 0; place < sheet->totals->totals->len; place++)
    {
      const TenboSessionTotal *total = tenbo_session_sheet_get_total (sheet, place);

      json_builder_begin_object (builder);
      add_int (builder, "person", total->person_id);
      add_text (builder, "name", total->name);
      add_int (builder, "games", total->n_games);
      json_builder_set_member_name (builder, "ranks");
      json_builder_begin_array (builder);
      for (int i = 0; i < TENBO_STORED_PLAYERS; i++)
        json_builder_add_int_value (builder, total->ranks[i]);
      json_builder_end_array (builder);
      add_int (builder, "total", total->total);
      add_int (builder, "chips", total->chips);
      add_running (builder, sheet, place);
      add_int (builder, "points_money", total->points_money);
      add_int (builder, "fee", total->fee);
      add_int (builder, "money", total->money);
      json_builder_end_object (builder);
    }

  json_builder_end_array (builder);
}

/* A person's number, or what is no person. */
static void
add_party (JsonBuilder             *builder,
           const char              *name,
           const TenboSessionSheet *sheet,
           gsize                    place)
{
  if (place == TENBO_SESSION_HOUSE (sheet->totals))
    add_text (builder, name, "house");
  else if (place == TENBO_SESSION_LEFT_OVER (sheet->totals))
    add_text (builder, name, "left_over");
  else
    add_int (builder, name, tenbo_session_sheet_get_total (sheet, (guint) place)->person_id);
}

static void
add_transfers (JsonBuilder             *builder,
               const TenboSessionSheet *sheet)
{
  json_builder_set_member_name (builder, "transfers");
  json_builder_begin_array (builder);

  for (guint i = 0; i < sheet->totals->transfers->len; i++)
    {
      const TenboTransfer *transfer;

      transfer = &g_array_index (sheet->totals->transfers, TenboTransfer, i);
      json_builder_begin_object (builder);
      add_party (builder, "from", sheet, transfer->from);
      add_party (builder, "to", sheet, transfer->to);
      add_int (builder, "amount", transfer->amount);
      json_builder_end_object (builder);
    }

  json_builder_end_array (builder);
}

static char *
dup_json (const TenboSessionSheet *sheet)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;

  json_builder_begin_object (builder);
  add_session (builder, sheet->session);
  add_games (builder, sheet);
  add_totals (builder, sheet);
  add_int (builder, "left_over", sheet->totals->left_over);
  add_int (builder, "left_over_money", sheet->totals->left_over_money);
  add_int (builder, "house", sheet->totals->house);
  add_transfers (builder, sheet);
  json_builder_end_object (builder);

  root = json_builder_get_root (builder);
  json_generator_set_root (generator, root);
  json_generator_set_pretty (generator, TRUE);
  text = json_generator_to_data (generator, NULL);

  return g_strconcat (text, "\n", NULL);
}

/* --- history sessions --- */

enum
{
  LIST_ID,
  LIST_STARTED,
  LIST_TITLE,
  LIST_PLACE,
  N_LIST_COLUMNS,
};

static void
print_sessions (GPtrArray *sessions)
{
  const TenboAlign alignments[N_LIST_COLUMNS] = { TENBO_ALIGN_END };
  g_autoptr (TenboColumns) columns = tenbo_columns_new (alignments, N_LIST_COLUMNS);
  g_autoptr (GString) text = g_string_new (NULL);

  tenbo_columns_add_row (columns);
  tenbo_columns_set (columns, LIST_ID, _ ("ID"));
  tenbo_columns_set (columns, LIST_STARTED, _ ("Started"));
  tenbo_columns_set (columns, LIST_TITLE, _ ("Title"));
  tenbo_columns_set (columns, LIST_PLACE, C_ ("evening", "Place"));

  for (guint i = 0; sessions != NULL && i < sessions->len; i++)
    {
      const TenboStoredSession *session = sessions->pdata[i];

      tenbo_columns_add_row (columns);
      tenbo_columns_take (columns, LIST_ID, g_strdup_printf ("%" G_GINT64_FORMAT, session->id));
      tenbo_columns_take (columns, LIST_STARTED, tenbo_stored_time_text (&session->started));
      if (session->title != NULL)
        tenbo_columns_set_name (columns, LIST_TITLE, session->title);
      if (session->place != NULL)
        tenbo_columns_set_name (columns, LIST_PLACE, session->place);
    }

  if (tenbo_columns_get_n_rows (columns) > 1)
    tenbo_columns_print (columns, 0, text);
  else
    g_string_append_printf (text, "%s\n", _ ("No games yet."));
  tenbo_print (text);
}

TenboExit
tenbo_cmd_history_sessions (const TenboCommand *command,
                            int                 argc,
                            char              **argv)
{
  g_auto (GStrv) arguments = NULL;
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GPtrArray) sessions = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char   *path = NULL;
  const GOptionEntry entries[] = { tenbo_database_option (&path), G_OPTION_ENTRY_NULL };
  TenboExit          status;

  if (!tenbo_command_parse (command, argc, argv, entries, &arguments, &status))
    return status;
  if (!tenbo_database_open_history (path, &store))
    return TENBO_EXIT_REFUSED;

  sessions = store != NULL ? tenbo_store_list_sessions (store, 0, &error) : NULL;
  if (error != NULL)
    {
      tenbo_complain_of_store (path, error);
      return TENBO_EXIT_REFUSED;
    }

  print_sessions (sessions);
  return TENBO_EXIT_DONE;
}

/* --- history session --- */

TenboExit
tenbo_cmd_history_session (const TenboCommand *command,
                           int                 argc,
                           char              **argv)
{
  g_auto (GStrv) arguments = NULL;
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (TenboSessionSheet) sheet = NULL;
  g_autofree char   *path = NULL;
  gboolean           last = FALSE;
  gboolean           as_json = FALSE;
  const GOptionEntry entries[] = {
    tenbo_database_option (&path),
    { "last", 'l', 0, G_OPTION_ARG_NONE, &last, N_ ("The evening that was begun last"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_ ("Print the evening as a JSON object"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  TenboExit status;

  if (!tenbo_command_parse (command, argc, argv, entries, &arguments, &status))
    return status;
  if (last == (arguments[0] != NULL))
    return tenbo_command_misused (command, _ ("Give either the ID of an evening or --last."));
  if (!tenbo_database_open_history (path, &store))
    return TENBO_EXIT_REFUSED;

  sheet = tenbo_find_session (store, path, arguments[0]);
  if (sheet == NULL)
    return TENBO_EXIT_REFUSED;

  if (as_json)
    {
      g_autofree char *json = dup_json (sheet);
      g_autoptr (GString) text = g_string_new (json);

      tenbo_print (text);
    }
  else
    print_session (sheet);

  return TENBO_EXIT_DONE;
}

/* So that no evening comes to more than there are digits for. */
#define MAX_RATE 1000000
#define MAX_FEE  100000000

/* --- history set-session --- */

/* A number that is not given. */
#define UNSAID G_MININT

/* What is to be said; NULL and UNSAID: stays. */
typedef struct
{
  char *title;
  char *place;
  char *note;
  char *unit;
  char *payer;
  int   rate;
  int   per_point;
  int   fee;
} Said;

static void
said_clear (Said *said)
{
  g_free (said->title);
  g_free (said->place);
  g_free (said->note);
  g_free (said->unit);
  g_free (said->payer);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Said, said_clear)

static gboolean
is_nothing (const Said *said)
{
  return said->title == NULL && said->place == NULL && said->note == NULL && said->unit == NULL &&
         said->payer == NULL && said->rate == UNSAID && said->per_point == UNSAID &&
         said->fee == UNSAID;
}

/* The person that @found (of TenboStoredPerson) are spellings of; 0 if they are several. */
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

/* Of several of that name the one who played is meant; 0 if it was not exactly one. */
static gint64
find_player (const TenboSessionSheet *sheet,
             const char              *name)
{
  gint64 id = 0;

  for (guint i = 0; i < sheet->totals->totals->len; i++)
    {
      const TenboSessionTotal *total = tenbo_session_sheet_get_total (sheet, i);

      if (!g_str_equal (total->name, name))
        continue;
      if (id != 0)
        return 0;

      id = total->person_id;
    }

  return id;
}

/* Whom @word means as the one who paid; an empty word means nobody. FALSE after complaining. */
static gboolean
find_payer (TenboStore              *store,
            const char              *path,
            const TenboSessionSheet *sheet,
            const char              *word,
            gint64                  *id)
{
  g_autoptr (GPtrArray) found = NULL;
  g_autoptr (GError) error = NULL;

  *id = find_player (sheet, word);
  if (*id != 0 || *word == '\0')
    return TRUE;

  found = tenbo_store_find_people (store, word, &error);
  if (found == NULL)
    {
      tenbo_complain_of_store (path, error);
      return FALSE;
    }

  *id = find_meant (found);
  if (*id != 0)
    return TRUE;

  if (found->len == 0)
    tenbo_complain (_ ("There is nobody called “%s”."), word);
  else
    tenbo_complain (_ ("More than one person is called “%s”."), word);

  return FALSE;
}

/* A name, a title or a place is kept on one line. */
static void
apply_line (char      **text,
            const char *said)
{
  if (said == NULL)
    return;

  g_free (*text);
  *text = tenbo_free_text_clean (said);
}

static void
apply (TenboStoredSession *session,
       const Said         *said)
{
  apply_line (&session->title, said->title);
  apply_line (&session->place, said->place);
  apply_line (&session->unit, said->unit);
  if (said->note != NULL)
    g_set_str (&session->note, said->note);

  if (said->rate != UNSAID)
    session->rate = said->rate;
  if (said->per_point != UNSAID)
    session->rate = 1000 * said->per_point;
  if (said->fee != UNSAID)
    session->fee = said->fee;
}

static TenboExit
set_session (const char *path,
             const char *word,
             const Said *said)
{
  g_autoptr (TenboStore) store = tenbo_database_open (path, TENBO_STORE_OPEN_NONE);
  g_autoptr (TenboSessionSheet) sheet = NULL;
  g_autoptr (TenboSessionSheet) after = NULL;
  g_autoptr (GError) error = NULL;
  gint64 payer;

  if (store == NULL)
    return TENBO_EXIT_REFUSED;

  sheet = tenbo_find_session (store, path, word);
  if (sheet == NULL)
    return TENBO_EXIT_REFUSED;

  apply (sheet->session, said);
  if (said->payer != NULL)
    {
      if (!find_payer (store, path, sheet, said->payer, &payer))
        return TENBO_EXIT_REFUSED;
      sheet->session->fee_person_id = payer;
    }

  if (!tenbo_store_commit (store, tenbo_write_session (sheet->session), NULL, &error))
    {
      tenbo_complain_of_store (path, error);
      return TENBO_EXIT_REFUSED;
    }

  after = tenbo_find_session (store, path, word);
  if (after == NULL)
    return TENBO_EXIT_REFUSED;

  print_session (after);
  return TENBO_EXIT_DONE;
}

/* FALSE after complaining. */
static gboolean
check (const TenboCommand *command,
       const Said         *said)
{
  return (said->rate == UNSAID ||
          tenbo_command_check_number (command, "--rate", said->rate, 0, MAX_RATE)) &&
         (said->per_point == UNSAID ||
          tenbo_command_check_number (command, "--per-point", said->per_point, 0, MAX_RATE)) &&
         (said->fee == UNSAID ||
          tenbo_command_check_number (command, "--fee", said->fee, 0, MAX_FEE)) &&
         tenbo_command_check_text (command, "--title", said->title, TENBO_MAX_NAME) &&
         tenbo_command_check_text (command, "--place", said->place, TENBO_MAX_NAME) &&
         tenbo_command_check_text (command, "--note", said->note, TENBO_MAX_NOTE) &&
         tenbo_command_check_text (command, "--unit", said->unit, TENBO_MAX_UNIT);
}

TenboExit
tenbo_cmd_history_set_session (const TenboCommand *command,
                               int                 argc,
                               char              **argv)
{
  g_auto (GStrv) arguments = NULL;
  g_auto (Said) said = { .rate = UNSAID, .per_point = UNSAID, .fee = UNSAID };
  g_autofree char   *path = NULL;
  gboolean           last = FALSE;
  const GOptionEntry entries[] = {
    tenbo_database_option (&path),
    { "last", 'l', 0, G_OPTION_ARG_NONE, &last, N_ ("The evening that was begun last"), NULL },
    { "title", 0, 0, G_OPTION_ARG_STRING, &said.title, N_ ("What it is called"), N_ ("TEXT") },
    { "place", 0, 0, G_OPTION_ARG_STRING, &said.place, N_ ("Where it was"), N_ ("TEXT") },
    { "note", 0, 0, G_OPTION_ARG_STRING, &said.note, N_ ("A note"), N_ ("TEXT") },
    { "unit", 0, 0, G_OPTION_ARG_STRING, &said.unit, N_ ("What money is counted in"),
      N_ ("TEXT") },
    { "rate", 0, 0, G_OPTION_ARG_INT, &said.rate, N_ ("What 1,000 points come to; 0: nothing"),
      N_ ("N") },
    { "per-point", 0, 0, G_OPTION_ARG_INT, &said.per_point,
      N_ ("What one point comes to, where totals are single points"), N_ ("N") },
    { "fee", 0, 0, G_OPTION_ARG_INT, &said.fee, N_ ("What the table costs; 0: nothing"),
      N_ ("N") },
    { "paid-by", 0, 0, G_OPTION_ARG_STRING, &said.payer,
      N_ ("Who paid the table fee; empty: each their part, to the house"), N_ ("NAME") },
    G_OPTION_ENTRY_NULL,
  };
  TenboExit status;

  if (!tenbo_command_parse (command, argc, argv, entries, &arguments, &status))
    return status;
  if (last == (arguments[0] != NULL))
    return tenbo_command_misused (command, _ ("Give either the ID of an evening or --last."));
  if (!check (command, &said))
    return TENBO_EXIT_USAGE;
  if (is_nothing (&said))
    return tenbo_command_misused (command, _ ("Say what to set: --title, --rate, …"));
  if (said.rate != UNSAID && said.per_point != UNSAID)
    return tenbo_command_misused (command, _ ("Give either --rate or --per-point."));

  return set_session (path, arguments[0], &said);
}

/* --- history move --- */

static TenboExit
move_games (const char *path,
            char      **words,
            const char *to)
{
  g_autoptr (TenboStore) store = tenbo_database_open (path, TENBO_STORE_OPEN_NONE);
  g_autoptr (GArray) targets = NULL;
  g_autoptr (GArray) games = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (TenboSessionSheet) target = NULL;
  g_autoptr (TenboSessionSheet) after = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *number = NULL;
  TenboOutcome     outcome;

  if (store == NULL)
    return TENBO_EXIT_REFUSED;

  targets = tenbo_find_targets (store, path, words);
  if (targets == NULL)
    return TENBO_EXIT_REFUSED;

  for (guint i = 0; i < targets->len; i++)
    g_array_append_val (games, g_array_index (targets, TenboWriteTarget, i).game_id);

  if (to != NULL)
    {
      target = tenbo_find_session (store, path, to);
      if (target == NULL)
        return TENBO_EXIT_REFUSED;
    }

  if (!tenbo_store_commit (store,
                           tenbo_write_move_games ((const gint64 *) (gpointer) games->data,
                                                   games->len,
                                                   target != NULL ? target->session->id : 0),
                           &outcome, &error))
    {
      tenbo_complain_of_store (path, error);
      return TENBO_EXIT_REFUSED;
    }

  number = g_strdup_printf ("%" G_GINT64_FORMAT, outcome.session_id);
  after = tenbo_find_session (store, path, number);
  if (after == NULL)
    return TENBO_EXIT_REFUSED;

  print_session (after);
  return TENBO_EXIT_DONE;
}

TenboExit
tenbo_cmd_history_move (const TenboCommand *command,
                        int                 argc,
                        char              **argv)
{
  g_auto (GStrv) arguments = NULL;
  g_autofree char   *path = NULL;
  g_autofree char   *to = NULL;
  gboolean           apart = FALSE;
  const GOptionEntry entries[] = {
    tenbo_database_option (&path),
    { "to", 0, 0, G_OPTION_ARG_STRING, &to, N_ ("To this evening"), N_ ("ID") },
    { "apart", 0, 0, G_OPTION_ARG_NONE, &apart, N_ ("To an evening of their own"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  TenboExit status;

  if (!tenbo_command_parse (command, argc, argv, entries, &arguments, &status))
    return status;
  if (apart == (to != NULL))
    return tenbo_command_misused (command, _ ("Give either --to or --apart."));

  return move_games (path, arguments, to);
}
