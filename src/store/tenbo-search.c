/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-search.h"

#include <string.h>

#include "tenbo-fold.h"
#include "tenbo-store.h"
#include "tenbo-tables.h"

/* --- Sets of games --- */

#define WORD_BITS 64

/* The store counts ids up by one, so a file with a larger one was made by something else, and a set
 * of it would not fit anywhere. */
#define LARGEST_ID ((gint64) 1 << 26)

/* A set of games, a bit for each id. A history of 100,000 games makes sets of 12 kilobytes. */
typedef struct
{
  gsize    n_words;
  guint64 *words; /* owned */
} GameSet;

static GameSet *
new_of_size (gsize n_words)
{
  GameSet *self = g_new (GameSet, 1);

  self->n_words = n_words;
  self->words = g_new0 (guint64, n_words);
  return self;
}

static GameSet *
game_set_new (TenboDb *db,
              GError **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gint64   largest;
  gboolean row;

  statement = tenbo_db_prepare (db, "SELECT ifnull (max (id), 0) FROM games", error);
  if (!tenbo_db_step (db, statement, &row, error))
    return NULL;

  largest = sqlite3_column_int64 (statement, 0);
  if (largest > LARGEST_ID)
    {
      g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED,
                   "game %" G_GINT64_FORMAT ": impossible id", largest);
      return NULL;
    }

  return new_of_size ((gsize) MAX (largest, 0) / WORD_BITS + 1);
}

static GameSet *
game_set_new_like (const GameSet *other)
{
  return new_of_size (other->n_words);
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
game_set_fill (GameSet *self)
{
  for (gsize i = 0; i < self->n_words; i++)
    self->words[i] = G_MAXUINT64;
}

static void
game_set_intersect (GameSet       *self,
                    const GameSet *other)
{
  for (gsize i = 0; i < self->n_words; i++)
    self->words[i] &= other->words[i];
}

static void
game_set_subtract (GameSet       *self,
                   const GameSet *other)
{
  for (gsize i = 0; i < self->n_words; i++)
    self->words[i] &= ~other->words[i];
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

/* Adds what @sql answers to with its :id. */
static gboolean
add_of (TenboDb    *db,
        const char *sql,
        gint64      id,
        GameSet    *games,
        GError    **error)
{
  g_autoptr (TenboStatement) statement = tenbo_db_prepare (db, sql, error);

  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":id", id);
  return game_set_add_rows (games, db, statement, error);
}

static gboolean
add_games_of_person (TenboDb *db,
                     gint64   person_id,
                     GameSet *games,
                     GError **error)
{
  return add_of (db,
                 "SELECT game_id FROM game_players WHERE person_id IN "
                 "(SELECT :id UNION ALL SELECT id FROM people WHERE merged_into = :id)",
                 person_id, games, error);
}

static gboolean
add_games_of_ruleset (TenboDb *db,
                      gint64   ruleset_id,
                      GameSet *games,
                      GError **error)
{
  return add_of (db, "SELECT id FROM games WHERE ruleset_id = :id", ruleset_id, games, error);
}

static gboolean
add_games_of_session (TenboDb *db,
                      gint64   session_id,
                      GameSet *games,
                      GError **error)
{
  return add_of (db, "SELECT id FROM games WHERE session_id = :id", session_id, games, error);
}

/* --- Words --- */

/* A word that is looked for. */
typedef struct
{
  char       *text;   /* owned, folded */
  GameSet    *games;  /* owned: where it was found so far */
  GHashTable *people; /* owned: the ids of those who are called so */
} Word;

static void
word_free (gpointer data)
{
  Word *word = data;

  g_free (word->text);
  game_set_free (word->games);
  g_hash_table_unref (word->people);
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
  word->people = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_ptr_array_add (words, word);
}

/* Folded first: a wide blank is one, too. */
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
  gboolean done;
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    db,
    "SELECT ifnull (merged_into, id), folded FROM people "
    "UNION ALL "
    "SELECT ifnull (p.merged_into, p.id), a.folded "
    "FROM person_aliases AS a JOIN people AS p ON p.id = a.person_id",
    NULL, error);

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
        if (!add_games_of_person (db, *(gint64 *) id, word->games, error))
          return FALSE;
    }

  return TRUE;
}

static gboolean
add_rulesets (TenboDb   *db,
              GPtrArray *words,
              GError   **error)
{
  gboolean done;
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    db,
    "SELECT id, tenbo_fold (concat_ws (char (10), key, name, name_ja, "
    "name_zh)) FROM rulesets",
    NULL, error);

  while (tenbo_db_next (db, statement, &done, error))
    for (guint i = 0; i < words->len; i++)
      {
        Word *word = words->pdata[i];

        if (is_in (word, (const char *) sqlite3_column_text (statement, 1)) &&
            !add_games_of_ruleset (db, sqlite3_column_int64 (statement, 0), word->games,
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
  gboolean done;
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    db,
    "SELECT game_id, folded FROM game_texts",
    NULL, error);

  while (tenbo_db_next (db, statement, &done, error))
    {
      const char *folded = (const char *) sqlite3_column_text (statement, 1);
      gint64      id = sqlite3_column_int64 (statement, 0);

      for (guint i = 0; i < words->len; i++)
        {
          Word *word = words->pdata[i];

          if (is_in (word, folded))
            game_set_add (word->games, id);
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
  gboolean done;
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    db,
    "SELECT id, folded FROM sessions WHERE folded IS NOT NULL",
    NULL, error);

  while (tenbo_db_next (db, statement, &done, error))
    for (guint i = 0; i < words->len; i++)
      {
        Word *word = words->pdata[i];

        if (is_in (word, (const char *) sqlite3_column_text (statement, 1)) &&
            !add_games_of_session (db, sqlite3_column_int64 (statement, 0), word->games,
                                   error))
          return FALSE;
      }

  return done;
}

static gboolean
keep_words (TenboDb               *db,
            const TenboGameFilter *filter,
            GameSet               *games,
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
    game_set_intersect (games, ((const Word *) words->pdata[i])->games);

  return TRUE;
}

/* --- The filter --- */

static gboolean
keep_people (TenboDb               *db,
             const TenboGameFilter *filter,
             GameSet               *games,
             GError               **error)
{
  for (guint i = 0; i < filter->n_people; i++)
    {
      g_autoptr (GameSet) theirs = game_set_new_like (games);

      if (!add_games_of_person (db, filter->people[i], theirs, error))
        return FALSE;

      game_set_intersect (games, theirs);
    }

  return TRUE;
}

static gboolean
keep_session (TenboDb               *db,
              const TenboGameFilter *filter,
              GameSet               *games,
              GError               **error)
{
  g_autoptr (GameSet) found = NULL;

  if (filter->session_id == 0)
    return TRUE;

  found = game_set_new_like (games);
  if (!add_games_of_session (db, filter->session_id, found, error))
    return FALSE;

  game_set_intersect (games, found);
  return TRUE;
}

static gboolean
keep_ruleset (TenboDb               *db,
              const TenboGameFilter *filter,
              GameSet               *games,
              GError               **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  g_autoptr (GameSet) found = NULL;
  gboolean done;

  if (filter->ruleset_key == NULL)
    return TRUE;

  statement = tenbo_db_query (db,
                              "SELECT id FROM rulesets WHERE key = :key",
                              TENBO_DB_VALUES (TENBO_DB_TEXT (":key", filter->ruleset_key)), error);
  found = game_set_new_like (games);
  while (tenbo_db_next (db, statement, &done, error))
    if (!add_games_of_ruleset (db, sqlite3_column_int64 (statement, 0), found, error))
      return FALSE;

  if (done)
    game_set_intersect (games, found);

  return done;
}

/* Whether @place is the one that is looked for. Where games are played is said over and over, so
 * each is folded once: @known holds them. */
static gboolean
is_place (GHashTable *known,
          const char *place,
          const char *folded)
{
  gpointer         answer = NULL;
  g_autofree char *text = NULL;

  if (g_hash_table_lookup_extended (known, place, NULL, &answer))
    return GPOINTER_TO_INT (answer);

  text = tenbo_fold (place);
  answer = GINT_TO_POINTER (g_str_equal (text, folded));
  g_hash_table_insert (known, g_strdup (place), answer);
  return GPOINTER_TO_INT (answer);
}

static gboolean
add_places_of_games (TenboDb    *db,
                     GHashTable *known,
                     const char *folded,
                     GameSet    *found,
                     GError    **error)
{
  gboolean done;
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    db,
    "SELECT id, place FROM games WHERE place IS NOT NULL",
    NULL, error);

  while (tenbo_db_next (db, statement, &done, error))
    if (is_place (known, (const char *) sqlite3_column_text (statement, 1), folded))
      game_set_add (found, sqlite3_column_int64 (statement, 0));

  return done;
}

/* The place of an evening is that of its games which say none. */
static gboolean
add_places_of_sessions (TenboDb    *db,
                        GHashTable *known,
                        const char *folded,
                        GameSet    *found,
                        GError    **error)
{
  gboolean done;
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    db,
    "SELECT id, place FROM sessions "
    "WHERE folded IS NOT NULL AND place IS NOT NULL",
    NULL, error);

  while (tenbo_db_next (db, statement, &done, error))
    if (is_place (known, (const char *) sqlite3_column_text (statement, 1), folded) &&
        !add_of (db, "SELECT id FROM games WHERE session_id = :id AND place IS NULL",
                 sqlite3_column_int64 (statement, 0), found, error))
      return FALSE;

  return done;
}

static gboolean
keep_place (TenboDb               *db,
            const TenboGameFilter *filter,
            GameSet               *games,
            GError               **error)
{
  g_autoptr (GHashTable) known = NULL;
  g_autoptr (GameSet) found = NULL;
  g_autofree char *folded = tenbo_fold (filter->place);

  if (folded == NULL)
    return TRUE;

  known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  found = game_set_new_like (games);
  if (!add_places_of_games (db, known, folded, found, error) ||
      !add_places_of_sessions (db, known, folded, found, error))
    return FALSE;

  game_set_intersect (games, found);
  return TRUE;
}

static gboolean
add_voids (TenboDb *db,
           GameSet *voids,
           GError **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = tenbo_db_prepare (db, "SELECT id FROM games WHERE is_void = 1", error);
  return statement != NULL && game_set_add_rows (voids, db, statement, error);
}

static void
keep_counted (const TenboGameFilter *filter,
              const GameSet         *voids,
              GameSet               *games)
{
  if (filter->counted == TENBO_FIND_VOID)
    game_set_intersect (games, voids);
  else if (filter->counted == TENBO_FIND_COUNTED)
    game_set_subtract (games, voids);
}

/* Whether more is asked than a state and a time. */
static gboolean
needs_set (const TenboGameFilter *filter)
{
  return filter->words != NULL || filter->n_people > 0 || filter->session_id != 0 ||
         filter->ruleset_key != NULL || filter->place != NULL ||
         filter->counted != TENBO_FIND_ALL;
}

/* What is looked for, and where it goes. */
typedef struct
{
  const TenboGameFilter *filter;
  GameSet               *games; /* what is asked beside state and time; NULL: nothing */
  GameSet               *voids; /* the games that do not count */
  GArray                *keys;
} Finding;

/* Adds the games of @sql, which says them with their sessions, that are asked for. */
static gboolean
append (TenboDb    *db,
        const char *sql,
        Finding    *finding,
        GError    **error)
{
  const TenboGameFilter *filter = finding->filter;
  g_autoptr (TenboStatement) statement = tenbo_db_prepare (db, sql, error);
  gboolean done;

  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":since",
                     filter->since_msec != 0 ? filter->since_msec : G_MININT64);
  tenbo_db_bind_int (statement, ":until",
                     filter->until_msec != 0 ? filter->until_msec : G_MAXINT64);

  while (tenbo_db_next (db, statement, &done, error))
    {
      TenboGameKey key = { sqlite3_column_int64 (statement, 0),
                           sqlite3_column_int64 (statement, 1),
                           0 };

      if (finding->games != NULL && !game_set_has (finding->games, key.game_id))
        continue;

      key.is_void = game_set_has (finding->voids, key.game_id) ? 1 : 0;
      g_array_append_val (finding->keys, key);
    }

  return done;
}

static gboolean
append_unfinished (TenboDb *db,
                   Finding *finding,
                   GError **error)
{
  if (!(finding->filter->flags & TENBO_FIND_UNFINISHED))
    return TRUE;

  return append (db,
                 "SELECT id, 0 FROM games WHERE end_reason IS NULL AND deleted_ms IS NULL "
                 "AND +started_ms >= :since AND +started_ms < :until "
                 "ORDER BY changed_ms DESC, id DESC",
                 finding, error);
}

/* CROSS JOIN keeps the order of the loops, and each has its index: nothing is sorted. For the same
 * reason the others have a +, which keeps SQLite from the index of the time. */
static gboolean
append_finished (TenboDb *db,
                 Finding *finding,
                 GError **error)
{
  if (!(finding->filter->flags & TENBO_FIND_FINISHED))
    return TRUE;

  return append (db,
                 "SELECT g.id, g.session_id FROM sessions AS s CROSS JOIN games AS g "
                 "WHERE g.session_id = s.id "
                 "AND g.end_reason IS NOT NULL AND g.deleted_ms IS NULL "
                 "AND g.started_ms >= :since AND g.started_ms < :until "
                 "ORDER BY s.started_ms DESC, s.id DESC, g.started_ms DESC, g.id DESC",
                 finding, error);
}

static gboolean
append_deleted (TenboDb *db,
                Finding *finding,
                GError **error)
{
  if (!(finding->filter->flags & TENBO_FIND_DELETED))
    return TRUE;

  return append (db,
                 "SELECT id, iif (end_reason IS NULL, 0, session_id) FROM games "
                 "WHERE deleted_ms IS NOT NULL AND +started_ms >= :since AND +started_ms < :until "
                 "ORDER BY deleted_ms DESC, id DESC",
                 finding, error);
}

/* A set of all games that there may be. */
static GameSet *
new_full (TenboDb *db,
          GError **error)
{
  GameSet *all = game_set_new (db, error);

  if (all != NULL)
    game_set_fill (all);

  return all;
}

/* Makes the sets that @finding needs. */
static gboolean
make_sets (TenboDb *db,
           Finding *finding,
           GError **error)
{
  const TenboGameFilter *filter = finding->filter;

  finding->voids = game_set_new (db, error);
  if (finding->voids == NULL || !add_voids (db, finding->voids, error))
    return FALSE;
  if (!needs_set (filter))
    return TRUE;

  finding->games = new_full (db, error);
  if (finding->games == NULL)
    return FALSE;

  keep_counted (filter, finding->voids, finding->games);
  return keep_people (db, filter, finding->games, error) &&
         keep_session (db, filter, finding->games, error) &&
         keep_ruleset (db, filter, finding->games, error) &&
         keep_place (db, filter, finding->games, error) &&
         keep_words (db, filter, finding->games, error);
}

GArray *
tenbo_games_search (TenboRead             *read,
                    const TenboGameFilter *filter,
                    GError               **error)
{
  Finding  finding = { .filter = filter };
  gboolean done;

  finding.keys = g_array_new (FALSE, FALSE, sizeof (TenboGameKey));
  done = make_sets (read, &finding, error) &&
         append_unfinished (read, &finding, error) &&
         append_finished (read, &finding, error) &&
         append_deleted (read, &finding, error);
  g_clear_pointer (&finding.games, game_set_free);
  g_clear_pointer (&finding.voids, game_set_free);
  if (!done)
    g_clear_pointer (&finding.keys, g_array_unref);

  return finding.keys;
}

GStrv
tenbo_games_list_places (TenboRead *read,
                         GError   **error)
{
  g_autoptr (GStrvBuilder) places = g_strv_builder_new ();
  gboolean done;
  g_autoptr (TenboStatement) statement = tenbo_db_query (
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

  while (tenbo_db_next (read, statement, &done, error))
    g_strv_builder_add (places, (const char *) sqlite3_column_text (statement, 0));

  return done ? g_strv_builder_end (places) : NULL;
}

/* --- On a thread of its own --- */

/* A copy that owns what it points to. */
static TenboGameFilter *
copy_filter (const TenboGameFilter *filter)
{
  TenboGameFilter *copy = g_memdup2 (filter, sizeof *filter);

  copy->words = g_strdup (filter->words);
  copy->people = g_memdup2 (filter->people, filter->n_people * sizeof *filter->people);
  copy->ruleset_key = g_strdup (filter->ruleset_key);
  copy->place = g_strdup (filter->place);
  return copy;
}

static void
free_filter (gpointer data)
{
  TenboGameFilter *filter = data;

  g_free ((char *) filter->words);
  g_free ((gint64 *) filter->people);
  g_free ((char *) filter->ruleset_key);
  g_free ((char *) filter->place);
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
