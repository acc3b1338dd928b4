/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-ruleset-trial.h"

#include "tb-settlement.h"
#include "tenbo-bidi.h"
#include "tenbo-describe.h"
#include "tenbo-explain.h"
#include "tenbo-settlement-words.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* Points that the players of the sample game won or lost, in the order of the ranks */
static const int32_t changes[TB_MAX_PLAYERS + 1][TB_MAX_PLAYERS] = {
  [3] = { 18000, -3000, -15000 },
  [4] = { 18000, 3000, -5000, -16000 },
};

static void
line_free (gpointer data)
{
  TenboTrialLine *line = data;

  g_free (line->title);
  g_free (line->text);
  g_free (line);
}

static GPtrArray *
create_lines (void)
{
  return g_ptr_array_new_with_free_func (line_free);
}

/* Appends a line to @lines. Takes @text. */
static void
add_line (GPtrArray  *lines,
          const char *title,
          char       *text)
{
  TenboTrialLine *line = g_new (TenboTrialLine, 1);

  *line = (TenboTrialLine) { g_strdup (title), text };
  g_ptr_array_add (lines, line);
}

/* --- Hands --- */

/* A table on which each sample hand is played, with the winds of the seats as names */
typedef struct
{
  TenboWordsGame game;
  TbTable        table;
  TbPlayer       dealer;
  TbPlayer       child; /* the player after the dealer */
  TbPlayer       other;
  GPtrArray     *lines;
} Trial;

/* Plays a draw after a riichi, so that the samples have a honba and a stick if the ruleset plays
 * them. */
static void
begin (Trial         *self,
       const TbRules *rules)
{
  TbEvent      event;
  TbHandResult result;
  TbProblem    problem;

  tb_table_start (&self->table, rules);
  tb_event_init (&event, TB_RESULT_DRAW);
  event.n_tenpai = 1;
  event.tenpai[0] = 0;
  event.n_riichi = rules->riichi_stake > 0;
  event.riichi[0] = 0;
  if (tb_table_enter (&self->table, &event, &result, &problem) != TB_OK ||
      result.end.reason != TB_END_NONE)
    tb_table_start (&self->table, rules);

  self->dealer = self->table.next.dealer;
  self->child = (TbPlayer) ((self->dealer + 1) % rules->players);
  self->other = (TbPlayer) ((self->dealer + 2) % rules->players);
  self->game = (TenboWordsGame) { .rules = rules };
  for (int seat = 0; seat < rules->players; seat++)
    self->game.names[(self->dealer + seat) % rules->players] = tenbo_words_wind ((TbWind) seat);
}

/* Adds a text for each line of @ledger. The same explanation is not repeated. */
static void
add_ledger (const Trial        *self,
            GPtrArray          *texts,
            const TbEvent      *event,
            const TbHandResult *result,
            const TbLedger     *ledger)
{
  g_autofree char *last = NULL;

  for (int i = 0; i < ledger->n_lines; i++)
    {
      const TbLedgerLine *line = &ledger->lines[i];
      g_autofree char    *sentence = tenbo_describe_ledger_line (&self->game, line);
      g_autofree char    *why = tenbo_explain_line (&self->game, event, result, line);

      g_ptr_array_add (texts, why == NULL || g_strcmp0 (why, last) == 0
                                ? g_steal_pointer (&sentence)
                                : g_strdup_printf ("%s \u00b7 %s", sentence, why));
      g_set_str (&last, why);
    }
}

/* Plays @event on a copy of the table, and adds its payments. A hand that the ruleset does not know
 * has none. */
static void
add_hand (const Trial   *self,
          const TbEvent *event)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  TbTable          table = self->table;
  g_autofree char *title = NULL;
  TbHandResult     result;
  TbProblem        problem;

  if (tb_table_enter (&table, event, &result, &problem) != TB_OK)
    return;

  add_ledger (self, texts, event, &result, &result.ledger);
  add_ledger (self, texts, event, &result, &result.chip_ledger);
  if (texts->len == 0)
    return;

  g_ptr_array_add (texts, NULL);
  title = tenbo_describe_event (&self->game, event, &result.hand);
  add_line (self->lines, title, g_strjoinv ("\n", (char **) texts->pdata));
}

static TbWin *
append_win (TbEvent *event,
            TbPlayer player,
            TbPlayer from,
            int32_t  han)
{
  TbWin *win = &event->wins[event->n_wins++];

  tb_win_init (win, player);
  win->from = from;
  win->value = (TbValueEntry) { .form = TB_VALUE_HAN, .han = han, .fu = 40 };
  return win;
}

/* The dealer's tsumo has everything that is paid with chips. */
static void
add_dealer_tsumo (Trial *self)
{
  const TbRules *rules = self->game.rules;
  TbEvent        event;
  TbWin         *win;

  tb_event_init (&event, TB_RESULT_WIN);
  event.n_riichi = rules->riichi_stake > 0;
  event.riichi[0] = self->dealer;
  win = append_win (&event, self->dealer, TB_NOBODY, 5);
  win->bonus.ippatsu = rules->chip_ippatsu > 0;
  win->bonus.ura = rules->chip_ura > 0 ? 2 : 0;
  win->bonus.red = rules->chip_red > 0;
  add_hand (self, &event);
}

/* Daisangen that another player fed, won from the dealer */
static void
add_yakuman (Trial *self)
{
  const TbRules  *rules = self->game.rules;
  const TbYakuSet daisangen = TB_YAKU_BIT (TB_YAKU_DAISANGEN);
  TbEvent         event;
  TbWin          *win;

  tb_event_init (&event, TB_RESULT_WIN);
  win = append_win (&event, self->child, self->dealer, 0);
  win->value = (TbValueEntry) {
    .form = TB_VALUE_YAKUMAN,
    .n_yaku = 1,
    .yaku = { TB_YAKU_DAISANGEN },
  };
  if ((rules->pao_yakuman & daisangen) != 0)
    {
      win->is_open = TB_FACT_YES;
      win->pao.player = self->other;
      win->pao.n_for = 1;
      win->pao.for_yakuman[0] = TB_YAKU_DAISANGEN;
    }
  add_hand (self, &event);
}

static void
add_han_hands (Trial *self)
{
  TbEvent event;

  tb_event_init (&event, TB_RESULT_WIN);
  append_win (&event, self->child, self->other, 3);
  add_hand (self, &event);

  tb_event_init (&event, TB_RESULT_WIN);
  append_win (&event, self->child, TB_NOBODY, 2);
  add_hand (self, &event);

  add_dealer_tsumo (self);

  tb_event_init (&event, TB_RESULT_WIN);
  append_win (&event, self->child, self->dealer, 2);
  append_win (&event, self->other, self->dealer, 3);
  add_hand (self, &event);

  add_yakuman (self);

  tb_event_init (&event, TB_RESULT_DRAW);
  event.n_tenpai = 1;
  event.tenpai[0] = self->child;
  add_hand (self, &event);
}

/* Wins of a discard and by tsumo with the lowest sum that each needs, but at least @tai */
static void
add_tai_hands (Trial  *self,
               int32_t tai)
{
  const TbRules *rules = self->game.rules;
  int32_t        least = MAX (tai, MAX (rules->tai_minimum, rules->tai_minimum_self_draw));
  const struct
  {
    TbPlayer winner;
    TbPlayer from;
  } wins[] = {
    { self->child, self->other },
    { self->child, self->dealer },
    { self->child, TB_NOBODY },
    { self->dealer, TB_NOBODY },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (wins); i++)
    {
      TbEvent event;
      TbWin  *win;

      tb_event_init (&event, TB_RESULT_WIN);
      win = append_win (&event, wins[i].winner, wins[i].from, 0);
      win->value = (TbValueEntry) { .form = TB_VALUE_TAI, .tai = least };
      add_hand (self, &event);
    }
}

GPtrArray *
tenbo_ruleset_trial_list_hands (const TbRules *rules)
{
  Trial self = { .lines = create_lines () };

  g_return_val_if_fail (rules != NULL, NULL);

  begin (&self, rules);
  if (rules->scoring == TB_SCORING_TAI)
    add_tai_hands (&self, 5);
  else
    add_han_hands (&self);
  return self.lines;
}

/* --- A result --- */

GPtrArray *
tenbo_ruleset_trial_list_results (const TbRules *rules)
{
  GPtrArray      *lines = create_lines ();
  TbTable         table;
  TbSettlement    settlement;
  TenboResultItem items[TENBO_N_RESULT_ITEMS];
  guint           n_items;

  g_return_val_if_fail (rules != NULL, NULL);

  tb_table_start (&table, rules);
  for (int player = 0; player < rules->players; player++)
    table.scores[player] += changes[rules->players][player];
  table.end.reason = TB_END_ROUNDS;
  tb_table_settle (&table, &settlement);
  n_items = tenbo_result_items_list (rules, &settlement, items);
  for (int player = 0; player < rules->players; player++)
    {
      const TbFinal *final = &settlement.players[player];
      GString       *text = g_string_new (NULL);

      for (guint i = 0; i < n_items; i++)
        {
          g_autofree char *points = tenbo_result_item_describe (items[i], rules, final);

          if (i > 0)
            g_string_append (text, C_ ("list", ", "));
          /* Translators: an item of a result, and its points: "Uma: +30.0" */
          g_string_append_printf (text, C_ ("result", "%1$s: %2$s"),
                                  tenbo_result_item_get_name (items[i], rules), points);
        }
      add_line (lines, tenbo_words_rank (final->rank), g_string_free_and_steal (text));
    }
  return lines;
}

/* Returns the value of @field under @rules, or a dash if it has no effect. */
static char *
dup_value (const TbRules *rules,
           TbField        field)
{
  return tenbo_words_field_applies (rules, field) ? tenbo_words_field_value (rules, field)
                                                  : g_strdup ("\u2013");
}

GPtrArray *
tenbo_ruleset_trial_list_differences (TenboRuleset *ruleset,
                                      TenboRuleset *base)
{
  GPtrArray     *lines = create_lines ();
  const TbRules *rules;
  const TbRules *others;

  g_return_val_if_fail (TENBO_IS_RULESET (ruleset) && TENBO_IS_RULESET (base), NULL);

  rules = tenbo_ruleset_get_rules (ruleset);
  others = tenbo_ruleset_get_rules (base);
  for (TbField field = 0; field < TB_N_FIELDS; field++)
    {
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;

      if (!tenbo_words_field_differs (ruleset, base, field))
        continue;

      before = dup_value (others, field);
      after = dup_value (rules, field);
      add_line (lines, tenbo_words_field (field), tenbo_bidi_dup_flow (before, after));
    }
  return lines;
}
