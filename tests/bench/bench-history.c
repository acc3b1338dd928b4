/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench-history DATABASE: measures finding games in a long history, reading the rows of a page, and
 * the statistics of the person with the most games, and the board, on the first connection and
 * with the pages in memory; for comparison, SQLite's time for the plain query. Wall clock and
 * processor time, medians. Not a test: a slow machine is not an error. */

#include <sqlite3.h>
#include <stdlib.h>

#include "cpu-time.h"
#include "store-reads.h"
#include "tenbo-board.h"
#include "tenbo-standings.h"
#include "tenbo-statistics.h"

#define N_RUNS    9
#define PAGE_SIZE 100

#define ALL (TENBO_FIND_UNFINISHED | TENBO_FIND_FINISHED)

/* The same scan as for the list of all games. */
#define ORDER                                                           \
  "FROM sessions AS s CROSS JOIN games AS g WHERE g.session_id = s.id " \
  "AND g.end_reason IS NOT NULL AND g.deleted_ms IS NULL "              \
  "ORDER BY s.started_ms DESC, s.id DESC, g.started_ms DESC, g.id DESC"

typedef struct
{
  TenboStore *store;
  sqlite3    *plain;
  gint64      regular; /* the person with the most games */
  const char *words;
  GArray     *keys; /* of all games */
} Bench;

typedef guint (*BenchFunc) (Bench *self);

typedef struct
{
  double wall;
  double processor;
} Msec;

static Msec
now (void)
{
  return (Msec) {
    .wall = (double) g_get_monotonic_time () / 1000,
    .processor = cpu_time_get_nsec (CLOCK_PROCESS_CPUTIME_ID) / 1e6,
  };
}

static int
compare (const void *a,
         const void *b)
{
  double x = ((const Msec *) a)->wall;
  double y = ((const Msec *) b)->wall;

  return (x > y) - (x < y);
}

/* Prints the first time and the median of the others. */
static void
measure (Bench      *self,
         const char *what,
         BenchFunc   func)
{
  Msec  runs[N_RUNS];
  guint n = 0;

  for (int i = 0; i < N_RUNS; i++)
    {
      Msec begin = now ();
      Msec end;

      n = func (self);
      end = now ();
      runs[i] = (Msec) { end.wall - begin.wall, end.processor - begin.processor };
    }

  g_print ("  %-44s %7u  first %6.1f ms", what, n, runs[0].wall);
  qsort (runs + 1, N_RUNS - 1, sizeof runs[0], compare);
  g_print ("  then %6.1f ms (processor %6.1f ms)\n", runs[N_RUNS / 2].wall,
           runs[N_RUNS / 2].processor);
}

static void
fail (const GError *error)
{
  g_printerr ("bench-history: %s\n", error->message);
  exit (1);
}

/* --- The program --- */

static guint
find (Bench *self)
{
  TenboGameFilter filter = { .flags = ALL, .words = self->words };
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) found = store_test_find_games (self->store, &filter, NULL, &error);

  if (found == NULL)
    fail (error);

  return found->len;
}

static guint
find_person (Bench *self)
{
  TenboGameFilter filter = { .flags = ALL, .people = &self->regular, .n_people = 1 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) found = store_test_find_games (self->store, &filter, NULL, &error);

  if (found == NULL)
    fail (error);

  return found->len;
}

static guint
read_page (Bench *self)
{
  guint first = (guint) g_random_int_range (0, (gint32) self->keys->len - PAGE_SIZE);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) rows = NULL;

  rows = store_test_read_summaries (self->store,
                                    &g_array_index (self->keys, TenboGameKey, first),
                                    PAGE_SIZE, &error);
  if (rows == NULL)
    fail (error);

  return rows->len;
}

static guint
list_places (Bench *self)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) places = store_test_list_places (self->store, &error);

  if (places == NULL)
    fail (error);

  return g_strv_length (places);
}

static guint
list_rulesets (Bench *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) rulesets = store_test_list_played_rulesets (self->store, &error);

  if (rulesets == NULL)
    fail (error);

  return rulesets->len;
}

static guint
read_statistics (Bench *self)
{
  TenboResultFilter filter = { .person_id = self->regular };
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRead) read = tenbo_store_read_begin (self->store, NULL, &error);
  g_autoptr (TenboStatistics) statistics = tenbo_statistics_read (read, &filter, &error);

  if (statistics == NULL)
    fail (error);

  return tenbo_statistics_get_n_games (statistics);
}

/* Returns the number of results on the board with the standings of @scope, or without for -1, as it
 * is at the end of the last game. */
static guint
read_board (Bench *self,
            int    scope)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRead) read = tenbo_store_read_begin (self->store, NULL, &error);
  g_autoptr (GPtrArray) last = tenbo_games_list_finished (read, NULL, 1, &error);
  TenboBoardQuery query = {
    .scope = (TenboBoardScope) MAX (scope, 0),
    .has_standings = scope >= 0,
  };
  g_autoptr (TenboBoard) board = NULL;

  if (last != NULL && last->len > 0)
    query.now = ((TenboStoredSummary *) last->pdata[0])->ended;
  board = tenbo_board_read (read, &query, &error);
  if (board == NULL)
    g_error ("%s", error->message);

  return board->tables->len + board->results->len;
}

static guint
read_board_alone (Bench *self)
{
  return read_board (self, -1);
}

static guint
read_board_sessions (Bench *self)
{
  return read_board (self, TENBO_BOARD_SESSIONS);
}

static guint
read_board_month (Bench *self)
{
  return read_board (self, TENBO_BOARD_MONTH);
}

static guint
read_board_league (Bench *self)
{
  return read_board (self, TENBO_BOARD_LEAGUE);
}

static guint
read_standings (Bench *self)
{
  TenboStandingsFilter filter = { .order = TENBO_STATISTIC_TOTAL };
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRead) read = tenbo_store_read_begin (self->store, NULL, &error);
  g_autoptr (GPtrArray) standings = tenbo_standings_read (read, &filter, &error);

  if (standings == NULL)
    fail (error);

  return standings->len;
}

/* --- SQLite alone --- */

/* Runs @sql to its end, with :person and :words. Returns the number of rows. */
static guint
ask (Bench      *self,
     const char *sql)
{
  sqlite3_stmt *statement = NULL;
  guint         n = 0;
  int           code;

  if (sqlite3_prepare_v2 (self->plain, sql, -1, &statement, NULL) != SQLITE_OK)
    g_error ("%s: %s", sql, sqlite3_errmsg (self->plain));

  if (sqlite3_bind_parameter_index (statement, ":person") > 0)
    sqlite3_bind_int64 (statement, sqlite3_bind_parameter_index (statement, ":person"),
                        self->regular);
  if (sqlite3_bind_parameter_index (statement, ":words") > 0)
    sqlite3_bind_text (statement, sqlite3_bind_parameter_index (statement, ":words"),
                       self->words, -1, SQLITE_STATIC);

  while ((code = sqlite3_step (statement)) == SQLITE_ROW)
    n++;

  g_assert_cmpint (code, ==, SQLITE_DONE);
  sqlite3_finalize (statement);
  return n;
}

static guint
ask_all (Bench *self)
{
  return ask (self, "SELECT g.id, g.session_id " ORDER);
}

static guint
ask_text (Bench *self)
{
  return ask (self, "SELECT game_id FROM game_texts WHERE instr (folded, :words)");
}

static guint
ask_person (Bench *self)
{
  return ask (self, "SELECT game_id FROM game_players WHERE person_id = :person");
}

static guint
ask_page (Bench *self)
{
  return ask (self, "SELECT * FROM games JOIN game_players ON game_id = id "
                    "WHERE id BETWEEN 50000 AND 50099");
}

static guint
ask_results (Bench *self)
{
  return ask (self, "SELECT * FROM game_results WHERE person_id = :person AND is_counted");
}

static guint
ask_pairs (Bench *self)
{
  return ask (self, "SELECT b.rank, b.total FROM game_results AS a JOIN game_results AS b "
                    "USING (game_id) WHERE a.person_id = :person AND a.is_counted "
                    "AND b.person_id <> :person");
}

static guint
ask_standings (Bench *self)
{
  return ask (self, "SELECT person_id, rank, total FROM game_results WHERE is_counted");
}

static gint64
find_regular (Bench *self)
{
  sqlite3_stmt *statement = NULL;
  gint64        id;

  sqlite3_prepare_v2 (self->plain,
                      "SELECT person_id FROM game_players GROUP BY person_id "
                      "ORDER BY count (*) DESC LIMIT 1",
                      -1, &statement, NULL);
  if (sqlite3_step (statement) != SQLITE_ROW)
    g_error ("%s", sqlite3_errmsg (self->plain));

  id = sqlite3_column_int64 (statement, 0);
  sqlite3_finalize (statement);
  return id;
}

static void
open (Bench      *self,
      const char *path)
{
  g_autoptr (GError) error = NULL;
  TenboGameFilter filter = { .flags = ALL };

  self->store = tenbo_store_open (path, TENBO_STORE_OPEN_NONE, NULL, NULL, &error);
  if (self->store == NULL)
    fail (error);

  if (sqlite3_open_v2 (path, &self->plain, SQLITE_OPEN_READONLY, NULL) != SQLITE_OK)
    g_error ("%s", sqlite3_errmsg (self->plain));

  self->regular = find_regular (self);
  self->keys = store_test_find_games (self->store, &filter, NULL, &error);
  if (self->keys == NULL)
    fail (error);

  if (self->keys->len < 2 * PAGE_SIZE)
    g_error ("%s: too short a history", path);
}

static void
measure_words (Bench      *self,
               const char *what,
               const char *words)
{
  self->words = words;
  measure (self, what, find);
  self->words = NULL;
}

int
main (int    argc,
      char **argv)
{
  Bench self = { 0 };

  if (argc != 2)
    {
      g_printerr ("Usage: bench-history DATABASE\n");
      return 2;
    }

  open (&self, argv[1]);
  g_print ("Finding, in %u games\n", self.keys->len);
  measure (&self, "all games, in order", find);
  measure (&self, "  sqlite3: the same order", ask_all);
  measure_words (&self, "two kanji of a family name", "佐藤");
  measure_words (&self, "a word in one note", "九蓮宝燈");
  measure_words (&self, "three words: name, place, ruleset", "健太 さくら rule");
  measure_words (&self, "a letter", "a");
  self.words = "九蓮宝燈";
  measure (&self, "  sqlite3: instr() on all texts", ask_text);
  self.words = NULL;
  measure (&self, "games of the regular", find_person);
  measure (&self, "  sqlite3: the same person", ask_person);
  measure (&self, "a page of rows", read_page);
  measure (&self, "  sqlite3: as many games and players", ask_page);
  measure (&self, "places to choose from", list_places);
  measure (&self, "rulesets to choose from", list_rulesets);

  g_print ("Statistics\n");
  measure (&self, "all statistics of the regular", read_statistics);
  measure (&self, "  sqlite3: the rows of that person", ask_results);
  measure (&self, "  sqlite3: and of the others at the table", ask_pairs);
  measure (&self, "standings of everybody", read_standings);
  measure (&self, "  sqlite3: the rows of everybody", ask_standings);

  g_print ("Board\n");
  measure (&self, "tables and results", read_board_alone);
  measure (&self, "with standings of the sessions", read_board_sessions);
  measure (&self, "with standings of the month", read_board_month);
  measure (&self, "with standings of the league", read_board_league);

  g_array_unref (self.keys);
  sqlite3_close (self.plain);
  g_object_unref (self.store);
  return 0;
}
