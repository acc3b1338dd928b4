/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tb-yaku.h"
#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-find-person.h"
#include "tenbo-people.h"
#include "tenbo-period-options.h"
#include "tenbo-stats-output.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* What the command line asks for. */
typedef struct
{
  char              *path;
  TenboPeriodOptions period;
  gint64             since_msec;
  gint64             until_msec;
  char              *ruleset;
  char              *opponent;
  int                n_players; /* 0: all */
  int                minimum;
  gboolean           is_json;
} Question;

static void
question_clear (Question *question)
{
  g_clear_pointer (&question->path, g_free);
  g_clear_pointer (&question->ruleset, g_free);
  g_clear_pointer (&question->opponent, g_free);
  tenbo_period_options_clear (&question->period);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Question, question_clear)

/* All people by id: of TenboStoredPerson. NULL with @error. */
static GHashTable *
read_people (TenboRead *read,
             GError   **error)
{
  g_autoptr (GPtrArray) everybody = tenbo_people_list_all (read, error);
  GHashTable *people;

  if (everybody == NULL)
    return NULL;

  people = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL,
                                  (GDestroyNotify) tenbo_stored_person_free);
  for (guint i = 0; i < everybody->len; i++)
    {
      TenboStoredPerson *person = tenbo_stored_person_copy (everybody->pdata[i]);

      g_hash_table_insert (people, &person->id, person);
    }

  return people;
}

/* What the yaku are called, by id. */
static GHashTable *
name_yaku (void)
{
  GHashTable *names = g_hash_table_new (g_str_hash, g_str_equal);

  for (TbYaku yaku = 0; yaku < TB_N_YAKU; yaku++)
    g_hash_table_insert (names, (gpointer) tb_yaku_id (yaku), (gpointer) tenbo_words_yaku (yaku));

  return names;
}

/* --- One person --- */

static TenboExit
print_person (TenboStore     *store,
              const Question *question,
              const char     *word)
{
  g_autoptr (TenboStoredPerson) person = NULL;
  g_autoptr (TenboStoredPerson) opponent = NULL;
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (TenboStatistics) statistics = NULL;
  g_autoptr (GHashTable) people = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  TenboResultFilter filter = {
    .since_msec = question->since_msec,
    .until_msec = question->until_msec,
    .ruleset_key = question->ruleset,
    .n_players = question->n_players,
  };

  person = tenbo_find_person (store, question->path, word, TENBO_FIND_SOMEBODY);
  if (person == NULL)
    return TENBO_EXIT_REFUSED;
  filter.person_id = person->id;

  if (question->opponent != NULL)
    {
      opponent = tenbo_find_person (store, question->path, question->opponent,
                                    TENBO_FIND_SOMEBODY);
      if (opponent == NULL)
        return TENBO_EXIT_REFUSED;
      filter.opponent_id = opponent->id;
    }

  read = tenbo_store_read_begin (store, NULL, &error);
  people = read_people (read, &error);
  if (people != NULL)
    statistics = tenbo_statistics_read (read, &filter, &error);
  if (statistics == NULL)
    {
      tenbo_complain_of_store (question->path, error);
      return TENBO_EXIT_REFUSED;
    }

  if (question->is_json)
    tenbo_stats_write (statistics, person->id, people, text);
  else
    {
      g_autoptr (GHashTable) names = name_yaku ();

      tenbo_stats_print (statistics, person->name, (guint) question->minimum, names, text);
    }

  tenbo_print (text);
  return TENBO_EXIT_DONE;
}

/* --- All of them --- */

static GPtrArray *
read_standings (TenboRead      *read,
                const Question *question,
                int             n_players,
                GError        **error)
{
  TenboStandingsFilter filter = {
    .since_msec = question->since_msec,
    .until_msec = question->until_msec,
    .ruleset_key = question->ruleset,
    .n_players = n_players,
    .order = question->is_json ? TENBO_FIGURE_GAMES : TENBO_FIGURE_AVERAGE_RANK,
    .variant = n_players,
    .minimum = (guint) question->minimum,
  };

  return tenbo_standings_read (read, &filter, error);
}

static gboolean
write_standings (TenboRead      *read,
                 const Question *question,
                 GString        *text,
                 GError        **error)
{
  g_autoptr (GHashTable) people = read_people (read, error);
  g_autoptr (GPtrArray) standings = NULL;

  if (people != NULL)
    standings = read_standings (read, question, question->n_players, error);
  if (standings == NULL)
    return FALSE;

  tenbo_standings_write (standings, people, text);
  return TRUE;
}

static gboolean
print_standings (TenboRead      *read,
                 const Question *question,
                 GString        *text,
                 GError        **error)
{
  for (int n_players = 4; n_players >= 3; n_players--)
    {
      g_autoptr (GPtrArray) standings = NULL;

      if (question->n_players != 0 && question->n_players != n_players)
        continue;

      standings = read_standings (read, question, n_players, error);
      if (standings == NULL)
        return FALSE;
      tenbo_standings_print (standings, n_players, text);
    }

  return TRUE;
}

/* @store NULL: somebody who never played. */
static TenboExit
print_everybody (TenboStore     *store,
                 const Question *question)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  gboolean done = TRUE;

  if (store != NULL)
    {
      g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, &error);

      done = question->is_json ? write_standings (read, question, text, &error)
                               : print_standings (read, question, text, &error);
    }
  if (!done)
    {
      tenbo_complain_of_store (question->path, error);
      return TENBO_EXIT_REFUSED;
    }

  if (text->len == 0)
    g_string_append_printf (text, "%s\n", question->is_json ? "[]" : _ ("Nobody yet."));
  tenbo_print (text);
  return TENBO_EXIT_DONE;
}

TenboExit
tenbo_cmd_history_stats (const TenboCommand *command,
                         int                 argc,
                         char              **argv)
{
  g_auto (Question) question = { .minimum = 1 };
  g_auto (GStrv) arguments = NULL;
  g_autoptr (TenboStore) store = NULL;
  const char        *wrong;
  const GOptionEntry entries[] = {
    tenbo_database_option (&question.path),
    TENBO_PERIOD_OPTIONS (&question.period),
    { "ruleset", 0, 0, G_OPTION_ARG_STRING, &question.ruleset,
      N_ ("Only games under this ruleset"), N_ ("ID") },
    TENBO_PLAYERS_OPTION (&question.n_players),
    { "opponent", 0, 0, G_OPTION_ARG_STRING, &question.opponent,
      N_ ("Only games with this person"), N_ ("NAME") },
    { "minimum", 0, 0, G_OPTION_ARG_INT, &question.minimum,
      N_ ("How many games a figure is worth something from"), N_ ("GAMES") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &question.is_json,
      N_ ("Print everything as JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  TenboExit status;

  if (!tenbo_command_parse (command, argc, argv, entries, &arguments, &status))
    return status;
  if (!tenbo_period_options_read (&question.period, &question.since_msec, &question.until_msec,
                                  &wrong))
    return tenbo_command_misused (command, _ ("“%s” is no day as in 2026-11-22."), wrong);
  if (!tenbo_command_check_number (command, "--minimum", question.minimum, 0, G_MAXINT))
    return TENBO_EXIT_USAGE;
  if (!tenbo_players_option_is_fine (question.n_players))
    return tenbo_command_misused (command, _ ("A game has 3 or 4 players."));
  if (arguments[0] == NULL && question.opponent != NULL)
    return tenbo_command_misused (command, _ ("An opponent is somebody's: say whose."));

  if (!tenbo_database_open_history (question.path, &store))
    return TENBO_EXIT_REFUSED;
  if (arguments[0] == NULL)
    return print_everybody (store, &question);
  if (store != NULL)
    return print_person (store, &question, arguments[0]);

  tenbo_complain (_ ("There is nobody called “%s”."), arguments[0]);
  return TENBO_EXIT_REFUSED;
}
