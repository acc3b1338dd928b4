/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-result-rows.h"

#include "tenbo-store.h"
#include "tenbo-tables.h"

/* The rows of a person are one range of game_results per spelling. Each row has the
 * columns that the conditions need, so only a filter by opponent reads other rows. */
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

/* Rows of the other players of the same games. The person's own rows were read before, in the same
 * order. */
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

/* Reads an index in which the rows of one person are adjacent. */
#define STANDINGS                                                                 \
  "SELECT r.person_id, r.started_ms, r.n_players, r.rank, r.total, r.ruleset_id " \
  "FROM game_results AS r WHERE 1 " WHICH_GAMES

/* Returns a counter that may be NULL. */
static int
read_counter (TenboStatement *statement,
              int             column)
{
  int number = sqlite3_column_int (statement, column);

  return number == 0 && sqlite3_column_type (statement, column) == SQLITE_NULL ? TENBO_NOT_COUNTED
                                                                               : number;
}

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
      person->is_hidden = sqlite3_column_int (statement, 3) != 0;
      person->is_guest = sqlite3_column_int (statement, 4) != 0;
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
    query->visitor->yaku ((const char *) sqlite3_column_text (statement, 0),
                          sqlite3_column_int (statement, 1), query->user_data);

  return done;
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

      /* Rows of one spelling are adjacent, so each person is looked up once. */
      if (sqlite3_column_int64 (statement, 0) != spelling)
        {
          spelling = id = sqlite3_column_int64 (statement, 0);
          person = find_person (people, &id);
        }

      if (person == NULL || person->is_hidden || person->is_guest)
        continue;

      if (!is_valid_player (n_players, 0, rank))
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
      int n_players = sqlite3_column_int (statement, 0);

      /* A damaged file may contain other numbers. */
      if (n_players == 3 || n_players == 4)
        n_games[n_players - 3] = (guint) sqlite3_column_int (statement, 1);
    }

  if (done && filter->n_players == TENBO_PLAYERS_USUAL)
    filter->n_players = n_games[0] + n_games[1] == 0 ? 0 : n_games[0] > n_games[1] ? 3
                                                                                   : 4;
  return done;
}

/* --- The stored results of a game --- */

#define INSERT_HEAD                                                       \
  "INSERT INTO game_results "                                             \
  "(person_id, started_ms, started_offset, game_id, player, is_counted, " \
  "ruleset_id, n_players, engine_revision, counted_by"

#define INSERT_BODY                                                        \
  ") SELECT p.person_id, g.started_ms, g.started_offset, g.id, p.player, " \
  "g.is_void = 0 AND g.deleted_ms IS NULL, "                               \
  "g.ruleset_id, g.n_players, :engine, :counted_by"

#define INSERT_TAIL                                              \
  " FROM games AS g JOIN game_players AS p ON p.game_id = g.id " \
  "WHERE g.id = :game AND p.player = :player"

/* Whether the row has the person, start, ruleset and void flag of its game */
#define SELECT_HEAD                                                             \
  "SELECT player, engine_revision, counted_by, "                                \
  "(person_id, started_ms, started_offset, is_counted, ruleset_id, n_players) " \
  "= (SELECT p.person_id, g.started_ms, g.started_offset, "                     \
  "   g.is_void = 0 AND g.deleted_ms IS NULL, "                                 \
  "   g.ruleset_id, g.n_players "                                               \
  "   FROM games AS g JOIN game_players AS p ON p.game_id = g.id "              \
  "   WHERE g.id = :game AND p.player = game_results.player)"

#define FIRST_STORED_COLUMN 4

static void
append_columns (GString *sql)
{
  for (gsize i = 0; i < TENBO_N_RESULT_COLUMNS; i++)
    g_string_append_printf (sql, ", %s", tenbo_result_columns[i].name);
}

/* The statements are built once, from tenbo_result_columns, the only list of the columns. */
static const char *
get_insert_sql (void)
{
  static char *made;

  if (g_once_init_enter_pointer (&made))
    {
      GString *sql = g_string_new (INSERT_HEAD);

      append_columns (sql);
      g_string_append (sql, INSERT_BODY);
      for (gsize i = 0; i < TENBO_N_RESULT_COLUMNS; i++)
        g_string_append_printf (sql, ", %s", tenbo_result_columns[i].parameter);
      g_string_append (sql, INSERT_TAIL);
      g_once_init_leave_pointer (&made, g_string_free_and_steal (sql));
    }

  return made;
}

static const char *
get_update_sql (void)
{
  static char *made;

  if (g_once_init_enter_pointer (&made))
    {
      GString *sql = g_string_new ("UPDATE game_results SET counted_by = :counted_by");

      for (gsize i = TENBO_N_SETTLED_COLUMNS; i < TENBO_N_RESULT_COLUMNS; i++)
        g_string_append_printf (sql, ", %s = %s", tenbo_result_columns[i].name,
                                tenbo_result_columns[i].parameter);
      g_string_append (sql, " WHERE game_id = :game AND player = :player");
      g_once_init_leave_pointer (&made, g_string_free_and_steal (sql));
    }

  return made;
}

static const char *
get_select_sql (void)
{
  static char *made;

  if (g_once_init_enter_pointer (&made))
    {
      GString *sql = g_string_new (SELECT_HEAD);

      append_columns (sql);
      g_string_append (sql, " FROM game_results WHERE game_id = :game");
      g_once_init_leave_pointer (&made, g_string_free_and_steal (sql));
    }

  return made;
}

static void
bind_counter (TenboStatement          *statement,
              const TenboResultColumn *column,
              const TenboStoredResult *result)
{
  int value = G_STRUCT_MEMBER (int, result, column->offset);

  if (value != TENBO_NOT_COUNTED)
    tenbo_db_bind_int (statement, column->parameter, value);
}

static gboolean
insert (TenboDb               *db,
        gint64                 game_id,
        int                    player,
        const TenboResultRows *rows,
        GError               **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = tenbo_tables_prepare (db, get_insert_sql (), game_id, error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":player", player);
  tenbo_db_bind_int (statement, ":engine", rows->engine_revision);
  tenbo_db_bind_int (statement, ":counted_by", rows->counted_by);

  /* SQLite binds NULL to a parameter without a value. */
  for (gsize i = 0; i < TENBO_N_RESULT_COLUMNS; i++)
    bind_counter (statement, &tenbo_result_columns[i], &rows->results[player]);

  return tenbo_db_run (db, statement, error);
}

static gboolean
insert_yaku (TenboDb               *db,
             gint64                 game_id,
             int                    player,
             const TenboResultRows *rows,
             GError               **error)
{
  GPtrArray *list = rows->yaku != NULL ? rows->yaku[player] : NULL;

  for (guint i = 0; list != NULL && i < list->len; i++)
    {
      const TenboStoredYaku *yaku = list->pdata[i];

      if (!tenbo_db_change (db,
                            "INSERT INTO game_yaku "
                            "(person_id, started_ms, game_id, player, yaku, n) "
                            "SELECT person_id, started_ms, game_id, player, :yaku, :n "
                            "FROM game_results "
                            "WHERE game_id = :game AND player = :player",
                            TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id),
                                             TENBO_DB_INT (":player", player),
                                             TENBO_DB_TEXT (":yaku", yaku->yaku),
                                             TENBO_DB_INT (":n", yaku->n)),
                            error))
        return FALSE;
    }

  return TRUE;
}

gboolean
tenbo_results_set (TenboDb               *db,
                   gint64                 game_id,
                   const TenboResultRows *rows,
                   GError               **error)
{
  /* Foreign keys delete their yaku. */
  if (!tenbo_tables_run (db, "DELETE FROM game_results WHERE game_id = :game", game_id, error))
    return FALSE;

  for (int player = 0; rows->results != NULL && player < rows->n_players; player++)
    if (!insert (db, game_id, player, rows, error) ||
        !insert_yaku (db, game_id, player, rows, error))
      return FALSE;

  return TRUE;
}

static gboolean
update (TenboDb               *db,
        gint64                 game_id,
        int                    player,
        const TenboResultRows *rows,
        GError               **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = tenbo_tables_prepare (db, get_update_sql (), game_id, error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":player", player);
  tenbo_db_bind_int (statement, ":counted_by", rows->counted_by);
  for (gsize i = TENBO_N_SETTLED_COLUMNS; i < TENBO_N_RESULT_COLUMNS; i++)
    bind_counter (statement, &tenbo_result_columns[i], &rows->results[player]);

  return tenbo_db_run (db, statement, error);
}

static gboolean
check_player (gint64   game_id,
              int      player,
              GError **error)
{
  if (player >= 0 && player < TENBO_STORED_PLAYERS)
    return TRUE;

  g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED,
               "game %" G_GINT64_FORMAT ": a result of player %d", game_id, player);
  return FALSE;
}

static gboolean
read_yaku (TenboDb         *db,
           gint64           game_id,
           TenboStoredGame *game,
           GError         **error)
{
  gboolean done;
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    db,
    "SELECT player, yaku, n, (person_id, started_ms) "
    "= (SELECT r.person_id, r.started_ms FROM game_results AS r "
    "   WHERE r.game_id = :game AND r.player = y.player) "
    "FROM game_yaku AS y "
    "WHERE game_id = :game ORDER BY player, yaku",
    TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id)), error);

  while (tenbo_db_next (db, statement, &done, error))
    {
      int         player = sqlite3_column_int (statement, 0);
      const char *yaku = (const char *) sqlite3_column_text (statement, 1);

      if (!check_player (game_id, player, error))
        return FALSE;

      if (sqlite3_column_int (statement, 3) == 0)
        game->misplaced_results |= 1U << player;

      if (game->yaku[player] == NULL)
        game->yaku[player] =
          g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_yaku_free);

      g_ptr_array_add (game->yaku[player],
                       tenbo_stored_yaku_new (yaku, sqlite3_column_int (statement, 2)));
    }

  return done;
}

gboolean
tenbo_results_read (TenboDb         *db,
                    gint64           game_id,
                    TenboStoredGame *game,
                    GError         **error)
{
  gboolean done;
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    db,
    get_select_sql (),
    TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id)), error);

  while (tenbo_db_next (db, statement, &done, error))
    {
      TenboStoredResult *result;
      int                player = sqlite3_column_int (statement, 0);

      if (!check_player (game_id, player, error))
        return FALSE;

      result = &game->results[player];
      game->engine_revision = sqlite3_column_int (statement, 1);
      game->counted_by = sqlite3_column_int (statement, 2);

      if (sqlite3_column_int (statement, 3) == 0)
        game->misplaced_results |= 1U << player;

      for (gsize i = 0; i < TENBO_N_RESULT_COLUMNS; i++)
        G_STRUCT_MEMBER (int, result, tenbo_result_columns[i].offset) =
          read_counter (statement, FIRST_STORED_COLUMN + (int) i);
    }

  return done && read_yaku (db, game_id, game, error);
}

/* --- Recounting --- */

void
tenbo_recount_free (TenboRecount *recount)
{
  for (int i = 0; i < TENBO_STORED_PLAYERS; i++)
    g_clear_pointer (&recount->yaku[i], g_ptr_array_unref);

  g_free (recount);
}

GArray *
tenbo_results_list_uncounted (TenboRead *read,
                              int        counted_by,
                              GError   **error)
{
  return tenbo_db_list_ids (read,
                            "SELECT DISTINCT game_id FROM game_results "
                            "WHERE counted_by < :counted_by ORDER BY game_id",
                            TENBO_DB_VALUES (TENBO_DB_INT (":counted_by", counted_by)), error);
}

/* Replaces the counters and yaku of the existing rows. The settlement does not change. */
static gboolean
write_recounts (TenboDb      *db,
                gpointer      data,
                TenboOutcome *outcome,
                GError      **error)
{
  GPtrArray *recounts = data;

  for (guint i = 0; i < recounts->len; i++)
    {
      const TenboRecount *recount = recounts->pdata[i];
      TenboResultRows     rows = {
            .n_players = recount->n_players,
            .results = recount->results,
            .yaku = recount->yaku,
            .counted_by = recount->counted_by,
      };
      gint64 game_id = tenbo_db_find_id (
        db, "SELECT id FROM games WHERE id = :game AND revision = :revision",
        TENBO_DB_VALUES (TENBO_DB_INT (":game", recount->game_id),
                         TENBO_DB_INT (":revision", recount->revision)),
        error);

      if (game_id < 0)
        return FALSE;

      /* The counters were computed from another revision. */
      if (game_id == 0)
        continue;

      if (!tenbo_tables_run (db, "DELETE FROM game_yaku WHERE game_id = :game", game_id, error))
        return FALSE;

      for (int player = 0; player < rows.n_players; player++)
        if (!update (db, game_id, player, &rows, error) ||
            !insert_yaku (db, game_id, player, &rows, error))
          return FALSE;

      outcome->n_counted++;
    }

  return TRUE;
}

TenboWrite *
tenbo_write_recounts (GPtrArray *recounts)
{
  g_ptr_array_set_free_func (recounts, (GDestroyNotify) tenbo_recount_free);
  return tenbo_write_new (write_recounts, recounts, (GDestroyNotify) g_ptr_array_unref);
}
