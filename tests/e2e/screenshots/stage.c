/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "stage.h"

#include "tenbo-app-test.h"
#include "tenbo-entry-dialog.h"
#include "tenbo-player-toggles.h"
#include "tenbo-table-page.h"
#include "tenbo-value-grid.h"

/* Names of people are in the script of the language. */
static const struct
{
  const char *language;
  const char *names[TB_MAX_PLAYERS];
} people[] = {
  { "ja", { "青木", "馬場", "千葉", "土井" } },
  { "zh", { "王芳", "李伟", "张敏", "刘洋" } },
  { "", { "Aki", "Ben", "Chie", "Dai" } },
};

const char *
stage_get_name (TbPlayer player)
{
  gsize script = 0;

  while (!g_str_has_prefix (g_get_language_names ()[0], people[script].language))
    script++;

  return people[script].names[player];
}

char *
stage_dup_label (const char *mnemonic)
{
  g_auto (GStrv) parts = g_strsplit (mnemonic, "_", -1);

  return g_strjoinv (NULL, parts);
}

TenboGame *
stage_create_game_under (Stage      *stage,
                         const char *ruleset)
{
  const char *here[TB_MAX_PLAYERS];

  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    here[player] = stage_get_name (player);

  return app_test_create_game_of (stage->store, ruleset, here);
}

TenboGame *
stage_create_game (Stage *stage)
{
  return stage_create_game_under (stage, "b-rule");
}

void
stage_declare_riichi (TenboGame *game,
                      TbPlayer   player)
{
  g_autoptr (GError) error = NULL;
  TbPartialHand partial = *tenbo_game_get_partial (game);

  partial.riichi[partial.n_riichi++] = player;
  apply_test (game, tenbo_game_change_partial (&partial), &error);
  g_assert_no_error (error);
}

void
stage_move_points (TenboGame *game,
                   TbPlayer   from,
                   TbPlayer   to,
                   int        points)
{
  g_autoptr (GError) error = NULL;
  TbEvent event;

  tenbo_game_begin_event (game, TB_RESULT_ADJUST, &event);
  event.n_transfers = 1;
  event.transfers[0] = (TbTransfer) { .from = from, .to = to, .points = points };
  apply_test (game, tenbo_game_change_confirm (&event), &error);
  g_assert_no_error (error);
}

void
stage_note_foul (TenboGame  *game,
                 TbPlayer    player,
                 const char *foul)
{
  g_autoptr (GError) error = NULL;
  TbPartialHand partial = *tenbo_game_get_partial (game);

  partial.fouls[partial.n_fouls++] = (TbFoul) {
    .player = player,
    .rule = tenbo_ruleset_find_foul (tenbo_game_get_ruleset (game), foul),
    .count = 1,
  };
  apply_test (game, tenbo_game_change_partial (&partial), &error);
  g_assert_no_error (error);
}

GtkWidget *
stage_open_table (Stage *stage)
{
  GtkWidget *page;

  tenbo_window_show_game (stage->window, stage->game);
  page = app_test_find (stage->window, TENBO_TYPE_TABLE_PAGE, NULL);
  WAIT_UNTIL (gtk_widget_get_mapped (page));

  return page;
}

GtkWidget *
stage_open_sheet (Stage      *stage,
                  const char *action)
{
  gtk_widget_activate_action (stage_open_table (stage), action, NULL);

  return app_test_find (stage->window, TENBO_TYPE_ENTRY_DIALOG, NULL);
}

void
stage_choose (GtkWidget  *sheet,
              const char *row,
              TbPlayer    player)
{
  app_test_press (app_test_find (sheet, TENBO_TYPE_PLAYER_TOGGLES, row), stage_get_name (player));
}

void
stage_choose_value (GtkWidget  *sheet,
                    const char *amount)
{
  app_test_press (app_test_find (sheet, TENBO_TYPE_VALUE_GRID, NULL), amount);
}
