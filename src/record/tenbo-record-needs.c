/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-needs.h"
#include "tenbo-json.h"
#include "tenbo-record-output.h"
#include "tenbo-record.h"

/* The lowest wins from one player: of each kind and for each goal. */
#define MOST_WINS ((int) TB_N_NEED_KINDS * (int) TB_N_GOALS)

static void
append_value (GString            *out,
              const TbValueEntry *value)
{
  g_string_append_c (out, '{');
  if (value->form == TB_VALUE_LIMIT)
    tenbo_json_write_text_member (out, "limit", tenbo_record_limit_id (value->limit));
  else if (value->form == TB_VALUE_TAI)
    tenbo_json_write_int_member (out, "tai", value->tai);
  else
    tenbo_json_write_int_member (out, "han", value->han);
  if (value->fu > 0)
    tenbo_json_write_int_member (out, "fu", value->fu);
  g_string_append_c (out, '}');
}

static void
append_win (GString         *out,
            TbPlayer         from,
            const TbNeedWin *win,
            gboolean         is_usual,
            int32_t          players)
{
  g_string_append_c (out, '{');
  if (from != TB_NOBODY)
    tenbo_json_write_int_member (out, "from", from);
  tenbo_json_write_key (out, "value");
  append_value (out, &win->value);
  tenbo_json_write_bool_member (out, "usual", is_usual);
  tenbo_json_write_int_member (out, "points", win->points);
  tenbo_json_write_key (out, "scores");
  tenbo_record_output_numbers (win->scores, players, out);
  tenbo_json_write_int_member (out, "rank", win->rank);
  if (win->end != TB_END_NONE)
    tenbo_json_write_text_member (out, "end", tb_end_reason_id (win->end));
  if (win->choice == TB_CHOICE_DECLINE)
    tenbo_json_write_bool_member (out, "continue", FALSE);
  g_string_append_c (out, '}');
}

/* Whether one of the @n wins @listed pays the same as @win. */
static gboolean
is_listed (const TbNeedWin *const *listed,
           int                     n,
           const TbNeedWin        *win)
{
  for (int i = 0; i < n; i++)
    if (listed[i]->points == win->points)
      return TRUE;

  return FALSE;
}

/* Writes the lowest wins from @from (TB_NOBODY: tsumo), the usual ones first. A win that is the
 * lowest for several goals is one entry. */
static void
append_wins_from (GString      *out,
                  const TbNeed *need,
                  TbPlayer      from,
                  int32_t       players)
{
  const TbNeedWin *listed[MOST_WINS];
  int              n = 0;

  for (TbNeedKind kind = TB_NEED_USUAL; kind < TB_N_NEED_KINDS; kind++)
    for (TbGoal goal = TB_GOAL_RANK; goal < TB_N_GOALS; goal++)
      {
        const TbNeedWins *wins = &need->ways[goal].wins[kind];
        const TbNeedWin  *win = from == TB_NOBODY ? &wins->tsumo : &wins->ron[from];

        if (!win->exists || is_listed (listed, n, win))
          continue;

        listed[n++] = win;
        tenbo_json_begin_entry (out);
        append_win (out, from, win, kind == TB_NEED_USUAL, players);
      }
}

static void
append_players (GString    *out,
                const char *key,
                TbPlayerSet players)
{
  tenbo_json_write_key (out, key);
  g_string_append_c (out, '[');
  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    if (players & TB_PLAYER_BIT (player))
      {
        tenbo_json_begin_entry (out);
        tenbo_json_write_int (out, player);
      }
  g_string_append_c (out, ']');
}

static void
append_draws (GString           *out,
              const char        *key,
              const TbNeedDraws *draws)
{
  tenbo_json_write_key (out, key);
  g_string_append_c (out, '[');
  for (int i = 0; i < draws->n; i++)
    {
      tenbo_json_begin_entry (out);
      g_string_append_c (out, '{');
      append_players (out, "tenpai", draws->list[i].tenpai);
      append_players (out, "noten", draws->list[i].noten);
      g_string_append_c (out, '}');
    }
  g_string_append_c (out, ']');
}

static void
append_rank (GString       *out,
             const TbNeeds *needs,
             int            rank,
             int32_t        players)
{
  const TbNeed *need = &needs->ranks[rank - 1];

  g_string_append_c (out, '{');
  tenbo_json_write_int_member (out, "rank", rank);
  tenbo_json_write_int_member (out, "behind", need->behind);
  tenbo_json_write_key (out, "wins");
  g_string_append_c (out, '[');
  append_wins_from (out, need, TB_NOBODY, players);
  for (int32_t step = 1; step < players; step++)
    append_wins_from (out, need, (TbPlayer) ((needs->player + step) % players), players);
  g_string_append_c (out, ']');
  append_draws (out, "draws", &need->ways[TB_GOAL_RANK].draw);
  append_draws (out, "ending_draws", &need->ways[TB_GOAL_RESULT].draw);
  append_draws (out, "nagashi", &need->ways[TB_GOAL_RANK].nagashi);
  append_draws (out, "ending_nagashi", &need->ways[TB_GOAL_RESULT].nagashi);
  g_string_append_c (out, '}');
}

void
tenbo_record_output_needs (const TbTable *table,
                           GString       *out)
{
  const TbPartialHand nothing = { 0 };

  g_string_append (out, "\"needs\": [");
  for (TbPlayer player = 0; player < table->rules->players; player++)
    {
      TbNeeds   needs;
      TbProblem problem;

      /* The table refuses a hand after the end of the game. */
      if (tb_table_needs (table, &nothing, player, &needs, &problem) == TB_REFUSED)
        break;

      tenbo_json_begin_entry (out);
      g_string_append_c (out, '{');
      tenbo_json_write_int_member (out, "player", player);
      tenbo_json_write_int_member (out, "rank", needs.rank);
      tenbo_json_write_key (out, "ranks");
      g_string_append_c (out, '[');
      for (int rank = needs.rank - 1; rank >= 1; rank--)
        {
          tenbo_json_begin_entry (out);
          append_rank (out, &needs, rank, table->rules->players);
        }
      g_string_append (out, "]}");
    }
  g_string_append_c (out, ']');
}
