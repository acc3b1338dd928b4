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

static int
count_hands (const TenboRecord *record)
{
  int n_hands = 0;

  for (guint i = 0; i < record->hands->len; i++)
    {
      const TenboRecordHand *hand = record->hands->pdata[i];

      n_hands += tb_result_is_hand (hand->event.result) ? 1 : 0;
    }

  return n_hands;
}

/* What is said of the game in the row of each player. */
static void
add_game (TenboCsv          *csv,
          const TenboRecord *record,
          const TbTable     *table)
{
  tenbo_csv_add_text (csv, record->id);
  tenbo_csv_add_text (csv, record->session);
  tenbo_csv_add_text (csv, record->started);
  tenbo_csv_add_text (csv, record->ended);
  tenbo_csv_add_text (csv, tenbo_ruleset_get_id (record->ruleset));
  tenbo_csv_add_text (csv, tenbo_ruleset_get_name (record->ruleset));
  tenbo_csv_add_text (csv, record->title);
  tenbo_csv_add_text (csv, record->place);
  tenbo_csv_add_text (csv, record->note);
  tenbo_csv_add_int (csv, record->is_void ? 1 : 0);
  tenbo_csv_add_int (csv, table->rules->players);
  tenbo_csv_add_int (csv, count_hands (record));
  tenbo_csv_add_text (csv, tb_end_reason_id (table->end.reason));
}

static void
add_final (TenboCsv      *csv,
           const TbFinal *final)
{
  tenbo_csv_add_int (csv, final->rank);
  tenbo_csv_add_int (csv, final->points);
  tenbo_csv_add_int (csv, final->base);
  tenbo_csv_add_int (csv, final->oka);
  tenbo_csv_add_int (csv, final->uma);
  tenbo_csv_add_int (csv, final->prizes);
  tenbo_csv_add_int (csv, final->chips);
  tenbo_csv_add_int (csv, final->total);
}

/* A game that goes on has points and chips so far, and no result. */
static void
add_score (TenboCsv      *csv,
           const TbTable *table,
           int            player)
{
  tenbo_csv_add_empty (csv);
  tenbo_csv_add_int (csv, table->scores[player]);
  for (int i = 0; i < 4; i++)
    tenbo_csv_add_empty (csv);
  tenbo_csv_add_int (csv, table->chips[player]);
  tenbo_csv_add_empty (csv);
}

gboolean
tenbo_csv_add_game (TenboCsv           *csv,
                    const TenboRecord  *record,
                    TenboRecordProblem *problem)
{
  TbTable      table;
  TbSettlement settlement;
  gboolean     ended;

  g_return_val_if_fail (csv != NULL && record != NULL && problem != NULL, FALSE);

  if (!tenbo_record_play (record, TENBO_RECORD_PLAY_RECORDED, &table, NULL, NULL, problem))
    return FALSE;

  ended = table.end.reason != TB_END_NONE;
  if (ended)
    tb_table_settle (&table, &settlement);

  for (int player = 0; player < table.rules->players; player++)
    {
      add_game (csv, record, &table);
      tenbo_csv_add_int (csv, player);
      tenbo_csv_add_text (csv, record->people[player]);
      tenbo_csv_add_text (csv, record->names[player]);
      if (record->places[player] >= 0)
        tenbo_csv_add_int (csv, record->places[player]);
      else
        tenbo_csv_add_empty (csv);
      if (ended)
        add_final (csv, &settlement.players[player]);
      else
        add_score (csv, &table, player);
      tenbo_csv_end_row (csv);
    }

  return TRUE;
}

/* --- Hands --- */

/* Of the columns in braces there is one for each winner: winner_1 to winner_3; of those in brackets
 * one for each player: points_0 to points_3. */
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

/* The game while its hands are written. */
typedef struct
{
  TenboCsv          *csv;
  const TenboRecord *record;
} Writing;

/* What a winner won with: as it was entered, and looked up. */
typedef struct
{
  const TbWin *win; /* NULL: there is no such winner */
  TbValueEntry entry;
  TbValue      value;
} Won;

/* The columns of a winner. */
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

/* A number that says nothing where it is 0. */
static void
add_number (TenboCsv *csv,
            int32_t   number)
{
  if (number != 0)
    tenbo_csv_add_int (csv, number);
  else
    tenbo_csv_add_empty (csv);
}

static void
add_yaku (TenboCsv *csv,
          TbYakuSet yaku)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < TB_N_YAKU; i++)
    if (yaku & TB_YAKU_BIT (i))
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", tb_yaku_id ((TbYaku) i));
  tenbo_csv_add_text (csv, text->str);
}

static void
add_fact (TenboCsv *csv,
          TbFact    fact)
{
  if (fact == TB_FACT_UNKNOWN)
    tenbo_csv_add_empty (csv);
  else
    tenbo_csv_add_int (csv, fact == TB_FACT_YES ? 1 : 0);
}

static void
add_tai_items (TenboCsv           *csv,
               const TbValueEntry *entry)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < entry->n_tai_items; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", tb_tai_ids[entry->tai_items[i]]);
  tenbo_csv_add_text (csv, text->str);
}

static void
add_won (TenboCsv  *csv,
         const Won *won,
         WonColumn  column)
{
  const TbValue   *value = &won->value;
  g_autofree char *tiles = NULL;

  if (won->win == NULL)
    {
      tenbo_csv_add_empty (csv);
      return;
    }

  switch (column)
    {
    case WON_HAN:
      add_number (csv, value->han);
      return;
    case WON_FU:
      add_number (csv, value->fu);
      return;
    case WON_TAI:
      add_number (csv, value->tai);
      return;
    case WON_LIMIT:
      tenbo_csv_add_text (csv, value->limit != TB_LIMIT_NONE ? tenbo_record_limit_id (value->limit)
                                                             : NULL);
      return;
    case WON_YAKUMAN:
      add_yaku (csv, value->yakuman > 0 ? value->listed : 0);
      return;
    case WON_OPEN:
      add_fact (csv, won->entry.is_open);
      return;
    case WON_YAKU:
      if (won->entry.form == TB_VALUE_TAI)
        add_tai_items (csv, &won->entry);
      else
        add_yaku (csv, value->yakuman > 0 ? 0 : value->listed);
      return;
    case WON_TILES:
      if (won->entry.form == TB_VALUE_TILES)
        tiles = tenbo_words_tiles (&won->entry.tiles);
      tenbo_csv_add_text (csv, tiles);
      return;
    case N_WON:
      break;
    }
  g_return_if_reached ();
}

/* Who won with what; empty cells where nobody did. */
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
    if (won[i].win != NULL)
      tenbo_csv_add_int (csv, won[i].win->player);
    else
      tenbo_csv_add_empty (csv);
  if (event->n_wins > 0 && event->wins[0].from != TB_NOBODY)
    tenbo_csv_add_int (csv, event->wins[0].from);
  else
    tenbo_csv_add_empty (csv);
  for (int column = 0; column < N_WON; column++)
    for (int i = 0; i < TB_MAX_WINS; i++)
      add_won (csv, &won[i], (WonColumn) column);
}

/* "2:chombo 3:tile-count*2" */
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

/* Those of a player who is not there are empty. */
static void
add_amounts (TenboCsv      *csv,
             const TbRules *rules,
             const int32_t *amounts)
{
  for (int i = 0; i < TB_MAX_PLAYERS; i++)
    if (i < rules->players)
      tenbo_csv_add_int (csv, amounts[i]);
    else
      tenbo_csv_add_empty (csv);
}

/* Which hand of the game it was. */
static void
add_place (TenboCsv     *csv,
           const TbNext *hand)
{
  static const char letters[] = "ESWN";
  const char        round[] = {
    letters[hand->round.wind],
    (char) ('1' + hand->round.number),
    '\0',
  };

  tenbo_csv_add_text (csv, round);
  tenbo_csv_add_int (csv, hand->round.extension ? 1 : 0);
  tenbo_csv_add_int (csv, hand->honba);
  tenbo_csv_add_int (csv, hand->dealer);
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

  tenbo_csv_add_text (csv, writing->record->id);
  tenbo_csv_add_text (csv, hand->id);
  tenbo_csv_add_int (csv, index + 1);
  add_place (csv, &result->hand);
  tenbo_csv_add_text (csv, tenbo_record_result_id (event->result));
  tenbo_csv_add_text (csv,
                      event->result == TB_RESULT_ABORT ? tb_abort_id (event->reason) : NULL);
  add_players (csv, event->riichi, event->n_riichi);
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

/* What stands before the figures; the number of games is a figure of its own and stands there. */
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

typedef void (*FigureFunc) (TenboCsv              *csv,
                            const TenboStatistics *statistics,
                            TenboFigureId          id,
                            int                    variant);

/* Calls @func for each figure but the number of games, which has a column of its own. */
static void
for_each_figure (TenboCsv              *csv,
                 const TenboStatistics *statistics,
                 FigureFunc             func)
{
  for (TenboFigureId id = 0; id < TENBO_N_FIGURES; id++)
    {
      gsize      n;
      const int *variants = tenbo_figure_get_variants (id, &n);

      for (gsize i = 0; i < n && id != TENBO_FIGURE_GAMES; i++)
        func (csv, statistics, id, variants[i]);
    }
}

static void
add_names (TenboCsv              *csv,
           const TenboStatistics *statistics,
           TenboFigureId          id,
           int                    variant)
{
  g_autofree char *key = tenbo_figure_dup_key (id, variant);
  g_autofree char *of = g_strconcat (key, "_of", NULL);

  tenbo_csv_add_text (csv, key);
  tenbo_csv_add_text (csv, of);
}

static void
add_figure (TenboCsv              *csv,
            const TenboStatistics *statistics,
            TenboFigureId          id,
            int                    variant)
{
  const TenboFigure *figure = tenbo_statistics_get (statistics, id, variant);

  if (figure->of == 0)
    tenbo_csv_add_empty (csv);
  else
    tenbo_csv_add_decimal (csv, tenbo_figure_get_value (figure));
  tenbo_csv_add_int (csv, figure->of);
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
  for_each_figure (csv, NULL, add_names);
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
  for_each_figure (csv, statistics, add_figure);
  tenbo_csv_end_row (csv);
}
