/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-search.h"

#include <string.h>

#include "tenbo-fold.h"
#include "tenbo-store.h"
#include "tenbo-tables.h"

/* --- Sets of games --- */

#define WORD_BITS 64

/* The store assigns consecutive ids, so another program wrote a file with a larger one. A set for
 * it would not fit into memory. */
#define LARGEST_ID ((gint64) 1 << 26)

/* A set of games, one bit per id. A history of 100,000 games needs sets of 12 KiB. */
typedef struct
{
  gsize    n_words;
  guint64 *words; /* owned */
} GameSet;

/* Returns an empty set with room for all games. */
static GameSet *
game_set_new (TenboDb *db,
              GError **error)
{
  GameSet *self;
  gint64   largest = tenbo_db_find_id (db, "SELECT max (id) FROM games", NULL, error);

  if (largest < 0)
    return NULL;

  if (largest > LARGEST_ID)
    {
      g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED,
                   "game %" G_GINT64_FORMAT ": impossible id", largest);
      return NULL;
    }

  self = g_new (GameSet, 1);
  self->n_words = (gsize) largest / WORD_BITS + 1;
  self->words = g_new0 (guint64, self->n_words);
  return self;
}

static GameSet *
game_set_new_like (const GameSet *other)
{
  GameSet *self = g_new (GameSet, 1);

  self->n_words = other->n_words;
  self->words = g_new0 (guint64, self->n_words);
  return self;
}

static void
game_set_free (GameSet *self)
{
  g_free (self->words);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GameSet, game_set_free)

static void
game_set_add (GameSet *self,
              gint64   game_id)
{
  gsize word = (gsize) game_id / WORD_BITS;

  if (word < self->n_words)
    self->words[word] |= (guint64) 1 << (gsize) game_id % WORD_BITS;
}

static gboolean
game_set_has (const GameSet *self,
              gint64         game_id)
{
  gsize word = (gsize) game_id / WORD_BITS;

  return word < self->n_words && (self->words[word] >> (gsize) game_id % WORD_BITS & 1) != 0;
}

static void
game_set_intersect (GameSet       *self,
                    const GameSet *other)
{
  for (gsize i = 0; i < self->n_words; i++)
    self->words[i] &= other->words[i];
}

static gboolean
game_set_add_rows (GameSet        *self,
                   TenboDb        *db,
                   TenboStatement *statement,
                   GError        **error)
{
  gboolean done;

  while (tenbo_db_next (db, statement, &done, error))
    game_set_add (self, sqlite3_column_int64 (statement, 0));

  return done;
}

/* The games of a person, of a ruleset, of a session */
#define GAMES_OF_PERSON                                  \
  "SELECT game_id FROM game_players WHERE person_id IN " \
  "(SELECT :id UNION ALL SELECT id FROM people WHERE merged_into = :id)"
#define GAMES_OF_RULESET "SELECT id FROM games WHERE ruleset_id = :id"
#define GAMES_OF_SESSION "SELECT id FROM games WHERE session_id = :id"

/* Adds the games that @sql returns for its :id. */
static gboolean
add_of (TenboDb    *db,
        const char *sql,
        gint64      id,
        GameSet    *games,
        GError    **error)
{
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    db, sql, TENBO_DB_VALUES (TENBO_DB_INT (":id", id)), error);

  return game_set_add_rows (games, db, statement, error);
}

/* --- Words --- */

/* A word of the search */
typedef struct
{
  char    *text;  /* owned, folded */
  GameSet *games; /* owned; games in which it was found so far */
} Word;

static void
word_free (gpointer data)
{
  Word *word = data;

  g_free (word->text);
  game_set_free (word->games);
  g_free (word);
}

static void
add_word (GPtrArray     *words,
          const char    *begin,
          const char    *end,
          const GameSet *like)
{
  Word *word;

  if (begin == end)
    return;

  word = g_new (Word, 1);
  word->text = g_strndup (begin, (gsize) (end - begin));
  word->games = game_set_new_like (like);
  g_ptr_array_add (words, word);
}

/* The text is folded first, so that full-width spaces also separate words. */
static GPtrArray *
split_words (const char    *text,
             const GameSet *like)
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

/* Searches the rows of @sql, an id and a folded text or NULL, for the words. Adds the games that
 * @games_sql returns for the id; NULL: the id is that of a game. */
static gboolean
add_texts (TenboDb    *db,
           const char *sql,
           const char *games_sql,
           GPtrArray  *words,
           GError    **error)
{
  g_autoptr (TenboStatement) statement = tenbo_db_prepare (db, sql, error);
  gboolean done;

  while (tenbo_db_next (db, statement, &done, error))
    {
      const char *folded = (const char *) sqlite3_column_text (statement, 1);
      gint64      id = sqlite3_column_int64 (statement, 0);

      for (guint i = 0; i < words->len; i++)
        {
          Word *word = words->pdata[i];

          if (folded == NULL || strstr (folded, word->text) == NULL)
            continue;

          if (games_sql == NULL)
            game_set_add (word->games, id);
          else if (!add_of (db, games_sql, id, word->games, error))
            return FALSE;
        }
    }

  return done;
}

static gboolean
intersect_words (TenboDb               *db,
                 const TenboGameFilter *filter,
                 GameSet               *games,
                 GError               **error)
{
  g_autoptr (GPtrArray) words = NULL;

  words = split_words (filter->words, games);
  if (words->len == 0)
    return TRUE;

  /* The texts of a session apply to all of its games. */
  if (!add_texts (db,
                  "SELECT ifnull (merged_into, id), folded FROM people "
                  "UNION "
                  "SELECT ifnull (p.merged_into, p.id), a.folded "
                  "FROM person_aliases AS a JOIN people AS p ON p.id = a.person_id",
                  GAMES_OF_PERSON, words, error) ||
      !add_texts (db,
                  "SELECT id, tenbo_fold (concat_ws (char (10), key, name, name_ja, "
                  "name_zh)) FROM rulesets",
                  GAMES_OF_RULESET, words, error) ||
      !add_texts (db, "SELECT game_id, folded FROM game_texts", NULL, words, error) ||
      !add_texts (db, "SELECT id, folded FROM sessions WHERE folded IS NOT NULL",
                  GAMES_OF_SESSION, words, error))
    return FALSE;

  for (guint i = 0; i < words->len; i++)
    game_set_intersect (games, ((const Word *) words->pdata[i])->games);

  return TRUE;
}

/* --- The filter --- */

/* Removes all games that @statement does not return. */
static gboolean
intersect_rows (TenboDb        *db,
                TenboStatement *statement,
                GameSet        *games,
                GError        **error)
{
  g_autoptr (TenboStatement) rows = statement;
  g_autoptr (GameSet) found = game_set_new_like (games);

  if (!game_set_add_rows (found, db, rows, error))
    return FALSE;

  game_set_intersect (games, found);
  return TRUE;
}

/* Whether @venue is the venue of the filter. The same few venues occur in many games, so @known
 * caches the result for each text. */
static gboolean
is_venue (GHashTable *known,
          const char *venue,
          const char *folded)
{
  gpointer         answer = NULL;
  g_autofree char *text = NULL;

  if (g_hash_table_lookup_extended (known, venue, NULL, &answer))
    return GPOINTER_TO_INT (answer);

  text = tenbo_fold (venue);
  answer = GINT_TO_POINTER (g_str_equal (text, folded));
  g_hash_table_insert (known, g_strdup (venue), answer);
  return GPOINTER_TO_INT (answer);
}

static gboolean
intersect_venue (TenboDb               *db,
                 const TenboGameFilter *filter,
                 GameSet               *games,
                 GError               **error)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GameSet) found = game_set_new_like (games);
  g_autofree char *folded = tenbo_fold (filter->venue);
  gboolean         done;
  g_autoptr (TenboStatement) of_games = tenbo_db_prepare (
    db, "SELECT id, place FROM games WHERE place IS NOT NULL", error);
  g_autoptr (TenboStatement) of_sessions = NULL;

  while (tenbo_db_next (db, of_games, &done, error))
    if (is_venue (known, (const char *) sqlite3_column_text (of_games, 1), folded))
      game_set_add (found, sqlite3_column_int64 (of_games, 0));

  if (!done)
    return FALSE;

  /* Games without a venue have that of their session. */
  of_sessions = tenbo_db_prepare (
    db, "SELECT id, place FROM sessions WHERE folded IS NOT NULL AND place IS NOT NULL", error);
  while (tenbo_db_next (db, of_sessions, &done, error))
    if (is_venue (known, (const char *) sqlite3_column_text (of_sessions, 1), folded) &&
        !add_of (db, GAMES_OF_SESSION " AND place IS NULL", sqlite3_column_int64 (of_sessions, 0),
                 found, error))
      return FALSE;

  game_set_intersect (games, found);
  return done;
}

/* A search in progress and its result */
typedef struct
{
  const TenboGameFilter *filter;
  GameSet               *games; /* matches of all conditions except state and time, or NULL */
  GameSet               *voids; /* void games */
  GArray                *keys;
} Finding;

/* Appends the games that match, from the rows of @sql with games and sessions. */
static gboolean
append (TenboDb    *db,
        const char *sql,
        Finding    *finding,
        GError    **error)
{
  const TenboGameFilter *filter = finding->filter;
  gint64                 since = filter->since_msec != 0 ? filter->since_msec : G_MININT64;
  gint64                 until = filter->until_msec != 0 ? filter->until_msec : G_MAXINT64;
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    db, sql,
    TENBO_DB_VALUES (TENBO_DB_INT (":since", since), TENBO_DB_INT (":until", until)), error);
  gboolean done;

  while (tenbo_db_next (db, statement, &done, error))
    {
      gint64       id = sqlite3_column_int64 (statement, 0);
      TenboGameKey key;

      if (finding->games != NULL && !game_set_has (finding->games, id))
        continue;

      key = tenbo_game_key (id, sqlite3_column_int64 (statement, 1),
                            game_set_has (finding->voids, id));
      g_array_append_val (finding->keys, key);
    }

  return done;
}

/* The lists in their order. CROSS JOIN fixes the order of the loops, and each loop has an index, so
 * nothing is sorted. The + of the other columns keeps SQLite from using the index of the time. */
static const struct
{
  TenboFindFlags flag;
  const char    *sql;
} lists[] = {
  { TENBO_FIND_UNFINISHED,
    "SELECT id, 0 FROM games WHERE end_reason IS NULL AND deleted_ms IS NULL "
    "AND +started_ms >= :since AND +started_ms < :until "
    "ORDER BY changed_ms DESC, id DESC" },
  { TENBO_FIND_FINISHED,
    "SELECT g.id, g.session_id FROM sessions AS s CROSS JOIN games AS g "
    "WHERE g.session_id = s.id "
    "AND g.end_reason IS NOT NULL AND g.deleted_ms IS NULL "
    "AND g.started_ms >= :since AND g.started_ms < :until "
    "ORDER BY s.started_ms DESC, s.id DESC, g.started_ms DESC, g.id DESC" },
  { TENBO_FIND_DELETED,
    "SELECT id, iif (end_reason IS NULL, 0, session_id) FROM games "
    "WHERE deleted_ms IS NOT NULL AND +started_ms >= :since AND +started_ms < :until "
    "ORDER BY deleted_ms DESC, id DESC" },
};

/* Creates the sets of the conditions of @finding. */
static gboolean
create_sets (TenboDb *db,
             Finding *finding,
             GError **error)
{
  const TenboGameFilter *filter = finding->filter;
  GameSet               *games;
  g_autoptr (TenboStatement) voids = NULL;

  finding->voids = game_set_new (db, error);
  if (finding->voids == NULL)
    return FALSE;

  voids = tenbo_db_prepare (db, "SELECT id FROM games WHERE is_void = 1", error);
  if (!game_set_add_rows (finding->voids, db, voids, error))
    return FALSE;

  /* The filter has only a state and a time. */
  if (filter->words == NULL && filter->n_people == 0 && filter->session_id == 0 &&
      filter->ruleset_key == NULL && filter->venue == NULL && filter->counted == TENBO_FIND_ALL)
    return TRUE;

  games = finding->games = game_set_new_like (finding->voids);
  for (gsize i = 0; i < games->n_words; i++)
    games->words[i] = filter->counted == TENBO_FIND_VOID      ? finding->voids->words[i]
                      : filter->counted == TENBO_FIND_COUNTED ? ~finding->voids->words[i]
                                                              : G_MAXUINT64;

  for (guint i = 0; i < filter->n_people; i++)
    if (!intersect_rows (db,
                         tenbo_db_query (db, GAMES_OF_PERSON,
                                         TENBO_DB_VALUES (TENBO_DB_INT (":id", filter->people[i])),
                                         error),
                         games, error))
      return FALSE;

  return (filter->session_id == 0 ||
          intersect_rows (db,
                          tenbo_db_query (db, GAMES_OF_SESSION,
                                          TENBO_DB_VALUES (TENBO_DB_INT (":id",
                                                                         filter->session_id)),
                                          error),
                          games, error)) &&
         (filter->ruleset_key == NULL ||
          intersect_rows (db,
                          tenbo_db_query (db,
                                          "SELECT g.id FROM rulesets AS r CROSS JOIN games AS g "
                                          "ON g.ruleset_id = r.id WHERE r.key = :key",
                                          TENBO_DB_VALUES (TENBO_DB_TEXT (":key",
                                                                          filter->ruleset_key)),
                                          error),
                          games, error)) &&
         (filter->venue == NULL || intersect_venue (db, filter, games, error)) &&
         (filter->words == NULL || intersect_words (db, filter, games, error));
}

GArray *
tenbo_games_search (TenboRead             *read,
                    const TenboGameFilter *filter,
                    GError               **error)
{
  Finding  finding = { .filter = filter };
  gboolean done;

  finding.keys = g_array_new (FALSE, FALSE, sizeof (TenboGameKey));
  done = create_sets (read, &finding, error);
  for (gsize i = 0; i < G_N_ELEMENTS (lists) && done; i++)
    if (filter->flags & lists[i].flag)
      done = append (read, lists[i].sql, &finding, error);

  g_clear_pointer (&finding.games, game_set_free);
  g_clear_pointer (&finding.voids, game_set_free);
  if (!done)
    g_clear_pointer (&finding.keys, g_array_unref);

  return finding.keys;
}

GStrv
tenbo_games_list_venues (TenboRead *read,
                         GError   **error)
{
  return tenbo_db_list_texts (
    read,
    "SELECT place FROM "
    "(SELECT place, count (*) AS n FROM games "
    " WHERE place IS NOT NULL AND deleted_ms IS NULL GROUP BY place "
    " UNION ALL "
    " SELECT s.place, count (*) "
    " FROM sessions AS s CROSS JOIN games AS g "
    " WHERE s.folded IS NOT NULL AND s.place IS NOT NULL "
    " AND g.session_id = s.id AND g.place IS NULL "
    " AND g.deleted_ms IS NULL GROUP BY s.place) "
    "GROUP BY place ORDER BY sum (n) DESC, place",
    NULL, error);
}

/* --- On a thread of its own --- */

/* Returns a copy that owns its members. */
static TenboGameFilter *
copy_filter (const TenboGameFilter *filter)
{
  TenboGameFilter *copy = g_memdup2 (filter, sizeof *filter);

  copy->words = g_strdup (filter->words);
  copy->people = g_memdup2 (filter->people, filter->n_people * sizeof *filter->people);
  copy->ruleset_key = g_strdup (filter->ruleset_key);
  copy->venue = g_strdup (filter->venue);
  return copy;
}

static void
free_filter (gpointer data)
{
  TenboGameFilter *filter = data;

  g_free ((char *) filter->words);
  g_free ((gint64 *) filter->people);
  g_free ((char *) filter->ruleset_key);
  g_free ((char *) filter->venue);
  g_free (filter);
}

static gpointer
search_cb (TenboRead *read,
           gpointer   data,
           GError   **error)
{
  return tenbo_games_search (read, data, error);
}

void
tenbo_games_search_async (TenboStore            *store,
                          const TenboGameFilter *filter,
                          GCancellable          *cancellable,
                          GAsyncReadyCallback    callback,
                          gpointer               user_data)
{
  TenboReadJob job = {
    .func = search_cb,
    .data = copy_filter (filter),
    .free_data = free_filter,
    .free_result = (GDestroyNotify) g_array_unref,
  };

  tenbo_store_read_async (store, &job, cancellable, callback, user_data);
}
