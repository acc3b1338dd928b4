/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-test.h"

#include "tenbo-ruleset-list.h"

static void
begin (WordsTest    *self,
       TenboRuleset *ruleset)
{
  static const char *const names[] = { "Aki", "Ben", "Chie", "Dai" };

  self->ruleset = ruleset;
  tenbo_words_game_init (&self->game, tenbo_ruleset_get_rules (ruleset), names);
  tb_table_start (&self->table, self->game.rules);
}

static TenboRuleset *
read_file (const char       *path,
           TenboRulesetList *rulesets,
           GError          **error)
{
  g_autofree char *json = NULL;

  if (!g_file_get_contents (path, &json, NULL, error))
    return NULL;

  return tenbo_ruleset_new_from_json (json, -1, path, tenbo_ruleset_list_lookup, rulesets, error);
}

void
words_test_set_up (WordsTest    *self,
                   gconstpointer ruleset)
{
  g_autoptr (TenboRulesetList) rulesets = tenbo_ruleset_list_new (NULL);
  g_autoptr (GError) error = NULL;

  begin (self, g_str_has_suffix (ruleset, ".json")
                 ? read_file (ruleset, rulesets, &error)
                 : tenbo_ruleset_list_find (rulesets, ruleset, &error));
  g_assert_no_error (error);
  self->events = g_ptr_array_new_with_free_func (g_free);
  self->results = g_ptr_array_new_with_free_func (g_free);
  self->hands = g_array_new (FALSE, FALSE, sizeof (TenboWordsHand));
}

void
words_test_tear_down (WordsTest    *self,
                      gconstpointer ruleset)
{
  g_object_unref (self->ruleset);
  g_ptr_array_unref (self->events);
  g_ptr_array_unref (self->results);
  g_array_unref (self->hands);
}

void
words_test_override (WordsTest  *self,
                     const char *override)
{
  g_autoptr (TenboRuleset) base = self->ruleset;
  g_autoptr (GError) error = NULL;

  begin (self, tenbo_ruleset_override (base, override, &error));
  g_assert_no_error (error);
}

void
words_test_play (WordsTest     *self,
                 const TbEvent *event)
{
  TenboWordsHand hand;
  TbHandResult   result;
  TbProblem      problem;

  g_assert_cmpint (tb_table_enter (&self->table, event, &result, &problem), ==, TB_OK);
  g_ptr_array_add (self->events, g_memdup2 (event, sizeof *event));
  g_ptr_array_add (self->results, g_memdup2 (&result, sizeof result));
  hand.event = self->events->pdata[self->events->len - 1];
  hand.result = self->results->pdata[self->results->len - 1];
  g_array_append_val (self->hands, hand);
}

void
words_test_init_win (TbEvent     *event,
                     TbPlayer     player,
                     TbPlayer     from,
                     TbValueEntry value)
{
  tb_event_init (event, TB_RESULT_WIN);
  event->n_wins = 1;
  tb_win_init (&event->wins[0], player);
  event->wins[0].from = from;
  event->wins[0].value = value;
}

void
words_test_play_ron (WordsTest *self,
                     TbPlayer   player,
                     TbPlayer   from,
                     int        han,
                     int        fu)
{
  TbEvent event;

  words_test_init_win (&event, player, from,
                       (TbValueEntry) { .form = TB_VALUE_HAN, .han = han, .fu = fu });
  words_test_play (self, &event);
}

void
words_test_play_draw (WordsTest  *self,
                      TbPlayerSet tenpai)
{
  TbEvent event;

  tb_event_init (&event, TB_RESULT_DRAW);
  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    if ((tenpai & TB_PLAYER_BIT (player)) != 0)
      event.tenpai[event.n_tenpai++] = player;
  words_test_play (self, &event);
}

void
words_test_move_points (WordsTest *self,
                        TbPlayer   from,
                        TbPlayer   to,
                        int        points)
{
  TbEvent event;

  tb_event_init (&event, TB_RESULT_ADJUST);
  event.n_transfers = 1;
  event.transfers[0] = (TbTransfer) { .from = from, .to = to, .points = points };
  words_test_play (self, &event);
}

void
words_test_stop (WordsTest *self)
{
  TbEvent event;

  tb_event_init (&event, TB_RESULT_STOP);
  words_test_play (self, &event);
}
