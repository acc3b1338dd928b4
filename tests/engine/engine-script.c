/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-script.h"

#include "engine-rulesets.h"

#include <string.h>

static const char *const limit_names[] = {
  "none",
  "mangan",
  "haneman",
  "baiman",
  "sanbaiman",
  "yakuman",
  NULL,
};

static int32_t
number (const char *text)
{
  char  *end;
  gint64 value = g_ascii_strtoll (text, &end, 10);

  if (end == text || *end != '\0')
    g_error ("\"%s\" is not a number", text);

  return (int32_t) value;
}

static int32_t
word_index (const char *const *words,
            const char        *word)
{
  for (int32_t i = 0; words[i] != NULL; i++)
    if (strcmp (words[i], word) == 0)
      return i;

  return -1;
}

static TbYaku
yaku (const char *id)
{
  TbYaku out;

  if (!tb_yaku_from_id (id, &out))
    g_error ("\"%s\" is no yaku", id);

  return out;
}

/* "a=b" into "a" and "b", or NULL in @value. */
static char *
split_word (const char  *word,
            const char **value)
{
  const char *equals = strchr (word, '=');

  *value = equals == NULL ? NULL : equals + 1;

  return equals == NULL ? g_strdup (word) : g_strndup (word, (gsize) (equals - word));
}

static int32_t
read_players (const char *text,
              TbPlayer   *out)
{
  g_auto (GStrv) items = g_strsplit (text, ",", -1);
  int32_t n = 0;

  for (; items[n] != NULL; n++)
    out[n] = (TbPlayer) number (items[n]);

  return n;
}

static int32_t
read_yaku (const char *text,
           TbYaku     *out)
{
  g_auto (GStrv) items = g_strsplit (text, ",", -1);
  int32_t n = 0;

  for (; items[n] != NULL; n++)
    out[n] = yaku (items[n]);

  return n;
}

/* Rules */

static void
set_field (const TbRuleField *field,
           void              *record,
           const char        *text)
{
  guint8 *at = (guint8 *) record + field->offset;

  if (field->kind == TB_FIELD_KIND_BOOL)
    *(bool *) at = strcmp (text, "true") == 0;
  else if (field->kind == TB_FIELD_KIND_INT)
    *(int32_t *) (void *) at = number (text);
  else if (field->kind == TB_FIELD_KIND_ENUM)
    *(int32_t *) (void *) at = word_index (field->words, text);
  else if (field->kind == TB_FIELD_KIND_YAKU_SET)
    {
      TbYaku  list[TB_N_YAKU];
      int32_t n = read_yaku (text, list);

      *(TbYakuSet *) (void *) at = 0;
      for (int32_t i = 0; i < n; i++)
        *(TbYakuSet *) (void *) at |= TB_YAKU_BIT (list[i]);
    }
  else if (field->kind == TB_FIELD_KIND_ROW)
    {
      g_auto (GStrv) items = g_strsplit (text, ",", -1);

      for (gsize i = 0; items[i] != NULL; i++)
        ((int32_t *) (void *) at)[i] = number (items[i]);
    }
  else
    g_error ("cannot set %s", field->key);
}

static const TbRuleField *
find_field (const TbRuleField *fields,
            gsize              n,
            const char        *key)
{
  for (gsize i = 0; i < n; i++)
    if (strcmp (fields[i].key, key) == 0)
      return &fields[i];

  g_error ("no field \"%s\"", key);
}

/* "fouls.chombo.replay" */
static void
set_foul_field (TbRules    *rules,
                const char *key,
                const char *text)
{
  const TbRecordShape *shape = tb_rule_fields[TB_FIELD_FOULS].records;
  g_auto (GStrv) parts = g_strsplit (key, ".", -1);

  for (int32_t i = 0; i < rules->n_fouls; i++)
    if (strcmp (rules->fouls[i].id, parts[1]) == 0)
      {
        set_field (find_field (shape->fields, shape->n_fields, parts[2]), &rules->fouls[i], text);
        return;
      }

  g_error ("no foul \"%s\"", parts[1]);
}

void
script_rules (const char *text,
              TbRules    *rules)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  if (strcmp (words[0], "parlour") == 0)
    engine_rules_parlour (rules);
  else
    engine_rules_league (rules);

  for (gsize i = 1; words[i] != NULL; i++)
    {
      const char      *value;
      g_autofree char *key = split_word (words[i], &value);

      if (strchr (key, '.') != NULL)
        set_foul_field (rules, key, value);
      else
        set_field (find_field (tb_rule_fields, TB_N_FIELDS, key), rules, value);
    }
}

/* Tables */

void
script_table (const char    *text,
              const TbRules *rules,
              TbTable       *table)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  tb_table_start (table, rules);
  for (gsize i = 0; words[i] != NULL; i++)
    {
      const char      *value;
      g_autofree char *key = split_word (words[i], &value);

      if (strcmp (key, "honba") == 0)
        table->next.honba = number (value);
      else if (strcmp (key, "pot") == 0)
        table->pot = number (value);
      else if (strcmp (key, "penalty-pot") == 0)
        table->penalty_pot = number (value);
      else if (strcmp (key, "scores") == 0)
        {
          g_auto (GStrv) scores = g_strsplit (value, ",", -1);

          for (gsize player = 0; player < TB_MAX_PLAYERS; player++)
            table->scores[player] = number (scores[player]);
        }
      else if (key[0] != '\0')
        {
          table->next.round.wind = (TbWind) (strchr ("ESWN", key[0]) - "ESWN");
          table->next.round.number = (guint8) (number (key + 1) - 1);
          table->next.dealer = table->next.round.number;
        }
    }
}

/* Events */

static bool
read_value (const char   *word,
            TbValueEntry *entry)
{
  *entry = (TbValueEntry) { 0 };

  if (word[0] == '*' || word[0] == '+')
    {
      entry->form = word[0] == '*' ? TB_VALUE_YAKUMAN : TB_VALUE_YAKU;
      entry->n_yaku = word[1] == '\0' ? 0 : read_yaku (word + 1, entry->yaku);
      return true;
    }
  if (word_index (limit_names, word) >= 0)
    {
      entry->form = TB_VALUE_LIMIT;
      entry->limit = (TbLimit) word_index (limit_names, word);
      return true;
    }
  if (g_ascii_isdigit (word[0]) || word[0] == '-')
    {
      g_auto (GStrv) parts = g_strsplit (word, "/", -1);

      entry->form = TB_VALUE_HAN;
      entry->han = number (parts[0]);
      entry->fu = parts[1] == NULL ? 0 : number (parts[1]);
      return true;
    }

  return false;
}

static bool
read_win_word (TbEvent    *event,
               const char *key,
               const char *value)
{
  TbWin *win = event->n_wins == 0 ? NULL : &event->wins[event->n_wins - 1];

  if (strcmp (key, "ron") == 0)
    {
      g_auto (GStrv) parts = g_strsplit (value, "<", -1);

      win = &event->wins[event->n_wins++];
      tb_win_init (win, (TbPlayer) number (parts[0]));
      win->from = (TbPlayer) number (parts[1]);
    }
  else if (strcmp (key, "tsumo") == 0)
    tb_win_init (&event->wins[event->n_wins++], (TbPlayer) number (value));
  else if (strcmp (key, "open") == 0)
    win->open = true;
  else if (strcmp (key, "open-value") == 0)
    win->value.open = win->value.open_given = true;
  else if (strcmp (key, "dora") == 0)
    win->value.dora = number (value);
  else if (strcmp (key, "fu") == 0)
    win->value.fu = number (value);
  else if (strcmp (key, "pao") == 0)
    win->pao.player = (TbPlayer) number (value);
  else if (strcmp (key, "for") == 0)
    win->pao.n_for = read_yaku (value, win->pao.for_yakuman);
  else if (strcmp (key, "ippatsu") == 0)
    win->bonus.ippatsu = value == NULL ? 1 : number (value);
  else if (strcmp (key, "ura") == 0)
    win->bonus.ura = number (value);
  else if (strcmp (key, "red") == 0)
    win->bonus.red = number (value);
  else if (strcmp (key, "riichi-tile") == 0)
    win->on_riichi_tile = true;
  else
    return win != NULL && value == NULL && read_value (key, &win->value);

  return true;
}

static bool
read_foul_word (const TbRules *rules,
                TbEvent       *event,
                const char    *key,
                const char    *value)
{
  g_auto (GStrv) parts = g_strsplit (key, "@", -1);
  TbFoul *foul = event->n_fouls == 0 ? NULL : &event->fouls[event->n_fouls - 1];

  if (strcmp (key, "count") == 0)
    foul->count = number (value);
  else if (strcmp (key, "shown") == 0)
    {
      TbShownHand *shown = &foul->against[foul->n_against++];
      g_auto (GStrv) hand = g_strsplit (value, ":", -1);

      shown->player = (TbPlayer) number (hand[0]);
      g_assert_true (read_value (hand[1], &shown->value));
    }
  else if (parts[0] != NULL && parts[1] != NULL)
    {
      foul = &event->fouls[event->n_fouls++];
      *foul = (TbFoul) {
        .player = (TbPlayer) number (parts[1]),
        .rule = rules->n_fouls,
        .count = 1,
      };
      for (int32_t i = 0; i < rules->n_fouls; i++)
        if (strcmp (rules->fouls[i].id, parts[0]) == 0)
          foul->rule = i;
    }
  else
    return false;

  return true;
}

static bool
read_transfer (TbEvent    *event,
               const char *key,
               const char *value)
{
  g_auto (GStrv) players = g_strsplit (key, ">", -1);

  if (players[0] == NULL || players[1] == NULL)
    return false;

  event->transfers[event->n_transfers++] = (TbTransfer) {
    .from = (TbPlayer) number (players[0]),
    .to = (TbPlayer) number (players[1]),
    .points = number (value),
  };

  return true;
}

void
script_event (const TbRules *rules,
              const char    *text,
              TbEvent       *event)
{
  static const char *const results[] = { "win", "draw", "abort", "foul", "adjust", "stop", NULL };
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  int32_t result = word_index (results, words[0]);

  if (result < 0)
    g_error ("\"%s\" is no result", words[0]);
  tb_event_init (event, (TbResult) result);

  for (gsize i = 1; words[i] != NULL; i++)
    {
      const char      *value;
      g_autofree char *key = split_word (words[i], &value);

      if (strcmp (key, "riichi") == 0)
        event->n_riichi = read_players (value, event->riichi);
      else if (strcmp (key, "tenpai") == 0)
        event->n_tenpai = read_players (value, event->tenpai);
      else if (strcmp (key, "continue") == 0)
        event->choice = TB_CHOICE_CONTINUE;
      else if (strcmp (key, "decline") == 0)
        event->choice = TB_CHOICE_DECLINE;
      else if (!read_foul_word (rules, event, key, value) &&
               !read_transfer (event, key, value) &&
               !read_win_word (event, key, value))
        g_error ("what is \"%s\"?", words[i]);
    }
}

/* Results */

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
    g_string_append_printf (text, "; %c%d/%d", "ESWN"[result->next.round.wind],
                            result -> next.round.number + 1, result->next.honba);

  g_string_append (text, rights[result->right]);
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
  [TB_PROBLEM_GAME_OVER] = "GAME_OVER",
  [TB_PROBLEM_NOT_PLAYED] = "NOT_PLAYED",
  [TB_PROBLEM_RIICHI_POINTS] = "RIICHI_POINTS",
  [TB_PROBLEM_RIICHI_NOTEN] = "RIICHI_NOTEN",
  [TB_PROBLEM_RONNED_TILE_NO_STAKE] = "RONNED_TILE_NO_STAKE",
  [TB_PROBLEM_SAME_PLAYER] = "SAME_PLAYER",
  [TB_PROBLEM_SEVERAL_DISCARDERS] = "SEVERAL_DISCARDERS",
  [TB_PROBLEM_TOO_MANY_WINNERS] = "TOO_MANY_WINNERS",
  [TB_PROBLEM_RULE_OPEN_WIN] = "RULE_OPEN_WIN",
  [TB_PROBLEM_WINNER_FOUL] = "WINNER_FOUL",
  [TB_PROBLEM_NO_PAO] = "NO_PAO",
  [TB_PROBLEM_PAO_NOT_IN_HAND] = "PAO_NOT_IN_HAND",
  [TB_PROBLEM_NO_FU] = "NO_FU",
  [TB_PROBLEM_WRONG_FU] = "WRONG_FU",
  [TB_PROBLEM_VALUE_FORM] = "VALUE_FORM",
  [TB_PROBLEM_INCOMPATIBLE] = "INCOMPATIBLE",
  [TB_PROBLEM_CLOSED_ONLY] = "CLOSED_ONLY",
  [TB_PROBLEM_NO_YAKU] = "NO_YAKU",
  [TB_PROBLEM_TENPAI_FOUL] = "TENPAI_FOUL",
  [TB_PROBLEM_FOUL_RESULT] = "FOUL_RESULT",
  [TB_PROBLEM_OWN_HAND] = "OWN_HAND",
  [TB_PROBLEM_NO_ENDING_FOUL] = "NO_ENDING_FOUL",
  [TB_PROBLEM_NO_CHOICE] = "NO_CHOICE",
  [TB_PROBLEM_MUST_CONTINUE] = "MUST_CONTINUE",
};

const char *
script_code (TbProblemCode code)
{
  return code_names[code];
}

static const char *const places[TB_N_PLACES] = {
  [TB_AT_HAND] = "hand",
  [TB_AT_RESULT] = "result",
  [TB_AT_RIICHI] = "riichi",
  [TB_AT_RIICHI_ENTRY] = "riichi[#]",
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
  [TB_AT_WIN_ON_RIICHI_TILE] = "wins[#].on_riichi_tile",
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

  return g_string_free (text, FALSE);
}

/* What holds for every event */

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
