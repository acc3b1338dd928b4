/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-find.h"

#include "tenbo-command.h"
#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-queries.h"
#include "tenbo-sessions-queries.h"

#include <glib/gi18n-lib.h>

gint64
tenbo_find_game (TenboStore *store,
                 const char *word,
                 GError    **error)
{
  guint64 id;

  if (g_ascii_string_to_unsigned (word, 10, 1, G_MAXINT64, &id, NULL))
    return (gint64) id;

  return tenbo_store_find_game (store, word, error);
}

static gboolean
is_listed (GArray *targets,
           gint64  game_id)
{
  for (guint i = 0; i < targets->len; i++)
    if (g_array_index (targets, TenboWriteTarget, i).game_id == game_id)
      return TRUE;

  return FALSE;
}

GArray *
tenbo_find_targets (TenboStore *store,
                    const char *path,
                    GStrv       words)
{
  g_autoptr (GArray) targets = g_array_new (FALSE, FALSE, sizeof (TenboWriteTarget));

  for (char **word = words; *word != NULL; word++)
    {
      g_autoptr (TenboStoredGame) game = NULL;
      g_autoptr (GError) error = NULL;
      gint64 id = tenbo_find_game (store, *word, &error);

      if (id > 0)
        game = tenbo_store_read_game (store, id, &error);
      if (game == NULL)
        {
          tenbo_complain_of_game (path, *word, error);
          return NULL;
        }

      if (!is_listed (targets, id))
        {
          TenboWriteTarget target = { id, game->summary.revision };

          g_array_append_val (targets, target);
        }
    }

  return g_steal_pointer (&targets);
}

void
tenbo_complain_of_game (const char   *path,
                        const char   *word,
                        const GError *error)
{
  if (error != NULL && !g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND))
    tenbo_complain_of_store (path, error);
  else
    tenbo_complain (_ ("There is no game “%s”; “tenbo-cli history list” prints the IDs."), word);
}

/* 0 if there is none, -1 with @error. */
static gint64
find_newest (TenboStore *store,
             GError    **error)
{
  g_autoptr (GPtrArray) sessions = tenbo_store_list_sessions (store, 1, error);

  if (sessions == NULL)
    return -1;

  return sessions->len > 0 ? ((const TenboStoredSession *) sessions->pdata[0])->id : 0;
}

static gint64
find (TenboStore *store,
      const char *word,
      GError    **error)
{
  guint64 id;

  if (word == NULL)
    return find_newest (store, error);

  if (g_ascii_string_to_unsigned (word, 10, 1, G_MAXINT64, &id, NULL))
    return (gint64) id;

  return tenbo_store_find_session (store, word, error);
}

TenboSessionSheet *
tenbo_find_session (TenboStore *store,
                    const char *path,
                    const char *word)
{
  g_autoptr (TenboSessionSheet) sheet = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id = store != NULL ? find (store, word, &error) : 0;

  if (id > 0)
    sheet = tenbo_session_sheet_read (store, id, &error);
  if (sheet != NULL)
    return g_steal_pointer (&sheet);

  if (error != NULL && !g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND))
    tenbo_complain_of_store (path, error);
  else if (word != NULL)
    tenbo_complain (_ ("There is no evening “%s”; “tenbo-cli history sessions” prints the IDs."),
                    word);
  else
    tenbo_complain (_ ("There is no game yet."));

  return NULL;
}

static gboolean
contains (GPtrArray *people,
          gint64     person_id)
{
  for (guint i = 0; i < people->len; i++)
    if (((const TenboStoredPerson *) people->pdata[i])->id == person_id)
      return TRUE;

  return FALSE;
}

/* Adds whom @person means, once. FALSE with @error. */
static gboolean
take_match (TenboStore              *store,
            const TenboStoredPerson *person,
            TenboFindWho             who,
            GPtrArray               *people,
            GError                 **error)
{
  g_autoptr (TenboStoredPerson) meant = NULL;

  if (who == TENBO_FIND_MERGED && person->merged_into == 0)
    return TRUE;

  if (who == TENBO_FIND_SOMEBODY && person->merged_into != 0)
    meant = tenbo_store_read_person (store, person->merged_into, error);
  else
    meant = tenbo_stored_person_copy (person);

  if (meant == NULL)
    return FALSE;

  if (!contains (people, meant->id))
    g_ptr_array_add (people, g_steal_pointer (&meant));

  return TRUE;
}

/* Those that @word means: by name, alias, uuid, else by number. */
static GPtrArray *
find_matches (TenboStore  *store,
              const char  *word,
              TenboFindWho who,
              GError     **error)
{
  g_autoptr (GPtrArray) found = tenbo_store_find_people (store, word, error);
  g_autoptr (GPtrArray) people = NULL;
  guint64 number;

  if (found == NULL)
    return NULL;

  if (found->len == 0 && g_ascii_string_to_unsigned (word, 10, 1, G_MAXINT64, &number, NULL))
    {
      TenboStoredPerson *person = tenbo_store_read_person (store, (gint64) number, error);

      if (person == NULL)
        return NULL;
      g_ptr_array_add (found, person);
    }

  people = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_person_free);
  for (guint i = 0; i < found->len; i++)
    if (!take_match (store, found->pdata[i], who, people, error))
      return NULL;

  return g_steal_pointer (&people);
}

TenboStoredPerson *
tenbo_find_person (TenboStore  *store,
                   const char  *path,
                   const char  *word,
                   TenboFindWho who)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) people = find_matches (store, word, who, &error);

  if (people != NULL && people->len == 1)
    return g_ptr_array_steal_index (people, 0);

  if (people == NULL && !g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND))
    tenbo_complain_of_store (path, error);
  else if (people != NULL && people->len > 1)
    {
      tenbo_complain (_ ("More than one person is called “%s”."), word);
      tenbo_advise (_ ("Say which by the ID that “tenbo-cli people list --all” prints."));
    }
  else if (who == TENBO_FIND_MERGED)
    tenbo_complain (_ ("Nobody called “%s” was merged."), word);
  else
    tenbo_complain (_ ("There is nobody called “%s”."), word);

  return NULL;
}
