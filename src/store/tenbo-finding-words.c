/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-finding.h"

#include <string.h>

#include "tenbo-fold.h"

/* A word that is looked for. */
typedef struct
{
  char         *text;   /* owned, folded */
  TenboGameSet *games;  /* owned: where it was found so far */
  GHashTable   *people; /* owned: the ids of those who are called so */
} Word;

static void
word_free (gpointer data)
{
  Word *word = data;

  g_free (word->text);
  tenbo_game_set_free (word->games);
  g_hash_table_unref (word->people);
  g_free (word);
}

static void
add_word (GPtrArray          *words,
          const char         *begin,
          const char         *end,
          const TenboGameSet *like)
{
  Word *word;

  if (begin == end)
    return;

  word = g_new (Word, 1);
  word->text = g_strndup (begin, (gsize) (end - begin));
  word->games = tenbo_game_set_new_like (like);
  word->people = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_ptr_array_add (words, word);
}

/* Folded first: a wide blank is one, too. */
static GPtrArray *
split_words (const char         *text,
             const TenboGameSet *like)
{
  g_autofree char *folded = tenbo_fold (text);
  GPtrArray       *words = g_ptr_array_new_with_free_func (word_free);
  const char      *begin = folded;
  const char      *p;

  for (p = folded; *p != '\0'; p = g_utf8_next_char (p))
    if (g_unichar_isspace (g_utf8_get_char (p)))
      {
        add_word (words, begin, p, like);
        begin = g_utf8_next_char (p);
      }

  add_word (words, begin, p, like);
  return words;
}

/* @folded may be NULL. */
static gboolean
is_in (const Word *word,
       const char *folded)
{
  return folded != NULL && strstr (folded, word->text) != NULL;
}

/* Who is called so, by whatever spelling or alias: the ids of the people. */
static gboolean
find_people (TenboDb   *db,
             GPtrArray *words,
             GError   **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean done;

  statement = tenbo_db_prepare (db,
                                "SELECT ifnull (merged_into, id), folded FROM people "
                                "UNION ALL "
                                "SELECT ifnull (p.merged_into, p.id), a.folded "
                                "FROM person_aliases AS a JOIN people AS p ON p.id = a.person_id",
                                error);
  if (statement == NULL)
    return FALSE;

  while (tenbo_db_next (db, statement, &done, error))
    {
      const char *folded = (const char *) sqlite3_column_text (statement, 1);
      gint64      id = sqlite3_column_int64 (statement, 0);

      for (guint i = 0; i < words->len; i++)
        {
          Word *word = words->pdata[i];

          if (is_in (word, folded))
            g_hash_table_add (word->people, g_memdup2 (&id, sizeof id));
        }
    }

  return done;
}

static gboolean
add_people (TenboDb   *db,
            GPtrArray *words,
            GError   **error)
{
  for (guint i = 0; i < words->len; i++)
    {
      Word          *word = words->pdata[i];
      GHashTableIter people;
      gpointer       id;

      g_hash_table_iter_init (&people, word->people);
      while (g_hash_table_iter_next (&people, &id, NULL))
        if (!tenbo_finding_add_person (db, *(gint64 *) id, word->games, error))
          return FALSE;
    }

  return TRUE;
}

static gboolean
add_rulesets (TenboDb   *db,
              GPtrArray *words,
              GError   **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean done;

  statement = tenbo_db_prepare (db,
                                "SELECT id, tenbo_fold (concat_ws (char (10), key, name, name_ja, "
                                "name_zh)) FROM rulesets",
                                error);
  if (statement == NULL)
    return FALSE;

  while (tenbo_db_next (db, statement, &done, error))
    for (guint i = 0; i < words->len; i++)
      {
        Word *word = words->pdata[i];

        if (is_in (word, (const char *) sqlite3_column_text (statement, 1)) &&
            !tenbo_finding_add_ruleset (db, sqlite3_column_int64 (statement, 0), word->games,
                                        error))
          return FALSE;
      }

  return done;
}

static gboolean
add_texts (TenboDb   *db,
           GPtrArray *words,
           GError   **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean done;

  statement = tenbo_db_prepare (db, "SELECT game_id, folded FROM game_texts", error);
  if (statement == NULL)
    return FALSE;

  while (tenbo_db_next (db, statement, &done, error))
    {
      const char *folded = (const char *) sqlite3_column_text (statement, 1);
      gint64      id = sqlite3_column_int64 (statement, 0);

      for (guint i = 0; i < words->len; i++)
        {
          Word *word = words->pdata[i];

          if (is_in (word, folded))
            tenbo_game_set_add (word->games, id);
        }
    }

  return done;
}

/* What is said of an evening is said of its games. */
static gboolean
add_sessions (TenboDb   *db,
              GPtrArray *words,
              GError   **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean done;

  statement = tenbo_db_prepare (db, "SELECT id, folded FROM sessions WHERE folded IS NOT NULL",
                                error);
  if (statement == NULL)
    return FALSE;

  while (tenbo_db_next (db, statement, &done, error))
    for (guint i = 0; i < words->len; i++)
      {
        Word *word = words->pdata[i];

        if (is_in (word, (const char *) sqlite3_column_text (statement, 1)) &&
            !tenbo_finding_add_session (db, sqlite3_column_int64 (statement, 0), word->games,
                                        error))
          return FALSE;
      }

  return done;
}

gboolean
tenbo_finding_keep_words (TenboDb               *db,
                          const TenboGameFilter *filter,
                          TenboGameSet          *games,
                          GError               **error)
{
  g_autoptr (GPtrArray) words = NULL;

  if (filter->words == NULL)
    return TRUE;

  words = split_words (filter->words, games);
  if (words->len == 0)
    return TRUE;

  if (!find_people (db, words, error) || !add_people (db, words, error) ||
      !add_rulesets (db, words, error) ||
      !add_texts (db, words, error) || !add_sessions (db, words, error))
    return FALSE;

  for (guint i = 0; i < words->len; i++)
    tenbo_game_set_intersect (games, ((const Word *) words->pdata[i])->games);

  return TRUE;
}
