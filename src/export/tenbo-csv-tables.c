/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-csv-tables.h"

#include "tenbo-words.h"

/* --- Games --- */

static const char *const game_columns[] = {
  "game_id",
  "session_id",
  "started",
  "ended",
  "ruleset",
  "ruleset_name",
  "title",
  "place",
  "note",
  "void",
  "n_players",
  "n_hands",
  "end_reason",
  "player",
  "person_id",
  "name",
  "seat",
  "rank",
  "points",
  "base",
  "oka",
  "uma",
  "prizes",
  "chips",
  "total",
};

void
tenbo_csv_begin_games (TenboCsv *csv)
{
  g_return_if_fail (csv != NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (game_columns); i++)
    tenbo_csv_add_text (csv, game_columns[i]);
  tenbo_csv_end_row (csv);
}

/* Adds the result of @player. @final is NULL while the game runs; then only points and chips are
 * set. */
static void
add_result (TenboCsv      *csv,
            const TbTable *table,
            const TbFinal *final,
            int            player)
{
  gboolean      ended = final != NULL;
  const TbFinal so_far = { .points = table->scores[player], .chips = table->chips[player] };

  if (!ended)
    final = &so_far;
  tenbo_csv_add_optional (csv, ended, final->rank);
  tenbo_csv_add_int (csv, final->points);
  tenbo_csv_add_optional (csv, ended, final->base);
  tenbo_csv_add_optional (csv, ended, final->oka);
  tenbo_csv_add_optional (csv, ended, final->uma);
  tenbo_csv_add_optional (csv, ended, final->prizes);
  tenbo_csv_add_int (csv, final->chips);
  tenbo_csv_add_optional (csv, ended, final->total);
}

gboolean
tenbo_csv_add_game (TenboCsv           *csv,
                    const TenboRecord  *record,
                    TenboRecordProblem *problem)
{
  TbTable      table;
  TbSettlement settlement;
  gboolean     ended;
  int          n_hands = 0;

  g_return_val_if_fail (csv != NULL && record != NULL && problem != NULL, FALSE);

  if (!tenbo_record_play (record, TENBO_RECORD_PLAY_RECORDED, &table, NULL, NULL, problem))
    return FALSE;

  ended = table.end.reason != TB_END_NONE;
  if (ended)
    tb_table_settle (&table, &settlement);
  for (guint i = 0; i < record->hands->len; i++)
    if (tb_result_is_hand (((const TenboRecordHand *) record->hands->pdata[i])->event.result))
      n_hands++;

  for (int player = 0; player < table.rules->players; player++)
    {
      tenbo_csv_add_text (csv, record->id);
      tenbo_csv_add_text (csv, record->session);
      tenbo_csv_add_text (csv, record->started);
      tenbo_csv_add_text (csv, record->ended);
      tenbo_csv_add_text (csv, tenbo_ruleset_get_id (record->ruleset));
      tenbo_csv_add_text (csv, tenbo_ruleset_get_name (record->ruleset));
      tenbo_csv_add_text (csv, record->title);
      tenbo_csv_add_text (csv, record->venue);
      tenbo_csv_add_text (csv, record->note);
      tenbo_csv_add_int (csv, record->is_void ? 1 : 0);
      tenbo_csv_add_int (csv, table.rules->players);
      tenbo_csv_add_int (csv, n_hands);
      tenbo_csv_add_text (csv, tb_end_reason_id (table.end.reason));
      tenbo_csv_add_int (csv, player);
      tenbo_csv_add_text (csv, record->people[player]);
      tenbo_csv_add_text (csv, record->names[player]);
      tenbo_csv_add_optional (csv, record->sides[player] >= 0, record->sides[player]);
      add_result (csv, &table, ended ? &settlement.players[player] : NULL, player);
      tenbo_csv_end_row (csv);
    }

  return TRUE;
}

/* --- Hands --- */

/* Column names. Names in braces stand for one column for each winner: winner_1 to winner_3; names
 * in brackets for one column for each player: points_0 to points_3. */
static const char *const hand_columns[] = {
  "game_id",
  "hand_id",
  "number",
  "round",
  "extension",
  "honba",
  "dealer",
  "result",
  "reason",
  "riichi",
  "open_riichi",
  "tenpai",
  "nagashi",
  "{winner",
  "from",
  "{han",
  "{fu",
  "{tai",
  "{limit",
  "{yakuman",
  "{open",
  "{yaku",
  "{tiles",
  "fouls",
  "[points",
  "[score",
  "pot",
  "penalty_pot",
  "[chips",
  "note",
};

/* State while the hands of a game are written. */
typedef struct
{
  TenboCsv          *csv;
  const TenboRecord *record;
} Writing;

/* Value of the hand of a winner: as entered, and computed. */
typedef struct
{
  const TbWin *win; /* NULL: there is no such winner */
  TbValueEntry entry;
  TbValue      value;
} Won;

/* Columns for each winner. */
typedef enum
{
  WON_HAN,
  WON_FU,
  WON_TAI,
  WON_LIMIT,
  WON_YAKUMAN,
  WON_OPEN,
  WON_YAKU,
  WON_TILES,
  N_WON,
} WonColumn;

void
tenbo_csv_begin_hands (TenboCsv *csv)
{
  g_return_if_fail (csv != NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (hand_columns); i++)
    {
      const char *name = hand_columns[i];
      gboolean    of_winner = *name == '{';

      if (!of_winner && *name != '[')
        {
          tenbo_csv_add_text (csv, name);
          continue;
        }
      for (int n = 0; n < (of_winner ? TB_MAX_WINS : TB_MAX_PLAYERS); n++)
        {
          g_autofree char *full = g_strdup_printf ("%s_%d", name + 1, of_winner ? n + 1 : n);

          tenbo_csv_add_text (csv, full);
        }
    }
  tenbo_csv_end_row (csv);
}

static void
add_players (TenboCsv       *csv,
             const TbPlayer *players,
             int32_t         n_players)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int32_t i = 0; i < n_players; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? " " : "", players[i]);
  tenbo_csv_add_text (csv, text->str);
}

static void
add_yaku (TenboCsv      *csv,
          const TbRules *rules,
          TbYakuSet      yaku)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < TB_N_YAKU; i++)
    if (yaku & TB_YAKU_BIT (i))
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "",
                              tb_rules_yaku_id (rules, (TbYaku) i));
  tenbo_csv_add_text (csv, text->str);
}

static void
add_won (TenboCsv      *csv,
         const TbRules *rules,
         const Won     *won,
         WonColumn      column)
{
  const TbValue      *value = &won->value;
  const TbValueEntry *entry = &won->entry;
  g_autofree char    *tiles = NULL;
  g_autoptr (GString) items = NULL;

  if (won->win == NULL)
    {
      tenbo_csv_add_empty (csv);
      return;
    }

  switch (column)
    {
    case WON_HAN:
      tenbo_csv_add_optional (csv, value->han != 0, value->han);
      return;
    case WON_FU:
      tenbo_csv_add_optional (csv, value->fu != 0, value->fu);
      return;
    case WON_TAI:
      tenbo_csv_add_optional (csv, value->tai != 0, value->tai);
      return;
    case WON_LIMIT:
      tenbo_csv_add_text (csv, value->limit != TB_LIMIT_NONE ? tenbo_record_limit_id (value->limit)
                                                             : NULL);
      return;
    case WON_YAKUMAN:
      add_yaku (csv, rules, value->yakuman > 0 ? value->listed : 0);
      return;
    case WON_OPEN:
      tenbo_csv_add_optional (csv, entry->is_open != TB_FACT_UNKNOWN,
                              entry->is_open == TB_FACT_YES);
      return;
    case WON_YAKU:
      if (entry->form != TB_VALUE_TAI)
        {
          add_yaku (csv, rules, value->yakuman > 0 ? 0 : value->listed);
          return;
        }
      items = g_string_new (NULL);
      for (int i = 0; i < entry->n_tai_items; i++)
        g_string_append_printf (items, "%s%s", i > 0 ? " " : "",
                                tb_rules_tai_id (rules, entry->tai_items[i]));
      tenbo_csv_add_text (csv, items->str);
      return;
    case WON_TILES:
      if (entry->form == TB_VALUE_TILES)
        tiles = tenbo_words_tiles (&entry->tiles);
      tenbo_csv_add_text (csv, tiles);
      return;
    case N_WON:
      break;
    }
  g_return_if_reached ();
}

/* Adds the winners and the values of their hands. Cells without a winner are empty. */
static void
add_wins (TenboCsv           *csv,
          const TbRules      *rules,
          const TbEvent      *event,
          const TbHandResult *result)
{
  Won won[TB_MAX_WINS] = { 0 };

  for (int i = 0; i < event->n_wins; i++)
    {
      TbProblem problem;

      won[i].win = &event->wins[i];
      tb_win_value (rules, &result->hand, event, i, &won[i].entry);
      tb_value_resolve (rules, &won[i].entry, &won[i].value, &problem);
    }

  for (int i = 0; i < TB_MAX_WINS; i++)
    tenbo_csv_add_optional (csv, i < event->n_wins, event->wins[i].player);
  tenbo_csv_add_optional (csv, event->n_wins > 0 && event->wins[0].from != TB_NOBODY,
                          event->wins[0].from);
  for (int column = 0; column < N_WON; column++)
    for (int i = 0; i < TB_MAX_WINS; i++)
      add_won (csv, rules, &won[i], (WonColumn) column);
}

/* Adds "2:chombo 3:tile-count*2". */
static void
add_fouls (TenboCsv      *csv,
           const TbRules *rules,
           const TbEvent *event)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < event->n_fouls; i++)
    {
      const TbFoul *foul = &event->fouls[i];

      g_string_append_printf (text, "%s%d:%s", i > 0 ? " " : "", foul->player,
                              rules->fouls[foul->rule].id);
      if (foul->count != 1)
        g_string_append_printf (text, "*%d", foul->count);
    }
  tenbo_csv_add_text (csv, text->str);
}

/* Adds an amount for each player. In games of three, the cell of the fourth player is empty. */
static void
add_amounts (TenboCsv      *csv,
             const TbRules *rules,
             const int32_t *amounts)
{
  for (int i = 0; i < TB_MAX_PLAYERS; i++)
    tenbo_csv_add_optional (csv, i < rules->players, amounts[i]);
}

static void
add_hand_cb (const TbTable      *table,
             const TbHandResult *result,
             guint               index,
             gpointer            user_data)
{
  Writing               *writing = user_data;
  TenboCsv              *csv = writing->csv;
  const TbRules         *rules = table->rules;
  const TenboRecordHand *hand = writing->record->hands->pdata[index];
  const TbEvent         *event = &hand->event;
  const TbNext          *next = &result->hand;
  const char             round[] = {
    "ESWN"[next->round.wind],
    (char) ('1' + next->round.number),
    '\0',
  };

  tenbo_csv_add_text (csv, writing->record->id);
  tenbo_csv_add_text (csv, hand->id);
  tenbo_csv_add_int (csv, index + 1);
  tenbo_csv_add_text (csv, round);
  tenbo_csv_add_int (csv, next->round.extension ? 1 : 0);
  tenbo_csv_add_int (csv, next->honba);
  tenbo_csv_add_int (csv, next->dealer);
  tenbo_csv_add_text (csv, tenbo_record_result_id (event->result));
  tenbo_csv_add_text (csv,
                      event->result == TB_RESULT_ABORT ? tb_abort_id (event->reason) : NULL);
  add_players (csv, event->riichi, event->n_riichi);
  add_players (csv, event->open_riichi, event->n_open_riichi);
  add_players (csv, event->tenpai, event->n_tenpai);
  add_players (csv, event->nagashi, event->n_nagashi);
  add_wins (csv, rules, event, result);
  add_fouls (csv, rules, event);
  add_amounts (csv, rules, result->deltas);
  add_amounts (csv, rules, result->scores);
  tenbo_csv_add_int (csv, result->pot);
  tenbo_csv_add_int (csv, result->penalty_pot);
  add_amounts (csv, rules, result->chips);
  tenbo_csv_add_text (csv, hand->note);
  tenbo_csv_end_row (csv);
}

gboolean
tenbo_csv_add_hands (TenboCsv           *csv,
                     const TenboRecord  *record,
                     TenboRecordProblem *problem)
{
  Writing writing = { csv, record };
  TbTable table;
  gsize   length;

  g_return_val_if_fail (csv != NULL && record != NULL && problem != NULL, FALSE);

  length = csv->out->len;
  if (tenbo_record_play (record, TENBO_RECORD_PLAY_RECORDED, &table, add_hand_cb, &writing,
                         problem))
    return TRUE;

  g_string_truncate (csv->out, length);
  return FALSE;
}

/* --- People --- */

/* Columns before the statistics. The number of games, also a statistic, is one of them. */
static const char *const person_columns[] = {
  "person_id",
  "name",
  "aliases",
  "guest",
  "hidden",
  "games",
  "games_3",
  "games_4",
  "uncounted",
};

/* Writes each statistic and its denominator, except for the number of games, which has its own
 * column. If @statistics is NULL, writes the names of the columns. */
static void
add_statistics (TenboCsv              *csv,
                const TenboStatistics *statistics)
{
  for (TenboStatisticId id = 0; id < TENBO_N_STATISTICS; id++)
    {
      gsize      n;
      const int *variants = tenbo_statistic_get_variants (id, &n);

      for (gsize i = 0; i < n && id != TENBO_STATISTIC_GAMES; i++)
        if (statistics == NULL)
          {
            g_autofree char *key = tenbo_statistic_dup_key (id, variants[i]);
            g_autofree char *of = g_strconcat (key, "_of", NULL);

            tenbo_csv_add_text (csv, key);
            tenbo_csv_add_text (csv, of);
          }
        else
          {
            const TenboStatistic *statistic = tenbo_statistics_get (statistics, id, variants[i]);

            if (statistic->of == 0)
              tenbo_csv_add_empty (csv);
            else
              tenbo_csv_add_decimal (csv, tenbo_statistic_get_value (statistic));
            tenbo_csv_add_int (csv, statistic->of);
          }
    }
}

static int
compare_people (gconstpointer a,
                gconstpointer b)
{
  const TenboStoredPerson *one = a;
  const TenboStoredPerson *other = b;
  int                      order = g_strcmp0 (one->name, other->name);

  return order != 0 ? order : g_strcmp0 (one->uuid, other->uuid);
}

void
tenbo_csv_sort_people (GPtrArray *people)
{
  g_return_if_fail (people != NULL);

  g_ptr_array_sort_values (people, compare_people);
}

void
tenbo_csv_begin_people (TenboCsv *csv)
{
  g_return_if_fail (csv != NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (person_columns); i++)
    tenbo_csv_add_text (csv, person_columns[i]);
  add_statistics (csv, NULL);
  tenbo_csv_end_row (csv);
}

void
tenbo_csv_add_person (TenboCsv                *csv,
                      const TenboStoredPerson *person,
                      const TenboStatistics   *statistics)
{
  g_autofree char *aliases = NULL;

  g_return_if_fail (csv != NULL && person != NULL && statistics != NULL);

  if (person->aliases != NULL)
    aliases = g_strjoinv ("; ", person->aliases);

  tenbo_csv_add_text (csv, person->uuid);
  tenbo_csv_add_text (csv, person->name);
  tenbo_csv_add_text (csv, aliases);
  tenbo_csv_add_int (csv, person->is_guest ? 1 : 0);
  tenbo_csv_add_int (csv, person->is_hidden ? 1 : 0);
  tenbo_csv_add_int (csv, tenbo_statistics_get_n_games (statistics));
  tenbo_csv_add_int (csv, tenbo_statistics_get_n_games_of (statistics, 3));
  tenbo_csv_add_int (csv, tenbo_statistics_get_n_games_of (statistics, 4));
  tenbo_csv_add_int (csv, tenbo_statistics_get_n_uncounted (statistics));
  add_statistics (csv, statistics);
  tenbo_csv_end_row (csv);
}
