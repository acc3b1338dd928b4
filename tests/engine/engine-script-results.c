/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-script.h"

#include "tb-rule-fields.h"

#include <string.h>

/* Writes results, ledgers and refusals in the notation. */

static void
append_players (GString       *text,
                const char    *before,
                const int32_t *points)
{
  g_string_append_printf (text, "%s%d %d %d %d", before,
                          points[0], points[1], points[2], points[3]);
}

static bool
is_any (const int32_t *points)
{
  return (points[0] | points[1] | points[2] | points[3]) != 0;
}

char *
script_result (const TbHandResult *result)
{
  static const char *const rights[] = { "", "; free", "; must" };
  static const char        winds[] = "ESWN";
  const TbRound           *round = &result->next.round;
  const char              *again = round->extension ? "+" : "";
  GString                 *text = g_string_new (NULL);

  append_players (text, "", result->deltas);
  if (result->end.reason != TB_END_NONE)
    {
      g_string_append_printf (text, "; end=%s@", tb_end_reason_id (result->end.reason));
      for (guint player = 0; player < TB_MAX_PLAYERS; player++)
        if (result->end.players & TB_PLAYER_BIT (player))
          g_string_append_printf (text, "%u", player);
    }
  else
    g_string_append_printf (text, "; %c%s%d/%d", winds[round->wind], again, round->number + 1,
                            result->next.honba);

  g_string_append (text, rights[result->right]);
  if (result->cut_short)
    g_string_append (text, "; cut");
  if (result->pot != 0)
    g_string_append_printf (text, "; pot=%d", result->pot);
  if (result->penalty_pot != 0)
    g_string_append_printf (text, "; penalty-pot=%d", result->penalty_pot);
  if (is_any (result->chips))
    append_players (text, "; chips=", result->chips);
  if (is_any (result->prizes))
    append_players (text, "; prizes=", result->prizes);

  return g_string_free (text, FALSE);
}

static void
append_account (GString  *text,
                TbAccount account)
{
  if (account == TB_ACCOUNT_POT)
    g_string_append (text, "pot");
  else if (account == TB_ACCOUNT_PENALTY_POT)
    g_string_append (text, "penalty-pot");
  else if (account == TB_ACCOUNT_NOBODY)
    g_string_append (text, "nobody");
  else
    g_string_append_printf (text, "%d", (int) account);
}

char *
script_ledger (const TbLedger *ledger)
{
  GString *text = g_string_new (NULL);

  for (int32_t i = 0; i < ledger->n_lines; i++)
    {
      const TbLedgerLine *line = &ledger->lines[i];

      g_string_append (text, i > 0 ? ", " : "");
      append_account (text, line->from);
      g_string_append (text, ">");
      append_account (text, line->to);
      g_string_append_printf (text, " %d %s", line->points, tb_reason_id (line->reason));
      if (line->field != TB_FIELD_NONE)
        g_string_append_printf (text, "(%s)", tb_rule_fields[line->field].key);
    }

  return g_string_free (text, FALSE);
}

static const char *const code_names[] = {
  [TB_PROBLEM_NONE] = "NONE",
  [TB_PROBLEM_SYNTAX] = "SYNTAX",
  [TB_PROBLEM_UNKNOWN_KEY] = "UNKNOWN_KEY",
  [TB_PROBLEM_WRONG_TYPE] = "WRONG_TYPE",
  [TB_PROBLEM_MISSING] = "MISSING",
  [TB_PROBLEM_NOT_HERE] = "NOT_HERE",
  [TB_PROBLEM_OUT_OF_RANGE] = "OUT_OF_RANGE",
  [TB_PROBLEM_UNKNOWN_ID] = "UNKNOWN_ID",
  [TB_PROBLEM_TOO_MANY] = "TOO_MANY",
  [TB_PROBLEM_TOO_FEW] = "TOO_FEW",
  [TB_PROBLEM_DUPLICATE] = "DUPLICATE",
  [TB_PROBLEM_EMPTY] = "EMPTY",
  [TB_PROBLEM_NO_TILES] = "NO_TILES",
  [TB_PROBLEM_NO_MELD] = "NO_MELD",
  [TB_PROBLEM_GAME_OVER] = "GAME_OVER",
  [TB_PROBLEM_NOT_PLAYED] = "NOT_PLAYED",
  [TB_PROBLEM_RIICHI_POINTS] = "RIICHI_POINTS",
  [TB_PROBLEM_OPEN_NO_RIICHI] = "OPEN_NO_RIICHI",
  [TB_PROBLEM_RIICHI_NOTEN] = "RIICHI_NOTEN",
  [TB_PROBLEM_RONNED_TILE_NO_STAKE] = "RONNED_TILE_NO_STAKE",
  [TB_PROBLEM_SAME_PLAYER] = "SAME_PLAYER",
  [TB_PROBLEM_SEVERAL_DISCARDERS] = "SEVERAL_DISCARDERS",
  [TB_PROBLEM_TOO_MANY_WINNERS] = "TOO_MANY_WINNERS",
  [TB_PROBLEM_RULE_OPEN_WIN] = "RULE_OPEN_WIN",
  [TB_PROBLEM_RULE_OPEN_WIN_BESIDE] = "RULE_OPEN_WIN_BESIDE",
  [TB_PROBLEM_WINNER_FOUL] = "WINNER_FOUL",
  [TB_PROBLEM_NO_PAO] = "NO_PAO",
  [TB_PROBLEM_PAO_NOT_IN_HAND] = "PAO_NOT_IN_HAND",
  [TB_PROBLEM_NO_FU] = "NO_FU",
  [TB_PROBLEM_OTHER_FU] = "OTHER_FU",
  [TB_PROBLEM_WRONG_FU] = "WRONG_FU",
  [TB_PROBLEM_VALUE_FORM] = "VALUE_FORM",
  [TB_PROBLEM_INCOMPATIBLE] = "INCOMPATIBLE",
  [TB_PROBLEM_CLOSED_ONLY] = "CLOSED_ONLY",
  [TB_PROBLEM_NO_YAKU] = "NO_YAKU",
  [TB_PROBLEM_NOT_COMPLETE] = "NOT_COMPLETE",
  [TB_PROBLEM_BAD_TILES] = "BAD_TILES",
  [TB_PROBLEM_OTHER_SCORING] = "OTHER_SCORING",
  [TB_PROBLEM_TAI_MINIMUM] = "TAI_MINIMUM",
  [TB_PROBLEM_ITEMS_NOT_SHOWN] = "ITEMS_NOT_SHOWN",
  [TB_PROBLEM_HAN_MINIMUM] = "HAN_MINIMUM",
  [TB_PROBLEM_NO_RIICHI] = "NO_RIICHI",
  [TB_PROBLEM_RIICHI_OPEN] = "RIICHI_OPEN",
  [TB_PROBLEM_CHIP_CLOSED_ONLY] = "CHIP_CLOSED_ONLY",
  [TB_PROBLEM_RIICHI_NOT_LISTED] = "RIICHI_NOT_LISTED",
  [TB_PROBLEM_TSUMO_NOT_LISTED] = "TSUMO_NOT_LISTED",
  [TB_PROBLEM_IMPOSSIBLE_FU] = "IMPOSSIBLE_FU",
  [TB_PROBLEM_FU_OF_OPEN] = "FU_OF_OPEN",
  [TB_PROBLEM_FU_OF_CLOSED] = "FU_OF_CLOSED",
  [TB_PROBLEM_NO_ROOM] = "NO_ROOM",
  [TB_PROBLEM_SELF_DRAW_ONLY] = "SELF_DRAW_ONLY",
  [TB_PROBLEM_DISCARD_ONLY] = "DISCARD_ONLY",
  [TB_PROBLEM_DEALER_ONLY] = "DEALER_ONLY",
  [TB_PROBLEM_CHILD_ONLY] = "CHILD_ONLY",
  [TB_PROBLEM_FIRST_TURN] = "FIRST_TURN",
  [TB_PROBLEM_FOUR_RIICHI] = "FOUR_RIICHI",
  [TB_PROBLEM_TENPAI_FOUL] = "TENPAI_FOUL",
  [TB_PROBLEM_NAGASHI_FOUL] = "NAGASHI_FOUL",
  [TB_PROBLEM_FOUL_RESULT] = "FOUL_RESULT",
  [TB_PROBLEM_OWN_HAND] = "OWN_HAND",
  [TB_PROBLEM_NO_ENDING_FOUL] = "NO_ENDING_FOUL",
  [TB_PROBLEM_FOUL_NO_RIICHI] = "FOUL_NO_RIICHI",
  [TB_PROBLEM_NO_CHOICE] = "NO_CHOICE",
  [TB_PROBLEM_MUST_CONTINUE] = "MUST_CONTINUE",
};

const char *
script_code (TbProblemCode code)
{
  return code_names[code];
}

static const char *const places[TB_N_LOCATIONS] = {
  [TB_AT_HAND] = "hand",
  [TB_AT_RESULT] = "result",
  [TB_AT_RIICHI] = "riichi",
  [TB_AT_RIICHI_ENTRY] = "riichi[#]",
  [TB_AT_OPEN_RIICHI] = "open_riichi",
  [TB_AT_OPEN_RIICHI_ENTRY] = "open_riichi[#]",
  [TB_AT_FOULS] = "fouls",
  [TB_AT_FOUL] = "fouls[#]",
  [TB_AT_FOUL_PLAYER] = "fouls[#].player",
  [TB_AT_FOUL_KIND] = "fouls[#].kind",
  [TB_AT_FOUL_COUNT] = "fouls[#].count",
  [TB_AT_AGAINST] = "fouls[#].against",
  [TB_AT_AGAINST_ENTRY] = "fouls[#].against[#]",
  [TB_AT_AGAINST_PLAYER] = "fouls[#].against[#].player",
  [TB_AT_WINS] = "wins",
  [TB_AT_WIN] = "wins[#]",
  [TB_AT_WIN_PLAYER] = "wins[#].player",
  [TB_AT_WIN_FROM] = "wins[#].from",
  [TB_AT_WIN_OPEN] = "wins[#].open",
  [TB_AT_WIN_PAO] = "wins[#].pao",
  [TB_AT_WIN_PAO_PLAYER] = "wins[#].pao.player",
  [TB_AT_WIN_PAO_FOR] = "wins[#].pao.for",
  [TB_AT_WIN_PAO_FOR_ENTRY] = "wins[#].pao.for[#]",
  [TB_AT_WIN_BONUS] = "wins[#].bonus",
  [TB_AT_WIN_BONUS_IPPATSU] = "wins[#].bonus.ippatsu",
  [TB_AT_WIN_BONUS_URA] = "wins[#].bonus.ura",
  [TB_AT_WIN_BONUS_RED] = "wins[#].bonus.red",
  [TB_AT_WIN_BONUS_BLUE] = "wins[#].bonus.blue",
  [TB_AT_WIN_BONUS_GOLD] = "wins[#].bonus.gold",
  [TB_AT_WIN_BONUS_SILVER] = "wins[#].bonus.silver",
  [TB_AT_WIN_BONUS_RAINBOW] = "wins[#].bonus.rainbow",
  [TB_AT_WIN_BONUS_MARKED] = "wins[#].bonus.marked",
  [TB_AT_WIN_ON_RIICHI_TILE] = "wins[#].on_riichi_tile",
  [TB_AT_WIN_ROBBED] = "wins[#].robbed",
  [TB_AT_WIN_LAST_TILE] = "wins[#].last_tile",
  [TB_AT_TENPAI] = "tenpai",
  [TB_AT_TENPAI_ENTRY] = "tenpai[#]",
  [TB_AT_NAGASHI] = "nagashi",
  [TB_AT_NAGASHI_ENTRY] = "nagashi[#]",
  [TB_AT_REASON] = "reason",
  [TB_AT_CONTINUE] = "continue",
  [TB_AT_WAREME] = "wareme",
  [TB_AT_TRANSFERS] = "transfers",
  [TB_AT_TRANSFER] = "transfers[#]",
  [TB_AT_TRANSFER_FROM] = "transfers[#].from",
  [TB_AT_TRANSFER_TO] = "transfers[#].to",
  [TB_AT_TRANSFER_POINTS] = "transfers[#].points",
  [TB_AT_VALUE] = "value",
  [TB_AT_VALUE_HAN] = "value.han",
  [TB_AT_VALUE_FU] = "value.fu",
  [TB_AT_VALUE_LIMIT] = "value.limit",
  [TB_AT_VALUE_YAKUMAN] = "value.yakuman",
  [TB_AT_VALUE_YAKUMAN_ENTRY] = "value.yakuman[#]",
  [TB_AT_VALUE_YAKU] = "value.yaku",
  [TB_AT_VALUE_YAKU_ENTRY] = "value.yaku[#]",
  [TB_AT_VALUE_DORA] = "value.dora",
  [TB_AT_VALUE_OPEN] = "value.open",
  [TB_AT_VALUE_TAI] = "value.tai",
  [TB_AT_VALUE_TAI_ENTRY] = "value.tai[#]",
  [TB_AT_VALUE_TILES] = "value.tiles",
  [TB_AT_VALUE_FLAGS] = "value.tiles.flags",
  [TB_AT_VALUE_URA] = "value.tiles.ura",
};

char *
script_problem (const TbProblem *problem)
{
  GString       *text = g_string_new (code_names[problem->code]);
  const int32_t *index = problem->index;

  g_string_append_c (text, ' ');
  if (problem->at >= TB_AT_VALUE)
    g_string_append (text, problem->against ? "fouls[#].against[#]." : "wins[#].");
  g_string_append (text, places[problem->at]);

  for (char *mark = strchr (text->str, '#'); mark != NULL; mark = strchr (text->str, '#'))
    {
      gssize at = mark - text->str;

      g_string_erase (text, at, 1);
      g_string_insert_c (text, at, (char) ('0' + *index++));
    }

  if (problem->min != 0 || problem->max != 0)
    g_string_append_printf (text, " %d..%d", problem->min, problem->max);
  if (problem->code == TB_PROBLEM_BAD_TILES && problem->tile != TB_TILE_NONE)
    {
      char tile[TB_TILE_TEXT_SIZE];

      tb_tile_text (problem->tile, tile);
      g_string_append_printf (text, " %s", tile);
    }

  return g_string_free (text, FALSE);
}

/* Checks that hold for every event */

static void
check_ledger (const TbLedger *ledger,
              const int32_t  *before,
              const int32_t  *deltas)
{
  int32_t balance[TB_MAX_PLAYERS];

  memcpy (balance, before, sizeof balance);
  for (int32_t i = 0; i < ledger->n_lines; i++)
    {
      const TbLedgerLine *line = &ledger->lines[i];

      g_assert_cmpint (line->points, >, 0);
      g_assert_cmpint (line->from, !=, line->to);
      if (line->from < TB_MAX_PLAYERS)
        balance[line->from] -= line->points;
      if (line->to < TB_MAX_PLAYERS)
        balance[line->to] += line->points;
    }

  for (guint player = 0; player < TB_MAX_PLAYERS; player++)
    {
      g_assert_cmpint (balance[player], ==, before[player] + deltas[player]);
      g_assert_cmpint (balance[player], ==, ledger->balance[player]);
    }
}

void
script_check_invariants (const TbTable      *before,
                         const TbTable      *after,
                         const TbHandResult *result)
{
  const int32_t *chips = result->chips;

  g_assert_cmpint (tb_table_total (before), ==, tb_table_total (after));
  g_assert_cmpint (result->ledger.balance[TB_ACCOUNT_NOBODY], ==, 0);
  g_assert_cmpint (chips[0] + chips[1] + chips[2] + chips[3], ==, 0);
  check_ledger (&result->ledger, before->scores, result->deltas);
  check_ledger (&result->chip_ledger, before->chips, result->chips);

  g_assert_cmpmem (after->scores, sizeof after->scores, result->scores, sizeof result->scores);
  g_assert_cmpint (after->pot, ==, result->pot);
  g_assert_cmpint (after->penalty_pot, ==, result->penalty_pot);
  g_assert_cmpint (after->next.honba, ==, result->next.honba);
  g_assert_cmpint (after->end.reason, ==, result->end.reason);
  g_assert_cmpint (result->hand.honba, ==, before->next.honba);
  g_assert_cmpint (after->next.dealer, ==, after->next.round.number);
  for (guint player = 0; player < TB_MAX_PLAYERS; player++)
    {
      g_assert_cmpint (after->chips[player], ==, before->chips[player] + chips[player]);
      g_assert_cmpint (after->prizes[player], ==, before->prizes[player] + result->prizes[player]);
    }
}

char *
script_play (TbTable    *table,
             const char *text)
{
  TbTable      before = *table;
  TbEvent      event;
  TbHandResult result;
  TbProblem    problem;

  script_event (table->rules, text, &event);
  if (tb_table_apply (table, &event, &result, &problem) == TB_REFUSED)
    {
      g_autofree char *words = script_problem (&problem);

      g_assert_cmpint (problem.code, !=, TB_PROBLEM_NONE);
      g_assert_cmpmem (table, sizeof *table, &before, sizeof before);

      return g_strconcat ("refused ", words, NULL);
    }

  g_assert_cmpint (problem.code, ==, TB_PROBLEM_NONE);
  script_check_invariants (&before, table, &result);

  return script_result (&result);
}
