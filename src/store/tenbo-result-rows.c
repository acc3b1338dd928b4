/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-result-rows.h"

#include "tenbo-store.h"
#include "tenbo-tables.h"

/* All of a person lies in one range of game_results for each spelling. A row names what decides
 * whether it is asked for, so that nothing else is looked at but for an opponent. */
#define WHICH_GAMES                                                        \
  "AND r.started_ms >= :since AND r.started_ms < :until AND r.is_counted " \
  "AND (:players = 0 OR r.n_players = :players) "                          \
  "AND (:ruleset IS NULL OR r.ruleset_id IN (SELECT id FROM rulesets WHERE key = :ruleset)) "

#define WITH_OPPONENT                                                                          \
  "AND (:opponent = 0 OR EXISTS (SELECT 1 FROM game_results AS x WHERE x.game_id = r.game_id " \
  "     AND x.person_id IN (SELECT id FROM people "                                            \
  "                         WHERE :opponent IN (id, merged_into)))) "

#define RESULT_COLUMNS \
  "SELECT r.game_id, r.started_ms, r.started_offset, r.player, r.n_players"
#define FIRST_RESULT_COLUMN 5
#define RESULT_TABLE        " FROM game_results AS r WHERE r.person_id = :person "
#define RESULT_ORDER        "ORDER BY r.person_id, r.started_ms, r.game_id, r.player"

/* Those who played too; what there is of the person themselves was read before, in this order. */
#define PAIRS                                                                     \
  "SELECT r.game_id, o.person_id, o.player, o.rank, o.total, "                    \
  "o.paid_1, o.paid_2, o.paid_3, o.paid_hands_1, o.paid_hands_2, o.paid_hands_3 " \
  "FROM game_results AS r CROSS JOIN game_results AS o "                          \
  "ON o.game_id = r.game_id AND o.player <> r.player "                            \
  "WHERE r.person_id = :person " WHICH_GAMES WITH_OPPONENT                        \
  "ORDER BY r.person_id, r.started_ms, r.game_id, r.player"

#define YAKU                                                             \
  "SELECT y.yaku, y.n FROM game_results AS r CROSS JOIN game_yaku AS y " \
  "ON y.person_id = r.person_id AND y.started_ms = r.started_ms "        \
  "AND y.game_id = r.game_id AND y.player = r.player "                   \
  "WHERE r.person_id = :person " WHICH_GAMES WITH_OPPONENT

/* From one index, which has the rows of one person together. */
#define STANDINGS                                                                 \
  "SELECT r.person_id, r.started_ms, r.n_players, r.rank, r.total, r.ruleset_id " \
  "FROM game_results AS r WHERE 1 " WHICH_GAMES

/* --- The filter --- */

TenboResultFilter *
tenbo_result_filter_copy (const TenboResultFilter *filter)
{
  TenboResultFilter *copy = g_memdup2 (filter, sizeof *filter);

  copy->ruleset_key = g_strdup (filter->ruleset_key);
  return copy;
}

void
tenbo_result_filter_free (TenboResultFilter *filter)
{
  g_free ((char *) filter->ruleset_key);
  g_free (filter);
}

/* What is asked, and who is told. */
typedef struct
{
  const TenboResultFilter  *filter;
  const TenboResultVisitor *visitor;
  gpointer                  user_data;
} Query;

static void
bind_filter (TenboStatement          *statement,
             const TenboResultFilter *filter)
{
  tenbo_db_bind_int (statement, ":since", filter->since_msec);
  tenbo_db_bind_int (statement, ":until", filter->until_msec > 0 ? filter->until_msec : G_MAXINT64);
  tenbo_db_bind_int (statement, ":players", filter->n_players);
  tenbo_db_bind_text (statement, ":ruleset", filter->ruleset_key);
}

/* The statement for the rows of the spelling @person_id. */
static TenboStatement *
prepare (TenboDb     *db,
         const char  *sql,
         const Query *query,
         gint64       person_id,
         GError     **error)
{
  TenboStatement *statement = tenbo_db_prepare (db, sql, error);

  if (statement != NULL)
    {
      tenbo_db_bind_int (statement, ":person", person_id);
      tenbo_db_bind_int (statement, ":opponent", query->filter->opponent_id);
      bind_filter (statement, query->filter);
    }

  return statement;
}

/* The schema lets no such row in; a damaged or forged file may hold it all the same, and these
 * numbers are indices where the rows are added up. */
static gboolean
is_place (int n_players,
          int player,
          int rank)
{
  return n_players >= 3 && n_players <= TENBO_STORED_PLAYERS && player >= 0 &&
         player < n_players && rank >= 1 && rank <= n_players;
}

static gboolean
fail_impossible (const char *whose,
                 gint64      id,
                 GError    **error)
{
  g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED,
               "%s %" G_GINT64_FORMAT ": impossible result", whose, id);
  return FALSE;
}

/* --- People --- */

typedef struct
{
  char    *name;
  gint64   merged_into; /* or 0 */
  gboolean is_hidden;
  gboolean is_guest;
} Person;

static void
free_person (gpointer data)
{
  Person *person = data;

  g_free (person->name);
  g_free (person);
}

/* All people by id, of Person; NULL with @error. */
static GHashTable *
read_people (TenboDb *db,
             GError **error)
{
  g_autoptr (GHashTable) people = NULL;
  gboolean done;
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    db,
    "SELECT id, name, ifnull (merged_into, 0), is_hidden, is_guest "
    "FROM people",
    NULL, error);

  people = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, free_person);
  while (tenbo_db_next (db, statement, &done, error))
    {
      gint64  id = sqlite3_column_int64 (statement, 0);
      Person *person = g_new (Person, 1);

      person->name = tenbo_db_dup_text (statement, 1);
      person->merged_into = sqlite3_column_int64 (statement, 2);
      person->is_hidden = sqlite3_column_int (statement, 3) != 0;
      person->is_guest = sqlite3_column_int (statement, 4) != 0;
      g_hash_table_insert (people, g_memdup2 (&id, sizeof id), person);
    }

  return done ? g_steal_pointer (&people) : NULL;
}

/* Who @id is, or was merged into; @id goes on to them. NULL: nobody. */
static const Person *
find_person (GHashTable *people,
             gint64     *id)
{
  const Person *person = g_hash_table_lookup (people, id);

  if (person != NULL && person->merged_into != 0)
    {
      *id = person->merged_into;
      person = g_hash_table_lookup (people, id);
    }

  return person;
}

/* The ids of all spellings of the person that @id means, in order: of gint64. */
static GArray *
list_spellings (GHashTable *people,
                gint64      id)
{
  GArray        *spellings = g_array_new (FALSE, FALSE, sizeof (gint64));
  GHashTableIter iter;
  gpointer       key;
  gpointer       value;

  g_hash_table_iter_init (&iter, people);
  while (g_hash_table_iter_next (&iter, &key, &value))
    {
      gint64 spelling = *(const gint64 *) key;

      if (spelling == id || ((const Person *) value)->merged_into == id)
        g_array_append_val (spellings, spelling);
    }

  return spellings;
}

/* --- The results of one person --- */

static const char *
get_results_sql (void)
{
  static char *made;

  if (g_once_init_enter_pointer (&made))
    {
      GString *sql = g_string_new (RESULT_COLUMNS);

      for (gsize i = 0; i < TENBO_N_RESULT_COLUMNS; i++)
        g_string_append_printf (sql, ", r.%s", tenbo_result_columns[i].name);
      g_string_append (sql, RESULT_TABLE WHICH_GAMES WITH_OPPONENT RESULT_ORDER);
      g_once_init_leave_pointer (&made, g_string_free_and_steal (sql));
    }

  return made;
}

/* A counter that may be NULL. */
static int
read_counter (TenboStatement *statement,
              int             column)
{
  int number = sqlite3_column_int (statement, column);

  return number == 0 && sqlite3_column_type (statement, column) == SQLITE_NULL ? TENBO_NOT_COUNTED
                                                                               : number;
}

static void
take_result (TenboStatement *statement,
             TenboResultRow *row)
{
  row->game_id = sqlite3_column_int64 (statement, 0);
  row->started_msec = sqlite3_column_int64 (statement, 1);
  row->started_offset = sqlite3_column_int (statement, 2);
  row->player = sqlite3_column_int (statement, 3);
  row->n_players = sqlite3_column_int (statement, 4);

  for (gsize i = 0; i < TENBO_N_SETTLED_COLUMNS; i++)
    G_STRUCT_MEMBER (int, &row->result, tenbo_result_columns[i].offset) =
      sqlite3_column_int (statement, FIRST_RESULT_COLUMN + (int) i);
  for (gsize i = TENBO_N_SETTLED_COLUMNS; i < TENBO_N_RESULT_COLUMNS; i++)
    G_STRUCT_MEMBER (int, &row->result, tenbo_result_columns[i].offset) =
      read_counter (statement, FIRST_RESULT_COLUMN + (int) i);
}

static int
compare_rows (gconstpointer a,
              gconstpointer b)
{
  const TenboResultRow *one = a;
  const TenboResultRow *other = b;

  if (one->started_msec != other->started_msec)
    return one->started_msec < other->started_msec ? -1 : 1;

  return (one->game_id > other->game_id) - (one->game_id < other->game_id);
}

static gboolean
is_result (const TenboResultRow *row)
{
  int scoring = row->result.scoring;

  return is_place (row->n_players, row->player, row->result.rank) &&
         (scoring == TENBO_NOT_COUNTED || (scoring >= 0 && scoring < TENBO_N_SCORINGS));
}

/* The rows of one spelling, at the end of @rows. */
static gboolean
read_results (TenboDb     *db,
              const Query *query,
              gint64       spelling,
              GArray      *rows,
              GError     **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean done;

  statement = prepare (db, get_results_sql (), query, spelling, error);
  if (statement == NULL)
    return FALSE;

  while (tenbo_db_next (db, statement, &done, error))
    {
      TenboResultRow *row;

      g_array_set_size (rows, rows->len + 1);
      row = &g_array_index (rows, TenboResultRow, rows->len - 1);
      take_result (statement, row);
      if (!is_result (row))
        return fail_impossible ("game", row->game_id, error);
    }

  return done;
}

/* What the person's own row says of the pair, and what that of the other says. */
static void
take_pair (TenboStatement       *statement,
           const TenboResultRow *own,
           TenboPairRow         *row)
{
  row->game_id = own->game_id;
  row->n_players = own->n_players;
  row->player = own->player;
  row->rank = own->result.rank;
  row->total = own->result.total;
  row->hands = own->result.hands;
  row->other_id = sqlite3_column_int64 (statement, 1);
  row->other_player = sqlite3_column_int (statement, 2);
  row->other_rank = sqlite3_column_int (statement, 3);
  row->other_total = sqlite3_column_int (statement, 4);
  for (int i = 0; i < 3; i++)
    {
      row->paid[i] = own->result.paid[i];
      row->paid_hands[i] = own->result.paid_hands[i];
      row->other_paid[i] = read_counter (statement, 5 + i);
      row->other_paid_hands[i] = read_counter (statement, 8 + i);
    }
}

/* Goes on in @rows from @own to the row of the game that @statement is at. Both come in the same
 * order; in a damaged file an index may know of more than the table. */
static gboolean
find_own (TenboStatement *statement,
          const GArray   *rows,
          guint          *own,
          GError        **error)
{
  gint64 game_id = sqlite3_column_int64 (statement, 0);

  while (*own < rows->len && g_array_index (rows, TenboResultRow, *own).game_id != game_id)
    (*own)++;

  return *own < rows->len || fail_impossible ("game", game_id, error);
}

/* Those of one spelling, whose own rows begin at @own in @rows and lie in the same order. */
static gboolean
visit_pairs (TenboDb      *db,
             const Query  *query,
             GHashTable   *people,
             gint64        spelling,
             const GArray *rows,
             guint         own,
             GError      **error)
{
  g_autoptr (TenboStatement) statement = prepare (db, PAIRS, query, spelling, error);
  gboolean done;

  if (statement == NULL)
    return FALSE;

  while (tenbo_db_next (db, statement, &done, error))
    {
      TenboPairRow  row;
      const Person *other;

      if (!find_own (statement, rows, &own, error))
        return FALSE;

      take_pair (statement, &g_array_index (rows, TenboResultRow, own), &row);
      if (!is_place (row.n_players, row.other_player, row.other_rank))
        return fail_impossible ("game", row.game_id, error);

      other = find_person (people, &row.other_id);
      if (other == NULL)
        continue;

      row.other_name = other->name;
      query->visitor->pair (&row, query->user_data);
    }

  return done;
}

static gboolean
visit_yaku (TenboDb     *db,
            const Query *query,
            gint64       spelling,
            GError     **error)
{
  g_autoptr (TenboStatement) statement = prepare (db, YAKU, query, spelling, error);
  gboolean done;

  if (statement == NULL)
    return FALSE;

  while (tenbo_db_next (db, statement, &done, error))
    query->visitor->yaku ((const char *) sqlite3_column_text (statement, 0),
                          sqlite3_column_int (statement, 1), query->user_data);

  return done;
}

/* The rows of all spellings, in the order of time. Several spellings are several ranges. */
static void
visit_results (const Query *query,
               GArray      *rows,
               guint        n_spellings)
{
  if (n_spellings > 1)
    g_array_sort (rows, compare_rows);

  for (guint i = 0; i < rows->len; i++)
    query->visitor->result (&g_array_index (rows, TenboResultRow, i), query->user_data);
}

static gboolean
visit_spellings (TenboDb      *db,
                 const Query  *query,
                 GHashTable   *people,
                 const GArray *spellings,
                 GError      **error)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (TenboResultRow));

  for (guint i = 0; i < spellings->len; i++)
    {
      gint64 spelling = g_array_index (spellings, gint64, i);
      guint  first = rows->len;

      if (!read_results (db, query, spelling, rows, error))
        return FALSE;
      if (rows->len > first &&
          (!visit_pairs (db, query, people, spelling, rows, first, error) ||
           !visit_yaku (db, query, spelling, error)))
        return FALSE;
    }

  visit_results (query, rows, spellings->len);
  return TRUE;
}

gboolean
tenbo_results_visit (TenboRead                *read,
                     const TenboResultFilter  *filter,
                     const TenboResultVisitor *visitor,
                     gpointer                  user_data,
                     GError                  **error)
{
  TenboResultFilter meant;
  Query             query = { .filter = &meant, .visitor = visitor, .user_data = user_data };
  g_autoptr (GHashTable) people = NULL;
  g_autoptr (GArray) spellings = NULL;

  g_return_val_if_fail (filter != NULL && visitor != NULL, FALSE);

  people = read_people (read, error);
  if (people == NULL)
    return FALSE;

  meant = *filter;
  if (find_person (people, &meant.person_id) == NULL)
    {
      g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND,
                   "no person %" G_GINT64_FORMAT, meant.person_id);
      return FALSE;
    }

  if (meant.opponent_id != 0)
    find_person (people, &meant.opponent_id);
  spellings = list_spellings (people, meant.person_id);

  return visit_spellings (read, &query, people, spellings, error);
}

/* --- The results of all --- */

gboolean
tenbo_results_visit_standings (TenboRead               *read,
                               const TenboResultFilter *filter,
                               TenboStandingFunc        func,
                               gpointer                 user_data,
                               GError                 **error)
{
  g_autoptr (GHashTable) people = read_people (read, error);
  g_autoptr (GHashTable) in_points = NULL;
  g_autoptr (TenboStatement) statement = NULL;
  const Person *person = NULL;
  gint64        spelling = 0;
  gint64        id = 0;
  gboolean      done;

  if (people == NULL)
    return FALSE;

  in_points = tenbo_rulesets_read_in_points (read, error);
  if (in_points == NULL)
    return FALSE;

  statement = tenbo_db_query (read,
                              STANDINGS,
                              NULL, error);
  bind_filter (statement, filter);
  while (tenbo_db_next (read, statement, &done, error))
    {
      int    n_players = sqlite3_column_int (statement, 2);
      int    rank = sqlite3_column_int (statement, 3);
      gint64 ruleset_id = sqlite3_column_int64 (statement, 5);

      /* Rows of one spelling stand together: they are looked up once. */
      if (sqlite3_column_int64 (statement, 0) != spelling)
        {
          spelling = id = sqlite3_column_int64 (statement, 0);
          person = find_person (people, &id);
        }

      if (person == NULL || person->is_hidden || person->is_guest)
        continue;

      if (!is_place (n_players, 0, rank))
        return fail_impossible ("person", id, error);

      func (&(TenboStandingRow) {
              .person_id = id,
              .name = person->name,
              .started_msec = sqlite3_column_int64 (statement, 1),
              .n_players = n_players,
              .rank = rank,
              .total = sqlite3_column_int (statement, 4),
              .in_thousands = !g_hash_table_contains (in_points, &ruleset_id),
            },
            user_data);
    }

  return done;
}

/* --- How many players are usual --- */

gboolean
tenbo_results_resolve_players (TenboRead         *read,
                               TenboResultFilter *filter,
                               guint              n_games[2],
                               GError           **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean done;

  n_games[0] = n_games[1] = 0;
  statement = tenbo_db_query (read,
                              "SELECT n_players, count (*) FROM game_results "
                              "WHERE is_counted AND person_id IN "
                              "(SELECT id FROM people WHERE ifnull (merged_into, id) = "
                              " (SELECT ifnull (merged_into, id) FROM people "
                              "  WHERE id = :person)) "
                              "GROUP BY n_players",
                              TENBO_DB_VALUES (TENBO_DB_INT (":person", filter->person_id)), error);
  while (tenbo_db_next (read, statement, &done, error))
    {
      int n_players = sqlite3_column_int (statement, 0);

      /* A damaged file may hold others. */
      if (n_players == 3 || n_players == 4)
        n_games[n_players - 3] = (guint) sqlite3_column_int (statement, 1);
    }

  if (done && filter->n_players == TENBO_PLAYERS_USUAL)
    filter->n_players = n_games[0] + n_games[1] == 0 ? 0 : n_games[0] > n_games[1] ? 3
                                                                                   : 4;
  return done;
}
