/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-find.h"

#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-people.h"
#include "tenbo-sessions.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static gint64
find_game (TenboRead  *read,
           const char *word,
           GError    **error)
{
  guint64 id;

  if (g_ascii_string_to_unsigned (word, 10, 1, G_MAXINT64, &id, NULL))
    return (gint64) id;

  return tenbo_games_find (read, word, error);
}

gint64
tenbo_find_game (const TenboInvocation *command,
                 const char            *word,
                 GError               **error)
{
  g_autoptr (TenboRead) read = NULL;

  if (command->store == NULL)
    return 0;

  read = tenbo_store_read_begin (command->store, NULL, error);
  return read != NULL ? find_game (read, word, error) : -1;
}

GArray *
tenbo_find_targets (const TenboInvocation *command)
{
  g_autoptr (GArray) targets = g_array_new (FALSE, FALSE, sizeof (TenboWriteTarget));

  for (char **word = command->arguments; *word != NULL; word++)
    {
      g_autoptr (TenboStoredGame) game = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (TenboRead) read = tenbo_store_read_begin (command->store, NULL, &error);
      TenboWriteTarget target = { .game_id = find_game (read, *word, &error) };
      gboolean         is_listed = FALSE;

      if (target.game_id > 0)
        game = tenbo_games_read (read, target.game_id, &error);
      if (game == NULL)
        {
          tenbo_print_game_error (command, *word, error);
          return NULL;
        }

      for (guint i = 0; i < targets->len; i++)
        is_listed |= g_array_index (targets, TenboWriteTarget, i).game_id == target.game_id;
      target.revision = game->summary.revision;
      if (!is_listed)
        g_array_append_val (targets, target);
    }

  return g_steal_pointer (&targets);
}

TenboExit
tenbo_print_game_error (const TenboInvocation *command,
                        const char            *word,
                        const GError          *error)
{
  if (error != NULL && !g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND))
    return tenbo_print_store_error (command->database, error);

  return tenbo_print_error (_ ("There is no game “%s”. “tenbo-cli history list” lists the IDs."),
                            word);
}

/* Returns the ID of the session @word; NULL means the newest one. Returns 0 if there is none, -1
 * with @error. */
static gint64
find_session (TenboStore *store,
              const char *word,
              GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);
  g_autoptr (GPtrArray) newest = NULL;
  guint64 id;

  if (word != NULL && g_ascii_string_to_unsigned (word, 10, 1, G_MAXINT64, &id, NULL))
    return (gint64) id;
  if (word != NULL)
    return tenbo_sessions_find (read, word, error);

  newest = tenbo_sessions_list (read, 1, error);
  if (newest == NULL)
    return -1;

  return newest->len > 0 ? ((const TenboStoredSession *) newest->pdata[0])->id : 0;
}

TenboSessionSummary *
tenbo_find_session (const TenboInvocation *command,
                    const char            *word)
{
  g_autoptr (TenboSessionSummary) sheet = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id = command->store != NULL ? find_session (command->store, word, &error) : 0;

  if (id > 0)
    sheet = tenbo_session_summary_read (command->store, id, &error);
  if (sheet != NULL)
    return g_steal_pointer (&sheet);

  if (error != NULL && !g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND))
    tenbo_print_store_error (command->database, error);
  else if (word != NULL)
    tenbo_print_error (_ ("There is no session “%s”. “tenbo-cli history sessions” lists the IDs."),
                       word);
  else
    tenbo_print_error (_ ("There are no games yet."));

  return NULL;
}

/* Returns the people that match @word by name, alias or UUID, else by number. */
static GPtrArray *
find_matches (TenboStore  *store,
              const char  *word,
              TenboFindWho who,
              GError     **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);
  g_autoptr (GPtrArray) found = tenbo_people_find (read, word, error);
  g_autoptr (GPtrArray) people = NULL;
  guint64 number;

  if (found == NULL)
    return NULL;

  if (found->len == 0 && g_ascii_string_to_unsigned (word, 10, 1, G_MAXINT64, &number, NULL))
    {
      TenboStoredPerson *person = tenbo_people_read (read, (gint64) number, error);

      if (person == NULL)
        return NULL;
      g_ptr_array_add (found, person);
    }

  people = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_person_free);
  for (guint i = 0; i < found->len; i++)
    {
      const TenboStoredPerson *person = found->pdata[i];
      g_autoptr (TenboStoredPerson) meant = NULL;
      gboolean is_listed = FALSE;

      if (who == TENBO_FIND_MERGED && person->merged_into == 0)
        continue;

      if (who == TENBO_FIND_SOMEBODY && person->merged_into != 0)
        meant = tenbo_people_read (read, person->merged_into, error);
      else
        meant = tenbo_stored_person_copy (person);
      if (meant == NULL)
        return NULL;

      for (guint j = 0; j < people->len; j++)
        is_listed |= ((const TenboStoredPerson *) people->pdata[j])->id == meant->id;
      if (!is_listed)
        g_ptr_array_add (people, g_steal_pointer (&meant));
    }

  return g_steal_pointer (&people);
}

TenboStoredPerson *
tenbo_find_person (const TenboInvocation *command,
                   const char            *word,
                   TenboFindWho           who)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) people = NULL;

  if (command->store != NULL)
    people = find_matches (command->store, word, who, &error);
  if (people != NULL && people->len == 1)
    return g_ptr_array_steal_index (people, 0);

  if (error != NULL && !g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND))
    tenbo_print_store_error (command->database, error);
  else if (people != NULL && people->len > 1)
    {
      tenbo_print_error (_ ("More than one person is named “%s”."), word);
      tenbo_print_hint (_ ("Use the ID that “tenbo-cli people list --all” prints."));
    }
  else if (who == TENBO_FIND_MERGED)
    tenbo_print_error (_ ("There is no merged person named “%s”."), word);
  else
    tenbo_print_error (_ ("There is no person named “%s”."), word);

  return NULL;
}

gboolean
tenbo_find_people (const TenboInvocation *command,
                   const char            *word,
                   TenboResultFilter     *filter,
                   TenboStoredPerson    **person,
                   TenboStoredPerson    **opponent)
{
  g_autoptr (TenboStoredPerson) found = tenbo_find_person (command, word, TENBO_FIND_SOMEBODY);
  g_autoptr (TenboStoredPerson) other = NULL;
  gboolean done;

  if (found != NULL && command->opponent != NULL)
    other = tenbo_find_person (command, command->opponent, TENBO_FIND_SOMEBODY);
  done = found != NULL && (other != NULL || command->opponent == NULL);
  if (done)
    {
      filter->person_id = found->id;
      filter->opponent_id = other != NULL ? other->id : 0;
    }
  if (person != NULL)
    *person = g_steal_pointer (&found);
  if (opponent != NULL)
    *opponent = g_steal_pointer (&other);
  return done;
}

/* Sets *@msec to the start of the day @n_days after the day @text. Returns FALSE if @text is not a
 * day, or if the result is out of range. */
static gboolean
read_day (const char *text,
          int         n_days,
          gint64     *msec)
{
  g_autoptr (GTimeZone) here = g_time_zone_new_local ();
  g_autoptr (GDateTime) day = NULL;
  g_autoptr (GDateTime) other = NULL;
  g_autofree char *whole = g_strconcat (text, "T00:00:00", NULL);

  if (strlen (text) != strlen ("2026-11-22"))
    return FALSE;

  day = g_date_time_new_from_iso8601 (whole, here);
  if (day == NULL)
    return FALSE;

  other = g_date_time_add_days (day, n_days);
  if (other == NULL)
    return FALSE;

  *msec = g_date_time_to_unix (other) * 1000;
  return TRUE;
}

gboolean
tenbo_find_period (const TenboInvocation *command,
                   TenboResultFilter     *filter)
{
  *filter = (TenboResultFilter) {
    .ruleset_key = command->ruleset,
    .n_players = command->n_players,
    .n_latest = (guint) MAX (command->latest, 0),
  };

  if (command->since != NULL && !read_day (command->since, 0, &filter->since_msec))
    tenbo_misused (command, _ ("Invalid date “%s”. Use the form YYYY-MM-DD."), command->since);
  else if (command->until != NULL && !read_day (command->until, 1, &filter->until_msec))
    tenbo_misused (command, _ ("Invalid date “%s”. Use the form YYYY-MM-DD."), command->until);
  else if (command->n_players != 0 && command->n_players != 3 && command->n_players != 4)
    tenbo_misused (command, _ ("The number of players must be 3 or 4."));
  else
    {
      /* 0 means that the period has no end. */
      if (command->until != NULL)
        filter->until_msec = MAX (filter->until_msec, 1);
      return tenbo_check_number (command, "--minimum", command->minimum, 0, G_MAXINT) &&
             tenbo_check_number (command, "--latest", command->latest, 0, G_MAXINT);
    }

  return FALSE;
}
