/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-record.h"

#include "tenbo-json.h"

/* The path of each location below its hand; '#' is replaced by the next index. */
static const char *const patterns[TB_N_LOCATIONS] = {
  [TB_AT_HAND] = "",
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

/* The paths of values, which precede the patterns below them. */
#define WIN_VALUE     "wins[#]."
#define AGAINST_VALUE "fouls[#].against[#]."

static void
append_pattern (GString         *path,
                const char      *pattern,
                const TbProblem *problem,
                int             *n_indices)
{
  for (const char *p = pattern; *p != '\0'; p++)
    if (*p != '#')
      g_string_append_c (path, *p);
    else
      g_string_append_printf (path, "%d", problem->index[(*n_indices)++]);
}

char *
tenbo_record_path (const TbProblem *problem,
                   int              hand)
{
  GString *path = g_string_new (NULL);
  int      n_indices = 0;

  g_return_val_if_fail (problem != NULL && problem->at < TB_N_LOCATIONS, NULL);

  if (hand >= 0)
    g_string_append_printf (path, "hands[%d]", hand);
  if (hand >= 0 && problem->at != TB_AT_HAND)
    g_string_append_c (path, '.');
  if (problem->at >= TB_AT_VALUE)
    append_pattern (path, problem->against ? AGAINST_VALUE : WIN_VALUE, problem, &n_indices);
  append_pattern (path, patterns[problem->at], problem, &n_indices);
  return g_string_free_and_steal (path);
}

/* Returns the value that contains @problem, and the index of the affected entry in @entry. */
static const TbValueEntry *
find_value (const TbProblem *problem,
            const TbEvent   *event,
            int             *entry)
{
  *entry = problem->index[problem->against ? 2 : 1];
  if (problem->against)
    return &event->fouls[problem->index[0]].against[problem->index[1]].value;
  return &event->wins[problem->index[0]].value;
}

const char *
tenbo_record_problem_word (const TbProblem *problem,
                           const TbEvent   *event,
                           const TbRules   *rules)
{
  const TbValueEntry *value;
  TbProblemAt         at;
  int                 entry;

  g_return_val_if_fail (problem != NULL && event != NULL && rules != NULL, NULL);

  at = problem->at;
  if (at == TB_AT_VALUE_YAKU_ENTRY || at == TB_AT_VALUE_YAKUMAN_ENTRY)
    {
      value = find_value (problem, event, &entry);
      return entry < value->n_yaku ? tb_rules_yaku_id (rules, value->yaku[entry]) : NULL;
    }
  if (at == TB_AT_VALUE_TAI_ENTRY)
    {
      value = find_value (problem, event, &entry);
      return entry < value->n_tai_items ? tb_rules_tai_id (rules, value->tai_items[entry]) : NULL;
    }
  if (at == TB_AT_VALUE_FLAGS)
    return tb_hand_flag_ids[problem->index[problem->against ? 2 : 1]];
  if (at == TB_AT_WIN_PAO_FOR_ENTRY)
    return tb_rules_yaku_id (
      rules, event->wins[problem->index[0]].pao.for_yakuman[problem->index[1]]);
  if (at == TB_AT_FOUL_KIND)
    return rules->fouls[event->fouls[problem->index[0]].rule].id;
  if (at == TB_AT_RESULT)
    return tenbo_record_result_id (event->result);
  return at == TB_AT_REASON ? tb_abort_id (event->reason) : NULL;
}

void
tenbo_record_problem_clear (TenboRecordProblem *problem)
{
  g_clear_pointer (&problem->at, g_free);
  g_clear_pointer (&problem->word, g_free);
  g_clear_pointer (&problem->expected, g_free);
  g_clear_pointer (&problem->text, g_free);
  problem->problem = (TbProblem) { .code = TB_PROBLEM_NONE };
  problem->wanted = TENBO_WANTED_NOTHING;
}

char *
tenbo_record_problem_dup_text (const TenboRecordProblem *problem)
{
  g_return_val_if_fail (problem != NULL, NULL);

  if (problem->text != NULL)
    return g_strdup (problem->text);
  return tenbo_words_refusal (&problem->problem, problem->word, problem->wanted, problem->expected);
}

char *
tenbo_record_problem_dup_line (const TenboRecordProblem *problem)
{
  g_autofree char *text = tenbo_record_problem_dup_text (problem);

  g_return_val_if_fail (text != NULL, NULL);

  if (problem->at == NULL || *problem->at == '\0')
    return g_steal_pointer (&text);

  return g_strdup_printf ("%s: %s", problem->at, text);
}

void
tenbo_record_problem_write (const TenboRecordProblem *problem,
                            GString                  *out)
{
  g_autofree char *message = tenbo_record_problem_dup_text (problem);

  g_string_append (out, "{\"at\": ");
  tenbo_json_write_text (out, problem->at);
  g_string_append (out, ", \"message\": ");
  tenbo_json_write_text (out, message);
  g_string_append_c (out, '}');
}
