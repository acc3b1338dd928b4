/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-find-game.h"
#include "tenbo-find-session.h"
#include "tenbo-free-text.h"
#include "tenbo-people.h"
#include "tenbo-session-print.h"
#include "tenbo-sessions.h"

#include <glib/gi18n-lib.h>

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
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (GPtrArray) found = NULL;
  g_autoptr (GError) error = NULL;

  *id = find_player (sheet, word);
  if (*id != 0 || *word == '\0')
    return TRUE;

  read = tenbo_store_read_begin (store, NULL, &error);
  found = tenbo_people_find (read, word, &error);
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

  tenbo_session_print (after);
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

static gboolean
is_listed (GArray *games,
           gint64  game_id)
{
  for (guint i = 0; i < games->len; i++)
    if (g_array_index (games, gint64, i) == game_id)
      return TRUE;

  return FALSE;
}

/* The numbers of the games that @words name, each once; NULL after complaining. */
static GArray *
find_games (TenboStore *store,
            const char *path,
            char      **words)
{
  g_autoptr (GArray) games = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; words[i] != NULL; i++)
    {
      TenboWriteTarget target;

      if (!tenbo_find_target (store, path, words[i], &target))
        return NULL;

      if (!is_listed (games, target.game_id))
        g_array_append_val (games, target.game_id);
    }

  return g_steal_pointer (&games);
}

static TenboExit
move_games (const char *path,
            char      **words,
            const char *to)
{
  g_autoptr (TenboStore) store = tenbo_database_open (path, TENBO_STORE_OPEN_NONE);
  g_autoptr (GArray) games = NULL;
  g_autoptr (TenboSessionSheet) target = NULL;
  g_autoptr (TenboSessionSheet) after = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *number = NULL;
  TenboOutcome     outcome;

  if (store == NULL)
    return TENBO_EXIT_REFUSED;

  games = find_games (store, path, words);
  if (games == NULL)
    return TENBO_EXIT_REFUSED;

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

  tenbo_session_print (after);
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
