/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-test.h"

#include <string.h>

#include "tenbo-check.h"
#include "tenbo-game-record.h"

TenboRuleset *
game_test_ruleset (guint index)
{
  g_autoptr (TenboRulesetList) list = tenbo_ruleset_list_new (NULL);

  return g_list_model_get_item (G_LIST_MODEL (list), index);
}

TenboRuleset *
game_test_find_ruleset (const char *id)
{
  g_autoptr (TenboRulesetList) list = tenbo_ruleset_list_new (NULL);
  g_autoptr (GError) error = NULL;
  TenboRuleset *ruleset = tenbo_ruleset_list_find (list, id, &error);

  g_assert_no_error (error);
  return ruleset;
}

TenboGame *
game_test_create (TenboStore   *store,
                  TenboRuleset *ruleset)
{
  g_autoptr (GError) error = NULL;
  static const char *const names[] = { "Aki", "Ben", "Chie", "Dai" };
  TenboNewGame             new_game = { .ruleset = ruleset };
  TenboGame               *game;

  for (int i = 0; i < tenbo_ruleset_get_rules (ruleset)->players; i++)
    new_game.names[i] = names[i];
  game = apply_test_create (store, &new_game, &error);
  g_assert_no_error (error);
  return game;
}

static void
confirm (TenboGame     *game,
         const TbEvent *event)
{
  g_autoptr (GError) error = NULL;

  apply_test (game, tenbo_game_change_confirm (event), &error);
  g_assert_no_error (error);
}

void
game_test_ron (TenboGame *game,
               TbPlayer   player,
               TbPlayer   from)
{
  TbEvent event;

  tenbo_game_begin_event (game, TB_RESULT_WIN, &event);
  event.n_wins = 1;
  tb_win_init (&event.wins[0], player);
  event.wins[0].from = from;
  event.wins[0].value = (TbValueEntry) { .form = TB_VALUE_LIMIT, .limit = TB_LIMIT_MANGAN };
  confirm (game, &event);
}

void
game_test_draw (TenboGame *game)
{
  TbEvent event;

  tenbo_game_begin_event (game, TB_RESULT_DRAW, &event);
  confirm (game, &event);
}

void
game_test_stop (TenboGame *game)
{
  TbEvent event;

  tenbo_game_begin_event (game, TB_RESULT_STOP, &event);
  confirm (game, &event);
}

void
game_test_correct (TenboGame *game)
{
  TbEvent event;

  tenbo_game_begin_event (game, TB_RESULT_ADJUST, &event);
  event.n_transfers = 1;
  event.transfers[0] = (TbTransfer) { .from = 0, .to = 1, .points = 500 };
  confirm (game, &event);
}

void
game_test_riichi (TenboGame *game,
                  TbPlayer   player)
{
  g_autoptr (GError) error = NULL;
  TbPartialHand partial = *tenbo_game_get_partial (game);

  partial.riichi[partial.n_riichi++] = player;
  apply_test (game, tenbo_game_change_partial (&partial), &error);
  g_assert_no_error (error);
}

void
game_test_win_by_yaku (TenboGame *game)
{
  g_autoptr (GError) error = NULL;
  TbEvent event;

  tenbo_game_begin_event (game, TB_RESULT_WIN, &event);
  event.n_wins = 1;
  tb_win_init (&event.wins[0], 2);
  event.wins[0].value.form = TB_VALUE_YAKU;
  event.wins[0].value.n_yaku = 2;
  event.wins[0].value.yaku[0] = TB_YAKU_TSUMO;
  event.wins[0].value.yaku[1] = TB_YAKU_TANYAO;
  event.wins[0].value.fu = 30;
  apply_test (game, tenbo_game_change_confirm (&event), &error);
  g_assert_no_error (error);
}

char *
game_test_describe (TenboGame *game)
{
  const TbTable       *table = tenbo_game_get_table (game);
  const TbPartialHand *partial = tenbo_game_get_partial (game);
  const TbView        *view = tenbo_game_get_view (game);
  GString             *text = g_string_new (NULL);

  g_string_printf (text, "%u hands, %d %d %d %d, pots %d %d, next %d%d%s honba %d dealer %d, "
                         "end %d",
                   tenbo_game_get_n_hands (game),
                   table->scores[0], table->scores[1], table->scores[2], table->scores[3],
                   table->pot, table->penalty_pot,
                   (int) table->next.round.wind, table->next.round.number,
                   table->next.round.extension ? "+" : "",
                   table->next.honba, table->next.dealer, (int) table->end.reason);

  g_string_append_printf (text, ", chips %d %d %d %d, view %d %d %d %d pot %d",
                          table->chips[0], table->chips[1], table->chips[2], table->chips[3],
                          view->scores[0], view->scores[1], view->scores[2], view->scores[3],
                          view->pot);

  g_string_append_printf (text, " penalties %d", view->penalty_pot);
  for (int i = 0; i < table->rules->players; i++)
    g_string_append_printf (text, ", busted by %d, prizes %d", table->busted_by[i],
                            table->prizes[i]);

  for (int32_t i = 0; i < partial->n_riichi; i++)
    g_string_append_printf (text, ", riichi %d", partial->riichi[i]);
  for (int32_t i = 0; i < partial->n_open_riichi; i++)
    g_string_append_printf (text, ", open riichi %d", partial->open_riichi[i]);
  for (int32_t i = 0; i < partial->n_fouls; i++)
    g_string_append_printf (text, ", foul %d of %d", partial->fouls[i].rule,
                            partial->fouls[i].player);

  g_string_append_printf (text, ", undo %d redo %d",
                          tenbo_game_get_can_undo (game), tenbo_game_get_can_redo (game));
  return g_string_free_and_steal (text);
}

char *
game_test_describe_stored (TenboStore *store,
                           gint64      game_id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboGame) game = tenbo_game_open (store, game_id, &error);

  g_assert_no_error (error);
  return game_test_describe (game);
}

char *
game_test_record (TenboStore *store,
                  gint64      game_id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRecord) record = tenbo_game_export (store, game_id, &error);
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_no_error (error);
  tenbo_record_write (record, text);
  return g_string_free_and_steal (g_steal_pointer (&text));
}

void
game_test_say_finding (const TenboFinding *finding,
                       gpointer            user_data)
{
  g_test_message ("game %d: kind %d, hand %d, player %d, %s: %d, computed %d; %s",
                  (int) finding->owner_id, finding->kind, finding->hand, finding->player,
                  finding->column, (int) finding->stored, (int) finding->computed,
                  finding->detail);
}

void
game_test_assert_sound (TenboStore *store)
{
  g_autoptr (GError) error = NULL;
  TenboCheckResult result;

  tenbo_store_check (store, &error);
  g_assert_no_error (error);
  tenbo_check_all (store, game_test_say_finding, NULL, &result, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (result.n_findings, ==, 0);
}
