/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-result-rows.h"

#include "tenbo-store.h"
#include "tenbo-tables.h"

/* The rows of a person are one range of game_results per spelling. Each row has the
 * columns that the conditions need, so only a filter by opponent reads other rows. */
#define WHICH_GAMES                                                        \
  "AND r.started_ms >= :since AND r.started_ms < :until AND r.is_counted " \
  "AND (r.started_ms > :since OR r.game_id >= :first) "                    \
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

/* Rows of the other players of the same games. The person's own rows were read before, in the same
 * order. */
#define PAIRS                                                                     \
  "SELECT r.game_id, o.person_id, o.player, o.rank, o.total, "                    \
  "o.paid_1, o.paid_2, o.paid_3, o.paid_hands_1, o.paid_hands_2, o.paid_hands_3 " \
  "FROM game_results AS r CROSS JOIN game_results AS o "                          \
  "ON o.game_id = r.game_id AND o.player <> r.player "                            \
  "WHERE r.person_id = :person " WHICH_GAMES WITH_OPPONENT                        \
  "ORDER BY r.person_id, r.started_ms, r.game_id, r.player"

/* The first of the latest games */
#define LATEST                                                                            \
  "SELECT r.started_ms, r.game_id FROM game_results AS r WHERE r.person_id IN "           \
  "(SELECT id FROM people WHERE :person IN (id, merged_into)) " WHICH_GAMES WITH_OPPONENT \
  "ORDER BY r.started_ms DESC, r.game_id DESC LIMIT 1 OFFSET :offset"

#define YAKU                                                             \
  "SELECT y.yaku, y.n FROM game_results AS r CROSS JOIN game_yaku AS y " \
  "ON y.person_id = r.person_id AND y.started_ms = r.started_ms "        \
  "AND y.game_id = r.game_id AND y.player = r.player "                   \
  "WHERE r.person_id = :person " WHICH_GAMES WITH_OPPONENT

/* The same without a person: the table has the rows of each person in the order of time. */
#define EVERYBODY_TABLE ", r.person_id FROM game_results AS r WHERE 1 "

/* Columns of a row of everybody; the table has four rows for each game. */
#define COMPARED(member) { "r." #member, offsetof (TenboStoredResult, member) }

static const struct
{
  const char *name;
  size_t      offset;
} compared_columns[] = {
  COMPARED (rank),
  COMPARED (points),
  COMPARED (base),
  COMPARED (total),
  COMPARED (hands),
  COMPARED (wins),
  COMPARED (self_draws),
  COMPARED (deal_ins),
  COMPARED (riichi),
  COMPARED (won_points),
  COMPARED (lost_points),
  COMPARED (scoring),
  COMPARED (best_win),
  COMPARED (points_max),
  COMPARED (riichi_hands),
  COMPARED (dealer_runs_max),
  COMPARED (fouls_asked),
};

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

/* A filter with the visitor that receives the rows */
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
  tenbo_db_bind_int (statement, ":first", filter->first_game_id);
  tenbo_db_bind_int (statement, ":players", filter->n_players);
  tenbo_db_bind_text (statement, ":ruleset", filter->ruleset_key);
}

/* Returns the statement for the rows of the spelling @person_id. */
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

/* Whether the numbers can be used as indices when rows are summed. The schema allows no others, but
 * a damaged or forged file can contain them. */
static gboolean
is_valid_player (int n_players,
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

/* Reads all people by id, of Person; NULL with @error. */
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
      person->is_hidden = tenbo_db_get_int (statement, 3) != 0;
      person->is_guest = tenbo_db_get_int (statement, 4) != 0;
      g_hash_table_insert (people, g_memdup2 (&id, sizeof id), person);
    }

  return done ? g_steal_pointer (&people) : NULL;
}

/* Returns the person @id, or the one they were merged into, whose id replaces @id. NULL: no such
 * person. */
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

/* Reads RESULT_COLUMNS. */
static void
read_row (TenboStatement *statement,
          TenboResultRow *row)
{
  row->game_id = sqlite3_column_int64 (statement, 0);
  row->started_msec = sqlite3_column_int64 (statement, 1);
  row->started_offset = tenbo_db_get_int (statement, 2);
  row->player = tenbo_db_get_int (statement, 3);
  row->n_players = tenbo_db_get_int (statement, 4);
}

/* Appends the rows of one spelling to @rows. */
static gboolean
read_results (TenboDb     *db,
              const Query *query,
              gint64       spelling,
              GArray      *rows,
              GError     **error)
{
  g_autoptr (TenboStatement) statement = prepare (db, get_results_sql (), query, spelling, error);
  gboolean done;

  while (tenbo_db_next (db, statement, &done, error))
    {
      TenboResultRow *row;
      int             scoring;

      g_array_set_size (rows, rows->len + 1);
      row = &g_array_index (rows, TenboResultRow, rows->len - 1);
      read_row (statement, row);
      for (gsize i = 0; i < TENBO_N_SETTLED_COLUMNS; i++)
        G_STRUCT_MEMBER (int, &row->result, tenbo_result_columns[i].offset) =
          tenbo_db_get_int (statement, FIRST_RESULT_COLUMN + (int) i);
      for (gsize i = TENBO_N_SETTLED_COLUMNS; i < TENBO_N_RESULT_COLUMNS; i++)
        G_STRUCT_MEMBER (int, &row->result, tenbo_result_columns[i].offset) =
          tenbo_result_read_counter (statement, FIRST_RESULT_COLUMN + (int) i);

      scoring = row->result.scoring;
      if (!is_valid_player (row->n_players, row->player, row->result.rank) ||
          (scoring != TENBO_NOT_COUNTED && (scoring < 0 || scoring >= TENBO_N_SCORINGS)))
        return fail_impossible ("game", row->game_id, error);
    }

  return done;
}

/* Reads a pair from the person's own row and the row of the opponent. */
static void
read_pair (TenboStatement       *statement,
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
  row->other_player = tenbo_db_get_int (statement, 2);
  row->other_rank = tenbo_db_get_int (statement, 3);
  row->other_total = tenbo_db_get_int (statement, 4);
  for (int i = 0; i < 3; i++)
    {
      row->paid[i] = own->result.paid[i];
      row->paid_hands[i] = own->result.paid_hands[i];
      row->other_paid[i] = tenbo_result_read_counter (statement, 5 + i);
      row->other_paid_hands[i] = tenbo_result_read_counter (statement, 8 + i);
    }
}

/* Advances in @rows from @own to the row of the game of @statement. Both have the same order. In a
 * damaged file, an index may have more rows than the table. */
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

/* Visits the pairs of one spelling, whose own rows begin at @own in @rows and have the same
 * order. */
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

  while (tenbo_db_next (db, statement, &done, error))
    {
      TenboPairRow  row;
      const Person *other;

      if (!find_own (statement, rows, &own, error))
        return FALSE;

      read_pair (statement, &g_array_index (rows, TenboResultRow, own), &row);
      if (!is_valid_player (row.n_players, row.other_player, row.other_rank))
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

  while (tenbo_db_next (db, statement, &done, error))
    {
      g_autofree char *yaku = tenbo_db_dup_text (statement, 0);

      query->visitor->yaku (yaku, tenbo_db_get_int (statement, 1), query->user_data);
    }

  return done;
}

/* Restricts the games of @query to the latest ones. */
static gboolean
find_latest (TenboDb           *db,
             const Query       *query,
             TenboResultFilter *filter,
             GError           **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean row;

  if (filter->n_latest == 0)
    return TRUE;

  statement = prepare (db, LATEST, query, filter->person_id, error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":offset", filter->n_latest - 1);
  if (!tenbo_db_step (db, statement, &row, error))
    return FALSE;

  if (row)
    {
      filter->since_msec = sqlite3_column_int64 (statement, 0);
      filter->first_game_id = sqlite3_column_int64 (statement, 1);
    }
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
  g_autoptr (GArray) rows = NULL;
  GHashTableIter iter;
  gpointer       key;
  gpointer       value;
  guint          n_spellings = 0;

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
  if (!find_latest (read, &query, &meant, error))
    return FALSE;

  rows = g_array_new (FALSE, FALSE, sizeof (TenboResultRow));
  g_hash_table_iter_init (&iter, people);
  while (g_hash_table_iter_next (&iter, &key, &value))
    {
      gint64 spelling = *(const gint64 *) key;
      guint  first = rows->len;

      if (spelling != meant.person_id && ((const Person *) value)->merged_into != meant.person_id)
        continue;

      n_spellings++;
      if (!read_results (read, &query, spelling, rows, error))
        return FALSE;
      if (rows->len > first &&
          (!visit_pairs (read, &query, people, spelling, rows, first, error) ||
           !visit_yaku (read, &query, spelling, error)))
        return FALSE;
    }

  /* Several spellings are several ranges, so their rows are sorted by time. */
  if (n_spellings > 1)
    g_array_sort (rows, compare_rows);
  for (guint i = 0; i < rows->len; i++)
    visitor->result (&g_array_index (rows, TenboResultRow, i), user_data);

  return TRUE;
}

/* --- The results of all people --- */

static const char *
get_everybody_sql (void)
{
  static char *made;

  if (g_once_init_enter_pointer (&made))
    {
      GString *sql = g_string_new (RESULT_COLUMNS);

      for (gsize i = 0; i < G_N_ELEMENTS (compared_columns); i++)
        g_string_append_printf (sql, ", %s", compared_columns[i].name);
      g_string_append (sql, EVERYBODY_TABLE WHICH_GAMES RESULT_ORDER);
      g_once_init_leave_pointer (&made, g_string_free_and_steal (sql));
    }

  return made;
}

gboolean
tenbo_results_visit_everybody (TenboRead               *read,
                               const TenboResultFilter *filter,
                               TenboEverybodyFunc       func,
                               gpointer                 user_data,
                               GError                 **error)
{
  g_autoptr (GHashTable) people = read_people (read, error);
  g_autoptr (TenboStatement) statement = NULL;
  TenboResultRow row = { 0 };
  const Person  *person = NULL;
  gint64         spelling = 0;
  gint64         id = 0;
  gboolean       done;

  if (people == NULL)
    return FALSE;

  statement = tenbo_db_prepare (read, get_everybody_sql (), error);
  if (statement == NULL)
    return FALSE;

  bind_filter (statement, filter);
  while (tenbo_db_next (read, statement, &done, error))
    {
      gint64 own = sqlite3_column_int64 (statement, FIRST_RESULT_COLUMN +
                                                      (int) G_N_ELEMENTS (compared_columns));

      /* Rows of one spelling are adjacent, so each person is looked up once. */
      if (own != spelling)
        {
          spelling = id = own;
          person = find_person (people, &id);
        }

      if (person == NULL || person->is_hidden || person->is_guest)
        continue;

      read_row (statement, &row);
      for (gsize i = 0; i < G_N_ELEMENTS (compared_columns); i++)
        G_STRUCT_MEMBER (int, &row.result, compared_columns[i].offset) =
          tenbo_result_read_counter (statement, FIRST_RESULT_COLUMN + (int) i);
      if (!is_valid_player (row.n_players, 0, row.result.rank))
        return fail_impossible ("person", id, error);

      func (id, person->name, &row, user_data);
    }

  return done;
}

/* --- The usual number of players --- */

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
      int n_players = tenbo_db_get_int (statement, 0);

      /* A damaged file may contain other numbers. */
      if (n_players == 3 || n_players == 4)
        n_games[n_players - 3] = (guint) tenbo_db_get_int (statement, 1);
    }

  if (done && filter->n_players == TENBO_PLAYERS_USUAL)
    filter->n_players = n_games[0] + n_games[1] == 0 ? 0 : n_games[0] > n_games[1] ? 3
                                                                                   : 4;
  return done;
}
