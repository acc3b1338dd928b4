/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-board.h"

#include "tenbo-free-text.h"
#include "tenbo-games.h"
#include "tenbo-period.h"
#include "tenbo-session-totals.h"
#include "tenbo-sessions.h"
#include "tenbo-standings.h"
#include "tenbo-table-state.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

#define HOUR_MSEC G_GINT64_CONSTANT (3600000)

/* A game without a change for that long is not being played. It is also the minimum age of results,
 * so that those of a night are there after midnight. */
#define RECENT_MSEC (12 * HOUR_MSEC)

/* Number of recent games among which the latest results are, which may have started earlier */
#define MAX_RECENT 64

/* A game that ended today started at most a day before. */
#define LONGEST_GAME_MSEC (24 * HOUR_MSEC)

const char *
tenbo_board_scope_get_name (TenboBoardScope scope)
{
  static const char *const names[TENBO_N_BOARD_SCOPES] = {
    /* Translators: the standings of the current session; a short button */
    NC_ ("standings", "Session"),
    /* Translators: the standings of this month; a short button */
    NC_ ("standings", "Month"),
    /* Translators: the standings of all games of the club; a short button */
    NC_ ("standings", "League"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "standings", names[scope]);
}

/* --- Cards --- */

static void
clear_row (gpointer data)
{
  TenboBoardRow *row = data;

  g_free (row->mark);
  g_free (row->name);
  g_free (row->value);
}

static void
card_free (gpointer data)
{
  TenboBoardCard *card = data;

  g_free (card->title);
  g_free (card->detail);
  g_array_unref (card->rows);
  g_free (card);
}

/* Creates a card without rows. @title and @detail are transfer full. */
static TenboBoardCard *
card_new (gint64 game_id,
          char  *title,
          char  *detail)
{
  TenboBoardCard *card = g_new (TenboBoardCard, 1);

  *card = (TenboBoardCard) {
    .game_id = game_id,
    .title = title,
    .detail = detail,
    .rows = g_array_new (FALSE, FALSE, sizeof (TenboBoardRow)),
  };
  g_array_set_clear_func (card->rows, clear_row);

  return card;
}

char *
tenbo_board_card_dup_detail (const TenboBoardCard *card,
                             gint64                now_msec)
{
  g_autofree char *left = NULL;

  if (card->limit.msec != 0 && now_msec != 0)
    left = tenbo_describe_time_left (card->limit.msec - now_msec);
  else if (card->limit.msec != 0)
    {
      g_autofree char *time = tenbo_describe_time_of_day (&card->limit);

      /* Translators: a game with a time limit; %s is a time of day, such as "21:30" */
      left = g_strdup_printf (_ ("Until %s"), time);
    }

  return g_strjoin (" \u00b7 ", card->detail, left, NULL);
}

/* @mark and @value are transfer full. */
static void
add_row (TenboBoardCard *card,
         char           *mark,
         const char     *name,
         char           *value,
         gboolean        is_first)
{
  TenboBoardRow row = { mark, tenbo_free_text_dup_isolated (name), value, is_first };

  g_array_append_val (card->rows, row);
}

static char *
dup_title (const TenboStoredSummary *game)
{
  const char *title = game->title != NULL   ? game->title
                      : game->venue != NULL ? game->venue
                                            : game->ruleset_name;

  return tenbo_free_text_dup_isolated (title);
}

/* --- Tables --- */

/* Sets @table to the state that is stored for lists, which lacks the pot and the running hand. */
static void
init_stored (TenboTableState          *table,
             const TenboStoredSummary *game)
{
  *table = (TenboTableState) {
    .next = {
      .round = {
        .wind = (TbWind) game->progress.wind,
        .number = (uint8_t) game->progress.number,
        .extension = game->progress.extension != 0,
      },
      .honba = game->progress.honba,
    },
    .counts_honba = TRUE,
  };
  for (int player = 0; player < game->n_players; player++)
    table->view.scores[player] = game->players[player].points;
}

/* Returns "East 3, 1 honba · Pot 1,000 · Penalty pot 2,000". */
static char *
dup_state (const TenboTableState *table)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *round = table->counts_honba ? tenbo_words_next (&table->next)
                                               : tenbo_words_round (&table->next.round);

  g_string_append (text, round);
  if (table->view.pot != 0)
    {
      g_autofree char *points = tenbo_words_points (table->view.pot, FALSE);

      g_string_append (text, " \u00b7 ");
      g_string_append_printf (text, _ ("Pot %s"), points);
    }
  if (table->view.penalty_pot != 0)
    {
      g_autofree char *points = tenbo_words_points (table->view.penalty_pot, FALSE);

      g_string_append (text, " \u00b7 ");
      g_string_append_printf (text, _ ("Penalty pot %s"), points);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static TenboBoardCard *
create_table (TenboRead                *read,
              const TenboStoredSummary *game)
{
  g_autoptr (GError) error = NULL;
  TenboTableState table;
  TenboBoardCard *card;
  int             highest;
  int             lowest;

  /* A damaged game does not hide the other tables. */
  if (!tenbo_table_state_read (&table, read, game->id, &error))
    init_stored (&table, game);

  highest = lowest = table.view.scores[0];
  for (int player = 1; player < game->n_players; player++)
    {
      highest = MAX (highest, table.view.scores[player]);
      lowest = MIN (lowest, table.view.scores[player]);
    }
  card = card_new (game->id, dup_title (game), dup_state (&table));
  card->limit = (TenboStoredTime) { tenbo_stored_summary_get_limit_msec (game),
                                    game->started.offset_minutes };
  for (int player = 0; player < game->n_players; player++)
    {
      int score = table.view.scores[player];

      add_row (card, g_strdup (""), game->players[player].name, tenbo_words_points (score, FALSE),
               score == highest && highest > lowest);
    }

  return card;
}

static int
compare_starts (gconstpointer a,
                gconstpointer b)
{
  const TenboStoredSummary *one = *(const TenboStoredSummary *const *) a;
  const TenboStoredSummary *other = *(const TenboStoredSummary *const *) b;

  if (one->started.msec != other->started.msec)
    return one->started.msec < other->started.msec ? -1 : 1;

  return (one->id > other->id) - (one->id < other->id);
}

/* Adds the session of @game to @sessions, of gint64. */
static void
add_session (GArray                   *sessions,
             const TenboStoredSummary *game)
{
  for (guint i = 0; i < sessions->len; i++)
    if (g_array_index (sessions, gint64, i) == game->session_id)
      return;

  g_array_append_val (sessions, game->session_id);
}

static void
note_change (TenboBoard               *self,
             const TenboStoredSummary *game)
{
  self->changed.msec = MAX (self->changed.msec, game->changed_msec);
}

static gboolean
read_tables (TenboBoard *self,
             TenboRead  *read,
             GArray     *sessions,
             GError    **error)
{
  g_autoptr (GPtrArray) games = tenbo_games_list_unfinished (read, TENBO_BOARD_TABLES, error);

  if (games == NULL)
    return FALSE;

  /* A table keeps its place while its game changes. */
  g_ptr_array_sort (games, compare_starts);
  for (guint i = 0; i < games->len; i++)
    {
      const TenboStoredSummary *game = games->pdata[i];

      if (game->is_void || game->changed_msec < self->time.msec - RECENT_MSEC)
        continue;

      note_change (self, game);
      g_ptr_array_add (self->tables, create_table (read, game));
      add_session (sessions, game);
    }

  return TRUE;
}

/* --- Results --- */

static TenboBoardCard *
create_result (const TenboStoredSummary *game)
{
  gboolean        in_thousands = tenbo_stored_summary_is_in_thousands (game);
  TenboBoardCard *card = card_new (game->id, dup_title (game),
                                   tenbo_describe_time_of_day (&game->ended));

  for (int rank = 1; rank <= game->n_players; rank++)
    for (int i = 0; i < game->n_players; i++)
      if (game->players[i].rank == rank)
        add_row (card, g_strdup_printf ("%d", rank), game->players[i].name,
                 tenbo_words_total (game->players[i].total, in_thousands), rank == 1);

  return card;
}

/* Returns the start of the day of @now for the results, in milliseconds. */
static gint64
get_first_end (const TenboStoredTime *now)
{
  g_autoptr (GDateTime) local = tenbo_stored_time_to_local (now);
  gint64 day_msec = ((gint64) g_date_time_get_hour (local) * 60 + g_date_time_get_minute (local)) *
                    60 * 1000;

  return now->msec - MAX (day_msec, RECENT_MSEC);
}

static int
compare_ends (gconstpointer a,
              gconstpointer b)
{
  const TenboStoredSummary *one = *(const TenboStoredSummary *const *) a;
  const TenboStoredSummary *other = *(const TenboStoredSummary *const *) b;

  if (one->ended.msec != other->ended.msec)
    return one->ended.msec > other->ended.msec ? -1 : 1;

  return (one->id < other->id) - (one->id > other->id);
}

static gboolean
read_results (TenboBoard *self,
              TenboRead  *read,
              GArray     *sessions,
              GError    **error)
{
  gint64 since_msec = get_first_end (&self->time);
  g_autoptr (GPtrArray) games = tenbo_games_list_recent (read, since_msec - LONGEST_GAME_MSEC,
                                                         MAX_RECENT, error);

  if (games == NULL)
    return FALSE;

  g_ptr_array_sort (games, compare_ends);
  for (guint i = 0; i < games->len; i++)
    {
      const TenboStoredSummary *game = games->pdata[i];

      if (game->is_void || game->ended.msec < since_msec)
        continue;

      note_change (self, game);
      if (self->results->len < TENBO_BOARD_RESULTS)
        g_ptr_array_add (self->results, create_result (game));
      add_session (sessions, game);
    }

  return TRUE;
}

/* --- Standings --- */

static void
fill_game (TenboSessionGame         *copy,
           const TenboStoredSummary *game)
{
  *copy = (TenboSessionGame) { .n_players = game->n_players };
  for (int i = 0; i < game->n_players; i++)
    copy->results[i] = (TenboSessionResult) {
      .person_id = game->players[i].person_id,
      .name = game->players[i].name,
      .side = game->players[i].side,
      .rank = game->players[i].rank,
      .total = game->players[i].total,
      .chips = game->players[i].chips,
    };
}

/* Adds the people of @totals to the card. */
static void
add_totals (TenboBoardCard           *card,
            const TenboSessionTotals *totals,
            gboolean                  in_thousands)
{
  for (guint i = 0; i < MIN (totals->totals->len, TENBO_BOARD_PEOPLE); i++)
    {
      const TenboSessionTotal *total = totals->totals->pdata[i];

      add_row (card, g_strdup_printf ("%u", i + 1), total->name,
               tenbo_words_total (total->total, in_thousands), i == 0);
    }
}

static gboolean
add_sessions (TenboBoardCard *card,
              TenboRead      *read,
              const GArray   *sessions,
              GError        **error)
{
  g_autoptr (GPtrArray) games =
    g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_summary_free);
  g_autoptr (GArray) counted = g_array_new (FALSE, FALSE, sizeof (TenboSessionGame));
  g_autoptr (TenboSessionTotals) totals = NULL;
  gboolean in_thousands = FALSE;

  for (guint i = 0; i < sessions->len; i++)
    {
      GPtrArray *own = tenbo_games_list_session (read, g_array_index (sessions, gint64, i), error);

      if (own == NULL)
        return FALSE;
      g_ptr_array_extend_and_steal (games, own);
    }

  g_ptr_array_sort (games, compare_starts);
  for (guint i = 0; i < games->len; i++)
    {
      const TenboStoredSummary *game = games->pdata[i];
      TenboSessionGame          copy;

      if (game->is_void || game->progress.end_reason == NULL)
        continue;

      fill_game (&copy, game);
      g_array_append_val (counted, copy);
      in_thousands = in_thousands || tenbo_stored_summary_is_in_thousands (game);
    }

  totals = tenbo_session_totals_new ((const TenboSessionGame *) (gpointer) counted->data,
                                     counted->len, NULL);
  add_totals (card, totals, in_thousands);
  return TRUE;
}

/* Adds the people with the highest totals since @since_msec (0: of all games). */
static gboolean
add_people (TenboBoardCard *card,
            TenboRead      *read,
            gint64          since_msec,
            GError        **error)
{
  const TenboStandingsFilter filter = {
    .since_msec = since_msec,
    .order = TENBO_STATISTIC_TOTAL,
  };
  g_autoptr (GPtrArray) standings = tenbo_standings_read (read, &filter, error);

  if (standings == NULL)
    return FALSE;

  for (guint i = 0; i < MIN (standings->len, TENBO_BOARD_PEOPLE); i++)
    {
      const TenboStanding *standing = standings->pdata[i];
      TenboStatistic       total = tenbo_standing_get (standing, TENBO_STATISTIC_TOTAL, 0);

      add_row (card, g_strdup_printf ("%u", i + 1), standing->name,
               tenbo_statistic_dup_text (&total), i == 0);
    }

  return TRUE;
}

static gint64
get_month_start (const TenboStoredTime *now)
{
  g_autoptr (GDateTime) local = tenbo_stored_time_to_local (now);
  g_autoptr (GDateTime) first = NULL;
  g_autoptr (GDateTime) last = NULL;
  gint64 since_msec;
  gint64 until_msec;

  tenbo_period_get_days (TENBO_PERIOD_THIS_MONTH, local, &first, &last);
  tenbo_period_get_bounds (first, last, &since_msec, &until_msec);

  return since_msec;
}

static gboolean
read_standings (TenboBoard     *self,
                TenboRead      *read,
                TenboBoardScope scope,
                const GArray   *sessions,
                GError        **error)
{
  self->standings = card_new (0, g_strdup (_ ("Standings")),
                              g_strdup (tenbo_board_scope_get_name (scope)));

  switch (scope)
    {
    case TENBO_BOARD_SESSIONS:
      return add_sessions (self->standings, read, sessions, error);
    case TENBO_BOARD_MONTH:
      return add_people (self->standings, read, get_month_start (&self->time), error);
    case TENBO_BOARD_LEAGUE:
      return add_people (self->standings, read, 0, error);
    }

  g_assert_not_reached ();
}

/* --- The board --- */

TenboBoard *
tenbo_board_read (TenboRead             *read,
                  const TenboBoardQuery *query,
                  GError               **error)
{
  g_autoptr (TenboBoard) self = g_atomic_rc_box_new0 (TenboBoard);
  g_autoptr (GArray) sessions = g_array_new (FALSE, FALSE, sizeof (gint64));

  self->time = query->now;
  self->changed.offset_minutes = query->now.offset_minutes;
  self->tables = g_ptr_array_new_with_free_func (card_free);
  self->results = g_ptr_array_new_with_free_func (card_free);

  if (!read_tables (self, read, sessions, error) || !read_results (self, read, sessions, error))
    return NULL;
  if (query->has_standings && !read_standings (self, read, query->scope, sessions, error))
    return NULL;

  return g_steal_pointer (&self);
}

TenboBoard *
tenbo_board_ref (TenboBoard *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  TenboBoard *self = data;

  g_ptr_array_unref (self->tables);
  g_ptr_array_unref (self->results);
  g_clear_pointer (&self->standings, card_free);
}

void
tenbo_board_unref (TenboBoard *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

gboolean
tenbo_board_has_table (const TenboBoard *self,
                       gint64            game_id)
{
  for (guint i = 0; i < self->tables->len; i++)
    if (((const TenboBoardCard *) self->tables->pdata[i])->game_id == game_id)
      return TRUE;

  return FALSE;
}
